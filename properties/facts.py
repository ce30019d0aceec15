"""What the checks need to know about cards, by name, in plain sets.

A check that holds only where certain cards are absent says so with one of these sets. They are
facts of the cards and not of any engine, so that relations and invariants stay judges of their
own. A test holds that every card of the reference engine has been looked at here.
"""

from __future__ import annotations

from typing import Final

UMBRA_TOUGHNESS: Final[dict[str, int]] = {
    "Bear Umbra": 2,
    "Boar Umbra": 3,
    "Crab Umbra": 0,
    "Dog Umbra": 0,
    "Drake Umbra": 3,
    "Eel Umbra": 1,
    "Eland Umbra": 4,
    "Felidar Umbra": 0,
    "Hyena Umbra": 1,
    "Indrik Umbra": 4,
    "Lion Umbra": 3,
    "Mammoth Umbra": 3,
    "Mask": 0,
    "Snake Umbra": 1,
    "Spider Umbra": 1,
    "Treefolk Umbra": 2,
}
"""Auras with umbra armor of their own, and the toughness that goes with them. Octopus Umbra sets
the toughness instead and stands apart."""

UMBRAS: Final = frozenset(UMBRA_TOUGHNESS) | {"Octopus Umbra"}
OTHER_AURAS_TOUGHNESS: Final[dict[str, int]] = {
    "Bonds of Faith": 2,
    "Holy Strength": 2,
    "Indestructibility": 0,
    "Pacifism": 0,
}
"""Other Auras that do not set base power and toughness, and the most toughness they give."""

ENCHANT_CREATURE: Final = (UMBRAS - {"Mask"}) | {"Bonds of Faith", "Holy Strength", "Lignify", "Pacifism"}
"""Auras that can be attached to creatures only."""

DESTROYS_ONE_CREATURE: Final = frozenset(
    {
        "Breathe Your Last",
        "Doom Blade",
        "Hero's Downfall",
        "Mortify",
        "Murder",
        "Putrefy",
        "Terminate",
        "Terror",
        "Vendetta",
        "Vindicate",
    }
)
"""Spells that destroy their one target whatever it is worth (Fatal Push asks for its mana value)."""
DESTROYS_OTHER_THINGS: Final = frozenset({"Demystify", "Disenchant", "Fatal Push", "Naturalize", "Stone Rain"})
DESTROYS_CREATURES: Final = frozenset({"Damnation", "Day of Judgment", "Wrath of God"})
DESTROYS_ENCHANTMENTS_TOO: Final = frozenset(
    {
        "Akroma's Vengeance",
        "Cleanfall",
        "Engineered Explosives",
        "Nevinyrral's Disk",
        "Planar Cleansing",
        "Ratchet Bomb",
    }
)
DAMAGE_TO_ONE: Final[dict[str, int]] = {"Lightning Bolt": 3, "Shock": 2}
DAMAGE_TO_ALL: Final[dict[str, int]] = {"Pyroclasm": 2}

MAKES_INDESTRUCTIBLE: Final = frozenset({"Darksteel Plate", "Indestructibility", "That Which Was Taken"})
INDESTRUCTIBLE: Final = MAKES_INDESTRUCTIBLE | {"Darksteel Myr"}
TAKES_ABILITIES: Final = frozenset({"Lignify", "Song of the Dryads", "Turn to Frog"})
SETS_SIZE: Final = TAKES_ABILITIES | {"Octopus Umbra"}
PUMPS_OTHERS: Final = frozenset({"Bronzebeak Moa", "Glorious Anthem", "Lord of the Accursed"})
CHANGES_ENTERING: Final = frozenset({"Master Biomancer", "Metallic Mimic"})
SIZE_UNTIL_END_OF_TURN: Final = frozenset(
    {"Disfigure", "Dismember", "Giant Growth", "Resilient Khenra", "Savage Swipe", "Sinuous Striker", "Tragic Slip"}
)
FIRST_STRIKE: Final = frozenset(
    {"Adorned Pouncer", "Glissa, the Traitor", "Hyena Umbra", "Indrik Umbra", "Nekrataal", "White Knight"}
)
"""With first or double strike, or giving it: two combat damage steps."""
WITHER_OR_INFECT: Final = frozenset({"Boggart Ram-Gang", "Glistener Elf"})
EXILES_INSTEAD: Final = frozenset({"Leyline of the Void", "Rest in Peace"})
LEGENDARY: Final = frozenset(
    {
        "Elspeth, Sun's Champion",
        "Glissa, the Traitor",
        "Isamaru, Hound of Konda",
        "That Which Was Taken",
        "The Scarab God",
    }
)
MORE_TOKENS: Final = frozenset({"Anointed Procession", "Doubling Season", "Parallel Lives"})
MORE_COUNTERS: Final = frozenset({"Doubling Season", "Hardened Scales"})
COMES_BACK: Final = frozenset({"Cloudshift"})

