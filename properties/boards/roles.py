"""Which cards can play which part on a board.

Boards are drawn from roles ("a destroy spell", "an umbra"), and a role is filled with a card
that the engine under test has. What follows from the reference engine's definitions (which
cards are Umbras, how large an Aura makes a creature, what a spell may target) is read from
there; what only the rules text says is a list of names here, simplest first.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import NamedTuple

from mtg_conformance.documents import ObjectSetup, Situation
from reference_engine import targets
from reference_engine.abilities import Activated
from reference_engine.adapter import build
from reference_engine.cards import CARDS

NAMES: dict[str, tuple[str, ...]] = {
    # What is destroyed, or not
    "creature": (
        "Grizzly Bears",
        "Silvercoat Lion",
        "Hill Giant",
        "Elite Vanguard",
        "Craw Wurm",
        "Giant Spider",
        "Memnite",
        "Ornithopter",
        "Air Elemental",
        "Serra Angel",
        "Isamaru, Hound of Konda",
    ),
    "indestructible creature": ("Darksteel Myr",),
    "land": ("Forest",),
    "planeswalker": ("Elspeth, Sun's Champion",),
    "legendary creature": ("Isamaru, Hound of Konda",),
    "vanilla creature": ("Grizzly Bears", "Runeclaw Bear", "Silvercoat Lion", "Hill Giant", "Savannah Lions"),
    # What destroys
    "destroy spell": ("Murder", "Hero's Downfall", "Doom Blade", "Mortify", "Breathe Your Last", "Vindicate"),
    "destroy spell, no regeneration": ("Terminate", "Putrefy", "Terror", "Vendetta"),
    "mass destruction": ("Day of Judgment",),
    "mass destruction, no regeneration": ("Wrath of God", "Damnation"),
    "mass destruction with Auras": ("Akroma's Vengeance", "Planar Cleansing"),
    "Disk": ("Nevinyrral's Disk",),
    "damage spell": ("Lightning Bolt", "Shock"),
    "mass damage": ("Pyroclasm",),
    "pinger": ("Prodigal Sorcerer",),
    "fighter": ("Craw Wurm", "Hill Giant", "Grizzly Bears", "Memnite"),
    "deathtouch fighter": ("Typhoid Rats", "Glissa, the Traitor"),
    "first strike deathtouch fighter": ("Glissa, the Traitor",),
    "shrinking fighter": ("Boggart Ram-Gang", "Glistener Elf"),
    "fight spell": ("Savage Swipe",),
    "destroyer that enters": ("Nekrataal",),
    # What does something else
    "shrinker": ("Disfigure", "Dismember", "Tragic Slip"),
    "shrinker that enters": ("Skinrender",),
    "edict": ("Diabolic Edict", "Cruel Edict"),
    "bounce spell": ("Unsummon",),
    "enchantment removal": ("Demystify", "Disenchant", "Naturalize", "Mortify"),
    "mass enchantment removal": ("Cleanfall",),
    "land destruction": ("Stone Rain",),
    "Aura thief": ("Aura Graft",),
    "changer of types": ("Song of the Dryads",),
    "flyer": ("Air Elemental", "Serra Angel"),
    "Lion Umbra": ("Lion Umbra",),
    "mover of counters": ("Simic Guildmage",),
    "umbra with flash": ("Eel Umbra", "Dog Umbra"),
    "blanker": ("Turn to Frog",),
    "pump spell": ("Giant Growth",),
    "theft": ("Act of Treason",),
    "exchange": ("Switcheroo",),
    # What protects
    "regeneration": ("Regenerate",),
    "source of divinity": ("That Which Was Taken",),
    "Aura of indestructibility": ("Indestructibility",),
    "Equipment of indestructibility": ("Darksteel Plate",),
    "Mask": ("Mask",),
    "Mystic": ("Umbra Mystic",),
    "plain Aura": ("Holy Strength", "Pacifism"),
    # What goes with eternalize
    "Aura that blanks": ("Lignify",),
    "Equipment": ("Bonesplitter", "Short Sword"),
    "doubler": ("Anointed Procession", "Parallel Lives", "Doubling Season"),
    "anthem": ("Glorious Anthem", "Lord of the Accursed"),
    "enters with counters": ("Master Biomancer",),
    "chooser of a type": ("Metallic Mimic",),
    "one more counter": ("Hardened Scales",),
    "sees it enter": ("Anointer Priest", "Bronzebeak Moa"),
    "sees the activation": ("Vizier of the Anointed",),
    "punisher": ("Harsh Mentor",),
    "graveyard hate": ("Leyline of the Void", "Rest in Peace"),
    "exiler of tokens": ("Rest in Peace",),
    "hate in response": ("Tormod's Crypt", "Crook of Condemnation"),
    "ability counter": ("Stifle",),
    "copy spell": ("Cackling Counterpart",),
    "copier": ("Clone",),
    "destroy spell for mana value": ("Fatal Push",),
    "color removal": ("Celestial Purge",),
    "bomb": ("Ratchet Bomb",),
    "flicker spell": ("Cloudshift",),
    "maker of Zombies": ("Hour of Eternity", "The Scarab God"),
    # Who watches
    "witness of deaths": ("Blood Artist",),
    "witness of enchantments": ("Femeref Enchantress",),
    "witness of destruction": ("Karmic Justice",),
}
"""Role → names of cards that can play it, the simplest first."""


def is_umbra(name: str) -> bool:
    """Whether an Aura card has umbra armor, always or under its condition."""
    card = CARDS[name]
    return (
        "Aura" in card.printed.subtypes
        and not card.token
        and ("umbra armor" in card.printed.keywords or name == "Dog Umbra")
    )


def has_eternalize(name: str) -> bool:
    """Whether a card has eternalize."""
    return any(isinstance(one, Activated) and one.keyword == "Eternalize" for one in CARDS[name].printed.abilities)


SIMPLEST_UMBRAS = ("Hyena Umbra", "Boar Umbra", "Spider Umbra", "Eland Umbra")


class Roles:
    """The roles that a set of cards can fill. `roles[role]` are the names, perhaps none."""

    def __init__(self, cards: Iterable[str] | None) -> None:
        has = set(CARDS) if cards is None else set(cards) & set(CARDS)
        self.names = {role: tuple(name for name in names if name in has) for role, names in NAMES.items()}
        umbras = [name for name in SIMPLEST_UMBRAS if name in has]
        umbras += sorted(name for name in has if is_umbra(name) and name not in umbras)
        self.names["umbra"] = tuple(umbras)
        self.names["eternalize card"] = tuple(
            sorted((name for name in has if has_eternalize(name)), key=lambda name: (name != "Proven Combatant", name))
        )

    def __getitem__(self, role: str) -> tuple[str, ...]:
        return self.names[role]

    def missing(self, *needed: str) -> list[str]:
        """Those of the roles that no card fills."""
        return [role for role in needed if not self.names[role]]


@lru_cache(maxsize=64)
def _roles(cards: frozenset[str] | None) -> Roles:
    return Roles(cards)


def roles_of(cards: Collection[str] | None) -> Roles:
    """The roles that these cards fill; None: all cards of the reference engine."""
    return _roles(None if cards is None else frozenset(cards))


@lru_cache(maxsize=1024)
def mana_for(cost: str, x: int = 0) -> str:
    """Mana that pays a printed cost exactly: "{1}{B}{B}" → "1BB"; of a hybrid or Phyrexian
    symbol the first color is paid."""
    generic, letters = 0, ""
    for symbol in re.findall(r"\{([^}]*)\}", cost):
        if symbol == "X":
            generic += x
        elif symbol.isdigit():
            generic += int(symbol)
        elif symbol != "T":
            letters += symbol[0]
    return f"{generic or ''}{letters}"


def cost_of(name: str, x: int = 0) -> str:
    """Mana that pays for casting a card."""
    return mana_for(CARDS[name].printed.mana_cost or "", x)


def is_instant(name: str) -> bool:
    """Whether a card can be cast at any time."""
    printed = CARDS[name].printed
    return "Instant" in printed.types or "flash" in printed.keywords


class Change(NamedTuple):
    """What an attachment makes of a creature's power and toughness."""

    base: tuple[int, int] | None
    power: int
    toughness: int


