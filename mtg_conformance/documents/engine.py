"""What an engine says of itself."""

import msgspec


class EngineDescription(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Answer to `describe`.

    `formats`: versions of the document model that the adapter reads. `cards`: the names that
    the engine knows, null if it can't list them. `forced`: kinds of action that the adapter
    performs by calling the engine's internals instead of playing. `declares`: cards that the
    adapter made from the facts because the engine lacks them. `can`: capabilities beyond the
    model's minimum, e.g. `place-controller`.
    """

    name: str
    version: str
    adapter: str = ""
    formats: tuple[int, ...] = (1,)
    cards: tuple[str, ...] | None = None
    forced: tuple[str, ...] = ()
    declares: tuple[str, ...] = ()
    can: tuple[str, ...] = ()
    notes: str = ""
