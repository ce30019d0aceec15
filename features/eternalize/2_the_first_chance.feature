@eternalize.2 @cr.117.3b @cr.117.5 @cr.307.5
Feature: A creature that comes to your graveyard in your main phase can be eternalized before anybody can exile it
  After a spell or ability has resolved, and after the state-based actions that follow, the active player gets priority
  first. If the stack is empty then, that player may eternalize the creature that has just died, and its card is gone to
  exile as a cost before an opponent gets to do anything.

  This is a matter of priority and of the empty stack and nothing more. In the opponent's turn, in combat, or with a dies
  trigger on the stack there is no such first chance, and whoever has a way to exile the card may use it.

  @id:eternalize.2.first-chance @line:RE-02 @needs:control.crook-of-condemnation.all @cr.702.129a @cr.117.3b @cr.117.5
  Scenario Outline: Whatever put it there, its owner has priority at once and eternalizes it, and the Crook comes too late
    Given Alice controls a combatant (Proven Combatant)
    And Bob controls a crook (Crook of Condemnation)
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, targeting <target>, paying <mana>
    And the top of the stack resolves
    Then the combatant is in the graveyard
    And Alice has priority
    And the stack is empty
    And nothing else changes
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    And the combatant is in exile
    When Bob activates "{1}, Exile" of the crook, paying {1}
    And the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, named "Proven Combatant", controlled by Alice, 4/4
    And the combatant is in exile
    And the crook is in exile
    And the spell is in exile
    And nothing else changes

    Examples:
      | id        | spell          | target        | mana      | needs                 |
      | destroyed | Murder         | the combatant | {1}{B}{B} | control.murder        |
      | damage    | Lightning Bolt | the combatant | {R}       | control.bolt |
      | toughness | Disfigure      | the combatant | {B}       | control.toughness-zero     |
      | sacrifice | Diabolic Edict | Alice         | {1}{B}    | control.edict.diabolic |

  @id:eternalize.2.own-sorcery @line:RE-02 @needs:control.destroy-all-creatures.day-of-judgment @cr.702.129a @cr.117.3b
  Scenario: After one's own Day of Judgment in the second main phase the chance is there as well
    Given it is Alice's postcombat main phase
    And Alice controls a combatant (Proven Combatant)
    And Bob controls a bear (Grizzly Bears)
    And Alice has a judgment (Day of Judgment) in hand
    When Alice casts the judgment, paying {2}{W}{W}
    And the top of the stack resolves
    Then the combatant is in the graveyard
    And Alice has priority
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, named "Proven Combatant", controlled by Alice
    And the combatant is in exile
    And the bear is in the graveyard
    And nothing else changes

  @id:eternalize.2.not-only-by-dying @needs:control.vizier-of-the-anointed.search @cr.702.129a @cr.117.3b
  Scenario: A card that Vizier of the Anointed has put from the library into the graveyard can be eternalized at once
    Given Alice has a vizier (Vizier of the Anointed) in hand
    And Alice has a combatant (Proven Combatant) in the library
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the combatant
    When Alice casts the vizier, paying {3}{U}
    And the stack resolves
    Then the combatant is in the graveyard
    And Alice has priority
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    And the combatant is in exile
    And the vizier is on the battlefield
    And nothing else changes

  @id:eternalize.2.opponents-turn @needs:control.murder @needs:control.crook-of-condemnation.one @needs:eternalize.2.first-chance.destroyed @cr.602.5d @cr.307.5
  Scenario: In the opponent's turn there is no such chance, and the Crook takes the card
    Given it is Bob's precombat main phase
    And Alice controls a combatant (Proven Combatant)
    And Bob controls a crook (Crook of Condemnation)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the combatant, paying {1}{B}{B}
    And the top of the stack resolves
    Then the combatant is in the graveyard
    And Bob has priority
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    When Bob activates "{1}, {T}" of the crook, targeting the combatant, paying {1}
    And the top of the stack resolves
    Then the combatant is in exile
    And the crook is tapped
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.2.dies-trigger.resolved @line:CE-03 @needs:control.blood-artist @needs:control.murder @cr.702.129a @cr.117.3b
  Scenario: Once a dies trigger has resolved the card can be eternalized
    Given Alice controls a combatant (Proven Combatant)
    And Bob controls an artist (Blood Artist)
    And Bob has a murder (Murder) in hand
    And Bob, asked for a target, chooses Alice
    When Bob casts the murder, targeting the combatant, paying {1}{B}{B}
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice has 19 life
    And Bob has 21 life
    And the combatant is in the graveyard
    And Alice has priority
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    And the combatant is in exile
    And Alice has 19 life
    And Bob has 21 life
    And nothing else changes

  @id:eternalize.2.dies-trigger.on-the-stack @line:CE-03 @needs:eternalize.2.dies-trigger.resolved @cr.603.3 @cr.602.5d @cr.307.5
  Scenario: With a dies trigger on the stack it is refused, though the owner has priority
    Given Alice controls a combatant (Proven Combatant)
    And Bob controls an artist (Blood Artist)
    And Bob has a murder (Murder) in hand
    And Bob, asked for a target, chooses Alice
    When Bob casts the murder, targeting the combatant, paying {1}{B}{B}
    And the top of the stack resolves
    Then the combatant is in the graveyard
    And Alice has priority [CR 117.3b]
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And Alice has 20 life
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.2.dies-trigger.the-crook-is-faster @line:CE-03 @needs:eternalize.2.dies-trigger.resolved @needs:control.crook-of-condemnation.one @cr.603.3 @cr.113.6m
  Scenario: With a dies trigger on the stack the opponent exiles the card first
    Given Alice controls a combatant (Proven Combatant)
    And Bob controls an artist (Blood Artist)
    And Bob controls a crook (Crook of Condemnation)
    And Bob has a murder (Murder) in hand
    And Bob, asked for a target, chooses Alice
    When Bob casts the murder, targeting the combatant, paying {1}{B}{B}
    And the top of the stack resolves
    And Bob activates "{1}, {T}" of the crook, targeting the combatant, paying {1}
    Then that is accepted
    When the stack resolves
    Then the combatant is in exile
    When Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in exile
    And the crook is tapped
    And Alice has 19 life
    And Bob has 21 life
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  @id:eternalize.2.dies-in-combat.second-main-phase @line:CE-04 @cr.702.129a @cr.307.5
  Scenario: A creature that died in combat can be eternalized in the second main phase
    Given Alice controls a combatant (Proven Combatant)
    And Bob controls a giant (Hill Giant)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the combatant
    And the game advances to the declare blockers step
    And Bob blocks the combatant with the giant
    And the game advances to the combat damage step
    Then the combatant is in the graveyard
    When the game advances to the postcombat main phase
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is accepted
    And the combatant is in exile
    And the giant is with 1 damage
    And nothing else changes

  @id:eternalize.2.dies-in-combat.damage-step @line:CE-04 @needs:eternalize.2.dies-in-combat.second-main-phase @cr.602.5d @cr.307.5
  Scenario: In the combat damage step in which it died it is refused
    Given Alice controls a combatant (Proven Combatant)
    And Bob controls a vanguard (Elite Vanguard)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the combatant
    And the game advances to the declare blockers step
    And Bob blocks the combatant with the vanguard
    And the game advances to the combat damage step
    And Alice activates "Eternalize" of the combatant, paying {4}{U}{U}
    Then that is refused
    And the combatant is in the graveyard
    And the vanguard is in the graveyard
    And exactly 0 new objects are on the battlefield
    And nothing else changes

  # Over any board

  @id:eternalize.2.any.just-died @quantified @cr.117.3b @cr.702.129a
  Scenario: Whatever killed it in its owner's main phase, it can be eternalized at once
    Given any board with a card with eternalize that was on the battlefield
    When its owner eternalizes the card that has just died
    Then that is accepted
    And the card is in exile
