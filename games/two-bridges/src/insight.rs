//! What bots know of the game.

use crate::*;

impl Insight for TwoBridges {
    type Mind = ();

    fn mind(&self, _: Schooling) {}

    /// Strength on the map, how near Red has come to the town, and how much time is left.
    fn judge_position(&self, _: &(), p: &Position, seat: Seat) -> f32 {
        let (units, grid, turns) = (&self.data.units, &self.data.map.grid, self.data.numbers.turns);
        let force =
            |side| units.of(side).map(|unit| (p.steps[unit] * units[unit].own.strength) as f32).sum::<f32>();
        let reds = units.of(RED).filter(|&unit| p.lives(unit));
        let far = reds.map(|unit| grid.distance(p.place[unit].0, self.data.town.0).max(1) as f32);
        let near: f32 = far.map(|far| 1.0 / far).sum();
        let red = 0.15 * (force(RED) - force(BLUE)) + 1.5 * near - 2.0 * p.turn as f32 / turns as f32 - 1.0;
        chance(if seat == RED { red } else { -red })
    }

    /// An attack is worth nothing until the die is thrown.
    fn pending(&self, _: &(), p: &Position) -> Option<Pending<Order>> {
        p.attack.map(|_| Pending::Luck)
    }

    /// A side plans its turn up to its end: then no unit has done anything yet.
    fn settled(&self, _: &(), p: &Position) -> bool {
        p.done == By::all(Done::Fresh)
    }
}
