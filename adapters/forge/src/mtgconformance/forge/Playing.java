package mtgconformance.forge;

import forge.game.Game;
import forge.game.GameActionUtil;
import forge.game.ability.AbilityUtils;
import forge.game.ability.ApiType;
import forge.game.ability.effects.CharmEffect;
import forge.game.card.Card;
import forge.game.cost.Cost;
import forge.game.cost.CostPartMana;
import forge.game.cost.CostPayment;
import forge.game.player.Player;
import forge.game.spellability.SpellAbility;
import mtgconformance.kit.Stop;

/**
 * How a spell or an ability is put on the stack: Forge leaves that to its player controllers, and has
 * the steps for it. What there is to choose is asked of the player's controller.
 */
final class Playing {
    private Playing() {}

    /** Puts it on the stack (CR 601.2, 602.2, 603.3); false if it can't be done. */
    static boolean play(SpellAbility chosen, Player player, Announcement announcement) {
        Game game = player.getGame();
        chosen.setActivatingPlayer(player);
        if (chosen.getApi() == ApiType.Charm && !chosen.isWrapper() && !CharmEffect.makeChoices(chosen)) {
            return false;
        }
        game.getStack().freezeStack(); // what triggers meanwhile waits
        Card card = chosen.getHostCard();
        if (chosen.hasParam("Bestow")) {
            card.animateBestow();
        }
        if (chosen.isSpell() && !card.isCopiedSpell()) {
            card.setCastSA(chosen);
            chosen.setLastStateBattlefield(game.getLastStateBattlefield());
            chosen.setLastStateGraveyard(game.getLastStateGraveyard());
            chosen.setHostCard(game.getAction().moveToStack(card, null));
        }
        if (!chosen.isCopied()) {
            chosen.resetPaidHash();
        }
        SpellAbility ability = GameActionUtil.addExtraKeywordCost(chosen);
        announceX(ability);
        if (!Targeting.chooseAll(ability)) {
            return false;
        }
        if (announcement != null) {
            announcement.targeted();
        }
        CostPayment payment = new CostPayment(cost(ability), ability);
        if (!payment.payCost(new Payment(player, ability, announcement))) {
            return false;
        }
        if (ability.getStackDescription() == null || ability.getStackDescription().isBlank()) {
            ability.setStackDescription(ability.getHostCard().getName());
        }
        game.getStack().addAndUnfreeze(ability);
        for (SpellAbility part = ability; part != null; part = part.getSubAbility()) {
            Targeting.clear(part); // the stack has its own copy of them
        }
        return true;
    }

    private static Cost cost(SpellAbility ability) {
        return ability.getPayCosts() == null ? new Cost("0", ability.isAbility()) : ability.getPayCosts();
    }

    private static void announceX(SpellAbility ability) {
        if (ability.isCopied()) {
            return;
        }
        CostPartMana mana = cost(ability).getCostMana();
        String announced = ability.getParam("Announce");
        boolean inCost = mana != null && mana.getAmountOfX() > 0
                || cost(ability).getCostParts().stream().anyMatch(part -> part.getAmount().equals("X"));
        String counted = ability.getSVar("X");
        if (announced != null && !announced.equalsIgnoreCase("X")) {
            throw Stop.unsupported("Forge asks to announce " + announced);
        }
        if (announced != null || inCost && (counted.isEmpty() || counted.equals("Count$xPaid"))) {
            boolean zero = !ability.hasParam("XCantBe0") && (mana == null || mana.canXbe0());
            int x = ability.getActivatingPlayer().getController().announceRequirements(ability, "X", zero);
            if (announced != null) {
                ability.setSVar("X", Integer.toString(x));
                ability.getHostCard().setSVar("X", Integer.toString(x));
            } else {
                ability.getHostCard().setXManaCostPaid(x);
            }
        }
    }

    /** Carries out what does not use the stack: a resolving trigger, what replaces an event. */
    static void resolve(SpellAbility ability, Player player, boolean chooseTargets) {
        ability.setActivatingPlayer(player);
        if (!onlyMana(ability)) {
            throw Stop.unsupported("Forge asks to pay " + ability.getPayCosts().toSimpleString() + " during resolution");
        }
        boolean targeted = !chooseTargets || Targeting.chooseAll(ability);
        if (targeted && new CostPayment(cost(ability), ability).payCost(new Payment(player, ability, null))) {
            AbilityUtils.resolve(ability);
        }
    }

    private static boolean onlyMana(SpellAbility ability) {
        return cost(ability).getCostParts().stream().allMatch(CostPartMana.class::isInstance);
    }
}
