package mtgconformance.magarena;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import magic.model.MagicColor;
import magic.model.MagicManaCost;
import magic.model.MagicPermanent;
import magic.model.MagicSource;
import magic.model.MagicSubType;
import magic.model.choice.MagicOrChoice;
import magic.model.choice.MagicPayManaCostChoice;
import magic.model.choice.MagicPlayChoiceResult;
import magic.model.choice.MagicTargetChoice;
import magic.model.event.MagicActivation;
import magic.model.event.MagicEvent;
import magic.model.stack.MagicCardOnStack;
import magic.model.target.MagicTarget;
import magic.model.target.MagicTargetNone;
import mtgconformance.kit.Refused;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Stop;

/**
 * What the script says about one spell or ability, given to Magarena where it asks.
 *
 * <p>All that CR 601.2b-h announces is in the action, so none of it is a player's choice. What does
 * not fit makes the action refused.
 */
final class Announcement extends Hands {
    private static final Pattern TARGET = Pattern.compile("\\btargets?\\b", Pattern.CASE_INSENSITIVE);

    private final Situation.Action action;
    private final MagicSource source;
    private final MagicActivation<?> activation;
    private final Names names;
    private final Purse purse;
    private final Questions questions;
    private final Deque<String> targets;
    private final List<String> pays;
    private final String text;
    private Hands resolving;
    private MagicEvent event;
    private boolean playing = true;
    private boolean sourceClicked;
    private boolean targetClicked;
    private int modes;
    private int mode;

    Announcement(
            Situation.Action action,
            MagicSource source,
            MagicActivation<?> activation,
            Names names,
            Purse purse,
            Questions questions) {
        this.action = action;
        this.source = source;
        this.activation = activation;
        this.names = names;
        this.purse = purse;
        this.questions = questions;
        text = String.valueOf(source.getCardDefinition().getText());
        targets = new ArrayDeque<>(action.targets());
        pays = action.givenUp();
    }

    /** Whether a question is about this spell or ability. */
    boolean concerns(MagicEvent asking) {
        MagicSource about = asking.getSource();
        return playing
                || about == source
                || about instanceof MagicCardOnStack spell && spell.getCard() == source
                || asking.isCost();
    }

    /** Before Magarena asks. */
    void begin(MagicEvent asking) {
        event = asking;
        resolving = questions.about(asking);
        targetClicked = false;
        mode = 0;
    }

    /** Whether Magarena passed for the player without asking. */
    boolean wasPassedOver() {
        return playing && !sourceClicked;
    }

    /** Whether this is the choice to cast or activate what the action says. */
    boolean isMeant(Object[] results) {
        return results.length == 1
                && results[0] instanceof MagicPlayChoiceResult result
                && result.sourceActivation != null
                && result.sourceActivation.source == source
                && result.sourceActivation.activation == activation;
    }

    /** After it: a target that Magarena took without asking must be the one that is named. */
    void settle(Object[] results) {
        if (playing) {
            if (!isMeant(results)) {
                throw new Refused("Magarena does not allow it now");
            }
            playing = false;
            return;
        }
        if (event.isCost() || targetClicked || !targeted()) {
            return;
        }
        for (Object result : results) {
            if (result == MagicTargetNone.getInstance()) {
                throw new Refused("Magarena finds no legal target");
            }
            if (result instanceof MagicTarget && !names.of(result).equals(targets.poll())) {
                throw new Refused("the one legal target for Magarena is " + names.of(result));
            }
        }
    }

    /** When nothing is left to announce. Throws Refused or Stop if the action says more. */
    void finish() {
        if (!pays.isEmpty()) {
            throw new Refused("Magarena wants less for the costs than the action gives up");
        }
        if (targets.isEmpty()) {
            return;
        }
        if (TARGET.matcher(text).results().count() >= action.targets().size()) {
            throw Stop.unsupported("Magarena chooses some targets of " + action.object() + " only as it resolves");
        }
        throw new Refused("Magarena asks for fewer targets than the action names");
    }

    @Override
    Object click(Set<?> offer, boolean mayGoOn) {
        if (playing) {
            if (!offer.contains(source)) {
                throw new Refused("Magarena does not allow it now");
            }
            sourceClicked = true;
            return source;
        }
        if (event.getChoice() instanceof MagicPayManaCostChoice) {
            MagicPermanent mana = purse.pick(offer);
            if (mana == null) {
                throw new Refused("the mana does not pay the cost");
            }
            return mana;
        }
        if (event.isCost()) {
            return pay(offer);
        }
        if (targeted()) {
            targetClicked = true;
            return target(offer);
        }
        return resolving.click(offer, mayGoOn);
    }

    private boolean targeted() {
        MagicTargetChoice choice = event.getChoice() instanceof MagicOrChoice or && mode > 0
                ? or.getTargetChoice(new Object[] {mode})
                : event.getChoice().getTargetChoice();
        return choice.isValid() && choice.isTargeted();
    }

    private Object target(Set<?> offer) {
        if (targets.isEmpty()) {
            throw new Refused("Magarena wants a target more than the action names");
        }
        String wanted = targets.poll();
        return named(wanted, offer, "Magarena does not allow " + wanted + " as a target here");
    }

    private Object pay(Set<?> offer) {
        for (String name : pays) {
            for (Object one : offer) {
                if (name.equals(names.of(one))) {
                    pays.remove(name);
                    return one;
                }
            }
        }
        throw new Refused("a cost wants something else than the action gives up");
    }

    private Object named(String wanted, Set<?> offer, String refusal) {
        for (Object one : offer) {
            if (wanted.equals(names.of(one))) {
                return one;
            }
        }
        throw new Refused(refusal);
    }

    @Override
    public MagicPlayChoiceResult getPlayChoice(MagicSource about, List<MagicPlayChoiceResult> results) {
        return results.stream()
                .filter(result -> result.sourceActivation.activation == activation)
                .findFirst()
                .orElseThrow(() -> new Refused("Magarena does not allow it now"));
    }

    @Override
    public int getModeChoice(MagicSource about, List<Integer> available) {
        List<Integer> numbers = action.announcedModes();
        if (modes >= numbers.size()) {
            throw new Refused("Magarena wants a mode more than the action names");
        }
        mode = numbers.get(modes++);
        if (!available.contains(mode)) {
            throw new Refused("Magarena does not allow mode " + mode);
        }
        return mode;
    }

    @Override
    public int getPayManaCostXChoice(MagicSource about, int most) {
        int x = action.announcedX();
        if (x > most) {
            throw new Refused("the mana does not pay for that X");
        }
        return x;
    }

    /** Optional costs are not paid. */
    @Override
    public int getMultiKickerCountChoice(MagicSource about, MagicManaCost cost, int most, String name) {
        return 0;
    }

    @Override
    public int getSingleKickerCountChoice(MagicSource about, MagicManaCost cost, String name) {
        return 0;
    }

    @Override
    public boolean getPayBuyBackCostChoice(MagicSource about, String cost) {
        return false;
    }

    @Override
    public boolean getMayChoice(MagicSource about, String description) {
        return resolving.getMayChoice(about, description);
    }

    @Override
    public MagicColor getColorChoice(MagicSource about) {
        return resolving.getColorChoice(about);
    }

    @Override
    public MagicSubType getLandSubTypeChoice(MagicSource about) {
        return resolving.getLandSubTypeChoice(about);
    }
}
