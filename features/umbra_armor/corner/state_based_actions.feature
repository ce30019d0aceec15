@umbra-armor.corner.state-based-actions @cr.704.3 @cr.704.5g @cr.704.5m
Feature: What one check of the state-based actions finds happens at once, and the next check sees what is left
  In one check everything is looked at before anything is done. An umbra that is itself on its way
  to the graveyard still enchants its creature at that moment and saves it. What came before the last
  check is over: old deathtouch damage does not come back, and an Aura that went does not help later.

  @id:umbra-armor.corner.state-based-actions.illegal-umbra-saves @line:CU-47 @needs:control.counter-move @needs:umbra-armor.card.lion-umbra.counter-leaves @cr.700.9 @cr.704.5g @cr.702.89a
  Scenario: A creature is destroyed in the same check in which its umbra is found illegally attached
    Given Bob controls a bear (Grizzly Bears), with 5 damage, with 1 +1/+1 counter
    And Bob controls a lion (Silvercoat Lion)
    And Bob controls a guildmage (Simic Guildmage)
    And Alice controls an umbra (Lion Umbra), attached to the bear
    When Bob activates "{1}{G}" of the guildmage, targeting the bear and the lion, paying {1}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, without counters, 2/2
    And the lion is with 1 +1/+1 counter
    And the umbra is in Alice's graveyard
    And nothing else changes

  @id:umbra-armor.corner.state-based-actions.the-other-umbra @line:CU-54 @needs:control.destroy-enchantment.disenchant @needs:control.shrunk @cr.704.5g @cr.702.89a
  Scenario: Boar Umbra is destroyed, the damage is lethal without it, and Hyena Umbra saves the creature
    Given Alice controls a bear (Grizzly Bears), with 4 damage
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a hyena (Hyena Umbra), attached to the bear
    And Bob has a disenchant (Disenchant) in hand
    When Bob casts the disenchant, targeting the boar, paying {1}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the boar is in the graveyard
    And the hyena is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.state-based-actions.old-deathtouch @line:CU-73 @needs:control.fight @needs:control.destroy-enchantment.disenchant @needs:control.indestructibility @cr.702.12b @cr.704.5h @cr.701.8a
  Scenario: Deathtouch damage that an indestructible creature outlived does not kill it when it is destructible again
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Alice controls a ward (Indestructibility), attached to the bear
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    And Bob has a disenchant (Disenchant) in hand
    When Alice casts the swipe, targeting the bear and the rats, paying {G}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 1 damage, 5/5
    And the rats is in the graveyard
    When Bob casts the disenchant, targeting the ward, paying {1}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 1 damage, 5/5
    And the umbra is on the battlefield, attached to the bear
    And the rats is in the graveyard
    And the ward is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.state-based-actions.toughness-zero-with-damage @line:CU-74 @needs:control.skinrender @cr.704.5f @cr.704.5m
  Scenario: A damaged creature shrinks to toughness 0, which is no destruction
    Given Alice controls a bear (Grizzly Bears), with 2 damage
    And Alice controls an umbra (Hyena Umbra), attached to the bear
    And Bob has a skinrender (Skinrender) in hand
    And it is Bob's precombat main phase
    And Bob, asked for a target, chooses the bear
    When Bob casts the skinrender, paying {2}{B}{B}
    And the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And the skinrender is on the battlefield
    And nothing else changes

  @id:umbra-armor.corner.state-based-actions.counters-annihilate @line:CU-80 @needs:control.skinrender @needs:umbra-armor.card.lion-umbra.counter-leaves @cr.704.5q @cr.704.5m @cr.700.9
  Scenario: The counters that made the creature modified annihilate, and then Lion Umbra goes
    Given Bob controls a bear (Grizzly Bears), with 3 +1/+1 counters
    And Alice controls an umbra (Lion Umbra), attached to the bear
    And Alice has a skinrender (Skinrender) in hand
    And Alice, asked for a target, chooses the bear
    When Alice casts the skinrender, paying {2}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield, without counters, 2/2
    And the umbra is in the graveyard
    And the skinrender is on the battlefield
    And nothing else changes

  @id:umbra-armor.corner.state-based-actions.enchantments-only @line:CU-66 @needs:control.cleanfall @cr.701.8a
  Scenario: Cleanfall destroys the umbra for itself, so the creature's damage stays
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob has a cleanfall (Cleanfall) in hand
    When Bob casts the cleanfall, paying {2}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 1 damage, 2/2
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.state-based-actions.enchantments-only-lethal @line:CU-66 @needs:control.cleanfall @cr.701.8a @cr.704.5g
  Scenario: Without the bonus of the umbra that Cleanfall destroyed the damage is lethal, and nothing saves the creature
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 3 damage
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob has a cleanfall (Cleanfall) in hand
    When Bob casts the cleanfall, paying {2}{W}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  # Open: whether the legend rule and the lethal damage have one result that the umbra replaces.
  @id:umbra-armor.corner.state-based-actions.legend-with-lethal-damage @line:CU-46 @needs:control.legend-rule.keep-old @needs:control.act-of-treason @needs:control.glorious-anthem @cr.704.5j @cr.613.1b
  Scenario: The legend rule takes a creature with an umbra in the same check in which its damage is lethal
    Given Alice controls a hound (Isamaru, Hound of Konda)
    And Bob controls an anthem (Glorious Anthem)
    And Bob controls a stray (Isamaru, Hound of Konda), with 2 damage
    And Bob controls an umbra (Crab Umbra), attached to the stray
    And Alice has an act (Act of Treason) in hand
    And Alice, asked which legend to keep, chooses the hound, once
    And Alice, asked which legend to keep, chooses the stray
    When Alice casts the act, targeting the stray, paying {2}{R}
    And the top of the stack resolves
    # Else: an open question, of which only the two legends and the umbra are looked at.
    Then by the reading "the legend rule takes it", the stray is in the graveyard
    And by the reading "the legend rule takes it", the hound is on the battlefield
    And by the reading "the legend rule takes it", the umbra is in the graveyard
    And by the reading "the umbra replaces both, and the next check asks again", the stray is on the battlefield, undamaged
    And by the reading "the umbra replaces both, and the next check asks again", the hound is in the graveyard
    And by the reading "the umbra replaces both, and the next check asks again", the umbra is in the graveyard
