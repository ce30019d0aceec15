package mtgconformance.xmage;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import mage.MageObject;
import mage.ObjectColor;
import mage.cards.Card;
import mage.constants.CardType;
import mage.constants.PhaseStep;
import mage.constants.Zone;
import mage.counters.Counter;
import mage.counters.CounterType;
import mage.game.Game;
import mage.game.permanent.Permanent;
import mage.game.stack.Spell;
import mage.game.stack.StackObject;
import mage.players.Player;
import mtgconformance.kit.GameLoop;

/** What XMage shows, as the documents say it. */
final class Snapshots {
    private static final Map<Zone, String> ZONES = Map.of(
            Zone.BATTLEFIELD, "battlefield",
            Zone.HAND, "hand",
            Zone.GRAVEYARD, "graveyard",
            Zone.EXILED, "exile",
            Zone.LIBRARY, "library",
            Zone.STACK, "stack",
            Zone.COMMAND, "command");

    private Snapshots() {}

    static JsonObject of(Game game, Names names, GameLoop.Waiting<UUID> waiting) {
        names.noteNew(game);
        JsonObject objects = new JsonObject();
        for (Map.Entry<String, UUID> thing : List.copyOf(names.things().entrySet())) {
            objects.add(thing.getKey(), object(thing.getKey(), thing.getValue(), game, names));
        }
        JsonObject players = new JsonObject();
        names.seats().forEach((seat, id) -> players.add(seat, player(game.getPlayer(id), game)));
        JsonObject snapshot = new JsonObject();
        snapshot.add("objects", objects);
        snapshot.add("players", players);
        snapshot.add("game", game(game, names, waiting));
        return snapshot;
    }

    private static JsonObject object(String name, UUID id, Game game, Names names) {
        JsonObject state = new JsonObject();
        Permanent permanent = game.getPermanent(id);
        Spell spell = null;
        for (StackObject entry : game.getStack()) {
            if (entry instanceof Spell one && !one.isCopy() && one.getSourceId().equals(id)) {
                spell = one;
            }
        }
        Card card = game.getCard(id);
        String zone = permanent != null
                ? "battlefield"
                : spell != null ? "stack" : card == null ? null : ZONES.get(game.getState().getZone(id));
        state.addProperty("zone", zone == null ? "nowhere" : zone);
        state.addProperty("owner", names.owner(name));
        String controller = null;
        if (permanent != null || spell != null) {
            controller = names.seat(permanent != null ? permanent.getControllerId() : spell.getControllerId());
        }
        state.addProperty("controller", controller);
        state.addProperty("tapped", permanent != null && permanent.isTapped());
        state.addProperty("damage", permanent == null ? 0 : permanent.getDamage());
        state.add("counters", counters(permanent, game));
        state.addProperty("attached_to", permanent == null ? null : names.of(host(permanent, game), game));
        state.addProperty("phased_out", permanent != null && !permanent.isPhasedIn());
        state.addProperty("attacking", permanent != null && permanent.isAttacking());
        state.addProperty("blocking", permanent != null && permanent.getBlocking() > 0);
        MageObject shown = permanent != null ? permanent : spell != null ? spell : card;
        if (shown != null && zone != null) {
            characteristics(state, shown, game);
        }
        state.addProperty("is_token", names.isToken(name));
        return state;
    }

    /** What it is attached to. XMage goes on naming a host that is gone, or that came back as another object. */
    private static UUID host(Permanent permanent, Game game) {
        UUID host = permanent.getAttachedTo();
        Permanent there = host == null ? null : game.getPermanent(host);
        boolean same = there != null && there.getZoneChangeCounter(game) == permanent.getAttachedToZoneChangeCounter();
        return same || game.getPlayer(host) != null ? host : null;
    }

    private static JsonObject counters(Permanent permanent, Game game) {
        JsonObject counters = new JsonObject();
        if (permanent != null) {
            for (Counter counter : new TreeMap<>(permanent.getCounters(game)).values()) {
                if (counter.getCount() > 0) {
                    counters.addProperty(counter.getName(), counter.getCount());
                }
            }
        }
        return counters;
    }

    private static void characteristics(JsonObject state, MageObject shown, Game game) {
        state.addProperty("name", shown.getName());
        List<CardType> types = shown.getCardType(game);
        state.add("types", words(types));
        state.add("subtypes", words(shown.getSubtype(game)));
        state.add("supertypes", words(shown.getSuperType(game)));
        state.add("colors", colors(shown.getColor(game)));
        boolean creature = types.contains(CardType.CREATURE);
        state.addProperty("power", creature ? shown.getPower().getValue() : null);
        state.addProperty("toughness", creature ? shown.getToughness().getValue() : null);
        String cost = shown.getManaCost().getText();
        state.addProperty("mana_cost", shown.getManaCost().isEmpty() ? null : cost);
        state.addProperty("mana_value", shown.getManaValue());
    }

    private static JsonArray words(Iterable<?> things) {
        List<String> words = new ArrayList<>();
        things.forEach(thing -> words.add(thing.toString()));
        Collections.sort(words);
        JsonArray array = new JsonArray();
        words.forEach(array::add);
        return array;
    }

    private static JsonArray colors(ObjectColor color) {
        JsonArray letters = new JsonArray();
        if (color.isWhite()) {
            letters.add("W");
        }
        if (color.isBlue()) {
            letters.add("U");
        }
        if (color.isBlack()) {
            letters.add("B");
        }
        if (color.isRed()) {
            letters.add("R");
        }
        if (color.isGreen()) {
            letters.add("G");
        }
        return letters;
    }

    private static JsonObject player(Player player, Game game) {
        JsonObject state = new JsonObject();
        state.addProperty("life", player.getLife());
        state.addProperty("poison", player.getCountersCount(CounterType.POISON));
        state.addProperty("hand", player.getHand().size());
        state.addProperty("graveyard", player.getGraveyard().size());
        long exiled = game.getExile().getAllCards(game).stream()
                .filter(card -> card.isOwnedBy(player.getId()))
                .count();
        state.addProperty("exile", exiled);
        state.addProperty("lost", player.hasLost());
        return state;
    }

    private static JsonObject game(Game game, Names names, GameLoop.Waiting<UUID> waiting) {
        JsonObject state = new JsonObject();
        PhaseStep now = game.getTurnStepType();
        Board.STEPS.forEach((word, step) -> {
            if (step == now) {
                state.addProperty("step", word);
            }
        });
        state.addProperty("active", names.seat(game.getActivePlayerId()));
        JsonArray stack = new JsonArray();
        game.getStack().descendingIterator().forEachRemaining(entry -> stack.add(entry(entry, game, names)));
        state.add("stack", stack);
        boolean priority = waiting.is(GameLoop.Kind.PRIORITY);
        state.add("priority", JsonNull.INSTANCE);
        if (priority) {
            state.addProperty("priority", names.seat(waiting.player()));
        }
        return state;
    }

    private static JsonObject entry(StackObject entry, Game game, Names names) {
        boolean spell = entry instanceof Spell;
        JsonObject state = new JsonObject();
        state.addProperty("id", names.ofStack(entry, game));
        state.addProperty("kind", spell ? "spell" : "ability");
        state.addProperty("controller", names.seat(entry.getControllerId()));
        state.addProperty("source", spell ? null : names.of(entry.getSourceId(), game));
        return state;
    }
}
