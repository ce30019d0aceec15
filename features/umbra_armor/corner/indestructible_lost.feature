@umbra-armor.corner.indestructible-lost @cr.702.12b @cr.704.5g
Feature: The umbra is used when the creature is no longer indestructible, and not before
  Lethal damage stays marked on an indestructible creature. When it stops being indestructible, the
  next check destroys it, and only then its umbra is used. If the damage and the effect end at the
  same moment, as in the cleanup step, nothing is destroyed.

  @id:umbra-armor.corner.indestructible-lost.aura-destroyed @line:CU-23 @needs:control.shock @needs:control.destroy-enchantment.disenchant @needs:control.indestructibility @cr.702.12b @cr.702.89a @cr.704.5g
  Scenario: Disenchant on Indestructibility makes the marked damage count, and the umbra is used
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a shelter (Indestructibility), attached to the bear
    And Bob has a shock (Shock) in hand
    And Bob has a disenchant (Disenchant) in hand
    When Bob casts the shock, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 2 damage
    And the umbra is on the battlefield, attached to the bear
    When Bob casts the disenchant, targeting the shelter, paying {1}{W}
    And the top of the stack resolves
    Then the shelter is in the graveyard
    And the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.indestructible-lost.plate-moved @line:CU-23 @needs:control.shock @needs:control.plate-moved @cr.702.12b @cr.702.89a @cr.704.5g
  Scenario: Darksteel Plate is moved to another creature, and the umbra is used
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a plate (Darksteel Plate), attached to the bear
    And Alice controls a lion (Silvercoat Lion)
    And Bob has a shock (Shock) in hand
    When Bob casts the shock, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 2 damage
    And the umbra is on the battlefield, attached to the bear
    When Alice activates "Equip" of the plate, targeting the lion, paying {2}
    And the top of the stack resolves
    Then the plate is on the battlefield, attached to the lion
    And the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.indestructible-lost.undamaged @line:CU-23 @needs:control.plate-moved @cr.702.12b
  Scenario: Darksteel Plate is moved away from a creature without lethal damage, and the umbra stays
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Alice controls a plate (Darksteel Plate), attached to the wurm
    And Alice controls a lion (Silvercoat Lion)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    And Alice activates "Equip" of the plate, targeting the lion, paying {2}
    And the top of the stack resolves
    Then the plate is on the battlefield, attached to the lion
    And the wurm is on the battlefield
    And the umbra is on the battlefield, attached to the wurm
    And nothing else changes

  @id:umbra-armor.corner.indestructible-lost.cleanup @line:CU-24 @needs:control.shock @needs:control.boros-charm @cr.702.12b @cr.514.2
  Scenario: Boros Charm and the damage wear off at the same moment, and the umbra stays
    Else: the turn changes.
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice has a charm (Boros Charm) in hand
    And Bob has a shock (Shock) in hand
    When Alice casts the charm, choosing mode 2, paying {R}{W}
    And the top of the stack resolves
    And Bob casts the shock, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 2 damage
    And the umbra is on the battlefield, attached to the bear
    When the game advances to the upkeep
    Then it is Bob's upkeep
    And the bear is on the battlefield, undamaged
    And the umbra is on the battlefield, attached to the bear

  @id:umbra-armor.corner.indestructible-lost.next-turn @line:CU-24 @needs:umbra-armor.corner.indestructible-lost.cleanup @needs:control.murder @cr.702.89a @cr.514.2
  Scenario: In the next turn the creature is no longer indestructible, and the umbra is used
    Else: the turn changes.
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice has a charm (Boros Charm) in hand
    And Bob has a murder (Murder) in hand
    When Alice casts the charm, choosing mode 2, paying {R}{W}
    And the top of the stack resolves
    And the game advances to the upkeep
    And Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And the umbra is in the graveyard
