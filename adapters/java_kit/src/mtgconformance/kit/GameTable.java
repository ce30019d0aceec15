package mtgconformance.kit;

import java.util.List;
import java.util.Set;

/**
 * A game that is driven as its players would: they act, declare, or pass.
 *
 * <p>What is the same in every such engine is here: each kind of action goes to its method, a
 * {@link Refused} becomes a result, the stack resolves and the steps go by while everybody passes. S is how
 * the engine holds a step.
 */
public abstract class GameTable<S> implements Adapter.Table {
    /** A game that has not got there after so many passes never will. */
    private static final int TOO_LONG = 200;

    private static final Set<String> AFTER_ATTACKERS =
            Set.of("declare_blockers", "first_strike_damage", "combat_damage");

    /** Where a game stands in time. */
    public record Moment<S>(S step, int turn) {}

    private final String engine;
    private final Steps<S> steps;
    private final int seats;

    /** {@code engine} is what the engine is called in reasons. */
    protected GameTable(String engine, Steps<S> steps, Situation situation) {
        this.engine = engine;
        this.steps = steps;
        seats = situation.seats().size();
    }

    /** Casts or activates, when somebody has priority. Throws Refused or Stop. */
    protected abstract void play(Situation.Action action);

    /** Declares attackers; gives what is to be said about it, mostly nothing. Throws Refused or Stop. */
    protected abstract String attack(Situation.Action action);

    /** Declares blockers; gives what is to be said about it, mostly nothing. Throws Refused or Stop. */
    protected abstract String block(Situation.Action action);

    /** Whoever the game waits for does nothing; it goes on to the next time a player may act or declares. */
    protected abstract void pass();

    protected abstract boolean isOver();

    /** Whether the game waits for a player who may cast and activate, and for no declaration. */
    protected abstract boolean hasPriority();

    /** What is on the stack, the top first: the same entry is equal to itself later on, and to nothing else. */
    protected abstract List<?> stack();

    protected abstract Moment<S> now();

    /** Whether this combat has the step: declare_blockers, first_strike_damage or combat_damage. */
    protected abstract boolean hasCombatStep(String step);

    /** On the way to a step: what is said if the game went past it without a stop, null if it has not come there yet.
     * Throws Stop if the adapter can't go on. */
    protected String past(Moment<S> start, S wanted) {
        return null;
    }

    @Override
    public Adapter.Result perform(Situation.Action action) {
        try {
            return new Adapter.Result(true, act(action));
        } catch (Refused refusal) {
            return Adapter.Result.refused(refusal.getMessage());
        }
    }

    /** Does it, and gives what is to be said about it. Throws Refused or Stop. */
    protected final String act(Situation.Action action) {
        switch (action.does()) {
            case "cast", "activate" -> {
                needPriority();
                play(action);
                return "";
            }
            case "attack" -> {
                return attack(action);
            }
            case "block" -> {
                return block(action);
            }
            case "resolve" -> {
                return resolve(action.all());
            }
            case "advance" -> {
                return advance(action.to());
            }
            default -> throw Stop.unsupported("this adapter knows no action " + action.does());
        }
    }

    private void needPriority() {
        if (!hasPriority()) {
            throw new Refused("nobody has priority");
        }
    }

    private String resolve(boolean all) {
        if (stack().isEmpty()) {
            throw new Refused("the stack is empty");
        }
        needPriority();
        for (int n = 0; n < TOO_LONG; n++) {
            resolveTop();
            if (!all || isOver() || stack().isEmpty()) {
                return "";
            }
        }
        throw Stop.unsupported("the stack does not get empty");
    }

    private void resolveTop() {
        Object top = stack().get(0);
        for (int n = 0; n < 2 * seats; n++) {
            pass();
            if (isOver() || !stack().contains(top)) {
                return;
            }
        }
        throw Stop.unsupported(engine + " does not resolve the top of the stack when all players pass");
    }

    private String advance(String to) {
        if (isOver()) {
            throw new Refused("the game is over");
        }
        if (AFTER_ATTACKERS.contains(to) && !hasCombatStep(to)) {
            throw new Refused("there is no " + to + " step in this combat");
        }
        S wanted = steps.get(to);
        Moment<S> start = now();
        for (int n = 0; n < TOO_LONG; n++) {
            pass();
            if (isOver()) {
                return "the game is over";
            }
            if (now().equals(start)) {
                continue;
            }
            if (now().step() == wanted) {
                return "";
            }
            String past = past(start, wanted);
            if (past != null) {
                return past;
            }
        }
        throw Stop.unsupported(engine + " does not get to the step " + to);
    }
}
