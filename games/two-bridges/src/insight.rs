//! What bots know of the game.

use crate::*;

learning::weights! {
    /// What bots think things are worth.
    pub struct Worth as PLAIN {
        /// A point of strength.
        strength = 0.15,
        /// A unit of Red at the town.
        near = 1.5,
        /// All the time there is.
        time = 2.0,
        /// What Blue is ahead at first.
        ahead = 1.0,
    }
}

impl Insight for TwoBridges {
    type Mind = Worth;

    fn mind(&self, _: Schooling) -> Worth {
        Worth::PLAIN
    }

    /// To be changed one by one: `feldzug lab duel`, `tune` and `learn`.
    fn weights(worth: &mut Worth) -> Numbers<'_> {
        worth.all()
    }

    /// Strength on the map, how near Red has come to the town, and how much time is left.
    fn judge_position(&self, w: &Worth, p: &Position, seat: Seat) -> f32 {
        let (units, grid, turns) = (&self.data.units, &self.data.map.grid, self.data.numbers.turns);
        let force =
            |side| units.of(side).map(|unit| (p.steps[unit] * units[unit].own.strength) as f32).sum::<f32>();
        let reds = units.of(RED).filter(|&unit| p.lives(unit));
        let far = reds.map(|unit| grid.distance(p.place[unit].0, self.data.town.0).max(1) as f32);
        let near: f32 = far.map(|far| 1.0 / far).sum();
        let red = w.strength * (force(RED) - force(BLUE)) + w.near * near
            - w.time * p.turn as f32 / turns as f32
            - w.ahead;
        chance(if seat == RED { red } else { -red })
    }

    /// An attack is worth nothing until the die is thrown.
    fn pending(&self, _: &Worth, p: &Position) -> Option<Pending<Order>> {
        p.attack.map(|_| Pending::Luck)
    }

    /// A side plans its turn up to its end: then no unit has done anything yet.
    fn settled(&self, _: &Worth, p: &Position) -> bool {
        p.done == By::all(Done::Fresh)
    }
}
