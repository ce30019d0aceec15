package mtgconformance.xmage;

import java.util.UUID;
import mage.cards.CardImpl;
import mage.cards.CardSetInfo;
import mage.constants.CardType;
import mage.constants.Rarity;

/** Library filler: a land that is nothing and does nothing. No part of the Situation. */
public final class Prop extends CardImpl {
    private static final long serialVersionUID = 1;

    Prop(UUID owner) {
        super(owner, new CardSetInfo("Prop", "SET", "1", Rarity.COMMON), new CardType[] {CardType.LAND}, "");
    }

    private Prop(Prop card) {
        super(card);
    }

    @Override
    public Prop copy() {
        return new Prop(this);
    }
}
