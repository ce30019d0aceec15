"""Random boards: strategies of situations that are legal and at rest, with a script and an
answer for every question that may come up.

Names of strategies are plural nouns. Each takes the names of the cards that the engine under
test has; None stands for all cards of the reference engine.
"""

from .umbra_armor import causes_of_destruction, protected_creatures, umbra_armor_boards, umbras

__all__ = ["causes_of_destruction", "protected_creatures", "umbra_armor_boards", "umbras"]
