package mtgconformance.magarena;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import magic.model.MagicCard;
import magic.model.MagicCardDefinition;
import magic.model.MagicColor;
import magic.model.MagicCounterType;
import magic.model.MagicGame;
import magic.model.MagicLocationType;
import magic.model.MagicObject;
import magic.model.MagicPermanent;
import magic.model.MagicPlayer;
import magic.model.MagicSubType;
import magic.model.MagicType;
import magic.model.stack.MagicCardOnStack;
import magic.model.stack.MagicItemOnStack;

/** What Magarena shows, as the documents say it. */
final class Snapshots {
    private static final Map<MagicLocationType, String> ZONES = Map.of(
            MagicLocationType.OwnersHand, "hand",
            MagicLocationType.Graveyard, "graveyard",
            MagicLocationType.Exile, "exile",
            MagicLocationType.OwnersLibrary, "library");

    private Snapshots() {}

    /** {@code priority} is who may act, null for nobody. */
    static JsonObject of(MagicGame game, Names names, MagicPlayer priority) {
        names.noteNew(game);
        JsonObject objects = new JsonObject();
        names.things().forEach((name, card) -> objects.add(name, object(card, game, names)));
        JsonObject players = new JsonObject();
        names.seats().forEach((seat, player) -> players.add(seat, player(player, game)));
        JsonObject snapshot = new JsonObject();
        snapshot.add("objects", objects);
        snapshot.add("players", players);
        snapshot.add("game", game(game, names, priority));
        return snapshot;
    }

    private static JsonObject object(MagicCard card, MagicGame game, Names names) {
        JsonObject state = new JsonObject();
        MagicPermanent permanent = Names.permanent(card, game);
        MagicCardOnStack spell = Names.spell(card, game);
        String zone = permanent != null ? "battlefield" : spell != null ? "stack" : zone(card);
        state.addProperty("zone", zone == null ? "nowhere" : zone);
        state.addProperty("owner", names.of(card.getOwner()));
        MagicPlayer controller =
                permanent != null ? permanent.getController() : spell != null ? spell.getController() : null;
        state.addProperty("controller", names.of(controller));
        state.addProperty("tapped", permanent != null && permanent.isTapped());
        state.addProperty("damage", permanent == null ? 0 : permanent.getDamage());
        state.add("counters", counters(permanent));
        state.addProperty("attached_to", permanent == null ? null : names.of(host(permanent)));
        state.addProperty("phased_out", false); // Magarena has no phasing
        state.addProperty("attacking", permanent != null && permanent.isAttacking());
        state.addProperty("blocking", permanent != null && permanent.isBlocking());
        if (permanent != null) {
            characteristics(state, permanent, permanent.getCardDefinition());
            numbers(state, permanent.isCreature(), permanent.getPowerValue(), permanent.getToughnessValue());
            state.addProperty("mana_value", permanent.getConvertedCost());
        } else if (zone != null) {
            MagicObject shown = spell != null ? spell : card;
            characteristics(state, shown, shown.getCardDefinition());
            numbers(state, shown.hasType(MagicType.Creature), card.getPower(), card.getToughness());
            state.addProperty("mana_value", spell != null ? spell.getConvertedCost() : card.getConvertedCost());
        }
        state.addProperty("is_token", card.isToken());
        return state;
    }

    private static String zone(MagicCard card) {
        boolean there = card.isInHand() || card.isInGraveyard() || card.isInExile() || card.isInLibrary();
        return there ? ZONES.get(card.getLocation()) : null;
    }

    /** What it is attached to, or null. */
    static MagicPermanent host(MagicPermanent permanent) {
        for (MagicPermanent host : List.of(permanent.getEnchantedPermanent(), permanent.getEquippedCreature())) {
            if (host.isValid()) {
                return host;
            }
        }
        return null;
    }

    private static JsonObject counters(MagicPermanent permanent) {
        JsonObject counters = new JsonObject();
        if (permanent != null) {
            Map<String, Integer> sorted = new TreeMap<>();
            for (MagicCounterType type : permanent.getCounterTypes()) {
                if (permanent.getCounters(type) > 0) {
                    sorted.put(type.getName(), permanent.getCounters(type));
                }
            }
            sorted.forEach(counters::addProperty);
        }
        return counters;
    }

    private static void characteristics(JsonObject state, MagicObject shown, MagicCardDefinition definition) {
        state.addProperty("name", definition.getName());
        List<String> types = new ArrayList<>();
        List<String> supertypes = new ArrayList<>();
        for (MagicType type : MagicType.values()) {
            if (shown.hasType(type)) {
                (MagicType.SUPERTYPES.contains(type) ? supertypes : types).add(Renamed.today(type.toString()));
            }
        }
        List<String> subtypes = new ArrayList<>();
        for (MagicSubType type : MagicSubType.values()) {
            if (shown.hasSubType(type)) {
                subtypes.add(Renamed.today(type.toString()));
            }
        }
        state.add("types", words(types));
        state.add("subtypes", words(subtypes));
        state.add("supertypes", words(supertypes));
        JsonArray colors = new JsonArray();
        for (MagicColor color : List.of(
                MagicColor.White, MagicColor.Blue, MagicColor.Black, MagicColor.Red, MagicColor.Green)) {
            if (shown.hasColor(color)) {
                colors.add(String.valueOf(Character.toUpperCase(color.getSymbol())));
            }
        }
        state.add("colors", colors);
        state.addProperty("mana_cost", definition.hasCost() ? definition.getCost().getText() : null);
    }

    private static void numbers(JsonObject state, boolean creature, int power, int toughness) {
        state.addProperty("power", creature ? power : null);
        state.addProperty("toughness", creature ? toughness : null);
    }

    private static JsonArray words(Collection<String> things) {
        List<String> words = new ArrayList<>(things);
        Collections.sort(words);
        JsonArray array = new JsonArray();
        words.forEach(array::add);
        return array;
    }

    private static JsonObject player(MagicPlayer player, MagicGame game) {
        JsonObject state = new JsonObject();
        state.addProperty("life", player.getLife());
        state.addProperty("poison", player.getPoison());
        state.addProperty("hand", player.getHandSize());
        state.addProperty("graveyard", player.getGraveyard().size());
        state.addProperty("exile", player.getExile().size());
        state.addProperty("lost", game.getLosingPlayer() == player);
        return state;
    }

    private static JsonObject game(MagicGame game, Names names, MagicPlayer priority) {
        JsonObject state = new JsonObject();
        Board.STEPS.forEach((word, step) -> {
            if (step == game.getPhase()) {
                state.addProperty("step", word);
            }
        });
        state.addProperty("active", names.of(game.getTurnPlayer()));
        JsonArray stack = new JsonArray();
        game.getStack().descendingIterator().forEachRemaining(item -> stack.add(entry(item, names)));
        state.add("stack", stack);
        state.add("priority", JsonNull.INSTANCE);
        if (priority != null) {
            state.addProperty("priority", names.of(priority));
        }
        return state;
    }

    private static JsonObject entry(MagicItemOnStack item, Names names) {
        JsonObject state = new JsonObject();
        state.addProperty("id", names.ofStack(item));
        state.addProperty("kind", item.isSpell() ? "spell" : "ability");
        state.addProperty("controller", names.of(item.getController()));
        state.addProperty("source", item.isSpell() ? null : names.of(item.getSource()));
        return state;
    }
}
