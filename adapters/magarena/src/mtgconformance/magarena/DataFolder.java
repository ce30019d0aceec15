package mtgconformance.magarena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder for what Magarena writes, one for each process.
 *
 * <p>Magarena makes profiles of players and a dozen empty folders beside its cards. They are gone
 * when the process ends; those of a process that was killed go when the next one starts.
 */
final class DataFolder {
    private DataFolder() {}

    /** A new folder in this one, called like the process. */
    static Path make(Path parent) throws IOException {
        List<Path> others;
        try (Stream<Path> there = Files.list(parent)) {
            others = there.filter(DataFolder::isLeftOver).toList();
        }
        others.forEach(DataFolder::remove);
        Path folder = parent.resolve(Long.toString(ProcessHandle.current().pid()));
        remove(folder);
        Files.createDirectories(folder);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder)));
        return folder;
    }

    private static boolean isLeftOver(Path folder) {
        String name = folder.getFileName().toString();
        return name.matches("\\d{1,18}") && ProcessHandle.of(Long.parseLong(name)).isEmpty();
    }

    private static void remove(Path folder) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> all = Files.walk(folder)) { // links are not followed: the cards are the user's
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException problem) {
            System.err.println("not removed: " + problem.getMessage());
        }
    }
}
