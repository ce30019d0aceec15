@control @cr.701.8a
Feature: Destroy effects work where no umbra is in the way
  Each scenario here is the plain half of a pair. It shows that a spell or an ability destroys
  what it should when nothing replaces the destruction. If one of these is red, the helper card
  is broken on that engine, and the scenarios that need it say nothing about umbra armor.

  @id:control.murder @cr.701.8a
  Scenario: Murder destroys a creature
    Given Alice controls a bear (Grizzly Bears)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And nothing else changes

  @id:control.destroy @cr.701.8a
  Scenario Outline: <spell> destroys a creature
    Given Alice controls a bear (Grizzly Bears)
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, targeting the bear, paying <mana>
    And the top of the stack resolves
    Then the bear is in the graveyard
    And nothing else changes

    Examples:
      | id             | spell           | mana      |
      | doom-blade     | Doom Blade      | {1}{B}    |
      | terror         | Terror          | {1}{B}    |
      | putrefy        | Putrefy         | {1}{B}{G} |
      | terminate      | Terminate       | {B}{R}    |
      | mortify        | Mortify         | {1}{W}{B} |
      | heros-downfall | Hero's Downfall | {1}{B}{B} |

  @id:control.doom-blade.black @needs:control.destroy.doom-blade @cr.115.1
  Scenario: Doom Blade can't target a black creature
    Given Alice controls a rats (Typhoid Rats)
    And Bob has a blade (Doom Blade) in hand
    When Bob casts the blade, targeting the rats, paying {1}{B}
    Then that is refused
    And the rats is on the battlefield
    And the blade is in hand
    And nothing else changes

  @id:control.breathe-your-last @cr.701.8a
  Scenario: Breathe Your Last destroys a green creature and its caster gains 1 life
    Given Alice controls a bear (Grizzly Bears)
    And Bob has a spell (Breathe Your Last) in hand
    When Bob casts the spell, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And Bob has 21 life
    And nothing else changes

  @id:control.vendetta @cr.701.8a
  Scenario: Vendetta destroys a creature and its caster loses life equal to its toughness
    Given Alice controls a bear (Grizzly Bears)
    And Bob has a spell (Vendetta) in hand
    When Bob casts the spell, targeting the bear, paying {B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And Bob has 18 life
    And nothing else changes

  @id:control.vindicate @cr.701.8a
  Scenario: Vindicate destroys an artifact
    Given it is Bob's precombat main phase
    And Alice controls a bonesplitter (Bonesplitter)
    And Bob has a vindicate (Vindicate) in hand
    When Bob casts the vindicate, targeting the bonesplitter, paying {1}{W}{B}
    And the top of the stack resolves
    Then the bonesplitter is in the graveyard
    And nothing else changes

  @id:control.putrefy-artifact @cr.701.8a
  Scenario: Putrefy destroys an artifact
    Given Alice controls a bonesplitter (Bonesplitter)
    And Bob has a putrefy (Putrefy) in hand
    When Bob casts the putrefy, targeting the bonesplitter, paying {1}{B}{G}
    And the top of the stack resolves
    Then the bonesplitter is in the graveyard
    And nothing else changes

  @id:control.stone-rain @cr.701.8a
  Scenario: Stone Rain destroys a land
    Given it is Bob's precombat main phase
    And Alice controls a forest (Forest)
    And Bob has a stone-rain (Stone Rain) in hand
    When Bob casts the stone-rain, targeting the forest, paying {2}{R}
    And the top of the stack resolves
    Then the forest is in the graveyard
    And nothing else changes

  @id:control.downfall-planeswalker @cr.701.8a
  Scenario: Hero's Downfall destroys a planeswalker
    Given Alice controls an elspeth (Elspeth, Sun's Champion), with 4 loyalty counters
    And Bob has a downfall (Hero's Downfall) in hand
    When Bob casts the downfall, targeting the elspeth, paying {1}{B}{B}
    And the top of the stack resolves
    Then the elspeth is in the graveyard
    And nothing else changes

  @id:control.nekrataal @cr.701.8a
  Scenario: Nekrataal destroys a creature when it enters
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Bob has a nekrataal (Nekrataal) in hand
    And Bob, asked for a target, chooses the bear
    When Bob casts the nekrataal, paying {2}{B}{B}
    And the stack resolves
    Then the nekrataal is on the battlefield
    And the bear is in the graveyard
    And nothing else changes

  @id:control.royal-assassin @cr.701.8a
  Scenario: Royal Assassin destroys a tapped creature
    Given Alice controls a bear (Grizzly Bears), tapped
    And Bob controls an assassin (Royal Assassin)
    When Bob activates "{T}" of the assassin, targeting the bear
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the assassin is tapped
    And nothing else changes

  @id:control.royal-assassin.untapped @needs:control.royal-assassin @cr.115.1
  Scenario: Royal Assassin can't target an untapped creature
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls an assassin (Royal Assassin)
    When Bob activates "{T}" of the assassin, targeting the bear
    Then that is refused
    And the bear is on the battlefield
    And the assassin is untapped
    And nothing else changes

  @id:control.destroy-all-creatures @cr.701.8a
  Scenario Outline: <spell> destroys every creature
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the lion is in the graveyard
    And nothing else changes

    Examples:
      | id              | spell           | mana         |
      | day-of-judgment | Day of Judgment | {2}{W}{W} |
      | wrath-of-god    | Wrath of God    | {2}{W}{W} |
      | damnation       | Damnation       | {2}{B}{B} |

  @id:control.destroy-all @cr.701.8a
  Scenario Outline: <spell> destroys artifacts, creatures and enchantments together
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a pacifism (Pacifism), attached to the bear
    And Bob controls a lion (Silvercoat Lion)
    And Bob controls a rock (Bonesplitter)
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the pacifism is in the graveyard
    And the lion is in the graveyard
    And the rock is in the graveyard
    And nothing else changes

    Examples:
      | id                | spell              | mana         |
      | akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    |
      | planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} |

  @id:control.disk @cr.701.8a
  Scenario: Nevinyrral's Disk destroys creatures, enchantments, other artifacts and itself together
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a pacifism (Pacifism), attached to the bear
    And Bob controls a rock (Bonesplitter)
    And Bob controls a disk (Nevinyrral's Disk)
    When Bob activates "{1}, {T}" of the disk, paying {1}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the pacifism is in the graveyard
    And the rock is in the graveyard
    And the disk is in the graveyard
    And nothing else changes

  @id:control.plain-aura @cr.704.5m
  Scenario: An Aura without umbra armor saves nothing and goes with its creature
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the pacifism is in the graveyard
    And nothing else changes
