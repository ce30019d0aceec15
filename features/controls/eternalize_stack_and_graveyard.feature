@control
Feature: Cards that act on graveyards, abilities and spells work where nothing is eternalized
  The plain half of the scenarios in which somebody answers an eternalize ability or watches what becomes of the token.

  @id:control.crook-of-condemnation.all
  Scenario: Crook of Condemnation exiles itself and all graveyards
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a lion (Silvercoat Lion) in the graveyard
    And Bob controls a crook (Crook of Condemnation)
    When Bob activates "{1}, Exile" of the crook, paying {1}
    Then the crook is in exile
    When the top of the stack resolves
    Then the combatant is in exile
    And the lion is in exile
    And the crook is in exile
    And nothing else changes

  @id:control.crook-of-condemnation.one
  Scenario: Crook of Condemnation exiles one card that it targets in a graveyard
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a lion (Silvercoat Lion) in the graveyard
    And Bob controls a crook (Crook of Condemnation)
    When Bob activates "{1}, {T}" of the crook, targeting the combatant, paying {1}
    Then that is accepted
    When the top of the stack resolves
    Then the combatant is in exile
    And the lion is in the graveyard
    And the crook is tapped
    And nothing else changes

  @id:control.tormods-crypt
  Scenario: Tormod's Crypt exiles the graveyard of the player it targets
    Given Alice has a lion (Silvercoat Lion) in the graveyard
    And Bob has a bear (Grizzly Bears) in the graveyard
    And Bob controls a crypt (Tormod's Crypt)
    When Bob activates "{T}, Sacrifice" of the crypt, targeting Alice
    And the top of the stack resolves
    Then the lion is in exile
    And the bear is in the graveyard
    And the crypt is in the graveyard
    And nothing else changes

  @id:control.stifle @cr.701.6a
  Scenario: Stifle counters the ability of Prodigal Sorcerer
    Given Alice controls a sorcerer (Prodigal Sorcerer)
    And Bob has a stifle (Stifle) in hand
    When Alice activates "{T}" of the sorcerer, targeting Bob, called the ping
    And Bob casts the stifle, targeting the ping, paying {U}
    And the stack resolves
    Then Bob has 20 life
    And the sorcerer is tapped
    And nothing else changes

  @id:control.counterspell @cr.701.6a
  Scenario: Counterspell counters a creature spell
    Given Alice has a bear (Grizzly Bears) in hand
    And Bob has a counterspell (Counterspell) in hand
    When Alice casts the bear, paying {1}{G}
    And Bob casts the counterspell, targeting the bear, paying {U}{U}
    Then that is accepted
    When the stack resolves
    Then the bear is in the graveyard
    And nothing else changes

  @id:control.harsh-mentor @cr.603.2
  Scenario: Harsh Mentor deals 2 damage to an opponent who activates the ability of a creature on the battlefield
    Given Bob controls a mentor (Harsh Mentor)
    And Alice controls a sorcerer (Prodigal Sorcerer)
    When Alice activates "{T}" of the sorcerer, targeting Bob
    And the stack resolves
    Then Alice has 18 life
    And Bob has 19 life
    And the sorcerer is tapped
    And nothing else changes

  @id:control.leyline-of-the-void @cr.614.6
  Scenario: Under the opponent's Leyline of the Void a creature card is exiled and does not die
    Given Bob controls a leyline (Leyline of the Void)
    And Alice controls an artist (Blood Artist)
    And Alice controls a bear (Grizzly Bears)
    And Bob has a murder (Murder) in hand
    And Alice, asked for a target, chooses Bob
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is in exile
    And Alice has 20 life
    And Bob has 20 life
    And nothing else changes

  @id:control.rest-in-peace @cr.614.6
  Scenario: Under Rest in Peace a creature card is exiled and does not die
    Given Bob controls a peace (Rest in Peace)
    And Alice controls an artist (Blood Artist)
    And Alice controls a bear (Grizzly Bears)
    And Bob has a murder (Murder) in hand
    And Alice, asked for a target, chooses Bob
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is in exile
    And Alice has 20 life
    And Bob has 20 life
    And the murder is in exile
    And nothing else changes

  @id:control.unsummon
  Scenario: Unsummon returns a creature to its owner's hand
    Given Alice controls a bear (Grizzly Bears)
    And Bob has an unsummon (Unsummon) in hand
    When Bob casts the unsummon, targeting the bear, paying {U}
    And the top of the stack resolves
    Then the bear is in hand
    And nothing else changes

  @id:control.cloudshift
  Scenario: Cloudshift exiles a creature card and returns it as a new object
    Given Alice controls a bear (Grizzly Bears), with 1 +1/+1 counter
    And Alice has a cloudshift (Cloudshift) in hand
    When Alice casts the cloudshift, targeting the bear, paying {W}
    And the top of the stack resolves
    Then the bear is on the battlefield, without counters, controlled by Alice
    And nothing else changes
