@eternalize.corner.types-and-colors @cr.707.2 @cr.613.1d @cr.613.1e @cr.614.12
Feature: Types and colors that effects give are not copied; they are given to the token anew, as it enters
  An effect may make an Elf of the creature card in the graveyard. The token is not a copy of that: it copies what is printed,
  with eternalize's exceptions. If the effect reaches the token as well, it is an Elf because of the effect and no longer
  than that; and it is one already as it enters, so what looks at the entering creature sees it.

  @id:eternalize.corner.types-and-colors.conspiracy @needs:control.conspiracy @needs:control.conspiracy.in-a-graveyard @needs:control.demystify-conspiracy @line:CE-17 @line:CE-62 @cr.702.129a @cr.707.2 @cr.613.1d
  Scenario: Under Conspiracy the card and the token are Elves, and without it the token is what is printed, and a Zombie
    Given Alice has a conspiracy (Conspiracy) in hand
    And Alice has a demystify (Demystify) in hand
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice, asked for a type, chooses "Elf"
    When Alice casts the conspiracy, paying {3}{B}{B}
    And the top of the stack resolves
    Then the combatant is in the graveyard, with subtypes Elf
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, with subtypes Elf, 4/4, colored black
    When Alice casts the demystify, targeting the conspiracy, paying {W}
    And the top of the stack resolves
    Then the conspiracy is in the graveyard
    And exactly 1 new object is on the battlefield, with subtypes Human and Warrior and Zombie, 4/4, colored black
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.corner.types-and-colors.arcane-adaptation @needs:control.arcane-adaptation @needs:control.demystify-conspiracy @line:CE-18 @cr.702.129a @cr.707.2 @cr.613.1d
  Scenario: Under Arcane Adaptation the token is an Elf besides, and without it no more
    Given Alice has an adaptation (Arcane Adaptation) in hand
    And Alice has a demystify (Demystify) in hand
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice, asked for a type, chooses "Elf"
    When Alice casts the adaptation, paying {2}{U}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, with subtypes Elf and Human and Warrior and Zombie
    When Alice casts the demystify, targeting the adaptation, paying {W}
    And the top of the stack resolves
    Then the adaptation is in the graveyard
    And exactly 1 new object is on the battlefield, with subtypes Human and Warrior and Zombie
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.corner.types-and-colors.maskwood-nexus @needs:control.maskwood-nexus @needs:control.maskwood-nexus.mimic @needs:control.metallic-mimic.chosen @needs:eternalize.6.enters-with.metallic-mimic-for-another-type @line:CE-18 @cr.702.129a @cr.614.12
  Scenario: With Maskwood Nexus the token is an Elf as it enters, so Metallic Mimic for Elf gives it a counter
    Given Alice controls a nexus (Maskwood Nexus)
    And Alice has a mimic (Metallic Mimic) in hand
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice, asked for a type, chooses "Elf"
    When Alice casts the mimic, paying {2}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, with 1 +1/+1 counter, 5/5
    And the mimic is on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.corner.types-and-colors.conspiracy-and-mimic @needs:control.conspiracy @needs:control.conspiracy.mimic @needs:control.metallic-mimic.chosen @needs:eternalize.6.enters-with.metallic-mimic.zombie @line:CE-64 @line:RE-26 @cr.702.129a @cr.614.12 @cr.613.1d
  Scenario: Under Conspiracy for Elf the token is no Zombie as it enters, so Metallic Mimic for Zombie gives it no counter
    Given Alice has a conspiracy (Conspiracy) in hand
    And Alice has a mimic (Metallic Mimic) in hand
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice, asked for a type, chooses "Elf", once
    And Alice, asked for a type, chooses "Zombie", once
    When Alice casts the conspiracy, paying {3}{B}{B}
    And the top of the stack resolves
    And Alice casts the mimic, paying {2}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, without counters, with subtypes Elf, 4/4
    And the conspiracy is on the battlefield
    And the mimic is on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.corner.types-and-colors.conspiracy-for-zombie @needs:control.conspiracy @needs:control.lord-of-the-accursed @needs:eternalize.corner.types-and-colors.conspiracy-and-lord @line:CE-64 @cr.702.129a @cr.613.1d
  Scenario: Under Conspiracy for Zombie Lord of the Accursed makes the token 5/5
    Given Alice has a conspiracy (Conspiracy) in hand
    And Alice controls a lord (Lord of the Accursed)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice, asked for a type, chooses "Zombie"
    When Alice casts the conspiracy, paying {3}{B}{B}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, with subtypes Zombie, 5/5
    And the conspiracy is on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.corner.types-and-colors.conspiracy-and-lord @needs:control.conspiracy @needs:control.lord-of-the-accursed @line:CE-64 @cr.702.129a @cr.613.1d
  Scenario: Under Conspiracy for Elf Lord of the Accursed gives the token nothing
    Given Alice has a conspiracy (Conspiracy) in hand
    And Alice controls a lord (Lord of the Accursed)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice, asked for a type, chooses "Elf"
    When Alice casts the conspiracy, paying {3}{B}{B}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, with subtypes Elf, 4/4
    And the conspiracy is on the battlefield
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.corner.types-and-colors.painters-servant @needs:control.painters-servant @needs:control.murder @line:CE-19 @cr.702.129a @cr.613.1e @cr.707.9b
  Scenario: With Painter's Servant for blue the token is blue and black, and without it black
    Given Alice has a servant (Painter's Servant) in hand
    And Alice has a combatant (Steadfast Sentinel) in the graveyard
    And Bob has a murder (Murder) in hand
    And Alice, asked for a color, chooses "U"
    When Alice casts the servant, paying {2}
    And the top of the stack resolves
    And Alice activates "Eternalize" of the combatant, paying {4}{W}{W}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, colored blue and black
    When Bob casts the murder, targeting the servant, paying {1}{B}{B}
    And the top of the stack resolves
    Then the servant is in the graveyard
    And exactly 1 new object is on the battlefield, colored black
    And the combatant is in exile
    And nothing else changes

  @id:eternalize.corner.types-and-colors.mutant-is-not-copied @needs:control.master-biomancer @needs:control.cackling-counterpart @needs:control.murder @needs:eternalize.6.enters-with.master-biomancer @line:CE-35 @cr.702.129a @cr.707.2
  Scenario: A copy of a token that Master Biomancer made a Mutant is none, and has no counters
    Given Alice controls a biomancer (Master Biomancer)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has a counterpart (Cackling Counterpart) in hand
    And Bob has a murder (Murder) in hand
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    And the top of the stack resolves
    Then the new-1 is on the battlefield, with 2 +1/+1 counters, with subtypes Human and Mutant and Warrior and Zombie
    When Bob casts the murder, targeting the biomancer, paying {1}{B}{B}
    And the top of the stack resolves
    And Alice casts the counterpart, targeting the new-1, paying {1}{U}{U}
    And the top of the stack resolves
    Then the new-2 is on the battlefield, without counters, 4/4, with subtypes Human and Warrior and Zombie
    And the new-1 is on the battlefield, with 2 +1/+1 counters, 6/6, with subtypes Human and Mutant and Warrior and Zombie
    And the biomancer is in the graveyard
    And the combatant is in exile
    And nothing else changes
