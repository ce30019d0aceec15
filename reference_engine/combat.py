"""The combat phase (506-511).

Declarations are checked before anything is done. A creature stays in combat until something
removes it (506.4); umbra armor is none of those things. In a first combat damage step only
creatures with first or double strike deal damage, in the second the others and those with
double strike (510.4).
"""

from __future__ import annotations

from collections.abc import Mapping

from reference_engine import damage, priority, triggers
from reference_engine.characteristics import Characteristics
from reference_engine.costs import refuse
from reference_engine.damage import Portion
from reference_engine.game import Event, Game, GameObject


def attack(game: Game, player: str, attackers: Mapping[GameObject, str]) -> None:
    """Declare attackers (508.1). Raises Refused."""
    if game.step != "declare_attackers" or game.attackers_declared or player != game.active:
        raise refuse(game, f"{player} can't declare attackers now", "508.1")
    for thing, defender in attackers.items():
        why = why_not_attack(game, player, thing, defender)
        if why:
            raise refuse(game, *why)
    game.attackers_declared = True
    game.had_attackers = bool(attackers)
    for thing, defender in attackers.items():
        thing.attacking = defender
        game.note(f"{thing.id} attacks {defender}", "508.1a")
        if thing.sick:
            game.note(f"{thing.id} has haste", "702.10b")
        if "vigilance" not in game.view(thing).keywords:
            thing.tapped = True
            game.note(f"{thing.id} is tapped by attacking", "508.1f")
        else:
            game.note(f"{thing.id} does not tap", "702.20b")
    for thing in attackers:
        triggers.notice(game, Event("attacks", object=thing, player=player))
    priority.give(game, player)


def why_not_attack(game: Game, player: str, thing: GameObject, defender: str) -> tuple[str, ...] | None:
    """Why a creature can't be declared as an attacker (508.1a, 508.1c), or None."""
    view = game.view(thing)
    if thing.zone != "battlefield" or thing.phased_out or "Creature" not in view.types or view.controller != player:
        return f"{thing.id} is no creature that {player} controls", "508.1a"
    if thing.tapped:
        return f"{thing.id} is tapped", "508.1a"
    if thing.sick and "haste" not in view.keywords:
        return f"{thing.id} came under {player}'s control this turn", "302.6", "508.1a"
    if defending_player(game, defender) in (None, player):
        return f"{player} can't attack {defender}", "508.1b"
    if "can't attack" in view.restrictions:
        return f"{thing.id} can't attack", "508.1c"
    if "defender" in view.keywords:
        return f"{thing.id} has defender", "702.3b", "508.1c"
    return None


def defending_player(game: Game, attacked: str) -> str | None:
    """The player who is attacked, or who controls the planeswalker that is (506.2, 508.1b); None
    if it is neither."""
    if attacked in game.players:
        return attacked
    thing = game.objects.get(attacked)
    if thing is None or thing.zone != "battlefield" or "Planeswalker" not in game.view(thing).types:
        return None
    return game.controller(thing)


def block(game: Game, player: str, blockers: Mapping[GameObject, GameObject]) -> None:
    """Declare blockers (509.1). Raises Refused."""
    if game.step != "declare_blockers" or game.blockers_declared or player == game.active:
        raise refuse(game, f"{player} can't declare blockers now", "509.1")
    for thing, attacker in blockers.items():
        why = why_not_block(game, player, thing, attacker)
        if why:
            raise refuse(game, *why)
    for attacker in set(blockers.values()):
        if "menace" in game.view(attacker).keywords and list(blockers.values()).count(attacker) == 1:
            raise refuse(game, f"{attacker.id} can't be blocked except by two or more creatures", "702.111b", "509.1b")
    for attacker in game.creatures():
        for thing in forced_to_block(game, player, attacker):
            if thing not in blockers:
                raise refuse(game, f"{thing.id} is able to block {attacker.id} and must", "509.1c")
    game.blockers_declared = True
    if not blockers:
        game.note(f"{player} blocks with nothing, and nothing that is able to block must", "509.1", "509.1c")
    for thing, attacker in blockers.items():
        thing.blocking = attacker
        attacker.blocked = True
        game.note(f"{thing.id} blocks {attacker.id}", "509.1a", "509.1g")
    for thing, attacker in blockers.items():
        triggers.notice(game, Event("blocks", object=thing, source=attacker, player=player))
    for attacker in dict.fromkeys(blockers.values()):
        triggers.notice(game, Event("becomes blocked", object=attacker, player=game.controller(attacker)))
    priority.give(game, game.active)


