@eternalize.corner.other-copiable-values @cr.707.2 @cr.613.4b @cr.616.1c @cr.614.12
Feature: What makes something else of the token as it enters, and what is left of eternalize then
  Humility changes what the token is on the battlefield, and not what there is to copy: the token enters as a 1/1 without
  abilities, so its enters ability doesn't trigger, and without Humility it is the black 4/4 Zombie. Essence of the Wild
  changes what is copied: the token enters as a copy of it, and of eternalize's exceptions nothing is left.

  @id:eternalize.corner.other-copiable-values.humility @needs:control.humility @needs:control.humility.abilities @needs:eternalize.6.sunscourge.gains-four @line:CE-37 @cr.702.129a @cr.613.4b @cr.613.1f
  Scenario: Under Humility the token is 1/1 and does not trigger; without it, it is what eternalize says
    Given Bob controls a humility (Humility)
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    And Alice has a demystify (Demystify) in hand
    When Alice activates "Eternalize" of the champion, discarding the bear, paying {2}{W}{W}
    And the top of the stack resolves
    Then the stack is empty
    And exactly 1 new object is on the battlefield, named "Sunscourge Champion", 1/1, colored black, with subtypes Human and Wizard and Zombie
    And Alice has 20 life
    When Alice casts the demystify, targeting the humility, paying {W}
    And the stack resolves
    Then the humility is in the graveyard
    And exactly 1 new object is on the battlefield, named "Sunscourge Champion", 4/4, colored black, with subtypes Human and Wizard and Zombie, with no mana cost
    And Alice has 20 life
    And the champion is in exile
    And the bear is in the graveyard
    And nothing else changes

  @id:eternalize.corner.other-copiable-values.essence-of-the-wild @needs:control.essence-of-the-wild @needs:eternalize.6.sunscourge.gains-four @line:CE-63 @cr.702.129a @cr.616.1c @cr.707.5 @cr.614.12
  Scenario: With Essence of the Wild the token is a green 6/6 Avatar with a mana cost, no Zombie, and does not trigger
    Given Alice controls an essence (Essence of the Wild)
    And Alice has a champion (Sunscourge Champion) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    When Alice activates "Eternalize" of the champion, discarding the bear, paying {2}{W}{W}
    And the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, named "Essence of the Wild", 6/6, colored green, with subtypes Avatar, with mana cost {3}{G}{G}{G}, with mana value 6, a token
    And Alice has 20 life
    And the champion is in exile
    And the bear is in the graveyard
    And nothing else changes

  @id:eternalize.corner.other-copiable-values.not-the-opponents-essence @needs:control.essence-of-the-wild @line:CE-63 @cr.702.129a
  Scenario: The opponent's Essence of the Wild makes nothing of the token
    Given Bob controls an essence (Essence of the Wild)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the stack resolves
    Then exactly 1 new object is on the battlefield, named "Proven Combatant", 4/4, colored black, with no mana cost
    And the combatant is in exile
    And nothing else changes
