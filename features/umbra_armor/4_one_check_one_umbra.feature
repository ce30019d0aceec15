@umbra-armor.4 @cr.704.3 @cr.704.5g @cr.704.5h @cr.704.7 @cr.702.89a
Feature: Several state-based actions at once cost one umbra
  Lethal damage and damage from a source with deathtouch are two separate reasons for which the
  game destroys a creature. When both are found in one check they have one result, and one umbra
  replaces it. After that no damage is marked, and the deathtouch damage lies before the last
  check, so the next check finds nothing. New damage from a deathtouch source is a new reason.

  An engine must show that with two umbras one is left, that with one umbra the creature lives,
  and that the creature is not destroyed again in the check that follows or later in the turn.
  Both reasons must really be there: in the scenarios that need it the damage reaches the
  toughness with the umbras' bonuses.

  What these scenarios catch:
  - one umbra for each reason;
  - a creature that is saved from one reason and destroyed for the other;
  - a mark "was damaged by deathtouch this turn" that kills in the next check;
  - a creature that is immune to deathtouch for the rest of the turn;
  - two creatures, or two checks, for the price of one.

  @id:umbra-armor.4.deathtouch-and-lethal @needs:control.fight @cr.702.89a @cr.616.1 @cr.704.5g @cr.704.5h @cr.704.7 @line:RU-04
  Scenario Outline: Deathtouch and lethal damage together cost one of two umbras (<used>)
    Given Alice controls a bear (Grizzly Bears), with 5 damage
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a spider (Spider Umbra), attached to the bear
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <kept>
    When Alice casts the swipe, targeting the bear and the rats, paying {G}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, <size>
    And the <used> is in the graveyard
    And the <kept> is on the battlefield, attached to the bear
    And the rats is in the graveyard
    And nothing else changes

    Examples:
      | id     | used   | kept   | size |
      | boar   | boar   | spider | 3/3  |
      | spider | spider | boar   | 5/5  |

  @id:umbra-armor.4.one-umbra @needs:control.fight @cr.702.89a @cr.704.5g @cr.704.5h @cr.704.7
  Scenario: One umbra is enough for deathtouch and lethal damage together
    Given Alice controls a bear (Grizzly Bears), with 4 damage
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    When Alice casts the swipe, targeting the bear and the rats, paying {G}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the umbra is in the graveyard
    And the rats is in the graveyard
    And nothing else changes

  @id:umbra-armor.4.three-umbras @needs:control.fight @cr.702.89a @cr.616.1 @cr.704.7
  Scenario: Deathtouch and lethal damage together cost one of three umbras
    Given it is Bob's precombat main phase
    And Alice controls a wurm (Craw Wurm), with 5 damage
    And Alice controls a crab (Crab Umbra), attached to the wurm
    And Alice controls a treefolk (Treefolk Umbra), attached to the wurm
    And Alice controls a second-crab (Crab Umbra), attached to the wurm
    And Bob controls a rats (Typhoid Rats)
    And Bob has a swipe (Savage Swipe) in hand
    And Alice, asked which replacement applies, chooses the crab
    When Bob casts the swipe, targeting the rats and the wurm, paying {G}
    And the top of the stack resolves
    Then the wurm is on the battlefield, undamaged
    And the crab is in the graveyard
    And the treefolk is on the battlefield, attached to the wurm
    And the second-crab is on the battlefield, attached to the wurm
    And the rats is in the graveyard
    And nothing else changes

  @id:umbra-armor.4.counted-once @needs:control.fight @needs:control.enchantress @cr.702.89a @cr.616.1 @cr.704.7 @cr.603.2
  Scenario: Femeref Enchantress sees one umbra go for both reasons
    Given Alice controls a bear (Grizzly Bears), with 5 damage
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a spider (Spider Umbra), attached to the bear
    And Alice controls an enchantress (Femeref Enchantress)
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    And Alice, asked which replacement applies, chooses the boar
    When Alice casts the swipe, targeting the bear and the rats, paying {G}
    And the stack resolves
    Then the bear is on the battlefield, undamaged
    And the boar is in the graveyard
    And the rats is in the graveyard
    And Alice has 1 card in hand
    And nothing else changes

  @id:umbra-armor.4.deathtouch-only @needs:control.fight @cr.702.89a @cr.616.1 @cr.704.5h
  Scenario Outline: Deathtouch damage that is not lethal costs one of two umbras too (<used>)
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls a boar (Boar Umbra), attached to the wurm
    And Alice controls a crab (Crab Umbra), attached to the wurm
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <kept>
    When Alice casts the swipe, targeting the wurm and the rats, paying {G}
    And the top of the stack resolves
    Then the wurm is on the battlefield, undamaged
    And the <used> is in the graveyard
    And the <kept> is on the battlefield, attached to the wurm
    And the rats is in the graveyard
    And nothing else changes

    Examples:
      | id   | used | kept |
      | boar | boar | crab |
      | crab | crab | boar |

  @id:umbra-armor.4.combat @needs:control.deathtouch-combat @cr.702.89a @cr.616.1 @cr.704.7
  Scenario Outline: A deathtouch blocker whose damage is also lethal costs one of two umbras (<used>)
    Given Alice controls a wurm (Craw Wurm), with 3 damage
    And Alice controls an older (Crab Umbra), attached to the wurm
    And Alice controls a newer (Crab Umbra), attached to the wurm
    And Bob controls a rats (Typhoid Rats)
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <kept>
    When the game advances to the declare attackers step
    And Alice attacks Bob with the wurm
    And the game advances to the declare blockers step
    And Bob blocks the wurm with the rats
    And the game advances to the postcombat main phase
    Then the wurm is on the battlefield, undamaged, tapped
    And the <used> is in the graveyard
    And the <kept> is on the battlefield, attached to the wurm
    And the rats is in the graveyard
    And nothing else changes

    Examples:
      | id    | used  | kept  |
      | older | older | newer |
      | newer | newer | older |

  @id:umbra-armor.4.two-blockers @needs:control.damage-among-blockers.bear @needs:control.damage-among-blockers.wurm @needs:control.deathtouch-combat @needs:control.combat @cr.702.89a @cr.616.1 @cr.704.7
  Scenario: A deathtouch blocker and a strong blocker together cost one of two umbras
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Bob controls a rats (Typhoid Rats)
    And Bob controls a wurm (Craw Wurm)
    And Alice, asked which replacement applies, chooses the crab
    And Bob, asked which replacement applies, chooses the boar
    And Alice, asked where damage goes, chooses the rats
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks the bear with the rats and the bear with the wurm
    And the game advances to the postcombat main phase
    Then the bear is on the battlefield, undamaged, tapped, 5/5
    And the crab is in the graveyard
    And the boar is on the battlefield, attached to the bear
    And the rats is in the graveyard
    And nothing else changes

  @id:umbra-armor.4.next-check @needs:control.fight @needs:control.shock @cr.702.89a @cr.704.5h @line:CU-11
  Scenario: Later harmless damage does not wake the deathtouch damage again
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    And Bob has a shock (Shock) in hand
    When Alice casts the swipe, targeting the wurm and the rats, paying {G}
    And the top of the stack resolves
    Then the wurm is on the battlefield, undamaged
    When Bob casts the shock, targeting the wurm, paying {R}
    And the top of the stack resolves
    Then the wurm is on the battlefield, with 2 damage
    And the umbra is in the graveyard
    And the rats is in the graveyard
    And nothing else changes

  @id:umbra-armor.4.end-of-turn @needs:control.fight @cr.702.89a @cr.704.5h
  Scenario: The creature is still there at the end of the turn
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    When Alice casts the swipe, targeting the wurm and the rats, paying {G}
    And the top of the stack resolves
    And the game advances to the end step
    Then the wurm is on the battlefield, undamaged
    And the umbra is in the graveyard
    And the rats is in the graveyard
    And nothing else changes

  @id:umbra-armor.4.new-deathtouch-damage @needs:umbra-armor.4.next-check @cr.702.89a @cr.704.5h @cr.701.8a @line:CU-11
  Scenario: New damage from a deathtouch source in the same turn destroys the creature
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob controls a rats-a (Typhoid Rats)
    And Bob controls a rats-b (Typhoid Rats)
    And Alice has a swipe-a (Savage Swipe) in hand
    And Alice has a swipe-b (Savage Swipe) in hand
    When Alice casts the swipe-a, targeting the wurm and the rats-a, paying {G}
    And the top of the stack resolves
    Then the wurm is on the battlefield, undamaged
    And the umbra is in the graveyard
    When Alice casts the swipe-b, targeting the wurm and the rats-b, paying {G}
    And the top of the stack resolves
    Then the wurm is in the graveyard
    And the umbra is in the graveyard
    And the rats-a is in the graveyard
    And the rats-b is in the graveyard
    And nothing else changes

  @id:umbra-armor.4.two-checks @needs:control.damage-among-blockers.bear @needs:control.damage-among-blockers.wurm @needs:control.first-strike-deathtouch @needs:control.deathtouch-combat @cr.702.89a @cr.704.5h @cr.510.4
  Scenario Outline: Two damage steps are two checks and cost two umbras (first the <first>)
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Bob controls a glissa (Glissa, the Traitor)
    And Bob controls a rats (Typhoid Rats)
    And Alice, asked which replacement applies, chooses the <first>
    And Bob, asked which replacement applies, chooses the <second>
    And Alice, asked where damage goes, chooses the rats
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks the bear with the glissa and the bear with the rats
    And the game advances to the first strike damage step
    Then the bear is on the battlefield, undamaged, tapped, attacking
    And the <first> is in the graveyard
    And the <second> is on the battlefield, attached to the bear
    When the game advances to the postcombat main phase
    Then the bear is on the battlefield, undamaged, tapped
    And the <first> is in the graveyard
    And the <second> is in the graveyard
    And the rats is in the graveyard
    And nothing else changes

    Examples:
      | id   | first | second |
      | boar | boar  | crab   |
      | crab | crab  | boar   |

  @id:umbra-armor.4.each-creature-pays @needs:control.pyroclasm @cr.702.89a @cr.704.5g
  Scenario: Two creatures with lethal damage in one check cost an umbra each
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Alice controls a runeclaw (Runeclaw Bear)
    And Alice controls a felidar (Felidar Umbra), attached to the runeclaw
    And Bob has a pyroclasm (Pyroclasm) in hand
    When Bob casts the pyroclasm, paying {1}{R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the crab is in the graveyard
    And the runeclaw is on the battlefield, undamaged
    And the felidar is in the graveyard
    And nothing else changes

  # Over any board

  @id:umbra-armor.4.any.two-reasons @quantified @cr.704.3 @cr.704.7 @cr.702.89a
  Scenario: Lethal damage that is also deathtouch damage costs one umbra of several
    Given any board with a creature that can live without its Auras and two or more umbras on it
    And with no other protection and no Lion Umbra
    When damage that is lethal and from deathtouch would destroy the creature
    Then exactly one of its umbras is in the graveyard
    And all but one of its umbras are on the battlefield, attached to the creature
    And the creature is on the battlefield, undamaged
