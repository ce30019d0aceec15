@umbra-armor.corner.destroyed-this-way @cr.614.6 @cr.608.2c @cr.700.4
Feature: A saved creature was not destroyed and did not die, and its Aura is no creature
  Effects that go on after "destroy", that count what was destroyed, or that look for what happened
  this turn, take the replaced event as it was: no creature was destroyed, one Aura was. Damage that
  was dealt before was dealt all the same.

  @id:umbra-armor.corner.destroyed-this-way.flesh-allergy @line:RU-31 @needs:control.flesh-allergy @cr.702.89a @cr.608.2h
  Scenario: Flesh Allergy costs the saved creature's controller life for the sacrificed creature alone
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob controls a lion (Silvercoat Lion)
    And Bob has an allergy (Flesh Allergy) in hand
    When Bob casts the allergy, targeting the bear, sacrificing the lion, paying {2}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And the umbra is in the graveyard
    And the lion is in the graveyard
    And Alice has 19 life
    And nothing else changes

  @id:umbra-armor.corner.destroyed-this-way.whiptongue-hydra @line:RU-32 @needs:control.whiptongue-hydra @cr.702.89a @cr.701.8a
  Scenario: Whiptongue Hydra counts the flyer that was destroyed, and neither the saved one nor its Aura
    Given it is Bob's precombat main phase
    And Alice controls an elemental (Air Elemental)
    And Alice controls an angel (Serra Angel)
    And Alice controls an umbra (Crab Umbra), attached to the angel
    And Bob has a hydra (Whiptongue Hydra) in hand
    When Bob casts the hydra, paying {5}{G}
    And the stack resolves
    Then the hydra is on the battlefield, with 1 +1/+1 counter, 5/5
    And the elemental is in the graveyard
    And the angel is on the battlefield
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.destroyed-this-way.whiptongue-hydra-none @line:RU-32 @needs:control.whiptongue-hydra @cr.702.89a
  Scenario: With the only flyer saved Whiptongue Hydra gets no counter
    Given it is Bob's precombat main phase
    And Alice controls an angel (Serra Angel)
    And Alice controls an umbra (Crab Umbra), attached to the angel
    And Bob has a hydra (Whiptongue Hydra) in hand
    When Bob casts the hydra, paying {5}{G}
    And the stack resolves
    Then the hydra is on the battlefield, without counters, 4/4
    And the angel is on the battlefield
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.destroyed-this-way.glissa @line:CU-51 @needs:control.murder @needs:control.glissa @cr.702.89a @cr.614.6
  Scenario: Glissa does not trigger for a creature that was saved
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob controls a glissa (Glissa, the Traitor)
    And Bob has a thopter (Ornithopter) in the graveyard
    And Bob has a murder (Murder) in hand
    And Bob, asked for a target, chooses the thopter
    And Bob, asked whether to, chooses yes
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield
    And the umbra is in the graveyard
    And the thopter is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.destroyed-this-way.fatal-blow @line:CU-52 @needs:control.fatal-blow @needs:control.bolt @cr.704.5g @cr.702.89a @cr.701.8a
  Scenario: Fatal Blow finds the saved creature later that turn, because it was dealt damage
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a bolt (Lightning Bolt) in hand
    And Bob has a blow (Fatal Blow) in hand
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    When Bob casts the blow, targeting the bear, paying {B}
    Then that is accepted
    When the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.destroyed-this-way.fatal-blow-without-damage @line:CU-52 @needs:control.fatal-blow.undamaged @needs:umbra-armor.corner.destroyed-this-way.fatal-blow @needs:control.murder @cr.702.89a @cr.115.1
  Scenario: After a Murder that was replaced Fatal Blow finds no target: there was no damage
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    And Bob has a blow (Fatal Blow) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    When Bob casts the blow, targeting the bear, paying {B}
    Then that is refused
    And the bear is on the battlefield
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.destroyed-this-way.lifelink @line:CU-52 @needs:control.nighthawk @cr.120.3f @cr.702.89a
  Scenario: Vampire Nighthawk gains life for damage that an umbra then washes off
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob controls a nighthawk (Vampire Nighthawk)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks the bear with the nighthawk
    And the game advances to the postcombat main phase
    Then the bear is on the battlefield, tapped, undamaged
    And the umbra is in the graveyard
    And the nighthawk is on the battlefield, with 2 damage
    And Bob has 22 life
    And nothing else changes

  @id:umbra-armor.corner.destroyed-this-way.gift-of-immortality @line:CU-51 @needs:control.murder @needs:control.gift-of-immortality @cr.702.89a @cr.614.6
  Scenario: Gift of Immortality does nothing for a creature that was saved, and stays on it
    Given Alice controls a bear (Grizzly Bears), with 1 +1/+1 counter
    And Alice controls a gift (Gift of Immortality), attached to the bear
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield, with 1 +1/+1 counter
    And the gift is on the battlefield, attached to the bear
    And the umbra is in the graveyard
    And nothing else changes
