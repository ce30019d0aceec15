package mtgconformance.magarena;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import magic.exception.UndoClickedException;
import magic.model.MagicCard;
import magic.model.MagicGame;
import magic.model.MagicPermanent;
import magic.model.MagicPlayer;
import magic.model.MagicSource;
import magic.model.choice.MagicDeclareAttackersResult;
import magic.model.choice.MagicPlayChoiceResult;
import magic.model.event.MagicCardAbilityActivation;
import magic.model.event.MagicDeclareAttackersEvent;
import magic.model.event.MagicDeclareBlockersEvent;
import magic.model.event.MagicEvent;
import magic.model.event.MagicPriorityEvent;
import magic.model.event.MagicSourceActivation;
import magic.model.phase.MagicCombatDamagePhase;
import magic.model.phase.MagicPhase;
import magic.model.stack.MagicItemOnStack;
import mtgconformance.kit.GameTable;
import mtgconformance.kit.Policy;
import mtgconformance.kit.Refused;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Stop;

/** One game of Magarena, played through what a player can do. */
final class MagarenaTable extends GameTable<MagicPhase> {
    private static final int NO_REST = 10_000;

    private final Names names = new Names();
    private final Policy policy;
    private final Questions questions;
    private final MagicGame game;
    private final Purse purse;
    private final Unasked unasked;
    /** What is being announced, null if nothing is. */
    private Announcement announcement;

    MagarenaTable(Situation situation, Policy policy, Cards cards) {
        super("Magarena", Board.STEPS, situation);
        this.policy = policy;
        questions = new Questions(situation, policy, names);
        Board board = new Board(situation, cards, names);
        game = board.empty();
        purse = new Purse(game);
        unasked = new Unasked(policy, names, game);
        run();
        if (!hasPriority()) {
            throw Stop.setup("Magarena does not get to the step " + situation.step());
        }
        board.place();
    }

    @Override
    public JsonObject snapshot() {
        return Snapshots.of(game, names, hasPriority() ? waitingFor() : null);
    }

    @Override
    public void close() {}

    // Where it stands

    @Override
    protected boolean isOver() {
        return game.isFinished();
    }

    @Override
    protected boolean hasPriority() {
        return waits(MagicPriorityEvent.class);
    }

    @Override
    protected List<MagicItemOnStack> stack() {
        return List.copyOf(game.getStack());
    }

    @Override
    protected Moment<MagicPhase> now() {
        return new Moment<>(game.getPhase(), game.getTurn());
    }

    private boolean waits(Class<? extends MagicEvent> kind) {
        return !isOver() && game.hasNextEvent() && kind.isInstance(game.getNextEvent());
    }

    private MagicPlayer waitingFor() {
        return game.getNextEvent().getPlayer();
    }

    /** Plays on to the next place where a player acts or declares. */
    private void run() {
        for (int n = 0; n < NO_REST; n++) {
            names.noteNew(game);
            if (isOver()
                    || hasPriority()
                    || waits(MagicDeclareAttackersEvent.class)
                    || waits(MagicDeclareBlockersEvent.class)) {
                announced();
                return;
            }
            if (!game.hasNextEvent()) {
                announced();
                unasked.damage();
                Set<MagicItemOnStack> before = new HashSet<>(game.getStack());
                game.executePhase();
                unasked.order(before);
            } else if (game.getNextEvent().hasChoice()) {
                answer(game.getNextEvent());
            } else {
                game.executeNextEvent();
            }
        }
        throw Stop.unsupported("Magarena does not come to rest");
    }

    /** Nothing is left to announce: what was meant for it goes. */
    private void announced() {
        if (announcement != null) {
            announcement.finish();
            announcement = null;
        }
        purse.empty();
    }

    private void answer(MagicEvent event) {
        if (announcement == null || !announcement.concerns(event)) {
            game.executeNextEvent(chosen(event, questions.about(event)));
            return;
        }
        announcement.begin(event);
        Object[] results = chosen(event, announcement);
        if (announcement.wasPassedOver()) {
            results = unattended(event);
        }
        announcement.settle(results);
        game.executeNextEvent(results);
    }

    /** In steps in which a person usually does nothing Magarena does not ask; its other players may act there. */
    private Object[] unattended(MagicEvent event) {
        return event.getArtificialChoiceResults(game).stream()
                .filter(results -> announcement.isMeant(results))
                .findFirst()
                .orElseThrow(() -> new Refused("Magarena lets nobody do it now"));
    }

