package mtgconformance.forge;

import com.google.common.base.Predicate;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.Multimap;
import forge.LobbyPlayer;
import forge.card.ColorSet;
import forge.card.ICardFace;
import forge.card.MagicColor;
import forge.card.mana.ManaCost;
import forge.card.mana.ManaCostShard;
import forge.deck.Deck;
import forge.game.Game;
import forge.game.GameEntity;
import forge.game.GameObject;
import forge.game.GameRules;
import forge.game.ability.effects.CharmEffect;
import forge.game.card.Card;
import forge.game.card.CardCollection;
import forge.game.card.CardCollectionView;
import forge.game.card.CardView;
import forge.game.card.CounterType;
import forge.game.combat.Combat;
import forge.game.cost.Cost;
import forge.game.cost.CostAdjustment;
import forge.game.cost.CostPart;
import forge.game.cost.CostPartMana;
import forge.game.keyword.KeywordInterface;
import forge.game.mana.Mana;
import forge.game.mana.ManaConversionMatrix;
import forge.game.mana.ManaCostBeingPaid;
import forge.game.player.DelayedReveal;
import forge.game.player.Player;
import forge.game.player.PlayerActionConfirmMode;
import forge.game.player.PlayerController;
import forge.game.player.PlayerView;
import forge.game.replacement.ReplacementEffect;
import forge.game.spellability.AbilitySub;
import forge.game.spellability.OptionalCostValue;
import forge.game.spellability.SpellAbility;
import forge.game.spellability.SpellAbilityStackInstance;
import forge.game.spellability.TargetChoices;
import forge.game.spellability.TargetRestrictions;
import forge.game.trigger.WrappedAbility;
import forge.game.zone.ZoneType;
import forge.item.PaperCard;
import forge.util.ITriggerEvent;
import forge.util.collect.FCollectionView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import mtgconformance.kit.GameLoop;
import mtgconformance.kit.Refused;
import mtgconformance.kit.Stop;
import mtgconformance.kit.TypeNames;
import org.apache.commons.lang3.tuple.ImmutablePair;
import org.apache.commons.lang3.tuple.Pair;

/**
 * A player controller that acts when the script says so and answers as the Situation's policy does.
 *
 * <p>Forge calls it wherever a person would click. Priority and declarations go to the game loop,
 * what belongs to an announcement to the announcement, every other question to the policy.
 */
final class Seat extends PlayerController {
    /** What both players of one game share. */
    static final class Shared {
        final GameLoop<Player> loop;
        final Questions questions;
        final Names names;
        /** What the player with priority is to play next, null to pass. */
        private SpellAbility chosen;
        /** What the script says about it, as long as it is being announced. */
        private Announcement announcement;

        Shared(GameLoop<Player> loop, Questions questions, Names names) {
            this.loop = loop;
            this.questions = questions;
            this.names = names;
        }

        /** The player who has priority plays this next. */
        void announce(SpellAbility ability, Announcement said) {
            chosen = ability;
            announcement = said;
        }
    }

    private final Shared shared;

    Seat(Game game, Player player, LobbyPlayer lobbyPlayer, Shared shared) {
        super(game, player, lobbyPlayer);
        this.shared = shared;
    }

    /** Ends the run from within Forge if the question can't be answered. */
    private <T> T asked(Supplier<T> question) {
        return shared.loop.asked(question);
    }

    private <T> T unsupported(String what) {
        throw shared.loop.fail(Stop.unknownQuestion("Forge", what));
    }

    // Acting

    @Override
    public List<SpellAbility> chooseSpellAbilityToPlay() {
        shared.loop.stop(GameLoop.Kind.PRIORITY, player);
        SpellAbility chosen = shared.chosen;
        shared.chosen = null;
        return chosen == null ? null : List.of(chosen);
    }

