@eternalize.corner.abilities-of-creatures @cr.109.2 @cr.602.5
Feature: What stops the abilities of creatures does not stop the card in the graveyard, but the token afterwards
  "Creature" without a further word means a creature on the battlefield. A creature card in a graveyard is none, so its
  eternalize ability may be activated. The token that comes of it is a creature, and its abilities are stopped.

  @id:eternalize.corner.abilities-of-creatures.accepted @needs:control.sinuous-striker @line:CE-41 @line:RE-16 @cr.702.129a @cr.602.5
  Scenario Outline: Under <card> the card is eternalized, and then the ability of the token can't be activated
    Given Bob controls a keeper (<card>)
    And Alice has a striker (Sinuous Striker) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the striker, discarding the bear, paying {3}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield, named "Sinuous Striker", 4/4
    When Alice activates "{U}" of the new-1, paying {U}
    Then that is refused
    And the new-1 is on the battlefield, 4/4
    And the striker is in exile
    And the bear is in the graveyard
    And nothing else changes

    Examples:
      | id             | card                       | needs                                         |
      | cursed-totem   | Cursed Totem               | control.no-abilities-of-creatures.cursed-totem   |
      | damping-matrix | Damping Matrix             | control.no-abilities-of-creatures.damping-matrix |
      | linvala        | Linvala, Keeper of Silence | control.no-abilities-of-creatures.linvala        |
