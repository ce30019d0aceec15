"""The reference engine: the rules of Magic that the rulings rest on, as executable Python.

It is written to be read beside the Comprehensive Rules. A file is an area of the rules
(`destruction`, `state_based_actions`, `layers`, …), a function is a rule, and each thing that
happens is noted in the trace with the rule numbers that made it happen. The engine never
decides anything for a player: every choice is asked of a chooser from outside.

How it fits together. A `Game` is the whole state. Actions of players come in through `casting`,
`activating`, `combat` and `turn`; what they do goes through a few doors, each with one place
where replacement effects apply: `zones.move_all` (400), `destruction.destroy` (701.8),
`damage.deal` (120), `tokens.create` (701.7), `entering` (614.12). Between actions `priority`
performs state-based actions and puts triggered abilities on the stack (117.5, 704.3).
`layers` says at any moment what the characteristics of an object are (613).

It covers what the cases need, completely, and nothing that no case needs.
"""
