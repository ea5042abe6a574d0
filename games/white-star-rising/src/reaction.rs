//! 6.2 and 8.2: opportunity fire and mines, the answers to every step.

use crate::odds::Upshot;
use crate::*;

/// 8.2.1: dice of a mine.
const MINE: Volley = Volley { dice: 2, cap: 2, hit: 5 };

impl WhiteStar {
    /// 8.2.1: mines come first.
    pub(crate) fn step_mines(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let cell = p.moving.to;
        if p.mines.has(cell) {
            return self.mine_attack(p, cell, p.moving.stepped & !self.hqs, Cause::Mine, sink);
        }
        let owner = enemy(self.active(p));
        if p.moving.fresh && p.moving.step == Step::Plain && p.mines_left[owner.index()] > 0 {
            p.stage = Stage::LayMine;
            return;
        }
        self.step_fire(p, sink);
    }

    pub(crate) fn may_lay_mine(&self, p: &Position) -> Result<(), Deny> {
        if p.stage == Stage::LayMine { Ok(()) } else { Err(Deny::Moment) }
    }

    /// 8.2.1: the other side uses a marker here.
    pub(crate) fn lay_mine(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let owner = enemy(self.active(p));
        let cell = p.moving.to;
        p.mines_left[owner.index()] -= 1;
        p.mines.insert(cell);
        sink.tell(|| Event::MineLaid { hex: cell });
        self.mine_attack(p, cell, p.moving.stepped & !self.hqs, Cause::Mine, sink);
    }

    /// 8.2.1: two dice against everybody who entered, no defence (R42).
    pub(crate) fn mine_attack(
        &self,
        p: &mut Position,
        cell: Cell,
        victims: u64,
        cause: Cause,
        sink: &mut impl Sink<Event>,
    ) {
        let owner = self.seat(victims.trailing_zeros() as u8);
        p.attack =
            Attack { cause, by: enemy(owner), cell, victims, volley: MINE, done: false, ..Attack::NONE };
        sink.tell(|| Event::MineAttacks { hex: cell });
        self.throw(p, Purpose::Attack, MINE.dice, owner);
    }

    /// R13, R59: after a mine; who was to assault and is disrupted goes back.
    pub(crate) fn mine_over(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.moving.step != Step::Plain {
            let (from, cell) = (p.moving.from, p.moving.to);
            let mut back = p.moving.stepped & p.moving.hit & self.alive(p);
            // R44: a headquarters without a fit companion goes back too.
            if let Some(hq) = self.hq_at(p, cell, self.active(p)) {
                let own = self.s.formations[self.unit(hq).formation as usize].units & !self.hqs;
                if p.moving.stepped & own & self.alive(p) & !back == 0 {
                    back |= bit(hq);
                }
            }
            if back != 0 {
                for unit in members(back) {
                    self.put(p, unit, from);
                }
                p.moving.party &= !back;
                p.moving.stepped &= !back;
                p.oc |= back & self.alive(p);
                sink.tell(|| Event::WentBack { units: back, to: from });
            }
        }
        self.step_fire(p, sink);
    }

    /// 6.2, R12: fire at who just entered, unless it is an assault or an overrun.
    pub(crate) fn step_fire(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.moving.step != Step::Plain {
            return self.begin_clash(p, sink);
        }
        self.offer_opportunity(p, sink);
    }

    /// 6.2: asks as long as somebody can fire at somebody.
    pub(crate) fn offer_opportunity(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.stage = Stage::Opportunity;
        let mut found = false;
        self.opportunities(p, &mut |_| {
            found = true;
            false
        });
        if !found {
            found = self.could_refresh(p);
        }
        if !found {
            self.step_done(p, sink);
        }
    }

    /// Units that entered the hex, are still there, and have not been fired at.
    fn open_targets(&self, p: &Position) -> u64 {
        members(p.moving.stepped & !p.moving.shot & !self.hqs)
            .filter(|&unit| p.place(unit) == p.moving.to)
            .fold(0, |set, unit| set | bit(unit))
    }

