//! The legal orders of a position, and every order that can be written.

use crate::WhiteStar;
use crate::forces::Weapon;
use crate::ground::Cell;
use crate::order::{Order, Use, Who, With};
use crate::position::*;

impl WhiteStar {
    /// Every legal order, by what the game waits for.
    pub(crate) fn list(&self, p: &Position, out: &mut Vec<Order>) {
        match p.stage {
            Stage::Setup(seat) => self.setup_orders(p, seat, out),
            Stage::Opening(_) => {
                self.barrage_orders(p, out);
                self.first_orders(p, out);
                if self.may_pass(p).is_ok() {
                    out.push(Order::Pass);
                }
            }
            Stage::Schedule(_) => out.extend([Order::Launch, Order::Pass]),
            Stage::Drawn(seat) => {
                out.extend([Order::Pass, Order::Return]);
                self.refresh_orders(p, seat, out);
            }
            Stage::Designate => self.first_orders(p, out),
            Stage::Landing => self.place_orders(p, out),
            Stage::Acting => {
                self.steps(p, &mut |order| {
                    out.push(order);
                    true
                });
                self.attacks(p, out);
                self.general_orders(p, out);
            }
            Stage::Moving => {
                self.steps(p, &mut |order| {
                    out.push(order);
                    true
                });
                self.scoot_orders(p, out);
                if self.may_stop(p).is_ok() {
                    out.push(Order::Stop);
                }
            }
            Stage::LayMine => out.extend([Order::Pass, Order::Mine]),
            Stage::Opportunity => {
                self.opportunities(p, &mut |order| {
                    out.push(order);
                    true
                });
                self.refresh_orders(p, enemy(self.active(p)), out);
                out.push(Order::Pass);
            }
            Stage::Lead(_) => {
                let units = 0..self.s.units.len() as u8;
                out.extend(
                    units.filter(|&unit| self.may_lead(p, unit).is_ok()).map(|unit| Order::Lead { unit }),
                );
            }
            Stage::Retreat => {
                for unit in members(p.clash.retreat) {
                    out.extend(self.retreats(p, unit).iter().map(|cell| Order::Retreat { unit, cell }));
                }
            }
            Stage::Window(_) => self.fate_orders(p, out),
            Stage::AirTarget | Stage::Scatter | Stage::Stray => self.target_orders(p, out),
            Stage::Flak => self.flak_orders(p, out),
            Stage::Quick => {
                self.refresh_orders(p, self.active(p), out);
                out.push(Order::Pass);
            }
            Stage::Replace => {
                let formation = self.replacing(p);
                let hexes = self.replacement_hexes(p, formation);
                out.extend(hexes.iter().map(|cell| Order::Replace { formation, cell }));
            }
            Stage::LoseWeapon(_) => self.lose_orders(p, out),
            Stage::Draw | Stage::Roll | Stage::Over(_) => {}
        }
    }

    /// 3.1, 12.2: the formations that may be named to go first.
    fn first_orders(&self, p: &Position, out: &mut Vec<Order>) {
        let all = 0..self.s.formations.len() as u8;
        let first = all.filter(|&formation| self.may_be_first(p, formation).is_ok());
        out.extend(first.map(|formation| Order::First { formation }));
    }

    /// Shots, shells and mines to clear, of all units of the acting formation.
    fn attacks(&self, p: &Position, out: &mut Vec<Order>) {
        let seat = self.active(p);
        let foes = self.sides[1 - seat.index()] & !self.hqs;
        let (held, _) = self.held(p, enemy(seat));
        let ready = self.able(p) & !self.hqs & !p.moved & !p.disrupted;
        for unit in members(ready) {
            self.clear_orders(p, unit, out);
            let face = self.face(p, unit);
            if face.mortar {
                let leads = self.leader(p, unit).is_some();
                for cell in held.iter() {
                    for leader in [false, true].into_iter().take(1 + leads as usize) {
                        if self.may_shell(p, unit, cell, leader).is_ok() {
                            out.push(Order::Shell { unit, cell, leader });
                        }
                    }
                }
                continue;
            }
            for scoot in [false, true] {
                if !scoot || self.s.special.m18 & bit(unit) != 0 {
                    self.shots(p, unit, foes, scoot, &mut |order| {
                        out.push(order);
                        true
                    });
                }
            }
        }
    }

