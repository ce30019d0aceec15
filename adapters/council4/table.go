package main

import (
	"errors"
	"fmt"
	"slices"

	"github.com/natefinch/council4/mtg/game"
	"github.com/natefinch/council4/mtg/game/action"
)

// council4Table is one game.
type council4Table struct {
	situation Situation
	policy    *Policy
	defs      map[string]*game.CardDef
	names     *names
	loop      *loop
	announced *announcement // the spell or ability that is being announced

	// The game so far, so that it can be played again: what was done, and how each question was answered.
	steps   []step
	top     *game.StackObject // the top of the stack before the last step
	answers [][]int
	again   [][]int // answers that are still to be given again
}

// refused is an action that council4 does not let the player do.
type refused struct{ reason string }

func (refusal refused) Error() string { return refusal.reason }

func refuse(format string, values ...any) error { return refused{fmt.Sprintf(format, values...)} }

// where is the step that the game is in, in the documents' word.
func (table *council4Table) where() string {
	turn := table.loop.game.Turn
	switch turn.Phase {
	case game.PhasePrecombatMain:
		return "precombat_main"
	case game.PhasePostcombatMain:
		return "postcombat_main"
	}
	return steps[turn.Step]
}

var steps = map[game.Step]string{
	game.StepUpkeep:            "upkeep",
	game.StepDraw:              "draw",
	game.StepBeginningOfCombat: "begin_combat",
	game.StepDeclareAttackers:  "declare_attackers",
	game.StepDeclareBlockers:   "declare_blockers",
	game.StepFirstStrikeDamage: "first_strike_damage",
	game.StepCombatDamage:      "combat_damage",
	game.StepEndOfCombat:       "end_combat",
	game.StepEnd:               "end_step",
}

// order is the order of a turn.
var order = []string{
	"upkeep", "draw", "precombat_main", "begin_combat", "declare_attackers", "declare_blockers",
	"first_strike_damage", "combat_damage", "end_combat", "postcombat_main", "end_step",
}

// Perform does one action. A refused one is taken back by playing the game again up to it.
func (table *council4Table) Perform(act Action) (Result, error) {
	done, asked := len(table.steps), len(table.answers)
	var problem error
	if err := caught(func() { problem = table.perform(act) }); err != nil {
		return Result{}, err
	}
	table.announced = nil
	var refusal refused
	if errors.As(problem, &refusal) {
		if len(table.steps) > done {
			if err := table.replay(done, asked); err != nil {
				return Result{}, err
			}
		}
		return Result{Accepted: false, Reason: refusal.reason}, nil
	}
	return Result{Accepted: problem == nil}, problem
}

func (table *council4Table) replay(done, asked int) error {
	past, answers := table.steps[:done:done], table.answers[:asked:asked]
	named := table.names.stack
	table.loop.stop()
	if err := table.begin(); err != nil {
		return err
	}
	table.steps, table.answers, table.again = nil, nil, answers
	return caught(func() {
		for _, one := range past {
			table.do(one)
			table.names.noteNew(table.loop.game)
		}
		table.names.stack = named
	})
}

func (table *council4Table) do(one step) {
	table.steps = append(table.steps, one)
	table.top, _ = table.loop.game.Stack.Peek()
	table.loop.do(one)
	table.names.noteNew(table.loop.game)
}

func (table *council4Table) pass() {
	act := action.Pass()
	if table.loop.now.kind != priority {
		act = table.loop.now.legal[len(table.loop.now.legal)-1]
	}
	table.do(step{act: act})
}

func (table *council4Table) perform(act Action) error {
	if table.loop.now.kind == over {
		return refuse("the game is over")
	}
	switch act.Do {
	case "cast", "activate":
		return table.play(act)
	case "attack":
		return table.attack(act)
	case "block":
		return table.block(act)
	case "resolve":
		return table.resolve(act.All)
	case "advance":
		return table.advance(act.To)
	}
	return Unsupported("this adapter knows no action " + act.Do)
}

func (table *council4Table) resolve(all bool) error {
	g := table.loop.game
	if table.loop.now.kind != priority || g.Stack.IsEmpty() {
		return refuse("there is nothing on the stack that could resolve")
	}
	for table.loop.now.kind == priority && !g.Stack.IsEmpty() {
		for range table.situation.Seats {
			if table.loop.now.kind == priority {
				table.pass()
			}
		}
		if !all {
			break
		}
	}
	return nil
}

