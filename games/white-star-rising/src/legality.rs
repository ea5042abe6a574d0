//! The legal orders of a position.

use crate::*;

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
                let (from, range) = (p.place(unit), face.he.map_or(0, |value| value.range));
                for cell in held.iter().filter(|&cell| self.s.ground.distance(from, cell) <= range) {
                    for leader in [false, true].into_iter().take(1 + leads as usize) {
                        if self.may_shell(p, unit, cell, leader).is_ok() {
                            out.push(Order::Shell { unit, cell, leader });
                        }
                    }
                }
                continue;
            }
            if !self.s.ground.view(p.place(unit)).intersects(&held) {
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
}
