package mtgconformance.kit;

import com.google.gson.JsonObject;

/** An engine made testable. */
public interface Adapter {
    /** What the engine is: a description as the documents say it. */
    JsonObject describe();

    /** A new game that stands as the Situation says; nothing of earlier runs is left in it. Throws Stop. */
    Table setUp(Situation situation, Policy policy);

    /** One game. */
    interface Table extends AutoCloseable {
        /** Do it as the player would, up to the next time a player may act. A refused action leaves no trace.
         * Throws Stop. */
        Result perform(Situation.Action action);

        /** The table as it is now, as the documents say it. Throws Stop. */
        JsonObject snapshot();

        @Override
        void close();
    }

    /** Whether the engine let the player do it, and what it said. */
    record Result(boolean accepted, String reason) {
        public static Result done() {
            return new Result(true, "");
        }

        public static Result refused(String reason) {
            return new Result(false, reason);
        }
    }
}
