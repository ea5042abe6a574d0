//! 6.1 (mortars) and 11.2: shells on hexes, explosive or smoke.

use crate::odds::Upshot;
use crate::*;

/// 11.2: barrages in one impulse (R32).
const PER_IMPULSE: u8 = 2;

impl WhiteStar {
    /// 6.1: a mortar at a hex: in its own sight, or in its impulse in that of an observer.
    pub(crate) fn may_shell(&self, p: &Position, unit: u8, cell: Cell, leader: bool) -> Result<bool, Deny> {
        self.may_shoot(p, unit, false)?;
        let face = self.face(p, unit);
        let Some(value) = face.he.filter(|_| face.mortar) else { return Err(Deny::NotMortar { unit }) };
        let from = p.place(unit);
        let seat = self.seat(unit);
        let victims = self.platoons(p, cell, enemy(seat));
        if matches!(p.stage, Stage::Opportunity) {
            if cell != p.moving.to || p.moving.stepped & victims == 0 {
                return Err(Deny::NothingMoved { hex: cell });
            }
            // R58: it is the one attack on everybody who entered, so nobody may have had his.
            if let Some(unit) = members(p.moving.stepped & victims & p.moving.shot).next() {
                return Err(Deny::AlreadyShot { unit });
            }
        } else if victims == 0 {
            return Err(Deny::EmptyTarget { hex: cell });
        }
        let distance = self.s.ground.distance(from, cell);
        if distance > value.range {
            return Err(Deny::BeyondRange { unit, distance, range: value.range });
        }
        let direct = distance <= 1 || self.sees(p, from, cell);
        if !direct {
            if matches!(p.stage, Stage::Opportunity) {
                return Err(Deny::NoSight { from, hex: cell });
            }
            if leader {
                // R53: leadership does not help where nobody sees.
                return Err(Deny::NoLeader { unit });
            }
            if !self.observers(p, self.unit(unit).formation, false).any(|eye| self.sees(p, eye, cell)) {
                return Err(Deny::NoObserver { unit });
            }
        }
        if leader && self.leader(p, unit).is_none() {
            return Err(Deny::NoLeader { unit });
        }
        Ok(direct)
    }

    /// 1.3.3.2, 9.2, R55: hexes from which headquarters and recon of a formation observe. A barrage also needs command
    /// and, as it is the caller's first action, somebody who has not acted.
    pub(crate) fn observers(&self, p: &Position, formation: u8, barrage: bool) -> impl Iterator<Item = Cell> {
        let units = self.s.formations[formation as usize].units;
        members(units)
            .filter(move |&unit| {
                let hq = self.is_hq(unit);
                if !on_map(p.place(unit)) || !hq && (!self.kind(unit).recon || !p.good_order(unit)) {
                    return false;
                }
                !barrage || !Position::is(p.ooc | p.oc | p.moved, unit)
            })
            .map(|unit| p.place(unit))
            .collect::<arrayvec::ArrayVec<Cell, MAX_UNITS>>()
            .into_iter()
    }

    /// 6.1: the dice of a mortar.
    pub(crate) fn shell_volley(&self, p: &Position, unit: u8, leader: bool) -> (Volley, Tally) {
        let mut tally = Tally::default();
        let Some(value) = self.face(p, unit).he else { return (Volley::default(), tally) };
        let mut dice = value.dice;
        tally.add(dice as i16, "tally-mortar", unit as u16, Rule("6.1 R23"));
        if leader && let Some(hq) = self.leader(p, unit) {
            let more = self.leadership(p, hq);
            dice += more;
            tally.add(more as i16, "tally-leader", hq as u16, Rule("1.3.2.2"));
        }
        let mut add = |value, reason, about, rule| tally.add(value, reason, about, rule);
        dice -= self.ration(p, dice as i16, &mut add) as u8;
        tally.add(0, "tally-hit", value.hit as u16, Rule("6.1"));
        (Volley { dice, cap: dice, hit: value.hit }, tally)
    }

    /// 6.1: the mortar fires.
    pub(crate) fn shell(
        &self,
        p: &mut Position,
        unit: u8,
        cell: Cell,
        leader: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let Ok(direct) = self.may_shell(p, unit, cell, leader) else { return };
        let (volley, _) = self.shell_volley(p, unit, leader);
        let by = self.seat(unit);
        sink.tell(|| Event::Shells { unit, hex: cell, direct });
        if leader {
            self.use_leader(p, unit);
        }
        if !direct {
            p.barrage = Barrage {
                centre: cell,
                wide: false,
                smoke: false,
                dice: volley.dice,
                hit: volley.hit,
                next: 0,
                mortar: unit,
                by,
                then: Then::Acting,
            };
            return self.throw(p, Purpose::Accuracy, 1, enemy(by));
        }
        let cause = if p.stage == Stage::Opportunity { Cause::Opportunity } else { Cause::Mortar };
        p.attack = Attack {
            cause,
            by,
            firer: unit,
            cell,
            victims: self.platoons(p, cell, enemy(by)),
            volley,
            done: false,
            ..Attack::NONE
        };
        self.throw(p, Purpose::Attack, volley.dice, enemy(by));
    }

    /// The hexes a barrage of this side can be called on now.
    pub(crate) fn barrage_area(&self, p: &Position, seat: Seat) -> Result<Area, Deny> {
        if let Some(most) = self.s.special.barrages_per_turn
            && p.fired_this_turn[seat.index()] >= most
        {
            return Err(Deny::BarragesThisTurn { most });
        }
        let opening = p.stage == Stage::Opening(seat)
            && self.s.special.opening_barrage == Some(seat)
            && !p.special.opening;
        let callers: Vec<Cell> = match p.stage {
            // 12.2.11, S12: any headquarters sees for the first one.
            Stage::Opening(_) if opening => members(self.sides[seat.index()] & self.hqs)
                .map(|hq| p.place(hq))
                .filter(|&cell| on_map(cell))
                .collect(),
            Stage::Acting if self.active(p) == seat => {
                if p.impulse.barrages >= PER_IMPULSE {
                    return Err(Deny::BarragesThisImpulse);
                }
                let only = self.s.special.only_callers[seat.index()];
                if only == 0 {
                    self.observers(p, p.impulse.formation, true).collect()
                } else {
                    members(only & self.formation(p).units)
                        .filter(|&unit| on_map(p.place(unit)) && !Position::is(p.ooc | p.oc | p.moved, unit))
                        .map(|unit| p.place(unit))
                        .collect()
                }
            }
            _ => return Err(Deny::Moment),
        };
        if callers.is_empty() {
            return Err(Deny::NoCaller);
        }
        let mut area = Area::NONE;
        for from in callers {
            for to in self.s.ground.view(from).iter() {
                if !area.has(to) && self.sees(p, from, to) {
                    area.insert(to);
                }
            }
        }
        Ok(area)
    }

    /// 11.2: whether this barrage can be called on this hex.
    pub(crate) fn may_call(&self, p: &Position, slot: u8, cell: Cell) -> Result<(), Deny> {
        let Some(barrage) = self.s.barrages.get(slot as usize) else {
            return Err(Deny::NoBarrage { barrage: slot });
        };
        let area = self.barrage_area(p, barrage.seat)?;
        if p.barrages[slot as usize] == 0 {
            return Err(Deny::NoBarrage { barrage: slot });
        }
        if !area.has(cell) {
            return Err(Deny::NobodySees { hex: cell });
        }
        Ok(())
    }

    pub(crate) fn barrage_orders(&self, p: &Position, out: &mut Vec<Order>) {
        let seat = match p.stage {
            Stage::Opening(seat) => seat,
            _ => self.active(p),
        };
        let stocked = |slot: &usize| p.barrages[*slot] > 0 && self.s.barrages[*slot].seat == seat;
        if !(0..self.s.barrages.len()).any(|slot| stocked(&slot)) {
            return;
        }
        let Ok(area) = self.barrage_area(p, seat) else { return };
        for slot in (0..self.s.barrages.len()).filter(stocked) {
            out.reserve(area.len());
            area.iter().for_each(|cell| out.push(Order::Call { slot: slot as u8, cell }));
        }
    }

    /// 11.2: the barrage is spent, whether it comes down or not.
    pub(crate) fn call(&self, p: &mut Position, slot: u8, cell: Cell, sink: &mut impl Sink<Event>) {
        let stock = &self.s.barrages[slot as usize];
        let opening = matches!(p.stage, Stage::Opening(_));
        p.barrages[slot as usize] -= 1;
        p.impulse.barrages += !opening as u8;
        p.fired_this_turn[stock.seat.index()] += 1;
        p.barrage = Barrage {
            centre: cell,
            wide: true,
            smoke: stock.smoke,
            dice: stock.dice,
            hit: stock.hit,
            next: 0,
            mortar: NOBODY,
            by: stock.seat,
            then: if opening { Then::Opening } else { Then::Acting },
        };
        let (seat, smoke) = (stock.seat, stock.smoke);
        sink.tell(|| Event::Called { side: seat, hex: cell, smoke });
        self.throw(p, Purpose::Accuracy, 1, enemy(stock.seat));
    }

    /// 11.2: a one is lost.
    pub(crate) fn accuracy_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.roll.faces[0] == 1 {
            p.upshot = p.upshot.or(Some(Upshot::Astray));
            sink.tell(|| Event::Astray);
            return self.shells_over(p, sink);
        }
        if p.barrage.wide {
            p.upshot = p.upshot.or(Some(Upshot::OnTarget));
        }
        let centre = p.barrage.centre;
        if p.barrage.smoke {
            p.smoke[0].insert(centre);
            p.smoke[1].remove(centre);
            p.spread_smoke(|cell| *self.s.ground.around(cell));
            sink.tell(|| Event::Smoke { hex: centre });
            return self.shells_over(p, sink);
        }
        self.next_shells(p, sink);
    }

    /// 11.2.1: the next hex with anybody in it (R47).
    pub(crate) fn next_shells(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let neighbours = self.s.ground.neighbours(p.barrage.centre);
        let last = if p.barrage.wide { neighbours.len() as u8 } else { 0 };
        while p.barrage.next <= last {
            let index = p.barrage.next;
            p.barrage.next += 1;
            let cell = if index == 0 { p.barrage.centre } else { neighbours[index as usize - 1] };
            let victims = p.in_cell(cell) & !self.hqs;
            if victims == 0 {
                continue;
            }
            let volley = Volley { dice: p.barrage.dice, cap: p.barrage.dice, hit: p.barrage.hit };
            p.attack = Attack {
                cause: Cause::Barrage,
                by: p.barrage.by,
                firer: p.barrage.mortar,
                cell,
                victims,
                volley,
                done: false,
                ..Attack::NONE
            };
            sink.tell(|| Event::ShellsFall { hex: cell });
            let owner = self.seat(victims.trailing_zeros() as u8);
            return self.throw(p, Purpose::Attack, volley.dice, owner);
        }
        self.shells_over(p, sink);
    }

    fn shells_over(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.barrage.mortar != NOBODY {
            p.oc |= bit(p.barrage.mortar) & self.alive(p);
        }
        match p.barrage.then {
            Then::Acting => self.operations(p, sink),
            Then::Opening => {
                p.special.opening = true;
                self.open(p, sink);
            }
            Then::Impulse => self.chaos_strikes(p, sink),
        }
    }
}
