@umbra-armor.2 @cr.701.8b @cr.704.5g @cr.704.5h @cr.702.2b @cr.702.89a
Feature: The cause of the destruction does not matter
  A permanent is destroyed in two ways only: an effect says "destroy", or the game finds lethal
  damage, or damage from a source with deathtouch, when it checks the state of the board. Umbra
  armor replaces each of these, and afterwards the board looks the same whichever it was.

  An engine must show the same end for a spell that destroys, for an ability that destroys, for
  damage that reaches the toughness and for any damage at all from a source with deathtouch.

  What these scenarios catch:
  - umbra armor wired to destroy effects only, or to damage only;
  - mass destruction, triggered or activated abilities that go around it;
  - deathtouch or combat damage that goes around it;
  - a spell that stops short and forgets what else it does.

  @id:umbra-armor.2.destroy @cr.702.89a @line:RU-02
  Scenario Outline: <spell> destroys the umbra instead of the creature
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, targeting the bear, paying <mana>
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And nothing else changes

    Examples:
      | id             | needs                          | spell           | mana      |
      | murder         | control.murder                 | Murder          | {1}{B}{B} |
      | doom-blade     | control.destroy.doom-blade     | Doom Blade      | {1}{B}    |
      | mortify        | control.destroy.mortify        | Mortify         | {1}{W}{B} |
      | heros-downfall | control.destroy.heros-downfall | Hero's Downfall | {1}{B}{B} |

  @id:umbra-armor.2.breathe-your-last @needs:control.breathe-your-last @cr.702.89a @line:CU-18 @line:RU-02
  Scenario: Breathe Your Last destroys the umbra, and its caster still gains life for the creature's color
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob has a spell (Breathe Your Last) in hand
    When Bob casts the spell, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And Bob has 21 life
    And nothing else changes

  @id:umbra-armor.2.triggered-ability @needs:control.nekrataal @cr.702.89a @line:RU-02
  Scenario: Nekrataal's triggered ability destroys the umbra instead of the creature
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob has a nekrataal (Nekrataal) in hand
    And Bob, asked for a target, chooses the bear
    When Bob casts the nekrataal, paying {2}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And the nekrataal is on the battlefield
    And nothing else changes

  @id:umbra-armor.2.activated-ability @needs:control.royal-assassin @cr.702.89a
  Scenario: Royal Assassin's activated ability destroys the umbra instead of the creature
    Given Alice controls a bear (Grizzly Bears), tapped, with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob controls an assassin (Royal Assassin)
    When Bob activates "{T}" of the assassin, targeting the bear
    And the top of the stack resolves
    Then the bear is on the battlefield, tapped, undamaged
    And the umbra is in the graveyard
    And the assassin is tapped
    And nothing else changes

  @id:umbra-armor.2.mass-destruction @needs:control.destroy-all-creatures.day-of-judgment @cr.702.89a
  Scenario: Day of Judgment destroys the umbra instead of the creature that has one
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a giant (Hill Giant)
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a judgment (Day of Judgment) in hand
    When Bob casts the judgment, paying {2}{W}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And the giant is in the graveyard
    And the lion is in the graveyard
    And nothing else changes

  @id:umbra-armor.2.lethal @needs:control.bolt @cr.702.89a @cr.704.5g @line:RU-02
  Scenario Outline: Lethal damage on a creature with <umbra> destroys the umbra instead
    Given Alice controls a bear (Grizzly Bears), with <marked> damage
    And Alice controls an umbra (<umbra>), attached to the bear
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the umbra is in the graveyard
    And nothing else changes

    Examples: one point of damage short of the toughness with the umbra
      | id       | umbra          | marked |
      | bear     | Bear Umbra     | 3      |
      | boar     | Boar Umbra     | 4      |
      | crab     | Crab Umbra     | 1      |
      | dog      | Dog Umbra      | 1      |
      | drake    | Drake Umbra    | 4      |
      | eel      | Eel Umbra      | 2      |
      | eland    | Eland Umbra    | 5      |
      | felidar  | Felidar Umbra  | 1      |
      | hyena    | Hyena Umbra    | 2      |
      | indrik   | Indrik Umbra   | 5      |
      | lion     | Lion Umbra     | 4      |
      | mammoth  | Mammoth Umbra  | 4      |
      | octopus  | Octopus Umbra  | 7      |
      | snake    | Snake Umbra    | 2      |
      | spider   | Spider Umbra   | 2      |
      | treefolk | Treefolk Umbra | 3      |

  @id:umbra-armor.2.exactly-lethal @needs:control.shock @needs:umbra-armor.2.destroy.murder @cr.702.89a @cr.704.5g
  Scenario: Exactly lethal damage ends like Murder
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob has a spell (Shock) in hand
    When Bob casts the spell, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And nothing else changes
    And it is the same as in umbra-armor.2.destroy.murder, leaving out the spell

  @id:umbra-armor.2.not-lethal @needs:umbra-armor.2.exactly-lethal @needs:control.bolt-survived @cr.120.6
  Scenario: One damage less than the toughness destroys nothing and stays marked
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob has a spell (Shock) in hand
    When Bob casts the spell, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 2 damage
    And the umbra is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.2.shrunk @needs:control.shrunk @cr.702.89a @cr.704.5g
  Scenario: Damage that becomes lethal because the toughness shrinks is replaced too
    Given Alice controls a wurm (Craw Wurm), with 2 damage
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob has a disfigure (Disfigure) in hand
    When Bob casts the disfigure, targeting the wurm, paying {B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, undamaged, 4/2
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.2.damage-to-all @needs:control.pyroclasm @cr.702.89a @cr.704.5g
  Scenario: Damage to every creature kills those without an umbra and takes the umbra of the other
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a runeclaw (Runeclaw Bear)
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a pyroclasm (Pyroclasm) in hand
    When Bob casts the pyroclasm, paying {1}{R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And the runeclaw is in the graveyard
    And the lion is in the graveyard
    And nothing else changes

  @id:umbra-armor.2.combat-attacker @needs:control.combat @cr.702.89a @cr.704.5g
  Scenario: Lethal combat damage to an attacker destroys its umbra instead
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Eland Umbra), attached to the bear
    And Bob controls a wurm (Craw Wurm)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks the bear with the wurm
    And the game advances to the combat damage step
    Then the bear is on the battlefield, undamaged, tapped, attacking
    And the umbra is in the graveyard
    And the wurm is on the battlefield, with 2 damage, blocking
    And nothing else changes

  @id:umbra-armor.2.combat-blocker @needs:control.combat @cr.702.89a @cr.704.5g
  Scenario: Lethal combat damage to a blocker destroys its umbra instead
    Given Bob controls a bear (Grizzly Bears)
    And Bob controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a giant (Hill Giant)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the giant
    And the game advances to the declare blockers step
    And Bob blocks the giant with the bear
    And the game advances to the combat damage step
    Then the bear is on the battlefield, undamaged, untapped, blocking
    And the umbra is in the graveyard
    And the giant is on the battlefield, with 2 damage, tapped, attacking
    And nothing else changes

  @id:umbra-armor.2.deathtouch-fight @needs:control.fight @cr.702.89a @cr.704.5h
  Scenario: One damage from a deathtouch creature in a fight destroys the umbra instead
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    When Alice casts the swipe, targeting the wurm and the rats, paying {G}
    And the top of the stack resolves
    Then the wurm is on the battlefield, undamaged
    And the umbra is in the graveyard
    And the rats is in the graveyard
    And nothing else changes

  @id:umbra-armor.2.deathtouch-attacker @needs:control.deathtouch-combat @cr.702.89a @cr.704.5h
  Scenario: A deathtouch blocker costs an attacker its umbra
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob controls a rats (Typhoid Rats)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the wurm
    And the game advances to the declare blockers step
    And Bob blocks the wurm with the rats
    And the game advances to the postcombat main phase
    Then the wurm is on the battlefield, undamaged, tapped
    And the umbra is in the graveyard
    And the rats is in the graveyard
    And nothing else changes

  @id:umbra-armor.2.deathtouch-blocker @needs:control.deathtouch-combat @cr.702.89a @cr.704.5h
  Scenario: A deathtouch attacker costs a blocker its umbra
    Given Alice controls a rats (Typhoid Rats)
    And Bob controls a wurm (Craw Wurm)
    And Bob controls an umbra (Crab Umbra), attached to the wurm
    When the game advances to the declare attackers step
    And Alice attacks Bob with the rats
    And the game advances to the declare blockers step
    And Bob blocks the rats with the wurm
    And the game advances to the postcombat main phase
    Then the wurm is on the battlefield, undamaged, untapped
    And the umbra is in the graveyard
    And the rats is in the graveyard
    And nothing else changes

  # Over any board

  @id:umbra-armor.2.any.cause @quantified @cr.701.8b @cr.702.89a
  Scenario Outline: The same end, whatever the cause
    Given any board with a creature that can live without its Auras and an umbra on it
    And with no other protection and no Lion Umbra
    When <cause> would destroy the creature
    Then the creature is on the battlefield, undamaged
    And exactly one of its umbras is in the graveyard

    Examples:
      | id            | cause             |
      | spell         | a spell           |
      | lethal-damage | lethal damage     |
      | deathtouch    | deathtouch damage |
