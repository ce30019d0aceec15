@eternalize.corner.nothing-is-cast @cr.307.5 @cr.602.5d @cr.602.2a
Feature: Nothing is cast: what is said of casting neither helps nor hinders
  "Only as a sorcery" asks for priority in one's own main phase with an empty stack, and for nothing more. Effects that let
  spells be cast at other times don't make the ability an instant, and effects that keep spells from being cast don't
  stop it.

  @id:eternalize.corner.nothing-is-cast.as-though-flash @needs:eternalize.0.in-a-main-phase.precombat @line:CE-02 @cr.307.5 @cr.602.5d
  Scenario Outline: With <card> it is still refused in the upkeep, though a creature spell may be cast there
    Given it is Alice's upkeep
    And Alice controls a helper (<card>)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    When Alice casts the bear, paying {1}{G}
    Then that is accepted
    When the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And the bear is on the battlefield
    And exactly 0 new objects are on the battlefield
    And nothing else changes

    Examples:
      | id                      | card                    | needs                                            |
      | vedalken-orrery         | Vedalken Orrery         | control.cast-at-any-time.vedalken-orrery         |
      | leyline-of-anticipation | Leyline of Anticipation | control.cast-at-any-time.leyline-of-anticipation |

  @id:eternalize.corner.nothing-is-cast.silence @needs:control.silence @line:CE-02 @line:CE-49 @cr.702.129a @cr.602.2a
  Scenario: After the opponent's Silence a spell is refused and eternalize is accepted
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a bear (Grizzly Bears) in hand
    And Bob has a silence (Silence) in hand
    When Bob casts the silence, paying {W}
    And the top of the stack resolves
    And Alice casts the bear, paying {1}{G}
    Then that is refused
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then the combatant is in exile
    And the bear is in hand
    And the silence is in the graveyard
    And exactly 1 new object is on the battlefield, named "Proven Combatant"
    And nothing else changes
