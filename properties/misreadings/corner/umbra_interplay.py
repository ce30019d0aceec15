"""Misreadings of what umbra armor has to do with other rules: regeneration, control, combat steps, layers, zones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reference_engine import (
    announcing,
    attachment,
    bestow,
    combat,
    damage,
    destruction,
    entering,
    layers,
    phasing,
    resolving,
    state_based_actions,
    triggers,
    zones,
)
from reference_engine.cards import corner_permanents, umbras, words
from reference_engine.damage import Portion
from reference_engine.destruction import Destruction, Plan, Replacement
from reference_engine.game import Game, GameObject, Memory, Reference
from reference_engine.stack import StackObject

from ..catalogue import Change, Misreading, instead
from ..ways import noticed_if, umbra_also

Applies = Callable[[Game, Destruction, Plan], None]


def _spends_the_shield(game: Game, one: Destruction, aura: GameObject, plan: Plan) -> None:
    one.object.regeneration_shields = 0


def _breaks_the_aura(right: Applies) -> Applies:
    def wrong(game: Game, one: Destruction, plan: Plan) -> None:
        right(game, one, plan)
        for aura in destruction.armed_auras(game, one)[:1]:
            plan.pending.append(Destruction(aura, one.cause, one.rules))

    return wrong


def _you_is_the_auras_controller(right: Callable[..., Any]) -> Callable[..., Any]:
    def wrong(game: Game, thing: GameObject, event: Any) -> Any:
        view = right(game, thing, event)
        for aura in game.attached(thing):
            if game.controller(aura) != view.controller:
                return view.copy(controller=game.controller(aura))
        return view

    return wrong


def _the_creatures_controller_too(right: Callable[..., tuple[str, ...]]) -> Callable[..., tuple[str, ...]]:
    def wrong(game: Game, source: GameObject) -> tuple[str, ...]:
        return (*right(game, source), *((game.controller(source.attached_to),) if source.attached_to else ()))

    return wrong


def _owner_is_no_opponent(right: Callable[..., None]) -> Callable[..., None]:
    """Damage to any player counts as damage to an opponent."""

    def wrong(game: Game, event: Any, before: Any = None) -> None:
        if event.kind == "deals damage" and event.player is not None and event.player == event.source_controller:
            event.player = game.opponents(event.player)[0]
        right(game, event, before)

    return wrong


def _forgets(right: Callable[[Game, GameObject], Memory]) -> Callable[[Game, GameObject], Memory]:
    def wrong(game: Game, thing: GameObject) -> Memory:
        memory = right(game, thing)
        game.memories.pop(thing.reference())
        return memory

    return wrong


def _everybody_blocks(game: Game, player: str, attacker: GameObject) -> list[GameObject]:
    forced = attacker.attacking and "all able creatures block it" in game.view(attacker).restrictions
    return game.creatures(player) if forced else []


def _fights_by_toughness(game: Game, one: GameObject, other: GameObject) -> None:
    views = game.view(one), game.view(other)
    amounts = [combat.combat_damage_of(view) for view in views]
    damage.deal(game, [Portion(one, views[0], other, amounts[0]), Portion(other, views[1], one, amounts[1])])


def _auras_are_old(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    def wrong(*words: Any, **more: Any) -> list[GameObject]:
        entered = right(*words, **more)
        for thing in entered:
            if thing.attached_to is not None:
                thing.timestamp = 0
        words[0].touch()
        return entered

    return wrong


def _spells_are_old(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, *more: Any) -> None:
        right(game, *more)
        game.floating[-1].timestamp = 0
        game.touch()

    return wrong


def _illegal_auras_first(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, found: Any) -> None:
        illegal = {thing: why for thing, why in found.put.items() if why[0] == "704.5m"}
        if illegal and found.destroy:
            found.put = {thing: why for thing, why in found.put.items() if thing not in illegal}
            right(game, state_based_actions.Findings(put=illegal))
        right(game, found)

    return wrong


def _as_it_strikes_now(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, first: bool) -> None:
        if not first:
            for thing in game.permanents():
                thing.first_strike_done = bool(game.view(thing).keywords & {"first strike"})
        right(game, first)

    return wrong


def _out_of_the_second_step(game: Game, one: Destruction, aura: GameObject, plan: Plan) -> None:
    one.object.first_strike_done = True


def _by_what_is_printed(game: Game, aura: GameObject) -> bool:
    return "umbra armor" in game.view(aura).keywords or "umbra armor" in aura.copiable.keywords


def _losing_abilities_frees(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, views: layers.Views, *more: Any) -> None:
        right(game, views, *more)
        for floating in game.floating:
            if floating.effect.takes_abilities_in is not None:
                for reference in floating.objects:
                    if reference.object in views:
                        views[reference.object] = views[reference.object].copy(restrictions=frozenset())

    return wrong


def _nothing_granted(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, views: layers.Views, *more: Any) -> None:
        right(game, views, *more)
        for thing, view in list(views.items()):
            own = tuple(one for one in view.abilities if one in thing.copiable.abilities)
            views[thing] = view.copy(abilities=own)

    return wrong


def _later(game: Game, one: Destruction, aura: GameObject, plan: Plan) -> None:
    plan.pending.pop()
    game.noted.add(("goes later", aura))


def _what_goes_later(right: Callable[..., Any]) -> Callable[..., Any]:
    def wrong(game: Game) -> Any:
        found = right(game)
        for thing in game.permanents():
            if ("goes later", thing) in game.noted:
                found.put[thing] = ("704.5m", "has saved its creature")
        return found

    return wrong


def _up_the_chain(game: Game, one: Destruction, options: list[Replacement]) -> str:
    thing = one.object
    while one.used and thing.attached_to is not None:
        thing = thing.attached_to
    return game.controller(thing)


def _exile_is_a_choice(right: Callable[..., list[Replacement]]) -> Callable[..., list[Replacement]]:
    def wrong(game: Game, one: Destruction) -> list[Replacement]:
        found = [
            Replacement(source.id, ("exile", source.id), _just_destroyed)
            for source, _ in zones.sent_elsewhere(game, one.object, "graveyard")
        ]
        return [*right(game, one), *found]

    return wrong


def _just_destroyed(game: Game, one: Destruction, plan: Plan) -> None:
    plan.destroyed[one.object] = one


def _shields_never_prevent(right: Callable[..., bool]) -> Callable[..., bool]:
    def wrong(game: Game, portion: Portion, shielded: set[GameObject]) -> bool:
        thing = portion.to
        if isinstance(thing, str) or not thing.counters.get("shield"):
            return right(game, portion, shielded)
        kept = thing.counters.pop("shield")
        try:
            return right(game, portion, shielded)
        finally:
            thing.counters["shield"] = kept

    return wrong


def _modes_at_once(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    kept: dict[StackObject, list[GameObject]] = {}
    calls: dict[StackObject, int] = {}

    def wrong(
        game: Game, things: Sequence[GameObject], cause: StackObject | None, *rules: str, regenerable: bool = True
    ) -> list[GameObject]:
        if cause is not None and len(cause.parts) > 1:
            kept.setdefault(cause, []).extend(things)
            calls[cause] = calls.get(cause, 0) + 1
            if calls[cause] < len(cause.parts):
                return []
            things = list(dict.fromkeys(kept[cause]))
        return right(game, things, cause, *rules, regenerable=regenerable)

    return wrong


def _every_mode(right: Callable[..., Any]) -> Callable[..., Any]:
    def wrong(game: Game, card: GameObject, spell: Any, modes: Sequence[int], *more: Any) -> Any:
        needs, parts = right(game, card, spell, modes, *more)
        if modes:
            parts = tuple((mode.effect, 0, 0) for mode in spell.modes)
        return needs, parts

    return wrong


def _the_saved_count(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    def wrong(
        game: Game, things: Sequence[GameObject], cause: StackObject | None, *rules: str, regenerable: bool = True
    ) -> list[GameObject]:
        return [*things, *right(game, things, cause, *rules, regenerable=regenerable)]

    return wrong


def _never_was_damaged(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, thing: GameObject) -> None:
        right(game, thing)
        game.damaged_this_turn.discard(thing.reference())

    return wrong


def _auras_come_along(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, views: layers.Views, *more: Any) -> None:
        right(game, views, *more)
        for thing, view in list(views.items()):
            host = thing.attached_to
            if host in views and host is not None and views[host].controller != host.entered_under:
                views[thing] = view.copy(controller=views[host].controller)

    return wrong


def _taken_for_good(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, views: layers.Views, *more: Any) -> None:
        right(game, views, *more)
        for thing, view in list(views.items()):
            if thing.was_controlled_by not in (None, view.controller) and view.controller == thing.entered_under:
                views[thing] = view.copy(controller=thing.was_controlled_by)

    return wrong


def _all_auras(game: Game, source: GameObject) -> list[GameObject]:
    return [thing for thing in game.permanents() if thing.attached_to and "Aura" in game.view(thing).subtypes]


def _saves_from_mass_sacrifice(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, things: Sequence[GameObject], cause: StackObject | None = None) -> None:
        armed = [thing for thing in things if destruction.armed_auras(game, Destruction(thing, cause, ("701.8b",)))]
        right(game, [thing for thing in things if thing not in armed], cause)

    return wrong


def _phased_out_too(game: Game, one: Destruction) -> list[GameObject]:
    return [
        aura
        for aura in game.battlefield
        if aura.attached_to is one.object and ("umbra armor" in game.view(aura).keywords)
    ]


def _auras_stay_behind(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, things: Sequence[GameObject]) -> None:
        right(game, things)
        for thing in game.battlefield:
            if thing.phased_out and thing.phased_out_under is None and thing.attached_to in things:
                thing.phased_out = False
        game.touch()

    return wrong


def _once_legal(right: Callable[..., bool]) -> Callable[..., bool]:
    def wrong(game: Game, item: StackObject, n: int) -> bool:
        target = item.targets[n]
        return target.current is not None if isinstance(target, Reference) else right(game, item, n)

    return wrong


def _as_a_creature(right: Callable[..., None]) -> Callable[..., None]:
    """A bestowed Aura that is destroyed becomes a creature instead of going anywhere."""

    def wrong(game: Game, moves: Sequence[zones.Move]) -> None:
        bestowed = [move.object for move in moves if move.kind == "destroyed" and move.object.bestowed]
        for thing in bestowed:
            thing.bestowed, thing.attached_to = False, None
            game.touch()
        right(game, [move for move in moves if move.object not in bestowed])

    return wrong


def _goes_like_other_auras(game: Game, thing: GameObject, *rules: str) -> None:
    thing.attached_to = None


def _where_the_original_is(game: Game, thing: GameObject, hosts: Sequence[GameObject]) -> GameObject:
    names = {game.view(thing).name}
    return next((one for one in hosts if any(game.view(other).name in names for other in game.attached(one))), hosts[0])


_CORNER = "umbra-armor.corner."

UMBRA_INTERPLAY: tuple[Misreading, ...] = (
    Misreading(
        "umbra-spends-the-shield",
        "a regeneration shield is used up together with the umbra",
        (_CORNER + "regeneration-shield", _CORNER + "regeneration-beside"),
        (umbra_also(_spends_the_shield),),
    ),
    Misreading(
        "regeneration-costs-the-umbra",
        "a creature that regenerates loses an umbra as well",
        (_CORNER + "regeneration-shield", _CORNER + "regeneration-beside"),
        (Change(destruction, "regenerate", _breaks_the_aura),),
    ),
    Misreading(
        "you-is-the-auras-controller",
        "what an Aura gives to a creature belongs to the Aura's controller",
        (_CORNER + "whose-ability",),
        (Change(triggers, "_view_of", _you_is_the_auras_controller),),
    ),
    Misreading(
        "abilities-are-not-granted",
        "Auras give keywords and bonuses, but no other abilities",
        (_CORNER + "whose-ability",),
        (Change(layers, "_apply_in_layers", _nothing_granted),),
    ),
    Misreading(
        "the-enchanted-activate",
        "a creature's controller may activate abilities of the Auras on it",
        (_CORNER + "whose-ability",),
        (Change(announcing, "who_may_activate", _the_creatures_controller_too),),
    ),
    Misreading(
        "only-combat-damage-triggers",
        "abilities about damage to an opponent see only combat damage",
        (_CORNER + "whose-ability",),
        (noticed_if(lambda event: event.kind != "deals damage" or event.combat),),
    ),
    Misreading(
        "everybody-is-an-opponent",
        "damage to a creature's own controller counts as damage to an opponent",
        (_CORNER + "whose-ability",),
        (Change(triggers, "notice", _owner_is_no_opponent),),
    ),
    Misreading(
        "nothing-is-remembered",
        "what has left the battlefield is not remembered",
        (_CORNER + "whose-ability", _CORNER + "leaves-abilities"),
        (Change(zones, "remember", _forgets),),
    ),
    Misreading(
        "auras-never-move",
        "an Aura stays where it was put",
        (_CORNER + "moved-umbra", _CORNER + "whose-ability"),
        (Change(attachment, "attach", instead(lambda game, thing, host: False)),),
    ),
    Misreading(
        "nobody-must-block",
        "nothing makes a creature block",
        (_CORNER + "combat-words",),
        (Change(combat, "forced_to_block", instead(lambda game, player, attacker: [])),),
    ),
    Misreading(
        "everybody-must-block",
        "creatures that are not able to block must block, too",
        (_CORNER + "combat-words",),
        (Change(combat, "forced_to_block", instead(_everybody_blocks)),),
    ),
    Misreading(
        "combat-damage-by-power",
        "all creatures assign combat damage equal to their power",
        (_CORNER + "combat-words",),
        (Change(combat, "combat_damage_of", instead(lambda view: max(0, view.power or 0))),),
    ),
    Misreading(
        "all-damage-by-toughness",
        "what assigns combat damage by toughness deals any damage by toughness",
        (_CORNER + "combat-words",),
        (Change(damage, "fight", instead(_fights_by_toughness)),),
    ),
    Misreading(
        "auras-count-as-old",
        "effects of Auras apply before all others in their layer",
        (_CORNER + "base-size",),
        (Change(entering, "enter", _auras_are_old),),
    ),
    Misreading(
        "spells-count-as-old",
        "effects of resolved spells apply before all others in their layer",
        (_CORNER + "base-size",),
        (Change(words, "_begin", _spells_are_old),),
    ),
    Misreading(
        "a-set-size-is-final",
        "counters don't change the size of a creature",
        (_CORNER + "base-size",),
        (Change(layers, "_apply_counters", instead(lambda thing, view: None)),),
    ),
    Misreading(
        "illegal-auras-go-first",
        "illegally attached Auras go before anything is destroyed",
        (_CORNER + "state-based-actions",),
        (Change(state_based_actions, "perform", _illegal_auras_first),),
    ),
    Misreading(
        "first-strike-as-it-is-now",
        "who has no first strike in the second step deals damage in it, though it did in the first",
        (_CORNER + "combat-steps",),
        (Change(combat, "damage_step", _as_it_strikes_now),),
    ),
    Misreading(
        "saved-and-out-of-the-fight",
        "a creature saved in the first damage step deals no damage in the second",
        (_CORNER + "combat-steps",),
        (umbra_also(_out_of_the_second_step),),
    ),
    Misreading(
        "armed-by-print",
        "what has umbra armor printed on it has it whatever became of it",
        (_CORNER + "type-changes",),
        (Change(destruction, "has_umbra_armor", instead(_by_what_is_printed)),),
    ),
    Misreading(
        "no-abilities-no-restrictions",
        "a creature that loses all abilities is free of what Auras say about it",
        (_CORNER + "type-changes",),
        (Change(layers, "_apply_in_layers", _losing_abilities_frees),),
    ),
    Misreading(
        "aura-goes-later",
        "the Aura goes only after the spell has been carried out",
        (_CORNER + "stack",),
        (umbra_also(_later), Change(state_based_actions, "collect", _what_goes_later)),
    ),
    Misreading(
        "the-creatures-controller-picks-down-the-chain",
        "of the Auras on an Aura the controller of the creature picks one",
        (_CORNER + "masks",),
        (Change(destruction, "who_picks", instead(_up_the_chain)),),
    ),
    Misreading(
        "exile-beside-the-umbra",
        "an effect that exiles what would die is offered beside the umbra",
        (_CORNER + "exiled-instead",),
        (Change(destruction, "applicable", _exile_is_a_choice),),
    ),
    Misreading(
        "shield-counters-help-always",
        "a shield counter stops destruction by state-based actions, too",
        (_CORNER + "shield-counters",),
        (Change(destruction, "shield_counter_applies", instead(lambda game, one: True)),),
    ),
    Misreading(
        "shield-counters-prevent-nothing",
        "a shield counter stops destruction, but no damage",
        (_CORNER + "shield-counters",),
        (Change(damage, "is_prevented", _shields_never_prevent),),
    ),
    Misreading(
        "modes-at-once",
        "what several modes of one spell destroy is destroyed at the same time",
        (_CORNER + "two-modes",),
        (Change(destruction, "destroy", _modes_at_once),),
    ),
    Misreading(
        "carries-out-every-mode",
        "a modal spell does all that it could do",
        (_CORNER + "two-modes",),
        (Change(announcing, "what_is_announced", _every_mode),),
    ),
    Misreading(
        "the-saved-count-as-destroyed",
        "what was saved counts among what was destroyed this way",
        (_CORNER + "destroyed-this-way",),
        (Change(destruction, "destroy", _the_saved_count),),
    ),
    Misreading(
        "removed-damage-was-never-dealt",
        "a creature whose damage is removed was not dealt damage this turn",
        (_CORNER + "destroyed-this-way",),
        (Change(destruction, "remove_damage", _never_was_damaged),),
    ),
    Misreading(
        "auras-come-along",
        "whoever takes a creature takes the Auras on it",
        (_CORNER + "changes-of-control",),
        (Change(layers, "_apply_in_layers", _auras_come_along),),
    ),
    Misreading(
        "taken-for-good",
        "a creature stays with who took it when the effect is over",
        (_CORNER + "changes-of-control",),
        (Change(layers, "_apply_in_layers", _taken_for_good),),
    ),
    Misreading(
        "mystic-arms-all-auras",
        "Umbra Mystic arms every Aura",
        (_CORNER + "changes-of-control",),
        (Change(umbras, "auras_on_your_permanents", instead(_all_auras)),),
    ),
    Misreading(
        "saves-from-mass-sacrifice",
        "what has an umbra is not sacrificed together with other things",
        (_CORNER + "stack",),
        (Change(zones, "sacrifice_together", _saves_from_mass_sacrifice),),
    ),
    Misreading(
        "a-target-once-legal-stays-legal",
        "whether a target is still legal is not looked at again",
        (_CORNER + "stack",),
        (Change(resolving, "target_is_legal", _once_legal),),
    ),
    Misreading(
        "bestowed-auras-outlive-destruction",
        "a bestowed Aura that is destroyed becomes a creature",
        (_CORNER + "bestow",),
        (Change(zones, "move_all", _as_a_creature),),
    ),
    Misreading(
        "bestowed-auras-go-like-others",
        "a bestowed Aura goes when its creature goes",
        (_CORNER + "bestow",),
        (
            Change(bestow, "cease", instead(_goes_like_other_auras)),
            Change(state_based_actions, "is_bestowed", instead(lambda thing: False)),
        ),
    ),
    Misreading(
        "copies-go-where-the-original-is",
        "a copy of an Aura enters on what the original enchants",
        (_CORNER + "copies",),
        (Change(entering, "choose_host", instead(_where_the_original_is)),),
    ),
    Misreading(
        "phased-out-auras-protect",
        "an umbra that is phased out still saves its creature",
        (_CORNER + "phasing",),
        (Change(destruction, "armed_auras", instead(_phased_out_too)),),
    ),
    Misreading(
        "auras-stay-behind",
        "a creature phases out without its Auras",
        (_CORNER + "phasing",),
        (Change(phasing, "phase_out", _auras_stay_behind),),
    ),
    Misreading(
        "another-is-any",
        "another permanent may be the one that says so",
        (_CORNER + "masks",),
        (Change(corner_permanents, "is_another", instead(lambda candidate, source: True)),),
    ),
)
