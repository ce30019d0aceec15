package main

import (
	"slices"

	"github.com/natefinch/council4/mtg/game"
	"github.com/natefinch/council4/mtg/game/action"
	"github.com/natefinch/council4/mtg/game/counter"
	"github.com/natefinch/council4/mtg/game/types"
	"github.com/natefinch/council4/mtg/game/zone"
	"github.com/natefinch/council4/opt"
)

// starts are the steps in which a board can be laid: those in which council4 gives priority in an empty game, and the
// end step, in which it does so where something triggers.
var starts = map[string]game.Step{
	"upkeep":          game.StepUpkeep,
	"draw":            game.StepDraw,
	"precombat_main":  game.StepPrecombatMain,
	"begin_combat":    game.StepBeginningOfCombat,
	"end_combat":      game.StepEndOfCombat,
	"postcombat_main": game.StepPostcombatMain,
	"end_step":        game.StepEnd,
}

const (
	propsBelow = 20
	// idsApart leaves room for the ids that council4 gives while a permanent enters: an id is also a timestamp.
	idsApart = 100
)

// prop fills the libraries: a land without a type and without abilities.
var prop = &game.CardDef{CardFace: game.CardFace{Name: "Prop", Types: []types.Card{types.Land}}}

func (table *council4Table) configs() [game.NumPlayers]game.PlayerConfig {
	var configs [game.NumPlayers]game.PlayerConfig
	for n, seat := range table.situation.Seats {
		deck := slices.Repeat([]*game.CardDef{prop}, 2*propsBelow)
		configs[n] = game.PlayerConfig{Name: seat, Deck: deck}
	}
	return configs
}

// seat makes it a game of two that is about to begin with the active player's turn.
func (table *council4Table) seat(g *game.Game) {
	for n := len(table.situation.Seats); n < game.NumPlayers; n++ {
		g.Players[n].Eliminated = true
		g.TurnOrder.Eliminate(game.PlayerID(n))
	}
	active, _ := table.names.player(table.situation.Active)
	g.Turn.ActivePlayer, g.Turn.PriorityPlayer = active, active
	if table.situation.Step == "end_step" {
		g.DelayedTriggers = append(g.DelayedTriggers, game.DelayedTrigger{
			ID: g.IDGen.Next(), Controller: active, Timing: game.DelayedAtBeginningOfNextEndStep,
			Ability: game.TriggeredAbility{Content: game.Mode{}.Ability()},
		})
	}
}

// begin plays an empty game to the wanted step and lays the board there.
func (table *council4Table) begin() error {
	table.names = newNames(table.situation.Seats)
	table.loop = newLoop(table.configs(), table.whileSettingUp)
	g := table.loop.game
	table.seat(g)
	err := caught(func() {
		table.loop.start()
		for table.where() != table.situation.Step || table.loop.now.kind != priority {
			table.loop.do(step{act: action.Pass()})
		}
		for !g.Stack.IsEmpty() {
			table.loop.do(step{act: action.Pass()})
		}
		table.clear(g)
		table.lay(g)
	})
	table.loop.choose = table.answered
	return err
}

func (table *council4Table) clear(g *game.Game) {
	for n := range table.situation.Seats {
		player := g.Players[n]
		player.Hand, player.Library = zone.New(zone.Hand), zone.New(zone.Library)
		player.Graveyard, player.Exile = zone.New(zone.Graveyard), zone.New(zone.Exile)
		player.Life, player.StartingLife = 20, 20
		if said, there := table.situation.Players[player.Name]; there {
			player.Life, player.PoisonCounters = said.Life, said.Poison
		}
	}
}

// lay puts the objects where they are. What other cards must be told of when it enters (replacement effects) enters
// as council4 lets it enter, on an empty battlefield; all else is put there. Then council4 is made to look again.
func (table *council4Table) lay(g *game.Game) {
	base := g.IDGen.Current() + idsApart
	at := func(n int) uint64 { return base + uint64(n+1)*idsApart }
	laid := make([]*game.Permanent, len(table.situation.Objects))
	for n, object := range table.situation.Objects {
		def := table.defs[object.Card]
		if object.Zone == "battlefield" && len(def.ReplacementAbilities) > 0 {
			if object.Token {
				panic(Unsupported("this adapter can't lay a token with the abilities of " + object.Card))
			}
			g.IDGen.Restore(at(n))
			card := table.newCard(g, object)
			laid[n] = table.enter(g, object, card)
		}
	}
	g.IDGen.Restore(at(len(laid)))
	table.push(g, &game.StackObject{Kind: game.StackActivatedAbility})
	table.loop.do(step{act: action.Pass()})
	byName := map[string]*game.Permanent{}
	for n, object := range table.situation.Objects {
		if object.Zone != "battlefield" {
			g.IDGen.Restore(at(n))
			owner, _ := table.names.player(object.Owner)
			table.put(g.Players[owner], object, table.newCard(g, object))
			continue
		}
		if laid[n] == nil {
			g.IDGen.Restore(at(n))
			laid[n] = table.newPermanent(g, object)
		}
		table.dress(laid[n], object)
		byName[object.ID] = laid[n]
	}
	for n, object := range table.situation.Objects {
		if host := byName[object.AttachedTo]; host != nil && laid[n] != nil {
			laid[n].AttachedTo = opt.Val(host.ObjectID)
			host.Attachments = append(host.Attachments, laid[n].ObjectID)
		}
	}
	g.Battlefield = slices.DeleteFunc(slices.Clone(laid), func(one *game.Permanent) bool { return one == nil })
	g.IDGen.Restore(at(len(laid) + 1))
	for n := range table.situation.Seats {
		for range propsBelow {
			card := &game.CardInstance{ID: g.IDGen.Next(), Def: prop, Owner: game.PlayerID(n)}
			g.CardInstances[card.ID] = card
			g.Players[n].Library.AddToBottom(card.ID)
		}
	}
	g.TriggerEventCursor = len(g.Events)
	table.loop.do(step{act: action.Pass()})
}

