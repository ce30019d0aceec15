"""Relations between two runs of the same engine. They need no reference engine."""

from __future__ import annotations

from .arrival import OrderOfArrival
from .bystander import Bystander
from .controller import AurasControllerExchanged
from .copy_of_the_token import CopyOfTheToken
from .fresh_card import EternalizeOfAFreshCard
from .instead_of_damage import DestroyInsteadOfDamage
from .mirror import PlayersExchanged
from .one_more_umbra import OneMoreUmbra
from .relation import Relation
from .twins import TwinsExchanged

__all__ = ["RELATIONS", "Relation"]

RELATIONS: dict[str, Relation] = {
    relation.name: relation
    for relation in (
        OrderOfArrival(),
        Bystander(),
        PlayersExchanged(),
        DestroyInsteadOfDamage(),
        OneMoreUmbra(),
        AurasControllerExchanged(),
        TwinsExchanged(),
        EternalizeOfAFreshCard(),
        CopyOfTheToken(),
    )
}
"""The nine relations by name."""
