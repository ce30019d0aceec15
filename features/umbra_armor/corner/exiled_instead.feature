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

  @id:umbra-armor.corner.exiled-instead.kalitas @line:CU-50 @needs:control.murder @needs:control.kalitas @cr.702.89a @cr.616.1g @cr.614.6
  Scenario: Kalitas is no choice beside the umbra, and makes no Zombie
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob controls a kalitas (Kalitas, Traitor of Ghet)
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the kalitas, then the umbra
    And Bob, asked which replacement applies, chooses the kalitas, then the umbra
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:umbra-armor.corner.exiled-instead.disintegrate @line:CU-50 @needs:control.disintegrate @cr.704.5g @cr.702.89a @cr.616.1g
  Scenario: A creature that Disintegrate would kill is saved by its umbra and not exiled
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a disintegrate (Disintegrate) in hand
    And Alice, asked which replacement applies, chooses the disintegrate, then the umbra
    When Bob casts the disintegrate, targeting the bear, with X = 3, paying {3}{R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.exiled-instead.disintegrate-and-murder @line:CU-50 @needs:control.disintegrate @needs:control.murder @cr.704.5g @cr.702.89a @cr.614.6
  Scenario: What Disintegrate says lasts: the creature without its umbra is exiled by a Murder later that turn
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a disintegrate (Disintegrate) in hand
    And Bob has a murder (Murder) in hand
    When Bob casts the disintegrate, targeting the bear, with X = 3, paying {3}{R}
    And the top of the stack resolves
    And Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in exile
    And the umbra is in the graveyard
    And nothing else changes
