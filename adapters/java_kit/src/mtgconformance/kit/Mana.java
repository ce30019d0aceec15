package mtgconformance.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Mana as the documents write it: {@code 1BB}; digits are colorless. */
public final class Mana {
    private static final Pattern PART = Pattern.compile("\\d+|[WUBRGC]");

    private Mana() {}

    /** Each unit as a letter, C for colorless. */
    public static List<Character> units(String text) {
        List<Character> units = new ArrayList<>();
        Matcher parts = PART.matcher(text);
        while (parts.find()) {
            String part = parts.group();
            boolean number = Character.isDigit(part.charAt(0));
            for (int n = number ? Integer.parseInt(part) : 1; n > 0; n--) {
                units.add(number ? 'C' : part.charAt(0));
            }
        }
        return units;
    }
}
