package mtgconformance.xmage;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mage.cards.Card;
import mage.cards.CardImpl;
import mage.cards.CardSetInfo;
import mage.constants.Rarity;
import mage.game.Game;
import mage.game.permanent.token.Token;
import mage.util.functions.CopyTokenFunction;
import mtgconformance.kit.Stop;

/** XMage's cards by their English names: each is a class called like the card. */
final class Cards {
    private static final Set<String> BASIC_LANDS = Set.of("Plains", "Island", "Swamp", "Mountain", "Forest");
    private final Map<String, Card> samples = new HashMap<>();

    /** A new card. Throws Stop (unsupported) if this XMage has none of that name. */
    Card make(String name) {
        String simple = className(name);
        String place = BASIC_LANDS.contains(name)
                ? "mage.cards.basiclands."
                : "mage.cards." + simple.substring(0, 1).toLowerCase() + ".";
        Card card = CardImpl.createCard(find(place + simple, name), new CardSetInfo(name, "SET", "1", Rarity.COMMON));
        if (card == null) {
            throw Stop.unsupported("XMage can't make the card " + name);
        }
        return card;
    }

    /** A new token: XMage's own of that name, else a copy of the card. Throws Stop (unsupported) without either. */
    Token token(String name, Game game) {
        try {
            Class<?> type = Class.forName("mage.game.permanent.token." + className(name) + "Token");
            return (Token) type.getConstructor().newInstance();
        } catch (ClassNotFoundException none) {
            return CopyTokenFunction.createTokenCopy(make(name), game);
        } catch (ReflectiveOperationException problem) {
            throw Stop.unsupported("XMage's token " + name + " can't be made without saying more about it");
        }
    }

    /**
     * A card to look at, which takes part in no game. It is made once, and with it is loaded what a card needs, so
     * that later runs find everything as it was (see SeededIds). Throws Stop.
     */
    Card sample(String name) {
        return samples.computeIfAbsent(name, this::make);
    }

    private static Class<?> find(String type, String name) {
        try {
            return Class.forName(type);
        } catch (ClassNotFoundException missing) {
            throw Stop.unsupported("this XMage has no card " + name + " (class " + type + ")");
        }
    }

    /** {@code Akroma's Vengeance} → {@code AkromasVengeance}. */
    static String className(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFKD).replaceAll("[^\\p{ASCII}]|'", "");
        String joined = Stream.of(plain.split("[^A-Za-z0-9]+"))
                .filter(word -> !word.isEmpty())
                .map(word -> word.substring(0, 1).toUpperCase() + word.substring(1))
                .collect(Collectors.joining());
        if (joined.isEmpty()) {
            throw Stop.unsupported("XMage has no card " + name);
        }
        return joined;
    }
}
