@umbra-armor.card.lion-umbra @cr.700.9 @cr.702.5a @cr.303.4a @cr.303.4c @cr.608.2b @cr.608.3b @cr.704.5m @cr.702.89a
Feature: Lion Umbra enchants a modified creature
  Lion Umbra can enchant a modified creature only. A creature is modified if it has a counter of
  any kind, if it is equipped, or if an Aura enchants it that the creature's own controller
  controls. The enchanted creature gets +3/+3, vigilance and reach, and the Aura has umbra armor.
  Once it is attached to a creature of its own controller, Lion Umbra itself modifies it.

  An engine must show what makes a creature modified and what does not, that the question is asked
  when the spell is cast, when it resolves and all the time afterwards, and that a Lion Umbra whose
  creature is no longer modified is put into the graveyard and not destroyed. Each refusal has a
  twin in which one fact differs and the same spell is accepted.

  What these scenarios catch:
  - Lion Umbra on any creature at all;
  - only +1/+1 counters, or only Equipment, counted as modification;
  - any Aura counted, whoever controls it;
  - the Equipment of another player not counted;
  - the question asked once only, or Lion Umbra not counted as a modification itself.

  @id:umbra-armor.card.lion-umbra.cast @cr.700.9 @cr.303.4a
  Scenario Outline: A creature with a counter is modified (<counter>)
    Given Alice controls a bear (Grizzly Bears), with 1 <counter> counter
    And Alice has a lion (Lion Umbra) in hand
    When Alice casts the lion, targeting the bear, paying {G}{G}
    Then that is accepted
    When the top of the stack resolves
    Then the lion is on the battlefield, attached to the bear
    And the bear is on the battlefield, with 1 <counter> counter, <size>
    And nothing else changes

    Examples:
      | id            | counter  | size |
      | plus-counter  | +1/+1    | 6/6  |
      | minus-counter | -1/-1    | 4/4  |
      | other-counter | divinity | 5/5  |

  @id:umbra-armor.card.lion-umbra.cast-equipped @needs:control.bonesplitter @cr.700.9 @cr.303.4a
  Scenario Outline: An equipped creature is modified, whoever controls the Equipment (<player>)
    Given Alice controls a bear (Grizzly Bears)
    And <player> controls a bonesplitter (Bonesplitter), attached to the bear
    And Alice has a lion (Lion Umbra) in hand
    When Alice casts the lion, targeting the bear, paying {G}{G}
    Then that is accepted
    When the top of the stack resolves
    Then the lion is on the battlefield, attached to the bear
    And the bear is on the battlefield, 7/5
    And nothing else changes

    Examples:
      | id       | player |
      | own      | Alice  |
      | opponent | Bob    |

  @id:umbra-armor.card.lion-umbra.cast-own-aura @needs:control.plain-aura @cr.700.9 @cr.303.4a
  Scenario: A creature enchanted by its controller's own Aura is modified
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a pacifism (Pacifism), attached to the bear
    And Alice has a lion (Lion Umbra) in hand
    When Alice casts the lion, targeting the bear, paying {G}{G}
    Then that is accepted
    When the top of the stack resolves
    Then the lion is on the battlefield, attached to the bear
    And the bear is on the battlefield, 5/5
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.cast-opponents-aura @needs:umbra-armor.card.lion-umbra.cast-own-aura @cr.700.9
  Scenario: A creature enchanted only by an opponent's Aura is not modified
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Alice has a lion (Lion Umbra) in hand
    When Alice casts the lion, targeting the bear, paying {G}{G}
    Then that is refused
    And the lion is in hand
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.cast-unmodified @needs:umbra-armor.card.lion-umbra.cast.plus-counter @cr.700.9
  Scenario: A creature without counters, Equipment and Auras is not modified
    Given Alice controls a bear (Grizzly Bears)
    And Alice has a lion (Lion Umbra) in hand
    When Alice casts the lion, targeting the bear, paying {G}{G}
    Then that is refused
    And the lion is in hand
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.cast-on-opponents-creature @cr.700.9 @cr.303.4a
  Scenario: An opponent's creature with a counter is modified and can be enchanted
    Given Bob controls a bear (Grizzly Bears), with 1 +1/+1 counter
    And Alice has a lion (Lion Umbra) in hand
    When Alice casts the lion, targeting the bear, paying {G}{G}
    Then that is accepted
    When the top of the stack resolves
    Then the lion is on the battlefield, attached to the bear
    And the bear is on the battlefield, with 1 +1/+1 counter, 6/6
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.cast-on-opponents-enchanted @cr.700.9 @cr.303.4a
  Scenario: An opponent's creature that wears that opponent's Aura is modified
    Given Bob controls a bear (Grizzly Bears)
    And Bob controls a crab (Crab Umbra), attached to the bear
    And Alice has a lion (Lion Umbra) in hand
    When Alice casts the lion, targeting the bear, paying {G}{G}
    Then that is accepted
    When the top of the stack resolves
    Then the lion is on the battlefield, attached to the bear
    And the bear is on the battlefield, 5/5
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.cast-on-opponents-unmodified @needs:umbra-armor.card.lion-umbra.cast-on-opponents-enchanted @cr.700.9
  Scenario: An opponent's creature that wears only your Aura is not modified
    Given Bob controls a bear (Grizzly Bears)
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Alice has a lion (Lion Umbra) in hand
    When Alice casts the lion, targeting the bear, paying {G}{G}
    Then that is refused
    And the lion is in hand
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.response @needs:umbra-armor.card.lion-umbra.cast-equipped.own @needs:control.putrefy-artifact @cr.608.2b @line:CU-36
  Scenario: If the only Equipment is destroyed in response, Lion Umbra goes to the graveyard
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a bonesplitter (Bonesplitter), attached to the bear
    And Alice has a lion (Lion Umbra) in hand
    And Bob has a putrefy (Putrefy) in hand
    When Alice casts the lion, targeting the bear, paying {G}{G}
    And Bob casts the putrefy, targeting the bonesplitter, paying {1}{B}{G}
    And the top of the stack resolves
    Then the bonesplitter is in the graveyard
    And the lion is on the stack
    When the top of the stack resolves
    Then the lion is in the graveyard
    And the bear is on the battlefield, 2/2
    And the bonesplitter is in the graveyard
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.modifies-itself @needs:control.enchantress @cr.700.9 @line:CU-37
  Scenario: When the other Aura is destroyed, Lion Umbra stays, because it modifies the creature itself
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Alice controls a lion (Lion Umbra), attached to the bear
    And Bob has a demystify (Demystify) in hand
    When Bob casts the demystify, targeting the crab, paying {W}
    And the top of the stack resolves
    Then the crab is in the graveyard
    And the lion is on the battlefield, attached to the bear
    And the bear is on the battlefield, 5/5
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.counter-stays @needs:control.counter-move @cr.700.9
  Scenario: On an opponent's creature it stays while one counter is left
    Given Bob controls a bear (Grizzly Bears), with 2 +1/+1 counters
    And Bob controls a silvercoat (Silvercoat Lion)
    And Alice controls a lion (Lion Umbra), attached to the bear
    And Bob controls a guildmage (Simic Guildmage)
    When Bob activates "{1}{G}" of the guildmage, targeting the bear and the silvercoat, paying {1}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 1 +1/+1 counter, 6/6
    And the silvercoat is on the battlefield, with 1 +1/+1 counter
    And the lion is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.counter-leaves @needs:umbra-armor.card.lion-umbra.counter-stays @cr.700.9 @cr.704.5m @line:CU-38
  Scenario: On an opponent's creature it goes to the graveyard with the last counter
    Given Bob controls a bear (Grizzly Bears), with 1 +1/+1 counter
    And Bob controls a silvercoat (Silvercoat Lion)
    And Alice controls a lion (Lion Umbra), attached to the bear
    And Bob controls a guildmage (Simic Guildmage)
    When Bob activates "{1}{G}" of the guildmage, targeting the bear and the silvercoat, paying {1}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, without counters, 2/2
    And the silvercoat is on the battlefield, with 1 +1/+1 counter
    And the lion is in Alice's graveyard
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.stolen-with-counter @needs:control.act-of-treason @cr.613.1b
  Scenario: It stays on a stolen creature that has a counter
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 +1/+1 counter
    And Alice controls a lion (Lion Umbra), attached to the bear
    And Bob has an act (Act of Treason) in hand
    When Bob casts the act, targeting the bear, paying {2}{R}
    And the top of the stack resolves
    Then the bear is on the battlefield, controlled by Bob, 6/6
    And the lion is on the battlefield, attached to the bear, controlled by Alice
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.stolen @needs:umbra-armor.card.lion-umbra.stolen-with-counter @needs:control.karmic @cr.613.1b @cr.700.9 @cr.704.5m @line:CU-39
  Scenario: On a stolen creature it modifies nothing; it is put into the graveyard and not destroyed
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Lion Umbra), attached to the bear
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock (Ornithopter)
    And Bob has an act (Act of Treason) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When Bob casts the act, targeting the bear, paying {2}{R}
    And the stack resolves
    Then the bear is on the battlefield, controlled by Bob, 2/2
    And the lion is in Alice's graveyard
    And the rock is on the battlefield
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.vigilance @needs:control.unblocked @cr.613.1f
  Scenario: The enchanted creature attacks without tapping and deals 3 more damage
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Lion Umbra), attached to the bear
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear
    Then the bear is untapped, attacking, 5/5
    And nothing else changes
    When the game advances to the postcombat main phase
    Then Bob has 15 life
    And the bear is untapped
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.reach @needs:control.air-elemental @cr.613.1f
  Scenario: The enchanted creature can block a flyer
    Given it is Bob's precombat main phase
    And Bob controls an elemental (Air Elemental)
    And Bob controls a giant (Hill Giant)
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Lion Umbra), attached to the bear
    When the game advances to the declare attackers step
    And Bob attacks Alice with the elemental and Alice with the giant
    And the game advances to the declare blockers step
    And Alice blocks the elemental with the bear
    Then that is accepted
    And the bear is blocking
    And the elemental is tapped, attacking
    And the giant is tapped, attacking
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.no-reach @needs:control.air-elemental @needs:umbra-armor.card.lion-umbra.reach @cr.509.1b
  Scenario: With Boar Umbra in its place the creature can't block the flyer
    Given it is Bob's precombat main phase
    And Bob controls an elemental (Air Elemental)
    And Bob controls a giant (Hill Giant)
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a boar (Boar Umbra), attached to the bear
    When the game advances to the declare attackers step
    And Bob attacks Alice with the elemental and Alice with the giant
    And the game advances to the declare blockers step
    And Alice blocks the elemental with the bear
    Then that is refused
    And the bear is not blocking
    And the elemental is tapped, attacking
    And the giant is tapped, attacking
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.armor-destroy @needs:control.murder @cr.702.89a
  Scenario: It is destroyed instead of its creature
    Given Alice controls a bear (Grizzly Bears), with 4 damage
    And Alice controls a lion (Lion Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the lion is in the graveyard
    And nothing else changes

  @id:umbra-armor.card.lion-umbra.armor-opponents-creature @needs:control.murder @cr.702.89a
  Scenario: It is destroyed instead of an opponent's creature with a counter
    Given Bob controls a bear (Grizzly Bears), with 4 damage, with 1 +1/+1 counter
    And Alice controls a lion (Lion Umbra), attached to the bear
    And Alice has a murder (Murder) in hand
    When Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, with 1 +1/+1 counter, 3/3
    And the lion is in Alice's graveyard
    And nothing else changes

  # Over any board

  @id:umbra-armor.card.lion-umbra.any.saves @quantified @cr.702.89a
  Scenario: As the only umbra it goes in the creature's place
    Given any board with a creature that can live without its Auras and exactly one umbra on it and a Lion Umbra on it
    And with no other protection
    When one event would destroy the creature
    Then the creature is on the battlefield
    And the Lion Umbra is in the graveyard

  @id:umbra-armor.card.lion-umbra.any.falls @quantified @cr.700.9 @cr.704.5m
  Scenario: Whether it is used or the one Aura that modified the creature, another player's Lion Umbra goes
    Given any board with a creature that can live without its Auras and two or more umbras on it and exactly two Auras on it and a Lion Umbra of another player on it and exactly one Aura of its controller on it and neither counters nor Equipment on it
    And with no other protection
    When one event would destroy the creature
    Then the creature is on the battlefield
    And the Lion Umbra is in the graveyard
