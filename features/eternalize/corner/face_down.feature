@eternalize.corner.face-down @cr.400.7 @cr.404.2 @cr.708.2
Feature: A creature that was face down on the battlefield is its card in the graveyard
  Face down it is a 2/2 without a name and without abilities. The graveyard is face up: what comes there is a new object with
  what is printed on the card, eternalize and all.

  @id:eternalize.corner.face-down.manifested @needs:control.soul-summons @needs:control.murder @line:CE-59 @cr.702.129a @cr.400.7 @cr.708.2
  Scenario: A manifested Proven Combatant that dies is eternalized
    Given Alice has a combatant (Proven Combatant) in the library
    And Alice has a summons (Soul Summons) in hand
    And Bob has a murder (Murder) in hand
    When Alice casts the summons, paying {1}{W}
    And the top of the stack resolves
    Then the combatant is on the battlefield, 2/2
    When Bob casts the murder, targeting the combatant, paying {1}{B}{B}
    And the top of the stack resolves
    Then the combatant is in the graveyard, named "Proven Combatant"
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield, named "Proven Combatant", 4/4, colored black, with subtypes Human and Warrior and Zombie, with no mana cost
    And the combatant is in exile
    And the summons is in the graveyard
    And the murder is in the graveyard
    And nothing else changes
