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
import mtgconformance.kit.Adapter;
import mtgconformance.kit.Policy;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Stop;

/** One game of Magarena, played through what a player can do. */
final class MagarenaTable implements Adapter.Table {
    private static final int TOO_LONG = 200;
    private static final int NO_REST = 10_000;
    private static final Set<String> WITH_ATTACKERS =
            Set.of("declare_blockers", "first_strike_damage", "combat_damage");

    private final Names names = new Names();
    private final Policy policy;
    private final Questions questions;
    private final MagicGame game;
    private final Purse purse;
    private final Unasked unasked;
    /** What is being announced, null if nothing is. */
    private Announcement announcement;

    MagarenaTable(Situation situation, Policy policy, Cards cards) {
        this.policy = policy;
        questions = new Questions(situation, policy, names);
        Board board = new Board(situation, cards, names);
        game = board.empty();
        purse = new Purse(game);
        unasked = new Unasked(policy, names, game);
        run();
        if (!waits(MagicPriorityEvent.class)) {
            throw Stop.setup("Magarena does not get to the step " + situation.step());
        }
        board.place();
    }

    @Override
    public Adapter.Result perform(Situation.Action action) {
        try {
            String said = switch (action.does()) {
                case "cast", "activate" -> play(action);
                case "attack" -> attack(action);
                case "block" -> block(action);
                case "resolve" -> resolve(action.all());
                case "advance" -> advance(action.to());
                default -> throw Stop.unsupported("this adapter knows no action " + action.does());
            };
            return new Adapter.Result(true, said);
        } catch (Refused refusal) {
            return Adapter.Result.refused(refusal.getMessage());
        }
    }

    @Override
    public JsonObject snapshot() {
        return Snapshots.of(game, names, waits(MagicPriorityEvent.class) ? waitingFor() : null);
    }

    @Override
    public void close() {}

    // Where it stands

    private boolean over() {
        return game.isFinished();
    }

    private boolean waits(Class<? extends MagicEvent> kind) {
        return !over() && game.hasNextEvent() && kind.isInstance(game.getNextEvent());
    }

    private MagicPlayer waitingFor() {
        return game.getNextEvent().getPlayer();
    }

    /** Plays on to the next place where a player acts or declares. */
    private void run() {
        for (int n = 0; n < NO_REST; n++) {
            names.noteNew(game);
            if (over()
                    || waits(MagicPriorityEvent.class)
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

    private String play(Situation.Action action) {
        if (!waits(MagicPriorityEvent.class)) {
            throw new Refused("nobody has priority");
        }
        MagicPlayer by = names.player(action.by());
        attempt(() -> {
            if (waitingFor() != by) {
                if (game.getPriorityPassed()) {
                    throw new Refused("the player can't get priority before something resolves or the step ends");
                }
                pass();
                if (!waits(MagicPriorityEvent.class) || waitingFor() != by) {
                    throw new IllegalStateException("priority does not go round");
                }
            }
            announce(action, by);
        });
        return "";
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
        MagicSourceActivation<?> meant =
                action.does().equals("cast") ? Casting.way(action, card, permanent) : ability(action, source, permanent);
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
                    .ifPresent(item -> names.stackObject(item, action.puts()));
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

    private String attack(Situation.Action action) {
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

    private String block(Situation.Action action) {
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

    /** Whoever it waits for does nothing. */
    private void pass() {
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

    private String resolve(boolean all) {
        if (game.getStack().isEmpty()) {
            throw new Refused("the stack is empty");
        }
        if (!waits(MagicPriorityEvent.class)) {
            throw new Refused("nobody has priority");
        }
        for (int n = 0; n < TOO_LONG; n++) {
            resolveTop();
            if (!all || over() || game.getStack().isEmpty()) {
                return "";
            }
        }
        throw Stop.unsupported("the stack does not get empty");
    }

    private void resolveTop() {
        MagicItemOnStack top = game.getStack().getFirst();
        for (int n = 0; n < 2 * names.seats().size(); n++) {
            pass();
            if (over() || !game.getStack().contains(top)) {
                return;
            }
        }
        throw Stop.unsupported("Magarena does not resolve the top of the stack when all players pass");
    }

    private String advance(String to) {
        if (over()) {
            throw new Refused("the game is over");
        }
        boolean none = game.getTurnPlayer().getNrOfAttackers() == 0;
        if (WITH_ATTACKERS.contains(to) && none) {
            throw new Refused("there is no " + to + " step in this combat");
        }
        MagicPhase wanted = Board.STEPS.get(to);
        MagicPhase start = game.getPhase();
        int turn = game.getTurn();
        for (int n = 0; n < TOO_LONG; n++) {
            pass();
            if (over()) {
                return "the game is over";
            }
            boolean moved = game.getPhase() != start || game.getTurn() != turn;
            if (moved && game.getPhase() == wanted) {
                return "";
            }
            boolean skipped = wanted == MagicCombatDamagePhase.First && game.getPhase() == MagicCombatDamagePhase.Second;
            if (moved && skipped) {
                throw Stop.unsupported("Magarena has no first damage step in this combat");
            }
        }
        throw Stop.unsupported("Magarena does not get to the step " + to);
    }
}
