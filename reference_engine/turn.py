"""The turn (500-514): steps and phases one after the other, with what happens in each."""

from __future__ import annotations

from reference_engine import combat, phasing, priority, sagas, state_based_actions, tokens, triggers, zones
from reference_engine.costs import refuse
from reference_engine.game import Event, Game

ORDER = (
    "upkeep",
    "draw",
    "precombat_main",
    "begin_combat",
    "declare_attackers",
    "declare_blockers",
    "first_strike_damage",
    "combat_damage",
    "end_combat",
    "postcombat_main",
    "end_step",
)
COMBAT_WITH_ATTACKERS = ("declare_blockers", "first_strike_damage", "combat_damage")
FAR_TOO_LONG = 60


def advance(game: Game, to: str) -> None:
    """All players pass until the given step has begun; what is on the stack resolves on the
    way (117.4, 500.2). Raises Refused if there is no such step in this combat."""
    if to in COMBAT_WITH_ATTACKERS and not will_happen(game, to):
        raise refuse(game, f"there is no {to.replace('_', ' ')} step in this combat", "508.8", "510.4")
    for _ in range(FAR_TOO_LONG):
        while game.stack:
            priority.resolve_top(game)
        next_step(game)
        if game.step == to:
            return


def will_happen(game: Game, to: str) -> bool:
    """Whether the combat that is going on has this step: none without attackers declared, even
    if they are gone by now (508.8); a first damage step only with first strike (510.4)."""
    return game.had_attackers and (to != "first_strike_damage" or combat.has_first_strikers(game))


def next_step(game: Game) -> None:
    """Leave the current step and begin the next one that is not skipped."""
    leave(game)
    here = ORDER.index(game.step)
    following = ORDER[here + 1 :]
    for step in following:
        if step in COMBAT_WITH_ATTACKERS and not will_happen(game, step):
            continue
        begin(game, step)
        return
    cleanup(game)
    begin_turn(game)


def leave(game: Game) -> None:
    """What ends with a step: a declaration not made is made with nothing; combat ends."""
    if game.step == "declare_attackers":
        game.attackers_declared = True
    elif game.step == "declare_blockers":
        game.blockers_declared = True
    elif game.step == "end_combat":
        combat.end(game)


def begin(game: Game, step: str) -> None:
    """Begin a step: turn-based actions first, then triggers, then the active player gets
    priority (117.3a)."""
    game.step = step
    game.note(f"{game.active}'s {step.replace('_', ' ')} begins", "500.2")
    if step in ("declare_attackers", "declare_blockers"):
        game.priority = None
        return
    if step == "draw":
        zones.draw(game, game.active)
    elif step == "precombat_main":
        sagas.next_chapter(game)
    elif step in ("first_strike_damage", "combat_damage"):
        combat.damage_step(game, first=step == "first_strike_damage")
    event = Event(f"begins {step}", player=game.active)
    triggers.notice(game, event)
    due = [entry for entry in game.delayed if entry[0] == step]
    game.delayed = [entry for entry in game.delayed if entry[0] != step]
    for _, waiting in due:
        game.note(f"a delayed ability of {waiting.source.id} triggers", "603.7")
        game.waiting.append(waiting._replace(event=event))
    priority.give(game, game.active)


def cleanup(game: Game) -> None:
    """The cleanup step: damage wears off and effects until end of turn end, at the same time
    (514.2). If state-based actions or triggers follow, players get priority and there is
    another cleanup step (514.3a)."""
    while True:
        discard_down(game)
        for thing in game.battlefield:
            if thing.damage:
                game.note(f"damage on {thing.id} wears off", "514.2", "120.6")
            thing.damage = 0
            thing.regeneration_shields = 0
            thing.regeneration_debts.clear()
        if game.floating or game.copies_this_turn:
            game.floating = [one for one in game.floating if one.until != "end of turn"]
            tokens.end_copies(game)
            game.touch()
        game.forbidden_this_turn.clear()
        game.lasting.clear()
        game.note("effects that last until end of turn end", "514.2")
        if not (state_based_actions.check(game) or game.waiting):
            return
        game.note("players get priority in the cleanup step", "514.3a")
        priority.give(game, game.active)
        while game.stack:
            priority.resolve_top(game)


def discard_down(game: Game) -> None:
    """The active player discards down to seven cards (514.1). Filler goes first."""
    player = game.players[game.active]
    over = len(player.hand) + player.props_in_hand - 7
    if over > 0:
        filler = min(over, player.props_in_hand)
        player.props_in_hand -= filler
        for _ in range(over - filler):
            names = [card.id for card in player.hand]
            picked = game.choose(player.name, "objects", names, None, "which card is discarded at cleanup?", "514.1")
            zones.discard(game, player.name, [game.objects[str(picked)]])


def begin_turn(game: Game) -> None:
    """The next player's turn: untap step, in which nobody gets priority (502), then upkeep."""
    seats = game.seats
    game.active = game.still_in(seats[(seats.index(game.active) + 1) % len(seats)])
    game.turn += 1
    game.died_this_turn = 0
    game.damaged_this_turn.clear()
    game.left_this_turn.clear()
    phasing.phase_in(game, game.active)
    for thing in game.permanents():
        thing.loyalty_used = False
        if game.controller(thing) == game.active:
            thing.tapped = False
            thing.sick = False
    game.note(f"{game.active} untaps", "502.3")
    begin(game, "upkeep")
