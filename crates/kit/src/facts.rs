//! Facts that can be set can be read, and read as they were set.

use crate::Trial;
use crate::play::walk;
use engine::*;

/// Facts tried at each position.
const SAMPLE: usize = 24;

pub(crate) fn facts<G: Game>(trial: &Trial<G>) -> Vec<String> {
    let game = &*trial.game;
    let table = game.fact_table();
    let settable: Vec<&str> = table.settable().collect();
    let mut wrong = Vec::new();
    walk(trial, 12, |spot, source| {
        // A large game has hundreds of facts: some of them, others at each position.
        let facts = game.facts(spot.position);
        let stride = facts.len().div_ceil(SAMPLE).max(1);
        let first = source.below(stride as u64) as usize;
        for (key, value) in facts.into_iter().skip(first).step_by(stride) {
            let mut start = game.start();
            match game.set_fact(&mut start, &key, &value) {
                Ok(()) => {
                    let read = game.facts(&start).into_iter().find(|(name, _)| *name == key);
                    let agrees = read.as_ref().is_some_and(|(_, found)| found.agrees(&value));
                    if !agrees {
                        let read = read.map_or("nothing".to_owned(), |(_, found)| found.to_string());
                        wrong.push(
                            spot.fault(format!(
                                "the fact «{key}» is set to {value} and reads back as {read}"
                            )),
                        );
                    }
                }
                Err(error) if settable.contains(&key.as_str()) => {
                    wrong.push(spot.fault(format!("the fact «{key}» cannot be set to {value}: {}", error.0)));
                }
                // It follows from others, or a table made by hand takes only some of its values.
                Err(_) => {}
            }
        }
        wrong.len() < 5
    });
    wrong
}
