package mtgconformance.magarena;

import com.google.gson.JsonObject;
import java.util.ArrayList;
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
import mtgconformance.kit.Shown;
import mtgconformance.kit.TypeNames;

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
        return Shown.table(
                names,
                name -> object(names.things().get(name), game, names),
                player -> player(player, game),
                game(game, names, priority));
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
                (MagicType.SUPERTYPES.contains(type) ? supertypes : types).add(TypeNames.today(type.toString()));
            }
        }
        List<String> subtypes = new ArrayList<>();
        for (MagicSubType type : MagicSubType.values()) {
            if (shown.hasSubType(type)) {
                subtypes.add(TypeNames.today(type.toString()));
            }
        }
        state.add("types", Shown.words(types));
        state.add("subtypes", Shown.words(subtypes));
        state.add("supertypes", Shown.words(supertypes));
        state.add(
                "colors",
                Shown.colors(
                        shown.hasColor(MagicColor.White),
                        shown.hasColor(MagicColor.Blue),
                        shown.hasColor(MagicColor.Black),
                        shown.hasColor(MagicColor.Red),
                        shown.hasColor(MagicColor.Green)));
        state.addProperty("mana_cost", definition.hasCost() ? definition.getCost().getText() : null);
    }

    private static void numbers(JsonObject state, boolean creature, int power, int toughness) {
        state.addProperty("power", creature ? power : null);
        state.addProperty("toughness", creature ? toughness : null);
    }

    private static JsonObject player(MagicPlayer player, MagicGame game) {
        return Shown.player(
                player.getLife(),
                player.getPoison(),
                player.getHandSize(),
                player.getGraveyard().size(),
                player.getExile().size(),
                game.getLosingPlayer() == player);
    }

    private static JsonObject game(MagicGame game, Names names, MagicPlayer priority) {
        List<JsonObject> stack = new ArrayList<>();
        game.getStack().descendingIterator().forEachRemaining(item -> stack.add(entry(item, names)));
        return Shown.game(
                Board.STEPS.word(game.getPhase()), names.of(game.getTurnPlayer()), stack, names.of(priority));
    }

    private static JsonObject entry(MagicItemOnStack item, Names names) {
        String id = names.ofStack(item);
        String controller = names.of(item.getController());
        return item.isSpell() ? Shown.spell(id, controller) : Shown.ability(id, controller, names.of(item.getSource()));
    }
}
