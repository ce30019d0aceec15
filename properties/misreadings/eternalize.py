"""Misreadings of eternalize and of the rules that it leans on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reference_engine import (
    announcing,
    costs,
    entering,
    mana,
    priority,
    resolving,
    state_based_actions,
    tokens,
    triggers,
    zones,
)
from reference_engine.abilities import Activated, Cost
from reference_engine.cards import CARDS, creatures, spells
from reference_engine.cards import eternalize as cards
from reference_engine.characteristics import Characteristics, mana_value
from reference_engine.game import Event, Game, GameObject
from reference_engine.stack import StackObject

from .catalogue import Change, Misreading, instead
from .ways import noticed_if

Create = Callable[..., list[GameObject]]


def _timing(allowed: Callable[[Game, str], bool]) -> Change:
    """Sorcery timing that allows more, or less, than the rules do."""
    return Change(priority, "has_sorcery_timing", instead(allowed))


def _main(game: Game) -> bool:
    return game.step in ("precombat_main", "postcombat_main")


def _exceptions(wrong: Callable[[Characteristics], None]) -> Change:
    """Other exceptions of the copy. Cards hold the function, so the copying is changed."""

    def make(right: Callable[..., Characteristics]) -> Callable[..., Characteristics]:
        def changed(values: Characteristics, change: Callable[[Characteristics], None] | None) -> Characteristics:
            found = right(values, change)
            if change is tokens.eternalized:
                printed = values.copy()
                printed.controller = None
                _BEFORE.append(printed)
                wrong(found)
                _BEFORE.pop()
            return found

        return changed

    return Change(tokens, "changed", make)


_BEFORE: list[Characteristics] = []


def _set(**fields: Any) -> Change:
    def wrong(values: Characteristics) -> None:
        for name, value in fields.items():
            setattr(values, name, value(_BEFORE[-1]) if callable(value) else value)

    return _exceptions(wrong)


def _zombie_only(before: Characteristics) -> tuple[str, ...]:
    return ("Zombie",)


def _stays_in_graveyard(right: Callable[..., None]) -> Callable[..., None]:
    """Exile as part of the effect: the card stays in the graveyard as the cost is paid."""

    def wrong(game: Game, thing: GameObject, to: str, *rules: str, word: str = "", kind: str = "") -> None:
        if word != "is exiled as a cost" or thing.zone != "graveyard":
            right(game, thing, to, *rules, word=word, kind=kind)

    return wrong


def _exiles_late(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game) -> None:
        item = game.stack[-1] if game.stack else None
        if item is not None and isinstance(item.ability, Activated) and item.ability.keyword == "Eternalize":
            card = item.source.object
            if card.zone != "graveyard" or item.source.current is None:
                game.stack.remove(item)
                return
            right(game)
            zones.move(game, card, "exile", "701.13a")
            return
        right(game)

    return wrong


def _refunds(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, item: StackObject) -> None:
        right(game, item)
        card = item.source.object
        if isinstance(item.ability, Activated) and item.ability.keyword == "Eternalize" and card.zone == "exile":
            zones.move(game, card, "graveyard", "601.2")

    return wrong


def _paid_without_the_discard(allowed: Callable[[GameObject, Sequence[GameObject]], bool]) -> Change:
    """Of a cost with a discard the mana is enough, if that is allowed for this card and what is discarded."""

    def make(right: Callable[..., Any]) -> Callable[..., Any]:
        def wrong(
            game: Game, player: str, source: GameObject, cost: Any, payment: Any, generic_change: int = 0
        ) -> None:
            if cost.discard and allowed(source, payment.pays.get("discard", ())):
                payment.pays = {}
                cost = Cost(mana=cost.mana, exile_this=cost.exile_this)
            right(game, player, source, cost, payment, generic_change)

        return wrong

    return Change(costs, "check", make)


def _discarded_for_costs(go: Callable[[Game, GameObject], None]) -> Change:
    """Something else becomes of what is discarded for a cost."""

    def make(right: Callable[..., None]) -> Callable[..., None]:
        def wrong(game: Game, player: str, things: Sequence[GameObject], cause: StackObject | None = None) -> None:
            if cause is not None:
                right(game, player, things, cause)
            for thing in things if cause is None else ():
                go(game, thing)

        return wrong

    return Change(zones, "discard", make)


def _anywhere(right: Callable[..., Activated]) -> Callable[..., Activated]:
    def wrong(game: Game, source: GameObject, which: str) -> Activated:
        for ability in game.view(source).abilities:
            if isinstance(ability, Activated) and ability.keyword == "Eternalize" == which:
                return ability
        return right(game, source, which)

    return wrong


def _whoever_asks(right: Callable[..., None]) -> Callable[..., None]:
    """Anybody may activate the abilities of a card in a graveyard."""

    def wrong(game: Game, player: str, source: GameObject, *rest: Any) -> Any:
        owner = source.owner
        if source.zone == "graveyard":
            game.players[owner].graveyard.remove(source)
            source.owner = player
            game.players[player].graveyard.insert(0, source)
        return right(game, player, source, *rest)

    return wrong


def _is_a_spell(right: Callable[..., Any]) -> Callable[..., Any]:
    def wrong(*arguments: Any) -> Any:
        item = right(*arguments)
        if item is not None and item.ability.keyword == "Eternalize":
            item.kind = "spell"
        return item

    return wrong


def _spell_like(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game) -> None:
        item = game.stack[-1]
        if isinstance(item.ability, Activated) and item.kind == "spell":
            item.kind = "ability"
        right(game)

    return wrong


def _each_token(extra: Callable[[Game, GameObject, Characteristics], None]) -> Change:
    """Something more is done to each token that eternalize makes of these values."""

    def make(right: Create) -> Create:
        def wrong(
            game: Game, player: str, values: Characteristics, count: int = 1, *rules: str, **more: Any
        ) -> list[GameObject]:
            made = right(game, player, values, count, *rules, **more)
            for thing in made if more.get("made_by") == "Eternalize" else ():
                extra(game, thing, values)
            return made

        return wrong

    return Change(tokens, "create", make)


def _becomes_the_card(game: Game, thing: GameObject, values: Characteristics) -> None:
    thing.is_token = False


def _as_it_last_was(right: Callable[..., Characteristics]) -> Callable[..., Characteristics]:
    """The token copies what the permanent was as it died."""

    def wrong(card: GameObject, change: Callable[[Characteristics], None] | None = None) -> Characteristics:
        if change is tokens.eternalized and card in _LAST:
            values = _LAST[card].copy(restrictions=frozenset(), controller=None)
            change(values)
            return values
        return right(card, change)

    return wrong


_LAST: dict[GameObject, Characteristics] = {}


def _remembers(right: Callable[..., Any]) -> Callable[..., Any]:
    def wrong(game: Game, thing: GameObject) -> Any:
        memory = right(game, thing)
        _LAST[thing] = memory.view
        return memory

    return wrong


def _brings_counters(game: Game, thing: GameObject, values: Characteristics) -> None:
    for memory in game.memories.values():
        if memory.view.name == values.name and memory.counters:
            thing.counters.update(memory.counters)
            game.touch()


def _brings_marks(game: Game, thing: GameObject, values: Characteristics) -> None:
    for memory in game.memories.values():
        if memory.view.name == values.name:
            thing.tapped = memory.tapped
            thing.damage = min(memory.damage, 3)


def _stays_a_copy(right: Callable[..., None]) -> Callable[..., None]:
    """A card that was a copy is still one in the graveyard."""

    def wrong(game: Game, one: zones.Move) -> None:
        copied = one.object.copiable
        right(game, one)
        if copied is not one.object.printed and not one.object.is_token and one.to == "graveyard":
            one.object.copiable = copied

    return wrong


def _loses() -> Change:
    def wrong(values: Characteristics) -> None:
        values.keywords = frozenset()
        values.abilities = ()

    return _exceptions(wrong)


def _copies_the_card(right: Callable[..., Characteristics]) -> Callable[..., Characteristics]:
    """A copy of the token has the values of the card: the exceptions are not copied."""

    def wrong(thing: GameObject, change: Callable[[Characteristics], None] | None = None) -> Characteristics:
        card = CARDS.get(thing.copiable.name)
        return tokens.changed(card.printed if card is not None else thing.copiable, change)

    return wrong


def _copies_what_it_sees() -> Change:
    """A copy has what the original is now, effects and all, instead of its copiable values."""

    def make(right: Create) -> Create:
        def wrong(
            game: Game, player: str, values: Characteristics, count: int = 1, *rules: str, **more: Any
        ) -> list[GameObject]:
            for thing in game.permanents():
                if thing.copiable.name == values.name and not more.get("made_by"):
                    values = game.view(thing).copy(restrictions=frozenset(), controller=None)
            return right(game, player, values, count, *rules, **more)

        return wrong

    return Change(tokens, "create", make)


def _is_of_a_token(event: Event, kind: str) -> bool:
    return event.kind == kind and event.object is not None and event.object.is_token


def _only_itself_sees(right: Callable[..., None]) -> Callable[..., None]:
    """Tokens don't make the abilities of other permanents trigger."""

    def wrong(game: Game, event: Event, before: Any = None) -> None:
        thing = event.object
        if _is_of_a_token(event, "enters"):
            watching = triggers.watchers(game)
            right(game, event, {kind: [one for one in found if one[0] is thing] for kind, found in watching.items()})
        else:
            right(game, event, before)

    return wrong


