@umbra-armor.corner.loyalty @line:CU-03 @cr.704.5i @cr.701.8b @cr.704.5m
Feature: A planeswalker without loyalty is not destroyed
  Damage takes loyalty from a planeswalker, and the one that has none left is put into the
  graveyard by the game's rules. That is no destruction, so a Mask on it does nothing and follows
  it. While there is loyalty left, nothing happens that the Mask could answer either.

  @id:umbra-armor.corner.loyalty.gone @needs:control.planeswalker-damage.gone @cr.120.3c @cr.704.5i @cr.704.5m @cr.111.7
  Scenario: Damage takes the last loyalty, and the Mask follows the planeswalker
    Given Alice controls an elspeth (Elspeth, Sun's Champion), with 3 loyalty counters
    And Alice controls a mask (Mask), attached to the elspeth, a token
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the elspeth, paying {R}
    And the top of the stack resolves
    Then the elspeth is in the graveyard
    And the mask is gone
    And nothing else changes

  @id:umbra-armor.corner.loyalty.left @needs:control.planeswalker-damage.left @cr.120.3c
  Scenario: Damage leaves one loyalty, and the Mask stays
    Given Alice controls an elspeth (Elspeth, Sun's Champion), with 4 loyalty counters
    And Alice controls a mask (Mask), attached to the elspeth, a token
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the elspeth, paying {R}
    And the top of the stack resolves
    Then the elspeth is on the battlefield, with 1 loyalty counter
    And the mask is on the battlefield, attached to the elspeth
    And nothing else changes
