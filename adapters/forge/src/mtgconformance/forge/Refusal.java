package mtgconformance.forge;

/** What the script announces does not fit; thrown in the game's thread. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    Refusal(String reason) {
        super(reason, null, false, false);
    }
}
