package mtgconformance.forge;

import forge.card.mana.ManaAtom;
import forge.game.card.Card;
import forge.game.mana.Mana;
import forge.game.mana.ManaCostBeingPaid;
import forge.game.mana.ManaPool;
import forge.game.player.Player;
import forge.game.spellability.AbilitySub;
import forge.game.spellability.SpellAbility;
import forge.game.spellability.TargetRestrictions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import mtgconformance.kit.Refused;
import mtgconformance.kit.Situation;

/**
 * What the script says about one spell or ability, given to Forge where it asks.
 *
 * <p>All that CR 601.2b-h announces is in the action, so none of it is a player's choice. What does
 * not fit makes the action refused.
 */
final class Announcement {
    private static final int LIFE_FOR_A_SYMBOL = 2;

    private final Situation.Action action;
    private final Names names;
    private final Deque<String> targets;
    private final List<String> pays;

    Announcement(Situation.Action action, Names names) {
        this.action = action;
        this.names = names;
        targets = new ArrayDeque<>(action.targets());
        pays = action.givenUp();
    }

    /** What the script calls the ability on the stack, null if it does not. */
    String puts() {
        return action.puts();
    }

    /** The modes that the action names, by their places in the text. */
    List<AbilitySub> modes(List<AbilitySub> all, int min, int max) {
        List<AbilitySub> chosen = new ArrayList<>();
        for (int number : action.announcedModes()) {
            if (number < 1 || number > all.size()) {
                throw new Refused("Forge knows no mode " + number);
            }
            chosen.add(all.get(number - 1));
        }
        if (chosen.size() < min || chosen.size() > max) {
            throw new Refused("Forge wants between " + min + " and " + max + " modes");
        }
        return chosen;
    }

    /** The value of X. */
    int x(int min) {
        int x = action.announcedX();
        if (x < min) {
            throw new Refused("Forge wants X to be at least " + min);
        }
        return x;
    }

    /** Takes the next targets as long as Forge lets this part of the ability have them. */
    void target(SpellAbility asking, List<Object> possible) {
        TargetRestrictions slot = asking.getTargetRestrictions();
        int min = slot.getMinTargets(asking.getHostCard(), asking);
        int max = slot.getMaxTargets(asking.getHostCard(), asking);
        int taken = 0;
        while (!targets.isEmpty() && taken < max) {
            Object target = names.candidates(targets.peek()).stream()
                    .filter(possible::contains)
                    .findFirst()
                    .orElse(null);
            if (target == null || !Targeting.add(asking, target)) {
                if (taken < min) {
                    throw new Refused("Forge does not allow " + targets.peek() + " as a target here");
                }
                break;
            }
            targets.poll();
            taken++;
        }
        if (taken < min) {
            throw new Refused("Forge wants a target more than the action names");
        }
    }

    /** After the last part that has targets. */
    void targeted() {
        if (!targets.isEmpty()) {
            throw new Refused("Forge asks for fewer targets than the action names");
        }
    }

    /** So many of the cards, as the action gives them up. */
    List<Card> give(List<Card> possible, int count) {
        List<Card> given = new ArrayList<>();
        for (String name : List.copyOf(pays)) {
            Card card = names.now(name);
            if (given.size() < count && card != null && possible.contains(card)) {
                given.add(card);
                pays.remove(name);
            }
        }
        if (given.size() < count) {
            throw new Refused("the cost wants more than the action gives up");
        }
        return given;
    }

    /** Puts the given mana into the pool, instead of what is there. */
    void fill(Player player) {
        ManaPool pool = player.getManaPool();
        pool.clearPool(false);
        Card nothing = new Card(-1, player.getGame());
        nothing.setOwner(player);
        for (byte unit : units()) {
            pool.addMana(new Mana(unit, nothing, null));
        }
    }

    /** Colors first, as they can pay for less than colorless mana is needed for. */
    private List<Byte> units() {
        List<Byte> units = new ArrayList<>();
        for (char unit : mtgconformance.kit.Mana.units(action.mana())) {
            byte color = unit == 'C' ? (byte) ManaAtom.COLORLESS : ManaAtom.fromName(unit);
            units.add(unit == 'C' ? units.size() : 0, color);
        }
        return units;
    }

    /** Pays from the pool, and Phyrexian mana that the pool does not cover with life (CR 107.4f). */
    void pay(ManaCostBeingPaid cost, SpellAbility asking, Player player) {
        ManaPool pool = player.getManaPool();
        List<Mana> all = new ArrayList<>();
        pool.forEach(all::add);
        all.sort((one, other) -> Boolean.compare(one.isColorless(), other.isColorless()));
        for (Mana mana : all) {
            if (!cost.isPaid() && pool.tryPayCostWithMana(asking, cost, mana, false)) {
                asking.getPayingMana().add(0, mana);
            }
        }
        while (!cost.isPaid() && cost.containsPhyrexianMana() && player.canPayLife(LIFE_FOR_A_SYMBOL)) {
            cost.payPhyrexian();
            player.payLife(LIFE_FOR_A_SYMBOL, asking.getHostCard());
        }
        if (!cost.isPaid()) {
            throw new Refused("the mana does not pay the cost (" + cost + " is left)");
        }
    }
}
