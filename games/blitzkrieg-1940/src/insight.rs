//! What bots make of a position.

use crate::Blitzkrieg;
use crate::position::*;
use engine::{Insight, Seat};

impl Insight for Blitzkrieg {
    fn judge_position(&self, p: &Position, seat: Seat) -> f32 {
        let _ = (p, seat);
        0.5
    }
}
