package mtgconformance.forge;

import com.google.gson.JsonObject;
import forge.game.Game;
import forge.game.GameEntity;
import forge.game.card.Card;
import forge.game.combat.Combat;
import forge.game.combat.CombatUtil;
import forge.game.phase.PhaseType;
import forge.game.player.Player;
import forge.game.spellability.SpellAbility;
import forge.game.spellability.SpellAbilityStackInstance;
import forge.game.zone.ZoneType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import mtgconformance.kit.Adapter;
import mtgconformance.kit.GameLoop;
import mtgconformance.kit.GameTable;
import mtgconformance.kit.Policy;
import mtgconformance.kit.Refused;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Words;

/** One game of Forge, played through what a player can do. */
final class ForgeTable extends GameTable<PhaseType> {
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
    /** Whether the game has gone on since the action began. */
    private boolean moved;

    ForgeTable(Situation situation, Policy policy, Cards cards, Runnable seeding) {
        super("Forge", Board.STEPS, situation);
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

    @Override
    public Adapter.Result perform(Situation.Action action) {
        moved = false;
        Adapter.Result result = super.perform(action);
        if (!result.accepted() && moved) {
            again();
        }
        done.add(result.accepted() ? action : null);
        return result;
    }

    private void go(GameLoop.Move move) {
        moved = true;
        loop.go(move);
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
        Player by = names.player(action.by());
        if (loop.waiting().player() != by) {
            passTo(by);
        }
        Card card = names.now(action.object());
        if (card == null) {
            throw new Refused("there is no " + action.object());
        }
        SpellAbility ability = action.does().equals("cast") ? spell(action, card) : ability(action, card);
        if (ability == null) {
            throw new Refused("Forge knows no such ability of " + action.object());
        }
        ability.setActivatingPlayer(by);
        if (!ability.canPlay()) {
            throw new Refused("Forge does not allow it now");
        }
        Announcement announcement = new Announcement(action, names);
        go(() -> {
            shared.announce(ability, announcement);
            return true;
        });
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
            throw new Refused("the player can't get priority before something resolves or the step ends");
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

    @Override
    protected String attack(Situation.Action action) {
        Player by = names.player(action.by());
        if (!loop.waiting().is(GameLoop.Kind.ATTACKERS) || loop.waiting().player() != by) {
            boolean noAttackers = game.getPhaseHandler().isPlayerTurn(by)
                    && game.getPhaseHandler().is(PhaseType.COMBAT_END)
                    && game.getCombat() == null;
            if (noAttackers && action.attackers().isEmpty()) {
                return "Forge did not ask, as nothing can attack";
            }
            throw new Refused("Forge does not wait for this player's attackers (nor does it if nothing can)");
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
                    throw new Refused("Forge does not let " + pair.getKey() + " attack " + pair.getValue());
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

    @Override
    protected String block(Situation.Action action) {
        Player by = names.player(action.by());
        if (!loop.waiting().is(GameLoop.Kind.BLOCKERS) || loop.waiting().player() != by) {
            boolean noBlockers = game.getPhaseHandler().is(PhaseType.COMBAT_DECLARE_BLOCKERS)
                    && !game.getPhaseHandler().isPlayerTurn(by)
                    && game.getCombat() != null
                    && game.getCombat().getAllBlockers().isEmpty();
            if (noBlockers && action.blockers().isEmpty()) {
                return "Forge did not ask, as nothing can block";
            }
            throw new Refused("Forge does not wait for this player's blockers (nor does it if nothing can)");
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
                    throw new Refused("Forge does not let " + pair.getKey() + " block " + pair.getValue());
                }
                combat.addBlocker(attacker, blocker);
            }
            String problem = CombatUtil.validateBlocks(combat, by);
            if (problem != null) {
                throw new Refused("Forge does not allow this declaration: " + problem);
            }
        });
        return "";
    }

    /** Makes a declaration in the game's thread; Forge asks again for one that it does not accept as a whole. */
    private void declare(GameLoop.Kind kind, Runnable declaration) {
        go(() -> {
            declaration.run();
            return false;
        });
        if (loop.waiting().is(kind)) {
            throw new Refused("Forge does not allow this declaration");
        }
    }

    // Time

    @Override
    protected void pass() {
        go(() -> false);
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
    protected List<SpellAbilityStackInstance> stack() {
        List<SpellAbilityStackInstance> entries = new ArrayList<>();
        game.getStack().forEach(entries::add);
        return entries;
    }

    @Override
    protected Moment<PhaseType> now() {
        return new Moment<>(game.getPhaseHandler().getPhase(), game.getPhaseHandler().getTurn());
    }

    @Override
    protected boolean hasCombatStep(String step) {
        Combat combat = game.getCombat();
        boolean first = step.equals("first_strike_damage");
        return combat != null && !combat.getAttackers().isEmpty() && (!first || firstStrike(combat));
    }

    private static boolean firstStrike(Combat combat) {
        List<Card> all = new ArrayList<>(combat.getAttackers());
        all.addAll(combat.getAllBlockers());
        return all.stream().anyMatch(card -> card.hasFirstStrike() || card.hasDoubleStrike());
    }

    @Override
    protected String past(Moment<PhaseType> start, PhaseType wanted) {
        int turn = wanted.compareTo(start.step()) > 0 ? start.turn() : start.turn() + 1;
        Moment<PhaseType> now = now();
        boolean yet = now.turn() < turn || now.turn() == turn && now.step().compareTo(wanted) <= 0;
        return yet ? null : "Forge goes past the " + Board.STEPS.word(wanted) + " step and gives nobody priority in it";
    }
}
