@umbra-armor.corner.moved-umbra @cr.614.4 @cr.702.89a @cr.701.3a
Feature: An umbra saves what it enchants at the moment of destruction
  Felidar Umbra can be moved in response. It then protects its new creature and no longer the old
  one: it can't save two creatures that are destroyed at the same time. What it gives moves with
  it, so in one combat it can give lifelink to a first striker and then to another attacker.

  @id:umbra-armor.corner.moved-umbra.in-response @line:CU-64 @line:RU-22 @needs:control.murder @needs:umbra-armor.corner.moved-umbra.plain-move @cr.701.3a @cr.702.89a
  Scenario: Moved in response to Murder onto the creature that Murder is aimed at
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion), with 1 damage
    And Alice controls an umbra (Felidar Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the lion, paying {1}{B}{B}
    And Alice activates "{1}{W}" of the umbra, targeting the lion, paying {1}{W}
    And the top of the stack resolves
    Then the umbra is on the battlefield, attached to the lion
    When the top of the stack resolves
    Then the lion is on the battlefield, undamaged
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.moved-umbra.away @line:CU-64 @needs:control.murder @needs:umbra-armor.corner.moved-umbra.plain-move @cr.701.3a @cr.701.8a
  Scenario: Moved away in response to Murder, it no longer saves the creature that it left
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion), with 1 damage
    And Alice controls an umbra (Felidar Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And Alice activates "{1}{W}" of the umbra, targeting the lion, paying {1}{W}
    And the top of the stack resolves
    Then the umbra is on the battlefield, attached to the lion
    When the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is on the battlefield, attached to the lion
    And nothing else changes

  @id:umbra-armor.corner.moved-umbra.plain-move @line:RU-22 @cr.701.3a
  Scenario: Moved without need, it enchants the other creature
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion), with 1 damage
    And Alice controls an umbra (Felidar Umbra), attached to the bear
    When Alice activates "{1}{W}" of the umbra, targeting the lion, paying {1}{W}
    And the top of the stack resolves
    Then the umbra is on the battlefield, attached to the lion
    And nothing else changes

  @id:umbra-armor.corner.moved-umbra.one-of-two @line:RU-22 @needs:control.destroy-all-creatures.day-of-judgment @needs:umbra-armor.corner.moved-umbra.plain-move @cr.701.3a @cr.702.89a @cr.701.8a
  Scenario: Of two creatures destroyed together it saves the one that it was moved onto
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls an umbra (Felidar Umbra), attached to the bear
    And Bob has a judgment (Day of Judgment) in hand
    When Bob casts the judgment, paying {2}{W}{W}
    And Alice activates "{1}{W}" of the umbra, targeting the lion, paying {1}{W}
    And the stack resolves
    Then the bear is in the graveyard
    And the lion is on the battlefield
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.moved-umbra.one-of-two-unmoved @line:RU-22 @needs:control.destroy-all-creatures.day-of-judgment @cr.702.89a @cr.701.8a
  Scenario: Of two creatures destroyed together it saves the one that it stayed on
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls an umbra (Felidar Umbra), attached to the bear
    And Bob has a judgment (Day of Judgment) in hand
    When Bob casts the judgment, paying {2}{W}{W}
    And the stack resolves
    Then the bear is on the battlefield
    And the lion is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.moved-umbra.lifelink-twice @line:RU-22 @needs:control.white-knight @needs:control.unblocked @needs:control.between-the-damage-steps @needs:umbra-armor.corner.moved-umbra.plain-move @cr.510.4 @cr.702.15b
  Scenario: Moved between the two damage steps, it gives lifelink to both attackers in turn
    Given Alice controls a knight (White Knight)
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Felidar Umbra), attached to the knight
    When the game advances to the declare attackers step
    And Alice attacks Bob with the knight and Bob with the bear
    And the game advances to the first strike damage step
    Then Alice has 22 life
    And Bob has 18 life
    When Alice activates "{1}{W}" of the umbra, targeting the bear, paying {1}{W}
    And the top of the stack resolves
    Then the umbra is on the battlefield, attached to the bear
    When the game advances to the combat damage step
    Then Alice has 24 life
    And Bob has 16 life
    And the umbra is on the battlefield, attached to the bear
    And the knight is attacking, tapped
    And the bear is attacking, tapped
    And nothing else changes
