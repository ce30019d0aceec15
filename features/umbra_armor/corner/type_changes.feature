@umbra-armor.corner.type-changes @cr.305.7 @cr.205.1a @cr.704.5p
Feature: Changed types and lost abilities: what matters is what the Aura is, and what the permanent is
  Umbra armor is an ability of the Aura. An umbra that has become a land has no abilities left, so
  bonus and protection are gone at that very moment; it is unattached in the next check and stays on
  the battlefield. What happens to the abilities of the creature does not touch the umbra's.

  @id:umbra-armor.corner.type-changes.song-on-the-umbra @line:CU-44 @needs:control.song-of-the-dryads @needs:control.murder @cr.305.7 @cr.205.1a @cr.704.5p @cr.701.8a
  Scenario: Song of the Dryads on the umbra makes it a Forest that is attached to nothing and protects nothing
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob has a song (Song of the Dryads) in hand
    And Bob has a murder (Murder) in hand
    When Bob casts the song, targeting the umbra, paying {2}{G}
    And the top of the stack resolves
    Then the umbra is on the battlefield, attached to nothing, colorless, with types Land, with subtypes Forest
    And the song is on the battlefield, attached to the umbra
    And the bear is on the battlefield, 2/2
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is on the battlefield, attached to nothing, colorless, with types Land, with subtypes Forest
    And the song is on the battlefield, attached to the umbra
    And nothing else changes

  @id:umbra-armor.corner.type-changes.song-and-damage @line:CU-82 @needs:control.song-of-the-dryads @needs:control.shrunk @cr.305.7 @cr.704.5g @cr.704.5p
  Scenario: The bonus is gone at once, the damage is lethal, and the former umbra saves nothing
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 3 damage
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob has a song (Song of the Dryads) in hand
    When Bob casts the song, targeting the umbra, paying {2}{G}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is on the battlefield, attached to nothing, colorless, with types Land, with subtypes Forest
    And the song is on the battlefield, attached to the umbra
    And nothing else changes

  @id:umbra-armor.corner.type-changes.frog-can-not-attack @line:CU-83 @needs:control.turn-to-frog @needs:control.act-of-treason @cr.611.3a @cr.508.1c
  Scenario: A creature that lost all abilities still can't attack under another player's Dog Umbra
    Given it is Bob's precombat main phase
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Alice controls an umbra (Dog Umbra), attached to the bear
    And Bob has a frog (Turn to Frog) in hand
    And Bob casts the frog, targeting the bear, paying {1}{U}
    And the top of the stack resolves
    When the game advances to the declare attackers step
    And Bob attacks Alice with the bear
    Then that is refused
    When Bob attacks Alice with the lion
    Then that is accepted
    And the lion is attacking, tapped
    And the bear is untapped, not attacking, 1/1
    And nothing else changes

  @id:umbra-armor.corner.type-changes.frog-can-not-block @line:CU-83 @needs:control.turn-to-frog @needs:control.combat @cr.611.3a @cr.509.1b
  Scenario: A creature that lost all abilities still can't block under another player's Dog Umbra
    Given Bob controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Alice controls an umbra (Dog Umbra), attached to the bear
    And Alice controls a wurm (Craw Wurm)
    And Bob has a frog (Turn to Frog) in hand
    And Bob casts the frog, targeting the bear, paying {1}{U}
    And the top of the stack resolves
    When the game advances to the declare attackers step
    And Alice attacks Bob with the wurm
    And the game advances to the declare blockers step
    And Bob blocks the wurm with the bear
    Then that is refused
    When Bob blocks the wurm with the lion
    Then that is accepted
    And the lion is blocking
    And the bear is not blocking
    And the wurm is attacking, tapped
    And nothing else changes

  @id:umbra-armor.corner.type-changes.village-at-end-of-turn @line:CU-60 @needs:control.treetop-village @cr.514.2 @cr.704.5m
  Scenario: An animated land stops being a creature in the cleanup step, and Hyena Umbra goes without saving anything
    Given Alice controls a village (Treetop Village)
    And Alice has an umbra (Hyena Umbra) in hand
    And Alice activates "{1}{G}" of the village, paying {1}{G}
    And the top of the stack resolves
    And Alice casts the umbra, targeting the village, paying {W}
    And the top of the stack resolves
    Then the umbra is on the battlefield, attached to the village
    And the village is 4/4, with types Creature and Land
    When the game advances to the upkeep
    Then the village is on the battlefield, with types Land
    And the umbra is in the graveyard
    # Else: another turn has begun.

  @id:umbra-armor.corner.type-changes.village-and-stone-rain @line:CU-76 @needs:control.treetop-village @needs:control.stone-rain @cr.702.89a
  Scenario: Stone Rain on an animated land with Hyena Umbra destroys the umbra instead of the land
    Given Alice controls a village (Treetop Village)
    And Alice has an umbra (Hyena Umbra) in hand
    And Alice has a rain (Stone Rain) in hand
    And Alice activates "{1}{G}" of the village, paying {1}{G}
    And the top of the stack resolves
    And Alice casts the umbra, targeting the village, paying {W}
    And the top of the stack resolves
    When Alice casts the rain, targeting the village, paying {2}{R}
    And the top of the stack resolves
    Then the village is on the battlefield, untapped, 3/3, with types Creature and Land
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.type-changes.humility-can-not-attack @line:CU-83 @needs:control.humility @needs:control.act-of-treason @cr.611.3a @cr.508.1c
  Scenario: Under Humility a creature still can't attack under another player's Dog Umbra
    Given it is Bob's precombat main phase
    And Alice controls a humility (Humility)
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Alice controls an umbra (Dog Umbra), attached to the bear
    When the game advances to the declare attackers step
    And Bob attacks Alice with the bear
    Then that is refused
    When Bob attacks Alice with the lion
    Then that is accepted
    And the lion is attacking, tapped
    And the bear is untapped, not attacking, 1/1
    And nothing else changes
