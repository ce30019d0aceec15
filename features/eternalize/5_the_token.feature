@eternalize.5 @cr.707.9b @cr.202.3a @cr.205.1b
Feature: The token is a Zombie besides what it was, black and nothing but black, 4/4 at base, without a mana cost, and all of that is copiable
  The four exceptions are part of the copying itself. So they are copiable values: a copy of the token has them too, and
  every effect that changes power and toughness works on 4/4. Zombie comes in addition to the printed types. Black comes
  instead of the printed colors. The mana cost is not {0}: there is none, and so the mana value is 0. The name is the
  card's.

  Then and now. "Converted mana cost" is today's "mana value".

  God-Pharaoh's Gift, Hour of Eternity and The Scarab God look alike and differ: their tokens are 4/4 black Zombies too,
  but Zombie takes the place of the other creature types and the mana cost stays. Embalm differs the other way: white, no
  mana cost, Zombie in addition, and the printed power and toughness. The legend rule is no matter for eternalize: no card
  with eternalize in tournament play is legendary. The playtest card Lazotep Archway is left out, its text is known only
  in part.

  @id:eternalize.5.token @line:RE-05 @cr.702.129a @cr.707.9b @cr.202.3a
  Scenario Outline: The token of each card with eternalize
    Given Alice has a card (<card>) in the graveyard
    And Alice, asked whether to, chooses no
    When Alice activates "Eternalize" of the card, paying <cost>
    Then that is accepted
    And the card is in exile
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, controlled by Alice, owned by Alice, untapped, without counters, named "<card>", 4/4, colored black, with types Creature, with subtypes <types> and Zombie, with no supertypes, with no mana cost, with mana value 0, a token
    And the card is in exile
    And nothing else changes

    Examples:
      | id                 | card               | cost         | types             |
      | adorned-pouncer    | Adorned Pouncer    | {3}{W}{W}    | Cat               |
      | champion-of-wits   | Champion of Wits   | {5}{U}{U}    | Snake and Wizard  |
      | dreamstealer       | Dreamstealer       | {4}{B}{B}    | Human and Wizard  |
      | earthshaker        | Earthshaker Khenra | {4}{R}{R}    | Jackal and Warrior |
      | fanatic-of-rhonas  | Fanatic of Rhonas  | {2}{G}{G}    | Snake and Druid   |
      | proven-combatant   | Proven Combatant   | {4}{U}{U}    | Human and Warrior |
      | resilient-khenra   | Resilient Khenra   | {4}{G}{G}    | Jackal and Wizard |
      | steadfast-sentinel | Steadfast Sentinel | {4}{W}{W}    | Human and Cleric  |
      | timeless-dragon    | Timeless Dragon    | {2}{W}{W}    | Dragon            |
      | timeless-witness   | Timeless Witness   | {5}{G}{G}    | Human and Shaman  |

  @id:eternalize.5.token-for-a-discard @line:RE-05 @cr.702.129a @cr.707.9b @cr.202.3a
  Scenario Outline: The token of each card whose cost has a discard in it
    Given Alice has a card (<card>) in the graveyard
    And Alice has a fodder (Memnite) in hand
    When Alice activates "Eternalize" of the card, discarding the fodder, paying <cost>
    Then that is accepted
    And the card is in exile
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, controlled by Alice, owned by Alice, untapped, without counters, named "<card>", 4/4, colored black, with types Creature, with subtypes <types> and Zombie, with no supertypes, with no mana cost, with mana value 0, a token
    And the card is in exile
    And the fodder is in the graveyard
    And nothing else changes

    Examples:
      | id                  | card                | cost      | types             |
      | sinuous-striker     | Sinuous Striker     | {3}{U}{U} | Snake and Warrior |
      | sunscourge-champion | Sunscourge Champion | {2}{W}{W} | Human and Wizard  |

  @id:eternalize.5.zombie @needs:control.lord-of-the-accursed @cr.707.9b @cr.205.1b
  Scenario: It is a Zombie: Lord of the Accursed makes it 5/5, and not the same card on the battlefield
    Given Alice controls a lord (Lord of the Accursed)
    And Alice controls a second (Proven Combatant)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, 5/5
    And the second is on the battlefield, 1/1
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.5.still-human @needs:control.bonds-of-faith.human @needs:control.bonds-of-faith.no-human @cr.707.9b @cr.205.1b
  Scenario: It is still a Human: Bonds of Faith makes it 6/6
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a bonds (Bonds of Faith) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice casts the bonds, targeting the new-1, paying {1}{W}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, 6/6
    And the bonds is on the battlefield, attached to the new-1
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.5.black.doom-blade @line:CE-25 @needs:control.destroy.doom-blade @needs:control.doom-blade.black @cr.707.9b
  Scenario: It is black: Doom Blade can't target it, though it can target the white card on the battlefield
    Given Alice has a sentinel (Steadfast Sentinel) in the graveyard
    And Alice controls a second (Steadfast Sentinel)
    And Bob has a blade (Doom Blade) in hand
    When Alice activates "Eternalize" of the sentinel, paying {4}{W}{W}
    And the top of the stack resolves
    And Bob casts the blade, targeting the new-1, paying {1}{B}
    Then that is refused
    And exactly 1 new object is on the battlefield
    And the blade is in hand
    When Bob casts the blade, targeting the second, paying {1}{B}
    Then that is accepted
    When the top of the stack resolves
    Then the second is in the graveyard
    And exactly 1 new object is on the battlefield
    And the sentinel is in exile
    And nothing else changes

  @id:eternalize.5.black.celestial-purge @line:CE-25 @needs:control.celestial-purge @needs:control.celestial-purge.white @cr.707.9b @cr.111.7
  Scenario: It is black: Celestial Purge exiles it
    Given Alice has a sentinel (Steadfast Sentinel) in the graveyard
    And Bob has a purge (Celestial Purge) in hand
    When Alice activates "Eternalize" of the sentinel, paying {4}{W}{W}
    And the top of the stack resolves
    And Bob casts the purge, targeting the new-1, paying {1}{W}
    Then that is accepted
    When the top of the stack resolves
    Then the new-1 is gone
    And exactly 0 new objects are on the battlefield
    And the sentinel is in exile
    And nothing else changes

  @id:eternalize.5.mana-value.fatal-push @line:CE-23 @needs:control.fatal-push.small @needs:control.fatal-push.large @cr.702.129a @cr.202.3a
  Scenario: Its mana value is 0: Fatal Push without revolt destroys the token of a card with mana value 4
    Given Alice has a sentinel (Steadfast Sentinel) in the graveyard
    And Bob has a push (Fatal Push) in hand
    When Alice activates "Eternalize" of the sentinel, paying {4}{W}{W}
    And the top of the stack resolves
    And Bob casts the push, targeting the new-1, paying {B}
    And the top of the stack resolves
    Then the new-1 is gone
    And exactly 0 new objects are on the battlefield
    And the sentinel is in exile
    And nothing else changes

  @id:eternalize.5.mana-value.ratchet-bomb @line:CE-24 @needs:control.ratchet-bomb @cr.702.129a @cr.202.3a
  Scenario: Ratchet Bomb without counters destroys the token, and not the card with mana value 1 beside it
    Given Alice controls a second (Proven Combatant)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob controls a bomb (Ratchet Bomb)
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Bob activates "{T}, Sacrifice" of the bomb
    And the top of the stack resolves
    Then the new-1 is gone
    And the second is on the battlefield
    And the bomb is in the graveyard
    And exactly 0 new objects are on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.5.mana-value.engineered-explosives @line:CE-24 @needs:control.engineered-explosives @cr.702.129a @cr.202.3a
  Scenario: Engineered Explosives for 0 destroys the token, and not the card with mana value 1 beside it
    Given Alice controls a second (Proven Combatant)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob controls an explosives (Engineered Explosives)
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Bob activates "{2}, Sacrifice" of the explosives, paying {2}
    And the top of the stack resolves
    Then the new-1 is gone
    And the second is on the battlefield
    And the explosives is in the graveyard
    And exactly 0 new objects are on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.5.base.anthem @needs:control.glorious-anthem @cr.707.9b @cr.613.4c
  Scenario: 4/4 is the base: with a Glorious Anthem the token is 5/5
    Given Alice controls an anthem (Glorious Anthem)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, 5/5, without counters
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.5.base.counters @needs:control.skinrender-survived @cr.707.9b @cr.613.4c
  Scenario: 4/4 is the base: with three -1/-1 counters of Skinrender the token is 1/1
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a skinrender (Skinrender) in hand
    And Alice, asked for a target, chooses the new-1
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice casts the skinrender, paying {2}{B}{B}
    And the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, with 3 -1/-1 counters, 1/1
    And the skinrender is on the battlefield, without counters
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.5.base.moved-counter @needs:control.counter-move @cr.707.9b @cr.613.4c
  Scenario: 4/4 is the base: with a +1/+1 counter moved onto it the token is 5/5
    Given Alice controls a guildmage (Simic Guildmage)
    And Alice controls a bear (Grizzly Bears), with 1 +1/+1 counter
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice activates "{1}{G}" of the guildmage, targeting the bear and the new-1, paying {1}{G}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, with 1 +1/+1 counter, 5/5
    And the bear is on the battlefield, without counters
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.5.base.turned-to-frog @needs:control.turn-to-frog @cr.707.9b @cr.613.4b
  Scenario: Turn to Frog makes the token a blue 1/1 Frog for the turn; then it is the black 4/4 again
    Else: the turn changes.
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a frog-spell (Turn to Frog) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Bob casts the frog-spell, targeting the new-1, paying {1}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, 1/1, colored blue, with types Creature, with subtypes Frog, with no mana cost, named "Proven Combatant"
    When the game advances to the upkeep
    Then it is Bob's upkeep
    And exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, 4/4, colored black, with types Creature, with subtypes Human and Warrior and Zombie, with no mana cost

  @id:eternalize.5.copied.clone @line:CE-26 @line:RE-23 @needs:control.clone @cr.707.9b @cr.707.3
  Scenario: Clone of the token is a black 4/4 Human Warrior Zombie without a mana cost, and no token
    Given Bob controls a giant (Hill Giant)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a clone (Clone) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the new-1
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice casts the clone, paying {3}{U}
    And the top of the stack resolves
    Then the clone is on the battlefield, controlled by Alice, named "Proven Combatant", 4/4, colored black, with types Creature, with subtypes Human and Warrior and Zombie, with no supertypes, with no mana cost, with mana value 0, not a token
    And exactly 1 new object is on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.5.copied.clone-with-abilities @line:RE-23 @needs:control.clone @needs:control.sunscourge-champion @cr.707.3 @cr.603.6a
  Scenario: Clone of the token has its enters trigger and its 4 power: Alice gains 4 and 4
    Given Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a fodder (Memnite) in hand
    And Alice has a clone (Clone) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the new-1
    When Alice activates "Eternalize" of the champion, discarding the fodder, paying {2}{W}{W}
    And the stack resolves
    Then Alice has 24 life
    When Alice casts the clone, paying {3}{U}
    And the stack resolves
    Then Alice has 28 life
    And the clone is on the battlefield, named "Sunscourge Champion", 4/4
    And exactly 1 new object is on the battlefield
    And the champion is in exile
    And the fodder is in the graveyard
    And nothing else changes

  @id:eternalize.5.copied.counterpart @line:CE-27 @line:RE-23 @needs:control.cackling-counterpart @cr.707.9b @cr.707.3 @cr.111.3
  Scenario: Cackling Counterpart makes a second token just like the first
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a counterpart (Cackling Counterpart) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice casts the counterpart, targeting the new-1, paying {1}{U}{U}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield
    And exactly 2 new objects are on the battlefield, controlled by Alice, owned by Alice, named "Proven Combatant", 4/4, colored black, with types Creature, with subtypes Human and Warrior and Zombie, with no supertypes, with no mana cost, with mana value 0, a token
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.5.copied.copy-of-a-copy @line:RE-23 @needs:eternalize.5.copied.clone @needs:control.cackling-counterpart @cr.707.9b @cr.707.3
  Scenario: A copy of a copy still has it all: Cackling Counterpart on the Clone of the token
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a clone (Clone) in hand
    And Alice has a counterpart (Cackling Counterpart) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the new-1
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice casts the clone, paying {3}{U}
    And the top of the stack resolves
    And Alice casts the counterpart, targeting the clone, paying {1}{U}{U}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield
    And exactly 2 new objects are on the battlefield, named "Proven Combatant", 4/4, colored black, with types Creature, with subtypes Human and Warrior and Zombie, with no mana cost, with mana value 0, a token
    And the clone is on the battlefield, named "Proven Combatant", 4/4, colored black, with no mana cost, with mana value 0, not a token
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.5.copied.without-the-pump @needs:control.clone @needs:control.giant-growth @cr.707.9b @cr.707.2
  Scenario: Clone of a token under Giant Growth is 4/4, not 7/7
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a growth (Giant Growth) in hand
    And Alice has a clone (Clone) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the new-1
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice casts the growth, targeting the new-1, paying {G}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, 7/7
    When Alice casts the clone, paying {3}{U}
    And the top of the stack resolves
    Then the clone is on the battlefield, named "Proven Combatant", 4/4
    And exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, 7/7
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.5.copied.without-the-frog @line:CE-69 @needs:control.clone @needs:control.turn-to-frog @cr.707.9b @cr.707.2
  Scenario: Clone of a token that is a Frog for the turn is the black 4/4 Human Warrior Zombie
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a frog-spell (Turn to Frog) in hand
    And Alice has a clone (Clone) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the new-1
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice casts the frog-spell, targeting the new-1, paying {1}{U}
    And the top of the stack resolves
    And Alice casts the clone, paying {3}{U}
    And the top of the stack resolves
    Then the clone is on the battlefield, named "Proven Combatant", 4/4, colored black, with types Creature, with subtypes Human and Warrior and Zombie, with no mana cost, with mana value 0
    And exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, 1/1, colored blue, with subtypes Frog
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.5.copied.the-card-is-clone-again @line:CE-26 @needs:eternalize.5.copied.clone @needs:control.murder @cr.707.3 @cr.400.7
  Scenario: The Clone of the token dies and is the card Clone again, with its mana cost and its color
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a clone (Clone) in hand
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the new-1
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice casts the clone, paying {3}{U}
    And the top of the stack resolves
    And Bob casts the murder, targeting the clone, paying {1}{B}{B}
    And the top of the stack resolves
    Then the clone is in the graveyard, named "Clone", colored blue, with mana cost {3}{U}, with mana value 4
    And exactly 1 new object is on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.5.contrast.embalm @needs:control.sacred-cat @cr.702.129a @cr.707.9b
  Scenario: Beside an embalmed Sacred Cat: white and 1/1 there, black and 4/4 here, both Zombie Cats without a mana cost
    Given Alice has a pouncer (Adorned Pouncer) in the graveyard
    And Alice has a cat (Sacred Cat) in the graveyard
    When Alice activates "Embalm" of the cat, paying {W}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the pouncer, paying {3}{W}{W}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield
    And exactly 1 new object is on the battlefield, named "Sacred Cat", 1/1, colored white, with subtypes Cat and Zombie, with no mana cost, with mana value 0
    And exactly 1 new object is on the battlefield, named "Adorned Pouncer", 4/4, colored black, with subtypes Cat and Zombie, with no mana cost, with mana value 0
    And the pouncer is in exile
    And the cat is in exile
    And nothing else changes

  @id:eternalize.5.contrast.the-scarab-god @line:CE-55 @needs:control.the-scarab-god @cr.702.129a @cr.707.9b
  Scenario: Beside a token of The Scarab God: that one is only a Zombie and keeps its mana cost
    Given Alice controls a god (The Scarab God)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a second (Proven Combatant) in the graveyard
    When Alice activates "{2}{U}{B}" of the god, targeting the second, paying {2}{U}{B}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield, named "Proven Combatant", 4/4, colored black
    And exactly 1 new object is on the battlefield, with subtypes Zombie, with mana cost {U}, with mana value 1
    And exactly 1 new object is on the battlefield, with subtypes Human and Warrior and Zombie, with no mana cost, with mana value 0
    And the combatant is in exile
    And the second is in exile
    And nothing else changes

  @id:eternalize.5.contrast.hour-of-eternity @line:RE-19 @needs:control.hour-of-eternity @cr.702.129a @cr.707.9b
  Scenario: Beside a token of Hour of Eternity: that one is only a Zombie and keeps its mana cost
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a second (Proven Combatant) in the graveyard
    And Alice has an hour (Hour of Eternity) in hand
    When Alice casts the hour, targeting the second, with X = 1, paying {2}{U}{U}{U}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield, named "Proven Combatant", 4/4, colored black
    And exactly 1 new object is on the battlefield, with subtypes Zombie, with mana cost {U}, with mana value 1
    And exactly 1 new object is on the battlefield, with subtypes Human and Warrior and Zombie, with no mana cost, with mana value 0
    And the combatant is in exile
    And the second is in exile
    And nothing else changes

  @id:eternalize.5.contrast.god-pharaohs-gift @line:RE-19 @needs:control.god-pharaohs-gift @cr.702.129a @cr.707.9b @cr.302.6
  Scenario: Beside a token of God-Pharaoh's Gift: that one keeps its mana cost, is only a Zombie, and may attack at once
    Given Alice controls a gift (God-Pharaoh's Gift)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a second (Proven Combatant) in the graveyard
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the second
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And the game advances to the beginning of combat
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield, named "Proven Combatant", 4/4, colored black
    And exactly 1 new object is on the battlefield, with subtypes Zombie, with mana cost {U}, with mana value 1
    And exactly 1 new object is on the battlefield, with subtypes Human and Warrior and Zombie, with no mana cost, with mana value 0
    When the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    Then that is refused
    When Alice attacks Bob with the new-2
    Then that is accepted
    And exactly 1 new object is on the battlefield, with mana value 1, tapped, attacking
    And exactly 1 new object is on the battlefield, with mana value 0, untapped, not attacking
    And the combatant is in exile
    And the second is in exile
    And nothing else changes

  @id:eternalize.5.contrast.legend-rule @needs:control.legend-rule-on-a-token-copy @needs:control.anointed-procession @cr.702.129a @cr.707.9b
  Scenario: Two tokens with one name both stay: the copy of a card that is not legendary is not legendary
    Given Alice controls a procession (Anointed Procession)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice, asked which legend to keep, chooses the new-1
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield
    And exactly 2 new objects are on the battlefield, named "Proven Combatant", with no supertypes
    And the combatant is in exile
    And nothing else changes

  # Over any board

  @id:eternalize.5.any.token @quantified @cr.702.129a @cr.707.9b @cr.202.3a
  Scenario: Black and nothing else, 4/4, without a mana cost, a Zombie besides what it was
    Given any board with a card with eternalize
    And with nothing that changes sizes or counters
    When eternalize resolves
    Then each of the tokens is on the battlefield, a token, 4/4, colored black, with no mana cost, with mana value 0
    And each of the tokens is like the card in name and creature types, and a Zombie besides

  @id:eternalize.5.any.copy @quantified @cr.707.9b @cr.707.2
  Scenario: A copy of the token has all of it too
    Given any board with a card with eternalize
    And with nothing that changes sizes or counters and no doubler
    When a token is copied
    Then exactly one token has been created
    And each of the tokens is on the battlefield, a token, 4/4, colored black, with no mana cost, with mana value 0
    And each of the tokens is like the card in name and creature types, and a Zombie besides
