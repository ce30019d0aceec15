package mtgconformance.forge;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Card types and subtypes that have another name now, everywhere and without another meaning. */
final class Renamed {
    private static final Map<String, String> SINCE =
            Map.of("Hound", "Dog", "Naga", "Snake", "Tribal", "Kindred");

    private Renamed() {}

    /** The name that is in use today. */
    static String today(String type) {
        return SINCE.getOrDefault(type, type);
    }

    /** The names that are in use today, each once. */
    static List<String> today(List<String> types) {
        return types.stream().map(Renamed::today).distinct().collect(Collectors.toList());
    }

    /** What Forge calls it, out of what it offers. */
    static String forges(String today, List<String> offered) {
        return offered.contains(today)
                ? today
                : offered.stream().filter(type -> today(type).equals(today)).findFirst().orElse(today);
    }
}
