//! Whether the best order of a look is ahead in games to the end, too.

use crate::play_out;
use bots::{Look, Minds};
use engine::{Insight, Seat};

/// Games to the end after the best order and after those that come next: a look trusts the evaluation, games to the end do not.
const PLAYED: u32 = 200;
const RIVALS: usize = 7;
/// So many games at least, and so many standard errors, settle it sooner.
const FEW: f32 = 20.0;
const SURE: f32 = 2.5;

/// Whether the best order of a look is also ahead when games are played to the end after it and after its rivals. A certain win needs no
/// such proof. Games are played a few at a time: a rival that is clearly behind is played no more, and one that clearly is not refutes.
pub fn played_out<G: Insight>(
    game: &G,
    minds: &Minds<G>,
    position: &G::Position,
    (seat, look): (Seat, &Look<G::Order>),
    seed: u64,
) -> bool {
    let Some((best, rest)) = look.orders.split_first() else { return false };
    if best.wins {
        return true;
    }
    let score = |order, n| play_out(game, minds, position, (seat, order), n..n + 1, seed);
    let mut rivals: Vec<Lead> = rest.iter().take(RIVALS).map(|_| Lead::default()).collect();
    for n in 0..PLAYED {
        let mut waiting = false;
        let won = score(best.order, n);
        for (lead, rival) in rivals.iter_mut().zip(rest) {
            if lead.verdict() == Some(true) {
                continue;
            }
            lead.add(won - score(rival.order, n));
            match lead.verdict() {
                Some(false) => return false,
                verdict => waiting |= verdict.is_none(),
            }
        }
        if !waiting {
            return true;
        }
    }
    rivals.iter().all(|lead| lead.mean() >= 0.0)
}

/// By how much the best order is ahead of a rival in games played so far, pair by pair with the same luck.
#[derive(Clone, Copy, Debug, Default)]
struct Lead {
    games: f32,
    sum: f32,
    squares: f32,
}

impl Lead {
    fn add(&mut self, won: f32) {
        self.games += 1.0;
        self.sum += won;
        self.squares += won * won;
    }

    fn mean(self) -> f32 {
        self.sum / self.games.max(1.0)
    }

    /// Whether it is ahead, once there are games enough to tell.
    fn verdict(self) -> Option<bool> {
        if self.games < FEW {
            return None;
        }
        let spread = (self.squares / self.games - self.mean().powi(2)).max(1.0 / self.games);
        let error = SURE * (spread / self.games).sqrt();
        (self.mean().abs() > error).then_some(self.mean() > 0.0)
    }
}
