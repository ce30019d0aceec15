"""Boards that are drawn for a claim: they have what it asks for, or nearly always.

A board is drawn as any other, and what the claim needs is put into its plan before it is laid
out: a second umbra, the right cause, nothing else that protects. Nothing is thrown away.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from mtg_conformance.vocabulary.claims import WITH_CARD, WITHOUT_CARD, Claim
from reference_engine.cards import CARDS

from .. import facts
from ..board import Board
from ..boards.choices import Choices, drawn
from ..boards.eternalize import SURROUNDINGS, activations, histories, read_surroundings
from ..boards.eternalize_layout import Activation, EternalizeLayout, History, Surroundings, discards
from ..boards.roles import Roles, roles_of
from ..boards.umbra_armor import causes_of_destruction, protected_creatures, read_around, umbras
from ..boards.umbra_events import CAUSES, Cause
from ..boards.umbra_layout import Around, Layout, ProtectedCreature, Umbra
from .creature import CREATURE_MOMENTS, WATCHERS

DRAWN_AROUND: Final = 8
GIVES_INDESTRUCTIBILITY: Final = ("Aura of indestructibility", "Equipment of indestructibility")
HARMLESS: Final = ("vanilla creature", "enchanted creature", "witness of deaths", "witness of enchantments")
"""Who may stand beside a creature without changing what happens to it."""
TRICKY: Final = (facts.TRIGGERS - WATCHERS) | {"Octopus Umbra"}
"""Umbras with a trigger that matters; Octopus Umbra also sets power and toughness."""


class Plan(NamedTuple):
    """A board about umbra armor that is not laid out yet. `spare`: umbras that may be added."""

    roles: Roles
    creature: ProtectedCreature
    spare: tuple[Umbra, ...]
    around: Around
    causes: tuple[Cause, ...]


class LifePlan(NamedTuple):
    """A board about eternalize that is not laid out yet."""

    roles: Roles
    card: str
    owner: str
    number: int
    history: History
    activation: Activation
    around: Surroundings


def boards_for(claim: Claim, cards: Collection[str] | None = None) -> SearchStrategy[Board]:
    """Boards of which a claim speaks. `cards`: names that the engine under test has; None: all that
    the reference engine has. Raises ValueError if no board can be made of them."""
    known = None if cards is None else frozenset(cards)
    if claim.when in CREATURE_MOMENTS:
        changes = [_CREATURE_CHANGES[one] for one in (*claim.given, claim.when) if one in _CREATURE_CHANGES]
        for phrase in claim.given:
            if (without := WITHOUT_CARD.fullmatch(phrase)) is not None:
                changes.append(_without(without["card"]))
        return _plans(known).map(lambda plan: _lay_out(plan, changes))
    lives = [_LIFE_CHANGES[one] for one in (*claim.given, claim.when) if one in _LIFE_CHANGES]
    for phrase in claim.given:
        if (named := WITH_CARD.fullmatch(phrase)) is not None:
            lives.append(_with_card(named["card"]))
    return _life_plans(known).map(lambda plan: _live_out(plan, lives))


def _plans(cards: frozenset[str] | None) -> SearchStrategy[Plan]:
    roles = roles_of(cards)
    return st.builds(
        Plan,
        st.just(roles),
        protected_creatures(cards),
        st.tuples(umbras(cards), umbras(cards)),
        drawn(DRAWN_AROUND, lambda choices: read_around(choices, roles)),
        st.lists(causes_of_destruction(cards), min_size=1, max_size=2).map(tuple),
    )


def _lay_out(plan: Plan, changes: list[Change]) -> Board:
    for change in changes:
        plan = change(plan)
    return Layout(plan.roles, plan.creature, plan.around).lay_out(list(plan.causes))


Change = Callable[[Plan], Plan]


def _umbras(least: int, most: int = 9) -> Change:
    """At least and at most so many umbras."""

    def change(plan: Plan) -> Plan:
        umbras = (plan.creature.umbras + plan.spare)[: max(least, min(most, len(plan.creature.umbras)))]
        return _creature(plan, umbras=umbras)

    return change


def _creature(plan: Plan, **fields: object) -> Plan:
    return plan._replace(creature=plan.creature._replace(**fields))  # type: ignore[arg-type]


def _around(plan: Plan, **fields: object) -> Plan:
    return plan._replace(around=plan.around._replace(**fields))  # type: ignore[arg-type]


def _no_umbra_of(plan: Plan, cards: frozenset[str]) -> Plan:
    """Other umbras instead of these, where the engine has some."""
    plain = [card for card in plan.roles["umbra"] if card not in cards]
    umbras = tuple(
        umbra if umbra.card in plain or not plain else umbra._replace(card=_other(umbra.card, plain))
        for umbra in plan.creature.umbras
    )
    return _creature(plan, umbras=umbras)


def _other(card: str, cards: Sequence[str]) -> str:
    """One of the cards in place of another, always the same one."""
    return card if card in cards else cards[len(card) % len(cards)]


def _quiet(plan: Plan) -> Plan:
    """Umbras and bystanders without triggered abilities: else several things may happen in one action."""
    bystanders = tuple(one for one in plan.around.bystanders if one in HARMLESS)
    return _around(_no_umbra_of(plan, TRICKY), bystanders=bystanders)


def _unprotected(plan: Plan) -> Plan:
    indestructible = plan.creature.card in plan.roles["indestructible creature"]
    card = plan.roles["creature"][0] if indestructible else plan.creature.card
    if card not in plan.roles["creature"]:
        card = plan.roles["creature"][len(card) % len(plan.roles["creature"])]
    counters = plan.creature.counters if plan.creature.counters in ("none", "+1/+1") else "none"
    return _creature(plan, card=card, protection="none", aura_protection="none", counters=counters)


def _indestructible(plan: Plan) -> Plan:
    own = plan.roles["indestructible creature"]
    if own and (plan.around.shuffle % 2 or not any(plan.roles[way] for way in GIVES_INDESTRUCTIBILITY)):
        return _creature(plan, card=own[0], protection="none", aura_protection="none")
    if not CARDS[plan.creature.card].printed.toughness:
        plan = _creature(plan, card=plan.roles["creature"][0])
    return _given_indestructibility(plan)


def _given_indestructibility(plan: Plan) -> Plan:
    ways = GIVES_INDESTRUCTIBILITY[plan.around.shuffle % 4 // 2 :] + GIVES_INDESTRUCTIBILITY
    way = next((one for one in ways if plan.roles[one]), "none")
    return _creature(plan, protection=way, aura_protection="none", counters="none")


def _first_cause(*names: str, **more: object) -> Change:
    """What happens first is one of these causes."""

    def change(plan: Plan) -> Plan:
        can = [name for name in names if CAUSES[name].needs(plan.roles)]
        if not can:
            return plan
        first = plan.causes[0]
        role = first.role if first.role in can else can[first.which % len(can)]
        first = first._replace(role=role, at_once=False, **more)  # type: ignore[arg-type]
        rest = tuple(one._replace(at_once=False) for one in plan.causes[1:])
        return plan._replace(causes=(first, *rest))

    return change


def _no_first_strike(plan: Plan) -> Plan:
    """It can fight, and all damage is dealt at once."""
    return _creature(_no_umbra_of(plan, TRICKY | facts.FIRST_STRIKE | {"Dog Umbra"}), tapped=False, plain=None)


def _lethal(plan: Plan) -> Plan:
    return _creature(plan, margin="exactly lethal")


def _one_cause(plan: Plan) -> Plan:
    return plan._replace(causes=plan.causes[:1])


def _untouched(plan: Plan) -> Plan:
    return _around(plan, theft="none")


def _alone(plan: Plan) -> Plan:
    """Its controller has no other creature."""
    return _around(_creature(plan, mystic=False), bystanders=())


def _all(*changes: Change) -> Change:
    def change(plan: Plan) -> Plan:
        for one in changes:
            plan = one(plan)
        return plan

    return change


def _with_umbra(card: str, own: bool | None, alone: bool = False) -> Change:
    """The first umbra is this card, and perhaps whose it is."""

    def change(plan: Plan) -> Plan:
        first = (plan.creature.umbras + plan.spare)[0]
        named = Umbra(card, first.own if own is None else own)
        rest = () if alone else tuple(one for one in plan.creature.umbras[1:] if one.card != card)
        return _creature(plan, umbras=(named, *rest)) if card in plan.roles["umbra"] else plan

    return change


def _lion_after_another(plan: Plan) -> Plan:
    """An own umbra, which modifies the creature, and a Lion Umbra of the opponent."""
    plain = [
        card
        for card in plan.roles["umbra"]
        if card not in facts.TRIGGERS | {"Octopus Umbra", "Lion Umbra", "Dog Umbra"}
    ]
    if "Lion Umbra" not in plan.roles["umbra"] or not plain:
        return plan
    first = (plan.creature.umbras + plan.spare)[0]
    umbras = (Umbra(_other(first.card, plain), True), Umbra("Lion Umbra", False))
    return _creature(plan, umbras=umbras, plain=None, counters="none", protection="none", mystic=False)


def _other_umbra(plan: Plan) -> Plan:
    """No umbra here, one on a creature beside it, whose controller often takes this one, too."""
    plan = _creature(plan, umbras=(), mystic=False)
    theft = plan.around.theft if plan.around.theft != "none" or plan.around.shuffle % 3 else "Act of Treason"
    return _around(plan, bystanders=("enchanted creature",), theft=theft)


def _beside_justice(plan: Plan) -> Plan:
    """Karmic Justice, and something of the opponent's that it can destroy; Auras of one player."""
    own = tuple(umbra._replace(own=True) for umbra in plan.creature.umbras)
    plan = _creature(plan, umbras=own, plain=None, mystic=False)
    shuffle = plan.around.shuffle & ~1
    return _around(plan, bystanders=("witness of destruction", "vanilla creature"), theft="none", shuffle=shuffle)


