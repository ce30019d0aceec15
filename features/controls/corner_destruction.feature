@control @cr.701.8a
Feature: What destroys, saves or counts in corner cases works where no umbra is in the way
  Each scenario here is the board of a corner case without the umbra, or without what the corner
  case is about. If one of these is red, the helper card is broken on that engine.

  @id:control.planeswalker-damage @cr.120.3c
  Scenario Outline: Lightning Bolt takes 3 loyalty from a planeswalker with <loyalty>
    Given Alice controls an elspeth (Elspeth, Sun's Champion), with <loyalty> loyalty counters
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the elspeth, paying {R}
    And the top of the stack resolves
    Then the elspeth is <end>
    And nothing else changes

    Examples:
      | id   | loyalty | end                                     |
      | gone | 3       | in the graveyard                        |
      | left | 4       | on the battlefield, with 1 loyalty counter |
