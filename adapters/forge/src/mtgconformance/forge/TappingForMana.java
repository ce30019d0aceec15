package mtgconformance.forge;

import forge.game.ability.AbilityUtils;
import forge.game.card.Card;
import forge.game.cost.Cost;
import forge.game.cost.CostPayment;
import forge.game.cost.CostTap;
import forge.game.mana.Mana;
import forge.game.mana.ManaCostBeingPaid;
import forge.game.mana.ManaPool;
import forge.game.player.Player;
import forge.game.spellability.SpellAbility;
import forge.game.zone.ZoneType;
import java.util.ArrayList;
import java.util.List;
import mtgconformance.kit.Stop;

/** Mana that is paid while something resolves comes from permanents that the player taps for it (CR 605.3a). */
final class TappingForMana {
    private TappingForMana() {}

    /** Taps what the player chooses until the cost is paid; false if there is nothing to tap. Throws Stop. */
    static boolean pay(ManaCostBeingPaid cost, SpellAbility asking, Player player, Questions questions) {
        for (boolean tapped = false; !cost.isPaid(); tapped = true) {
            List<Card> producers = producers(player);
            if (producers.isEmpty() && tapped) { // Forge can't take it back
                throw Stop.unsupported("what the player can tap does not pay all of the cost (" + cost + " is left)");
            }
            if (producers.isEmpty()) {
                return false;
            }
            Card producer = questions
                    .pick(player, "objects", producers, 1, 1, null, "what is tapped for mana")
                    .get(0);
            tap(producer, player);
            spend(cost, asking, player.getManaPool());
        }
        return true;
    }

    private static List<Card> producers(Player player) {
        List<Card> found = new ArrayList<>();
        for (Card card : player.getCardsIn(ZoneType.Battlefield)) {
            if (!abilities(card, player).isEmpty()) {
                found.add(card);
            }
        }
        return found;
    }

    /** Those that cost nothing but tapping the permanent, and can be activated. */
    private static List<SpellAbility> abilities(Card card, Player player) {
        List<SpellAbility> found = new ArrayList<>();
        for (SpellAbility ability : card.getManaAbilities()) {
            Cost cost = ability.getPayCosts();
            ability.setActivatingPlayer(player);
            if (cost != null && cost.getCostParts().stream().allMatch(CostTap.class::isInstance) && ability.canPlay()) {
                found.add(ability);
            }
        }
        return found;
    }

    private static void tap(Card producer, Player player) {
        List<SpellAbility> abilities = abilities(producer, player);
        if (abilities.size() != 1) {
            throw Stop.unsupported("Forge asks which mana " + producer.getName() + " is tapped for");
        }
        SpellAbility ability = abilities.get(0);
        if (!new CostPayment(ability.getPayCosts(), ability).payCost(new Payment(player, ability, null))) {
            throw Stop.unsupported("Forge does not let the player tap " + producer.getName() + " for mana");
        }
        AbilityUtils.resolve(ability);
    }

    private static void spend(ManaCostBeingPaid cost, SpellAbility asking, ManaPool pool) {
        List<Mana> all = new ArrayList<>();
        pool.forEach(all::add);
        for (Mana mana : all) {
            if (!cost.isPaid() && pool.tryPayCostWithMana(asking, cost, mana, false)) {
                asking.getPayingMana().add(0, mana);
            }
        }
    }
}