TRIGGERS: Final = frozenset(
    {
        "Anointer Priest",
        "Bear Umbra",
        "Blood Artist",
        "Bronzebeak Moa",
        "Champion of Wits",
        "Dreamstealer",
        "Earthshaker Khenra",
        "Femeref Enchantress",
        "Glissa, the Traitor",
        "God-Pharaoh's Gift",
        "Gravedigger",
        "Harsh Mentor",
        "Karmic Justice",
        "Nekrataal",
        "Octopus Umbra",
        "Resilient Khenra",
        "Rest in Peace",
        "Skinrender",
        "Snake Umbra",
        "Sunscourge Champion",
        "The Scarab God",
        "Timeless Witness",
        "Vizier of the Anointed",
    }
)
"""With a triggered ability, or giving one."""

CHANGES_LIFE: Final = frozenset(
    {
        "Anointer Priest",
        "Blood Artist",
        "Breathe Your Last",
        "Dismember",
        "Felidar Umbra",
        "Harsh Mentor",
        "Lightning Bolt",
        "Prodigal Sorcerer",
        "Sacred Cat",
        "Scavenging Ooze",
        "Shock",
        "Sunscourge Champion",
        "The Scarab God",
        "Vampire Nighthawk",
        "Vendetta",
    }
)
"""Cards that may change a life total without an attack."""

ETERNALIZE_TYPES: Final[dict[str, tuple[str, ...]]] = {
    "Adorned Pouncer": ("Cat",),
    "Champion of Wits": ("Snake", "Wizard"),
    "Dreamstealer": ("Human", "Wizard"),
    "Earthshaker Khenra": ("Jackal", "Warrior"),
    "Fanatic of Rhonas": ("Snake", "Druid"),
    "Proven Combatant": ("Human", "Warrior"),
    "Resilient Khenra": ("Jackal", "Wizard"),
    "Sinuous Striker": ("Snake", "Warrior"),
    "Steadfast Sentinel": ("Human", "Cleric"),
    "Sunscourge Champion": ("Human", "Wizard"),
    "Timeless Dragon": ("Dragon",),
    "Timeless Witness": ("Human", "Shaman"),
}
"""The cards with eternalize and their printed creature types."""

PLAIN: Final = frozenset(
    {
        "Air Elemental",
        "Craw Wurm",
        "Elite Vanguard",
        "Forest",
        "Giant Spider",
        "Grizzly Bears",
        "Hill Giant",
        "Isamaru, Hound of Konda",
        "Llanowar Elves",
        "Memnite",
        "Ornithopter",
        "Runeclaw Bear",
        "Savannah Lions",
        "Serra Angel",
        "Silvercoat Lion",
        "Typhoid Rats",
    }
)
"""Nothing about them matters to any check."""

ACTS: Final = frozenset(
    {
        "Act of Treason",
        "Aura Graft",
        "Bonesplitter",
        "Cackling Counterpart",
        "Celestial Purge",
        "Clone",
        "Counterspell",
        "Crook of Condemnation",
        "Cruel Edict",
        "Diabolic Edict",
        "Dragon Fodder",
        "Elspeth, Sun's Champion",
        "Hour of Eternity",
        "Pyroclasm",
        "Regenerate",
        "Royal Assassin",
        "Short Sword",
        "Simic Guildmage",
        "Stifle",
        "Switcheroo",
        "Tormod's Crypt",
        "Umbra Mystic",
        "Unsummon",
        "Viscera Seer",
        "Vizier of Many Faces",
    }
)
"""Looked at, and in no set above: the checks name them where they matter."""

LOOKED_AT: Final = frozenset().union(
    UMBRAS,
    OTHER_AURAS_TOUGHNESS,
    DESTROYS_ONE_CREATURE,
    DESTROYS_OTHER_THINGS,
    DESTROYS_CREATURES,
    DESTROYS_ENCHANTMENTS_TOO,
    DAMAGE_TO_ONE,
    INDESTRUCTIBLE,
    SETS_SIZE,
    PUMPS_OTHERS,
    CHANGES_ENTERING,
    SIZE_UNTIL_END_OF_TURN,
    FIRST_STRIKE,
    WITHER_OR_INFECT,
    EXILES_INSTEAD,
    MORE_TOKENS,
    MORE_COUNTERS,
    COMES_BACK,
    TRIGGERS,
    CHANGES_LIFE,
    ETERNALIZE_TYPES,
    PLAIN,
    ACTS,
)
"""Every card of which these sets know. On a board with another card only what needs no facts is judged."""
