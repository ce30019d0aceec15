@control @cr.122.1c
Feature: A shield counter covers all damage that is dealt at one time
  The counter prevents damage and can be used instead of a destruction by an effect. It is no umbra
  and no regeneration shield, and an engine that has all three must not mix them up.

  @id:control.shield-counter.two-blockers @cr.122.1c @cr.615.1
  Scenario: Two blockers deal their damage at the same time and cost the attacker one of two counters
    Given Alice controls a giant (Hill Giant), with 2 shield counters
    And Bob controls a lion (Silvercoat Lion)
    And Bob controls a bear (Grizzly Bears)
    And Alice, asked where damage goes, chooses the lion
    When the game advances to the declare attackers step
    And Alice attacks Bob with the giant
    And the game advances to the declare blockers step
    And Bob blocks the giant with the lion and the giant with the bear
    And the game advances to the postcombat main phase
    Then the giant is on the battlefield, tapped, undamaged, with 1 shield counter
    And the lion is in the graveyard
    And the bear is on the battlefield, undamaged
    And nothing else changes
