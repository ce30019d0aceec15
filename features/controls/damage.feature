@control @cr.704.5g
Feature: Damage kills where no umbra is in the way
  The plain half of every scenario about lethal damage and deathtouch. Damage itself destroys
  nothing: the state-based actions do it afterwards.

  @id:control.bolt @cr.704.5g
  Scenario: Lightning Bolt kills a creature with toughness 3
    Given Alice controls a giant (Hill Giant)
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the giant, paying {R}
    And the top of the stack resolves
    Then the giant is in the graveyard
    And nothing else changes

  @id:control.bolt-player @cr.120.3a
  Scenario: Lightning Bolt takes 3 life from a player
    Given Alice controls a bear (Grizzly Bears)
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting Alice, paying {R}
    And the top of the stack resolves
    Then Alice has 17 life
    And nothing else changes

  @id:control.bolt-survived @cr.120.6
  Scenario: Lightning Bolt leaves 3 damage on a creature with toughness 4
    Given Alice controls a wurm (Craw Wurm)
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the wurm, paying {R}
    And the top of the stack resolves
    Then the wurm is on the battlefield, with 3 damage
    And nothing else changes

  @id:control.shock @cr.704.5g
  Scenario: Shock kills a damaged creature by adding up to its toughness
    Given Alice controls a giant (Hill Giant), with 1 damage
    And Bob has a shock (Shock) in hand
    When Bob casts the shock, targeting the giant, paying {R}
    And the top of the stack resolves
    Then the giant is in the graveyard
    And nothing else changes

  @id:control.pyroclasm @cr.704.5g
  Scenario: Pyroclasm kills every creature with toughness 2
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a wurm (Craw Wurm)
    And Bob has a pyroclasm (Pyroclasm) in hand
    When Bob casts the pyroclasm, paying {1}{R}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the wurm is on the battlefield, with 2 damage
    And nothing else changes

  @id:control.shrunk @cr.704.5g
  Scenario: Damage becomes lethal when the toughness shrinks
    Given Alice controls a wurm (Craw Wurm), with 2 damage
    And Bob has a disfigure (Disfigure) in hand
    When Bob casts the disfigure, targeting the wurm, paying {B}
    And the top of the stack resolves
    Then the wurm is in the graveyard
    And nothing else changes

  @id:control.fight @cr.704.5h
  Scenario: One damage from a deathtouch creature kills a large creature in a fight
    Given Alice controls a wurm (Craw Wurm)
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    When Alice casts the swipe, targeting the wurm and the rats, paying {G}
    And the top of the stack resolves
    Then the wurm is in the graveyard
    And the rats is in the graveyard
    And nothing else changes

  @id:control.deathtouch-combat @cr.704.5h
  Scenario: A deathtouch blocker and a large attacker kill each other
    Given Alice controls a wurm (Craw Wurm)
    And Bob controls a rats (Typhoid Rats)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the wurm
    And the game advances to the declare blockers step
    And Bob blocks the wurm with the rats
    And the game advances to the postcombat main phase
    Then the wurm is in the graveyard
    And the rats is in the graveyard
    And nothing else changes

  @id:control.combat @cr.704.5g
  Scenario: A blocker kills a smaller attacker and keeps the damage it took
    Given it is Bob's precombat main phase
    And Bob controls a giant (Hill Giant)
    And Alice controls a wurm (Craw Wurm)
    When the game advances to the declare attackers step
    And Bob attacks Alice with the giant
    And the game advances to the declare blockers step
    And Alice blocks the giant with the wurm
    And the game advances to the postcombat main phase
    Then the giant is in the graveyard
    And the wurm is on the battlefield, with 3 damage
    And nothing else changes

  @id:control.unblocked @cr.510.2
  Scenario: An unblocked attacker damages the player it attacks
    Given Alice controls a wurm (Craw Wurm)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the wurm
    And the game advances to the postcombat main phase
    Then Bob has 14 life
    And the wurm is tapped
    And nothing else changes

  @id:control.between-the-damage-steps @needs:control.white-knight @needs:control.giant-growth @cr.510.4
  Scenario: Between the two damage steps a spell is cast and resolves, and what it made larger hits harder
    Given Alice controls a knight (White Knight)
    And Alice controls a bear (Grizzly Bears)
    And Alice has a growth (Giant Growth) in hand
    When the game advances to the declare attackers step
    And Alice attacks Bob with the knight and Bob with the bear
    And the game advances to the first strike damage step
    Then Bob has 18 life
    When Alice casts the growth, targeting the bear, paying {G}
    And the top of the stack resolves
    And the game advances to the combat damage step
    Then Bob has 13 life
    And the bear is attacking, tapped, 5/5
    And the knight is attacking, tapped
    And nothing else changes

  @id:control.first-strike-deathtouch @cr.510.4 @cr.704.5h
  Scenario: A blocker with first strike and deathtouch kills the attacker before it deals damage
    Given Alice controls a wurm (Craw Wurm)
    And Bob controls a glissa (Glissa, the Traitor)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the wurm
    And the game advances to the declare blockers step
    And Bob blocks the wurm with the glissa
    And the game advances to the first strike damage step
    Then the wurm is in the graveyard
    When the game advances to the postcombat main phase
    Then the wurm is in the graveyard
    And the glissa is on the battlefield, undamaged
    And the wurm is in the graveyard
    And nothing else changes

  @id:control.first-strike-deathtouch.combat-as-a-whole @cr.510.4 @cr.704.5h
  Scenario: A blocker with first strike and deathtouch comes out of the combat undamaged
    Given Alice controls a wurm (Craw Wurm)
    And Bob controls a glissa (Glissa, the Traitor)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the wurm
    And the game advances to the declare blockers step
    And Bob blocks the wurm with the glissa
    And the game advances to the postcombat main phase
    Then the wurm is in the graveyard
    And the glissa is on the battlefield, undamaged
    And nothing else changes

  @id:control.damage-among-blockers @cr.510.2
  Scenario Outline: An attacker that two creatures block deals all its damage to the one that its controller picks: the <id>
    Given Alice controls a giant (Hill Giant)
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a wurm (Craw Wurm)
    And Alice, asked where damage goes, chooses the <id>
    When the game advances to the declare attackers step
    And Alice attacks Bob with the giant
    And the game advances to the declare blockers step
    And Bob blocks the giant with the bear and the giant with the wurm
    And the game advances to the postcombat main phase
    Then the giant is in the graveyard
    And the bear is <bear>
    And the wurm is on the battlefield, <wurm>
    And nothing else changes

    Examples:
      | id   | bear                          | wurm          |
      | bear | in the graveyard              | undamaged     |
      | wurm | on the battlefield, undamaged | with 3 damage |
