package mtgconformance.xmage;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Properties;
import mage.game.Game;
import mage.util.RandomUtil;
import mtgconformance.kit.Adapter;
import mtgconformance.kit.Description;
import mtgconformance.kit.Policy;
import mtgconformance.kit.Situation;

/** XMage as an engine under test. Situations are independent: each gets a game of its own. */
final class XmageAdapter implements Adapter {
    private final Cards cards = new Cards();
    private final long seed;

    XmageAdapter(long seed) {
        this.seed = seed;
    }

    @Override
    public JsonObject describe() {
        String notes = "a card is known if its class is on the class path";
        return Description.of("XMage", version(), "adapters/xmage", List.of(), notes);
    }

    @Override
    public Table setUp(Situation situation, Policy policy) {
        CardNames.offer(situation, cards);
        SeededIds.seed(seed);
        RandomUtil.setSeed(seed);
        return new XmageTable(situation, policy, cards);
    }

    /** What XMage's own jar says; classes alone say nothing. */
    private static String version() {
        try (InputStream file = Game.class.getResourceAsStream("/META-INF/maven/org.mage/mage/pom.properties")) {
            if (file != null) {
                Properties properties = new Properties();
                properties.load(file);
                return properties.getProperty("version", "unknown");
            }
        } catch (IOException problem) {
            System.err.println("XMage's version can't be read: " + problem.getMessage());
        }
        return "unknown";
    }
}
