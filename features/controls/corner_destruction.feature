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

  @id:control.anthem-destroyed @cr.613.4c
  Scenario Outline: Without Glorious Anthem a creature dies in the next check (<id>)
    Given Alice controls an anthem (Glorious Anthem)
    And Alice controls a bear (Grizzly Bears), with <what>
    And Bob has a demystify (Demystify) in hand
    When Bob casts the demystify, targeting the anthem, paying {W}
    And the top of the stack resolves
    Then the anthem is in the graveyard
    And the bear is in the graveyard
    And nothing else changes

    Examples:
      | id             | what             |
      | toughness-zero | 2 -1/-1 counters |
      | lethal-damage  | 2 damage         |

  @id:control.indestructibility @cr.702.12b
  Scenario: Shock leaves a creature under Indestructibility with lethal damage on the battlefield
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a shelter (Indestructibility), attached to the bear
    And Bob has a shock (Shock) in hand
    When Bob casts the shock, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 2 damage
    And nothing else changes

  @id:control.plate-moved @cr.702.12b
  Scenario: Darksteel Plate moves to another creature, which survives Murder then
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a plate (Darksteel Plate), attached to the bear
    And Alice controls a lion (Silvercoat Lion)
    And Bob has a murder (Murder) in hand
    When Alice activates "Equip" of the plate, targeting the lion, paying {2}
    And the top of the stack resolves
    Then the plate is on the battlefield, attached to the lion
    When Bob casts the murder, targeting the lion, paying {1}{B}{B}
    And the top of the stack resolves
    Then the plate is on the battlefield, attached to the lion
    And the lion is on the battlefield
    And nothing else changes
