package mtgconformance.kit;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/**
 * Turns an engine's game loop, which calls its players, into one that is called.
 *
 * <p>P is how the engine names a player. The game runs in a thread of its own until it waits for a player to act or to
 * declare. There it stands still until it is given a move, which it makes in its own thread, and runs on to the next
 * such place. Only one of the two threads ever runs, so nothing depends on chance.
 */
public final class GameLoop<P> {
    /** What the game waits for. */
    public enum Kind {
        PRIORITY,
        ATTACKERS,
        BLOCKERS,
        OVER
    }

    /** A place where the game stands still; {@code player} is whom it waits for. */
    public record Waiting<P>(Kind kind, P player) {
        public boolean is(Kind other) {
            return kind == other;
        }
    }

    /** Something done in the game's thread. The result is what the engine's callback is told, or for a
     * declaration whether to ask again. */
    @FunctionalInterface
    public interface Move {
        boolean make();
    }

    /** Leaves the game from wherever it is; no Exception, so no engine tries to repair it. */
    public static final class Abandoned extends Error {
        private static final long serialVersionUID = 1;

        Abandoned() {
            super("the game is not needed any more", null, false, false);
        }
    }

    private final Semaphore gamesTurn = new Semaphore(0);
    private final Semaphore tablesTurn = new Semaphore(0);
    private final String threadName;
    private volatile Waiting<P> waiting;
    private volatile Move move;
    private volatile Throwable failure;
    private Thread thread;

    /** Some engines work only in threads that are called as they like. */
    public GameLoop(String threadName) {
        this.threadName = threadName;
    }

    /** Runs the game to its first stop. Throws as {@link #go}. */
    public void start(Runnable game) {
        thread = new Thread(() -> play(game), threadName);
        thread.setDaemon(true);
        thread.start();
        await();
    }

    /** Where the game stands. */
    public Waiting<P> waiting() {
        return waiting;
    }

    /** Makes a move and runs to the next stop. Throws what ended the game early: Stop, Refused, or the engine's own
     * failure. */
    public Waiting<P> go(Move next) {
        if (waiting.is(Kind.OVER)) {
            throw new IllegalStateException("the game is over");
        }
        move = next;
        gamesTurn.release();
        await();
        return waiting;
    }

    /** Called in the game's thread where it waits: stands still, then makes the move that it is given. */
    public boolean stop(Kind kind, P player) {
        waiting = new Waiting<>(kind, player);
        tablesTurn.release();
        gamesTurn.acquireUninterruptibly();
        return asked(move::make);
    }

    /** Called in the game's thread to end the run. */
    public Abandoned fail(Throwable problem) {
        failure = problem;
        return new Abandoned();
    }

    /** Called in the game's thread: the answer to a question, or the run ends. */
    public <T> T asked(Supplier<T> question) {
        try {
            return question.get();
        } catch (Stop | Refused ended) {
            throw fail(ended);
        }
    }

    /** Leaves the game and waits until its thread is gone. */
    public void abandon() {
        if (thread == null) {
            return;
        }
        if (thread.isAlive() && !waiting.is(Kind.OVER)) {
            move = () -> {
                throw new Abandoned();
            };
            gamesTurn.release();
        }
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void play(Runnable game) {
        try {
            game.run();
        } catch (Abandoned left) {
            // as it was asked to
        } catch (Throwable problem) {
            if (failure == null) {
                failure = problem;
            }
        } finally {
            waiting = new Waiting<>(Kind.OVER, null);
            tablesTurn.release();
        }
    }

    private void await() {
        tablesTurn.acquireUninterruptibly();
        Throwable problem = failure;
        if (problem instanceof Stop stop) {
            throw stop;
        }
        if (problem instanceof Refused refused) {
            throw refused;
        }
        if (problem != null) {
            throw new IllegalStateException("the engine failed: " + problem, problem);
        }
    }
}
