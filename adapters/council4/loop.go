package main

import (
	"fmt"
	"iter"
	"math/rand/v2"

	"github.com/natefinch/council4/mtg/game"
	"github.com/natefinch/council4/mtg/game/action"
	"github.com/natefinch/council4/mtg/game/mana"
	"github.com/natefinch/council4/mtg/rules"
)

const manyTurns = 50

type pauseKind int

const (
	over pauseKind = iota
	priority
	attackers
	blockers
)

// pause is where council4 waits for a player.
type pause struct {
	kind  pauseKind
	seat  game.PlayerID
	legal []action.Action
}

// step is what was done at one pause; a game is played again from its steps. mana: what was put into the pool.
type step struct {
	act  action.Action
	mana []mana.Color
}

// loop is council4's game loop, which calls its players, turned into one that is called.
type loop struct {
	engine *rules.Engine
	game   *game.Game
	choose func(game.ChoiceRequest) []int
	now    pause
	resume func() (pause, bool)
	stop   func()
	move   action.Action
}

// abandoned ends council4's loop when the table is given up.
type abandoned struct{}

// newLoop starts nothing yet. choose answers what council4 asks besides actions.
func newLoop(configs [game.NumPlayers]game.PlayerConfig, choose func(game.ChoiceRequest) []int) *loop {
	engine := rules.NewEngine(rand.New(rand.NewPCG(1, 2)))
	return &loop{engine: engine, game: engine.NewGame(configs), choose: choose}
}

func (loop *loop) start() {
	var pauses iter.Seq[pause] = func(yield func(pause) bool) {
		defer func() {
			if problem := recover(); problem != nil {
				if _, quiet := problem.(abandoned); !quiet {
					panic(problem)
				}
			}
		}()
		var agents [game.NumPlayers]rules.PlayerAgent
		for n := range agents {
			agents[n] = &agent{loop, game.PlayerID(n), yield}
		}
		loop.engine.RunGameWithTurnLimit(loop.game, agents, manyTurns)
	}
	loop.resume, loop.stop = iter.Pull(pauses)
	loop.wait()
}

func (loop *loop) wait() {
	now, more := loop.resume()
	if !more {
		now = pause{kind: over}
	}
	loop.now = now
}

// do makes a move and goes on to the next pause. Mana is in the pool just before, and what is left of it is gone
// afterwards. council4 looks the action up in the list of legal ones, which it made before the mana was there:
// the caller has asked it for a new list, and the action is put into the old one.
func (loop *loop) do(step step) {
	seat := loop.now.seat
	if len(step.mana) > 0 {
		pool := &loop.game.Players[seat].ManaPool
		for _, color := range step.mana {
			pool.Add(color, 1)
		}
	}
	if step.act.Kind == action.ActionCastSpell || step.act.Kind == action.ActionActivateAbility {
		loop.now.legal[0] = step.act
	}
	loop.move = step.act
	loop.wait()
	if len(step.mana) > 0 {
		loop.game.Players[seat].ManaPool.Empty()
	}
}

// agent is one player, as council4 wants it.
type agent struct {
	loop  *loop
	seat  game.PlayerID
	yield func(pause) bool
}

func (agent *agent) pause(legal []action.Action) action.Action {
	kind := priority
	switch legal[0].Kind {
	case action.ActionDeclareAttackers:
		kind = attackers
	case action.ActionDeclareBlockers:
		kind = blockers
	}
	if !agent.yield(pause{kind, agent.seat, legal}) {
		panic(abandoned{})
	}
	return agent.loop.move
}

// ChooseAction is asked for blockers.
func (agent *agent) ChooseAction(_ rules.PlayerObservation, legal []action.Action) action.Action {
	return agent.pause(legal)
}

// ChooseActionBySearch is asked for all other actions. (Where a player searches, council4 keeps nothing that it
// remembers of the board, so the board can be laid at such a moment.)
func (agent *agent) ChooseActionBySearch(_ rules.SearchContext, legal []action.Action) action.Action {
	return agent.pause(legal)
}

// ChooseChoice is asked for everything that is no action.
func (agent *agent) ChooseChoice(_ rules.PlayerObservation, request game.ChoiceRequest) []int {
	return agent.loop.choose(request)
}

// caught runs what may end in a Stop or in something that council4 says it can't do.
func caught(work func()) (err error) {
	defer func() {
		switch problem := recover().(type) {
		case nil:
		case *Stop:
			err = problem
		case rules.UnsupportedError:
			err = Unsupported("council4 can't do this: " + problem.Error())
		default:
			panic(fmt.Sprint("council4 fell over: ", problem))
		}
	}()
	work()
	return nil
}
