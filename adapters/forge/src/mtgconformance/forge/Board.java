package mtgconformance.forge;

import forge.LobbyPlayer;
import forge.deck.Deck;
import forge.game.Game;
import forge.game.GameRules;
import forge.game.GameStage;
import forge.game.GameType;
import forge.game.Match;
import forge.game.card.Card;
import forge.game.card.CounterType;
import forge.game.phase.PhaseType;
import forge.game.player.IGameEntitiesFactory;
import forge.game.player.Player;
import forge.game.player.PlayerController;
import forge.game.player.RegisteredPlayer;
import forge.game.zone.PlayerZone;
import forge.game.zone.PlayerZoneBattlefield;
import forge.game.zone.ZoneType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mtgconformance.kit.GameLoop;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Steps;
import mtgconformance.kit.Stop;

/**
 * A game of Forge that stands as a Situation says.
 *
 * <p>An empty game begins in the step that is wanted, as Forge's puzzles do; when it waits there for
 * the active player, the objects are put where they are, in the order of arrival. Nothing has
 * entered, triggered or been drawn.
 */
final class Board {
    private static final int FILLER = 20;
    /** Late enough that nobody's first turn is special. */
    private static final int TURN = 3;

    static final Steps<PhaseType> STEPS = new Steps<>(Map.ofEntries(
            Map.entry("upkeep", PhaseType.UPKEEP),
            Map.entry("draw", PhaseType.DRAW),
            Map.entry("precombat_main", PhaseType.MAIN1),
            Map.entry("begin_combat", PhaseType.COMBAT_BEGIN),
            Map.entry("declare_attackers", PhaseType.COMBAT_DECLARE_ATTACKERS),
            Map.entry("declare_blockers", PhaseType.COMBAT_DECLARE_BLOCKERS),
            Map.entry("first_strike_damage", PhaseType.COMBAT_FIRST_STRIKE_DAMAGE),
            Map.entry("combat_damage", PhaseType.COMBAT_DAMAGE),
            Map.entry("end_combat", PhaseType.COMBAT_END),
            Map.entry("postcombat_main", PhaseType.MAIN2),
            Map.entry("end_step", PhaseType.END_OF_TURN)));

    private final Situation situation;
    private final Cards cards;
    private final Names names;
    private final GameLoop<Player> loop;

    Board(Situation situation, Cards cards, Names names, GameLoop<Player> loop) {
        this.situation = situation;
        this.cards = cards;
        this.names = names;
        this.loop = loop;
    }

    /** A player's part that lasts for all games; here it only makes the player. */
    private static final class Lobby extends LobbyPlayer implements IGameEntitiesFactory {
        private final Seat.Shared shared;

        Lobby(String name, Seat.Shared shared) {
            super(name);
            this.shared = shared;
        }

        @Override
        public Player createIngamePlayer(Game game, int id) {
            Player player = new Player(getName(), game, id);
            player.setFirstController(new Seat(game, player, this, shared));
            return player;
        }

        @Override
        public PlayerController createMindSlaveController(Player master, Player slave) {
            throw shared.loop.fail(Stop.unsupported("this adapter lets no player control another"));
        }

        @Override
        public void hear(LobbyPlayer player, String message) {
            // nobody talks
        }
    }

    /** The game, standing still. Throws Stop. */
    Game build(Seat.Shared shared) {
        if (situation.seats().size() != 2) {
            throw Stop.unsupported("this adapter plays games of two players");
        }
        PhaseType wanted = STEPS.start(situation);
        List<RegisteredPlayer> players = new ArrayList<>();
        for (String seat : situation.seats()) {
            players.add(new RegisteredPlayer(new Deck()).setPlayer(new Lobby(seat, shared)));
        }
        GameRules rules = new GameRules(GameType.Constructed);
        Game game = new Game(players, rules, new Match(rules, players, "a Situation"));
        game.setAge(GameStage.Play);
        names.game(game);
        for (Player player : game.getPlayers()) {
            names.seat(player.getName(), player);
            for (int n = 0; n < FILLER; n++) {
                player.getZone(ZoneType.Library).add(cards.prop(player));
            }
        }
        Player active = names.player(situation.active());
        loop.start(() -> game.getPhaseHandler()
                .startFirstTurn(active, () -> game.getPhaseHandler().devModeSet(wanted, active, TURN)));
        boolean there = loop.waiting().is(GameLoop.Kind.PRIORITY)
                && loop.waiting().player() == active
                && game.getPhaseHandler().is(wanted, active);
        if (!there) {
            throw Stop.setup("Forge does not begin in the step " + situation.step());
        }
        fill(game);
        game.subscribeToEvents(names);
        return game;
    }

