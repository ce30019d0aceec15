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

  @id:control.reknit @cr.701.19a
  Scenario: Reknit regenerates an enchantment, which is tapped
    Given Alice controls an anthem (Glorious Anthem)
    And Alice has a reknit (Reknit) in hand
    And Bob has a disenchant (Disenchant) in hand
    When Alice casts the reknit, targeting the anthem, paying {1}{G}
    And the top of the stack resolves
    And Bob casts the disenchant, targeting the anthem, paying {1}{W}
    And the top of the stack resolves
    Then the anthem is on the battlefield, tapped
    And nothing else changes

  @id:control.austere-command @cr.608.2c @cr.701.8a
  Scenario Outline: Austere Command destroys what its two modes say: <modes>
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a wurm (Craw Wurm)
    And Alice controls an anthem (Glorious Anthem)
    And Alice controls a splitter (Bonesplitter)
    And Bob has a command (Austere Command) in hand
    When Bob casts the command, choosing mode <modes>, paying {4}{W}{W}
    And the top of the stack resolves
    Then the bear is <bear>
    And the wurm is <wurm>
    And the anthem is <anthem>
    And the splitter is <splitter>
    And nothing else changes

    Examples:
      | id      | modes   | bear               | wurm               | anthem             | splitter           |
      | 1-and-3 | 1 and 3 | in the graveyard   | on the battlefield | on the battlefield | in the graveyard   |
      | 2-and-4 | 2 and 4 | on the battlefield | in the graveyard   | in the graveyard   | on the battlefield |

  @id:control.flesh-allergy @cr.701.8a @cr.701.21a
  Scenario: Flesh Allergy destroys a creature and counts it together with the sacrificed one
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Bob has an allergy (Flesh Allergy) in hand
    When Bob casts the allergy, targeting the bear, sacrificing the lion, paying {2}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the lion is in the graveyard
    And Alice has 18 life
    And nothing else changes

  @id:control.whiptongue-hydra @cr.701.8a @cr.122.1a
  Scenario: Whiptongue Hydra destroys the flyers and gets a counter for each
    Given it is Bob's precombat main phase
    And Alice controls an elemental (Air Elemental)
    And Alice controls an angel (Serra Angel)
    And Alice controls a bear (Grizzly Bears)
    And Bob has a hydra (Whiptongue Hydra) in hand
    When Bob casts the hydra, paying {5}{G}
    And the stack resolves
    Then the hydra is on the battlefield, with 2 +1/+1 counters, 6/6
    And the elemental is in the graveyard
    And the angel is in the graveyard
    And nothing else changes

  @id:control.glissa @cr.603.2
  Scenario: Glissa returns an artifact card when an opponent's creature dies
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a glissa (Glissa, the Traitor)
    And Bob has a thopter (Ornithopter) in the graveyard
    And Bob has a murder (Murder) in hand
    And Bob, asked for a target, chooses the thopter
    And Bob, asked whether to, chooses yes
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is in the graveyard
    And the thopter is in hand
    And nothing else changes

  @id:control.fatal-blow @cr.701.8a
  Scenario: Fatal Blow destroys a creature that was dealt damage this turn and lived
    Given Alice controls a wurm (Craw Wurm)
    And Bob has a bolt (Lightning Bolt) in hand
    And Bob has a blow (Fatal Blow) in hand
    When Bob casts the bolt, targeting the wurm, paying {R}
    And the top of the stack resolves
    And Bob casts the blow, targeting the wurm, paying {B}
    And the top of the stack resolves
    Then the wurm is in the graveyard
    And nothing else changes

  @id:control.fatal-blow.undamaged @needs:control.fatal-blow @cr.115.1
  Scenario: Fatal Blow can't target a creature that was dealt no damage this turn
    Given Alice controls a wurm (Craw Wurm)
    And Bob has a blow (Fatal Blow) in hand
    When Bob casts the blow, targeting the wurm, paying {B}
    Then that is refused
    And the wurm is on the battlefield
    And the blow is in hand
    And nothing else changes

  @id:control.nighthawk @cr.120.3f @cr.704.5h
  Scenario: Vampire Nighthawk kills what it blocks and gains life for the damage
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a nighthawk (Vampire Nighthawk)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    And the game advances to the declare blockers step
    And Bob blocks the bear with the nighthawk
    And the game advances to the postcombat main phase
    Then the bear is in the graveyard
    And the nighthawk is on the battlefield, with 2 damage
    And Bob has 22 life
    And nothing else changes

  @id:control.shield-counter @cr.122.1c
  Scenario: A shield counter goes instead of the creature that Murder would destroy
    Given Alice controls a bear (Grizzly Bears), with 1 damage, with 1 shield counter
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 1 damage, without counters
    And nothing else changes

  @id:control.shield-counter-damage @cr.122.1c @cr.615.1
  Scenario: The shield counter of Boon of Safety prevents damage once
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a boon (Boon of Safety) in hand
    And Bob has a bolt (Lightning Bolt) in hand
    And Alice, asked whether to, chooses no
    And Alice, asked for objects, chooses "none"
    When Alice casts the boon, targeting the bear, paying {W}
    And the top of the stack resolves
    Then the bear is with 1 shield counter
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, without counters
    And nothing else changes

  @id:control.shield-counter-no-help @cr.704.5g
  Scenario: A shield counter is no help against damage that becomes lethal
    Given Alice controls a wurm (Craw Wurm), with 2 damage, with 1 shield counter
    And Bob has a disfigure (Disfigure) in hand
    When Bob casts the disfigure, targeting the wurm, paying {B}
    And the top of the stack resolves
    Then the wurm is in the graveyard
    And nothing else changes

  @id:control.kalitas @cr.614.6 @cr.701.7a
  Scenario: Kalitas exiles an opponent's creature that would die and makes a Zombie
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a kalitas (Kalitas, Traitor of Ghet)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in exile
    And exactly 1 new object is on the battlefield, controlled by Bob, 2/2, with subtypes Zombie
    And nothing else changes

  @id:control.disintegrate @cr.614.6 @cr.704.5g
  Scenario: Disintegrate exiles the creature that it kills
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Bob has a disintegrate (Disintegrate) in hand
    When Bob casts the disintegrate, targeting the bear, with X = 3, paying {3}{R}
    And the top of the stack resolves
    Then the bear is in exile
    And nothing else changes

  @id:control.mass-mutiny @cr.613.1b
  Scenario: Mass Mutiny takes and untaps an opponent's creature
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), tapped
    And Bob has a mutiny (Mass Mutiny) in hand
    When Bob casts the mutiny, targeting the bear, paying {3}{R}{R}
    And the top of the stack resolves
    Then the bear is on the battlefield, controlled by Bob, untapped
    And nothing else changes

  @id:control.control-magic @cr.613.1b
  Scenario: Control Magic takes a creature, which goes back when the Aura is destroyed
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Bob has a magic (Control Magic) in hand
    And Alice has a disenchant (Disenchant) in hand
    When Bob casts the magic, targeting the bear, paying {2}{U}{U}
    And the top of the stack resolves
    Then the bear is on the battlefield, controlled by Bob
    And the magic is on the battlefield, attached to the bear
    When Alice casts the disenchant, targeting the magic, paying {1}{W}
    And the top of the stack resolves
    Then the magic is in the graveyard
    And the bear is on the battlefield, controlled by Alice
    And nothing else changes

  @id:control.rancor @cr.603.6c
  Scenario: Rancor returns to its owner's hand when it is destroyed
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a rancor (Rancor), attached to the bear
    And Bob has a disenchant (Disenchant) in hand
    When Bob casts the disenchant, targeting the rancor, paying {1}{W}
    And the stack resolves
    Then the rancor is in hand
    And the bear is 2/2
    And nothing else changes

  @id:control.bloodlord @cr.603.7 @cr.701.8a
  Scenario: Arrogant Bloodlord is destroyed at the end of the combat in which a small creature blocked it
    Given Alice controls a bloodlord (Arrogant Bloodlord)
    And Bob controls an elves (Llanowar Elves)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bloodlord
    And the game advances to the declare blockers step
    And Bob blocks the bloodlord with the elves
    And the stack resolves
    And the game advances to the postcombat main phase
    Then the bloodlord is in the graveyard
    And the elves is in the graveyard
    And nothing else changes

  @id:control.all-is-dust @cr.701.21a
  Scenario: All Is Dust makes each player sacrifice what has a color
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a memnite (Memnite)
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a dust (All Is Dust) in hand
    When Bob casts the dust, paying {7}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the lion is in the graveyard
    And the memnite is on the battlefield
    And nothing else changes

  @id:control.treetop-village @cr.205.1b @cr.514.2
  Scenario: Treetop Village is a 3/3 Ape until end of turn and a land all the time
    Given Alice controls a village (Treetop Village)
    When Alice activates "{1}{G}" of the village, paying {1}{G}
    And the top of the stack resolves
    Then the village is on the battlefield, 3/3, colored green, with types Creature and Land, with subtypes Ape
    When the game advances to the upkeep
    Then the village is on the battlefield, colorless, with types Land, with no subtypes
    # Else: another turn has begun.

  @id:control.estrid @cr.701.7a
  Scenario: Estrid puts a Mask on another permanent
    Given Alice controls an estrid (Estrid, the Masked), with 3 loyalty counters
    And Alice controls a bear (Grizzly Bears)
    When Alice activates "[-1]" of the estrid, targeting the bear
    And the top of the stack resolves
    Then the new-1 is on the battlefield, named "Mask", colored white, attached to the bear, a token, with mana value 0
    And the estrid is with 2 loyalty counters
    And nothing else changes

  @id:control.phasing @cr.702.26b @cr.702.26g @cr.702.26a
  Scenario: Clever Concealment phases out a creature with its Equipment, and an enchantment, until its controller's untap step
    Given it is Bob's postcombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a splitter (Bonesplitter), attached to the bear
    And Alice controls an anthem (Glorious Anthem)
    And Alice has a concealment (Clever Concealment) in hand
    When Alice casts the concealment, targeting the bear and the anthem, paying {2}{W}{W}
    And the top of the stack resolves
    Then the bear is phased out
    And the splitter is phased out
    And the anthem is phased out
    When the game advances to the upkeep
    Then the bear is on the battlefield, phased in, 5/3
    And the splitter is on the battlefield, phased in, attached to the bear
    And the anthem is on the battlefield, phased in
    # Else: another turn has begun.

  @id:control.bestow @cr.702.103b @cr.613.4c
  Scenario: Boon Satyr, cast bestowed, is an Aura on a creature and no creature
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a satyr (Boon Satyr) in hand
    And Bob has a disenchant (Disenchant) in hand
    And Alice casts the satyr, targeting the bear, paying {3}{G}{G}
    And the top of the stack resolves
    Then the satyr is on the battlefield, attached to the bear, with types Enchantment
    And the bear is 6/4
    When Bob casts the disenchant, targeting the satyr, paying {1}{W}
    And the top of the stack resolves
    Then the satyr is in the graveyard
    And the bear is on the battlefield, 2/2
    And nothing else changes

  @id:control.animate-dead @cr.603.6c @cr.701.21a
  Scenario: Animate Dead raises a creature, which is sacrificed when the Aura is destroyed
    Given Alice has a bear (Grizzly Bears) in the graveyard
    And Alice has an animation (Animate Dead) in hand
    And Bob has a disenchant (Disenchant) in hand
    When Alice casts the animation, targeting the bear, paying {1}{B}
    And the stack resolves
    Then the bear is on the battlefield, 1/2, controlled by Alice
    And the animation is on the battlefield, attached to the bear
    When Bob casts the disenchant, targeting the animation, paying {1}{W}
    And the top of the stack resolves
    Then the animation is in the graveyard
    And the bear is on the battlefield, 2/2
    When the top of the stack resolves
    Then the bear is in the graveyard
    And the animation is in the graveyard
    And nothing else changes

  @id:control.copy-enchantment @cr.303.4f @cr.707.2
  Scenario: Copy Enchantment enters as a copy of an Aura, on a creature that its controller chooses
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a strength (Holy Strength), attached to the bear
    And Alice has a copy (Copy Enchantment) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the strength, once
    And Alice, asked for objects, chooses the lion
    When Alice casts the copy, paying {2}{U}
    And the top of the stack resolves
    Then the copy is on the battlefield, named "Holy Strength", attached to the lion, with mana value 1
    And the lion is 3/4
    And the bear is 3/4
    And the strength is on the battlefield, attached to the bear
    And nothing else changes

  @id:control.gift-of-immortality @cr.603.2 @cr.603.7
  Scenario: Gift of Immortality returns the creature that died, and itself at the end step
    Given Alice controls a bear (Grizzly Bears), with 1 +1/+1 counter
    And Alice controls a gift (Gift of Immortality), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the gift is in the graveyard
    When the stack resolves
    Then the bear is on the battlefield, without counters
    And the gift is in the graveyard
    When the game advances to the end step
    And the stack resolves
    Then the bear is on the battlefield, without counters
    And the gift is on the battlefield, attached to the bear
    And nothing else changes
