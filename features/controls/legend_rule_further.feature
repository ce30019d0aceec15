@control @cr.704.5j
Feature: The legend rule with copies, exemptions and triggers
  A token that copies a legendary card meets the legend rule, and so do triggers of what the rule puts
  away. These scenarios show what an engine makes of that without either mechanic in the way.

  @id:control.legend-rule.another-name @cr.707.9b
  Scenario: Sakashima keeps the name of the card as a copy of a legend, so both stay
    Given Alice controls an isamaru (Isamaru, Hound of Konda)
    And Alice has a sakashima (Sakashima the Impostor) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked which legend to keep, chooses the isamaru
    When Alice casts the sakashima, paying {2}{U}{U}
    And the top of the stack resolves
    Then the sakashima is on the battlefield, named "Sakashima the Impostor", 2/2
    And the isamaru is on the battlefield
    And nothing else changes

  @id:control.legend-rule.exempt-tokens @cr.707.2
  Scenario: Beside Cadric a token copy of a legend stays, and nobody is asked
    Given Alice controls a cadric (Cadric, Soul Kindler)
    And Alice controls an isamaru (Isamaru, Hound of Konda)
    And Alice has a counterpart (Cackling Counterpart) in hand
    And Alice, asked which legend to keep, chooses the isamaru
    When Alice casts the counterpart, targeting the isamaru, paying {1}{U}{U}
    And the stack resolves
    Then exactly 1 new object is on the battlefield, controlled by Alice, a token, named "Isamaru, Hound of Konda"
    And the isamaru is on the battlefield
    And nothing else changes

  @id:control.legend-rule.exactly-two @cr.702.10b
  Scenario: Two Brothers Yamazaki stay, and each makes the other larger
    Given Alice controls an older (Brothers Yamazaki)
    And Alice has a younger (Brothers Yamazaki) in hand
    And Alice, asked which legend to keep, chooses the older
    When Alice casts the younger, paying {2}{R}
    And the top of the stack resolves
    Then the older is on the battlefield, 4/3
    And the younger is on the battlefield, 4/3
    When the game advances to the declare attackers step
    And Alice attacks Bob with the younger
    Then the younger is attacking
    And the older is not attacking
    And nothing else changes

  @id:control.legend-rule.two-and-one @cr.704.5j
  Scenario: With a third one of the opponent they are not exactly two, and the legend rule is back
    Given Alice controls an older (Brothers Yamazaki)
    And Alice controls a younger (Brothers Yamazaki)
    And it is Bob's precombat main phase
    And Bob has a third (Brothers Yamazaki) in hand
    And Alice, asked which legend to keep, chooses the older
    When Bob casts the third, paying {2}{R}
    And the top of the stack resolves
    Then the older is on the battlefield
    And the younger is in the graveyard
    And the third is on the battlefield
    And nothing else changes

  @id:control.legend-rule.temporary-copies @cr.704.5j @cr.707.2
  Scenario: Of two artifacts that became copies of the opponent's legend one is put away
    Given Alice controls an m1 (Mirage Mirror)
    And Alice controls an m2 (Mirage Mirror)
    And Bob controls an isamaru (Isamaru, Hound of Konda)
    And Alice, asked which legend to keep, chooses the m1
    When Alice activates "{2}" of the m1, targeting the isamaru, paying {2}
    And the top of the stack resolves
    And Alice activates "{2}" of the m2, targeting the isamaru, paying {2}
    And the top of the stack resolves
    Then the m1 is on the battlefield, named "Isamaru, Hound of Konda", 2/2
    And the m2 is in the graveyard
    And the isamaru is on the battlefield
    And nothing else changes

  @id:control.legend-rule.enters-trigger @cr.704.5j @cr.603.6a
  Scenario: A second Sharuum that the legend rule takes at once has triggered all the same
    Given Alice controls a sharuum (Sharuum the Hegemon)
    And Alice has a clone (Clone) in hand
    And Alice has a memnite (Memnite) in the graveyard
    And Alice, asked whether to, chooses yes
    And Alice, asked which legend to keep, chooses the sharuum
    When Alice casts the clone, paying {3}{U}
    And the stack resolves
    Then the sharuum is on the battlefield
    And the clone is in the graveyard
    And the memnite is on the battlefield
    And nothing else changes

  @id:control.legend-rule.both-triggers @cr.704.5j @cr.603.3
  Scenario: The trigger of the copy waits for the legend rule, and may take back what that put away
    Given Alice controls a sharuum (Sharuum the Hegemon)
    And Alice controls an artist (Blood Artist)
    And Alice has a clone (Clone) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the sharuum
    And Alice, asked for an order, chooses the clone, then the artist
    And Alice, asked for a target, chooses Bob, then the sharuum
    And Alice, asked which legend to keep, chooses the clone, once
    And Alice, asked which legend to keep, chooses the sharuum
    When Alice casts the clone, paying {3}{U}
    And the top of the stack resolves
    Then the sharuum is in the graveyard
    And the clone is on the battlefield, named "Sharuum the Hegemon"
    And Alice has 20 life
    When the top of the stack resolves
    Then Alice has 21 life
    And the sharuum is in the graveyard
    When the stack resolves
    Then the sharuum is on the battlefield
    And the clone is in the graveyard
    And Alice has 22 life
    And Bob has 18 life
    And nothing else changes
