package mtgconformance.xmage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mage.abilities.Ability;
import mage.abilities.Mode;
import mage.abilities.Modes;
import mage.game.Game;
import mage.target.Target;
import mtgconformance.kit.Mana;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Stop;

/**
 * What the script says about one spell or ability, given to XMage where it asks.
 *
 * <p>All that CR 601.2b-h announces is in the action, so none of it is a player's choice. What does
 * not fit makes the action refused.
 */
final class Announcement {
    private static final Pattern LIFE_INSTEAD = Pattern.compile("life instead of \\{([WUBRG])\\}");
    private final Situation.Action action;
    private final UUID source;
    private final Names names;
    private final Deque<String> targets;
    private final List<String> pays;
    private final List<Character> mana;
    private int modes;
    private String refusal;

    Announcement(Situation.Action action, UUID source, Names names) {
        this.action = action;
        this.source = source;
        this.names = names;
        targets = new ArrayDeque<>(action.targets());
        pays = action.givenUp();
        mana = new ArrayList<>(Mana.units(action.mana()));
    }

    /** Whether a question is about this spell or ability. */
    boolean concerns(Ability asking) {
        return asking != null && source.equals(asking.getSourceId());
    }

    /** Why the announcement does not fit, null if it does. */
    String refusal() {
        if (refusal == null && !targets.isEmpty()) {
            return "XMage asks for fewer targets than the action names";
        }
        return refusal;
    }

    void refuse(String reason) {
        if (refusal == null) {
            refusal = reason;
        }
    }

    /** Takes the next targets as long as XMage lets this slot have them. */
    boolean target(Target slot, UUID controller, Ability asking, Game game) {
        while (!targets.isEmpty() && slot.getTargets().size() < slot.getMaxNumberOfTargets()) {
            UUID id = possible(targets.peek(), slot.possibleTargets(controller, asking, game), game);
            if (id == null || slot.contains(id)) {
                if (slot.getTargets().size() < slot.getMinNumberOfTargets()) {
                    refuse("XMage does not allow " + targets.peek() + " as a target here");
                }
                break;
            }
            slot.addTarget(id, asking, game);
            targets.poll();
        }
        if (slot.getTargets().size() < slot.getMinNumberOfTargets()) {
            refuse("XMage wants a target more than the action names");
        }
        return slot.isChosen(game) && !slot.getTargets().isEmpty();
    }

    /** Gives up what the action names for a cost. */
    boolean pay(Target cost, UUID controller, Ability asking, Game game) {
        int wanted = Math.max(cost.getMinNumberOfTargets(), 0);
        for (String name : List.copyOf(pays)) {
            if (cost.getTargets().size() >= Math.max(cost.getMaxNumberOfTargets(), wanted)) {
                break;
            }
            UUID id = possible(name, cost.possibleTargets(controller, asking, game), game);
            if (id != null && !cost.contains(id)) {
                cost.add(id, game);
                pays.remove(name);
            }
        }
        if (cost.getTargets().size() < wanted) {
            refuse("the cost wants more than the action gives up");
        }
        return cost.isChosen(game) && !cost.getTargets().isEmpty();
    }

    private UUID possible(String name, Set<UUID> possible, Game game) {
        return names.candidates(name, game).stream().filter(possible::contains).findFirst().orElse(null);
    }

    /** The next mode that the action names, by its place in the text; null once there is none left. */
    Mode mode(Modes all, Ability asking, Game game) {
        List<Integer> numbers = action.announcedModes();
        if (modes >= numbers.size()) {
            return null;
        }
        int number = numbers.get(modes++);
        List<Mode> printed = new ArrayList<>(all.values());
        Mode mode = number <= printed.size() ? printed.get(number - 1) : null;
        if (mode == null || !all.getAvailableModes(asking, game).contains(mode)) {
            refuse("XMage does not allow mode " + number);
            return null;
        }
        return mode;
    }

    /** The value of X. */
    int x(int min, int max) {
        int x = action.announcedX();
        if (x < min || x > max) {
            refuse("XMage wants X to be between " + min + " and " + max);
            return min;
        }
        return x;
    }

    /** Phyrexian mana is paid with life if the given mana does not cover it (CR 107.4f). */
    boolean payLife(Ability asking, String question) {
        Matcher symbol = LIFE_INSTEAD.matcher(question);
        if (!symbol.find()) {
            throw Stop.unsupported("XMage asks while " + action.object() + " is announced: " + question);
        }
        char color = symbol.group(1).charAt(0);
        long needed = asking.getManaCosts().stream()
                .filter(cost -> !cost.isPhyrexian() && cost.getText().equals("{" + color + "}"))
                .count();
        if (mana.stream().filter(unit -> unit == color).count() <= needed) {
            return true;
        }
        mana.remove(Character.valueOf(color));
        return false;
    }
}
