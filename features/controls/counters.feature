@control
Feature: Counters can be moved
  A helper for the scenarios about Lion Umbra, where a creature loses what modified it.

  @id:control.counter-move @cr.122.1a
  Scenario: Simic Guildmage moves a +1/+1 counter between two creatures of one player
    Given Bob controls a bear (Grizzly Bears), with 1 +1/+1 counter
    And Bob controls a lion (Silvercoat Lion)
    And Bob controls a guildmage (Simic Guildmage)
    When Bob activates "{1}{G}" of the guildmage, targeting the bear and the lion, paying {1}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, without counters, 2/2
    And the lion is on the battlefield, with 1 +1/+1 counter, 3/3
    And nothing else changes
