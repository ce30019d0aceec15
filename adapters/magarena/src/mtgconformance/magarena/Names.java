package mtgconformance.magarena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import magic.model.MagicCard;
import magic.model.MagicGame;
import magic.model.MagicPermanent;
import magic.model.MagicPlayer;
import magic.model.stack.MagicCardOnStack;
import magic.model.stack.MagicItemOnStack;
import mtgconformance.kit.Register;

/** The documents' ids for Magarena's: a card keeps its own through all zones, new permanents get one in order. */
final class Names extends Register<MagicCard, MagicPlayer> {
    /** What a card, permanent, player or stack object is called; null for a prop and for nothing. */
    String of(Object object) {
        if (object instanceof MagicPermanent permanent) {
            return permanent == MagicPermanent.NONE ? null : known(permanent.getCard());
        }
        if (object instanceof MagicItemOnStack item) {
            return ofStack(item);
        }
        return known(object);
    }

    /** What an entry of the stack is called: a card's spell like the card, else as the script says or by number. */
    String ofStack(MagicItemOnStack item) {
        String card = item instanceof MagicCardOnStack spell ? known(spell.getCard()) : null;
        return card == null ? stackEntry(item) : card;
    }

    /** Names permanents that nobody has named yet, in the order of their creation. */
    void noteNew(MagicGame game) {
        List<MagicPermanent> unnamed = new ArrayList<>();
        for (MagicPlayer player : game.getPlayers()) {
            for (MagicPermanent permanent : player.getPermanents()) {
                if (known(permanent.getCard()) == null && !Cards.isProp(permanent.getCard())) {
                    unnamed.add(permanent);
                }
            }
        }
        unnamed.sort(Comparator.comparingLong(MagicPermanent::getId));
        unnamed.forEach(permanent -> newPermanent(permanent.getCard()));
    }

    /** The permanent that a card is, or null. */
    static MagicPermanent permanent(MagicCard card, MagicGame game) {
        for (MagicPlayer player : game.getPlayers()) {
            for (MagicPermanent permanent : player.getPermanents()) {
                if (permanent.getCard() == card) {
                    return permanent;
                }
            }
        }
        return null;
    }

    /** The spell that a card is, or null. */
    static MagicCardOnStack spell(MagicCard card, MagicGame game) {
        for (MagicItemOnStack item : game.getStack()) {
            if (item instanceof MagicCardOnStack spell && spell.getCard() == card) {
                return spell;
            }
        }
        return null;
    }
}
