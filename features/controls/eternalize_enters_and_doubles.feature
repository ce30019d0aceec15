@control
Feature: Cards that look at what enters, and cards that double, work on ordinary creatures and tokens
  The plain half of the scenarios about how the token enters.

  @id:control.bronzebeak-moa @cr.603.6a
  Scenario: Bronzebeak Moa gets +3/+3 when another creature of its controller enters
    Given Alice controls a moa (Bronzebeak Moa)
    And Alice has a bear (Grizzly Bears) in hand
    When Alice casts the bear, paying {1}{G}
    And the stack resolves
    Then the moa is on the battlefield, 5/5
    And the bear is on the battlefield
    And nothing else changes

  @id:control.anointer-priest @cr.603.6a
  Scenario: Anointer Priest gives 1 life for each creature token, and none for a creature that was cast
    Given Alice controls a priest (Anointer Priest)
    And Alice has a fodder (Dragon Fodder) in hand
    And Alice has a bear (Grizzly Bears) in hand
    And Alice, asked for an order, chooses the priest
    When Alice casts the bear, paying {1}{G}
    And the stack resolves
    Then Alice has 20 life
    When Alice casts the fodder, paying {1}{R}
    And the stack resolves
    Then Alice has 22 life
    And exactly 2 new objects are on the battlefield
    And the bear is on the battlefield
    And nothing else changes

  @id:control.metallic-mimic.chosen @cr.614.12
  Scenario: Metallic Mimic for Bear: a bear that is cast enters with a +1/+1 counter
    Given Alice has a mimic (Metallic Mimic) in hand
    And Alice has a bear (Grizzly Bears) in hand
    And Alice, asked for a type, chooses "Bear"
    When Alice casts the mimic, paying {2}
    And the top of the stack resolves
    And Alice casts the bear, paying {1}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 1 +1/+1 counter, 3/3
    And the mimic is on the battlefield, without counters, with subtypes Shapeshifter and Bear
    And nothing else changes

  @id:control.metallic-mimic.another-type @cr.614.12
  Scenario: Metallic Mimic for Elf: a bear that is cast enters without a counter
    Given Alice has a mimic (Metallic Mimic) in hand
    And Alice has a bear (Grizzly Bears) in hand
    And Alice, asked for a type, chooses "Elf"
    When Alice casts the mimic, paying {2}
    And the top of the stack resolves
    And Alice casts the bear, paying {1}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, without counters, 2/2
    And the mimic is on the battlefield, without counters, with subtypes Shapeshifter and Elf
    And nothing else changes

  @id:control.hardened-scales @cr.614.16
  Scenario: Hardened Scales adds one to the counter that a creature enters with
    Given Alice controls a scales (Hardened Scales)
    And Alice has a mimic (Metallic Mimic) in hand
    And Alice has a bear (Grizzly Bears) in hand
    And Alice, asked for a type, chooses "Bear"
    And Alice, asked which replacement applies, chooses the mimic, then the scales
    When Alice casts the mimic, paying {2}
    And the top of the stack resolves
    And Alice casts the bear, paying {1}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 2 +1/+1 counters, 4/4
    And the mimic is on the battlefield, without counters
    And nothing else changes

  @id:control.master-biomancer @cr.614.12
  Scenario: Master Biomancer: a bear that is cast enters with two +1/+1 counters and as a Mutant besides
    Given Alice controls a biomancer (Master Biomancer)
    And Alice has a bear (Grizzly Bears) in hand
    When Alice casts the bear, paying {1}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 2 +1/+1 counters, 4/4, with subtypes Bear and Mutant
    And nothing else changes

  @id:control.anointed-procession @cr.614.16
  Scenario: Anointed Procession makes four Goblins of two
    Given Alice controls a doubler (Anointed Procession)
    And Alice has a fodder (Dragon Fodder) in hand
    When Alice casts the fodder, paying {1}{R}
    And the top of the stack resolves
    Then exactly 4 new objects are on the battlefield
    And exactly 4 new objects are on the battlefield, controlled by Alice, 1/1, colored red, with subtypes Goblin, a token
    And nothing else changes

  @id:control.parallel-lives @cr.614.16
  Scenario: Parallel Lives makes four Goblins of two
    Given Alice controls a doubler (Parallel Lives)
    And Alice has a fodder (Dragon Fodder) in hand
    When Alice casts the fodder, paying {1}{R}
    And the top of the stack resolves
    Then exactly 4 new objects are on the battlefield
    And exactly 4 new objects are on the battlefield, controlled by Alice, 1/1, colored red, with subtypes Goblin, a token
    And nothing else changes

  @id:control.doubling-season @cr.614.16
  Scenario: Doubling Season makes four Goblins of two
    Given Alice controls a doubler (Doubling Season)
    And Alice has a fodder (Dragon Fodder) in hand
    When Alice casts the fodder, paying {1}{R}
    And the top of the stack resolves
    Then exactly 4 new objects are on the battlefield
    And exactly 4 new objects are on the battlefield, controlled by Alice, 1/1, colored red, with subtypes Goblin, a token
    And nothing else changes

  @id:control.doubling-season.counters @cr.614.16
  Scenario: Doubling Season doubles the counter that a creature enters with
    Given Alice controls a season (Doubling Season)
    And Alice has a mimic (Metallic Mimic) in hand
    And Alice has a bear (Grizzly Bears) in hand
    And Alice, asked for a type, chooses "Bear"
    And Alice, asked which replacement applies, chooses the mimic, then the season
    When Alice casts the mimic, paying {2}
    And the top of the stack resolves
    And Alice casts the bear, paying {1}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 2 +1/+1 counters, 4/4
    And the mimic is on the battlefield, without counters
    And nothing else changes
