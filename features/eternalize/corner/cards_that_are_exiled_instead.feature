@eternalize.corner.cards-that-are-exiled-instead @cr.614.6
Feature: A card that is exiled instead of going to the graveyard can't be eternalized; one that lies there already can
  Where a card would go to the graveyard and is exiled instead, it was never in the graveyard, and its ability works only
  there. A card that lay in the graveyard before is not touched by that; if the cost has a discard in it, the discarded
  card is exiled, and the cost is paid all the same.

  @id:eternalize.corner.cards-that-are-exiled-instead.it-died @needs:control.murder @needs:eternalize.2.first-chance.destroyed @line:CE-39 @line:RE-24 @cr.614.6
  Scenario Outline: Under <card> the creature that dies is exiled, and eternalize is refused
    Given Bob controls a void (<card>)
    And Alice controls a combatant (Proven Combatant)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the combatant, paying {1}{B}{B}
    And the top of the stack resolves
    Then the combatant is in exile
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in exile
    And the murder is <murder>
    And exactly 0 new objects are on the battlefield
    And nothing else changes

    Examples:
      | id                   | card                 | murder           | needs                        |
      | leyline-of-the-void  | Leyline of the Void  | in the graveyard | control.leyline-of-the-void  |
      | rest-in-peace        | Rest in Peace        | in exile         | control.rest-in-peace        |

  @id:eternalize.corner.cards-that-are-exiled-instead.discarded-as-cost @needs:control.leyline-of-the-void @needs:eternalize.7.one-card.sunscourge-champion @line:CE-66 @cr.702.129a @cr.601.2h @cr.614.6
  Scenario: The card lay in the graveyard before; the discarded card is exiled by Leyline of the Void, and the cost is paid
    Given Bob controls a void (Leyline of the Void)
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the champion, discarding the bear, paying {2}{W}{W}
    Then that is accepted
    And the bear is in exile
    And the champion is in exile
    When the stack resolves
    Then exactly 1 new object is on the battlefield, named "Sunscourge Champion", 4/4
    And Alice has 24 life
    And the bear is in exile
    And the champion is in exile
    And nothing else changes

  @id:eternalize.corner.cards-that-are-exiled-instead.no-card-for-the-discard @needs:eternalize.corner.cards-that-are-exiled-instead.discarded-as-cost @line:CE-66 @cr.118.3 @cr.601.2h
  Scenario: Under Leyline of the Void, too, it is refused without a card to discard
    Given Bob controls a void (Leyline of the Void)
    And Alice has a champion (Sunscourge Champion) in the graveyard
    When Alice activates "Eternalize" of the champion, paying {2}{W}{W}
    Then that is refused
    And the champion is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes
