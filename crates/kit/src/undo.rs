//! Undo gives back the identical position and never crosses luck, a widened view or a change of decider.

use crate::Trial;
use crate::replay::play_on;
use engine::*;
use table::{Table, UndoStop};

pub(crate) fn undo<G: Insight>(trial: &Trial<G>) -> Vec<String> {
    let mut source = trial.luck(8);
    let mut wrong = Vec::new();
    for _ in 0..(trial.effort.games / 20).max(3) {
        let mut table = Table::new(trial.game.clone(), trial.header());
        loop {
            let before = table.len();
            let step = source.below(5) as usize + 1;
            play_on(&mut table, &mut source, step);
            if let Some(what) = check(&table) {
                wrong.push(format!("{what}\n  seed {}, the record:\n{}", trial.effort.seed, table.record()));
            }
            if table.len() == before || wrong.len() > 4 {
                break;
            }
        }
    }
    wrong
}

fn check<G: Insight>(table: &Table<G>) -> Option<String> {
    let last = table.steps().last()?;
    for seat in G::PROFILE.all_seats() {
        let mut copy = table.clone();
        match copy.undo(seat) {
            Ok(()) => {
                if copy.position() != &last.before {
                    return Some("undo leads to another position".to_owned());
                }
                if last.seat != Some(seat) {
                    return Some("undo takes back somebody else's order or luck".to_owned());
                }
                if last.events.iter().any(|event| table.game().widens(event)) {
                    return Some("undo hides again what was shown".to_owned());
                }
                if matches!(table.need(), Need::Order(next) if next != seat) {
                    return Some("undo crosses a change of decider".to_owned());
                }
                // The same order again must lead to the same place.
                if copy.order_text(seat, &last.entry.what).is_err() || copy.position() != table.position() {
                    return Some("an order taken back and given again leads elsewhere".to_owned());
                }
            }
            Err(stop) => {
                if copy.position() != table.position() {
                    return Some("a refused undo changed the position".to_owned());
                }
                if stop == UndoStop::Luck && last.seat.is_some() {
                    return Some("undo stops at luck where none was".to_owned());
                }
            }
        }
    }
    None
}