    private void fill(Game game) {
        game.getTriggerHandler().setSuppressAllTriggers(true);
        names.seats().forEach((seat, player) -> {
            Situation.Player setup = situation.player(seat);
            player.setLife(setup.life(), null);
            player.setCounters(CounterType.POISON, setup.poison());
        });
        Map<String, Card> placed = new HashMap<>();
        for (Situation.Thing thing : situation.objects()) {
            Card card = place(thing, game);
            names.thing(thing.id(), card);
            if (thing.zone().equals("battlefield")) {
                placed.put(thing.id(), card);
            }
            attach(placed, game);
            game.getAction().checkStaticAbilities(false);
        }
        for (Player player : names.seats().values()) {
            for (ZoneType zone : Player.ALL_ZONES) {
                player.getZone(zone).resetCardsAddedThisTurn();
            }
        }
        game.getTriggerHandler().clearWaitingTriggers();
        game.getTriggerHandler().setSuppressAllTriggers(false);
        game.getTriggerHandler().resetActiveTriggers();
        game.copyLastState();
    }

    private Card place(Situation.Thing thing, Game game) {
        Player owner = names.player(thing.owner());
        Card card = thing.token() ? cards.token(thing.card(), owner) : cards.make(thing.card(), owner);
        card.setTimestamp(game.getNextTimestamp());
        ZoneType zone = switch (thing.zone()) {
            case "battlefield" -> ZoneType.Battlefield;
            case "hand" -> ZoneType.Hand;
            case "graveyard" -> ZoneType.Graveyard;
            case "exile" -> ZoneType.Exile;
            case "library" -> ZoneType.Library;
            default -> throw Stop.unsupported("this adapter puts nothing into the zone " + thing.zone());
        };
        if (zone == ZoneType.Battlefield) {
            enter(card, thing, game);
        } else if (zone == ZoneType.Library) {
            long above = situation.objects().stream()
                    .takeWhile(other -> other != thing)
                    .filter(other -> other.zone().equals("library") && other.owner().equals(thing.owner()))
                    .count();
            owner.getZone(zone).add(card, (int) above); // the first in the list ends up on top
        } else {
            owner.getZone(zone).add(card);
        }
        return card;
    }

    private void enter(Card card, Situation.Thing thing, Game game) {
        Player controller = names.player(thing.controller());
        if (controller != card.getOwner()) {
            card.setController(controller, game.getNextTimestamp());
        }
        PlayerZone zone = controller.getZone(ZoneType.Battlefield);
        ((PlayerZoneBattlefield) zone).setTriggers(false);
        zone.add(card);
        ((PlayerZoneBattlefield) zone).setTriggers(true);
        card.setTurnInZone(thing.sick() ? TURN : TURN - 2);
        card.setSickness(thing.sick());
        card.setTapped(thing.tapped());
        card.setDamage(thing.damage());
        thing.counters().forEach((name, number) -> card.setCounters(counter(name), number));
    }

    private static CounterType counter(String name) {
        if (name.equals("shield")) { // newer than this Forge, which has a counter called so that does nothing
            throw Stop.unsupported("this Forge has no rules for shield counters");
        }
        try {
            return CounterType.getType(name.replace(' ', '_'));
        } catch (IllegalArgumentException unknown) {
            throw Stop.unsupported("Forge knows no counters called " + name);
        }
    }

    /** Attaches what is there and has its host there. */
    private void attach(Map<String, Card> placed, Game game) {
        for (Situation.Thing thing : situation.objects()) {
            Card one = placed.get(thing.id());
            Card host = thing.attachedTo() == null ? null : placed.get(thing.attachedTo());
            if (one != null && host != null && !one.isAttachedToEntity()) {
                // not by way of Forge's rules: what is attached may be what makes it legal (Lion Umbra)
                one.setEntityAttachedTo(host);
                host.addAttachedCard(one);
                one.setTimestamp(game.getNextTimestamp());
            }
        }
    }
}
