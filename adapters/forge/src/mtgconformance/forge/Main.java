package mtgconformance.forge;

import java.io.IOException;
import java.nio.file.Path;
import mtgconformance.kit.Seed;
import mtgconformance.kit.Service;

/** Serves Forge as a child process: {@code java -cp … mtgconformance.forge.Main RES CARDS [SEED]}. */
public final class Main {
    private Main() {}

    /** RES is Forge's folder of that name, CARDS the adapter's own card scripts; SEED starts the random numbers. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) {
            System.err.println("expected the folders RES and CARDS; start the adapter with run.py");
            System.exit(2);
        }
        long seed = Seed.of(arguments, 2);
        Service.serve(new ForgeAdapter(new Cards(Path.of(arguments[0]), Path.of(arguments[1])), seed));
    }
}
