@adapter-check.see
Feature: What the adapter can see
  An ordinary action changes what is to be seen, so that a field that is never read, or read once at
  the start, is found out.

  @id:adapter-check.see.zones.hand @cr.400.7
  Scenario: A creature that is returned to a hand is seen there, and everything of it is forgotten
    Given Alice controls a bear (Grizzly Bears), tapped, with 1 damage, with 1 +1/+1 counter
    And Bob has an unsummon (Unsummon) in hand
    When Bob casts the unsummon, targeting the bear, paying {U}
    And the top of the stack resolves
    Then the bear is in Alice's hand, untapped, undamaged, without counters, controlled by nobody
    And Alice has 1 card in hand
    And nothing else changes

  @id:adapter-check.see.zones.exile @cr.406.1
  Scenario: A permanent that is exiled is seen in exile
    Given Alice controls a rats (Typhoid Rats)
    And Bob has a purge (Celestial Purge) in hand
    When Bob casts the purge, targeting the rats, paying {1}{W}
    And the top of the stack resolves
    Then the rats is in exile
    And Alice has 1 card in exile
    And nothing else changes

  @id:adapter-check.see.zones.graveyard @cr.404.1
  Scenario: A graveyard fills with what died and with the spell that resolved
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a murder (Murder) in hand
    When Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the murder is in the graveyard
    And Alice has 2 cards in the graveyard, 0 cards in hand
    And nothing else changes

  @id:adapter-check.see.tapped.attacker @cr.508.1f
  Scenario: An attacker is tapped and attacking, one with vigilance attacks untapped
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an angel (Serra Angel)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear and Bob with the angel
    Then the bear is tapped, attacking
    And the angel is untapped, attacking
    And nothing else changes

  @id:adapter-check.see.combat.attacking-and-blocking @cr.509.1g
  Scenario: Attacking and blocking is seen, and seen to end
    Given Alice controls a giant (Hill Giant)
    And Bob controls a spider (Giant Spider)
    When the game advances to the declare attackers step
    And Alice attacks Bob with the giant
    And the game advances to the declare blockers step
    And Bob blocks the giant with the spider
    Then the giant is tapped, attacking, not blocking
    And the spider is untapped, blocking, not attacking
    When the game advances to the postcombat main phase
    Then the giant is on the battlefield, not attacking, with 2 damage
    And the spider is on the battlefield, not blocking, with 3 damage

  @id:adapter-check.see.damage.shock @cr.120.3e
  Scenario: Damage is seen on a creature that survives it
    Given Alice controls a wurm (Craw Wurm)
    And Bob has a shock (Shock) in hand
    When Bob casts the shock, targeting the wurm, paying {R}
    And the top of the stack resolves
    Then the wurm is on the battlefield, with 2 damage
    And nothing else changes

  @id:adapter-check.see.counters.skinrender @cr.122.1a
  Scenario: Counters that were put there are seen, by kind and number
    Given Alice controls a wurm (Craw Wurm)
    And Alice has a skinrender (Skinrender) in hand
    And Alice, asked for a target, chooses the wurm
    When Alice casts the skinrender, paying {2}{B}{B}
    And the stack resolves
    Then the wurm is on the battlefield, with 3 -1/-1 counters
    And the skinrender is on the battlefield
    And nothing else changes

  @id:adapter-check.see.attached.moves @cr.301.5b
  Scenario: Equipment is seen to move from one creature to another
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a sword (Bonesplitter), attached to the bear
    When Alice activates "Equip" of the sword, targeting the lion, paying {1}
    And the top of the stack resolves
    Then the sword is on the battlefield, attached to the lion
    And nothing else changes

  @id:adapter-check.see.controller.changes @cr.110.2
  Scenario: A change of control is seen, and the owner stays the owner
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a giant (Hill Giant)
    And Alice has a switcheroo (Switcheroo) in hand
    When Alice casts the switcheroo, targeting the bear and the giant, paying {4}{U}
    And the top of the stack resolves
    Then the bear is on the battlefield, controlled by Bob, owned by Alice
    And the giant is on the battlefield, controlled by Alice, owned by Bob
    And nothing else changes

  @id:adapter-check.see.power.grows @cr.613.4c
  Scenario: Power and toughness are seen as they are now
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a growth (Giant Growth) in hand
    When Alice casts the growth, targeting the bear, paying {G}
    And the top of the stack resolves
    Then the bear is on the battlefield, 5/5
    And nothing else changes

  @id:adapter-check.see.characteristics.frog @cr.613.1
  Scenario: Name, types and color are seen as they are now
    Given Alice controls a hound (Isamaru, Hound of Konda)
    And Alice has a frog-spell (Turn to Frog) in hand
    Then the hound is colored white, with types Creature, with subtypes Dog, with supertypes Legendary
    When Alice casts the frog-spell, targeting the hound, paying {1}{U}
    And the top of the stack resolves
    Then the hound is named "Isamaru, Hound of Konda", colored blue, with types Creature, with subtypes Frog, with supertypes Legendary, 1/1
    And nothing else changes

  @id:adapter-check.see.mana-cost.of-a-copy @cr.202.1b @cr.202.3
  Scenario: Mana cost and mana value are seen, also where there is none
    Given Alice has a cat (Sacred Cat) in the graveyard
    And Alice has a giant (Hill Giant) in hand
    When Alice casts the giant, paying {3}{R}
    And the top of the stack resolves
    And Alice activates "Embalm" of the cat, paying {W}
    And the top of the stack resolves
    Then the giant is on the battlefield, with mana cost {3}{R}, with mana value 4
    And exactly 1 new object is on the battlefield, with no mana cost, with mana value 0

  @id:adapter-check.see.tokens.two @cr.111.2
  Scenario: Tokens are seen as new objects, with what they are
    Given Alice has a fodder (Dragon Fodder) in hand
    When Alice casts the fodder, paying {1}{R}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield
    And exactly 2 new objects are on the battlefield, a token, controlled by Alice, owned by Alice, 1/1, colored red, with subtypes Goblin
    And nothing else changes

  @id:adapter-check.see.tokens.gone @cr.111.7
  Scenario: A token that died is seen to be gone, and the other one is still the same
    Given Alice has a fodder (Dragon Fodder) in hand
    And Bob has a shock (Shock) in hand
    When Alice casts the fodder, paying {1}{R}
    And the top of the stack resolves
    And Bob casts the shock, targeting the new-1, paying {R}
    And the top of the stack resolves
    Then the new-1 is gone
    And exactly 1 new object is on the battlefield
    And nothing else changes

  @id:adapter-check.see.life.drops @cr.119.3
  Scenario: A life total is seen to change
    Given Bob has a shock (Shock) in hand
    When Bob casts the shock, targeting Alice, paying {R}
    And the top of the stack resolves
    Then Alice has 18 life
    And Bob has 20 life
    And nothing else changes

  @id:adapter-check.see.hand.draws @cr.121.1
  Scenario: The number of cards in a hand is seen to change
    Given Alice controls an enchantress (Femeref Enchantress)
    And Alice controls a pacifism (Pacifism), attached to the enchantress
    And Bob has a disenchant (Disenchant) in hand
    When Bob casts the disenchant, targeting the pacifism, paying {1}{W}
    And the stack resolves
    Then the pacifism is in the graveyard
    And Alice has 1 card in hand
    And Bob has 0 cards in hand
    And nothing else changes

  @id:adapter-check.see.stack.from-the-bottom @cr.405.2
  Scenario: What is on the stack is seen, from the bottom
    Given Alice controls a sorcerer (Prodigal Sorcerer)
    And Bob has a shock (Shock) in hand
    Then the stack is empty
    When Alice activates "{T}" of the sorcerer, targeting Bob, called the ping
    Then the stack holds, from the bottom, the ability ping of Alice from the sorcerer
    When Bob casts the shock, targeting the sorcerer, paying {R}
    Then the stack holds, from the bottom, the ability ping of Alice from the sorcerer, the spell shock of Bob
    When the stack resolves
    Then the stack is empty
    And the sorcerer is in the graveyard
    And Bob has 19 life

  @id:adapter-check.see.priority.after-each @cr.117.3
  Scenario: Who may act is seen: the caster, and after a resolution the active player
    Given Alice controls a wurm (Craw Wurm)
    And Bob has a shock (Shock) in hand
    Then Alice has priority
    When Bob casts the shock, targeting the wurm, paying {R}
    Then Bob has priority
    When the top of the stack resolves
    Then Alice has priority
