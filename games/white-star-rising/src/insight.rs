//! What we know about playing White Star Rising well: an evaluation, and which orders are not worth a thought.
//!
//! There are two minds. `greedy` looks at a glance: balance is measured with it. `search` weighs what was learned against it.
//! Both set up in the best way known.

mod aims;
mod habits;
mod parts;
mod plan;
mod sides;
mod sift;

use crate::forces::Verdict;
use crate::*;
use std::ops::Deref;

learning::weights! {
    /// What the evaluation thinks things are worth, one step ahead. Set by self-play: `feldzug lab duel`.
    pub struct Weights as GLANCE {
        /// What each side has.
        material = 8.0,
        /// Aims reached.
        reached = 12.0,
        /// Strength around them.
        presence = 6.0,
        /// The way made towards them.
        advance = 8.0,
        /// Fire that can be brought to bear.
        fire = 1.5,
        /// Units in command.
        command = 1.5,
        /// Units ready to act.
        ready = 0.3,
        /// Fate points.
        fate = 0.12,
        /// The result as things stand.
        standing = 8.0,
        /// How much being early counts, beside being in time.
        haste = 0.4,
        /// Turns somebody careful keeps in hand.
        margin = 1.2,
        /// What a movement point still to be spent in this impulse counts.
        credit = 0.8,
        /// The same for who will probably act later in this turn.
        due = 0.5,
        /// What the fire of a unit counts that has acted.
        spent = 0.6,
        /// What a threatening assault counts.
        charge = 1.0,
        /// What aims count at the beginning.
        early = 0.3,
        /// How far the strength around a single hex decides whether it is as good as held, instead of who is nearest.
        local = 0.0,
        /// What advance counts towards aims other than holding ground.
        elsewhere = 1.0,
        /// Share of the turns in which a formation acts and a unit of it is in command.
        acts = 0.68,
        /// What the fire of a unit counts that will probably act later in this turn.
        later = 1.0,
        /// What the first of many fate points to come counts for who saves them; 0: every point counts alike, less from turn to turn.
        thrift = 0.0,
        /// Guns that stand ready to fire where it matters.
        guns = 0.0,
        /// What it counts in a threatening assault that it would win ground.
        storm = 0.0,
    }
}

impl Weights {
    /// For search: what won more against `greedy` in games in which many numbers were changed at random at once; then what mended bad
    /// habits (`thrift`, `guns`, `storm`, `charge`).
    pub const STUDIED: Weights = Weights {
        presence: 8.0,
        advance: 5.0,
        due: 0.3,
        local: 0.8,
        elsewhere: 1.6,
        acts: 0.55,
        later: 0.8,
        thrift: 1.2,
        guns: 6.0,
        storm: 12.0,
        charge: 3.0,
        ..Weights::GLANCE
    };
}

/// What a bot has in mind: what it thinks matters, and what it has read in the scenario.
pub struct Mind {
    /// What it thinks matters.
    pub weights: Weights,
    lore: Lore,
}

/// The rules as a bot looks at them.
pub(crate) struct Thought<'a> {
    game: &'a WhiteStar,
    weights: &'a Weights,
    lore: &'a Lore,
}

impl Deref for Thought<'_> {
    type Target = WhiteStar;

    fn deref(&self) -> &WhiteStar {
        self.game
    }
}

/// What bots know about a scenario before it begins.
struct Lore {
    /// What the sides want.
    aims: Vec<aims::Aim>,
    /// Any one of them is enough.
    either: bool,
    /// Hexes they are about.
    ground: Area,
    /// What the units are worth.
    worth: [f32; MAX_UNITS],
    /// Hits of every face on soft and hard targets at every distance.
    punch: Vec<[f32; 32]>,
    /// Which table of ways a formation uses.
    lane_of: Vec<usize>,
}

impl WhiteStar {
    /// Reads the scenario as a player would before the game.
    fn read_lore(&self) -> Lore {
        // Formations that may not go everywhere have ways of their own.
        let mut lanes: Vec<Area> = vec![Area::NONE];
        let mut lane_of = Vec::new();
        for formation in &self.s.formations {
            let known = lanes.iter().position(|lane| *lane == formation.forbidden);
            lane_of.push(known.unwrap_or_else(|| {
                lanes.push(formation.forbidden);
                lanes.len() - 1
            }));
        }
        let (aims, either) = self.read_aims(&lanes);
        let ground = aims.iter().fold(Area::NONE, |all, aim| all | aim.area);
        Lore { aims, either, ground, worth: self.read_worth(), punch: self.read_punch(), lane_of }
    }

    fn thought<'a>(&'a self, mind: &'a Mind) -> Thought<'a> {
        Thought { game: self, weights: &mind.weights, lore: &mind.lore }
    }
}

