package mtgconformance.xmage;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import mage.abilities.Ability;
import mage.abilities.effects.ContinuousEffect;
import mage.cards.Card;
import mage.cards.decks.Deck;
import mage.constants.MultiplayerAttackOption;
import mage.constants.PhaseStep;
import mage.constants.RangeOfInfluence;
import mage.constants.Zone;
import mage.counters.CounterType;
import mage.game.Game;
import mage.game.GameOptions;
import mage.game.TwoPlayerDuel;
import mage.game.mulligan.MulliganType;
import mage.game.permanent.Permanent;
import mage.game.permanent.PermanentCard;
import mage.game.permanent.PermanentToken;
import mage.game.permanent.token.Token;
import mage.players.Player;
import mtgconformance.kit.GameLoop;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Steps;
import mtgconformance.kit.Stop;

/**
 * A game of XMage that stands as a Situation says.
 *
 * <p>An empty game is played, by passing, to the step that is wanted; then the objects are put where
 * they are, in the order of arrival. Nothing has entered, triggered or been drawn.
 */
final class Board {
    private static final int FILLER = 20;
    static final Steps<PhaseStep> STEPS = new Steps<>(Map.ofEntries(
            Map.entry("upkeep", PhaseStep.UPKEEP),
            Map.entry("draw", PhaseStep.DRAW),
            Map.entry("precombat_main", PhaseStep.PRECOMBAT_MAIN),
            Map.entry("begin_combat", PhaseStep.BEGIN_COMBAT),
            Map.entry("declare_attackers", PhaseStep.DECLARE_ATTACKERS),
            Map.entry("declare_blockers", PhaseStep.DECLARE_BLOCKERS),
            Map.entry("first_strike_damage", PhaseStep.FIRST_COMBAT_DAMAGE),
            Map.entry("combat_damage", PhaseStep.COMBAT_DAMAGE),
            Map.entry("end_combat", PhaseStep.END_COMBAT),
            Map.entry("postcombat_main", PhaseStep.POSTCOMBAT_MAIN),
            Map.entry("end_step", PhaseStep.END_TURN)));

    private final Situation situation;
    private final Cards cards;
    private final Names names;
    private final GameLoop<UUID> loop;
    private final Map<String, Permanent> placed = new HashMap<>();

    Board(Situation situation, Cards cards, Names names, GameLoop<UUID> loop) {
        this.situation = situation;
        this.cards = cards;
        this.names = names;
        this.loop = loop;
    }

    /** The game, standing still. Throws Stop. */
    Game build(Seat.Shared shared) {
        if (situation.seats().size() != 2) {
            throw Stop.unsupported("this adapter plays games of two players");
        }
        PhaseStep step = STEPS.start(situation);
        Game game = new TwoPlayerDuel(
                MultiplayerAttackOption.LEFT, RangeOfInfluence.ALL, MulliganType.GAME_DEFAULT.getMulligan(0), 0, 20, 0);
        GameOptions options = new GameOptions();
        options.testMode = true; // no opening hands
        options.skipInitShuffling = true;
        game.setGameOptions(options);
        for (String seat : situation.seats()) {
            Seat player = new Seat(seat, shared);
            game.addPlayer(player, new Deck());
            names.seat(seat, player.getId());
            for (int n = 0; n < FILLER; n++) {
                Card prop = new Prop(player.getId());
                game.loadCards(Set.of(prop), player.getId());
                player.getLibrary().putOnTop(prop, game);
            }
        }
        game.getPlayers().values().forEach(player -> player.updateRange(game));
        UUID active = names.player(situation.active());
        game.setStartingPlayerId(active);
        loop.start(() -> game.start(active));
        advance(game, active, step);
        fill(game);
        NewPermanents.tell(names);
        game.getState().addWatcher(new NewPermanents());
        return game;
    }

    private void advance(Game game, UUID active, PhaseStep wanted) {
        game.getState().getTurnMods().clear(); // who plays first has a draw step here, too
        for (int n = 0; n < 40; n++) {
            if (loop.waiting().is(GameLoop.Kind.OVER)) {
                break;
            }
            if (game.getTurnStepType() == wanted && active.equals(loop.waiting().player())) {
                return;
            }
            XmageTable.pass(loop, game);
        }
        throw Stop.setup("XMage does not get to the step " + situation.step());
    }