    @Override
    public boolean playChosenSpellAbility(SpellAbility ability) {
        Announcement announcement = shared.announcement;
        SpellAbilityStackInstance below = game.getStack().peek();
        announcement.fill(player);
        boolean done = asked(() -> Playing.play(ability, player, announcement));
        shared.announcement = null;
        player.getManaPool().clearPool(false);
        SpellAbilityStackInstance top = game.getStack().peek();
        if (!done) {
            throw shared.loop.fail(new Refused("Forge does not let the player do it"));
        }
        if (announcement.puts() != null && top != below) {
            shared.names.stackEntry(top.getId(), announcement.puts());
        }
        return true;
    }

    @Override
    public void declareAttackers(Player attacker, Combat combat) {
        shared.loop.stop(GameLoop.Kind.ATTACKERS, player);
    }

    @Override
    public void declareBlockers(Player defender, Combat combat) {
        shared.loop.stop(GameLoop.Kind.BLOCKERS, player);
    }

    // What belongs to an announcement

    @Override
    public boolean chooseTargetsFor(SpellAbility part) {
        List<Object> possible = asked(() -> Targeting.possible(part));
        if (shared.announcement != null) {
            return asked(() -> {
                shared.announcement.target(part, possible);
                return true;
            });
        }
        TargetRestrictions slot = part.getTargetRestrictions();
        int min = slot.getMinTargets(part.getHostCard(), part);
        int max = slot.getMaxTargets(part.getHostCard(), part);
        if (possible.size() < min) {
            return false;
        }
        return asked(() -> {
            String source = shared.names.ofSource(part);
            for (Object target : shared.questions.pick(
                    player, "target", possible, min, max, source, slot.getVTSelection())) {
                if (!Targeting.add(part, target)) {
                    throw Stop.unsupported("Forge offers a target and does not take it");
                }
            }
            return true;
        });
    }

    @Override
    public List<AbilitySub> chooseModeForAbility(SpellAbility ability, int min, int num, boolean allowRepeat) {
        if (shared.announcement == null) {
            return unsupported("for modes of a triggered ability");
        }
        List<AbilitySub> modes = CharmEffect.makePossibleOptions(ability);
        return asked(() -> shared.announcement.modes(modes, min, num));
    }

    @Override
    public Integer announceRequirements(SpellAbility ability, String announce, boolean allowZero) {
        if (shared.announcement == null) {
            return unsupported("for the value of X of a triggered ability");
        }
        return asked(() -> shared.announcement.x(allowZero ? 0 : 1));
    }

    @Override
    public boolean payManaCost(
            ManaCost cost,
            CostPartMana part,
            SpellAbility ability,
            String prompt,
            ManaConversionMatrix matrix,
            boolean isActivatedAbility) {
        Card source = ability.getHostCard();
        ManaCostBeingPaid left = new ManaCostBeingPaid(cost, part.getRestiction());
        if (source.getXManaCostPaid() > 0) {
            left.setXManaCostPaid(source.getXManaCostPaid(), ability.getParam("XColor"));
        }
        if (isActivatedAbility) {
            CostAdjustment.adjust(left, ability, new CardCollection(), false);
        }
        if (left.isPaid()) {
            return true;
        }
        if (shared.announcement == null) {
            return asked(() -> TappingForMana.pay(left, ability, player, shared.questions));
        }
        return asked(() -> {
            shared.announcement.pay(left, ability, player);
            source.setXManaCostPaidByColor(left.getXManaCostPaidByColor());
            source.setColorsPaid(left.getColorsPaid());
            source.setSunburstValue(left.getSunburst());
            return true;
        });
    }

    @Override
    public SpellAbility getAbilityToPlay(Card host, List<SpellAbility> abilities, ITriggerEvent event) {
        return abilities.size() == 1 ? abilities.get(0) : unsupported("which of several abilities is meant");
    }

    @Override
    public List<OptionalCostValue> chooseOptionalCosts(SpellAbility chosen, List<OptionalCostValue> costs) {
        return List.of();
    }

    @Override
    public Map<Card, ManaCostShard> chooseCardsForConvokeOrImprovise(
            SpellAbility ability, ManaCost cost, CardCollectionView untapped, boolean improvise) {
        return Map.of();
    }

