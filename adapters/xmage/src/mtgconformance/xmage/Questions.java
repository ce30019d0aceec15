package mtgconformance.xmage;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mage.MageObject;
import mage.abilities.Ability;
import mage.abilities.TriggeredAbility;
import mage.abilities.effects.ReplacementEffect;
import mage.abilities.effects.common.RegenerateSourceEffect;
import mage.abilities.effects.common.RegenerateTargetEffect;
import mage.abilities.effects.keyword.ShieldCounterEffect;
import mage.choices.Choice;
import mage.choices.ChoiceBasicLandType;
import mage.choices.ChoiceCardType;
import mage.choices.ChoiceColor;
import mage.choices.ChoiceCreatureType;
import mage.choices.ChoiceLandType;
import mage.game.Game;
import mage.game.combat.CombatGroup;
import mage.game.stack.StackObject;
import mage.target.Target;
import mage.util.MultiAmountMessage;
import mtgconformance.kit.Choices;
import mtgconformance.kit.Policy;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Stop;
import mtgconformance.kit.Words;

/** XMage's questions, put to the players: each becomes one of the documents, with their ids as options. */
final class Questions {
    private static final Pattern UUIDS = Pattern.compile("object_id='([0-9a-f-]{36})'");

    private final Situation situation;
    private final Policy policy;
    private final Names names;

    Questions(Situation situation, Policy policy, Names names) {
        this.situation = situation;
        this.policy = policy;
        this.names = names;
    }

    /** Whether to do something optional. */
    boolean may(UUID player, String question, Ability source, Game game) {
        return policy.may(names.seat(player), source(source, game), plain(question));
    }

    /** Targets of a triggered ability, or objects of any kind during resolution. */
    boolean objects(UUID player, String ask, Target slot, Set<UUID> possible, Ability source, Game game) {
        List<UUID> left = possible.stream().filter(id -> !slot.contains(id)).toList();
        int least = slot.getMinNumberOfTargets() - slot.getTargets().size();
        int most = slot.getMaxNumberOfTargets() - slot.getTargets().size();
        String question = plain(slot.getMessage(game));
        for (UUID id : pick(player, ask, left, least, most, source, question, game)) {
            if (ask.equals("target")) {
                slot.addTarget(id, source, game);
            } else {
                slot.add(id, game);
            }
        }
        return slot.isChosen(game) && !slot.getTargets().isEmpty();
    }

    /** Whether no Situation names any of the cards. */
    boolean areProps(Collection<UUID> cards, Game game) {
        return cards.stream().allMatch(card -> names.of(card, game) == null);
    }

    /** What to discard at cleanup (CR 514.1): props first. */
    void discards(UUID player, Target slot, Collection<UUID> hand, Game game) {
        int count = slot.getMinNumberOfTargets() - slot.getTargets().size();
        choices(game).discards(names.seat(player), hand, count).forEach(id -> slot.add(id, game));
    }

    private List<UUID> pick(
            UUID player, String ask, List<UUID> ids, int least, int most, Ability source, String text, Game game) {
        Choices.Question question = new Choices.Question(names.seat(player), ask, source(source, game), text);
        return choices(game).pick(question, ids, least, most);
    }

    /** What is tapped for mana while something resolves. */
    UUID manaSource(UUID player, List<UUID> producers, Game game) {
        return pick(player, "objects", producers, 1, 1, null, "what is tapped for mana", game)
                .get(0);
    }

    private Choices<UUID> choices(Game game) {
        names.noteNew(game);
        return new Choices<>(policy, id -> names.of(id, game), names::place);
    }

    private String source(Ability source, Game game) {
        return source == null ? null : names.of(source.getSourceId(), game);
    }

    /** Which replacement effect applies (CR 616.1). XMage's keys are an ability's and an effect's id. */
    int replacement(UUID player, Map<String, MageObject> objects, Map<String, String> texts, Game game) {
        List<Object> options = new ArrayList<>();
        for (Map.Entry<String, String> entry : texts.entrySet()) {
            options.add(replacement(entry.getKey(), objects.get(entry.getKey()), entry.getValue(), game));
        }
        return options.indexOf(policy.choose(
                names.seat(player), "replacement", options, null, "which replacement effect applies"));
    }

    private String replacement(String key, MageObject object, String text, Game game) {
        for (ReplacementEffect effect : game.getContinuousEffects().getReplacementEffects()) {
            if (key.endsWith("_" + effect.getId())) {
                if (effect instanceof RegenerateTargetEffect || effect instanceof RegenerateSourceEffect) {
                    return "regeneration";
                }
                if (effect instanceof ShieldCounterEffect) {
                    return "shield-counter";
                }
            }
        }
        String name = object == null ? null : names.of(object.getId(), game);
        if (name == null && object instanceof StackObject onStack) {
            name = names.of(onStack.getSourceId(), game);
        }
        return name == null ? plain(text) : name;
    }

