package mtgconformance.magarena;

import java.util.List;
import java.util.Set;
import magic.model.IUIGameController;
import magic.model.MagicCardList;
import magic.model.MagicColor;
import magic.model.MagicManaCost;
import magic.model.MagicPlayer;
import magic.model.MagicSource;
import magic.model.MagicSubType;
import magic.model.choice.MagicPlayChoiceResult;
import mtgconformance.kit.Stop;

/** Stands where Magarena expects a person at a screen: it shows what can be clicked, and this clicks. */
abstract class Hands implements IUIGameController {
    private Set<?> offer = Set.of();
    private boolean mayGoOn;
    private Object clicked;

    /** What is clicked of the offer; null for the button that goes on, if there is one. */
    abstract Object click(Set<?> offer, boolean mayGoOn);

    private static <T> T unknown(String what) {
        throw Stop.unknownQuestion("Magarena", what);
    }

    @Override
    public final void waitForInput() {
        clicked = click(offer, mayGoOn);
    }

    @Override
    @SuppressWarnings("unchecked")
    public final <T> T getChoiceClicked() {
        return (T) clicked;
    }

    @Override
    public final boolean isActionClicked() {
        return clicked == null;
    }

    @Override
    public final void setValidChoices(Set<?> choices, boolean combat) {
        offer = choices;
    }

    @Override
    public final void clearValidChoices() {
        offer = Set.of();
    }

    @Override
    public final void enableForwardButton() {
        mayGoOn = true;
    }

    @Override
    public final void disableActionButton(boolean thinking) {
        mayGoOn = false;
    }

    // Questions with a window of their own

    @Override
    public boolean getMayChoice(MagicSource source, String description) {
        return unknown("whether to do something");
    }

    @Override
    public int getModeChoice(MagicSource source, List<Integer> modes) {
        return unknown("for a mode");
    }

    @Override
    public int getPayManaCostXChoice(MagicSource source, int most) {
        return unknown("for the value of X");
    }

    @Override
    public MagicColor getColorChoice(MagicSource source) {
        return unknown("for a color");
    }

    @Override
    public MagicSubType getLandSubTypeChoice(MagicSource source) {
        return unknown("for a basic land type");
    }

    @Override
    public MagicPlayChoiceResult getPlayChoice(MagicSource source, List<MagicPlayChoiceResult> results) {
        return unknown("which of several ways to play");
    }

    @Override
    public int getMultiKickerCountChoice(MagicSource source, MagicManaCost cost, int most, String name) {
        return unknown("for the number of times that " + name + " is paid");
    }

    @Override
    public int getSingleKickerCountChoice(MagicSource source, MagicManaCost cost, String name) {
        return unknown("whether " + name + " is paid");
    }

    @Override
    public boolean getPayBuyBackCostChoice(MagicSource source, String cost) {
        return unknown("whether buyback is paid");
    }

    @Override
    public boolean getTakeMulliganChoice(MagicSource source, MagicPlayer player) {
        return unknown("for a mulligan");
    }

    // What only a screen needs

    @Override
    public final void clearCardsToChoose() {}

    @Override
    public final void focusViewers(int viewer) {}

    @Override
    public final void pause(int milliseconds) {}

    @Override
    public final void setSourceCardDefinition(MagicSource source) {}

    @Override
    public final void showCardsToChoose(MagicCardList cards) {}

    @Override
    public final void showMessage(MagicSource source, String message) {}

    @Override
    public final void updateGameView() {}

    @Override
    public final void refreshSidebarLayout() {}

    @Override
    public final void setStackFastForward(boolean fast) {}

    @Override
    public final boolean isStackFastForward() {
        return false;
    }

    @Override
    public final void doStackItemPause() {}

    @Override
    public final void haltGame() {}

    @Override
    public final void runGame() {}
}
