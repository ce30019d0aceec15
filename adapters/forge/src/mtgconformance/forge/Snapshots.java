package mtgconformance.forge;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import forge.card.CardTypeView;
import forge.card.ColorSet;
import forge.card.mana.ManaCost;
import forge.game.Game;
import forge.game.card.Card;
import forge.game.combat.Combat;
import forge.game.player.Player;
import forge.game.spellability.SpellAbilityStackInstance;
import forge.game.zone.Zone;
import forge.game.zone.ZoneType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import mtgconformance.kit.GameLoop;
import mtgconformance.kit.Shown;
import mtgconformance.kit.TypeNames;

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
        return Shown.table(
                names, name -> object(name, game, names), Snapshots::player, game(game, names, waiting));
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
        ColorSet color = card.determineColor();
        state.add(
                "colors",
                Shown.colors(color.hasWhite(), color.hasBlue(), color.hasBlack(), color.hasRed(), color.hasGreen()));
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
        things.forEach(thing -> words.add(TypeNames.today(thing.toString())));
        words.removeIf(String::isBlank); // Forge's chosen type where none was chosen
        return Shown.words(words);
    }

    private static JsonObject player(Player player) {
        return Shown.player(
                player.getLife(),
                player.getPoisonCounters(),
                player.getZone(ZoneType.Hand).size(),
                player.getZone(ZoneType.Graveyard).size(),
                player.getZone(ZoneType.Exile).size(),
                player.hasLost());
    }

    private static JsonObject game(Game game, Names names, GameLoop.Waiting<Player> waiting) {
        List<JsonObject> stack = new ArrayList<>();
        game.getStack().reverseIterator().forEachRemaining(entry -> stack.add(entry(entry, names)));
        return Shown.game(
                Board.STEPS.word(game.getPhaseHandler().getPhase()),
                names.seat(game.getPhaseHandler().getPlayerTurn()),
                stack,
                waiting.is(GameLoop.Kind.PRIORITY) ? names.seat(waiting.player()) : null);
    }

    private static JsonObject entry(SpellAbilityStackInstance entry, Names names) {
        String id = names.ofStack(entry);
        String controller = names.seat(entry.getActivatingPlayer());
        return entry.isSpell()
                ? Shown.spell(id, controller)
                : Shown.ability(id, controller, names.of(entry.getSourceCard()));
    }
}
