package mtgconformance.kit;

/** Refuses an action: the engine does not let the player do it. What was done for it must be undone by then. */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Refused(String reason) {
        super(reason, null, false, false);
    }
}
