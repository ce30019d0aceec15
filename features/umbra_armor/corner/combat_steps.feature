@umbra-armor.corner.combat-steps @cr.510.4 @cr.704.5h @cr.702.89a
Feature: An umbra used in the first damage step is gone in the second
  With first strike in a combat there are two damage steps, and state-based actions between them.
  The creature that was saved in the first is in combat for the second, without its Aura: it deals
  its own damage there, unless it dealt it in the first step already.

  @id:umbra-armor.corner.combat-steps.twice-deathtouch @line:CU-55 @needs:control.first-strike-deathtouch.combat-as-a-whole @needs:control.deathtouch-combat @needs:control.damage-among-blockers.bear @cr.510.4 @cr.704.5h @cr.702.89a @cr.701.8a
  Scenario: Saved from the first striker, the attacker deals its damage and dies in the second step
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob controls a glissa (Glissa, the Traitor)
    And Bob controls a rats (Typhoid Rats)
    And Alice, asked where damage goes, chooses the rats
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks the bear with the glissa and the bear with the rats
    And the game advances to the postcombat main phase
    Then the umbra is in the graveyard
    And the bear is in the graveyard
    And the rats is in the graveyard
    And the glissa is on the battlefield, undamaged
    And nothing else changes

  @id:umbra-armor.corner.combat-steps.once-deathtouch @line:CU-55 @needs:control.first-strike-deathtouch.combat-as-a-whole @needs:control.damage-among-blockers.bear @cr.510.4 @cr.704.5h @cr.702.89a
  Scenario: With a harmless second blocker the attacker that was saved lives on
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob controls a glissa (Glissa, the Traitor)
    And Bob controls a memnite (Memnite)
    And Alice, asked where damage goes, chooses the memnite
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks the bear with the glissa and the bear with the memnite
    And the game advances to the postcombat main phase
    Then the umbra is in the graveyard
    And the bear is on the battlefield, tapped, with 1 damage, 2/2
    And the memnite is in the graveyard
    And the glissa is on the battlefield, undamaged
    And nothing else changes

  @id:umbra-armor.corner.combat-steps.had-first-strike @line:CU-68 @needs:control.first-strike-deathtouch.combat-as-a-whole @needs:control.damage-among-blockers.bear @cr.510.4 @cr.704.5h @cr.702.89a @cr.704.5g
  Scenario: With first strike from the umbra the attacker deals damage in the first step and none in the second
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Hyena Umbra), attached to the bear
    And Bob controls a glissa (Glissa, the Traitor)
    And Bob controls an angel (Serra Angel)
    And Alice, asked where damage goes, chooses the angel
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks the bear with the glissa and the bear with the angel
    And the game advances to the postcombat main phase
    Then the umbra is in the graveyard
    And the bear is in the graveyard
    And the angel is on the battlefield, with 3 damage
    And the glissa is on the battlefield, undamaged
    And nothing else changes

  @id:umbra-armor.corner.combat-steps.two-triggers @line:RU-30 @needs:control.bloodlord @cr.603.7 @cr.702.89a @cr.701.8a
  Scenario: Two abilities destroy Arrogant Bloodlord at the end of one combat, and the umbra stops only the first
    Given Alice controls a bloodlord (Arrogant Bloodlord)
    And Alice controls an umbra (Crab Umbra), attached to the bloodlord
    And Bob controls an elves (Llanowar Elves)
    And Bob controls a memnite (Memnite)
    And Alice, asked where damage goes, chooses the elves
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bloodlord
    And the game advances to the declare blockers step
    And Bob blocks the bloodlord with the elves and the bloodlord with the memnite
    And the stack resolves
    And the game advances to the postcombat main phase
    Then the umbra is in the graveyard
    And the bloodlord is in the graveyard
    And the elves is in the graveyard
    And the memnite is on the battlefield
    And nothing else changes

  @id:umbra-armor.corner.combat-steps.one-trigger @line:RU-30 @needs:control.bloodlord @cr.603.7 @cr.702.89a
  Scenario: One ability destroys Arrogant Bloodlord, and the umbra stops it
    Given Alice controls a bloodlord (Arrogant Bloodlord)
    And Alice controls an umbra (Crab Umbra), attached to the bloodlord
    And Bob controls an elves (Llanowar Elves)
    And Bob controls a memnite (Memnite)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bloodlord
    And the game advances to the declare blockers step
    And Bob blocks the bloodlord with the elves
    And the stack resolves
    And the game advances to the postcombat main phase
    Then the umbra is in the graveyard
    And the bloodlord is on the battlefield, tapped, undamaged
    And the elves is in the graveyard
    And nothing else changes
