@umbra-armor.corner.responses @cr.614.4 @cr.702.89a
Feature: An umbra counts if it is there when the destruction happens
  Whether an umbra saves its creature is decided at the moment of the destruction and not when the
  spell is cast. An umbra that goes in response saves nothing, and one that comes in response does.

  @id:umbra-armor.corner.responses.umbra-destroyed @line:CU-40 @needs:control.murder @needs:control.destroy-enchantment.disenchant @cr.701.8a
  Scenario: The umbra is destroyed in response to Murder, and the creature dies
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    And Bob has a disenchant (Disenchant) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And Bob casts the disenchant, targeting the umbra, paying {1}{W}
    And the top of the stack resolves
    Then the umbra is in the graveyard
    And the bear is on the battlefield
    When the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.responses.one-of-two-destroyed @line:CU-40 @needs:umbra-armor.corner.responses.umbra-destroyed @cr.702.89a
  Scenario: One of two umbras is destroyed in response, and the other saves the creature
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Alice controls a spider (Spider Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    And Bob has a disenchant (Disenchant) in hand
    And Alice, asked which replacement applies, chooses the crab
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And Bob casts the disenchant, targeting the crab, paying {1}{W}
    And the stack resolves
    Then the bear is on the battlefield, undamaged
    And the crab is in the graveyard
    And the spider is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.responses.umbra-flashed-in @line:CU-40 @needs:control.murder @cr.702.89a @cr.702.8a
  Scenario: Eel Umbra comes in response to Murder and saves the creature
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice has an eel (Eel Umbra) in hand
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And Alice casts the eel, targeting the bear, paying {1}{U}
    And the top of the stack resolves
    Then the eel is on the battlefield, attached to the bear
    When the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the eel is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.responses.umbra-too-late @line:CU-40 @needs:umbra-armor.corner.responses.umbra-flashed-in @needs:control.bolt @cr.608.2b @cr.704.5g
  Scenario: Eel Umbra comes after Lightning Bolt has resolved, and the creature is gone
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice has an eel (Eel Umbra) in hand
    And Bob has a bolt (Lightning Bolt) in hand
    When Alice casts the eel, targeting the bear, paying {1}{U}
    And Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is in the graveyard
    When the top of the stack resolves
    Then the eel is in the graveyard
    And the bear is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.responses.protection @line:CU-41 @needs:control.murder @needs:control.mother-of-runes @cr.702.16c @cr.704.5m @cr.701.8a
  Scenario: Protection from the color of the umbra makes it fall off, and Murder finds nothing to replace it
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Hyena Umbra), attached to the bear
    And Alice controls a mother (Mother of Runes)
    And Bob has a murder (Murder) in hand
    And Alice, asked for a color, chooses "W"
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And Alice activates "{T}" of the mother, targeting the bear
    And the top of the stack resolves
    Then the umbra is in the graveyard
    And the bear is on the battlefield, 2/2
    When the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And the mother is tapped
    And nothing else changes

  @id:umbra-armor.corner.responses.protection-from-another-color @line:CU-41 @needs:umbra-armor.corner.responses.protection @cr.702.89a
  Scenario: Protection from another color leaves the umbra, which saves the creature
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a mother (Mother of Runes)
    And Bob has a murder (Murder) in hand
    And Alice, asked for a color, chooses "W"
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And Alice activates "{T}" of the mother, targeting the bear
    And the top of the stack resolves
    Then the umbra is on the battlefield, attached to the bear
    When the top of the stack resolves
    Then the bear is on the battlefield, 2/2
    And the umbra is in the graveyard
    And the mother is tapped
    And nothing else changes