    @Override
    public List<Card> chooseCardsForSplice(SpellAbility ability, List<Card> cards) {
        return List.of();
    }

    @Override
    public CardCollectionView chooseCardsToDelve(int generic, CardCollection graveyard) {
        return CardCollection.EMPTY;
    }

    @Override
    public int chooseNumberForKeywordCost(
            SpellAbility ability, Cost cost, KeywordInterface keyword, String prompt, int max) {
        return 0;
    }

    @Override
    public Mana chooseManaFromPool(List<Mana> choices) {
        return choices.get(0);
    }

    // Triggered abilities and what resolves

    @Override
    public void orderAndPlaySimultaneousSa(List<SpellAbility> abilities) {
        List<SpellAbility> left = new ArrayList<>(abilities);
        while (!left.isEmpty()) {
            SpellAbility next = asked(() -> shared.questions.order(player, left));
            left.remove(next);
            if (!next.isTrigger()) {
                game.getStack().add(next);
            } else if (!asked(() -> Playing.play(next, player, null))) {
                game.getStack().setFrozen(false);
            }
        }
    }

    @Override
    public void playTrigger(Card host, WrappedAbility ability, boolean isMandatory) {
        asked(() -> {
            Playing.resolve(ability, player, true);
            return null;
        });
    }

    @Override
    public void playSpellAbilityNoStack(SpellAbility ability, boolean mayChooseTargets) {
        asked(() -> {
            Playing.resolve(ability, player, mayChooseTargets);
            return null;
        });
    }

    // Yes or no

    @Override
    public boolean confirmAction(SpellAbility ability, PlayerActionConfirmMode mode, String message) {
        return asked(() -> shared.questions.may(player, shared.names.ofSource(ability), message));
    }

    @Override
    public boolean confirmTrigger(WrappedAbility ability, Map<String, String> params, boolean isMandatory) {
        return asked(() ->
                shared.questions.may(player, shared.names.ofSource(ability), params.get("TriggerDescription")));
    }

    @Override
    public boolean confirmReplacementEffect(ReplacementEffect effect, SpellAbility ability, String question) {
        return asked(() -> shared.questions.may(player, shared.names.of(effect.getHostCard()), question));
    }

    @Override
    public boolean confirmStaticApplication(Card host, GameEntity affected, String logic, String message) {
        return asked(() -> shared.questions.may(player, shared.names.of(host), message));
    }

    @Override
    public boolean confirmPayment(CostPart part, String message, SpellAbility ability) {
        if (shared.announcement != null) {
            return true;
        }
        return asked(() -> shared.questions.may(player, shared.names.ofSource(ability), message));
    }

    // Objects

    @Override
    public <T extends GameEntity> T chooseSingleEntityForEffect(
            FCollectionView<T> options,
            DelayedReveal reveal,
            SpellAbility ability,
            String title,
            boolean isOptional,
            Player related) {
        List<T> chosen = choose(options, ability, title, isOptional ? 0 : 1, 1);
        return chosen.isEmpty() ? null : chosen.get(0);
    }

    @Override
    public <T extends GameEntity> List<T> chooseEntitiesForEffect(
            FCollectionView<T> options,
            int min,
            int max,
            DelayedReveal reveal,
            SpellAbility ability,
            String title,
            Player related) {
        return choose(options, ability, title, min, max);
    }

    private <T> List<T> choose(Iterable<? extends T> options, SpellAbility ability, String title, int min, int max) {
        List<T> all = new ArrayList<>();
        options.forEach(all::add);
        return asked(() -> shared.questions.objects(player, all, min, max, ability, title));
    }

    private CardCollection cards(
            CardCollectionView options, SpellAbility ability, String title, int min, int max) {
        return new CardCollection(this.<Card>choose(options, ability, title, min, max));
    }

    @Override
    public CardCollectionView chooseCardsForEffect(
            CardCollectionView source, SpellAbility ability, String title, int min, int max, boolean isOptional) {
        return cards(source, ability, title, isOptional ? 0 : min, max);
    }

