package mtgconformance.forge;

import com.google.common.base.Predicate;
import forge.card.ColorSet;
import forge.card.ICardFace;
import forge.card.MagicColor;
import forge.game.ability.ApiType;
import forge.game.card.Card;
import forge.game.card.CardCollection;
import forge.game.keyword.Keyword;
import forge.game.player.Player;
import forge.game.replacement.ReplacementEffect;
import forge.game.spellability.SpellAbility;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import mtgconformance.kit.Choices;
import mtgconformance.kit.Policy;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Words;

/** Forge's questions, put to the players: each becomes one of the documents, with their ids as options. */
final class Questions {
    private final Situation situation;
    private final Policy policy;
    private final Names names;
    private final Cards cards;

    Questions(Situation situation, Policy policy, Names names, Cards cards) {
        this.situation = situation;
        this.policy = policy;
        this.names = names;
        this.cards = cards;
    }

    /** Whether to do something optional. */
    boolean may(Player player, String source, String question) {
        return policy.may(names.seat(player), source, plain(question));
    }

    /** Between so many and so many of the things, or all if there are fewer. */
    <T> List<T> pick(
            Player player, String ask, List<? extends T> things, int least, int most, String source, String text) {
        Choices.Question question = new Choices.Question(names.seat(player), ask, source, plain(text));
        return this.<T>choices().pick(question, things, least, most);
    }

    private <T> Choices<T> choices() {
        names.noteNew();
        return new Choices<>(policy, names::of, names::place);
    }

    /** Objects for an effect that resolves, or the one that the legend rule leaves (CR 704.5j). */
    <T> List<T> objects(
            Player player, List<? extends T> things, int least, int most, SpellAbility asking, String text) {
        boolean legend = asking != null && asking.getApi() == ApiType.InternalLegendaryRule;
        return pick(player, legend ? "legend" : "objects", things, least, most, names.ofSource(asking), text);
    }

    /** What to discard at cleanup (CR 514.1): props first. */
    CardCollection discards(Player player, Iterable<Card> hand, int number) {
        return new CardCollection(this.<Card>choices().discards(names.seat(player), hand, number));
    }

    /** Which replacement effect applies (CR 616.1). */
    ReplacementEffect replacement(Player player, List<ReplacementEffect> effects, Object affected) {
        return policy.pick(
                names.seat(player),
                "replacement",
                effects,
                this::replacement,
                names.of(affected),
                "which replacement effect applies");
    }

    private String replacement(ReplacementEffect effect) {
        if (effect.hasParam("Regeneration")) {
            return "regeneration";
        }
        String name = names.of(effect.getHostCard());
        return name == null ? plain(effect.toString()) : name;
    }

    /** Which of the player's triggered abilities goes on the stack next (CR 603.3b), by their sources. */
    SpellAbility order(Player player, List<SpellAbility> abilities) {
        return this.<Card>choices().next(names.seat(player), abilities, SpellAbility::getHostCard);
    }

    /** Where combat damage goes (CR 510.1c): the first choice gets all of it. The defender's share is null's. */
    Map<Card, Integer> damage(Player player, Card dealing, List<Card> receivers, Object defender, int damage) {
        List<Object> options = choices().options(new ArrayList<Object>(receivers));
        boolean tramples = defender != null && dealing.hasKeyword(Keyword.TRAMPLE);
        if (tramples) {
            options.add(names.of(defender));
        }
        int chosen = options.indexOf(policy.choose(
                names.seat(player), "damage", options, names.of(dealing), "where its combat damage goes"));
        Map<Card, Integer> shares = new LinkedHashMap<>();
        if (chosen < receivers.size()) {
            shares.put(receivers.get(chosen), damage);
            return shares;
        }
        int left = damage; // whoever prefers the defender deals each blocker what is lethal
        for (Card blocker : receivers) {
            int lethal = dealing.hasKeyword(Keyword.DEATHTOUCH)
                    ? 1
                    : Math.max(0, blocker.getNetToughness() - blocker.getDamage());
            int share = Math.min(left, lethal);
            shares.put(blocker, share);
            left -= share;
        }
        shares.put(null, left);
        return shares;
    }

    /** One of some words: a type or a name. */
    String word(Player player, String ask, List<String> words, SpellAbility asking, String text) {
        return (String) policy.choose(names.seat(player), ask, words, names.ofSource(asking), plain(text));
    }

    /** A color. */
    byte color(Player player, ColorSet colors, String source, String text) {
        List<Byte> masks = new ArrayList<>();
        for (byte mask : MagicColor.WUBRG) {
            if (colors.hasAnyColor(mask)) {
                masks.add(mask);
            }
        }
        return color(player, masks, MagicColor::toLongString, source, text);
    }

    /** A color out of some words for colors, as Forge writes it. */
    String colorWord(Player player, List<String> words, SpellAbility asking, String text) {
        return color(player, words, word -> word, names.ofSource(asking), text);
    }

    private <T> T color(Player player, List<T> colors, Function<T, String> word, String source, String text) {
        String by = names.seat(player);
        Function<T, String> option = color -> Words.color(situation, by, word.apply(color));
        return policy.pick(by, "colour", colors, option, source, plain(text));
    }

    /** A card's name: one of the Situation's cards or of those that its answers name. */
    String cardName(Player player, Predicate<ICardFace> valid, SpellAbility asking, String text) {
        List<String> all = situation.cardNames().stream()
                .filter(name -> valid.apply(cards.face(name)))
                .toList();
        return word(player, "name", all, asking, text);
    }

    /** A number. */
    int amount(Player player, List<Integer> numbers, SpellAbility asking, String text) {
        return (Integer) policy.choose(names.seat(player), "amount", numbers, names.ofSource(asking), plain(text));
    }

    private static String plain(String text) {
        return text == null ? "" : text.replaceAll("\\s+", " ").strip();
    }
}
