package mtgconformance.kit;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What scripts and answers say in words, found again in what an engine calls it. */
public final class Words {
    /** An ability word with its dash, which is no part of the cost (CR 207.2c). */
    private static final Pattern ABILITY_WORD = Pattern.compile("^[^{}:]*? \u2014 ");

    private static final Pattern THIS =
            Pattern.compile("\\bthis (?:artifact|creature|enchantment|land|permanent|card|aura|equipment|token)\\b");
    private static final Map<String, String> COLORS =
            Map.of("white", "W", "blue", "U", "black", "B", "red", "R", "green", "G");

    private Words() {}

    /**
     * The ability of a card that the script means, by keyword or by the beginning of the printed cost.
     * {@code text} is an ability as printed, its source as {@code ~} or by name. Null if there is none.
     * Throws Stop if the words fit several.
     */
    public static <A> A ability(
            Collection<? extends A> abilities, Function<A, String> text, String wanted, String card) {
        String word = plain(wanted, card);
        List<Predicate<String>> tiers = List.of(
                one -> cost(one).equals(word),
                one -> cost(ABILITY_WORD.matcher(one).replaceFirst("")).equals(word),
                one -> one.startsWith(word) || ABILITY_WORD.matcher(one).replaceFirst("").startsWith(word));
        for (Predicate<String> tier : tiers) {
            List<? extends A> found = abilities.stream()
                    .filter(ability -> tier.test(plain(text.apply(ability), card)))
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
        String marked = text.replace(card, "~")
                .replace('\u2212', '-')
                .strip()
                .toLowerCase(Locale.ROOT);
        return THIS.matcher(marked).replaceAll("~").replaceFirst("^\\[([^\\]]*)\\]", "$1");
    }

    /** A color, given in words, as the answers of a player write it; else its letter. */
    public static String color(Situation situation, String by, String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        String letter = COLORS.getOrDefault(lower, word);
        Set<String> told = situation.answers().stream()
                .filter(answer -> answer.by().equals(by) && answer.ask().equals("colour"))
                .flatMap(answer -> answer.prefer().stream().map(value -> value.getAsString()))
                .collect(Collectors.toSet());
        for (String form : List.of(letter, word, lower)) {
            if (told.contains(form)) {
                return form;
            }
        }
        return letter;
    }
}
