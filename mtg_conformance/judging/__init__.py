"""The parts of the judge, one for each question it asks of an outcome.

`values`: what an engine shows of an object, and when two values are the same. `form`: is the
outcome one that this situation can have? `start`: does the table stand as asked? `expectations`:
is it as the case says? `relations`: is it as another run says? `words`: how all this is told.
"""
