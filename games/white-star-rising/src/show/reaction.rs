//! Questions to a side inside somebody's move, and what an answer can bring.

use crate::fate::READY;
use crate::*;
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
}