def _printed_power(game: Game, item: StackObject) -> int:
    card = CARDS.get(item.view.name)
    return (card.printed.power if card is not None else item.view.power) or 0


def _always_four(game: Game, item: StackObject) -> int:
    return 4


def _power_as_triggered(game: Game, item: StackObject) -> int:
    return max(0, item.view.power or 0)


def _nothing_if_gone(game: Game, item: StackObject) -> int:
    return max(0, game.view(item.source.object).power or 0) if item.source.current is not None else 0


def _does_nothing(*arguments: Any) -> None:
    return None


def _one_as_token(right: Create) -> Create:
    """Of several tokens only the first one has the exceptions."""

    def wrong(
        game: Game, player: str, values: Characteristics, count: int = 1, *rules: str, **more: Any
    ) -> list[GameObject]:
        made = right(game, player, values, count, *rules, **more)
        for thing in made[1:]:
            if values.name in CARDS and more.get("made_by"):
                thing.printed = thing.copiable = CARDS[values.name].printed
                game.touch()
        return made

    return wrong


def _own_zone(right: Callable[..., Any]) -> Callable[..., Any]:
    """Tokens that leave stay where they went."""

    def wrong(game: Game) -> Any:
        found = right(game)
        found.cease = []
        return found

    return wrong


def _comes_back(game: Game, thing: GameObject, controller: str) -> None:
    entering.enter(game, [(thing, controller)])


