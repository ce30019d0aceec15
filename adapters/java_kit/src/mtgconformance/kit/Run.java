package mtgconformance.kit;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/** Plays one Situation to its Outcome: a snapshot at the start and after every action. */
final class Run {
    private Run() {}

    static JsonObject of(Situation situation, Adapter adapter) {
        Policy policy = new Policy(situation);
        JsonArray results = new JsonArray();
        JsonArray snapshots = new JsonArray();
        JsonObject outcome = new JsonObject();
        outcome.add("actions", results);
        outcome.add("snapshots", snapshots);
        try (Adapter.Table table = adapter.setUp(situation, policy)) {
            snapshots.add(table.snapshot());
            for (Situation.Action action : situation.script()) {
                Adapter.Result result = table.perform(action);
                JsonObject snapshot = table.snapshot();
                results.add(json(result));
                snapshots.add(snapshot);
                policy.at = results.size();
                if (action.prepare() && !result.accepted()) {
                    throw Stop.setup("the engine refused the preparing action " + results.size() + " (" + action.does()
                            + "): " + result.reason());
                }
            }
        } catch (Stop stop) {
            JsonObject stopped = new JsonObject();
            stopped.addProperty("at", results.size());
            stopped.addProperty("because", stop.because);
            stopped.addProperty("detail", stop.getMessage());
            outcome.add("stopped", stopped);
        }
        outcome.add("decisions", policy.decisions());
        outcome.add("declared", declared(situation, adapter.describe()));
        return outcome;
    }

    /** The cards of the Situation that the adapter made from the facts because the engine lacks them. */
    private static JsonArray declared(Situation situation, JsonObject description) {
        JsonArray used = new JsonArray();
        if (description.has("declares")) {
            for (JsonElement card : description.getAsJsonArray("declares")) {
                if (situation.objects().stream().anyMatch(thing -> thing.card().equals(card.getAsString()))) {
                    used.add(card);
                }
            }
        }
        return used;
    }

    private static JsonObject json(Adapter.Result result) {
        JsonObject said = new JsonObject();
        said.addProperty("accepted", result.accepted());
        said.addProperty("reason", result.reason());
        return said;
    }
}
