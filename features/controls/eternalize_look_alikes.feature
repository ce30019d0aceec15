@control
Feature: The cards that look like eternalize and differ
  Embalm, The Scarab God, Hour of Eternity and God-Pharaoh's Gift each by itself. The scenarios that set them beside an
  eternalized token need these.

  @id:control.sacred-cat @cr.702.128a @cr.707.9b
  Scenario: Embalm: white, a Zombie in addition, no mana cost, and the printed 1/1
    Given Alice has a cat (Sacred Cat) in the graveyard
    When Alice activates "Embalm" of the cat, paying {W}
    Then the cat is in exile
    When the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, controlled by Alice, named "Sacred Cat", 1/1, colored white, with types Creature, with subtypes Cat and Zombie, with no mana cost, with mana value 0, a token
    And the cat is in exile
    And nothing else changes

  @id:control.vizier-of-many-faces @needs:control.sacred-cat @needs:control.clone @cr.702.128a @cr.707.5
  Scenario: An embalmed Vizier of Many Faces enters as a copy of the creature that is picked, white, a Zombie, without a mana cost
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a giant (Hill Giant)
    And Alice has a vizier (Vizier of Many Faces) in the graveyard
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the giant
    When Alice activates "Embalm" of the vizier, paying {3}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, controlled by Alice, named "Hill Giant", 3/3, colored white, with types Creature, with subtypes Giant and Zombie, with no mana cost, with mana value 0, a token
    And the vizier is in exile
    And nothing else changes

  @id:control.the-scarab-god @cr.707.9b
  Scenario: The Scarab God: black, 4/4, a Zombie and nothing else, with the printed mana cost
    Given Alice controls a god (The Scarab God)
    And Alice has a combatant (Proven Combatant) in the graveyard
    When Alice activates "{2}{U}{B}" of the god, targeting the combatant, paying {2}{U}{B}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, controlled by Alice, named "Proven Combatant", 4/4, colored black, with types Creature, with subtypes Zombie, with mana cost {U}, with mana value 1, a token
    And the combatant is in exile
    And nothing else changes

  @id:control.hour-of-eternity @cr.707.9b
  Scenario: Hour of Eternity: black, 4/4, a Zombie and nothing else, with the printed mana cost
    Given Alice has a combatant (Proven Combatant) in the graveyard
    And Alice has an hour (Hour of Eternity) in hand
    When Alice casts the hour, targeting the combatant, with X = 1, paying {2}{U}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, controlled by Alice, named "Proven Combatant", 4/4, colored black, with types Creature, with subtypes Zombie, with mana cost {U}, with mana value 1, a token
    And the combatant is in exile
    And nothing else changes

  @id:control.god-pharaohs-gift @cr.707.9b
  Scenario: God-Pharaoh's Gift: black, 4/4, a Zombie and nothing else, with the printed mana cost, and haste for the turn
    Given Alice controls a gift (God-Pharaoh's Gift)
    And Alice has a combatant (Proven Combatant) in the graveyard
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the combatant
    When the game advances to the beginning of combat
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, controlled by Alice, named "Proven Combatant", 4/4, colored black, with types Creature, with subtypes Zombie, with mana cost {U}, with mana value 1, a token
    When the game advances to the declare attackers step
    And Alice attacks Bob with the new-1
    Then that is accepted
    And exactly 1 new object is on the battlefield, tapped, attacking
    And the combatant is in exile
    And nothing else changes

  @id:control.legend-rule-on-a-token-copy @needs:control.the-scarab-god @needs:control.legend-rule.keep-old @cr.704.5j @cr.707.2
  Scenario: A token copy of a legendary card is legendary: its controller keeps the card, and the token is gone
    Given Alice controls a god (The Scarab God)
    And Alice controls a hound (Isamaru, Hound of Konda)
    And Alice has a dead-hound (Isamaru, Hound of Konda) in the graveyard
    And Alice, asked which legend to keep, chooses the hound
    When Alice activates "{2}{U}{B}" of the god, targeting the dead-hound, paying {2}{U}{B}
    And the top of the stack resolves
    Then the hound is on the battlefield
    And the new-1 is gone
    And exactly 0 new objects are on the battlefield
    And the dead-hound is in exile
    And nothing else changes

  @id:control.legend-rule-on-a-token-copy.keep-the-token @needs:control.the-scarab-god @needs:control.legend-rule.keep-old @cr.704.5j @cr.707.2
  Scenario: A token copy of a legendary card is legendary: its controller keeps the token, and the card is gone
    Given Alice controls a god (The Scarab God)
    And Alice controls a hound (Isamaru, Hound of Konda)
    And Alice has a dead-hound (Isamaru, Hound of Konda) in the graveyard
    And Alice, asked which legend to keep, chooses the new-1
    When Alice activates "{2}{U}{B}" of the god, targeting the dead-hound, paying {2}{U}{B}
    And the top of the stack resolves
    Then the hound is in the graveyard
    And exactly 1 new object is on the battlefield
    And exactly 1 new object is on the battlefield, named "Isamaru, Hound of Konda", 4/4, colored black, with subtypes Zombie, with supertypes Legendary, with mana cost {W}, with mana value 1
    And the dead-hound is in exile
    And nothing else changes
