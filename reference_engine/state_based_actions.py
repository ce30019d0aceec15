"""State-based actions (704).

Each check first collects everything that applies, then does all of it at the same time as
one event; checks repeat until nothing applies (704.3). Nobody controls them (704.2).
"""

from __future__ import annotations

from msgspec import Struct

from reference_engine import attachment, bestow, destruction, leaving, sagas, zones
from reference_engine.abilities import NoLegendRule
from reference_engine.game import Game, GameObject


class Findings(Struct, eq=False):
    """What one check has found to do."""

    put: dict[GameObject, tuple[str, str]] = {}
    destroy: dict[GameObject, tuple[str, ...]] = {}
    unattach: list[GameObject] = []
    unbestow: list[GameObject] = []
    annihilate: list[GameObject] = []
    cease: list[GameObject] = []
    losers: list[str] = []

    def __bool__(self) -> bool:
        return bool(
            self.put or self.destroy or self.unattach or self.unbestow or self.annihilate or self.cease or self.losers
        )


def check(game: Game) -> bool:
    """Check once and perform what applies, all at the same time (704.3). Returns whether
    anything was done."""
    findings = collect(game)
    forget_deathtouch(game)
    if not findings:
        return False
    perform(game, findings)
    return True


def forget_deathtouch(game: Game) -> None:
    """Only deathtouch damage dealt since the last check counts in the next one (704.5h)."""
    for thing in game.battlefield:
        thing.deathtouched = False


def collect(game: Game) -> Findings:
    """Everything that applies now (704.5)."""
    found = Findings()
    for player in game.players.values():
        if (player.life <= 0 or player.poison >= 10) and not player.lost:
            found.losers.append(player.name)
    found.cease = [
        thing for thing in game.objects.values() if thing.is_token and thing.zone not in ("battlefield", "nowhere")
    ]
    legends: list[GameObject] = []
    views = game.views()
    for thing in game.permanents():
        view = views[thing]
        types = view.types
        if "Creature" in types and (thing.damage or thing.deathtouched or (view.toughness or 0) <= 0):
            creature(game, thing, view.toughness or 0, found)
        if "Planeswalker" in types and not thing.counters.get("loyalty"):
            found.put[thing] = ("704.5i", "has no loyalty left")
        if "Saga" in view.subtypes and sagas.is_over(game, thing):
            found.put[thing] = ("704.5s", "has shown its last chapter, is sacrificed")
        if thing.attached_to is not None or "Aura" in view.subtypes:
            attached(game, thing, found)
        if len(thing.counters) > 1 and thing.counters.get("+1/+1") and thing.counters.get("-1/-1"):
            found.annihilate.append(thing)
        if "Legendary" in view.supertypes and not is_exempt(game, thing):
            legends.append(thing)
    if len(legends) > 1 and not legend_rule_is_off(game):
        legend_rule(game, legends, found)
    return found


def creature(game: Game, thing: GameObject, toughness: int, found: Findings) -> None:
    """Toughness 0 or less (704.5f), lethal damage (704.5g), deathtouch damage (704.5h)."""
    if toughness <= 0:
        found.put[thing] = ("704.5f", "has toughness 0 or less")
        return
    rules = []
    if has_lethal_damage(thing, toughness):
        rules.append("704.5g")
    if thing.deathtouched:
        rules.append("704.5h")
    if rules and not destruction.ignores(game, thing, tuple(rules)):
        found.destroy[thing] = tuple(rules)


def has_lethal_damage(thing: GameObject, toughness: int) -> bool:
    """Whether the damage marked on a creature is lethal (120.6, 704.5g)."""
    return 0 < thing.damage >= toughness


def attached(game: Game, thing: GameObject, found: Findings) -> None:
    """Auras that are attached to nothing or to something illegal (704.5m), Equipment (704.5n),
    and attached things that are neither, or creatures (704.5p)."""
    view, host = game.view(thing), thing.attached_to
    if thing.enchants is not None and "Creature" not in view.types and not game.players[thing.enchants].lost:
        return
    if "Aura" in view.subtypes and "Creature" not in view.types:
        if is_bestowed(thing) and (host is None or not attachment.can_be_attached(game, thing, host)):
            found.unbestow.append(thing)
        elif host is None or not attachment.can_be_attached(game, thing, host):
            found.put[thing] = ("704.5m", "is not attached to anything it may enchant")
    elif host is not None and not ("Equipment" in view.subtypes and attachment.can_be_attached(game, thing, host)):
        found.unattach.append(thing)
    if "Aura" in view.subtypes and "Creature" in view.types and host is None:
        found.put[thing] = ("704.5m", "is not attached to anything")