    /// 12.2.1: shots of the tank destroyer that has just driven.
    fn scoot_orders(&self, p: &Position, out: &mut Vec<Order>) {
        let party = p.moving.party & self.s.special.m18;
        if party == 0 {
            return;
        }
        let unit = party.trailing_zeros() as u8;
        if self.may_shoot(p, unit, true).is_ok() {
            let foes = self.sides[1 - self.seat(unit).index()] & !self.hqs;
            self.shots(p, unit, foes, true, &mut |order| {
                out.push(order);
                true
            });
        }
    }

    /// Every order that can be written about the counters and hexes of this scenario.
    pub(crate) fn every_order(&self, out: &mut Vec<Order>) {
        let units = 0..self.s.units.len() as u8;
        let cells = 0..self.s.ground.len() as Cell;
        let formations = 0..self.s.formations.len() as u8;
        out.extend([
            Order::Auto,
            Order::Even,
            Order::Ready,
            Order::Launch,
            Order::Return,
            Order::Pass,
            Order::Reroll,
            Order::Command,
            Order::Stop,
            Order::Demolish,
            Order::End,
            Order::Mine,
        ]);
        for face in 1..=6 {
            out.extend([true, false].map(|up| Order::Nudge { face, up }));
        }
        out.extend(formations.clone().map(|formation| Order::First { formation }));
        for cell in cells.clone() {
            out.extend([Order::Dig { cell }, Order::Target { cell }]);
            out.extend((0..self.s.barrages.len() as u8).map(|slot| Order::Call { slot, cell }));
            out.extend(formations.clone().map(|formation| Order::Replace { formation, cell }));
            if self.s.special.ambush.is_some() {
                for leader in [false, true] {
                    out.extend(units.clone().map(|target| Order::Ambush { cell, target, leader }));
                }
            }
        }
        for group in 0..self.s.groups.len() as u8 {
            out.extend([Weapon::Mg, Weapon::At].map(|weapon| Order::Lose { group, weapon }));
        }
        for unit in units.clone() {
            out.extend([Weapon::Mg, Weapon::At].map(|weapon| Order::Arm { unit, weapon }));
            out.extend([Order::Refresh { unit }, Order::Flip { unit }, Order::Lead { unit }]);
            out.extend([false, true].map(|leader| Order::Flak { unit, leader }));
            let groups = [(false, false), (false, true), (true, false), (true, true)];
            let groups = groups.map(|(mate, hq)| Who { unit, mate, hq });
            out.extend(groups.map(|who| Order::Exit { who }));
            for target in units.clone() {
                for weapon in [Use::Along, Use::Hold, Use::Take(Weapon::Mg), Use::Take(Weapon::At)] {
                    for (leader, scoot) in [(false, false), (true, false), (false, true), (true, true)] {
                        out.push(Order::Fire { unit, target, with: With { weapon, leader, scoot } });
                    }
                }
            }
            for cell in cells.clone() {
                out.extend([Order::Clear { unit, cell }, Order::Retreat { unit, cell }]);
                for flag in [false, true] {
                    out.push(Order::Place { unit, cell, mounted: flag });
                    out.push(Order::Shell { unit, cell, leader: flag });
                    out.extend([false, true].map(|hq| Order::Enter { unit, hq, to: cell, mounted: flag }));
                }
                for who in groups {
                    out.extend([
                        Order::Move { who, to: cell },
                        Order::Assault { who, to: cell },
                        Order::Overrun { who, to: cell },
                    ]);
                }
            }
        }
    }
}
