// The kit for adapters in JavaScript (Node 18 or newer, nothing to install): the protocol on stdin and
// stdout, the run of a script, and the players' answers. An adapter has describe() and
// setUp(situation, policy), which gives a table with perform(action) and snapshot().

import { createInterface } from "node:readline";

const FORMAT = 1;

/** Thrown to end a run that can't go on: because is unsupported, setup or unanswered. */
export class Stop extends Error {
  constructor(because, detail) {
    super(detail);
    this.because = because;
  }
}

/** The engine or the adapter can't do this exactly. */
export const unsupported = (detail) => new Stop("unsupported", detail);
/** The board could not be built as the situation says. */
export const setupFailed = (detail) => new Stop("setup", detail);

/** The answers of one situation during one run. The engine asks, and nobody else answers. */
export class Policy {
  constructor(situation) {
    this.decisions = [];
    this.at = 0;
    this.answers = (situation.answers ?? []).map((answer) => ({ ...answer, left: answer.times ?? Infinity }));
  }

  /** The option that the player takes. source: id of the object that asks. A single option answers itself. */
  choose(by, ask, options, source = null, question = "") {
    return this.chooseSeveral(by, ask, options, 1, source, question)[0];
  }

  /** So many of the options, in the order of preference: one question, one answer. */
  chooseSeveral(by, ask, options, count, source = null, question = "") {
    if (options.length === 0 || count > options.length) {
      throw new RangeError(`${by} was asked (${ask}) for ${count} of ${options.length} options`);
    }
    const ordered = count > 1;
    if (new Set(options).size === 1 || (count === options.length && !ordered)) return options.slice(0, count);
    for (const answer of this.answers) {
      if (answer.by !== by || answer.ask !== ask || answer.left <= 0) continue;
      if (answer.from !== undefined && answer.from !== source) continue;
      const chosen = [...new Set(answer.prefer)].filter((value) => options.includes(value)).slice(0, count);
      const rest = options.filter((option) => !chosen.includes(option));
      if (chosen.length > 0 && rest.length === 1 && chosen.length + 1 === count) chosen.push(...rest);
      if (chosen.length < count) continue;
      answer.left -= 1;
      this.#record(by, ask, options, source, chosen[0]);
      return chosen;
    }
    this.#record(by, ask, options, source, null);
    const asked = source === null ? ask : `${ask}, by ${source}`;
    const what = question === "" ? "" : `: ${question}`;
    throw new Stop(
      "unanswered",
      `${by} was asked (${asked}) to choose from ${options.join(", ")}${what}; no answer of ${by} fits`,
    );
  }

  #record(by, ask, options, source, chose) {
    this.decisions.push({ by, ask, options: [...options], chose, source, at: this.at });
  }
}

/** Play one situation to its outcome: a snapshot at the start and after every action. */
export function run(adapter, situation) {
  if ((situation.format ?? FORMAT) !== FORMAT) throw new Error(`expected format ${FORMAT}, found ${situation.format}`);
  const policy = new Policy(situation);
  const outcome = { actions: [], snapshots: [], decisions: policy.decisions };
  try {
    const table = adapter.setUp(situation, policy);
    outcome.snapshots.push(table.snapshot());
    for (const action of situation.script ?? []) {
      const result = table.perform(action);
      const snapshot = table.snapshot();
      outcome.actions.push(result);
      outcome.snapshots.push(snapshot);
      policy.at = outcome.actions.length;
      if (action.prepare && !result.accepted) {
        throw setupFailed(`the engine refused the preparing action ${policy.at} (${action.do}): ${result.reason ?? ""}`);
      }
    }
  } catch (problem) {
    if (!(problem instanceof Stop)) throw problem;
    outcome.stopped = { at: outcome.actions.length, because: problem.because, detail: problem.message };
  }
  return outcome;
}

function answer(adapter, line) {
  let id = null;
  try {
    const request = JSON.parse(line);
    id = request.id ?? null;
    if (request.do === "describe") return { id, describe: adapter.describe() };
    if (request.do === "run") return { id, outcome: run(adapter, request.situation) };
    if (request.do === "quit") return null;
    return { id, error: `expected do to be describe, run or quit, found ${request.do}` };
  } catch (problem) {
    console.error(problem);
    return { id, error: `${problem}`.replace(/\s+/g, " ") };
  }
}

/** Answer requests until quit or the end of stdin. What is printed meanwhile goes to stderr. */
export function serve(adapter) {
  console.log = console.info = console.error;
  const lines = createInterface({ input: process.stdin });
  lines.on("line", (line) => {
    const said = answer(adapter, line);
    if (said === null) process.exit(0);
    process.stdout.write(`${JSON.stringify(said)}\n`);
  });
}
