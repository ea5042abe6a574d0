//! What bots make of a position.

use crate::RivetWars;
use crate::position::{Position, Stage};
use engine::{Insight, Pending, Seat};

impl Insight for RivetWars {
    fn judge_position(&self, p: &Position, seat: Seat) -> f32 {
        let lead = p.vp[seat.index()] as f32 - p.vp[1 - seat.index()] as f32;
        (0.5 + lead * 0.05).clamp(0.01, 0.99)
    }

    fn pending(&self, p: &Position) -> Option<Pending<crate::order::Order>> {
        matches!(p.stage, Stage::Sweep | Stage::Flip | Stage::DropFlip).then_some(Pending::Luck)
    }
}
