package mtgconformance.xmage;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import mage.Mana;
import mage.abilities.Ability;
import mage.abilities.ActivatedAbility;
import mage.abilities.SpellAbility;
import mage.abilities.common.SimpleStaticAbility;
import mage.abilities.effects.common.InfoEffect;
import mage.abilities.keyword.BestowAbility;
import mage.cards.Card;
import mage.constants.PhaseStep;
import mage.constants.Zone;
import mage.game.Game;
import mage.game.combat.CombatGroup;
import mage.game.permanent.Permanent;
import mage.game.stack.StackObject;
import mage.players.Player;
import mtgconformance.kit.GameLoop;
import mtgconformance.kit.GameTable;
import mtgconformance.kit.Policy;
import mtgconformance.kit.Refused;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Words;

/** One game of XMage, played through what a player can do. */
final class XmageTable extends GameTable<PhaseStep> {
    private final Names names = new Names();
    private final GameLoop<UUID> loop = new GameLoop<>("GAME"); // XMage works in no thread called otherwise
    private final Policy policy;
    private final Seat.Shared shared;
    private final Game game;

    XmageTable(Situation situation, Policy policy, Cards cards) {
        super("XMage", Board.STEPS, situation);
        this.policy = policy;
        shared = new Seat.Shared(loop, new Questions(situation, policy, names));
        try {
            game = new Board(situation, cards, names, loop).build(shared);
        } catch (RuntimeException | Error problem) {
            loop.abandon();
            throw problem;
        }
    }

    @Override
    public JsonObject snapshot() {
        return Snapshots.of(game, names, loop.waiting());
    }

    @Override
    public void close() {
        loop.abandon();
    }

    // Casting and activating

    @Override
    protected void play(Situation.Action action) {
        UUID by = names.player(action.by());
        UUID holder = loop.waiting().player();
        if (!holder.equals(by)) {
            rehearse(action, by);
            pass();
            if (!by.equals(loop.waiting().player())) {
                throw new IllegalStateException("priority does not go round");
            }
        }
        String[] refusal = new String[1];
        loop.go(() -> {
            refusal[0] = announce(action, by);
            return refusal[0] == null;
        });
        if (refusal[0] != null) {
            throw new Refused(refusal[0]);
        }
    }

    /**
     * Tries what a player without priority wants to do, and takes it back. The holder must pass for
     * it, which can't be undone if the action is refused then.
     */
    private void rehearse(Situation.Action action, UUID by) {
        if (game.getPlayer(by).isPassed()) {
            throw new Refused("the player can't get priority before something resolves or the step ends");
        }
        String[] refusal = new String[1];
        Policy.Mark mark = policy.mark();
        loop.go(() -> {
            int bookmark = game.bookmarkState();
            refusal[0] = announce(action, by);
            if (refusal[0] == null) {
                game.restoreState(bookmark, "rehearsal");
            }
            policy.reset(mark);
            return false;
        });
        if (refusal[0] != null) {
            throw new Refused(refusal[0]);
        }
    }

    /** In the game's thread: casts or activates; null if XMage does it, else why not, with nothing changed. */
    private String announce(Situation.Action action, UUID by) {
        UUID id = names.things().get(action.object());
        if (id == null) {
            return "there is no " + action.object();
        }
        Player player = game.getPlayer(by);
        ActivatedAbility ability = action.does().equals("cast") ? spell(action, id) : ability(action, id);
        if (ability == null) {
            return "XMage knows no such ability of " + action.object();
        }
        Permanent permanent = game.getPermanent(id);
        if (action.does().equals("activate") && permanent != null && !permanent.canUseActivatedAbilities(game)) {
            return "XMage lets nobody activate abilities of " + action.object(); // and offers none to a person
        }
        Announcement announcement = new Announcement(action, id, names);
        List<UUID> before = stack();
        int bookmark = game.bookmarkState();
        shared.announcement = announcement;
        boolean done;
        try {
            fillPool(player, action.mana());
            done = player.activateAbility(ability, game);
        } finally {
            shared.announcement = null;
        }
        String refusal = announcement.refusal();
        if (!done || refusal != null) {
            game.restoreState(bookmark, "refused");
            return refusal == null ? "XMage does not allow it now" : refusal;
        }
        game.getPlayer(by).getManaPool().emptyPool(game);
        if (action.puts() != null) {
            stack().stream()
                    .filter(entry -> !before.contains(entry))
                    .forEach(entry -> names.stackEntry(entry, action.puts()));
        }
        return null;
    }

    @Override
    protected List<UUID> stack() {
        return game.getStack().stream().map(StackObject::getId).toList();
    }

    /** The ordinary way to cast it; with bestow if the action names what it enchants (CR 702.103a). */
    private SpellAbility spell(Situation.Action action, UUID id) {
        Card card = game.getCard(id);
        if (card == null || action.targets().isEmpty()) {
            return card == null ? null : card.getSpellAbility();
        }
        return card.getAbilities(game).stream()
                .filter(BestowAbility.class::isInstance)
                .map(SpellAbility.class::cast)
                .findFirst()
                .orElse(card.getSpellAbility());
    }

    private ActivatedAbility ability(Situation.Action action, UUID id) {
        Permanent permanent = game.getPermanent(id);
        Card card = permanent != null ? permanent : game.getCard(id);
        if (card == null) {
            return null;
        }
        Zone zone = permanent != null ? Zone.BATTLEFIELD : game.getState().getZone(id);
        List<ActivatedAbility> abilities = new ArrayList<>();
        for (Ability ability : card.getAbilities(game)) {
            boolean usable = ability instanceof ActivatedAbility && !(ability instanceof SpellAbility);
            if (usable && ability.getZone().match(zone)) {
                abilities.add((ActivatedAbility) ability);
            }
        }
        return Words.ability(abilities, this::printed, action.ability(), card.getName());
    }

