@umbra-armor.corner.indestructible-aura @line:RU-17 @cr.614.6 @cr.702.12b @cr.702.89a
Feature: An umbra that can't be destroyed saves its creature again and again
  What would destroy the creature is replaced: its damage is removed, and the Aura is destroyed,
  which is impossible for an Aura that is indestructible. That part is left out, and the rest
  happens. So the creature is in effect indestructible, too, but its damage does not stay. What can't
  happen can't be replaced either: a Mask on such an Aura stays as it is.

  Here a divinity counter together with That Which Was Taken makes the umbra indestructible.

  What these scenarios catch:
  - an engine that finds the umbra unable to go, and destroys the creature;
  - damage that stays marked, so that the game checks again and again without end;
  - a Mask that is given for an Aura that was never in danger.

  @id:umbra-armor.corner.indestructible-aura.destroy @line:CU-22 @needs:control.murder @needs:control.indestructible-aura @cr.702.89a @cr.702.12b
  Scenario: Murder takes the damage from the creature, and nothing is destroyed
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), with 1 divinity counter, attached to the bear
    And Alice controls a relic (That Which Was Taken)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, untapped, undamaged
    And the umbra is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.corner.indestructible-aura.again @line:CU-22 @needs:umbra-armor.corner.indestructible-aura.destroy @cr.702.89a @cr.702.12b
  Scenario: The same Aura saves the creature from a second Murder
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), with 1 divinity counter, attached to the bear
    And Alice controls a relic (That Which Was Taken)
    And Bob has a first (Murder) in hand
    And Bob has a second (Murder) in hand
    When Bob casts the first, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    And Bob casts the second, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And the umbra is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.corner.indestructible-aura.lethal-damage @line:CU-22 @needs:control.bolt @needs:control.indestructible-aura @cr.702.89a @cr.702.12b @cr.704.5g
  Scenario: Lethal damage is removed, and the next check finds nothing to do
    Given Alice controls a giant (Hill Giant)
    And Alice controls an umbra (Crab Umbra), with 1 divinity counter, attached to the giant
    And Alice controls a relic (That Which Was Taken)
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the giant, paying {R}
    And the top of the stack resolves
    Then the giant is on the battlefield, undamaged
    And the umbra is on the battlefield, attached to the giant
    And nothing else changes

  @id:umbra-armor.corner.indestructible-aura.deathtouch @line:CU-22 @needs:control.fight @needs:control.indestructible-aura @cr.702.89a @cr.702.12b @cr.704.5h
  Scenario: Deathtouch damage is removed, and the next check does not count it again
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), with 1 divinity counter, attached to the wurm
    And Alice controls a relic (That Which Was Taken)
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    When Alice casts the swipe, targeting the wurm and the rats, paying {G}
    And the top of the stack resolves
    Then the wurm is on the battlefield, undamaged
    And the umbra is on the battlefield, attached to the wurm
    And the rats is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.indestructible-aura.beside-another @line:CU-22 @needs:control.murder @needs:control.indestructible-aura @cr.616.1 @cr.702.89a
  Scenario Outline: Beside an ordinary umbra the creature's controller may pick either (<used>)
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a crab (Crab Umbra), with 1 divinity counter, attached to the bear
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a relic (That Which Was Taken)
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <other>
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And the crab is on the battlefield, attached to the bear
    And the boar is <boar>
    And nothing else changes

    Examples:
      | id   | used | other | boar                                   |
      | crab | crab | boar  | on the battlefield, attached to the bear |
      | boar | boar | crab  | in the graveyard                       |

  @id:umbra-armor.corner.indestructible-aura.vengeance @line:CU-22 @line:CU-71 @needs:control.destroy-all.akromas-vengeance @needs:control.indestructible-aura @cr.702.89a @cr.702.12b @cr.701.8a
  Scenario: Akroma's Vengeance destroys what makes the Aura indestructible, and not yet the Aura
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), with 1 divinity counter, attached to the bear
    And Alice controls a relic (That Which Was Taken)
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a vengeance (Akroma's Vengeance) in hand
    When Bob casts the vengeance, paying {4}{W}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is on the battlefield, attached to the bear
    And the relic is in the graveyard
    And the lion is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.indestructible-aura.under-a-mask @line:CU-27 @needs:umbra-armor.corner.indestructible-aura.destroy @cr.702.89a @cr.614.17c @cr.702.12b
  Scenario: A Mask on the indestructible Aura stays, because that Aura can't be destroyed at all
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Crab Umbra), with 1 divinity counter, attached to the bear
    And Alice controls a mask (Mask), attached to the umbra, a token
    And Alice controls a relic (That Which Was Taken)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is on the battlefield, attached to the bear
    And the mask is on the battlefield, attached to the umbra
    And nothing else changes
