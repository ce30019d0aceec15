@umbra-armor.corner.saga @line:CU-04 @cr.704.5s @cr.701.8b @cr.714.3c
Feature: A Saga that has shown its last chapter is sacrificed, not destroyed
  When the last chapter of a Saga has left the stack, its controller sacrifices it, as the game's
  rules say. That is no destruction, so a Mask on it does nothing and follows it. A spell that
  destroys the Saga is another matter.

  @id:umbra-armor.corner.saga.last-chapter @needs:control.saga @cr.704.5s @cr.704.5m
  Scenario: The last chapter is told, and the Mask follows the Saga
    Given it is Alice's draw step
    And Alice controls a saga (The Birth of Meletis), with 2 lore counters
    And Alice controls a mask (Mask), attached to the saga, a token
    When the game advances to the precombat main phase
    Then the saga is on the battlefield, with 3 lore counters
    And the mask is on the battlefield, attached to the saga
    When the top of the stack resolves
    Then the saga is in the graveyard
    And the mask is gone
    And Alice has 22 life
    And nothing else changes

  @id:umbra-armor.corner.saga.destroyed @needs:control.saga @needs:control.destroy-enchantment.disenchant @cr.702.89a @cr.704.5s
  Scenario: Disenchant in response to the last chapter costs the Mask, and then the Saga is sacrificed
    Given it is Alice's draw step
    And Alice controls a saga (The Birth of Meletis), with 2 lore counters
    And Alice controls a mask (Mask), attached to the saga, a token
    And Bob has a disenchant (Disenchant) in hand
    When the game advances to the precombat main phase
    And Bob casts the disenchant, targeting the saga, paying {1}{W}
    And the top of the stack resolves
    Then the saga is on the battlefield, with 3 lore counters
    And the mask is gone
    When the top of the stack resolves
    Then the saga is in the graveyard
    And the mask is gone
    And Alice has 22 life
    And nothing else changes
