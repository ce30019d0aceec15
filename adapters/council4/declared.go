package main

import (
	"github.com/natefinch/council4/mtg/game"
	"github.com/natefinch/council4/mtg/game/color"
	"github.com/natefinch/council4/mtg/game/compare"
	"github.com/natefinch/council4/mtg/game/cost"
	"github.com/natefinch/council4/mtg/game/types"
	"github.com/natefinch/council4/mtg/game/zone"
	"github.com/natefinch/council4/opt"
)

// declared are cards made from the facts where the checkout has none: council4 has the rules for all that they say, and
// its card compiler does not read them.
var declared = map[string]*game.CardDef{
	// The token of Estrid, the Masked: it enchants any permanent and has umbra armor.
	"Mask": {CardFace: game.CardFace{
		Name:     "Mask",
		Colors:   []color.Color{color.White},
		Types:    []types.Card{types.Enchantment},
		Subtypes: []types.Sub{types.Aura},
		StaticAbilities: []game.StaticAbility{
			game.EnchantStaticAbility(&game.TargetSpec{
				MinTargets: 1, MaxTargets: 1, Constraint: "permanent", Allow: game.TargetAllowPermanent,
			}),
			game.UmbraArmorStaticBody,
		},
	}},
	// When it enters, its controller gains life equal to its power. Eternalize {2}{W}{W} and a discarded card.
	"Sunscourge Champion": {CardFace: game.CardFace{
		Name:      "Sunscourge Champion",
		ManaCost:  opt.Val(cost.Mana{cost.O(2), cost.W}),
		Colors:    []color.Color{color.White},
		Types:     []types.Card{types.Creature},
		Subtypes:  []types.Sub{types.Human, types.Wizard},
		Power:     opt.Val(game.PT{Value: 2}),
		Toughness: opt.Val(game.PT{Value: 3}),
		TriggeredAbilities: []game.TriggeredAbility{{
			Trigger: game.TriggerCondition{Type: game.TriggerWhen, Pattern: game.TriggerPattern{
				Event: game.EventPermanentEnteredBattlefield, Source: game.TriggerSourceSelf,
			}},
			Content: game.Mode{Sequence: []game.Instruction{{Primitive: game.GainLife{
				Amount: game.Dynamic(game.DynamicAmount{
					Kind: game.DynamicAmountObjectPower, Multiplier: 1, Object: game.SourcePermanentReference(),
				}),
				Player: game.ControllerReference(),
			}}}}.Ability(),
		}},
		ActivatedAbilities: []game.ActivatedAbility{
			discarding(game.EternalizeActivatedBody(cost.Mana{cost.O(2), cost.W, cost.W}, types.Human, types.Wizard)),
		},
	}},
	// {U}: it gets +1/-1 until end of turn. Eternalize {3}{U}{U} and a discarded card.
	"Sinuous Striker": {CardFace: game.CardFace{
		Name:      "Sinuous Striker",
		ManaCost:  opt.Val(cost.Mana{cost.O(2), cost.U}),
		Colors:    []color.Color{color.Blue},
		Types:     []types.Card{types.Creature},
		Subtypes:  []types.Sub{types.Snake, types.Warrior},
		Power:     opt.Val(game.PT{Value: 2}),
		Toughness: opt.Val(game.PT{Value: 2}),
		ActivatedAbilities: []game.ActivatedAbility{
			{
				Text:           "{U}: It gets +1/-1 until end of turn.",
				ManaCost:       opt.Val(cost.Mana{cost.U}),
				ZoneOfFunction: zone.Battlefield,
				Content: game.Mode{Sequence: []game.Instruction{{Primitive: game.ModifyPT{
					Object:         game.SourcePermanentReference(),
					PowerDelta:     game.Fixed(1),
					ToughnessDelta: game.Fixed(-1),
					Duration:       game.DurationUntilEndOfTurn,
				}}}}.Ability(),
			},
			discarding(game.EternalizeActivatedBody(cost.Mana{cost.O(3), cost.U, cost.U}, types.Snake, types.Warrior)),
		},
	}},
	// A creature of yours, which gets +2/+2 until end of turn if its power is 2, fights one that is not yours.
	"Savage Swipe": {CardFace: game.CardFace{
		Name:     "Savage Swipe",
		ManaCost: opt.Val(cost.Mana{cost.G}),
		Colors:   []color.Color{color.Green},
		Types:    []types.Card{types.Sorcery},
		SpellAbility: opt.Val(game.Mode{
			Targets: []game.TargetSpec{creature(game.ControllerYou), creature(game.ControllerNotYou)},
			Sequence: []game.Instruction{
				{
					Primitive: game.ModifyPT{
						Object:         game.TargetPermanentReference(0),
						PowerDelta:     game.Fixed(2),
						ToughnessDelta: game.Fixed(2),
						Duration:       game.DurationUntilEndOfTurn,
					},
					Condition: opt.Val(game.EffectCondition{Condition: opt.Val(game.Condition{
						Object:        opt.Val(game.TargetPermanentReference(0)),
						ObjectMatches: opt.Val(game.Selection{Power: opt.Val(compare.Int{Op: compare.Equal, Value: 2})}),
					})}),
				},
				{Primitive: game.Fight{
					Object: game.TargetPermanentReference(0), RelatedObject: game.TargetPermanentReference(1),
				}},
			},
		}.Ability()),
	}},
	// It enchants a modified creature, gives +3/+3, vigilance and reach, and has umbra armor.
	"Lion Umbra": {CardFace: game.CardFace{
		Name:     "Lion Umbra",
		ManaCost: opt.Val(cost.Mana{cost.G, cost.G}),
		Colors:   []color.Color{color.Green},
		Types:    []types.Card{types.Enchantment},
		Subtypes: []types.Sub{types.Aura},
		StaticAbilities: []game.StaticAbility{
			game.EnchantStaticAbility(&game.TargetSpec{
				MinTargets: 1, MaxTargets: 1, Constraint: "modified creature", Allow: game.TargetAllowPermanent,
				Selection: opt.Val(game.Selection{RequiredTypesAny: []types.Card{types.Creature}, MatchModified: true}),
			}),
			{ContinuousEffects: []game.ContinuousEffect{
				{
					Duration:       game.DurationPermanent,
					Group:          game.AttachedObjectGroup(game.SourcePermanentReference()),
					Layer:          game.LayerPowerToughnessModify,
					PowerDelta:     3,
					ToughnessDelta: 3,
				},
				{
					Duration:    game.DurationPermanent,
					Group:       game.AttachedObjectGroup(game.SourcePermanentReference()),
					Layer:       game.LayerAbility,
					AddKeywords: []game.Keyword{game.Vigilance, game.Reach},
				},
			}},
			game.UmbraArmorStaticBody,
		},
	}},
	// One creature that it targets regenerates.
	"Regenerate": {CardFace: game.CardFace{
		Name:     "Regenerate",
		ManaCost: opt.Val(cost.Mana{cost.O(1), cost.G}),
		Colors:   []color.Color{color.Green},
		Types:    []types.Card{types.Instant},
		SpellAbility: opt.Val(game.Mode{
			Targets:  []game.TargetSpec{creature(game.ControllerAny)},
			Sequence: []game.Instruction{{Primitive: game.Regenerate{Object: game.TargetPermanentReference(0)}}},
		}.Ability()),
	}},
}

// creature is one target creature.
func creature(whose game.ControllerRelation) game.TargetSpec {
	return game.TargetSpec{
		MinTargets: 1, MaxTargets: 1, Constraint: "target creature", Allow: game.TargetAllowPermanent,
		Selection: opt.Val(game.Selection{RequiredTypesAny: []types.Card{types.Creature}, Controller: whose}),
	}
}

// discarding adds the discarded card to the cost.
func discarding(ability game.ActivatedAbility) game.ActivatedAbility {
	ability.AdditionalCosts = append(ability.AdditionalCosts, cost.Additional{
		Kind: cost.AdditionalDiscard, Text: "Discard a card", Amount: 1, Source: zone.Hand,
	})
	return ability
}