def _no_sickness(right: Create) -> Create:
    def wrong(
        game: Game, player: str, values: Characteristics, count: int = 1, *rules: str, **more: Any
    ) -> list[GameObject]:
        made = right(game, player, values, count, *rules, **more)
        for thing in made:
            thing.sick = False
        return made

    return wrong


def _opponents_turn_first(game: Game, player: str) -> bool:
    return player == game.active and _main(game) and not game.stack and not game.left_this_turn


def _triggers_do_not_matter(game: Game, player: str) -> bool:
    return player == game.active and _main(game) and all(item.event is not None for item in game.stack)


def _second_main_is_none(game: Game, player: str) -> bool:
    return player == game.active and game.step == "precombat_main" and not game.stack


def _creature_ability(game: Game, source: GameObject, event: Event) -> bool:
    thing = event.object
    return event.player != game.controller(source) and thing is not None and "Creature" in thing.printed.types


def _free(cost: str, mana_text: str, x: int = 0, generic_change: int = 0) -> bool:
    return True


def _any_color(cost: str, mana_text: str, x: int = 0, generic_change: int = 0) -> bool:
    return mana.pool_of(mana_text).total() >= mana_value(cost, x) + generic_change


def _at_once(right: Callable[..., bool]) -> Callable[..., bool]:
    """Enters abilities resolve as soon as they trigger; nobody can respond."""

    def wrong(game: Game) -> bool:
        any_put = right(game)
        if any_put and game.stack and game.stack[-1].event is not None and game.stack[-1].event.kind == "enters":
            resolving.resolve_top(game)
        return any_put

    return wrong


def _cards_only(right: Callable[..., None]) -> Callable[..., None]:
    return lambda game, one: None if one.object.is_token else right(game, one)


RULE = ("eternalize.0",)
CHANCE = ("eternalize.2",)
COST = ("eternalize.3",)
PRINTED = ("eternalize.4",)
VALUES = ("eternalize.5",)
ENTERS = ("eternalize.6",)
DISCARD = ("eternalize.7",)

