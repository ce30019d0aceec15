package mtgconformance.magarena;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import magic.model.MagicColor;
import magic.model.MagicGame;
import magic.model.MagicSource;
import magic.model.MagicSubType;
import magic.model.choice.MagicCardChoice;
import magic.model.choice.MagicPayManaCostChoice;
import magic.model.event.MagicEvent;
import magic.model.event.MagicStackGetChoicesEvent;
import magic.model.event.MagicUniquenessEvent;
import magic.model.phase.MagicPhaseType;
import mtgconformance.kit.Choices;
import mtgconformance.kit.Policy;
import mtgconformance.kit.Situation;
import mtgconformance.kit.Stop;
import mtgconformance.kit.Words;

/** Magarena's questions, put to the players: each becomes one of the documents, with their ids as options. */
final class Questions {
    private final Situation situation;
    private final Policy policy;
    private final Names names;

    Questions(Situation situation, Policy policy, Names names) {
        this.situation = situation;
        this.policy = policy;
        this.names = names;
    }

    /** Who answers what Magarena asks for this event. */
    Hands about(MagicEvent event) {
        return new Asked(event);
    }

    private final class Asked extends Hands {
        private final MagicEvent event;
        private final String by;
        private final String source;

        Asked(MagicEvent event) {
            this.event = event;
            by = names.of(event.getPlayer());
            source = event.getSource() == MagicSource.NONE ? null : names.of(event.getSource());
        }

        private String text() {
            return event.getChoiceDescription();
        }

        @Override
        Object click(Set<?> offer, boolean mayGoOn) {
            if (offer.isEmpty() && mayGoOn) {
                return null; // something is shown and nothing can be chosen
            }
            if (event.getChoice() instanceof MagicPayManaCostChoice) {
                throw Stop.unsupported("Magarena asks to pay mana, which no action gives here");
            }
            List<Object> things = new ArrayList<>(offer);
            if (cleanup()) {
                for (Object thing : things) {
                    if (names.of(thing) == null) {
                        return thing; // props are discarded first
                    }
                }
            }
            Choices<Object> choices = new Choices<>(policy, names::of, names::place);
            List<Object> chosen =
                    choices.pick(new Choices.Question(by, ask(), source, text()), things, mayGoOn ? 0 : 1, 1);
            return chosen.isEmpty() ? null : chosen.get(0);
        }

        private boolean cleanup() {
            MagicGame game = event.getPlayer().getGame();
            return event.getChoice() instanceof MagicCardChoice && game.isPhase(MagicPhaseType.Cleanup);
        }

        private String ask() {
            if (event instanceof MagicUniquenessEvent) {
                return "legend";
            }
            // Targets are chosen as something goes on the stack; what is chosen as it resolves is none (CR 603.3d,
            // 608.2d).
            boolean target = event instanceof MagicStackGetChoicesEvent;
            return target && event.getChoice().getTargetChoice().isTargeted() ? "target" : "objects";
        }

        @Override
        public boolean getMayChoice(MagicSource about, String description) {
            return policy.may(by, source, text());
        }

        @Override
        public MagicColor getColorChoice(MagicSource about) {
            List<MagicColor> colors = List.of(MagicColor.values());
            return policy.pick(
                    by, "colour", colors, color -> Words.color(situation, by, color.getName()), source, text());
        }

        @Override
        public MagicSubType getLandSubTypeChoice(MagicSource about) {
            List<MagicSubType> types = List.copyOf(MagicSubType.ALL_BASIC_LANDS);
            return policy.pick(by, "type", types, MagicSubType::toString, source, text());
        }
    }
}
