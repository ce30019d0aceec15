@umbra-armor.corner.bestow @cr.702.103f @cr.702.103b @cr.702.89a
Feature: A bestowed Aura that is destroyed instead of its creature does not become a creature
  A bestowed Aura is an Aura, and Umbra Mystic arms it. If its creature dies, it becomes unattached
  and stays as a creature. If it is destroyed in the creature's place, it never becomes unattached:
  it goes to the graveyard from where it is attached.

  @id:umbra-armor.corner.bestow.armed @line:CU-59 @needs:control.bestow @needs:control.murder @cr.702.103b @cr.613.1f @cr.702.89a
  Scenario: Bestowed Boon Satyr, armed by Umbra Mystic, is destroyed instead of its creature
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a mystic (Umbra Mystic)
    And Alice has a satyr (Boon Satyr) in hand
    And Bob has a murder (Murder) in hand
    And Alice casts the satyr, targeting the bear, paying {3}{G}{G}
    And the top of the stack resolves
    Then the bear is 6/4
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, 2/2
    And the satyr is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.bestow.unarmed @line:CU-59 @needs:control.bestow @needs:control.murder @cr.702.103b @cr.702.103f @cr.701.8a
  Scenario: Without Umbra Mystic the creature dies, and Boon Satyr stays as a creature
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a satyr (Boon Satyr) in hand
    And Bob has a murder (Murder) in hand
    And Alice casts the satyr, targeting the bear, paying {3}{G}{G}
    And the top of the stack resolves
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the satyr is on the battlefield, attached to nothing, 4/2, with types Creature and Enchantment
    And nothing else changes
