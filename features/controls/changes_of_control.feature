@control @cr.613.1b
Feature: Creatures and Auras change their controller
  Act of Treason takes a creature for a turn and leaves its Auras with their controller; Aura
  Graft takes an Aura and moves it.

  @id:control.act-of-treason @cr.613.1b
  Scenario: Act of Treason lets the thief attack with the creature
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Bob has an act (Act of Treason) in hand
    When Bob casts the act, targeting the bear, paying {2}{R}
    And the top of the stack resolves
    Then the bear is on the battlefield, controlled by Bob, owned by Alice
    When the game advances to the declare attackers step
    And Bob attacks Alice with the bear
    Then that is accepted
    And the bear is controlled by Bob, tapped, attacking
    And nothing else changes

  @id:control.stolen-and-murdered @needs:control.act-of-treason @cr.613.1b
  Scenario: A stolen creature that is destroyed goes to its owner's graveyard
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Bob has an act (Act of Treason) in hand
    And Bob has a murder (Murder) in hand
    When Bob casts the act, targeting the bear, paying {2}{R}
    And the top of the stack resolves
    And Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in Alice's graveyard
    And nothing else changes

  @id:control.aura-graft @cr.613.1b
  Scenario: Aura Graft takes an Aura and moves it to another creature
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a pacifism (Pacifism), attached to the bear
    And Bob has a graft (Aura Graft) in hand
    And Bob, asked for objects, chooses the lion
    When Bob casts the graft, targeting the pacifism, paying {1}{U}
    And the top of the stack resolves
    Then the pacifism is on the battlefield, attached to the lion, controlled by Bob, owned by Alice
    And nothing else changes
