package main

import (
	"slices"
	"strings"

	"github.com/natefinch/council4/mtg/game"
	"github.com/natefinch/council4/mtg/game/action"
	"github.com/natefinch/council4/mtg/game/cost"
	"github.com/natefinch/council4/mtg/game/mana"
	"github.com/natefinch/council4/opt"
)

// announcement is the spell or ability that a player announces: what the script says of it.
type announcement struct {
	act     Action
	mana    []mana.Color
	spare   int // mana that is left when all that can't be paid with life is paid
	refusal string
}

func (said *announcement) refuse(reason string) {
	if said.refusal == "" {
		said.refusal = reason
	}
}

var colors = map[rune]mana.Color{'W': mana.W, 'U': mana.U, 'B': mana.B, 'R': mana.R, 'G': mana.G, 'C': mana.C}

// given is the mana of an action: digits are colourless.
func given(text string) []mana.Color {
	var units []mana.Color
	number := 0
	flush := func() {
		units = append(units, slices.Repeat([]mana.Color{mana.C}, number)...)
		number = 0
	}
	for _, letter := range text {
		if letter >= '0' && letter <= '9' {
			number = number*10 + int(letter-'0')
			continue
		}
		flush()
		units = append(units, colors[letter])
	}
	flush()
	return units
}

// play casts a spell or activates an ability: the one that council4 offers once the mana is there.
func (table *council4Table) play(act Action) error {
	if table.loop.now.kind != priority {
		return refuse("nobody has priority")
	}
	by, known := table.names.player(act.By)
	object := table.names.find(act.Object)
	if !known || object == nil {
		return refuse("there is no %s", act.Object)
	}
	said := &announcement{act: act, mana: given(act.Mana)}
	offer, err := table.offered(by, object, said)
	if err != nil {
		return err
	}
	if table.loop.now.seat != by {
		table.pass()
		if table.loop.now.kind != priority || table.loop.now.seat != by {
			return Unsupported("priority does not go round")
		}
	}
	g := table.loop.game
	events, before, places := len(g.Events), stackIDs(g), table.places(g)
	table.announced = said
	table.do(step{act: offer, mana: said.mana})
	table.announced = nil
	if said.refusal == "" {
		said.refusal = table.notPaid(places, table.places(g), before, object, act)
	}
	if said.refusal != "" {
		return refuse("%s", said.refusal)
	}
	for _, event := range g.Events[min(events, len(g.Events)):] {
		if event.Kind == game.EventPermanentTapped && event.TappedForMana {
			return refuse("the mana that is given does not pay for it")
		}
	}
	if act.Puts != "" {
		for _, one := range g.Stack.Objects() {
			if !before[uint64(one.ID)] {
				table.names.stack[one.ID] = act.Puts
				break
			}
		}
	}
	return nil
}

// places says in which zone each thing is; a tapped permanent is in a place of its own.
func (table *council4Table) places(g *game.Game) map[string]string {
	places := map[string]string{}
	for _, one := range table.names.things {
		if permanent := one.permanentOf(g); permanent != nil {
			places[one.name] = "battlefield"
			if permanent.Tapped {
				places[one.name] = "tapped"
			}
			continue
		}
		places[one.name] = cardZone(g, one)
	}
	return places
}

// notPaid compares what was given up with what the script says. council4 does not ask where there is one way to pay:
// that way may not be what the script says. Gives the reason for a refusal, or "".
func (table *council4Table) notPaid(was, is map[string]string, before map[uint64]bool, object *thing, act Action) string {
	said := map[string]bool{object.name: true}
	for way, ids := range act.Pays {
		for _, name := range ids {
			said[name] = true
			from, to := was[name], is[name]
			paid := from != to
			switch way {
			case "discard":
				paid = from == "hand" && to != "hand"
			case "sacrifice":
				paid = (from == "battlefield" || from == "tapped") && to != "battlefield" && to != "tapped"
			case "tap":
				paid = from == "battlefield" && to != "battlefield"
			case "exile":
				paid = from != "exile" && to != from
			}
			if !paid {
				return "the " + name + " does not pay for it"
			}
		}
	}
	for name, from := range was {
		if from == "hand" && is[name] != "hand" && !said[name] {
			return "the script does not say that the " + name + " pays for it"
		}
	}
	g := table.loop.game
	for _, one := range g.Stack.Objects() {
		if before[uint64(one.ID)] || one.Kind == game.StackTriggeredAbility {
			continue
		}
		for _, id := range slices.Concat(one.SacrificedAsCostIDs, one.TappedAsCostIDs, one.ExiledAsCostIDs) {
			if name := table.names.source(g, id); name != "" && !said[name] {
				return "the script does not say that the " + name + " pays for it"
			}
		}
	}
	return ""
}

func stackIDs(g *game.Game) map[uint64]bool {
	known := map[uint64]bool{}
	for _, one := range g.Stack.Objects() {
		known[uint64(one.ID)] = true
	}
	return known
}

