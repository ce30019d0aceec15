@control @cr.704.3
Feature: State-based actions and mass destruction happen at the same time
  What stands when the event happens counts, whichever of the permanents the engine looks at first.
  Umbras and what grants them are destroyed in such batches too.

  @id:control.same-time.watcher @cr.704.3 @cr.603.10a
  Scenario Outline: Blood Artist dies in the same check as a bear and sees both die (the <id> arrived first)
    Given it is Bob's precombat main phase
    And <first>
    And <second>
    And Bob has a pyroclasm (Pyroclasm) in hand
    And Alice, asked for a target, chooses Bob
    When Bob casts the pyroclasm, paying {1}{R}
    And the stack resolves
    Then the artist is in the graveyard
    And the bear is in the graveyard
    And Alice has 22 life
    And Bob has 18 life
    And nothing else changes

    Examples:
      | id     | first                                      | second                                     |
      | artist | Alice controls an artist (Blood Artist)    | Alice controls a bear (Grizzly Bears)      |
      | bear   | Alice controls a bear (Grizzly Bears)      | Alice controls an artist (Blood Artist)    |

  @id:control.same-time.replacing @cr.704.3 @cr.614.6
  Scenario Outline: Anafenza dies in the same check as opposing creatures, which are exiled (she arrived <id>)
    Given <first>
    And <second>
    And <third>
    And Alice has a pyroclasm (Pyroclasm) in hand
    When Alice casts the pyroclasm, paying {1}{R}
    And the top of the stack resolves
    Then the anafenza is in the graveyard
    And the bear is in exile
    And the lion is in exile
    And nothing else changes

    Examples:
      | id    | first                                                            | second                                | third                                                            |
      | first | Alice controls an anafenza (Anafenza, the Foremost), with 2 damage | Bob controls a bear (Grizzly Bears)   | Bob controls a lion (Silvercoat Lion)                            |
      | last  | Bob controls a bear (Grizzly Bears)                              | Bob controls a lion (Silvercoat Lion) | Alice controls an anafenza (Anafenza, the Foremost), with 2 damage |

  @id:control.same-time.indestructible-afterwards @cr.608.2f
  Scenario Outline: What would be indestructible only without the others is destroyed with them (the <id> arrived first)
    Given <first>
    And <second>
    And Alice has a judgment (Day of Judgment) in hand
    When Alice casts the judgment, paying {2}{W}{W}
    And the top of the stack resolves
    Then the titan is in the graveyard
    And the bear is in the graveyard
    And nothing else changes

    Examples:
      | id    | first                                     | second                                    |
      | bear  | Bob controls a bear (Grizzly Bears)       | Alice controls a titan (Erebos's Titan)   |
      | titan | Alice controls a titan (Erebos's Titan)   | Bob controls a bear (Grizzly Bears)       |

  @id:control.same-time.titan-alone @cr.702.12b
  Scenario: Erebos's Titan is indestructible while the opponent has no creature
    Given Alice controls a titan (Erebos's Titan)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the titan, paying {1}{B}{B}
    And the top of the stack resolves
    Then the titan is on the battlefield
    And nothing else changes

  @id:control.same-time.lord @cr.702.12b @cr.608.2f
  Scenario: Knight Exemplar protects the other Knight in the sweep that destroys it, and not itself
    Given Alice controls an exemplar (Knight Exemplar)
    And Alice controls a knight (White Knight)
    And Alice has a judgment (Day of Judgment) in hand
    When Alice casts the judgment, paying {2}{W}{W}
    And the top of the stack resolves
    Then the exemplar is in the graveyard
    And the knight is on the battlefield, 2/2
    And nothing else changes

  @id:control.same-time.before-priority @cr.704.5f
  Scenario: What shrinks every creature takes the smallest ones as it enters
    Given it is Bob's precombat main phase
    And Alice controls an elves (Llanowar Elves)
    And Alice controls a bear (Grizzly Bears)
    And Bob has a night (Night of Souls' Betrayal) in hand
    When Bob casts the night, paying {2}{B}{B}
    And the top of the stack resolves
    Then the elves is in the graveyard
    And the bear is on the battlefield, 1/1
    And the night is on the battlefield
    And nothing else changes

  @id:control.same-time.spell-counts @cr.608.2n
  Scenario: The spell is the seventh card in the graveyard before the damage is looked at
    Given Alice controls a werebear (Werebear)
    And Alice has a c1 (Grizzly Bears) in the graveyard
    And Alice has a c2 (Silvercoat Lion) in the graveyard
    And Alice has a c3 (Hill Giant) in the graveyard
    And Alice has a c4 (Craw Wurm) in the graveyard
    And Alice has a c5 (Elite Vanguard) in the graveyard
    And Alice has a c6 (Savannah Lions) in the graveyard
    And Alice has a bolt (Lightning Bolt) in hand
    When Alice casts the bolt, targeting the werebear, paying {R}
    And the top of the stack resolves
    Then the werebear is on the battlefield, with 3 damage, 4/4
    And the bolt is in the graveyard
    And nothing else changes

  @id:control.same-time.spell-is-not-enough @cr.704.5g
  Scenario: With one card less in the graveyard the same damage is lethal
    Given Alice controls a werebear (Werebear)
    And Alice has a c1 (Grizzly Bears) in the graveyard
    And Alice has a c2 (Silvercoat Lion) in the graveyard
    And Alice has a c3 (Hill Giant) in the graveyard
    And Alice has a c4 (Craw Wurm) in the graveyard
    And Alice has a c5 (Elite Vanguard) in the graveyard
    And Alice has a bolt (Lightning Bolt) in hand
    When Alice casts the bolt, targeting the werebear, paying {R}
    And the top of the stack resolves
    Then the werebear is in the graveyard
    And the bolt is in the graveyard
    And nothing else changes

  @id:control.same-time.lost-indestructible @cr.704.5g @cr.613.1f
  Scenario: Damage that an indestructible creature outlived destroys it once it has lost all abilities
    Given Alice controls a myr (Darksteel Myr), with 1 damage
    And Bob has a frog (Turn to Frog) in hand
    When Bob casts the frog, targeting the myr, paying {1}{U}
    And the top of the stack resolves
    Then the myr is in the graveyard
    And nothing else changes
