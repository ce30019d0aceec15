"""Misreadings that stand in no bullet: engines that got a rule beneath the rulings wrong.

Each behaves as a reported bug says (`properties/field_log.toml`) and is caught by controls, or by
single cases of several bullets. So they break no bullet of their own, and nobody is diagnosed with them.
"""

from ..catalogue import Misreading
from .checks import CHECKS
from .copies import COPIES
from .damage import DAMAGE
from .destruction import DESTRUCTION
from .regeneration import REGENERATION
from .tokens import TOKENS
from .umbras import UMBRAS

FIELD: dict[str, Misreading] = {
    one.name: one for one in (*DAMAGE, *DESTRUCTION, *REGENERATION, *CHECKS, *COPIES, *TOKENS, *UMBRAS)
}

__all__ = ["FIELD"]
