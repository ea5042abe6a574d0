//! 12.2: the scenarios' own rules that need more than data.

use crate::forces::When;
use crate::odds::Upshot;
use crate::*;

impl WhiteStar {
    /// 12.2.8: an enemy near the bridge calls up the stuka for the next turn.
    pub(crate) fn watch_trigger(&self, p: &mut Position, seat: Seat, to: Cell) {
        if p.special.trigger != 0 {
            return;
        }
        for aircraft in &self.s.aircraft {
            if let When::Trigger { near } = &aircraft.when
                && aircraft.seat != seat
                && near.has(to)
            {
                p.special.trigger = p.turn;
            }
        }
    }

    /// 12.2.8, S10: who went onto the bridge from one bank and left it for the other has crossed.
    pub(crate) fn watch_bridge(&self, p: &mut Position, set: u64, from: Cell, to: Cell) {
        let Some(rule) = &self.s.special.demolition else { return };
        let enemies = set & !self.sides[self.s.formations[rule.formation as usize].seat.index()];
        let ends = self.s.ground.bridge_ends(rule.bridge);
        if to == rule.bridge {
            if from == ends[0] {
                p.special.over |= enemies;
            } else {
                p.special.over &= !enemies;
            }
        } else if from == rule.bridge {
            let came_first = enemies & p.special.over;
            let crossed = if to == ends[0] { enemies & !came_first } else { came_first };
            p.special.crossed |= crossed != 0;
        }
    }

    /// 12.2.8, S10: pioneers that leave the bridge lose the turn, even if they come back.
    pub(crate) fn watch_work(&self, p: &mut Position, set: u64, to: Cell) {
        if let Some(rule) = &self.s.special.demolition
            && rule.pioneers & set != 0
            && !rule.ends.has(to)
        {
            p.special.working = false;
        }
    }

    /// 12.2.8, S10: a disrupted pioneer loses the turn.
    pub(crate) fn watch_pioneer(&self, p: &mut Position, unit: u8) {
        if let Some(rule) = &self.s.special.demolition
            && rule.pioneers & bit(unit) != 0
        {
            p.special.working = false;
        }
    }

    /// 12.2.8: at the end of the turn.
    pub(crate) fn count_charges(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let Some(rule) = &self.s.special.demolition else { return };
        if p.special.charges >= rule.turns || p.special.down {
            return;
        }
        let there = members(rule.pioneers).any(|unit| rule.ends.has(p.place(unit)) && on_map(p.place(unit)));
        p.special.charges = if p.special.working && there { p.special.charges + 1 } else { 0 };
        let charges = p.special.charges;
        if charges == rule.turns {
            p.special.attempt_from = p.turn + 1;
            sink.tell(|| Event::ChargesSet);
        } else if charges > 0 {
            sink.tell(|| Event::Charging { turns: charges });
        }
    }

    /// 12.2.8: whether the bridge may be blown now.
    pub(crate) fn may_demolish(&self, p: &Position) -> Result<(), Deny> {
        let Some(rule) = &self.s.special.demolition else { return Err(Deny::NoBridgeRule) };
        if p.stage != Stage::Acting || p.impulse.formation != rule.formation {
            return Err(Deny::Moment);
        }
        if p.special.down || p.special.crossed {
            return Err(Deny::BridgeSafe);
        }
        if p.special.charges < rule.turns || p.turn < p.special.attempt_from {
            return Err(Deny::ChargesNotSet);
        }
        if p.special.tried == p.turn {
            return Err(Deny::TriedThisTurn);
        }
        let ready = members(rule.pioneers)
            .any(|unit| on_map(p.place(unit)) && rule.ends.has(p.place(unit)) && p.good_order(unit));
        if ready { Ok(()) } else { Err(Deny::NoPioneer) }
    }

    pub(crate) fn demolish(&self, p: &mut Position) {
        p.special.tried = p.turn;
        p.special.attempts += 1;
        self.throw(p, Purpose::Demolition, 1, self.active(p));
    }

    pub(crate) fn demolition_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let Some(rule) = &self.s.special.demolition else { return };
        let most = if p.special.attempts == 1 { rule.first } else { rule.later };
        let down = p.roll.faces[0] <= most;
        p.upshot = Some(if down { Upshot::Down } else { Upshot::Stands });
        sink.tell(|| Event::Demolition { down });
        if down {
            p.special.down = true;
            for unit in members(p.in_cell(rule.bridge)) {
                if self.is_hq(unit) { self.lose_hq(p, unit, sink) } else { self.eliminate(p, unit, sink) }
            }
        }
        self.operations(p, sink);
    }

    /// 12.2.4: the panther shows itself where it can fire at once, and must.
    pub(crate) fn may_ambush(
        &self,
        p: &Position,
        cell: Cell,
        target: u8,
        leader: bool,
    ) -> Result<Volley, Deny> {
        let Some(rule) = &self.s.special.ambush else { return Err(Deny::NoAmbush) };
        if !p.special.ambush {
            return Err(Deny::NoAmbush);
        }
        let seat = self.seat(rule.unit);
        let right = match p.stage {
            Stage::Opportunity => self.active(p) != seat,
            Stage::Acting => p.impulse.formation == self.unit(rule.unit).formation,
            _ => false,
        };
        if !right {
            return Err(Deny::Moment);
        }
        if !rule.at.has(cell) || self.platoons(p, cell, enemy(seat)) != 0 {
            return Err(Deny::NotAmbushHex { hex: cell });
        }
        if self.platoons(p, cell, seat).count_ones() >= 2 {
            return Err(Deny::Full { hex: cell });
        }
        let mut shown = *p;
        self.put(&mut shown, rule.unit, cell);
        self.may_fire(&shown, rule.unit, target, With { leader, ..With::PLAIN })
    }

    pub(crate) fn ambushes(&self, p: &Position, each: &mut impl FnMut(Order) -> bool) {
        let Some(rule) = self.s.special.ambush.as_ref().filter(|_| p.special.ambush) else { return };
        let targets = match p.stage {
            Stage::Opportunity => p.moving.stepped & !p.moving.shot & !self.hqs,
            _ => self.sides[1 - self.seat(rule.unit).index()] & !self.hqs,
        };
        for cell in rule.at.iter() {
            for target in members(targets) {
                for leader in [false, true] {
                    if self.may_ambush(p, cell, target, leader).is_ok()
                        && !each(Order::Ambush { cell, target, leader })
                    {
                        return;
                    }
                }
            }
        }
    }

    pub(crate) fn ambush_orders(&self, p: &Position, out: &mut Vec<Order>) {
        self.ambushes(p, &mut |order| {
            out.push(order);
            true
        });
    }

    /// 12.2.4: it appears, fires, and has one hit for nothing.
    pub(crate) fn ambush(
        &self,
        p: &mut Position,
        cell: Cell,
        target: u8,
        leader: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(rule) = self.s.special.ambush else { return };
        p.special.ambush = false;
        self.put(p, rule.unit, cell);
        self.occupy(p, self.seat(rule.unit), cell);
        let unit = rule.unit;
        sink.tell(|| Event::Ambush { unit, hex: cell });
        self.fire(p, unit, target, With { leader, ..With::PLAIN }, sink);
        p.attack.auto = rule.hits;
    }
}
