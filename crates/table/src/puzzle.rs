//! Puzzles: a table in a position with one best order. It is a lesson of one task that does not say what it wants.

use engine::Msg;

/// What a scenario's id begins with if it is a puzzle.
pub const PUZZLE: &str = "puzzle:";

/// What a puzzle knows and does not tell before it is solved.
#[derive(Clone, PartialEq, Debug)]
pub struct Riddle {
    /// What the best order does, by the game's own name for it.
    pub theme: String,
    /// How hard it is: 1 to 3.
    pub level: u8,
    /// The best order.
    pub best: String,
    /// What orders are worth for the seat, 0 to 1, the best first. Orders that are not in the list are worth no more than the last.
    pub worth: Vec<(String, f32)>,
}

impl Riddle {
    /// What is said about an order that is not the best: what it is worth, and what the best one gains.
    pub fn objection(&self, order: &str) -> Msg {
        let known = self.worth.iter().find(|(known, _)| known == order);
        let (key, worth) = match (known, self.worth.last()) {
            (Some((_, worth)), _) => ("puzzle-wrong", *worth),
            (None, Some((_, worth))) => ("puzzle-wrong-by-far", *worth),
            (None, None) => return Msg::new("puzzle-wrong-unknown"),
        };
        let best = self.worth.first().map_or(1.0, |(_, worth)| *worth);
        Msg::new(key)
            .with("outlook", percent(worth))
            .with("best", percent(best))
            .with("gain", percent(best) - percent(worth))
    }
}

/// An outlook in hundredths.
pub fn percent(value: f32) -> i64 {
    (value * 100.0).round() as i64
}
