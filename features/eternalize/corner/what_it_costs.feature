@eternalize.corner.what-it-costs @cr.118.7a @cr.601.2f @cr.602.2b @cr.109.2
Feature: What makes activated abilities cost less or more changes the cost of eternalize, in generic mana only
  The mana that stands behind the keyword is the cost of an activated ability. Effects on activated abilities change it;
  effects on abilities of creatures don't, because the card in the graveyard is none. Less mana is asked for only in the
  generic part.

  @id:eternalize.corner.what-it-costs.changed @line:CE-43 @cr.702.129a @cr.601.2f @cr.118.7a
  Scenario Outline: With <first> and <second> the cost {4}{U}{U} becomes <cost>: one mana less is refused, the whole is accepted
    Given Alice controls a first (<first>)
    And Alice controls a second (<second>)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying <less>
    Then that is refused
    And the combatant is in the graveyard
    When Alice activates "Eternalize" of the combatant, paying <cost>
    Then that is accepted
    When the top of the stack resolves
    Then the combatant is in exile
    And exactly 1 new object is on the battlefield, named "Proven Combatant"
    And nothing else changes

    Examples:
      | id                | first                | second                | less      | cost      | needs                             |
      | embalmers-tools   | Embalmer's Tools     | Grizzly Bears         | {2}{U}{U} | {3}{U}{U} | control.embalmers-tools           |
      | zirda             | Zirda, the Dawnwaker | Grizzly Bears         | {1}{U}{U} | {2}{U}{U} | control.costs-of-abilities.zirda  |
      | suppression-field | Suppression Field    | Grizzly Bears         | {5}{U}{U} | {6}{U}{U} | control.suppression-field         |

  @id:eternalize.corner.what-it-costs.changed.field-and-zirda @needs:control.suppression-field @needs:control.costs-of-abilities.zirda @line:CE-43 @cr.702.129a @cr.601.2f @cr.118.7a
  Scenario: Suppression Field and Zirda cancel out: the printed cost is asked for, and one mana less is refused
    Given Alice controls a first (Suppression Field)
    And Alice controls a second (Zirda, the Dawnwaker)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {3}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then the combatant is in exile
    And exactly 1 new object is on the battlefield, named "Proven Combatant"
    And nothing else changes

  @id:eternalize.corner.what-it-costs.changed.tools-and-zirda @needs:control.embalmers-tools @needs:control.costs-of-abilities.zirda @line:CE-43 @cr.702.129a @cr.601.2f @cr.118.7a
  Scenario: Embalmer's Tools and Zirda together take {3} off the cost, and one mana less is refused
    Given Alice controls a first (Embalmer's Tools)
    And Alice controls a second (Zirda, the Dawnwaker)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {U}{U}
    Then that is refused
    And the combatant is in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {1}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then the combatant is in exile
    And exactly 1 new object is on the battlefield, named "Proven Combatant"
    And nothing else changes

  @id:eternalize.corner.what-it-costs.generic-only @needs:control.embalmers-tools @needs:control.costs-of-abilities.zirda @line:CE-43 @cr.702.129a @cr.601.2f @cr.118.7a
  Scenario: {3} less of {2}{G}{G} leaves {G}{G}, for only generic mana is reduced
    Given Alice controls a tools (Embalmer's Tools)
    And Alice controls a zirda (Zirda, the Dawnwaker)
    And Alice has a fanatic (Fanatic of Rhonas) in the graveyard
    When Alice activates "Eternalize" of the fanatic, paying {G}
    Then that is refused
    And the fanatic is in the graveyard
    When Alice activates "Eternalize" of the fanatic, paying {G}{G}
    Then that is accepted
    When the top of the stack resolves
    Then the fanatic is in exile
    And exactly 1 new object is on the battlefield, named "Fanatic of Rhonas"
    And nothing else changes

  @id:eternalize.corner.what-it-costs.not-the-opponents-tools @needs:control.embalmers-tools @line:CE-43 @cr.702.129a
  Scenario: The opponent's Embalmer's Tools make nothing cheaper for Alice
    Given Bob controls a tools (Embalmer's Tools)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {3}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then the combatant is in exile
    And exactly 1 new object is on the battlefield, named "Proven Combatant"
    And nothing else changes

  @id:eternalize.corner.what-it-costs.creatures-only @line:CE-43 @cr.702.129a @cr.602.2b
  Scenario Outline: <card> speaks of creatures, so one mana less than the printed cost is refused
    Given Alice controls a helper (<card>)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {3}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then the combatant is in exile
    And exactly 1 new object is on the battlefield, named "Proven Combatant"
    And nothing else changes

    Examples:
      | id               | card             | needs                                        |
      | heartstone       | Heartstone       | control.costs-of-abilities.heartstone        |
      | training-grounds | Training Grounds | control.costs-of-abilities.training-grounds  |

  @id:eternalize.corner.what-it-costs.tapped-for-the-tools @needs:control.embalmers-tools @needs:control.embalmers-tools.mill @needs:eternalize.0.token.is-summoning-sick @line:CE-68 @cr.702.129a @cr.302.6
  Scenario: The token may be tapped for Embalmer's Tools in the turn in which it was created
    Given Alice controls a tools (Embalmer's Tools)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Bob has a lion (Silvercoat Lion) in the library
    When Alice activates "Eternalize" of the combatant, paying {3}{U}{U}
    And the top of the stack resolves
    Then the new-1 is on the battlefield, untapped
    When Alice activates "Tap an untapped Zombie" of the tools, targeting Bob, tapping the new-1
    Then that is accepted
    And the new-1 is tapped
    When the top of the stack resolves
    Then the lion is in the graveyard
    And the new-1 is on the battlefield, tapped
    And the combatant is in exile
    And nothing else changes
