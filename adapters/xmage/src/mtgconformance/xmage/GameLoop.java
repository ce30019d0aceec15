package mtgconformance.xmage;

import java.util.UUID;
import java.util.concurrent.Semaphore;
import mtgconformance.kit.Stop;

/**
 * Turns XMage's game loop, which calls its players, into one that is called.
 *
 * <p>The game runs in a thread of its own until it waits for a player to act or to declare. There it
 * stands still until it is given a move, which it makes in its own thread, and runs on to the next
 * such place. Only one of the two threads ever runs, so nothing depends on chance.
 */
final class GameLoop {
    /** What the game waits for. */
    enum Kind {
        PRIORITY,
        ATTACKERS,
        BLOCKERS,
        OVER
    }

    /** A place where the game stands still; {@code player} is whom it waits for. */
    record Waiting(Kind kind, UUID player) {
        boolean is(Kind other) {
            return kind == other;
        }
    }

    /** Something done in the game's thread. The result is what XMage's callback returns, or for a
     * declaration whether to ask again. */
    @FunctionalInterface
    interface Move {
        boolean make();
    }

    /** Leaves the game from wherever it is; no Exception, so XMage does not try to repair it. */
    static final class Abandoned extends Error {
        private static final long serialVersionUID = 1;

        Abandoned() {
            super("the game is not needed any more", null, false, false);
        }
    }

    private final Semaphore gamesTurn = new Semaphore(0);
    private final Semaphore tablesTurn = new Semaphore(0);
    private volatile Waiting waiting;
    private volatile Move move;
    private volatile Throwable failure;
    private Thread thread;

    /** Runs the game to its first stop. */
    void start(Runnable game) {
        // XMage refuses to work in threads that are called otherwise
        thread = new Thread(() -> play(game), "GAME");
        thread.setDaemon(true);
        thread.start();
        await();
    }

    Waiting waiting() {
        return waiting;
    }

    /** Makes a move and runs to the next stop. Throws what ended the game early: Stop, or XMage's own failure. */
    Waiting go(Move next) {
        if (waiting.is(Kind.OVER)) {
            throw new IllegalStateException("the game is over");
        }
        move = next;
        gamesTurn.release();
        await();
        return waiting;
    }

    /** Called in the game's thread where it waits: stands still, then makes the move that it is given. */
    boolean stop(Kind kind, UUID player) {
        waiting = new Waiting(kind, player);
        tablesTurn.release();
        gamesTurn.acquireUninterruptibly();
        try {
            return move.make();
        } catch (Stop stop) {
            throw fail(stop);
        }
    }

    /** Called in the game's thread to end the run. */
    Abandoned fail(Throwable problem) {
        failure = problem;
        return new Abandoned();
    }

    /** Leaves the game and waits until its thread is gone. */
    void abandon() {
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
            waiting = new Waiting(Kind.OVER, null);
            tablesTurn.release();
        }
    }

    private void await() {
        tablesTurn.acquireUninterruptibly();
        Throwable problem = failure;
        if (problem instanceof Stop stop) {
            throw stop;
        }
        if (problem != null) {
            throw new IllegalStateException("XMage failed: " + problem, problem);
        }
    }
}
