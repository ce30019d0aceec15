package mtgconformance.kit;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Answers requests, one JSON object a line, until `quit` or the end of the input. */
public final class Service {
    private static final Gson JSON =
            new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    private Service() {}

    /** Serves on stdin and stdout. What else is printed in this process goes to stderr meanwhile. */
    public static void serve(Adapter adapter) throws IOException {
        PrintStream answers =
                new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        System.setOut(System.err);
        InputStream requests = System.in;
        System.setIn(InputStream.nullInputStream());
        BufferedReader lines = new BufferedReader(new InputStreamReader(requests, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            JsonObject answer = answer(adapter, line);
            if (answer == null) {
                return;
            }
            answers.print(JSON.toJson(answer) + "\n");
            answers.flush();
        }
    }

    /** The answer to one request; null means quit. */
    static JsonObject answer(Adapter adapter, String line) {
        JsonObject answer = new JsonObject();
        answer.add("id", JsonNull.INSTANCE);
        try {
            JsonElement parsed = JsonParser.parseString(line);
            if (!parsed.isJsonObject()) {
                throw new JsonParseException("the request is no JSON object");
            }
            JsonObject request = parsed.getAsJsonObject();
            answer.add("id", request.get("id"));
            String wanted = request.has("do") ? request.get("do").getAsString() : "nothing";
            switch (wanted) {
                case "describe" -> answer.add("describe", adapter.describe());
                case "run" -> answer.add("outcome", Run.of(situation(request), adapter));
                case "quit" -> {
                    return null;
                }
                default -> answer.addProperty("error", "expected do to be describe, run or quit, found " + wanted);
            }
        } catch (Exception | LinkageError | StackOverflowError problem) {
            problem.printStackTrace();
            answer.addProperty("error", oneLine(problem));
        }
        return answer;
    }

    private static Situation situation(JsonObject request) {
        Situation situation = JSON.fromJson(request.get("situation"), Situation.class);
        if (situation == null) {
            throw new JsonParseException("the request has no situation");
        }
        if (situation.format() != Situation.FORMAT) {
            throw new JsonParseException(
                    "expected format " + Situation.FORMAT + ", found format " + situation.format());
        }
        return situation;
    }

    private static String oneLine(Throwable problem) {
        Throwable root = problem;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String text = root.getClass().getSimpleName() + ": " + root.getMessage();
        return text.replaceAll("\\s+", " ").strip();
    }
}
