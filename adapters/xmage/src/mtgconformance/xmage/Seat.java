package mtgconformance.xmage;

import java.io.Serializable;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import mage.MageObject;
import mage.abilities.Ability;
import mage.abilities.Mode;
import mage.abilities.Modes;
import mage.abilities.TriggeredAbility;
import mage.abilities.costs.mana.ManaCost;
import mage.abilities.mana.ActivatedManaAbilityImpl;
import mage.cards.Card;
import mage.cards.Cards;
import mage.cards.decks.Deck;
import mage.choices.Choice;
import mage.constants.MultiAmountType;
import mage.constants.Outcome;
import mage.constants.RangeOfInfluence;
import mage.constants.Zone;
import mage.game.Game;
import mage.game.draft.Draft;
import mage.game.match.Match;
import mage.game.permanent.Permanent;
import mage.game.tournament.Tournament;
import mage.players.PlayerImpl;
import mage.players.net.UserData;
import mage.players.net.UserGroup;
import mage.players.net.UserSkipPrioritySteps;
import mage.target.Target;
import mage.target.TargetAmount;
import mage.target.TargetCard;
import mage.util.ManaUtil;
import mage.util.MultiAmountMessage;
import mtgconformance.kit.GameLoop;
import mtgconformance.kit.Stop;

/**
 * A player that acts when the script says so and answers as the Situation's policy does.
 *
 * <p>XMage calls it wherever a person would click. Priority and declarations go to the game loop,
 * what belongs to an announcement to the announcement, every other question to the policy.
 */
final class Seat extends PlayerImpl {
    private static final long serialVersionUID = 1;

    /** What all copies of all players of one game share (XMage copies players with the game's state). */
    static final class Shared {
        final GameLoop<UUID> loop;
        final Questions questions;
        /** The spell or ability that is being announced, null if none is. */
        Announcement announcement;

        Shared(GameLoop<UUID> loop, Questions questions) {
            this.loop = loop;
            this.questions = questions;
        }
    }

    private final transient Shared shared;

    Seat(String name, Shared shared) {
        super(name, RangeOfInfluence.ALL);
        this.shared = shared;
        human = true; // else XMage decides some things for a computer player
        setTestMode(true); // errors end the game instead of being repaired
        setUserData(asksEverything());
    }

    private Seat(Seat player) {
        super(player);
        shared = player.shared;
    }

    @Override
    public Seat copy() {
        return new Seat(this);
    }

    /** Settings under which XMage answers nothing itself and pays from the pool. */
    private static UserData asksEverything() {
        return new UserData(
                UserGroup.DEFAULT, 0, false, false, new UserSkipPrioritySteps(), "", false, true, false, false, false,
                false, 0, false, false, "");
    }

    /** Ends the run from within XMage if the question can't be answered. */
    private <T> T asked(Supplier<T> question) {
        return shared.loop.asked(question);
    }

    private Announcement announced(Ability source) {
        Announcement current = shared.announcement;
        return current != null && current.concerns(source) ? current : null;
    }

    private <T> T unsupported(String what) {
        throw shared.loop.fail(Stop.unknownQuestion("XMage", what));
    }

    // Acting

    @Override
    public boolean priority(Game game) {
        return shared.loop.stop(GameLoop.Kind.PRIORITY, getId());
    }

    @Override
    public void selectAttackers(Game game, UUID attackingPlayerId) {
        boolean again = true;
        while (again) {
            again = shared.loop.stop(GameLoop.Kind.ATTACKERS, getId());
        }
    }

    @Override
    public void selectBlockers(Ability source, Game game, UUID defendingPlayerId) {
        boolean again = true;
        while (again) {
            again = shared.loop.stop(GameLoop.Kind.BLOCKERS, getId());
        }
    }

    // Targets and objects

    @Override
    public boolean chooseTarget(Outcome outcome, Target target, Ability source, Game game) {
        Set<UUID> possible = target.possibleTargets(target.getAffectedAbilityControllerId(getId()), source, game);
        return choose(target, true, possible, source, game);
    }

    @Override
    public boolean chooseTarget(Outcome outcome, Cards cards, TargetCard target, Ability source, Game game) {
        return chooseCards(cards, target, true, source, game);
    }

    @Override
    public boolean choose(Outcome outcome, Target target, Ability source, Game game) {
        return choose(outcome, target, source, game, null);
    }

    @Override
    public boolean choose(
            Outcome outcome, Target target, Ability source, Game game, Map<String, Serializable> options) {
        UUID controller = target.getAffectedAbilityControllerId(getId());
        Set<UUID> possible = target.possibleTargets(controller, source, game);
        return choose(target, false, possible, source, game);
    }

    @Override
    public boolean choose(Outcome outcome, Cards cards, TargetCard target, Ability source, Game game) {
        return chooseCards(cards, target, false, source, game);
    }

    private boolean chooseCards(Cards cards, TargetCard target, boolean targets, Ability source, Game game) {
        if (cards == null || cards.isEmpty()) {
            return false;
        }
        UUID controller = target.getAffectedAbilityControllerId(getId());
        // XMage puts scry as a choice of targets, but scry targets nothing (CR 701.22).
        boolean inLibrary = cards.stream().allMatch(card -> game.getState().getZone(card) == Zone.LIBRARY);
        if (inLibrary && target.getMinNumberOfTargets() == 0 && shared.questions.areProps(cards, game)) {
            return false; // nothing that anybody could tell apart
        }
        Set<UUID> possible = target.possibleTargets(controller, source, game, cards);
        return choose(target, targets && !inLibrary, possible, source, game);
    }

