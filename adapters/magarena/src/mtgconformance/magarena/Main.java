package mtgconformance.magarena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import mtgconformance.kit.Service;

/** Serves Magarena as a child process: {@code java -cp … mtgconformance.magarena.Main SCRIPTS DECLARED}. */
public final class Main {
    private Main() {}

    /** SCRIPTS is the folder with Magarena's cards, DECLARED the one with cards that it lacks. What Magarena writes goes
     * to a folder in the current one. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 2) {
            System.err.println("Main: expected two folders: Magarena's cards, and those that it lacks");
            System.exit(2);
        }
        System.setProperty("java.awt.headless", "true");
        Path home = DataFolder.make(Path.of("").toAbsolutePath());
        Files.createSymbolicLink(home.resolve("scripts"), Path.of(arguments[0]).toAbsolutePath());
        Files.createFile(home.resolve("general.cfg")); // without settings all is as Magarena has it
        System.setProperty("magarena.dir", home.getParent().toString());
        System.setProperty("data.dir", home.getFileName().toString());
        Service.serve(new MagarenaAdapter(Path.of(arguments[1])));
        System.exit(0); // Magarena keeps a thread for sounds
    }
}
