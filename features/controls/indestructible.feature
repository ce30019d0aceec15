@control @cr.702.12b
Feature: An indestructible creature stays where no umbra is in the way
  Neither destroy effects nor damage destroy it, but toughness 0 takes it all the same.

  @id:control.indestructible @cr.702.12b
  Scenario: Murder does nothing to Darksteel Myr
    Given Alice controls a myr (Darksteel Myr)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the myr, paying {1}{B}{B}
    And the top of the stack resolves
    Then the myr is on the battlefield
    And nothing else changes

  @id:control.indestructible-damage @cr.702.12b
  Scenario: Lethal damage stays on Darksteel Myr and does not destroy it
    Given Alice controls a myr (Darksteel Myr)
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the myr, paying {R}
    And the top of the stack resolves
    Then the myr is on the battlefield, with 3 damage
    And nothing else changes

  @id:control.indestructible-deathtouch @cr.702.12b
  Scenario: Deathtouch damage stays on Darksteel Myr and does not destroy it
    Given Alice controls a myr (Darksteel Myr)
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    When Alice casts the swipe, targeting the myr and the rats, paying {G}
    And the top of the stack resolves
    Then the myr is on the battlefield, with 1 damage
    And nothing else changes

  @id:control.plate @cr.702.12b
  Scenario: A creature equipped with Darksteel Plate survives Murder
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a plate (Darksteel Plate), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And nothing else changes

  @id:control.divinity @cr.702.12b
  Scenario: A creature with a divinity counter survives Murder beside That Which Was Taken
    Given Alice controls a bear (Grizzly Bears), with 1 divinity counter
    And Alice controls a relic (That Which Was Taken)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And nothing else changes

  @id:control.indestructible-toughness-zero @cr.704.5f
  Scenario: Toughness 0 puts even Darksteel Myr into the graveyard
    Given Alice controls a myr (Darksteel Myr)
    And Bob has a disfigure (Disfigure) in hand
    When Bob casts the disfigure, targeting the myr, paying {B}
    And the top of the stack resolves
    Then the myr is in the graveyard
    And nothing else changes

  @id:control.indestructible-sweep @cr.702.12b
  Scenario: Darksteel Myr stays when Akroma's Vengeance destroys an Aura on it
    Given it is Bob's precombat main phase
    And Alice controls a myr (Darksteel Myr)
    And Bob controls a pacifism (Pacifism), attached to the myr
    And Bob has a vengeance (Akroma's Vengeance) in hand
    When Bob casts the vengeance, paying {4}{W}{W}
    And the top of the stack resolves
    Then the myr is on the battlefield
    And the pacifism is in the graveyard
    And nothing else changes
