package mtgconformance.magarena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import magic.data.CardDefinitions;
import magic.data.CardProperty;
import magic.model.MagicCard;
import magic.model.MagicCardDefinition;
import magic.model.MagicGame;
import magic.model.MagicManaType;
import magic.model.MagicPlayer;
import magic.model.event.MagicTapManaActivation;
import magic.model.event.MagicTiming;
import magic.utility.FileIO;
import magic.utility.ProgressReporter;
import mtgconformance.kit.Stop;

/** Magarena's cards by their English names, those that are made from the facts, and the props. */
final class Cards {
    private static final String PROP = "Prop";
    private static final MagicCardDefinition FILLER = prop(MagicManaType.NONE);

    private final Map<String, MagicCardDefinition> declared = new TreeMap<>();

    /** Reads all scripts, as Magarena does when it starts: the order of the cards depends on it. {@code folder} has
     * cards that Magarena lacks, in its own language. */
    Cards(Path folder) throws IOException {
        CardDefinitions.loadCardDefinitions(new ProgressReporter());
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".txt")).sorted().toList()) {
                declare(file);
            }
        }
    }

    private void declare(Path file) {
        Properties facts = FileIO.toProp(file.toFile());
        MagicCardDefinition card = new MagicCardDefinition();
        for (String fact : facts.stringPropertyNames()) {
            CardProperty.valueOf(fact.toUpperCase(Locale.ROOT)).setProperty(card, facts.getProperty(fact));
        }
        card.validate();
        if (!known(card.getName())) {
            declared.put(card.getName(), card);
        }
    }

    private static boolean known(String name) {
        try {
            return CardDefinitions.getCard(name).getName().equals(name);
        } catch (RuntimeException missing) {
            return false;
        }
    }

    /** The names of the cards that Magarena lacks and that are made from the facts. */
    Set<String> declared() {
        return declared.keySet();
    }

    /** A new card. Throws Stop (unsupported) if this Magarena has none of that name. */
    MagicCard make(String name, MagicPlayer owner, MagicGame game) {
        return new MagicCard(find(name), owner, game.getUniqueId());
    }

    /** A card that stands for a token: a copy of the card of that name. Throws Stop as {@link #make}. */
    MagicCard token(String name, MagicPlayer owner) {
        return MagicCard.createTokenCard(find(name), owner);
    }

    private MagicCardDefinition find(String name) {
        if (!declared.containsKey(name) && !known(name)) {
            throw Stop.unsupported("this Magarena has no card " + name);
        }
        MagicCardDefinition found = declared.containsKey(name) ? declared.get(name) : CardDefinitions.getCard(name);
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
            prop.addManaAct(new MagicTapManaActivation(List.of(mana)));
        }
        return prop;
    }

    static boolean isProp(MagicCard card) {
        return card.getCardDefinition().getName().equals(PROP);
    }
}