impl Thought<'_> {
    /// How good the position is for a seat.
    fn judge(&self, p: &Position, seat: Seat) -> f32 {
        if let Stage::Over(outcome) = p.stage {
            return outcome.score(seat);
        }
        let muster = self.muster(p);
        let fire = self.fire_power(p, &muster);
        let time = p.turn as f32 / self.s.turns as f32;
        let (w, press) = (self.weights, self.press(p));
        let (mut reached, mut presence, mut advance) = (0.0, 0.0, 0.0);
        let mut best = f32::NEG_INFINITY;
        for aim in &self.lore.aims {
            let progress = self.aim_progress(p, aim, &muster);
            let weight = if aim.seat == GERMAN { aim.weight } else { -aim.weight };
            let sums =
                [progress.reached - 0.5, progress.presence - 0.5, progress.advance].map(|sum| sum * weight);
            if self.lore.either {
                // One of them is enough: the most promising counts alone.
                let promise = progress.reached * press * w.reached
                    + progress.presence * w.presence
                    + progress.advance * w.advance;
                if promise > best {
                    best = promise;
                    [reached, presence, advance] = sums;
                }
            } else {
                reached += sums[0];
                presence += sums[1];
                advance += sums[2];
            }
        }
        let now = match self.judge_game(p) {
            Verdict::Draw => 0.0,
            Verdict::Win(GERMAN, _) => 1.0,
            Verdict::Win(..) => -1.0,
        };
        let total = muster.total[0] + muster.total[1];
        let share = |values: [f32; 2]| (values[0] - values[1]) / total;
        let summands = [
            (share(muster.total), w.material),
            (reached * press, w.reached),
            (presence, w.presence),
            (advance, w.advance),
            (share(fire), w.fire),
            (share(muster.command), w.command),
            (share(muster.ready), w.ready),
            (share(self.ready_guns(&muster)), w.guns),
            (self.fate_worth(p, 0) - self.fate_worth(p, 1), 1.0),
            (now * time * time * time, w.standing),
        ];
        let ahead: f32 = summands.iter().map(|(value, weight)| value * weight).sum();
        // Never flat: even far ahead it must be worth something to come closer to the goal.
        let german = 0.5 + 0.5 * ahead / (1.0 + ahead.abs());
        if seat == GERMAN { german } else { 1.0 - german }
    }
}

impl Thought<'_> {
    /// How much aims count by now.
    fn press(&self, p: &Position) -> f32 {
        let (time, early) = (p.turn as f32 / self.s.turns as f32, self.weights.early);
        early + (1.5 - early) * time * time
    }

    /// What the fate points of a side are worth: the fewer there are for the turns to come, the more the next one.
    fn fate_worth(&self, p: &Position, side: usize) -> f32 {
        let (points, w) = (p.fate[side] as f32, self.weights);
        if w.thrift == 0.0 {
            return w.fate * points * (1.1 - p.turn as f32 / self.s.turns as f32);
        }
        let turns = (self.s.turns + 1).saturating_sub(p.turn) as f32;
        w.thrift * turns * (1.0 + points / turns).ln()
    }
}

impl Insight for WhiteStar {
    type Mind = Mind;
    /// An impulse is some ten orders long, with thirty to choose from each time.
    const CURIOSITY: f32 = 0.1;

    fn mind(&self, schooling: Schooling) -> Mind {
        let weights = match schooling {
            Schooling::Plain => Weights::GLANCE,
            Schooling::Studied => Weights::STUDIED,
        };
        Mind { weights, lore: self.read_lore() }
    }

    fn judge_position(&self, mind: &Mind, p: &Position, seat: Seat) -> f32 {
        self.thought(mind).judge(p, seat)
    }

    fn weights(mind: &mut Mind) -> Numbers<'_> {
        mind.weights.all()
    }

    fn sift(&self, mind: &Mind, p: &Position, orders: &mut Vec<Order>) {
        self.thought(mind).sift_orders(p, orders);
    }

    /// An impulse is planned to its end.
    fn settled(&self, _: &Mind, p: &Position) -> bool {
        p.stage == Stage::Draw
    }

    fn pending(&self, mind: &Mind, p: &Position) -> Option<Pending<Order>> {
        match p.stage {
            Stage::Roll => match p.roll.purpose {
                Purpose::Command(_)
                | Purpose::Reorganise(_)
                | Purpose::Entry(_)
                | Purpose::Chaos
                | Purpose::Strength(_)
                | Purpose::Return
                | Purpose::BreakOff => None,
                _ => Some(Pending::Luck),
            },
            Stage::Window(_) | Stage::LayMine | Stage::Flak => Some(Pending::Order(Order::Pass)),
            Stage::Opportunity => {
                Some(Pending::Order(self.thought(mind).likely_shot(p).unwrap_or(Order::Pass)))
            }
            Stage::Lead(_) => {
                let unit = (0..self.s.units.len() as u8).find(|&unit| self.may_lead(p, unit).is_ok())?;
                Some(Pending::Order(Order::Lead { unit }))
            }
            Stage::Retreat => {
                let unit = p.clash.retreat.trailing_zeros() as u8;
                let cell = self.retreats(p, unit).first()?;
                Some(Pending::Order(Order::Retreat { unit, cell }))
            }
            _ => None,
        }
    }

    fn parts(&self, mind: &Mind, p: &Position, seat: Seat) -> Vec<Part> {
        self.thought(mind).parts_of(p, seat)
    }

    fn habits(&self, played: &Played<WhiteStar>) -> Vec<Habit> {
        self.count_habits(played)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{DataFiles, Game, Setup};

    #[test]
    fn what_is_good_for_one_is_bad_for_the_other() {
        let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).unwrap();
        for scenario in WhiteStar::scenarios(&data) {
            let game = WhiteStar::new(&data, &Setup { scenario, options: Vec::new() });
            let p = game.start();
            for mind in [Schooling::Plain, Schooling::Studied].map(|schooling| game.mind(schooling)) {
                let judge = |seat| game.judge_position(&mind, &p, seat);
                let sum: f32 = [Seat(0), Seat(1)].map(judge).iter().sum();
                assert!((sum - 1.0).abs() < 1e-5);
            }
        }
    }
}
