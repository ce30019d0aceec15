package mtgconformance.forge;

import forge.game.Game;
import forge.game.GameObject;
import forge.game.spellability.SpellAbility;
import forge.game.spellability.SpellAbilityStackInstance;
import forge.game.spellability.TargetRestrictions;
import forge.game.zone.ZoneType;
import java.util.ArrayList;
import java.util.List;
import mtgconformance.kit.Stop;

/** What a part of a spell or ability can target, by Forge's own word. */
final class Targeting {
    private Targeting() {}

    /** What is not targeted by it yet and could be. Throws Stop. */
    static List<Object> possible(SpellAbility asking) {
        TargetRestrictions slot = asking.getTargetRestrictions();
        if (asking.hasParam("TargetingPlayer") || slot.isRandomTarget()) {
            throw Stop.unsupported("this adapter lets nobody but the controller choose targets");
        }
        List<Object> found = new ArrayList<>();
        if (slot.getZone().size() == 1 && slot.getZone().get(0) == ZoneType.Stack) {
            Game game = asking.getActivatingPlayer().getGame();
            for (SpellAbilityStackInstance entry : game.getStack()) {
                SpellAbility ability = entry.getSpellAbility(true);
                if (asking.canTargetSpellAbility(ability) && !asking.getTargets().isTargeting(ability)) {
                    found.add(ability);
                }
            }
        } else {
            found.addAll(slot.getAllCandidates(asking, true));
        }
        return found;
    }

    /** Adds a target; false if Forge does not take it. Throws Stop. */
    static boolean add(SpellAbility asking, Object target) {
        TargetRestrictions slot = asking.getTargetRestrictions();
        if (slot.isDividedAsYouChoose()) {
            if (slot.getMaxTargets(asking.getHostCard(), asking) > 1 && asking.getTargets().getNumTargeted() > 0) {
                throw Stop.unsupported("Forge asks to divide an amount among targets");
            }
            slot.addDividedAllocation(target, slot.getStillToDivide());
        }
        return asking.getTargets().add((GameObject) target);
    }

    /** Chooses targets for an ability and what hangs on it; false if there are too few. */
    static boolean chooseAll(SpellAbility ability) {
        for (SpellAbility part = ability; part != null; part = part.getSubAbility()) {
            TargetRestrictions slot = part.getTargetRestrictions();
            if (slot != null && slot.doesTarget()) {
                clear(part);
                part.setTargetingPlayer(ability.getActivatingPlayer());
                if (!ability.getActivatingPlayer().getController().chooseTargetsFor(part)) {
                    return false;
                }
            }
            if (part.getSubAbility() != null) {
                part.getSubAbility().setParent(part);
            }
        }
        return true;
    }

    static void clear(SpellAbility part) {
        TargetRestrictions slot = part.getTargetRestrictions();
        if (slot != null) {
            part.resetTargets();
            slot.calculateStillToDivide(part.getParam("DividedAsYouChoose"), part.getHostCard(), part);
        }
    }
}
