package mtgconformance.magarena;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import magic.model.MagicCard;
import magic.model.MagicCardDefinition;
import magic.model.MagicGame;
import magic.model.MagicManaType;
import magic.model.MagicPermanent;
import magic.model.MagicPermanentState;
import magic.model.MagicPlayer;
import mtgconformance.kit.Mana;

/**
 * The mana of one action. Magarena has no mana pool and pays by tapping permanents, so each mana is a
 * permanent: without a type, there while the action is announced, and gone before anything else is done.
 */
final class Purse {
    private final MagicGame game;
    private final Map<MagicManaType, MagicCardDefinition> kinds = new EnumMap<>(MagicManaType.class);
    private final List<MagicPermanent> props = new ArrayList<>();
    private MagicPlayer player;

    Purse(MagicGame game) {
        this.game = game;
    }

    /** Puts the mana there. */
    void fill(MagicPlayer by, String mana) {
        player = by;
        for (char unit : Mana.units(mana)) {
            MagicCardDefinition kind = kinds.computeIfAbsent(type(unit), Cards::prop);
            MagicPermanent prop =
                    game.createPermanent(new MagicCard(kind, player, game.getUniqueId()), player);
            prop.clearState(MagicPermanentState.Summoned);
            player.addPermanent(prop);
            props.add(prop);
        }
        game.update();
    }

    /** One of the permanents on offer that is mana of this action, or null. */
    MagicPermanent pick(Iterable<?> offer) {
        for (MagicPermanent prop : props) {
            for (Object one : offer) {
                if (one == prop) {
                    return prop;
                }
            }
        }
        return null;
    }

    /** Takes away what is left, and what was used. */
    void empty() {
        if (props.isEmpty()) {
            return;
        }
        props.forEach(player::removePermanent);
        props.clear();
        game.update();
    }

    private static MagicManaType type(char unit) {
        return switch (unit) {
            case 'W' -> MagicManaType.White;
            case 'U' -> MagicManaType.Blue;
            case 'B' -> MagicManaType.Black;
            case 'R' -> MagicManaType.Red;
            case 'G' -> MagicManaType.Green;
            default -> MagicManaType.Colorless;
        };
    }
}
