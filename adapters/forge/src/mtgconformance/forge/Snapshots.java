package mtgconformance.forge;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import forge.card.CardTypeView;
import forge.card.ColorSet;
import forge.card.mana.ManaCost;
import forge.game.Game;
import forge.game.card.Card;
import forge.game.combat.Combat;
import forge.game.phase.PhaseType;
import forge.game.player.Player;
import forge.game.spellability.SpellAbilityStackInstance;
import forge.game.zone.Zone;
import forge.game.zone.ZoneType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import mtgconformance.kit.GameLoop;

/** What Forge shows, as the documents say it. */
final class Snapshots {
    private static final Map<ZoneType, String> ZONES = Map.of(
            ZoneType.Battlefield, "battlefield",
            ZoneType.Hand, "hand",
            ZoneType.Graveyard, "graveyard",
            ZoneType.Exile, "exile",
            ZoneType.Library, "library",
            ZoneType.Stack, "stack",
            ZoneType.Command, "command");

    private Snapshots() {}

    static JsonObject of(Game game, Names names, GameLoop.Waiting<Player> waiting) {
        names.noteNew();
        JsonObject objects = new JsonObject();
        for (String name : List.copyOf(names.things().keySet())) {
            objects.add(name, object(name, game, names));
        }
        JsonObject players = new JsonObject();
        names.seats().forEach((seat, player) -> players.add(seat, player(player)));
        JsonObject snapshot = new JsonObject();
        snapshot.add("objects", objects);
        snapshot.add("players", players);
        snapshot.add("game", game(game, names, waiting));
        return snapshot;
    }

    private static JsonObject object(String name, Game game, Names names) {
        JsonObject state = new JsonObject();
        Card card = names.now(name);
        Zone where = card == null ? null : card.getZone();
        String zone = where == null ? null : ZONES.get(where.getZoneType());
        boolean there = "battlefield".equals(zone);
        state.addProperty("zone", zone == null ? "nowhere" : zone);
        state.addProperty("owner", names.seat(names.things().get(name).getOwner()));
        state.addProperty("controller", controller(card, zone, game, names));
        state.addProperty("tapped", there && card.isTapped());
        state.addProperty("damage", there ? card.getDamage() : 0);
        state.add("counters", counters(there ? card : null));
        state.addProperty("attached_to", there ? names.of(card.getEntityAttachedTo()) : null);
        state.addProperty("phased_out", there && card.isPhasedOut());
        Combat combat = game.getCombat();
        state.addProperty("attacking", there && combat != null && combat.isAttacking(card));
        state.addProperty("blocking", there && combat != null && combat.isBlocking(card));
        if (zone != null) {
            characteristics(state, card);
        }
        state.addProperty("is_token", names.things().get(name).isToken());
        return state;
    }

    private static String controller(Card card, String zone, Game game, Names names) {
        if ("battlefield".equals(zone)) {
            return names.seat(card.getController());
        }
        if ("stack".equals(zone)) {
            for (SpellAbilityStackInstance entry : game.getStack()) {
                if (entry.isSpell() && entry.getSourceCard().getId() == card.getId()) {
                    return names.seat(entry.getActivatingPlayer());
                }
            }
        }
        return null;
    }

    private static JsonObject counters(Card card) {
        JsonObject counters = new JsonObject();
        if (card != null) {
            card.getCounters().forEach((type, number) -> {
                if (number > 0) {
                    counters.addProperty(type.getName().toLowerCase(Locale.ROOT), number);
                }
            });
        }
        return counters;
    }

    private static void characteristics(JsonObject state, Card card) {
        state.addProperty("name", card.getName());
        CardTypeView type = card.getType();
        state.add("types", words(type.getCoreTypes()));
        state.add("subtypes", words(type.getSubtypes()));
        state.add("supertypes", words(type.getSupertypes()));
        state.add("colors", colors(card.determineColor()));
        state.addProperty("power", type.isCreature() ? card.getNetPower() : null);
        state.addProperty("toughness", type.isCreature() ? card.getNetToughness() : null);
        ManaCost cost = card.getManaCost();
        state.addProperty("mana_cost", cost.isNoCost() ? null : text(cost));
        state.addProperty("mana_value", card.getCMC());
    }

    /** Phyrexian mana is written the other way round by Forge. */
    private static String text(ManaCost cost) {
        return cost.toString().replaceAll("\\{P/([WUBRG])\\}", "{$1/P}");
    }

    private static JsonArray words(Iterable<?> things) {
        List<String> words = new ArrayList<>();
        things.forEach(thing -> words.add(Renamed.today(thing.toString())));
        words.removeIf(String::isBlank); // Forge's chosen type where none was chosen
        Collections.sort(words);
        JsonArray array = new JsonArray();
        words.forEach(array::add);
        return array;
    }

    private static JsonArray colors(ColorSet color) {
        JsonArray letters = new JsonArray();
        if (color.hasWhite()) {
            letters.add("W");
        }
        if (color.hasBlue()) {
            letters.add("U");
        }
        if (color.hasBlack()) {
            letters.add("B");
        }
        if (color.hasRed()) {
            letters.add("R");
        }
        if (color.hasGreen()) {
            letters.add("G");
        }
        return letters;
    }

    private static JsonObject player(Player player) {
        JsonObject state = new JsonObject();
        state.addProperty("life", player.getLife());
        state.addProperty("poison", player.getPoisonCounters());
        state.addProperty("hand", player.getZone(ZoneType.Hand).size());
        state.addProperty("graveyard", player.getZone(ZoneType.Graveyard).size());
        state.addProperty("exile", player.getZone(ZoneType.Exile).size());
        state.addProperty("lost", player.hasLost());
        return state;
    }

    private static JsonObject game(Game game, Names names, GameLoop.Waiting<Player> waiting) {
        JsonObject state = new JsonObject();
        PhaseType now = game.getPhaseHandler().getPhase();
        Board.STEPS.forEach((word, step) -> {
            if (step == now) {
                state.addProperty("step", word);
            }
        });
        state.addProperty("active", names.seat(game.getPhaseHandler().getPlayerTurn()));
        JsonArray stack = new JsonArray();
        game.getStack().reverseIterator().forEachRemaining(entry -> stack.add(entry(entry, names)));
        state.add("stack", stack);
        state.add("priority", JsonNull.INSTANCE);
        if (waiting.is(GameLoop.Kind.PRIORITY)) {
            state.addProperty("priority", names.seat(waiting.player()));
        }
        return state;
    }

    private static JsonObject entry(SpellAbilityStackInstance entry, Names names) {
        JsonObject state = new JsonObject();
        state.addProperty("id", names.ofStack(entry));
        state.addProperty("kind", entry.isSpell() ? "spell" : "ability");
        state.addProperty("controller", names.seat(entry.getActivatingPlayer()));
        state.addProperty("source", entry.isSpell() ? null : names.of(entry.getSourceCard()));
        return state;
    }
}
