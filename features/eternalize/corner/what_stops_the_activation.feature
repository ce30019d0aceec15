@eternalize.corner.what-stops-the-activation @cr.602.5 @cr.101.2 @cr.113.10b
Feature: What says that abilities of this card, or of cards in graveyards, can't be activated stops eternalize
  Eternalize is an activated ability, and the card in the graveyard is its source. What forbids the activating of
  abilities of a source with that name, of cards in graveyards, or by that player, forbids it. What takes the abilities of
  cards in graveyards away leaves nothing to be activated. Each refusal stands beside a twin that names another card.

  @id:eternalize.corner.what-stops-the-activation.named @needs:eternalize.corner.what-stops-the-activation.another-name @line:CE-42 @cr.602.5 @cr.101.2
  Scenario Outline: <card> on the name of the card: it is refused
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a needle (<card>) in hand
    And Alice, asked for a name, chooses "Proven Combatant"
    When Alice casts the needle, paying {<cost>}
    And the top of the stack resolves
    Then the needle is on the battlefield
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

    Examples:
      | id                | card              | cost | needs                     |
      | pithing-needle    | Pithing Needle    | 1    | control.pithing-needle    |
      | phyrexian-revoker | Phyrexian Revoker | 2    | control.phyrexian-revoker |

  @id:eternalize.corner.what-stops-the-activation.another-name @needs:control.pithing-needle @line:CE-42 @line:RE-17 @cr.702.129a
  Scenario: Pithing Needle on another name: it is accepted
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a needle (Pithing Needle) in hand
    And Alice, asked for a name, chooses "Grizzly Bears"
    When Alice casts the needle, paying {1}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then the combatant is in exile
    And exactly 1 new object is on the battlefield, named "Proven Combatant"
    And the needle is on the battlefield
    And nothing else changes

  @id:eternalize.corner.what-stops-the-activation.every-zone @needs:eternalize.corner.what-stops-the-activation.another-name @needs:control.pithing-needle @needs:control.sinuous-striker @needs:eternalize.7.one-card.sinuous-striker @line:RE-17 @cr.109.2c @cr.602.5
  Scenario: Pithing Needle speaks of sources, so it reaches the card in the graveyard and not only a permanent
    Given Alice controls a striker (Sinuous Striker)
    And Alice has an other (Sinuous Striker) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    And Alice has a needle (Pithing Needle) in hand
    And Alice, asked for a name, chooses "Sinuous Striker"
    When Alice casts the needle, paying {1}
    And the top of the stack resolves
    And Alice activates "{U}" of the striker, paying {U}
    Then that is refused
    When Alice activates "Eternalize" of the other, discarding the bear, paying {3}{U}{U}
    Then that is refused
    And the striker is 2/2
    And the other is in the graveyard
    And the bear is in hand
    And the needle is on the battlefield
    And nothing else changes

  @id:eternalize.corner.what-stops-the-activation.ashes-of-the-abhorrent @needs:control.ashes-of-the-abhorrent @needs:eternalize.0.in-a-main-phase.precombat @line:CE-42 @line:RE-15 @cr.602.5 @cr.101.2
  Scenario: Under Ashes of the Abhorrent it is refused
    Given Bob controls an ashes (Ashes of the Abhorrent)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.corner.what-stops-the-activation.yixlid-jailer @needs:control.yixlid-jailer @needs:eternalize.0.in-a-main-phase.precombat @line:CE-16 @cr.113.10b @cr.602.2
  Scenario: Beside Yixlid Jailer the card in the graveyard has no ability to activate
    Given Bob controls a jailer (Yixlid Jailer)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.corner.what-stops-the-activation.jailer-destroyed @needs:control.yixlid-jailer @needs:control.yixlid-jailer.gone @needs:control.murder @line:CE-16 @cr.702.129a
  Scenario: Once Yixlid Jailer is gone the card has its ability again
    Given Bob controls a jailer (Yixlid Jailer)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a murder (Murder) in hand
    When Alice casts the murder, targeting the jailer, paying {1}{B}{B}
    And the top of the stack resolves
    Then the jailer is in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then the combatant is in exile
    And the jailer is in the graveyard
    And exactly 1 new object is on the battlefield, named "Proven Combatant", 4/4
    And nothing else changes

  @id:eternalize.corner.what-stops-the-activation.jailer-in-response @needs:control.yixlid-jailer.cast @needs:control.yixlid-jailer @needs:control.cast-at-any-time.vedalken-orrery @needs:control.sunscourge-champion @line:CE-16 @line:RE-25 @cr.702.129a @cr.707.2 @cr.603.6a
  Scenario: A Jailer that comes in response changes nothing: the token has all that is printed, and its trigger
    Given Bob controls an orrery (Vedalken Orrery)
    And Bob has a jailer (Yixlid Jailer) in hand
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the champion, discarding the bear, paying {2}{W}{W}
    And Bob casts the jailer, paying {1}{B}
    And the top of the stack resolves
    Then the jailer is on the battlefield
    When the stack resolves
    Then exactly 1 new object is on the battlefield, named "Sunscourge Champion", 4/4, controlled by Alice
    And Alice has 24 life
    And the champion is in exile
    And the bear is in the graveyard
    And nothing else changes
