@umbra-armor.corner.umbra-mystic @cr.611.3a @cr.702.89a
Feature: What Umbra Mystic gives to the Auras on its controller's permanents
  Umbra Mystic's static ability arms whatever Aura is attached to one of its controller's permanents,
  for as long as it is there. An umbra that it arms once more has the same ability twice, which is
  no more than once. When Umbra Mystic is destroyed or put into the graveyard in the same event that
  would destroy the others, it was still there when the event happened, so the others are saved.

  What these scenarios catch:
  - an Aura that has the ability twice and saves twice, or costs two Auras;
  - a list of destroyed creatures that is worked off one by one, Umbra Mystic first;
  - Auras that keep what Umbra Mystic gave them after it is gone.

  @id:umbra-armor.corner.umbra-mystic.twice-on-one-aura @line:CU-29 @line:RU-14 @needs:control.murder @cr.702.89a @cr.701.8a
  Scenario: An umbra that Umbra Mystic arms once more saves once
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Hyena Umbra), attached to the bear
    And Alice controls a mystic (Umbra Mystic)
    And Bob has a first (Murder) in hand
    And Bob has a second (Murder) in hand
    When Bob casts the first, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the umbra is in the graveyard
    And the mystic is on the battlefield
    When Bob casts the second, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.umbra-mystic.twice-beside-another @line:CU-29 @line:RU-14 @needs:control.murder @cr.702.89a @cr.616.1
  Scenario Outline: Two umbras that Umbra Mystic arms once more are still two, and one goes (<used>)
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a hyena (Hyena Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Alice controls a mystic (Umbra Mystic)
    And Bob has a murder (Murder) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <kept>
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the <used> is in the graveyard
    And the <kept> is on the battlefield, attached to the bear
    And nothing else changes

    Examples:
      | id    | used  | kept  |
      | hyena | hyena | crab  |
      | crab  | crab  | hyena |

  @id:umbra-armor.corner.umbra-mystic.two-mystics @line:RU-14 @needs:umbra-armor.0.mystic @cr.702.89a @cr.701.8a
  Scenario: Two Umbra Mystics arm an Aura no more than one
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Alice controls a mystic-a (Umbra Mystic)
    And Alice controls a mystic-b (Umbra Mystic)
    And Bob has a first (Murder) in hand
    And Bob has a second (Murder) in hand
    When Bob casts the first, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the pacifism is in the graveyard
    When Bob casts the second, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the pacifism is in Bob's graveyard
    And nothing else changes

  @id:umbra-armor.corner.umbra-mystic.wrath @line:CU-30 @needs:umbra-armor.0.mystic @needs:control.destroy-all-creatures.wrath-of-god @cr.702.89a @cr.701.8a
  Scenario: Wrath of God destroys Umbra Mystic and, instead of the creatures, the plain Auras that it arms
    Given it is Bob's precombat main phase
    And Alice controls a mystic (Umbra Mystic)
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a strength (Holy Strength), attached to the lion
    And Bob has a wrath (Wrath of God) in hand
    When Bob casts the wrath, paying {2}{W}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the lion is on the battlefield, 2/2
    And the pacifism is in Bob's graveyard
    And the strength is in the graveyard
    And the mystic is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.umbra-mystic.wrath-mystic-last @line:CU-30 @needs:umbra-armor.0.mystic @needs:control.destroy-all-creatures.wrath-of-god @cr.702.89a @cr.701.8a
  Scenario: Wrath of God again, and Umbra Mystic arrived last
    Given it is Bob's precombat main phase
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a lion (Silvercoat Lion)
    And Alice controls a strength (Holy Strength), attached to the lion
    And Alice controls a mystic (Umbra Mystic)
    And Bob has a wrath (Wrath of God) in hand
    When Bob casts the wrath, paying {2}{W}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the lion is on the battlefield, 2/2
    And the pacifism is in Bob's graveyard
    And the strength is in the graveyard
    And the mystic is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.umbra-mystic.wrath-saves-mystic @line:CU-30 @needs:umbra-armor.0.mystic @needs:control.destroy-all-creatures.wrath-of-god @cr.702.89a
  Scenario: Wrath of God costs Umbra Mystic its own plain Aura, and the bear the other
    Given it is Bob's precombat main phase
    And Alice controls a mystic (Umbra Mystic)
    And Alice controls a strength (Holy Strength), attached to the mystic
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a wrath (Wrath of God) in hand
    When Bob casts the wrath, paying {2}{W}{W}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the mystic is on the battlefield, 2/2
    And the pacifism is in Bob's graveyard
    And the strength is in the graveyard
    And the lion is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.umbra-mystic.pyroclasm @line:CU-30 @needs:umbra-armor.0.mystic @needs:control.pyroclasm @cr.702.89a @cr.704.3 @cr.704.5g
  Scenario: Pyroclasm: in one check Umbra Mystic dies and the creature under a plain Aura is saved
    Given it is Bob's precombat main phase
    And Alice controls a mystic (Umbra Mystic)
    And Alice controls a bear (Grizzly Bears)
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Bob has a pyroclasm (Pyroclasm) in hand
    When Bob casts the pyroclasm, paying {1}{R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the pacifism is in Bob's graveyard
    And the mystic is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.umbra-mystic.toughness-zero @line:CU-30 @needs:umbra-armor.0.mystic @needs:control.anthem-destroyed.toughness-zero @needs:control.anthem-destroyed.lethal-damage @cr.702.89a @cr.704.3 @cr.704.5f @cr.704.5g
  Scenario: Umbra Mystic's toughness is 0 in the check in which the creature under a plain Aura has lethal damage
    Given Alice controls an anthem (Glorious Anthem)
    And Alice controls a mystic (Umbra Mystic), with 2 -1/-1 counters
    And Alice controls a bear (Grizzly Bears), with 2 damage
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Bob has a demystify (Demystify) in hand
    When Bob casts the demystify, targeting the anthem, paying {W}
    And the top of the stack resolves
    Then the anthem is in the graveyard
    And the mystic is in the graveyard
    And the bear is on the battlefield, undamaged, 2/2
    And the pacifism is in Bob's graveyard
    And nothing else changes

  @id:umbra-armor.corner.umbra-mystic.mystic-gone @line:RU-11 @needs:umbra-armor.corner.umbra-mystic.wrath @needs:control.murder @cr.701.8a @cr.704.5m
  Scenario: When Umbra Mystic has been destroyed before, its Auras save nothing
    Given Alice controls a mystic (Umbra Mystic)
    And Alice controls a bear (Grizzly Bears)
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Bob has a first (Murder) in hand
    And Bob has a second (Murder) in hand
    When Bob casts the first, targeting the mystic, paying {1}{B}{B}
    And the top of the stack resolves
    And Bob casts the second, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the mystic is in the graveyard
    And the bear is in the graveyard
    And the pacifism is in Bob's graveyard
    And nothing else changes

  @id:umbra-armor.corner.umbra-mystic.nobody-declines @line:RU-12 @needs:umbra-armor.0.mystic @needs:control.bolt @cr.702.89a @cr.704.5g
  Scenario: The save by an opponent's Aura is mandatory, too
    Given Alice controls a bear (Grizzly Bears)
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Alice controls a mystic (Umbra Mystic)
    And Bob has a bolt (Lightning Bolt) in hand
    And Alice, asked whether to, chooses no
    And Bob, asked whether to, chooses no
    When Bob casts the bolt, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the pacifism is in Bob's graveyard
    And nothing else changes
