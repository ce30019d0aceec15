"""Reported bugs about copies, the legend rule and granted abilities, planted in the reference engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reference_engine import announcing, costs, entering, priority, state_based_actions, tokens, triggers
from reference_engine.cards import copies, creatures, granted_embalm, legends
from reference_engine.characteristics import Characteristics, mana_value
from reference_engine.game import Event, Game, GameObject, Reference, Waiting
from reference_engine.stack import StackObject

from ..catalogue import Change, Misreading, instead

Changed = Callable[..., Characteristics]


def _does_nothing(*arguments: Any, **more: Any) -> None:
    return None


def _still_legendary(right: Changed) -> Changed:
    return lambda values, change: right(values, None if change is copies._not_legendary else change)


def _under_the_copied_name(right: Changed) -> Changed:
    def wrong(values: Characteristics, change: Callable[[Characteristics], None] | None) -> Characteristics:
        found = right(values, change)
        return found.copy(name=values.name) if change is copies._as_sakashima else found

    return wrong


def _nightmare_only(values: Characteristics) -> None:
    values.subtypes = (*values.subtypes, "Nightmare")


def _forgets_choices(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    def wrong(game: Game, arriving: Sequence[tuple[GameObject, str]], **more: Any) -> list[GameObject]:
        entered = right(game, arriving, **more)
        for thing in entered:
            if thing.copiable is not thing.printed:
                thing.chosen = None
                game.touch()
        return entered

    return wrong


def _cards_only(right: Callable[[Game, Reference], list[Reference]]) -> Callable[[Game, Reference], list[Reference]]:
    return lambda game, source: [] if source.object.is_token else right(game, source)


def _for_the_target(game: Game, item: StackObject, values: Characteristics) -> list[GameObject]:
    player = (item.target_player() if item.targets else None) or item.controller
    return tokens.create(game, player, values)


def _each_other(game: Game, thing: GameObject) -> GameObject | None:
    others = [one for one in game.objects.values() if one.zone == "entering" and one is not thing]
    names = [one.id for one in (*others, *game.creatures())]
    picked = game.choose(game.controller(thing), "objects", names, thing, "a copy of which creature?")
    return game.objects[str(picked)]


def _nothing_for_zero(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, player: str, source: GameObject, cost: Any, payment: Any) -> None:
        if not cost.mana or mana_value(cost.mana, payment.x):
            right(game, player, source, cost, payment)

    return wrong


def _flash_helps(right: Callable[..., Any]) -> Callable[..., Any]:
    def wrong(game: Game, player: str, source: GameObject, *rest: Any) -> Any:
        timing = priority.has_sorcery_timing
        if "flash" in source.printed.keywords:
            priority.has_sorcery_timing = lambda game, player: True
        try:
            return right(game, player, source, *rest)
        finally:
            priority.has_sorcery_timing = timing

    return wrong


def _same_x(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    def wrong(game: Game, arriving: Sequence[tuple[GameObject, str]], **more: Any) -> list[GameObject]:
        if game.stack:
            more["x"] = game.stack[-1].x
        return right(game, arriving, **more)

    return wrong


def _not_for_a_turn(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, found: list[GameObject], findings: Any) -> None:
        for_now = {reference.object for reference, _ in game.copies_this_turn}
        right(game, [thing for thing in found if thing not in for_now], findings)

    return wrong


def _two_or_more(game: Game, source: GameObject, thing: GameObject) -> bool:
    return game.view(thing).name == legends.BROTHERS and len(legends.brothers(game)) >= 2


def _only_if_there(right: Callable[[Game, Waiting], None]) -> Callable[[Game, Waiting], None]:
    def wrong(game: Game, waiting: Waiting) -> None:
        if waiting.event.kind != "enters" or waiting.source.zone == "battlefield":
            right(game, waiting)

    return wrong


def _of_its_card(event: Event) -> Characteristics:
    assert event.object is not None
    return event.object.printed


def _triggers_first(game: Game, player: str) -> None:
    for _ in range(priority.TOO_MANY_CHECKS):
        if not triggers.put_on_stack(game) and not state_based_actions.check(game):
            game.priority = player
            return
    raise priority.EndlessGame("never comes to an end")


COPIES: tuple[Misreading, ...] = (
    Misreading(
        "copies-are-legendary-all-the-same",
        "a copy that is said not to be legendary is legendary",
        (),
        (Change(tokens, "changed", _still_legendary),),
    ),
    Misreading(
        "legend-rule-by-copied-name",
        "the legend rule goes by the name that was copied, not by the exception",
        (),
        (Change(tokens, "changed", _under_the_copied_name),),
    ),
    Misreading(
        "nightmares-keep-their-size",
        "the size that Nightmare Shepherd sets is left out",
        (),
        (Change(copies, "small_nightmare", instead(_nightmare_only)),),
    ),
    Misreading(
        "copies-enter-without-loyalty",
        "a planeswalker enters without loyalty counters",
        (),
        (Change(entering, "loyalty", instead(_does_nothing)),),
    ),
    Misreading(
        "copies-forget-their-choice",
        "what a copy chose as it entered is not known to its abilities",
        (),
        (Change(entering, "enter", _forgets_choices),),
    ),
    Misreading(
        "tokens-have-no-linked-abilities",
        "a token does not know what it has exiled",
        (),
        (Change(copies, "linked", _cards_only),),
    ),
    Misreading(
        "copies-go-to-the-target",
        "token copies are created under the control of the player that was targeted",
        (),
        (Change(copies, "create_copy", instead(_for_the_target)),),
    ),
    Misreading(
        "copies-of-each-other",
        "what enters as a copy may copy what enters at the same time",
        (),
        (Change(creatures, "_choose_original", instead(_each_other)),),
    ),
    Misreading(
        "no-granted-embalm",
        "a card in a graveyard can't be given embalm",
        (),
        (Change(granted_embalm, "grant", instead(_does_nothing)),),
    ),
    Misreading(
        "costs-of-zero-are-skipped",
        "with no mana to pay nothing else of the cost is paid either",
        (),
        (Change(costs, "pay", _nothing_for_zero),),
    ),
    Misreading(
        "flash-helps-abilities",
        "abilities of a card with flash have no sorcery timing",
        (),
        (Change(announcing, "activate", _flash_helps),),
    ),
    Misreading(
        "x-of-the-ability",
        "a token has the X that was paid for the ability that makes it",
        (),
        (Change(entering, "enter", _same_x),),
    ),
    Misreading(
        "tokens-are-not-exempt",
        "an effect that exempts tokens from the legend rule does nothing",
        (),
        (Change(legends, "token_of_yours", instead(lambda game, source, thing: False)),),
    ),
    Misreading(
        "no-legend-rule-for-a-turn",
        "what is a legend for a turn does not fall to the legend rule",
        (),
        (Change(state_based_actions, "legend_rule", _not_for_a_turn),),
    ),
    Misreading(
        "two-or-more-are-exempt",
        "an exemption for exactly two goes on with three",
        (),
        (Change(legends, "_exactly_two", instead(_two_or_more)),),
    ),
    Misreading(
        "enters-triggers-need-the-permanent",
        "what has left before its enters ability goes on the stack has none",
        (),
        (Change(triggers, "_put_one", _only_if_there),),
    ),
    Misreading(
        "copies-of-the-card-that-died",
        "what died is copied as its card, whatever it was",
        (),
        (Change(copies, "as_it_died", instead(_of_its_card)),),
    ),
    Misreading(
        "triggers-before-checks",
        "triggered abilities go on the stack before state-based actions are performed",
        (),
        (Change(priority, "give", instead(_triggers_first)),),
    ),
)