    /** An ability's text without reminder text and other markup. */
    private String printed(ActivatedAbility ability) {
        return ability.getRule()
                .replaceAll("<i>\\(.*?\\)</i>|<[^>]*>", "")
                .replace("&mdash;", "\u2014")
                .replace("{this}", "~");
    }

    private void fillPool(Player player, String text) {
        player.getManaPool().emptyPool(game);
        Ability source = new SimpleStaticAbility(Zone.OUTSIDE, new InfoEffect("the given mana"));
        source.setControllerId(player.getId());
        for (char unit : mtgconformance.kit.Mana.units(text)) {
            Mana mana = switch (unit) {
                case 'W' -> Mana.WhiteMana(1);
                case 'U' -> Mana.BlueMana(1);
                case 'B' -> Mana.BlackMana(1);
                case 'R' -> Mana.RedMana(1);
                case 'G' -> Mana.GreenMana(1);
                default -> Mana.ColorlessMana(1);
            };
            player.getManaPool().addMana(mana, game, source);
        }
    }

    // Combat

    @Override
    protected String attack(Situation.Action action) {
        UUID by = names.player(action.by());
        if (!loop.waiting().is(GameLoop.Kind.ATTACKERS) || !by.equals(loop.waiting().player())) {
            boolean declaredNone = game.getTurnStepType() == PhaseStep.DECLARE_ATTACKERS
                    && by.equals(game.getActivePlayerId())
                    && game.getCombat().noAttackers();
            if (declaredNone && action.attackers().isEmpty()) {
                return "XMage did not ask, as nothing can attack";
            }
            throw new Refused("XMage does not wait for this player's attackers (nor does it if nothing can attack)");
        }
        return declare(GameLoop.Kind.ATTACKERS, () -> {
            for (Map.Entry<String, String> pair : action.attackers().entrySet()) {
                UUID attacker = known(pair.getKey());
                UUID defender = known(pair.getValue());
                game.getPlayer(by).declareAttacker(attacker, defender, game, false);
                if (!game.getCombat().getAttackers().contains(attacker)) {
                    throw new Refused("XMage does not let " + pair.getKey() + " attack " + pair.getValue());
                }
            }
        });
    }

    @Override
    protected String block(Situation.Action action) {
        UUID by = names.player(action.by());
        if (!loop.waiting().is(GameLoop.Kind.BLOCKERS) || !by.equals(loop.waiting().player())) {
            throw new Refused("XMage does not wait for this player's blockers");
        }
        return declare(GameLoop.Kind.BLOCKERS, () -> {
            // Blocks that a card requires stand there already; a person can take them back, and what is declared
            // is what the action says.
            for (UUID proposed : List.copyOf(game.getCombat().getBlockers())) {
                game.getCombat().removeBlocker(proposed, game);
            }
            for (Map.Entry<String, String> pair : action.blockers().entrySet()) {
                UUID blocker = known(pair.getKey());
                UUID attacker = known(pair.getValue());
                game.getPlayer(by).declareBlocker(by, blocker, attacker, game, false);
                CombatGroup group = game.getCombat().findGroup(attacker);
                if (group == null || !group.getBlockers().contains(blocker)) {
                    throw new Refused("XMage does not let " + pair.getKey() + " block " + pair.getValue());
                }
            }
        });
    }

    private UUID known(String name) {
        UUID id = names.things().getOrDefault(name, names.player(name));
        if (id == null) {
            throw new Refused("there is no " + name);
        }
        return id;
    }

    /** Makes a declaration; what XMage does not accept as a whole is taken back and it waits again. */
    private String declare(GameLoop.Kind kind, Runnable declaration) {
        String[] refusal = new String[1];
        int[] bookmark = new int[1];
        loop.go(() -> {
            bookmark[0] = game.bookmarkState();
            try {
                declaration.run();
                return false;
            } catch (Refused refused) {
                refusal[0] = refused.getMessage();
                game.restoreState(bookmark[0], "refused");
                return true;
            }
        });
        if (refusal[0] == null && loop.waiting().is(kind)) {
            refusal[0] = "XMage does not allow this declaration";
            loop.go(() -> {
                game.restoreState(bookmark[0], "refused");
                return true;
            });
        }
        if (refusal[0] != null) {
            throw new Refused(refusal[0]);
        }
        return "";
    }

    // Time

    @Override
    protected void pass() {
        pass(loop, game);
    }

    /** Whoever it waits for does nothing. */
    static void pass(GameLoop<UUID> loop, Game game) {
        GameLoop.Waiting<UUID> waiting = loop.waiting();
        loop.go(() -> {
            if (waiting.is(GameLoop.Kind.PRIORITY)) {
                game.getPlayer(waiting.player()).pass(game);
            }
            return false;
        });
    }

    @Override
    protected boolean isOver() {
        return loop.waiting().is(GameLoop.Kind.OVER);
    }

    @Override
    protected boolean hasPriority() {
        return loop.waiting().is(GameLoop.Kind.PRIORITY);
    }

    @Override
    protected Moment<PhaseStep> now() {
        return new Moment<>(game.getTurnStepType(), game.getTurnNum());
    }

    @Override
    protected boolean hasCombatStep(String step) {
        boolean first = step.equals("first_strike_damage");
        return !game.getCombat().noAttackers() && (!first || game.getCombat().hasFirstOrDoubleStrike(game));
    }
}
