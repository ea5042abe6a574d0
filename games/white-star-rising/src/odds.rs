//! Exact chances of an attack, computed by the code that resolves it.

use crate::*;

/// What a fight came to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the names say it; texts are `odds-<id>`
pub enum Upshot {
    Nothing,
    Disrupted,
    Reduced,
    Eliminated,
    Taken,
    Repulsed,
    Beaten,
    Through,
    Cleared,
    Stays,
    OnTarget,
    Astray,
    FlakHit,
    FlakMiss,
    Down,
    Stands,
}

impl Upshot {
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Upshot::Nothing => "nothing",
            Upshot::Disrupted => "disrupted",
            Upshot::Reduced => "reduced",
            Upshot::Eliminated => "eliminated",
            Upshot::Taken => "taken",
            Upshot::Repulsed => "repulsed",
            Upshot::Beaten => "beaten",
            Upshot::Through => "through",
            Upshot::Cleared => "cleared",
            Upshot::Stays => "stays",
            Upshot::OnTarget => "on-target",
            Upshot::Astray => "astray",
            Upshot::FlakHit => "flak-hit",
            Upshot::FlakMiss => "flak-miss",
            Upshot::Down => "down",
            Upshot::Stands => "stands",
        }
    }
}

impl WhiteStar {
    /// Orders that lead to a fight or another throw whose chances are worth knowing.
    pub(crate) fn is_risky(&self, order: Order) -> bool {
        matches!(
            order,
            Order::Fire { .. }
                | Order::Shell { .. }
                | Order::Assault { .. }
                | Order::Overrun { .. }
                | Order::Clear { .. }
                | Order::Call { .. }
                | Order::Ambush { .. }
                | Order::Mine
                | Order::Flak { .. }
                | Order::Demolish
        )
    }

    /// 10.0 aside: fate points are not counted in, since nobody knows whether they will be spent.
    pub(crate) fn order_odds(&self, p: &Position, order: Order) -> Option<Odds> {
        if !self.is_risky(order) {
            return None;
        }
        let tally = self.order_tally(p, order);
        let mut start = *p;
        self.obey(&mut start, order, &mut Silent);
        let shares = spread(self, &start, &|p: &Position| match (p.upshot, p.stage) {
            (Some(upshot), _) => Settle::As(upshot.id()),
            (None, Stage::Roll) => Settle::Luck,
            (None, Stage::Lead(_)) => {
                let unit = (0..self.s.units.len() as u8).find(|&unit| self.may_lead(p, unit).is_ok());
                Settle::By(Order::Lead { unit: unit.unwrap_or(0) })
            }
            (None, _) if self.may_pass(p).is_ok() => Settle::By(Order::Pass),
            // Nobody was left to fight: a mine on the way saw to that.
            (None, _) => Settle::As(Upshot::Nothing.id()),
        });
        Some(Odds { shares, tally })
    }

    fn order_tally(&self, p: &Position, order: Order) -> Tally {
        match order {
            Order::Fire { unit, target, with } => self.fire_tally(p, unit, target, with),
            Order::Shell { unit, leader, .. } => self.shell_volley(p, unit, leader).1,
            Order::Ambush { cell, target, leader } => match self.s.special.ambush {
                Some(rule) => {
                    let mut shown = *p;
                    self.put(&mut shown, rule.unit, cell);
                    self.fire_tally(&shown, rule.unit, target, With { leader, ..With::PLAIN })
                }
                None => Tally::default(),
            },
            _ => Tally::default(),
        }
    }

    /// What the last fight came to.
    pub(crate) fn attack_result(&self, p: &Position) -> Option<&'static str> {
        p.upshot.map(Upshot::id)
    }
}
