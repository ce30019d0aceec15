@eternalize.1 @untestable @cr.111.1 @cr.111.6
Feature: Printed token cards are optional
  The boosters of the time held token cards for the eternalized creatures. Nobody needs them: any marker may stand for the
  token, and a token made of cardboard from a booster is no card for the rules.

  Not testable: an engine shows objects and not what they are drawn on, so nothing that it does could differ. That the
  token is a token and no card is shown under eternalize.0 (it ceases to exist, Leyline of the Void does not catch it).
