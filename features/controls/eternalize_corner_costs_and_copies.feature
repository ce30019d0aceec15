@control
Feature: Costs, copies of abilities, types and colors, without eternalize
  The cards that change what abilities cost, copy or counter them, and give types and colors, shown on others.

  @id:control.conspiracy @cr.613.1d
  Scenario: Under Conspiracy one's creatures are Elves and nothing else
    Given Alice has a conspiracy (Conspiracy) in hand
    And Alice controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    And Alice, asked for a type, chooses "Elf"
    When Alice casts the conspiracy, paying {3}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield, with subtypes Elf
    And the lion is on the battlefield, with subtypes Cat
    And the conspiracy is on the battlefield
    And nothing else changes

  @id:control.conspiracy.in-a-graveyard @needs:control.conspiracy @cr.613.1d
  Scenario: Under Conspiracy for Elf a creature card in its controller's graveyard is an Elf, too
    Given Alice has a conspiracy (Conspiracy) in hand
    And Alice has a bear (Grizzly Bears) in the graveyard
    And Alice controls a lion (Silvercoat Lion)
    And Alice, asked for a type, chooses "Elf"
    When Alice casts the conspiracy, paying {3}{B}{B}
    And the top of the stack resolves
    Then the bear is in the graveyard, with subtypes Elf
    And the lion is on the battlefield, with subtypes Elf
    And the conspiracy is on the battlefield
    And nothing else changes

  @id:control.demystify-conspiracy @needs:control.conspiracy @cr.701.8a
  Scenario: Demystify destroys Conspiracy, and the bear is a Bear again
    Given Alice has a conspiracy (Conspiracy) in hand
    And Alice has a demystify (Demystify) in hand
    And Alice controls a bear (Grizzly Bears)
    And Alice, asked for a type, chooses "Elf"
    When Alice casts the conspiracy, paying {3}{B}{B}
    And the top of the stack resolves
    And Alice casts the demystify, targeting the conspiracy, paying {W}
    And the top of the stack resolves
    Then the conspiracy is in the graveyard
    And the bear is on the battlefield, with subtypes Bear
    And nothing else changes

  @id:control.arcane-adaptation @cr.613.1d
  Scenario: Under Arcane Adaptation one's creatures are Elves besides
    Given Alice has an adaptation (Arcane Adaptation) in hand
    And Alice controls a bear (Grizzly Bears)
    And Alice, asked for a type, chooses "Elf"
    When Alice casts the adaptation, paying {2}{U}
    And the top of the stack resolves
    Then the bear is on the battlefield, with subtypes Bear and Elf
    And the adaptation is on the battlefield
    And nothing else changes

  @id:control.maskwood-nexus @needs:control.lord-of-the-accursed @cr.613.1d
  Scenario: With Maskwood Nexus a bear is a Zombie too, and Lord of the Accursed makes it 3/3
    Given Alice has a nexus (Maskwood Nexus) in hand
    And Alice controls a lord (Lord of the Accursed)
    And Alice controls a bear (Grizzly Bears)
    And Bob controls a lion (Silvercoat Lion)
    When Alice casts the nexus, paying {4}
    And the top of the stack resolves
    Then the nexus is on the battlefield
    And the bear is 3/3
    And the lion is 2/2
    And nothing else changes

  @id:control.painters-servant @needs:control.celestial-purge @cr.613.1e
  Scenario: With Painter's Servant for blue a green creature is blue and green
    Given Alice has a servant (Painter's Servant) in hand
    And Bob controls a bear (Grizzly Bears)
    And Alice, asked for a color, chooses "U"
    When Alice casts the servant, paying {2}
    And the top of the stack resolves
    Then the bear is colored blue and green
    And the servant is on the battlefield, colored blue
    And nothing else changes

  @id:control.embalmers-tools @needs:control.sacred-cat @cr.601.2f
  Scenario: With Embalmer's Tools the {3}{W} of Anointer Priest's embalm becomes {2}{W}
    Else: the token is a creature token that enters, which is all that is looked at.
    Given Alice controls a tools (Embalmer's Tools)
    And Alice has a priest (Anointer Priest) in the graveyard
    When Alice activates "Embalm" of the priest, paying {1}{W}
    Then that is refused
    When Alice activates "Embalm" of the priest, paying {2}{W}
    Then that is accepted
    And the priest is in exile

  @id:control.embalmers-tools.mill @cr.701.26a
  Scenario: A Zombie that came this turn is tapped for Embalmer's Tools, and a card is milled
    Given Alice controls a tools (Embalmer's Tools)
    And Alice controls a lord (Lord of the Accursed), summoning sick
    And Bob has a lion (Silvercoat Lion) in the library
    When Alice activates "Tap an untapped Zombie" of the tools, targeting Bob, tapping the lord
    Then that is accepted
    When the top of the stack resolves
    Then the lion is in the graveyard
    And the lord is tapped
    And nothing else changes

  @id:control.costs-of-abilities @cr.601.2f
  Scenario Outline: With <card> the {1}{B} of a creature's ability becomes {B}
    Given Alice controls a helper (<card>)
    And Alice controls a lord (Lord of the Accursed)
    When Alice activates "{1}{B}, {T}" of the lord, paying {1}
    Then that is refused
    When Alice activates "{1}{B}, {T}" of the lord, paying {B}
    Then that is accepted
    When the top of the stack resolves
    Then the lord is tapped
    And nothing else changes

    Examples:
      | id               | card                 |
      | zirda            | Zirda, the Dawnwaker |
      | heartstone       | Heartstone           |
      | training-grounds | Training Grounds     |

  @id:control.suppression-field @cr.601.2f
  Scenario: Under Suppression Field the {1}{B} of a creature's ability becomes {3}{B}
    Given Alice controls a field (Suppression Field)
    And Alice controls a lord (Lord of the Accursed)
    When Alice activates "{1}{B}, {T}" of the lord, paying {2}{B}
    Then that is refused
    When Alice activates "{1}{B}, {T}" of the lord, paying {3}{B}
    Then that is accepted
    When the top of the stack resolves
    Then the lord is tapped
    And nothing else changes

  @id:control.pull-from-eternity @cr.400.7
  Scenario: Pull from Eternity puts an exiled card into its owner's graveyard
    Given Alice has a bear (Grizzly Bears) in exile
    And Bob has a pull (Pull from Eternity) in hand
    When Bob casts the pull, targeting the bear, paying {W}
    And the top of the stack resolves
    Then the bear is in Alice's graveyard
    And the pull is in the graveyard
    And nothing else changes

  @id:control.rings-of-brighthearth @cr.707.10
  Scenario: Rings of Brighthearth copies the ability of a creature for two mana
    Given Alice controls a rings (Rings of Brighthearth)
    And Alice controls a one (Forest)
    And Alice controls a two (Forest)
    And Alice controls a striker (Sinuous Striker), with 1 +1/+1 counters
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the one, then the two
    When Alice activates "{U}" of the striker, paying {U}
    And the stack resolves
    Then the striker is on the battlefield, 5/1
    And the one is tapped
    And the two is tapped
    And nothing else changes

  @id:control.nimble-obstructionist @cr.702.29a @cr.702.29c @cr.701.6a
  Scenario: Nimble Obstructionist, cycled, draws a card and counters an opponent's ability
    Given Alice controls a sorcerer (Prodigal Sorcerer)
    And Bob has a bird (Nimble Obstructionist) in hand
    And Bob has a lion (Silvercoat Lion) in the library
    And Bob, asked for a target, chooses the ping
    When Alice activates "{T}" of the sorcerer, targeting Bob, called the ping
    And Bob activates "Cycling" of the bird, paying {2}{U}
    Then that is accepted
    When the stack resolves
    Then the bird is in the graveyard
    And the lion is in hand
    And Bob has 20 life
    And the sorcerer is tapped
    And nothing else changes

  @id:control.fanatic-of-rhonas @cr.602.5b
  Scenario: Fanatic of Rhonas is ferocious beside a creature with power 6, and not alone
    Given Alice controls a fanatic (Fanatic of Rhonas)
    And Alice has a growth (Giant Growth) in hand
    When Alice activates "Ferocious" of the fanatic
    Then that is refused
    And the fanatic is untapped
    When Alice casts the growth, targeting the fanatic, paying {G}
    And the top of the stack resolves
    And Alice activates "Ferocious" of the fanatic
    Then that is accepted
    And the fanatic is tapped, 4/7
    And the growth is in the graveyard
    And nothing else changes

  @id:control.necrotic-ooze @cr.613.1f
  Scenario: Necrotic Ooze has the ability of a Sorcerer in a graveyard
    Given Alice controls an ooze (Necrotic Ooze)
    And Bob has a sorcerer (Prodigal Sorcerer) in the graveyard
    When Alice activates "{T}" of the ooze, targeting Bob
    Then that is accepted
    When the top of the stack resolves
    Then Bob has 19 life
    And the ooze is tapped
    And nothing else changes

  @id:control.gideons-intervention @cr.615.1 @cr.601.3
  Scenario: After Gideon's Intervention on a name its caster's opponent can't cast that card, and its damage is prevented
    Else: a turn begins in between.
    Given it is Bob's precombat main phase
    And Bob has an intervention (Gideon's Intervention) in hand
    And Alice controls a bear (Grizzly Bears)
    And Alice controls a lion (Silvercoat Lion)
    And Alice has an other (Grizzly Bears) in hand
    And Alice has a runeclaw (Runeclaw Bear) in hand
    And Bob, asked for a name, chooses "Grizzly Bears"
    When Bob casts the intervention, paying {2}{W}{W}
    And the top of the stack resolves
    And the game advances to the precombat main phase
    Then it is Alice's precombat main phase
    When Alice casts the other, paying {1}{G}
    Then that is refused
    When Alice casts the runeclaw, paying {1}{G}
    Then that is accepted
    When the game advances to the declare attackers step
    And Alice attacks Bob with the bear and Bob with the lion
    And the game advances to the declare blockers step
    And Bob blocks with nothing
    And the game advances to the combat damage step
    Then Bob has 18 life
    And the other is in hand
    And the runeclaw is on the battlefield

  @id:control.overwhelming-splendor @needs:control.disk @cr.613.4b @cr.602.5
  Scenario: Overwhelming Splendor on Alice makes her creatures 1/1 without abilities and lets her activate none
    Else: a turn begins in between.
    Given it is Bob's precombat main phase
    And Bob has a splendor (Overwhelming Splendor) in hand
    And Alice controls a seer (Viscera Seer)
    And Alice controls a disk (Nevinyrral's Disk)
    And Alice controls an angel (Serra Angel)
    When Alice activates "Sacrifice a creature" of the seer, sacrificing the angel, called the scry
    Then that is accepted
    When the stack resolves
    And Bob casts the splendor, targeting Alice, paying {6}{W}{W}
    And the top of the stack resolves
    Then the splendor is on the battlefield
    And the seer is 1/1
    When the game advances to the precombat main phase
    And Alice activates "{1}, {T}" of the disk, paying {1}
    Then that is refused
    And the disk is on the battlefield, untapped
    And the seer is on the battlefield

  @id:control.two-viziers @needs:control.vizier-of-many-faces @needs:control.anointed-procession @cr.614.16
  Scenario: Two creatures to copy, and the one that is picked is copied, twice the same if it is picked twice
    Given Alice controls a procession (Anointed Procession)
    And Alice controls a bear (Grizzly Bears)
    And Alice has a vizier (Vizier of Many Faces) in the graveyard
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the bear
    When Alice activates "Embalm" of the vizier, paying {3}{U}{U}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield, named "Grizzly Bears", colored white, 2/2
    And the vizier is in exile
    And nothing else changes

  @id:control.drannith-healer @cr.702.29a @cr.603.2
  Scenario: Drannith Healer gives 1 life when another card of its controller is cycled
    Given Alice controls a healer (Drannith Healer)
    And Alice has an other (Drannith Healer) in hand
    And Alice has a lion (Silvercoat Lion) in the library
    When Alice activates "Cycling" of the other, paying {1}
    And the stack resolves
    Then Alice has 21 life
    And the other is in the graveyard
    And the lion is in hand
    And nothing else changes

  @id:control.underworld-dreams @cr.603.2
  Scenario: Underworld Dreams deals 1 damage to an opponent who draws a card
    Given Bob controls a dreams (Underworld Dreams)
    And Alice has an other (Drannith Healer) in hand
    And Alice has a lion (Silvercoat Lion) in the library
    When Alice activates "Cycling" of the other, paying {1}
    And the stack resolves
    Then Alice has 19 life
    And the other is in the graveyard
    And the lion is in hand
    And nothing else changes

  @id:control.lilianas-caress @needs:control.champion-of-wits @cr.603.2
  Scenario: Liliana's Caress takes 2 life for each card that an opponent discards
    Given Bob controls a caress (Liliana's Caress)
    And Alice has a champion (Champion of Wits) in hand
    And Alice has a one (Grizzly Bears) in the library
    And Alice has a two (Runeclaw Bear) in the library
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the one, then the two
    When Alice casts the champion, paying {2}{U}
    And the stack resolves
    Then Alice has 16 life
    And the one is in the graveyard
    And the two is in the graveyard
    And the champion is on the battlefield
    And nothing else changes

  @id:control.soul-summons @cr.701.40a @cr.708.2
  Scenario: Soul Summons makes a 2/2 of the top card of the library, whatever it is
    Given Alice has a wurm (Craw Wurm) in the library
    And Alice has a summons (Soul Summons) in hand
    When Alice casts the summons, paying {1}{W}
    And the top of the stack resolves
    Then the wurm is on the battlefield, 2/2, with no mana cost
    And the summons is in the graveyard
    And nothing else changes

  @id:control.a-player-leaves @cr.800.4a
  Scenario: Of three players one loses to Lightning Bolt, and everything of theirs is gone
    Given the players are Alice and Bob and Carol
    And Alice has 3 life
    And Alice controls a lion (Silvercoat Lion)
    And Bob has a bolt (Lightning Bolt) in hand
    And Carol controls a bear (Grizzly Bears)
    When Bob casts the bolt, targeting Alice, paying {R}
    And the top of the stack resolves
    Then Alice has 0 life, lost the game
    And the lion is gone
    And the bear is on the battlefield
    And the bolt is in the graveyard
    And nothing else changes

  @id:control.conspiracy.mimic @needs:control.conspiracy @needs:control.metallic-mimic.chosen @cr.614.12
  Scenario: Under Conspiracy for Elf a bear that is cast is no Bear as it enters, so Metallic Mimic for Bear gives it no counter
    Given Alice has a conspiracy (Conspiracy) in hand
    And Alice has a mimic (Metallic Mimic) in hand
    And Alice has a bear (Grizzly Bears) in hand
    And Alice, asked for a type, chooses "Elf", once
    And Alice, asked for a type, chooses "Bear", once
    When Alice casts the conspiracy, paying {3}{B}{B}
    And the top of the stack resolves
    And Alice casts the mimic, paying {2}
    And the top of the stack resolves
    And Alice casts the bear, paying {1}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, without counters, 2/2, with subtypes Elf
    And the conspiracy is on the battlefield
    And the mimic is on the battlefield
    And nothing else changes

  @id:control.maskwood-nexus.mimic @needs:control.maskwood-nexus @needs:control.metallic-mimic.chosen @cr.614.12
  Scenario: With Maskwood Nexus a bear that is cast is an Elf as it enters, so Metallic Mimic for Elf gives it a counter
    Given Alice controls a nexus (Maskwood Nexus)
    And Alice has a mimic (Metallic Mimic) in hand
    And Alice has a bear (Grizzly Bears) in hand
    And Alice, asked for a type, chooses "Elf"
    When Alice casts the mimic, paying {2}
    And the top of the stack resolves
    And Alice casts the bear, paying {1}{G}
    And the top of the stack resolves
    Then the bear is on the battlefield, with 1 +1/+1 counter, 3/3
    And the mimic is on the battlefield
    And nothing else changes
