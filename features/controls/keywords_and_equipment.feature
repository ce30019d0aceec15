@control @cr.509.1b
Feature: What flying, reach, vigilance, first strike and an Equipment do where no umbra is in the way
  Creatures stand by in the scenarios about umbras for what they can do by themselves. If one of these is red, the creature
  or the Equipment is broken on that engine, and the scenarios that need it say nothing about umbra armor.

  @id:control.air-elemental @needs:control.unblocked @cr.509.1b
  Scenario: Air Elemental flies: the bear can't block it, Giant Spider with reach can
    Given Alice controls an elemental (Air Elemental)
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a spider (Giant Spider)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the elemental
    And the game advances to the declare blockers step
    And Bob blocks the elemental with the bear
    Then that is refused
    When Bob blocks the elemental with the spider
    Then that is accepted
    And the bear is not blocking
    And the spider is blocking
    And the elemental is tapped, attacking
    And nothing else changes

  @id:control.serra-angel @cr.509.1b
  Scenario: Serra Angel attacks without tapping and flies: the bear can't block it, a second angel can
    Given Alice controls an angel (Serra Angel)
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a second (Serra Angel)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the angel
    And the game advances to the declare blockers step
    And Bob blocks the angel with the bear
    Then that is refused
    When Bob blocks the angel with the second
    Then that is accepted
    And the bear is not blocking
    And the second is blocking
    And the angel is untapped, attacking
    And nothing else changes

  @id:control.white-knight @needs:control.unblocked @cr.510.4
  Scenario: White Knight deals its damage in the first step and none in the second
    Given Alice controls a knight (White Knight)
    And Alice controls a bear (Grizzly Bears)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the knight and Bob with the bear
    And the game advances to the first strike damage step
    Then Bob has 18 life
    When the game advances to the combat damage step
    Then Bob has 16 life
    And the knight is tapped, attacking
    And the bear is tapped, attacking
    And nothing else changes

  @id:control.bonesplitter @needs:control.unblocked @cr.613.4c @cr.510.2
  Scenario: Bonesplitter gives +2/+0
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a bonesplitter (Bonesplitter), attached to the bear
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the postcombat main phase
    Then Bob has 16 life
    And the bear is tapped, 4/2
    And nothing else changes
