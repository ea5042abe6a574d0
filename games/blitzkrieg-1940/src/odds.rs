//! Exact odds of orders that lead to dice, and the words for tally lines.

use crate::Blitzkrieg;
use crate::fire::Manner;
use crate::orders::Order;
use crate::position::*;
use crate::words::*;
use engine::*;

/// How many of the 36 throws of two dice come to each sum.
pub(crate) const WAYS: [u8; 13] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/// The chance that two dice come to no more than this.
pub(crate) fn at_most(value: i8) -> f64 {
    WAYS.iter().enumerate().filter(|(sum, _)| *sum as i8 <= value).map(|(_, &ways)| ways as f64).sum::<f64>()
        / 36.0
}

impl Blitzkrieg {
    /// Chances of a shot in a column: nothing, neutralised, a step or more.
    pub(crate) fn column_chances(&self, p: &Position, target: Unit, column: i8) -> [f64; 3] {
        let mut chances = [0.0; 3];
        for sum in 2..=12u8 {
            let hit = self.read_table(p, target, column, sum);
            let slot = if hit.steps > 0 { 2 } else { (hit.ns > 0) as usize };
            chances[slot] += WAYS[sum as usize] as f64 / 36.0;
        }
        chances
    }
    fn shares(&self, chances: [f64; 3], failed: f64) -> Vec<Share> {
        let mut shares = Vec::with_capacity(4);
        if failed > 0.0 {
            shares.push(Share { result: "failed", chance: failed });
        }
        for (result, chance) in ["nothing", "neutralised", "step"].into_iter().zip(chances) {
            if chance > 0.0 {
                shares.push(Share { result, chance: chance * (1.0 - failed) });
            }
        }
        shares
    }
    fn check_odds(&self, value: i8) -> Odds {
        let good = at_most(value);
        let mut shares = Vec::new();
        for (result, chance) in [("passed", good), ("failed", 1.0 - good)] {
            if chance > 0.0 {
                shares.push(Share { result, chance });
            }
        }
        let mut tally = Tally::default();
        tally.add(value as i16, "tally-value", 0, Rule("6.4"));
        Odds { shares, tally }
    }
    /// Exact chances and tally of an order that leads to luck.
    pub(crate) fn order_odds(&self, p: &Position, order: Order) -> Option<Odds> {
        match order {
            Order::Fire { unit, target, first } => {
                let manner = self.manner(p, first);
                let tally = self.factor_tally(p, unit, target, manner);
                let chances = self.column_chances(p, target, tally.sum() as i8);
                Some(Odds { shares: self.shares(chances, 0.0), tally })
            }
            Order::Opportunity { unit, target } => {
                let tally = self.factor_tally(p, unit, target, Manner::PLAIN);
                let chances = self.column_chances(p, target, tally.sum() as i8);
                let failed = 1.0 - at_most(self.reaction_value(p, unit));
                Some(Odds { shares: self.shares(chances, failed), tally })
            }
            Order::Reply => {
                let Shot { firer, target, .. } = p.shot;
                if target == Unit::NONE {
                    return None;
                }
                let tally = self.factor_tally(p, target, firer, Manner::PLAIN);
                let chances = self.column_chances(p, firer, tally.sum() as i8);
                let failed = 1.0 - at_most(self.reaction_value(p, target));
                Some(Odds { shares: self.shares(chances, failed), tally })
            }
            Order::Strike { unit, target } => {
                let tally = self.factor_tally(p, unit, target, self.close_manner(p));
                let chances = self.column_chances(p, target, tally.sum() as i8);
                Some(Odds { shares: self.shares(chances, 0.0), tally })
            }
            Order::Withdraw { unit, .. } if p.top() == Frame::Window && p.neutralised.has(unit) => {
                Some(self.check_odds(self.reaction_value(p, unit)))
            }
            Order::Annul => {
                let good = self.values.annul as f64 / 6.0;
                let shares = vec![
                    Share { result: "passed", chance: good },
                    Share { result: "failed", chance: 1.0 - good },
                ];
                Some(Odds { shares, tally: Tally::default() })
            }
            Order::Shoot => self.salvo_odds(p),
            _ => None,
        }
    }
    /// 8.6.1: the first of the declared salvos against the weakest target in the hex.
    fn salvo_odds(&self, p: &Position) -> Option<Odds> {
        let hex = p.guns.hex;
        if !hex.on_map() {
            return None;
        }
        let calibre = Calibre::ALL.into_iter().rev().find(|calibre| p.guns.aimed[calibre.i()] > 0)?;
        let victims = self.victims(p, p.guns.side, hex);
        let target = victims.iter().max_by_key(|&unit| self.salvo_column(p, calibre, unit))?;
        let tally = self.salvo_tally(p, calibre, target);
        let chances = self.column_chances(p, target, tally.sum() as i8);
        let observer = self.observer(p, p.guns.side, hex);
        let sure = calibre == Calibre::Stuka
            || observer != Unit::NONE && self.s.ground.distance(p.place(observer), hex) <= 1;
        let weak = p.neutralised.has(observer);
        let value = self.values.transmission - if weak { self.values.transmission_neutralised } else { 0 };
        let failed = match (sure, observer) {
            (true, _) => 0.0,
            (_, Unit::NONE) => 1.0,
            _ => 1.0 - at_most(value),
        };
        Some(Odds { shares: self.shares(chances, failed), tally })
    }
    /// What the last shot came to, once it is known.
    pub(crate) fn shot_result(&self, p: &Position) -> Option<&'static str> {
        match p.upshot {
            Upshot::None => None,
            Upshot::Nothing => Some("nothing"),
            Upshot::Neutralised => Some("neutralised"),
            Upshot::Step => Some("step"),
            Upshot::Failed => Some("failed"),
        }
    }
    /// What a sum does to this position: equal numbers do the same.
    pub(crate) fn upshot_of(&self, p: &Position, sum: u8) -> u32 {
        let Frame::Roll(purpose) = p.top() else { return sum as u32 };
        let hit = |hit: Hit| hit.steps as u32 * 4 + hit.ns as u32;
        match purpose {
            Purpose::Fire => {
                let manner = Manner { moving: p.shot.moving, round: 0 };
                let column = self.factor(p, p.shot.firer, p.shot.target, manner);
                hit(self.read_table(p, p.shot.target, column, sum))
            }
            Purpose::Reply => {
                let column = self.factor(p, p.shot.target, p.shot.firer, Manner::PLAIN);
                hit(self.read_table(p, p.shot.firer, column, sum))
            }
            Purpose::Close => {
                let column = self.factor(p, p.clash.firer, p.clash.target, self.close_manner(p));
                hit(self.read_table(p, p.clash.target, column, sum))
            }
            Purpose::Mines(unit, _) => hit(self.hit_of(unit, self.table.mines(sum))),
            Purpose::Depletion(_) => u32::from(sum as i8 >= self.values.mines_gone),
            // Every unit in the hex has its own column; what one suffers changes none of the others'.
            Purpose::Salvo => {
                let victims = self.victims(p, p.guns.side, p.guns.hex);
                if victims.len() > 7 {
                    return sum as u32;
                }
                victims.iter().fold(1, |all, unit| {
                    let column = self.salvo_column(p, p.guns.calibre, unit);
                    all * 16 + hit(self.read_table(p, unit, column, sum))
                })
            }
            _ => u32::from(sum as i8 <= self.needed(p, purpose)),
        }
    }
    /// The reason of a tally line.
    pub(crate) fn explain_line(&self, line: &Line) -> Msg {
        let msg = Msg::new(line.reason);
        match line.reason {
            "tally-cover" | "tally-works" => msg.with("hex", self.hex_name(Hex(line.about))),
            "tally-calibre" => msg.with("calibre", self.calibre_name(Calibre::ALL[line.about as usize % 4])),
            "tally-range" => msg.with("distance", line.about as i64),
            "tally-close" | "tally-moving" | "tally-value" => msg,
            _ => msg.with("unit", self.unit_name(Unit(line.about as u8))),
        }
    }
}
