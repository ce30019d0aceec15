package mtgconformance.xmage;

import java.security.Provider;
import java.security.SecureRandomSpi;
import java.security.Security;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Makes the ids that XMage gives to everything the same in each run of a Situation.
 *
 * <p>XMage keeps much in hash sets of random UUIDs, so what it does first can depend on chance. A
 * random number provider with a fixed seed, put in front of the others, takes that away. Ids must
 * differ from run to run all the same, as objects that XMage makes once keep theirs for good; so the
 * run's number goes into both halves of each UUID, which leaves its hash code as it is.
 */
public final class SeededIds extends SecureRandomSpi {
    private static final long serialVersionUID = 1;
    private static final int UUID_SIZE = 16;
    private static SplittableRandom random = new SplittableRandom(0);
    private static long run;

    /** Must be called before anything asks for a random UUID. */
    static void install() {
        Security.insertProviderAt(new Seeded(), 1);
    }

    static synchronized void seed(long seed) {
        random = new SplittableRandom(seed);
        run++;
    }

    private static synchronized void fill(byte[] bytes) {
        random.nextBytes(bytes);
        if (bytes.length == UUID_SIZE) {
            for (int n = 0; n < 4; n++) { // bytes 2 to 5 of each half hold nothing but random bits
                byte part = (byte) (run >> (8 * n));
                bytes[2 + n] ^= part;
                bytes[10 + n] ^= part;
            }
        }
    }

    @Override
    protected void engineSetSeed(byte[] seed) {
        // the seed comes from the Situation's run alone
    }

    @Override
    protected void engineNextBytes(byte[] bytes) {
        fill(bytes);
    }

    @Override
    protected byte[] engineGenerateSeed(int size) {
        byte[] bytes = new byte[size];
        fill(bytes);
        return bytes;
    }

    private static final class Seeded extends Provider {
        private static final long serialVersionUID = 1;

        Seeded() {
            super("Seeded", "1", "random numbers with a fixed seed, for reproducible games");
            putService(new Provider.Service(
                    this, "SecureRandom", "Seeded", SeededIds.class.getName(), List.of(), Map.of()));
        }
    }
}
