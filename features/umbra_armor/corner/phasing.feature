@umbra-armor.corner.phasing @cr.702.26b @cr.702.26g
Feature: What is phased out is not there, be it the umbra or the creature
  An umbra that has phased out by itself saves nothing: its creature is treated as having no such
  Aura. When the creature phases out, its Auras go with it, and nothing can destroy them meanwhile;
  they come back together.

  @id:umbra-armor.corner.phasing.umbra-alone @line:CU-45 @needs:control.phasing @needs:control.murder @cr.702.26b @cr.701.8a
  Scenario: An umbra that phased out alone does not save its creature
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Alice has a concealment (Clever Concealment) in hand
    And Bob has a murder (Murder) in hand
    And Alice casts the concealment, targeting the umbra, paying {2}{W}{W}
    And the top of the stack resolves
    Then the umbra is phased out
    And the bear is phased in, 2/2
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    # Else: what an umbra that is phased out is attached to when its creature is gone.

  @id:umbra-armor.corner.phasing.another-permanent @line:CU-45 @needs:control.phasing @needs:control.murder @cr.702.26b @cr.702.89a
  Scenario: With another permanent phased out in its place the umbra saves its creature
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Alice controls an anthem (Glorious Anthem)
    And Alice has a concealment (Clever Concealment) in hand
    And Bob has a murder (Murder) in hand
    And Alice casts the concealment, targeting the anthem, paying {2}{W}{W}
    And the top of the stack resolves
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, 2/2
    And the umbra is in the graveyard
    And the anthem is phased out
    And nothing else changes

  @id:umbra-armor.corner.phasing.creature @line:CU-45 @needs:control.phasing @needs:control.destroy-all.akromas-vengeance @cr.702.26b @cr.702.26g
  Scenario: The creature phases out and its umbra with it, and Akroma's Vengeance finds neither
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob controls a lion (Silvercoat Lion)
    And Alice has a concealment (Clever Concealment) in hand
    And Bob has a vengeance (Akroma's Vengeance) in hand
    When Bob casts the vengeance, paying {4}{W}{W}
    And Alice casts the concealment, targeting the bear, paying {2}{W}{W}
    And the stack resolves
    Then the bear is phased out, with 1 damage
    And the umbra is phased out, attached to the bear
    And the lion is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.phasing.back-together @line:CU-45 @needs:control.phasing @needs:control.murder @cr.702.26a @cr.702.26g @cr.702.89a
  Scenario: Creature and umbra phase in together, and the umbra saves the creature again
    Given it is Bob's postcombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Alice has a concealment (Clever Concealment) in hand
    And Bob has a murder (Murder) in hand
    When Alice casts the concealment, targeting the bear, paying {2}{W}{W}
    And the top of the stack resolves
    Then the bear is phased out
    And the umbra is phased out
    When the game advances to the upkeep
    Then the bear is on the battlefield, phased in, 5/5
    And the umbra is on the battlefield, phased in, attached to the bear
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, 2/2
    And the umbra is in the graveyard
    # Else: another turn has begun.