// offered is the action that council4 offers for what is said, were the player to have priority and the mana.
func (table *council4Table) offered(by game.PlayerID, object *thing, said *announcement) (action.Action, error) {
	g := table.loop.game.Clone()
	g.Turn.PriorityPlayer = by
	for _, color := range said.mana {
		g.Players[by].ManaPool.Add(color, 1)
	}
	var found []action.Action
	for _, offer := range table.loop.engine.Simulator().LegalActions(g, by) {
		fits := false
		if said.act.Do == "cast" {
			fits = table.fitsSpell(g, offer, object, said)
		} else {
			fits = table.fitsAbility(g, offer, object, said)
		}
		if fits {
			found = append(found, offer)
		}
	}
	if len(found) == 0 {
		if card, there := g.GetCardInstance(object.card); there && said.act.Do == "activate" {
			if forMana(card.Def, said.act.Ability) {
				return action.Action{}, Unsupported("council4 activates mana abilities by itself, while costs are paid")
			}
			if wordless(card.Def, said.act.Ability) {
				return action.Action{}, Unsupported("council4 has no words for this ability of " + card.Def.Name)
			}
		}
		return action.Action{}, refuse("council4 does not let %s %s %s like this", said.act.By, said.act.Do, object.name)
	}
	return found[0], nil
}

func (table *council4Table) fitsSpell(g *game.Game, offer action.Action, object *thing, said *announcement) bool {
	cast, is := offer.CastSpellPayload()
	if !is || object.card == 0 || cast.CardID != object.card || cast.Face != game.FaceFront {
		return false
	}
	if cast.KickerPaid || cast.Bargained || cast.Overloaded || cast.Offspring || cast.Bestowed || cast.Mutate || cast.GiftPromised {
		return false
	}
	said.spare = len(said.mana)
	if card, there := g.GetCardInstance(cast.CardID); there && card.Def.ManaCost.Exists {
		said.spare -= unavoidable(card.Def.ManaCost)
	}
	return table.fits(g, cast.Targets, cast.ChosenModes, cast.XValue, said)
}

// unavoidable is how much of a cost can't be paid with life.
func unavoidable(printed opt.V[cost.Mana]) int {
	sum := 0
	for _, symbol := range printed.Val {
		if symbol.Kind != cost.PhyrexianSymbol {
			sum += cost.Mana{symbol}.ManaValue()
		}
	}
	return sum
}

func (table *council4Table) fitsAbility(g *game.Game, offer action.Action, object *thing, said *announcement) bool {
	activate, is := offer.ActivateAbilityPayload()
	if !is {
		return false
	}
	var face *game.CardDef
	if permanent := object.permanentOf(g); permanent != nil {
		if activate.SourceID != permanent.ObjectID {
			return false
		}
		known, seen := table.look()[permanent.ObjectID]
		if !seen || known.CopiableDef == nil {
			return false
		}
		face = known.CopiableDef
	} else {
		card, there := g.GetCardInstance(object.card)
		if !there || activate.SourceID != object.card {
			return false
		}
		face = card.Def
	}
	if !named(face, activate.AbilityIndex, said.act.Ability) {
		return false
	}
	said.spare = len(said.mana)
	return table.fits(g, activate.Targets, activate.ChosenModes, activate.XValue, said)
}

// named says whether an ability is the one that the script means: by its keyword or by the beginning of its cost.
func named(face *game.CardDef, index int, wanted string) bool {
	text := ""
	switch body := face.BodyAt(index).(type) {
	case *game.ActivatedAbility:
		text = body.Text
	case *game.LoyaltyAbility:
		text = body.Text
	case *game.ManaAbility:
		text = body.Text
	default:
		return false
	}
	text, wanted = strings.ToLower(strings.TrimSpace(text)), strings.ToLower(wanted)
	text = strings.ReplaceAll(text, "−", "-")
	if !strings.HasPrefix(text, wanted) {
		return false
	}
	printed, _, has := strings.Cut(text, ":")
	return !has || printed == wanted || !oneOfSeveral(face, wanted)
}

// forMana says whether the script means a mana ability of the card.
func forMana(face *game.CardDef, wanted string) bool {
	for n := range face.ManaAbilities {
		if strings.HasPrefix(strings.ToLower(face.ManaAbilities[n].Text), strings.ToLower(wanted)) {
			return true
		}
	}
	return false
}

// wordless says whether the card has such an ability as a line of text, and council4 has no text for the ability.
func wordless(face *game.CardDef, wanted string) bool {
	printed, without := false, false
	for _, line := range strings.Split(strings.ToLower(face.OracleText), "\n") {
		printed = printed || strings.HasPrefix(strings.TrimSpace(line), strings.ToLower(wanted))
	}
	for n := range face.ActivatedAbilities {
		if strings.HasPrefix(strings.ToLower(face.ActivatedAbilities[n].Text), strings.ToLower(wanted)) {
			return false
		}
		without = without || face.ActivatedAbilities[n].Text == ""
	}
	return printed && without
}

// oneOfSeveral: some ability of the card has just this cost, so a longer cost that begins alike is not meant.
func oneOfSeveral(face *game.CardDef, wanted string) bool {
	for n := range face.ActivatedAbilities {
		printed, _, _ := strings.Cut(strings.ToLower(face.ActivatedAbilities[n].Text), ":")
		if printed == wanted {
			return true
		}
	}
	return false
}

func (table *council4Table) fits(g *game.Game, targets []game.Target, modes []int, x int, said *announcement) bool {
	wantedX := 0
	if said.act.X != nil {
		wantedX = *said.act.X
	}
	if x != wantedX || len(targets) != len(said.act.Targets) {
		return false
	}
	for n, target := range targets {
		if table.names.target(table.loop.game, target) != said.act.Targets[n] {
			return false
		}
	}
	chosen := make([]int, len(modes))
	for n, mode := range modes {
		chosen[n] = mode + 1
	}
	return slices.Equal(chosen, said.act.Modes)
}
