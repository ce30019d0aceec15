package mtgconformance.forge;

import com.google.gson.JsonObject;
import forge.game.Game;
import forge.game.GameEntity;
import forge.game.card.Card;
import forge.game.combat.Combat;
import forge.game.combat.CombatUtil;
import forge.game.phase.PhaseHandler;
import forge.game.phase.PhaseType;
import forge.game.player.Player;
import forge.game.spellability.SpellAbility;
import forge.game.spellability.SpellAbilityStackInstance;
import forge.game.zone.ZoneType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mtgconformance.kit.Adapter;
import mtgconformance.kit.GameLoop;
import mtgconformance.kit.Policy;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Stop;
import mtgconformance.kit.Words;

/** One game of Forge, played through what a player can do. */
final class ForgeTable implements Adapter.Table {
    private static final int TOO_LONG = 200;
    private static final Set<String> WITH_ATTACKERS =
            Set.of("declare_blockers", "first_strike_damage", "combat_damage");

    private final Situation situation;
    private final Policy policy;
    private final Cards cards;
    private final Runnable seeding;
    private final Policy.Mark start;
    /** What was done, for playing it again; a refused action has null. */
    private final List<Situation.Action> done = new ArrayList<>();

    private Names names;
    private GameLoop<Player> loop;
    private Seat.Shared shared;
    private Game game;

    ForgeTable(Situation situation, Policy policy, Cards cards, Runnable seeding) {
        this.situation = situation;
        this.policy = policy;
        this.cards = cards;
        this.seeding = seeding;
        start = policy.mark();
        begin();
    }

    private void begin() {
        seeding.run();
        names = new Names();
        loop = new GameLoop<>("Game"); // Forge knows its thread by the name
        shared = new Seat.Shared(loop, new Questions(situation, policy, names, cards), names);
        try {
            game = new Board(situation, cards, names, loop).build(shared);
        } catch (RuntimeException | Error problem) {
            loop.abandon();
            throw problem;
        }
    }

    /** Undoes a refused action. Forge can't take everything back, so the game is played again up to here. */
    private void again() {
        loop.abandon();
        policy.reset(start);
        int now = policy.at;
        begin();
        for (int n = 0; n < done.size(); n++) {
            policy.at = n;
            if (done.get(n) != null) {
                act(done.get(n));
            }
        }
        policy.at = now;
    }

    /** Refuses the action; {@code dirty} says that something has been done for it. */
    private static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;
        final boolean dirty;

