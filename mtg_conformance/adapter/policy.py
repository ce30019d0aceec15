"""Who chooses what: the Situation's answers, put to use.

An engine asks, the policy answers, and nobody else does: not the engine's AI, not the adapter.
If no answer fits, the run stops and says what was asked.
"""

from collections.abc import Sequence

from mtg_conformance.documents import Answer, Ask, Decision, Situation

Choice = str | int


class Unanswered(Exception):
    """A question that no answer of the Situation fits. The message is the question, in words."""


class Policy:
    """The answers of one Situation, during one run of it.

    `decisions` lists the questions that were asked, for `Outcome.decisions`. `at` is the number
    of actions done so far; the kit counts it. A Policy counts how often its answers were used,
    so each run needs a new one.
    """

    def __init__(self, situation: Situation) -> None:
        self.decisions: list[Decision] = []
        self.at = 0
        self._answers: tuple[Answer, ...] = situation.answers
        self._left: list[int | None] = [answer.times for answer in situation.answers]

    def choose(
        self, by: str, ask: Ask, options: Sequence[Choice], source: str | None = None, question: str = ""
    ) -> Choice:
        """The option that the player `by` takes.

        `source` is the object that asks, null if the engine does not say. A single option
        answers itself and is no decision. Otherwise the first answer of this player and kind
        (and `from` this source, with times left) whose `prefer` holds something on offer gives
        the earliest such preference. Raises Unanswered if none does, ValueError if `options`
        is empty, which is no question.
        """
        return self.choose_several(by, ask, options, 1, source, question)[0]

    def choose_several(
        self,
        by: str,
        ask: Ask,
        options: Sequence[Choice],
        count: int | None = None,
        source: str | None = None,
        question: str = "",
    ) -> list[Choice]:
        """So many of the options, in the order of preference; all of them in an order if `count`
        is null. It is one question: one answer gives all of it and is used once.

        If one answer does not settle it (it prefers fewer of the options than are wanted), it
        counts as not fitting; what remains when a single option is left needs no preference.
        Raises as `choose` does.
        """
        if not options:
            raise ValueError(f"{by} was asked ({ask}) with nothing on offer, which is no question")
        wanted = len(options) if count is None else count
        if wanted > len(options):
            raise ValueError(f"{by} was asked ({ask}) for {wanted} of {len(options)} options")
        ordered = count is None or wanted > 1
        if len(set(options)) == 1 or (wanted == len(options) and not ordered):
            return list(options)[:wanted]
        for n, answer in enumerate(self._answers):
            left = self._left[n]
            if answer.by != by or answer.ask != ask or left == 0:
                continue
            if answer.from_ is not None and answer.from_ != source:
                continue
            chosen = [value for value in dict.fromkeys(answer.prefer) if value in options][:wanted]
            if not chosen:
                continue
            rest = [option for option in options if option not in chosen]
            if len(chosen) + len(rest) == wanted and len(rest) == 1:
                chosen += rest
            if len(chosen) < wanted:
                continue
            if left is not None:
                self._left[n] = left - 1
            self._record(by, ask, options, source, chosen[0])
            return chosen
        self._record(by, ask, options, source, None)
        raise Unanswered(self._unanswered(by, ask, options, source, question))

    def _record(self, by: str, ask: Ask, options: Sequence[Choice], source: str | None, chose: Choice | None) -> None:
        self.decisions.append(Decision(by=by, ask=ask, options=tuple(options), chose=chose, source=source, at=self.at))

    def _unanswered(self, by: str, ask: Ask, options: Sequence[Choice], source: str | None, question: str) -> str:
        offer = ", ".join(str(option) for option in options)
        asked = f"{by} was asked ({ask}{f', by {source}' if source else ''}) to choose from {offer}"
        kin = [(n, answer) for n, answer in enumerate(self._answers) if answer.by == by and answer.ask == ask]
        why = f"{by} has no answer of this kind"
        if kin:
            why = f"no answer of {by} of this kind fits: " + "; ".join(
                f"one prefers {', '.join(str(value) for value in answer.prefer)}"
                + (f" from {answer.from_}" if answer.from_ else "")
                + (" and is used up" if self._left[n] == 0 else "")
                for n, answer in kin
            )
        return f"{asked}{f': {question}' if question else ''}; {why}"
