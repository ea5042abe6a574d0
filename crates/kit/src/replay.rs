//! A record, written and read again, leads to the same positions.

use crate::Trial;
use engine::*;
use table::Table;

pub(crate) fn records<G: Insight>(trial: &Trial<G>) -> Vec<String> {
    let game = &trial.game;
    let mut source = trial.luck(6);
    let mut wrong = Vec::new();
    for number in 0..(trial.effort.games / 100).max(3) {
        let mut table = Table::new(game.clone(), trial.header());
        play_on(&mut table, &mut source, usize::MAX);
        let record = table.record();
        let read: Record = match record.to_string().parse() {
            Ok(read) => read,
            Err(error) => {
                wrong.push(format!("record {number} does not read back: {error}\n{record}"));
                continue;
            }
        };
        match Table::replay(game.clone(), &read) {
            Err(error) => wrong.push(format!("record {number} does not replay: {error:?}\n{record}")),
            Ok(again) if again.position() != table.position() || again.record() != record => {
                wrong.push(format!("record {number} replays to another position\n{record}"));
            }
            Ok(_) => {}
        }
        // A changed hash must be noticed.
        let mut forged = record.clone();
        if let Some(entry) = forged.entries.get_mut(record.entries.len() / 2) {
            entry.hash = "0123456789abcdef".to_owned();
            if Table::replay(game.clone(), &forged).is_ok() {
                wrong.push("a forged hash is not noticed".to_owned());
            }
        }
    }
    wrong
}

/// Plays random orders and luck at a table.
pub(crate) fn play_on<G: Insight>(table: &mut Table<G>, source: &mut dyn Source, steps: usize) {
    for _ in 0..steps {
        match table.need() {
            Need::Over(_) => return,
            Need::Luck(_) => {
                table.roll(source);
            }
            Need::Order(seat) => {
                let orders = table.orders();
                let order = orders[source.below(orders.len() as u64) as usize];
                if table.order(seat, order).is_err() {
                    return;
                }
            }
        }
    }
}