        Refused(String reason, boolean dirty) {
            super(reason, null, false, false);
            this.dirty = dirty;
        }
    }

    @Override
    public Adapter.Result perform(Situation.Action action) {
        try {
            String said = act(action);
            done.add(action);
            return new Adapter.Result(true, said);
        } catch (Refused refusal) {
            if (refusal.dirty) {
                again();
            }
            done.add(null);
            return Adapter.Result.refused(refusal.getMessage());
        }
    }

    private String act(Situation.Action action) {
        return switch (action.does()) {
            case "cast", "activate" -> play(action);
            case "attack" -> attack(action);
            case "block" -> block(action);
            case "resolve" -> resolve(action.all());
            case "advance" -> advance(action.to());
            default -> throw Stop.unsupported("this adapter knows no action " + action.does());
        };
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

    private String play(Situation.Action action) {
        if (!loop.waiting().is(GameLoop.Kind.PRIORITY)) {
            throw new Refused("nobody has priority", false);
        }
        Player by = names.player(action.by());
        boolean passed = loop.waiting().player() != by;
        if (passed) {
            passTo(by);
        }
        Card card = names.now(action.object());
        if (card == null) {
            throw new Refused("there is no " + action.object(), passed);
        }
        SpellAbility ability = action.does().equals("cast") ? spell(action, card) : ability(action, card);
        if (ability == null) {
            throw new Refused("Forge knows no such ability of " + action.object(), passed);
        }
        ability.setActivatingPlayer(by);
        if (!ability.canPlay()) {
            throw new Refused("Forge does not allow it now", passed);
        }
        Announcement announcement = new Announcement(action, names);
        try {
            loop.go(() -> {
                shared.announce(ability, announcement);
                return true;
            });
        } catch (RuntimeException problem) {
            if (announcement.refusal() == null) {
                throw problem;
            }
            throw new Refused(announcement.refusal(), true);
        }
        return "";
    }

    /** Whoever has priority passes, so that this player gets it. */
    private void passTo(Player by) {
        SpellAbilityStackInstance top = game.getStack().peek();
        PhaseType step = game.getPhaseHandler().getPhase();
        pass();
        boolean same = loop.waiting().is(GameLoop.Kind.PRIORITY)
                && loop.waiting().player() == by
                && game.getStack().peek() == top
                && game.getPhaseHandler().getPhase() == step;
        if (!same) {
            throw new Refused("the player can't get priority before something resolves or the step ends", true);
        }
    }

    /** The ordinary way to cast it; with bestow if the action names what it enchants (CR 702.103a). */
    private SpellAbility spell(Situation.Action action, Card card) {
        for (SpellAbility one : card.getSpellAbilities()) {
            if (one.hasParam("Bestow") && !action.targets().isEmpty()) {
                return one;
            }
        }
        return card.isLand() ? null : card.getBasicSpells().isEmpty() ? null : card.getBasicSpells().get(0);
    }

    private SpellAbility ability(Situation.Action action, Card card) {
        List<SpellAbility> abilities = new ArrayList<>();
        for (SpellAbility ability : card.getSpellAbilities()) {
            ZoneType zone = ability.getRestrictions() == null ? null : ability.getRestrictions().getZone();
            if (!ability.isSpell() && (zone == null || card.isInZone(zone))) {
                abilities.add(ability);
            }
        }
        return Words.ability(abilities, AbilityText::of, action.ability(), card.getName());
    }

    // Combat

    private String attack(Situation.Action action) {
        Player by = names.player(action.by());
        if (!loop.waiting().is(GameLoop.Kind.ATTACKERS) || loop.waiting().player() != by) {
            boolean noAttackers = game.getPhaseHandler().isPlayerTurn(by)
                    && game.getPhaseHandler().is(PhaseType.COMBAT_END)
                    && game.getCombat() == null;
            if (noAttackers && action.attackers().isEmpty()) {
                return "Forge did not ask, as nothing can attack";
            }
            throw new Refused("Forge does not wait for this player's attackers (nor does it if nothing can)", false);
        }
        declare(GameLoop.Kind.ATTACKERS, () -> {
            Combat combat = game.getCombat();
            for (Map.Entry<String, String> pair : action.attackers().entrySet()) {
                Card attacker = names.now(pair.getKey());
                GameEntity defender = defender(pair.getValue());
                boolean can = attacker != null
                        && defender != null
                        && attacker.isInPlay()
                        && attacker.getController() == by
                        && combat.getDefenders().contains(defender)
                        && CombatUtil.canAttack(attacker, defender);
                if (!can) {
                    throw new Refused("Forge does not let " + pair.getKey() + " attack " + pair.getValue(), true);
                }
                combat.addAttacker(attacker, defender);
            }
        });
        return "";
    }

    private GameEntity defender(String name) {
        Player player = names.player(name);
        return player != null ? player : names.now(name);
    }

    private String block(Situation.Action action) {
        Player by = names.player(action.by());
        if (!loop.waiting().is(GameLoop.Kind.BLOCKERS) || loop.waiting().player() != by) {
            boolean noBlockers = game.getPhaseHandler().is(PhaseType.COMBAT_DECLARE_BLOCKERS)
                    && !game.getPhaseHandler().isPlayerTurn(by)
                    && game.getCombat() != null
                    && game.getCombat().getAllBlockers().isEmpty();
            if (noBlockers && action.blockers().isEmpty()) {
                return "Forge did not ask, as nothing can block";
            }
            throw new Refused("Forge does not wait for this player's blockers (nor does it if nothing can)", false);
        }
        declare(GameLoop.Kind.BLOCKERS, () -> {
            Combat combat = game.getCombat();
            for (Map.Entry<String, String> pair : action.blockers().entrySet()) {
                Card blocker = names.now(pair.getKey());
                Card attacker = names.now(pair.getValue());
                boolean can = blocker != null
                        && attacker != null
                        && blocker.isInPlay()
                        && blocker.getController() == by
                        && combat.isAttacking(attacker)
                        && CombatUtil.canBlock(attacker, blocker, combat);
                if (!can) {
                    throw new Refused("Forge does not let " + pair.getKey() + " block " + pair.getValue(), true);
                }
                combat.addBlocker(attacker, blocker);
            }
            String problem = CombatUtil.validateBlocks(combat, by);
            if (problem != null) {
                throw new Refused("Forge does not allow this declaration: " + problem, true);
            }
        });
        return "";
    }

    /** Makes a declaration in the game's thread; Forge asks again for one that it does not accept as a whole. */
    private void declare(GameLoop.Kind kind, Runnable declaration) {
        Refused[] refusal = new Refused[1];
        try {
            loop.go(() -> {
                try {
                    declaration.run();
                    return false;
                } catch (Refused refused) {
                    refusal[0] = refused;
                    throw loop.fail(refused); // the game is played again without it
                }
            });
        } catch (RuntimeException problem) {
            throw refusal[0] == null ? problem : refusal[0];
        }
        if (loop.waiting().is(kind)) {
            throw new Refused("Forge does not allow this declaration", true);
        }
    }

    // Time

    /** Whoever it waits for does nothing. */
    private void pass() {
        loop.go(() -> false);
    }

    private boolean over() {
        return loop.waiting().is(GameLoop.Kind.OVER);
    }

    private String resolve(boolean all) {
        if (game.getStack().isEmpty()) {
            throw new Refused("the stack is empty", false);
        }
        if (!loop.waiting().is(GameLoop.Kind.PRIORITY)) {
            throw new Refused("nobody has priority", false);
        }
        for (int n = 0; n < TOO_LONG; n++) {
            resolveTop();
            if (!all || over() || game.getStack().isEmpty()) {
                return "";
            }
        }
        throw Stop.unsupported("the stack does not get empty");
    }

    private void resolveTop() {
        SpellAbilityStackInstance top = game.getStack().peek();
        for (int n = 0; n < 2 * names.seats().size(); n++) {
            pass();
            if (over() || !onStack(top)) {
                return;
            }
        }
        throw Stop.unsupported("Forge does not resolve the top of the stack when all players pass");
    }

    private boolean onStack(SpellAbilityStackInstance wanted) {
        for (SpellAbilityStackInstance entry : game.getStack()) {
            if (entry == wanted) {
                return true;
            }
        }
        return false;
    }

    private String advance(String to) {
        if (over()) {
            throw new Refused("the game is over", false);
        }
        Combat combat = game.getCombat();
        if (WITH_ATTACKERS.contains(to)) {
            boolean none = combat == null || combat.getAttackers().isEmpty();
            if (none || to.equals("first_strike_damage") && !firstStrike(combat)) {
                throw new Refused("there is no " + to + " step in this combat", false);
            }
        }
        PhaseHandler time = game.getPhaseHandler();
        PhaseType wanted = Board.STEPS.get(to);
        int turn = time.getTurn();
        PhaseType from = time.getPhase();
        int wantedTurn = wanted.compareTo(from) > 0 ? turn : turn + 1;
        for (int n = 0; n < TOO_LONG; n++) {
            pass();
            if (over()) {
                return "the game is over";
            }
            boolean moved = time.getPhase() != from || time.getTurn() != turn;
            if (moved && time.getPhase() == wanted) {
                return "";
            }
            boolean beyond = time.getTurn() > wantedTurn
                    || time.getTurn() == wantedTurn && time.getPhase().compareTo(wanted) > 0;
            if (moved && beyond) {
                return "Forge goes past the " + to + " step and gives nobody priority in it";
            }
        }
        throw Stop.unsupported("Forge does not get to the step " + to);
    }

    private static boolean firstStrike(Combat combat) {
        List<Card> all = new ArrayList<>(combat.getAttackers());
        all.addAll(combat.getAllBlockers());
        return all.stream().anyMatch(card -> card.hasFirstStrike() || card.hasDoubleStrike());
    }
}
