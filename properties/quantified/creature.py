"""Moments in the life of a creature: when it would be destroyed, and when it goes otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from msgspec import UNSET

from mtg_conformance.documents import Attack, Block, Resolve

from .. import facts
from ..scene import Scene, Strike, is_creature, on_battlefield
from .occasion import Occasion, creature_roles, has_usual_counters, is_indestructible

Moment = Callable[[Scene], Iterator[Occasion]]

NO_REGENERATION: Final = frozenset({"Putrefy", "Terminate", "Terror", "Vendetta", "Wrath of God", "Damnation"})
DESTROYS_CREATURES_AND_AURAS: Final = frozenset({"Akroma's Vengeance", "Nevinyrral's Disk", "Planar Cleansing"})
DEATHTOUCH: Final = frozenset({"Glissa, the Traitor", "Typhoid Rats"})
SHRINKS: Final[dict[str, int]] = {"Disfigure": 2, "Dismember": 5, "Tragic Slip": 1}
LEGENDS: Final = frozenset({"Isamaru, Hound of Konda"})


WATCHERS: Final = frozenset({"Bear Umbra", "Blood Artist", "Femeref Enchantress", "Snake Umbra"})
"""With triggered abilities that change nothing of a creature or an Aura: they draw cards, change
life totals, untap lands."""


class Beside(Scene):
    """A scene in which some triggered abilities are known to do no harm to what is asked."""

    harmless: frozenset[str] = WATCHERS

    def lacks(self, *sets: frozenset[str]) -> bool:
        """As for any scene, but for the cards that do no harm."""
        return self.known and not any((self.cards - self.harmless) & one for one in sets)


class BesideJustice(Beside):
    """The same where it is Karmic Justice that is asked about."""

    harmless = WATCHERS | {"Karmic Justice"}


def occasion(scene: Scene, at: int, creature: str) -> Occasion | None:
    """The occasion that something happens to this creature in action `at`. Left out: a creature or an
    Aura that is a token, which ceases to exist where a card would lie in a graveyard (111.7), and what
    takes abilities from Auras."""
    if not scene.lacks(frozenset({"Lignify", "Song of the Dryads"}), facts.EXILES_INSTEAD):
        return None
    roles = creature_roles(scene, at, creature)
    if not all(is_card(scene, id) for id in (creature, *roles["its Auras"])):
        return None
    return Occasion(scene, at, creature, roles)


def is_card(scene: Scene, id: str) -> bool:
    """Whether an object is a card of the situation, and no token."""
    return any(thing.id == id and not thing.token for thing in scene.situation.objects)


class Blow(NamedTuple):
    """An event that destroys the creature of an occasion if nothing prevents it: by an effect that
    says so, by damage that is lethal, by damage from deathtouch, or by the last two."""

    occasion: Occasion
    strike: Strike
    lethal: bool
    deathtouch: bool


def blows(scene: Scene) -> Iterator[Blow]:
    """Every such event."""
    for strike in scene.strikes:
        for creature in strike.creatures:
            found = occasion(scene, strike.at, creature)
            if found is None:
                continue
            if strike.kind == "destroy":
                if strike.sure:
                    yield Blow(found, strike, False, False)
                continue
            amount, deathtouch = strike.amount, False
            if strike.kind == "combat":
                amount, deathtouch = combat_damage(found)
            elif not strike.sure:
                continue
            lethal = is_lethal(found, amount)
            if lethal or deathtouch:
                yield Blow(found, strike, lethal, deathtouch)


def is_lethal(found: Occasion, amount: int) -> bool:
    """Whether so much damage, with what is marked, reaches the toughness."""
    state = found.before(found.creature)
    if state.toughness is UNSET or state.toughness is None or state.damage is UNSET:
        return False
    return amount > 0 and state.damage + amount >= state.toughness > 0


def combat_damage(found: Occasion) -> tuple[int, bool]:
    """How much damage the creature gets in combat, and whether some of it is from deathtouch. 0
    where the script does not say it plainly."""
    scene, creature = found.scene, found.creature
    attackers: set[str] = set()
    blocks: dict[str, str] = {}
    for number, action in enumerate(scene.script[: found.at - 1], start=1):
        if isinstance(action, Attack) and scene.accepted(number):
            attackers |= set(action.attackers)
        if isinstance(action, Block) and scene.accepted(number):
            blocks |= action.blockers
    if creature in attackers:
        foes = [blocker for blocker, attacker in blocks.items() if attacker == creature]
    elif creature in blocks and list(blocks.values()).count(blocks[creature]) == 1:
        foes = [blocks[creature]]
    else:
        return 0, False
    amount, deathtouch = 0, False
    for foe in foes:
        state = found.before(foe)
        if not is_creature(state) or not isinstance(state.power, int) or not (state.attacking or state.blocking):
            return 0, False
        amount += max(0, state.power)
        deathtouch = deathtouch or (state.power > 0 and found.card(foe) in DEATHTOUCH)
    return amount, deathtouch


def _destroyed(wanted: Callable[[Blow], bool], indestructible: bool = False) -> Moment:
    def moment(scene: Scene) -> Iterator[Occasion]:
        for blow in blows(scene):
            if wanted(blow) and is_indestructible(blow.occasion) is indestructible:
                yield blow.occasion

    return moment


def _card_of(blow: Blow) -> str:
    what = blow.occasion.scene.resolved(blow.strike.at)
    return "" if what is None else what.card


def _is_spell(blow: Blow) -> bool:
    return blow.strike.kind in ("destroy", "damage") and _card_of(blow) != "Royal Assassin"


def _all_at_once(scene: Scene) -> Iterator[Occasion]:
    for number in range(1, len(scene.script) + 1):
        what = scene.resolved(number)
        if what is None or what.card not in DESTROYS_CREATURES_AND_AURAS:
            continue
        for creature, state in scene.snapshots[number - 1].objects.items():
            found = occasion(scene, number, creature) if is_creature(state) else None
            if found is not None and not is_indestructible(found) and found.roles["its Auras"]:
                yield found


def _sacrificed(scene: Scene) -> Iterator[Occasion]:
    """An edict, where its target controls one creature alone."""
    for number in range(1, len(scene.script) + 1):
        what = scene.resolved(number)
        if what is None or what.card not in ("Cruel Edict", "Diabolic Edict") or not what.action.targets:
            continue
        theirs = [
            id
            for id, state in scene.snapshots[number - 1].objects.items()
            if is_creature(state) and state.controller in (what.action.targets[0], UNSET)
        ]
        found = occasion(scene, number, theirs[0]) if len(theirs) == 1 else None
        if found is not None:
            yield found


def _shrunk(scene: Scene) -> Iterator[Occasion]:
    for number in range(1, len(scene.script) + 1):
        what = scene.resolved(number)
        if what is None or what.card not in SHRINKS or not what.action.targets:
            continue
        state = scene.state(number - 1, what.action.targets[0])
        if is_creature(state) and isinstance(state.toughness, int) and state.toughness <= SHRINKS[what.card]:
            found = occasion(scene, number, what.action.targets[0])
            if found is not None:
                yield found


def _by_the_legend_rule(scene: Scene) -> Iterator[Occasion]:
    """A second legendary creature of that name resolves, and the answers keep it."""
    for number in range(1, len(scene.script) + 1):
        what = scene.resolved(number)
        if what is None or what.card not in LEGENDS:
            continue
        player = what.action.by
        for id, state in scene.snapshots[number - 1].objects.items():
            if not (is_creature(state) and scene.card.get(id) == what.card and state.controller == player):
                continue
            kept = next(
                (
                    one
                    for answer in scene.situation.answers
                    if answer.by == player and answer.ask == "legend"
                    for one in answer.prefer
                    if one in (id, what.object)
                ),
                None,
            )
            found = occasion(scene, number, id) if kept == what.object else None
            if found is not None:
                yield found


def _beside_karmic_justice(kind: str) -> Moment:
    """The creature's controller, whose the Auras are, controls Karmic Justice and says yes, and an
    opponent has something plain to lose."""

    def moment(scene: Scene) -> Iterator[Occasion]:
        beside = BesideJustice(scene.situation, scene.outcome)
        justices = [id for id, card in scene.card.items() if card == "Karmic Justice"]
        if len(justices) != 1 or not beside.lacks(facts.INDESTRUCTIBLE, facts.COMES_BACK):
            return
        for blow in blows(beside):
            found, at = blow.occasion, blow.strike.at
            owner = found.before(justices[0]).controller
            if blow.strike.kind != kind or owner is UNSET or owner is None or len(blow.strike.creatures) != 1:
                continue
            resolved = beside.resolved(at)
            if resolved is None or resolved.action.by == owner or not on_battlefield(found.before(justices[0])):
                continue
            mine = (found.creature, *found.roles["its Auras"])
            theirs = [id for id in found.permanents() if found.before(id).controller == resolved.action.by]
            plain = all(
                is_card(beside, id) and not found.attached(id) and has_usual_counters(found.before(id)) for id in theirs
            )
            if not theirs or not plain or any(found.before(id).controller != owner for id in mine):
                continue
            if any(found.before(id).attached_to for id in theirs) or not _says_yes(scene, str(owner), justices[0]):
                continue
            found.roles["the opponent's permanents"] = tuple(theirs)
            yield found

    return moment


def _says_yes(scene: Scene, player: str, source: str) -> bool:
    for answer in scene.situation.answers:
        if answer.by == player and answer.ask == "may" and answer.from_ in (None, source):
            return answer.prefer[:1] == ("yes",) and answer.times is None
    return False


def _beside_watchers(moment: Moment) -> Moment:
    """The same on boards with cards that only watch."""
    return lambda scene: moment(Beside(scene.situation, scene.outcome))


def _while_resolving(moment: Moment) -> Moment:
    """Only where the action is that a spell or ability resolves."""

    def resolving(scene: Scene) -> Iterator[Occasion]:
        return (one for one in moment(scene) if isinstance(one.action, Resolve))

    return resolving


_MOMENTS: Final[dict[str, Moment]] = {
    "one event would destroy the creature": _destroyed(lambda blow: True),
    "a spell would destroy the creature": _while_resolving(_destroyed(_is_spell)),
    "a spell that forbids regeneration would destroy the creature": _destroyed(
        lambda blow: blow.strike.kind == "destroy" and _card_of(blow) in NO_REGENERATION
    ),
    "lethal damage would destroy the creature": _destroyed(lambda blow: blow.lethal and not blow.deathtouch),
    "deathtouch damage would destroy the creature": _destroyed(lambda blow: blow.deathtouch),
    "damage that is lethal and from deathtouch would destroy the creature": _destroyed(
        lambda blow: blow.lethal and blow.deathtouch
    ),
    "one effect would destroy the creature and all its Auras": _all_at_once,
    "an opponent's spell would destroy the creature beside Karmic Justice": _beside_karmic_justice("destroy"),
    "lethal damage would destroy the creature beside Karmic Justice": _beside_karmic_justice("damage"),
    "a destroy effect would destroy the creature if anything could": _destroyed(
        lambda blow: blow.strike.kind == "destroy", indestructible=True
    ),
    "lethal damage would destroy the creature if anything could": _destroyed(
        lambda blow: blow.lethal or blow.deathtouch, indestructible=True
    ),
    "the creature is sacrificed": _sacrificed,
    "the toughness of the creature becomes 0 or less": _shrunk,
    "the legend rule takes the creature": _by_the_legend_rule,
}
CREATURE_MOMENTS: Final[dict[str, Moment]] = {name: _beside_watchers(moment) for name, moment in _MOMENTS.items()}
"""The moments of a creature, by the words of the vocabulary."""
