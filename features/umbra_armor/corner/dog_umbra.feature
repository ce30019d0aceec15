@umbra-armor.corner.dog-umbra @line:CU-35 @cr.611.3a
Feature: Dog Umbra on a creature whose controller has Umbra Mystic
  On another player's creature Dog Umbra chains the creature and gives itself no umbra armor. But
  Umbra Mystic arms every Aura on its controller's permanents, so this one is armed after all. The
  creature still can't attack or block, and it is saved.

  @id:umbra-armor.corner.dog-umbra.armed @needs:umbra-armor.card.dog-umbra.opponent-destroy @needs:umbra-armor.0.mystic @cr.702.89a
  Scenario: The chained creature is saved, because its controller's Umbra Mystic arms the Aura
    Given Bob controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Bob controls a mystic (Umbra Mystic)
    And Alice has a murder (Murder) in hand
    When Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the dog is in Alice's graveyard
    And nothing else changes

  @id:umbra-armor.corner.dog-umbra.auras-controllers-mystic @needs:umbra-armor.corner.dog-umbra.armed @cr.701.8a @cr.704.5m
  Scenario: Umbra Mystic of the Aura's controller arms nothing on the chained creature
    Given Bob controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Alice controls a mystic (Umbra Mystic)
    And Alice has a murder (Murder) in hand
    When Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in Bob's graveyard
    And the dog is in Alice's graveyard
    And nothing else changes

  @id:umbra-armor.corner.dog-umbra.attack @needs:umbra-armor.card.dog-umbra.own-attacks @cr.508.1c
  Scenario: The armed and chained creature can't attack, and Umbra Mystic beside it can
    Given it is Bob's precombat main phase
    And Bob controls a bear (Grizzly Bears)
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Bob controls a mystic (Umbra Mystic)
    When the game advances to the declare attackers step
    And Bob attacks Alice with the bear
    Then that is refused
    When Bob attacks Alice with the mystic
    Then that is accepted
    And the bear is untapped, not attacking
    And the mystic is tapped, attacking
    And the dog is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.corner.dog-umbra.block @needs:umbra-armor.card.dog-umbra.own-blocks @cr.509.1b
  Scenario: The armed and chained creature can't block, and Umbra Mystic beside it can
    Given Alice controls a giant (Hill Giant)
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a mystic (Umbra Mystic)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the giant
    And the game advances to the declare blockers step
    And Bob blocks the giant with the bear
    Then that is refused
    When Bob blocks the giant with the mystic
    Then that is accepted
    And the bear is not blocking
    And the mystic is blocking
    And the giant is tapped, attacking
    And the dog is on the battlefield, attached to the bear
    And nothing else changes
