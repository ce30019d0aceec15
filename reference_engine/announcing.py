"""Casting spells (601) and activating abilities (602).

The whole announcement is checked before anything is done, so that what is refused leaves no
trace on the game (601.2, 602.2, 733.1).
"""

from __future__ import annotations

from collections.abc import Sequence

from reference_engine import attachment, bestow, costs, permissions, priority, targets, triggers, zones
from reference_engine.abilities import Activated, Cost, CostChange, Effect, Spell, Target
from reference_engine.characteristics import Characteristics, mana_value
from reference_engine.costs import Payment, refuse
from reference_engine.game import Event, Game, GameObject, Reference
from reference_engine.stack import StackObject


def cast(
    game: Game,
    player: str,
    card: GameObject,
    aims: Sequence[GameObject | str | StackObject],
    payment: Payment,
    modes: Sequence[int] = (),
    name: str | None = None,
) -> StackObject:
    """Cast a spell from hand (601.2). Raises Refused."""
    need_priority(game, player)
    bestow_cost = bestow.cost_of(card.printed) if aims else None
    printed = card.printed if bestow_cost is None else bestow.as_aura(card.printed)
    if card.zone != "hand" or card.owner != player:
        raise refuse(game, f"{card.id} is not in {player}'s hand", "601.2a")
    if "Land" in printed.types:
        raise refuse(game, f"{card.id} is a land and can't be cast", "601.2a")
    permissions.check_casting(game, player, card)
    if not (
        has_instant_timing(printed)
        or priority.has_sorcery_timing(game, player)
        or permissions.may_cast_at_any_time(game, player, printed)
    ):
        raise refuse(game, f"{card.id} can be cast only in {player}'s main phase on an empty stack", "117.1a", "307.5")
    if "flash" in printed.keywords and not priority.has_sorcery_timing(game, player):
        game.note(f"{card.id} has flash", "702.8a")
    spell = card.card.spell if card.card else None
    if bestow_cost is None:
        needs, parts = what_is_announced(game, card, spell, modes, payment.x, len(aims))
    else:
        needs, parts = (Target(bestow.ENCHANTS_CREATURES.word, bestow.ENCHANTS_CREATURES.legal),), ()
        game.note(f"{card.id} is cast bestowed, as an Aura", "702.103a", "702.103b", "702.103d")
    item = StackObject(
        id=name or card.id,
        kind="spell",
        controller=player,
        source=Reference(card, card.incarnation + 1),
        view=printed.copy(controller=player),
        effect=spell.effect if spell else None,
        needs=needs,
        x=payment.x,
        parts=parts,
    )
    choose_targets(game, item, aims, card)
    if spell and spell.any_number:
        check_any_number(game, item, aims, spell)
    cost = Cost(mana=bestow_cost or printed.mana_cost or "")
    if printed.mana_cost is None:
        raise refuse(game, f"{card.id} has no mana cost", "118.6")
    extra = spell.additional if spell else None
    if extra:
        cost = Cost(mana=cost.mana, discard=extra.discard, sacrifice=extra.sacrifice, life=extra.life)
    if card in payment.pays.get("discard", ()):
        raise refuse(game, f"{card.id} is being cast, so it is not in hand to be discarded", "601.2a", "118.3")
    costs.check(game, player, card, cost, payment)
    game.note(f"{player} casts {card.id}", "601.2a", "601.2c" if needs else "601.2i")
    zones.take_out(game, card)
    card.incarnation += 1
    card.forget()
    card.bestowed = bestow_cost is not None
    card.zone = "stack"
    game.stack.append(item)
    costs.pay(game, player, card, cost, payment)
    priority.give(game, player)
    return item


def has_instant_timing(printed: Characteristics) -> bool:
    """Whether a card can be cast whenever its owner has priority: an instant, or one with flash
    (117.1a, 702.8a)."""
    return "Instant" in printed.types or "flash" in printed.keywords


