package mtgconformance.magarena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import magic.model.MagicCard;
import magic.model.MagicGame;
import magic.model.MagicPermanent;
import magic.model.MagicPlayer;
import magic.model.stack.MagicCardOnStack;
import magic.model.stack.MagicItemOnStack;

/** The documents' ids for Magarena's: a card keeps its own through all zones, new permanents get one in order. */
final class Names {
    private static final int PLAYERS = 1_000_000;
    private static final int ABILITIES = 2_000_000;

    private final Map<String, MagicCard> things = new LinkedHashMap<>();
    private final Map<String, MagicPlayer> seats = new LinkedHashMap<>();
    private final Map<Object, String> ids = new IdentityHashMap<>();
    private final Map<MagicItemOnStack, String> onStack = new IdentityHashMap<>();
    private final Map<String, Integer> places = new HashMap<>();
    private int newPermanents;
    private int abilities;

    void seat(String name, MagicPlayer player) {
        seats.put(name, player);
        ids.put(player, name);
        places.put(name, PLAYERS + places.size());
    }

    void thing(String name, MagicCard card) {
        things.put(name, card);
        ids.put(card, name);
        places.put(name, places.size());
    }

    Map<String, MagicCard> things() {
        return things;
    }

    Map<String, MagicPlayer> seats() {
        return seats;
    }

    MagicPlayer player(String seat) {
        return seats.get(seat);
    }

    /** Where a name stands among options: objects in the order of arrival, then players, then abilities. */
    int place(String name) {
        return places.getOrDefault(name, Integer.MAX_VALUE - 1);
    }

    /** Gives a stack object the name that the script has for it. */
    void stackObject(MagicItemOnStack item, String name) {
        onStack.put(item, name);
        places.putIfAbsent(name, ABILITIES + places.size());
    }

    /** What a card, permanent, player or stack object is called; null for a prop and for nothing. */
    String of(Object object) {
        if (object instanceof MagicPermanent permanent) {
            return permanent == MagicPermanent.NONE ? null : ids.get(permanent.getCard());
        }
        if (object instanceof MagicItemOnStack item) {
            return ofStack(item);
        }
        return ids.get(object);
    }

    /** What an entry of the stack is called: a card's spell like the card, else as the script says or by number. */
    String ofStack(MagicItemOnStack item) {
        if (item instanceof MagicCardOnStack spell && ids.containsKey(spell.getCard())) {
            return ids.get(spell.getCard());
        }
        if (!onStack.containsKey(item)) {
            stackObject(item, "ability-" + ++abilities);
        }
        return onStack.get(item);
    }

    /** Names permanents that nobody has named yet, in the order of their creation. */
    void noteNew(MagicGame game) {
        List<MagicPermanent> unnamed = new ArrayList<>();
        for (MagicPlayer player : game.getPlayers()) {
            for (MagicPermanent permanent : player.getPermanents()) {
                if (!ids.containsKey(permanent.getCard()) && !Cards.isProp(permanent.getCard())) {
                    unnamed.add(permanent);
                }
            }
        }
        unnamed.sort(Comparator.comparingLong(MagicPermanent::getId));
        unnamed.forEach(permanent -> thing("new-" + ++newPermanents, permanent.getCard()));
    }

    /** The permanent that a card is, or null. */
    static MagicPermanent permanent(MagicCard card, MagicGame game) {
        for (MagicPlayer player : game.getPlayers()) {
            for (MagicPermanent permanent : player.getPermanents()) {
                if (permanent.getCard() == card) {
                    return permanent;
                }
            }
        }
        return null;
    }

    /** The spell that a card is, or null. */
    static MagicCardOnStack spell(MagicCard card, MagicGame game) {
        for (MagicItemOnStack item : game.getStack()) {
            if (item instanceof MagicCardOnStack spell && spell.getCard() == card) {
                return spell;
            }
        }
        return null;
    }
}
