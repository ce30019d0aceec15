@umbra-armor.corner.auras-on-auras @cr.616.2 @cr.614.5 @cr.702.89a
Feature: An Aura on an Aura is destroyed in its place
  An umbra destroyed in place of a creature is a permanent that would be destroyed. If it is
  enchanted itself by an Aura with umbra armor, that Aura is destroyed in its place, and only that
  one. Each effect has one chance to change an event, so two Auras on each other come to an end.

  What these scenarios catch:
  - a chain that ends after one link, or that destroys each link;
  - a list of destroyed permanents that is worked off one by one;
  - two Auras that hand their destruction to each other without end.

  @id:umbra-armor.corner.auras-on-auras.creature @line:CU-25 @line:RU-16 @needs:control.murder @cr.702.89a @cr.616.2 @cr.614.5
  Scenario: Murder on the creature destroys the Mask on its umbra, and only that
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a mask (Mask), attached to the umbra, a token
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is on the battlefield, attached to the bear
    And the mask is gone
    And nothing else changes

  @id:umbra-armor.corner.auras-on-auras.masks @line:CU-25 @line:RU-16 @needs:control.murder @cr.702.89a @cr.616.2 @cr.614.5
  Scenario: With a Mask on a Mask on the creature, Murder destroys the outer one
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an inner (Mask), attached to the bear, a token
    And Alice controls an outer (Mask), attached to the inner, a token
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the inner is on the battlefield, attached to the bear
    And the outer is gone
    And nothing else changes

  @id:umbra-armor.corner.auras-on-auras.damage @line:CU-25 @line:RU-16 @needs:control.bolt @cr.702.89a @cr.616.2 @cr.704.5g
  Scenario: Lethal damage on the creature destroys the Mask on its umbra
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a mask (Mask), attached to the umbra, a token
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is on the battlefield, attached to the bear
    And the mask is gone
    And nothing else changes

  @id:umbra-armor.corner.auras-on-auras.aura @line:RU-16 @needs:control.enchantress @cr.702.89a
  Scenario: Demystify on the umbra destroys the Mask in its place
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a mask (Mask), attached to the umbra, a token
    And Bob has a demystify (Demystify) in hand
    When Bob casts the demystify, targeting the umbra, paying {W}
    And the top of the stack resolves
    Then the umbra is on the battlefield, attached to the bear
    And the mask is gone
    And nothing else changes

  @id:umbra-armor.corner.auras-on-auras.one-by-one @line:CU-25 @needs:umbra-armor.corner.auras-on-auras.creature @cr.702.89a @cr.701.8a
  Scenario: Three Murders take the Mask, the umbra and the creature
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a mask (Mask), attached to the umbra, a token
    And Bob has a first (Murder) in hand
    And Bob has a second (Murder) in hand
    And Bob has a third (Murder) in hand
    When Bob casts the first, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the mask is gone
    And the umbra is on the battlefield, attached to the bear
    When Bob casts the second, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the umbra is in the graveyard
    And the bear is on the battlefield
    When Bob casts the third, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And the mask is gone
    And nothing else changes

  @id:umbra-armor.corner.auras-on-auras.counted-once @line:CU-25 @needs:control.murder @needs:control.enchantress @cr.702.89a @cr.616.2 @cr.603.2
  Scenario: Femeref Enchantress sees one enchantment go
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a mask (Mask), attached to the umbra, a token
    And Alice controls an enchantress (Femeref Enchantress)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield
    And the umbra is on the battlefield, attached to the bear
    And the mask is gone
    And Alice has 1 card in hand
    And nothing else changes

  @id:umbra-armor.corner.auras-on-auras.vengeance @line:CU-25 @needs:control.destroy-all.akromas-vengeance @cr.702.89a @cr.400.6 @cr.701.8a
  Scenario: Akroma's Vengeance destroys all three at once, and only the Mask goes
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a mask (Mask), attached to the umbra, a token
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a vengeance (Akroma's Vengeance) in hand
    When Bob casts the vengeance, paying {4}{W}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is on the battlefield, attached to the bear
    And the mask is gone
    And the lion is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.auras-on-auras.vengeance-mask-first @line:CU-25 @needs:control.destroy-all.akromas-vengeance @cr.702.89a @cr.400.6 @cr.701.8a
  Scenario: Akroma's Vengeance again, and the Mask arrived first and the creature last
    Given it is Bob's precombat main phase
    And Alice controls a mask (Mask), attached to the umbra, a token
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a vengeance (Akroma's Vengeance) in hand
    When Bob casts the vengeance, paying {4}{W}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is on the battlefield, attached to the bear
    And the mask is gone
    And the lion is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.auras-on-auras.mystic @line:RU-13 @needs:umbra-armor.0.mystic @cr.702.89a @cr.616.2 @cr.614.5
  Scenario: An Aura armed by Umbra Mystic and enchanted in turn: only the second Aura is destroyed
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a strength (Holy Strength), attached to the bear
    And Alice controls a mask (Mask), attached to the strength, a token
    And Alice controls a mystic (Umbra Mystic)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the strength is on the battlefield, attached to the bear
    And the mask is gone
    And nothing else changes

  @id:umbra-armor.corner.auras-on-auras.circle @line:CU-26 @needs:control.enchantress @needs:control.aura-move @cr.702.89a @cr.614.5 @cr.616.2 @cr.704.5m
  Scenario: Of two Masks on each other the one that is destroyed goes, the other falls off, and the game goes on
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a first (Mask), attached to the bear, a token
    And Alice controls a second (Mask), attached to the first, a token
    And Alice controls a guildmage (Simic Guildmage)
    And Bob has a demystify (Demystify) in hand
    And Alice, asked for objects, chooses the second
    And Alice activates "{1}{U}" of the guildmage, targeting the first, paying {1}{U}
    And the top of the stack resolves
    When Bob casts the demystify, targeting the first, paying {W}
    Then the first is on the battlefield, attached to the second
    And the second is on the battlefield, attached to the first
    When the top of the stack resolves
    Then the first is gone
    And the second is gone
    And the bear is on the battlefield
    And nothing else changes
