package mtgconformance.magarena;

import java.util.ArrayList;
import java.util.List;
import magic.model.MagicCard;
import magic.model.MagicManaCost;
import magic.model.MagicPermanent;
import magic.model.MagicSource;
import magic.model.event.MagicBestowActivation;
import magic.model.event.MagicCardAbilityActivation;
import magic.model.event.MagicEvent;
import magic.model.event.MagicHandCastActivation;
import magic.model.event.MagicPayLifeEvent;
import magic.model.event.MagicPayManaCostEvent;
import magic.model.event.MagicSourceActivation;
import mtgconformance.kit.Mana;
import mtgconformance.kit.Situation;

/** Which of the ways to cast a card an action means. Magarena keeps each as a thing of its own. */
final class Casting {
    private Casting() {}

    /**
     * The ordinary way; with bestow if it is a creature and the action names what it enchants; with life for
     * Phyrexian mana (CR 107.4f) that the given mana is not enough for. Null if there is none.
     */
    static MagicSourceActivation<?> way(Situation.Action action, MagicCard card, MagicPermanent permanent) {
        if (permanent != null || !card.isInHand() && !card.isInGraveyard()) {
            return null;
        }
        int mana = Mana.units(action.mana()).size();
        boolean phyrexian = card.getCardDefinition().getCost().getText().contains("/P}");
        List<MagicSourceActivation<? extends MagicSource>> ways = new ArrayList<>();
        for (MagicSourceActivation<? extends MagicSource> one : card.getSourceActivations()) {
            boolean enchants = !action.targets().isEmpty() && one.activation instanceof MagicBestowActivation;
            boolean withLife = phyrexian && one.activation instanceof MagicHandCastActivation && costs(one, mana);
            if (enchants || withLife) {
                return one;
            }
            boolean ordinary = card.isInHand()
                    ? one.activation == card.getCardDefinition().getCastActivation()
                    : !(one.activation instanceof MagicCardAbilityActivation);
            if (ordinary) {
                ways.add(one);
            }
        }
        return ways.size() == 1 ? ways.get(0) : null;
    }

    /** Whether it costs life and so much mana. */
    private static boolean costs(MagicSourceActivation<? extends MagicSource> way, int mana) {
        boolean life = false;
        int amount = 0;
        for (MagicEvent cost : way.getCostEvent()) {
            life |= cost instanceof MagicPayLifeEvent;
            if (cost instanceof MagicPayManaCostEvent) {
                String said = cost.getDescription().replaceAll("[^{]*(\\{.*\\}).*", "$1");
                amount += MagicManaCost.create(said).getConvertedCost();
            }
        }
        return life && amount == mana;
    }
}
