@control @cr.707.2
Feature: What a copy takes over, and what it does not
  Copies of creatures without eternalize and without an umbra. An engine that copies too much or too
  little here does so with the copies of a token that was eternalized as well.

  @id:control.copy.under-an-anthem @cr.707.2 @cr.613.4c
  Scenario: A token copy under Glorious Anthem gets the bonus once, as the original does
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls an anthem (Glorious Anthem)
    And Alice has a counterpart (Cackling Counterpart) in hand
    When Alice casts the counterpart, targeting the bear, paying {1}{U}{U}
    And the top of the stack resolves
    Then exactly 1 new object is on the battlefield, controlled by Alice, owned by Alice, a token, named "Grizzly Bears", 3/3
    And the bear is on the battlefield, 3/3
    And nothing else changes
