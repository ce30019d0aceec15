@eternalize.6 @cr.603.6a @cr.614.1c @cr.614.12
Feature: The token enters, so its enters abilities trigger and what changes how it enters applies
  "When this creature enters" triggers for the token as for a creature that was cast, goes on the stack after the ability
  has resolved, and can be answered. What the trigger reads is the token: with a power of 4 Champion of Wits draws four
  cards, Sunscourge Champion gains 4 life, Resilient Khenra gives +4/+4, and Earthshaker Khenra may pick a creature with
  power 4. The power is read when the trigger resolves; if the token has left by then, as it last was.

  "As it enters" and "enters with" apply too, whether the text stands on the copied card or on another permanent, and they
  see the token as it will be: a Zombie, and still what it was. Effects that double tokens double this one, and each token
  has its own triggers and its own choices.

  Then and now. "Enters the battlefield" is today's "enters".

  No card with eternalize says "as this enters" or "enters with" of itself. That half is shown with other permanents that
  look at the token as it enters (Metallic Mimic, Master Biomancer) and with a Vizier of Many Faces that copies it.

  @id:eternalize.6.sunscourge.gains-four @line:RE-06 @needs:control.sunscourge-champion @cr.603.6a @cr.603.3 @cr.707.9b
  Scenario: Sunscourge Champion's token: the trigger waits on the stack, then Alice gains 4 life, once
    Given Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a fodder (Memnite) in hand
    When Alice activates "Eternalize" of the champion, discarding the fodder, paying {2}{W}{W}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And Alice has 20 life
    And Alice has priority
    When the stack resolves
    Then Alice has 24 life
    And exactly 1 new object is on the battlefield
    And the champion is in exile
    And the fodder is in the graveyard
    And nothing else changes

  @id:eternalize.6.sunscourge.grown-in-response @line:RE-08 @needs:control.giant-growth @needs:eternalize.6.sunscourge.gains-four @cr.603.6a @cr.608.2h
  Scenario: Giant Growth on the token in response: Alice gains 7 life
    Given Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a fodder (Memnite) in hand
    And Alice has a growth (Giant Growth) in hand
    When Alice activates "Eternalize" of the champion, discarding the fodder, paying {2}{W}{W}
    And the top of the stack resolves
    And Alice casts the growth, targeting the new-1, paying {G}
    And the stack resolves
    Then Alice has 27 life
    And exactly 1 new object is on the battlefield
    And the champion is in exile
    And the fodder is in the graveyard
    And nothing else changes

  @id:eternalize.6.sunscourge.shrunk-in-response @line:RE-08 @needs:control.toughness-zero @needs:eternalize.6.sunscourge.gains-four @cr.603.6a @cr.608.2h
  Scenario: Disfigure on the token in response: Alice gains 2 life
    Given Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a fodder (Memnite) in hand
    And Bob has a disfigure (Disfigure) in hand
    When Alice activates "Eternalize" of the champion, discarding the fodder, paying {2}{W}{W}
    And the top of the stack resolves
    And Bob casts the disfigure, targeting the new-1, paying {B}
    And the stack resolves
    Then Alice has 22 life
    And exactly 1 new object is on the battlefield
    And the champion is in exile
    And the fodder is in the graveyard
    And nothing else changes

  @id:eternalize.6.sunscourge.killed-in-response @line:RE-08 @needs:control.murder @needs:eternalize.6.sunscourge.gains-four @cr.603.6a @cr.608.2h
  Scenario: Murder on the token in response: Alice gains 4 life all the same
    Given Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a fodder (Memnite) in hand
    And Bob has a murder (Murder) in hand
    When Alice activates "Eternalize" of the champion, discarding the fodder, paying {2}{W}{W}
    And the top of the stack resolves
    And Bob casts the murder, targeting the new-1, paying {1}{B}{B}
    And the top of the stack resolves
    Then exactly 0 new objects are on the battlefield
    And Alice has 20 life
    When the stack resolves
    Then Alice has 24 life
    And exactly 0 new objects are on the battlefield
    And the champion is in exile
    And the fodder is in the graveyard
    And nothing else changes

  @id:eternalize.6.sunscourge.anthem @needs:control.glorious-anthem @needs:eternalize.6.sunscourge.gains-four @cr.603.6a @cr.613.4c
  Scenario: With a Glorious Anthem the token's power is 5 and Alice gains 5 life
    Given Alice controls an anthem (Glorious Anthem)
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a fodder (Memnite) in hand
    When Alice activates "Eternalize" of the champion, discarding the fodder, paying {2}{W}{W}
    And the stack resolves
    Then Alice has 25 life
    And exactly 1 new object is on the battlefield, 5/5
    And the champion is in exile
    And the fodder is in the graveyard
    And nothing else changes

  @id:eternalize.6.champion-of-wits.draws-four @line:RE-09 @needs:control.champion-of-wits @cr.603.6a @cr.707.9b
  Scenario Outline: Champion of Wits' token draws four cards and discards two of Alice's choice (<id>)
    Given Alice has a champion (Champion of Wits) in the graveyard
    And Alice has a one (Memnite) in the library
    And Alice has a two (Ornithopter) in the library
    And Alice has a three (Grizzly Bears) in the library
    And Alice has a four (Silvercoat Lion) in the library
    And Alice has a five (Hill Giant) in the library
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the <first>, then the <second>
    When Alice activates "Eternalize" of the champion, paying {5}{U}{U}
    And the top of the stack resolves
    Then the one is in the library
    When the stack resolves
    Then the <first> is in the graveyard
    And the <second> is in the graveyard
    And the <kept> is in hand
    And the <kept-too> is in hand
    And the five is in the library
    And the champion is in exile
    And exactly 1 new object is on the battlefield
    And nothing else changes

    Examples:
      | id             | first | second | kept | kept-too |
      | the-first-two  | one   | two    | three | four    |
      | the-last-two   | three | four   | one  | two      |

  @id:eternalize.6.champion-of-wits.declines @needs:eternalize.6.champion-of-wits.draws-four.the-first-two @cr.603.6a
  Scenario: Who declines Champion of Wits' draw discards nothing
    Given Alice has a champion (Champion of Wits) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    And Alice has a lion (Silvercoat Lion) in hand
    And Alice has a one (Memnite) in the library
    And Alice, asked whether to, chooses no
    And Alice, asked for objects, chooses the bear, then the lion
    When Alice activates "Eternalize" of the champion, paying {5}{U}{U}
    And the stack resolves
    Then the bear is in hand
    And the lion is in hand
    And the one is in the library
    And the champion is in exile
    And exactly 1 new object is on the battlefield
    And nothing else changes

  @id:eternalize.6.champion-of-wits.killed-in-response @line:RE-09 @needs:control.murder @needs:eternalize.6.champion-of-wits.draws-four.the-first-two @cr.603.6a @cr.608.2h
  Scenario: Murder on Champion of Wits' token in response: Alice draws four cards all the same
    Given Alice has a champion (Champion of Wits) in the graveyard
    And Alice has a one (Memnite) in the library
    And Alice has a two (Ornithopter) in the library
    And Alice has a three (Grizzly Bears) in the library
    And Alice has a four (Silvercoat Lion) in the library
    And Alice has a five (Hill Giant) in the library
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the one, then the two
    When Alice activates "Eternalize" of the champion, paying {5}{U}{U}
    And the top of the stack resolves
    And Bob casts the murder, targeting the new-1, paying {1}{B}{B}
    And the stack resolves
    Then the one is in the graveyard
    And the two is in the graveyard
    And the three is in hand
    And the four is in hand
    And the five is in the library
    And the champion is in exile
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.6.resilient-khenra.pumps @line:RE-11 @needs:control.resilient-khenra @cr.603.6a @cr.707.9b
  Scenario Outline: Resilient Khenra's token gives +4/+4 to the creature that Alice picks (<id>)
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a giant (Hill Giant)
    And Alice has a khenra (Resilient Khenra) in the graveyard
    And Alice, asked for a target, chooses the <target>
    And Alice, asked whether to, chooses yes
    And Bob, asked for a target, chooses the giant
    When Alice activates "Eternalize" of the khenra, paying {4}{G}{G}
    And the stack resolves
    Then the bear is on the battlefield, <bear>
    And the giant is on the battlefield, 3/3
    And exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, <token>
    And the khenra is in exile
    And nothing else changes

    Examples:
      | id        | target | bear | token |
      | the-bear  | bear   | 6/6  | 4/4   |
      | the-token | new-1  | 2/2  | 8/8   |

  @id:eternalize.6.resilient-khenra.declines @needs:eternalize.6.resilient-khenra.pumps.the-bear @cr.603.6a
  Scenario: Who declines Resilient Khenra's pump gets none
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a khenra (Resilient Khenra) in the graveyard
    And Alice, asked for a target, chooses the bear
    And Alice, asked whether to, chooses no
    When Alice activates "Eternalize" of the khenra, paying {4}{G}{G}
    And the stack resolves
    Then the bear is on the battlefield, 2/2
    And exactly 1 new object is on the battlefield, 4/4
    And the khenra is in exile
    And nothing else changes

  @id:eternalize.6.resilient-khenra.killed-in-response @line:RE-11 @needs:control.murder @needs:eternalize.6.resilient-khenra.pumps.the-bear @cr.603.6a @cr.608.2h
  Scenario: Murder on Resilient Khenra's token in response: the bear gets +4/+4 all the same
    Given Alice controls a bear (Grizzly Bears)
    And Bob has a murder (Murder) in hand
    And Alice has a khenra (Resilient Khenra) in the graveyard
    And Alice, asked for a target, chooses the bear
    And Alice, asked whether to, chooses yes
    When Alice activates "Eternalize" of the khenra, paying {4}{G}{G}
    And the top of the stack resolves
    And Bob casts the murder, targeting the new-1, paying {1}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield, 6/6
    And exactly 0 new objects are on the battlefield
    And the khenra is in exile
    And nothing else changes

  @id:eternalize.6.earthshaker-khenra.power-four @line:RE-10 @needs:control.earthshaker-khenra @cr.603.6a @cr.707.9b
  Scenario: Earthshaker Khenra's token picks a creature with power 4, and not one with power 6
    Given Alice has a khenra (Earthshaker Khenra) in the graveyard
    And Bob controls an elemental (Air Elemental)
    And Bob controls a wurm (Craw Wurm)
    And Alice, asked for a target, chooses the wurm, then the elemental
    When Alice activates "Eternalize" of the khenra, paying {4}{R}{R}
    And the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    And the game advances to the declare blockers step
    And Bob blocks the new-1 with the elemental
    Then that is refused
    When Bob blocks the new-1 with the wurm
    Then that is accepted
    And the elemental is not blocking
    And the wurm is blocking
    And exactly 1 new object is on the battlefield, tapped, attacking
    And the khenra is in exile
    And nothing else changes

  @id:eternalize.6.earthshaker-khenra.shrunk-in-response @line:RE-10 @needs:eternalize.6.earthshaker-khenra.power-four @needs:control.toughness-zero @cr.603.6a @cr.608.2b
  Scenario: Disfigure on Earthshaker Khenra's token in response: power 4 is too much now, and the elemental may block
    Given Alice has a khenra (Earthshaker Khenra) in the graveyard
    And Bob controls an elemental (Air Elemental)
    And Bob controls a wurm (Craw Wurm)
    And Bob has a disfigure (Disfigure) in hand
    And Alice, asked for a target, chooses the wurm, then the elemental
    When Alice activates "Eternalize" of the khenra, paying {4}{R}{R}
    And the top of the stack resolves
    And Bob casts the disfigure, targeting the new-1, paying {B}
    And the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    And the game advances to the declare blockers step
    And Bob blocks the new-1 with the elemental
    Then that is accepted
    And the elemental is blocking
    And the wurm is not blocking
    And exactly 1 new object is on the battlefield, 2/2, tapped, attacking
    And the khenra is in exile
    And nothing else changes

  @id:eternalize.6.earthshaker-khenra.lord-of-the-accursed @line:RE-10 @needs:eternalize.6.earthshaker-khenra.power-four @needs:control.lord-of-the-accursed @cr.603.6a @cr.613.4c
  Scenario: With Lord of the Accursed the token has power 5 as it enters and may pick a creature with power 5
    Given Alice controls a lord (Lord of the Accursed)
    And Alice has a khenra (Earthshaker Khenra) in the graveyard
    And Bob controls a dragon (Timeless Dragon)
    And Bob controls an elemental (Air Elemental)
    And Alice, asked for a target, chooses the dragon, then the elemental
    When Alice activates "Eternalize" of the khenra, paying {4}{R}{R}
    And the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    And the game advances to the declare blockers step
    And Bob blocks the new-1 with the dragon
    Then that is refused
    When Bob blocks the new-1 with the elemental
    Then that is accepted
    And the dragon is not blocking
    And the elemental is blocking
    And exactly 1 new object is on the battlefield, 5/5, tapped, attacking
    And the khenra is in exile
    And nothing else changes

  @id:eternalize.6.timeless-witness.returns-a-card @line:CE-48 @needs:control.timeless-witness @cr.603.6a
  Scenario Outline: Timeless Witness' token returns the card that Alice picks, and never the Witness, which is in exile (<id>)
    Given Alice has a witness (Timeless Witness) in the graveyard
    And Alice has a bear (Grizzly Bears) in the graveyard
    And Alice has a lion (Silvercoat Lion) in the graveyard
    And Alice, asked for a target, chooses the witness, then the <back>
    When Alice activates "Eternalize" of the witness, paying {5}{G}{G}
    And the stack resolves
    Then the <back> is in hand
    And the <left> is in the graveyard
    And the witness is in exile
    And exactly 1 new object is on the battlefield
    And nothing else changes

    Examples:
      | id   | back | left |
      | bear | bear | lion |
      | lion | lion | bear |

  @id:eternalize.6.seen-by.bronzebeak-moa @needs:control.bronzebeak-moa @cr.702.129a @cr.603.6a
  Scenario: Bronzebeak Moa sees the token enter and gets +3/+3
    Given Alice controls a moa (Bronzebeak Moa)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the stack resolves
    Then the moa is on the battlefield, 5/5
    And exactly 1 new object is on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.6.seen-by.anointer-priest @needs:control.anointer-priest @cr.702.129a @cr.603.6a
  Scenario: Anointer Priest sees a creature token enter: Alice gains 1 life
    Given Alice controls a priest (Anointer Priest)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the stack resolves
    Then Alice has 21 life
    And exactly 1 new object is on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.6.enters-with.metallic-mimic @line:CE-34 @line:RE-06 @line:RE-27 @needs:control.metallic-mimic.chosen @cr.702.129a @cr.614.12
  Scenario Outline: Metallic Mimic for <type>: the token enters with a +1/+1 counter
    Given Alice has a mimic (Metallic Mimic) in hand
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice, asked for a type, chooses "<type>"
    And Alice casts the mimic, paying {2}
    And the top of the stack resolves
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, with 1 +1/+1 counter, 5/5
    And the mimic is on the battlefield, without counters
    And the combatant is in exile
    And nothing else changes

    Examples:
      | id      | type    |
      | zombie  | Zombie  |
      | human   | Human   |
      | warrior | Warrior |

  @id:eternalize.6.enters-with.metallic-mimic-for-another-type @line:RE-27 @needs:control.metallic-mimic.another-type @needs:eternalize.6.enters-with.metallic-mimic.zombie @cr.702.129a @cr.614.12
  Scenario: Metallic Mimic for Elf: the token enters without a counter
    Given Alice has a mimic (Metallic Mimic) in hand
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice, asked for a type, chooses "Elf"
    And Alice casts the mimic, paying {2}
    And the top of the stack resolves
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, without counters, 4/4
    And the mimic is on the battlefield, without counters
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.6.enters-with.read-by-the-trigger @needs:control.metallic-mimic.chosen @needs:eternalize.6.sunscourge.gains-four @cr.603.6a @cr.614.12
  Scenario: The counter that it entered with counts for the trigger: Alice gains 5 life
    Given Alice has a mimic (Metallic Mimic) in hand
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a fodder (Memnite) in hand
    And Alice, asked for a type, chooses "Zombie"
    And Alice casts the mimic, paying {2}
    And the top of the stack resolves
    When Alice activates "Eternalize" of the champion, discarding the fodder, paying {2}{W}{W}
    And the stack resolves
    Then Alice has 25 life
    And exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, with 1 +1/+1 counter, 5/5
    And the champion is in exile
    And the fodder is in the graveyard
    And nothing else changes

  @id:eternalize.6.enters-with.hardened-scales @needs:control.hardened-scales @cr.702.129a @cr.614.12 @cr.614.16
  Scenario: Hardened Scales adds one to the counter of Metallic Mimic: the token enters with two
    Given Alice controls a scales (Hardened Scales)
    And Alice has a mimic (Metallic Mimic) in hand
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice, asked for a type, chooses "Zombie"
    And Alice, asked which replacement applies, chooses the mimic, then the scales
    And Alice casts the mimic, paying {2}
    And the top of the stack resolves
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, with 2 +1/+1 counters, 6/6
    And the mimic is on the battlefield, without counters
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.6.enters-with.master-biomancer @line:CE-35 @needs:control.master-biomancer @cr.702.129a @cr.614.12
  Scenario: Master Biomancer: the token enters with two +1/+1 counters and as a Mutant besides
    Given Alice controls a biomancer (Master Biomancer)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, with 2 +1/+1 counters, 6/6, with subtypes Human and Warrior and Zombie and Mutant
    And the biomancer is on the battlefield, 2/4
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.6.as-enters.vizier-of-many-faces @line:RE-06 @needs:control.vizier-of-many-faces @cr.707.5 @cr.614.1c @cr.707.9b
  Scenario: As it enters, an embalmed Vizier of Many Faces becomes a copy of the token: 4/4 as that one, white by its own text
    Given Bob controls a giant (Hill Giant)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a vizier (Vizier of Many Faces) in the graveyard
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the new-1
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice activates "Embalm" of the vizier, paying {3}{U}{U}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield
    And exactly 2 new objects are on the battlefield, named "Proven Combatant", 4/4, with types Creature, with subtypes Human and Warrior and Zombie, with no mana cost, with mana value 0, a token
    And exactly 1 new object is on the battlefield, colored black
    And exactly 1 new object is on the battlefield, colored white
    And the combatant is in exile
    And the vizier is in exile
    And nothing else changes

  @id:eternalize.6.doubled.two-tokens @line:CE-33 @cr.702.129a @cr.614.16
  Scenario Outline: <doubler> makes two tokens
    Given Alice controls a doubler (<doubler>)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield
    And exactly 2 new objects are on the battlefield, controlled by Alice, owned by Alice, without counters, named "Proven Combatant", 4/4, colored black, with types Creature, with subtypes Human and Warrior and Zombie, with no mana cost, with mana value 0, a token
    And the combatant is in exile
    And nothing else changes

    Examples:
      | id                  | doubler             | needs                       |
      | anointed-procession | Anointed Procession | control.anointed-procession |
      | parallel-lives      | Parallel Lives      | control.parallel-lives      |
      | doubling-season     | Doubling Season     | control.doubling-season     |

  @id:eternalize.6.doubled.not-for-the-opponent @needs:eternalize.6.doubled.two-tokens.anointed-procession @cr.702.129a
  Scenario: The opponent's Anointed Procession makes no second token
    Given Bob controls a doubler (Anointed Procession)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.6.doubled.twice @needs:eternalize.6.doubled.two-tokens.anointed-procession @needs:eternalize.6.doubled.two-tokens.parallel-lives @cr.702.129a @cr.614.16 @cr.616.1
  Scenario Outline: Two doublers make four tokens, whichever is applied first (<id>)
    Given Alice controls a procession (Anointed Procession)
    And Alice controls a lives (Parallel Lives)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice, asked which replacement applies, chooses the <first>
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 4 new objects are on the battlefield
    And exactly 4 new objects are on the battlefield, named "Proven Combatant", 4/4, colored black, a token
    And the combatant is in exile
    And nothing else changes

    Examples:
      | id               | first      |
      | procession-first | procession |
      | lives-first      | lives      |

  @id:eternalize.6.doubled.each-triggers @line:CE-33 @needs:eternalize.6.sunscourge.gains-four @needs:eternalize.6.doubled.two-tokens.anointed-procession @cr.603.6a @cr.614.16
  Scenario: Each of two tokens has its own trigger: Alice gains 4 and 4
    Given Alice controls a procession (Anointed Procession)
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a fodder (Memnite) in hand
    And Alice, asked for an order, chooses the new-1, then the new-2
    When Alice activates "Eternalize" of the champion, discarding the fodder, paying {2}{W}{W}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield
    And Alice has 20 life
    When the top of the stack resolves
    Then Alice has 24 life
    When the top of the stack resolves
    Then Alice has 28 life
    And the stack is empty
    And exactly 2 new objects are on the battlefield
    And the champion is in exile
    And the fodder is in the graveyard
    And nothing else changes

  @id:eternalize.6.doubled.tokens-and-counters @line:CE-67 @needs:control.doubling-season @needs:control.doubling-season.counters @needs:eternalize.6.enters-with.metallic-mimic.zombie @cr.702.129a @cr.614.12 @cr.614.16 @cr.616.1g
  Scenario: Doubling Season and Metallic Mimic: two tokens, each with two +1/+1 counters
    Given Alice controls a season (Doubling Season)
    And Alice has a mimic (Metallic Mimic) in hand
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice, asked for a type, chooses "Zombie"
    And Alice, asked which replacement applies, chooses the season, then the mimic
    And Alice casts the mimic, paying {2}
    And the top of the stack resolves
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield
    And exactly 2 new objects are on the battlefield, with 2 +1/+1 counters, 6/6
    And the mimic is on the battlefield, without counters
    And the combatant is in exile
    And nothing else changes

  # Over any board

  @id:eternalize.6.any.doubled @quantified @cr.614.16 @cr.614.1a
  Scenario: What doubles tokens doubles this one, and the second is like the first
    Given any board with a card with eternalize
    And with one doubler and nothing that changes sizes or counters
    When eternalize resolves
    Then exactly two tokens have been created
    And each of the tokens is on the battlefield, 4/4, colored black, with no mana cost

  @id:eternalize.6.any.reads-the-token @quantified @cr.603.6a @cr.603.2
  Scenario: Sunscourge Champion's ability triggers for the token and reads its power
    Given any board with a Sunscourge Champion
    And with no doubler and nothing that changes sizes or counters and nothing else that triggers
    When eternalize resolves
    Then its owner has gained 4 life