    @Override
    public CardCollectionView choosePermanentsToSacrifice(
            SpellAbility ability, int min, int max, CardCollectionView valid, String message) {
        return cards(valid, ability, message, min, max);
    }

    @Override
    public CardCollectionView choosePermanentsToDestroy(
            SpellAbility ability, int min, int max, CardCollectionView valid, String message) {
        return cards(valid, ability, message, min, max);
    }

    @Override
    public CardCollectionView chooseCardsToDiscardFrom(
            Player discarding, SpellAbility ability, CardCollection valid, int min, int max) {
        return cards(valid, ability, "what to discard", min, max);
    }

    @Override
    public CardCollectionView chooseCardsToRevealFromHand(int min, int max, CardCollectionView valid) {
        return cards(valid, null, "what to reveal", min, max);
    }

    @Override
    public CardCollectionView chooseCardsToDiscardUnlessType(
            int min, CardCollectionView hand, String param, SpellAbility ability) {
        return unsupported("to discard cards or one of a type");
    }

    @Override
    public CardCollection chooseCardsToDiscardToMaximumHandSize(int number) {
        return asked(() -> shared.questions.discards(player, player.getCardsIn(ZoneType.Hand), number));
    }

    @Override
    public Card chooseSingleCardForZoneChange(
            ZoneType destination,
            List<ZoneType> origin,
            SpellAbility ability,
            CardCollection options,
            DelayedReveal reveal,
            String prompt,
            boolean isOptional,
            Player decider) {
        List<Card> chosen = choose(options, ability, prompt, isOptional ? 0 : 1, 1);
        return chosen.isEmpty() ? null : chosen.get(0);
    }

    @Override
    public List<Card> chooseCardsForZoneChange(
            ZoneType destination,
            List<ZoneType> origin,
            SpellAbility ability,
            CardCollection options,
            int min,
            int max,
            DelayedReveal reveal,
            String prompt,
            Player decider) {
        return choose(options, ability, prompt, min, max);
    }

    // Words, colors, numbers

    @Override
    public String chooseSomeType(
            String kind, SpellAbility ability, List<String> valid, List<String> invalid, boolean isOptional) {
        List<String> types = new ArrayList<>(valid);
        types.removeAll(invalid);
        String chosen = asked(() ->
                shared.questions.word(player, "type", TypeNames.today(types), ability, "a type: " + kind));
        return TypeNames.offered(chosen, types);
    }

    @Override
    public byte chooseColor(String message, SpellAbility ability, ColorSet colors) {
        return asked(() -> shared.questions.color(player, colors, shared.names.ofSource(ability), message));
    }

    @Override
    public byte chooseColorAllowColorless(String message, Card card, ColorSet colors) {
        return asked(() -> shared.questions.color(player, colors, shared.names.of(card), message));
    }

    @Override
    public int chooseNumber(SpellAbility ability, String title, int min, int max) {
        List<Integer> numbers = new ArrayList<>();
        for (int n = min; n <= max; n++) {
            numbers.add(n);
        }
        return asked(() -> shared.questions.amount(player, numbers, ability, title));
    }

    @Override
    public int chooseNumber(SpellAbility ability, String title, List<Integer> values, Player related) {
        return asked(() -> shared.questions.amount(player, values, ability, title));
    }

    // Rules questions

    @Override
    public ReplacementEffect chooseSingleReplacementEffect(
            String prompt, List<ReplacementEffect> possible, Map<String, Object> params) {
        return asked(() -> shared.questions.replacement(player, possible, params.get("Affected")));
    }

    @Override
    public Map<Card, Integer> assignCombatDamage(
            Card dealing, CardCollectionView receivers, int damage, GameEntity defender, boolean overrideOrder) {
        List<Card> all = new ArrayList<>();
        receivers.forEach(all::add);
        return asked(() -> shared.questions.damage(player, dealing, all, defender, damage));
    }

