@umbra-armor.corner.regenerating-aura @line:CU-28 @line:RU-17 @cr.616.2 @cr.701.19a @cr.702.89a
Feature: An umbra with a regeneration shield saves its creature and regenerates itself
  The destruction of the Aura that umbra armor puts in the creature's place can be replaced in turn.
  If the Aura has a regeneration shield, nothing is destroyed: the creature's damage is removed, and
  the Aura is tapped. The creature does not regenerate, so it is neither tapped nor out of combat.

  What these scenarios catch:
  - a shield on the Aura that is of no use when the Aura goes for its creature;
  - a creature that is tapped because its Aura regenerates.

  @id:umbra-armor.corner.regenerating-aura.destroy @needs:control.murder @needs:control.reknit @cr.702.89a @cr.701.19a @cr.616.2
  Scenario: Murder on the creature taps the Aura, and nothing is destroyed
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice has a reknit (Reknit) in hand
    And Bob has a murder (Murder) in hand
    And Alice casts the reknit, targeting the umbra, paying {1}{G}
    And the top of the stack resolves
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, untapped, undamaged
    And the umbra is on the battlefield, tapped, attached to the bear
    And nothing else changes

  @id:umbra-armor.corner.regenerating-aura.damage @needs:control.bolt @needs:control.reknit @cr.702.89a @cr.701.19a @cr.704.5g
  Scenario: Lethal damage on the creature is removed, and the Aura is tapped
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice has a reknit (Reknit) in hand
    And Bob has a bolt (Lightning Bolt) in hand
    And Alice casts the reknit, targeting the umbra, paying {1}{G}
    And the top of the stack resolves
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, untapped, undamaged
    And the umbra is on the battlefield, tapped, attached to the bear
    And nothing else changes

  @id:umbra-armor.corner.regenerating-aura.spent @needs:umbra-armor.corner.regenerating-aura.destroy @cr.702.89a @cr.701.19a @cr.701.8a
  Scenario: The shield is good for one Murder, the umbra for the next
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice has a reknit (Reknit) in hand
    And Bob has a first (Murder) in hand
    And Bob has a second (Murder) in hand
    And Alice casts the reknit, targeting the umbra, paying {1}{G}
    And the top of the stack resolves
    When Bob casts the first, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, untapped
    And the umbra is on the battlefield, tapped, attached to the bear
    When Bob casts the second, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, untapped
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.regenerating-aura.attacker @needs:control.murder @needs:control.reknit @needs:control.unblocked @cr.702.89a @cr.701.19a
  Scenario: The attacker whose Aura regenerates goes on attacking
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Alice has a reknit (Reknit) in hand
    And Bob has a murder (Murder) in hand
    And Alice casts the reknit, targeting the umbra, paying {1}{G}
    And the top of the stack resolves
    When the game advances to the declare attackers step
    And Alice attacks Bob with the wurm
    And Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, tapped, attacking
    And the umbra is on the battlefield, tapped, attached to the wurm
    When the game advances to the postcombat main phase
    Then Bob has 14 life
    And the wurm is on the battlefield, tapped
    And the umbra is on the battlefield, tapped, attached to the wurm
    And nothing else changes
