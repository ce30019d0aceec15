package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/natefinch/council4/mtg/game"
	"github.com/natefinch/council4/mtg/game/counter"
	"github.com/natefinch/council4/mtg/game/id"
)

// answered answers what council4 asks, and keeps the answer for when the game is played again.
func (table *council4Table) answered(request game.ChoiceRequest) []int {
	table.names.noteNew(table.loop.game)
	var chosen []int
	if len(table.again) > 0 {
		chosen, table.again = table.again[0], table.again[1:]
	} else {
		chosen = table.answer(request)
	}
	table.answers = append(table.answers, chosen)
	return chosen
}

func (table *council4Table) answer(request game.ChoiceRequest) []int {
	if said := table.announced; said != nil && request.Kind == game.ChoicePayment {
		return table.pays(request, said)
	}
	switch request.Kind {
	case game.ChoiceMay:
		if table.choose(request, "may", []any{"no", "yes"})[0] == "yes" {
			return indices(request.Options[1:2])
		}
		return indices(request.Options[:1])
	case game.ChoiceTarget, game.ChoicePlayer:
		return table.targets(request)
	case game.ChoiceReplacement:
		return table.one(request, "replacement", table.replacements(request))
	case game.ChoiceOrder:
		return table.ordered(request)
	case game.ChoicePayment, game.ChoiceResolution, game.ChoiceZoneSelection:
		return table.objects(request)
	}
	panic(Unsupported("council4 asks what the documents have no question for: " + request.Prompt))
}

func indices(options []game.ChoiceOption) []int {
	var chosen []int
	for _, option := range options {
		chosen = append(chosen, option.Index)
	}
	return chosen
}

// choose asks the policy for as many as must be chosen.
func (table *council4Table) choose(request game.ChoiceRequest, ask string, options []any) []any {
	chosen, err := table.policy.ChooseSeveral(
		table.names.seats[request.Player], ask, options, max(1, request.MinChoices), table.asks(request), request.Prompt)
	if err != nil {
		panic(err)
	}
	return chosen
}

// asks is the source of what resolves at the moment, as far as it can be told: council4 does not say what asks.
func (table *council4Table) asks(request game.ChoiceRequest) string {
	top, g := table.top, table.loop.game
	during := request.Kind == game.ChoiceMay || request.Kind == game.ChoiceResolution || request.Kind == game.ChoicePayment
	if top == nil || !during || slices.ContainsFunc(g.Stack.Objects(), func(one *game.StackObject) bool { return one.ID == top.ID }) {
		return ""
	}
	if name := table.names.source(g, top.SourceID); name != "" {
		return name
	}
	return table.names.card(top.SourceCardID)
}

// one is the option that the player chooses.
func (table *council4Table) one(request game.ChoiceRequest, ask string, options []any) []int {
	chosen := table.choose(request, ask, options)[0]
	return []int{request.Options[slices.Index(options, chosen)].Index}
}

// targets: what a triggered ability or a copy targets.
func (table *council4Table) targets(request game.ChoiceRequest) []int {
	if named := table.named(request); named != nil { // what a permanent enters as a copy of is no target
		if slices.Contains(named, "") {
			panic(Unsupported("council4 offers something that has no name here: " + request.Prompt))
		}
		return table.one(request, "objects", named)
	}
	options := make([]any, len(request.Options))
	for n, option := range request.Options {
		switch len(option.Targets) {
		case 0:
			options[n] = "none"
		case 1:
			options[n] = table.names.target(table.loop.game, option.Targets[0])
		default:
			panic(Unsupported("council4 asks for several targets at once: " + request.Prompt))
		}
		if options[n] == "" {
			panic(Unsupported("council4 offers a target that has no name here: " + option.Label))
		}
	}
	return table.one(request, "target", options)
}

// replacements names the options (CR 616.1). council4 gives texts, in the order shield counter, regeneration shield,
// umbras as they are attached, and does not say which permanent they are for: it is the one that these texts fit.
func (table *council4Table) replacements(request game.ChoiceRequest) []any {
	g, look := table.loop.game, table.look()
	if options := table.fromEffects(g, request); options != nil {
		return options
	}
	var fitting [][]any
	for _, permanent := range g.Battlefield {
		if options, fits := table.replacementsOf(look, permanent, request); fits {
			fitting = append(fitting, options)
		}
	}
	if len(fitting) != 1 {
		panic(Unsupported(fmt.Sprintf("council4 does not say what it asks about, and %d permanents fit: %s",
			len(fitting), labels(request))))
	}
	return fitting[0]
}

