@umbra-armor.corner.riders @cr.608.2c @cr.614.6
Feature: A spell whose destruction was replaced goes on, and counts what was destroyed
  Umbra armor replaces the destruction and nothing else that the spell does. What the spell says
  next is done, and looks at what really happened: the creature is still there, was not destroyed,
  and what its controller gets does not depend on its death. An Aura that was destroyed in place of
  a creature is one permanent that was destroyed, even if the spell would have destroyed it anyway,
  and it is no creature.

  What these scenarios catch:
  - an engine that stops after the replaced instruction;
  - a saved creature that is counted, or an Aura counted twice;
  - an Aura that is counted as a creature.

  @id:umbra-armor.corner.riders.beast-within @line:CU-17 @needs:control.beast-within @cr.702.89a @cr.608.2c
  Scenario: Beast Within on a saved creature still makes the Beast
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a spell (Beast Within) in hand
    When Bob casts the spell, targeting the bear, paying {2}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And exactly 1 new object is on the battlefield, controlled by Alice, 3/3, colored green, with types Creature, with subtypes Beast, a token
    And nothing else changes

  @id:umbra-armor.corner.riders.beast-within-land @line:CU-17 @needs:control.beast-within @cr.702.89a @cr.608.2c
  Scenario: Beast Within on a land with a Mask still makes the Beast
    Given Alice controls a forest (Forest)
    And Bob controls a mask (Mask), attached to the forest, a token
    And Bob has a spell (Beast Within) in hand
    When Bob casts the spell, targeting the forest, paying {2}{G}
    And the top of the stack resolves
    Then the forest is on the battlefield
    And the mask is gone
    And exactly 1 new object is on the battlefield, controlled by Alice, 3/3, colored green, with types Creature, with subtypes Beast, a token
    And nothing else changes

  @id:umbra-armor.corner.riders.breathe-your-last @line:CU-18 @needs:control.breathe-your-last @cr.702.89a
  Scenario: Breathe Your Last finds no color on a saved Memnite, and its caster gains no life
    Given Alice controls a memnite (Memnite)
    And Alice controls an umbra (Hyena Umbra), attached to the memnite
    And Bob has a spell (Breathe Your Last) in hand
    When Bob casts the spell, targeting the memnite, paying {1}{B}{B}
    And the top of the stack resolves
    Then the memnite is on the battlefield, 1/1
    And the umbra is in the graveyard
    And Bob has 20 life
    And nothing else changes

  @id:umbra-armor.corner.riders.fracturing-gust @line:CU-19 @needs:control.fracturing-gust @cr.702.89a @cr.608.2f @cr.119.3
  Scenario: Fracturing Gust on an artifact creature and its umbra counts the Aura once
    Given Alice controls a thopter (Ornithopter), with 1 damage
    And Alice controls an umbra (Hyena Umbra), attached to the thopter
    And Bob has a gust (Fracturing Gust) in hand
    When Bob casts the gust, paying {2}{G}{G}{G}
    And the top of the stack resolves
    Then the thopter is on the battlefield, undamaged
    And the umbra is in the graveyard
    And Bob has 22 life
    And nothing else changes

  @id:umbra-armor.corner.riders.fracturing-gust-umbra-first @line:CU-19 @needs:control.fracturing-gust @cr.702.89a @cr.608.2f @cr.119.3
  Scenario: Fracturing Gust again, and the umbra is older than the artifact creature
    Given Alice controls an umbra (Hyena Umbra), attached to the thopter
    And Alice controls a thopter (Ornithopter), with 1 damage
    And Bob has a gust (Fracturing Gust) in hand
    When Bob casts the gust, paying {2}{G}{G}{G}
    And the top of the stack resolves
    Then the thopter is on the battlefield, undamaged
    And the umbra is in the graveyard
    And Bob has 22 life
    And nothing else changes

  @id:umbra-armor.corner.riders.fracturing-gust-two-umbras @line:CU-19 @needs:control.fracturing-gust @cr.702.89a @cr.616.1 @cr.119.3
  Scenario: Fracturing Gust on an artifact creature with two umbras counts both Auras
    Given Alice controls a thopter (Ornithopter)
    And Alice controls a hyena (Hyena Umbra), attached to the thopter
    And Alice controls a crab (Crab Umbra), attached to the thopter
    And Bob has a gust (Fracturing Gust) in hand
    And Alice, asked which replacement applies, chooses the hyena
    When Bob casts the gust, paying {2}{G}{G}{G}
    And the top of the stack resolves
    Then the thopter is on the battlefield
    And the hyena is in the graveyard
    And the crab is in the graveyard
    And Bob has 24 life
    And nothing else changes

  @id:umbra-armor.corner.riders.bane-of-progress @line:CU-19 @needs:control.bane-of-progress @cr.702.89a @cr.608.2f @cr.122.1a
  Scenario: Bane of Progress gets one counter for an artifact creature and its umbra
    Given it is Bob's precombat main phase
    And Alice controls a thopter (Ornithopter), with 1 damage
    And Alice controls an umbra (Hyena Umbra), attached to the thopter
    And Bob has a bane (Bane of Progress) in hand
    When Bob casts the bane, paying {4}{G}{G}
    And the stack resolves
    Then the thopter is on the battlefield, undamaged
    And the umbra is in the graveyard
    And the bane is on the battlefield, with 1 +1/+1 counter, 3/3
    And nothing else changes

  @id:umbra-armor.corner.riders.decree-of-pain @line:CU-20 @needs:control.decree-of-pain @cr.702.89a @cr.701.19c @cr.608.2c
  Scenario: Decree of Pain draws a card for the creature that it destroys, and none for the saved one or its Aura
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a lion (Silvercoat Lion)
    And Bob has a decree (Decree of Pain) in hand
    When Bob casts the decree, paying {6}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And the lion is in the graveyard
    And Bob has 1 card in hand
    And nothing else changes

  @id:umbra-armor.corner.riders.phyrexian-rebirth @line:CU-20 @needs:control.phyrexian-rebirth @cr.702.89a @cr.608.2c
  Scenario: Phyrexian Rebirth counts the two creatures that it destroys, and not the saved one or its Aura
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a lion (Silvercoat Lion)
    And Bob controls a wurm (Craw Wurm)
    And Bob has a rebirth (Phyrexian Rebirth) in hand
    When Bob casts the rebirth, paying {4}{W}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And the lion is in the graveyard
    And the wurm is in the graveyard
    And exactly 1 new object is on the battlefield, controlled by Bob, 2/2, colorless, with types Artifact and Creature, a token
    And nothing else changes

  @id:umbra-armor.corner.riders.phyrexian-rebirth-none @line:CU-20 @needs:umbra-armor.corner.riders.phyrexian-rebirth @cr.702.89a @cr.704.5f @cr.704.5d
  Scenario: Phyrexian Rebirth destroys no creature, and its token is 0/0 and gone
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a rebirth (Phyrexian Rebirth) in hand
    When Bob casts the rebirth, paying {4}{W}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes
