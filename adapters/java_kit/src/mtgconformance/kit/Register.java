package mtgconformance.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the documents call an engine's objects, players and entries of the stack. A name is for good.
 *
 * <p>T is how the engine holds an object through all zones, P how it holds a player. How to find an object is the
 * adapter's part, which extends this.
 */
public abstract class Register<T, P> {
    private final Map<String, T> things = new LinkedHashMap<>();
    private final Map<String, P> seats = new LinkedHashMap<>();
    private final Map<Object, String> names = new HashMap<>();
    private final Map<Object, String> onStack = new LinkedHashMap<>();
    private int newPermanents;
    private int abilities;

    /** What tells one object from all others, whatever happens to it. */
    protected Object key(T thing) {
        return thing;
    }

    public final void seat(String name, P player) {
        seats.put(name, player);
        names.put(player, name);
    }

    public final void thing(String name, T thing) {
        things.put(name, thing);
        names.put(key(thing), name);
    }

    /** Names a permanent that nobody has named yet: new-1, new-2, … in the order of the calls. Gives the name. */
    protected final String newPermanent(T thing) {
        String name = "new-" + ++newPermanents;
        thing(name, thing);
        return name;
    }

    /** The objects by their names, in the order of arrival. */
    public final Map<String, T> things() {
        return Collections.unmodifiableMap(things);
    }

    /** The players by their seats, in the order of seats. */
    public final Map<String, P> seats() {
        return Collections.unmodifiableMap(seats);
    }

    /** Null if no seat is called so. */
    public final P player(String seat) {
        return seats.get(seat);
    }

    /** The seat of a player; null for nobody. */
    public final String seat(P player) {
        return names.get(player);
    }

    /** What an object, by its {@link #key}, or a player is called; null for a prop. */
    protected final String known(Object key) {
        return names.get(key);
    }

    /** Gives an entry of the stack the name that the script has for it. */
    public final void stackEntry(Object key, String name) {
        onStack.put(key, name);
    }

    /** What an entry of the stack that is no card is called: as the script says, else by number. */
    protected final String stackEntry(Object key) {
        return onStack.computeIfAbsent(key, entry -> "ability-" + ++abilities);
    }

    /** What an entry that has left the stack was called; null if it never had a name. */
    protected final String formerStackEntry(Object key) {
        return onStack.get(key);
    }

    /** Where a name stands among options: objects in the order of arrival, then players, then what was on the stack. -1
     * for what is none of them. */
    public final int place(String name) {
        List<String> all = new ArrayList<>(things.keySet());
        all.addAll(seats.keySet());
        all.addAll(onStack.values());
        return all.indexOf(name);
    }
}
