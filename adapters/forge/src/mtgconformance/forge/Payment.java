package mtgconformance.forge;

import forge.game.ability.AbilityUtils;
import forge.game.card.Card;
import forge.game.card.CardCollectionView;
import forge.game.card.CardLists;
import forge.game.card.CardPredicates;
import forge.game.cost.CostAddMana;
import forge.game.cost.CostChooseCreatureType;
import forge.game.cost.CostDamage;
import forge.game.cost.CostDecisionMakerBase;
import forge.game.cost.CostDiscard;
import forge.game.cost.CostDraw;
import forge.game.cost.CostExert;
import forge.game.cost.CostExile;
import forge.game.cost.CostExileFromStack;
import forge.game.cost.CostExiledMoveToGrave;
import forge.game.cost.CostFlipCoin;
import forge.game.cost.CostGainControl;
import forge.game.cost.CostGainLife;
import forge.game.cost.CostMill;
import forge.game.cost.CostPart;
import forge.game.cost.CostPartMana;
import forge.game.cost.CostPayEnergy;
import forge.game.cost.CostPayLife;
import forge.game.cost.CostPutCardToLib;
import forge.game.cost.CostPutCounter;
import forge.game.cost.CostRemoveAnyCounter;
import forge.game.cost.CostRemoveCounter;
import forge.game.cost.CostReturn;
import forge.game.cost.CostReveal;
import forge.game.cost.CostSacrifice;
import forge.game.cost.CostTap;
import forge.game.cost.CostTapType;
import forge.game.cost.CostUnattach;
import forge.game.cost.CostUntap;
import forge.game.cost.CostUntapType;
import forge.game.cost.PaymentDecision;
import forge.game.player.Player;
import forge.game.spellability.SpellAbility;
import forge.game.zone.ZoneType;
import java.util.ArrayList;
import java.util.List;
import mtgconformance.kit.Stop;

/** How costs other than mana are paid: with what the script gives up for them (CR 601.2h). */
final class Payment extends CostDecisionMakerBase {
    private final SpellAbility ability;
    private final Card source;
    private final Announcement announcement;

    Payment(Player player, SpellAbility ability, Announcement announcement) {
        super(player);
        this.ability = ability;
        source = ability.getHostCard();
        this.announcement = announcement;
    }

    @Override
    public boolean paysRightAfterDecision() {
        return true;
    }

    private int amount(CostPart cost) {
        Integer fixed = cost.convertAmount();
        return fixed != null ? fixed : AbilityUtils.calculateAmount(source, cost.getAmount(), ability);
    }

    private PaymentDecision unknown(CostPart cost) {
        throw Stop.unsupported("this adapter does not know how to pay: " + cost);
    }

    private PaymentDecision give(CostPart cost, CardCollectionView among) {
        if (announcement == null) {
            return unknown(cost);
        }
        CardCollectionView valid = CardLists.getValidCards(among, cost.getType().split(";"), player, source, ability);
        List<Card> possible = new ArrayList<>();
        valid.forEach(possible::add);
        return PaymentDecision.card(announcement.give(possible, amount(cost)));
    }

    @Override
    public PaymentDecision visit(CostPartMana cost) {
        return PaymentDecision.number(0); // the controller pays
    }

    @Override
    public PaymentDecision visit(CostTap cost) {
        return PaymentDecision.number(1);
    }

    @Override
    public PaymentDecision visit(CostUntap cost) {
        return PaymentDecision.number(1);
    }

    @Override
    public PaymentDecision visit(CostPayLife cost) {
        return player.canPayLife(amount(cost)) ? PaymentDecision.number(amount(cost)) : null;
    }

    @Override
    public PaymentDecision visit(CostDiscard cost) {
        CardCollectionView hand = player.getCardsIn(ZoneType.Hand);
        if (cost.payCostFromSource()) {
            return hand.contains(source) ? PaymentDecision.card(source) : null;
        }
        if (cost.getType().equals("Hand")) {
            return PaymentDecision.card(hand);
        }
        if (cost.getType().equals("Random") || cost.getType().equals("LastDrawn") || cost.getType().contains("+With")) {
            return unknown(cost);
        }
        return give(cost, hand);
    }

    @Override
    public PaymentDecision visit(CostExile cost) {
        if (cost.payCostFromSource()) {
            return source.isInZone(cost.getFrom()) ? PaymentDecision.card(source) : null;
        }
        if (cost.getFrom() == ZoneType.Library || cost.getFrom() == ZoneType.Stack || cost.getType().equals("All")) {
            return unknown(cost);
        }
        return give(cost, player.getCardsIn(cost.getFrom()));
    }

    @Override
    public PaymentDecision visit(CostSacrifice cost) {
        if (cost.payCostFromSource()) {
            return source.isInPlay() && source.getController() == player ? PaymentDecision.card(source) : null;
        }
        if (cost.getAmount().equals("All")) {
            return unknown(cost);
        }
        return give(
                cost,
                CardLists.filter(player.getCardsIn(ZoneType.Battlefield), CardPredicates.canBeSacrificedBy(ability)));
    }

    @Override
    public PaymentDecision visit(CostTapType cost) {
        if (cost.getType().contains("+with") || cost.getType().contains(".shares")) {
            return unknown(cost);
        }
        return give(
                cost,
                CardLists.filter(player.getCardsIn(ZoneType.Battlefield), CardPredicates.Presets.UNTAPPED));
    }

    @Override
    public PaymentDecision visit(CostReturn cost) {
        if (cost.payCostFromSource()) {
            return source.isInPlay() && source.getController() == player ? PaymentDecision.card(source) : null;
        }
        return give(cost, player.getCardsIn(ZoneType.Battlefield));
    }

    @Override
    public PaymentDecision visit(CostPutCounter cost) {
        return cost.payCostFromSource() ? PaymentDecision.number(amount(cost)) : unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostRemoveCounter cost) {
        if (!cost.payCostFromSource()) {
            return unknown(cost);
        }
        int there = source.getCounters(cost.counter);
        int number = cost.getAmount().equals("All") ? there : amount(cost);
        return there < number ? null : PaymentDecision.card(source, number);
    }

    @Override
    public PaymentDecision visit(CostGainControl cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostChooseCreatureType cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostDamage cost) {
        return PaymentDecision.number(amount(cost));
    }

    @Override
    public PaymentDecision visit(CostDraw cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostExileFromStack cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostExiledMoveToGrave cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostExert cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostFlipCoin cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostMill cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostAddMana cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostPayEnergy cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostGainLife cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostPutCardToLib cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostReveal cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostRemoveAnyCounter cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostUntapType cost) {
        return unknown(cost);
    }

    @Override
    public PaymentDecision visit(CostUnattach cost) {
        return unknown(cost);
    }
}
