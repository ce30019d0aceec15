// The kit for adapters in Go (standard library only): the protocol on stdin and stdout, the run of a
// script, and the players' answers.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

const format = 1

// Description and Snapshot are documents as the JSON Schema of mtg-conformance says.
type (
	Description map[string]any
	Snapshot    map[string]any
)

// Adapter is an engine made testable.
type Adapter interface {
	Describe() Description
	// SetUp gives a new game; nothing of earlier runs is left in it. The error may be a *Stop.
	SetUp(situation Situation, policy *Policy) (Table, error)
}

// Table is one game.
type Table interface {
	Perform(action Action) (Result, error)
	Snapshot() (Snapshot, error)
}

// Result says whether the engine let the player do it.
type Result struct {
	Accepted bool   `json:"accepted"`
	Reason   string `json:"reason,omitempty"`
}

// Stop ends a run that can't go on.
type Stop struct{ Because, Detail string }

func (stop *Stop) Error() string { return stop.Detail }

// Unsupported: the engine or the adapter can't do this exactly.
func Unsupported(detail string) error { return &Stop{"unsupported", detail} }

// SetupFailed: the board could not be built as the situation says.
func SetupFailed(detail string) error { return &Stop{"setup", detail} }

// Situation is all that an engine is told. Fields that were left out have their defaults.
type Situation struct {
	ID      string            `json:"id"`
	Format  int               `json:"format"`
	Seats   []string          `json:"seats"`
	Active  string            `json:"active"`
	Step    string            `json:"step"`
	Players map[string]Player `json:"players"`
	Objects []Object          `json:"objects"`
	Script  []Action          `json:"script"`
	Answers []Answer          `json:"answers"`
}

// Player is how a player starts; one that is not named has 20 life.
type Player struct {
	Life   int `json:"life"`
	Poison int `json:"poison"`
}

// Object is one card placed on the table; the order of the list is the order of arrival.
type Object struct {
	ID         string         `json:"id"`
	Card       string         `json:"card"`
	Owner      string         `json:"owner"`
	Zone       string         `json:"zone"`
	Controller string         `json:"controller"`
	Token      bool           `json:"token"`
	Tapped     bool           `json:"tapped"`
	Damage     int            `json:"damage"`
	Counters   map[string]int `json:"counters"`
	AttachedTo string         `json:"attached_to"`
	Sick       bool           `json:"sick"`
}

// Action is something that is done; which fields are there depends on Do.
type Action struct {
	Do        string              `json:"do"`
	Label     string              `json:"label"`
	Prepare   bool                `json:"prepare"`
	By        string              `json:"by"`
	Object    string              `json:"object"`
	Ability   string              `json:"ability"`
	Mana      string              `json:"mana"`
	Targets   []string            `json:"targets"`
	Modes     []int               `json:"modes"`
	X         *int                `json:"x"`
	Pays      map[string][]string `json:"pays"`
	Puts      string              `json:"puts"`
	Attackers map[string]string   `json:"attackers"`
	Blockers  map[string]string   `json:"blockers"`
	All       bool                `json:"all"`
	To        string              `json:"to"`
}

// Answer is what one player prefers when asked one kind of question. Values are texts or numbers.
type Answer struct {
	By     string  `json:"by"`
	Ask    string  `json:"ask"`
	Prefer []any   `json:"prefer"`
	From   *string `json:"from"`
	Times  *int    `json:"times"`
}

// UnmarshalJSON reads a player, who has 20 life if nothing is said.
func (player *Player) UnmarshalJSON(raw []byte) error {
	type plain Player
	said := plain{Life: 20}
	if err := json.Unmarshal(raw, &said); err != nil {
		return err
	}
	*player = Player(said)
	return nil
}

// UnmarshalJSON reads a situation and fills in what was left out.
func (situation *Situation) UnmarshalJSON(raw []byte) error {
	type plain Situation
	said := plain{Format: format, Seats: []string{"alice", "bob"}, Active: "alice", Step: "precombat_main"}
	if err := json.Unmarshal(raw, &said); err != nil {
		return err
	}
	*situation = Situation(said)
	for n := range situation.Objects {
		object := &situation.Objects[n]
		if object.Zone == "" {
			object.Zone = "battlefield"
		}
		if object.Controller == "" {
			object.Controller = object.Owner
		}
	}
	if situation.Format != format {
		return fmt.Errorf("expected format %d, found format %d", format, situation.Format)
	}
	return nil
}

// Policy holds the answers of one situation during one run. The engine asks, and nobody else answers.
type Policy struct {
	decisions []map[string]any
	at        int
	answers   []Answer
	told      map[string][]string
}

// Declared says that a card of this run was made from the facts, because the engine lacks it.
func (policy *Policy) Declared(card string) { policy.tell("declared", card) }

// Forced says that a kind of action was performed through the engine's internals instead of played.
func (policy *Policy) Forced(action string) { policy.tell("forced", action) }

func (policy *Policy) tell(what, name string) {
	for _, known := range policy.told[what] {
		if known == name {
			return
		}
	}
	policy.told[what] = append(policy.told[what], name)
}

// Choose gives the option that the player takes; source is the id of the object that asks, or "". A
// single option answers itself. Options are texts, or numbers as float64, as JSON has them.
func (policy *Policy) Choose(by, ask string, options []any, source, question string) (any, error) {
	chosen, err := policy.ChooseSeveral(by, ask, options, 1, source, question)
	if err != nil {
		return nil, err
	}
	return chosen[0], nil
}

