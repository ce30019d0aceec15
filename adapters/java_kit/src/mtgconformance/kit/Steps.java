package mtgconformance.kit;

import java.util.Map;
import java.util.Set;

/** The documents' words for steps, and what an engine has for each; S is how it holds a step. */
public final class Steps<S> {
    private static final Set<String> WITH_ATTACKERS =
            Set.of("declare_attackers", "declare_blockers", "first_strike_damage", "combat_damage");

    private final Map<String, S> steps;

    public Steps(Map<String, S> steps) {
        this.steps = Map.copyOf(steps);
    }

    public S get(String word) {
        return steps.get(word);
    }

    /** Null if the documents have no word for the step, as for cleanup. */
    public String word(S step) {
        for (Map.Entry<String, S> entry : steps.entrySet()) {
            if (entry.getValue() == step) {
                return entry.getKey();
            }
        }
        return null;
    }

    /** The step in which a game is to start. Throws Stop (unsupported) for those that an attack must lead to. */
    public S start(Situation situation) {
        if (WITH_ATTACKERS.contains(situation.step())) {
            throw Stop.unsupported("this adapter does not start in the " + situation.step() + " step");
        }
        return get(situation.step());
    }
}
