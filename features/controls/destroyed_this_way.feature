@control @cr.701.8a
Feature: What depends on something having been destroyed, and what does not
  A permanent that can't be destroyed or that regenerates was not destroyed this way, and counts for
  nothing. A second sentence that asks nothing happens all the same. With an umbra in the way the
  same questions come up for the creature it saves.

  @id:control.destroyed-this-way.life @cr.701.8a @cr.702.12b @cr.701.19a
  Scenario: Fumigate gives 1 life for each creature that it destroys, and for no other
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a myr (Darksteel Myr)
    And Bob controls a wurm (Craw Wurm)
    And Bob controls a lion (Silvercoat Lion)
    And Bob has a regenerate (Regenerate) in hand
    And Alice has a fumigate (Fumigate) in hand
    When Bob casts the regenerate, targeting the wurm, paying {1}{G}
    And the top of the stack resolves
    And Alice casts the fumigate, paying {3}{W}{W}
    And the top of the stack resolves
    Then Alice has 22 life
    And the bear is in the graveyard
    And the lion is in the graveyard
    And the wurm is on the battlefield, tapped
    And the myr is on the battlefield
    And nothing else changes

  @id:control.destroyed-this-way.tokens @cr.701.8a @cr.702.12b
  Scenario: Rampage of the Clans makes a Centaur for the artifact that is destroyed, and none for the indestructible one
    Given Alice controls a memnite (Memnite)
    And Alice controls a myr (Darksteel Myr)
    And Bob has a rampage (Rampage of the Clans) in hand
    When Bob casts the rampage, paying {3}{G}
    And the top of the stack resolves
    Then the memnite is in the graveyard
    And the myr is on the battlefield
    And exactly 1 new object is on the battlefield, controlled by Alice, owned by Alice, a token, 3/3
    And nothing else changes

  @id:control.destroyed-this-way.in-any-case @cr.608.2c @cr.702.12b
  Scenario: Afterlife makes its token although the creature is indestructible
    Given Alice controls a myr (Darksteel Myr)
    And Bob has an afterlife (Afterlife) in hand
    When Bob casts the afterlife, targeting the myr, paying {2}{W}
    And the top of the stack resolves
    Then the myr is on the battlefield
    And exactly 1 new object is on the battlefield, controlled by Alice, owned by Alice, a token, 1/1
    And nothing else changes

  @id:control.destroyed-this-way.land @cr.702.12b @cr.701.23a
  Scenario: An indestructible land was not destroyed this way, so its controller finds one basic land and not two
    Given Alice controls a forest (Forest)
    And Alice controls an aura (Indestructibility), attached to the forest
    And Alice has an f1 (Forest) in the library
    And Alice has an f2 (Forest) in the library
    And Bob has a rampage (Dire-Strain Rampage) in hand
    And it is Bob's precombat main phase
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the f1, then the f2
    When Bob casts the rampage, targeting the forest, paying {1}{R}{G}
    And the top of the stack resolves
    Then the forest is on the battlefield
    And the f1 is on the battlefield, tapped
    And the f2 is in the library
    And nothing else changes

  @id:control.destroyed-this-way.land-destroyed @cr.701.8a @cr.701.23a
  Scenario: For a land that was destroyed this way its controller finds two
    Given Alice controls a forest (Forest)
    And Alice has an f1 (Forest) in the library
    And Alice has an f2 (Forest) in the library
    And Bob has a rampage (Dire-Strain Rampage) in hand
    And it is Bob's precombat main phase
    And Alice, asked whether to, chooses yes
    And Alice, asked for objects, chooses the f1, then the f2
    When Bob casts the rampage, targeting the forest, paying {1}{R}{G}
    And the top of the stack resolves
    Then the forest is in the graveyard
    And the f1 is on the battlefield, tapped
    And the f2 is on the battlefield, tapped
    And nothing else changes
