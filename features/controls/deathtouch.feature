@control @cr.704.5h
Feature: Deathtouch belongs to the source of the damage
  Whose damage it is, what became of the source since, and what the damage turns into make no
  difference. Deathtouch damage is the shortest way to an umbra, so an engine has to know it on
  creatures without one.

  @id:control.deathtouch.as-counters @cr.704.5h @cr.702.80a
  Scenario: Damage that wither turns into counters is damage from a source with deathtouch
    Given it is Bob's precombat main phase
    And Bob controls a gang (Boggart Ram-Gang)
    And Bob controls a head (Gorgon's Head), attached to the gang
    And Alice controls a wurm (Craw Wurm)
    When the game advances to the declare attackers step
    And Bob attacks Alice with the gang
    And the game advances to the declare blockers step
    And Alice blocks the gang with the wurm
    And the game advances to the postcombat main phase
    Then the wurm is in the graveyard
    And the gang is in the graveyard
    And the head is on the battlefield, attached to nothing
    And nothing else changes

  @id:control.deathtouch.as-counters-without @cr.702.80a
  Scenario: Without deathtouch the same damage leaves the creature with three counters
    Given it is Bob's precombat main phase
    And Bob controls a gang (Boggart Ram-Gang)
    And Alice controls a wurm (Craw Wurm)
    When the game advances to the declare attackers step
    And Bob attacks Alice with the gang
    And the game advances to the declare blockers step
    And Alice blocks the gang with the wurm
    And the game advances to the postcombat main phase
    Then the wurm is on the battlefield, with 3 -1/-1 counters, undamaged, 3/1
    And the gang is in the graveyard
    And nothing else changes

  @id:control.deathtouch.granted-ability @cr.704.5h @cr.702.2b
  Scenario: The ability that an Aura grants deals the creature's damage, deathtouch and all
    Given Alice controls a rats (Typhoid Rats)
    And Alice controls a study (Hermetic Study), attached to the rats
    And Bob controls a wurm (Craw Wurm)
    When Alice activates "{T}" of the rats, targeting the wurm
    And the top of the stack resolves
    Then the wurm is in the graveyard
    And the rats is on the battlefield, tapped
    And nothing else changes

  @id:control.deathtouch.granted-ability-without @cr.120.3e
  Scenario: The same ability on a creature without deathtouch leaves 1 damage
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a study (Hermetic Study), attached to the bear
    And Bob controls a wurm (Craw Wurm)
    When Alice activates "{T}" of the bear, targeting the wurm
    And the top of the stack resolves
    Then the wurm is on the battlefield, with 1 damage
    And the bear is on the battlefield, tapped
    And nothing else changes

  @id:control.deathtouch.source-has-left @cr.704.5h @cr.608.2h
  Scenario: A source that was sacrificed in response deals deathtouch damage as it last was
    Else: the scry ability has resolved on the way and may have moved a card that nobody knows.
    Given Alice controls a rats (Typhoid Rats)
    And Alice controls a study (Hermetic Study), attached to the rats
    And Alice controls a seer (Viscera Seer)
    And Bob controls a wurm (Craw Wurm)
    And Alice, asked whether to, chooses no
    When Alice activates "{T}" of the rats, targeting the wurm
    And Alice activates "Sacrifice a creature" of the seer, sacrificing the rats
    And the stack resolves
    Then the wurm is in the graveyard
    And the rats is in the graveyard
    And the study is in the graveyard
    And the seer is on the battlefield

  @id:control.deathtouch.spell @cr.704.5h @cr.702.2d
  Scenario: A spell that was given deathtouch destroys with the least damage
    Given Alice controls a spirit (Pestilent Spirit)
    And Alice has a shock (Shock) in hand
    And Bob controls a wurm (Craw Wurm)
    When Alice casts the shock, targeting the wurm, paying {R}
    And the top of the stack resolves
    Then the wurm is in the graveyard
    And nothing else changes

  @id:control.deathtouch.protected-from-spells @cr.704.5h
  Scenario: Protection from spells does not stop the combat damage of a creature with deathtouch
    Given it is Bob's precombat main phase
    And Bob controls a rats (Typhoid Rats)
    And Alice controls a wurm (Craw Wurm)
    And Alice controls a caretaker (Devoted Caretaker)
    When the game advances to the declare attackers step
    And Bob attacks Alice with the rats
    And the game advances to the declare blockers step
    And Alice blocks the rats with the wurm
    And Alice activates "{W}, {T}" of the caretaker, targeting the wurm, paying {W}
    And the top of the stack resolves
    And the game advances to the postcombat main phase
    Then the wurm is in the graveyard
    And the rats is in the graveyard
    And the caretaker is tapped
    And nothing else changes

  @id:control.protection-from-spells @needs:control.bolt-survived @cr.702.16b
  Scenario: Protection from spells does stop the spells
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls a caretaker (Devoted Caretaker)
    And Bob has a bolt (Lightning Bolt) in hand
    When Alice activates "{W}, {T}" of the caretaker, targeting the wurm, paying {W}
    And the top of the stack resolves
    And Bob casts the bolt, targeting the wurm, paying {R}
    Then that is refused
    And the bolt is in hand
    And the caretaker is tapped
    And nothing else changes
