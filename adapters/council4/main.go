// The adapter for council4: it speaks the protocol of mtg-conformance on stdin and stdout.
package main

import (
	"slices"

	"github.com/natefinch/council4/mtg/cards"
	"github.com/natefinch/council4/mtg/game"
)

// version is set by run.py, which asks the checkout.
var version = "unknown"

// Council4 is the engine.
type Council4 struct{ cards *cards.Registry }

// NewCouncil4 has the cards that are generated in the checkout.
func NewCouncil4() *Council4 { return &Council4{cards.NewDefaultRegistry()} }

// Describe says what every certificate tells of the engine.
func (engine *Council4) Describe() Description {
	names, declares := engine.cards.All(), []string{}
	for name := range declared {
		if engine.cards.Lookup(name) == nil {
			declares = append(declares, name)
		}
	}
	slices.Sort(declares)
	names = append(names, declares...)
	slices.Sort(names)
	return Description{
		"name": "council4", "version": version, "adapter": "adapters/council4", "cards": names, "declares": declares,
	}
}

// SetUp gives a new game that stands as the situation says.
func (engine *Council4) SetUp(situation Situation, policy *Policy) (Table, error) {
	if len(situation.Seats) != 2 {
		return nil, Unsupported("this adapter plays games of two players")
	}
	if _, can := starts[situation.Step]; !can {
		return nil, Unsupported("council4 can't be made to start in the step " + situation.Step)
	}
	defs := map[string]*game.CardDef{}
	for _, object := range situation.Objects {
		if object.Zone == "command" {
			return nil, Unsupported("this adapter puts nothing into the command zone")
		}
		def := engine.cards.Lookup(object.Card)
		if def == nil && declared[object.Card] != nil {
			def = declared[object.Card]
			policy.Declared(object.Card)
		}
		if def == nil {
			return nil, Unsupported("this council4 has no card named " + object.Card)
		}
		defs[object.Card] = def
	}
	table := &council4Table{situation: situation, policy: policy, defs: defs}
	if err := table.begin(); err != nil {
		return nil, err
	}
	return table, nil
}

func main() {
	Serve(NewCouncil4())
}
