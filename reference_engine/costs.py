"""Costs (118): whether they can be paid in full, and paying them. A player who can't pay all
of a cost pays none of it (118.3, 601.2h)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from reference_engine import counters, mana, zones
from reference_engine.abilities import Activated, Cost, of_kind
from reference_engine.characteristics import mana_value
from reference_engine.game import Game, GameObject


class Refused(Exception):
    """The rules don't allow the action. The message says why; nothing has changed."""


def refuse(game: Game, why: str, *rules: str) -> Refused:
    """Note why an action is refused, and give the exception to raise (733.1)."""
    game.note(f"refused: {why}", *rules)
    return Refused(f"{why} ({', '.join(rules)})")


WAYS_TO_PAY = frozenset({"discard", "sacrifice", "exile", "tap"})
"""How a thing can be given up as part of a cost."""


class Payment(Struct):
    """What a player offers for a cost: mana in the pool, X, and what is given up, by kind."""

    mana: str
    x: int
    pays: Mapping[str, Sequence[GameObject]]


def check(game: Game, player: str, source: GameObject, cost: Cost, payment: Payment, generic_change: int = 0) -> None:
    """Raise Refused if the cost can't be paid in full as offered (118.3)."""
    if cost.unpayable:
        raise refuse(game, f"{source.id} has no mana cost, so the cost can't be paid", "118.6")
    if not mana.can_pay(cost.mana, payment.mana, payment.x, generic_change):
        raise refuse(game, f"{payment.mana or 'no mana'} does not pay {cost.mana or '{0}'}", "118.3", "601.2h")
    if cost.tap:
        if source.tapped:
            raise refuse(game, f"{source.id} is already tapped", "118.3", "701.26a")
        view = game.view(source)
        if "Creature" in view.types and source.sick and "haste" not in view.keywords:
            raise refuse(
                game, f"{source.id} has not been under {player}'s control since the turn began", "302.6", "602.5a"
            )
    discarded = offered(payment, "discard", source if cost.discard_this else None)
    if len(discarded) != cost.discard or any(card.zone != "hand" or card.owner != player for card in discarded):
        raise refuse(
            game,
            f"the cost needs {cost.discard} card(s) discarded from hand, "
            f"offered: {', '.join(sorted(card.id for card in discarded)) or 'none'}",
            "118.3",
            "601.2h",
            "701.9a",
        )
    sacrificed = offered(payment, "sacrifice", source if cost.sacrifice_this else None)
    number, legal = cost.sacrifice or (0, None)
    if len(sacrificed) != number or any(
        thing.zone != "battlefield"
        or game.controller(thing) != player
        or not (legal and legal(game, player, thing, source))
        for thing in sacrificed
    ):
        raise refuse(game, f"the cost needs {number} permanent(s) sacrificed", "118.3", "701.21a")
    if not cost.tap_power:
        check_tapped_others(game, player, source, cost, offered(payment, "tap", source if cost.tap else None))
    if cost.life and game.players[player].life < cost.life:
        raise refuse(game, f"{player} has not {cost.life} life to pay", "118.3")
    if cost.loyalty is not None and source.loyalty_used:
        raise refuse(game, f"a loyalty ability of {source.id} was activated this turn", "606.3")
    if cost.loyalty is not None and source.counters.get("loyalty", 0) + cost.loyalty < 0:
        raise refuse(game, f"{source.id} has too little loyalty", "118.3")
    if cost.remove and not source.counters.get(cost.remove):
        raise refuse(game, f"{source.id} has no {cost.remove} counter", "118.3")
    if cost.tap_power:
        check_tapped_power(game, player, source, cost.tap_power, offered(payment, "tap", None))
    unknown = payment.pays.keys() - WAYS_TO_PAY
    if offered(payment, "exile", source if cost.exile_this else None):
        unknown.add("exile")
    if unknown:
        raise refuse(game, f"the cost has no part called {', '.join(sorted(unknown))}", "601.2h")


