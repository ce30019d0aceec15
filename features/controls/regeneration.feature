@control @cr.701.19a
Feature: Regeneration taps, removes from combat, and can be forbidden
  Umbra armor is told apart from regeneration by three things that regeneration does and umbra
  armor does not. These scenarios show that the engine does them for regeneration.

  @id:control.regeneration @cr.701.19a
  Scenario: A regeneration shield taps the creature it saves and removes its damage
    Given Alice controls a wurm (Craw Wurm), with 1 damage
    And Alice has a regenerate (Regenerate) in hand
    And Bob has a murder (Murder) in hand
    When Alice casts the regenerate, targeting the wurm, paying {1}{G}
    And the top of the stack resolves
    And Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, tapped, undamaged
    And nothing else changes

  @id:control.regeneration-in-combat @cr.701.19a
  Scenario: A regeneration shield removes the attacker it saves from combat
    Given Alice controls a wurm (Craw Wurm)
    And Alice has a regenerate (Regenerate) in hand
    And Bob has a murder (Murder) in hand
    When Alice casts the regenerate, targeting the wurm, paying {1}{G}
    And the top of the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the wurm
    And Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, tapped, not attacking
    When the game advances to the postcombat main phase
    Then Bob has 20 life
    And the wurm is tapped
    And nothing else changes

  @id:control.no-regeneration @cr.701.19c
  Scenario Outline: <spell> destroys a creature in spite of its regeneration shield
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a regenerate (Regenerate) in hand
    And Bob has a spell (<spell>) in hand
    When Alice casts the regenerate, targeting the bear, paying {1}{G}
    And the top of the stack resolves
    And Bob casts the spell, targeting the bear, paying <mana>
    And the top of the stack resolves
    Then the bear is in the graveyard
    And nothing else changes

    Examples:
      | id        | spell     | mana      |
      | terror    | Terror    | {1}{B}    |
      | putrefy   | Putrefy   | {1}{B}{G} |
      | terminate | Terminate | {B}{R}    |

  @id:control.no-regeneration-sweep @cr.701.19c
  Scenario Outline: <spell> destroys all creatures in spite of a regeneration shield
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a regenerate (Regenerate) in hand
    And Alice has a spell (<spell>) in hand
    When Alice casts the regenerate, targeting the bear, paying {1}{G}
    And the top of the stack resolves
    And Alice casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bear is in the graveyard
    And nothing else changes

    Examples:
      | id           | spell        | mana      |
      | wrath-of-god | Wrath of God | {2}{W}{W} |
      | damnation    | Damnation    | {2}{B}{B} |
