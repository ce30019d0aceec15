@eternalize.corner.a-player-leaves @cr.800.4a @cr.111.2
Feature: A player who leaves a game that goes on takes the token and the ability along
  The token is owned by the player who created it, so it leaves the game with that player, whoever controls it. So does the
  card in exile. An ability on the stack is no card: it ceases to exist with the player who controls it.

  @id:eternalize.corner.a-player-leaves.the-token @needs:control.a-player-leaves @needs:eternalize.corner.a-player-leaves.nobody-leaves @line:CE-50 @cr.702.129a @cr.800.4a @cr.111.2
  Scenario: Alice, who has a token, loses to Lightning Bolt: the token and the card are gone, and Carol's creature stays
    Given the players are Alice and Bob and Carol
    And Alice has 3 life
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a bolt (Lightning Bolt) in hand
    And Carol controls a bear (Grizzly Bears)
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, named "Proven Combatant"
    When Bob casts the bolt, targeting Alice, paying {R}
    And the top of the stack resolves
    Then Alice has 0 life, lost the game
    And the new-1 is gone
    And the combatant is gone
    And exactly 0 new objects are on the battlefield
    And the bolt is in the graveyard
    And nothing else changes

  @id:eternalize.corner.a-player-leaves.nobody-leaves @needs:control.a-player-leaves @line:CE-50 @cr.702.129a
  Scenario: With one life more she stays, and so does the token
    Given the players are Alice and Bob and Carol
    And Alice has 4 life
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a bolt (Lightning Bolt) in hand
    And Carol controls a bear (Grizzly Bears)
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    And Bob casts the bolt, targeting Alice, paying {R}
    And the top of the stack resolves
    Then Alice has 1 life
    And exactly 1 new object is on the battlefield, named "Proven Combatant", controlled by Alice
    And the combatant is in exile
    And the bolt is in the graveyard
    And nothing else changes

  @id:eternalize.corner.a-player-leaves.the-ability @needs:control.a-player-leaves @needs:eternalize.corner.a-player-leaves.nobody-leaves @line:CE-50 @cr.602.2b @cr.800.4a
  Scenario: Alice loses with the ability on the stack: it ceases to exist, and there is no token
    Given the players are Alice and Bob and Carol
    And Alice has 3 life
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a bolt (Lightning Bolt) in hand
    And Carol controls a bear (Grizzly Bears)
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And Bob casts the bolt, targeting Alice, paying {R}
    And the top of the stack resolves
    Then Alice has 0 life, lost the game
    And the stack is empty
    And the combatant is gone
    And exactly 0 new objects are on the battlefield
    And the bolt is in the graveyard
    And nothing else changes