    /** Which of the player's triggered abilities goes on the stack next (CR 603.3b), by their sources. */
    TriggeredAbility order(UUID player, List<TriggeredAbility> abilities, Game game) {
        return choices(game).next(names.seat(player), abilities, TriggeredAbility::getSourceId);
    }

    /** Where combat damage goes (CR 510.1c): the first choice gets all of it. */
    List<Integer> damage(UUID player, List<MultiAmountMessage> among, int least, int total, Game game) {
        List<UUID> receivers = new ArrayList<>();
        for (MultiAmountMessage message : among) {
            Matcher id = UUIDS.matcher(message.message);
            if (!id.find()) {
                throw Stop.unsupported("XMage asks to divide an amount: " + plain(message.message));
            }
            receivers.add(UUID.fromString(id.group(1)));
        }
        List<Object> options = choices(game).options(receivers);
        UUID source = null;
        for (CombatGroup group : game.getCombat().getGroups()) {
            if (group.getBlockers().containsAll(receivers) && !group.getAttackers().isEmpty()) {
                source = group.getAttackers().get(0);
                if (least < total) { // it tramples
                    options.add(choices(game).option(group.getDefenderId()));
                }
            }
        }
        if (source == null) {
            source = blocker(receivers, game);
        }
        int chosen = options.indexOf(policy.choose(
                names.seat(player), "damage", options, names.of(source, game), "where its combat damage goes"));
        List<Integer> shares = new ArrayList<>();
        for (int n = 0; n < among.size(); n++) {
            // whoever prefers the defender over the blockers deals each blocker what is lethal
            shares.add(chosen == among.size() ? among.get(n).defaultValue : n == chosen ? total : 0);
        }
        return shares;
    }

    /** Who blocks all of these, for a creature that blocks several. */
    private UUID blocker(List<UUID> attackers, Game game) {
        for (CombatGroup group : game.getCombat().getBlockingGroups()) {
            if (group.getAttackers().containsAll(attackers) && !group.getBlockers().isEmpty()) {
                return group.getBlockers().get(0);
            }
        }
        return null;
    }

    /** A name, a type or a color out of a list. */
    boolean choice(UUID player, Choice choice, Game game) {
        boolean color = choice instanceof ChoiceColor;
        boolean type = choice instanceof ChoiceCreatureType
                || choice instanceof ChoiceCardType
                || choice instanceof ChoiceLandType
                || choice instanceof ChoiceBasicLandType;
        boolean name = CardNames.isAskedFor(choice);
        if (!color && !type && !name) {
            throw Stop.unsupported("XMage asks to choose: " + plain(choice.getMessage()));
        }
        choice.onChooseStart(game, player);
        Map<String, String> keys = new LinkedHashMap<>();
        if (choice.isKeyChoice()) {
            keys.putAll(choice.getKeyChoices());
        } else {
            choice.getChoices().forEach(value -> keys.put(value, value));
        }
        List<String> order = new ArrayList<>(keys.keySet());
        if (type) {
            Collections.sort(order); // XMage's own order is a hash set's, which is up to the JVM
        }
        String by = names.seat(player);
        String key = policy.pick(
                by,
                color ? "colour" : name ? "name" : "type",
                order,
                one -> color ? Words.color(situation, by, keys.get(one)) : one,
                mentioned(choice.getSubMessage(), game),
                plain(choice.getMessage()));
        if (choice.isKeyChoice()) {
            choice.setChoiceByKey(key);
        } else {
            choice.setChoice(key);
        }
        choice.onChooseEnd(game, player, key);
        return true;
    }

    private String mentioned(String text, Game game) {
        Matcher id = UUIDS.matcher(text == null ? "" : text);
        return id.find() ? names.of(UUID.fromString(id.group(1)), game) : null;
    }

    /** A number. */
    int amount(UUID player, int min, int max, String question, Ability source, Game game) {
        List<Object> options = new ArrayList<>();
        for (int n = min; n <= max; n++) {
            options.add(n);
        }
        return (Integer)
                policy.choose(names.seat(player), "amount", options, source(source, game), plain(question));
    }

    /** Which legendary permanent stays (CR 704.5j). */
    boolean legend(UUID player, Target slot, Set<UUID> possible, Game game) {
        return objects(player, "legend", slot, possible, null, game);
    }

    private static String plain(String text) {
        return text == null ? "" : text.replaceAll("<[^>]*>", "").replaceAll("\\s+", " ").strip();
    }
}
