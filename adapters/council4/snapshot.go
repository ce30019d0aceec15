package main

import (
	"slices"
	"strings"

	"github.com/natefinch/council4/mtg/game"
	"github.com/natefinch/council4/mtg/game/color"
	"github.com/natefinch/council4/mtg/game/cost"
	"github.com/natefinch/council4/mtg/game/id"
	"github.com/natefinch/council4/mtg/game/types"
	"github.com/natefinch/council4/mtg/game/zone"
	"github.com/natefinch/council4/mtg/rules"
	"github.com/natefinch/council4/opt"
)

// look is what council4 makes of each permanent. It has no open function that tells all of it, but what leaves the
// battlefield it remembers as it last was: in a copy of the game all permanents are exiled at once.
func (table *council4Table) look() (seen map[id.ID]game.ObjectSnapshot) {
	seen = map[id.ID]game.ObjectSnapshot{}
	copied := table.loop.game.Clone()
	if len(copied.Battlefield) == 0 || table.loop.now.kind == over {
		return seen
	}
	defer func() {
		if recover() != nil {
			seen = map[id.ID]game.ObjectSnapshot{}
		}
	}()
	exile := game.Mode{Sequence: []game.Instruction{{Primitive: game.MovePermanent{
		Group: game.BattlefieldGroup(game.Selection{}), Destination: zone.Exile,
	}}}}.Ability()
	card := &game.CardInstance{ID: copied.IDGen.Next(), Def: prop}
	copied.CardInstances[card.ID] = card
	copied.Stack.Push(&game.StackObject{
		ID:              copied.IDGen.Next(),
		Kind:            game.StackActivatedAbility,
		SourceCardID:    card.ID,
		InlineActivated: &game.ActivatedAbility{Content: exile},
	})
	copied.LastKnownInformation = map[id.ID]game.ObjectSnapshot{}
	copied.Turn.PriorityPlayer = copied.Turn.ActivePlayer
	there := map[id.ID]bool{}
	for _, permanent := range copied.Battlefield {
		there[permanent.ObjectID] = true
	}
	after := table.loop.engine.Simulator().ResolvePriority(copied, [game.NumPlayers]rules.PlayerAgent{})
	for object, known := range after.LastKnownInformation {
		if there[object] {
			seen[object] = known
		}
	}
	return seen
}

// Snapshot is the table as it is now.
func (table *council4Table) Snapshot() (Snapshot, error) {
	g := table.loop.game
	table.names.noteNew(g)
	look := table.look()
	objects := map[string]any{}
	for _, one := range table.names.things {
		objects[one.name] = table.object(g, one, look)
	}
	players := map[string]any{}
	for n, seat := range table.names.seats {
		player := g.Players[n]
		players[seat] = map[string]any{
			"life":      player.Life,
			"poison":    player.PoisonCounters,
			"hand":      player.Hand.Size(),
			"graveyard": player.Graveyard.Size(),
			"exile":     player.Exile.Size(),
			"lost":      player.Eliminated,
		}
	}
	return Snapshot{"objects": objects, "players": players, "game": table.state(g)}, nil
}

func (table *council4Table) state(g *game.Game) map[string]any {
	stack := []map[string]any{}
	for _, object := range g.Stack.Objects() {
		entry := map[string]any{
			"id": table.names.onStack(g, object), "kind": "ability", "controller": table.names.seats[object.Controller],
		}
		if object.Kind == game.StackSpell {
			entry["kind"] = "spell"
		} else if source := table.names.source(g, object.SourceID); source != "" {
			entry["source"] = source
		} else if source := table.names.card(object.SourceCardID); source != "" {
			entry["source"] = source
		}
		stack = append(stack, entry)
	}
	state := map[string]any{"active": table.names.seats[g.Turn.ActivePlayer], "stack": stack, "priority": nil}
	if step := table.where(); step != "" {
		state["step"] = step
	}
	if table.loop.now.kind == priority {
		state["priority"] = table.names.seats[table.loop.now.seat]
	}
	return state
}

