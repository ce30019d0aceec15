@eternalize.corner.what-has-the-ability @cr.113.6m @cr.111.2 @cr.111.7
Feature: Who has the ability, and who has the token
  A permanent that has the ability of a card in a graveyard can't use it: it works only in a graveyard. The token belongs to
  the player who created it, whoever controls it later, and leaves nothing behind when it leaves the battlefield.

  @id:eternalize.corner.what-has-the-ability.necrotic-ooze @needs:control.necrotic-ooze @needs:eternalize.7.one-card.sinuous-striker @line:CE-45 @cr.113.6m @cr.602.2
  Scenario: Necrotic Ooze can use the Striker's {U}, and not its eternalize
    Given Alice controls an ooze (Necrotic Ooze)
    And Alice has a striker (Sinuous Striker) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the ooze, discarding the bear, paying {3}{U}{U}
    Then that is refused
    And the ooze is on the battlefield, 4/3
    And the bear is in hand
    When Alice activates "{U}" of the ooze, paying {U}
    Then that is accepted
    When the top of the stack resolves
    Then the ooze is on the battlefield, 5/2
    And the striker is in the graveyard
    And the bear is in hand
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.corner.what-has-the-ability.exchanged @needs:control.switcheroo @needs:control.unsummon @needs:eternalize.0.token.ceases-to-exist.unsummon @line:CE-51 @cr.702.129a @cr.111.2 @cr.111.7
  Scenario: A token that the opponent controls is still Alice's, and is gone when it is returned to her hand
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a switcheroo (Switcheroo) in hand
    And Alice has an unsummon (Unsummon) in hand
    And Bob controls a giant (Hill Giant)
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Alice casts the switcheroo, targeting the new-1 and the giant, paying {4}{U}
    And the top of the stack resolves
    Then the new-1 is on the battlefield, controlled by Bob, owned by Alice, 4/4
    When Alice casts the unsummon, targeting the new-1, paying {U}
    And the top of the stack resolves
    Then the new-1 is gone
    And Alice has 0 cards in hand
    And Bob has 0 cards in hand
    And the giant is on the battlefield, controlled by Alice
    And the combatant is in exile
    And the switcheroo is in the graveyard
    And the unsummon is in the graveyard
    And nothing else changes

  @id:eternalize.corner.what-has-the-ability.the-enchanted-player @needs:control.overwhelming-splendor @needs:eternalize.corner.what-has-the-ability.the-other-player-is-enchanted @line:RE-14 @line:CE-42 @cr.602.5 @cr.101.2
  Scenario: A player enchanted by Overwhelming Splendor can't eternalize
    Else: a turn begins in between.
    Given it is Bob's precombat main phase
    And Bob has a splendor (Overwhelming Splendor) in hand
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Bob casts the splendor, targeting Alice, paying {6}{W}{W}
    And the top of the stack resolves
    And the game advances to the precombat main phase
    Then it is Alice's precombat main phase
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And exactly 0 new objects are on the battlefield

  @id:eternalize.corner.what-has-the-ability.the-other-player-is-enchanted @needs:control.overwhelming-splendor @line:RE-14 @cr.702.129a
  Scenario: With Overwhelming Splendor on Bob himself Alice can
    Else: a turn begins in between.
    Given it is Bob's precombat main phase
    And Bob has a splendor (Overwhelming Splendor) in hand
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Bob casts the splendor, targeting Bob, paying {6}{W}{W}
    And the top of the stack resolves
    And the game advances to the precombat main phase
    Then it is Alice's precombat main phase
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then the combatant is in exile
    And exactly 1 new object is on the battlefield, named "Proven Combatant", 4/4
