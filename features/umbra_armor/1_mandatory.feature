@umbra-armor.1 @cr.702.89a @cr.614.1a @cr.614.6 @cr.603.2g @cr.701.8a @cr.120.6
Feature: The replacement is mandatory, removes the damage and costs the Aura
  When an enchanted creature would be destroyed, its umbra steps in by itself. Nobody is asked
  whether it should: not the creature's controller, not the Aura's, not the player who wants the
  creature dead. All damage marked on the creature is removed, whether or not damage was the
  reason, and the Aura is destroyed: it goes to its owner's graveyard, once. The creature has not
  been destroyed and has not died.

  An engine must show that there is no yes-or-no question, that the creature stays with no damage
  marked, that the Aura ends in its owner's graveyard (a token then ceases to exist), that the
  creature counts as not having died, and that one Aura went to the graveyard, not more.

  What these scenarios catch:
  - a prompt that lets a player decline;
  - damage that stays marked;
  - a creature that is moved away and brought back, so that it "died" or lost its counters;
  - an Aura that stays, or goes to its controller's graveyard, or is counted twice.

  @id:umbra-armor.1.decline-destroy @needs:control.murder @cr.702.89a @line:RU-01
  Scenario Outline: Nobody may decline when a spell would destroy the creature (Aura of <player>)
    Given Alice controls a bear (Grizzly Bears)
    And <player> controls an umbra (Spider Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses no
    And Bob, asked whether to, chooses no
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And the umbra is in <player>'s graveyard
    And nothing else changes

    Examples:
      | id       | player |
      | own      | Alice  |
      | opponent | Bob    |

  @id:umbra-armor.1.decline-damage @needs:control.bolt @cr.702.89a @cr.704.5g @line:RU-01
  Scenario Outline: Nobody may decline when damage is lethal (Aura of <player>)
    Given Alice controls a bear (Grizzly Bears)
    And <player> controls an umbra (Spider Umbra), attached to the bear
    And Bob has a bolt (Lightning Bolt) in hand
    And Alice, asked whether to, chooses no
    And Bob, asked whether to, chooses no
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in <player>'s graveyard
    And nothing else changes

    Examples:
      | id       | player |
      | own      | Alice  |
      | opponent | Bob    |

  @id:umbra-armor.1.own-spell @needs:control.murder @cr.702.89a
  Scenario: Your umbra on an opponent's creature saves it from your own spell
    Given Bob controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice has a murder (Murder) in hand
    And Alice, asked whether to, chooses no
    And Bob, asked whether to, chooses no
    When Alice casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in Alice's graveyard
    And nothing else changes

  @id:umbra-armor.1.great-aura-small-creature @needs:control.murder @cr.702.89a
  Scenario: A costly umbra is given for a Memnite, whether its controller likes it or not
    Given Alice controls a memnite (Memnite)
    And Alice controls an umbra (Indrik Umbra), attached to the memnite
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses no
    When Bob casts the murder, targeting the memnite, paying {1}{B}{B}
    And the top of the stack resolves
    Then the memnite is on the battlefield, 1/1
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.1.damage-would-show @needs:control.murder @cr.702.89a @line:RU-01
  Scenario: Damage that would not be lethal is removed too
    Given Alice controls a wurm (Craw Wurm), with 3 damage
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, undamaged
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.1.damage-would-kill @needs:control.murder @cr.702.89a
  Scenario: Damage that would be lethal without the Aura's bonus is removed in time
    Given Alice controls a bear (Grizzly Bears), with 4 damage
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.1.all-the-damage @needs:control.bolt @cr.702.89a @cr.704.5g
  Scenario: All the damage is removed, not only as much as was too much
    Given Alice controls a bear (Grizzly Bears), with 4 damage
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.1.no-damage @needs:control.murder @cr.702.89a
  Scenario: An undamaged creature is saved just the same
    Given Alice controls a wurm (Craw Wurm)
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, undamaged
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.1.same-object @needs:control.murder @needs:control.plain-aura @needs:control.bonesplitter @cr.702.89a
  Scenario: The creature never left, so its counters, its other Aura and its Equipment stay
    Given Alice controls a wurm (Craw Wurm), with 1 damage, with 2 +1/+1 counters
    And Alice controls an umbra (Crab Umbra), attached to the wurm
    And Bob controls a pacifism (Pacifism), attached to the wurm
    And Alice controls a bonesplitter (Bonesplitter), attached to the wurm
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the wurm, paying {1}{B}{B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, undamaged, with 2 +1/+1 counters, 10/6
    And the umbra is in the graveyard
    And the pacifism is on the battlefield, attached to the wurm
    And the bonesplitter is on the battlefield, attached to the wurm
    And nothing else changes

  @id:umbra-armor.1.owners-graveyard @line:CU-67 @needs:umbra-armor.0.destroy.spider @cr.702.89a @cr.701.8a
  Scenario: An Aura that its controller does not own goes to its owner's graveyard
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear, owned by Bob
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in Bob's graveyard
    And nothing else changes

  @id:umbra-armor.1.grafted-aura @line:CU-67 @needs:control.murder @needs:control.aura-graft @cr.702.89a @cr.701.8a
  Scenario: An Aura taken with Aura Graft saves its new creature and goes to its owner's graveyard
    Given Bob controls a lion (Silvercoat Lion)
    And Bob controls an umbra (Spider Umbra), attached to the lion
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice has a graft (Aura Graft) in hand
    And Bob has a murder (Murder) in hand
    And Alice, asked for objects, chooses the bear
    When Alice casts the graft, targeting the umbra, paying {1}{U}
    And the top of the stack resolves
    Then the umbra is on the battlefield, attached to the bear, controlled by Alice, owned by Bob
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in Bob's graveyard
    And nothing else changes

  @id:umbra-armor.1.not-dead-blood-artist @needs:control.blood-artist @cr.702.89a @cr.614.6
  Scenario: Blood Artist does not trigger, because no creature died
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls an artist (Blood Artist)
    And Bob has a murder (Murder) in hand
    And Alice, asked for a target, chooses Bob
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield
    And the umbra is in the graveyard
    And Alice has 20 life
    And Bob has 20 life
    And nothing else changes

  @id:umbra-armor.1.not-dead-morbid @needs:control.morbid @needs:control.morbid-off @cr.702.89a @cr.614.6
  Scenario: Tragic Slip stays mild later in the turn, because no creature died
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a wurm (Craw Wurm)
    And Bob has a murder (Murder) in hand
    And Bob has a slip (Tragic Slip) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    And Bob casts the slip, targeting the wurm, paying {B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And the umbra is in the graveyard
    And the wurm is on the battlefield, 5/3
    And nothing else changes

  @id:umbra-armor.1.not-dead-after-damage @needs:control.morbid @needs:control.morbid-off @needs:control.bolt @cr.702.89a @cr.704.5g
  Scenario: A creature saved from lethal damage has not died either
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a wurm (Craw Wurm)
    And Bob has a bolt (Lightning Bolt) in hand
    And Bob has a slip (Tragic Slip) in hand
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    And Bob casts the slip, targeting the wurm, paying {B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And the wurm is on the battlefield, 5/3
    And nothing else changes

  @id:umbra-armor.1.aura-once @needs:control.murder @needs:control.enchantress @cr.702.89a @cr.603.2
  Scenario: Femeref Enchantress sees exactly one enchantment go to the graveyard
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls an enchantress (Femeref Enchantress)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is on the battlefield
    And the umbra is in the graveyard
    And Alice has 1 card in hand
    And nothing else changes

  @id:umbra-armor.1.aura-once-damage @needs:control.enchantress @needs:control.bolt @cr.702.89a @cr.603.2
  Scenario: After lethal damage, too, exactly one enchantment goes to the graveyard
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls an enchantress (Femeref Enchantress)
    And Bob has a bolt (Lightning Bolt) in hand
    When Bob casts the bolt, targeting the bear, paying {R}
    And the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And Alice has 1 card in hand
    And nothing else changes

  @id:umbra-armor.1.spent @needs:control.murder @cr.702.89a @cr.701.8a
  Scenario: The umbra is spent: a second Murder finds the creature unprotected
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob has a first (Murder) in hand
    And Bob has a second (Murder) in hand
    When Bob casts the first, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And the umbra is in the graveyard
    When Bob casts the second, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  # Over any board

  @id:umbra-armor.1.any.cleaned-and-kept @quantified @cr.702.89a @cr.614.6 @cr.120.6
  Scenario: Though everybody would decline: the creature stays as it was, without damage
    Given any board with a creature that can live without its Auras and an umbra on it
    And with no other protection and no Lion Umbra
    When one event would destroy the creature
    Then the creature is on the battlefield, undamaged
    And the creature keeps its controller and its counters
    And exactly one of its umbras is in the graveyard
