package mtgconformance.xmage;

import java.io.IOException;
import mtgconformance.kit.Seed;
import mtgconformance.kit.Service;
import org.apache.log4j.BasicConfigurator;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;

/** Serves XMage as a child process: {@code java -cp … mtgconformance.xmage.Main [SEED]}. */
public final class Main {
    private Main() {}

    /** SEED is where random ids and random numbers start; the same for every Situation. */
    public static void main(String[] arguments) throws IOException {
        long seed = Seed.of(arguments, 0);
        SeededIds.install();
        BasicConfigurator.configure();
        Logger.getRootLogger().setLevel(Level.ERROR);
        Service.serve(new XmageAdapter(seed));
    }
}
