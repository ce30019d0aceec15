"""Misreadings of umbra armor and of the rules that it leans on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reference_engine import (
    announcing,
    attachment,
    combat,
    counters,
    damage,
    destruction,
    layers,
    state_based_actions,
    triggers,
    turn,
    zones,
)
from reference_engine.cards import umbras
from reference_engine.damage import Portion
from reference_engine.destruction import Destruction, Plan, Replacement
from reference_engine.game import Event, Game, GameObject
from reference_engine.stack import StackObject

from .catalogue import Change, Misreading, instead
from .ways import armed_if, saves_from, saves_if, umbra_also


def _destroy_the_rest(game: Game, one: Destruction, aura: GameObject, plan: Plan) -> None:
    for other in destruction.armed_auras(game, one):
        if other is not aura:
            plan.pending.append(Destruction(other, one.cause, one.rules, True, one.used | {("umbra armor", aura.id)}))


def _tap(game: Game, one: Destruction, aura: GameObject, plan: Plan) -> None:
    plan.instead.append(lambda: destruction.tap(game, one.object))


def _leave_combat(game: Game, one: Destruction, aura: GameObject, plan: Plan) -> None:
    def leave() -> None:
        one.object.attacking, one.object.blocking, one.object.blocked = None, None, False

    plan.instead.append(leave)


def _to_its_controllers(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, one: zones.Move) -> None:
        thing = one.object
        holder = game.controller(thing) if thing.zone == "battlefield" else thing.owner
        right(game, one)
        if thing.zone == "graveyard":
            game.players[thing.owner].graveyard.remove(thing)
            game.players[holder].graveyard.insert(0, thing)

    return wrong


def _out_of_any_graveyard(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, thing: GameObject) -> None:
        holder = next((one for one in game.players.values() if thing in one.graveyard), None)
        if holder is not None:
            holder.graveyard.remove(thing)
            game.players[thing.owner].graveyard.append(thing)
        right(game, thing)

    return wrong


def _says_it_died(game: Game, one: Destruction, aura: GameObject, plan: Plan) -> None:
    memory = zones.remember(game, one.object)
    game.died_this_turn += 1
    event = Event("put into graveyard from battlefield", object=one.object, memory=memory, cause=one.cause)
    plan.instead.append(lambda: triggers.notice(game, event))


def _twice(game: Game, one: Destruction, aura: GameObject, plan: Plan) -> None:
    memory = zones.remember(game, aura)
    event = Event("put into graveyard from battlefield", object=aura, memory=memory, cause=one.cause)
    before = triggers.watchers(game)
    plan.instead.append(lambda: triggers.notice(game, event, before))


def _asks_first(right: Callable[..., Replacement]) -> Callable[..., Replacement]:
    def wrong(game: Game, one: Destruction, options: list[Replacement]) -> Replacement:
        chosen = right(game, one, options)
        if chosen.key[0] != "umbra armor":
            return chosen

        def apply(game: Game, one: Destruction, plan: Plan) -> None:
            who = game.controller(one.object)
            if _says_no(game, who):
                plan.destroyed[one.object] = one
            else:
                chosen.apply(game, one, plan)

        return Replacement(chosen.name, chosen.key, apply)

    return wrong


def _says_no(game: Game, player: str) -> bool:
    try:
        return game.choose(player, "may", ("yes", "no"), None, "use umbra armor?") == "no"
    except Exception:
        return True  # an engine that asks gets no for an answer where nobody said yes


def _auras_controller(right: Callable[..., str]) -> Callable[..., str]:
    def wrong(game: Game, one: Destruction, options: list[Replacement]) -> str:
        auras = [game.objects[option.name] for option in options if option.name in game.objects]
        others = [game.controller(aura) for aura in auras if game.controller(aura) != game.controller(one.object)]
        return others[0] if others else right(game, one, options)

    return wrong


def _active_player(game: Game, one: Destruction, options: list[Replacement]) -> str:
    return game.active


def _causes_controller(right: Callable[..., str]) -> Callable[..., str]:
    def wrong(game: Game, one: Destruction, options: list[Replacement]) -> str:
        return one.cause.controller if one.cause else right(game, one, options)

    return wrong


def _takes(place: int) -> Change:
    return Change(
        destruction,
        "pick",
        instead(lambda game, one, options: sorted(options, key=lambda option: option.key[0] != "umbra armor")[place]),
    )


def _newest(game: Game, one: Destruction, options: list[Replacement]) -> Replacement:
    return options[-1]


def _one_for_each_reason(game: Game, thing: GameObject, rules: tuple[str, ...]) -> list[Destruction]:
    return [Destruction(thing, None, (rule,)) for rule in rules]


def _never_covered(plan: Plan, thing: GameObject, options: list[Replacement]) -> bool:
    picked = plan.picked.get(thing)
    if picked is None:
        return False
    options[:] = [option for option in options if option.key != picked]
    if not options:
        plan.destroyed[thing] = Destruction(thing, None, ("704.5h",))
    return not options


def _one_by_one(order: Callable[[Sequence[GameObject]], Sequence[GameObject]]) -> Change:
    def make(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
        def wrong(
            game: Game, things: Sequence[GameObject], cause: StackObject | None, *rules: str, regenerable: bool = True
        ) -> list[GameObject]:
            gone: list[GameObject] = []
            for thing in order(things):
                gone += right(game, [thing], cause, *rules, regenerable=regenerable)
            return gone

        return wrong

    return Change(destruction, "destroy", make)


def _auras_first(things: Sequence[GameObject]) -> Sequence[GameObject]:
    return sorted(things, key=lambda thing: "Aura" not in thing.printed.subtypes)


def _of_auras_controller(right: Callable[..., Any]) -> Callable[..., Any]:
    def wrong(game: Game, one: Destruction, aura: GameObject) -> StackObject | None:
        return _made_up(game, aura, game.controller(aura))

    return wrong


def _made_up(game: Game, source: GameObject, controller: str) -> StackObject:
    return StackObject(source.id, "ability", controller, source.reference(), game.view(source), None)


def _blames_the_damage(right: Callable[..., list[Destruction]]) -> Callable[..., list[Destruction]]:
    def wrong(game: Game, thing: GameObject, rules: tuple[str, ...]) -> list[Destruction]:
        found = right(game, thing, rules)
        opponent = game.opponents(game.controller(thing))[0]
        return [Destruction(one.object, _made_up(game, thing, opponent), one.rules) for one in found]

    return wrong


def _saves_from_sacrifice(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, player: str, things: Sequence[GameObject], cause: StackObject | None = None) -> None:
        for thing in things:
            armed = destruction.armed_auras(game, Destruction(thing, cause, ("701.8b",)))
            if armed:
                destruction.destroy(game, armed[:1], cause)
            else:
                right(game, player, [thing], cause)

    return wrong


def _as_destruction(*rules: str) -> Change:
    """State-based actions that destroy what should only be put into a graveyard."""

    def make(right: Callable[..., Any]) -> Callable[..., Any]:
        def wrong(game: Game) -> Any:
            found = right(game)
            for thing, (rule, _) in list(found.put.items()):
                if rule in rules:
                    del found.put[thing]
                    found.destroy[thing] = (rule,)
            return found

        return wrong

    return Change(state_based_actions, "collect", make)


def _plain_words(game: Game, thing: GameObject, rules: tuple[str, ...]) -> list[Destruction]:
    return [Destruction(thing, None, rules)]


def _used_up_anyway(right: Callable[..., bool]) -> Callable[..., bool]:
    def wrong(game: Game, one: Destruction) -> bool:
        return right(game, one) and not destruction.armed_auras(game, one)

    return wrong


def _washes_clean(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, one: Destruction) -> None:
        right(game, one)
        if destruction.armed_auras(game, one):
            one.object.damage = 0

    return wrong


def _no_damage_wears_off(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game) -> None:
        kept = {thing: thing.damage for thing in game.battlefield}
        right(game)
        for thing, amount in kept.items():
            thing.damage = amount

    return wrong


def _own_auras(game: Game, source: GameObject) -> list[GameObject]:
    return [
        thing
        for thing in game.permanents()
        if "Aura" in game.view(thing).subtypes and game.controller(thing) == game.controller(source)
    ]


def _umbras_go(change: Callable[[zones.Move], None]) -> Change:
    """The Aura goes in another way when it saves the creature."""

    def make(right: Callable[..., list[zones.Move]]) -> Callable[..., list[zones.Move]]:
        def wrong(plan: Plan) -> list[zones.Move]:
            found = right(plan)
            for move in found:
                if any(key[0] == "umbra armor" for key in plan.destroyed[move.object].used):
                    change(move)
            return found

        return wrong

    return Change(destruction, "moves", make)


def _to_zone(zone: str) -> Change:
    def change(move: zones.Move) -> None:
        move.to, move.kind = zone, ""

    return _umbras_go(change)


def _sacrificed(move: zones.Move) -> None:
    move.kind = "sacrificed"


def _stays(game: Game, one: Destruction, aura: GameObject, plan: Plan) -> None:
    plan.pending.pop()


def _any_aura_modifies(game: Game, thing: GameObject) -> str | None:
    if thing.counters:
        return "counters"
    return next((other.id for other in game.attached(thing)), None)


def _modifying_counters(kinds: frozenset[str]) -> Change:
    """Of counters only these modify."""

    def make(right: Callable[..., str | None]) -> Callable[..., str | None]:
        def wrong(game: Game, thing: GameObject) -> str | None:
            kept = thing.counters
            thing.counters = {kind: count for kind, count in kept.items() if kind in kinds}
            try:
                return right(game, thing)
            finally:
                thing.counters = kept

        return wrong

    return Change(attachment, "modification_of", make)


def _without(word: str) -> Change:
    """What is modified, without Auras or without Equipment."""

    def make(right: Callable[..., str | None]) -> Callable[..., str | None]:
        def wrong(game: Game, thing: GameObject) -> str | None:
            if thing.counters:
                return "counters"
            mine = game.controller(thing)
            for other in game.attached(thing):
                view = game.view(other)
                if word != "Equipment" and "Equipment" in view.subtypes:
                    return other.id
                if word != "Aura" and "Aura" in view.subtypes and view.controller == mine:
                    return other.id
            return None

        return wrong

    return Change(attachment, "modification_of", make)


def _own_equipment_only(game: Game, thing: GameObject) -> str | None:
    if thing.counters:
        return "counters"
    mine = game.controller(thing)
    return next((other.id for other in game.attached(thing) if game.controller(other) == mine), None)


def _lion_is_none(right: Callable[..., str | None]) -> Callable[..., str | None]:
    def wrong(game: Game, thing: GameObject) -> str | None:
        found = right(game, thing)
        if found in game.objects and game.objects[found].printed.name == "Lion Umbra":
            others = [other for other in game.attached(thing) if other.printed.name != "Lion Umbra"]
            return next((other.id for other in others if game.controller(other) == game.controller(thing)), None)
        return found

    return wrong


def _never_falls_off(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, thing: GameObject, found: Any) -> None:
        if thing.attached_to is None or thing.attached_to.zone != "battlefield":
            right(game, thing, found)

    return wrong


def _by_owner(game: Game, aura: GameObject) -> bool:
    return aura.attached_to is not None and aura.attached_to.owner != aura.owner


def _without_first_strike_step(right: Callable[..., bool]) -> Callable[..., bool]:
    return lambda game: False


def _permanents_only(kind: str) -> Callable[[Game, Destruction], bool]:
    return lambda game, one: kind in game.view(one.object).types


def _armed_equipment(game: Game, source: GameObject) -> list[GameObject]:
    mine = game.controller(source)
    return [
        thing
        for thing in game.permanents()
        if thing.attached_to is not None and game.controller(thing.attached_to) == mine
    ]


def _any_attachment(game: Game, aura: GameObject) -> bool:
    return "umbra armor" in game.view(aura).keywords


def _all_of_the_controllers(game: Game, one: Destruction) -> list[GameObject]:
    mine = game.controller(one.object)
    return [
        aura for aura in game.permanents() if destruction.has_umbra_armor(game, aura) and game.controller(aura) == mine
    ]


def _cleans_whenever_it_goes(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    def wrong(
        game: Game, things: Sequence[GameObject], cause: StackObject | None, *rules: str, regenerable: bool = True
    ) -> list[GameObject]:
        for thing in things:
            if destruction.has_umbra_armor(game, thing) and thing.attached_to is not None:
                thing.attached_to.damage = 0
        return right(game, things, cause, *rules, regenerable=regenerable)

    return wrong


def _wither_is_marked(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, portion: Portion) -> None:
        right(game, portion._replace(view=portion.view.copy(keywords=portion.view.keywords - {"wither"})))

    return wrong


def _leaves_combat_when_restricted(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game) -> None:
        right(game)
        for thing in game.permanents():
            restrictions = game.view(thing).restrictions
            if (thing.attacking and "can't attack" in restrictions) or (
                thing.blocking and "can't block" in restrictions
            ):
                thing.attacking, thing.blocking = None, None

    return wrong


def _dog_stops_everybody(right: Callable[..., Any]) -> Callable[..., Any]:
    def wrong(game: Game, player: str, thing: GameObject, defender: str) -> Any:
        if any(other.printed.name == "Dog Umbra" for other in game.permanents()):
            return f"{thing.id} can't attack", "508.1c"
        return right(game, player, thing, defender)

    return wrong


def _remembers_loss(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, thing: GameObject, kind: str, count: int) -> None:
        right(game, thing, kind, count)
        game.noted.add(("lost a counter", thing))

    return wrong


def _not_after_loss(right: Callable[..., bool]) -> Callable[..., bool]:
    return lambda game, thing: ("lost a counter", thing) not in game.noted and right(game, thing)


def _nothing_granted(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, views: dict[GameObject, Any], effects: list[Any], owned: set[GameObject]) -> None:
        right(game, views, effects, owned)
        for thing in owned:
            views[thing].keywords = views[thing].keywords & thing.copiable.keywords

    return wrong


def _blocks_flyers(right: Callable[..., Any]) -> Callable[..., Any]:
    def wrong(game: Game, player: str, thing: GameObject, attacker: GameObject) -> Any:
        why = right(game, player, thing, attacker)
        return None if why is not None and "702.9b" in why else why

    return wrong


UMBRA_ARMOR: tuple[Misreading, ...] = (
    Misreading(
        "mystic-arms-equipment",
        "Umbra Mystic arms Equipment too",
        ("umbra-armor.0",),
        (
            Change(umbras, "auras_on_your_permanents", instead(_armed_equipment)),
            Change(destruction, "has_umbra_armor", instead(_any_attachment)),
        ),
    ),
    Misreading(
        "saves-other-creatures",
        "saves any creature of the Aura's controller",
        ("umbra-armor.0",),
        (Change(destruction, "armed_auras", instead(_all_of_the_controllers)),),
    ),
    Misreading(
        "cleans-whenever-it-goes",
        "damage goes when the umbra is destroyed for any reason",
        ("umbra-armor.0",),
        (Change(destruction, "destroy", _cleans_whenever_it_goes),),
    ),
    Misreading(
        "nearly-lethal-is-lethal",
        "one point less than the toughness is lethal",
        ("umbra-armor.2",),
        (
            Change(
                state_based_actions,
                "has_lethal_damage",
                instead(lambda thing, toughness: 0 < thing.damage >= toughness - 1),
            ),
        ),
    ),
    Misreading(
        "survives-toughness-0",
        "the umbra saves from toughness 0 for good",
        ("umbra-armor.8",),
        (saves_from("704.5f"),),
    ),
    Misreading(
        "wither-is-marked",
        "damage by wither is marked like any other",
        ("umbra-armor.8",),
        (Change(damage, "to_permanent", _wither_is_marked),),
    ),
    Misreading(
        "flash-is-unknown",
        "Auras with flash can be cast only as a sorcery",
        ("umbra-armor.card.dog-umbra",),
        (Change(announcing, "has_instant_timing", instead(lambda printed: "Instant" in printed.types)),),
    ),
    Misreading(
        "restriction-ends-combat",
        "a creature that comes under a restriction leaves combat",
        ("umbra-armor.card.dog-umbra",),
        (Change(state_based_actions, "forget_deathtouch", _leaves_combat_when_restricted),),
    ),
    Misreading(
        "dog-stops-everybody",
        "under Dog Umbra no creature at all attacks",
        ("umbra-armor.card.dog-umbra",),
        (Change(combat, "why_not_attack", _dog_stops_everybody),),
    ),
    Misreading(
        "one-counter-less-ends-it",
        "a creature that loses one of its counters is no longer modified",
        ("umbra-armor.card.lion-umbra",),
        (Change(counters, "remove", _remembers_loss), Change(attachment, "is_modified", _not_after_loss)),
    ),
    Misreading(
        "nothing-is-granted",
        "keywords that Auras grant do nothing",
        ("umbra-armor.card.lion-umbra",),
        (Change(layers, "_apply_in_layers", _nothing_granted),),
    ),
    Misreading(
        "all-block-flyers",
        "creatures without reach block flyers",
        ("umbra-armor.card.lion-umbra",),
        (Change(combat, "why_not_block", _blocks_flyers),),
    ),
    Misreading(
        "parsed-without-effect",
        "the keyword is known and does nothing",
        ("umbra-armor.0", "umbra-armor.1", "umbra-armor.2", "umbra-armor.3", "umbra-armor.5", "umbra-armor.6"),
        (saves_if(lambda game, one: False),),
    ),
    Misreading(
        "creatures-only",
        "protects enchanted creatures, but no other permanents",
        ("umbra-armor.0",),
        (saves_if(_permanents_only("Creature")),),
    ),
    Misreading(
        "mystic-arms-own-auras",
        "Umbra Mystic gives the ability to the Auras that its controller controls",
        ("umbra-armor.0",),
        (Change(umbras, "auras_on_your_permanents", instead(_own_auras)),),
    ),
    Misreading(
        "keeps-the-damage",
        "the creature's damage stays marked",
        ("umbra-armor.1",),
        (Change(destruction, "remove_damage", instead(lambda game, thing: None)),),
    ),
    Misreading(
        "may-be-declined", "the controller may decline", ("umbra-armor.1",), (Change(destruction, "pick", _asks_first),)
    ),
    Misreading("aura-is-exiled", "the Aura is exiled", ("umbra-armor.1",), (_to_zone("exile"),)),
    Misreading(
        "aura-returns-to-hand", "the Aura goes back to its owner's hand", ("umbra-armor.1",), (_to_zone("hand"),)
    ),
    Misreading(
        "controllers-graveyard",
        "what leaves the battlefield goes to its controller's graveyard",
        ("umbra-armor.1",),
        (Change(zones, "_carry_out", _to_its_controllers), Change(zones, "take_out", _out_of_any_graveyard)),
    ),
    Misreading("aura-stays", "the Aura stays where it is", ("umbra-armor.1",), (umbra_also(_stays),)),
    Misreading(
        "creature-counts-as-dead",
        "what watches for deaths sees the saved creature die",
        ("umbra-armor.1",),
        (umbra_also(_says_it_died),),
    ),
    Misreading(
        "destroy-effects-only",
        "lethal and deathtouch damage are not replaced",
        ("umbra-armor.2", "umbra-armor.4"),
        (saves_if(lambda game, one: one.cause is not None),),
    ),
    Misreading(
        "damage-only",
        "only damage is replaced, no destroy effect",
        ("umbra-armor.2", "umbra-armor.5"),
        (saves_if(lambda game, one: one.cause is None),),
    ),
    Misreading(
        "deathtouch-gets-through",
        "deathtouch damage is not replaced",
        ("umbra-armor.2", "umbra-armor.4"),
        (saves_if(lambda game, one: "704.5h" not in one.rules),),
    ),
    Misreading(
        "destroys-every-umbra",
        "every umbra on the creature is destroyed",
        ("umbra-armor.3",),
        (umbra_also(_destroy_the_rest),),
    ),
    Misreading(
        "auras-controller-picks",
        "the controller of an Aura picks among several",
        ("umbra-armor.3",),
        (Change(destruction, "who_picks", _auras_controller),),
    ),
    Misreading(
        "active-player-picks",
        "the player whose turn it is picks",
        ("umbra-armor.3",),
        (Change(destruction, "who_picks", instead(_active_player)),),
    ),
    Misreading(
        "destroyers-controller-picks",
        "the controller of the destroying spell picks",
        ("umbra-armor.3",),
        (Change(destruction, "who_picks", _causes_controller),),
    ),
    Misreading(
        "oldest-umbra",
        "takes the Aura that came first, without a choice",
        ("umbra-armor.3",),
        (_takes(0),),
    ),
    Misreading(
        "newest-umbra",
        "takes the Aura that came last, without a choice",
        ("umbra-armor.3",),
        (Change(destruction, "pick", instead(_newest)),),
    ),
    Misreading(
        "one-umbra-for-each-reason",
        "lethal and deathtouch damage in one check cost an umbra each",
        ("umbra-armor.4",),
        (
            Change(state_based_actions, "doom", instead(_one_for_each_reason)),
            Change(destruction, "covered", instead(_never_covered)),
        ),
    ),
    Misreading(
        "deathtouch-lasts-all-turn",
        "damage by deathtouch is remembered after the check and kills in the next one",
        ("umbra-armor.4",),
        (Change(state_based_actions, "forget_deathtouch", instead(lambda game: None)),),
    ),
    Misreading(
        "auras-first",
        "mass destruction works a list off one by one, Auras first",
        ("umbra-armor.5",),
        (_one_by_one(_auras_first),),
    ),
    Misreading(
        "arrival-order",
        "mass destruction works a list off one by one in order of arrival",
        ("umbra-armor.5",),
        (_one_by_one(list),),
    ),
    Misreading(
        "reverse-arrival-order",
        "mass destruction works a list off one by one, the newest first",
        ("umbra-armor.5",),
        (_one_by_one(lambda things: list(reversed(things))),),
    ),
    Misreading(
        "aura-counts-twice",
        "what watches for the Aura sees it go twice",
        ("umbra-armor.1", "umbra-armor.5"),
        (umbra_also(_twice),),
    ),
    Misreading(
        "taps-the-creature",
        "the saved creature is tapped, as if it regenerated",
        ("umbra-armor.6",),
        (umbra_also(_tap),),
    ),
    Misreading(
        "leaves-combat",
        "the saved creature leaves combat, as if it regenerated",
        ("umbra-armor.6",),
        (umbra_also(_leave_combat),),
    ),
    Misreading(
        "stopped-by-no-regeneration",
        "a creature that can't be regenerated is not saved",
        ("umbra-armor.6",),
        (saves_if(lambda game, one: one.regenerable),),
    ),
    Misreading(
        "aura-destroys-itself",
        "the Aura counts as destroyed by its own ability",
        ("umbra-armor.7",),
        (Change(destruction, "aura_destroyer", _of_auras_controller),),
    ),
    Misreading(
        "nobody-destroys-the-aura",
        "the Aura is put into the graveyard by the rules",
        ("umbra-armor.7",),
        (Change(destruction, "aura_destroyer", instead(lambda game, one, aura: None)),),
    ),
    Misreading(
        "aura-is-sacrificed",
        "the Aura is sacrificed instead of destroyed",
        ("umbra-armor.7",),
        (_umbras_go(_sacrificed),),
    ),
    Misreading(
        "damage-destroys",
        "the source of lethal damage counts as what destroys",
        ("umbra-armor.7",),
        (Change(state_based_actions, "doom", _blames_the_damage),),
    ),
    Misreading(
        "saves-from-sacrifice",
        "a sacrifice is replaced",
        ("umbra-armor.8",),
        (Change(zones, "sacrifice", _saves_from_sacrifice),),
    ),
    Misreading(
        "saves-from-toughness-0",
        "toughness 0 counts as destruction",
        ("umbra-armor.8",),
        (_as_destruction("704.5f"), Change(state_based_actions, "doom", instead(_plain_words))),
    ),
    Misreading(
        "saves-from-the-legend-rule",
        "the legend rule counts as destruction",
        ("umbra-armor.8",),
        (_as_destruction("704.5j"), Change(state_based_actions, "doom", instead(_plain_words))),
    ),
    Misreading(
        "loose-auras-are-destroyed",
        "an Aura that is attached to nothing is destroyed",
        ("umbra-armor.8",),
        (_as_destruction("704.5m"), Change(state_based_actions, "doom", instead(_plain_words))),
    ),
    Misreading(
        "used-up-on-indestructible",
        "an umbra on an indestructible creature is used up",
        ("umbra-armor.9",),
        (Change(destruction, "cannot_be_destroyed", _used_up_anyway),),
    ),
    Misreading(
        "indestructible-dies",
        "indestructible permanents are destroyed",
        ("umbra-armor.9",),
        (Change(destruction, "cannot_be_destroyed", instead(lambda game, one: False)),),
    ),
    Misreading(
        "washes-the-indestructible-clean",
        "damage is removed from an indestructible creature",
        ("umbra-armor.9",),
        (Change(destruction, "note_cannot", _washes_clean),),
    ),
    Misreading(
        "damage-never-wears-off",
        "damage stays beyond the cleanup step",
        ("umbra-armor.9",),
        (Change(turn, "cleanup", _no_damage_wears_off),),
    ),
    Misreading(
        "dog-always-armed",
        "Dog Umbra has umbra armor whoever controls the creature",
        ("umbra-armor.card.dog-umbra",),
        (
            Change(
                destruction,
                "has_umbra_armor",
                lambda right: lambda game, aura: right(game, aura) or aura.printed.name == "Dog Umbra",
            ),
        ),
    ),
    Misreading(
        "dog-never-armed",
        "Dog Umbra has no umbra armor",
        ("umbra-armor.card.dog-umbra",),
        (armed_if(lambda game, aura: aura.printed.name != "Dog Umbra"),),
    ),
    Misreading(
        "dog-goes-by-owner",
        "Dog Umbra compares owners instead of controllers",
        ("umbra-armor.card.dog-umbra",),
        (Change(umbras, "enchants_anothers", instead(_by_owner)),),
    ),
    Misreading(
        "dog-restricts-always",
        "under Dog Umbra no creature can attack or block",
        ("umbra-armor.card.dog-umbra",),
        (Change(umbras, "enchants_anothers", instead(lambda game, aura: aura.attached_to is not None)),),
    ),
    Misreading(
        "dog-never-restricts",
        "Dog Umbra lets another player's creature attack and block",
        ("umbra-armor.card.dog-umbra",),
        (Change(umbras, "enchants_anothers", instead(lambda game, aura: False)),),
    ),
    Misreading(
        "any-aura-modifies",
        "an opponent's Aura counts as a modification",
        ("umbra-armor.card.lion-umbra",),
        (Change(attachment, "modification_of", instead(_any_aura_modifies)),),
    ),
    Misreading(
        "counters-do-not-modify",
        "counters don't count as modifications",
        ("umbra-armor.card.lion-umbra",),
        (_modifying_counters(frozenset()),),
    ),
    Misreading(
        "only-plus-counters-modify",
        "only +1/+1 counters count as modifications",
        ("umbra-armor.card.lion-umbra",),
        (_modifying_counters(frozenset({"+1/+1"})),),
    ),
    Misreading(
        "equipment-does-not-modify",
        "Equipment does not count as a modification",
        ("umbra-armor.card.lion-umbra",),
        (_without("Equipment"),),
    ),
    Misreading(
        "auras-do-not-modify",
        "Auras don't count as modifications",
        ("umbra-armor.card.lion-umbra",),
        (_without("Aura"),),
    ),
    Misreading(
        "only-own-equipment-modifies",
        "Equipment of another player does not count",
        ("umbra-armor.card.lion-umbra",),
        (Change(attachment, "modification_of", instead(_own_equipment_only)),),
    ),
    Misreading(
        "lion-does-not-modify",
        "Lion Umbra itself does not count as a modification",
        ("umbra-armor.card.lion-umbra",),
        (Change(attachment, "modification_of", _lion_is_none),),
    ),
    Misreading(
        "lion-checks-once",
        "an Aura on something illegal stays",
        ("umbra-armor.card.lion-umbra",),
        (Change(state_based_actions, "attached", _never_falls_off),),
    ),
    Misreading(
        "lion-on-anything",
        "Lion Umbra enchants any creature",
        ("umbra-armor.card.lion-umbra",),
        (Change(attachment, "is_modified", instead(lambda game, thing: True)),),
    ),
    Misreading(
        "no-first-strike-step",
        "all combat damage is dealt at once",
        ("umbra-armor.6",),
        (Change(combat, "has_first_strikers", _without_first_strike_step),),
    ),
)
