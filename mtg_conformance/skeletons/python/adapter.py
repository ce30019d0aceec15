"""My engine as an engine under test. Speaks the protocol on stdin and stdout; the kit does the talking."""

from mtg_conformance.adapter import Adapter, Policy, Table, Unsupported, serve
from mtg_conformance.documents import (
    Action,
    ActionResult,
    EngineDescription,
    Situation,
    Snapshot,
)


class MyTable:
    """One game. The kit calls `snapshot` once, then `perform` and `snapshot` for each action."""

    def perform(self, action: Action) -> ActionResult:
        """Let the player do it, up to the next time a player may act. A refused action leaves no trace."""
        match action:
            # case Cast(): …        by, object, mana, targets, modes, x, pays, puts
            # case Activate(): …    the same and ability
            # case Attack(): …      by, attackers: attacker → player or planeswalker
            # case Block(): …       by, blockers: blocker → attacker
            # case Resolve(): …     all
            # case Advance(): …     to
            case _:
                raise Unsupported(f"perform is not written yet ({type(action).__name__.lower()})")

    def snapshot(self) -> Snapshot:
        """The table as it is now. A field that the engine can't see is left out."""
        raise Unsupported("snapshot is not written yet")


class MyAdapter(Adapter):
    """The engine."""

    def describe(self) -> EngineDescription:
        """Name and version are told in every certificate."""
        return EngineDescription(name="my engine", version="0", adapter="my adapter")

    def set_up(self, situation: Situation, policy: Policy) -> Table:
        """A new game that stands as the Situation says: seats, active, step, players, objects.
        Whatever the engine asks a player, `policy.choose` answers."""
        raise Unsupported("set_up is not written yet")


if __name__ == "__main__":
    serve(MyAdapter())