    private boolean choose(Target target, boolean targets, Set<UUID> possible, Ability source, Game game) {
        UUID controller = target.getAffectedAbilityControllerId(getId());
        if (target.isChoiceCompleted(controller, source, game, null)) {
            return false;
        }
        Announcement current = announced(source);
        boolean isTarget = targets && !target.isNotTarget();
        if (current != null) {
            return asked(() -> isTarget
                    ? current.target(target, controller, source, game)
                    : current.pay(target, controller, source, game));
        }
        if (possible.isEmpty()) {
            return false;
        }
        if (source == null && target.getTargetName().contains("Legendary Rule")) {
            return asked(() -> shared.questions.legend(getId(), target, possible, game));
        }
        if (source == null && game.getTurnStepType() == mage.constants.PhaseStep.CLEANUP) {
            return asked(() -> {
                shared.questions.discards(getId(), target, possible, game);
                return target.isChosen(game);
            });
        }
        return asked(() ->
                shared.questions.objects(getId(), isTarget ? "target" : "objects", target, possible, source, game));
    }

    @Override
    public boolean chooseTargetAmount(Outcome outcome, TargetAmount target, Ability source, Game game) {
        return unsupported("to divide an amount among targets");
    }

    // Yes or no, one of several

    @Override
    public boolean chooseUse(Outcome outcome, String message, Ability source, Game game) {
        return chooseUse(outcome, message, null, null, null, source, game);
    }

    @Override
    public boolean chooseUse(
            Outcome outcome,
            String message,
            String secondMessage,
            String trueText,
            String falseText,
            Ability source,
            Game game) {
        Announcement current = announced(source);
        if (current != null) {
            return asked(() -> current.payLife(source, message));
        }
        return asked(() -> shared.questions.may(getId(), message, source, game));
    }

    @Override
    public boolean choose(Outcome outcome, Choice choice, Game game) {
        return asked(() -> shared.questions.choice(getId(), choice, game));
    }

    @Override
    public Mode chooseMode(Modes modes, Ability source, Game game) {
        if (modes.size() == 1) {
            return modes.getMode();
        }
        Announcement current = announced(source);
        if (current == null) {
            return unsupported("for modes of a triggered ability");
        }
        return asked(() -> current.mode(modes, source, game));
    }

    @Override
    public int announceX(int min, int max, String message, Game game, Ability source, boolean isManaPay) {
        Announcement current = announced(source);
        if (current != null) {
            return asked(() -> current.x(min, max));
        }
        return asked(() -> shared.questions.amount(getId(), min, max, message, source, game));
    }

    @Override
    public int getAmount(int min, int max, String message, Ability source, Game game) {
        return asked(() -> shared.questions.amount(getId(), min, max, message, source, game));
    }

    @Override
    public List<Integer> getMultiAmountWithIndividualConstraints(
            Outcome outcome, List<MultiAmountMessage> among, int least, int total, MultiAmountType type, Game game) {
        return asked(() -> shared.questions.damage(getId(), among, least, total, game));
    }

    @Override
    public int chooseReplacementEffect(Map<String, String> texts, Map<String, MageObject> objects, Game game) {
        if (texts.size() <= 1) {
            return 0; // XMage asks a person nothing then either: its rule for entering Auras has no text
        }
        return asked(() -> shared.questions.replacement(getId(), objects, texts, game));
    }

    @Override
    public TriggeredAbility chooseTriggeredAbility(List<TriggeredAbility> abilities, Game game) {
        return asked(() -> shared.questions.order(getId(), abilities, game));
    }

    @Override
    public boolean choosePile(
            Outcome outcome, String message, List<? extends Card> pile1, List<? extends Card> pile2, Game game) {
        return unsupported("to choose a pile");
    }

    /**
     * For what is announced the given mana is all there is: a cost that it does not cover is not paid. While something
     * resolves, mana comes from permanents that are tapped for it (CR 605.3a).
     */
    @Override
    public boolean playMana(Ability ability, ManaCost unpaid, String promptText, Game game) {
        Announcement current = announced(ability);
        if (current != null) {
            current.refuse("the mana does not pay the cost (" + unpaid.getText() + " is left)");
        }
        return shared.announcement == null && asked(() -> tapForMana(unpaid, game));
    }

    private boolean tapForMana(ManaCost unpaid, Game game) {
        List<UUID> producers = getAvailableManaProducers(game).stream()
                .filter(Permanent.class::isInstance)
                .map(MageObject::getId)
                .toList();
        if (producers.isEmpty()) {
            return false;
        }
        Permanent producer = game.getPermanent(shared.questions.manaSource(getId(), producers, game));
        Collection<ActivatedManaAbilityImpl> useable = ManaUtil.tryToAutoPay(
                        unpaid, getUseableManaAbilities(producer, Zone.BATTLEFIELD, game))
                .values();
        if (useable.size() != 1) {
            throw Stop.unsupported("XMage asks which mana " + producer.getName() + " is tapped for");
        }
        return activateAbility(useable.iterator().next(), game);
    }

    // What has no place in one game

    @Override
    public boolean chooseMulligan(Game game) {
        return false;
    }

    @Override
    public void abort() {
        // nothing waits here that could be interrupted
    }

    @Override
    public void skip() {
        // as above
    }

    @Override
    public void sideboard(Match match, Deck deck) {
        unsupported("for a sideboard");
    }

    @Override
    public void construct(Tournament tournament, Deck deck) {
        unsupported("for a deck");
    }

    @Override
    public void pickCard(List<Card> cards, Deck deck, Draft draft) {
        unsupported("for a draft pick");
    }
}
