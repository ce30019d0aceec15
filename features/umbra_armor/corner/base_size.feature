@umbra-armor.corner.base-size @cr.613.4b @cr.613.7e @cr.704.5g
Feature: Octopus Umbra sets base power and toughness, and takes them along when it goes
  Of two effects that set base power and toughness the later one counts; an Aura counts from when
  it became attached. Counters and bonuses come on top of either. When the umbra goes, the printed
  size is back: if the umbra was used, the damage is gone with it; if it went on its own account,
  the damage stays and may be lethal now, and nothing saves the creature.

  @id:umbra-armor.corner.base-size.after-frog @line:RU-24 @needs:control.turn-to-frog @cr.613.4b
  Scenario: Octopus Umbra cast on a creature that was turned into a Frog makes it 8/8
    Given Alice controls a giant (Hill Giant)
    And Alice has a frog (Turn to Frog) in hand
    And Alice has an umbra (Octopus Umbra) in hand
    And Alice casts the frog, targeting the giant, paying {1}{U}
    And the top of the stack resolves
    When Alice casts the umbra, targeting the giant, paying {3}{U}{U}
    And the top of the stack resolves
    Then the giant is on the battlefield, 8/8, colored blue, with subtypes Frog
    And the umbra is on the battlefield, attached to the giant
    And nothing else changes

  @id:umbra-armor.corner.base-size.before-frog @line:RU-24 @needs:control.turn-to-frog @cr.613.4b
  Scenario: Turn to Frog on a creature that has Octopus Umbra makes it 1/1
    Given Alice controls a giant (Hill Giant)
    And Alice has a frog (Turn to Frog) in hand
    And Alice has an umbra (Octopus Umbra) in hand
    And Alice casts the umbra, targeting the giant, paying {3}{U}{U}
    And the top of the stack resolves
    When Alice casts the frog, targeting the giant, paying {1}{U}
    And the top of the stack resolves
    Then the giant is on the battlefield, 1/1, colored blue, with subtypes Frog
    And the umbra is on the battlefield, attached to the giant
    And nothing else changes

  @id:umbra-armor.corner.base-size.on-top @line:RU-24 @needs:control.giant-growth @cr.613.4b @cr.613.4c
  Scenario: Counters and Giant Growth count on top of 8/8
    Given Alice controls a bear (Grizzly Bears), with 1 +1/+1 counter
    And Alice controls an umbra (Octopus Umbra), attached to the bear
    And Alice has a growth (Giant Growth) in hand
    Then the bear is 9/9
    When Alice casts the growth, targeting the bear, paying {G}
    And the top of the stack resolves
    Then the bear is on the battlefield, 12/12
    And nothing else changes

  @id:umbra-armor.corner.base-size.umbra-destroyed @line:CU-53 @needs:control.destroy-enchantment.disenchant @needs:control.shrunk @cr.613.4b @cr.704.5g @cr.701.8a
  Scenario: The umbra is destroyed on its own account, and damage that was not lethal at 8/8 is lethal now
    Given Alice controls a memnite (Memnite), with 5 damage
    And Alice controls an umbra (Octopus Umbra), attached to the memnite
    And Bob has a disenchant (Disenchant) in hand
    When Bob casts the disenchant, targeting the umbra, paying {1}{W}
    And the top of the stack resolves
    Then the umbra is in the graveyard
    And the memnite is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.base-size.umbra-used @line:CU-53 @needs:control.bolt @cr.613.4b @cr.704.5g @cr.702.89a
  Scenario: Damage that is lethal at 8/8 uses the umbra, and a clean 1/1 is left
    Given Alice controls a memnite (Memnite), with 5 damage
    And Alice controls an umbra (Octopus Umbra), attached to the memnite
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the memnite, paying {R}
    And the top of the stack resolves
    Then the umbra is in the graveyard
    And the memnite is on the battlefield, undamaged, 1/1
    And nothing else changes