// ChooseSeveral gives so many of the options, in the order of preference: one question, one answer.
func (policy *Policy) ChooseSeveral(by, ask string, options []any, count int, source, question string) ([]any, error) {
	if len(options) == 0 || count > len(options) {
		return nil, fmt.Errorf("%s was asked (%s) for %d of %d options", by, ask, count, len(options))
	}
	if len(distinct(options)) == 1 || (count == 1 && len(options) == 1) {
		return options[:count], nil
	}
	for n := range policy.answers {
		answer := &policy.answers[n]
		if answer.By != by || answer.Ask != ask || (answer.Times != nil && *answer.Times <= 0) {
			continue
		}
		if answer.From != nil && *answer.From != source {
			continue
		}
		chosen := preferred(answer.Prefer, options, count)
		if len(chosen) < count {
			continue
		}
		if answer.Times != nil {
			left := *answer.Times - 1
			answer.Times = &left
		}
		policy.record(by, ask, options, source, chosen[0])
		return chosen, nil
	}
	policy.record(by, ask, options, source, nil)
	return nil, &Stop{"unanswered", fmt.Sprintf("%s was asked (%s) to choose from %v: %s; no answer of %s fits",
		by, ask, options, question, by)}
}

// preferred is what an answer takes of the options; the last one that is left needs no preference.
func preferred(prefer, options []any, count int) []any {
	var chosen []any
	for _, value := range distinct(prefer) {
		if len(chosen) < count && contains(options, value) {
			chosen = append(chosen, value)
		}
	}
	var rest []any
	for _, option := range options {
		if !contains(chosen, option) {
			rest = append(rest, option)
		}
	}
	if len(chosen) > 0 && len(rest) == 1 && len(chosen)+1 == count {
		chosen = append(chosen, rest[0])
	}
	return chosen
}

func (policy *Policy) record(by, ask string, options []any, source string, chose any) {
	decision := map[string]any{"by": by, "ask": ask, "options": options, "chose": chose, "at": policy.at}
	if source != "" {
		decision["source"] = source
	}
	policy.decisions = append(policy.decisions, decision)
}

func contains(values []any, wanted any) bool {
	for _, value := range values {
		if value == wanted {
			return true
		}
	}
	return false
}

func distinct(values []any) []any {
	var once []any
	for _, value := range values {
		if !contains(once, value) {
			once = append(once, value)
		}
	}
	return once
}

// run plays one situation to its outcome: a snapshot at the start and after every action.
func run(adapter Adapter, situation Situation) (map[string]any, error) {
	policy := &Policy{
		decisions: []map[string]any{}, answers: append([]Answer(nil), situation.Answers...), told: map[string][]string{},
	}
	actions, snapshots := []Result{}, []Snapshot{}
	err := play(adapter, situation, policy, &actions, &snapshots)
	outcome := map[string]any{"actions": actions, "snapshots": snapshots, "decisions": policy.decisions}
	for what, names := range policy.told {
		outcome[what] = names
	}
	var stop *Stop
	if errors.As(err, &stop) {
		outcome["stopped"] = map[string]any{"at": len(actions), "because": stop.Because, "detail": stop.Detail}
		return outcome, nil
	}
	return outcome, err
}

func play(adapter Adapter, situation Situation, policy *Policy, actions *[]Result, snapshots *[]Snapshot) error {
	table, err := adapter.SetUp(situation, policy)
	if err != nil {
		return err
	}
	snapshot, err := table.Snapshot()
	if err != nil {
		return err
	}
	*snapshots = append(*snapshots, snapshot)
	for _, action := range situation.Script {
		result, err := table.Perform(action)
		if err != nil {
			return err
		}
		if snapshot, err = table.Snapshot(); err != nil {
			return err
		}
		*actions, *snapshots = append(*actions, result), append(*snapshots, snapshot)
		policy.at = len(*actions)
		if action.Prepare && !result.Accepted {
			return SetupFailed(fmt.Sprintf("the engine refused the preparing action %d (%s): %s", policy.at, action.Do, result.Reason))
		}
	}
	return nil
}

type request struct {
	ID        any             `json:"id"`
	Do        string          `json:"do"`
	Situation json.RawMessage `json:"situation"`
}

// Serve answers requests until quit or the end of stdin. What is printed meanwhile goes to stderr.
func Serve(adapter Adapter) {
	answers := os.Stdout
	os.Stdout = os.Stderr
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if len(line) > 0 {
			said, quit := answer(adapter, line)
			if quit {
				return
			}
			raw, problem := json.Marshal(said)
			if problem != nil {
				raw, _ = json.Marshal(map[string]any{"id": said["id"], "error": problem.Error()})
			}
			if _, problem := answers.Write(append(raw, '\n')); problem != nil {
				return
			}
		}
		if err != nil {
			if err != io.EOF {
				fmt.Fprintln(os.Stderr, err)
			}
			return
		}
	}
}

// answer deals with one request. A panic of the engine is the answer to its request.
func answer(adapter Adapter, line []byte) (said map[string]any, quit bool) {
	said = map[string]any{"id": nil}
	fail := func(problem any) {
		fmt.Fprintln(os.Stderr, problem)
		said["error"] = strings.Join(strings.Fields(fmt.Sprint(problem)), " ")
	}
	defer func() {
		if problem := recover(); problem != nil {
			fail(problem)
		}
	}()
	var asked request
	if err := json.Unmarshal(line, &asked); err != nil {
		fail(err)
		return said, false
	}
	said["id"] = asked.ID
	switch asked.Do {
	case "describe":
		said["describe"] = adapter.Describe()
	case "run":
		var situation Situation
		if err := json.Unmarshal(asked.Situation, &situation); err != nil {
			fail(err)
		} else if outcome, err := run(adapter, situation); err != nil {
			fail(err)
		} else {
			said["outcome"] = outcome
		}
	case "quit":
		return said, true
	default:
		fail("expected do to be describe, run or quit, found " + asked.Do)
	}
	return said, false
}