func (table *council4Table) newCard(g *game.Game, object Object) *game.CardInstance {
	owner, _ := table.names.player(object.Owner)
	card := &game.CardInstance{ID: g.IDGen.Next(), Def: table.defs[object.Card], Owner: owner}
	g.CardInstances[card.ID] = card
	table.note(&thing{name: object.ID, owner: object.Owner, card: card.ID})
	return card
}

// note keeps the things in the order of the situation, whichever was made first.
func (table *council4Table) note(one *thing) {
	table.names.add(one)
	order := map[string]int{}
	for n, object := range table.situation.Objects {
		order[object.ID] = n
	}
	slices.SortFunc(table.names.things, func(a, b *thing) int { return order[a.name] - order[b.name] })
}

func (table *council4Table) newPermanent(g *game.Game, object Object) *game.Permanent {
	owner, _ := table.names.player(object.Owner)
	permanent := &game.Permanent{ObjectID: g.IDGen.Next(), Owner: owner}
	if object.Token {
		permanent.Token, permanent.TokenDef = true, table.defs[object.Card]
		table.note(&thing{name: object.ID, owner: object.Owner, token: permanent.ObjectID})
	} else {
		permanent.CardInstanceID = table.newCard(g, object).ID
	}
	permanent.Controller, _ = table.names.player(object.Controller)
	return permanent
}

// dress gives a permanent what the situation says of it, and nothing else.
func (table *council4Table) dress(permanent *game.Permanent, object Object) {
	permanent.Tapped, permanent.MarkedDamage, permanent.SummoningSick = object.Tapped, object.Damage, object.Sick
	permanent.EnteredFromCast = false
	permanent.Counters = counter.NewSet()
	for word, count := range object.Counters {
		kind, known := counterNamed(word)
		if !known {
			panic(Unsupported("council4 has no counter called " + word))
		}
		permanent.Counters.Add(kind, count)
	}
}

func counterNamed(word string) (counter.Kind, bool) {
	for kind := counter.Kind(0); kind.Valid() || kind == 0; kind++ {
		if kind.Valid() && !kind.PlayerOnly() && kind.String() == word {
			return kind, true
		}
	}
	return 0, false
}

func (table *council4Table) put(player *game.Player, object Object, card *game.CardInstance) {
	switch object.Zone {
	case "hand":
		player.Hand.Add(card.ID)
	case "graveyard":
		player.Graveyard.Add(card.ID)
	case "exile":
		player.Exile.Add(card.ID)
	case "library":
		player.Library.AddToBottom(card.ID)
	}
}

func (table *council4Table) push(g *game.Game, object *game.StackObject) {
	object.ID = g.IDGen.Next()
	object.Controller = g.Turn.ActivePlayer
	g.Stack.Push(object)
}

// enter lets council4 resolve the card as a spell, with nothing else on the battlefield, until the stack is empty.
func (table *council4Table) enter(g *game.Game, object Object, card *game.CardInstance) *game.Permanent {
	g.Battlefield = nil
	spell := &game.StackObject{Kind: game.StackSpell, SourceID: card.ID, SourceCardID: card.ID}
	table.push(g, spell)
	spell.Controller, _ = table.names.player(object.Controller)
	for !g.Stack.IsEmpty() {
		table.loop.do(step{act: action.Pass()})
	}
	for _, permanent := range g.Battlefield {
		if permanent.CardInstanceID == card.ID {
			return permanent
		}
	}
	panic(Unsupported("council4 does not let " + object.Card + " enter the battlefield by itself"))
}

// whileSettingUp answers for a permanent that enters before the game: it does nothing that it need not do.
func (table *council4Table) whileSettingUp(request game.ChoiceRequest) []int {
	if request.Kind == game.ChoiceMay {
		return []int{0}
	}
	panic(Unsupported("council4 asks while the board is laid: " + request.Prompt))
}
