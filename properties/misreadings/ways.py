"""Changes that several misreadings have in common: of what umbra armor does, saves and answers, and of what is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine import destruction, state_based_actions, triggers
from reference_engine.destruction import Destruction, Plan, Replacement
from reference_engine.game import Event, Game, GameObject
from reference_engine.state_based_actions import Findings

from .catalogue import Change

Saving = Callable[[Game, Destruction], list[GameObject]]


def umbra_instead(apply: Callable[[Game, Destruction, GameObject, Plan, Replacement], None]) -> Change:
    """Umbra armor that does this where it is applied; the right way comes along."""

    def make(right: Callable[[GameObject], Replacement]) -> Callable[[GameObject], Replacement]:
        def wrong(aura: GameObject) -> Replacement:
            found = right(aura)
            return Replacement(found.name, found.key, lambda game, one, plan: apply(game, one, aura, plan, found))

        return wrong

    return Change(destruction, "umbra_armor", make)


def umbra_also(extra: Callable[[Game, Destruction, GameObject, Plan], None]) -> Change:
    """Umbra armor that does something more when it applies."""

    def apply(game: Game, one: Destruction, aura: GameObject, plan: Plan, right: Replacement) -> None:
        right.apply(game, one, plan)
        extra(game, one, aura, plan)

    return umbra_instead(apply)


def saves_if(condition: Callable[[Game, Destruction], bool]) -> Change:
    """Umbra armor that applies under a further condition only."""

    def make(right: Saving) -> Saving:
        return lambda game, one: right(game, one) if condition(game, one) else []

    return Change(destruction, "armed_auras", make)


def saved_by(condition: Callable[[Game, Destruction, GameObject], bool]) -> Change:
    """Umbra armor of which only some Auras can be used."""

    def make(right: Saving) -> Saving:
        return lambda game, one: [aura for aura in right(game, one) if condition(game, one, aura)]

    return Change(destruction, "armed_auras", make)


def armed_if(condition: Callable[[Game, GameObject], bool]) -> Change:
    """Auras that have umbra armor under a further condition only."""

    def make(right: Callable[[Game, GameObject], bool]) -> Callable[[Game, GameObject], bool]:
        return lambda game, aura: right(game, aura) and condition(game, aura)

    return Change(destruction, "has_umbra_armor", make)


def saves_from(state_based_action: str) -> Change:
    """Umbra armor that answers what this rule puts into the graveyard, and keeps it out for good."""

    def make(right: Callable[[Game], Findings]) -> Callable[[Game], Findings]:
        def wrong(game: Game) -> Findings:
            found = right(game)
            for thing, (rule, _) in list(found.put.items()):
                if rule == state_based_action:
                    armed = destruction.armed_auras(game, Destruction(thing, None, (rule,)))
                    if armed or ("saved", thing) in game.noted:
                        del found.put[thing]
                        game.noted.add(("saved", thing))
                    if armed:
                        found.put[armed[0]] = ("704.5m", "saves the permanent")
            return found

        return wrong

    return Change(state_based_actions, "collect", make)


def noticed_if(condition: Callable[[Event], bool]) -> Change:
    """Events of which only some make abilities trigger."""

    def make(right: Callable[..., None]) -> Callable[..., None]:
        def wrong(game: Game, event: Event, before: Any = None) -> None:
            if condition(event):
                right(game, event, before)

        return wrong

    return Change(triggers, "notice", make)


def has_lost_all(game: Game, thing: GameObject) -> bool:
    """Whether a permanent had abilities and has none any more."""
    had, has = thing.copiable, game.view(thing)
    return bool(had.keywords or had.abilities) and not (has.keywords or has.abilities)
