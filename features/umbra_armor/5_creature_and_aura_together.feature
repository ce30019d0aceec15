@umbra-armor.5 @cr.614.6 @cr.616.1 @cr.608.2f @cr.701.8a @cr.400.6 @cr.702.89a
Feature: One effect destroys the creature and its umbra together, and the creature is saved
  Some spells destroy creatures and enchantments at the same moment. The creature's destruction is
  replaced by the destruction of the Aura, and the same spell destroys the Aura on its own account.
  Being destroyed twice at one moment is the same as being destroyed once: the creature stays, the
  Aura is in the graveyard, and whoever counts Auras counts one.

  An engine must show this in whatever order the permanents arrived and whichever of the two it
  visits first. So most of these scenarios come in several orders: creature before Aura, Aura
  before creature, and with something of another player between them. A creature without an umbra
  stands by in them and is destroyed, which shows that the spell did its work.

  What these scenarios catch:
  - the list of doomed permanents is worked off one by one, and the creature comes after its Aura;
  - the Aura is destroyed and counted twice;
  - with two umbras, one of them survives or the creature dies;
  - the damage stays marked although the creature was saved.

  @id:umbra-armor.5.creature-first @cr.702.89a @cr.701.8a @line:RU-05
  Scenario Outline: <spell> when the creature arrived before its umbra
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the umbra is in the graveyard
    And the lion is in the graveyard
    And nothing else changes

    Examples:
      | id                | needs                                 | spell              | mana         |
      | akromas-vengeance | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    |
      | planar-cleansing  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} |

  @id:umbra-armor.5.aura-first @cr.702.89a @cr.701.8a @line:RU-05
  Scenario Outline: <spell> when the umbra is older than the creature it enchants
    Given it is Bob's precombat main phase
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the umbra is in the graveyard
    And the lion is in the graveyard
    And nothing else changes

    Examples:
      | id                | needs                                 | spell              | mana         |
      | akromas-vengeance | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    |
      | planar-cleansing  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} |

  @id:umbra-armor.5.bystander-between @cr.702.89a @cr.701.8a
  Scenario Outline: <spell> when an opponent's creature arrived between the umbra and its creature
    Given it is Bob's precombat main phase
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob controls a lion (Silvercoat Lion)
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the umbra is in the graveyard
    And the lion is in the graveyard
    And nothing else changes

    Examples:
      | id                | needs                                 | spell              | mana         |
      | akromas-vengeance | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    |
      | planar-cleansing  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} |

  @id:umbra-armor.5.disk.creature-first @needs:control.disk @cr.702.89a @cr.701.8a
  Scenario: Nevinyrral's Disk when the creature arrived before its umbra
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob controls a lion (Silvercoat Lion)
    And Bob controls a disk (Nevinyrral's Disk)
    When Bob activates "{1}, {T}" of the disk, paying {1}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the umbra is in the graveyard
    And the lion is in the graveyard
    And the disk is in the graveyard
    And nothing else changes

  @id:umbra-armor.5.disk.aura-first @needs:control.disk @cr.702.89a @cr.701.8a
  Scenario: Nevinyrral's Disk when the umbra is older than the creature it enchants
    Given it is Bob's precombat main phase
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls a lion (Silvercoat Lion)
    And Bob controls a disk (Nevinyrral's Disk)
    When Bob activates "{1}, {T}" of the disk, paying {1}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the umbra is in the graveyard
    And the lion is in the graveyard
    And the disk is in the graveyard
    And nothing else changes

  @id:umbra-armor.5.disk.bystander-between @needs:control.disk @cr.702.89a @cr.701.8a
  Scenario: Nevinyrral's Disk when an opponent's creature arrived between the umbra and its creature
    Given it is Bob's precombat main phase
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob controls a lion (Silvercoat Lion)
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls a disk (Nevinyrral's Disk)
    When Bob activates "{1}, {T}" of the disk, paying {1}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the umbra is in the graveyard
    And the lion is in the graveyard
    And the disk is in the graveyard
    And nothing else changes

  @id:umbra-armor.5.opponents-aura @cr.702.89a @cr.701.8a
  Scenario Outline: <spell> when the creature arrived before an opponent's umbra on it
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Alice controls a runeclaw (Runeclaw Bear)
    And Bob controls an umbra (Spider Umbra), attached to the bear
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the umbra is in Bob's graveyard
    And the runeclaw is in the graveyard
    And nothing else changes

    Examples:
      | id                | needs                                 | spell              | mana         |
      | akromas-vengeance | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    |
      | planar-cleansing  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} |

  @id:umbra-armor.5.opponents-aura-first @cr.702.89a @cr.701.8a
  Scenario Outline: <spell> when an opponent's umbra is older than the creature it enchants
    Given it is Bob's precombat main phase
    And Bob controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a runeclaw (Runeclaw Bear)
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the umbra is in Bob's graveyard
    And the runeclaw is in the graveyard
    And nothing else changes

    Examples:
      | id                | needs                                 | spell              | mana         |
      | akromas-vengeance | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    |
      | planar-cleansing  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} |

  @id:umbra-armor.5.two-umbras @cr.702.89a @cr.616.1 @cr.701.8a @line:CU-10
  Scenario Outline: <spell> takes both umbras and not the creature when the creature arrived before both umbras (<used>)
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 4 damage
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Bob has a spell (<spell>) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <other>
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the boar is in the graveyard
    And the crab is in the graveyard
    And nothing else changes

    Examples:
      | id                     | needs                                 | spell              | mana         | used | other |
      | akromas-vengeance.boar | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    | boar | crab  |
      | akromas-vengeance.crab | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    | crab | boar  |
      | planar-cleansing.boar  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} | boar | crab  |
      | planar-cleansing.crab  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} | crab | boar  |

  @id:umbra-armor.5.two-umbras-first @cr.702.89a @cr.616.1 @cr.701.8a @line:CU-10
  Scenario Outline: <spell> takes both umbras and not the creature when both umbras are older than the creature (<used>)
    Given it is Bob's precombat main phase
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Alice controls a bear (Grizzly Bears), with 4 damage
    And Bob has a spell (<spell>) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <other>
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the boar is in the graveyard
    And the crab is in the graveyard
    And nothing else changes

    Examples:
      | id                     | needs                                 | spell              | mana         | used | other |
      | akromas-vengeance.boar | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    | boar | crab  |
      | akromas-vengeance.crab | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    | crab | boar  |
      | planar-cleansing.boar  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} | boar | crab  |
      | planar-cleansing.crab  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} | crab | boar  |

  @id:umbra-armor.5.between-two-umbras @cr.702.89a @cr.616.1 @cr.701.8a @line:CU-10
  Scenario Outline: <spell> takes both umbras and not the creature when the creature arrived between its two umbras (<used>)
    Given it is Bob's precombat main phase
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a bear (Grizzly Bears), with 4 damage
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Bob has a spell (<spell>) in hand
    And Alice, asked which replacement applies, chooses the <used>
    And Bob, asked which replacement applies, chooses the <other>
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, 2/2
    And the boar is in the graveyard
    And the crab is in the graveyard
    And nothing else changes

    Examples:
      | id                     | needs                                 | spell              | mana         | used | other |
      | akromas-vengeance.boar | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    | boar | crab  |
      | akromas-vengeance.crab | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    | crab | boar  |
      | planar-cleansing.boar  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} | boar | crab  |
      | planar-cleansing.crab  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} | crab | boar  |

  @id:umbra-armor.5.counted-once @cr.702.89a @cr.701.8a @cr.603.2
  Scenario Outline: <spell> destroys the umbra once, as Femeref Enchantress sees, when the creature arrived before its umbra
    Given it is Bob's precombat main phase
    And Alice controls an enchantress (Femeref Enchantress)
    And Alice controls a plate (Darksteel Plate), attached to the enchantress
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the stack resolves
    Then the bear is on the battlefield
    And the umbra is in the graveyard
    And Alice has 1 card in hand
    And nothing else changes

    Examples:
      | id                | needs                                       | spell              | mana         |
      | akromas-vengeance | control.enchantress-sweep.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    |
      | planar-cleansing  | control.enchantress-sweep.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} |

  @id:umbra-armor.5.counted-once-aura-first @cr.702.89a @cr.701.8a @cr.603.2
  Scenario Outline: <spell> destroys the umbra once, as Femeref Enchantress sees, when the umbra is older than the creature
    Given it is Bob's precombat main phase
    And Alice controls an enchantress (Femeref Enchantress)
    And Alice controls a plate (Darksteel Plate), attached to the enchantress
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a bear (Grizzly Bears)
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the stack resolves
    Then the bear is on the battlefield
    And the umbra is in the graveyard
    And Alice has 1 card in hand
    And nothing else changes

    Examples:
      | id                | needs                                       | spell              | mana         |
      | akromas-vengeance | control.enchantress-sweep.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    |
      | planar-cleansing  | control.enchantress-sweep.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} |

  @id:umbra-armor.5.two-auras-counted @cr.702.89a @cr.616.1 @cr.701.8a @cr.603.2
  Scenario Outline: <spell> destroys two umbras of one creature, and each counts once
    Given it is Bob's precombat main phase
    And Alice controls an enchantress (Femeref Enchantress)
    And Alice controls a plate (Darksteel Plate), attached to the enchantress
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Bob has a spell (<spell>) in hand
    And Alice, asked which replacement applies, chooses the boar
    When Bob casts the spell, paying <mana>
    And the stack resolves
    Then the bear is on the battlefield
    And the boar is in the graveyard
    And the crab is in the graveyard
    And Alice has 2 cards in hand
    And nothing else changes

    Examples:
      | id                | needs                                       | spell              | mana         |
      | akromas-vengeance | control.enchantress-sweep.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    |
      | planar-cleansing  | control.enchantress-sweep.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} |

  @id:umbra-armor.5.two-creatures @cr.702.89a @cr.701.8a
  Scenario Outline: <spell> leaves every creature that has an umbra, whoever controls it
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears), with 1 damage
    And Bob controls a crab (Crab Umbra), attached to the lion
    And Bob controls a lion (Silvercoat Lion), with 1 damage
    And Alice controls a spider (Spider Umbra), attached to the bear
    And Alice controls a giant (Hill Giant)
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged
    And the spider is in Alice's graveyard
    And the lion is on the battlefield, undamaged
    And the crab is in Bob's graveyard
    And the giant is in the graveyard
    And nothing else changes

    Examples:
      | id                | needs                                 | spell              | mana         |
      | akromas-vengeance | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    |
      | planar-cleansing  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} |

  @id:umbra-armor.5.artifact-creature @cr.702.89a @cr.701.8a
  Scenario Outline: <spell> destroys an artifact creature once, so one umbra saves it
    Given it is Bob's precombat main phase
    And Alice controls an umbra (Crab Umbra), attached to the memnite
    And Alice controls a memnite (Memnite)
    And Bob controls a rock (Ornithopter)
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the memnite is on the battlefield
    And the umbra is in the graveyard
    And the rock is in the graveyard
    And nothing else changes

    Examples:
      | id                | needs                                 | spell              | mana         |
      | akromas-vengeance | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    |
      | planar-cleansing  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} |

  @id:umbra-armor.5.token-aura @cr.702.89a @cr.701.8a
  Scenario Outline: <spell> destroys a Mask and leaves the artifact that wears it
    Given it is Bob's precombat main phase
    And Alice controls a bonesplitter (Bonesplitter)
    And Alice controls a mask (Mask), attached to the bonesplitter, a token
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a spell (<spell>) in hand
    When Bob casts the spell, paying <mana>
    And the top of the stack resolves
    Then the bonesplitter is on the battlefield
    And the mask is gone
    And the lion is in the graveyard
    And nothing else changes

    Examples:
      | id                | needs                                 | spell              | mana         |
      | akromas-vengeance | control.destroy-all.akromas-vengeance | Akroma's Vengeance | {4}{W}{W}    |
      | planar-cleansing  | control.destroy-all.planar-cleansing  | Planar Cleansing   | {3}{W}{W}{W} |

  # Over any board

  @id:umbra-armor.5.any.together @quantified @cr.702.89a @cr.701.8a @cr.614.6
  Scenario: The creature is saved, though its Auras are all destroyed with it
    Given any board with a creature that can live without its Auras and an umbra on it
    And with no other protection
    When one effect would destroy the creature and all its Auras
    Then the creature is on the battlefield, undamaged
    And each of its Auras is in the graveyard
