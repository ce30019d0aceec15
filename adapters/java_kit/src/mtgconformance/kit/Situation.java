package mtgconformance.kit;

import com.google.gson.JsonPrimitive;
import com.google.gson.annotations.SerializedName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All that an engine is told, as it comes over the wire. Absent fields have the documents' defaults. */
public record Situation(
        String id,
        int format,
        List<String> seats,
        String active,
        String step,
        Map<String, Player> players,
        List<Thing> objects,
        List<Action> script,
        List<Answer> answers) {

    public static final int FORMAT = 1;

    public Situation {
        format = format == 0 ? FORMAT : format;
        seats = seats == null ? List.of("alice", "bob") : seats;
        active = active == null ? "alice" : active;
        step = step == null ? "precombat_main" : step;
        players = players == null ? Map.of() : players;
        objects = objects == null ? List.of() : objects;
        script = script == null ? List.of() : script;
        answers = answers == null ? List.of() : answers;
    }

    /** How the player in a seat starts. */
    public Player player(String seat) {
        return players.getOrDefault(seat, new Player(null, 0));
    }

    /** The names of cards that a player can choose of: those of cards that are there, and those that answers name. */
    public List<String> cardNames() {
        Stream<String> placed = objects.stream().filter(thing -> !thing.token()).map(Thing::card);
        Stream<String> answered = answers.stream()
                .filter(answer -> answer.ask().equals("name"))
                .flatMap(answer -> answer.prefer().stream().map(JsonPrimitive::getAsString));
        return Stream.concat(placed, answered).distinct().toList();
    }

    /** How a player starts. */
    public record Player(Integer life, int poison) {
        public Player {
            life = life == null ? 20 : life;
        }
    }

    /** One card placed on the table; the order of the list is the order of arrival. */
    public record Thing(
            String id,
            String card,
            String owner,
            String zone,
            String controller,
            boolean token,
            boolean tapped,
            int damage,
            Map<String, Integer> counters,
            @SerializedName("attached_to") String attachedTo,
            boolean sick) {

        public Thing {
            zone = zone == null ? "battlefield" : zone;
            controller = controller == null ? owner : controller;
            counters = counters == null ? Map.of() : counters;
        }
    }

    /** Something that is done; which fields are there depends on {@code does}. */
    public record Action(
            @SerializedName("do") String does,
            String label,
            boolean prepare,
            String by,
            String object,
            String ability,
            String mana,
            List<String> targets,
            List<Integer> modes,
            Integer x,
            Map<String, List<String>> pays,
            String puts,
            Map<String, String> attackers,
            Map<String, String> blockers,
            boolean all,
            String to) {

        public Action {
            mana = mana == null ? "" : mana;
            targets = targets == null ? List.of() : targets;
            modes = modes == null ? List.of() : modes;
            pays = pays == null ? Map.of() : pays;
            attackers = attackers == null ? Map.of() : attackers;
            blockers = blockers == null ? Map.of() : blockers;
        }

        /** The modes, when the engine asks for them (CR 601.2b). Throws Stop (unanswered) if the action names none. */
        public List<Integer> announcedModes() {
            if (modes.isEmpty()) {
                throw Stop.unanswered(by + " was asked for modes of " + object + "; the action names none");
            }
            return modes;
        }

        /** X, when the engine asks for it (CR 601.2b). Throws Stop (unanswered) if the action does not say it. */
        public int announcedX() {
            if (x == null) {
                throw Stop.unanswered(by + " was asked for the value of X; the action does not say it");
            }
            return x;
        }

        /** All that is given up for costs, as a list to take from. */
        public List<String> givenUp() {
            return pays.values().stream().flatMap(Collection::stream).collect(Collectors.toCollection(ArrayList::new));
        }
    }

    /** A policy of one player for one kind of question. */
    public record Answer(String by, String ask, List<JsonPrimitive> prefer, String from, Integer times) {
        /** The preferences as options are: numbers or texts. */
        List<Object> values() {
            return prefer.stream().map(p -> p.isNumber() ? (Object) p.getAsInt() : p.getAsString()).toList();
        }
    }
}
