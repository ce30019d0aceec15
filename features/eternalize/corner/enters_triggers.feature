@eternalize.corner.enters-triggers @cr.603.6a @cr.614.1c @cr.603.2d
Feature: What silences or doubles enters abilities does so with the token, and counters it enters with are none
  The token's enters ability is an ability that triggers, so it can be kept from triggering and can trigger once more. What
  lets a permanent enter with counters is no trigger: it works beside everything that silences triggers.

  @id:eternalize.corner.enters-triggers.silenced @needs:eternalize.6.sunscourge.gains-four @line:CE-31 @cr.702.129a @cr.614.17
  Scenario Outline: Beside <card> the token's enters ability does not trigger
    Given Bob controls a silencer (<card>)
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the champion, discarding the bear, paying {2}{W}{W}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, named "Sunscourge Champion", 4/4
    And the stack is empty
    And Alice has 20 life
    And the champion is in exile
    And the bear is in the graveyard
    And nothing else changes

    Examples:
      | id                  | card                | needs                                |
      | torpor-orb          | Torpor Orb          | control.silenced.torpor-orb          |
      | hushwing-gryff      | Hushwing Gryff      | control.silenced.hushwing-gryff      |
      | tocatli-honor-guard | Tocatli Honor Guard | control.silenced.tocatli-honor-guard |
      | hushbringer         | Hushbringer         | control.silenced.hushbringer         |

  @id:eternalize.corner.enters-triggers.counters-all-the-same @needs:control.silenced.torpor-orb @needs:control.master-biomancer @needs:eternalize.6.enters-with.master-biomancer @line:CE-31 @cr.614.1c @cr.614.12
  Scenario: Beside Torpor Orb the token still enters with the counters of Master Biomancer, and as a Mutant
    Given Bob controls an orb (Torpor Orb)
    And Alice controls a biomancer (Master Biomancer)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, with 2 +1/+1 counters, 6/6, with subtypes Human and Mutant and Warrior and Zombie
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.corner.enters-triggers.panharmonicon @needs:control.panharmonicon @needs:eternalize.6.champion-of-wits.draws-four.the-first-two @line:CE-32 @cr.702.129a @cr.603.2d
  Scenario: With Panharmonicon the token of Champion of Wits triggers twice: eight cards drawn, four discarded
    Given Alice controls a panharmonicon (Panharmonicon)
    And Alice has a champion (Champion of Wits) in the graveyard
    And Alice has a one (Grizzly Bears) in hand
    And Alice has a two (Runeclaw Bear) in hand
    And Alice has a three (Hill Giant) in hand
    And Alice has a four (Craw Wurm) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the one, then the two, then the three, then the four
    When Alice activates "Eternalize" of the champion, paying {5}{U}{U}
    And the stack resolves
    Then the one is in the graveyard
    And the two is in the graveyard
    And the three is in the graveyard
    And the four is in the graveyard
    And Alice has 8 cards in hand
    And exactly 1 new object is on the battlefield, named "Champion of Wits"
    And the champion is in exile
    And nothing else changes

  @id:eternalize.corner.enters-triggers.not-the-opponents-panharmonicon @needs:control.panharmonicon @needs:eternalize.6.sunscourge.gains-four @line:CE-32 @cr.702.129a @cr.603.6a
  Scenario: The opponent's Panharmonicon does nothing for it
    Given Bob controls a panharmonicon (Panharmonicon)
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the champion, discarding the bear, paying {2}{W}{W}
    And the stack resolves
    Then Alice has 24 life
    And exactly 1 new object is on the battlefield, named "Sunscourge Champion"
    And the champion is in exile
    And the bear is in the graveyard
    And nothing else changes
