package mtgconformance.kit;

/** The run can't go on. The message says in one line what is missing or what was asked. */
public final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;
    public final String because;

    private Stop(String because, String detail) {
        super(detail);
        this.because = because;
    }

    /** The engine or the adapter can't do this exactly. */
    public static Stop unsupported(String detail) {
        return new Stop("unsupported", detail);
    }

    /** The engine asks something that has no counterpart in the documents: {@code what}, as "for a pile". */
    public static Stop unknownQuestion(String engine, String what) {
        return unsupported(engine + " asks " + what + ", which this adapter does not know");
    }

    /** The board could not be built as the Situation says. */
    public static Stop setup(String detail) {
        return new Stop("setup", detail);
    }

    /** A question that no answer of the Situation fits. */
    public static Stop unanswered(String detail) {
        return new Stop("unanswered", detail);
    }
}
