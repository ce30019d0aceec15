"""Relations between two runs of the same engine. They need no reference engine."""

from __future__ import annotations

from .arrival import OrderOfArrival
from .at_once import ChangesAtOnce
from .bystander import Bystander
from .controller import AurasControllerExchanged
from .copy_of_the_token import CopyOfTheToken
from .fresh_card import EternalizeOfAFreshCard
from .instead_of_damage import DestroyInsteadOfDamage
from .mirror import PlayersExchanged
from .one_more_umbra import OneMoreUmbra
from .relation import Relation
from .same_outcome import SameOutcome
from .twins import TwinsExchanged

__all__ = ["MAKING_NO_DIFFERENCE", "RELATIONS", "TAKEN", "Relation"]

MAKING_NO_DIFFERENCE: tuple[SameOutcome, ...] = (
    AurasControllerExchanged(),
    Bystander(),
    OrderOfArrival(),
    PlayersExchanged(),
)
"""The relations that one run judges at once, in the order in which their changes are made. Twins
exchanged are not among them: an engine that goes by the order of arrival where a player should
choose makes of twins that are exchanged and come in the opposite order just what it should."""

_TAKEN: tuple[Relation, ...] = (
    ChangesAtOnce(MAKING_NO_DIFFERENCE),
    TwinsExchanged(),
    DestroyInsteadOfDamage(),
    OneMoreUmbra(),
    EternalizeOfAFreshCard(),
    CopyOfTheToken(),
)

TAKEN: tuple[str, ...] = tuple(relation.name for relation in _TAKEN)
"""With these all relations are judged on a board."""

RELATIONS: dict[str, Relation] = {relation.name: relation for relation in (*MAKING_NO_DIFFERENCE, *_TAKEN)}
"""All relations by name."""
