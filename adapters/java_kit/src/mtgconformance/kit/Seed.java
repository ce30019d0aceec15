package mtgconformance.kit;

/** Where an engine's random numbers start: an argument of the adapter's program. */
public final class Seed {
    private Seed() {}

    /** The argument at this place, or 1 if there are fewer. Ends the program with 2 and one line if it is no number. */
    public static long of(String[] arguments, int place) {
        if (arguments.length <= place) {
            return 1;
        }
        try {
            return Long.parseLong(arguments[place]);
        } catch (NumberFormatException none) {
            System.err.println("expected a whole number as the seed, found " + arguments[place]);
            System.exit(2);
            throw none;
        }
    }
}
