package mtgconformance.kit;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/** The parts of a snapshot that are made in the same way for every engine. */
public final class Shown {
    private Shown() {}

    /** A snapshot of all that has a name. */
    public static <P> JsonObject table(
            Register<?, P> names,
            Function<String, JsonObject> object,
            Function<P, JsonObject> player,
            JsonObject game) {
        JsonObject objects = new JsonObject();
        // looking at one object can give another its name
        List.copyOf(names.things().keySet()).forEach(name -> objects.add(name, object.apply(name)));
        JsonObject players = new JsonObject();
        names.seats().forEach((seat, one) -> players.add(seat, player.apply(one)));
        JsonObject snapshot = new JsonObject();
        snapshot.add("objects", objects);
        snapshot.add("players", players);
        snapshot.add("game", game);
        return snapshot;
    }

    /** The last four are numbers of cards and whether the player has lost. */
    public static JsonObject player(int life, int poison, int hand, int graveyard, int exile, boolean lost) {
        JsonObject state = new JsonObject();
        state.addProperty("life", life);
        state.addProperty("poison", poison);
        state.addProperty("hand", hand);
        state.addProperty("graveyard", graveyard);
        state.addProperty("exile", exile);
        state.addProperty("lost", lost);
        return state;
    }

    /** {@code step} is null in a step without a word, {@code priority} if nobody has it; {@code stack} has its bottom
     * first. */
    public static JsonObject game(String step, String active, List<JsonObject> stack, String priority) {
        JsonObject state = new JsonObject();
        if (step != null) {
            state.addProperty("step", step);
        }
        state.addProperty("active", active);
        JsonArray entries = new JsonArray();
        stack.forEach(entries::add);
        state.add("stack", entries);
        state.addProperty("priority", priority);
        return state;
    }

    public static JsonObject spell(String id, String controller) {
        return entry(id, "spell", controller, null);
    }

    public static JsonObject ability(String id, String controller, String source) {
        return entry(id, "ability", controller, source);
    }

    private static JsonObject entry(String id, String kind, String controller, String source) {
        JsonObject state = new JsonObject();
        state.addProperty("id", id);
        state.addProperty("kind", kind);
        state.addProperty("controller", controller);
        state.addProperty("source", source);
        return state;
    }

    /** Types and the like, in the order of the alphabet. */
    public static JsonArray words(Iterable<?> things) {
        List<String> words = new ArrayList<>();
        things.forEach(thing -> words.add(thing.toString()));
        Collections.sort(words);
        JsonArray array = new JsonArray();
        words.forEach(array::add);
        return array;
    }

    /** In the game's own order. */
    public static JsonArray colors(boolean white, boolean blue, boolean black, boolean red, boolean green) {
        JsonArray letters = new JsonArray();
        add(letters, white, "W");
        add(letters, blue, "U");
        add(letters, black, "B");
        add(letters, red, "R");
        add(letters, green, "G");
        return letters;
    }

    private static void add(JsonArray letters, boolean there, String letter) {
        if (there) {
            letters.add(letter);
        }
    }
}
