//! What the game knows about playing it well.

use crate::WhiteStar;
use crate::position::Position;
use engine::{Insight, Seat};

impl Insight for WhiteStar {
    fn judge_position(&self, _: &Position, _: Seat) -> f32 {
        0.5
    }
}
