package mtgconformance.magarena;

/** Refuses the action; what was done for it is undone by whoever catches this. */
final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    Refused(String reason) {
        super(reason, null, false, false);
    }
}
