//! Games from a position to the end: what an order is worth there without any evaluation.

use crate::{Seeded, mix};
use bots::{BotSpec, Fancy, Minds, Timeless};
use engine::{Insight, Need, Seat, Silent, Viewer};
use std::ops::Range;

/// The mean score of `seat` after this order, in these games of `greedy` against itself. Game `n` has the same luck and the same world whatever
/// the order, so that two orders compare fairly. The world is imagined from what the seat may know.
pub fn play_out<G: Insight>(
    game: &G,
    minds: &Minds<G>,
    position: &G::Position,
    (seat, order): (Seat, G::Order),
    games: Range<u32>,
    seed: u64,
) -> f32 {
    let view = game.view(position, Viewer::Seat(seat));
    let score = |n: u32| {
        let mut luck = Seeded::new(mix(seed, n as u64));
        let mut fancy = Fancy::new(mix(seed ^ 0xb07, n as u64));
        let mut position = game.imagine(&view, &mut luck);
        game.apply_order(&mut position, order, &mut Silent);
        loop {
            match game.need(&position) {
                Need::Over(outcome) => return outcome.score(seat),
                Need::Luck(chance) => {
                    let luck = chance.sample(&mut luck);
                    game.apply_luck(&mut position, luck, &mut Silent);
                }
                Need::Order(seat) => {
                    let view = game.view(&position, Viewer::Seat(seat));
                    let by = BotSpec::Greedy;
                    let order = bots::choose(by, game, minds, &view, seat, &mut fancy, &Timeless);
                    let order = order.expect("a seat that decides has a legal order");
                    game.apply_order(&mut position, order, &mut Silent);
                }
            }
        }
    };
    let many = games.len().max(1) as f32;
    games.map(score).sum::<f32>() / many
}
