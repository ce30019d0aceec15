@umbra-armor.corner.masks @cr.702.89a @cr.616.2 @cr.616.1
Feature: Masks on permanents of every kind
  A Mask enchants any permanent, also an artifact that destroys itself together with everything
  else, and also another umbra. Then the umbra is what would be destroyed next, and the player who
  controls the umbra, not the creature, picks which of its Masks goes.

  @id:umbra-armor.corner.masks.on-the-disk @line:CU-77 @needs:control.disk @needs:control.enchantress @cr.702.89a @cr.701.8a
  Scenario: A Mask on Nevinyrral's Disk keeps the Disk that destroys it, and goes once
    Given Alice controls a disk (Nevinyrral's Disk)
    And Alice controls a mask (Mask), attached to the disk, a token
    And Bob controls a lion (Silvercoat Lion)
    When Alice activates "{1}, {T}" of the disk, paying {1}
    And the top of the stack resolves
    Then the disk is on the battlefield, tapped
    And the mask is gone
    And the lion is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.masks.who-picks @line:CU-85 @needs:control.murder @cr.616.1 @cr.616.2 @cr.702.89a
  Scenario Outline: Of two Masks on an opponent's umbra the one goes that the umbra's controller picks: the <gone>
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls an umbra (Crab Umbra), attached to the bear
    And Alice controls an alices-mask (Mask), attached to the umbra, a token
    And Bob controls a bobs-mask (Mask), attached to the umbra, a token
    And Bob has a murder (Murder) in hand
    And Bob, asked which replacement applies, chooses the <gone>
    And Alice, asked which replacement applies, chooses the <kept>
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is on the battlefield, attached to the bear
    And the <gone> is gone
    And the <kept> is on the battlefield, attached to the umbra
    And nothing else changes

    Examples:
      | id          | gone        | kept        |
      | alices-mask | alices-mask | bobs-mask   |
      | bobs-mask   | bobs-mask   | alices-mask |

  @id:umbra-armor.corner.masks.own-umbra-of-the-other @line:CU-85 @needs:control.murder @cr.616.1 @cr.616.2 @cr.702.89a
  Scenario: On the creature controller's own umbra that player picks the Mask
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls an alices-mask (Mask), attached to the umbra, a token
    And Bob controls a bobs-mask (Mask), attached to the umbra, a token
    And Bob has a murder (Murder) in hand
    And Bob, asked which replacement applies, chooses the alices-mask
    And Alice, asked which replacement applies, chooses the bobs-mask
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is on the battlefield, attached to the bear
    And the bobs-mask is gone
    And the alices-mask is on the battlefield, attached to the umbra
    And nothing else changes

  @id:umbra-armor.corner.masks.cast-sentinel @line:CU-84 @needs:control.ratchet-bomb @cr.202.3a @cr.701.8a
  Scenario: A Sentinel with mana value 4 is not hit, so its Mask goes alone and the damage stays
    Given Alice controls a sentinel (Steadfast Sentinel), with 1 damage
    And Alice controls a mask (Mask), attached to the sentinel, a token
    And Bob controls a bomb (Ratchet Bomb)
    When Bob activates "{T}, Sacrifice" of the bomb
    And the top of the stack resolves
    Then the sentinel is on the battlefield, with 1 damage
    And the mask is gone
    And the bomb is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.masks.eternalized-sentinel @line:CU-84 @needs:control.ratchet-bomb @needs:control.estrid @needs:control.steadfast-sentinel @cr.202.3a @cr.702.89a
  Scenario: An eternalized Sentinel and its Mask have mana value 0: both would be destroyed, and the Sentinel stays
    Given Alice has a sentinel (Steadfast Sentinel) in the graveyard
    And Alice controls an estrid (Estrid, the Masked), with 3 loyalty counters
    And Alice controls a bomb (Ratchet Bomb)
    And Alice activates "Eternalize" of the sentinel, paying {4}{W}{W}
    And the top of the stack resolves
    And Alice activates "[-1]" of the estrid, targeting the new-1
    And the top of the stack resolves
    Then the new-1 is on the battlefield, named "Steadfast Sentinel", with mana value 0
    And the new-2 is on the battlefield, named "Mask", with mana value 0, attached to the new-1
    When Alice activates "{T}, Sacrifice" of the bomb
    And the top of the stack resolves
    Then the new-1 is on the battlefield
    And the new-2 is gone
    And the bomb is in the graveyard
    And the sentinel is in exile
    And the estrid is with 2 loyalty counters
    And nothing else changes

  @id:umbra-armor.corner.masks.estrid-herself @line:RU-26 @needs:control.estrid @cr.601.2c @cr.115.1
  Scenario: Estrid can't give herself a Mask
    Given Alice controls an estrid (Estrid, the Masked), with 3 loyalty counters
    And Alice controls a bear (Grizzly Bears)
    When Alice activates "[-1]" of the estrid, targeting the estrid
    Then that is refused
    And the estrid is with 3 loyalty counters
    And nothing else changes

  @id:umbra-armor.corner.masks.moved-onto-estrid @line:RU-26 @needs:control.estrid @needs:control.aura-move @needs:control.downfall-planeswalker @cr.701.3a @cr.702.89a
  Scenario: A Mask that is moved onto Estrid saves her
    Given Alice controls an estrid (Estrid, the Masked), with 3 loyalty counters
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a guildmage (Simic Guildmage)
    And Alice controls a mask (Mask), attached to the bear, a token
    And Bob has a downfall (Hero's Downfall) in hand
    And Alice, asked for objects, chooses the estrid
    When Alice activates "{1}{U}" of the guildmage, targeting the mask, paying {1}{U}
    And the top of the stack resolves
    Then the mask is on the battlefield, attached to the estrid
    When Bob casts the downfall, targeting the estrid, paying {1}{B}{B}
    And the top of the stack resolves
    Then the estrid is on the battlefield, with 3 loyalty counters
    And the mask is gone
    And nothing else changes
