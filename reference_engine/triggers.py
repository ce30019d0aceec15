"""Triggered abilities (603).

What happens is noticed when it happens; the ability waits and goes on the stack the next
time a player would get priority (603.3), where its targets are chosen (603.3d).
"""

from __future__ import annotations

from reference_engine import targets
from reference_engine.abilities import Forbids, Triggered
from reference_engine.characteristics import Characteristics
from reference_engine.game import Event, Game, GameObject, Reference, Waiting
from reference_engine.stack import StackObject


def watchers(game: Game) -> dict[str, list[tuple[GameObject, Triggered]]]:
    """Every triggered ability that is watching now, by the kind of event it watches for."""
    found = game._watchers
    if found is None:
        found = {}
        for thing, ability in game.abilities(Triggered):
            found.setdefault(ability.on, []).append((thing, ability))
        game._watchers = found
    return found


def notice(game: Game, event: Event, before: dict[str, list[tuple[GameObject, Triggered]]] | None = None) -> None:
    """Let abilities trigger on an event. For events that look back, `before` are the abilities
    that watched just before it (603.10a)."""
    for thing, ability in (watchers(game) if before is None else before).get(event.kind, ()):
        if ability.when(game, thing, event) and not _is_silenced(game, event):
            view = _view_of(game, thing, event)
            game.waiting.append(Waiting(view.controller or thing.owner, thing, view, ability, event))
            further = ("603.10a",) if before is not None else ("603.6a",) if event.kind == "enters" else ()
            game.note(f"an ability of {thing.id} triggers", *ability.rules, *further)
            for _ in range(_further_times(game, thing, event)):
                game.waiting.append(Waiting(view.controller or thing.owner, thing, view, ability, event))
                game.note(f"it triggers an additional time ({thing.id})", "603.2d")


def _view_of(game: Game, thing: GameObject, event: Event) -> Characteristics:
    """The watching object's characteristics, as last known if it left in the same event."""
    if thing.zone == "battlefield":
        return game.view(thing)
    if event.memory is not None and event.object is thing:
        return event.memory.view
    for reference, memory in reversed(game.memories.items()):
        if reference.object is thing:
            return memory.view
    return game.view(thing)


def notice_cycling(game: Game, card: GameObject, player: str) -> None:
    """Let abilities trigger on a card that was cycled: its own from wherever it is now (702.29c), and
    those of permanents. Typecycling is cycling (702.29e-f)."""
    event = Event("cycled", object=card, player=player)
    view = game.view(card)
    for ability in view.abilities:
        if isinstance(ability, Triggered) and ability.on == "cycled" and ability.when(game, card, event):
            game.waiting.append(Waiting(player, card, view, ability, event))
            game.note(f"an ability of {card.id} triggers", *ability.rules)
    notice(game, event)


SILENCED = {"enters": "enters triggers", "put into graveyard from battlefield": "death triggers"}
"""Kind of event → what an effect forbids that keeps it from triggering anything."""


def _is_silenced(game: Game, event: Event) -> bool:
    """Whether an effect says that this event triggers nothing (603.2)."""
    what = SILENCED.get(event.kind)
    if what is None:
        return False
    for source, ability in game.abilities(Forbids):
        if ability.what == what and ability.applies(game, source, event):
            game.note(f"{source.id} keeps abilities from triggering on {event.object and event.object.id}", "614.17")
            return True
    return False


def _further_times(game: Game, thing: GameObject, event: Event) -> int:
    """How many additional times effects make the ability trigger, one for each (603.2d)."""
    if event.kind != "enters" or event.object is None or not game.view(event.object).types & {"Artifact", "Creature"}:
        return 0
    return sum(
        "doubles enters triggers" in game.view(source).keywords and game.controller(source) == game.controller(thing)
        for source in game.permanents()
    )


def notice_state(game: Game) -> None:
    """Let abilities trigger on the state of the game, each only while it is not on the stack
    already (603.8)."""
    for thing, ability in watchers(game).get("state", ()):
        event = Event("state")
        on_stack = any(item.ability is ability and item.source.object is thing for item in game.stack)
        if not on_stack and ability.when(game, thing, event):
            game.waiting.append(Waiting(game.controller(thing), thing, game.view(thing), ability, event))
            game.note(f"an ability of {thing.id} triggers", *ability.rules)


def put_on_stack(game: Game) -> bool:
    """Put all waiting triggered abilities on the stack, the active player's first; a player
    with several chooses their order (603.3b). Returns whether there were any."""
    notice_state(game)
    if not game.waiting:
        return False
    waiting, game.waiting = game.waiting, []
    for player in game.turn_order():
        own = [entry for entry in waiting if entry.controller == player]
        while own:
            names = list(dict.fromkeys(entry.source.id for entry in own))
            if len(names) > 1:
                first = game.choose(player, "order", names, None, "which ability goes on the stack first?")
            else:
                first = names[0]
            index = next(n for n, entry in enumerate(own) if entry.source.id == first)
            _put_one(game, own.pop(index))
    return True


def _put_one(game: Game, waiting: Waiting) -> None:
    """Put one triggered ability on the stack and choose its targets. Without a legal target it
    is removed (603.3d)."""
    controller, thing, view, ability, event = waiting
    item = StackObject(
        id=name_for(game, thing),
        kind="ability",
        controller=controller,
        source=thing.reference() if thing.zone == "battlefield" else _last(game, thing),
        view=view,
        effect=ability.effect,
        needs=ability.targets,
        event=event,
        ability=ability,
        may=ability.may,
    )
    for need in ability.targets:
        options = targets.candidates(game, need, controller, thing, view)
        if not options:
            game.note(f"the ability of {thing.id} has no legal target and is removed", "603.3d")
            return
        names = [targets.name(option) for option in options]
        picked = game.choose(controller, "target", names, thing, f"{need.word} for the ability of {thing.id}?")
        option = options[names.index(str(picked))]
        item.targets.append(option.reference() if isinstance(option, GameObject) else option)
    game.stack.append(item)
    game.note(f"the ability of {thing.id} goes on the stack", "603.3", *(("603.3d",) if ability.targets else ()))


def _last(game: Game, thing: GameObject) -> Reference:
    """The reference to the object's last incarnation on the battlefield."""
    for reference in reversed(game.memories):
        if reference.object is thing:
            return reference
    return thing.reference()


def name_for(game: Game, thing: GameObject) -> str:
    """A name for an ability on the stack: its source's, numbered if there are several."""
    taken = {item.id for item in game.stack}
    name, n = f"{thing.id}-ability", 1
    while name in taken:
        n += 1
        name = f"{thing.id}-ability-{n}"
    return name
