package mtgconformance.kit;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Who chooses what: the Situation's answers put to use. The engine asks, nobody else answers. */
public final class Policy {
    private final List<Situation.Answer> answers;
    private final Integer[] left;
    private final List<JsonObject> decisions = new ArrayList<>();
    /** The number of actions done so far; the run counts it. */
    public int at;

    public Policy(Situation situation) {
        answers = situation.answers();
        left = answers.stream().map(Situation.Answer::times).toArray(Integer[]::new);
    }

    /** The option that the player takes; a single one answers itself. Throws Stop (unanswered). */
    public Object choose(String by, String ask, List<?> options, String source, String question) {
        return choose(by, ask, options, 1, source, question).get(0);
    }

    /** Whether the player does something optional. Throws Stop (unanswered). */
    public boolean may(String by, String source, String question) {
        return choose(by, "may", List.of("yes", "no"), source, question).equals("yes");
    }

    /** The one of the things whose option the player takes. Throws Stop (unanswered). */
    public <T> T pick(
            String by, String ask, List<T> things, Function<? super T, ?> option, String source, String question) {
        List<Object> options = things.stream().map(option).collect(Collectors.toList());
        return things.get(options.indexOf(choose(by, ask, options, source, question)));
    }

    /**
     * So many of the options, in the order of preference. The first answer of this player and kind
     * (and from this source, with times left) that settles it gives all of them. Throws Stop (unanswered).
     */
    public List<Object> choose(String by, String ask, List<?> options, int count, String source, String question) {
        if (options.size() < count || options.isEmpty()) {
            throw new IllegalArgumentException(by + " was asked (" + ask + ") for more than there is");
        }
        if (count == options.size() || new LinkedHashSet<>(options).size() == 1) {
            return new ArrayList<>(options.subList(0, count));
        }
        for (int n = 0; n < left.length; n++) {
            Situation.Answer answer = answers.get(n);
            boolean fits = answer.by().equals(by)
                    && answer.ask().equals(ask)
                    && (left[n] == null || left[n] > 0)
                    && (answer.from() == null || answer.from().equals(source));
            if (!fits) {
                continue;
            }
            List<Object> chosen = new LinkedHashSet<>(answer.values())
                    .stream().filter(options::contains).limit(count).collect(Collectors.toCollection(ArrayList::new));
            if (chosen.size() < count) {
                continue;
            }
            if (left[n] != null) {
                left[n]--;
            }
            record(by, ask, options, source, chosen.get(0));
            return chosen;
        }
        record(by, ask, options, source, null);
        String offer = options.stream().map(Object::toString).collect(Collectors.joining(", "));
        throw Stop.unanswered(by + " was asked (" + ask + (source == null ? "" : ", by " + source) + ") to choose from "
                + offer + (question.isEmpty() ? "" : ": " + question) + "; no answer of " + by + " fits");
    }

    /** What was asked, for the outcome. */
    JsonArray decisions() {
        JsonArray all = new JsonArray();
        decisions.forEach(all::add);
        return all;
    }

    /** Remembers how far the answers are used, for {@link #reset}. */
    public Mark mark() {
        return new Mark(left.clone(), decisions.size());
    }

    /** Forgets what was asked since the mark was set. */
    public void reset(Mark mark) {
        System.arraycopy(mark.left, 0, left, 0, left.length);
        decisions.subList(mark.decisions, decisions.size()).clear();
    }

    /** A state of a policy. */
    public record Mark(Integer[] left, int decisions) {}

    private void record(String by, String ask, List<?> options, String source, Object chose) {
        JsonArray offered = new JsonArray();
        options.forEach(option -> offered.add(json(option)));
        JsonObject decision = new JsonObject();
        decision.addProperty("by", by);
        decision.addProperty("ask", ask);
        decision.add("options", offered);
        decision.add("chose", chose == null ? JsonNull.INSTANCE : json(chose));
        decision.addProperty("source", source);
        decision.addProperty("at", at);
        decisions.add(decision);
    }

    private static JsonPrimitive json(Object value) {
        return value instanceof Number number ? new JsonPrimitive(number) : new JsonPrimitive(value.toString());
    }
}
