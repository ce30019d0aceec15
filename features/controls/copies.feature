@control @cr.707.2
Feature: What a copy takes over, and what it does not
  Copies of creatures without eternalize and without an umbra. An engine that copies too much or too
  little here does so with the copies of a token that was eternalized as well.

  @id:control.copy.under-an-anthem @cr.707.2 @cr.613.4c
  Scenario: A token copy under Glorious Anthem gets the bonus once, as the original does
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an anthem (Glorious Anthem)
    And Alice has a counterpart (Cackling Counterpart) in hand
    When Alice casts the counterpart, targeting the bear, paying {1}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, controlled by Alice, owned by Alice, a token, named "Grizzly Bears", 3/3
    And the bear is on the battlefield, 3/3
    And nothing else changes

  @id:control.copy.of-an-opponents-creature @cr.111.2 @cr.707.2
  Scenario: Clone Legion gives its caster the copies of the opponent's creatures
    Given Alice controls a wurm (Craw Wurm)
    And Bob controls a bear (Grizzly Bears)
    And Alice has a legion (Clone Legion) in hand
    When Alice casts the legion, targeting Bob, paying {7}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, controlled by Alice, owned by Alice, a token, named "Grizzly Bears", 2/2
    And nothing else changes

  @id:control.copy.of-a-planeswalker @cr.306.5b @cr.704.5j
  Scenario: A token copy of a planeswalker enters with the printed loyalty
    Else: what else changes is not asked across a change of turn.
    Given it is Bob's end step
    And Alice controls a replication (Extravagant Replication)
    And Alice controls an elspeth (Elspeth, Sun's Champion), with 2 loyalty counters
    And Alice, asked for a target, chooses the elspeth
    And Alice, asked which legend to keep, chooses the new-1
    When the game advances to the upkeep
    And the stack resolves
    Then exactly 1 new object is on the battlefield, controlled by Alice, a token, named "Elspeth, Sun's Champion", with 4 loyalty counters
    And the elspeth is in the graveyard

  @id:control.copy.not-legendary @cr.707.9b
  Scenario: The copy that Helm of the Host makes is not legendary, so both stay
    Given Alice controls an isamaru (Isamaru, Hound of Konda)
    And Alice controls a helm (Helm of the Host), attached to the isamaru
    And Alice, asked which legend to keep, chooses the isamaru
    When the game advances to the beginning of combat
    And the stack resolves
    Then exactly 1 new object is on the battlefield, controlled by Alice, a token, named "Isamaru, Hound of Konda", with no supertypes, 2/2
    And the isamaru is on the battlefield
    And nothing else changes

  @id:control.copy.nightmare-shepherd @cr.707.9b
  Scenario: The copy that Nightmare Shepherd makes is 1/1 and a Nightmare besides
    Given Alice controls a shepherd (Nightmare Shepherd)
    And Alice controls a wurm (Craw Wurm)
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    When Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the stack resolves
    Then the wurm is in exile
    And exactly 1 new object is on the battlefield, controlled by Alice, a token, named "Craw Wurm", with subtypes Wurm and Nightmare, 1/1
    And nothing else changes

  @id:control.copy.of-what-was-a-copy @cr.608.2h @cr.707.2
  Scenario: What was a copy for the turn is copied as what it was when it died
    Given Alice controls a shepherd (Nightmare Shepherd)
    And Alice controls a mirror (Mirage Mirror)
    And Bob controls a wurm (Craw Wurm)
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    When Alice activates "{2}" of the mirror, targeting the wurm, paying {2}
    And the top of the stack resolves
    Then the mirror is on the battlefield, named "Craw Wurm", 6/4
    When Bob casts the murder, targeting the mirror, paying {1}{B}{B}
    And the stack resolves
    Then the mirror is in exile
    And exactly 1 new object is on the battlefield, controlled by Alice, a token, named "Craw Wurm", with subtypes Wurm and Nightmare, 1/1
    And nothing else changes

  @id:control.copy.own-choice @cr.707.5 @cr.614.12
  Scenario: A Clone of Metallic Mimic makes a choice of its own, and its abilities go by that
    Given Alice controls a mimic (Metallic Mimic)
    And Alice has a clone (Clone) in hand
    And Alice has a bear (Grizzly Bears) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the mimic
    And Alice, asked for a type, chooses "Bear"
    When Alice casts the clone, paying {3}{U}
    And the top of the stack resolves
    And Alice casts the bear, paying {1}{G}
    And the top of the stack resolves
    Then the clone is on the battlefield, named "Metallic Mimic", with subtypes Shapeshifter and Bear
    And the bear is on the battlefield, with 1 +1/+1 counter
    And nothing else changes

  @id:control.copy.linked-abilities @cr.607.2a @cr.707.2
  Scenario: A token copy of Fiend Hunter gives back what it exiled itself
    Given Alice controls a hunter (Fiend Hunter)
    And Bob controls a bear (Grizzly Bears)
    And Alice has a counterpart (Cackling Counterpart) in hand
    And Alice has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the bear
    When Alice casts the counterpart, targeting the hunter, paying {1}{U}{U}
    And the stack resolves
    Then the bear is in exile
    When Alice casts the murder, targeting the new-1, paying {1}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield
    And the new-1 is gone
    And nothing else changes

  @id:control.copy.entering-together @cr.707.5
  Scenario: Two embalmed Viziers of Many Faces enter together, and neither can copy the other
    Given Alice controls a procession (Anointed Procession)
    And Alice controls a bear (Grizzly Bears)
    And Alice has a vizier (Vizier of Many Faces) in the graveyard
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the new-1, then the new-2, then the bear
    When Alice activates "Embalm" of the vizier, paying {3}{U}{U}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield, controlled by Alice, a token, named "Grizzly Bears", 2/2
    And the vizier is in exile
    And nothing else changes
