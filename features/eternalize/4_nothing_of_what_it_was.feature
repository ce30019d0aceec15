@eternalize.4 @cr.707.2 @cr.400.7
Feature: The token copies what is printed on the card, and nothing of what the permanent was before it died
  The ability copies the card in exile: its printed values, with the four exceptions. A card that left the battlefield has
  become a new object that remembers nothing. Counters, Auras, Equipment, damage, pumps, lost abilities, other colors,
  other controllers, and what the permanent had copied: all that is gone, whatever happened.

  It goes for both sides. Nothing of the history comes along, and nothing of what is printed gets lost: the token has the
  keywords, the triggered and the activated abilities of the card.

  The histories are played, not placed, where they are more than counters, damage and attachments.

  @id:eternalize.4.marks @line:RE-04 @line:CE-14 @needs:control.murder @cr.707.2 @cr.400.7
  Scenario Outline: Counters, damage and being tapped don't come along
    Given Alice controls a sentinel (Steadfast Sentinel), <history>
    And Alice has a murder (Murder) in hand
    When Alice casts the murder, targeting the sentinel, paying {1}{B}{B}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the sentinel, paying {4}{W}{W}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, untapped, undamaged, without counters, named "Steadfast Sentinel", 4/4, colored black, with types Creature, with subtypes Human and Cleric and Zombie
    And the sentinel is in exile
    And nothing else changes

    Examples:
      | id             | history               |
      | plus-counters  | with 3 +1/+1 counters |
      | minus-counters | with 2 -1/-1 counters |
      | damage         | with 2 damage         |
      | tapped         | tapped                |

  @id:eternalize.4.attachments @line:RE-04 @line:CE-14 @needs:control.murder @cr.707.2 @cr.400.7
  Scenario Outline: What was attached to the creature is not attached to the token and has no effect on it
    Given Alice controls a sentinel (Steadfast Sentinel)
    And Alice controls a thing (<thing>), attached to the sentinel
    And Alice has a murder (Murder) in hand
    When Alice casts the murder, targeting the sentinel, paying {1}{B}{B}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the sentinel, paying {4}{W}{W}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, named "Steadfast Sentinel", 4/4, colored black, with types Creature, with subtypes Human and Cleric and Zombie
    And the thing is <end>, attached to nothing
    And the sentinel is in exile
    And nothing else changes

    Examples:
      | id            | thing         | end                |
      | holy-strength | Holy Strength | in the graveyard   |
      | lignify       | Lignify       | in the graveyard   |
      | short-sword   | Short Sword   | on the battlefield |

  @id:eternalize.4.was-a-land @line:RE-04 @line:CE-62 @needs:control.vindicate @needs:control.song-of-the-dryads @cr.707.2 @cr.400.7
  Scenario: Song of the Dryads had made it a colorless Forest; the token is the creature that is printed
    Given Alice controls a sentinel (Steadfast Sentinel)
    And Alice controls a song (Song of the Dryads), attached to the sentinel
    And Alice has a vindicate (Vindicate) in hand
    Then the sentinel is on the battlefield, colorless, with types Land, with subtypes Forest
    When Alice casts the vindicate, targeting the sentinel, paying {1}{W}{B}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the sentinel, paying {4}{W}{W}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, named "Steadfast Sentinel", 4/4, colored black, with types Creature, with subtypes Human and Cleric and Zombie
    And the song is in the graveyard
    And the sentinel is in exile
    And nothing else changes

  @id:eternalize.4.pumped @line:RE-04 @needs:control.murder @needs:control.giant-growth @cr.707.2 @cr.400.7
  Scenario: A Giant Growth of this turn does not come along
    Given Alice controls a sentinel (Steadfast Sentinel)
    And Alice has a growth (Giant Growth) in hand
    And Alice has a murder (Murder) in hand
    And Alice casts the growth, targeting the sentinel, paying {G}
    And the top of the stack resolves
    When Alice casts the murder, targeting the sentinel, paying {1}{B}{B}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the sentinel, paying {4}{W}{W}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, named "Steadfast Sentinel", 4/4
    And the sentinel is in exile
    And nothing else changes

  @id:eternalize.4.turned-to-frog @line:RE-04 @line:CE-14 @line:CE-62 @needs:control.murder @needs:control.turn-to-frog @needs:control.sunscourge-champion @cr.707.2 @cr.400.7 @cr.603.6a
  Scenario: It died as a blue Frog without abilities; the token is no Frog and has its abilities
    Given Alice controls a champion (Sunscourge Champion)
    And Alice has a frog-spell (Turn to Frog) in hand
    And Alice has a murder (Murder) in hand
    And Alice has a fodder (Memnite) in hand
    And Alice casts the frog-spell, targeting the champion, paying {1}{U}
    And the top of the stack resolves
    When Alice casts the murder, targeting the champion, paying {1}{B}{B}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the champion, discarding the fodder, paying {2}{W}{W}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, named "Sunscourge Champion", 4/4, colored black, with types Creature, with subtypes Human and Wizard and Zombie
    When the stack resolves
    Then Alice has 24 life
    And the champion is in exile
    And the fodder is in the graveyard
    And exactly 1 new object is on the battlefield
    And nothing else changes

  @id:eternalize.4.stolen @line:CE-14 @needs:control.stolen-and-murdered @cr.707.2 @cr.602.2 @cr.111.2
  Scenario: A stolen creature goes to its owner's graveyard, and its owner gets the token in the own next main phase
    Else: the turn changes.
    Given it is Bob's precombat main phase
    And Alice controls a sentinel (Steadfast Sentinel)
    And Bob has a treason (Act of Treason) in hand
    And Bob has a murder (Murder) in hand
    And Bob casts the treason, targeting the sentinel, paying {2}{R}
    And the top of the stack resolves
    When Bob casts the murder, targeting the sentinel, paying {1}{B}{B}
    And the top of the stack resolves
    Then the sentinel is in Alice's graveyard
    When the game advances to the upkeep
    And the game advances to the precombat main phase
    Then it is Alice's precombat main phase
    When Alice activates "Eternalize" of the sentinel, paying {4}{W}{W}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, named "Steadfast Sentinel", 4/4, controlled by Alice, owned by Alice
    And the sentinel is in exile

  @id:eternalize.4.stolen.not-for-the-thief @line:CE-14 @needs:eternalize.4.stolen @cr.602.2
  Scenario: The thief can't eternalize the creature that died on his side
    Given it is Bob's precombat main phase
    And Alice controls a sentinel (Steadfast Sentinel)
    And Bob has a treason (Act of Treason) in hand
    And Bob has a murder (Murder) in hand
    And Bob casts the treason, targeting the sentinel, paying {2}{R}
    And the top of the stack resolves
    When Bob casts the murder, targeting the sentinel, paying {1}{B}{B}
    And the top of the stack resolves
    And Bob activates "Eternalize" of the sentinel, paying {4}{W}{W}
    Then that is refused
    And the sentinel is in Alice's graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.4.exchanged @needs:control.murder @needs:control.switcheroo @cr.707.2 @cr.602.2 @cr.111.2
  Scenario: It died under the opponent's control in its owner's main phase, and its owner gets the token at once
    Given Alice controls a sentinel (Steadfast Sentinel)
    And Bob controls a bear (Grizzly Bears)
    And Alice has a switcheroo (Switcheroo) in hand
    And Alice has a murder (Murder) in hand
    And Alice casts the switcheroo, targeting the sentinel and the bear, paying {4}{U}
    And the top of the stack resolves
    When Alice casts the murder, targeting the sentinel, paying {1}{B}{B}
    And the top of the stack resolves
    Then the sentinel is in Alice's graveyard
    And the bear is on the battlefield, controlled by Alice
    When Alice activates "Eternalize" of the sentinel, paying {4}{W}{W}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, named "Steadfast Sentinel", 4/4, controlled by Alice, owned by Alice
    And the bear is on the battlefield, controlled by Alice
    And the sentinel is in exile
    And nothing else changes

  @id:eternalize.4.was-copied @needs:control.murder @needs:control.clone @cr.707.2 @cr.702.129a
  Scenario: The original that a Clone had copied is eternalized
    Given Alice controls a combatant (Proven Combatant)
    And Alice has a clone (Clone) in hand
    And Alice has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the combatant
    And Alice casts the clone, paying {3}{U}
    And the top of the stack resolves
    When Alice casts the murder, targeting the combatant, paying {1}{B}{B}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, named "Proven Combatant", 4/4
    And the combatant is in exile
    And the clone is on the battlefield, named "Proven Combatant", 1/1, colored blue, with mana cost {U}
    And nothing else changes

  @id:eternalize.4.was-a-copy @line:CE-13 @line:RE-04 @needs:eternalize.4.was-copied @cr.707.2 @cr.400.7
  Scenario: A Clone that had copied it is Clone again in the graveyard and has no eternalize
    Given Alice controls a combatant (Proven Combatant)
    And Alice has a clone (Clone) in hand
    And Alice has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the combatant
    And Alice casts the clone, paying {3}{U}
    And the top of the stack resolves
    When Alice casts the murder, targeting the clone, paying {1}{B}{B}
    And the top of the stack resolves
    Then the clone is in the graveyard, named "Clone", with mana value 4
    When Alice activates "Eternalize" of the clone, paying {4}{U}{U}
    Then that is refused
    And the clone is in the graveyard
    And the combatant is on the battlefield
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.4.printed.double-strike @needs:control.adorned-pouncer @needs:control.haste-by-act-of-treason @cr.707.2
  Scenario: The token has its keywords: Adorned Pouncer's token deals 4 damage twice
    Given Alice has a pouncer (Adorned Pouncer) in the graveyard
    And Alice has a treason (Act of Treason) in hand
    When Alice activates "Eternalize" of the pouncer, paying {3}{W}{W}
    And the top of the stack resolves
    And Alice casts the treason, targeting the new-1, paying {2}{R}
    And the top of the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    And the game advances to the combat damage step
    Then Bob has 12 life
    And the pouncer is in exile
    And exactly 1 new object is on the battlefield, tapped, attacking
    And nothing else changes

  @id:eternalize.4.printed.vigilance @needs:control.steadfast-sentinel @needs:control.haste-by-act-of-treason @cr.707.2
  Scenario: Steadfast Sentinel's token has vigilance: it attacks and stays untapped
    Given Alice has a sentinel (Steadfast Sentinel) in the graveyard
    And Alice has a treason (Act of Treason) in hand
    When Alice activates "Eternalize" of the sentinel, paying {4}{W}{W}
    And the top of the stack resolves
    And Alice casts the treason, targeting the new-1, paying {2}{R}
    And the top of the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    Then that is accepted
    And exactly 1 new object is on the battlefield, untapped, attacking
    And the sentinel is in exile
    And nothing else changes

  @id:eternalize.4.printed.flying @needs:control.timeless-dragon @needs:control.haste-by-act-of-treason @cr.707.2
  Scenario: Timeless Dragon's token flies: the bear can't block it, the elemental can
    Given Alice has a dragon (Timeless Dragon) in the graveyard
    And Alice has a treason (Act of Treason) in hand
    And Bob controls a bear (Grizzly Bears)
    And Bob controls an elemental (Air Elemental)
    When Alice activates "Eternalize" of the dragon, paying {2}{W}{W}
    And the top of the stack resolves
    And Alice casts the treason, targeting the new-1, paying {2}{R}
    And the top of the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    And the game advances to the declare blockers step
    And Bob blocks the new-1 with the bear
    Then that is refused
    When Bob blocks the new-1 with the elemental
    Then that is accepted
    And the bear is not blocking
    And the elemental is blocking
    And the dragon is in exile
    And exactly 1 new object is on the battlefield
    And nothing else changes

  @id:eternalize.4.printed.menace @needs:control.dreamstealer @needs:control.haste-by-act-of-treason @cr.707.2
  Scenario: Dreamstealer's token has menace: one creature can't block it, two can
    Given Alice has a dreamstealer (Dreamstealer) in the graveyard
    And Alice has a treason (Act of Treason) in hand
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a giant (Hill Giant)
    When Alice activates "Eternalize" of the dreamstealer, paying {4}{B}{B}
    And the top of the stack resolves
    And Alice casts the treason, targeting the new-1, paying {2}{R}
    And the top of the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    And the game advances to the declare blockers step
    And Bob blocks the new-1 with the giant
    Then that is refused
    When Bob blocks the new-1 with the bear and the new-1 with the giant
    Then that is accepted
    And the bear is blocking
    And the giant is blocking
    And the dreamstealer is in exile
    And exactly 1 new object is on the battlefield
    And nothing else changes

  @id:eternalize.4.printed.combat-damage-trigger @needs:control.dreamstealer.discard @needs:control.haste-by-act-of-treason @cr.707.2 @cr.603.2
  Scenario: Dreamstealer's token has the trigger: 4 combat damage, and 4 cards are discarded
    Given Alice has a dreamstealer (Dreamstealer) in the graveyard
    And Alice has a treason (Act of Treason) in hand
    And Bob has a one (Memnite) in hand
    And Bob has a two (Ornithopter) in hand
    And Bob has a three (Grizzly Bears) in hand
    And Bob has a four (Silvercoat Lion) in hand
    And Bob has a five (Hill Giant) in hand
    And Bob, asked for objects, chooses the one, then the two, then the three, then the four
    When Alice activates "Eternalize" of the dreamstealer, paying {4}{B}{B}
    And the top of the stack resolves
    And Alice casts the treason, targeting the new-1, paying {2}{R}
    And the top of the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    And the game advances to the combat damage step
    And the stack resolves
    Then Bob has 16 life
    And the one is in the graveyard
    And the two is in the graveyard
    And the three is in the graveyard
    And the four is in the graveyard
    And the five is in hand
    And the dreamstealer is in exile
    And exactly 1 new object is on the battlefield
    And nothing else changes

  @id:eternalize.4.printed.activated-ability @needs:control.sinuous-striker @cr.707.2
  Scenario: Sinuous Striker's token has the activated ability: {U} makes it 5/3
    Given Alice has a striker (Sinuous Striker) in the graveyard
    And Alice has a fodder (Memnite) in hand
    When Alice activates "Eternalize" of the striker, discarding the fodder, paying {3}{U}{U}
    And the top of the stack resolves
    And Alice activates "{U}" of the new-1, paying {U}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield, 5/3
    And the striker is in exile
    And the fodder is in the graveyard
    And nothing else changes

  @id:eternalize.4.printed.haste @line:CE-46 @needs:control.earthshaker-khenra @cr.707.2 @cr.702.10b
  Scenario: Earthshaker Khenra's token has haste and attacks at once, another token beside it can't
    Given Alice has a khenra (Earthshaker Khenra) in the graveyard
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob controls a bear (Grizzly Bears)
    And Alice, asked for a target, chooses the bear
    When Alice activates "Eternalize" of the khenra, paying {4}{R}{R}
    And the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the new-1 and Bob with the new-2
    Then that is refused
    When Alice attacks Bob with the new-1
    Then that is accepted
    When the game advances to the combat damage step
    Then Bob has 16 life
    And exactly 2 new objects are on the battlefield
    And exactly 1 new object is on the battlefield, tapped, attacking, named "Earthshaker Khenra"
    And the khenra is in exile
    And the combatant is in exile
    And nothing else changes

  # Over any board

  @id:eternalize.4.any.history @quantified @cr.400.7 @cr.707.2
  Scenario: Whatever happened to it, the token is as fresh as the card
    Given any board with a card with eternalize that was on the battlefield and nothing that changes sizes or counters
    When eternalize resolves
    Then each of the tokens is on the battlefield, 4/4, untapped, undamaged, without counters, attached to nothing