def what_is_announced(
    game: Game, card: GameObject, spell: Spell | None, modes: Sequence[int], x: int, aims: int = 0
) -> tuple[tuple[Target, ...], tuple[tuple[Effect, int, int], ...]]:
    """The targets that a spell needs and, for a modal one, the chosen modes with the place of
    their targets (601.2b, 700.2a). An Aura spell targets what it will enchant (303.4a). `aims`: how
    many targets are named, where the spell leaves that open (601.2c)."""
    if spell is None:
        enchant = attachment.enchant_ability(game, card)
        return ((Target(enchant.word, enchant.legal),) if enchant else ()), ()
    if not spell.modes:
        if modes:
            raise refuse(game, f"{card.id} has no modes", "700.2a")
        if spell.any_number:
            return (spell.any_number,) * aims, ()
        return spell.targets + ((spell.x_targets,) * x if spell.x_targets else ()), ()
    if (
        len(modes) != spell.choose
        or len(set(modes)) != len(modes)
        or not all(1 <= n <= len(spell.modes) for n in modes)
    ):
        raise refuse(game, f"{card.id} needs {spell.choose} of its {len(spell.modes)} modes", "700.2a")
    needs: list[Target] = []
    parts: list[tuple[Effect, int, int]] = []
    for n in sorted(modes):
        mode = spell.modes[n - 1]
        parts.append((mode.effect, len(needs), len(mode.targets)))
        needs += mode.targets
    return tuple(needs), tuple(parts)


def choose_targets(
    game: Game, item: StackObject, aims: Sequence[GameObject | str | StackObject], source: GameObject
) -> None:
    """Set the announced targets, each of which must be legal (601.2c, 115.1)."""
    if len(aims) != len(item.needs):
        raise refuse(game, f"{item.id} needs {len(item.needs)} target(s), {len(aims)} named", "601.2c")
    for need, aim in zip(item.needs, aims, strict=True):
        if not targets.is_legal(game, need, item.controller, aim, source, item.view):
            raise refuse(
                game,
                f"{targets.name(aim)} is no legal target: {need.word}",
                "601.2c",
                "115.1",
                *why_illegal(game, aim, item.view),
            )
        item.targets.append(aim.reference() if isinstance(aim, GameObject) else aim)


def check_any_number(
    game: Game, item: StackObject, aims: Sequence[GameObject | str | StackObject], spell: Spell
) -> None:
    """Of any number of targets none may be named twice (601.2c), nor two of one opponent where
    the spell takes one of each."""
    if len({targets.name(aim) for aim in aims}) < len(aims):
        raise refuse(game, f"{item.id} has a target named twice", "601.2c")
    of_whom = [game.controller(aim) for aim in aims if isinstance(aim, GameObject)]
    if spell.one_for_each_opponent and len(set(of_whom)) < len(of_whom):
        raise refuse(game, f"{item.id} takes at most one target of each opponent", "601.2c")


def why_illegal(game: Game, aim: GameObject | str | StackObject, source: Characteristics) -> tuple[str, ...]:
    """Further rules that can make a target illegal."""
    if isinstance(aim, StackObject):
        return ("113.9",) if aim.kind == "ability" else ()
    if not isinstance(aim, GameObject) or aim.zone != "battlefield":
        return ()
    return ("105.3", "702.16b") if targets.is_protected_from(game.view(aim), source) else ("105.3",)


