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

  @id:control.beast-within @cr.701.8a
  Scenario: Beast Within destroys a creature, and its controller gets a Beast
    Given Alice controls a bear (Grizzly Bears)
    And Bob has a spell (Beast Within) in hand
    When Bob casts the spell, targeting the bear, paying {2}{G}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And exactly 1 new object is on the battlefield, controlled by Alice, 3/3, colored green, with types Creature, with subtypes Beast, a token
    And nothing else changes

  @id:control.fracturing-gust @cr.119.3
  Scenario: Fracturing Gust destroys an artifact creature and an enchantment, and its caster gains 4 life
    Given Alice controls a thopter (Ornithopter)
    And Alice controls an anthem (Glorious Anthem)
    And Alice controls a bear (Grizzly Bears)
    And Bob has a gust (Fracturing Gust) in hand
    When Bob casts the gust, paying {2}{G}{G}{G}
    And the top of the stack resolves
    Then the thopter is in the graveyard
    And the anthem is in the graveyard
    And Bob has 24 life
    And nothing else changes

  @id:control.bane-of-progress @cr.122.1a
  Scenario: Bane of Progress destroys an artifact creature and an enchantment, and gets two counters
    Given it is Bob's precombat main phase
    And Alice controls a thopter (Ornithopter)
    And Alice controls an anthem (Glorious Anthem)
    And Alice controls a bear (Grizzly Bears)
    And Bob has a bane (Bane of Progress) in hand
    When Bob casts the bane, paying {4}{G}{G}
    And the stack resolves
    Then the thopter is in the graveyard
    And the anthem is in the graveyard
    And the bane is on the battlefield, with 2 +1/+1 counters, 4/4
    And nothing else changes

  @id:control.decree-of-pain @cr.121.1
  Scenario: Decree of Pain destroys two creatures, and its caster draws two cards
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a decree (Decree of Pain) in hand
    When Bob casts the decree, paying {6}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the lion is in the graveyard
    And Bob has 2 cards in hand
    And nothing else changes

  @id:control.phyrexian-rebirth @cr.701.7a
  Scenario: Phyrexian Rebirth destroys two creatures and makes a Horror of that size
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a rebirth (Phyrexian Rebirth) in hand
    When Bob casts the rebirth, paying {4}{W}{W}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the lion is in the graveyard
    And exactly 1 new object is on the battlefield, controlled by Bob, 2/2, colorless, with types Artifact and Creature, a token
    And nothing else changes

  @id:control.mother-of-runes @cr.702.16b
  Scenario: Mother of Runes gives protection from white, and a white Aura spell finds no target
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a mother (Mother of Runes)
    And Alice has a strength (Holy Strength) in hand
    And Alice has a spare (Holy Strength) in hand
    And Alice, asked for a color, chooses "W"
    When Alice casts the spare, targeting the bear, paying {W}
    Then that is accepted
    When the top of the stack resolves
    And Alice activates "{T}" of the mother, targeting the bear
    And the top of the stack resolves
    Then the spare is in the graveyard
    When Alice casts the strength, targeting the bear, paying {W}
    Then that is refused
    And the bear is on the battlefield, 2/2
    And the spare is in the graveyard
    And the mother is tapped
    And nothing else changes

  @id:control.boros-charm @cr.702.12b
  Scenario: Boros Charm makes a creature indestructible for the turn
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a charm (Boros Charm) in hand
    And Bob has a shock (Shock) in hand
    When Alice casts the charm, choosing mode 2, paying {R}{W}
    And the top of the stack resolves
    And Bob casts the shock, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 2 damage
    And nothing else changes

  @id:control.torment-deathtouch @cr.120.3d @cr.704.5h
  Scenario: Under Everlasting Torment damage becomes -1/-1 counters, and deathtouch kills all the same
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls a torment (Everlasting Torment)
    And Bob controls a rats (Typhoid Rats)
    And Bob controls a giant (Hill Giant)
    And Alice has a swipe (Savage Swipe) in hand
    And Alice has a shock (Shock) in hand
    When Alice casts the shock, targeting the giant, paying {R}
    And the top of the stack resolves
    Then the giant is on the battlefield, undamaged, with 2 -1/-1 counters, 1/1
    When Alice casts the swipe, targeting the wurm and the rats, paying {G}
    And the top of the stack resolves
    Then the wurm is in the graveyard
    And the rats is in the graveyard
    And the giant is on the battlefield, with 2 -1/-1 counters
    And nothing else changes

  @id:control.imprisoned @cr.205.1a
  Scenario: Imprisoned in the Moon makes a creature a colorless land
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Bob has a moon (Imprisoned in the Moon) in hand
    When Bob casts the moon, targeting the bear, paying {2}{U}
    And the top of the stack resolves
    Then the moon is on the battlefield, attached to the bear
    And the bear is on the battlefield, colorless, with types Land
    And nothing else changes

  @id:control.saga @cr.714.3c @cr.704.5s
  Scenario: The Birth of Meletis is sacrificed after its last chapter
    Given it is Alice's draw step
    And Alice controls a saga (The Birth of Meletis), with 2 lore counters
    When the game advances to the precombat main phase
    Then the saga is on the battlefield, with 3 lore counters
    When the top of the stack resolves
    Then the saga is in the graveyard
    And Alice has 22 life
    And nothing else changes