def check_tapped_power(game: Game, player: str, source: GameObject, power: int, things: set[GameObject]) -> None:
    """Raise Refused unless these are untapped creatures of the player, other than the source, with so
    much power together (118.3)."""
    able = {thing for thing in game.creatures(player) if not thing.tapped and thing is not source}
    if not things <= able or sum(game.view(thing).power or 0 for thing in things) < power:
        raise refuse(game, f"the cost needs untapped creatures with power {power} together tapped", "118.3")


def check_tapped_others(
    game: Game, player: str, source: GameObject, cost: Cost, tapped: Collection[GameObject]
) -> None:
    """Raise Refused if these are not the untapped permanents that the cost says are tapped."""
    number, legal = cost.tap_others or (0, None)
    if len(tapped) != number or any(
        thing.zone != "battlefield"
        or game.controller(thing) != player
        or thing.tapped
        or not (legal and legal(game, player, thing, source))
        for thing in tapped
    ):
        raise refuse(game, f"the cost needs {number} untapped permanent(s) tapped", "118.3", "601.2h", "701.26a")


def offered(payment: Payment, way: str, this: GameObject | None) -> set[GameObject]:
    """What is given up in one way, each thing once: a thing can't pay twice (118.3). `this`, the
    object itself, need not be named where the cost names it, but may be."""
    things = payment.pays.get(way)
    return set(things) - {this} if things else set()


def pay(game: Game, player: str, source: GameObject, cost: Cost, payment: Payment) -> None:
    """Pay a cost that `check` has found payable (601.2h). Costs stay paid whatever happens to
    the spell or ability later (701.6b)."""
    if cost.mana:
        game.note(f"{player} pays {cost.mana}", "601.2h", "118.1")
    if cost.tap:
        source.tapped = True
        game.note(f"{source.id} is tapped as a cost", "118.1", "701.26a")
    if cost.loyalty is not None:
        source.loyalty_used = True
        source.counters["loyalty"] = source.counters.get("loyalty", 0) + cost.loyalty
        game.touch()
        game.note(f"{cost.loyalty:+d} loyalty on {source.id}", "118.1")
    if cost.remove:
        counters.remove(game, source, cost.remove, 1)
        game.note(f"a {cost.remove} counter is removed from {source.id} as a cost", "118.1", "601.2h")
    for thing in payment.pays.get("tap", ()) if cost.tap_power or cost.tap_others else ():
        thing.tapped = True
        game.note(f"{thing.id} is tapped as a cost, which is no {{T}} of its own", "118.1", "701.26a", "302.6")
    if cost.life:
        game.players[player].life -= cost.life
        game.note(f"{player} pays {cost.life} life", "118.1")
    discarded = list(payment.pays.get("discard", ()))
    if cost.discard_this:
        discarded.append(source)
    if discarded:
        game.note("discarding is part of the cost", "601.2h", "118.3")
        zones.discard(game, player, discarded)
    sacrificed = list(payment.pays.get("sacrifice", ()))
    if cost.sacrifice_this:
        sacrificed.append(source)
    if sacrificed:
        zones.sacrifice(game, player, sacrificed)
    if cost.exile_this:
        zones.move(game, source, "exile", "602.1a", "601.2h", "118.1", "400.7j", word="is exiled as a cost")


def lands_for_mana(game: Game, player: str) -> list[GameObject]:
    """The untapped lands of a player that have a mana ability (605.1a)."""
    return [
        thing
        for thing in game.permanents()
        if game.controller(thing) == player
        and not thing.tapped
        and "Land" in game.view(thing).types
        and any(one.mana_ability for one in of_kind(game.view(thing).abilities, Activated))
    ]


def can_pay_now(game: Game, player: str, cost: str) -> bool:
    """Whether a player can pay generic mana while something resolves, with lands (118.12, 605.3a)."""
    return len(lands_for_mana(game, player)) >= mana_value(cost)


def pay_now(game: Game, player: str, cost: str) -> None:
    """Pay generic mana while something resolves: the player taps lands of their choice (118.12, 605.3a)."""
    for _ in range(mana_value(cost)):
        names = [thing.id for thing in lands_for_mana(game, player)]
        picked = game.choose(player, "objects", names, None, "which land is tapped for mana?", "605.3a")
        land = game.objects[str(picked)]
        land.tapped = True
        game.note(f"{player} taps {land.id} for mana", "118.12", "605.3a")
