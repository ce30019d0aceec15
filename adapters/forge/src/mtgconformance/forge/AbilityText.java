package mtgconformance.forge;

import forge.game.spellability.SpellAbility;

/** An activated ability as it is printed. */
final class AbilityText {
    private AbilityText() {}

    /** Forge writes an ability of a keyword as cost and effect; the keyword it keeps apart. */
    static String of(SpellAbility ability) {
        for (String keyword : new String[] {"Eternalize", "Embalm", "Equip", "Cycling", "TypeCycling", "Unearth"}) {
            if (ability.hasParam(keyword)) {
                return keyword + " " + ability.getPayCosts().toSimpleString();
            }
        }
        return ability.getDescription();
    }
}
