//! The kit for adapters in Rust (serde_json is all it needs): the protocol on stdin and stdout, the
//! run of a script, and the players' answers. Don't print to stdout: it belongs to the protocol.
#![allow(dead_code)] // a new adapter uses little of it

use serde_json::{json, Map, Value};
use std::io::{self, BufRead, Write};
use std::panic::{catch_unwind, AssertUnwindSafe};

const FORMAT: u64 = 1;

/// An engine made testable.
pub trait Adapter {
    /// What every certificate tells of the engine.
    fn describe(&self) -> Value;
    /// A new game; nothing of earlier runs is left in it.
    fn set_up(&mut self, situation: &Value, policy: &mut Policy) -> Result<Box<dyn Table>, Stop>;
}

/// One game.
pub trait Table {
    fn perform(&mut self, action: &Value, policy: &mut Policy) -> Result<Done, Stop>;
    fn snapshot(&self) -> Result<Value, Stop>;
}

/// Whether the engine let the player do it.
pub enum Done {
    Accepted,
    Refused(String),
}

/// A run that can't go on.
#[derive(Debug)]
pub struct Stop {
    because: &'static str,
    detail: String,
}

impl Stop {
    /// The engine or the adapter can't do this exactly.
    pub fn unsupported(detail: impl Into<String>) -> Stop {
        Stop { because: "unsupported", detail: detail.into() }
    }

    /// The board could not be built as the situation says.
    pub fn setup(detail: impl Into<String>) -> Stop {
        Stop { because: "setup", detail: detail.into() }
    }
}

struct Answer {
    by: String,
    ask: String,
    prefer: Vec<Value>,
    from: Option<String>,
    left: Option<u64>,
}

/// The answers of one situation during one run. The engine asks, and nobody else answers.
pub struct Policy {
    answers: Vec<Answer>,
    decisions: Vec<Value>,
    at: usize,
}

impl Policy {
    fn new(situation: &Value) -> Policy {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
        let answers = list(&situation["answers"])
            .iter()
            .map(|answer| Answer {
                by: text(&answer["by"]),
                ask: text(&answer["ask"]),
                prefer: list(&answer["prefer"]),
                from: answer["from"].as_str().map(str::to_string),
                left: answer["times"].as_u64(),
            })
            .collect();
        Policy { answers, decisions: Vec::new(), at: 0 }
    }

    /// The option that the player takes; `source` is the id of the object that asks. A single option
    /// answers itself.
    pub fn choose(&mut self, by: &str, ask: &str, options: &[Value], source: Option<&str>, question: &str) -> Result<Value, Stop> {
        Ok(self.choose_several(by, ask, options, 1, source, question)?.remove(0))
    }

    /// So many of the options, in the order of preference: one question, one answer.
    pub fn choose_several(
        &mut self,
        by: &str,
        ask: &str,
        options: &[Value],
        count: usize,
        source: Option<&str>,
        question: &str,
    ) -> Result<Vec<Value>, Stop> {
        assert!(count > 0 && count <= options.len(), "{by} was asked ({ask}) for {count} of {} options", options.len());
        if distinct(options).len() == 1 {
            return Ok(options[..count].to_vec());
        }
        for answer in &mut self.answers {
            let other = answer.from.is_some() && answer.from.as_deref() != source;
            if answer.by != by || answer.ask != ask || answer.left == Some(0) || other {
                continue;
            }
            let mut chosen: Vec<Value> = distinct(&answer.prefer).into_iter().filter(|value| options.contains(value)).take(count).collect();
            let rest: Vec<&Value> = options.iter().filter(|option| !chosen.contains(option)).collect();
            if !chosen.is_empty() && rest.len() == 1 && chosen.len() + 1 == count {
                chosen.push(rest[0].clone());
            }
            if chosen.len() < count {
                continue;
            }
            answer.left = answer.left.map(|left| left - 1);
            let first = chosen[0].clone();
            self.record(by, ask, options, source, first);
            return Ok(chosen);
        }
        self.record(by, ask, options, source, Value::Null);
        let offer: Vec<String> = options.iter().map(|option| option.as_str().map_or(option.to_string(), str::to_string)).collect();
        let detail = format!("{by} was asked ({ask}) to choose from {}: {question}; no answer of {by} fits", offer.join(", "));
        Err(Stop { because: "unanswered", detail })
    }