def forced_to_block(game: Game, player: str, attacker: GameObject) -> list[GameObject]:
    """The player's creatures that must block this attacker because an effect says that all do
    that are able to (509.1c). What can't block, or not this attacker, need not."""
    if not attacker.attacking or "all able creatures block it" not in game.view(attacker).restrictions:
        return []
    return [thing for thing in game.creatures(player) if why_not_block(game, player, thing, attacker) is None]


def why_not_block(game: Game, player: str, thing: GameObject, attacker: GameObject) -> tuple[str, ...] | None:
    """Why a creature can't block that attacker (509.1a-b), or None."""
    view, other = game.view(thing), game.view(attacker)
    if thing.zone != "battlefield" or thing.phased_out or "Creature" not in view.types or view.controller != player:
        return f"{thing.id} is no creature that {player} controls", "509.1a"
    if thing.tapped:
        return f"{thing.id} is tapped", "509.1a"
    if not attacker.attacking or defending_player(game, attacker.attacking) not in (None, player):
        return f"{attacker.id} is not attacking {player}", "509.1a"
    if "can't block" in view.restrictions:
        return f"{thing.id} can't block", "509.1b"
    if "flying" in other.keywords and not (view.keywords & {"flying", "reach"}):
        return f"{attacker.id} flies and {thing.id} has neither flying nor reach", "702.9b", "702.17b", "509.1b"
    return None


def has_first_strikers(game: Game) -> bool:
    """Whether there is a first combat damage step for first and double strike (702.7b)."""
    return any(
        (thing.attacking or thing.blocking) and game.view(thing).keywords & {"first strike", "double strike"}
        for thing in game.permanents()
    )


def damage_step(game: Game, first: bool) -> None:
    """Deal combat damage, all of it at the same time (510.1-2)."""
    portions: list[Portion] = []
    rank = {seat: n for n, seat in enumerate(game.turn_order())}
    fighting = [thing for thing in game.permanents() if thing.attacking or thing.blocking]
    fighting.sort(key=lambda thing: rank[game.controller(thing)])
    if first:
        for thing in fighting:
            thing.first_strike_done = bool(game.view(thing).keywords & {"first strike", "double strike"})
    for thing in fighting:
        view = game.view(thing)
        deals = thing.first_strike_done if first else (not thing.first_strike_done or "double strike" in view.keywords)
        if not deals:
            game.note(f"{thing.id} deals no combat damage in this step", "510.4")
            continue
        if "double strike" in view.keywords:
            game.note(f"{thing.id} has double strike", "702.4b", "510.4")
        amount = combat_damage_of(view)
        if "assigns damage by toughness" in view.restrictions:
            game.note(f"{thing.id} assigns damage equal to its toughness instead of its power", "510.1a")
        recipient = to_whom(game, thing)
        if recipient is not None:
            portions.append(Portion(thing, view, recipient, amount))
    game.note("combat damage is dealt", "510.2", *(("510.4",) if first else ()))
    damage.deal(game, portions, combat=True)


def combat_damage_of(view: Characteristics) -> int:
    """How much combat damage a creature assigns: its power (510.1a), or its toughness where an
    effect says so."""
    value = view.toughness if "assigns damage by toughness" in view.restrictions else view.power
    return max(0, value or 0)


def to_whom(game: Game, thing: GameObject) -> GameObject | str | None:
    """Where a creature's combat damage goes (510.1b-d). Its controller chooses among several."""
    if thing.blocking is not None:
        return thing.blocking if thing.blocking.attacking else None
    if not thing.blocked:
        defender = thing.attacking or ""
        return defender if defender in game.players else game.objects.get(defender)
    blockers = [other for other in game.permanents() if other.blocking is thing]
    if not blockers:
        return None
    names = [other.id for other in blockers]
    picked = game.choose(
        game.controller(thing), "damage", names, thing, f"which blocker gets the damage of {thing.id}?"
    )
    return blockers[names.index(str(picked))]


def end(game: Game) -> None:
    """At the end of combat every creature is removed from combat (511.3)."""
    for thing in game.battlefield:
        thing.attacking, thing.blocking = None, None
        thing.blocked = thing.first_strike_done = False
    game.attackers_declared = game.blockers_declared = game.had_attackers = False