ETERNALIZE: tuple[Misreading, ...] = (
    Misreading(
        "no-eternalize", "the ability can't be activated", (*RULE, *CHANCE), (_timing(lambda game, player: False),)
    ),
    Misreading(
        "at-instant-speed", "whenever the player has priority", (*RULE, *CHANCE), (_timing(lambda game, player: True),)
    ),
    Misreading(
        "any-step-of-the-own-turn",
        "in every step of the player's own turn",
        RULE,
        (_timing(lambda game, player: player == game.active and not game.stack),),
    ),
    Misreading(
        "in-any-main-phase",
        "in every main phase, of opponents too",
        (*RULE, *CHANCE),
        (_timing(lambda game, player: _main(game) and not game.stack),),
    ),
    Misreading(
        "stack-does-not-matter",
        "with spells and abilities on the stack too",
        (*RULE, *CHANCE),
        (_timing(lambda game, player: player == game.active and _main(game)),),
    ),
    Misreading(
        "triggers-do-not-matter",
        "with triggered abilities on the stack too",
        CHANCE,
        (_timing(_triggers_do_not_matter),),
    ),
    Misreading(
        "first-main-phase-only", "not in the second main phase", (*RULE, *CHANCE), (_timing(_second_main_is_none),)
    ),
    Misreading(
        "not-in-the-turn-it-left",
        "not in the turn in which something left the battlefield",
        CHANCE,
        (_timing(_opponents_turn_first),),
    ),
    Misreading(
        "from-any-zone",
        "out of hand, exile, library and battlefield too",
        RULE,
        (Change(announcing, "find", _anywhere),),
    ),
    Misreading(
        "anybodys-card", "out of other players' graveyards", RULE, (Change(announcing, "activate", _whoever_asks),)
    ),
    Misreading(
        "is-a-spell",
        "it can be countered like a spell, and not like an ability",
        COST,
        (Change(announcing, "activate", _is_a_spell), Change(priority, "resolve_top", _spell_like)),
    ),
    Misreading("costs-nothing", "no mana is asked for", RULE, (Change(mana, "can_pay", instead(_free)),)),
    Misreading(
        "any-color-pays", "colored mana can be paid with any", RULE, (Change(mana, "can_pay", instead(_any_color)),)
    ),
    Misreading(
        "ability-of-a-creature",
        "it counts as an activated ability of a creature",
        RULE,
        (Change(creatures, "opponents_ability", instead(_creature_ability)),),
    ),
    Misreading(
        "token-may-attack",
        "the token is not affected by summoning sickness",
        RULE,
        (Change(tokens, "create", _no_sickness),),
    ),
    Misreading(
        "token-stays-in-graveyard",
        "a token that leaves stays where it went",
        RULE,
        (Change(state_based_actions, "collect", _own_zone),),
    ),
    Misreading(
        "token-comes-back",
        "an exiled token can come back",
        RULE,
        (Change(spells, "returns_to_battlefield", instead(_comes_back)),),
    ),
    Misreading("card-returns", "the card itself comes back, no token", RULE, (_each_token(_becomes_the_card),)),
    Misreading(
        "exiled-on-resolution",
        "the card stays in the graveyard until the ability resolves",
        COST,
        (Change(zones, "move", _stays_in_graveyard), Change(priority, "resolve_top", _exiles_late)),
    ),
    Misreading("never-exiled", "the card stays in the graveyard", COST, (Change(zones, "move", _stays_in_graveyard),)),
    Misreading(
        "refunds-when-countered",
        "countering the ability gives the card back",
        COST,
        (Change(resolving, "counter", _refunds),),
    ),
    Misreading(
        "copies-last-battlefield-state",
        "the token copies what the permanent was as it died",
        PRINTED,
        (Change(zones, "remember", _remembers), Change(tokens, "copy_of_card", _as_it_last_was)),
    ),
    Misreading(
        "counters-come-along",
        "counters of the dead permanent come along",
        PRINTED,
        (_each_token(_brings_counters),),
    ),
    Misreading("marks-come-along", "damage and tapped status come along", PRINTED, (_each_token(_brings_marks),)),
    Misreading(
        "still-a-copy-in-the-graveyard",
        "a dead copy is still one in the graveyard",
        PRINTED,
        (Change(zones, "_carry_out", _stays_a_copy),),
    ),
    Misreading("token-has-no-abilities", "the token has no abilities", (*PRINTED, *ENTERS), (_loses(),)),
    Misreading(
        "printed-size",
        "the token has the printed power and toughness",
        VALUES,
        (_set(power=lambda before: before.power, toughness=lambda before: before.toughness),),
    ),
    Misreading("printed-color", "the token keeps its colors", VALUES, (_set(colors=lambda before: before.colors),)),
    Misreading(
        "black-in-addition",
        "the token is black in addition to its colors",
        VALUES,
        (_set(colors=lambda before: before.colors | {"B"}),),
    ),
    Misreading("colorless", "the token is colorless, for it has no mana cost", VALUES, (_set(colors=frozenset()),)),
    Misreading("white-like-embalm", "the token is white", VALUES, (_set(colors=frozenset("W")),)),
    Misreading(
        "keeps-the-mana-cost",
        "the token keeps its mana cost and mana value",
        VALUES,
        (_set(mana_cost=lambda before: before.mana_cost),),
    ),
    Misreading("costs-zero", "the token has the mana cost {0} instead of none", VALUES, (_set(mana_cost="{0}"),)),
    Misreading("zombie-instead", "Zombie replaces the other creature types", VALUES, (_set(subtypes=_zombie_only),)),
    Misreading("no-zombie", "the token is no Zombie", VALUES, (_set(subtypes=lambda before: before.subtypes),)),
    Misreading("named-zombie", "the token is called Zombie", VALUES, (_set(name="Zombie"),)),
    Misreading(
        "exceptions-are-not-copied",
        "a copy of the token is a copy of the card",
        VALUES,
        (Change(tokens, "copy_of", _copies_the_card),),
    ),
    Misreading("copies-effects-too", "a copy has what effects made of the original", VALUES, (_copies_what_it_sees(),)),
    Misreading(
        "scarab-like-eternalize",
        "other Zombie makers take the mana cost away as well",
        VALUES,
        (Change(tokens, "zombie_instead", instead(tokens.eternalized)),),
    ),
    Misreading(
        "no-enters-triggers",
        "tokens trigger no enters abilities",
        ENTERS,
        (noticed_if(lambda event: not _is_of_a_token(event, "enters")),),
    ),
    Misreading(
        "others-do-not-see-it",
        "other permanents don't see the token enter",
        ENTERS,
        (Change(triggers, "notice", _only_itself_sees),),
    ),
    Misreading(
        "printed-power-counts",
        "enters abilities read the printed power",
        ENTERS,
        (Change(cards, "_power", instead(_printed_power)),),
    ),
    Misreading(
        "always-four",
        "enters abilities read 4 whatever the power is",
        ENTERS,
        (Change(cards, "_power", instead(_always_four)),),
    ),
    Misreading(
        "power-as-it-triggered",
        "power is read when the ability triggers",
        ENTERS,
        (Change(cards, "_power", instead(_power_as_triggered)),),
    ),
    Misreading(
        "gone-means-zero",
        "a source that is gone has no power",
        ENTERS,
        (Change(cards, "_power", instead(_nothing_if_gone)),),
    ),
    Misreading(
        "no-enters-replacement",
        "nothing changes how a token enters",
        ENTERS,
        (Change(entering, "replace_entering", instead(_does_nothing)),),
    ),
    Misreading(
        "doublers-do-nothing",
        "tokens are not multiplied",
        ENTERS,
        (Change(tokens, "how_many", instead(lambda game, player, count: count)),),
    ),
    Misreading(
        "only-the-first-has-exceptions",
        "of two tokens the second is a plain copy of the card",
        ENTERS,
        (Change(tokens, "create", _one_as_token),),
    ),
    Misreading(
        "no-discard",
        "the discard may be left out",
        DISCARD,
        (_paid_without_the_discard(lambda source, discarded: not discarded),),
    ),
    Misreading(
        "discards-itself",
        "the card itself may be discarded for its cost",
        DISCARD,
        (_paid_without_the_discard(lambda source, discarded: list(discarded) == [source]),),
    ),
    Misreading(
        "discard-is-not-paid",
        "the named card stays in hand",
        DISCARD,
        (_discarded_for_costs(lambda game, thing: None),),
    ),
    Misreading(
        "discard-is-exiled",
        "the named card is exiled",
        DISCARD,
        (_discarded_for_costs(lambda game, thing: zones.move(game, thing, "exile", "701.13a")),),
    ),
    Misreading(
        "enters-triggers-resolve-at-once",
        "enters abilities resolve at once, without the stack",
        ENTERS,
        (Change(triggers, "put_on_stack", _at_once),),
    ),
    Misreading(
        "tokens-are-not-exiled",
        "what exiles instead of a graveyard leaves tokens alone",
        RULE,
        (Change(zones, "replace_move", _cards_only),),
    ),
    Misreading(
        "tokens-die-unseen",
        "nothing sees a token die",
        RULE,
        (noticed_if(lambda event: not _is_of_a_token(event, "put into graveyard from battlefield")),),
    ),
)
