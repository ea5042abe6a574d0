//! 10.0: what fate points can bring.

use super::luck::{clash_hits, saves};
use crate::*;

impl WhiteStar {
    /// Whether an order can bring whoever gives it anything, as far as fate points are concerned. What cannot is offered last.
    pub(super) fn can_help(&self, p: &Position, order: Order) -> bool {
        let Stage::Window(seat) = p.stage else { return true };
        match order {
            Order::Reroll if p.roll.purpose == Purpose::Chaos => self.other_chaos(p) > 0.0,
            Order::Reroll => self.again_helps(p, seat) > 0.0,
            Order::Nudge { face, up } => self.change_helps(p, seat, face, up),
            // R67: before the dice fall only the target gains by being ready.
            Order::Refresh { unit } => unit == p.attack.target,
            _ => true,
        }
    }

    /// 10.0: whether changing this die helps, alone or together with more changes that the points left can pay for: they come to more
    /// than the same points less one can do without it.
    fn change_helps(&self, p: &Position, seat: Seat, face: u8, up: bool) -> bool {
        let chaos = |dice: &[u8]| self.chaos[dice.iter().sum::<u8>() as usize - 2];
        let now = p.roll.dice();
        let value = |dice: &Vec<u8>| match p.roll.purpose {
            Purpose::Chaos => (chaos(dice) != chaos(now)) as u8 as f64,
            _ => self.worth(p, seat, dice).unwrap_or(0.0),
        };
        let best = |all: &[Vec<u8>]| all.iter().map(value).fold(f64::NEG_INFINITY, f64::max);
        let (mut with, mut without) = (changed(now, |die| die == face, up), vec![now.to_vec()]);
        let mut reached = f64::NEG_INFINITY;
        (0..p.fate[seat.index()]).any(|_| {
            reached = reached.max(best(&without));
            let helps = best(&with) > reached;
            let more = |all: &[Vec<u8>]| {
                let mut found: Vec<_> = all.iter().flat_map(|dice| changed(dice, |_| true, up)).collect();
                found.sort();
                found.dedup();
                found
            };
            (with, without) = (more(&with), more(&without));
            helps
        })
    }

    /// 10.0: what a fate point can make of the throw: the gain of repeating it, or of the best change of one die.
    pub(super) fn fate_helps(&self, p: &Position, seat: Seat) -> f64 {
        if p.roll.purpose == Purpose::Chaos {
            return self.other_chaos(p);
        }
        if !p.roll.thrown() {
            return self.cover_helps(p);
        }
        let Some(now) = self.worth(p, seat, p.roll.dice()) else { return 0.0 };
        let gain = |dice: &[u8]| (self.worth(p, seat, dice).unwrap_or(now) - now).max(0.0);
        let mut best = self.again_helps(p, seat);
        let mut dice = p.roll.faces;
        for index in 0..p.roll.count as usize {
            let face = dice[index];
            for changed in [face - 1, face + 1].into_iter().filter(|face| (1..=6).contains(face)) {
                dice[index] = changed;
                best = best.max(gain(&dice[..p.roll.count as usize]));
            }
            dice[index] = face;
        }
        best
    }

    /// 10.0: what repeating the throw can be expected to gain.
    fn again_helps(&self, p: &Position, seat: Seat) -> f64 {
        let Some(now) = self.worth(p, seat, p.roll.dice()) else { return 0.0 };
        let gain = |dice: &[u8]| (self.worth(p, seat, dice).unwrap_or(now) - now).max(0.0);
        let chance = Chance::Dice { count: p.roll.count, sides: 6 };
        let total = chance.total() as f64;
        self.kinds_of_luck(p, chance)
            .into_iter()
            .map(|(luck, weight)| match luck {
                Luck::Dice(dice) => gain(dice.faces()) * weight as f64 / total,
                Luck::Token(_) => 0.0,
            })
            .sum()
    }

    /// 10.0, R67: the hits that concealment can be expected to save the target.
    fn cover_helps(&self, p: &Position) -> f64 {
        let mut hidden = *p;
        hidden.oc &= !bit(p.attack.target);
        let chance = Chance::Dice { count: p.roll.count, sides: 6 };
        let total = chance.total() as f64;
        let saved = |luck: Luck| match luck {
            Luck::Dice(dice) => {
                let hits = p.attack.volley.score(dice.faces()) + p.attack.auto;
                self.hits_left(p, hits) - self.hits_left(&hidden, hits)
            }
            Luck::Token(_) => 0.0,
        };
        self.kinds_of_luck(p, chance)
            .into_iter()
            .map(|(luck, weight)| saved(luck) * weight as f64 / total)
            .sum()
    }

    /// 9.0: nobody knows yet whom it will meet; any other result may be better.
    fn other_chaos(&self, p: &Position) -> f64 {
        let now = self.chaos[p.roll.sum() as usize - 2];
        let other = (1..=6u8).flat_map(|a| (1..=6u8).map(move |b| a + b));
        other.filter(|&sum| self.chaos[sum as usize - 2] != now).count() as f64 / 36.0 / 2.0
    }

    /// What these dice are worth to a side: 1 for a test passed, for hits what the defence is likely to leave of them.
    /// Nothing if they make no difference to anybody.
    fn worth(&self, p: &Position, seat: Seat, dice: &[u8]) -> Option<f64> {
        let face = dice[0];
        let flag = |good: bool| good as u8 as f64;
        // For whom a high value is good.
        let (friend, value) = match p.roll.purpose {
            Purpose::Attack => {
                let victims = p.attack.victims;
                if victims == 0 {
                    return None;
                }
                let owner = self.seat(victims.trailing_zeros() as u8);
                (enemy(owner), self.hits_left(p, p.attack.volley.score(dice) + p.attack.auto))
            }
            Purpose::Defence => {
                let owner = self.seat(p.attack.victims.trailing_zeros() as u8);
                (owner, saves(dice, self.defence(p).save).min(p.attack.hits) as f64)
            }
            Purpose::Assault => (self.active(p), clash_hits(p.clash.volleys[0], dice) as f64),
            Purpose::Counter => (enemy(self.active(p)), clash_hits(p.clash.volleys[1], dice) as f64),
            Purpose::Command(_) | Purpose::Reorganise(_) => {
                let sum: i32 = dice.iter().map(|&die| die as i32).sum();
                (self.active(p), flag(sum <= self.morale_needed(p)))
            }
            Purpose::Headquarters(hq) => (self.seat(hq), flag(self.hq_holds(p, face))),
            Purpose::Accuracy => (p.barrage.by, flag(face > 1)),
            Purpose::Clear(unit, _) => (self.seat(unit), flag(dice.iter().any(|die| die.is_multiple_of(2)))),
            Purpose::Flak => (enemy(self.pilot(p)), p.attack.volley.score(dice) as f64),
            Purpose::Evade => {
                let save = self.s.aircraft[p.air.craft as usize].armour.save;
                (self.pilot(p), saves(dice, save).min(p.air.shot) as f64)
            }
            Purpose::BreakOff => (self.pilot(p), flag(face >= 4)),
            Purpose::Aim => (self.pilot(p), [0.0, 0.0, 0.7, 1.0][face.min(3) as usize]),
            Purpose::Return => (self.pilot(p), flag(face > p.attack.rolled)),
            Purpose::Demolition => (self.active(p), flag(self.blows_up(p, face))),
            Purpose::Entry(group) => {
                let owner = self.s.formations[self.s.groups[group as usize].formation as usize].seat;
                (owner, flag(self.lets_in(group, face)))
            }
            Purpose::Strength(unit) => (self.seat(unit), flag(!self.takes_water(face))),
            Purpose::WeaponLoss(owner) => {
                let before = p.infantry_lost[owner.index()] - p.weapon_checks[owner.index()];
                (owner, flag(face as i32 - before as i32 > 1))
            }
            Purpose::Spread => {
                // The odd hit does less harm to the unit that can take more.
                let victims = p.attack.victims;
                let units = [victims.trailing_zeros() as u8, 63 - victims.leading_zeros() as u8];
                let [first, second] = units.map(|unit| self.staying_power(p, unit) as f64);
                let hit = if face % 2 == 1 { first } else { second };
                (self.seat(units[0]), flag(hit > first.min(second)))
            }
            Purpose::Chaos | Purpose::None => return None,
        };
        Some(if friend == seat { value } else { -value })
    }

    /// Hits the defence is likely to leave of so many, as far as the targets can suffer them.
    fn hits_left(&self, p: &Position, hits: u8) -> f64 {
        let defence = self.defence(p);
        let hits = hits.saturating_sub(defence.trench as u8) as usize;
        let room: u8 = members(p.attack.victims).map(|unit| self.staying_power(p, unit)).sum();
        let save = (7 - defence.save) as f64 / 6.0;
        // Saves come out as so many with this chance, counted up die by die.
        let mut chances = [0.0; 24];
        chances[0] = 1.0;
        for dice in 1..=(defence.dice as usize).min(23) {
            for saved in (0..=dice).rev() {
                let more = if saved > 0 { chances[saved - 1] * save } else { 0.0 };
                chances[saved] = chances[saved] * (1.0 - save) + more;
            }
        }
        let left = |saved: usize| hits.saturating_sub(saved).min(room as usize) as f64;
        chances.iter().enumerate().map(|(saved, chance)| chance * left(saved)).sum()
    }
}

/// The dice, sorted, after one of those meant was turned by one: every way to do it.
fn changed(dice: &[u8], meant: impl Fn(u8) -> bool, up: bool) -> Vec<Vec<u8>> {
    let last = if up { 6 } else { 1 };
    let turn = |at: usize| {
        let mut dice = dice.to_vec();
        dice[at] = if up { dice[at] + 1 } else { dice[at] - 1 };
        dice.sort();
        dice
    };
    let mut all: Vec<_> =
        (0..dice.len()).filter(|&at| meant(dice[at]) && dice[at] != last).map(turn).collect();
    all.sort();
    all.dedup();
    all
}
