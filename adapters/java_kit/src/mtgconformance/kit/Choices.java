package mtgconformance.kit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * Puts a choice among an engine's objects and players to the policy, and gives back the engine's own.
 *
 * <p>T is how the engine holds an object or a player. Cards that no Situation names, props, are on
 * offer only where the named ones are too few.
 */
public final class Choices<T> {
    /** The option to choose no more, where that is allowed. */
    private static final String NONE = "none";
    /** What cards that no Situation names are called where they must be chosen. */
    private static final String PROP = "prop";

    private final Policy policy;
    private final Function<T, String> name;
    private final ToIntFunction<String> place;

    /** {@code name} gives null for a prop; {@code place} says where a name stands among the options. */
    public Choices(Policy policy, Function<T, String> name, ToIntFunction<String> place) {
        this.policy = policy;
        this.name = name;
        this.place = place;
    }

    /** A question to one player. */
    public record Question(String by, String ask, String source, String text) {}

    /** Between so many and so many of the things, or all if there are fewer. Throws Stop (unanswered). */
    public List<T> pick(Question question, List<? extends T> things, int least, int most) {
        int min = Math.min(least, things.size());
        int max = Math.min(most, things.size());
        return min >= max ? exactly(question, things, max) : upTo(question, things, min, max);
    }

    private List<T> exactly(Question question, List<? extends T> things, int count) {
        List<T> picked = new ArrayList<>();
        if (count <= 0) {
            return picked;
        }
        List<T> left = onOffer(things, count);
        for (Object choice :
                policy.choose(question.by, question.ask, options(left), count, question.source, question.text)) {
            picked.add(left.remove(options(left).indexOf(choice)));
        }
        return picked;
    }

    private List<T> upTo(Question question, List<? extends T> things, int min, int max) {
        List<T> left = onOffer(things, 1);
        List<T> picked = new ArrayList<>();
        while (!left.isEmpty() && picked.size() < max) {
            List<Object> options = options(left);
            if (picked.size() >= min) {
                options.add(NONE);
            }
            Object choice = policy.choose(question.by, question.ask, options, question.source, question.text);
            if (choice.equals(NONE)) {
                break;
            }
            picked.add(left.remove(options.indexOf(choice)));
        }
        return picked;
    }

    /** What to discard at cleanup (CR 514.1): props first. Throws Stop (unanswered). */
    public List<T> discards(String by, Iterable<? extends T> hand, int count) {
        List<T> discarded = new ArrayList<>();
        List<T> named = new ArrayList<>();
        for (T card : hand) {
            if (!isProp(card)) {
                named.add(card);
            } else if (discarded.size() < count) {
                discarded.add(card);
            }
        }
        int rest = count - discarded.size();
        discarded.addAll(pick(new Question(by, "objects", null, "what to discard"), named, rest, rest));
        return discarded;
    }

    /** Which of a player's triggered abilities goes on the stack next (CR 603.3b). Those of one source are the same
     * option. Throws Stop (unanswered). */
    public <A> A next(String by, List<A> abilities, Function<A, ? extends T> source) {
        List<Object> sources = options(abilities.stream().map(source).collect(Collectors.toList()));
        List<Object> options = new ArrayList<>(new LinkedHashSet<>(sources));
        Object chosen = policy.choose(by, "order", options, null, "which ability goes on the stack first");
        return abilities.get(sources.indexOf(chosen));
    }

    /** In a fixed order, whatever the engine's is. */
    private List<T> onOffer(List<? extends T> things, int count) {
        List<T> sorted = things.stream()
                .sorted(Comparator.comparingInt(thing -> {
                    int at = isProp(thing) ? -1 : place.applyAsInt(name.apply(thing));
                    return at < 0 ? Integer.MAX_VALUE : at;
                }))
                .collect(Collectors.toCollection(ArrayList::new));
        List<T> named =
                sorted.stream().filter(thing -> !isProp(thing)).collect(Collectors.toCollection(ArrayList::new));
        return named.size() >= count ? named : sorted;
    }

    private boolean isProp(T thing) {
        return name.apply(thing) == null;
    }

    /** What the things are called on offer. */
    public List<Object> options(List<? extends T> things) {
        return things.stream().map(this::option).collect(Collectors.toCollection(ArrayList::new));
    }

    /** What one thing is called on offer. */
    public String option(T thing) {
        String known = name.apply(thing);
        return known == null ? PROP : known;
    }
}
