@umbra-armor.0 @cr.702.89a @cr.702.89b @cr.303.4b @cr.614.1a
Feature: An Aura with umbra armor is destroyed in place of the permanent it enchants
  Umbra armor is a static ability of an Aura. Whenever the permanent that the Aura enchants would
  be destroyed, all damage marked on that permanent is removed and the Aura is destroyed in its
  stead. The first umbras were printed with the words "totem armor"; that is the same ability under
  its older name, so old and new cards behave alike. The rule speaks of a permanent, not of a
  creature: an umbra that can enchant a land, an artifact or a planeswalker protects it as well.

  An engine must show that every printed umbra does this, that both names are one ability, that any
  permanent is protected, and that nothing but an Aura on the very permanent gives the protection.

  What these scenarios catch:
  - an umbra whose card was written without its last line;
  - the keyword known under one of its two names only;
  - protection for creatures only;
  - protection for whatever the Aura's controller controls, or by an Equipment;
  - Umbra Mystic protecting the permanent without costing it the Aura.

  @id:umbra-armor.0.destroy @needs:control.murder @cr.702.89a
  Scenario Outline: <umbra> is destroyed instead of the creature that Murder would destroy
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (<umbra>), attached to the bear
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the umbra is in Alice's graveyard
    And nothing else changes

    Examples: printed with the older name of the ability
      | id       | umbra          |
      | bear     | Bear Umbra     |
      | boar     | Boar Umbra     |
      | crab     | Crab Umbra     |
      | drake    | Drake Umbra    |
      | eel      | Eel Umbra      |
      | eland    | Eland Umbra    |
      | felidar  | Felidar Umbra  |
      | hyena    | Hyena Umbra    |
      | indrik   | Indrik Umbra   |
      | mammoth  | Mammoth Umbra  |
      | octopus  | Octopus Umbra  |
      | snake    | Snake Umbra    |
      | spider   | Spider Umbra   |
      | treefolk | Treefolk Umbra |

    Examples: printed with today's name
      | id   | umbra      |
      | dog  | Dog Umbra  |
      | lion | Lion Umbra |

  @id:umbra-armor.0.two-names @needs:control.murder @cr.702.89a @cr.616.1 @line:RU-10
  Scenario Outline: An umbra with the older name and one with today's name are equal choices (<used>)
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a hyena (Hyena Umbra), attached to the bear
    And Alice controls a dog (Dog Umbra), attached to the bear
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
      | older | hyena | dog   |
      | newer | dog   | hyena |

  @id:umbra-armor.0.land @needs:control.stone-rain @cr.702.89a @line:CU-01 @line:RU-15
  Scenario: A Mask on a land is destroyed instead of the land
    Given it is Bob's precombat main phase
    And Alice controls a forest (Forest)
    And Alice controls a mask (Mask), attached to the forest, a token
    And Bob has a stone-rain (Stone Rain) in hand
    When Bob casts the stone-rain, targeting the forest, paying {2}{R}
    And the top of the stack resolves
    Then the forest is on the battlefield
    And the mask is gone
    And nothing else changes

  @id:umbra-armor.0.artifact @needs:control.putrefy-artifact @cr.702.89a @line:RU-15
  Scenario: A Mask on a noncreature artifact is destroyed instead of the artifact
    Given Alice controls a bonesplitter (Bonesplitter)
    And Alice controls a mask (Mask), attached to the bonesplitter, a token
    And Bob has a putrefy (Putrefy) in hand
    When Bob casts the putrefy, targeting the bonesplitter, paying {1}{B}{G}
    And the top of the stack resolves
    Then the bonesplitter is on the battlefield
    And the mask is gone
    And nothing else changes

  @id:umbra-armor.0.artifact-any-permanent @needs:control.vindicate @cr.702.89a
  Scenario: A Mask answers a spell that destroys any permanent
    Given it is Bob's precombat main phase
    And Alice controls a bonesplitter (Bonesplitter), tapped
    And Alice controls a mask (Mask), attached to the bonesplitter, a token
    And Bob has a vindicate (Vindicate) in hand
    When Bob casts the vindicate, targeting the bonesplitter, paying {1}{W}{B}
    And the top of the stack resolves
    Then the bonesplitter is on the battlefield, tapped
    And the mask is gone
    And nothing else changes

  @id:umbra-armor.0.planeswalker @needs:control.downfall-planeswalker @cr.702.89a @line:CU-02 @line:RU-15
  Scenario: A Mask on a planeswalker is destroyed instead, and the loyalty stays as it is
    Given Alice controls an elspeth (Elspeth, Sun's Champion), with 4 loyalty counters
    And Alice controls a mask (Mask), attached to the elspeth, a token
    And Bob has a downfall (Hero's Downfall) in hand
    When Bob casts the downfall, targeting the elspeth, paying {1}{B}{B}
    And the top of the stack resolves
    Then the elspeth is on the battlefield, with 4 loyalty counters
    And the mask is gone
    And nothing else changes

  @id:umbra-armor.0.creature-mask @needs:control.murder @cr.702.89a
  Scenario: A Mask on a creature is destroyed instead of the creature
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a mask (Mask), attached to the bear, a token
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the mask is gone
    And nothing else changes

  @id:umbra-armor.0.mystic @needs:control.plain-aura @cr.702.89a @line:CU-05 @line:RU-11
  Scenario: Umbra Mystic arms an opponent's Pacifism on a creature of its controller
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Alice controls a mystic (Umbra Mystic)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the pacifism is in Bob's graveyard
    And nothing else changes

  @id:umbra-armor.0.mystic-on-others @needs:umbra-armor.0.mystic @needs:control.plain-aura @cr.701.8a @cr.704.5m @line:CU-06 @line:RU-11
  Scenario: Umbra Mystic arms nothing on a creature that an opponent controls
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls a pacifism (Pacifism), attached to the bear
    And Bob controls a mystic (Umbra Mystic)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the pacifism is in Bob's graveyard
    And nothing else changes

  @id:umbra-armor.0.no-equipment @needs:umbra-armor.0.mystic @cr.701.8a
  Scenario: An Equipment is no Aura, so Umbra Mystic does not arm it
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a bonesplitter (Bonesplitter), attached to the bear
    And Alice controls a mystic (Umbra Mystic)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the bonesplitter is on the battlefield, attached to nothing
    And nothing else changes

  @id:umbra-armor.0.another-creature @needs:umbra-armor.0.destroy.spider @cr.701.8a
  Scenario: An umbra does nothing for a creature that it does not enchant
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a lion (Silvercoat Lion)
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the lion, paying {1}{B}{B}
    And the top of the stack resolves
    Then the lion is in the graveyard
    And the umbra is on the battlefield, attached to the bear
    And nothing else changes

  @id:umbra-armor.0.aura-itself @needs:umbra-armor.0.destroy.spider @needs:control.enchantress @cr.701.8a
  Scenario: Destroying the umbra itself is no business of the creature and leaves its damage
    Given Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob has a demystify (Demystify) in hand
    When Bob casts the demystify, targeting the umbra, paying {W}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 1 damage
    And the umbra is in the graveyard
    And nothing else changes

  # Over any board

  @id:umbra-armor.0.any.in-its-place @quantified @cr.702.89a
  Scenario: Its only umbra goes in the creature's place
    Given any board with a creature that can live without its Auras and exactly one umbra on it
    And with no other protection and no Lion Umbra
    When one event would destroy the creature
    Then the creature is on the battlefield
    And its umbra is in the graveyard

  @id:umbra-armor.0.any.umbra-elsewhere @quantified @cr.702.89a
  Scenario: An umbra on another creature does not help
    Given any board with a creature and no umbra on it and an umbra on another creature
    And with no other protection
    When a spell would destroy the creature
    Then the creature is in the graveyard
