@umbra-armor.corner.shield-counters @cr.122.1c @cr.616.1
Feature: A shield counter and an umbra on one creature
  Where an effect would destroy the creature, its controller picks one of the two. Damage never gets
  so far: the counter prevents it and is removed. Where the state-based actions would destroy the
  creature, no effect does, so the counter is no help and stays, and the umbra is used.

  @id:umbra-armor.corner.shield-counters.counter-picked @line:CU-48 @needs:control.murder @needs:control.shield-counter @cr.616.1 @cr.122.1c
  Scenario: The counter is picked: the umbra stays, and so does the damage
    Given Alice controls a bear (Grizzly Bears), with 1 damage, with 1 shield counter
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses "shield-counter"
    And Bob, asked which replacement applies, chooses the umbra
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 1 damage, without counters
    And the umbra is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.corner.shield-counters.umbra-picked @line:CU-48 @needs:control.murder @needs:control.shield-counter @cr.616.1 @cr.702.89a
  Scenario: The umbra is picked: the counter stays
    Given Alice controls a bear (Grizzly Bears), with 1 damage, with 1 shield counter
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the umbra
    And Bob, asked which replacement applies, chooses "shield-counter"
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, with 1 shield counter
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.shield-counters.damage @line:CU-48 @needs:control.bolt @needs:control.shield-counter-damage @cr.122.1c @cr.615.1
  Scenario: Damage is prevented by the counter, and the umbra has nothing to do
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice has a boon (Boon of Safety) in hand
    And Bob has a bolt (Lightning Bolt) in hand
    And Alice, asked whether to, chooses no
    And Alice, asked for objects, chooses "none"
    And Alice casts the boon, targeting the bear, paying {W}
    And the top of the stack resolves
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, without counters
    And the umbra is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.corner.shield-counters.state-based @line:CU-48 @needs:control.shrunk @needs:control.shield-counter-no-help @cr.704.5g @cr.702.89a
  Scenario: Damage becomes lethal when the toughness shrinks: no effect destroys, so the umbra is used and the counter stays
    Given Alice controls a wurm (Craw Wurm), with 2 damage, with 1 shield counter
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob has a disfigure (Disfigure) in hand
    And Alice, asked which replacement applies, chooses "shield-counter", then the umbra
    When Bob casts the disfigure, targeting the wurm, paying {B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, undamaged, with 1 shield counter, 4/2
    And the umbra is in the graveyard
    And nothing else changes
