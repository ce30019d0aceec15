@control @cr.400.7
Feature: A permanent that leaves and comes back is a new object
  Nothing that was marked on it is left: no damage, and it is untapped. An engine that keeps marks
  with the card would say after Cloudshift that an umbra or a token has them too.

  @id:control.new-object.damaged-and-tapped @cr.400.7
  Scenario: Cloudshift on a damaged, tapped creature brings it back undamaged and untapped
    Given Alice controls a wurm (Craw Wurm), tapped, with 3 damage
    And Alice has a cloudshift (Cloudshift) in hand
    When Alice casts the cloudshift, targeting the wurm, paying {W}
    And the top of the stack resolves
    Then the wurm is on the battlefield, untapped, undamaged
    And nothing else changes