    /** Which order it is makes no difference: whoever assigns damage chooses freely. */
    @Override
    public CardCollection orderBlockers(Card attacker, CardCollection blockers) {
        return blockers;
    }

    @Override
    public CardCollection orderBlocker(Card attacker, Card blocker, CardCollection oldBlockers) {
        CardCollection all = new CardCollection(oldBlockers);
        all.add(blocker);
        return all;
    }

    @Override
    public CardCollection orderAttackers(Card blocker, CardCollection attackers) {
        return attackers;
    }

    /** The order in a graveyard or in exile is no part of the documents. */
    @Override
    public CardCollectionView orderMoveToZoneList(CardCollectionView cards, ZoneType to, SpellAbility source) {
        boolean matters = to == ZoneType.Library && cards.size() > 1;
        return matters ? unsupported("for an order of cards in a library") : cards;
    }

    @Override
    public List<Card> exertAttackers(List<Card> attackers) {
        return unsupported("whether to exert attackers");
    }

    // What is not asked of a person, or has no place in one game

    @Override
    public void reveal(CardCollectionView cards, ZoneType zone, Player owner, String prefix) {
        // nobody looks
    }

    @Override
    public void reveal(List<CardView> cards, ZoneType zone, PlayerView owner, String prefix) {
        // nobody looks
    }

    @Override
    public void notifyOfValue(SpellAbility source, GameObject related, String value) {
        // nobody listens
    }

    @Override
    public void resetAtEndOfTurn() {
        // nothing is kept
    }

    @Override
    public void autoPassCancel() {
        // never passes of itself
    }

    @Override
    public void awaitNextInput() {
        // the loop waits
    }

    @Override
    public void cancelAwaitNextInput() {
        // the loop waits
    }

    @Override
    public void revealAnte(String message, Multimap<Player, PaperCard> removed) {
        // no ante
    }

    @Override
    public Player chooseStartingPlayer(boolean isFirstGame) {
        return unsupported("who starts");
    }

    @Override
    public List<PaperCard> sideboard(Deck deck, GameRules rules, String message) {
        return unsupported("for a sideboard");
    }

    @Override
    public List<PaperCard> chooseCardsYouWonToAddToDeck(List<PaperCard> losses) {
        return unsupported("for cards won");
    }

    @Override
    public CardCollectionView getCardsToMulligan(Player first) {
        return unsupported("for a mulligan");
    }

    @Override
    public boolean mulliganKeepHand(Player mulliganing, int toReturn) {
        return unsupported("for a mulligan");
    }

    @Override
    public CardCollectionView londonMulliganReturnCards(Player mulliganing, int toReturn) {
        return unsupported("for a mulligan");
    }

    @Override
    public boolean confirmMulliganScry(Player mulliganing) {
        return unsupported("for a mulligan");
    }

    @Override
    public List<SpellAbility> chooseSaToActivateFromOpeningHand(List<SpellAbility> usable) {
        return List.of();
    }

    // Questions without a counterpart in the documents

    @Override
    public void playSpellAbilityForFree(SpellAbility copy, boolean mayChooseNewTargets) {
        if (!copy.isCopied() || copy.usesTargeting()) {
            unsupported("to play something without paying for it, or a copy for new targets");
        }
        game.getStack().add(copy);
    }

    @Override
    public boolean playSaFromPlayEffect(SpellAbility ability) {
        return unsupported("to cast something while another thing resolves");
    }

    @Override
    public TargetChoices chooseNewTargetsFor(SpellAbility ability) {
        return unsupported("for new targets");
    }

    @Override
    public Pair<SpellAbilityStackInstance, GameObject> chooseTarget(
            SpellAbility ability, List<Pair<SpellAbilityStackInstance, GameObject>> all) {
        return unsupported("for a target to change");
    }

    @Override
    public SpellAbility chooseSingleSpellForEffect(
            List<SpellAbility> spells, SpellAbility ability, String title, Map<String, Object> params) {
        return spells.size() == 1 ? spells.get(0) : unsupported("to choose among abilities");
    }

