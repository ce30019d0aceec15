"""Entering the battlefield (603.6, 614.12).

A permanent is looked at as it would exist on the battlefield before it is there: effects
that make it a copy come first (616.1c), then those that let it enter with counters or with a
choice made (614.1c). Only then does it enter, and its own and others' enters abilities
trigger (603.6a).
"""

from __future__ import annotations

from collections.abc import Sequence

from reference_engine import attachment, counters, sagas, triggers, zones
from reference_engine.abilities import Enters, Forbids, of_kind
from reference_engine.characteristics import Characteristics
from reference_engine.game import Event, Game, GameObject


def enter(
    game: Game,
    arriving: Sequence[tuple[GameObject, str]],
    *,
    attached_to: GameObject | None = None,
    enchants: str | None = None,
    x: int = 0,
    cast: bool = False,
    bestowed: bool = False,
    tapped: bool = False,
    face_down: Characteristics | None = None,
) -> list[GameObject]:
    """Put objects onto the battlefield at the same time, each under the player's control that
    it comes with; `face_down`: with these characteristics instead of their own (708.2). Returns those
    that entered."""
    entered: list[GameObject] = []
    arriving = [(thing, controller) for thing, controller in arriving if may_enter(game, thing)]
    origins = {thing: thing.zone for thing, _ in arriving}
    for thing, controller in arriving:
        if thing.zone not in ("nowhere", "battlefield"):
            zones.take_out(game, thing)
        thing.incarnation += 1
        thing.forget()
        thing.entered_under = controller
        thing.was_controlled_by = controller
        thing.sick = True
        thing.x = x
        thing.was_cast = cast
        thing.bestowed = bestowed
        thing.tapped = tapped
        thing.copiable = face_down or thing.copiable
        thing.attached_to = attached_to
        thing.enchants = enchants
        thing.zone = "entering"
    for thing, _ in arriving:
        replace_entering(game, thing)
    for thing, _ in arriving:
        resolves_as_aura = cast and (attached_to is not None or enchants is not None)
        if not resolves_as_aura and not has_something_to_enchant(game, thing):
            stays_out(game, thing, origins[thing])
            continue
        thing.timestamp = game.now()
        zones.put_into(game, thing, "battlefield")
        entered.append(thing)
    for thing in entered:
        triggers.notice(game, Event("enters", object=thing, player=thing.entered_under))
        sagas.has_entered(game, thing)
    return entered


def has_something_to_enchant(game: Game, thing: GameObject) -> bool:
    """An Aura that enters in another way than as a resolving Aura spell: if nothing says what it
    will enchant, its controller chooses (303.4f). False if it can't legally be attached to
    anything, or not to what was said (303.4g, 303.4i); it does not enter then."""
    view = game.view(thing)
    if "Aura" not in view.subtypes or "Creature" in view.types or thing.bestowed:
        return True
    if thing.attached_to is not None:
        return attachment.can_be_attached(game, thing, thing.attached_to)
    hosts = [other for other in game.permanents() if attachment.can_be_attached(game, thing, other)]
    if not hosts:
        return False
    thing.attached_to = choose_host(game, thing, hosts)
    game.note(f"{thing.id} enters attached to {thing.attached_to.id}", "303.4f")
    game.touch()
    return True


def choose_host(game: Game, thing: GameObject, hosts: Sequence[GameObject]) -> GameObject:
    """Have the Aura's controller choose what it enchants as it enters (303.4f)."""
    player = thing.entered_under or thing.owner
    picked = game.choose(
        player, "objects", [one.id for one in hosts], thing, f"what does {thing.id} enchant?", "303.4f"
    )
    return next(one for one in hosts if one.id == picked)


def stays_out(game: Game, thing: GameObject, origin: str) -> None:
    """An Aura that can't enchant anything stays where it is; a spell goes to the graveyard and a
    token is not created (303.4g, 303.4i)."""
    game.note(f"{thing.id} can't enchant that, so it does not enter", "303.4g", "303.4i")
    thing.forget()
    if thing.is_token:
        thing.zone = "nowhere"
        del game.objects[thing.id]
        game.new_objects -= 1
    else:
        zones.put_into(game, thing, "graveyard" if origin == "stack" else origin)


def may_enter(game: Game, thing: GameObject) -> bool:
    """Whether nothing says that it can't enter (101.2), in which case it stays where it is, or that
    it goes somewhere else instead (614.6), which it then does."""
    for source, ability in game.abilities(Forbids):
        if ability.what == "enter" and ability.applies(game, source, thing):
            game.note(f"{source.id} says that {thing.id} can't enter the battlefield", "101.2", "614.17")
            return False
    move = zones.Move(thing, "battlefield", (), "")
    zones.replace_move(game, move)
    if move.to != "battlefield":
        zones.move(game, thing, move.to)
    return move.to == "battlefield"


def replace_entering(game: Game, thing: GameObject) -> None:
    """Apply the effects that change how the permanent enters, copies first (616.1c), each once
    (614.5)."""
    used: set[tuple[GameObject, Enters]] = set()
    while True:
        options = [option for option in applicable(game, thing) if option not in used]
        if not options:
            loyalty(game, thing)
            return
        copying = [option for option in options if option[1].copies]
        options = copying or options
        if len(options) > 1:
            names = [source.id for source, _ in options]
            if len(set(names)) == len(names):
                controller = thing.entered_under or thing.owner
                picked = game.choose(
                    controller, "replacement", names, thing, f"what applies first as {thing.id} enters?"
                )
                options = [options[names.index(str(picked))]]
        source, one = options[0]
        used.add((source, one))
        game.note(f"as {thing.id} enters, an effect of {source.id} applies", *one.rules)
        one.apply(game, source, thing)
        game.touch()


def loyalty(game: Game, thing: GameObject) -> None:
    """A planeswalker enters with as many loyalty counters as are printed on it, or on what it copies
    (306.5b)."""
    view = game.view(thing)
    if "Planeswalker" in view.types and view.loyalty:
        counters.put(game, thing, "loyalty", view.loyalty, "306.5b", "614.1c")


def applicable(game: Game, thing: GameObject) -> list[tuple[GameObject, Enters]]:
    """The effects that would change how this permanent enters: its own, and those of what is
    already on the battlefield (614.12). The object is looked at as it would exist there."""
    view = game.view(thing)
    found = [(thing, one) for one in of_kind(view.abilities, Enters) if one.applies(game, thing, thing)]
    others = game.abilities(Enters)
    found += [(source, one) for source, one in others if source is not thing and one.applies(game, source, thing)]
    return found
