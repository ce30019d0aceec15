//! My engine as an engine under test. This file is what you write; kit.rs does the talking.

mod kit;

use kit::{Adapter, Done, Policy, Stop, Table};
use serde_json::{json, Value};

#[allow(dead_code)] // until set_up gives one
struct MyTable;

/// One game. The kit calls `snapshot` once, then `perform` and `snapshot` for each action.
impl Table for MyTable {
    /// Let the player do it, up to the next time a player may act. A refused action leaves no trace.
    /// `action["do"]`: cast, activate, attack, block, resolve, advance. Whatever the engine asks a
    /// player, `policy.choose` answers.
    fn perform(&mut self, action: &Value, _policy: &mut Policy) -> Result<Done, Stop> {
        Err(Stop::unsupported(format!("perform is not written yet ({})", action["do"])))
    }

    /// The table as it is now. A field that the engine can't see is left out.
    fn snapshot(&self) -> Result<Value, Stop> {
        Err(Stop::unsupported("snapshot is not written yet"))
    }
}

/// The engine.
struct MyAdapter;

impl Adapter for MyAdapter {
    fn describe(&self) -> Value {
        json!({"name": "my engine", "version": "0", "adapter": "my adapter"})
    }

    /// A new game that stands as the situation says: seats, active, step, players, objects (fields
    /// with their default are left out of it).
    fn set_up(&mut self, _situation: &Value, _policy: &mut Policy) -> Result<Box<dyn Table>, Stop> {
        Err(Stop::unsupported("set_up is not written yet")) // and then: Ok(Box::new(MyTable))
    }
}

fn main() {
    kit::serve(&mut MyAdapter);
}
