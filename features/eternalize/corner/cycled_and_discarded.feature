@eternalize.corner.cycled-and-discarded @cr.702.29f @cr.701.9a @cr.603.3
Feature: To plainscycle is to cycle and not to draw, and what is discarded for the cost is seen to be discarded
  Timeless Dragon comes to the graveyard by its own ability: a kind of cycling that searches and does not draw. A card that
  is discarded to pay for eternalize is discarded as any card, so what watches for that triggers; but the activation is
  finished first, and the trigger goes onto the stack above the ability.

  @id:eternalize.corner.cycled-and-discarded.plainscycling @needs:control.drannith-healer @needs:control.underworld-dreams @needs:control.plainscycling @line:RE-13 @cr.702.29f @cr.702.29e
  Scenario: Drannith Healer sees Timeless Dragon cycled, and Underworld Dreams sees no card drawn; then it is eternalized
    Given Alice controls a healer (Drannith Healer)
    And Bob controls a dreams (Underworld Dreams)
    And Alice has a dragon (Timeless Dragon) in hand
    And Alice has a plains (Plains) in the library
    And Alice, asked for objects, chooses the plains
    When Alice activates "Plainscycling" of the dragon, paying {2}
    And the stack resolves
    Then Alice has 21 life
    And the plains is in hand
    And the dragon is in the graveyard
    When Alice activates "Eternalize" of the dragon, paying {2}{W}{W}
    Then that is accepted
    When the stack resolves
    Then exactly 1 new object is on the battlefield, named "Timeless Dragon", 4/4
    And the dragon is in exile
    And the plains is in hand
    And Alice has 21 life
    And nothing else changes

  @id:eternalize.corner.cycled-and-discarded.the-trigger-waits @needs:control.lilianas-caress @needs:eternalize.7.one-card.sunscourge-champion @line:CE-12 @cr.702.129a @cr.601.2h @cr.603.3
  Scenario: Liliana's Caress triggers on the discard for the cost: it resolves before the token is there
    Given Bob controls a caress (Liliana's Caress)
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the champion, discarding the bear, paying {2}{W}{W}
    Then that is accepted
    And the bear is in the graveyard
    And the champion is in exile
    And Alice has 20 life
    When the top of the stack resolves
    Then Alice has 18 life
    And exactly 0 new objects are on the battlefield
    When the stack resolves
    Then exactly 1 new object is on the battlefield, named "Sunscourge Champion"
    And Alice has 22 life
    And the bear is in the graveyard
    And the champion is in exile
    And nothing else changes
