@control @cr.701.21a
Feature: Sacrifice, the legend rule and toughness 0 work where no umbra is in the way
  None of these destroys anything. The scenarios show that the engine knows these ways to the
  graveyard before the ones with an umbra ask whether it meddles with them.

  @id:control.edict @cr.701.21a
  Scenario Outline: <spell> makes a player sacrifice a creature
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Bob has an edict (<spell>) in hand
    And Alice, asked for objects, chooses the bear
    When Bob casts the edict, targeting Alice, paying {1}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And nothing else changes

    Examples:
      | id       | spell          |
      | diabolic | Diabolic Edict |
      | cruel    | Cruel Edict    |

  @id:control.sacrifice-as-cost @cr.701.21a
  Scenario: Viscera Seer sacrifices a creature as a cost
    Else: the scry ability is left on the stack, the cost is all that matters here.
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a seer (Viscera Seer)
    When Alice activates "Sacrifice a creature" of the seer, sacrificing the bear
    Then the bear is in the graveyard
    And nothing else changes

  @id:control.legend-rule @cr.704.5j
  Scenario Outline: The legend rule leaves the one that its controller keeps (<kept>)
    Given Alice controls an old (Isamaru, Hound of Konda)
    And Alice has a new (Isamaru, Hound of Konda) in hand
    And Alice, asked which legend to keep, chooses the <kept>
    When Alice casts the new, paying {W}
    And the top of the stack resolves
    Then the <kept> is on the battlefield
    And the <gone> is in the graveyard
    And nothing else changes

    Examples:
      | id       | kept | gone |
      | keep-old | old  | new  |
      | keep-new | new  | old  |

  @id:control.toughness-zero @cr.704.5f
  Scenario: Disfigure puts a creature with toughness 2 into the graveyard
    Given Alice controls a bear (Grizzly Bears)
    And Bob has a disfigure (Disfigure) in hand
    When Bob casts the disfigure, targeting the bear, paying {B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And nothing else changes

  @id:control.skinrender @cr.704.5f
  Scenario: Skinrender puts three -1/-1 counters on a creature with toughness 3
    Given it is Bob's precombat main phase
    And Alice controls a giant (Hill Giant)
    And Bob has a skinrender (Skinrender) in hand
    And Bob, asked for a target, chooses the giant
    When Bob casts the skinrender, paying {2}{B}{B}
    And the stack resolves
    Then the giant is in the graveyard
    And the skinrender is on the battlefield, without counters
    And nothing else changes

  @id:control.skinrender-survived @cr.122.1a
  Scenario: A creature with toughness 4 survives Skinrender's counters
    Given it is Bob's precombat main phase
    And Alice controls a wurm (Craw Wurm)
    And Bob has a skinrender (Skinrender) in hand
    And Bob, asked for a target, chooses the wurm
    When Bob casts the skinrender, paying {2}{B}{B}
    And the stack resolves
    Then the wurm is on the battlefield, with 3 -1/-1 counters, 3/1
    And the skinrender is on the battlefield
    And nothing else changes

  @id:control.wither @needs:control.deathtouch.as-counters-without @cr.704.5f
  Scenario: Combat damage from a source with wither takes the toughness away
    Given it is Bob's precombat main phase
    And Bob controls a gang (Boggart Ram-Gang)
    And Alice controls a giant (Hill Giant)
    When the game advances to the declare attackers step
    And Bob attacks Alice with the gang
    And the game advances to the declare blockers step
    And Alice blocks the gang with the giant
    And the game advances to the postcombat main phase
    Then the giant is in the graveyard
    And the gang is in the graveyard
    And nothing else changes
