package mtgconformance.magarena;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import magic.model.MagicAbility;
import magic.model.MagicGame;
import magic.model.MagicPermanent;
import magic.model.MagicPermanentState;
import magic.model.MagicPlayer;
import magic.model.phase.MagicCombatDamagePhase;
import magic.model.phase.MagicStep;
import magic.model.stack.MagicItemOnStack;
import magic.model.stack.MagicTriggerOnStack;
import mtgconformance.kit.Choices;
import mtgconformance.kit.Policy;
import mtgconformance.kit.Stop;

/**
 * Decisions of a player that Magarena takes itself: the order of triggered abilities and the division
 * of combat damage.
 *
 * <p>The player is asked here all the same. Where Magarena does what the player says, the game goes on;
 * where it does not, it can't be played as the Situation says.
 */
final class Unasked {
    private final Policy policy;
    private final Names names;
    private final MagicGame game;
    private final Choices<Object> choices;

    Unasked(Policy policy, Names names, MagicGame game) {
        this.policy = policy;
        this.names = names;
        this.game = game;
        choices = new Choices<>(policy, names::of, names::place);
    }

    /** After triggered abilities were put on the stack (CR 603.3b). Throws Stop. */
    void order(Set<MagicItemOnStack> before) {
        for (MagicPlayer player : game.getPlayers()) {
            List<MagicItemOnStack> triggered = new ArrayList<>();
            game.getStack().descendingIterator().forEachRemaining(item -> {
                boolean isNew = item instanceof MagicTriggerOnStack && !before.contains(item);
                if (isNew && item.getController() == player) {
                    triggered.add(item);
                }
            });
            order(names.of(player), triggered);
        }
    }

    private void order(String by, List<MagicItemOnStack> triggered) {
        while (triggered.size() > 1) {
            MagicItemOnStack first = choices.next(by, triggered, MagicItemOnStack::getSource);
            if (first != triggered.get(0)) {
                throw Stop.unsupported("Magarena asks nobody for the order of triggered abilities, and puts that of "
                        + choices.option(triggered.get(0).getSource()) + " on the stack before that of "
                        + choices.option(first.getSource()));
            }
            triggered.remove(0);
        }
    }

    /** Before combat damage is dealt (CR 510.1c). Throws Stop. */
    void damage() {
        boolean first = game.getPhase() == MagicCombatDamagePhase.First;
        if (game.getStep() != MagicStep.Begin || !first && game.getPhase() != MagicCombatDamagePhase.Second) {
            return;
        }
        for (MagicPermanent attacker : List.copyOf(game.getAttackingPlayer().getPermanents())) {
            List<MagicPermanent> blockers = List.copyOf(attacker.getBlockingCreatures());
            if (attacker.isAttacking() && !blockers.isEmpty() && deals(attacker, first)) {
                divide(attacker, blockers);
            }
        }
    }

    private static boolean deals(MagicPermanent attacker, boolean first) {
        boolean twice = attacker.hasAbility(MagicAbility.DoubleStrike);
        boolean early = attacker.hasAbility(MagicAbility.FirstStrike) || twice;
        boolean now = first ? early : twice || !attacker.hasState(MagicPermanentState.DealtFirstStrike);
        return now && attacker.getPower() > 0;
    }

    /** Magarena deals each blocker in turn what is lethal, and the rest to the defender or else to the first. */
    private void divide(MagicPermanent attacker, List<MagicPermanent> blockers) {
        boolean tramples = attacker.hasAbility(MagicAbility.Trample);
        List<Object> options = choices.options(blockers);
        if (tramples) {
            options.add(choices.option(game.getDefendingPlayer()));
        }
        Object chosen = policy.choose(
                names.of(attacker.getController()),
                "damage",
                options,
                names.of(attacker),
                "where its combat damage goes");
        int lethal = attacker.hasAbility(MagicAbility.Deathtouch)
                ? 1
                : blockers.get(0).getLethalDamage(blockers.get(0).getToughness());
        boolean allToFirst = attacker.getPower() <= lethal || blockers.size() == 1 && !tramples;
        boolean same = chosen.equals(options.get(blockers.size() - 1 + (tramples ? 1 : 0))) && tramples
                || chosen.equals(options.get(0)) && allToFirst;
        if (!same) {
            throw Stop.unsupported("Magarena asks nobody how to divide the combat damage of " + choices.option(attacker)
                    + ", and would not deal all of it to " + chosen);
        }
    }
}
