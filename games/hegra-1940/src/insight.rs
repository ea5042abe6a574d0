//! What we know about holding Hegra: an evaluation and a feeling for promising orders.

use crate::Hegra;
use crate::order::Order;
use crate::position::*;
use engine::{Insight, Pending, Seat};

impl Insight for Hegra {
    fn judge_position(&self, p: &Position, _: Seat) -> f32 {
        match p.ending {
            Ending::Open => 0.5,
            Ending::Held(_) => 1.0,
            _ => 0.0,
        }
    }
    fn pending(&self, _: &Position) -> Option<Pending<Order>> {
        None
    }
}
