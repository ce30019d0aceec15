@umbra-armor.corner.two-modes @cr.608.2c @cr.614.4 @cr.614.6
Feature: A spell with two modes destroys one thing after the other
  The modes of one spell are carried out in printed order. What the first of them destroyed, or made
  an umbra pay for, is over when the second is carried out. That is unlike a spell that
  destroys creatures and enchantments at the same time.

  @id:umbra-armor.corner.two-modes.enchantments-then-creatures @line:CU-69 @needs:control.austere-command.1-and-3 @needs:control.austere-command.2-and-4 @cr.608.2c @cr.701.8a
  Scenario: Austere Command destroys the umbra first and then the creature without it
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a command (Austere Command) in hand
    When Bob casts the command, choosing mode 2 and 3, paying {4}{W}{W}
    And the top of the stack resolves
    Then the umbra is in the graveyard
    And the bear is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.two-modes.together @line:CU-69 @needs:control.destroy-all.akromas-vengeance @cr.701.8a @cr.702.89a
  Scenario: Akroma's Vengeance destroys the two at the same time and leaves the creature
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a vengeance (Akroma's Vengeance) in hand
    When Bob casts the vengeance, paying {4}{W}{W}
    And the top of the stack resolves
    Then the umbra is in the graveyard
    And the bear is on the battlefield
    And nothing else changes

  @id:umbra-armor.corner.two-modes.other-creatures @line:CU-69 @needs:control.austere-command.1-and-3 @needs:control.austere-command.2-and-4 @cr.608.2c @cr.701.8a
  Scenario: With the mode for larger creatures in its place the creature loses only its umbra
    Given it is Bob's precombat main phase
    And Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Crab Umbra), attached to the bear
    And Bob has a command (Austere Command) in hand
    When Bob casts the command, choosing mode 2 and 4, paying {4}{W}{W}
    And the top of the stack resolves
    Then the umbra is in the graveyard
    And the bear is on the battlefield
    And nothing else changes

  @id:umbra-armor.corner.two-modes.twice-the-same @line:CU-70 @needs:control.austere-command.1-and-3 @needs:control.austere-command.2-and-4 @cr.608.2c @cr.701.8a @cr.702.89a
  Scenario: An artifact creature is destroyed by both modes, and one umbra is not enough
    Given it is Bob's precombat main phase
    And Alice controls a memnite (Memnite)
    And Alice controls an umbra (Crab Umbra), attached to the memnite
    And Bob has a command (Austere Command) in hand
    When Bob casts the command, choosing mode 1 and 3, paying {4}{W}{W}
    And the top of the stack resolves
    Then the umbra is in the graveyard
    And the memnite is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.two-modes.twice-with-two-umbras @line:CU-70 @needs:control.austere-command.1-and-3 @needs:control.austere-command.2-and-4 @cr.608.2c @cr.702.89a
  Scenario: An artifact creature is destroyed by both modes, and two umbras go for it
    Given it is Bob's precombat main phase
    And Alice controls a memnite (Memnite)
    And Alice controls a crab (Crab Umbra), attached to the memnite
    And Alice controls a spider (Spider Umbra), attached to the memnite
    And Bob has a command (Austere Command) in hand
    And Alice, asked which replacement applies, chooses the crab, then the spider
    When Bob casts the command, choosing mode 1 and 3, paying {4}{W}{W}
    And the top of the stack resolves
    Then the crab is in the graveyard
    And the spider is in the graveyard
    And the memnite is on the battlefield
    And nothing else changes
