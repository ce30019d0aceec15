@umbra-armor.corner.regeneration-beside @line:CU-21 @cr.616.1 @cr.614.3 @cr.701.19a @cr.702.89a
Feature: A regeneration shield and an umbra on one creature: its controller applies one of them
  Both would replace the same destruction. The creature's controller picks one, and what was not
  picked is still there: the shield for the rest of the turn, the umbra for as long as it is
  attached. Only regeneration taps the creature and takes it out of combat, so the board tells
  which of the two was applied.

  What these scenarios catch:
  - an engine that applies both, or always the same one, or asks nobody;
  - a shield that is used up together with the umbra, or an umbra that goes although the shield
    was picked.

  @id:umbra-armor.corner.regeneration-beside.shield @needs:control.murder @needs:control.regeneration @cr.616.1 @cr.701.19a
  Scenario: The shield is picked: the creature is tapped, and the umbra stays
    Given Alice controls a wurm (Craw Wurm), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Alice has a regenerate (Regenerate) in hand
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses "regeneration"
    And Bob, asked which replacement applies, chooses the umbra
    And Alice casts the regenerate, targeting the wurm, paying {1}{G}
    And the top of the stack resolves
    When Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, tapped, undamaged
    And the umbra is on the battlefield, attached to the wurm
    And nothing else changes

  @id:umbra-armor.corner.regeneration-beside.umbra @needs:control.murder @needs:control.regeneration @cr.616.1 @cr.702.89a
  Scenario: The umbra is picked: the creature stays untapped
    Given Alice controls a wurm (Craw Wurm), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Alice has a regenerate (Regenerate) in hand
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the umbra
    And Bob, asked which replacement applies, chooses "regeneration"
    And Alice casts the regenerate, targeting the wurm, paying {1}{G}
    And the top of the stack resolves
    When Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, untapped, undamaged
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.regeneration-beside.damage-shield @needs:control.bolt @needs:control.regeneration @cr.616.1 @cr.701.19a @cr.704.5g
  Scenario: Against lethal damage the shield is picked
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice has a regenerate (Regenerate) in hand
    And Bob has a bolt (Lightning Bolt) in hand
    And Alice, asked which replacement applies, chooses "regeneration"
    And Alice casts the regenerate, targeting the bear, paying {1}{G}
    And the top of the stack resolves
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, tapped, undamaged
    And the umbra is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.corner.regeneration-beside.damage-umbra @needs:control.bolt @needs:control.regeneration @cr.616.1 @cr.702.89a @cr.704.5g
  Scenario: Against lethal damage the umbra is picked
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice has a regenerate (Regenerate) in hand
    And Bob has a bolt (Lightning Bolt) in hand
    And Alice, asked which replacement applies, chooses the umbra
    And Alice casts the regenerate, targeting the bear, paying {1}{G}
    And the top of the stack resolves
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, untapped, undamaged
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.regeneration-beside.attacker-shield @needs:control.murder @needs:control.regeneration-in-combat @cr.616.1 @cr.701.19a @cr.506.4
  Scenario: The shield is picked in combat: the attacker deals no damage
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Alice has a regenerate (Regenerate) in hand
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses "regeneration"
    And Alice casts the regenerate, targeting the wurm, paying {1}{G}
    And the top of the stack resolves
    When the game advances to the declare attackers step
    And Alice attacks Bob with the wurm
    And Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, tapped, not attacking
    When the game advances to the postcombat main phase
    Then Bob has 20 life
    And the wurm is on the battlefield, tapped
    And the umbra is on the battlefield, attached to the wurm
    And nothing else changes

  @id:umbra-armor.corner.regeneration-beside.attacker-umbra @needs:control.murder @needs:control.unblocked @needs:control.regeneration-in-combat @cr.616.1 @cr.702.89a
  Scenario: The umbra is picked in combat: the attacker deals its damage
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Alice has a regenerate (Regenerate) in hand
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the umbra
    And Alice casts the regenerate, targeting the wurm, paying {1}{G}
    And the top of the stack resolves
    When the game advances to the declare attackers step
    And Alice attacks Bob with the wurm
    And Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, tapped, attacking
    When the game advances to the postcombat main phase
    Then Bob has 14 life
    And the wurm is on the battlefield, tapped
    And the umbra is in the graveyard
    And nothing else changes
