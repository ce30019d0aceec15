@umbra-armor.corner.combat-words @cr.509.1c @cr.510.1a
Feature: What Indrik Umbra and Treefolk Umbra say about combat
  Indrik Umbra makes creatures block that are able to, and no others: not a tapped one, not one
  that can't reach a flyer. Treefolk Umbra changes how much combat damage the creature assigns; its
  power stays what it was, and damage that is not dealt in combat goes by power.

  @id:umbra-armor.corner.combat-words.indrik @line:RU-23 @needs:control.combat @cr.509.1c @cr.509.1a
  Scenario: The untapped creature must block the creature with Indrik Umbra, the tapped one can't
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Indrik Umbra), attached to the bear
    And Bob controls a wurm (Craw Wurm)
    And Bob controls a giant (Hill Giant), tapped
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks with nothing
    Then that is refused
    When Bob blocks the bear with the wurm
    Then that is accepted
    And the wurm is blocking
    And the bear is attacking, tapped
    And nothing else changes

  @id:umbra-armor.corner.combat-words.indrik-nobody-able @line:RU-23 @needs:control.combat @cr.509.1c
  Scenario: With only a tapped creature nobody is able to block, and nobody must
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Indrik Umbra), attached to the bear
    And Bob controls a giant (Hill Giant), tapped
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks with nothing
    Then that is accepted
    And the giant is not blocking
    And the bear is attacking, tapped
    And nothing else changes

  @id:umbra-armor.corner.combat-words.indrik-flyer @line:RU-23 @needs:control.serra-angel @needs:control.air-elemental @needs:control.combat @cr.509.1c @cr.509.1a
  Scenario: A flyer with Indrik Umbra must be blocked by the creature with reach and by no other
    Given Alice controls an angel (Serra Angel)
    And Alice controls an umbra (Indrik Umbra), attached to the angel
    And Bob controls a spider (Giant Spider)
    And Bob controls a giant (Hill Giant)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the angel
    And the game advances to the declare blockers step
    And Bob blocks with nothing
    Then that is refused
    When Bob blocks the angel with the spider
    Then that is accepted
    And the spider is blocking
    And the angel is attacking, untapped
    And nothing else changes

  @id:umbra-armor.corner.combat-words.treefolk @line:RU-25 @needs:control.unblocked @cr.510.1a @cr.510.2
  Scenario: A 2/4 with Treefolk Umbra deals 4 combat damage and still has power 2
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Treefolk Umbra), attached to the bear
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the postcombat main phase
    Then Bob has 16 life
    And the bear is tapped, 2/4
    And nothing else changes

  @id:umbra-armor.corner.combat-words.treefolk-fight @line:RU-25 @needs:control.fight @cr.701.14a @cr.120.3e
  Scenario: In a fight a 1/3 with Treefolk Umbra deals 1 damage
    Given Alice controls an elves (Llanowar Elves)
    And Alice controls an umbra (Treefolk Umbra), attached to the elves
    And Bob controls a spider (Giant Spider)
    And Alice has a swipe (Savage Swipe) in hand
    When Alice casts the swipe, targeting the elves and the spider, paying {G}
    And the top of the stack resolves
    Then the elves is on the battlefield, with 2 damage, 1/3
    And the spider is on the battlefield, with 1 damage
    And nothing else changes