def _size_with(attachment: str, creature: str) -> tuple[int, int]:
    situation = Situation(
        id="size",
        objects=(
            ObjectSetup(id="creature", card=creature, owner="alice", counters={"+1/+1": 1}),
            ObjectSetup(id="attachment", card=attachment, owner="alice", attached_to="creature"),
        ),
    )
    game = build(situation, lambda *_: "")
    view = game.view(game.objects["creature"])
    return (view.power or 0) - 1, (view.toughness or 0) - 1


@lru_cache(maxsize=256)
def change_of(attachment: str) -> Change:
    """How an Aura or Equipment changes power and toughness, seen on two creatures."""
    small, large = _size_with(attachment, "Grizzly Bears"), _size_with(attachment, "Craw Wurm")
    if small == large:
        return Change(small, 0, 0)
    return Change(None, small[0] - 2, small[1] - 2)


@lru_cache(maxsize=4096)
def can_target(spell: str, permanent: str, whose: str = "bob") -> bool:
    """Whether a spell that Alice casts may have this permanent as its (last) target."""
    card = CARDS[spell]
    needs = card.spell.targets if card.spell is not None else ()
    if not needs:
        return False
    objects = [ObjectSetup(id="permanent", card=permanent, owner=whose)]
    if "Aura" in CARDS[permanent].printed.subtypes:
        objects = [
            ObjectSetup(id="permanent", card=permanent, owner=whose, attached_to="creature"),
            ObjectSetup(id="creature", card="Grizzly Bears", owner=whose, counters={"+1/+1": 1}),
        ]
    game = build(Situation(id="target", objects=tuple(objects)), lambda *_: "")
    source = build(
        Situation(id="source", objects=(ObjectSetup(id="spell", card=spell, owner="alice", zone="hand"),)),
        lambda *_: "",
    ).objects["spell"]
    view = source.printed.copy(controller="alice")
    return targets.is_legal(game, needs[-1], "alice", game.objects["permanent"], source, view)
