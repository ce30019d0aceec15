package mtgconformance.forge;

import com.google.gson.JsonObject;
import forge.util.BuildInfo;
import forge.util.MyRandom;
import java.lang.reflect.Field;
import java.util.Random;
import mtgconformance.kit.Adapter;
import mtgconformance.kit.Description;
import mtgconformance.kit.Policy;
import mtgconformance.kit.Situation;

/** Forge as an engine under test. Situations are independent: each gets a game of its own. */
final class ForgeAdapter implements Adapter {
    private static final String NOTES = "a card is known if Forge has a script for it or the adapter declares it; types"
            + " and subtypes that were renamed have today's names, and cards the subtypes that they got since";

    private final Cards cards;
    private final long seed;

    ForgeAdapter(Cards cards, long seed) {
        this.cards = cards;
        this.seed = seed;
    }

    @Override
    public JsonObject describe() {
        String version = BuildInfo.getVersionString();
        return Description.of("Forge", version, "adapters/forge", cards.declared(), NOTES);
    }

    @Override
    public Table setUp(Situation situation, Policy policy) {
        return new ForgeTable(situation, policy, cards, () -> seed(seed));
    }

    /** Forge draws its random numbers from one place, which has no setter. */
    private static void seed(long seed) {
        try {
            Field random = MyRandom.class.getDeclaredField("random");
            random.setAccessible(true);
            random.set(null, new Random(seed));
        } catch (ReflectiveOperationException problem) {
            throw new IllegalStateException("this Forge keeps its random numbers elsewhere", problem);
        }
    }
}
