//! What random games seldom come to, the cases show: every section of the rules has one. At each of their steps a viewer is told
//! the same wherever the position looks the same to them.

use crate::hidden::{compare, viewers};
use crate::play::Step;
use bots::Fancy;
use engine::*;
use scene::Show;
use text::Texts;

/// So many other positions that look the same are compared at each step: one alone may have left the secret as it is.
const OTHERS: usize = 4;

pub(crate) fn cases<G: Show + Insight>(data: &G::Data, texts: &Texts, seed: u64) -> Vec<String> {
    let mut source = Fancy::new(seed);
    let mut wrong = Vec::new();
    for (name, text) in G::CASES.iter().filter(|_| G::PROFILE.secrets) {
        // A case that does not hold is told of elsewhere.
        let played =
            cases::read(name, text).and_then(|case| cases::play::<G>(data, texts, name, text, &case));
        let Ok(table) = played else { continue };
        let game: &G = table.game();
        for taken in table.steps().iter().filter(|_| game.has_secrets()) {
            let Some(step) = step(game, taken) else { continue };
            for viewer in viewers::<G>() {
                let found = (0..OTHERS).find_map(|_| {
                    let mut other = taken.before.clone();
                    game.swap_hidden(&mut other, viewer, &mut source);
                    compare(game, viewer, (&taken.before, &step), (&other, &step), &mut source)
                });
                if let Some(what) = found {
                    let (order, before) = (&taken.entry.what, &taken.before);
                    wrong
                        .push(format!("{viewer:?}: {what}\n  seed {seed}, {name}, at «{order}»: {before:?}"));
                }
            }
        }
    }
    wrong
}

/// An order or luck as it was taken at a table.
fn step<G: Game>(game: &G, taken: &table::Step<G>) -> Option<Step<G::Order>> {
    match (taken.seat, game.need(&taken.before)) {
        (Some(seat), _) => Some(Step::Order(seat, game.read(&taken.entry.what).ok()?)),
        (None, Need::Luck(chance)) => {
            Some(Step::Luck(chance, table::read_luck(game, chance, &taken.entry.what).ok()?))
        }
        _ => None,
    }
}
