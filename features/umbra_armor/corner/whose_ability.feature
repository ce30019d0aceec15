@umbra-armor.corner.whose-ability @cr.303.4e @cr.603.2 @cr.602.2
Feature: Who controls an ability: the Aura's controller or the creature's
  An ability that an umbra gives to the creature is the creature's, and "you" in it is the
  creature's controller. An ability of the Aura itself belongs to the Aura's controller, whoever
  controls the creature. Crab Umbra untaps what it enchants when its ability resolves, or what it
  enchanted last if it is gone by then.

  @id:umbra-armor.corner.whose-ability.bear-umbra @line:RU-19 @needs:control.unblocked @cr.508.3a @cr.603.2
  Scenario Outline: Bear Umbra of <player> untaps the lands of the attacking creature's controller
    Given Alice controls a bear (Grizzly Bears)
    And <player> controls an umbra (Bear Umbra), attached to the bear
    And Alice controls a wood (Forest), tapped
    And Bob controls a grove (Forest), tapped
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the stack resolves
    Then the wood is untapped
    And the grove is tapped
    And the bear is attacking, tapped
    And nothing else changes

    Examples:
      | id        | player |
      | own       | Alice  |
      | opponents | Bob    |

  @id:umbra-armor.corner.whose-ability.snake-umbra @line:RU-20 @needs:control.ping @cr.603.2 @cr.121.1
  Scenario Outline: Damage of any kind to an opponent of the creature's controller makes that controller draw (Snake Umbra of <player>)
    Given Alice controls a sorcerer (Prodigal Sorcerer)
    And <player> controls an umbra (Snake Umbra), attached to the sorcerer
    And Alice, asked whether to, chooses yes
    And Bob, asked whether to, chooses yes
    When Alice activates "{T}" of the sorcerer, targeting Bob
    And the stack resolves
    Then Bob has 19 life, 0 cards in hand
    And Alice has 1 card in hand
    And the sorcerer is tapped
    And nothing else changes

    Examples:
      | id        | player |
      | own       | Alice  |
      | opponents | Bob    |

  @id:umbra-armor.corner.whose-ability.snake-umbra-on-its-controller @line:RU-20 @needs:umbra-armor.corner.whose-ability.snake-umbra.opponents @cr.120.3a
  Scenario: Damage to the creature's own controller makes nobody draw, though the Aura's controller is an opponent
    Given Alice controls a sorcerer (Prodigal Sorcerer)
    And Bob controls an umbra (Snake Umbra), attached to the sorcerer
    And Alice, asked whether to, chooses yes
    And Bob, asked whether to, chooses yes
    When Alice activates "{T}" of the sorcerer, targeting Alice
    And the stack resolves
    Then Alice has 19 life, 0 cards in hand
    And Bob has 0 cards in hand
    And the sorcerer is tapped
    And nothing else changes

  @id:umbra-armor.corner.whose-ability.crab-umbra @line:RU-21 @cr.602.2 @cr.303.4e
  Scenario: Crab Umbra on an opponent's creature is activated by the Aura's controller and by nobody else
    Given Alice controls a bear (Grizzly Bears), tapped
    And Bob controls an umbra (Crab Umbra), attached to the bear
    When Alice activates "{2}{U}" of the umbra, paying {2}{U}
    Then that is refused
    When Bob activates "{2}{U}" of the umbra, paying {2}{U}
    Then that is accepted
    When the top of the stack resolves
    Then the bear is untapped
    And nothing else changes

  @id:umbra-armor.corner.whose-ability.crab-umbra-moved @line:RU-21 @needs:control.aura-move @cr.701.3a @cr.701.26b
  Scenario: Crab Umbra untaps the creature that it enchants when the ability resolves
    Given Alice controls a bear (Grizzly Bears), tapped
    And Alice controls a lion (Silvercoat Lion), tapped
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a guildmage (Simic Guildmage)
    And Alice, asked for objects, chooses the lion
    When Alice activates "{2}{U}" of the umbra, paying {2}{U}
    And Alice activates "{1}{U}" of the guildmage, targeting the umbra, paying {1}{U}
    And the stack resolves
    Then the umbra is attached to the lion
    And the lion is untapped
    And the bear is tapped
    And nothing else changes

  @id:umbra-armor.corner.whose-ability.crab-umbra-gone @line:RU-21 @needs:control.destroy-enchantment.disenchant @cr.608.2h @cr.701.26b
  Scenario: Crab Umbra is gone before its ability resolves, and what it enchanted last is untapped
    Given Alice controls a bear (Grizzly Bears), tapped
    And Alice controls a lion (Silvercoat Lion), tapped
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a disenchant (Disenchant) in hand
    When Alice activates "{2}{U}" of the umbra, paying {2}{U}
    And Bob casts the disenchant, targeting the umbra, paying {1}{W}
    And the stack resolves
    Then the umbra is in the graveyard
    And the bear is untapped
    And the lion is tapped
    And nothing else changes
