@eternalize.corner.the-ability-on-the-stack @cr.113.7a @cr.707.10 @cr.608.2h @cr.400.7
Feature: The ability on the stack can be copied and countered as any activated ability, and needs its card no more
  Once activated, the ability is on the stack on its own. A copy of it makes one more token, though nothing was paid for the
  copy, and it was not activated. Whatever happens to the card, or to other things with its name, the token is the same.

  @id:eternalize.corner.the-ability-on-the-stack.pull-from-eternity @needs:control.pull-from-eternity @line:CE-08 @cr.702.129a @cr.113.7a @cr.400.7
  Scenario: Pull from Eternity puts the exiled card back in response: the token comes, and the card can be eternalized again
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a pull (Pull from Eternity) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And Bob casts the pull, targeting the combatant, paying {W}
    And the top of the stack resolves
    Then the combatant is in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    When the top of the stack resolves
    Then the combatant is in the graveyard
    And exactly 1 new object is on the battlefield, named "Proven Combatant", 4/4, colored black, with subtypes Human and Warrior and Zombie
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 2 new objects are on the battlefield, named "Proven Combatant", 4/4, colored black, with subtypes Human and Warrior and Zombie
    And the combatant is in exile
    And the pull is in the graveyard
    And nothing else changes

  @id:eternalize.corner.the-ability-on-the-stack.copied @needs:control.rings-of-brighthearth @line:CE-09 @cr.702.129a @cr.707.10 @cr.707.10b
  Scenario: Rings of Brighthearth copies the ability: two tokens of one card, and nothing is paid a second time
    Given Alice controls a rings (Rings of Brighthearth)
    And Alice controls a one (Forest)
    And Alice controls a two (Forest)
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    And Alice has a lion (Silvercoat Lion) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the one, then the two
    When Alice activates "Eternalize" of the champion, discarding the bear, paying {2}{W}{W}
    And the stack resolves
    Then exactly 2 new objects are on the battlefield, named "Sunscourge Champion", 4/4, a token
    And Alice has 28 life
    And the bear is in the graveyard
    And the lion is in hand
    And the champion is in exile
    And the one is on the battlefield, tapped
    And the two is on the battlefield, tapped
    And nothing else changes

  @id:eternalize.corner.the-ability-on-the-stack.a-copy-is-not-activated @needs:control.rings-of-brighthearth @needs:control.vizier-of-the-anointed @needs:eternalize.corner.the-ability-on-the-stack.copied @line:CE-58 @cr.702.129a @cr.707.10
  Scenario: Vizier of the Anointed draws for the activation, and not for the copy
    Given Alice controls a vizier (Vizier of the Anointed)
    And Alice controls a rings (Rings of Brighthearth)
    And Alice controls a one (Forest)
    And Alice controls a two (Forest)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a lion (Silvercoat Lion) in the library
    And Alice has a bear (Grizzly Bears) in the library
    And Alice, asked for an order, chooses the rings, then the vizier
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the one, then the two
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the stack resolves
    Then exactly 2 new objects are on the battlefield, named "Proven Combatant"
    And the lion is in hand
    And the bear is in the library
    And the combatant is in exile
    And the one is tapped
    And the two is tapped
    And nothing else changes

  @id:eternalize.corner.the-ability-on-the-stack.activated-and-countered @needs:control.vizier-of-the-anointed @needs:control.stifle @line:CE-58 @cr.602.2b @cr.603.2
  Scenario: Vizier of the Anointed draws though the ability is countered later
    Given Alice controls a vizier (Vizier of the Anointed)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a lion (Silvercoat Lion) in the library
    And Bob has a stifle (Stifle) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}, called the promise
    And the top of the stack resolves
    Then the lion is in hand
    When Bob casts the stifle, targeting the promise, paying {U}
    And the stack resolves
    Then the combatant is in exile
    And the lion is in hand
    And the stifle is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.corner.the-ability-on-the-stack.nimble-obstructionist @needs:control.nimble-obstructionist @line:CE-07 @line:RE-14 @cr.702.129a @cr.701.6a
  Scenario: Nimble Obstructionist, cycled, counters the ability: the card stays in exile, and there is no token
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a bird (Nimble Obstructionist) in hand
    And Bob has a lion (Silvercoat Lion) in the library
    And Bob, asked for a target, chooses the promise
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}, called the promise
    And Bob activates "Cycling" of the bird, paying {2}{U}
    And the stack resolves
    Then the combatant is in exile
    And the bird is in the graveyard
    And the lion is in hand
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.corner.the-ability-on-the-stack.others-of-its-name @line:CE-60 @cr.702.129a @cr.113.7a
  Scenario Outline: <spell> on another Proven Combatant in response changes nothing about the token
    Given Alice controls an other (Proven Combatant), with 1 +1/+1 counters
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a spell (<spell>) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And Bob casts the spell, targeting the other, paying <cost>
    And the top of the stack resolves
    Then the other is <where>
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield, named "Proven Combatant", 4/4, without counters, colored black, with subtypes Human and Warrior and Zombie, with no mana cost
    And the other is <where>
    And the combatant is in exile
    And the spell is in the graveyard
    And nothing else changes

    Examples:
      | id       | spell    | cost      | where            | needs            |
      | murder   | Murder   | {1}{B}{B} | in the graveyard | control.murder   |
      | unsummon | Unsummon | {U}       | in hand          | control.unsummon |
