package mtgconformance.magarena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import magic.model.MagicSource;
import magic.model.event.MagicCyclingActivation;
import magic.model.event.MagicEvent;
import magic.model.event.MagicPayManaCostEvent;
import magic.model.event.MagicSacrificeEvent;
import magic.model.event.MagicSourceActivation;
import magic.model.event.MagicTapEvent;
import magic.model.event.MagicUntapEvent;
import mtgconformance.kit.Stop;
import mtgconformance.kit.Words;

/** Finds the ability that a script means. Magarena keeps no text of abilities: the costs are put into words again. */
final class Abilities {
    private Abilities() {}

    /** Null if the source has none at all. Throws Stop if the words fit none of those that it has, or several. */
    static MagicSourceActivation<?> find(
            List<MagicSourceActivation<? extends MagicSource>> activations, String wanted, String card) {
        if (activations.isEmpty()) {
            return null;
        }
        boolean keyword = wanted.indexOf('{') < 0 && wanted.indexOf(':') < 0;
        MagicSourceActivation<?> found =
                Words.ability(activations, one -> keyword ? keyword(one) : costs(one), wanted, card);
        if (found == null && keyword) {
            found = Words.ability(activations, Abilities::costs, wanted, card);
        }
        if (found == null) {
            List<String> known = activations.stream().map(Abilities::costs).toList();
            throw Stop.unsupported("none of the abilities of " + card + " in Magarena is '" + wanted + "': " + known);
        }
        return found;
    }

    /** Magarena calls cycling by its verb. */
    private static String keyword(MagicSourceActivation<?> activation) {
        String text = activation.activation.getText();
        return activation.activation instanceof MagicCyclingActivation ? text.replaceFirst("ycle$", "ycling") : text;
    }

    private static String costs(MagicSourceActivation<?> activation) {
        List<String> words = new ArrayList<>();
        for (MagicEvent cost : activation.getCostEvent()) {
            String word = word(cost);
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return String.join(", ", words) + ": " + activation.activation.getText().toLowerCase(Locale.ROOT);
    }

    private static String word(MagicEvent cost) {
        if (cost instanceof MagicTapEvent) {
            return "{T}";
        }
        if (cost instanceof MagicUntapEvent) {
            return "{Q}";
        }
        if (cost instanceof MagicSacrificeEvent) {
            return "Sacrifice ~";
        }
        String said = cost.getDescription().replace("$", "").replaceAll("\\.$", "").strip();
        return cost instanceof MagicPayManaCostEvent
                ? said.replaceFirst("^Pay ", "")
                : said.replaceFirst(" to sacrifice$", "");
    }
}
