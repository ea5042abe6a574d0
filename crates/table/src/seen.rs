//! What is answered to a seat comes from what it may know. In a game with secrets that is its view: positions are
//! imagined that look like it, always the same ones for the same view, and the true position is never asked.

use crate::Table;
use bots::Fancy;
use engine::*;

/// Imagined positions that an answer is the average of.
const WORLDS: u64 = 32;

impl<G: Insight> Table<G> {
    /// A position after this many steps that looks to the seat like the true one. Where nothing is secret it is the true one.
    pub fn imagined_at(&self, step: usize, seat: Seat) -> G::Position {
        self.world(step, seat, 0)
    }

    fn world(&self, step: usize, seat: Seat, number: u64) -> G::Position {
        let position = self.position_at(step);
        if !self.game().has_secrets() {
            return position.clone();
        }
        let view = self.game().view(position, Viewer::Seat(seat));
        // The luck of imagining depends on the view alone: what is hidden cannot change the answer.
        let seed = hash_of(&view).0.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        self.game().imagine(&view, &mut Fancy::new(seed))
    }

    fn worlds(&self, step: usize, seat: Seat) -> impl Iterator<Item = G::Position> {
        let most = if self.game().has_secrets() { WORLDS } else { 1 };
        (0..most).map(move |number| self.world(step, seat, number))
    }

    /// Whether the order is legal as far as the seat can know, or why not.
    pub fn judge_seen(&self, seat: Seat, order: G::Order) -> Result<(), Refusal> {
        self.game().judge(&self.imagined_at(self.len(), seat), order)
    }

    /// Chances and tally of an order as far as the seat can know them.
    pub fn odds_seen(&self, seat: Seat, order: G::Order) -> Option<Odds> {
        self.odds_after(seat, &[], order)
    }

    /// The same for an order that is given after these, which lead to no luck.
    pub fn odds_after(&self, seat: Seat, before: &[G::Order], order: G::Order) -> Option<Odds> {
        let game = self.game();
        let carry_out = |mut world: G::Position| {
            for &order in before {
                game.judge(&world, order).ok()?;
                game.apply_order(&mut world, order, &mut Silent);
                if game.need(&world) != Need::Order(seat) {
                    return None;
                }
            }
            game.judge(&world, order).ok().map(|()| world)
        };
        if !game.has_secrets() {
            return game.odds(&carry_out(self.position().clone())?, order);
        }
        let mut all = Odds::default();
        let mut count = 0;
        for world in self.worlds(self.len(), seat).filter_map(carry_out) {
            let Some(odds) = self.game().odds(&world, order) else { continue };
            if count == 0 {
                all.tally = odds.tally;
            }
            count += 1;
            for share in odds.shares {
                match all.shares.iter_mut().find(|known| known.result == share.result) {
                    Some(known) => known.chance += share.chance,
                    None => all.shares.push(share),
                }
            }
        }
        all.shares.iter_mut().for_each(|share| share.chance /= f64::from(count.max(1)));
        (count > 0).then_some(all)
    }
}

impl<G: Insight> Table<G> {
    /// How good the position after this many steps looks for a seat, 0 to 1, as far as it can know.
    pub fn outlook_seen(&self, step: usize, seat: Seat) -> f32 {
        let (mut sum, mut count) = (0.0, 0.0);
        for world in self.worlds(step, seat) {
            sum += self.studied().judge(&world, seat);
            count += 1.0;
        }
        sum / count
    }
}
