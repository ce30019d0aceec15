package main

import (
	"fmt"

	"github.com/natefinch/council4/mtg/game"
	"github.com/natefinch/council4/mtg/game/id"
)

// thing is one object of the documents: a card through all its zones, or a token.
type thing struct {
	name  string
	owner string
	card  id.ID // 0 for a token
	token id.ID // the permanent, 0 for a card
}

// names are the documents' ids for council4's.
type names struct {
	seats  []string
	things []*thing
	cards  map[id.ID]*thing
	tokens map[id.ID]*thing
	stack  map[id.ID]string
	fresh  int
}

func newNames(seats []string) *names {
	return &names{
		seats: seats, cards: map[id.ID]*thing{}, tokens: map[id.ID]*thing{}, stack: map[id.ID]string{},
	}
}

func (names *names) add(one *thing) {
	names.things = append(names.things, one)
	if one.card != 0 {
		names.cards[one.card] = one
	} else {
		names.tokens[one.token] = one
	}
}

func (names *names) find(name string) *thing {
	for _, one := range names.things {
		if one.name == name {
			return one
		}
	}
	return nil
}

// player is the seat's number; false if there is no such seat.
func (names *names) player(seat string) (game.PlayerID, bool) {
	for n, one := range names.seats {
		if one == seat {
			return game.PlayerID(n), true
		}
	}
	return 0, false
}

// noteNew gives the new permanents a name, in the order in which they came. Props have none.
func (names *names) noteNew(g *game.Game) {
	for _, permanent := range g.Battlefield {
		if permanent.CardInstanceID == 0 && names.tokens[permanent.ObjectID] == nil {
			names.fresh++
			names.add(&thing{
				name:  fmt.Sprintf("new-%d", names.fresh),
				owner: names.seats[permanent.Owner],
				token: permanent.ObjectID,
			})
		}
	}
}

// permanent is what a permanent is called; "" for a prop.
func (names *names) permanent(permanent *game.Permanent) string {
	if permanent.CardInstanceID != 0 {
		return names.card(permanent.CardInstanceID)
	}
	if one := names.tokens[permanent.ObjectID]; one != nil {
		return one.name
	}
	return ""
}

func (names *names) card(card id.ID) string {
	if one := names.cards[card]; one != nil {
		return one.name
	}
	return ""
}

// source is what the object behind an id of council4 is called, be it a permanent's or a card's.
func (names *names) source(g *game.Game, source id.ID) string {
	if permanent, there := g.PermanentByID(source); there {
		return names.permanent(permanent)
	}
	if one := names.tokens[source]; one != nil {
		return one.name
	}
	if known, gone := g.LastKnownInformation[source]; gone && known.CardID != 0 {
		return names.card(known.CardID)
	}
	return names.card(source)
}

// onStack is what an object on the stack is called.
func (names *names) onStack(g *game.Game, object *game.StackObject) string {
	if name := names.stack[object.ID]; name != "" {
		return name
	}
	if object.Kind == game.StackSpell && !object.Copy {
		if name := names.card(object.SourceID); name != "" {
			return name
		}
	}
	name := fmt.Sprintf("stack-%d", len(names.stack)+1)
	names.stack[object.ID] = name
	return name
}

// target is what a target is called.
func (names *names) target(g *game.Game, target game.Target) string {
	switch target.Kind {
	case game.TargetPlayer:
		if int(target.PlayerID) < len(names.seats) {
			return names.seats[target.PlayerID]
		}
	case game.TargetPermanent:
		if permanent, there := g.PermanentByID(target.PermanentID); there {
			return names.permanent(permanent)
		}
	case game.TargetCard:
		return names.card(target.CardID)
	case game.TargetStackObject:
		for _, object := range g.Stack.Objects() {
			if object.ID == target.StackObjectID {
				return names.onStack(g, object)
			}
		}
	}
	return ""
}

// permanentOf is the permanent that a thing is now, if it is one.
func (one *thing) permanentOf(g *game.Game) *game.Permanent {
	for _, permanent := range g.Battlefield {
		if one.card != 0 && permanent.CardInstanceID == one.card || one.token != 0 && permanent.ObjectID == one.token {
			return permanent
		}
	}
	return nil
}
