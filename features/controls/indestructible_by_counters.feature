@control @cr.122.1b
Feature: Counters that make a creature indestructible
  A keyword counter works wherever it is, also after a move, and a creature may have indestructible for
  as long as it has some other counter.

  @id:control.indestructible-counter @cr.702.12b
  Scenario: A creature with an indestructible counter survives Murder
    Given Alice controls a bear (Grizzly Bears), with 1 indestructible counter
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the bear, paying {1}{B}{B}
    And the top of the stack resolves
    Then the bear is on the battlefield
    And nothing else changes

  @id:control.indestructible-counter.moved @cr.122.5 @cr.702.12b
  Scenario: The counter that Fate Transfer moves protects its new creature, and no longer the old one
    Given Alice controls a bear (Grizzly Bears), with 1 indestructible counter
    And Alice controls a lion (Silvercoat Lion)
    And Alice has a transfer (Fate Transfer) in hand
    And Alice has a judgment (Day of Judgment) in hand
    When Alice casts the transfer, targeting the bear and the lion, paying {1}{U}
    And the top of the stack resolves
    And Alice casts the judgment, paying {2}{W}{W}
    And the top of the stack resolves
    Then the bear is in the graveyard
    And the lion is on the battlefield, with 1 indestructible counter
    And nothing else changes

  @id:control.indestructible-while-counter.on @cr.702.12b
  Scenario: Myojin of Cleansing Fire with its divinity counter survives Murder
    Given Alice controls a myojin (Myojin of Cleansing Fire), with 1 divinity counter
    And Bob has a murder (Murder) in hand
    When Bob casts the murder, targeting the myojin, paying {1}{B}{B}
    And the top of the stack resolves
    Then the myojin is on the battlefield
    And nothing else changes

  @id:control.indestructible-while-counter.off @cr.701.8a
  Scenario: Without the counter, which was removed for its ability, Murder destroys it
    Given Alice controls a myojin (Myojin of Cleansing Fire), with 1 divinity counter
    And Bob controls a bear (Grizzly Bears)
    And Bob has a murder (Murder) in hand
    When Alice activates "Remove a divinity counter" of the myojin
    And the top of the stack resolves
    And Bob casts the murder, targeting the myojin, paying {1}{B}{B}
    And the top of the stack resolves
    Then the myojin is in the graveyard
    And the bear is in the graveyard
    And nothing else changes
