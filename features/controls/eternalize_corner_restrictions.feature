@control
Feature: What forbids and allows to activate and to cast, without eternalize
  The cards that forbid or allow something, shown on abilities and spells of other kinds.

  @id:control.pithing-needle @cr.602.5 @cr.109.2c
  Scenario: Pithing Needle on the name of a creature on the battlefield stops its ability
    Given Alice controls a striker (Sinuous Striker)
    And Alice has a needle (Pithing Needle) in hand
    And Alice, asked for a name, chooses "Sinuous Striker"
    When Alice activates "{U}" of the striker, paying {U}
    Then that is accepted
    When the top of the stack resolves
    And Alice casts the needle, paying {1}
    And the top of the stack resolves
    Then the needle is on the battlefield
    When Alice activates "{U}" of the striker, paying {U}
    Then that is refused
    And the striker is 3/1
    And nothing else changes

  @id:control.phyrexian-revoker @cr.602.5
  Scenario: Phyrexian Revoker on the name of a creature on the battlefield stops its ability
    Given Alice controls a striker (Sinuous Striker)
    And Alice has a revoker (Phyrexian Revoker) in hand
    And Alice, asked for a name, chooses "Sinuous Striker"
    When Alice activates "{U}" of the striker, paying {U}
    Then that is accepted
    When the top of the stack resolves
    And Alice casts the revoker, paying {2}
    And the top of the stack resolves
    Then the revoker is on the battlefield
    When Alice activates "{U}" of the striker, paying {U}
    Then that is refused
    And the striker is 3/1
    And nothing else changes

  @id:control.ashes-of-the-abhorrent @needs:control.sacred-cat @cr.602.5
  Scenario: Ashes of the Abhorrent stops embalm, and gives 1 life for a creature that dies
    Given Bob controls an ashes (Ashes of the Abhorrent)
    And Alice has a cat (Sacred Cat) in the graveyard
    And Alice controls a bear (Grizzly Bears)
    And Bob has a murder (Murder) in hand
    When Alice activates "Embalm" of the cat, paying {W}
    Then that is refused
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is in the graveyard
    And Bob has 21 life
    And the cat is in the graveyard
    And nothing else changes

  @id:control.no-abilities-of-creatures @needs:control.sinuous-striker @cr.602.5
  Scenario Outline: Under <card> the ability of a creature can't be activated
    Given Bob controls a keeper (<card>)
    And Alice controls a striker (Sinuous Striker)
    When Alice activates "{U}" of the striker, paying {U}
    Then that is refused
    And the striker is 2/2
    And nothing else changes

    Examples:
      | id             | card                       |
      | cursed-totem   | Cursed Totem               |
      | damping-matrix | Damping Matrix             |
      | linvala        | Linvala, Keeper of Silence |

  @id:control.cast-at-any-time @cr.702.8a @cr.609.4
  Scenario Outline: With <card> a creature spell is cast in the upkeep
    Given it is Alice's upkeep
    And Alice controls a helper (<card>)
    And Alice has a bear (Grizzly Bears) in hand
    When Alice casts the bear, paying {1}{G}
    Then that is accepted
    When the top of the stack resolves
    Then the bear is on the battlefield
    And nothing else changes

    Examples:
      | id                     | card                   |
      | vedalken-orrery        | Vedalken Orrery        |
      | leyline-of-anticipation | Leyline of Anticipation |

  @id:control.silence @cr.601.3
  Scenario: After Silence the opponent can't cast spells this turn
    Given Alice has a bear (Grizzly Bears) in hand
    And Alice has a lion (Silvercoat Lion) in hand
    And Bob has a silence (Silence) in hand
    When Alice casts the lion, paying {1}{W}
    Then that is accepted
    When the top of the stack resolves
    And Bob casts the silence, paying {W}
    And the top of the stack resolves
    Then the silence is in the graveyard
    When Alice casts the bear, paying {1}{G}
    Then that is refused
    And the bear is in hand
    And the lion is on the battlefield
    And nothing else changes

  @id:control.trickbind @cr.701.6a @cr.702.61a
  Scenario: Trickbind counters an ability, and while it is on the stack nobody activates another one
    Given Alice controls a sorcerer (Prodigal Sorcerer)
    And Alice controls a striker (Sinuous Striker)
    And Bob has a trickbind (Trickbind) in hand
    When Alice activates "{T}" of the sorcerer, targeting Bob, called the ping
    And Bob casts the trickbind, targeting the ping, paying {1}{U}
    Then that is accepted
    When Alice activates "{U}" of the striker, paying {U}
    Then that is refused
    When the top of the stack resolves
    Then the stack is empty
    And the trickbind is in the graveyard
    When Alice activates "{U}" of the striker, paying {U}
    Then that is accepted
    When the top of the stack resolves
    Then the striker is 3/1
    And Bob has 20 life
    And the sorcerer is tapped
    And nothing else changes

  @id:control.plainscycling @cr.702.29a @cr.702.29e
  Scenario: Timeless Dragon is plainscycled, and a Plains comes from the library to the hand
    Given Alice has a dragon (Timeless Dragon) in hand
    And Alice has a plains (Plains) in the library
    And Alice, asked for objects, chooses the plains
    When Alice activates "Plainscycling" of the dragon, paying {2}
    Then that is accepted
    And the dragon is in the graveyard
    And the plains is in the library
    When the top of the stack resolves
    Then the plains is in hand
    And the dragon is in the graveyard
    And nothing else changes

  @id:control.scavenging-ooze @cr.701.13a
  Scenario: Scavenging Ooze exiles a creature card, grows, and its controller gains 1 life
    Given Bob controls an ooze (Scavenging Ooze)
    And Alice has a bear (Grizzly Bears) in the graveyard
    When Bob activates "{G}" of the ooze, targeting the bear, paying {G}
    And the top of the stack resolves
    Then the bear is in exile
    And the ooze is with 1 +1/+1 counter, 3/3
    And Bob has 21 life
    And nothing else changes

  @id:control.viscera-seer.scry @cr.701.21a
  Scenario: Viscera Seer sacrifices a creature as a cost, and the top card may stay where it is
    Given Alice controls a seer (Viscera Seer)
    And Alice controls a bear (Grizzly Bears)
    And Alice has a lion (Silvercoat Lion) in the library
    And Alice, asked whether to, chooses no
    And Alice, asked for objects, chooses "none"
    When Alice activates "Sacrifice a creature" of the seer, sacrificing the bear
    Then the bear is in the graveyard
    When the top of the stack resolves
    Then the lion is in the library
    And the bear is in the graveyard
    And nothing else changes

  @id:control.yixlid-jailer @needs:control.sacred-cat @cr.113.10b
  Scenario: Beside Yixlid Jailer a card in a graveyard has no embalm
    Given Bob controls a jailer (Yixlid Jailer)
    And Alice has a cat (Sacred Cat) in the graveyard
    When Alice activates "Embalm" of the cat, paying {W}
    Then that is refused
    And the cat is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:control.yixlid-jailer.cast @needs:control.cast-at-any-time.vedalken-orrery
  Scenario: With Vedalken Orrery the Jailer is cast on the opponent's turn
    Given Bob controls an orrery (Vedalken Orrery)
    And Bob has a jailer (Yixlid Jailer) in hand
    When Bob casts the jailer, paying {1}{B}
    Then that is accepted
    When the top of the stack resolves
    Then the jailer is on the battlefield
    And nothing else changes

  @id:control.rest-in-peace.cast @cr.603.6a
  Scenario: Rest in Peace enters, and its trigger exiles all graveyards
    Given Alice has a peace (Rest in Peace) in hand
    And Alice has a bear (Grizzly Bears) in the graveyard
    And Bob has a lion (Silvercoat Lion) in the graveyard
    When Alice casts the peace, paying {1}{W}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the lion is in the graveyard
    When the top of the stack resolves
    Then the bear is in exile
    And the lion is in exile
    And the peace is on the battlefield
    And nothing else changes

  @id:control.yixlid-jailer.gone @needs:control.yixlid-jailer @needs:control.murder @needs:control.sacred-cat @cr.702.128a
  Scenario: Once Yixlid Jailer is destroyed a card in a graveyard has its embalm again
    Given Bob controls a jailer (Yixlid Jailer)
    And Alice has a cat (Sacred Cat) in the graveyard
    And Alice has a murder (Murder) in hand
    When Alice casts the murder, targeting the jailer, paying {1}{B}{B}
    And the top of the stack resolves
    And Alice activates "Embalm" of the cat, paying {W}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield, named "Sacred Cat"
    And the cat is in exile
    And the jailer is in the graveyard
    And the murder is in the graveyard
    And nothing else changes
