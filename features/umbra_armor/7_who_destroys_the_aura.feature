@umbra-armor.7 @cr.614.6 @cr.608.2c @cr.120.5 @cr.704.2 @cr.702.89a
Feature: What would have destroyed the creature destroys the Aura
  Umbra armor changes what a destroy effect does; it does not take its place. So the spell or
  ability that says "destroy" is what destroys the Aura. With lethal damage it is the game itself
  that destroys, and neither the spell nor the creature that dealt the damage.

  The witness is Karmic Justice: it triggers when a spell or ability that an opponent of its
  controller controls destroys one of its controller's noncreature permanents. Then it may destroy
  a permanent of that opponent, here a rock of Bob's. Its controller is always ready to say yes,
  so the rock stays only where Karmic Justice did not trigger.

  What these scenarios catch:
  - umbra armor, or the Aura's controller, taken for the destroyer;
  - the Aura moved to the graveyard without being destroyed by anybody;
  - damage taken for destruction by the spell that dealt it;
  - the creature's controller taken for the Aura's.

  @id:umbra-armor.7.spell @needs:control.karmic @needs:control.murder @cr.702.89a @cr.603.2 @line:RU-07
  Scenario: An opponent's Murder destroys the Aura, and Karmic Justice strikes back
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock (Ornithopter)
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield
    And the umbra is in the graveyard
    And the rock is in the graveyard
    And nothing else changes

  @id:umbra-armor.7.spell-without-regeneration @needs:control.karmic @needs:control.destroy.terror @cr.702.89a @cr.603.2
  Scenario: An opponent's Terror destroys the Aura, and Karmic Justice strikes back
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock (Ornithopter)
    And Bob has a terror (Terror) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When Bob casts the terror, targeting the bear, paying {1}{B}
    And the stack resolves
    Then the bear is on the battlefield
    And the umbra is in the graveyard
    And the rock is in the graveyard
    And nothing else changes

  @id:umbra-armor.7.ability @needs:control.karmic @needs:control.royal-assassin @cr.702.89a @cr.603.2
  Scenario: An opponent's activated ability destroys the Aura, and Karmic Justice strikes back
    Given Alice controls a bear (Grizzly Bears), tapped
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock (Ornithopter)
    And Bob controls an assassin (Royal Assassin)
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When Bob activates "{T}" of the assassin, targeting the bear
    And the stack resolves
    Then the bear is on the battlefield, tapped
    And the umbra is in the graveyard
    And the assassin is tapped
    And the rock is in the graveyard
    And nothing else changes

  @id:umbra-armor.7.two-auras @needs:control.karmic-twice @needs:control.destroy-all-creatures.day-of-judgment @cr.702.89a @cr.603.2
  Scenario: A spell that destroys two Auras instead of two creatures is answered twice
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a spider (Spider Umbra), attached to the bear
    And Alice controls a runeclaw (Runeclaw Bear)
    And Alice controls a crab (Crab Umbra), attached to the runeclaw
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock-a (Bonesplitter)
    And Bob controls a rock-b (Bonesplitter)
    And Bob has a judgment (Day of Judgment) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for an order, chooses the karmic
    And Alice, asked for a target, chooses the rock-a, once
    And Alice, asked for a target, chooses the rock-b
    When Bob casts the judgment, paying {2}{W}{W}
    And the stack resolves
    Then the bear is on the battlefield
    And the spider is in the graveyard
    And the runeclaw is on the battlefield
    And the crab is in the graveyard
    And the rock-a is in the graveyard
    And the rock-b is in the graveyard
    And nothing else changes

  @id:umbra-armor.7.damage-spell @needs:control.karmic @needs:control.bolt @cr.702.89a @cr.704.5g @line:RU-07
  Scenario: An opponent's Lightning Bolt does not destroy the Aura, and Karmic Justice is silent
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock (Ornithopter)
    And Bob has a bolt (Lightning Bolt) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When Bob casts the bolt, targeting the bear, paying {R}
    And the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And the rock is on the battlefield
    And nothing else changes

  @id:umbra-armor.7.deathtouch @needs:control.karmic @needs:control.fight @cr.702.89a @cr.704.5h
  Scenario: A fight that an opponent's spell makes does not destroy the Aura either
    Given it is Bob's precombat main phase
    And Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rats (Typhoid Rats)
    And Bob controls a rock (Ornithopter)
    And Bob has a swipe (Savage Swipe) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When Bob casts the swipe, targeting the rats and the wurm, paying {G}
    And the stack resolves
    Then the wurm is on the battlefield, undamaged
    And the umbra is in the graveyard
    And the rats is in the graveyard
    And the rock is on the battlefield
    And nothing else changes

  @id:umbra-armor.7.combat-damage @needs:control.karmic @needs:control.combat @cr.702.89a @cr.704.5g
  Scenario: Combat damage from an opponent's creature does not destroy the Aura
    Given it is Bob's precombat main phase
    And Bob controls a giant (Hill Giant)
    And Bob controls a rock (Bonesplitter)
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Alice controls a karmic (Karmic Justice)
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When the game advances to the declare attackers step
    And Bob attacks Alice with the giant
    And the game advances to the declare blockers step
    And Alice blocks the giant with the bear
    And the game advances to the postcombat main phase
    Then the bear is on the battlefield, undamaged, untapped
    And the umbra is in the graveyard
    And the giant is on the battlefield, with 2 damage, tapped
    And the rock is on the battlefield
    And nothing else changes

  @id:umbra-armor.7.own-spell @needs:umbra-armor.7.spell @cr.702.89a
  Scenario: The Aura's controller destroys it with their own Murder, and Karmic Justice is silent
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock (Ornithopter)
    And Alice has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield
    And the umbra is in the graveyard
    And the rock is on the battlefield
    And nothing else changes

  @id:umbra-armor.7.opponents-aura @needs:umbra-armor.7.spell @cr.702.89a
  Scenario: An opponent's Murder destroys their own Aura on your creature, and Karmic Justice is silent
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock (Ornithopter)
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield
    And the umbra is in Bob's graveyard
    And the rock is on the battlefield
    And nothing else changes

  @id:umbra-armor.7.aura-on-opponents-creature @line:CU-78 @needs:control.karmic @needs:control.murder @cr.702.89a @cr.603.2
  Scenario: An opponent's Murder on their own creature destroys your Aura, and Karmic Justice strikes back
    Given Bob controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock (Ornithopter)
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield
    And the umbra is in Alice's graveyard
    And the rock is in the graveyard
    And nothing else changes

  # Over any board

  @id:umbra-armor.7.any.the-spell @quantified @cr.702.89a @cr.603.2
  Scenario: The opponent's spell destroys the Aura, and Karmic Justice takes one thing for it
    Given any board with a creature that can live without its Auras and exactly one umbra on it
    And with no other protection
    When an opponent's spell would destroy the creature beside Karmic Justice
    Then its umbra is in the graveyard
    And exactly one of the opponent's permanents is in the graveyard

  @id:umbra-armor.7.any.not-the-damage @quantified @cr.704.2 @cr.702.89a
  Scenario: Lethal damage: the game destroys the Aura, and Karmic Justice is silent
    Given any board with a creature that can live without its Auras and exactly one umbra on it
    And with no other protection
    When lethal damage would destroy the creature beside Karmic Justice
    Then its umbra is in the graveyard
    And each of the opponent's permanents is on the battlefield
