@eternalize.corner.something-is-on-the-stack @cr.602.5d @cr.307.5
Feature: With anything on the stack it is too early, and the opponent may be faster
  A cycling ability, the ability that the creature was sacrificed for, the trigger that is about to exile every graveyard, a
  spell with split second: as long as it is on the stack the card can't be eternalized. An opponent who has an answer
  to it has it in that time.

  @id:eternalize.corner.something-is-on-the-stack.plainscycling @needs:control.plainscycling @line:CE-05 @cr.602.5d @cr.702.29a @cr.702.29e
  Scenario: A Timeless Dragon that was plainscycled is eternalized only once the search is over
    Given Alice has a dragon (Timeless Dragon) in hand
    And Alice has a plains (Plains) in the library
    And Alice, asked for objects, chooses the plains
    When Alice activates "Plainscycling" of the dragon, paying {2}
    Then that is accepted
    And the dragon is in the graveyard
    When Alice activates "Eternalize" of the dragon, paying {2}{W}{W}
    Then that is refused
    And the dragon is in the graveyard
    When the top of the stack resolves
    Then the plains is in hand
    When Alice activates "Eternalize" of the dragon, paying {2}{W}{W}
    Then that is accepted
    When the top of the stack resolves
    Then the dragon is in exile
    And exactly 1 new object is on the battlefield, named "Timeless Dragon", 4/4
    And the plains is in hand
    And nothing else changes

  @id:eternalize.corner.something-is-on-the-stack.sacrificed-for-an-ability @needs:control.viscera-seer.scry @line:CE-65 @cr.602.5d @cr.307.5
  Scenario: A creature sacrificed to Viscera Seer is eternalized only once the Seer's ability has resolved
    Given Alice controls a combatant (Proven Combatant)
    And Alice controls a seer (Viscera Seer)
    And Alice has a lion (Silvercoat Lion) in the library
    And Alice, asked whether to, chooses no
    And Alice, asked for objects, chooses "none"
    When Alice activates "Sacrifice a creature" of the seer, sacrificing the combatant
    Then the combatant is in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    When the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then the combatant is in exile
    And exactly 1 new object is on the battlefield, named "Proven Combatant"
    And nothing else changes

  @id:eternalize.corner.something-is-on-the-stack.the-ooze-is-faster @needs:control.viscera-seer.scry @needs:control.scavenging-ooze @needs:eternalize.corner.something-is-on-the-stack.sacrificed-for-an-ability @line:CE-65 @cr.602.5d @cr.307.5
  Scenario: With the Seer's ability on the stack Scavenging Ooze exiles the card first
    Given Alice controls a combatant (Proven Combatant)
    And Alice controls a seer (Viscera Seer)
    And Bob controls an ooze (Scavenging Ooze)
    And Alice has a lion (Silvercoat Lion) in the library
    And Alice, asked whether to, chooses no
    And Alice, asked for objects, chooses "none"
    When Alice activates "Sacrifice a creature" of the seer, sacrificing the combatant
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    When Bob activates "{G}" of the ooze, targeting the combatant, paying {G}
    And the stack resolves
    Then the combatant is in exile
    And the ooze is with 1 +1/+1 counter
    And Bob has 21 life
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in exile
    And the ooze is with 1 +1/+1 counter
    And Bob has 21 life
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.corner.something-is-on-the-stack.rest-in-peace @needs:control.rest-in-peace.cast @needs:eternalize.0.in-a-main-phase.precombat @line:CE-57 @cr.602.5d @cr.307.5
  Scenario: Rest in Peace's own trigger is on the stack when there is priority again, so the card is lost
    Given Alice has a peace (Rest in Peace) in hand
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice casts the peace, paying {1}{W}
    And the top of the stack resolves
    Then the peace is on the battlefield
    And the combatant is in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    When the top of the stack resolves
    Then the combatant is in exile
    And the stack is empty
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in exile
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.corner.something-is-on-the-stack.split-second @needs:control.trickbind @line:CE-61 @cr.602.5d
  Scenario: With Trickbind on the stack it is refused, for the stack is not empty and split second forbids it besides
    Given Alice controls a sorcerer (Prodigal Sorcerer)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a trickbind (Trickbind) in hand
    When Alice activates "{T}" of the sorcerer, targeting Bob, called the ping
    And Bob casts the trickbind, targeting the ping, paying {1}{U}
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    When the top of the stack resolves
    Then the stack is empty
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then the combatant is in exile
    And exactly 1 new object is on the battlefield, named "Proven Combatant"
    And Bob has 20 life
    And the trickbind is in the graveyard
    And the sorcerer is on the battlefield, tapped
    And nothing else changes
