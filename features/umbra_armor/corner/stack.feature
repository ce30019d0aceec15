@umbra-armor.corner.stack @cr.614.6 @cr.608.2b @cr.608.2h
Feature: Spells on the stack meet what is there when they resolve
  Each spell is a destruction of its own. The first of two uses the umbra, the second finds none.
  An effect that goes on after the destruction was replaced sees the creature as it is then,
  without what the Aura gave it.

  @id:umbra-armor.corner.stack.two-murders @line:CU-63 @needs:control.murder @cr.702.89a @cr.701.8a
  Scenario: Two Murders on the stack at once: the first uses the umbra, the second destroys the creature
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a first (Murder) in hand
    And Bob has a second (Murder) in hand
    When Bob casts the second, targeting the bear, paying {1}{B}{B}
    And Bob casts the first, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And the umbra is in the graveyard
    And the second is on the stack
    When the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.stack.vendetta @line:RU-27 @line:CU-16 @needs:control.vendetta @cr.702.89a @cr.613.4c
  Scenario: Vendetta costs as much life as the saved creature has toughness without the umbra
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob has a spell (Vendetta) in hand
    Then the bear is 5/5
    When Bob casts the spell, targeting the bear, paying {B}
    And the top of the stack resolves
    Then the bear is on the battlefield, 2/2
    And the umbra is in the graveyard
    And Bob has 18 life
    And nothing else changes

  @id:umbra-armor.corner.stack.all-is-dust @line:RU-28 @needs:control.all-is-dust @cr.701.21a
  Scenario: All Is Dust makes players sacrifice, and neither umbra nor indestructibility helps
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a ward (Indestructibility), attached to the lion
    And Alice controls a memnite (Memnite)
    And Bob has a dust (All Is Dust) in hand
    When Bob casts the dust, paying {7}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And the lion is in the graveyard
    And the ward is in the graveyard
    And the memnite is on the battlefield
    And nothing else changes

  @id:umbra-armor.corner.stack.all-is-dust-regeneration @line:RU-28 @needs:control.all-is-dust @needs:control.regeneration @cr.701.21a
  Scenario: A regeneration shield does not help either
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice has a shield (Regenerate) in hand
    And Alice has a dust (All Is Dust) in hand
    And Alice casts the shield, targeting the bear, paying {1}{G}
    And the top of the stack resolves
    When Alice casts the dust, paying {7}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.stack.no-longer-legal @line:CU-65 @needs:control.royal-assassin @needs:control.royal-assassin.untapped @needs:umbra-armor.corner.whose-ability.crab-umbra @cr.608.2b
  Scenario: Royal Assassin's target is untapped in response, so nothing is destroyed and the umbra is not used
    Given Alice controls a bear (Grizzly Bears), with 1 damage, tapped
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob controls an assassin (Royal Assassin)
    When Bob activates "{T}" of the assassin, targeting the bear
    And Alice activates "{2}{U}" of the umbra, paying {2}{U}
    And the top of the stack resolves
    Then the bear is untapped
    When the top of the stack resolves
    Then the bear is on the battlefield, with 1 damage, untapped
    And the umbra is on the battlefield, attached to the bear
    And the assassin is tapped
    And nothing else changes

  @id:umbra-armor.corner.stack.protection @line:CU-65 @needs:control.murder @needs:umbra-armor.corner.responses.protection @cr.608.2b
  Scenario: Protection from black in response: Murder does not resolve and the umbra is not used
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a mother (Mother of Runes)
    And Bob has a murder (Murder) in hand
    And Alice, asked for a color, chooses "B"
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And Alice activates "{T}" of the mother, targeting the bear
    And the stack resolves
    Then the bear is on the battlefield, with 1 damage
    And the umbra is on the battlefield, attached to the bear
    And the murder is in the graveyard
    And the mother is tapped
    And nothing else changes
