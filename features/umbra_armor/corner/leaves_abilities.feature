@umbra-armor.corner.leaves-abilities @cr.603.6c @cr.702.89a
Feature: An Aura with an ability of its own about leaving, armed by Umbra Mystic
  Such an Aura is destroyed in its creature's place like an umbra, and then its own ability triggers
  as it does whenever it goes.

  @id:umbra-armor.corner.leaves-abilities.rancor @line:CU-58 @needs:control.murder @needs:control.rancor @cr.613.1f @cr.702.89a @cr.603.6c
  Scenario: Rancor is destroyed instead of its creature and returns to its owner's hand
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a rancor (Rancor), attached to the bear
    And Alice controls a mystic (Umbra Mystic)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield, 2/2
    And the rancor is in hand
    And nothing else changes

  @id:umbra-armor.corner.leaves-abilities.rancor-unarmed @line:CU-58 @needs:control.murder @needs:control.rancor @cr.701.8a @cr.704.5m @cr.603.6c
  Scenario: Without Umbra Mystic the creature dies, and Rancor returns all the same
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a rancor (Rancor), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is in the graveyard
    And the rancor is in hand
    And nothing else changes

  @id:umbra-armor.corner.leaves-abilities.animate-dead @line:CU-56 @needs:control.murder @needs:control.animate-dead @cr.613.1f @cr.702.89a @cr.603.6c @cr.701.21a
  Scenario: Animate Dead is destroyed instead of the creature that it raised, which is then sacrificed
    Given Alice has a bear (Grizzly Bears) in the graveyard
    And Alice controls a mystic (Umbra Mystic)
    And Alice has an animation (Animate Dead) in hand
    And Bob has a murder (Murder) in hand
    And Alice casts the animation, targeting the bear, paying {1}{B}
    And the stack resolves
    Then the bear is on the battlefield, 1/2
    And the animation is on the battlefield, attached to the bear
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, 2/2
    And the animation is in the graveyard
    When the top of the stack resolves
    Then the bear is in the graveyard
    And the animation is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.leaves-abilities.animate-dead-unarmed @line:CU-56 @needs:control.murder @needs:control.animate-dead @cr.701.8a @cr.704.5m
  Scenario: Without Umbra Mystic the raised creature is destroyed at once
    Given Alice has a bear (Grizzly Bears) in the graveyard
    And Alice has an animation (Animate Dead) in hand
    And Bob has a murder (Murder) in hand
    And Alice casts the animation, targeting the bear, paying {1}{B}
    And the stack resolves
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the animation is in the graveyard
    When the stack resolves
    Then the bear is in the graveyard
    And the animation is in the graveyard
    And nothing else changes