// fromEffects names the options where they are effects that council4 keeps a list of: with equal texts, in its order.
func (table *council4Table) fromEffects(g *game.Game, request game.ChoiceRequest) []any {
	options := make([]any, len(request.Options))
	for n, option := range request.Options {
		var same []int
		for m, other := range request.Options {
			if other.Label == option.Label {
				same = append(same, m)
			}
		}
		var sources []string
		for _, effect := range g.ReplacementEffects {
			if effect.Description == option.Label {
				sources = append(sources, table.names.source(g, effect.SourceObjectID))
			}
		}
		if len(sources) != len(same) {
			return nil
		}
		options[n] = sources[slices.Index(same, n)]
	}
	return options
}

func labels(request game.ChoiceRequest) string {
	var texts []string
	for _, option := range request.Options {
		texts = append(texts, option.Label)
	}
	return strings.Join(texts, ", ")
}

func (table *council4Table) replacementsOf(
	look map[id.ID]game.ObjectSnapshot, permanent *game.Permanent, request game.ChoiceRequest,
) ([]any, bool) {
	if known := look[permanent.ObjectID]; known.Controller != request.Player {
		return nil, false
	}
	var options []any
	attached := permanent.Attachments
	for _, option := range request.Options {
		switch {
		case option.Label == "shield counter" && permanent.Counters.Get(counter.Shield) > 0:
			options = append(options, "shield-counter")
		case option.Label == "regeneration shield" && permanent.RegenerationShields > 0:
			options = append(options, "regeneration")
		case strings.HasPrefix(option.Label, "umbra armor ("):
			wanted := strings.TrimSuffix(strings.TrimPrefix(option.Label, "umbra armor ("), ")")
			at := slices.IndexFunc(attached, func(one id.ID) bool { return look[one].Name == wanted })
			if at < 0 {
				return nil, false
			}
			options = append(options, table.names.source(table.loop.game, attached[at]))
			attached = attached[at+1:]
		default:
			return nil, false
		}
	}
	return options, true
}

// ordered puts triggered abilities on the stack, by their sources: the first that is chosen goes first.
func (table *council4Table) ordered(request game.ChoiceRequest) []int {
	sources := make([]any, len(request.Options))
	for n, option := range request.Options {
		text := strings.TrimPrefix(option.Label, "source=")
		text, _, _ = strings.Cut(text, " ")
		number, err := strconv.ParseUint(text, 10, 64)
		name := ""
		if err == nil {
			name = table.names.source(table.loop.game, id.ID(number))
		}
		if name == "" {
			panic(Unsupported("council4 asks for an order of what has no name here: " + option.Label))
		}
		sources[n] = name
	}
	var chosen []int
	left := slices.Clone(request.Options)
	for len(left) > 0 {
		pick, err := table.policy.Choose(table.names.seats[request.Player], "order", distinct(sources), "",
			"which ability goes on the stack first")
		if err != nil {
			panic(err)
		}
		at := slices.Index(sources, pick)
		chosen = append(chosen, left[at].Index)
		left, sources = slices.Delete(left, at, at+1), slices.Delete(sources, at, at+1)
	}
	return chosen
}

// objects: cards or permanents, or a word (a type, a colour, a name).
func (table *council4Table) objects(request game.ChoiceRequest) []int {
	named := table.named(request)
	if named == nil {
		return table.word(request)
	}
	if request.MaxChoices == 0 || len(request.Options) == 0 {
		return nil
	}
	if request.MinChoices == 0 {
		return table.upTo(request, named)
	}
	if request.MinChoices != request.MaxChoices {
		panic(Unsupported("council4 asks for an open number of objects: " + request.Prompt))
	}
	return table.exactly(request, named)
}

// exactly as many as are asked for. Props are on offer only where the named objects are too few.
func (table *council4Table) exactly(request game.ChoiceRequest, named []any) []int {
	var options []any
	var chosen, props []int
	for n, name := range named {
		if name == "" {
			props = append(props, request.Options[n].Index)
		} else {
			options = append(options, name)
		}
	}
	if short := request.MinChoices - len(options); short >= 0 {
		for n, name := range named {
			if name != "" {
				chosen = append(chosen, request.Options[n].Index)
			}
		}
		return append(chosen, props[:short]...)
	}
	for _, pick := range table.choose(request, "objects", options) {
		chosen = append(chosen, request.Options[slices.Index(named, pick)].Index)
	}
	return chosen
}

