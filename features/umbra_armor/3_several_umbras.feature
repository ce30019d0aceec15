@umbra-armor.3 @cr.616.1 @cr.614.5 @cr.614.6 @cr.702.89a
Feature: Of several umbras exactly one is used, and the creature's controller picks it
  Several umbras on one creature all want to replace its destruction. One of them is applied, and
  then there is no destruction left for the others to replace. The player who controls the
  creature picks the one. It does not matter who controls the Auras, who cast the spell, whose
  turn it is or who owns the creature.

  An engine must show that one Aura is destroyed and the others stay attached and ready for the
  next time, and that the creature's controller can get either result. In these scenarios the
  other player has an answer ready that points elsewhere: if it has an effect, the engine asked
  the wrong player.

  What these scenarios catch:
  - all umbras destroyed for one destruction;
  - the engine picks by order, by name or by chance and asks nobody;
  - the question goes to the Aura's controller, the spell's controller, the active player or the
    creature's owner;
  - an umbra that was passed over no longer works afterwards;
  - two Auras with the same name taken for one.

  @id:umbra-armor.3.same-name @needs:control.murder @cr.702.89a @cr.616.1
  Scenario Outline: Of two copies of one umbra, the creature's controller picks <used>
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an h1 (Hyena Umbra), attached to the bear
    And Alice controls an h2 (Hyena Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <kept>
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the <used> is in the graveyard
    And the <kept> is on the battlefield, attached to the bear
    And nothing else changes

    Examples:
      | id | used | kept |
      | h1 | h1   | h2   |
      | h2 | h2   | h1   |

  @id:umbra-armor.3.two-umbras @needs:control.murder @cr.702.89a @cr.616.1 @line:RU-03
  Scenario Outline: Of two different umbras, the creature's controller picks the <used>
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <kept>
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, <size>
    And the <used> is in the graveyard
    And the <kept> is on the battlefield, attached to the bear
    And nothing else changes

    Examples:
      | id   | used | kept | size |
      | boar | boar | crab | 2/2  |
      | crab | crab | boar | 5/5  |

  @id:umbra-armor.3.three-umbras @needs:control.murder @cr.702.89a @cr.616.1
  Scenario Outline: Of three umbras one goes and two stay (<used>)
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a snake (Snake Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <first kept>
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the <used> is in the graveyard
    And the <first kept> is on the battlefield, attached to the bear
    And the <second kept> is on the battlefield, attached to the bear
    And nothing else changes

    Examples:
      | id    | used  | first kept | second kept |
      | boar  | boar  | snake      | crab        |
      | snake | snake | crab       | boar        |
      | crab  | crab  | boar       | snake       |

  @id:umbra-armor.3.auras-before-creature @needs:control.murder @cr.702.89a @cr.616.1
  Scenario Outline: Auras that arrived before the creature are picked in the same way (<used>)
    Given Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <kept>
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the <used> is in the graveyard
    And the <kept> is on the battlefield, attached to the bear
    And nothing else changes

    Examples:
      | id   | used | kept |
      | boar | boar | crab |
      | crab | crab | boar |

  @id:umbra-armor.3.lethal-damage @needs:control.bolt @cr.702.89a @cr.616.1 @cr.704.5g
  Scenario Outline: The choice is the same when the damage is lethal (<used>)
    Given Alice controls a bear (Grizzly Bears), with 4 damage
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a spider (Spider Umbra), attached to the bear
    And Bob has a bolt (Lightning Bolt) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <kept>
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, <size>
    And the <used> is in the graveyard
    And the <kept> is on the battlefield, attached to the bear
    And nothing else changes

    Examples:
      | id     | used   | kept   | size |
      | boar   | boar   | spider | 3/3  |
      | spider | spider | boar   | 5/5  |

  @id:umbra-armor.3.combat-damage.attacker @needs:control.combat @cr.702.89a @cr.616.1 @cr.704.5g @cr.510.2
  Scenario Outline: The choice is the same when a blocker deals the lethal damage (<used>)
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a spider (Spider Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Bob controls a wurm (Craw Wurm)
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <kept>
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks the bear with the wurm
    And the game advances to the postcombat main phase
    Then the bear is on the battlefield, tapped, undamaged, <size>
    And the <used> is in the graveyard
    And the <kept> is on the battlefield, attached to the bear
    And the wurm is on the battlefield, with 3 damage
    And nothing else changes

    Examples:
      | id     | used   | kept   | size |
      | spider | spider | crab   | 2/2  |
      | crab   | crab   | spider | 3/3  |

  @id:umbra-armor.3.combat-damage.blocker @needs:control.combat @cr.702.89a @cr.616.1 @cr.704.5g @cr.510.2
  Scenario Outline: The choice is the same when an attacker deals the lethal damage, and the attacker dies (<used>)
    Given it is Bob's precombat main phase
    And Bob controls a wurm (Craw Wurm)
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <kept>
    When the game advances to the declare attackers step
    And Bob attacks Alice with the wurm
    And the game advances to the declare blockers step
    And Alice blocks the wurm with the bear
    And the game advances to the postcombat main phase
    Then the bear is on the battlefield, undamaged, <size>
    And the <used> is in the graveyard
    And the <kept> is on the battlefield, attached to the bear
    And the wurm is in the graveyard
    And nothing else changes

    Examples:
      | id   | used | kept | size |
      | boar | boar | crab | 2/2  |
      | crab | crab | boar | 5/5  |

  @id:umbra-armor.3.mixed-controllers @needs:control.murder @cr.702.89a @cr.616.1 @line:CU-07
  Scenario Outline: The creature's controller picks between their own umbra and an opponent's (<used>)
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Bob controls a crab (Crab Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <kept>
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the <used> is in the graveyard
    And the <kept> is on the battlefield, attached to the bear
    And nothing else changes

    Examples:
      | id       | used | kept |
      | own      | boar | crab |
      | opponent | crab | boar |

  @id:umbra-armor.3.both-opponents @needs:control.murder @cr.702.89a @cr.616.1
  Scenario Outline: The creature's controller picks although an opponent controls both umbras (<used>)
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls a boar (Boar Umbra), attached to the bear
    And Bob controls a crab (Crab Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <kept>
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the <used> is in Bob's graveyard
    And the <kept> is on the battlefield, attached to the bear
    And nothing else changes

    Examples:
      | id   | used | kept |
      | boar | boar | crab |
      | crab | crab | boar |

  @id:umbra-armor.3.caster-controls-auras @needs:control.murder @cr.702.89a @cr.616.1 @line:CU-08
  Scenario Outline: The caster of Murder controls both umbras and still does not pick (<used>)
    Given Bob controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Alice has a murder (Murder) in hand
    And Bob, asked which replacement applies, chooses the <used>
    And Alice, asked which replacement applies, chooses the <kept>
    When Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the <used> is in Alice's graveyard
    And the <kept> is on the battlefield, attached to the bear
    And nothing else changes

    Examples:
      | id   | used | kept |
      | boar | boar | crab |
      | crab | crab | boar |

  @id:umbra-armor.3.controller-not-owner @needs:control.stolen-and-murdered @cr.702.89a @cr.616.1
  Scenario Outline: The controller of a stolen creature picks, not its owner (<used>)
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Bob has an act (Act of Treason) in hand
    And Bob has a murder (Murder) in hand
    And Bob, asked which replacement applies, chooses the <used>
    And Alice, asked which replacement applies, chooses the <kept>
    And Bob casts the act, targeting the bear, paying {2}{R}
    And the top of the stack resolves
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, controlled by Bob
    And the <used> is in Alice's graveyard
    And the <kept> is on the battlefield, attached to the bear
    And nothing else changes

    Examples:
      | id   | used | kept |
      | boar | boar | crab |
      | crab | crab | boar |

  @id:umbra-armor.3.both-players @needs:control.destroy-all-creatures.day-of-judgment @cr.702.89a @cr.616.1 @line:CU-09
  Scenario Outline: When all creatures would be destroyed, each player picks for their own (<alice>, <bob>)
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Bob controls a lion (Silvercoat Lion)
    And Bob controls a snake (Snake Umbra), attached to the lion
    And Bob controls an eel (Eel Umbra), attached to the lion
    And Bob has a judgment (Day of Judgment) in hand
    And Alice, asked which replacement applies, chooses the <alice>
    And Bob, asked which replacement applies, chooses the <bob>
    When Bob casts the judgment, paying {2}{W}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And the <alice> is in Alice's graveyard
    And the <alice keeps> is on the battlefield, attached to the bear
    And the lion is on the battlefield
    And the <bob> is in Bob's graveyard
    And the <bob keeps> is on the battlefield, attached to the lion
    And nothing else changes

    Examples:
      | id         | alice | alice keeps | bob   | bob keeps |
      | boar-snake | boar  | crab        | snake | eel       |
      | boar-eel   | boar  | crab        | eel   | snake     |
      | crab-snake | crab  | boar        | snake | eel       |
      | crab-eel   | crab  | boar        | eel   | snake     |

  @id:umbra-armor.3.granted-or-printed @needs:umbra-armor.0.mystic @cr.702.89a @cr.616.1 @line:RU-12
  Scenario Outline: An Aura armed by Umbra Mystic is as good a choice as a printed umbra (<used>)
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Alice controls a mystic (Umbra Mystic)
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <kept>
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the <used> is in the graveyard
    And the <kept> is on the battlefield, attached to the bear
    And nothing else changes

    Examples:
      | id       | used     | kept     |
      | pacifism | pacifism | crab     |
      | crab     | crab     | pacifism |

  @id:umbra-armor.3.one-by-one @needs:control.murder @cr.702.89a @cr.616.1 @cr.701.8a
  Scenario: The umbras that stayed work next time: three umbras stand three Murders, not four
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a snake (Snake Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Bob has a first (Murder) in hand
    And Bob has a second (Murder) in hand
    And Bob has a third (Murder) in hand
    And Bob has a fourth (Murder) in hand
    And Alice, asked which replacement applies, chooses the snake, then the boar, then the crab
    And Bob, asked which replacement applies, chooses the crab, then the boar, then the snake
    When Bob casts the first, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And the snake is in the graveyard
    And the boar is on the battlefield, attached to the bear
    And the crab is on the battlefield, attached to the bear
    When Bob casts the second, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And the boar is in the graveyard
    And the crab is on the battlefield, attached to the bear
    When Bob casts the third, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And the crab is in the graveyard
    When Bob casts the fourth, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the boar is in the graveyard
    And the snake is in the graveyard
    And the crab is in the graveyard
    And nothing else changes

  @id:umbra-armor.3.counted-once @needs:control.murder @needs:control.enchantress @cr.702.89a @cr.616.1 @cr.603.2
  Scenario: Femeref Enchantress sees one of three umbras go
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a snake (Snake Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Alice controls an enchantress (Femeref Enchantress)
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the boar
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield
    And the boar is in the graveyard
    And Alice has 1 card in hand
    And nothing else changes

  # Over any board

  @id:umbra-armor.3.any.exactly-one @quantified @cr.702.89a @cr.616.1 @cr.614.5
  Scenario: Exactly one umbra is destroyed per destruction event
    Given any board with a creature that can live without its Auras and two or more umbras on it
    And with no other protection and no Lion Umbra
    When one event would destroy the creature
    Then exactly one of its umbras is in the graveyard
    And all but one of its umbras are on the battlefield, attached to the creature
    And the creature is on the battlefield, undamaged

  @id:umbra-armor.3.any.controllers-choice @quantified @cr.702.89a @cr.616.1
  Scenario: It is the one that the creature's controller picks
    Given any board with a creature that can live without its Auras and two or more umbras on it
    And with no other protection and no Lion Umbra
    When one event would destroy the creature
    Then the umbra that its controller prefers is in the graveyard
    And the creature is on the battlefield
