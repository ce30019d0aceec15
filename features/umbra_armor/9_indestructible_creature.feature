@umbra-armor.9 @cr.702.12b @cr.614.17c @cr.614.7 @cr.704.5g @cr.704.5h
Feature: An indestructible creature does not use up its umbra
  What can't be destroyed would not be destroyed, so there is nothing for the umbra to replace.
  A destroy effect does nothing. Lethal damage and deathtouch damage destroy nothing; the damage
  stays marked until the cleanup step, and the umbra stays where it is.

  An engine must show that creature and Aura are both still there and that the damage is still
  marked. If the Aura is destroyed for a reason of its own, that does not take the damage away.

  What these scenarios catch:
  - the umbra used before anybody asks whether the creature can be destroyed at all;
  - the damage removed, as if the umbra had been used;
  - an endless repetition, because lethal damage stays on a creature that stays;
  - indestructible known only as printed on the creature, not as given by an Equipment or an effect.

  @id:umbra-armor.9.destroy @needs:control.indestructible @cr.702.12b @line:RU-09
  Scenario: Murder does nothing to an indestructible creature and nothing to its umbra
    Given Alice controls a myr (Darksteel Myr), with 1 damage
    And Alice controls an umbra (Hyena Umbra), attached to the myr
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the myr, paying {1}{B}{B}
    And the top of the stack resolves
    Then the myr is on the battlefield, with 1 damage
    And the umbra is on the battlefield, attached to the myr
    And nothing else changes

  @id:umbra-armor.9.destroy-aura-first @needs:control.indestructible @cr.702.12b
  Scenario: The same with an older umbra that an opponent controls
    Given Bob controls an umbra (Hyena Umbra), attached to the myr
    And Alice controls a myr (Darksteel Myr), with 1 damage
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the myr, paying {1}{B}{B}
    And the top of the stack resolves
    Then the myr is on the battlefield, with 1 damage
    And the umbra is on the battlefield, attached to the myr
    And nothing else changes

  @id:umbra-armor.9.lethal-damage @needs:control.indestructible-damage @cr.702.12b @line:RU-09
  Scenario: Lethal damage stays marked on an indestructible creature, and the umbra stays
    Given Alice controls a myr (Darksteel Myr)
    And Alice controls an umbra (Hyena Umbra), attached to the myr
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the myr, paying {R}
    And the top of the stack resolves
    Then the myr is on the battlefield, with 3 damage
    And the umbra is on the battlefield, attached to the myr
    And nothing else changes

  @id:umbra-armor.9.deathtouch @needs:control.indestructible-deathtouch @cr.702.12b
  Scenario: Deathtouch damage stays marked on an indestructible creature, and the umbra stays
    Given Alice controls a myr (Darksteel Myr)
    And Alice controls an umbra (Boar Umbra), attached to the myr
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    When Alice casts the swipe, targeting the myr and the rats, paying {G}
    And the top of the stack resolves
    Then the myr is on the battlefield, with 1 damage
    And the umbra is on the battlefield, attached to the myr
    And the rats is in the graveyard
    And nothing else changes

  @id:umbra-armor.9.until-cleanup @needs:control.indestructible-damage @cr.702.12b
  Scenario: The damage stays until cleanup and then goes, and the umbra is there all the time
    Else: the turn changes at the end.
    Given Alice controls a myr (Darksteel Myr)
    And Alice controls an umbra (Hyena Umbra), attached to the myr
    And Alice has a bolt (Lightning Bolt) in hand
    When Alice casts the bolt, targeting the myr, paying {R}
    And the top of the stack resolves
    And the game advances to the end step
    Then the myr is on the battlefield, with 3 damage
    And the umbra is on the battlefield, attached to the myr
    And nothing else changes
    When the game advances to the upkeep
    Then it is Bob's upkeep
    And the myr is on the battlefield, undamaged
    And the umbra is on the battlefield, attached to the myr

  @id:umbra-armor.9.two-umbras @needs:control.indestructible @cr.702.12b
  Scenario: Of two umbras on an indestructible creature none is used
    Given Alice controls a myr (Darksteel Myr)
    And Alice controls a hyena (Hyena Umbra), attached to the myr
    And Alice controls a boar (Boar Umbra), attached to the myr
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the hyena
    And Bob, asked which replacement applies, chooses the boar
    When Bob casts the murder, targeting the myr, paying {1}{B}{B}
    And the top of the stack resolves
    Then the myr is on the battlefield
    And the hyena is on the battlefield, attached to the myr
    And the boar is on the battlefield, attached to the myr
    And nothing else changes

  @id:umbra-armor.9.equipped @needs:control.plate @cr.702.12b
  Scenario: A creature made indestructible by an Equipment keeps its umbra
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a plate (Darksteel Plate), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 1 damage
    And the umbra is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.9.divinity-counter @needs:control.divinity @cr.702.12b
  Scenario: A creature made indestructible by another permanent keeps its umbra
    Given Alice controls a bear (Grizzly Bears), with 1 damage, with 1 divinity counter
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a relic (That Which Was Taken)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 1 damage, with 1 divinity counter
    And the umbra is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.9.equipped-lethal-damage @needs:control.plate @needs:control.indestructible-damage @cr.702.12b
  Scenario: Lethal damage on a creature made indestructible by an Equipment stays marked
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a plate (Darksteel Plate), attached to the bear
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 4 damage
    And the umbra is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.9.sweep @needs:control.indestructible @needs:control.destroy-all-creatures.wrath-of-god @cr.702.12b
  Scenario: Wrath of God passes over an indestructible creature and its umbra
    Given it is Bob's precombat main phase
    And Alice controls a myr (Darksteel Myr)
    And Alice controls an umbra (Hyena Umbra), attached to the myr
    And Alice controls a bear (Grizzly Bears)
    And Bob has a wrath (Wrath of God) in hand
    When Bob casts the wrath, paying {2}{W}{W}
    And the top of the stack resolves
    Then the myr is on the battlefield
    And the umbra is on the battlefield, attached to the myr
    And the bear is in the graveyard
    And nothing else changes

  @id:umbra-armor.9.aura-destroyed-for-itself @line:CU-72 @needs:control.indestructible-sweep @cr.702.12b @cr.701.8a
  Scenario: A spell that destroys the umbra for itself leaves the damage on an indestructible creature
    Given it is Bob's precombat main phase
    And Alice controls a myr (Darksteel Myr), with 1 damage
    And Alice controls an umbra (Hyena Umbra), attached to the myr
    And Bob has a vengeance (Akroma's Vengeance) in hand
    When Bob casts the vengeance, paying {4}{W}{W}
    And the top of the stack resolves
    Then the myr is on the battlefield, with 1 damage
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.9.karmic-justice @needs:control.indestructible @needs:control.karmic @cr.702.12b
  Scenario: Murder on an indestructible creature destroys no Aura, and Karmic Justice is silent
    Given Alice controls a myr (Darksteel Myr)
    And Alice controls an umbra (Hyena Umbra), attached to the myr
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock (Ornithopter)
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When Bob casts the murder, targeting the myr, paying {1}{B}{B}
    And the stack resolves
    Then the myr is on the battlefield
    And the umbra is on the battlefield, attached to the myr
    And the rock is on the battlefield
    And nothing else changes

  @id:umbra-armor.9.enchantress @needs:control.indestructible-damage @needs:control.enchantress @cr.702.12b
  Scenario: Lethal damage on an indestructible creature sends no enchantment to the graveyard
    Given Alice controls a myr (Darksteel Myr)
    And Alice controls an umbra (Hyena Umbra), attached to the myr
    And Alice controls an enchantress (Femeref Enchantress)
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the myr, paying {R}
    And the stack resolves
    Then the myr is on the battlefield, with 3 damage
    And the umbra is on the battlefield, attached to the myr
    And Alice has 0 cards in hand
    And nothing else changes

  # Over any board

  @id:umbra-armor.9.any.destroy @quantified @cr.702.12b @cr.614.17c
  Scenario: A destroy effect changes nothing
    Given any board with an indestructible creature and an umbra on it
    When a destroy effect would destroy the creature if anything could
    Then the creature is on the battlefield
    And the creature keeps its damage
    And each of its umbras is on the battlefield, attached to the creature

  @id:umbra-armor.9.any.lethal-damage @quantified @cr.702.12b @cr.704.5g
  Scenario: Lethal damage costs no umbra
    Given any board with an indestructible creature and an umbra on it
    When lethal damage would destroy the creature if anything could
    Then the creature is on the battlefield
    And each of its umbras is on the battlefield, attached to the creature
