@eternalize.corner.name-of-the-token @cr.707.2 @cr.111.4 @cr.201.4
Feature: The token has the card's name, and what names that card means the token
  The effect does not say what the token is called, it says what the token is a copy of. So its name is the card's, and a
  player who names the card has named the token too.

  @id:eternalize.corner.name-of-the-token.its-abilities @needs:control.pithing-needle @needs:control.sinuous-striker @needs:eternalize.4.printed.activated-ability @line:CE-30 @cr.702.129a @cr.602.5
  Scenario: Pithing Needle on the card's name stops the ability of the token
    Given Alice has a striker (Sinuous Striker) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    And Alice has a needle (Pithing Needle) in hand
    And Alice, asked for a name, chooses "Sinuous Striker"
    When Alice activates "Eternalize" of the striker, discarding the bear, paying {3}{U}{U}
    And the top of the stack resolves
    And Alice casts the needle, paying {1}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, named "Sinuous Striker", 4/4
    When Alice activates "{U}" of the new-1, paying {U}
    Then that is refused
    And the new-1 is on the battlefield, 4/4
    And the needle is on the battlefield
    And the striker is in exile
    And the bear is in the graveyard
    And nothing else changes

  @id:eternalize.corner.name-of-the-token.its-damage @needs:control.gideons-intervention @needs:eternalize.corner.name-of-the-token.another-name @line:CE-30 @line:RE-22 @cr.702.129a @cr.615.1
  Scenario: Gideon's Intervention on the card's name prevents the damage of the token
    Else: a turn begins in between.
    Given it is Bob's precombat main phase
    And Bob has an intervention (Gideon's Intervention) in hand
    And Bob controls a bear (Grizzly Bears)
    And Alice has a khenra (Earthshaker Khenra) in the graveyard
    And Bob, asked for a name, chooses "Earthshaker Khenra"
    And Alice, asked for a target, chooses the bear
    When Bob casts the intervention, paying {2}{W}{W}
    And the top of the stack resolves
    And the game advances to the precombat main phase
    And Alice activates "Eternalize" of the khenra, paying {4}{R}{R}
    And the stack resolves
    Then exactly 1 new object is on the battlefield, named "Earthshaker Khenra", 4/4
    When the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    And the game advances to the declare blockers step
    And Bob blocks with nothing
    And the game advances to the combat damage step
    Then Bob has 20 life
    And the new-1 is on the battlefield, attacking

  @id:eternalize.corner.name-of-the-token.another-name @needs:control.gideons-intervention @needs:eternalize.4.printed.haste @line:RE-22 @cr.702.129a
  Scenario: Gideon's Intervention on another name lets the token deal its damage
    Else: a turn begins in between.
    Given it is Bob's precombat main phase
    And Bob has an intervention (Gideon's Intervention) in hand
    And Bob controls a bear (Grizzly Bears)
    And Alice has a khenra (Earthshaker Khenra) in the graveyard
    And Bob, asked for a name, chooses "Proven Combatant"
    And Alice, asked for a target, chooses the bear
    When Bob casts the intervention, paying {2}{W}{W}
    And the top of the stack resolves
    And the game advances to the precombat main phase
    And Alice activates "Eternalize" of the khenra, paying {4}{R}{R}
    And the stack resolves
    And the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    And the game advances to the declare blockers step
    And Bob blocks with nothing
    And the game advances to the combat damage step
    Then Bob has 16 life
    And the new-1 is on the battlefield, attacking