    fn record(&mut self, by: &str, ask: &str, options: &[Value], source: Option<&str>, chose: Value) {
        self.decisions.push(json!({"by": by, "ask": ask, "options": options, "chose": chose, "source": source, "at": self.at}));
    }
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

fn distinct(values: &[Value]) -> Vec<Value> {
    let mut once: Vec<Value> = Vec::new();
    for value in values {
        if !once.contains(value) {
            once.push(value.clone());
        }
    }
    once
}

/// Play one situation to its outcome: a snapshot at the start and after every action.
fn run(adapter: &mut dyn Adapter, situation: &Value) -> Value {
    let mut policy = Policy::new(situation);
    let mut actions = Vec::new();
    let mut snapshots = Vec::new();
    let ended = play(adapter, situation, &mut policy, &mut actions, &mut snapshots);
    let mut outcome = json!({"snapshots": snapshots, "decisions": policy.decisions});
    if let Err(stop) = ended {
        outcome["stopped"] = json!({"at": actions.len(), "because": stop.because, "detail": stop.detail});
    }
    outcome["actions"] = Value::Array(actions);
    outcome
}

fn play(
    adapter: &mut dyn Adapter,
    situation: &Value,
    policy: &mut Policy,
    actions: &mut Vec<Value>,
    snapshots: &mut Vec<Value>,
) -> Result<(), Stop> {
    let mut table = adapter.set_up(situation, policy)?;
    snapshots.push(table.snapshot()?);
    for action in list(&situation["script"]) {
        let result = table.perform(&action, policy)?;
        snapshots.push(table.snapshot()?);
        actions.push(match &result {
            Done::Accepted => json!({"accepted": true}),
            Done::Refused(reason) => json!({"accepted": false, "reason": reason}),
        });
        policy.at = actions.len();
        if let (Done::Refused(reason), Some(true)) = (&result, action["prepare"].as_bool()) {
            return Err(Stop::setup(format!("the engine refused the preparing action {} ({}): {reason}", policy.at, action["do"])));
        }
    }
    Ok(())
}

/// The answer to one request; None means quit. A panic of the engine is the answer to its request.
fn answer(adapter: &mut dyn Adapter, line: &str) -> Option<Value> {
    let request: Value = match serde_json::from_str(line) {
        Ok(request) => request,
        Err(problem) => return Some(json!({"id": null, "error": problem.to_string()})),
    };
    let mut said = Map::new();
    said.insert("id".into(), request["id"].clone());
    match request["do"].as_str().unwrap_or_default() {
        "describe" => said.insert("describe".into(), adapter.describe()),
        "quit" => return None,
        "run" => {
            let situation = &request["situation"];
            let format = situation.get("format").and_then(Value::as_u64).unwrap_or(FORMAT);
            if !situation.is_object() || format != FORMAT {
                said.insert("error".into(), json!(format!("expected a situation of format {FORMAT}")))
            } else {
                match catch_unwind(AssertUnwindSafe(|| run(adapter, situation))) {
                    Ok(outcome) => said.insert("outcome".into(), outcome),
                    Err(_) => said.insert("error".into(), json!("the engine panicked; stderr says where")),
                }
            }
        }
        other => said.insert("error".into(), json!(format!("expected do to be describe, run or quit, found {other}"))),
    };
    Some(Value::Object(said))
}

/// Answer requests until quit or the end of stdin.
pub fn serve(adapter: &mut dyn Adapter) {
    let mut answers = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        let Some(said) = answer(adapter, &line) else { return };
        if writeln!(answers, "{said}").and_then(|()| answers.flush()).is_err() {
            return;
        }
    }
}
