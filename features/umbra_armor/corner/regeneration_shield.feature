@umbra-armor.corner.regeneration-shield @cr.616.1 @cr.614.3 @cr.701.19a
Feature: With a regeneration shield and an umbra on one creature, its controller picks one and keeps the other
  Both effects can replace the same destruction. The creature's controller says which of them
  does; the other one has not been used and waits for the next destruction. Each does its own
  work only: regeneration taps the creature and leaves the Aura alone, the umbra gives up the Aura
  and leaves the creature as it stood.

  @id:umbra-armor.corner.regeneration-shield.shield-first @line:RU-18 @needs:control.murder @needs:control.regeneration @cr.616.1 @cr.701.19a @cr.702.89a
  Scenario: The regeneration shield is picked, and the umbra is still there for a second Murder
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice has a shield (Regenerate) in hand
    And Bob has a first (Murder) in hand
    And Bob has a second (Murder) in hand
    And Alice, asked which replacement applies, chooses "regeneration"
    And Bob, asked which replacement applies, chooses the umbra
    And Alice casts the shield, targeting the bear, paying {1}{G}
    And the top of the stack resolves
    When Bob casts the first, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, tapped, undamaged
    And the umbra is on the battlefield, attached to the bear
    When Bob casts the second, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, tapped, undamaged
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.regeneration-shield.umbra-first @line:RU-18 @needs:control.murder @needs:control.regeneration @cr.616.1 @cr.701.19a @cr.702.89a
  Scenario: The umbra is picked, and the regeneration shield is still there for a second Murder
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice has a shield (Regenerate) in hand
    And Bob has a first (Murder) in hand
    And Bob has a second (Murder) in hand
    And Alice, asked which replacement applies, chooses the umbra
    And Bob, asked which replacement applies, chooses "regeneration"
    And Alice casts the shield, targeting the bear, paying {1}{G}
    And the top of the stack resolves
    When Bob casts the first, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, untapped, undamaged
    And the umbra is in the graveyard
    When Bob casts the second, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, tapped, undamaged
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.regeneration-shield.on-the-aura @line:CU-75 @needs:control.destroy.terror @needs:control.reknit @cr.701.19a @cr.701.19c @cr.702.89a
  Scenario: Terror says that the creature can't be regenerated; its umbra can be, and is
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice has a reknit (Reknit) in hand
    And Bob has a terror (Terror) in hand
    And Alice casts the reknit, targeting the umbra, paying {1}{G}
    And the top of the stack resolves
    When Bob casts the terror, targeting the bear, paying {1}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, untapped, undamaged
    And the umbra is on the battlefield, tapped, attached to the bear
    And nothing else changes

  @id:umbra-armor.corner.regeneration-shield.on-the-aura-sweep @line:CU-75 @needs:control.destroy-all-creatures.wrath-of-god @needs:control.reknit @cr.701.19a @cr.701.19c @cr.702.89a
  Scenario: Wrath of God says it of creatures, and the umbra of one of them regenerates
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob controls a lion (Silvercoat Lion)
    And Alice has a reknit (Reknit) in hand
    And Bob has a wrath (Wrath of God) in hand
    And Alice casts the reknit, targeting the umbra, paying {1}{G}
    And the top of the stack resolves
    When Bob casts the wrath, paying {2}{W}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, untapped, undamaged
    And the umbra is on the battlefield, tapped, attached to the bear
    And the lion is in the graveyard
    And nothing else changes

  # The rules don't spell out whether one shield covers both destructions of the Aura.
  @id:umbra-armor.corner.regeneration-shield.aura-destroyed-twice @line:CU-81 @needs:control.destroy-all.akromas-vengeance @needs:control.reknit @cr.701.19a @cr.702.89a @cr.400.6
  Scenario: Akroma's Vengeance destroys the umbra for itself and in its creature's place, and it has one regeneration shield
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice has a reknit (Reknit) in hand
    And Bob has a vengeance (Akroma's Vengeance) in hand
    And Alice casts the reknit, targeting the umbra, paying {1}{G}
    And the top of the stack resolves
    When Bob casts the vengeance, paying {4}{W}{W}
    And the top of the stack resolves
    # Else: an open question, of which only the bear and its umbra are looked at.
    Then by the reading "one shield covers both", the bear is on the battlefield, undamaged
    And by the reading "one shield covers both", the umbra is on the battlefield, tapped, attached to the bear
    And by the reading "the shield covers one of them", the bear is on the battlefield, undamaged
    And by the reading "the shield covers one of them", the umbra is in the graveyard
