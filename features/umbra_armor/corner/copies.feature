@umbra-armor.corner.copies @cr.303.4f @cr.707.2 @cr.702.89a
Feature: A copy of an umbra is an umbra, on the creature that its controller chooses
  Copy Enchantment that enters as a copy of an umbra is an Aura that was not cast as one. So its
  controller chooses what it enchants as it enters. From then on it has what the umbra has printed,
  and saves its own creature, not the one that the original enchants.

  @id:umbra-armor.corner.copies.armed @line:CU-61 @needs:control.copy-enchantment @needs:control.murder @cr.707.2 @cr.303.4f @cr.702.89a
  Scenario: Copy Enchantment as a copy of Hyena Umbra saves the creature that it was put on
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls an umbra (Hyena Umbra), attached to the bear
    And Alice has a copy (Copy Enchantment) in hand
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the umbra, once
    And Alice, asked for objects, chooses the lion
    When Alice casts the copy, paying {2}{U}
    And the top of the stack resolves
    Then the copy is on the battlefield, named "Hyena Umbra", attached to the lion
    And the lion is 3/3
    When Bob casts the murder, targeting the lion, paying {1}{B}{B}
    And the top of the stack resolves
    Then the lion is on the battlefield, 2/2
    And the copy is in the graveyard
    And the umbra is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.corner.copies.original @line:CU-61 @needs:umbra-armor.corner.copies.armed @needs:control.murder @cr.707.2 @cr.303.4f @cr.702.89a
  Scenario: The original saves the creature that it is on, and the copy stays
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls an umbra (Hyena Umbra), attached to the bear
    And Alice has a copy (Copy Enchantment) in hand
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the umbra, once
    And Alice, asked for objects, chooses the lion
    When Alice casts the copy, paying {2}{U}
    And the top of the stack resolves
    And Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, 2/2
    And the umbra is in the graveyard
    And the copy is on the battlefield, attached to the lion
    And nothing else changes

  @id:umbra-armor.corner.copies.opponents-creature @line:CU-61 @needs:umbra-armor.corner.copies.armed @needs:control.murder @cr.707.2 @cr.303.4f @cr.702.89a
  Scenario: An opponent's umbra is copied onto another creature of that opponent, and saves it
    Given Bob controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Bob controls an umbra (Hyena Umbra), attached to the bear
    And Alice has a copy (Copy Enchantment) in hand
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the umbra, once
    And Alice, asked for objects, chooses the lion
    When Alice casts the copy, paying {2}{U}
    And the top of the stack resolves
    And Bob casts the murder, targeting the lion, paying {1}{B}{B}
    And the top of the stack resolves
    Then the lion is on the battlefield, 2/2
    And the copy is in Alice's graveyard
    And the umbra is on the battlefield, attached to the bear
    And nothing else changes
