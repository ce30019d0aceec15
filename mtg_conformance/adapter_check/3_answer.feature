@adapter-check.answer
Feature: What the adapter lets the answers decide
  Each kind of question is answered both ways, so that a choice that the engine or the adapter makes
  by itself is wrong once. The other player has an answer ready, too: the right player is asked.

  @id:adapter-check.answer.may.both-ways @cr.603.5
  Scenario Outline: Whether to do it: <answer>
    Given Alice has a bear (Grizzly Bears) in the graveyard
    And Alice has a digger (Gravedigger) in hand
    And Alice, asked whether to, chooses <answer>
    And Bob, asked whether to, chooses <other>
    And Alice, asked for a target, chooses the bear
    When Alice casts the digger, paying {3}{B}
    And the stack resolves
    Then the bear is in <zone>
    And the digger is on the battlefield
    And nothing else changes

    Examples:
      | id  | answer | other | zone          |
      | yes | yes    | no    | hand          |
      | no  | no     | yes   | the graveyard |

  @id:adapter-check.answer.target.both-ways @cr.603.3d
  Scenario Outline: The target of a triggered ability: <target>
    Given Alice controls an artist (Blood Artist)
    And Alice controls a bear (Grizzly Bears)
    And Alice has 10 life
    And Bob has a murder (Murder) in hand
    And Alice, asked for a target, chooses <target>
    And Bob, asked for a target, chooses <other>
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the stack resolves
    Then the bear is in the graveyard
    And Alice has <alice> life
    And Bob has <bob> life
    And nothing else changes

    Examples:
      | id    | target | other | alice | bob |
      | bob   | Bob    | Alice | 11    | 19  |
      | alice | Alice  | Bob   | 10    | 20  |

  @id:adapter-check.answer.objects.both-ways @cr.701.21a
  Scenario Outline: Which creature is sacrificed: the <gone>
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Bob has an edict (Diabolic Edict) in hand
    And Alice, asked for objects, chooses the <gone>
    And Bob, asked for objects, chooses the <left>
    When Bob casts the edict, targeting Alice, paying {1}{B}
    And the top of the stack resolves
    Then the <gone> is in the graveyard
    And the <left> is on the battlefield
    And nothing else changes

    Examples:
      | id   | gone | left |
      | bear | bear | lion |
      | lion | lion | bear |

  @id:adapter-check.answer.legend.both-ways @cr.704.5j
  Scenario Outline: Which legend is kept: the <kept>
    Given Alice controls an old (Isamaru, Hound of Konda)
    And Alice has a new (Isamaru, Hound of Konda) in hand
    And Alice, asked which legend to keep, chooses the <kept>
    And Bob, asked which legend to keep, chooses the <gone>
    When Alice casts the new, paying {W}
    And the top of the stack resolves
    Then the <kept> is on the battlefield
    And the <gone> is in the graveyard
    And nothing else changes

    Examples:
      | id  | kept | gone |
      | old | old  | new  |
      | new | new  | old  |

  @id:adapter-check.answer.order.both-ways @cr.603.3b
  Scenario Outline: Which of two triggered abilities goes on the stack first: that of the <first>
    Given Alice controls a moa (Bronzebeak Moa)
    And Alice controls a priest (Anointer Priest)
    And Alice controls a bear (Grizzly Bears)
    And Alice has a twin (Cackling Counterpart) in hand
    And Alice, asked for an order, chooses the <first>
    And Bob, asked for an order, chooses the <second>
    When Alice casts the twin, targeting the bear, paying {1}{U}{U}
    And the top of the stack resolves
    And the top of the stack resolves
    Then the moa is on the battlefield, <between>
    And Alice has <life> life
    When the top of the stack resolves
    Then the moa is on the battlefield, 5/5
    And Alice has 21 life

    Examples:
      | id     | first  | second | between | life |
      | moa    | moa    | priest | 2/2     | 21   |
      | priest | priest | moa    | 5/5     | 20   |

  @id:adapter-check.answer.type.both-ways @cr.614.12
  Scenario Outline: Which creature type: <type>
    Given Alice has a mimic (Metallic Mimic) in hand
    And Alice, asked for a type, chooses "<type>"
    And Bob, asked for a type, chooses "<other>"
    When Alice casts the mimic, paying {2}
    And the top of the stack resolves
    Then the mimic is on the battlefield, with subtypes Shapeshifter and <type>
    And nothing else changes

    Examples:
      | id   | type | other |
      | bear | Bear | Elf   |
      | elf  | Elf  | Bear  |

  @id:adapter-check.answer.name.both-ways @cr.602.5
  Scenario Outline: Which card name: <name>
    Given Alice controls a lord (Lord of the Accursed)
    And Alice controls a sorcerer (Prodigal Sorcerer)
    And Alice has a needle (Pithing Needle) in hand
    And Alice, asked for a name, chooses "<name>"
    And Bob, asked for a name, chooses "<other>"
    When Alice casts the needle, paying {1}
    And the top of the stack resolves
    And Alice activates "{1}{B}, {T}" of the lord, paying {1}{B}
    Then that is <lords>
    When Alice activates "{T}" of the sorcerer, targeting Bob
    Then that is <sorcerers>
    When the top of the stack resolves
    Then the needle is on the battlefield
    And the lord is <lord>
    And the sorcerer is <sorcerer>
    And Bob has <life> life
    And nothing else changes

    Examples:
      | id       | name                 | other                | lords    | sorcerers | lord     | sorcerer | life |
      | lord     | Lord of the Accursed | Prodigal Sorcerer    | refused  | accepted | untapped | tapped   | 19   |
      | sorcerer | Prodigal Sorcerer    | Lord of the Accursed | accepted | refused  | tapped   | untapped | 20   |

  @id:adapter-check.answer.colour.both-ways @cr.613.1e
  Scenario Outline: Which color: <color>
    Given Alice has a servant (Painter's Servant) in hand
    And Alice controls an artifact (Ornithopter)
    And Alice, asked for a color, chooses "<letter>"
    And Bob, asked for a color, chooses "<other>"
    When Alice casts the servant, paying {2}
    And the top of the stack resolves
    Then the servant is on the battlefield, colored <color>
    And the artifact is colored <color>
    And nothing else changes

    Examples:
      | id    | color | letter | other |
      | blue  | blue  | U      | G     |
      | green | green | G      | U     |

  @id:adapter-check.answer.damage.both-ways @cr.510.1c
  Scenario Outline: Which blocker gets the damage: the <hit>
    Given Alice controls a giant (Hill Giant)
    And Bob controls a left (Craw Wurm)
    And Bob controls a right (Craw Wurm)
    And Alice, asked where damage goes, chooses the <hit>
    And Bob, asked where damage goes, chooses the <spared>
    When the game advances to the declare attackers step
    And Alice attacks Bob with the giant
    And the game advances to the declare blockers step
    And Bob blocks the giant with the left and the giant with the right
    And the game advances to the postcombat main phase
    Then the giant is in the graveyard
    And the <hit> is on the battlefield, with 3 damage
    And the <spared> is on the battlefield, undamaged
    And nothing else changes

    Examples:
      | id    | hit   | spared |
      | left  | left  | right  |
      | right | right | left   |

  @id:adapter-check.answer.replacement.both-ways @cr.616.1
  Scenario Outline: Which of two replacement effects comes first: that of the <first>
    Given Bob controls a giver (Grizzly Bears), with 1 +1/+1 counter
    And Bob controls a taker (Silvercoat Lion)
    And Bob controls a guildmage (Simic Guildmage)
    And Bob controls a scales (Hardened Scales)
    And Bob controls a season (Doubling Season)
    And Bob, asked which replacement applies, chooses the <first>
    And Alice, asked which replacement applies, chooses the <second>
    When Bob activates "{1}{G}" of the guildmage, targeting the giver and the taker, paying {1}{G}
    And the top of the stack resolves
    Then the giver is on the battlefield, without counters
    And the taker is on the battlefield, with <n> +1/+1 counters
    And nothing else changes

    Examples:
      | id     | first  | second | n |
      | scales | scales | season | 4 |
      | season | season | scales | 3 |

  @id:adapter-check.answer.times.once @cr.603.5
  Scenario: An answer that is good for once gives way to the next one
    Given Alice has a bear (Grizzly Bears) in the graveyard
    And Alice has a lion (Silvercoat Lion) in the graveyard
    And Alice has a one (Gravedigger) in hand
    And Alice has a two (Gravedigger) in hand
    And Alice, asked whether to, chooses yes, once
    And Alice, asked whether to, chooses no
    And Alice, asked for a target, chooses the bear, then the lion
    When Alice casts the one, paying {3}{B}
    And the stack resolves
    And Alice casts the two, paying {3}{B}
    And the stack resolves
    Then the bear is in hand
    And the lion is in the graveyard
    And the one is on the battlefield
    And the two is on the battlefield
    And nothing else changes

  @id:adapter-check.answer.source.asked-by-one
  Scenario: An answer for one source is not given to another
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Bob has an edict (Diabolic Edict) in hand
    And Bob has an other (Diabolic Edict) in hand
    And Alice, asked for objects, chooses the bear, asked by the other
    And Alice, asked for objects, chooses the lion
    When Bob casts the edict, targeting Alice, paying {1}{B}
    And the top of the stack resolves
    Then the lion is in the graveyard
    And the bear is on the battlefield
    And nothing else changes

  @id:adapter-check.answer.none.stops
  Scenario: A question without an answer stops the run, and nobody guesses
    Expected is no verdict on the last line: the run ends as unanswered.
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Bob has an edict (Diabolic Edict) in hand
    And Bob, asked for objects, chooses the bear
    When Bob casts the edict, targeting Alice, paying {1}{B}
    And the top of the stack resolves
    Then the edict is in the graveyard