// upTo: one after the other, until the player says none.
func (table *council4Table) upTo(request game.ChoiceRequest, named []any) []int {
	var chosen []int
	for len(chosen) < request.MaxChoices {
		options := []any{"none"}
		for n, name := range named {
			if name != "" && !slices.Contains(chosen, request.Options[n].Index) {
				options = append(options, name)
			}
		}
		pick, err := table.policy.Choose(table.names.seats[request.Player], "objects", options, table.asks(request), request.Prompt)
		if err != nil {
			panic(err)
		}
		if pick == "none" {
			break
		}
		chosen = append(chosen, request.Options[slices.Index(named, pick)].Index)
	}
	return chosen
}

// named is what the options are called; nil if they are no objects. council4 names a card by its id. A token it
// names by its name alone: it is clear which is meant if as many tokens (of the player, or of all) have this name as
// are offered. A prop is called "".
func (table *council4Table) named(request game.ChoiceRequest) []any {
	if len(request.Options) == 0 {
		return nil
	}
	options := make([]any, len(request.Options))
	offered := map[string][]int{}
	for n, option := range request.Options {
		if !option.Card.Exists {
			return nil
		}
		if card := option.Card.Val.CardID; card != 0 {
			options[n] = table.names.card(card)
			continue
		}
		offered[option.Card.Val.Name] = append(offered[option.Card.Val.Name], n)
	}
	for name, at := range offered {
		tokens, own := table.tokens(name, request.Player)
		if len(own) == len(at) {
			tokens = own
		}
		if len(tokens) != len(at) {
			panic(Unsupported("council4 does not say which token it offers: " + name))
		}
		for n, where := range at {
			options[where] = tokens[n]
		}
	}
	return options
}

// tokens are those with a name, and those of them that the player controls.
func (table *council4Table) tokens(name string, player game.PlayerID) (all, own []string) {
	look := table.look()
	for _, permanent := range table.loop.game.Battlefield {
		known := look[permanent.ObjectID]
		if permanent.CardInstanceID != 0 || known.Name != name {
			continue
		}
		all = append(all, table.names.permanent(permanent))
		if known.Controller == player {
			own = append(own, table.names.permanent(permanent))
		}
	}
	return all, own
}

// word: a creature type, a colour or another word that council4 offers.
func (table *council4Table) word(request game.ChoiceRequest) []int {
	ask := ""
	for word, kind := range map[string]string{"type": "type", "color": "colour", "name": "name"} {
		if strings.Contains(strings.ToLower(request.Prompt), word) {
			ask = kind
		}
	}
	if ask == "" || request.MinChoices != 1 || request.MaxChoices != 1 {
		panic(Unsupported("council4 asks what the documents have no question for: " + request.Prompt))
	}
	options := make([]any, len(request.Options))
	for n, option := range request.Options {
		options[n] = option.Label
	}
	return table.one(request, ask, options)
}

// pays answers what is asked while a spell or ability is announced: what the script says, and nothing else.
func (table *council4Table) pays(request game.ChoiceRequest, said *announcement) []int {
	if strings.HasPrefix(request.Prompt, "Pay {") {
		return table.paysMana(request, said)
	}
	if strings.HasPrefix(request.Prompt, "Choose spell cost") {
		return []int{request.Options[0].Index}
	}
	var wanted []string
	for _, ids := range said.act.Pays {
		wanted = append(wanted, ids...)
	}
	var chosen []int
	for n, name := range table.named(request) {
		if text, is := name.(string); is && slices.Contains(wanted, text) {
			chosen = append(chosen, request.Options[n].Index)
		}
	}
	if len(chosen) < request.MinChoices || len(chosen) > request.MaxChoices {
		said.refuse("a cost is not what the script says: " + request.Prompt)
		return request.DefaultSelection
	}
	return chosen
}

// paysMana: mana as far as there is some of this colour to spare, then life.
func (table *council4Table) paysMana(request game.ChoiceRequest, said *announcement) []int {
	symbol := strings.TrimSuffix(strings.TrimPrefix(request.Prompt, "Pay {"), "/P}")
	have := 0
	for _, unit := range said.mana {
		if string(unit) == symbol {
			have++
		}
	}
	if said.spare > 0 && have > 0 {
		said.spare--
		return []int{request.Options[0].Index}
	}
	return []int{request.Options[len(request.Options)-1].Index}
}