    @Override
    public boolean confirmBidAction(
            SpellAbility ability, PlayerActionConfirmMode mode, String message, int bid, Player winner) {
        return unsupported("for a bid");
    }

    @Override
    public ImmutablePair<CardCollection, CardCollection> arrangeForScry(CardCollection top) {
        return asked(() -> {
            List<Card> named = top.stream().filter(card -> shared.names.of(card) != null).toList();
            CardCollection down = new CardCollection(
                    shared.questions.pick(player, "objects", named, 0, named.size(), null, "what goes to the bottom"));
            CardCollection up = new CardCollection(top);
            up.removeAll(down);
            return ImmutablePair.of(up, down);
        });
    }

    @Override
    public ImmutablePair<CardCollection, CardCollection> arrangeForSurveil(CardCollection top) {
        return unsupported("to surveil");
    }

    @Override
    public boolean willPutCardOnTop(Card card) {
        return unsupported("for the top or the bottom of a library");
    }

    @Override
    public Object vote(
            SpellAbility ability, String prompt, List<Object> options, ListMultimap<Object, Player> votes) {
        return unsupported("for a vote");
    }

    @Override
    public boolean payManaOptional(
            Card card, Cost cost, SpellAbility ability, String prompt, ManaPaymentPurpose purpose) {
        return unsupported("to pay " + cost.toSimpleString());
    }

    @Override
    public boolean payCostToPreventEffect(
            Cost cost, SpellAbility ability, boolean alreadyPaid, FCollectionView<Player> payers) {
        return unsupported("to pay " + cost.toSimpleString());
    }

    @Override
    public boolean chooseBinary(
            SpellAbility ability, String question, BinaryChoiceType kind, Boolean defaultChoice) {
        return unsupported("one of two: " + kind);
    }

    @Override
    public boolean chooseFlipResult(SpellAbility ability, Player flipper, boolean[] results, boolean call) {
        return unsupported("for a coin");
    }

    @Override
    public Card chooseProtectionShield(GameEntity damaged, List<String> options, Map<String, Card> cards) {
        return unsupported("for a prevention shield");
    }

    @Override
    public ICardFace chooseSingleCardFace(
            SpellAbility ability, String message, Predicate<ICardFace> valid, String name) {
        return unsupported("for a card by name");
    }

    @Override
    public List<String> chooseColors(String message, SpellAbility ability, int min, int max, List<String> options) {
        return min == 1 && max == 1
                ? List.of(asked(() -> shared.questions.colorWord(player, options, ability, message)))
                : unsupported("for several colors");
    }

    @Override
    public CounterType chooseCounterType(
            List<CounterType> options, SpellAbility ability, String prompt, Map<String, Object> params) {
        return options.size() == 1 ? options.get(0) : unsupported("for a kind of counter");
    }

    @Override
    public String chooseProtectionType(String message, SpellAbility ability, List<String> choices) {
        return MagicColor.Constant.ONLY_COLORS.containsAll(choices)
                ? asked(() -> shared.questions.colorWord(player, choices, ability, message))
                : unsupported("for a protection from what is no color");
    }

    @Override
    public boolean chooseCardsPile(
            SpellAbility ability, CardCollectionView pile1, CardCollectionView pile2, String faceUp) {
        return unsupported("for a pile");
    }

    @Override
    public String chooseCardName(
            SpellAbility ability, Predicate<ICardFace> valid, String type, String message) {
        return asked(() -> shared.questions.cardName(player, valid, ability, message));
    }

    @Override
    public String chooseCardName(SpellAbility ability, List<ICardFace> faces, String message) {
        List<String> cardNames = faces.stream().map(ICardFace::getName).toList();
        return asked(() -> shared.questions.word(player, "name", cardNames, ability, message));
    }

    @Override
    public CardCollection chooseCardsForEffectMultiple(
            Map<String, CardCollection> valid, SpellAbility ability, String title) {
        return unsupported("for cards of several kinds");
    }
}
