@umbra-armor.corner.lost-abilities @cr.613.1f @cr.611.3a @cr.702.89a
Feature: Umbra armor is the Aura's ability, and goes only with the Aura's abilities
  Whatever takes a creature's abilities away leaves those of the Aura on it alone. Umbra Mystic is a
  creature, and what takes its abilities away takes what it gives. If the creature turns into
  something that an Aura may not enchant, the Aura goes, and what stays attached goes on saving it.

  What these scenarios catch:
  - umbra armor treated as an ability of the creature;
  - Umbra Mystic and Humility applied in the order in which they arrived;
  - an umbra that stays on what is no creature any more, or a Mask that does not save a land.

  @id:umbra-armor.corner.lost-abilities.frog @line:CU-42 @needs:control.turn-to-frog @needs:control.murder @cr.702.89a @cr.613.1f
  Scenario: A creature that lost all abilities is saved by its umbra
    Given Alice controls an angel (Serra Angel), with 1 damage
    And Alice controls an umbra (Boar Umbra), attached to the angel
    And Bob has a frog (Turn to Frog) in hand
    And Bob has a murder (Murder) in hand
    And Bob casts the frog, targeting the angel, paying {1}{U}
    And the top of the stack resolves
    Then the angel is on the battlefield, 4/4, with subtypes Frog
    When Bob casts the murder, targeting the angel, paying {1}{B}{B}
    And the top of the stack resolves
    Then the angel is on the battlefield, undamaged, 1/1
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.lost-abilities.humility-umbra @line:CU-42 @needs:control.humility @needs:control.murder @cr.702.89a @cr.613.1f
  Scenario: Under Humility a printed umbra saves its creature
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Boar Umbra), attached to the wurm
    And Bob controls a humility (Humility)
    And Bob has a murder (Murder) in hand
    Then the wurm is on the battlefield, 4/4
    When Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, 1/1
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.lost-abilities.humility-mystic @line:CU-42 @needs:umbra-armor.0.mystic @needs:control.humility @needs:control.humility.abilities @needs:control.murder @cr.613.1f @cr.701.8a @cr.704.5m
  Scenario: Under Humility Umbra Mystic arms nothing
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Bob controls a humility (Humility)
    And Alice controls a mystic (Umbra Mystic)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the pacifism is in Bob's graveyard
    And nothing else changes

  @id:umbra-armor.corner.lost-abilities.mystic-before-humility @line:CU-42 @needs:umbra-armor.0.mystic @needs:control.humility @needs:control.humility.abilities @needs:control.murder @cr.613.1f @cr.701.8a @cr.704.5m
  Scenario: Umbra Mystic that arrived before Humility arms nothing either
    Given Alice controls a mystic (Umbra Mystic)
    And Alice controls a bear (Grizzly Bears)
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Bob controls a humility (Humility)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the pacifism is in Bob's graveyard
    And nothing else changes

  @id:umbra-armor.corner.lost-abilities.humility-gone @line:CU-42 @needs:umbra-armor.corner.lost-abilities.humility-mystic @needs:control.destroy-enchantment.disenchant @cr.702.89a
  Scenario: When Humility is destroyed, Umbra Mystic arms the Auras again
    Given Alice controls a mystic (Umbra Mystic)
    And Alice controls a wurm (Craw Wurm)
    And Bob controls a pacifism (Pacifism), attached to the wurm
    And Bob controls a humility (Humility)
    And Alice has a disenchant (Disenchant) in hand
    And Bob has a murder (Murder) in hand
    When Alice casts the disenchant, targeting the humility, paying {1}{W}
    And the top of the stack resolves
    And Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the humility is in the graveyard
    And the wurm is on the battlefield, 6/4
    And the pacifism is in Bob's graveyard
    And nothing else changes

  @id:umbra-armor.corner.lost-abilities.moon-umbra @line:CU-43 @needs:control.imprisoned @cr.205.1a @cr.704.5m
  Scenario: Imprisoned in the Moon makes the creature a land, and its umbra goes
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob has a moon (Imprisoned in the Moon) in hand
    When Bob casts the moon, targeting the bear, paying {2}{U}
    And the top of the stack resolves
    Then the moon is on the battlefield, attached to the bear
    And the bear is on the battlefield, colorless, with types Land
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.lost-abilities.moon-mask @line:CU-43 @needs:control.imprisoned @needs:control.stone-rain @cr.205.1a @cr.704.5m @cr.702.89a
  Scenario: A Mask stays on the creature that became a land, and saves the land from Stone Rain
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Alice controls a mask (Mask), attached to the bear, a token
    And Bob has a moon (Imprisoned in the Moon) in hand
    And Bob has a stone-rain (Stone Rain) in hand
    When Bob casts the moon, targeting the bear, paying {2}{U}
    And the top of the stack resolves
    Then the umbra is in the graveyard
    And the mask is on the battlefield, attached to the bear
    When Bob casts the stone-rain, targeting the bear, paying {2}{R}
    And the top of the stack resolves
    Then the bear is on the battlefield, with types Land
    And the moon is on the battlefield, attached to the bear
    And the umbra is in the graveyard
    And the mask is gone
    And nothing else changes
