package mtgconformance.magarena;

import java.util.Map;

/** Card types and subtypes that have another name now, everywhere and without another meaning. */
final class Renamed {
    private static final Map<String, String> SINCE =
            Map.of("Hound", "Dog", "Naga", "Snake", "Tribal", "Kindred");

    private Renamed() {}

    /** The name that is in use today. */
    static String today(String type) {
        return SINCE.getOrDefault(type, type);
    }
}
