@adapter-check.play
Feature: What the adapter can play
  What a player does is done through the engine's own casting, activating, priority and combat:
  what is illegal is refused, leaves no trace, and the game goes on.

  @id:adapter-check.play.spell.target @cr.601.2c
  Scenario: A spell hits the target that was announced and no other
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Bob has a first (Murder) in hand
    When Bob casts the first, targeting the lion, paying {1}{B}{B}
    And the top of the stack resolves
    Then the lion is in the graveyard
    And the bear is on the battlefield
    And nothing else changes

  @id:adapter-check.play.spell.permanent @cr.608.3
  Scenario: A creature spell is on the stack, resolves and is a creature under its caster's control
    Given Alice has a bear (Grizzly Bears) in hand
    When Alice casts the bear, paying {1}{G}
    Then the bear is on the stack
    When the top of the stack resolves
    Then the bear is on the battlefield, controlled by Alice, untapped
    And Alice has 0 cards in hand
    And nothing else changes

  @id:adapter-check.play.spell.aura @cr.608.3b
  Scenario: An Aura spell becomes attached to its target
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice has a strength (Holy Strength) in hand
    When Alice casts the strength, targeting the lion, paying {W}
    And the top of the stack resolves
    Then the strength is on the battlefield, attached to the lion
    And nothing else changes

  @id:adapter-check.play.two-targets.in-order @cr.601.2c
  Scenario: Two targets are taken in the order in which they are announced
    Given Alice controls a wurm (Craw Wurm)
    And Bob controls a giant (Hill Giant)
    And Alice has a swipe (Savage Swipe) in hand
    When Alice casts the swipe, targeting the giant and the wurm, paying {G}
    Then that is refused
    And nothing else changes
    When Alice casts the swipe, targeting the wurm and the giant, paying {G}
    And the top of the stack resolves
    Then the giant is in the graveyard
    And the wurm is on the battlefield, with 3 damage
    And nothing else changes

  @id:adapter-check.play.x.one @cr.107.3a
  Scenario: X = 1 is paid for twice and takes one target
    Given Alice has a cat (Sacred Cat) in the graveyard
    And Alice has an hour (Hour of Eternity) in hand
    When Alice casts the hour, targeting the cat, with X = 1, paying {1}{U}{U}{U}
    Then that is refused
    And nothing else changes
    When Alice casts the hour, targeting the cat, with X = 1, paying {2}{U}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And the cat is in exile
    And nothing else changes

  @id:adapter-check.play.mana.one-less @cr.601.2h
  Scenario Outline: One mana less, or of another color, is refused: <mana>
    Given Alice controls a bear (Grizzly Bears)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying <mana>
    Then that is refused
    And the murder is in hand
    And nothing else changes
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And nothing else changes

    Examples:
      | id           | mana      |
      | one-less     | {B}{B}    |
      | other-color  | {2}{B}    |
      | other-colors | {1}{R}{R} |

  @id:adapter-check.play.mana.lands-stay-untapped @cr.601.2g
  Scenario: Nothing but the mana that is named pays: the caster's own lands are left alone
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a forest (Forest)
    And Bob has a growth (Giant Growth) in hand
    When Bob casts the growth, targeting the bear
    Then that is refused
    And the forest is untapped
    And nothing else changes

  @id:adapter-check.play.mana.none-is-kept @cr.106.4
  Scenario: Mana that is too much for one spell is not there for the next one
    Given Alice controls a wurm (Craw Wurm)
    And Bob has a first (Shock) in hand
    And Bob has a second (Shock) in hand
    When Bob casts the first, targeting the wurm, paying {R}{R}
    Then that is accepted
    When Bob casts the second, targeting the wurm
    Then that is refused
    When the top of the stack resolves
    Then the wurm is on the battlefield, with 2 damage
    And the second is in hand
    And nothing else changes

  @id:adapter-check.play.ability.tap @cr.602.2
  Scenario: An ability whose cost is tapping
    Given Alice controls a sorcerer (Prodigal Sorcerer)
    And Bob controls a rats (Typhoid Rats)
    When Alice activates "{T}" of the sorcerer, targeting the rats
    Then the sorcerer is tapped
    When the top of the stack resolves
    Then the rats is in the graveyard
    And the sorcerer is tapped
    And nothing else changes
    When Alice activates "{T}" of the sorcerer, targeting Bob
    Then that is refused
    And the rats is in the graveyard
    And the sorcerer is tapped
    And nothing else changes

  @id:adapter-check.play.ability.mana @cr.602.2b
  Scenario: An ability that costs mana, by its keyword
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a sword (Bonesplitter)
    When Alice activates "Equip" of the sword, targeting the bear
    Then that is refused
    And nothing else changes
    When Alice activates "Equip" of the sword, targeting the bear, paying {1}
    And the top of the stack resolves
    Then the sword is on the battlefield, attached to the bear
    And the bear is on the battlefield, 4/2
    And nothing else changes

  @id:adapter-check.play.ability.by-its-cost @cr.602.2b
  Scenario Outline: Of two abilities the one that the cost names is used (<ability>)
    Given Alice has a cat (Sacred Cat) in the graveyard
    And Bob has a bear (Grizzly Bears) in the graveyard
    And Alice controls a crook (Crook of Condemnation)
    When Alice activates "<ability>" of the crook, <clauses>
    And the top of the stack resolves
    Then the bear is in exile
    And the cat is in <cat>
    And the crook is <crook>
    And nothing else changes

    Examples:
      | id  | ability    | clauses                     | cat           | crook                      |
      | one | {1}, {T}   | targeting the bear, paying {1} | the graveyard | on the battlefield, tapped |
      | all | {1}, Exile | paying {1}                  | exile         | in exile                   |

  @id:adapter-check.play.graveyard-ability.embalm @cr.702.128a
  Scenario: An ability of a card in a graveyard, with a cost that moves the card
    Given Alice has a cat (Sacred Cat) in the graveyard
    When Alice activates "Embalm" of the cat
    Then that is refused
    And the cat is in the graveyard
    And nothing else changes
    When Alice activates "Embalm" of the cat, paying {W}
    Then the cat is in exile
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield, controlled by Alice
    And the cat is in exile
    And nothing else changes

  @id:adapter-check.play.sacrifice.the-one-that-is-named @cr.701.21a
  Scenario Outline: The creature that is named is sacrificed as a cost (<gone>)
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a seer (Viscera Seer)
    When Alice activates "Sacrifice a creature" of the seer, sacrificing the <gone>
    Then the <gone> is in the graveyard
    And the <left> is on the battlefield
    And nothing else changes

    Examples:
      | id   | gone | left |
      | bear | bear | lion |
      | lion | lion | bear |

  @id:adapter-check.play.tap.the-one-that-is-named @cr.701.26a
  Scenario Outline: The creature that is named is tapped as a cost (<tapped>)
    Given Alice controls a tools (Embalmer's Tools)
    And Alice controls a lord (Lord of the Accursed)
    And Alice controls a digger (Gravedigger)
    And Bob has a lion (Silvercoat Lion) in the library
    When Alice activates "Tap an untapped Zombie" of the tools, targeting Bob, tapping the <tapped>
    And the top of the stack resolves
    Then the <tapped> is tapped
    And the <left> is untapped
    And the lion is in the graveyard
    And nothing else changes

    Examples:
      | id     | tapped | left   |
      | lord   | lord   | digger |
      | digger | digger | lord   |

  @id:adapter-check.play.stack.the-top-alone @cr.608.1
  Scenario: Only the top of the stack resolves, and then a player may act again
    Given Alice controls a wurm (Craw Wurm)
    And Bob has a first (Shock) in hand
    And Bob has a second (Murder) in hand
    When Bob casts the first, targeting the wurm, paying {R}
    And Bob casts the second, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is in the graveyard
    And the first is on the stack
    And the second is in the graveyard
    When the stack resolves
    Then the wurm is in the graveyard
    And the first is in the graveyard
    And the second is in the graveyard
    And nothing else changes

  @id:adapter-check.play.response.counterspell @cr.117.3c
  Scenario: The other player can respond, and what is countered does nothing
    Given Bob controls a bear (Grizzly Bears)
    And Alice has a murder (Murder) in hand
    And Bob has a no (Counterspell) in hand
    When Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And Bob casts the no, targeting the murder, paying {U}{U}
    And the top of the stack resolves
    Then the murder is in the graveyard
    And the bear is on the battlefield
    And the stack is empty
    And nothing else changes

  @id:adapter-check.play.named-ability.stifled @cr.113.7a
  Scenario: An ability on the stack has the name that was given to it and can be targeted
    Given Alice controls a sorcerer (Prodigal Sorcerer)
    And Bob has a stifle (Stifle) in hand
    When Alice activates "{T}" of the sorcerer, targeting Bob, called the ping
    And Bob casts the stifle, targeting the ping, paying {U}
    And the top of the stack resolves
    Then the stack is empty
    And the sorcerer is tapped
    And nothing else changes

  @id:adapter-check.play.refusal.illegal-target @cr.601.2c
  Scenario: An illegal target is refused, leaves no trace, and the same spell can be cast rightly
    Given Alice controls a rats (Typhoid Rats)
    And Alice controls a bear (Grizzly Bears)
    And Bob has a blade (Doom Blade) in hand
    When Bob casts the blade, targeting the rats, paying {1}{B}
    Then that is refused
    And the blade is in hand
    And nothing else changes
    When Bob casts the blade, targeting the bear, paying {1}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And nothing else changes

  @id:adapter-check.play.refusal.not-in-hand @cr.601.3
  Scenario: A card in a graveyard or a library can't be cast
    Given Alice controls a wurm (Craw Wurm)
    And Bob has a buried (Shock) in the graveyard
    And Bob has a hidden (Shock) in the library
    When Bob casts the buried, targeting the wurm, paying {R}
    Then that is refused
    And nothing else changes
    When Bob casts the hidden, targeting the wurm, paying {R}
    Then that is refused
    And nothing else changes

  @id:adapter-check.play.prepare.killed-before @cr.704.5g
  Scenario: What is done to prepare the board is really done
    Given Alice controls a wurm (Craw Wurm)
    And Bob has a first (Shock) in hand
    And Bob has a second (Shock) in hand
    And Bob casts the first, targeting the wurm, paying {R}
    And the top of the stack resolves
    When Bob casts the second, targeting the wurm, paying {R}
    And the top of the stack resolves
    Then the wurm is in the graveyard
    And nothing else changes

  @id:adapter-check.play.attack.unblocked @cr.510.1b
  Scenario: Unblocked attackers damage the player, and those that stay home do not
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a giant (Hill Giant)
    And Alice controls a wurm (Craw Wurm)
    And Bob controls a lion (Silvercoat Lion)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear and Bob with the giant
    And the game advances to the declare blockers step
    And Bob blocks with nothing
    And the game advances to the combat damage step
    Then Bob has 15 life
    And the bear is tapped, attacking
    And the giant is tapped, attacking
    And the wurm is untapped, not attacking
    And nothing else changes

  @id:adapter-check.play.attack.nothing @cr.508.8
  Scenario: Attacking with nothing is fine and nothing comes of it
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    When the game advances to the declare attackers step
    And Alice attacks with nothing
    And the game advances to the postcombat main phase
    Then it is Alice's postcombat main phase
    And Bob has 20 life
    And nothing else changes

  @id:adapter-check.play.block.one @cr.509.1
  Scenario: A blocker fights the attacker that it blocks
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a giant (Hill Giant)
    And Bob controls a wurm (Craw Wurm)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear and Bob with the giant
    And the game advances to the declare blockers step
    And Bob blocks the bear with the wurm
    And the game advances to the postcombat main phase
    Then the bear is in the graveyard
    And the wurm is on the battlefield, with 2 damage
    And Bob has 17 life
    And the giant is tapped
    And nothing else changes

  @id:adapter-check.play.block.two @cr.509.1a
  Scenario: Two creatures block one attacker
    Given Alice controls a giant (Hill Giant)
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a wurm (Craw Wurm)
    And Alice, asked where damage goes, chooses the wurm
    When the game advances to the declare attackers step
    And Alice attacks Bob with the giant
    And the game advances to the declare blockers step
    And Bob blocks the giant with the bear and the giant with the wurm
    And the game advances to the postcombat main phase
    Then the giant is in the graveyard
    And the wurm is on the battlefield, with 3 damage
    And the bear is on the battlefield, undamaged
    And Bob has 20 life
    And nothing else changes

  @id:adapter-check.play.block.flying @cr.509.1b
  Scenario: A block that the rules forbid is refused, and another can be declared
    Given Alice controls an elemental (Air Elemental)
    And Bob controls a bear (Grizzly Bears)
    And Bob controls a spider (Giant Spider)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the elemental
    And the game advances to the declare blockers step
    And Bob blocks the elemental with the bear
    Then that is refused
    And the elemental is tapped, attacking
    And nothing else changes
    When Bob blocks the elemental with the spider
    Then that is accepted
    And the elemental is tapped, attacking
    And the spider is blocking
    And the bear is not blocking
    And nothing else changes

  @id:adapter-check.play.steps.through-combat @cr.500.1
  Scenario: The game stops at each step of a combat that it is asked for
    Given it is Alice's upkeep
    And Alice controls a wurm (Craw Wurm)
    And Bob controls a giant (Hill Giant)
    When the game advances to the precombat main phase
    Then it is Alice's precombat main phase
    When the game advances to the beginning of combat
    Then it is Alice's beginning of combat
    When the game advances to the declare attackers step
    Then it is Alice's declare attackers step
    When Alice attacks Bob with the wurm
    And the game advances to the declare blockers step
    Then it is Alice's declare blockers step
    When Bob blocks the wurm with the giant
    And the game advances to the combat damage step
    Then it is Alice's combat damage step
    And the giant is in the graveyard
    When the game advances to the end of combat
    Then it is Alice's end of combat
    When the game advances to the postcombat main phase
    Then it is Alice's postcombat main phase
    And the wurm is on the battlefield, with 3 damage, not attacking
    When the game advances to the end step
    Then it is Alice's end step

  @id:adapter-check.play.first-strike-step.in-between @cr.510.4
  Scenario: With a first striker there is a step in which only first-strike damage has been dealt
    Given Alice controls a knight (White Knight)
    And Bob controls a giant (Hill Giant)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the knight
    And the game advances to the declare blockers step
    And Bob blocks the knight with the giant
    And the game advances to the first strike damage step
    Then it is Alice's first strike damage step
    And the giant is on the battlefield, with 2 damage
    And the knight is on the battlefield, undamaged
    When the game advances to the combat damage step
    Then the knight is in the graveyard
    And the giant is on the battlefield, with 2 damage

  @id:adapter-check.play.next-turn.untap-and-draw @cr.502.3
  Scenario: The next turn is the other player's: damage is gone, permanents untap, a card is drawn
    Given Alice controls a wurm (Craw Wurm), with 3 damage
    And Bob controls a bear (Grizzly Bears), tapped
    And Bob has a lion (Silvercoat Lion) in the library
    When the game advances to the end step
    And the game advances to the upkeep
    Then it is Bob's upkeep
    And the wurm is on the battlefield, undamaged
    And the bear is untapped
    And the lion is in the library
    When the game advances to the precombat main phase
    Then it is Bob's precombat main phase
    And the lion is in hand
