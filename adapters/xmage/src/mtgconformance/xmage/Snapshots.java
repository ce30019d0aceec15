package mtgconformance.xmage;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import mage.MageObject;
import mage.ObjectColor;
import mage.cards.Card;
import mage.constants.CardType;
import mage.constants.Zone;
import mage.counters.Counter;
import mage.counters.CounterType;
import mage.game.Game;
import mage.game.permanent.Permanent;
import mage.game.stack.Spell;
import mage.game.stack.StackObject;
import mage.players.Player;
import mtgconformance.kit.GameLoop;
import mtgconformance.kit.Shown;

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
        return Shown.table(
                names,
                name -> object(name, game, names),
                id -> player(game.getPlayer(id), game),
                game(game, names, waiting));
    }

    private static JsonObject object(String name, Game game, Names names) {
        JsonObject state = new JsonObject();
        UUID id = names.things().get(name);
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
        state.add("types", Shown.words(types));
        state.add("subtypes", Shown.words(shown.getSubtype(game)));
        state.add("supertypes", Shown.words(shown.getSuperType(game)));
        ObjectColor color = shown.getColor(game);
        state.add(
                "colors",
                Shown.colors(color.isWhite(), color.isBlue(), color.isBlack(), color.isRed(), color.isGreen()));
        boolean creature = types.contains(CardType.CREATURE);
        state.addProperty("power", creature ? shown.getPower().getValue() : null);
        state.addProperty("toughness", creature ? shown.getToughness().getValue() : null);
        String cost = shown.getManaCost().getText();
        state.addProperty("mana_cost", shown.getManaCost().isEmpty() ? null : cost);
        state.addProperty("mana_value", shown.getManaValue());
    }

    private static JsonObject player(Player player, Game game) {
        long exiled = game.getExile().getAllCards(game).stream()
                .filter(card -> card.isOwnedBy(player.getId()))
                .count();
        return Shown.player(
                player.getLife(),
                player.getCountersCount(CounterType.POISON),
                player.getHand().size(),
                player.getGraveyard().size(),
                (int) exiled,
                player.hasLost());
    }

    private static JsonObject game(Game game, Names names, GameLoop.Waiting<UUID> waiting) {
        List<JsonObject> stack = new ArrayList<>();
        game.getStack().descendingIterator().forEachRemaining(entry -> stack.add(entry(entry, game, names)));
        return Shown.game(
                Board.STEPS.word(game.getTurnStepType()),
                names.seat(game.getActivePlayerId()),
                stack,
                waiting.is(GameLoop.Kind.PRIORITY) ? names.seat(waiting.player()) : null);
    }

    private static JsonObject entry(StackObject entry, Game game, Names names) {
        String id = names.ofStack(entry, game);
        String controller = names.seat(entry.getControllerId());
        return entry instanceof Spell
                ? Shown.spell(id, controller)
                : Shown.ability(id, controller, names.of(entry.getSourceId(), game));
    }
}
