package mtgconformance.kit;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.Collection;
import java.util.List;

/** What an engine is, as the documents say it. */
public final class Description {
    private Description() {}

    /**
     * Of an engine that can't list its cards. {@code declares}: the cards that the engine lacks and the adapter makes
     * from the facts; {@code notes}: what else whoever reads a certificate should know.
     */
    public static JsonObject of(
            String name, String version, String adapter, Collection<String> declares, String notes) {
        JsonObject said = new JsonObject();
        said.addProperty("name", name);
        said.addProperty("version", version);
        said.addProperty("adapter", adapter);
        said.add("cards", JsonNull.INSTANCE);
        said.add("declares", words(declares));
        said.add("can", words(List.of("place-controller", "place-tokens")));
        said.addProperty("notes", notes);
        return said;
    }

    private static JsonArray words(Collection<String> words) {
        JsonArray array = new JsonArray();
        words.forEach(array::add);
        return array;
    }
}
