@eternalize.7 @cr.118.3 @cr.601.2h @cr.602.2
Feature: A card that must be discarded for the cost can't be the eternalize card itself
  Sunscourge Champion and Sinuous Striker ask for a discard besides the mana. A discard comes out of the hand. The card
  that is to be eternalized lies in the graveyard when its owner begins to activate the ability, so it can't be the one.
  With an empty hand the cost can't be paid and the activation is illegal, and what had been started is undone with
  nothing paid. With a card in hand that card is discarded as a cost: it is in the graveyard before anybody can respond.

  The card that Vizier of the Anointed lets its owner draw comes too late: it triggers on the activation, when everything
  has been paid.

  @id:eternalize.7.one-card @cr.702.129a @cr.601.2h
  Scenario Outline: With one card in hand it is accepted, and that card is in the graveyard while the ability is on the stack
    Given Alice has a card (<card>) in the graveyard
    And Alice has a fodder (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the card, discarding the fodder, paying <cost>
    Then that is accepted
    And the card is in exile
    And the fodder is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

    Examples:
      | id                  | card                | cost      |
      | sunscourge-champion | Sunscourge Champion | {2}{W}{W} |
      | sinuous-striker     | Sinuous Striker     | {3}{U}{U} |

  @id:eternalize.7.empty-hand @line:CE-10 @line:RE-07 @cr.118.3 @cr.601.2h
  Scenario Outline: With an empty hand it is refused, and nothing is paid
    Given Alice has a card (<card>) in the graveyard
    When Alice activates "Eternalize" of the card, paying <cost>
    Then that is refused
    And the card is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

    Examples:
      | id                  | card                | cost      | needs                                     |
      | sunscourge-champion | Sunscourge Champion | {2}{W}{W} | eternalize.7.one-card.sunscourge-champion |
      | sinuous-striker     | Sinuous Striker     | {3}{U}{U} | eternalize.7.one-card.sinuous-striker     |

  @id:eternalize.7.itself @line:RE-07 @cr.118.3 @cr.601.2h
  Scenario Outline: To name the eternalize card itself as the discard is refused, though there is another card in hand
    Given Alice has a card (<card>) in the graveyard
    And Alice has a fodder (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the card, discarding the card, paying <cost>
    Then that is refused
    And the card is in the graveyard
    And the fodder is in hand
    And exactly 0 new objects are on the battlefield
    And nothing else changes

    Examples:
      | id                  | card                | cost      | needs                                     |
      | sunscourge-champion | Sunscourge Champion | {2}{W}{W} | eternalize.7.one-card.sunscourge-champion |
      | sinuous-striker     | Sinuous Striker     | {3}{U}{U} | eternalize.7.one-card.sinuous-striker     |

  @id:eternalize.7.one-mana-short @line:CE-56 @cr.118.3 @cr.601.2h
  Scenario Outline: One mana short it is refused, and the card for the discard stays in hand
    Given Alice has a card (<card>) in the graveyard
    And Alice has a fodder (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the card, discarding the fodder, paying <mana>
    Then that is refused
    And the card is in the graveyard
    And the fodder is in hand
    And exactly 0 new objects are on the battlefield
    And nothing else changes

    Examples:
      | id                  | card                | mana      | needs                                     |
      | sunscourge-champion | Sunscourge Champion | {1}{W}{W} | eternalize.7.one-card.sunscourge-champion |
      | sinuous-striker     | Sinuous Striker     | {2}{U}{U} | eternalize.7.one-card.sinuous-striker     |

  @id:eternalize.7.wrong-moment @needs:eternalize.7.one-card.sunscourge-champion @cr.602.5d @cr.307.5
  Scenario: In the upkeep it is refused, and nothing is discarded
    Given it is Alice's upkeep
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a fodder (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the champion, discarding the fodder, paying {2}{W}{W}
    Then that is refused
    And the champion is in the graveyard
    And the fodder is in hand
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.7.the-owner-picks @line:CE-12 @cr.702.129a @cr.601.2h
  Scenario Outline: Of two cards in hand the owner discards the one that is announced, the <kept> stays
    Given Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    And Alice has a lion (Silvercoat Lion) in hand
    When Alice activates "Eternalize" of the champion, discarding the <given>, paying {2}{W}{W}
    Then that is accepted
    And the <given> is in the graveyard
    And the <kept> is in hand
    And the champion is in exile
    And nothing else changes

    Examples:
      | id   | given | kept |
      | bear | bear  | lion |
      | lion | lion  | bear |

  @id:eternalize.7.nothing-else-is-discarded @cr.702.129a @cr.601.2h
  Scenario: A card without a discard in its cost is eternalized with cards in hand, and none is discarded
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a fodder (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    And the combatant is in exile
    And the fodder is in hand
    And nothing else changes

  @id:eternalize.7.discarded-and-eternalized-next @line:CE-11 @cr.702.129a @cr.601.2h
  Scenario: The discarded card may have eternalize itself and be the next
    Given Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a combatant (Proven Combatant) in hand
    When Alice activates "Eternalize" of the champion, discarding the combatant, paying {2}{W}{W}
    And the stack resolves
    Then the combatant is in the graveyard
    And Alice has 24 life
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the stack resolves
    Then exactly 2 new objects are on the battlefield
    And exactly 1 new object is on the battlefield, named "Sunscourge Champion"
    And exactly 1 new object is on the battlefield, named "Proven Combatant"
    And the champion is in exile
    And the combatant is in exile
    And Alice has 24 life
    And nothing else changes

  @id:eternalize.7.countered @needs:control.stifle @cr.702.129a @cr.701.6a
  Scenario: Stifle gives nothing back: the discarded card stays in the graveyard and the champion in exile
    Given Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a fodder (Grizzly Bears) in hand
    And Bob has a stifle (Stifle) in hand
    When Alice activates "Eternalize" of the champion, discarding the fodder, paying {2}{W}{W}, called the promise
    And Bob casts the stifle, targeting the promise, paying {U}
    And the stack resolves
    Then the champion is in exile
    And the fodder is in the graveyard
    And Alice has 20 life
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.7.vizier.the-draw-comes-after @line:RE-12 @needs:control.vizier-of-the-anointed @cr.702.129a @cr.603.3 @cr.601.2h
  Scenario: Vizier of the Anointed draws after the discard, before the ability resolves
    Given Alice controls a vizier (Vizier of the Anointed)
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a fodder (Grizzly Bears) in hand
    And Alice has a lion (Silvercoat Lion) in the library
    When Alice activates "Eternalize" of the champion, discarding the fodder, paying {2}{W}{W}
    Then that is accepted
    And the champion is in exile
    And the fodder is in the graveyard
    And the lion is in the library
    When the top of the stack resolves
    Then the lion is in hand
    And the champion is in exile
    And the fodder is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.7.vizier.does-not-help @line:CE-10 @line:RE-12 @needs:eternalize.7.vizier.the-draw-comes-after @cr.118.3 @cr.601.2h
  Scenario: With an empty hand Vizier of the Anointed does not help, its draw would come too late
    Given Alice controls a vizier (Vizier of the Anointed)
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a lion (Silvercoat Lion) in the library
    When Alice activates "Eternalize" of the champion, paying {2}{W}{W}
    Then that is refused
    And the champion is in the graveyard
    And the lion is in the library
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  # Over any board

  @id:eternalize.7.any.another-card @quantified @cr.601.2h @cr.701.9a
  Scenario: The discarded card lies in the graveyard before anybody can answer
    Given any board with a card that asks for a discard
    When its owner eternalizes the card
    Then that is accepted
    And the discarded card is in the graveyard
    And the card is in exile

  @id:eternalize.7.any.not-itself @quantified @cr.118.3 @cr.702.129a
  Scenario: Refused with nothing to discard or with the card itself
    Given any board with a card that asks for a discard
    When eternalize is tried without its discard
    Then that is refused
    And the card keeps its place
