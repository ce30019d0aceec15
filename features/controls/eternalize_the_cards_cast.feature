@control
Feature: The cards with eternalize do what they do when they are cast
  Each scenario about a token's abilities needs that the engine knows the card at all. Here the card itself is cast or
  stands on the battlefield, with its printed power, and nothing is eternalized.

  @id:control.sunscourge-champion @cr.603.6a
  Scenario: Sunscourge Champion is cast and its owner gains 2 life
    Given Alice has a champion (Sunscourge Champion) in hand
    When Alice casts the champion, paying {2}{W}
    And the stack resolves
    Then Alice has 22 life
    And the champion is on the battlefield, 2/3
    And nothing else changes

  @id:control.champion-of-wits @cr.603.6a
  Scenario: Champion of Wits is cast, draws two cards and has two discarded
    Given Alice has a champion (Champion of Wits) in hand
    And Alice has a bear (Grizzly Bears) in hand
    And Alice has a one (Memnite) in the library
    And Alice has a two (Ornithopter) in the library
    And Alice has a three (Silvercoat Lion) in the library
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the one, then the bear
    When Alice casts the champion, paying {2}{U}
    And the stack resolves
    Then the one is in the graveyard
    And the bear is in the graveyard
    And the two is in hand
    And the three is in the library
    And the champion is on the battlefield, 2/1
    And nothing else changes

  @id:control.resilient-khenra @cr.603.6a
  Scenario: Resilient Khenra is cast and gives +2/+2
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a khenra (Resilient Khenra) in hand
    And Alice, asked for a target, chooses the bear
    And Alice, asked whether to, chooses yes
    When Alice casts the khenra, paying {1}{G}
    And the stack resolves
    Then the bear is on the battlefield, 4/4
    And the khenra is on the battlefield, 2/2
    And nothing else changes

  @id:control.earthshaker-khenra @cr.603.6a
  Scenario: Earthshaker Khenra is cast, picks a creature with power 2 and not one with power 4, and attacks at once
    Given Alice has a khenra (Earthshaker Khenra) in hand
    And Bob controls a bear (Grizzly Bears)
    And Bob controls an elemental (Air Elemental)
    And Alice, asked for a target, chooses the elemental, then the bear
    When Alice casts the khenra, paying {1}{R}
    And the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the khenra
    Then that is accepted
    When the game advances to the declare blockers step
    And Bob blocks the khenra with the bear
    Then that is refused
    When Bob blocks the khenra with the elemental
    Then that is accepted
    And the khenra is on the battlefield, tapped, attacking, 2/1
    And the bear is not blocking
    And the elemental is blocking
    And nothing else changes

  @id:control.timeless-witness @cr.603.6a
  Scenario: Timeless Witness is cast and returns a card from the graveyard
    Given Alice has a witness (Timeless Witness) in hand
    And Alice has a bear (Grizzly Bears) in the graveyard
    And Alice has a lion (Silvercoat Lion) in the graveyard
    And Alice, asked for a target, chooses the lion
    When Alice casts the witness, paying {2}{G}{G}
    And the stack resolves
    Then the lion is in hand
    And the bear is in the graveyard
    And the witness is on the battlefield, 2/1
    And nothing else changes

  @id:control.adorned-pouncer @cr.702.4b
  Scenario: Adorned Pouncer has double strike
    Given Alice controls a pouncer (Adorned Pouncer)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the pouncer
    And the game advances to the combat damage step
    Then Bob has 18 life
    And the pouncer is tapped, attacking
    And nothing else changes

  @id:control.steadfast-sentinel
  Scenario: Steadfast Sentinel attacks and stays untapped
    Given Alice controls a sentinel (Steadfast Sentinel)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the sentinel
    Then that is accepted
    And the sentinel is untapped, attacking
    And nothing else changes

  @id:control.timeless-dragon
  Scenario: Timeless Dragon flies: the bear can't block it, the elemental can
    Given Alice controls a dragon (Timeless Dragon)
    And Bob controls a bear (Grizzly Bears)
    And Bob controls an elemental (Air Elemental)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the dragon
    And the game advances to the declare blockers step
    And Bob blocks the dragon with the bear
    Then that is refused
    When Bob blocks the dragon with the elemental
    Then that is accepted
    And the dragon is tapped, attacking
    And the bear is not blocking
    And the elemental is blocking
    And nothing else changes

  @id:control.dreamstealer
  Scenario: Dreamstealer has menace: one creature can't block it, two can
    Given Alice controls a dreamstealer (Dreamstealer)
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a giant (Hill Giant)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the dreamstealer
    And the game advances to the declare blockers step
    And Bob blocks the dreamstealer with the giant
    Then that is refused
    When Bob blocks the dreamstealer with the bear and the dreamstealer with the giant
    Then that is accepted
    And the dreamstealer is tapped, attacking
    And the bear is blocking
    And the giant is blocking
    And nothing else changes

  @id:control.dreamstealer.discard @cr.603.2
  Scenario: Dreamstealer deals 1 combat damage, and 1 card is discarded
    Given Alice controls a dreamstealer (Dreamstealer)
    And Bob has a one (Memnite) in hand
    And Bob has a two (Ornithopter) in hand
    And Bob, asked for objects, chooses the two
    When the game advances to the declare attackers step
    And Alice attacks Bob with the dreamstealer
    And the game advances to the combat damage step
    And the stack resolves
    Then Bob has 19 life
    And the two is in the graveyard
    And the one is in hand
    And the dreamstealer is tapped, attacking
    And nothing else changes

  @id:control.sinuous-striker
  Scenario: Sinuous Striker's ability makes it 3/1
    Given Alice controls a striker (Sinuous Striker)
    When Alice activates "{U}" of the striker, paying {U}
    And the top of the stack resolves
    Then the striker is on the battlefield, 3/1
    And nothing else changes

  @id:control.vizier-of-the-anointed @cr.603.2
  Scenario: Vizier of the Anointed draws a card for an embalm ability
    Given Alice controls a vizier (Vizier of the Anointed)
    And Alice has a cat (Sacred Cat) in the graveyard
    And Alice has a lion (Silvercoat Lion) in the library
    When Alice activates "Embalm" of the cat, paying {W}
    And the top of the stack resolves
    Then the lion is in hand
    And the cat is in exile
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:control.vizier-of-the-anointed.search @cr.603.6a
  Scenario: Vizier of the Anointed puts a card with embalm from the library into the graveyard
    Given Alice has a vizier (Vizier of the Anointed) in hand
    And Alice has a cat (Sacred Cat) in the library
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the cat
    When Alice casts the vizier, paying {3}{U}
    And the stack resolves
    Then the cat is in the graveyard
    And the vizier is on the battlefield
    And nothing else changes