    private void fill(Game game) {
        for (String seat : situation.seats()) {
            Player player = game.getPlayer(names.player(seat));
            for (Card drawn : player.getHand().getCards(game)) {
                player.getHand().remove(drawn);
                player.getLibrary().putOnTop(drawn, game);
            }
            Situation.Player setup = situation.player(seat);
            player.initLife(setup.life());
            if (setup.poison() > 0) {
                player.addCounters(CounterType.POISON.createInstance(setup.poison()), player.getId(), null, game);
            }
        }
        for (Situation.Thing thing : situation.objects()) {
            place(thing, game);
            attach(game);
            game.applyEffects();
        }
        List<Situation.Thing> libraries = situation.objects().stream()
                .filter(thing -> thing.zone().equals("library"))
                .toList();
        for (int n = libraries.size() - 1; n >= 0; n--) { // the first in the list ends up on top
            Card card = game.getCard(names.things().get(libraries.get(n).id()));
            game.getPlayer(card.getOwnerId()).getLibrary().putOnTop(card, game);
        }
        game.applyEffects();
    }

    private void place(Situation.Thing thing, Game game) {
        UUID owner = names.player(thing.owner());
        Player player = game.getPlayer(owner);
        if (thing.token()) {
            placeToken(thing, game);
            return;
        }
        Card card = cards.make(thing.card());
        names.thing(thing.id(), card.getId(), false, thing.owner());
        game.loadCards(Set.of(card), owner);
        switch (thing.zone()) {
            case "battlefield" -> {
                card.setZone(Zone.BATTLEFIELD, game);
                UUID controller = names.player(thing.controller());
                Permanent permanent = new Placed(card, controller, game, thing);
                enter(permanent, thing, game);
            }
            case "hand" -> {
                card.setZone(Zone.HAND, game);
                player.getHand().add(card);
            }
            case "graveyard" -> {
                card.setZone(Zone.GRAVEYARD, game);
                player.getGraveyard().add(card);
            }
            case "exile" -> {
                card.setZone(Zone.EXILED, game);
                game.getExile().add(card);
            }
            case "library" -> card.setZone(Zone.LIBRARY, game);
            default -> throw Stop.unsupported("this adapter puts nothing into the zone " + thing.zone());
        }
    }

    private void placeToken(Situation.Thing thing, Game game) {
        if (!thing.owner().equals(thing.controller())) {
            throw Stop.unsupported("XMage knows no owner of a token but its controller");
        }
        Token token = cards.token(thing.card(), game);
        Permanent permanent = new PlacedToken(token, names.player(thing.controller()), game, thing);
        names.thing(thing.id(), permanent.getId(), true, thing.owner());
        game.getState().addCard(permanent);
        permanent.setZone(Zone.BATTLEFIELD, game);
        enter(permanent, thing, game);
    }

    private void enter(Permanent permanent, Situation.Thing thing, Game game) {
        game.addPermanent(permanent, game.getState().getNextPermanentOrderNumber());
        permanent.setTapped(thing.tapped());
        thing.counters().forEach((kind, number) -> {
            CounterType type = CounterType.findByName(kind);
            if (type == null) {
                throw Stop.unsupported("XMage knows no " + kind + " counters");
            }
            permanent.getCounters(game).addCounter(type.createInstance(number));
        });
        placed.put(thing.id(), permanent);
        for (ContinuousEffect effect : game.getContinuousEffects().getLayeredEffects(game)) {
            for (Ability ability : game.getContinuousEffects().getLayeredEffectAbilities(effect)) {
                if (permanent.getId().equals(ability.getSourceId())) {
                    effect.init(ability, game, permanent.getControllerId());
                }
            }
        }
    }

    /** Attaches what is there and has its host there. */
    private void attach(Game game) {
        for (Situation.Thing thing : situation.objects()) {
            Permanent one = placed.get(thing.id());
            Permanent host = thing.attachedTo() == null ? null : placed.get(thing.attachedTo());
            if (one != null && host != null && one.getAttachedTo() == null) {
                // not by way of XMage's rules: what is attached may be what makes it legal (Lion Umbra)
                ((Host) host).wear(one.getId());
                one.attachTo(host.getId(), null, game);
            }
        }
    }

    private interface Host {
        void wear(UUID attachment);
    }

    /** A permanent that has been there for a while. Copies that XMage makes of it are ordinary ones. */
    private static final class Placed extends PermanentCard implements Host {
        private static final long serialVersionUID = 1;

        Placed(Card card, UUID controller, Game game, Situation.Thing thing) {
            super(card, controller, game);
            damage = thing.damage();
            controlledFromStartOfControllerTurn = !thing.sick();
        }

        @Override
        public void wear(UUID attachment) {
            attachments.add(attachment);
        }
    }

    private static final class PlacedToken extends PermanentToken implements Host {
        private static final long serialVersionUID = 1;

        PlacedToken(Token token, UUID controller, Game game, Situation.Thing thing) {
            super(token, controller, game);
            damage = thing.damage();
            controlledFromStartOfControllerTurn = !thing.sick();
        }

        @Override
        public void wear(UUID attachment) {
            attachments.add(attachment);
        }
    }
}
