@umbra-armor.card.dog-umbra @cr.702.8a @cr.604.1 @cr.611.3a @cr.303.4e @cr.506.4a @cr.508.1c @cr.509.1b @cr.702.89a
Feature: Dog Umbra guards your creature and chains another player's
  Dog Umbra has flash and enchants a creature. Its other two abilities exclude each other. While a
  player other than the Aura's controller controls the creature, the creature can't attack or
  block. Otherwise the Aura has umbra armor. Whose the creature is gets looked at all the time and
  from the side of the Aura's controller: when the creature or the Aura changes its controller,
  both halves turn over at once.

  An engine must show both halves on both sides of the table, that flash lets the Aura come in
  time to save, to forbid an attack and to forbid a block, that it does not take a creature out of
  combat, and that a change of control of either card turns the halves over. Each refusal has a
  twin in which one fact differs and the same action is accepted. A second creature stands by, so
  that there is an attack or a block to declare at all.

  What these scenarios catch:
  - umbra armor that is always there, or never;
  - "another player" measured from the creature's owner or from the Aura's owner;
  - a side that is fixed when the Aura enters;
  - the attack forbidden but not the block, or the other way round;
  - an attacking creature taken out of combat.

  @id:umbra-armor.card.dog-umbra.own-destroy @needs:control.murder @cr.702.89a
  Scenario: On your own creature it is destroyed instead of the creature
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the dog is in the graveyard
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.own-damage @needs:control.bolt @cr.702.89a @cr.704.5g
  Scenario: On your own creature it answers lethal damage
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the dog is in the graveyard
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.opponent-destroy @needs:umbra-armor.card.dog-umbra.own-destroy @needs:control.plain-aura @cr.701.8a @cr.704.5m @line:CU-31
  Scenario: On an opponent's creature it has no umbra armor against Murder
    Given Bob controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Alice has a murder (Murder) in hand
    When Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in Bob's graveyard
    And the dog is in Alice's graveyard
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.opponent-damage @needs:umbra-armor.card.dog-umbra.own-damage @needs:control.plain-aura @cr.704.5g @cr.704.5m
  Scenario: On an opponent's creature it has no umbra armor against lethal damage
    Given Bob controls a bear (Grizzly Bears)
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Alice has a bolt (Lightning Bolt) in hand
    When Alice casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is in Bob's graveyard
    And the dog is in Alice's graveyard
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.own-attacks @cr.611.3a
  Scenario: Your own creature may attack
    Given it is Bob's precombat main phase
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Bob controls a dog (Dog Umbra), attached to the bear
    When the game advances to the declare attackers step
    And Bob attacks Alice with the bear
    Then that is accepted
    And the bear is tapped, attacking
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.opponent-attacks @needs:umbra-armor.card.dog-umbra.own-attacks @cr.508.1c @line:CU-31
  Scenario: An opponent's creature can't attack, but the creature beside it can
    Given it is Bob's precombat main phase
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Alice controls a dog (Dog Umbra), attached to the bear
    When the game advances to the declare attackers step
    And Bob attacks Alice with the bear
    Then that is refused
    And the bear is untapped, not attacking
    When Bob attacks Alice with the lion
    Then that is accepted
    And the bear is untapped, not attacking
    And the lion is tapped, attacking
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.own-blocks @cr.611.3a
  Scenario: Your own creature may block
    Given Alice controls a giant (Hill Giant)
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Bob controls a dog (Dog Umbra), attached to the bear
    When the game advances to the declare attackers step
    And Alice attacks Bob with the giant
    And the game advances to the declare blockers step
    And Bob blocks the giant with the bear
    Then that is accepted
    And the bear is blocking
    And the giant is tapped, attacking
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.opponent-blocks @needs:umbra-armor.card.dog-umbra.own-blocks @cr.509.1b @line:CU-31
  Scenario: An opponent's creature can't block, but the creature beside it can
    Given Alice controls a giant (Hill Giant)
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Alice controls a dog (Dog Umbra), attached to the bear
    When the game advances to the declare attackers step
    And Alice attacks Bob with the giant
    And the game advances to the declare blockers step
    And Bob blocks the giant with the bear
    Then that is refused
    And the bear is not blocking
    When Bob blocks the giant with the lion
    Then that is accepted
    And the bear is not blocking
    And the lion is blocking
    And the giant is tapped, attacking
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.flash-saves @needs:control.murder @cr.702.8a @cr.702.89a
  Scenario: With flash it comes in response to Murder and saves your creature
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice has a dog (Dog Umbra) in hand
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And Alice casts the dog, targeting the bear, paying {1}{W}
    Then that is accepted
    When the top of the stack resolves
    Then the dog is on the battlefield, attached to the bear
    When the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the dog is in the graveyard
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.flash-before-attack-twin @cr.702.8a
  Scenario: Cast at the beginning of combat on one creature, it leaves the other free to attack
    Given it is Bob's precombat main phase
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Alice has a dog (Dog Umbra) in hand
    When the game advances to the beginning of combat
    And Alice casts the dog, targeting the lion, paying {1}{W}
    And the top of the stack resolves
    And the game advances to the declare attackers step
    And Bob attacks Alice with the bear
    Then that is accepted
    And the bear is tapped, attacking
    And the dog is on the battlefield, attached to the lion
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.flash-before-attack @needs:umbra-armor.card.dog-umbra.flash-before-attack-twin @cr.702.8a @cr.508.1c
  Scenario: Cast at the beginning of combat on a creature, it forbids that creature's attack
    Given it is Bob's precombat main phase
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Alice has a dog (Dog Umbra) in hand
    When the game advances to the beginning of combat
    And Alice casts the dog, targeting the bear, paying {1}{W}
    And the top of the stack resolves
    And the game advances to the declare attackers step
    And Bob attacks Alice with the bear
    Then that is refused
    And the bear is untapped, not attacking
    And the dog is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.flash-before-block-twin @cr.702.8a
  Scenario: Cast after attackers on one creature, it leaves the other free to block
    Given Alice controls a giant (Hill Giant)
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Alice has a dog (Dog Umbra) in hand
    When the game advances to the declare attackers step
    And Alice attacks Bob with the giant
    And Alice casts the dog, targeting the lion, paying {1}{W}
    And the top of the stack resolves
    And the game advances to the declare blockers step
    And Bob blocks the giant with the bear
    Then that is accepted
    And the bear is blocking
    And the giant is tapped, attacking
    And the dog is on the battlefield, attached to the lion
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.flash-before-block @needs:umbra-armor.card.dog-umbra.flash-before-block-twin @cr.702.8a @cr.509.1b @line:CU-34
  Scenario: Cast after attackers on a creature, it forbids that creature's block
    Given Alice controls a giant (Hill Giant)
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Alice has a dog (Dog Umbra) in hand
    When the game advances to the declare attackers step
    And Alice attacks Bob with the giant
    And Alice casts the dog, targeting the bear, paying {1}{W}
    And the top of the stack resolves
    And the game advances to the declare blockers step
    And Bob blocks the giant with the bear
    Then that is refused
    And the bear is not blocking
    And the giant is tapped, attacking
    And the dog is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.attacker-stays @needs:control.unblocked @cr.702.8a @line:CU-34
  Scenario: Cast on a creature that is already attacking, it does not take it out of combat
    Given it is Bob's precombat main phase
    And Bob controls a bear (Grizzly Bears)
    And Alice has a dog (Dog Umbra) in hand
    When the game advances to the declare attackers step
    And Bob attacks Alice with the bear
    And Alice casts the dog, targeting the bear, paying {1}{W}
    And the top of the stack resolves
    Then the dog is on the battlefield, attached to the bear
    And the bear is tapped, attacking
    And nothing else changes
    When the game advances to the postcombat main phase
    Then Alice has 18 life
    And the bear is tapped
    And the dog is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.blocker-stays @needs:control.combat @cr.702.8a @line:CU-34
  Scenario: Cast on a creature that is already blocking, it does not take it out of combat
    Given Alice controls a giant (Hill Giant)
    And Bob controls a wurm (Craw Wurm)
    And Alice has a dog (Dog Umbra) in hand
    When the game advances to the declare attackers step
    And Alice attacks Bob with the giant
    And the game advances to the declare blockers step
    And Bob blocks the giant with the wurm
    And Alice casts the dog, targeting the wurm, paying {1}{W}
    And the top of the stack resolves
    Then the dog is on the battlefield, attached to the wurm
    And the wurm is blocking
    And the giant is tapped, attacking
    And nothing else changes
    When the game advances to the postcombat main phase
    Then the giant is in the graveyard
    And the wurm is on the battlefield, with 3 damage
    And the dog is on the battlefield, attached to the wurm
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.stolen-by-auras-controller @needs:control.act-of-treason @cr.613.1b
  Scenario: A creature stolen by the Aura's controller may attack at once
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Bob controls a dog (Dog Umbra), attached to the bear
    And Bob controls a lion (Silvercoat Lion)
    And Bob has an act (Act of Treason) in hand
    And Bob casts the act, targeting the bear, paying {2}{R}
    And the top of the stack resolves
    When the game advances to the declare attackers step
    And Bob attacks Alice with the bear
    Then that is accepted
    And the bear is controlled by Bob, tapped, attacking
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.stolen @needs:umbra-armor.card.dog-umbra.stolen-by-auras-controller @cr.613.1b @cr.508.1c @line:CU-32
  Scenario: A creature stolen from the Aura's controller can't attack
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Bob controls a lion (Silvercoat Lion)
    And Bob has an act (Act of Treason) in hand
    And Bob casts the act, targeting the bear, paying {2}{R}
    And the top of the stack resolves
    When the game advances to the declare attackers step
    And Bob attacks Alice with the bear
    Then that is refused
    And the bear is controlled by Bob, untapped, not attacking
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.stolen-destroy @needs:control.stolen-and-murdered @needs:control.plain-aura @cr.613.1b @cr.701.8a @cr.704.5m @line:CU-32
  Scenario: A creature stolen from the Aura's controller is not saved
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Bob has an act (Act of Treason) in hand
    And Bob has a murder (Murder) in hand
    And Bob casts the act, targeting the bear, paying {2}{R}
    And the top of the stack resolves
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in Alice's graveyard
    And the dog is in Alice's graveyard
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.stolen-by-auras-controller-destroy @needs:control.stolen-and-murdered @cr.613.1b @cr.702.89a
  Scenario: A creature stolen by the Aura's controller is saved
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls a dog (Dog Umbra), attached to the bear
    And Bob has an act (Act of Treason) in hand
    And Alice has a murder (Murder) in hand
    And Bob casts the act, targeting the bear, paying {2}{R}
    And the top of the stack resolves
    When Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, controlled by Bob, undamaged
    And the dog is in Bob's graveyard
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.returned @needs:control.act-of-treason @needs:control.murder @cr.702.89a @line:CU-32
  Scenario: When a stolen creature comes back, the umbra armor comes back too
    Else: the turn changes, and Alice has untapped.
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Bob has an act (Act of Treason) in hand
    And Bob has a murder (Murder) in hand
    And Bob casts the act, targeting the bear, paying {2}{R}
    And the top of the stack resolves
    When the game advances to the upkeep
    Then it is Alice's upkeep
    And the bear is on the battlefield, controlled by Alice
    And the dog is on the battlefield, attached to the bear
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, controlled by Alice
    And the dog is in Alice's graveyard

  @id:umbra-armor.card.dog-umbra.grafted-away-twin @needs:control.aura-graft @cr.611.3a
  Scenario: Before the Aura is taken, another creature of its controller may attack
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a dog (Dog Umbra), attached to the bear
    When the game advances to the declare attackers step
    And Alice attacks Bob with the lion
    Then that is accepted
    And the lion is tapped, attacking
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.grafted-away @needs:umbra-armor.card.dog-umbra.grafted-away-twin @cr.613.1b @cr.508.1c @line:CU-33
  Scenario: An opponent who takes the Aura and moves it forbids that creature's attack
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Bob has a graft (Aura Graft) in hand
    And Bob, asked for objects, chooses the lion
    And Bob casts the graft, targeting the dog, paying {1}{U}
    And the top of the stack resolves
    When the game advances to the declare attackers step
    And Alice attacks Bob with the lion
    Then that is refused
    And the lion is untapped, not attacking
    And the dog is on the battlefield, attached to the lion, controlled by Bob, owned by Alice
    When Alice attacks Bob with the bear
    Then that is accepted
    And the bear is tapped, attacking
    And the dog is on the battlefield, attached to the lion, controlled by Bob, owned by Alice
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.grafted-away-destroy @needs:control.aura-graft @needs:control.plain-aura @cr.613.1b @cr.701.8a @cr.704.5m @line:CU-33
  Scenario: An Aura that an opponent took has no umbra armor for its owner's creature
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Bob has a graft (Aura Graft) in hand
    And Bob has a murder (Murder) in hand
    And Bob, asked for objects, chooses the lion
    And Bob casts the graft, targeting the dog, paying {1}{U}
    And the top of the stack resolves
    When Bob casts the murder, targeting the lion, paying {1}{B}{B}
    And the top of the stack resolves
    Then the lion is in the graveyard
    And the dog is in Alice's graveyard
    And nothing else changes

  @id:umbra-armor.card.dog-umbra.grafted-to-own @needs:control.aura-graft @needs:control.murder @cr.613.1b @cr.702.89a
  Scenario: An Aura that the chained creature's controller takes guards that player's creature
    Given Bob controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion), with 1 damage
    And Alice controls a dog (Dog Umbra), attached to the bear
    And Alice has a murder (Murder) in hand
    And Bob has a graft (Aura Graft) in hand
    And Bob, asked for objects, chooses the lion
    And Bob casts the graft, targeting the dog, paying {1}{U}
    And the top of the stack resolves
    When Alice casts the murder, targeting the lion, paying {1}{B}{B}
    And the top of the stack resolves
    Then the lion is on the battlefield, undamaged
    And the dog is in Alice's graveyard
    And nothing else changes

  # Over any board

  @id:umbra-armor.card.dog-umbra.any.own @quantified @cr.702.89a
  Scenario: As the only umbra on a creature of its own controller it goes in the creature's place
    Given any board with a creature that can live without its Auras and exactly one umbra on it and a Dog Umbra of its controller on it
    And with no other protection and no Lion Umbra
    When one event would destroy the creature
    Then the creature is on the battlefield
    And the Dog Umbra is in the graveyard

  @id:umbra-armor.card.dog-umbra.any.anothers @quantified @cr.702.89a @cr.604.1
  Scenario: On another player's creature it saves nothing
    Given any board with a creature and no umbra on it and a Dog Umbra of another player on it
    And with no other protection
    When one event would destroy the creature
    Then the creature is in the graveyard
    And the Dog Umbra is in the graveyard
