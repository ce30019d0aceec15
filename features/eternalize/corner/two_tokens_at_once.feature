@eternalize.corner.two-tokens-at-once @cr.614.16 @cr.616.1g @cr.603.6a
Feature: Two tokens of one card enter at once: each makes its own choices, and each sees the other
  A doubled token is two tokens that enter at the same time. What is chosen as one enters is chosen for each of them. Each
  one that looks for tokens entering sees itself and the other. Embalm makes its tokens as eternalize does, and the cards
  that show it best have embalm.

  @id:eternalize.corner.two-tokens-at-once.each-chooses @needs:control.two-viziers @line:RE-20 @cr.702.128a @cr.614.16 @cr.707.5
  Scenario: Two embalmed Viziers of Many Faces enter as copies of two different creatures
    Given Alice controls a procession (Anointed Procession)
    And Alice controls a bear (Grizzly Bears)
    And Bob controls a giant (Hill Giant)
    And Alice has a vizier (Vizier of Many Faces) in the graveyard
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the bear, once
    And Alice, asked for objects, chooses the giant, once
    When Alice activates "Embalm" of the vizier, paying {3}{U}{U}
    And the top of the stack resolves
    Then exactly 2 new objects are on the battlefield
    And exactly 1 new object is on the battlefield, named "Grizzly Bears", 2/2, colored white, with subtypes Bear and Zombie, with no mana cost
    And exactly 1 new object is on the battlefield, named "Hill Giant", 3/3, colored white, with subtypes Giant and Zombie, with no mana cost
    And the vizier is in exile
    And nothing else changes

  @id:eternalize.corner.two-tokens-at-once.each-sees-both @needs:control.anointer-priest @needs:control.anointed-procession @needs:control.anointer-priest.embalmed @line:RE-21 @cr.702.128a @cr.603.6a @cr.614.16
  Scenario: Two embalmed Anointer Priests see themselves and each other: Alice gains 4 life
    Given Alice controls a procession (Anointed Procession)
    And Alice, asked for an order, chooses the new-1, then the new-2
    And Alice has a priest (Anointer Priest) in the graveyard
    When Alice activates "Embalm" of the priest, paying {3}{W}
    And the stack resolves
    Then exactly 2 new objects are on the battlefield, named "Anointer Priest", 1/3
    And Alice has 24 life
    And the priest is in exile
    And nothing else changes
