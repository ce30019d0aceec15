package mtgconformance.xmage;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import mage.abilities.ActivatedAbility;
import mtgconformance.kit.Stop;

/** Which of an object's abilities the script means: by keyword, or by the beginning of the printed cost. */
final class AbilityText {
    /** An ability word with its dash, which is no part of the cost (CR 207.2c). */
    private static final Pattern WORD = Pattern.compile("^[^{}:]*? \u2014 ");

    private static final Pattern THIS =
            Pattern.compile("\\bthis (?:artifact|creature|enchantment|land|permanent|card|aura|equipment|token)\\b");

    private AbilityText() {}

    /** The ability that begins so, null if there is none. Throws Stop if the words fit several. */
    static ActivatedAbility find(List<ActivatedAbility> abilities, String wanted, String card) {
        String word = plain(wanted, card);
        List<Predicate<String>> tiers = List.of(
                text -> cost(text).equals(word),
                text -> cost(WORD.matcher(text).replaceFirst("")).equals(word),
                text -> text.startsWith(word) || WORD.matcher(text).replaceFirst("").startsWith(word));
        for (Predicate<String> tier : tiers) {
            List<ActivatedAbility> found = abilities.stream()
                    .filter(ability -> tier.test(plain(ability.getRule(), card)))
                    .toList();
            if (found.size() > 1) {
                throw Stop.unsupported("'" + wanted + "' names " + found.size() + " abilities of " + card);
            }
            if (found.size() == 1) {
                return found.get(0);
            }
        }
        return null;
    }

    /** What stands before the colon; for a keyword ability the keyword ({@code equip {2}}: {@code equip}). */
    private static String cost(String text) {
        int colon = text.indexOf(':');
        if (colon >= 0) {
            return text.substring(0, colon).strip();
        }
        int brace = text.indexOf(" {");
        return brace >= 0 ? text.substring(0, brace).strip() : text;
    }

    private static String plain(String text, String card) {
        String marked = text.replaceAll("<i>\\(.*?\\)</i>|<[^>]*>", "") // reminder text, then other markup
                .replace("&mdash;", "\u2014")
                .replace("{this}", "~")
                .replace(card, "~")
                .replace('\u2212', '-')
                .strip()
                .toLowerCase(Locale.ROOT);
        return THIS.matcher(marked).replaceAll("~").replaceFirst("^\\[([^\\]]*)\\]", "$1");
    }
}