def _legend(plan: Plan) -> Plan:
    """A legendary creature whose controller, active, keeps the other one."""
    legends = plan.roles["legendary creature"]
    if plan.creature.card in plan.roles["indestructible creature"]:
        plan = _given_indestructibility(plan)
    plan = _creature(plan, card=legends[0]) if legends else plan
    return _around(plan, theft="none", own_turn=True, answers=plan.around.answers | 0b100)


def _small(plan: Plan) -> Plan:
    """So small that Disfigure is enough: nothing on it but Auras that give little toughness."""
    little = [card for card in ("Hyena Umbra", "Spider Umbra", "Crab Umbra") if card in plan.roles["umbra"]]
    small = [card for card in ("Memnite", "Elite Vanguard", "Ornithopter") if card in plan.roles["creature"]]
    umbra = (plan.creature.umbras + plan.spare)[0]
    if little:
        umbra = umbra._replace(card=little[len(umbra.card) % len(little)])
    keeps = plan.creature.card in plan.roles["indestructible creature"] or not small
    card = plan.creature.card if keeps else _other(plan.creature.card, small)
    return _creature(plan, card=card, umbras=(umbra,), plain=None, counters="none", mystic=False, margin="none")


def _without(card: str) -> Change:
    return lambda plan: _no_umbra_of(plan, TRICKY | {card})


