package mtgconformance.xmage;

import mage.constants.WatcherScope;
import mage.game.Game;
import mage.game.events.GameEvent;
import mage.game.permanent.Permanent;
import mage.watchers.Watcher;

/** Looks on as permanents enter, so that one that is gone before anybody may act has a name, too. */
public final class NewPermanents extends Watcher {
    private static final long serialVersionUID = 1;
    /** XMage copies watchers with all they hold; there is one game at a time. */
    private static Names names;

    NewPermanents() {
        super(WatcherScope.GAME);
    }

    static void tell(Names whom) {
        names = whom;
    }

    @Override
    public void watch(GameEvent event, Game game) {
        if (event.getType() == GameEvent.EventType.ENTERS_THE_BATTLEFIELD && !game.isSimulation() && names != null) {
            Permanent permanent = game.getPermanentOrLKIBattlefield(event.getTargetId());
            if (permanent != null) {
                names.note(permanent, game);
            }
        }
    }
}
