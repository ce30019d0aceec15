@eternalize.0 @cr.702.129a @cr.602.2 @cr.602.5d @cr.307.5
Feature: Eternalize is an activated ability that works only in its owner's graveyard and only at sorcery speed
  A card with eternalize has an activated ability that works while the card lies in a graveyard. Its cost is what stands
  after the keyword, and exiling the card itself. When the ability resolves, its controller creates one token: a copy of
  the card with exactly four exceptions. It is black, it is 4/4, it has no mana cost, and it is a Zombie besides what it
  was. The ability follows the timing of a sorcery: one's own main phase, an empty stack, priority.

  Then and now. When the cards were previewed the rule was to be 702.128a; today that number is embalm and eternalize is
  702.129a. "Only any time you could cast a sorcery" has become "activate only as a sorcery" and means the same.

  An engine must show that only the owner can do it, only out of the graveyard, only at that moment, only for the whole
  cost, and that one token and nothing more comes of it. Each refusal stands beside a twin that is accepted and differs
  in one fact.

  @id:eternalize.0.in-a-main-phase @line:CE-01 @cr.702.129a @cr.602.2 @cr.307.5
  Scenario Outline: In one's own main phase on an empty stack it is activated, and one token comes of it
    Given it is Alice's <step>
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    And the combatant is in exile
    And exactly 0 new objects are on the battlefield
    And nothing else changes
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, untapped, undamaged, without counters, attached to nothing, controlled by Alice, owned by Alice, named "Proven Combatant", a token
    And the combatant is in exile
    And the stack is empty
    And Alice has priority
    And nothing else changes

    Examples:
      | id         | step                  |
      | precombat  | precombat main phase  |
      | postcombat | postcombat main phase |

  @id:eternalize.0.outside-the-main-phases @line:CE-01 @needs:eternalize.0.in-a-main-phase.precombat @cr.602.5d @cr.307.5
  Scenario Outline: In one's own turn, but outside the main phases, it is refused
    Given it is Alice's <step>
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

    Examples:
      | id                  | step                |
      | upkeep              | upkeep              |
      | draw-step           | draw step           |
      | beginning-of-combat | beginning of combat |
      | end-of-combat       | end of combat       |
      | end-step            | end step            |

  @id:eternalize.0.in-the-opponents-turn @line:CE-01 @needs:eternalize.0.in-a-main-phase.precombat @cr.602.5d @cr.307.5
  Scenario Outline: In the opponent's turn it is refused, main phases included
    Given it is Bob's <step>
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

    Examples:
      | id                    | step                  |
      | upkeep                | upkeep                |
      | precombat-main-phase  | precombat main phase  |
      | beginning-of-combat   | beginning of combat   |
      | postcombat-main-phase | postcombat main phase |
      | end-step              | end step              |

  @id:eternalize.0.combat.after-it @line:CE-01 @cr.702.129a @cr.307.5
  Scenario: After the combat, in the second main phase, it is accepted
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the postcombat main phase
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    And the combatant is in exile
    And the bear is tapped, not attacking
    And Bob has 18 life
    And nothing else changes

  @id:eternalize.0.combat.attackers-declared @line:CE-01 @needs:eternalize.0.combat.after-it @cr.602.5d @cr.307.5
  Scenario: With attackers declared it is refused
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And the bear is tapped, attacking
    And nothing else changes

  @id:eternalize.0.combat.blockers-declared @needs:eternalize.0.combat.after-it @cr.602.5d @cr.307.5
  Scenario: With blockers declared it is refused
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a spider (Giant Spider)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks the bear with the spider
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And the bear is tapped, attacking
    And the spider is blocking
    And nothing else changes

  @id:eternalize.0.combat.damage-dealt @needs:eternalize.0.combat.after-it @cr.602.5d @cr.307.5
  Scenario: With the combat damage dealt, but still in that step, it is refused
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the combat damage step
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And the bear is tapped, attacking
    And Bob has 18 life
    And nothing else changes

  @id:eternalize.0.own-spell.resolved @needs:control.giant-growth @cr.702.129a @cr.307.5
  Scenario: Once one's own spell has resolved it is accepted
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a growth (Giant Growth) in hand
    When Alice casts the growth, targeting the bear, paying {G}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    And the combatant is in exile
    And the growth is in the graveyard
    And nothing else changes

  @id:eternalize.0.own-spell.on-the-stack @line:CE-01 @needs:eternalize.0.own-spell.resolved @cr.602.5d @cr.307.5
  Scenario: With one's own spell on the stack it is refused
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a growth (Giant Growth) in hand
    When Alice casts the growth, targeting the bear, paying {G}
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And the growth is on the stack
    And nothing else changes

  @id:eternalize.0.opponents-spell.resolved @needs:control.bolt-player @cr.702.129a @cr.307.5
  Scenario: Once the opponent's spell has resolved it is accepted
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting Alice, paying {R}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    And the combatant is in exile
    And Alice has 17 life
    And nothing else changes

  @id:eternalize.0.opponents-spell.on-the-stack @line:CE-01 @needs:eternalize.0.opponents-spell.resolved @cr.602.5d @cr.307.5
  Scenario: With the opponent's spell on the stack it is refused
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting Alice, paying {R}
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And the bolt is on the stack
    And nothing else changes

  @id:eternalize.0.two-cards.one-after-the-other @cr.702.129a @cr.307.5
  Scenario: Two cards are eternalized one after the other
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a sentinel (Steadfast Sentinel) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the sentinel, paying {4}{W}{W}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 2 new objects are on the battlefield
    And exactly 1 new object is on the battlefield, named "Proven Combatant"
    And exactly 1 new object is on the battlefield, named "Steadfast Sentinel"
    And the combatant is in exile
    And the sentinel is in exile
    And nothing else changes

  @id:eternalize.0.two-cards.at-once @needs:eternalize.0.two-cards.one-after-the-other @cr.602.5d @cr.307.5
  Scenario: With one eternalize ability on the stack the next is refused
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a sentinel (Steadfast Sentinel) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And Alice activates "Eternalize" of the sentinel, paying {4}{W}{W}
    Then that is refused
    And the combatant is in exile
    And the sentinel is in the graveyard
    And nothing else changes

  @id:eternalize.0.somebody-elses-card @line:CE-15 @needs:eternalize.0.in-a-main-phase.precombat @cr.602.2
  Scenario: A card in the opponent's graveyard can't be eternalized
    Given Bob has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in Bob's graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.0.another-zone @needs:eternalize.0.in-a-main-phase.precombat @cr.702.129a @cr.113.6m
  Scenario Outline: Out of any zone but the graveyard it is refused
    Given Alice has a combatant (Proven Combatant) <zone>
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is <zone>
    And exactly 0 new objects are on the battlefield
    And nothing else changes

    Examples:
      | id      | zone           |
      | hand    | in hand        |
      | exile   | in exile       |
      | library | in the library |

  @id:eternalize.0.on-the-battlefield @needs:eternalize.0.in-a-main-phase.precombat @cr.702.129a @cr.113.6m
  Scenario: On the battlefield the ability can't be activated
    Given Alice controls a combatant (Proven Combatant)
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is on the battlefield
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.0.the-token-itself @line:CE-28 @needs:eternalize.0.in-a-main-phase.precombat @cr.702.129a @cr.113.6m
  Scenario: The token has the ability too, but can't use it where it is
    Given Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the new-1, paying {4}{U}{U}
    Then that is refused
    And exactly 1 new object is on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.0.one-mana-short @line:CE-56 @cr.601.2h @cr.118.3
  Scenario Outline: One mana short of the printed cost it is refused, and nothing is paid
    Given Alice has a card (<card>) in the graveyard
    When Alice activates "Eternalize" of the card, paying <mana>
    Then that is refused
    And the card is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

    Examples:
      | id                | card              | mana         | needs                                |
      | adorned-pouncer   | Adorned Pouncer   | {2}{W}{W}    | eternalize.5.token.adorned-pouncer   |
      | champion-of-wits  | Champion of Wits  | {4}{U}{U}    | eternalize.5.token.champion-of-wits  |
      | dreamstealer      | Dreamstealer      | {3}{B}{B}    | eternalize.5.token.dreamstealer      |
      | earthshaker       | Earthshaker Khenra | {3}{R}{R}   | eternalize.5.token.earthshaker       |
      | fanatic-of-rhonas | Fanatic of Rhonas | {1}{G}{G}    | eternalize.5.token.fanatic-of-rhonas |
      | proven-combatant  | Proven Combatant  | {3}{U}{U}    | eternalize.5.token.proven-combatant  |
      | resilient-khenra  | Resilient Khenra  | {3}{G}{G}    | eternalize.5.token.resilient-khenra  |
      | steadfast-sentinel | Steadfast Sentinel | {3}{W}{W}  | eternalize.5.token.steadfast-sentinel |
      | timeless-dragon   | Timeless Dragon   | {1}{W}{W}    | eternalize.5.token.timeless-dragon   |
      | timeless-witness  | Timeless Witness  | {4}{G}{G}    | eternalize.5.token.timeless-witness  |

  @id:eternalize.0.the-wrong-colors @needs:eternalize.0.in-a-main-phase.precombat @cr.601.2h @cr.118.3
  Scenario: Enough mana, but one of it of the wrong color, is refused
    Given Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{B}
    Then that is refused
    And the combatant is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.0.it-is-activated @line:RE-12 @needs:control.vizier-of-the-anointed @cr.702.129a @cr.603.3
  Scenario: It is an activation: Vizier of the Anointed sees it and draws before the token is there
    Given Alice controls a vizier (Vizier of the Anointed)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a lion (Silvercoat Lion) in the library
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then the combatant is in exile
    And the lion is in the library
    When the top of the stack resolves
    Then the lion is in hand
    And the combatant is in exile
    And exactly 0 new objects are on the battlefield
    And nothing else changes
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And the lion is in hand
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.0.it-is-no-ability-of-a-creature @line:CE-44 @line:RE-18 @needs:control.harsh-mentor @needs:eternalize.0.in-a-main-phase.precombat @cr.702.129a @cr.602.2
  Scenario: It is the ability of a card, not of a creature on the battlefield, so Harsh Mentor does not trigger
    Given Bob controls a mentor (Harsh Mentor)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the stack resolves
    Then Alice has 20 life
    And the combatant is in exile
    And exactly 1 new object is on the battlefield
    And nothing else changes

  @id:eternalize.0.token.attacks-with-haste @needs:control.haste-by-act-of-treason @cr.702.129a @cr.702.10b
  Scenario: Given haste, the token attacks in the turn in which it was created
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice controls a bear (Grizzly Bears)
    And Alice has a treason (Act of Treason) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice casts the treason, targeting the new-1, paying {2}{R}
    And the top of the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    Then that is accepted
    And exactly 1 new object is on the battlefield, tapped, attacking
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.0.token.is-summoning-sick @line:CE-46 @needs:eternalize.0.token.attacks-with-haste @cr.702.129a @cr.302.6
  Scenario: Without haste the token can't attack in the turn in which it was created
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice controls a bear (Grizzly Bears)
    And Alice has a treason (Act of Treason) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    Then that is refused
    And exactly 1 new object is on the battlefield, untapped, not attacking
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.0.token.ceases-to-exist @line:CE-28 @line:CE-29 @cr.702.129a @cr.111.7 @cr.704.5d
  Scenario Outline: The token ceases to exist when it leaves the battlefield, and the card stays in exile
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a spell (<spell>) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    When Bob casts the spell, targeting the new-1, paying <mana>
    And the top of the stack resolves
    Then the new-1 is gone
    And exactly 0 new objects are on the battlefield
    And the combatant is in exile
    And nothing else changes

    Examples:
      | id       | spell    | mana      | needs            |
      | murder   | Murder   | {1}{B}{B} | control.murder   |
      | unsummon | Unsummon | {U}       | control.unsummon |

  @id:eternalize.0.token.cloudshift @line:CE-29 @needs:control.cloudshift @cr.702.129a @cr.111.8 @cr.704.5d
  Scenario: A token that is exiled by Cloudshift does not come back
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a cloudshift (Cloudshift) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    When Alice casts the cloudshift, targeting the new-1, paying {W}
    And the top of the stack resolves
    Then the new-1 is gone
    And exactly 0 new objects are on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.0.token.dies @line:CE-29 @needs:control.blood-artist @needs:control.murder @cr.702.129a @cr.704.5d
  Scenario: Before it ceases to exist, a token that is destroyed dies as any creature
    Given Alice controls an artist (Blood Artist)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a murder (Murder) in hand
    And Alice, asked for a target, chooses Bob
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Bob casts the murder, targeting the new-1, paying {1}{B}{B}
    And the stack resolves
    Then Bob has 19 life
    And Alice has 21 life
    And the new-1 is gone
    And exactly 0 new objects are on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.0.token.is-no-card @line:RE-24 @needs:control.leyline-of-the-void @needs:eternalize.0.token.dies @cr.702.129a @cr.111.6
  Scenario: Leyline of the Void speaks of cards, so under it the token still dies
    Given Bob controls a leyline (Leyline of the Void)
    And Alice controls an artist (Blood Artist)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a murder (Murder) in hand
    And Alice, asked for a target, chooses Bob
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Bob casts the murder, targeting the new-1, paying {1}{B}{B}
    And the stack resolves
    Then Bob has 19 life
    And Alice has 21 life
    And the new-1 is gone
    And exactly 0 new objects are on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.0.token.rest-in-peace @line:RE-24 @needs:control.rest-in-peace @needs:eternalize.0.token.dies @cr.702.129a @cr.614.6
  Scenario: Rest in Peace speaks of cards and tokens, so under it the token does not die
    Given Bob controls a peace (Rest in Peace)
    And Alice controls an artist (Blood Artist)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a murder (Murder) in hand
    And Alice, asked for a target, chooses Bob
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Bob casts the murder, targeting the new-1, paying {1}{B}{B}
    And the stack resolves
    Then Bob has 20 life
    And Alice has 20 life
    And the new-1 is gone
    And exactly 0 new objects are on the battlefield
    And the combatant is in exile
    And the murder is in exile
    And nothing else changes

  # Over any board

  @id:eternalize.0.any.refused @quantified @cr.702.129a @cr.602.5d
  Scenario: Refused but out of its owner's graveyard, by its owner, at sorcery speed
    Given any board with a card with eternalize
    When eternalize is tried where or when it can't be
    Then that is refused
    And the card keeps its place

  @id:eternalize.0.any.whole-cost @quantified @cr.702.129a @cr.602.2b
  Scenario: Refused without the whole cost
    Given any board with a card with eternalize
    When eternalize is tried without its mana
    Then that is refused
    And the card keeps its place

  @id:eternalize.0.any.one-token @quantified @cr.702.129a
  Scenario: One token comes of it, and the card stays in exile
    Given any board with a card with eternalize and no doubler
    When eternalize resolves
    Then exactly one token has been created
    And the card is in exile