    private Object[] chosen(MagicEvent event, Hands hands) {
        try {
            return event.getChoice().getPlayerChoiceResults(hands, game, event);
        } catch (UndoClickedException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Does something that is undone if it is refused. */
    private void attempt(Runnable deed) {
        Policy.Mark mark = policy.mark();
        int before = game.getNrOfUndoPoints();
        game.snapshot();
        try {
            deed.run();
        } catch (Refused refusal) {
            announcement = null;
            while (game.getNrOfUndoPoints() > before) {
                game.restore();
            }
            purse.empty();
            policy.reset(mark);
            throw refusal;
        }
    }

    // Casting and activating

    @Override
    protected void play(Situation.Action action) {
        MagicPlayer by = names.player(action.by());
        attempt(() -> {
            if (waitingFor() != by) {
                if (game.getPriorityPassed()) {
                    throw new Refused("the player can't get priority before something resolves or the step ends");
                }
                pass();
                if (!hasPriority() || waitingFor() != by) {
                    throw new IllegalStateException("priority does not go round");
                }
            }
            announce(action, by);
        });
    }

    private void announce(Situation.Action action, MagicPlayer by) {
        MagicCard card = names.things().get(action.object());
        if (card == null) {
            throw new Refused("there is no " + action.object());
        }
        MagicPermanent permanent = Names.permanent(card, game);
        MagicSource source = permanent != null ? permanent : card;
        if (source.getController() != by) {
            throw new Refused(action.by() + " does not control " + action.object());
        }
        MagicSourceActivation<?> meant = action.does().equals("cast")
                ? Casting.way(action, card, permanent)
                : ability(action, source, permanent);
        if (meant == null) {
            throw new Refused("Magarena knows no such ability of " + action.object());
        }
        purse.fill(by, action.mana());
        announcement = new Announcement(action, source, meant.activation, names, purse, questions);
        Set<MagicItemOnStack> before = new HashSet<>(game.getStack());
        answer(game.getNextEvent());
        run();
        if (action.puts() != null) {
            game.getStack().stream()
                    .filter(item -> !before.contains(item) && item.getSource() == source)
                    .reduce((later, first) -> first)
                    .ifPresent(item -> names.stackEntry(item, action.puts()));
        }
    }

    private MagicSourceActivation<?> ability(Situation.Action action, MagicSource source, MagicPermanent permanent) {
        List<MagicSourceActivation<? extends MagicSource>> abilities = new ArrayList<>();
        for (MagicSourceActivation<? extends MagicSource> one : source.getSourceActivations()) {
            if (permanent != null || one.activation instanceof MagicCardAbilityActivation) {
                abilities.add(one);
            }
        }
        return Abilities.find(abilities, action.ability(), source.getName());
    }

    // Combat

    @Override
    protected String attack(Situation.Action action) {
        if (!waits(MagicDeclareAttackersEvent.class) || waitingFor() != names.player(action.by())) {
            throw new Refused("Magarena does not wait for this player's attackers");
        }
        Set<MagicPermanent> wanted = new HashSet<>();
        action.attackers().forEach((attacker, defender) -> {
            if (names.player(defender) != waitingFor().getOpponent()) {
                throw Stop.unsupported("in Magarena creatures attack players only");
            }
            wanted.add(permanent(attacker));
        });
        attempt(() -> {
            Set<MagicPermanent> left = new HashSet<>(wanted);
            Object[] results = chosen(game.getNextEvent(), new Hands() {
                @Override
                Object click(Set<?> offer, boolean mayGoOn) {
                    for (MagicPermanent attacker : left) {
                        if (offer.contains(attacker)) {
                            left.remove(attacker);
                            return attacker;
                        }
                    }
                    return null;
                }
            });
            if (!wanted.equals(new HashSet<>((MagicDeclareAttackersResult) results[0]))) {
                throw new Refused("Magarena does not allow this declaration");
            }
            game.executeNextEvent(results);
            run();
        });
        return "";
    }

    private MagicPermanent permanent(String name) {
        MagicCard card = names.things().get(name);
        MagicPermanent permanent = card == null ? null : Names.permanent(card, game);
        if (permanent == null) {
            throw new Refused("there is no " + name + " on the battlefield");
        }
        return permanent;
    }

    @Override
    protected String block(Situation.Action action) {
        if (!waits(MagicDeclareBlockersEvent.class) || waitingFor() != names.player(action.by())) {
            throw new Refused("Magarena does not wait for this player's blockers");
        }
        List<MagicPermanent> clicks = new ArrayList<>();
        for (Map.Entry<String, String> pair : action.blockers().entrySet()) {
            clicks.add(permanent(pair.getKey()));
            clicks.add(permanent(pair.getValue()));
        }
        attempt(() -> {
            Iterator<MagicPermanent> next = clicks.iterator();
            Object[] results = chosen(game.getNextEvent(), new Hands() {
                @Override
                Object click(Set<?> offer, boolean mayGoOn) {
                    if (!next.hasNext()) {
                        return null;
                    }
                    MagicPermanent one = next.next();
                    if (!offer.contains(one)) {
                        throw new Refused("Magarena does not allow this declaration");
                    }
                    return one;
                }
            });
            game.executeNextEvent(results);
            run();
        });
        return "";
    }

    // Time

    @Override
    protected void pass() {
        MagicEvent event = game.getNextEvent();
        Object[] nothing = event instanceof MagicPriorityEvent
                ? new Object[] {MagicPlayChoiceResult.SKIP}
                : chosen(event, new Hands() {
                    @Override
                    Object click(Set<?> offer, boolean mayGoOn) {
                        return null;
                    }
                });
        game.executeNextEvent(nothing);
        run();
    }

    @Override
    protected boolean hasCombatStep(String step) {
        return game.getTurnPlayer().getNrOfAttackers() > 0;
    }

    @Override
    protected String past(Moment<MagicPhase> start, MagicPhase wanted) {
        if (wanted == MagicCombatDamagePhase.First && game.getPhase() == MagicCombatDamagePhase.Second) {
            throw Stop.unsupported("Magarena has no first damage step in this combat");
        }
        return null;
    }
}
