@eternalize.corner.power-of-the-token @cr.608.2h @cr.613.4c @cr.302.6
Feature: What reads the token's power reads what it is on the battlefield
  The token is 4/4 at base, and everything that raises it on the battlefield counts: Champion of Wits draws as many cards as
  its power is when its ability resolves, and Fanatic of Rhonas is itself a creature with power 4.

  @id:eternalize.corner.power-of-the-token.champion-of-wits @needs:eternalize.6.champion-of-wits.draws-four.the-first-two @line:CE-36 @cr.702.129a @cr.608.2h @cr.613.4c
  Scenario Outline: With <card> the token of Champion of Wits is 5/5 and draws five cards
    Given Alice controls a helper (<card>)
    And Alice has a champion (Champion of Wits) in the graveyard
    And Alice has a one (Grizzly Bears) in hand
    And Alice has a two (Runeclaw Bear) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the one, then the two
    When Alice activates "Eternalize" of the champion, paying {5}{U}{U}
    And the stack resolves
    Then exactly 1 new object is on the battlefield, named "Champion of Wits", 5/5
    And Alice has 5 cards in hand
    And the one is in the graveyard
    And the two is in the graveyard
    And the champion is in exile
    And nothing else changes

    Examples:
      | id                   | card                 | needs                        |
      | glorious-anthem      | Glorious Anthem      | control.glorious-anthem      |
      | lord-of-the-accursed | Lord of the Accursed | control.lord-of-the-accursed |

  @id:eternalize.corner.power-of-the-token.ferocious @needs:control.fanatic-of-rhonas @line:CE-47 @line:CE-46 @cr.702.129a @cr.302.6
  Scenario: Fanatic of Rhonas' token is summoning sick; in the next turn its own power 4 makes it ferocious
    Else: two turns pass, and cards are drawn in them.
    Given Alice has a fanatic (Fanatic of Rhonas) in the graveyard
    When Alice activates "Eternalize" of the fanatic, paying {2}{G}{G}
    And the top of the stack resolves
    Then the new-1 is on the battlefield, 4/4, untapped
    When Alice activates "Ferocious" of the new-1
    Then that is refused
    And the new-1 is untapped
    When the game advances to the precombat main phase
    And the game advances to the precombat main phase
    Then it is Alice's precombat main phase
    When Alice activates "Ferocious" of the new-1
    Then that is accepted
    And the new-1 is on the battlefield, tapped, 4/4
    And the fanatic is in exile
