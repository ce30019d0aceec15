@control @cr.608.2
Feature: Cards that corner cases of umbra armor need do what they should
  Each of these boards holds no ruling. If one is red, a card in it is broken on that engine, and the
  corner cases that need it say nothing about umbra armor.

  @id:control.ping @cr.120.3a
  Scenario: Prodigal Sorcerer deals 1 damage to a player
    Given Alice controls a sorcerer (Prodigal Sorcerer)
    When Alice activates "{T}" of the sorcerer, targeting Bob
    And the top of the stack resolves
    Then Bob has 19 life
    And the sorcerer is tapped
    And nothing else changes

  @id:control.aura-move @cr.701.3a
  Scenario: Simic Guildmage moves an Aura to another creature of the same player
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a strength (Holy Strength), attached to the bear
    And Alice controls a guildmage (Simic Guildmage)
    And Alice, asked for objects, chooses the lion
    When Alice activates "{1}{U}" of the guildmage, targeting the strength, paying {1}{U}
    And the top of the stack resolves
    Then the strength is on the battlefield, attached to the lion
    And the lion is 3/4
    And the bear is 2/2
    And nothing else changes

  @id:control.destroy-enchantment @cr.701.8a
  Scenario Outline: <spell> destroys an enchantment
    Given Alice controls an anthem (Glorious Anthem)
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, targeting the anthem, paying <mana>
    And the top of the stack resolves
    Then the anthem is in the graveyard
    And nothing else changes

    Examples:
      | id         | spell      | mana   |
      | disenchant | Disenchant | {1}{W} |

  @id:control.cleanfall @cr.701.8a
  Scenario: Cleanfall destroys every enchantment and no creature
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a pacifism (Pacifism), attached to the bear
    And Bob controls an anthem (Glorious Anthem)
    And Bob has a cleanfall (Cleanfall) in hand
    When Bob casts the cleanfall, paying {2}{W}
    And the top of the stack resolves
    Then the pacifism is in the graveyard
    And the anthem is in the graveyard
    And the bear is on the battlefield
    And nothing else changes
