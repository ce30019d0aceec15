@umbra-armor.6 @cr.614.8 @cr.701.19a @cr.701.19c @cr.506.4 @cr.702.89a
Feature: Umbra armor is not regeneration
  Regeneration is another effect that replaces destruction. It taps the creature, takes it out of
  combat, and can be forbidden. Umbra armor does none of this: the creature stays tapped or
  untapped as it was, goes on attacking or blocking, and a spell that forbids regeneration is
  replaced like any other.

  An engine must show that the tapped state is unchanged, that an attacking or blocking creature
  stays in combat and deals its damage later, and that "can't be regenerated" stops nothing. The
  umbras in the combat scenarios give no first strike, so that the damage is still to come.

  What these scenarios catch:
  - a creature that is tapped, or untapped, by the save;
  - a creature removed from combat, at once or before its damage;
  - Terror, Putrefy, Wrath of God and their like going around the umbra;
  - a regeneration shield applied although the spell forbids it.

  @id:umbra-armor.6.no-regeneration @cr.702.89a @cr.701.19c @line:RU-06
  Scenario Outline: <spell> forbids regeneration and still destroys the umbra instead
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, targeting the bear, paying <mana>
    And the top of the stack resolves
    Then the bear is on the battlefield, untapped, undamaged
    And the umbra is in the graveyard
    And nothing else changes

    Examples:
      | id        | needs                     | spell     | mana      |
      | terror    | control.destroy.terror    | Terror    | {1}{B}    |
      | putrefy   | control.destroy.putrefy   | Putrefy   | {1}{B}{G} |
      | terminate | control.destroy.terminate | Terminate | {B}{R}    |

  @id:umbra-armor.6.vendetta @needs:control.vendetta @cr.702.89a @cr.701.19c
  Scenario: Vendetta forbids regeneration, destroys the umbra instead, and still costs its caster life
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a spell (Vendetta) in hand
    When Bob casts the spell, targeting the bear, paying {B}
    And the top of the stack resolves
    Then the bear is on the battlefield, untapped, undamaged
    And the umbra is in the graveyard
    And Bob has 18 life
    And nothing else changes

  @id:umbra-armor.6.no-regeneration-sweep @cr.702.89a @cr.701.19c
  Scenario Outline: <spell> forbids regeneration and still leaves the creature with an umbra
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bear is on the battlefield, untapped, undamaged
    And the umbra is in the graveyard
    And the lion is in the graveyard
    And nothing else changes

    Examples:
      | id           | needs                                      | spell        | mana      |
      | wrath-of-god | control.destroy-all-creatures.wrath-of-god | Wrath of God | {2}{W}{W} |
      | damnation    | control.destroy-all-creatures.damnation    | Damnation    | {2}{B}{B} |

  @id:umbra-armor.6.shield-forbidden @cr.702.89a @cr.701.19c @line:CU-21
  Scenario Outline: Against <spell> the umbra is used although the creature has a regeneration shield
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice has a regenerate (Regenerate) in hand
    And Bob has a spell (<spell>) in hand
    And Alice, asked which replacement applies, chooses "regeneration"
    And Alice casts the regenerate, targeting the bear, paying {1}{G}
    And the top of the stack resolves
    When Bob casts the spell, targeting the bear, paying <mana>
    And the top of the stack resolves
    Then the bear is on the battlefield, untapped, undamaged
    And the umbra is in the graveyard
    And nothing else changes

    Examples:
      | id        | needs                             | spell     | mana      |
      | terror    | control.no-regeneration.terror    | Terror    | {1}{B}    |
      | putrefy   | control.no-regeneration.putrefy   | Putrefy   | {1}{B}{G} |
      | terminate | control.no-regeneration.terminate | Terminate | {B}{R}    |

  @id:umbra-armor.6.stays-untapped @needs:control.murder @needs:control.regeneration @cr.702.89a @line:RU-06
  Scenario: An untapped creature stays untapped
    Given Alice controls a wurm (Craw Wurm), with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, untapped, undamaged
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.6.stays-tapped @needs:control.murder @cr.702.89a
  Scenario: A tapped creature stays tapped
    Given Alice controls a wurm (Craw Wurm), tapped, with 1 damage
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, tapped, undamaged
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.6.attacker @needs:control.murder @needs:control.unblocked @needs:control.regeneration-in-combat @cr.702.89a @line:RU-06
  Scenario: An attacking creature goes on attacking and deals its damage
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob has a murder (Murder) in hand
    When the game advances to the declare attackers step
    And Alice attacks Bob with the wurm
    And Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, tapped, attacking
    And the umbra is in the graveyard
    And nothing else changes
    When the game advances to the postcombat main phase
    Then Bob has 14 life
    And the wurm is on the battlefield, tapped
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.6.vigilant-attacker @needs:control.serra-angel @needs:control.murder @needs:control.unblocked @cr.702.89a
  Scenario: An attacking creature with vigilance is not tapped by the save
    Given Alice controls an angel (Serra Angel)
    And Alice controls an umbra (Crab Umbra), attached to the angel
    And Bob has a murder (Murder) in hand
    When the game advances to the declare attackers step
    And Alice attacks Bob with the angel
    And Bob casts the murder, targeting the angel, paying {1}{B}{B}
    And the top of the stack resolves
    Then the angel is on the battlefield, untapped, attacking
    And the umbra is in the graveyard
    And nothing else changes
    When the game advances to the postcombat main phase
    Then Bob has 16 life
    And the angel is on the battlefield, untapped
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.6.blocker @needs:control.murder @needs:control.combat @cr.702.89a @line:RU-06
  Scenario: A blocking creature goes on blocking and deals its damage
    Given it is Bob's precombat main phase
    And Bob controls a giant (Hill Giant)
    And Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob has a murder (Murder) in hand
    When the game advances to the declare attackers step
    And Bob attacks Alice with the giant
    And the game advances to the declare blockers step
    And Alice blocks the giant with the wurm
    And Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, untapped, blocking
    And the umbra is in the graveyard
    And the giant is tapped, attacking
    And nothing else changes
    When the game advances to the postcombat main phase
    Then the giant is in the graveyard
    And the wurm is on the battlefield, untapped, with 3 damage
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.6.may-still-block @needs:control.murder @needs:control.combat @cr.702.89a
  Scenario: A creature saved before combat is untapped and may block
    Given it is Bob's precombat main phase
    And Bob controls a giant (Hill Giant)
    And Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    And the game advances to the declare attackers step
    And Bob attacks Alice with the giant
    And the game advances to the declare blockers step
    And Alice blocks the giant with the wurm
    Then that is accepted
    And the wurm is on the battlefield, untapped, blocking
    And the umbra is in the graveyard
    And the giant is tapped, attacking
    And nothing else changes

  @id:umbra-armor.6.first-strike-blocker @needs:control.first-strike-deathtouch @cr.702.89a @cr.704.5h @cr.510.4
  Scenario: An attacker saved from first-strike deathtouch damage deals its own damage afterwards
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob controls a glissa (Glissa, the Traitor)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks the bear with the glissa
    And the game advances to the first strike damage step
    Then the bear is on the battlefield, undamaged, tapped, attacking
    And the umbra is in the graveyard
    And the glissa is undamaged, blocking
    And nothing else changes
    When the game advances to the combat damage step
    Then the bear is on the battlefield, undamaged, tapped, attacking
    And the umbra is in the graveyard
    And the glissa is on the battlefield, with 2 damage, blocking
    And nothing else changes

  @id:umbra-armor.6.first-strike-attacker @needs:control.first-strike-deathtouch @cr.702.89a @cr.704.5h @cr.510.4
  Scenario: A blocker saved from first-strike deathtouch damage deals its own damage afterwards
    Given it is Bob's precombat main phase
    And Bob controls a glissa (Glissa, the Traitor)
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    When the game advances to the declare attackers step
    And Bob attacks Alice with the glissa
    And the game advances to the declare blockers step
    And Alice blocks the glissa with the bear
    And the game advances to the first strike damage step
    Then the bear is on the battlefield, undamaged, untapped, blocking
    And the umbra is in the graveyard
    And the glissa is undamaged, tapped, attacking
    And nothing else changes
    When the game advances to the combat damage step
    Then the bear is on the battlefield, undamaged, untapped, blocking
    And the umbra is in the graveyard
    And the glissa is on the battlefield, with 2 damage, tapped, attacking
    And nothing else changes

  @id:umbra-armor.6.first-strike-blocker.combat-as-a-whole @needs:control.first-strike-deathtouch.combat-as-a-whole @cr.702.89a @cr.704.5h @cr.510.4
  Scenario: After the combat the blocker shows the damage of the attacker that was saved from its first strike
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob controls a glissa (Glissa, the Traitor)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks the bear with the glissa
    And the game advances to the postcombat main phase
    Then the bear is on the battlefield, undamaged, tapped
    And the umbra is in the graveyard
    And the glissa is on the battlefield, with 2 damage
    And nothing else changes

  @id:umbra-armor.6.first-strike-attacker.combat-as-a-whole @needs:control.first-strike-deathtouch.combat-as-a-whole @cr.702.89a @cr.704.5h @cr.510.4
  Scenario: After the combat the attacker shows the damage of the blocker that was saved from its first strike
    Given it is Bob's precombat main phase
    And Bob controls a glissa (Glissa, the Traitor)
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    When the game advances to the declare attackers step
    And Bob attacks Alice with the glissa
    And the game advances to the declare blockers step
    And Alice blocks the glissa with the bear
    And the game advances to the postcombat main phase
    Then the bear is on the battlefield, undamaged, untapped
    And the umbra is in the graveyard
    And the glissa is on the battlefield, tapped, with 2 damage
    And nothing else changes

  # Over any board

  @id:umbra-armor.6.any.no-regeneration @quantified @cr.701.19c @cr.702.89a
  Scenario: Saved though it can't be regenerated
    Given any board with a creature that can live without its Auras and an umbra on it
    And with no other protection and no Lion Umbra
    When a spell that forbids regeneration would destroy the creature
    Then the creature is on the battlefield
    And exactly one of its umbras is in the graveyard

  @id:umbra-armor.6.any.neither-tapped-nor-out-of-combat @quantified @cr.702.89a @cr.701.19a @cr.506.4
  Scenario: Neither tapped nor taken out of combat
    Given any board with a creature that can live without its Auras and an umbra on it
    And with no other protection
    When a spell would destroy the creature
    Then the creature is on the battlefield
    And the creature keeps its tapped status and its part in combat
