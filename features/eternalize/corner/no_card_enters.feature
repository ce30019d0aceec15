@eternalize.corner.no-card-enters @cr.111.1 @cr.108.2b
Feature: What keeps cards from entering does not keep the token out
  The card goes to exile and stays there; what enters is a token that was never in a graveyard. So effects on creature cards
  that would enter from a graveyard, or on nontoken creatures that were not cast, have nothing to do with it.

  @id:eternalize.corner.no-card-enters.grafdiggers-cage @line:CE-40 @cr.702.129a @cr.111.2
  Scenario: Beside Grafdigger's Cage the token enters, and its trigger comes
    Given Bob controls a cage (Grafdigger's Cage)
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the champion, discarding the bear, paying {2}{W}{W}
    Then that is accepted
    When the stack resolves
    Then exactly 1 new object is on the battlefield, named "Sunscourge Champion", a token
    And Alice has 24 life
    And the champion is in exile
    And the bear is in the graveyard
    And nothing else changes

  @id:eternalize.corner.no-card-enters.containment-priest @needs:control.containment-priest @line:CE-40 @cr.702.129a @cr.111.2
  Scenario: Beside Containment Priest the token enters, though it was not cast
    Given Bob controls a priest (Containment Priest)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, named "Proven Combatant", a token
    And the combatant is in exile
    And nothing else changes
