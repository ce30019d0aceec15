@control @cr.701.19a
Feature: Regeneration in combat, from Auras and from static abilities, and what forbids it
  The further half of regeneration, which umbra armor is told apart from: a shield belongs to the
  creature it was made for, removes it from combat for the second damage step as well, and is passed
  over only by what says so.

  @id:control.regeneration.combat-damage @cr.701.19a @cr.704.5g
  Scenario: A blocker that regenerates from combat damage is tapped and still there
    Given it is Bob's precombat main phase
    And Bob controls a wurm (Craw Wurm)
    And Alice controls a skeletons (Drudge Skeletons)
    When the game advances to the declare attackers step
    And Bob attacks Alice with the wurm
    And the game advances to the declare blockers step
    And Alice blocks the wurm with the skeletons
    And Alice activates "{B}" of the skeletons, paying {B}
    And the top of the stack resolves
    And the game advances to the postcombat main phase
    Then the skeletons is on the battlefield, tapped, undamaged
    And the wurm is on the battlefield, tapped, with 1 damage
    And nothing else changes

  @id:control.regeneration.first-strike @cr.701.19a @cr.506.4
  Scenario: An attacker that regenerates from first-strike damage deals none in the second step
    Given Alice controls a wurm (Craw Wurm)
    And Alice has a regenerate (Regenerate) in hand
    And Bob controls a glissa (Glissa, the Traitor)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the wurm
    And the game advances to the declare blockers step
    And Bob blocks the wurm with the glissa
    And Alice casts the regenerate, targeting the wurm, paying {1}{G}
    And the top of the stack resolves
    And the game advances to the postcombat main phase
    Then the wurm is on the battlefield, tapped, undamaged
    And the glissa is on the battlefield, undamaged
    And nothing else changes

  @id:control.regeneration.double-strike @cr.701.19a @cr.506.4
  Scenario: A blocker that regenerates in the first step is not hit by double strike again
    Given Alice controls a pouncer (Adorned Pouncer)
    And Bob controls a skeletons (Drudge Skeletons)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the pouncer
    And the game advances to the declare blockers step
    And Bob blocks the pouncer with the skeletons
    And Bob activates "{B}" of the skeletons, paying {B}
    And the top of the stack resolves
    And the game advances to the postcombat main phase
    Then the skeletons is on the battlefield, tapped, undamaged
    And the pouncer is on the battlefield, tapped, undamaged
    And Bob has 20 life
    And nothing else changes

  @id:control.regeneration.sacrificed-aura @cr.701.19a @cr.608.2h
  Scenario: Carapace is sacrificed, and the creature that it enchanted last has the shield
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a carapace (Carapace), attached to the bear
    And Bob has a murder (Murder) in hand
    When Alice activates "Sacrifice" of the carapace
    And the top of the stack resolves
    And Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, tapped
    And the carapace is in the graveyard
    And nothing else changes

  @id:control.regeneration.moved-aura @cr.701.19a
  Scenario Outline: The shield that Regeneration made stays with its creature when the Aura moves (Murder on the <id>)
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a regeneration (Regeneration), attached to the bear
    And Bob controls a guildmage (Simic Guildmage)
    And Bob, asked for objects, chooses the lion
    And Bob has a murder (Murder) in hand
    When Alice activates "{G}" of the regeneration, paying {G}
    And the top of the stack resolves
    And Bob activates "{1}{U}" of the guildmage, targeting the regeneration, paying {1}{U}
    And the top of the stack resolves
    And Bob casts the murder, targeting the <id>, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is <bear>
    And the lion is <lion>
    And the regeneration is <aura>
    And nothing else changes

    Examples:
      | id   | bear                         | lion               | aura                                     |
      | bear | on the battlefield, tapped   | on the battlefield | on the battlefield, attached to the lion |
      | lion | on the battlefield, untapped | in the graveyard   | in the graveyard                         |

  @id:control.regeneration.sweep @cr.701.19a @cr.608.2f
  Scenario Outline: <spell> forbids no regeneration, so a shield holds against it
    Given Alice controls a wurm (Craw Wurm)
    And Alice has a regenerate (Regenerate) in hand
    And Alice has a spell (<spell>) in hand
    When Alice casts the regenerate, targeting the wurm, paying {1}{G}
    And the top of the stack resolves
    And Alice casts the spell, paying <mana>
    And the top of the stack resolves
    Then the wurm is on the battlefield, tapped
    And Alice has 20 life
    And nothing else changes

    Examples:
      | id              | spell           | mana      |
      | fumigate        | Fumigate        | {3}{W}{W} |
      | day-of-judgment | Day of Judgment | {2}{W}{W} |

  @id:control.regeneration.valorous-stance @cr.701.19a
  Scenario: Valorous Stance destroys and forbids no regeneration
    Given Alice controls a wurm (Craw Wurm)
    And Alice has a regenerate (Regenerate) in hand
    And Bob has a stance (Valorous Stance) in hand
    When Alice casts the regenerate, targeting the wurm, paying {1}{G}
    And the top of the stack resolves
    And Bob casts the stance, targeting the wurm, choosing mode 2, paying {1}{W}
    And the top of the stack resolves
    Then the wurm is on the battlefield, tapped
    And nothing else changes

  @id:control.regeneration.static @cr.701.19b
  Scenario: Mossbridge Troll regenerates from Day of Judgment without any shield
    Given Alice controls a troll (Mossbridge Troll)
    And Alice controls a bear (Grizzly Bears)
    And Alice has a judgment (Day of Judgment) in hand
    When Alice casts the judgment, paying {2}{W}{W}
    And the top of the stack resolves
    Then the troll is on the battlefield, tapped
    And the bear is in the graveyard
    And nothing else changes

  @id:control.no-regeneration.static @cr.701.19c
  Scenario: Wrath of God forbids the regeneration of Mossbridge Troll too
    Given Alice controls a troll (Mossbridge Troll)
    And Alice has a wrath (Wrath of God) in hand
    When Alice casts the wrath, paying {2}{W}{W}
    And the top of the stack resolves
    Then the troll is in the graveyard
    And nothing else changes

  @id:control.no-regeneration.toxin-sliver @cr.701.19c @cr.603.2
  Scenario: What Toxin Sliver hits is destroyed and can't regenerate
    Given Alice controls a sliver (Toxin Sliver)
    And Bob controls a wurm (Craw Wurm)
    And Bob has a regenerate (Regenerate) in hand
    When the game advances to the declare attackers step
    And Alice attacks Bob with the sliver
    And the game advances to the declare blockers step
    And Bob blocks the sliver with the wurm
    And Bob casts the regenerate, targeting the wurm, paying {1}{G}
    And the top of the stack resolves
    And the game advances to the postcombat main phase
    Then the wurm is in the graveyard
    And the sliver is in the graveyard
    And nothing else changes

  @id:control.no-regeneration.porphyry-nodes @cr.701.8a
  Scenario Outline: Of two creatures that tie for the least power Porphyry Nodes destroys the <id>, shield or not
    Else: what else changes is not asked across a change of turn.
    Given it is Bob's end step
    And Alice controls a nodes (Porphyry Nodes)
    And Alice controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Bob controls a wurm (Craw Wurm)
    And Alice has a regenerate (Regenerate) in hand
    And Alice, asked for objects, chooses the <id>
    When the game advances to the upkeep
    And Alice casts the regenerate, targeting the bear, paying {1}{G}
    And the stack resolves
    Then the bear is <bear>
    And the lion is <lion>
    And the wurm is on the battlefield
    And the nodes is on the battlefield

    Examples:
      | id   | bear                         | lion               |
      | bear | in the graveyard             | on the battlefield |
      | lion | on the battlefield, untapped | in the graveyard   |

  @id:control.regeneration.debt-of-loyalty @cr.701.19a @cr.613.1b
  Scenario: Control changes when the creature regenerates, and not when the shield is made
    Given Alice has a debt (Debt of Loyalty) in hand
    And Alice has a murder (Murder) in hand
    And Bob controls a wurm (Craw Wurm)
    When Alice casts the debt, targeting the wurm, paying {1}{W}{W}
    And the top of the stack resolves
    Then the wurm is on the battlefield, untapped, controlled by Bob
    When Alice casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, tapped, controlled by Alice
    And nothing else changes
