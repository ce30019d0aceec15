package mtgconformance.magarena;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import magic.data.GeneralConfig;
import magic.data.settings.BooleanSetting;
import magic.data.settings.IntegerSetting;
import magic.utility.MagicSystem;
import mtgconformance.kit.Adapter;
import mtgconformance.kit.Description;
import mtgconformance.kit.Policy;
import mtgconformance.kit.Situation;

/** Magarena as an engine under test. Situations are independent: each gets a game of its own. */
final class MagarenaAdapter implements Adapter {
    private final Cards cards;

    /** {@code declared} is the folder with cards that Magarena lacks. */
    MagarenaAdapter(Path declared) throws IOException {
        GeneralConfig settings = GeneralConfig.getInstance();
        settings.load();
        settings.setSkipSingle(false); // ask, even if there is one option
        settings.setSmartTarget(false); // offer all legal targets, not those that somebody would want
        GeneralConfig.set(BooleanSetting.ALWAYS_PASS, false);
        GeneralConfig.set(IntegerSetting.GAME_VOLUME, 0);
        GeneralConfig.set(IntegerSetting.UI_VOLUME, 0);
        cards = new Cards(declared);
    }

    @Override
    public JsonObject describe() {
        String notes = "a card is known if its script is in the folder scripts";
        return Description.of("Magarena", MagicSystem.VERSION, "adapters/magarena", cards.declared(), notes);
    }

    @Override
    public Table setUp(Situation situation, Policy policy) {
        return new MagarenaTable(situation, policy, cards);
    }
}
