@eternalize.3 @cr.601.2h @cr.602.2b @cr.113.7a
Feature: The card is exiled as a cost, so nobody can answer by exiling it
  Exiling the card is part of what its owner pays. Once the ability is on the stack, the card lies in exile: to take the
  card or the whole graveyard away now changes nothing. The ability no longer depends on its source. If it is countered,
  what was paid stays paid: the card is in exile and there is no token.

  An engine that exiles the card only when the ability resolves, or that looks for it in the graveyard again at that
  time, is caught here.

  @id:eternalize.3.seen-on-the-stack @line:RE-03 @cr.702.129a @cr.602.2b @cr.601.2h
  Scenario: With the ability still on the stack the card is in exile and there is no token
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a bear (Grizzly Bears) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}, called the promise
    Then that is accepted
    And the combatant is in exile, with mana cost {U}, with mana value 1
    And the bear is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.3.the-card-keeps-its-values @cr.702.129a @cr.601.2h
  Scenario: The card keeps its mana cost in the graveyard and in exile; only the token has none
    Given Alice has a champion (Champion of Wits) in the graveyard
    And Alice, asked whether to, chooses no
    Then the champion is in the graveyard, with mana cost {2}{U}, with mana value 3
    When Alice activates "Eternalize" of the champion, paying {5}{U}{U}
    Then the champion is in exile, with mana cost {2}{U}, with mana value 3
    When the stack resolves
    Then the champion is in exile, with mana cost {2}{U}, with mana value 3
    And exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, with no mana cost, with mana value 0
    And nothing else changes

  @id:eternalize.3.crook.all-graveyards @line:RE-03 @line:CE-06 @needs:control.crook-of-condemnation.all @cr.702.129a @cr.601.2h @cr.113.7a
  Scenario: Crook of Condemnation exiles all graveyards in response, and the token comes all the same
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a lion (Silvercoat Lion) in the graveyard
    And Bob controls a crook (Crook of Condemnation)
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And Bob activates "{1}, Exile" of the crook, paying {1}
    And the top of the stack resolves
    Then the lion is in exile
    And the combatant is in exile
    And exactly 0 new objects are on the battlefield
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, named "Proven Combatant", controlled by Alice, 4/4
    And the combatant is in exile
    And the lion is in exile
    And the crook is in exile
    And nothing else changes

  @id:eternalize.3.tormods-crypt @line:RE-03 @line:CE-06 @needs:control.tormods-crypt @cr.702.129a @cr.601.2h @cr.113.7a
  Scenario: Tormod's Crypt exiles the graveyard in response, and the token comes all the same
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a lion (Silvercoat Lion) in the graveyard
    And Bob controls a crypt (Tormod's Crypt)
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And Bob activates "{T}, Sacrifice" of the crypt, targeting Alice
    And the top of the stack resolves
    Then the lion is in exile
    And exactly 0 new objects are on the battlefield
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, named "Proven Combatant", controlled by Alice, 4/4
    And the combatant is in exile
    And the lion is in exile
    And the crypt is in the graveyard
    And nothing else changes

  @id:eternalize.3.crook.single-card @line:RE-03 @needs:control.crook-of-condemnation.one @cr.702.129a @cr.601.2h
  Scenario: After the activation the card is no card in a graveyard any more, and the Crook can't pick it
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Bob controls a crook (Crook of Condemnation)
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And Bob activates "{1}, {T}" of the crook, targeting the combatant, paying {1}
    Then that is refused
    And the combatant is in exile
    And the crook is untapped
    When the stack resolves
    Then exactly 1 new object is on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.3.taken-before @needs:control.crook-of-condemnation.one @needs:eternalize.0.in-a-main-phase.precombat @cr.702.129a @cr.113.6m
  Scenario: Once the Crook has exiled the card it can't be eternalized
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Bob controls a crook (Crook of Condemnation)
    When Bob activates "{1}, {T}" of the crook, targeting the combatant, paying {1}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in exile
    And the crook is tapped
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.3.stifle @line:CE-07 @needs:control.stifle @cr.702.129a @cr.701.6a
  Scenario: Stifle counters the ability: the card stays in exile and there is no token
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a stifle (Stifle) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}, called the promise
    And Bob casts the stifle, targeting the promise, paying {U}
    Then that is accepted
    When the stack resolves
    Then the combatant is in exile
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.3.stifle.no-second-try @needs:eternalize.3.stifle @cr.702.129a @cr.113.6m
  Scenario: After Stifle the card, in exile, can't be eternalized again
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a stifle (Stifle) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}, called the promise
    And Bob casts the stifle, targeting the promise, paying {U}
    And the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in exile
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.3.crook-then-stifle @needs:control.stifle @needs:control.crook-of-condemnation.all @cr.702.129a @cr.701.6a
  Scenario: The Crook changes nothing, then Stifle takes the token away
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Bob controls a crook (Crook of Condemnation)
    And Bob has a stifle (Stifle) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}, called the promise
    And Bob activates "{1}, Exile" of the crook, paying {1}
    And the top of the stack resolves
    And Bob casts the stifle, targeting the promise, paying {U}
    And the stack resolves
    Then the combatant is in exile
    And the crook is in exile
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.3.counterspell @line:CE-49 @needs:control.counterspell @needs:eternalize.3.seen-on-the-stack @cr.702.129a @cr.602.2a
  Scenario: Nothing is cast, so Counterspell has nothing to target
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a counterspell (Counterspell) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}, called the promise
    And Bob casts the counterspell, targeting the promise, paying {U}{U}
    Then that is refused
    And the counterspell is in hand
    And the combatant is in exile
    When the stack resolves
    Then exactly 1 new object is on the battlefield
    And the counterspell is in hand
    And the combatant is in exile
    And nothing else changes

  # Over any board

  @id:eternalize.3.any.at-once @quantified @cr.602.2b @cr.601.2h
  Scenario: The card is in exile as soon as the ability is on the stack
    Given any board with a card with eternalize
    When its owner eternalizes the card
    Then that is accepted
    And the card is in exile
    And no token has been created

  @id:eternalize.3.any.answer-is-too-late @quantified @cr.113.7a @cr.702.129a
  Scenario: Emptying the graveyard in answer changes nothing
    Given any board with a card with eternalize and no doubler
    When eternalize resolves after an answer that empties the graveyard
    Then exactly one token has been created
    And the card is in exile

  @id:eternalize.3.any.countered @quantified @cr.601.2h
  Scenario: Countered, it has cost the card all the same
    Given any board with a card with eternalize
    When eternalize is countered
    Then no token has been created
    And the card is in exile
