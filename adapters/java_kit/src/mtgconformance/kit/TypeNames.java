package mtgconformance.kit;

import java.util.List;
import java.util.Map;

/** Card types and subtypes that have another name now, everywhere and without another meaning. */
public final class TypeNames {
    private static final Map<String, String> SINCE =
            Map.of("Hound", "Dog", "Naga", "Snake", "Tribal", "Kindred");

    private TypeNames() {}

    /** The name that is in use today. */
    public static String today(String type) {
        return SINCE.getOrDefault(type, type);
    }

    /** The names that are in use today, each once. */
    public static List<String> today(List<String> types) {
        return types.stream().map(TypeNames::today).distinct().toList();
    }

    /** What the engine calls a type of today, out of what it offers. */
    public static String offered(String today, List<String> offered) {
        return offered.contains(today)
                ? today
                : offered.stream().filter(type -> today(type).equals(today)).findFirst().orElse(today);
    }
}