_DESTROY: Final = (
    "destroy spell",
    "destroy spell, no regeneration",
    "mass destruction",
    "mass destruction, no regeneration",
)
_LETHAL: Final = ("damage spell", "mass damage", "combat")

_CREATURE_CHANGES: Final[dict[str, Change]] = {
    "a creature": _quiet,
    "a creature that can live without its Auras": _quiet,
    "an indestructible creature": _indestructible,
    "an umbra on it": _all(_umbras(1), _quiet),
    "exactly one umbra on it": _all(_umbras(1, 1), lambda plan: _creature(plan, mystic=False), _quiet),
    "two or more umbras on it": _all(_umbras(2), _quiet),
    "no umbra on it": lambda plan: _one_cause(_creature(plan, mystic=False)),
    "an umbra on another creature": _other_umbra,
    "no other protection": _unprotected,
    "a Dog Umbra of its controller on it": _all(_with_umbra("Dog Umbra", True), _untouched),
    "a Dog Umbra of another player on it": _all(_with_umbra("Dog Umbra", False, alone=True), _untouched),
    "a Lion Umbra on it": _with_umbra("Lion Umbra", None),
    "a Lion Umbra of another player on it": _all(_lion_after_another, _untouched),
    "one event would destroy the creature": _first_cause(*_DESTROY, *_LETHAL, "deathtouch combat"),
    "a spell would destroy the creature": _first_cause(*_DESTROY, "damage spell", "destroy spell in combat"),
    "a spell that forbids regeneration would destroy the creature": _first_cause(_DESTROY[1], _DESTROY[3]),
    "lethal damage would destroy the creature": _all(_first_cause(*_LETHAL), _lethal),
    "deathtouch damage would destroy the creature": _all(_first_cause("deathtouch combat", which=0), _no_first_strike),
    "damage that is lethal and from deathtouch would destroy the creature": _all(
        _first_cause("deathtouch combat", which=0), _no_first_strike, _lethal, _untouched
    ),
    "one effect would destroy the creature and all its Auras": _first_cause("mass destruction with Auras", "Disk"),
    "an opponent's spell would destroy the creature beside Karmic Justice": _all(
        _first_cause("destroy spell", "destroy spell, no regeneration", by_controller=False), _beside_justice
    ),
    "lethal damage would destroy the creature beside Karmic Justice": _all(
        _first_cause("damage spell", by_controller=False), _lethal, _beside_justice
    ),
    "a destroy effect would destroy the creature if anything could": _first_cause(*_DESTROY),
    "lethal damage would destroy the creature if anything could": _all(_first_cause(*_LETHAL), _lethal),
    "the creature is sacrificed": _all(_first_cause("edict"), _one_cause, _alone),
    "the toughness of the creature becomes 0 or less": _all(_first_cause("shrinker"), _one_cause, _untouched, _small),
    "the legend rule takes the creature": _all(_first_cause("legend rule"), _one_cause, _legend),
}


