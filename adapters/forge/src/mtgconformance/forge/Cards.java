package mtgconformance.forge;

import forge.CardStorageReader;
import forge.StaticData;
import forge.card.CardRarity;
import forge.card.CardRules;
import forge.card.CardType;
import forge.card.ICardFace;
import forge.game.card.Card;
import forge.game.card.CardUtil;
import forge.game.player.Player;
import forge.item.IPaperCard;
import forge.item.PaperCard;
import forge.item.PaperToken;
import forge.util.Localizer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import mtgconformance.kit.Stop;

/** Cards made from their scripts: Forge's, and the adapter's own for cards that Forge lacks. */
final class Cards {
    private static final String PROP = "Prop";
    /** Subtypes that cards have got since (their current type lines have them). */
    private static final Map<String, String> SINCE = Map.of(
            "Glissa, the Traitor", "Phyrexian",
            "Glistener Elf", "Phyrexian",
            "Prodigal Sorcerer", "Sorcerer",
            "Skinrender", "Phyrexian");

    private final CardStorageReader scripts;
    private final Path tokenScripts;
    private final Map<String, CardRules> own = new TreeMap<>();
    private final Map<String, CardRules> known = new HashMap<>();
    private final List<String> declared;

    Cards(Path res, Path ownScripts) throws IOException {
        scripts = new CardStorageReader(res.resolve("cardsfolder").toString(), null, true);
        tokenScripts = res.resolve("tokenscripts");
        Localizer.getInstance().initialize("en-US", res.resolve("languages") + "/");
        readTypes(res.resolve("lists").resolve("TypeLists.txt"));
        CardUtil.NON_STACKING_LIST.addAll(Files.readAllLines(res.resolve("lists").resolve("NonStackingKWList.txt")));
        Path noEditions = Files.createTempDirectory("no-editions");
        CardStorageReader tokens = new CardStorageReader(tokenScripts.toString(), null, false);
        new StaticData(scripts, tokens, noEditions.toString(), noEditions.toString()); // it registers itself
        Files.delete(noEditions);
        try (Stream<Path> files = Files.list(ownScripts)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".txt")).sorted().toList()) {
                CardRules card = new CardRules.Reader().readCard(Files.readAllLines(file), null);
                own.put(card.getName(), card);
            }
        }
        declared = own.keySet().stream()
                .filter(name -> !name.equals(PROP) && script(scripts, name) == null)
                .toList();
    }

    /** The cards that this Forge lacks and the adapter has scripts for. */
    List<String> declared() {
        return declared;
    }

    /** A card, in no zone yet. Throws Stop. */
    Card make(String name, Player owner) {
        Card card = card(new PaperCard(rules(name), "???", CardRarity.Common, 0), owner);
        if (SINCE.containsKey(name)) {
            card.addType(SINCE.get(name));
        }
        return card;
    }

    /** What a card is by its face. Throws Stop. */
    ICardFace face(String name) {
        return rules(name).getMainPart();
    }

    /** A token: one that Forge knows by that name, else a copy of the card. Throws Stop. */
    Card token(String name, Player owner) {
        CardRules token = tokenRules(name);
        Card card = token != null ? card(new PaperToken(token, null, name), owner) : make(name, owner);
        card.setToken(true);
        return card;
    }

    /** Library filler: a land that is nothing and does nothing. No part of the Situation. */
    Card prop(Player owner) {
        return make(PROP, owner);
    }

    private static Card card(IPaperCard paper, Player owner) {
        return Card.fromPaperCard(paper, owner);
    }

    private CardRules rules(String name) {
        CardRules found = known.computeIfAbsent(name, wanted -> {
            CardRules forges = script(scripts, wanted);
            return forges != null ? forges : own.get(wanted);
        });
        if (found == null) {
            throw Stop.unsupported("Forge has no script for " + name);
        }
        return found;
    }

    /** A token's script, if one is called like the token alone; null if none is. */
    private CardRules tokenRules(String name) {
        Path file = tokenScripts.resolve(name.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "_") + ".txt");
        if (!Files.isRegularFile(file)) {
            return null;
        }
        try {
            return new CardRules.Reader().readCard(Files.readAllLines(file), null);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /** Forge takes any script whose file name begins so; only one of that name will do. */
    private static CardRules script(CardStorageReader reader, String name) {
        CardRules found = reader.attemptToLoadCard(name, null);
        return found != null && found.getName().equals(name) ? found : null;
    }

    private static void readTypes(Path file) throws IOException {
        Map<String, List<String>> lists = Map.of(
                "[BasicTypes]", CardType.Constant.BASIC_TYPES,
                "[LandTypes]", CardType.Constant.LAND_TYPES,
                "[CreatureTypes]", CardType.Constant.CREATURE_TYPES,
                "[SpellTypes]", CardType.Constant.SPELL_TYPES,
                "[EnchantmentTypes]", CardType.Constant.ENCHANTMENT_TYPES,
                "[ArtifactTypes]", CardType.Constant.ARTIFACT_TYPES,
                "[WalkerTypes]", CardType.Constant.WALKER_TYPES);
        List<String> list = null;
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith("[")) {
                list = lists.get(line.strip());
            } else if (list != null && !line.isBlank()) {
                String[] forms = line.strip().split(":");
                list.add(forms[0]);
                if (forms.length > 1) {
                    CardType.Constant.pluralTypes.put(forms[0], forms[1]);
                }
            }
        }
        CardType.Constant.LOADED.set();
    }
}
