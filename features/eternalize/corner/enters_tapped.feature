@eternalize.corner.enters-tapped @cr.614.1d @cr.614.12
Feature: The token enters tapped where an effect lets creatures enter tapped
  The token is created by an effect and not cast, but it enters as any creature does. So what
  changes how an opponent's creatures enter applies to it, and what triggers on that triggers.

  @id:eternalize.corner.enters-tapped.authority @needs:control.authority-of-the-consuls @needs:eternalize.0.in-a-main-phase.precombat @cr.702.129a @cr.614.1d @cr.603.6a
  Scenario: Under the opponent's Authority of the Consuls the token enters tapped, and the opponent gains 1 life
    Given Bob controls an authority (Authority of the Consuls)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the stack resolves
    Then exactly 1 new object is on the battlefield, controlled by Alice, a token, named "Proven Combatant", 4/4, tapped
    And the combatant is in exile
    And Bob has 21 life
    And nothing else changes

  @id:eternalize.corner.enters-tapped.own-authority @needs:control.authority-of-the-consuls @needs:eternalize.0.in-a-main-phase.precombat @cr.702.129a
  Scenario: One's own Authority of the Consuls does nothing to the token
    Given Alice controls an authority (Authority of the Consuls)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the stack resolves
    Then exactly 1 new object is on the battlefield, controlled by Alice, a token, named "Proven Combatant", 4/4, untapped
    And the combatant is in exile
    And nothing else changes