def activate(
    game: Game,
    player: str,
    source: GameObject,
    which: str,
    aims: Sequence[GameObject | str | StackObject],
    payment: Payment,
    name: str | None = None,
) -> StackObject | None:
    """Activate an ability (602.2), named by keyword or by the beginning of its cost. Returns
    what is on the stack, None for a mana ability. Raises Refused."""
    need_priority(game, player)
    ability = find(game, source, which)
    if player not in who_may_activate(game, source):
        raise refuse(game, f"only {game.controller(source)} may activate abilities of {source.id}", "602.2", "303.4e")
    if ability.sorcery and not priority.has_sorcery_timing(game, player):
        raise refuse(
            game,
            f"only as a sorcery: {player} needs priority in a main phase of their own turn with an empty stack",
            "602.5d",
            "307.5",
        )
    if ability.condition is not None and not ability.condition(game, source):
        raise refuse(game, f"the condition of the ability of {source.id} is not met", "602.5b")
    permissions.check_activating(game, player, source, ability)
    item = StackObject(
        id=name or triggers.name_for(game, source),
        kind="ability",
        controller=player,
        source=source.reference(),
        view=game.view(source).copy(controller=player),
        effect=ability.effect,
        needs=ability.targets,
        x=payment.x,
        ability=ability,
    )
    choose_targets(game, item, aims, source)
    costs.check(game, player, source, ability.cost, payment, cost_change(game, player, source, ability))
    if ability.mana_ability:
        costs.pay(game, player, source, ability.cost, payment)
        game.note(f"{player} activates a mana ability of {source.id}", "605.3b")
        priority.give(game, player)
        return None
    game.note(
        f"{player} activates an ability of {source.id}",
        "602.2",
        "602.2a",
        "602.2b",
        *(("307.5", "602.5d") if ability.sorcery else ()),
        *KEYWORD_RULES.get(ability.keyword, ()),
    )
    game.stack.append(item)
    costs.pay(game, player, source, ability.cost, payment)
    triggers.notice(game, Event("activates", object=source, player=player, ability=ability, cause=item))
    if ability.keyword.lower().endswith("cycling"):
        triggers.notice_cycling(game, source, player)
    priority.give(game, player)
    return item


def who_may_activate(game: Game, source: GameObject) -> tuple[str, ...]:
    """Who may activate an object's abilities: its controller, or its owner where it has none
    (602.2). An Aura's controller is not the enchanted permanent's (303.4e)."""
    return (game.controller(source),)


KEYWORD_RULES = {
    "Eternalize": ("702.129a", "113.6m"),
    "Embalm": ("702.128a", "113.6m"),
    "Equip": ("702.6a",),
    "Cycling": ("702.29a",),
    "Plainscycling": ("702.29a", "702.29e"),
}


def need_priority(game: Game, player: str) -> None:
    """The player must have priority, or get it when the others pass (117.1, 117.3d)."""
    if game.priority is None:
        raise refuse(game, f"{player} has no priority while attackers or blockers are declared", "117.1")
    if game.priority != player:
        game.note(f"{game.priority} passes and {player} gets priority", "117.3d")


def find(game: Game, source: GameObject, which: str) -> Activated:
    """The ability with this keyword or beginning of its cost, if it works where the object is
    (113.6). Raises Refused."""
    if source.phased_out:
        raise refuse(game, f"{source.id} is phased out", "702.26b")
    elsewhere: Activated | None = None
    for ability in game.view(source).abilities:
        if isinstance(ability, Activated) and (
            ability.keyword.lower() == which.lower() or ability.printed.startswith(which)
        ):
            if ability.zone == source.zone:
                return ability
            elsewhere = ability
    if elsewhere is not None:
        rules = KEYWORD_RULES.get(elsewhere.keyword, ())
        why = f"{which} of {source.id} works only in the {elsewhere.zone}, not in {source.zone}"
        raise refuse(game, why, "113.6m", "602.2", *rules)
    raise refuse(game, f"{source.id} has no ability {which}", "602.2")


def cost_change(game: Game, player: str, source: GameObject, ability: Activated) -> int:
    """How much generic mana effects add to or take from the cost (118.7, 601.2f)."""
    change = 0
    for thing, rule in game.abilities(CostChange):
        if rule.applies(game, thing, source, ability):
            before, change = change, change + rule.generic
            if rule.least:
                change = max(change, min(before, rule.least - mana_value(ability.cost.mana)))
            game.note(f"{thing.id} changes the cost by {change - before:+d}", "118.7", "118.7a", "601.2f")
    return change
