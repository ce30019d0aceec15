@umbra-armor.corner.toughness-and-counters @cr.704.3 @cr.704.5f @cr.704.5g
Feature: A saved creature that can't live without its umbra's bonus dies in the next check
  When a creature lives on the toughness that an umbra gives, it is saved, and then the umbra is
  gone. The next check looks at it again, without damage and without the bonus: with toughness 0 or
  less it is put into the graveyard, which nothing replaces.

  What these scenarios catch:
  - a save that keeps a creature with toughness 0 on the battlefield;
  - one check that already looks at the toughness after the save, and so destroys no Aura.

  @id:umbra-armor.corner.toughness-and-counters.next-check @line:CU-14 @needs:control.shock @needs:control.toughness-zero @cr.702.89a @cr.704.5g @cr.704.5f
  Scenario: A bear with three -1/-1 counters is saved by Boar Umbra and dies without it
    Given Alice controls a bear (Grizzly Bears), with 3 -1/-1 counters
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Bob has a shock (Shock) in hand
    When Bob casts the shock, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.toughness-and-counters.either-umbra @line:CU-14 @needs:control.shock @needs:control.toughness-zero @cr.702.89a @cr.616.1 @cr.704.5g
  Scenario Outline: With a second umbra it depends on the one that is picked (<used>)
    Given Alice controls a bear (Grizzly Bears), with 3 -1/-1 counters
    And Alice controls a boar (Boar Umbra), attached to the bear
    And Alice controls a crab (Crab Umbra), attached to the bear
    And Bob has a shock (Shock) in hand
    And Alice, asked which replacement applies, chooses the <used>
    When Bob casts the shock, targeting the bear, paying {R}
    And the top of the stack resolves
    Then the bear is <bear>
    And the boar is <boar>
    And the crab is in the graveyard
    And nothing else changes

    Examples:
      | id   | used | bear                              | boar                                     |
      | boar | boar | in the graveyard                  | in the graveyard                         |
      | crab | crab | on the battlefield, undamaged, 2/2 | on the battlefield, attached to the bear |

  @id:umbra-armor.corner.toughness-and-counters.destroyed-first @line:CU-14 @needs:control.murder @needs:control.karmic @needs:control.toughness-zero @cr.702.89a @cr.704.5f @cr.603.2
  Scenario: Murder destroys the Aura first, as Karmic Justice sees, and then the creature has toughness 0
    Given Alice controls a bear (Grizzly Bears), with 3 -1/-1 counters
    And Alice controls an umbra (Boar Umbra), attached to the bear
    And Alice controls a karmic (Karmic Justice)
    And Bob controls a rock (Ornithopter)
    And Bob has a murder (Murder) in hand
    And Alice, asked whether to, chooses yes
    And Alice, asked for a target, chooses the rock
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is in the graveyard
    And the umbra is in the graveyard
    And the rock is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.toughness-and-counters.deathtouch-as-counters @line:CU-15 @needs:control.torment-deathtouch @cr.702.89a @cr.120.3d @cr.702.80a @cr.704.5h
  Scenario: Under Everlasting Torment deathtouch damage is no marked damage, and the umbra answers it
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an umbra (Spider Umbra), attached to the bear
    And Alice controls a torment (Everlasting Torment)
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    When Alice casts the swipe, targeting the bear and the rats, paying {G}
    And the top of the stack resolves
    Then the bear is on the battlefield, undamaged, with 1 -1/-1 counter, 1/1
    And the umbra is in the graveyard
    And the rats is in the graveyard
    And nothing else changes

  @id:umbra-armor.corner.toughness-and-counters.deathtouch-and-toughness-zero @line:CU-15 @needs:umbra-armor.corner.toughness-and-counters.deathtouch-as-counters @cr.120.3d @cr.704.5f @cr.704.5m
  Scenario: If that counter takes the last toughness, deathtouch does not matter, and nothing is saved
    Given Alice controls a memnite (Memnite)
    And Alice controls an umbra (Crab Umbra), attached to the memnite
    And Alice controls a torment (Everlasting Torment)
    And Bob controls a rats (Typhoid Rats)
    And Alice has a swipe (Savage Swipe) in hand
    When Alice casts the swipe, targeting the memnite and the rats, paying {G}
    And the top of the stack resolves
    Then the memnite is in the graveyard
    And the umbra is in the graveyard
    And the rats is in the graveyard
    And nothing else changes
