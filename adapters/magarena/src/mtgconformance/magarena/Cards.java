package mtgconformance.magarena;

import magic.data.CardDefinitions;
import magic.model.MagicCard;
import magic.model.MagicCardDefinition;
import magic.model.MagicGame;
import magic.model.MagicManaType;
import magic.model.MagicPlayer;
import magic.model.event.MagicTapManaActivation;
import magic.model.event.MagicTiming;
import magic.utility.ProgressReporter;
import mtgconformance.kit.Stop;

/** Magarena's cards by their English names, and the props. */
final class Cards {
    private static final String PROP = "Prop";
    private static final MagicCardDefinition FILLER = prop(MagicManaType.NONE);

    /** Reads all scripts, as Magarena does when it starts: the order of the cards depends on it. */
    Cards() {
        CardDefinitions.loadCardDefinitions(new ProgressReporter());
    }

    /** A new card. Throws Stop (unsupported) if this Magarena has none of that name. */
    MagicCard make(String name, MagicPlayer owner, MagicGame game) {
        return new MagicCard(find(name), owner, game.getUniqueId());
    }

    /** A card that stands for a token: a copy of the card of that name. Throws Stop as {@link #make}. */
    MagicCard token(String name, MagicPlayer owner) {
        return MagicCard.createTokenCard(find(name), owner);
    }

    private static MagicCardDefinition find(String name) {
        MagicCardDefinition found;
        try {
            found = CardDefinitions.getCard(name);
        } catch (RuntimeException missing) {
            throw Stop.unsupported("this Magarena has no card " + name);
        }
        if (!found.getName().equals(name) || found.isToken()) {
            throw Stop.unsupported("this Magarena has no card " + name);
        }
        try {
            found.loadAbilities();
        } catch (RuntimeException problem) {
            throw Stop.unsupported("Magarena can't read its card " + name + ": " + problem.getMessage());
        }
        return found;
    }

    /** A card to fill a library with. */
    static MagicCard filler(MagicPlayer owner, MagicGame game) {
        return new MagicCard(FILLER, owner, game.getUniqueId());
    }

    /** What has no type and no color, and can be tapped for one mana, unless the type is NONE. */
    static MagicCardDefinition prop(MagicManaType mana) {
        MagicCardDefinition prop = new MagicCardDefinition();
        prop.setName(PROP);
        prop.setDistinctName(PROP);
        prop.setColors("");
        prop.setTiming(MagicTiming.Land);
        if (mana.isValid()) {
            prop.addManaAct(new MagicTapManaActivation(java.util.List.of(mana)));
        }
        return prop;
    }

    static boolean isProp(MagicCard card) {
        return card.getCardDefinition().getName().equals(PROP);
    }
}
