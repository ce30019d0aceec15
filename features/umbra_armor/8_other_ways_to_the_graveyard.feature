@umbra-armor.8 @cr.701.8b @cr.701.21a @cr.704.5f @cr.704.5j @cr.704.5m
Feature: Sacrifice, the legend rule and toughness 0 are no destruction
  A creature that is sacrificed, that the legend rule takes, or whose toughness is 0 or less goes
  to its owner's graveyard without being destroyed. Its umbra has nothing to replace. Left without
  a creature, the Aura is put into its owner's graveyard in the next check of the state of the
  board; it is not destroyed either.

  An engine must show that the creature is gone, that it died, and that the Aura followed it by
  being put there. That nothing destroyed the Aura has two witnesses: an indestructible Aura goes
  all the same, and Karmic Justice is silent.

  What these scenarios catch:
  - umbra armor that replaces every way to the graveyard;
  - an umbra spent although the creature is lost, or left behind on the battlefield;
  - the Aura destroyed instead of put into the graveyard;
  - a creature saved from toughness 0 because it also had damage marked on it.

  @id:umbra-armor.8.sacrifice @cr.701.21a @cr.704.5m @line:RU-08
  Scenario Outline: A creature sacrificed to <spell> is not saved, and its umbra follows it
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob has an edict (<spell>) in hand
    And Alice, asked for objects, chooses the bear
    When Bob casts the edict, targeting Alice, paying {1}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

    Examples:
      | id       | needs                  | spell          |
      | diabolic | control.edict.diabolic | Diabolic Edict |
      | cruel    | control.edict.cruel    | Cruel Edict    |

  @id:umbra-armor.8.sacrifice-aura-first @needs:control.edict.diabolic @cr.701.21a @cr.704.5m
  Scenario: A sacrificed creature is not saved by an older umbra that an opponent controls
    Given it is Bob's precombat main phase
    And Bob controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a bear (Grizzly Bears)
    And Bob has an edict (Diabolic Edict) in hand
    And Alice, asked for objects, chooses the bear
    When Bob casts the edict, targeting Alice, paying {1}{B}
    And the top of the stack resolves
    Then the bear is in Alice's graveyard
    And the umbra is in Bob's graveyard
    And nothing else changes

  @id:umbra-armor.8.sacrifice-two-umbras @needs:control.edict.diabolic @cr.701.21a @cr.704.5m
  Scenario: Two umbras do not save a sacrificed creature, and both follow it
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Bob has an edict (Diabolic Edict) in hand
    And Alice, asked for objects, chooses the bear
    And Alice, asked which replacement applies, chooses the boar
    When Bob casts the edict, targeting Alice, paying {1}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the boar is in the graveyard
    And the crab is in the graveyard
    And nothing else changes

  @id:umbra-armor.8.sacrifice-as-cost @needs:control.sacrifice-as-cost @cr.701.21a @cr.704.5m
  Scenario: A creature sacrificed as a cost is gone at once, and its umbra before anybody can respond
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a seer (Viscera Seer)
    When Alice activates "Sacrifice a creature" of the seer, sacrificing the bear
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.8.sacrifice-died @needs:control.edict.diabolic @needs:control.blood-artist @cr.701.21a @cr.704.5m @cr.603.2
  Scenario: A sacrificed creature with an umbra did die, as Blood Artist sees
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob controls an artist (Blood Artist)
    And Bob has an edict (Diabolic Edict) in hand
    And Alice, asked for objects, chooses the bear
    And Bob, asked for a target, chooses Alice
    When Bob casts the edict, targeting Alice, paying {1}{B}
    And the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And Alice has 19 life
    And Bob has 21 life
    And nothing else changes

  @id:umbra-armor.8.sacrifice-indestructible-aura @needs:control.edict.diabolic @needs:control.indestructible-aura @cr.701.21a @cr.704.5m
  Scenario: An indestructible umbra follows a sacrificed creature, because it is put there and not destroyed
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), with 1 divinity counter, attached to the bear
    And Alice controls a relic (That Which Was Taken)
    And Bob has an edict (Diabolic Edict) in hand
    And Alice, asked for objects, chooses the bear
    When Bob casts the edict, targeting Alice, paying {1}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.8.sacrifice-karmic-justice @needs:control.edict.diabolic @needs:control.karmic @cr.701.21a @cr.704.5m
  Scenario: An opponent's edict destroys no Aura, and Karmic Justice is silent
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock (Ornithopter)
    And Bob has an edict (Diabolic Edict) in hand
    And Alice, asked for objects, chooses the bear
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When Bob casts the edict, targeting Alice, paying {1}{B}
    And the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And the rock is on the battlefield
    And nothing else changes

  @id:umbra-armor.8.legend-rule-loses @needs:control.legend-rule.keep-new @cr.704.5j @cr.704.5m @line:RU-08
  Scenario: The legend rule takes the creature with the umbra, and the umbra follows it
    Given Alice controls an old (Isamaru, Hound of Konda)
    And Alice controls an umbra (Spider Umbra), attached to the old
    And Alice has a new (Isamaru, Hound of Konda) in hand
    And Alice, asked which legend to keep, chooses the new
    When Alice casts the new, paying {W}
    And the top of the stack resolves
    Then the old is in the graveyard
    And the umbra is in the graveyard
    And the new is on the battlefield
    And nothing else changes

  @id:umbra-armor.8.legend-rule-keeps @needs:control.legend-rule.keep-old @cr.704.5j
  Scenario: The legend rule takes the other creature, and the umbra stays
    Given Alice controls an old (Isamaru, Hound of Konda)
    And Alice controls an umbra (Spider Umbra), attached to the old
    And Alice has a new (Isamaru, Hound of Konda) in hand
    And Alice, asked which legend to keep, chooses the old
    When Alice casts the new, paying {W}
    And the top of the stack resolves
    Then the new is in the graveyard
    And the old is on the battlefield
    And the umbra is on the battlefield, attached to the old
    And nothing else changes

  @id:umbra-armor.8.legend-rule-indestructible-aura @needs:control.legend-rule.keep-new @needs:control.indestructible-aura @cr.704.5j @cr.704.5m
  Scenario: An indestructible umbra follows a creature that the legend rule takes
    Given Alice controls an old (Isamaru, Hound of Konda)
    And Alice controls an umbra (Spider Umbra), with 1 divinity counter, attached to the old
    And Alice controls a relic (That Which Was Taken)
    And Alice has a new (Isamaru, Hound of Konda) in hand
    And Alice, asked which legend to keep, chooses the new
    When Alice casts the new, paying {W}
    And the top of the stack resolves
    Then the old is in the graveyard
    And the umbra is in the graveyard
    And the new is on the battlefield
    And nothing else changes

  @id:umbra-armor.8.toughness-zero @needs:control.toughness-zero @cr.704.5f @cr.704.5m @line:CU-12 @line:RU-08
  Scenario: Disfigure brings the toughness to 0, and the umbra does nothing
    Given Alice controls a memnite (Memnite)
    And Alice controls an umbra (Hyena Umbra), attached to the memnite
    And Bob has a disfigure (Disfigure) in hand
    When Bob casts the disfigure, targeting the memnite, paying {B}
    And the top of the stack resolves
    Then the memnite is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.8.toughness-zero-aura-first @needs:control.toughness-zero @cr.704.5f @cr.704.5m
  Scenario: An older umbra that an opponent controls does nothing against toughness 0
    Given Bob controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a bear (Grizzly Bears)
    And Bob has a disfigure (Disfigure) in hand
    When Bob casts the disfigure, targeting the bear, paying {B}
    And the top of the stack resolves
    Then the bear is in Alice's graveyard
    And the umbra is in Bob's graveyard
    And nothing else changes

  @id:umbra-armor.8.toughness-zero-two-umbras @needs:control.toughness-zero @cr.704.5f @cr.704.5m
  Scenario: Two umbras do nothing against toughness 0, and both follow the creature
    Given Alice controls a bear (Grizzly Bears), with 2 -1/-1 counters
    And Alice controls a snake (Snake Umbra), attached to the bear
    And Alice controls a spider (Spider Umbra), attached to the bear
    And Bob has a disfigure (Disfigure) in hand
    And Alice, asked which replacement applies, chooses the snake
    When Bob casts the disfigure, targeting the bear, paying {B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the snake is in the graveyard
    And the spider is in the graveyard
    And nothing else changes

  @id:umbra-armor.8.toughness-zero-indestructible-aura @needs:control.toughness-zero @needs:control.indestructible-aura @cr.704.5f @cr.704.5m
  Scenario: An indestructible umbra follows a creature with toughness 0
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), with 1 divinity counter, attached to the bear
    And Alice controls a relic (That Which Was Taken)
    And Bob has a disfigure (Disfigure) in hand
    When Bob casts the disfigure, targeting the bear, paying {B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.8.damage-and-toughness-zero @needs:control.skinrender @cr.704.5f @cr.704.5m
  Scenario: A damaged creature that gets toughness 0 is not destroyed, so it is not saved
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 2 damage
    And Alice controls an umbra (Hyena Umbra), attached to the bear
    And Bob has a skinrender (Skinrender) in hand
    And Bob, asked for a target, chooses the bear
    When Bob casts the skinrender, paying {2}{B}{B}
    And the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And the skinrender is on the battlefield
    And nothing else changes

  @id:umbra-armor.8.wither @needs:control.wither @cr.704.5f @cr.704.5m @line:CU-13
  Scenario: Combat damage from a source with wither brings the toughness to 0, and the umbra does nothing
    Given it is Bob's precombat main phase
    And Bob controls a gang (Boggart Ram-Gang)
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    When the game advances to the declare attackers step
    And Bob attacks Alice with the gang
    And the game advances to the declare blockers step
    And Alice blocks the gang with the bear
    And the game advances to the postcombat main phase
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And the gang is in the graveyard
    And nothing else changes

  @id:umbra-armor.8.indestructible-creature @needs:control.indestructible-toughness-zero @cr.704.5f @cr.704.5m
  Scenario: Toughness 0 takes an indestructible creature in spite of its umbra
    Given Alice controls a myr (Darksteel Myr)
    And Alice controls an umbra (Hyena Umbra), attached to the myr
    And Bob has a disfigure (Disfigure) in hand
    When Bob casts the disfigure, targeting the myr, paying {B}
    And the top of the stack resolves
    Then the myr is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  # Over any board

  @id:umbra-armor.8.any.not-saved @quantified @cr.701.8b @cr.704.5m
  Scenario Outline: What is no destruction takes the creature, and its Auras follow
    Given any board with a creature and an umbra on it
    And with no other protection
    When <what>
    Then the creature is in the graveyard
    And each of its Auras is in the graveyard

    Examples:
      | id        | what                                            |
      | sacrifice | the creature is sacrificed                      |
      | toughness | the toughness of the creature becomes 0 or less |

  @id:umbra-armor.8.any.no-destruction @quantified @cr.701.8b @cr.702.12b @cr.704.5m
  Scenario Outline: It is no destruction: an indestructible creature goes as well
    Given any board with an indestructible creature and an umbra on it
    When <what>
    Then the creature is in the graveyard
    And each of its Auras is in the graveyard

    Examples:
      | id          | what                                            | needs                        |
      | sacrifice   | the creature is sacrificed                      |                              |
      | toughness   | the toughness of the creature becomes 0 or less | control.toughness-zero       |
      | legend-rule | the legend rule takes the creature              | control.legend-rule.keep-new |