func (table *council4Table) advance(to string) error {
	g := table.loop.game
	from, turn := slices.Index(order, table.where()), g.Turn.TurnNumber
	wanted := slices.Index(order, to)
	for {
		table.pass()
		if table.loop.now.kind == over {
			return nil
		}
		now := slices.Index(order, table.where())
		if now == wanted && (now != from || g.Turn.TurnNumber != turn) {
			return nil
		}
		sameTurn := g.Turn.TurnNumber == turn
		late := sameTurn && wanted > from && now > wanted ||
			!sameTurn && (wanted > from || g.Turn.TurnNumber > turn+1 || now > wanted)
		switch {
		case !late:
		case to == "end_step":
			return Unsupported("council4 gives no player priority in an end step in which nothing triggers")
		default:
			return refuse("there is no step %s to advance to", to)
		}
	}
}

// Declarations

func (table *council4Table) attack(act Action) error {
	g := table.loop.game
	by, _ := table.names.player(act.By)
	if table.loop.now.kind != attackers {
		return table.nothingDeclared("declare_attackers", by == g.Turn.ActivePlayer && len(act.Attackers) == 0, "attackers")
	}
	if by != table.loop.now.seat {
		return refuse("%s does not declare attackers now", act.By)
	}
	wanted := map[string]string{}
	for attacker, target := range act.Attackers {
		wanted[attacker] = target
	}
	return table.declared(wanted, func(offer action.Action) map[string]string {
		said, _ := offer.DeclareAttackersPayload()
		offered := map[string]string{}
		for _, one := range said.Attackers {
			target := table.names.seats[one.Target.Player]
			if one.Target.PlaneswalkerID != 0 {
				target = table.names.source(g, one.Target.PlaneswalkerID)
			}
			offered[table.names.source(g, one.Attacker)] = target
		}
		return offered
	})
}

func (table *council4Table) block(act Action) error {
	g := table.loop.game
	by, _ := table.names.player(act.By)
	if table.loop.now.kind != blockers {
		return table.nothingDeclared("declare_blockers", by != g.Turn.ActivePlayer && len(act.Blockers) == 0, "blockers")
	}
	if by != table.loop.now.seat {
		return refuse("%s does not declare blockers now", act.By)
	}
	return table.declared(act.Blockers, func(offer action.Action) map[string]string {
		said, _ := offer.DeclareBlockersPayload()
		offered := map[string]string{}
		for _, one := range said.Blockers {
			offered[table.names.source(g, one.Blocker)] = table.names.source(g, one.Blocking)
		}
		return offered
	})
}

// nothingDeclared: council4 does not ask where nothing can be declared; a declaration of nothing is no news then.
func (table *council4Table) nothingDeclared(in string, nothing bool, what string) error {
	if table.where() == in && nothing && table.loop.game.Stack.IsEmpty() && !table.declaredNow() {
		return nil
	}
	return refuse("no %s are declared now", what)
}

func (table *council4Table) declaredNow() bool {
	combat := table.loop.game.Combat
	if combat == nil {
		return false
	}
	if table.where() == "declare_attackers" {
		return len(combat.Attackers) > 0
	}
	return len(combat.Blockers) > 0
}

// declared takes the declaration from the ones that council4 offers. It offers all creatures or a single one against
// each target, and no other combination: that is no refusal.
func (table *council4Table) declared(wanted map[string]string, read func(action.Action) map[string]string) error {
	parts := map[string]bool{}
	for _, offer := range table.loop.now.legal {
		offered := read(offer)
		if equal(offered, wanted) {
			table.do(step{act: offer})
			return nil
		}
		for one, other := range offered {
			parts[one+" "+other] = true
		}
	}
	if len(wanted) < 2 {
		return refuse("council4 does not allow this declaration")
	}
	for one, other := range wanted {
		if !parts[one+" "+other] {
			return refuse("council4 does not allow %s here", one)
		}
	}
	return Unsupported("council4 offers each of these alone or all that are able, and not just these together")
}

func equal(one, other map[string]string) bool {
	if len(one) != len(other) {
		return false
	}
	for key, value := range one {
		if other[key] != value {
			return false
		}
	}
	return true
}
