@umbra-armor.corner.exiled-instead @cr.616.1g @cr.614.6 @cr.701.8a
Feature: Effects that exile instead of letting something die wait behind the umbra
  Destroying a permanent contains moving it to the graveyard. The umbra replaces the whole of it, so
  the part that an effect such as Leyline of the Void would replace never comes, and no player is
  asked to choose between the two. The Aura is destroyed; if something exiles what would go
  to a graveyard, the Aura is exiled, and the creature is saved all the same.

  @id:umbra-armor.corner.exiled-instead.rest-in-peace @line:CU-49 @needs:control.murder @needs:control.rest-in-peace @cr.702.89a @cr.614.6
  Scenario: Under Rest in Peace the umbra is exiled and the creature saved
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob controls a rest (Rest in Peace)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in exile
    And the murder is in exile
    And nothing else changes

  @id:umbra-armor.corner.exiled-instead.leyline @line:CU-50 @needs:control.murder @needs:control.leyline-of-the-void @cr.702.89a @cr.616.1g @cr.614.6
  Scenario: Leyline of the Void is no choice beside the umbra, and exiles the Aura alone
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob controls a leyline (Leyline of the Void)
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the leyline, then the umbra
    And Bob, asked which replacement applies, chooses the leyline, then the umbra
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in exile
    And nothing else changes
