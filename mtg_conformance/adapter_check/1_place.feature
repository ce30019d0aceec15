@adapter-check.place
Feature: What the adapter can place
  No ruling is in these boards. In each an ordinary action changes what was placed, so that an
  adapter that only writes down what it was asked for is found out.

  @id:adapter-check.place.damage.kills @cr.120.6 @cr.704.5g
  Scenario: 1 damage that is there already makes Shock deadly for a creature with toughness 3
    Given Alice controls a giant (Hill Giant), with 1 damage
    And Bob has a shock (Shock) in hand
    When Bob casts the shock, targeting the giant, paying {R}
    And the top of the stack resolves
    Then the giant is in the graveyard
    And nothing else changes

  @id:adapter-check.place.damage.adds-up @cr.120.6
  Scenario: 1 damage and a Shock are 3 damage on a creature with toughness 4
    Given Alice controls a wurm (Craw Wurm), with 1 damage
    And Bob has a shock (Shock) in hand
    When Bob casts the shock, targeting the wurm, paying {R}
    And the top of the stack resolves
    Then the wurm is on the battlefield, with 3 damage
    And nothing else changes

  @id:adapter-check.place.tapped.no-attack @cr.508.1a
  Scenario: A tapped creature can't attack
    Given Alice controls a bear (Grizzly Bears), tapped
    And Alice controls a lion (Silvercoat Lion)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    Then that is refused
    And nothing else changes
    When Alice attacks Bob with the lion
    Then that is accepted
    And the lion is tapped, attacking
    And nothing else changes

  @id:adapter-check.place.tapped.untaps @cr.701.26b
  Scenario: A tapped creature is untapped by Act of Treason
    Given Alice controls a bear (Grizzly Bears), tapped
    And Alice has an act (Act of Treason) in hand
    When Alice casts the act, targeting the bear, paying {2}{R}
    And the top of the stack resolves
    Then the bear is untapped
    And nothing else changes

  @id:adapter-check.place.tapped.target @cr.115.1
  Scenario: Royal Assassin can target a tapped creature and no other
    Given Alice controls a bear (Grizzly Bears), tapped
    And Alice controls a lion (Silvercoat Lion)
    And Bob controls an assassin (Royal Assassin)
    When Bob activates "{T}" of the assassin, targeting the lion
    Then that is refused
    And nothing else changes
    When Bob activates "{T}" of the assassin, targeting the bear
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the assassin is tapped
    And nothing else changes

  @id:adapter-check.place.plus-counters.survives @cr.122.1a
  Scenario: A +1/+1 counter lets a creature with toughness 2 survive a Shock
    Given Alice controls a bear (Grizzly Bears), with 1 +1/+1 counter
    And Bob has a shock (Shock) in hand
    When Bob casts the shock, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 2 damage, with 1 +1/+1 counter
    And nothing else changes

  @id:adapter-check.place.minus-counters.dies @cr.122.1a
  Scenario: A -1/-1 counter makes Shock deadly for a creature with toughness 3
    Given Alice controls a giant (Hill Giant), with 1 -1/-1 counter
    And Bob has a shock (Shock) in hand
    When Bob casts the shock, targeting the giant, paying {R}
    And the top of the stack resolves
    Then the giant is in the graveyard
    And nothing else changes

  @id:adapter-check.place.loyalty.goes-up @cr.606.3
  Scenario: A planeswalker with 2 loyalty counters has 3 after its +1 ability is activated
    Given Alice controls an elspeth (Elspeth, Sun's Champion), with 2 loyalty counters
    When Alice activates "[+1]" of the elspeth
    Then the elspeth is on the battlefield, with 3 loyalty counters
    And nothing else changes

  @id:adapter-check.place.loyalty.too-few @cr.606.6
  Scenario: A planeswalker with 2 loyalty counters can't use its -3 ability
    Given Alice controls an elspeth (Elspeth, Sun's Champion), with 2 loyalty counters
    When Alice activates "[-3]" of the elspeth
    Then that is refused
    And nothing else changes

  @id:adapter-check.place.other-counters.charge @cr.122.1
  Scenario: Ratchet Bomb with 2 charge counters destroys what has mana value 2 and nothing else
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a giant (Hill Giant)
    And Bob controls a bomb (Ratchet Bomb), with 2 charge counters
    When Bob activates "{T}, Sacrifice" of the bomb
    And the top of the stack resolves
    Then the bomb is in the graveyard
    And the bear is in the graveyard
    And the giant is on the battlefield
    And nothing else changes

  @id:adapter-check.place.other-counters.divinity @cr.122.1 @cr.702.12b
  Scenario: A divinity counter protects by That Which Was Taken, and only what has one
    Given Alice controls a bear (Grizzly Bears), with 1 divinity counter
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a relic (That Which Was Taken)
    And Bob has a first (Murder) in hand
    And Bob has a second (Murder) in hand
    When Bob casts the first, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    And Bob casts the second, targeting the lion, paying {1}{B}{B}
    And the top of the stack resolves
    Then the lion is in the graveyard
    And the bear is on the battlefield, with 1 divinity counter
    And nothing else changes

  @id:adapter-check.place.attached.bonus-ends @cr.303.4
  Scenario: A creature is smaller once its Aura is destroyed
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a strength (Holy Strength), attached to the bear
    And Bob has a disenchant (Disenchant) in hand
    Then the bear is 3/4
    When Bob casts the disenchant, targeting the strength, paying {1}{W}
    And the top of the stack resolves
    Then the strength is in the graveyard
    And the bear is on the battlefield, 2/2
    And nothing else changes

  @id:adapter-check.place.attached.goes-along @cr.704.5m
  Scenario: An Aura goes with the creature that it is attached to, and no other Aura does
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a one (Holy Strength), attached to the bear
    And Alice controls an other (Holy Strength), attached to the lion
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the one is in the graveyard
    And the other is on the battlefield, attached to the lion
    And nothing else changes

  @id:adapter-check.place.equipped.falls-off @cr.301.5c
  Scenario: Equipment stays behind when its creature dies
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a sword (Bonesplitter), attached to the bear
    And Bob has a murder (Murder) in hand
    Then the bear is 4/2
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the sword is on the battlefield, attached to nothing
    And nothing else changes

  @id:adapter-check.place.equipped.hits-harder @cr.301.5
  Scenario: A creature deals damage as its Equipment makes it
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a sword (Bonesplitter), attached to the bear
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the postcombat main phase
    Then Bob has 16 life
    And the bear is tapped
    And nothing else changes

  @id:adapter-check.place.sick.no-attack @cr.302.6
  Scenario: A creature that came this turn can't attack, and one that was there can
    Given Alice controls a bear (Grizzly Bears), summoning sick
    And Alice controls a lion (Silvercoat Lion)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    Then that is refused
    And nothing else changes
    When Alice attacks Bob with the lion
    Then that is accepted
    And the lion is tapped, attacking
    And nothing else changes

  @id:adapter-check.place.sick.no-tap-ability @cr.302.6
  Scenario: A creature that came this turn can't be tapped for an ability of its own, and one that was there can
    Given Alice controls a new (Prodigal Sorcerer), summoning sick
    And Alice controls an old (Prodigal Sorcerer)
    When Alice activates "{T}" of the new, targeting Bob
    Then that is refused
    And nothing else changes
    When Alice activates "{T}" of the old, targeting Bob
    And the top of the stack resolves
    Then Bob has 19 life
    And the old is tapped
    And nothing else changes

  @id:adapter-check.place.controller.attacks @cr.108.3 @cr.110.2
  Scenario: A creature under another player's control attacks for that player and goes to its owner's hand
    Given Alice controls a bear (Grizzly Bears), owned by Bob
    And Alice has an unsummon (Unsummon) in hand
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    Then that is accepted
    And the bear is on the battlefield, controlled by Alice, owned by Bob, tapped, attacking
    When Alice casts the unsummon, targeting the bear, paying {U}
    And the top of the stack resolves
    Then the bear is in Bob's hand
    And Bob has 1 card in hand
    And nothing else changes

  @id:adapter-check.place.token.gone @cr.111.7
  Scenario: A token that is returned to a hand ceases to exist
    Given Alice controls a bear (Grizzly Bears), a token
    And Bob has an unsummon (Unsummon) in hand
    When Bob casts the unsummon, targeting the bear, paying {U}
    And the top of the stack resolves
    Then the bear is gone
    And Alice has 0 cards in hand
    And nothing else changes

  @id:adapter-check.place.life.lost @cr.704.5a
  Scenario: A player with 2 life loses to a Shock
    Given Alice has 2 life
    And Bob has a shock (Shock) in hand
    When Bob casts the shock, targeting Alice, paying {R}
    And the top of the stack resolves
    Then Alice has 0 life, lost the game

  @id:adapter-check.place.life.counts-down @cr.120.3a
  Scenario: A player with 31 life has 29 after a Shock
    Given Alice has 31 life
    And Bob has a shock (Shock) in hand
    When Bob casts the shock, targeting Alice, paying {R}
    And the top of the stack resolves
    Then Alice has 29 life
    And Alice has not lost the game
    And nothing else changes

  @id:adapter-check.place.poison.lost @cr.704.5c
  Scenario: A player with 9 poison counters loses to an attack with infect
    Given Bob has 20 life, 9 poison counters
    And Alice controls an elf (Glistener Elf)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the elf
    And the game advances to the combat damage step
    Then Bob has 20 life, 10 poison counters, lost the game

  @id:adapter-check.place.graveyard.returns @cr.115.1
  Scenario: A card in the graveyard can be returned by Gravedigger
    Given Alice has a bear (Grizzly Bears) in the graveyard
    And Alice has a digger (Gravedigger) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the bear
    When Alice casts the digger, paying {3}{B}
    And the stack resolves
    Then the bear is in hand
    And the digger is on the battlefield
    And Alice has 1 card in hand, 0 cards in the graveyard
    And nothing else changes

  @id:adapter-check.place.library.first-is-drawn @cr.121.1
  Scenario Outline: The card that is listed first is on top of the library and is drawn (<first>)
    Given it is Alice's end step
    And Bob has a <first> (<card>) in the library
    And Bob has an <second> (<other>) in the library
    When the game advances to the draw step
    Then it is Bob's draw step
    And the <first> is in hand
    And the <second> is in the library

    Examples:
      | id   | first | card           | second | other          |
      | bear | bear  | Grizzly Bears  | lion   | Silvercoat Lion |
      | lion | lion  | Silvercoat Lion | bear   | Grizzly Bears  |

  @id:adapter-check.place.exile.stays-out @cr.702.128a
  Scenario: Embalm works from a graveyard and not from exile
    Given Alice has a buried (Sacred Cat) in the graveyard
    And Alice has an exiled (Sacred Cat) in exile
    When Alice activates "Embalm" of the exiled, paying {W}
    Then that is refused
    And Alice has 1 card in exile
    And nothing else changes
    When Alice activates "Embalm" of the buried, paying {W}
    Then that is accepted
    And the buried is in exile
    And Alice has 2 cards in exile
    And nothing else changes

  @id:adapter-check.place.command.stays-out @cr.702.128a
  Scenario: Embalm does not work from the command zone
    Given Alice has a buried (Sacred Cat) in the graveyard
    And Alice has a waiting (Sacred Cat) in the command zone
    When Alice activates "Embalm" of the waiting, paying {W}
    Then that is refused
    And nothing else changes
    When Alice activates "Embalm" of the buried, paying {W}
    Then that is accepted
    And the buried is in exile
    And nothing else changes

  @id:adapter-check.place.arrival.protection-last @cr.613.7
  Scenario: Indestructibility that came after Lignify protects
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a tree (Lignify), attached to the bear
    And Alice controls a shell (Indestructibility), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And nothing else changes

  @id:adapter-check.place.arrival.protection-first @cr.613.7
  Scenario: Lignify that came after Indestructibility takes the protection away
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a shell (Indestructibility), attached to the bear
    And Alice controls a tree (Lignify), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the shell is in the graveyard
    And the tree is in the graveyard
    And nothing else changes

  @id:adapter-check.place.active.whose-turn @cr.307.1
  Scenario: In Bob's turn Bob may cast a sorcery, and Alice may not
    Given it is Bob's precombat main phase
    And Alice has a hers (Dragon Fodder) in hand
    And Bob has a his (Dragon Fodder) in hand
    When Alice casts the hers, paying {1}{R}
    Then that is refused
    And nothing else changes
    When Bob casts the his, paying {1}{R}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield, controlled by Bob
    And nothing else changes

  @id:adapter-check.place.step.no-sorcery @cr.307.1
  Scenario Outline: Nobody casts a sorcery in the <step>, and an instant is fine
    Given it is Alice's <step>
    And Bob controls a wurm (Craw Wurm)
    And Alice has a fodder (Dragon Fodder) in hand
    And Alice has a shock (Shock) in hand
    When Alice casts the fodder, paying {1}{R}
    Then that is refused
    And it is Alice's <step>
    And nothing else changes
    When Alice casts the shock, targeting the wurm, paying {R}
    And the top of the stack resolves
    Then the wurm is on the battlefield, with 2 damage
    And it is Alice's <step>
    And nothing else changes

    Examples:
      | id                  | step                |
      | upkeep              | upkeep              |
      | draw                | draw step           |
      | beginning-of-combat | beginning of combat |
      | end-of-combat       | end of combat       |
      | end-step            | end step            |

  @id:adapter-check.place.step.second-main @cr.505.1
  Scenario: In the postcombat main phase a sorcery may be cast, and no attack is left
    Given it is Alice's postcombat main phase
    And Alice has a fodder (Dragon Fodder) in hand
    When Alice casts the fodder, paying {1}{R}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield
    And nothing else changes
    When the game advances to the end step
    Then it is Alice's end step
