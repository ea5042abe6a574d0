//! Questions to a side inside somebody's move, and what an answer can bring.

use super::luck::{clash_hits, saves};
use crate::WhiteStar;
use crate::fate::READY;
use crate::forces::Marker;
use crate::order::Order;
use crate::position::*;
use engine::{Chance, Game, Luck, Need, Seat};
use scene::Reaction;

const OPPORTUNITY: &str = "opportunity-fire";
const MINE: &str = "mine";
const FATE: &str = "fate";
const FATE_DRAW: &str = "fate-draw";
const FLAK: &str = "flak";

/// The kinds of reactions.
pub(super) const KINDS: &[&str] = &[OPPORTUNITY, MINE, FATE, FATE_DRAW, FLAK];

impl WhiteStar {
    pub(super) fn asked_to_react(&self, p: &Position, seat: Seat) -> Option<Reaction<Order>> {
        if self.need(p) != Need::Order(seat) {
            return None;
        }
        let (kind, chance) = match p.stage {
            Stage::Opportunity => (OPPORTUNITY, self.best_shot(p)),
            Stage::LayMine => (MINE, self.harm(p, Order::Mine)),
            Stage::Window(_) => (FATE, self.fate_helps(p, seat)),
            Stage::Drawn(_) => (FATE_DRAW, self.other_marker(p, seat)),
            Stage::Flak => (FLAK, self.best_flak(p)),
            _ => return None,
        };
        Some(Reaction { kind, chance: chance.clamp(0.0, 1.0) as f32, decline: Order::Pass })
    }

    /// The chance that an attack does any harm.
    fn harm(&self, p: &Position, order: Order) -> f64 {
        self.order_odds(p, order).map_or(0.0, |odds| 1.0 - odds.chance("nothing"))
    }

    /// 6.2: the best shot on offer; if there is none, the best of a unit made ready with fate points (R67).
    fn best_shot(&self, p: &Position) -> f64 {
        let shots = |p: &Position| {
            let mut best: f64 = 0.0;
            self.opportunities(p, &mut |order| {
                best = best.max(self.harm(p, order));
                true
            });
            best
        };
        let best = shots(p);
        let side = enemy(self.active(p));
        if best > 0.0 || p.fate[side.index()] < READY {
            return best;
        }
        members(p.oc & self.sides[side.index()] & !self.hqs & !p.disrupted)
            .map(|unit| {
                let mut ready = *p;
                ready.oc &= !bit(unit);
                shots(&ready)
            })
            .fold(0.0, f64::max)
    }

    /// 11.3.1.
    fn best_flak(&self, p: &Position) -> f64 {
        let shots = |p: &Position| {
            let mut orders = Vec::new();
            self.flak_orders(p, &mut orders);
            let hits = |order| self.order_odds(p, order).map_or(0.0, |odds| odds.chance("flak-hit"));
            orders.into_iter().map(hits).fold(0.0, f64::max)
        };
        let best = shots(p);
        let side = enemy(self.pilot(p));
        if best > 0.0 || p.fate[side.index()] < READY {
            return best;
        }
        // R67: somebody made ready with fate points.
        let mut ready = *p;
        ready.oc &= !self.sides[side.index()];
        shots(&ready)
    }

    /// 10.0: the chance that another kind of marker comes out if this one goes back. Nobody puts their own marker back, nor the
    /// end of a turn in which none of their formations can still be drawn.
    fn other_marker(&self, p: &Position, seat: Seat) -> f64 {
        let markers = &self.s.markers;
        let drawn = markers[p.drawn as usize];
        let mine = |marker: Marker| match marker {
            Marker::Formation(f) => self.s.formations[f as usize].seat == seat,
            Marker::Aircraft(a) => self.s.aircraft[a as usize].seat == seat,
            Marker::Designated => self.marker_owner(p, marker) == seat,
            Marker::End | Marker::Chaos => false,
        };
        let waiting = p.cup.iter().any(|token| mine(markers[token as usize]));
        if mine(drawn) || drawn == Marker::End && !waiting {
            return 0.0;
        }
        let same = p.cup.iter().filter(|&token| markers[token as usize] == drawn).count() + 1;
        let all = p.cup.iter().count() + 1;
        1.0 - same as f64 / all as f64
    }

    /// 10.0: what a fate point can make of the throw: the gain of repeating it, or of the best change of one die.
    fn fate_helps(&self, p: &Position, seat: Seat) -> f64 {
        if p.roll.purpose == Purpose::Chaos {
            return self.other_chaos(p);
        }
        if !p.roll.thrown() {
            return self.cover_helps(p);
        }
        let Some(now) = self.worth(p, seat, p.roll.dice()) else { return 0.0 };
        let gain = |dice: &[u8]| (self.worth(p, seat, dice).unwrap_or(now) - now).max(0.0);
        let chance = Chance::Dice { count: p.roll.count, sides: 6 };
        let total = chance.total() as f64;
        let again: f64 = self
            .kinds_of_luck(p, chance)
            .into_iter()
            .map(|(luck, weight)| match luck {
                Luck::Dice(dice) => gain(dice.faces()) * weight as f64 / total,
                Luck::Token(_) => 0.0,
            })
            .sum();
        let mut best = again;
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
