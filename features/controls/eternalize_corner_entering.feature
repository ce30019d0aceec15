@control
Feature: What changes how permanents enter and what comes of it, without eternalize
  The cards that keep enters abilities from triggering or let them trigger once more, and those that
  make of an entering permanent what it is not, shown on creatures that are cast.

  @id:control.silenced @needs:control.sunscourge-champion @cr.614.17
  Scenario Outline: Beside <card> the enters ability of a creature that is cast does not trigger
    Given Bob controls a silencer (<card>)
    And Alice has a champion (Sunscourge Champion) in hand
    When Alice casts the champion, paying {2}{W}
    And the stack resolves
    Then the champion is on the battlefield
    And Alice has 20 life
    And nothing else changes

    Examples:
      | id                 | card               |
      | torpor-orb         | Torpor Orb         |
      | hushwing-gryff     | Hushwing Gryff     |
      | tocatli-honor-guard | Tocatli Honor Guard |
      | hushbringer        | Hushbringer        |

  @id:control.panharmonicon @needs:control.sunscourge-champion @cr.603.2d
  Scenario: With Panharmonicon the enters ability of a creature that is cast triggers twice
    Given Alice controls a panharmonicon (Panharmonicon)
    And Alice has a champion (Sunscourge Champion) in hand
    When Alice casts the champion, paying {2}{W}
    And the stack resolves
    Then the champion is on the battlefield
    And Alice has 24 life
    And nothing else changes

  @id:control.humility @cr.613.4b @cr.613.1f
  Scenario: Under Humility a creature is 1/1 without abilities, until Demystify destroys it
    Given Bob controls a humility (Humility)
    And Alice controls an elemental (Air Elemental)
    And Alice has a demystify (Demystify) in hand
    Then the elemental is 1/1
    When Alice casts the demystify, targeting the humility, paying {W}
    And the top of the stack resolves
    Then the humility is in the graveyard
    And the elemental is 4/4
    And nothing else changes

  @id:control.humility.abilities @needs:control.humility @needs:control.air-elemental @cr.613.1f
  Scenario: Under Humility Air Elemental does not fly, and a bear blocks it
    Given Bob controls a humility (Humility)
    And Alice controls an elemental (Air Elemental)
    And Bob controls a bear (Grizzly Bears)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the elemental
    And the game advances to the declare blockers step
    And Bob blocks the elemental with the bear
    Then that is accepted
    And the bear is blocking
    And the elemental is tapped, attacking
    And nothing else changes

  @id:control.essence-of-the-wild @cr.616.1c @cr.707.5
  Scenario: With Essence of the Wild a creature that is cast enters as a copy of it
    Given Alice controls an essence (Essence of the Wild)
    And Alice has a bear (Grizzly Bears) in hand
    When Alice casts the bear, paying {1}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, named "Essence of the Wild", 6/6, with subtypes Avatar, colored green, with mana value 6
    And nothing else changes

  @id:control.containment-priest @needs:control.cloudshift @cr.614.6
  Scenario: Beside Containment Priest a creature card that Cloudshift would return stays in exile
    Given Bob controls a priest (Containment Priest)
    And Alice controls a bear (Grizzly Bears)
    And Alice has a cloudshift (Cloudshift) in hand
    When Alice casts the cloudshift, targeting the bear, paying {W}
    And the top of the stack resolves
    Then the bear is in exile
    And nothing else changes

  @id:control.anointer-priest.embalmed @cr.603.6a
  Scenario: An embalmed Anointer Priest sees itself enter: Alice gains 1 life
    Given Alice has a priest (Anointer Priest) in the graveyard
    When Alice activates "Embalm" of the priest, paying {3}{W}
    And the stack resolves
    Then exactly 1 new object is on the battlefield, named "Anointer Priest", 1/3
    And Alice has 21 life
    And the priest is in exile
    And nothing else changes