    /// 6.2: every shot that can be fired at the units that just entered.
    pub(crate) fn opportunities(&self, p: &Position, each: &mut impl FnMut(Order) -> bool) {
        let targets = self.open_targets(p);
        if targets == 0 {
            return;
        }
        let to = p.moving.to;
        let side = enemy(self.active(p));
        let ready = self.sides[side.index()] & !self.hqs & p.stacks.there & !p.oc & !p.disrupted;
        let view = self.s.ground.view(to);
        for unit in members(ready) {
            let from = p.place(unit);
            if !view.has(from) {
                continue;
            }
            if self.face(p, unit).mortar {
                for leader in [false, true] {
                    if self.may_shell(p, unit, to, leader).is_ok()
                        && !each(Order::Shell { unit, cell: to, leader })
                    {
                        return;
                    }
                }
            } else if !self.shots(p, unit, targets, false, each) {
                return;
            }
        }
        self.ambushes(p, each);
    }

    /// 10.0, R67: whether a unit made ready now could fire.
    fn could_refresh(&self, p: &Position) -> bool {
        let side = enemy(self.active(p));
        let targets = self.open_targets(p);
        if p.fate[side.index()] < crate::fate::READY || targets == 0 {
            return false;
        }
        let mut ready = *p;
        members(p.oc & self.sides[side.index()] & !self.hqs & !p.disrupted).any(|unit| {
            ready.oc = p.oc & !bit(unit);
            if self.face(p, unit).mortar {
                return self.may_shell(&ready, unit, p.moving.to, false).is_ok();
            }
            members(targets).any(|target| self.may_fire(&ready, unit, target, With::PLAIN).is_ok())
        })
    }

    /// 8.2.2: clearing a mine next to the hex where the unit began its impulse.
    pub(crate) fn may_clear(&self, p: &Position, unit: u8, cell: Cell) -> Result<(), Deny> {
        if !matches!(p.stage, Stage::Acting) {
            return Err(if matches!(p.stage, Stage::Moving) { Deny::FinishMove } else { Deny::Moment });
        }
        self.may_act(p, unit)?;
        if self.is_hq(unit) || !self.is_infantry(p, unit) {
            return Err(Deny::NotInfantry { unit });
        }
        if Position::is(p.moved | p.strayed, unit) {
            return Err(Deny::HasMoved { unit });
        }
        if !p.good_order(unit) {
            return Err(Deny::Disrupted { unit });
        }
        if !p.mines.has(cell) {
            return Err(Deny::NoMine { hex: cell });
        }
        if !self.s.ground.around(p.place(unit)).has(cell) {
            return Err(Deny::NotAdjacent { unit, hex: cell });
        }
        Ok(())
    }

    /// 8.2.2: one die, pioneers two.
    pub(crate) fn clear(&self, p: &mut Position, unit: u8, cell: Cell) {
        let dice = 1 + self.kind(unit).pioneer as u8;
        self.throw(p, Purpose::Clear(unit, cell), dice, self.seat(unit));
    }

    pub(crate) fn clear_rolled(&self, p: &mut Position, unit: u8, cell: Cell, sink: &mut impl Sink<Event>) {
        let cleared = p.roll.dice().iter().any(|die| die.is_multiple_of(2));
        if cleared {
            p.mines.remove(cell);
        }
        p.oc |= bit(unit);
        p.upshot = Some(if cleared { Upshot::Cleared } else { Upshot::Stays });
        sink.tell(|| Event::Cleared { unit, hex: cell, cleared });
        self.operations(p, sink);
    }

    pub(crate) fn clear_orders(&self, p: &Position, unit: u8, out: &mut Vec<Order>) {
        if p.mines.is_empty() {
            return;
        }
        for &cell in self.s.ground.neighbours(p.place(unit)) {
            if self.may_clear(p, unit, cell).is_ok() {
                out.push(Order::Clear { unit, cell });
            }
        }
    }
}
