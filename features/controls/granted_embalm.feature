@control @cr.702.128a
Feature: Embalm that a card in a graveyard is given
  Cursecloth Wrappings gives a card the ability that eternalize was made after, for what its mana cost
  is. Timing, costs and copying are the same as with eternalize, on cards that no one printed it on.

  @id:control.granted-embalm.bear @cr.702.128a @cr.707.9b
  Scenario: A bear is embalmed for its mana cost
    Given Alice controls a wrappings (Cursecloth Wrappings)
    And Alice has a bear (Grizzly Bears) in the graveyard
    When Alice activates "{T}" of the wrappings, targeting the bear
    And the top of the stack resolves
    And Alice activates "Embalm" of the bear, paying {1}{G}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, controlled by Alice, a token, named "Grizzly Bears", colored white, with subtypes Bear and Zombie, with no mana cost, 3/3
    And the bear is in exile
    And the wrappings is tapped
    And nothing else changes

  @id:control.granted-embalm.costs-zero @cr.702.128a @cr.601.2h
  Scenario: With the mana cost {0} nothing is paid, and the card is exiled all the same
    Given Alice controls a wrappings (Cursecloth Wrappings)
    And Alice has a memnite (Memnite) in the graveyard
    When Alice activates "{T}" of the wrappings, targeting the memnite
    And the top of the stack resolves
    And Alice activates "Embalm" of the memnite
    Then the memnite is in exile
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield, controlled by Alice, a token, named "Memnite", 2/2
    And the memnite is in exile
    And the wrappings is tapped
    And nothing else changes

  @id:control.granted-embalm.no-mana-cost @needs:control.granted-embalm.bear @cr.118.6
  Scenario: Without a mana cost the ability can't be paid for
    Given Alice controls a wrappings (Cursecloth Wrappings)
    And Alice has an arbor (Dryad Arbor) in the graveyard
    When Alice activates "{T}" of the wrappings, targeting the arbor
    And the top of the stack resolves
    And Alice activates "Embalm" of the arbor
    Then that is refused
    And the arbor is in the graveyard
    And the wrappings is tapped
    And nothing else changes

  @id:control.granted-embalm.flash-in-main-phase @cr.702.128a
  Scenario: A card with flash is embalmed in a main phase
    Given Alice controls a wrappings (Cursecloth Wrappings)
    And Alice has a viper (Ambush Viper) in the graveyard
    When Alice activates "{T}" of the wrappings, targeting the viper
    And the top of the stack resolves
    And Alice activates "Embalm" of the viper, paying {1}{G}
    Then that is accepted
    And the viper is in exile
    And the wrappings is tapped
    And nothing else changes

  @id:control.granted-embalm.flash-in-combat @needs:control.granted-embalm.flash-in-main-phase @cr.602.5d
  Scenario: The flash of the card does not help its embalm outside the main phases
    Given it is Alice's beginning of combat
    And Alice controls a wrappings (Cursecloth Wrappings)
    And Alice has a viper (Ambush Viper) in the graveyard
    When Alice activates "{T}" of the wrappings, targeting the viper
    And the top of the stack resolves
    And Alice activates "Embalm" of the viper, paying {1}{G}
    Then that is refused
    And the viper is in the graveyard
    And the wrappings is tapped
    And nothing else changes

  @id:control.granted-embalm.x @cr.702.128a @cr.614.1c
  Scenario: The X that was paid for embalm is not the X of the token
    Given Alice controls a wrappings (Cursecloth Wrappings)
    And Alice has an endless (Endless One) in the graveyard
    When Alice activates "{T}" of the wrappings, targeting the endless
    And the top of the stack resolves
    And Alice activates "Embalm" of the endless, with X = 3, paying {3}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, controlled by Alice, a token, named "Endless One", without counters, 1/1
    And the endless is in exile
    And the wrappings is tapped
    And nothing else changes