# Eternalize

LifeChange = Callable[[LifePlan], LifePlan]


def _life_plans(cards: frozenset[str] | None) -> SearchStrategy[LifePlan]:
    roles = roles_of(cards)

    def read(choices: Choices) -> tuple[str, str, int, Surroundings]:
        number = choices.number()
        card = roles["eternalize card"][number * len(roles["eternalize card"]) >> 8]
        owner = choices.one_of(("alice", "alice", "bob"))
        return card, owner, number, read_surroundings(choices, roles)

    if not roles["eternalize card"]:
        raise ValueError("boards about eternalize need a card with eternalize")
    return st.builds(
        lambda thing, history, activation: LifePlan(roles, thing[0], thing[1], thing[2], history, activation, thing[3]),
        drawn(2 + SURROUNDINGS, read),
        histories(cards),
        activations(cards),
    )


def _live_out(plan: LifePlan, changes: list[LifeChange]) -> Board:
    for change in changes:
        plan = change(plan)
    return EternalizeLayout(plan.roles, plan.card, plan.owner, plan.history, plan.activation, plan.around).lay_out()


def _refused(*ways: str) -> LifeChange:
    def change(plan: LifePlan) -> LifePlan:
        refused = plan.activation.refused if plan.activation.refused in ways else ways[plan.number % len(ways)]
        return plan._replace(activation=plan.activation._replace(refused=refused))

    return change


def _response(response: str) -> LifeChange:
    def change(plan: LifePlan) -> LifePlan:
        return _refused("none")(plan._replace(activation=plan.activation._replace(response=response)))

    return change


def _history(**fields: object) -> LifeChange:
    return lambda plan: plan._replace(history=plan.history._replace(**fields))  # type: ignore[arg-type]


def _after(after: str) -> LifeChange:
    return lambda plan: plan._replace(around=plan.around._replace(after=after))


def _helpers(keep: Callable[[str], bool], *more: str) -> LifeChange:
    def change(plan: LifePlan) -> LifePlan:
        kept = tuple(one if keep(one) else "none" for one in plan.around.helpers)
        return plan._replace(around=plan.around._replace(helpers=(*more, *kept)[:2]))

    return change


def _card_that(fits: Callable[[str], bool]) -> LifeChange:
    def change(plan: LifePlan) -> LifePlan:
        cards = [card for card in plan.roles["eternalize card"] if fits(card)]
        if plan.card in cards or not cards:
            return plan
        return plan._replace(card=cards[plan.number % len(cards)])

    return change


def _with_card(card: str) -> LifeChange:
    return _card_that(lambda one: one == card)


def _lives(*changes: LifeChange) -> LifeChange:
    def change(plan: LifePlan) -> LifePlan:
        for one in changes:
            plan = one(plan)
        return plan

    return change


_SIZES: Final = ("anthem", "enters with counters", "chooser of a type", "one more counter", "sees it enter")

_LIFE_CHANGES: Final[dict[str, LifeChange]] = {
    "a card with eternalize that was on the battlefield": _lives(_history(start="battlefield"), _refused("none")),
    "a card that asks for a discard": _card_that(discards),
    "nothing that changes sizes or counters": _lives(
        _helpers(lambda one: one not in _SIZES), _card_that(lambda one: one != "Resilient Khenra")
    ),
    "no doubler": _helpers(lambda one: one != "doubler"),
    "one doubler": _helpers(lambda one: one != "doubler", "doubler"),
    "nothing else that triggers": _helpers(
        lambda one: one not in ("sees it enter", "sees the activation", "punisher", "anthem")
    ),
    "its owner eternalizes the card that has just died": _lives(
        _refused("none"), _history(start="battlefield", own_turn=True)
    ),
    "eternalize is tried where or when it can't be": _refused(
        "stack not empty",
        "opponent's turn",
        "upkeep",
        "combat",
        "not the owner",
        "on the battlefield",
        "in hand",
        "in exile",
        "twice",
    ),
    "eternalize is tried without its mana": _refused("too little mana"),
    "eternalize is tried without its discard": _lives(
        _card_that(discards), _refused("nothing to discard", "discarding itself")
    ),
    "eternalize resolves": _response("none"),
    "eternalize resolves after an answer that empties the graveyard": _response("graveyard hate"),
    "eternalize is countered": _response("counter"),
    "a token is copied": _lives(_response("none"), _after("copied")),
}
