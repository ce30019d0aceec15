package mtgconformance.forge;

import com.google.common.eventbus.Subscribe;
import forge.game.Game;
import forge.game.card.Card;
import forge.game.event.GameEventCardChangeZone;
import forge.game.player.Player;
import forge.game.spellability.SpellAbility;
import forge.game.spellability.SpellAbilityStackInstance;
import forge.game.zone.ZoneType;
import java.util.ArrayList;
import java.util.List;
import mtgconformance.kit.Register;

/**
 * The documents' ids for Forge's objects: Forge gives a card a number that it keeps through all zones, and copies the
 * card. What is kept under a name is the card as it was when it got the name; see {@link #now}.
 */
public final class Names extends Register<Card, Player> {
    private static final List<ZoneType> ZONES = List.of(
            ZoneType.Battlefield,
            ZoneType.Hand,
            ZoneType.Graveyard,
            ZoneType.Exile,
            ZoneType.Library,
            ZoneType.Command);

    private Game game;

    void game(Game played) {
        game = played;
    }

    @Override
    protected Integer key(Card card) {
        return card.getId();
    }

    /** The card of a name as it is now, wherever it is; null if it is nowhere. Forge copies cards that change zones. */
    Card now(String name) {
        Card first = things().get(name);
        if (first == null) {
            return null;
        }
        for (Player player : seats().values()) {
            for (ZoneType zone : ZONES) {
                for (Card card : player.getZone(zone).getCards(false)) {
                    if (card.getId() == first.getId()) {
                        return card;
                    }
                }
            }
        }
        for (Card card : game.getStackZone().getCards()) {
            if (card.getId() == first.getId() && !card.isCopiedSpell()) {
                return card;
            }
        }
        return null;
    }

    /** What an object, a player, a spell or an ability is called; null for a prop. */
    String of(Object thing) {
        if (thing instanceof Player player) {
            return seat(player);
        }
        if (thing instanceof SpellAbility ability) {
            for (SpellAbilityStackInstance entry : game.getStack()) {
                if (entry.getSpellAbility(false) == ability || entry.getSpellAbility(true) == ability) {
                    return ofStack(entry);
                }
            }
            return ofSource(ability);
        }
        if (thing instanceof Card card) {
            noteNew();
            if (card.isImmutable() && card.getEffectSource() != null) {
                return of(card.getEffectSource());
            }
            return known(key(card));
        }
        return null;
    }

    /** What the object is called that an ability comes from; null if it has none or a prop. */
    String ofSource(SpellAbility ability) {
        return ability == null ? null : of(ability.getHostCard());
    }

    /** What an entry of the stack is called: a card's spell like the card, else as the script says or by number. */
    String ofStack(SpellAbilityStackInstance entry) {
        if (entry.isSpell() && !entry.getSourceCard().isCopiedSpell()) {
            String card = known(key(entry.getSourceCard()));
            return card == null ? "prop" : card;
        }
        return stackEntry(entry.getId());
    }

    /** What a name of the script can stand for: the spell or ability on the stack, the object, a player. */
    List<Object> candidates(String name) {
        List<Object> found = new ArrayList<>();
        for (SpellAbilityStackInstance entry : game.getStack()) {
            if (name.equals(ofStack(entry))) {
                found.add(entry.getSpellAbility(true));
            }
        }
        Card card = now(name);
        if (card != null) {
            found.add(card);
        }
        if (player(name) != null) {
            found.add(player(name));
        }
        return found;
    }

    /** Names permanents as they enter, so that one that is gone before anybody may act has a name, too. */
    @Subscribe
    public void moved(GameEventCardChangeZone event) {
        if (event.to != null && event.to.is(ZoneType.Battlefield)) {
            note(event.card);
        }
    }

    /** Names permanents that nobody has named yet, in the order of their creation. */
    void noteNew() {
        for (Player player : seats().values()) {
            for (Card card : player.getZone(ZoneType.Battlefield).getCards(false)) {
                note(card);
            }
        }
    }

    private void note(Card card) {
        if (known(key(card)) == null) {
            newPermanent(card);
        }
    }
}
