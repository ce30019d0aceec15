@control @cr.603.2
Feature: Witness cards notice what they should
  An engine shows states, not events. Witness cards turn an event into a state: Blood Artist and
  morbid see that a creature died, Femeref Enchantress sees each enchantment that goes from the
  battlefield to a graveyard, Karmic Justice sees who destroyed a noncreature permanent. Here each
  witness is shown to speak when the event does happen; without that its silence would prove nothing.

  @id:control.blood-artist @cr.603.2
  Scenario: Blood Artist triggers when a creature dies
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an artist (Blood Artist)
    And Bob has a murder (Murder) in hand
    And Alice, asked for a target, chooses Bob
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is in the graveyard
    And Alice has 21 life
    And Bob has 19 life
    And nothing else changes

  @id:control.morbid @cr.704.5f
  Scenario: Tragic Slip is deadly after a creature died this turn
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a wurm (Craw Wurm)
    And Bob has a murder (Murder) in hand
    And Bob has a slip (Tragic Slip) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    And Bob casts the slip, targeting the wurm, paying {B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the wurm is in the graveyard
    And nothing else changes

  @id:control.morbid-off @cr.613.4c
  Scenario: Tragic Slip is mild when no creature died this turn
    Given Alice controls a wurm (Craw Wurm)
    And Bob has a slip (Tragic Slip) in hand
    When Bob casts the slip, targeting the wurm, paying {B}
    And the top of the stack resolves
    Then the wurm is on the battlefield, 5/3
    And nothing else changes

  @id:control.enchantress @cr.603.2
  Scenario: Femeref Enchantress draws one card for one destroyed Aura
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls an enchantress (Femeref Enchantress)
    And Bob has a demystify (Demystify) in hand
    When Bob casts the demystify, targeting the umbra, paying {W}
    And the stack resolves
    Then the umbra is in the graveyard
    And Alice has 1 card in hand
    And nothing else changes

  @id:control.enchantress-sweep @cr.603.2
  Scenario Outline: Femeref Enchantress draws one card when <spell> destroys one Aura
    Given it is Bob's precombat main phase
    And Alice controls an enchantress (Femeref Enchantress)
    And Alice controls a plate (Darksteel Plate), attached to the enchantress
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a pacifism (Pacifism), attached to the bear
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the stack resolves
    Then the bear is in the graveyard
    And the pacifism is in the graveyard
    And Alice has 1 card in hand
    And nothing else changes

    Examples:
      | id                | spell              | mana         |
      | akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    |
      | planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} |

  @id:control.karmic @cr.603.2
  Scenario: Karmic Justice strikes back when an opponent's spell destroys an Aura
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock (Ornithopter)
    And Bob has a demystify (Demystify) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When Bob casts the demystify, targeting the umbra, paying {W}
    And the stack resolves
    Then the umbra is in the graveyard
    And the rock is in the graveyard
    And nothing else changes

  @id:control.karmic-twice @cr.603.2
  Scenario: Karmic Justice strikes back once for each destroyed permanent
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra-a (Spider Umbra), attached to the bear
    And Alice controls an umbra-b (Crab Umbra), attached to the bear
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock-a (Bonesplitter)
    And Bob controls a rock-b (Bonesplitter)
    And Bob has a demystify-a (Demystify) in hand
    And Bob has a demystify-b (Demystify) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock-a, once
    And Alice, asked for a target, chooses the rock-b
    When Bob casts the demystify-a, targeting the umbra-a, paying {W}
    And the stack resolves
    And Bob casts the demystify-b, targeting the umbra-b, paying {W}
    And the stack resolves
    Then the umbra-a is in the graveyard
    And the umbra-b is in the graveyard
    And the rock-a is in the graveyard
    And the rock-b is in the graveyard
    And nothing else changes

  @id:control.indestructible-aura @cr.702.12b
  Scenario: A divinity counter and That Which Was Taken make an Aura indestructible
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), with 1 divinity counter, attached to the bear
    And Alice controls a relic (That Which Was Taken)
    And Bob has a demystify (Demystify) in hand
    When Bob casts the demystify, targeting the umbra, paying {W}
    And the top of the stack resolves
    Then the umbra is on the battlefield, attached to the bear
    And nothing else changes
