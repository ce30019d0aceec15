package mtgconformance.xmage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import mage.game.Game;
import mage.game.permanent.Permanent;
import mage.game.permanent.PermanentToken;
import mage.game.stack.Spell;
import mage.game.stack.StackObject;
import mage.players.Player;

/** The documents' ids for XMage's: a card keeps its own through all zones, new permanents get one in order. */
final class Names {
    private final Map<String, UUID> things = new LinkedHashMap<>();
    private final Map<UUID, String> ids = new HashMap<>();
    private final Map<String, UUID> seats = new LinkedHashMap<>();
    private final Map<String, Boolean> tokens = new HashMap<>();
    private final Map<String, String> owners = new HashMap<>();
    private final Map<UUID, String> onStack = new HashMap<>();
    private int newPermanents;
    private int abilities;

    void seat(String name, UUID player) {
        seats.put(name, player);
        ids.put(player, name);
    }

    void thing(String name, UUID id, boolean token, String owner) {
        things.put(name, id);
        ids.put(id, name);
        tokens.put(name, token);
        owners.put(name, owner);
    }

    Map<String, UUID> things() {
        return things;
    }

    Map<String, UUID> seats() {
        return seats;
    }

    String owner(String name) {
        return owners.get(name);
    }

    boolean isToken(String name) {
        return tokens.get(name);
    }

    /** The seat of a player. */
    String seat(UUID player) {
        return ids.get(player);
    }

    UUID player(String seat) {
        return seats.get(seat);
    }

    /** Gives a stack object the name that the script has for it. */
    void stackObject(UUID id, String name) {
        onStack.put(id, name);
    }

    /** What an object, a player or a stack object is called; null for a prop. */
    String of(UUID id, Game game) {
        if (id == null) {
            return null;
        }
        String known = ids.get(id);
        if (known != null) {
            return known;
        }
        if (game.getPermanent(id) != null) {
            noteNew(game);
            return ids.get(id);
        }
        Permanent entering = game.getPermanentEntering(id);
        if (entering != null && !game.isSimulation()) {
            note(entering, game);
            return ids.get(id);
        }
        StackObject object = game.getStack().getStackObject(id);
        return object == null ? onStack.get(id) : ofStack(object, game);
    }

    /** What an entry of the stack is called: a card's spell like the card, else as the script says or by number. */
    String ofStack(StackObject object, Game game) {
        if (object instanceof Spell spell && !spell.isCopy()) {
            String card = ids.get(spell.getSourceId());
            return card == null ? "prop" : card;
        }
        return onStack.computeIfAbsent(object.getId(), id -> "ability-" + ++abilities);
    }

    /** What a name of the script can stand for among XMage's ids: the object, its spell, a player. */
    List<UUID> candidates(String name, Game game) {
        UUID thing = things.get(name);
        UUID seat = seats.get(name);
        List<UUID> found = new ArrayList<>();
        for (StackObject object : game.getStack()) {
            if (name.equals(ofStack(object, game))) {
                found.add(object.getId());
            }
        }
        if (thing != null) {
            found.add(thing);
        }
        if (seat != null) {
            found.add(seat);
        }
        return found;
    }

    /** Names permanents that nobody has named yet, in the order of their creation. */
    void noteNew(Game game) {
        game.getBattlefield().getAllPermanents().stream()
                .filter(permanent -> !ids.containsKey(permanent.getId()))
                .sorted(Comparator.comparingInt(Permanent::getCreateOrder))
                .forEach(permanent -> note(permanent, game));
    }

    /** Names one new permanent. */
    void note(Permanent permanent, Game game) {
        if (!ids.containsKey(permanent.getId())) {
            Player owner = game.getPlayer(permanent.getOwnerId());
            thing(
                    "new-" + ++newPermanents,
                    permanent.getId(),
                    permanent instanceof PermanentToken,
                    owner == null ? null : seat(owner.getId()));
        }
    }
}