def is_bestowed(thing: GameObject) -> bool:
    """Whether an Aura is bestowed, so that it ceases to be that instead of going (702.103f)."""
    return thing.bestowed


def legend_rule(game: Game, legends: list[GameObject], found: Findings) -> None:
    """Of legendary permanents with one name under one player's control that player keeps one
    (704.5j)."""
    groups: dict[tuple[str, str], list[GameObject]] = {}
    for thing in legends:
        view = game.view(thing)
        groups.setdefault((view.controller or "", view.name), []).append(thing)
    for (player, name), things in groups.items():
        if len(things) > 1:
            kept = game.choose(player, "legend", [thing.id for thing in things], None, f"which {name} stays?")
            for thing in things:
                if thing.id != kept:
                    found.put[thing] = ("704.5j", "is put away by the legend rule")


def is_exempt(game: Game, thing: GameObject) -> bool:
    """Whether an effect says that the legend rule does not apply to this permanent."""
    return any(ability.applies(game, source, thing) for source, ability in game.abilities(NoLegendRule))


def legend_rule_is_off(game: Game) -> bool:
    """Whether an effect says that the legend rule does not apply."""
    return any("no legend rule" in game.view(thing).keywords for thing in game.permanents())


def perform(game: Game, found: Findings) -> None:
    """Do everything that was found at the same time, as a single event (704.3)."""
    for name in found.losers:
        game.players[name].lost = True
        game.note(f"{name} loses the game", "704.5a" if game.players[name].life <= 0 else "704.5c")
    for thing in found.cease:
        zones.take_out(game, thing)
        thing.zone = "nowhere"
        thing.incarnation += 1
        game.note(f"{thing.id} ceases to exist", "704.5d", "111.7")
    for thing in found.annihilate:
        both = min(thing.counters["+1/+1"], thing.counters["-1/-1"])
        for kind in ("+1/+1", "-1/-1"):
            thing.counters[kind] -= both
            if not thing.counters[kind]:
                del thing.counters[kind]
        game.note(f"{both} +1/+1 and -1/-1 counters of {thing.id} annihilate each other", "704.5q")
        game.touch()
    doomed = [
        one for thing, rules in found.destroy.items() if thing not in found.put for one in doom(game, thing, rules)
    ]
    plan = destruction.settle(game, doomed)
    moves = destruction.moves(plan)
    moves += [
        zones.Move(thing, "graveyard", (rule, "701.8b"), f"{why} and goes to the graveyard")
        for thing, (rule, why) in found.put.items()
        if thing not in plan.destroyed
    ]
    unattach(game, [thing for thing in found.unattach if thing not in plan.destroyed])
    for thing in found.unbestow:
        if thing not in plan.destroyed:
            bestow.cease(game, thing, "702.103f", "704.5m")
    zones.move_all(game, moves)
    destruction.finish(game, plan)
    for name in found.losers:
        leaving.leave(game, name)


def unattach(game: Game, things: list[GameObject]) -> None:
    """Unattach what is attached and may not be; it stays on the battlefield (704.5n, 704.5p)."""
    for thing in things:
        view = game.view(thing)
        equips = "Equipment" in view.subtypes and "Creature" not in view.types
        game.note(f"{thing.id} becomes unattached", "704.5n" if equips else "704.5p")
        thing.attached_to = None
        game.touch()


def doom(game: Game, thing: GameObject, rules: tuple[str, ...]) -> list[destruction.Destruction]:
    """Destruction by the game's rules. Several that would have the same result at the same
    time are one, and one replacement effect covers them (704.7)."""
    words = {"704.5g": "lethal damage", "704.5h": "damage from a source with deathtouch"}
    both = ("704.7",) if len(rules) > 1 else ()
    game.note(f"{thing.id} has {' and '.join(words[rule] for rule in rules)}", *rules, *both, "704.2", "704.3")
    return [destruction.Destruction(thing, None, (*rules, *both, "701.8b", "704.3"))]
