@umbra-armor.corner.changes-of-control @cr.303.4e @cr.613.1b @cr.702.89a
Feature: A creature under another player's control, and the Aura that took it
  Whoever takes a creature does not take its Auras, and the Auras do their work for whoever has
  it. An Aura that gives control is an Aura like any other: Umbra Mystic arms it, it modifies the
  creature for the player who has both, and when it goes the creature is back where it was.

  @id:umbra-armor.corner.changes-of-control.mass-mutiny @line:RU-29 @needs:control.mass-mutiny @needs:control.murder @cr.613.1b @cr.702.89a
  Scenario: A creature taken with Mass Mutiny is saved by its former controller's umbra
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a mutiny (Mass Mutiny) in hand
    And Alice has a murder (Murder) in hand
    When Bob casts the mutiny, targeting the bear, paying {3}{R}{R}
    And the top of the stack resolves
    Then the bear is on the battlefield, controlled by Bob
    And the umbra is on the battlefield, attached to the bear, controlled by Alice
    When Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, controlled by Bob
    And the umbra is in Alice's graveyard
    And nothing else changes

  @id:umbra-armor.corner.changes-of-control.mass-mutiny-two-umbras @line:RU-29 @needs:control.mass-mutiny @needs:control.murder @cr.613.1b @cr.616.1 @cr.702.89a
  Scenario: Of two umbras on a creature taken with Mass Mutiny the thief picks the one that goes
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Alice controls a spider (Spider Umbra), attached to the bear
    And Bob has a mutiny (Mass Mutiny) in hand
    And Alice has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the crab
    And Bob, asked which replacement applies, chooses the spider
    When Bob casts the mutiny, targeting the bear, paying {3}{R}{R}
    And the top of the stack resolves
    And Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, controlled by Bob
    And the spider is in Alice's graveyard
    And the crab is on the battlefield, attached to the bear, controlled by Alice
    And nothing else changes

  @id:umbra-armor.corner.changes-of-control.control-magic-armed @line:CU-57 @needs:control.murder @needs:control.control-magic @cr.613.1f @cr.613.1b @cr.702.89a
  Scenario: Umbra Mystic arms Control Magic, which is destroyed for the creature, and the creature goes back
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Bob controls a mystic (Umbra Mystic)
    And Bob has a magic (Control Magic) in hand
    And Alice has a murder (Murder) in hand
    And Bob casts the magic, targeting the bear, paying {2}{U}{U}
    And the top of the stack resolves
    When Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the magic is in the graveyard
    And the bear is on the battlefield, controlled by Alice
    And nothing else changes

  @id:umbra-armor.corner.changes-of-control.control-magic-unarmed @line:CU-57 @needs:control.murder @needs:control.control-magic @cr.613.1b @cr.701.8a @cr.704.5m
  Scenario: Umbra Mystic of the creature's former controller does not arm Control Magic
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a mystic (Umbra Mystic)
    And Bob has a magic (Control Magic) in hand
    And Alice has a murder (Murder) in hand
    And Bob casts the magic, targeting the bear, paying {2}{U}{U}
    And the top of the stack resolves
    When Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the magic is in the graveyard
    And the bear is in Alice's graveyard
    And nothing else changes

  @id:umbra-armor.corner.changes-of-control.lion-stays @line:CU-79 @needs:control.control-magic @needs:control.destroy-enchantment.disenchant @needs:umbra-armor.card.lion-umbra.stolen @cr.613.1b @cr.700.9
  Scenario: Control Magic modifies the creature that it took, so Lion Umbra stays, also when Control Magic goes
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Lion Umbra), attached to the bear
    And Bob has a magic (Control Magic) in hand
    And Alice has a disenchant (Disenchant) in hand
    When Bob casts the magic, targeting the bear, paying {2}{U}{U}
    And the top of the stack resolves
    Then the bear is on the battlefield, controlled by Bob, 5/5
    And the umbra is on the battlefield, attached to the bear, controlled by Alice
    When Alice casts the disenchant, targeting the magic, paying {1}{W}
    And the top of the stack resolves
    Then the magic is in the graveyard
    And the bear is on the battlefield, controlled by Alice, 5/5
    And the umbra is on the battlefield, attached to the bear, controlled by Alice
    And nothing else changes
