package mtgconformance.xmage;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import mage.cards.Card;
import mage.cards.repository.CardRepository;
import mage.choices.Choice;
import mage.choices.ChoiceHintType;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Stop;

/**
 * The names that a player can choose of: those of the Situation's cards, and those that its answers name.
 *
 * <p>XMage takes names from a database that only its server fills, and keeps each list once it has read it. The lists
 * are put there instead.
 */
final class CardNames {
    private static final Map<String, Predicate<Card>> LISTS = Map.of(
            "getNames", card -> true,
            "getLandNames", card -> card.isLand(),
            "getNonLandNames", card -> !card.isLand(),
            "getNonbasicLandNames", card -> card.isLand() && !card.isBasic(),
            "getNotBasicLandNames", card -> !card.isBasic(),
            "getCreatureNames", card -> card.isCreature(),
            "getArtifactNames", card -> card.isArtifact(),
            "getNonLandAndNonCreatureNames", card -> !card.isLand() && !card.isCreature(),
            "getNonArtifactAndNonLandNames", card -> !card.isLand() && !card.isArtifact());

    private CardNames() {}

    /** Whether a choice is of a card's name. */
    static boolean isAskedFor(Choice choice) {
        return choice.getHintType() == ChoiceHintType.CARD && choice.getMessage().contains("card name");
    }

    /** Puts the names of a Situation where XMage looks for them. Throws Stop. */
    static void offer(Situation situation, Cards cards) {
        List<Card> all = situation.cardNames().stream().map(cards::sample).toList();
        Map<String, Set<String>> lists = lists();
        LISTS.forEach((key, wanted) -> lists.put(
                key,
                all.stream().filter(wanted).map(Card::getName).collect(Collectors.toCollection(TreeSet::new))));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Set<String>> lists() {
        try {
            Field cache = CardRepository.class.getDeclaredField("namesQueryCache");
            cache.setAccessible(true);
            return (Map<String, Set<String>>) cache.get(null);
        } catch (ReflectiveOperationException other) {
            throw Stop.unsupported("this XMage keeps the names of cards elsewhere: " + other.getMessage());
        }
    }
}
