package mtgconformance.magarena;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import magic.data.DuelConfig;
import magic.model.DuelPlayerConfig;
import magic.model.MagicCard;
import magic.model.MagicCounterType;
import magic.model.MagicDeckProfile;
import magic.model.MagicDuel;
import magic.model.MagicGame;
import magic.model.MagicPermanent;
import magic.model.MagicPermanentState;
import magic.model.MagicPlayer;
import magic.model.MagicRandom;
import magic.model.phase.MagicBeginOfCombatPhase;
import magic.model.phase.MagicCombatDamagePhase;
import magic.model.phase.MagicDeclareAttackersPhase;
import magic.model.phase.MagicDeclareBlockersPhase;
import magic.model.phase.MagicDrawPhase;
import magic.model.phase.MagicEndOfCombatPhase;
import magic.model.phase.MagicEndOfTurnPhase;
import magic.model.phase.MagicMainPhase;
import magic.model.phase.MagicPhase;
import magic.model.phase.MagicUpkeepPhase;
import magic.model.player.HumanProfile;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Steps;
import mtgconformance.kit.Stop;

/**
 * A game of Magarena that stands as a Situation says.
 *
 * <p>An empty game begins the step that is wanted; then the objects are put where they are, in the
 * order of arrival. Nothing has entered, triggered or been drawn.
 */
final class Board {
    private static final int FILLER = 20;
    static final Steps<MagicPhase> STEPS = new Steps<>(Map.ofEntries(
            Map.entry("upkeep", MagicUpkeepPhase.getInstance()),
            Map.entry("draw", MagicDrawPhase.getInstance()),
            Map.entry("precombat_main", MagicMainPhase.getFirstInstance()),
            Map.entry("begin_combat", MagicBeginOfCombatPhase.getInstance()),
            Map.entry("declare_attackers", MagicDeclareAttackersPhase.getInstance()),
            Map.entry("declare_blockers", MagicDeclareBlockersPhase.getInstance()),
            Map.entry("first_strike_damage", MagicCombatDamagePhase.First),
            Map.entry("combat_damage", MagicCombatDamagePhase.Second),
            Map.entry("end_combat", MagicEndOfCombatPhase.getInstance()),
            Map.entry("postcombat_main", MagicMainPhase.getSecondInstance()),
            Map.entry("end_step", MagicEndOfTurnPhase.getInstance())));

    private final Situation situation;
    private final Cards cards;
    private final Names names;
    private final Map<String, MagicPermanent> placed = new HashMap<>();
    private MagicGame game;

    Board(Situation situation, Cards cards, Names names) {
        this.situation = situation;
        this.cards = cards;
        this.names = names;
    }

    /** A game without cards, in which the step has not begun yet. Throws Stop. */
    MagicGame empty() {
        if (situation.seats().size() != 2) {
            throw Stop.unsupported("Magarena plays games of two players");
        }
        MagicPhase start = STEPS.start(situation);
        DuelPlayerConfig[] seats = situation.seats().stream()
                .map(seat -> new DuelPlayerConfig(HumanProfile.create(seat), new MagicDeckProfile("wubrg")))
                .toArray(DuelPlayerConfig[]::new);
        DuelConfig settings = new DuelConfig();
        settings.setHandSize(0);
        MagicDuel duel = new MagicDuel(settings);
        duel.setPlayers(seats);
        duel.setStartPlayer(situation.seats().indexOf(situation.active()));
        game = duel.nextGame(1, 2, false);
        MagicRandom.setRNGState(1);
        game.setHintTiming(false); // what may be done is offered, not what somebody would want to do
        game.setHintPriority(false);
        game.setHintTarget(false);
        for (int n = 0; n < seats.length; n++) {
            MagicPlayer player = game.getPlayer(n);
            names.seat(situation.seats().get(n), player);
            fillLibrary(player);
        }
        game.setTurn(2); // whoever begins has a draw step here, too
        game.setPhase(start);
        return game;
    }

    private void fillLibrary(MagicPlayer player) {
        player.getLibrary().clear();
        for (int n = 0; n < FILLER; n++) {
            player.getLibrary().addToTop(Cards.filler(player, game));
        }
    }

    /** Puts everything where it is, in a game that stands still in the step. Throws Stop. */
    void place() {
        for (MagicPlayer player : game.getPlayers()) {
            player.getPrivateHand().clear(); // what was drawn on the way
            player.setDrawnCards(0);
            fillLibrary(player);
            Situation.Player setup = situation.player(names.of(player));
            player.setLife(setup.life());
            player.setPoison(setup.poison());
        }
        List<MagicCard> libraries = new ArrayList<>();
        for (Situation.Thing thing : situation.objects()) {
            place(thing, libraries);
            attach();
        }
        for (int n = libraries.size() - 1; n >= 0; n--) { // the first in the list ends up on top
            libraries.get(n).getOwner().getLibrary().addToTop(libraries.get(n));
        }
        game.update();
    }

    private void place(Situation.Thing thing, List<MagicCard> libraries) {
        MagicPlayer owner = names.player(thing.owner());
        MagicCard card = thing.token() ? cards.token(thing.card(), owner) : cards.make(thing.card(), owner, game);
        names.thing(thing.id(), card);
        switch (thing.zone()) {
            case "battlefield" -> enter(thing, card);
            case "hand" -> owner.addCardToHand(card);
            case "graveyard" -> owner.getGraveyard().addToTop(card);
            case "exile" -> owner.getExile().addToTop(card);
            case "library" -> libraries.add(card);
            default -> throw Stop.unsupported("this adapter puts nothing into the zone " + thing.zone());
        }
    }

    private void enter(Situation.Thing thing, MagicCard card) {
        MagicPermanent permanent = game.createPermanent(card, names.player(thing.controller()));
        permanent.getFirstController().addPermanent(permanent);
        placed.put(thing.id(), permanent);
        permanent.clearState(MagicPermanentState.MustPayEchoCost);
        if (!thing.sick()) {
            permanent.clearState(MagicPermanentState.Summoned);
        }
        if (thing.tapped()) {
            permanent.setState(MagicPermanentState.Tapped);
        }
        permanent.setDamage(thing.damage());
        thing.counters().forEach((kind, number) -> permanent.changeCounters(counter(kind), number));
        game.addStatics(permanent);
        game.update();
    }

    private static MagicCounterType counter(String kind) {
        for (MagicCounterType type : MagicCounterType.values()) {
            if (type.getName().equals(kind)) {
                return type;
            }
        }
        throw Stop.unsupported("Magarena knows no " + kind + " counters");
    }

    /** Attaches what is there and has its host there. */
    private void attach() {
        for (Situation.Thing thing : situation.objects()) {
            MagicPermanent attachment = placed.get(thing.id());
            if (attachment == null || thing.attachedTo() == null) {
                continue;
            }
            if (names.player(thing.attachedTo()) != null) {
                throw Stop.unsupported("Magarena attaches nothing to players");
            }
            MagicPermanent host = placed.get(thing.attachedTo());
            if (host == null || Snapshots.host(attachment) == host) {
                continue;
            }
            if (attachment.isEquipment()) {
                host.addEquipment(attachment);
                attachment.setEquippedCreature(host);
            } else {
                host.addAura(attachment);
                attachment.setEnchantedPermanent(host);
            }
            game.update();
        }
    }
}
