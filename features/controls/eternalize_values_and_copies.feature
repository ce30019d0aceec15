@control
Feature: Cards that read, change, copy and count creatures work on ordinary creatures
  The plain half of the scenarios about what the token is. Everything here happens to ordinary cards.

  @id:control.haste-by-act-of-treason @cr.702.10b
  Scenario: Act of Treason on one's own creature gives it haste
    Given Alice controls a bear (Grizzly Bears), summoning sick
    And Alice has a treason (Act of Treason) in hand
    When Alice casts the treason, targeting the bear, paying {2}{R}
    And the top of the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    Then that is accepted
    And the bear is tapped, attacking
    And nothing else changes

  @id:control.switcheroo @cr.613.1b
  Scenario: Switcheroo exchanges the control of two creatures
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a giant (Hill Giant)
    And Alice has a switcheroo (Switcheroo) in hand
    When Alice casts the switcheroo, targeting the bear and the giant, paying {4}{U}
    And the top of the stack resolves
    Then the bear is on the battlefield, controlled by Bob
    And the giant is on the battlefield, controlled by Alice
    And nothing else changes

  @id:control.giant-growth @cr.613.4c
  Scenario: Giant Growth gives +3/+3
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a growth (Giant Growth) in hand
    When Alice casts the growth, targeting the bear, paying {G}
    And the top of the stack resolves
    Then the bear is on the battlefield, 5/5
    And nothing else changes

  @id:control.turn-to-frog @cr.613.4b
  Scenario: Turn to Frog makes a creature a blue 1/1 Frog until the turn ends
    Else: the turn changes.
    Given Alice controls a giant (Hill Giant)
    And Bob has a frog-spell (Turn to Frog) in hand
    When Bob casts the frog-spell, targeting the giant, paying {1}{U}
    And the top of the stack resolves
    Then the giant is on the battlefield, 1/1, colored blue, with subtypes Frog, named "Hill Giant"
    When the game advances to the upkeep
    Then the giant is on the battlefield, 3/3, colored red, with subtypes Giant

  @id:control.glorious-anthem @cr.613.4c
  Scenario: Glorious Anthem gives +1/+1 to one's own creatures
    Given Alice controls an anthem (Glorious Anthem)
    And Bob controls a giant (Hill Giant)
    And Alice has a bear (Grizzly Bears) in hand
    When Alice casts the bear, paying {1}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, 3/3
    And the giant is on the battlefield, 3/3
    And nothing else changes

  @id:control.lord-of-the-accursed @cr.613.4c
  Scenario: Lord of the Accursed gives +1/+1 to another Zombie, and not to a Human
    Given Alice controls a lord (Lord of the Accursed)
    And Alice has a gravedigger (Gravedigger) in hand
    And Alice controls a vanguard (Elite Vanguard)
    And Alice, asked whether to, chooses no
    When Alice casts the gravedigger, paying {3}{B}
    And the stack resolves
    Then the gravedigger is on the battlefield, 3/3
    And the vanguard is on the battlefield, 2/1
    And the lord is on the battlefield, 2/3
    And nothing else changes

  @id:control.song-of-the-dryads @needs:control.vindicate @cr.205.1a @cr.208.3
  Scenario: Song of the Dryads makes a creature a colorless Forest land and nothing else, until it is destroyed
    Given Alice controls a giant (Hill Giant)
    And Alice controls a song (Song of the Dryads), attached to the giant
    And Alice has a vindicate (Vindicate) in hand
    Then the giant is on the battlefield, colorless, with types Land, with subtypes Forest, with no power, with no toughness
    When Alice casts the vindicate, targeting the giant, paying {1}{W}{B}
    And the top of the stack resolves
    Then the giant is in the graveyard, colored red, with types Creature, with subtypes Giant, 3/3
    And the song is in the graveyard
    And nothing else changes

  @id:control.bonds-of-faith.human @cr.613.4c
  Scenario: Bonds of Faith gives +2/+2 to a Human
    Given Alice controls a vanguard (Elite Vanguard)
    And Alice has a bonds (Bonds of Faith) in hand
    When Alice casts the bonds, targeting the vanguard, paying {1}{W}
    And the top of the stack resolves
    Then the vanguard is on the battlefield, 4/3
    And the bonds is on the battlefield, attached to the vanguard
    And nothing else changes

  @id:control.bonds-of-faith.no-human
  Scenario: Bonds of Faith gives nothing to a creature that is no Human
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a bonds (Bonds of Faith) in hand
    When Alice casts the bonds, targeting the bear, paying {1}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, 2/2
    And the bonds is on the battlefield, attached to the bear
    And nothing else changes

  @id:control.celestial-purge
  Scenario: Celestial Purge exiles a red creature
    Given Alice controls a giant (Hill Giant)
    And Bob has a purge (Celestial Purge) in hand
    When Bob casts the purge, targeting the giant, paying {1}{W}
    Then that is accepted
    When the top of the stack resolves
    Then the giant is in exile
    And nothing else changes

  @id:control.celestial-purge.white @needs:control.celestial-purge @cr.115.1
  Scenario: Celestial Purge can't target a white creature
    Given Alice controls a sentinel (Steadfast Sentinel)
    And Bob has a purge (Celestial Purge) in hand
    When Bob casts the purge, targeting the sentinel, paying {1}{W}
    Then that is refused
    And the sentinel is on the battlefield
    And the purge is in hand
    And nothing else changes

  @id:control.fatal-push.small @cr.202.3
  Scenario: Fatal Push without revolt destroys a creature with mana value 2
    Given Alice controls a bear (Grizzly Bears)
    And Bob has a push (Fatal Push) in hand
    When Bob casts the push, targeting the bear, paying {B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And nothing else changes

  @id:control.fatal-push.large @cr.202.3
  Scenario: Fatal Push without revolt leaves a creature with mana value 4
    Given Alice controls a sentinel (Steadfast Sentinel)
    And Bob has a push (Fatal Push) in hand
    When Bob casts the push, targeting the sentinel, paying {B}
    And the top of the stack resolves
    Then the sentinel is on the battlefield
    And nothing else changes

  @id:control.ratchet-bomb @cr.202.3
  Scenario: Ratchet Bomb without counters destroys a permanent with mana value 0 and leaves one with mana value 1
    Given Alice controls a memnite (Memnite)
    And Alice controls a vanguard (Elite Vanguard)
    And Bob controls a bomb (Ratchet Bomb)
    When Bob activates "{T}, Sacrifice" of the bomb
    And the top of the stack resolves
    Then the memnite is in the graveyard
    And the vanguard is on the battlefield
    And the bomb is in the graveyard
    And nothing else changes

  @id:control.engineered-explosives @cr.202.3
  Scenario: Engineered Explosives without counters destroys a permanent with mana value 0 and leaves one with mana value 1
    Given Alice controls a memnite (Memnite)
    And Alice controls a vanguard (Elite Vanguard)
    And Bob controls an explosives (Engineered Explosives)
    When Bob activates "{2}, Sacrifice" of the explosives, paying {2}
    And the top of the stack resolves
    Then the memnite is in the graveyard
    And the vanguard is on the battlefield
    And the explosives is in the graveyard
    And nothing else changes

  @id:control.clone @cr.707.5
  Scenario: Clone enters as a copy of the creature that is picked
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a giant (Hill Giant)
    And Alice has a clone (Clone) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the giant
    When Alice casts the clone, paying {3}{U}
    And the top of the stack resolves
    Then the clone is on the battlefield, controlled by Alice, named "Hill Giant", 3/3, colored red, with subtypes Giant, with mana cost {3}{R}, with mana value 4, not a token
    And nothing else changes

  @id:control.cackling-counterpart @cr.111.3
  Scenario: Cackling Counterpart makes a token that is a copy of one's own creature
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a counterpart (Cackling Counterpart) in hand
    When Alice casts the counterpart, targeting the bear, paying {1}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, controlled by Alice, named "Grizzly Bears", 2/2, colored green, with subtypes Bear, with mana cost {1}{G}, with mana value 2, a token
    And nothing else changes