func (table *council4Table) object(g *game.Game, one *thing, look map[id.ID]game.ObjectSnapshot) map[string]any {
	state := map[string]any{
		"zone": "nowhere", "owner": one.owner, "controller": nil, "tapped": false, "damage": 0,
		"counters": map[string]int{}, "attached_to": nil, "phased_out": false, "attacking": false, "blocking": false,
		"is_token": one.card == 0,
	}
	if permanent := one.permanentOf(g); permanent != nil {
		table.permanent(g, state, permanent, look)
		return state
	}
	if one.card == 0 {
		return state
	}
	card, _ := g.GetCardInstance(one.card)
	for _, object := range g.Stack.Objects() {
		if object.Kind == game.StackSpell && !object.Copy && object.SourceID == one.card {
			state["controller"] = table.names.seats[object.Controller]
		}
	}
	state["zone"] = cardZone(g, one)
	if state["zone"] != "nowhere" {
		def := card.Def
		characteristics(state, def.Name, def.Types, def.Subtypes, def.Supertypes, def.Colors)
		state["power"], state["toughness"] = printed(def.Power), printed(def.Toughness)
		manaCost(state, def)
	}
	return state
}

// cardZone is where a thing is that is not on the battlefield.
func cardZone(g *game.Game, one *thing) string {
	if one.card == 0 {
		return "nowhere"
	}
	for _, object := range g.Stack.Objects() {
		if object.Kind == game.StackSpell && !object.Copy && object.SourceID == one.card {
			return "stack"
		}
	}
	for _, player := range g.Players {
		for word, cards := range map[string]*zone.Zone{
			"hand": &player.Hand, "graveyard": &player.Graveyard, "exile": &player.Exile, "library": &player.Library,
			"command": &player.CommandZone,
		} {
			if cards.Contains(one.card) {
				return word
			}
		}
	}
	return "nowhere"
}

func (table *council4Table) permanent(
	g *game.Game, state map[string]any, permanent *game.Permanent, look map[id.ID]game.ObjectSnapshot,
) {
	state["zone"], state["tapped"], state["damage"] = "battlefield", permanent.Tapped, permanent.MarkedDamage
	state["phased_out"], state["is_token"] = permanent.PhasedOut, permanent.Token
	counters := map[string]int{}
	for kind, count := range permanent.Counters.All() {
		if count > 0 {
			counters[kind.String()] = count
		}
	}
	state["counters"] = counters
	if permanent.AttachedTo.Exists {
		if host, there := g.PermanentByID(permanent.AttachedTo.Val); there {
			state["attached_to"] = table.names.permanent(host)
		}
	}
	delete(state, "controller")
	known, seen := look[permanent.ObjectID]
	if !seen {
		return
	}
	state["controller"] = table.names.seats[known.Controller]
	state["attacking"], state["blocking"] = known.Attacking, known.Blocking
	characteristics(state, known.Name, known.Types, known.Subtypes, known.Supertypes, known.Colors)
	state["power"], state["toughness"] = nil, nil
	if slices.Contains(known.Types, types.Creature) { // council4 keeps the numbers of what is no creature any more
		state["power"], state["toughness"] = seenNumber(known.Power), seenNumber(known.Toughness)
	}
	if known.CopiableDef != nil {
		manaCost(state, known.CopiableDef)
	}
}

func characteristics(
	state map[string]any, name string, kinds []types.Card, subtypes []types.Sub, supertypes []types.Super, colors []color.Color,
) {
	state["name"] = name
	state["types"], state["subtypes"], state["supertypes"] = words(kinds), words(subtypes), words(supertypes)
	letters := []string{}
	for _, one := range color.AllColors() {
		if slices.Contains(colors, one) {
			letters = append(letters, one.Abbreviation())
		}
	}
	state["colors"] = letters
}

func words[Word ~string](list []Word) []string {
	texts := []string{}
	for _, one := range list {
		texts = append(texts, string(one))
	}
	slices.Sort(texts)
	return slices.Compact(texts)
}

func printed(value opt.V[game.PT]) any {
	if !value.Exists {
		return nil
	}
	return value.Val.Value
}

func seenNumber(value opt.V[int]) any {
	if !value.Exists {
		return nil
	}
	return value.Val
}

// manaCost: none is not the same as {0} (CR 202.1b).
func manaCost(state map[string]any, def *game.CardDef) {
	state["mana_value"], state["mana_cost"] = def.ManaValue(), nil
	if def.ManaCost.Exists {
		state["mana_cost"] = costText(def.ManaCost.Val)
	}
}

func costText(symbols cost.Mana) string {
	return strings.ReplaceAll(symbols.String(), "◇", "C")
}
