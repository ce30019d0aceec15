package myengine;

import com.google.gson.JsonObject;
import java.io.IOException;
import mtgconformance.kit.Adapter;
import mtgconformance.kit.Policy;
import mtgconformance.kit.Service;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Stop;

/** My engine as an engine under test. This file is what you write; the package kit does the talking. */
public final class Main implements Adapter {
    public static void main(String[] arguments) throws IOException {
        Service.serve(new Main());
    }

    /** Name and version are told in every certificate. */
    @Override
    public JsonObject describe() {
        JsonObject said = new JsonObject();
        said.addProperty("name", "my engine");
        said.addProperty("version", "0");
        said.addProperty("adapter", "my adapter");
        return said;
    }

    /**
     * A new game that stands as the Situation says: seats, active, step, players, objects. Whatever
     * the engine asks a player, {@code policy.choose} answers.
     */
    @Override
    public Table setUp(Situation situation, Policy policy) {
        throw Stop.unsupported("setUp is not written yet");
    }

    /** One game. The kit calls snapshot once, then perform and snapshot for each action. */
    static final class MyTable implements Table {
        /** {@code action.does()}: cast, activate, attack, block, resolve, advance. */
        @Override
        public Result perform(Situation.Action action) {
            throw Stop.unsupported("perform is not written yet (" + action.does() + ")");
        }

        /** The table as it is now. A field that the engine can't see is left out. */
        @Override
        public JsonObject snapshot() {
            throw Stop.unsupported("snapshot is not written yet");
        }

        @Override
        public void close() {}
    }
}
