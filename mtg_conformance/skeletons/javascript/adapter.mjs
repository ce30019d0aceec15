// My engine as an engine under test. This file is what you write; kit.mjs does the talking.

import { serve, unsupported } from "./kit.mjs";

/** One game. The kit calls snapshot() once, then perform() and snapshot() for each action. */
class MyTable {
  /** Let the player do it, up to the next time a player may act: {accepted: true}, or
   * {accepted: false, reason} without a trace. action.do: cast, activate, attack, block, resolve, advance. */
  perform(action) {
    throw unsupported(`perform is not written yet (${action.do})`);
  }

  /** The table as it is now: {objects, players, game}. A field that the engine can't see is left out. */
  snapshot() {
    throw unsupported("snapshot is not written yet");
  }
}

class MyAdapter {
  describe() {
    return { name: "my engine", version: "0", adapter: "my adapter" };
  }

  /** A new game that stands as the situation says: seats, active, step, players, objects (fields with
   * their default are left out of it). Whatever the engine asks a player, policy.choose answers. */
  setUp(situation, policy) {
    throw unsupported("setUp is not written yet"); // and then: return new MyTable(situation, policy);
  }
}

serve(new MyAdapter());
