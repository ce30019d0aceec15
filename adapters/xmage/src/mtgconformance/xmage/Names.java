package mtgconformance.xmage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import mage.game.Game;
import mage.game.permanent.Permanent;
import mage.game.permanent.PermanentToken;
import mage.game.stack.Spell;
import mage.game.stack.StackObject;
import mage.players.Player;
import mtgconformance.kit.Register;

/** The documents' ids for XMage's: a card keeps its own through all zones, new permanents get one in order. */
final class Names extends Register<UUID, UUID> {
    private final Map<String, Boolean> tokens = new HashMap<>();
    private final Map<String, String> owners = new HashMap<>();

    void thing(String name, UUID id, boolean token, String owner) {
        thing(name, id);
        tokens.put(name, token);
        owners.put(name, owner);
    }

    String owner(String name) {
        return owners.get(name);
    }

    boolean isToken(String name) {
        return tokens.get(name);
    }

    /** What an object, a player or a stack object is called; null for a prop. */
    String of(UUID id, Game game) {
        if (id == null || known(id) != null) {
            return known(id);
        }
        if (game.getPermanent(id) != null) {
            noteNew(game);
            return known(id);
        }
        Permanent entering = game.getPermanentEntering(id);
        if (entering != null && !game.isSimulation()) {
            note(entering, game);
            return known(id);
        }
        StackObject object = game.getStack().getStackObject(id);
        return object == null ? formerStackEntry(id) : ofStack(object, game);
    }

    /** What an entry of the stack is called: a card's spell like the card, else as the script says or by number. */
    String ofStack(StackObject object, Game game) {
        if (object instanceof Spell spell && !spell.isCopy()) {
            String card = known(spell.getSourceId());
            return card == null ? "prop" : card;
        }
        return stackEntry(object.getId());
    }

    /** What a name of the script can stand for among XMage's ids: the object, its spell, a player. */
    List<UUID> candidates(String name, Game game) {
        UUID thing = things().get(name);
        UUID seat = player(name);
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
                .filter(permanent -> known(permanent.getId()) == null)
                .sorted(Comparator.comparingInt(Permanent::getCreateOrder))
                .forEach(permanent -> note(permanent, game));
    }

    /** Names one new permanent. */
    void note(Permanent permanent, Game game) {
        if (known(permanent.getId()) == null) {
            Player owner = game.getPlayer(permanent.getOwnerId());
            String name = newPermanent(permanent.getId());
            tokens.put(name, permanent instanceof PermanentToken);
            owners.put(name, owner == null ? null : seat(owner.getId()));
        }
    }
}
