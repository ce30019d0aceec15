"""Moments of a card with eternalize: it is activated, it can't be, it resolves, it is copied."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import UNSET

from mtg_conformance.documents import Activate, Cast, Resolve, StackEntry

from .. import facts
from ..boards.eternalize_layout import discards
from ..boards.table import mana_of_ability
from ..scene import Scene, on_battlefield
from .creature import Moment
from .occasion import Occasion

MAIN_PHASES: Final = ("precombat_main", "postcombat_main")
EMPTIES_GRAVEYARDS: Final = frozenset({"Crook of Condemnation", "Tormod's Crypt"})
COUNTERS_ABILITIES: Final = frozenset({"Stifle"})


def attempts(scene: Scene) -> Iterator[tuple[Occasion, Activate]]:
    """Every time that somebody tries to eternalize a card with eternalize. Left out: what sends
    cards to exile instead of the graveyard."""
    if not scene.known or scene.cards & facts.EXILES_INSTEAD:
        return
    for number, action in enumerate(scene.script, start=1):
        if not isinstance(action, Activate) or action.ability != "Eternalize":
            continue
        if scene.card.get(action.object) not in facts.ETERNALIZE_TYPES:
            continue
        given = action.pays.get("discard", ())
        roles = {"the card": (action.object,), "the tokens": new_tokens(scene, number)}
        if len(given) == 1:
            roles["the discarded card"] = given
        yield Occasion(scene, number, action.object, roles), action


def new_tokens(scene: Scene, number: int) -> tuple[str, ...]:
    """What has come to the battlefield in an action, is named by nobody, and is no card as far as
    the engine shows."""
    before, after = scene.snapshots[number - 1].objects, scene.snapshots[number].objects
    return tuple(
        id
        for id, state in after.items()
        if id not in scene.card and id not in before and on_battlefield(state) and state.is_token is not False
    )


def place_and_time(found: Occasion, action: Activate) -> bool | None:
    """Whether the card is in its owner's graveyard, the owner tries, in a main phase of the own turn
    with an empty stack; None if the snapshot does not show it."""
    state, game = found.before(found.creature), found.scene.snapshots[found.at - 1].game
    if UNSET in (state.zone, state.owner, game.step, game.active) or game.stack is UNSET:
        return None
    return (
        state.zone == "graveyard"
        and state.owner == action.by == game.active
        and game.step in MAIN_PHASES
        and not game.stack
    )


def pays_mana(found: Occasion, action: Activate) -> bool:
    """Whether the mana is what the card asks for."""
    return action.mana == mana_of_ability(found.card(found.creature), "Eternalize")


def pays_discard(found: Occasion, action: Activate) -> bool:
    """Whether a card in the player's hand is named for the discard, if the card asks for one."""
    given = action.pays.get("discard", ())
    if not discards(found.card(found.creature)):
        return not given
    return len(given) == 1 and found.before(given[0]).zone == "hand" and found.before(given[0]).owner == action.by


def _legal(scene: Scene) -> Iterator[Occasion]:
    for found, action in attempts(scene):
        if place_and_time(found, action) and pays_mana(found, action) and pays_discard(found, action):
            yield found


def _just_died(scene: Scene) -> Iterator[Occasion]:
    """The card came from the battlefield to the graveyard in the action before."""
    for found in _legal(scene):
        if found.at >= 2 and on_battlefield(scene.state(found.at - 2, found.creature)):
            yield found


def _wrong_place_or_time(scene: Scene) -> Iterator[Occasion]:
    for found, action in attempts(scene):
        if place_and_time(found, action) is False:
            yield found


def _without_mana(scene: Scene) -> Iterator[Occasion]:
    for found, action in attempts(scene):
        cost = mana_of_ability(found.card(found.creature), "Eternalize")
        less = len(action.mana) < len(cost) and cost.startswith(action.mana)
        if place_and_time(found, action) and less and pays_discard(found, action):
            yield found


def _without_discard(scene: Scene) -> Iterator[Occasion]:
    for found, action in attempts(scene):
        given = action.pays.get("discard", ())
        if not discards(found.card(found.creature)) or given not in ((), (found.creature,)):
            continue
        if place_and_time(found, action) and pays_mana(found, action):
            yield found


def _resolving(scene: Scene) -> Iterator[tuple[Occasion, tuple[StackEntry, ...]]]:
    """Every time that the ability resolves, alone or below others, and what stands above it."""
    for started, action in attempts(scene):
        if not scene.accepted(started.at):
            continue
        for number in range(started.at + 1, len(scene.script) + 1):
            stack = scene.snapshots[number - 1].game.stack
            if stack is UNSET or not stack or stack[0].kind != "ability":
                break
            if stack[0].source != started.creature and stack[0].id != action.puts:
                break
            step = scene.script[number - 1]
            if isinstance(step, Resolve) and scene.accepted(number) and (step.all or len(stack) == 1):
                roles = {"the card": (started.creature,), "the tokens": new_tokens(scene, number)}
                yield Occasion(scene, number, started.creature, roles), stack[1:]
                break


def _resolves(scene: Scene) -> Iterator[Occasion]:
    return (found for found, above in _resolving(scene) if not above)


def _below(cards: frozenset[str], kind: str) -> Moment:
    def moment(scene: Scene) -> Iterator[Occasion]:
        for found, above in _resolving(scene):
            if len(above) == 1 and above[0].kind == kind:
                source = above[0].id if kind == "spell" else above[0].source
                if scene.card.get(source or "") in cards:
                    yield found

    return moment


def _copied(scene: Scene) -> Iterator[Occasion]:
    """Cackling Counterpart resolves alone with a token as its target that eternalize made."""
    made = {id for found in _resolves(scene) for id in found.roles["the tokens"]}
    for number, action in enumerate(scene.script, start=1):
        if number < 2 or not isinstance(action, Resolve) or not scene.accepted(number):
            continue
        spell, stack = scene.script[number - 2], scene.snapshots[number - 1].game.stack
        if not isinstance(spell, Cast) or scene.card.get(spell.object) != "Cackling Counterpart":
            continue
        if stack is UNSET or len(stack) != 1 or not scene.accepted(number - 1) or not set(spell.targets) <= made:
            continue
        token = scene.state(number - 1, spell.targets[0])
        cards = [id for id, card in scene.card.items() if card == token.name and card in facts.ETERNALIZE_TYPES]
        if on_battlefield(token) and cards:
            tokens = new_tokens(scene, number)
            yield Occasion(
                scene, number, cards[0], {"the card": tuple(cards[:1]), "the tokens": tokens, "the copy": tokens}
            )


ETERNALIZE_MOMENTS: Final[dict[str, Moment]] = {
    "its owner eternalizes the card": _legal,
    "its owner eternalizes the card that has just died": _just_died,
    "eternalize is tried where or when it can't be": _wrong_place_or_time,
    "eternalize is tried without its mana": _without_mana,
    "eternalize is tried without its discard": _without_discard,
    "eternalize resolves": _resolves,
    "eternalize resolves after an answer that empties the graveyard": _below(EMPTIES_GRAVEYARDS, "ability"),
    "eternalize is countered": _below(COUNTERS_ABILITIES, "spell"),
    "a token is copied": _copied,
}
"""The moments of a card with eternalize, by the words of the vocabulary."""
