@control @cr.614.1d
Feature: Creatures that enter tapped by an effect of somebody else
  What a permanent's own abilities don't say may come from another permanent; it applies to creature
  cards that are cast as it does to tokens.

  @id:control.authority-of-the-consuls @cr.614.1d @cr.603.6a
  Scenario: Under Authority of the Consuls an opponent's creature enters tapped, and its controller gains 1 life
    Given Bob controls an authority (Authority of the Consuls)
    And Alice has a bear (Grizzly Bears) in hand
    When Alice casts the bear, paying {1}{G}
    And the stack resolves
    Then the bear is on the battlefield, tapped
    And Bob has 21 life
    And nothing else changes
