//! 5.1: movement.

use crate::tables::Printed;
use crate::*;

/// 12.2.1: movement points a tank destroyer may spend before or after firing.
pub const SCOOT: u8 = 3;

/// Where the enemy is and where there is room.
pub(crate) struct Around<'a> {
    /// Hexes with enemy platoons.
    pub foes: &'a Area,
    /// Hexes with own platoons.
    pub own: &'a Area,
    /// Hexes with two own platoons.
    pub full: &'a Area,
    /// Hexes with an own headquarters.
    pub hqs: &'a Area,
}

impl WhiteStar {
    pub(crate) fn look_around<'a>(&self, p: &'a Position) -> Around<'a> {
        self.look_around_for(p, self.active(p))
    }

    /// The same for either side.
    pub(crate) fn look_around_for<'a>(&self, p: &'a Position, seat: Seat) -> Around<'a> {
        let (own, foes) = (seat.index(), enemy(seat).index());
        let stacks = &p.stacks;
        Around {
            foes: &stacks.held[foes],
            own: &stacks.held[own],
            full: &stacks.full[own],
            hqs: &stacks.hqs[own],
        }
    }

    /// The counters a step is about.
    pub(crate) fn party(&self, p: &Position, who: Who) -> Result<u64, Deny> {
        let unit = who.unit;
        if self.is_hq(unit) {
            return Err(Deny::HqAlone { unit });
        }
        let mut set = bit(unit);
        let cell = p.place(unit);
        let seat = self.seat(unit);
        if who.mate {
            let others = self.platoons(p, cell, seat) & !bit(unit);
            if !on_map(cell) || others == 0 {
                return Err(Deny::NoMate { unit });
            }
            // Two platoons are always named by the first of them, so that every group has one name.
            if (others.trailing_zeros() as u8) < unit {
                return Err(Deny::NameFirst { unit: others.trailing_zeros() as u8 });
            }
            set |= others;
        }
        if who.hq {
            match self.hq_at(p, cell, seat) {
                Some(hq) if on_map(cell) => set |= bit(hq),
                _ => return Err(Deny::NoHq { unit }),
            }
        }
        Ok(set)
    }

    /// 5.1: whether these counters may make a step together now.
    pub(crate) fn may_set_out(&self, p: &Position, set: u64) -> Result<(), Deny> {
        if !matches!(p.stage, Stage::Acting | Stage::Moving) {
            return Err(Deny::Moment);
        }
        // Nobody has set out before, and nothing is under way.
        let busy = p.moved | p.strayed | !self.able(p);
        let quiet = p.moving.scoot == NOBODY && p.moving.inside == 0;
        if set & busy == 0 && quiet && matches!(p.stage, Stage::Acting) {
            return Ok(());
        }
        let moving = matches!(p.stage, Stage::Moving);
        // Somebody may still join if nobody of the group has left the hex (5.1).
        let party = if moving && self.has_left(p) { p.moving.party } else { u64::MAX };
        if set & !(self.able(p) & party) != 0 {
            for unit in members(set) {
                self.may_act(p, unit)?;
                if party & bit(unit) == 0 {
                    return Err(Deny::NotInParty { unit });
                }
            }
        }
        // Who has moved may only go on as part of the move under way.
        if let Some(unit) = members(set & p.moved & !p.moving.party).next() {
            return Err(Deny::Complete { unit });
        }
        if moving && set & p.moving.party == 0 {
            return Err(Deny::FinishMove);
        }
        // 5.1: units that began the impulse apart do not set out together, even if one was made ready again (R67).
        let platoons = set & !self.hqs;
        let strayed = platoons & p.strayed;
        if platoons & !p.moving.party != 0 && strayed != 0 && platoons.count_ones() > 1 {
            let unit = strayed.trailing_zeros() as u8;
            if platoons & !bit(unit) != bit(p.mates[unit as usize] & 63) {
                return Err(Deny::NotInParty { unit });
            }
        }
        // 12.2.1: a tank destroyer that has fired moves without another platoon.
        if p.moving.scoot != NOBODY && set & !self.hqs != bit(p.moving.scoot) {
            return Err(Deny::FinishMove);
        }
        // 6.4: whoever is in the middle of an overrun goes on first.
        if p.moving.inside & !set != 0 && p.moving.inside & set == 0 {
            return Err(Deny::MustLeave { hex: p.clash.cell });
        }
        Ok(())
    }

    /// Whether any of the group under way has entered a new hex.
    #[inline]
    pub(crate) fn has_left(&self, p: &Position) -> bool {
        p.moving.to != crate::ground::NOWHERE
    }

    /// 5.1, 1.3.2: a headquarters moves with a unit of its formation and is not left alone.
    pub(crate) fn hq_rule(&self, p: &Position, set: u64, cell: Cell) -> Result<(), Deny> {
        match self.hq_at(p, cell, self.active(p)) {
            Some(hq) => self.hq_stays(hq, set, p.in_cell(cell)),
            None => Ok(()),
        }
    }

    /// The same for the headquarters and all counters of a hex.
    pub(crate) fn hq_stays(&self, hq: u8, set: u64, here: u64) -> Result<(), Deny> {
        let own = self.s.formations[self.unit(hq).formation as usize].units & !self.hqs;
        if set & bit(hq) != 0 {
            if set & own == 0 {
                return Err(Deny::HqAlone { unit: hq });
            }
        } else if set & own != 0 && here & own & !set == 0 {
            return Err(Deny::HqLeftAlone { unit: hq });
        }
        Ok(())
    }

    /// Movement points a unit has left.
    #[inline]
    pub(crate) fn mp_left(&self, p: &Position, unit: u8) -> u8 {
        self.mp_left_as(p, unit, self.printed(p, unit))
    }
    /// The same for either face.
    #[inline]
    pub(crate) fn mp_left_as(&self, p: &Position, unit: u8, printed: &Printed) -> u8 {
        let spent = p.spent[unit as usize];
        let left = (printed.mp + self.drive(p, printed.mp)).saturating_sub(spent);
        if p.moving.scoot == unit { left.min(SCOOT.saturating_sub(spent)) } else { left }
    }

    /// 5.1: what a step costs a unit, or why it cannot be made.
    pub(crate) fn step_cost(&self, p: &Position, unit: u8, from: Cell, to: Cell) -> Result<u8, Deny> {
        self.step_cost_as(p, unit, self.printed(p, unit), from, to)
    }

    /// The same for either face.
    pub(crate) fn step_cost_as(
        &self,
        p: &Position,
        unit: u8,
        printed: &Printed,
        from: Cell,
        to: Cell,
    ) -> Result<u8, Deny> {
        let (gait, hard) = (printed.gait, printed.hard);
        let cost = match from {
            WAITING => self.s.ground.entry_cost(to, gait, hard),
            _ => self.s.ground.cost(from, to, gait, hard),
        };
        let cost = cost
            .filter(|_| !self.bridge_down(p, to) && !self.bridge_down(p, from))
            .ok_or(Deny::Impassable { unit, hex: to })?;
        if self.s.formations[self.unit(unit).formation as usize].forbidden.has(to) {
            return Err(Deny::Boundary { unit, hex: to });
        }
        Ok(cost)
    }

    /// 12.2.8: whether this was the bridge.
    #[inline]
    fn bridge_down(&self, p: &Position, cell: Cell) -> bool {
        p.special.down && self.s.special.demolition.as_ref().is_some_and(|rule| rule.bridge == cell)
    }

    /// 5.1: the neighbours that all these counters can pay for and may enter, one bit each in their order.
    pub(crate) fn reach(&self, p: &Position, set: u64, from: Cell) -> u8 {
        let neighbours = self.s.ground.neighbours(from);
        let mut reach = u8::MAX;
        for unit in members(set) {
            let printed = self.printed(p, unit);
            let left = self.mp_left_as(p, unit, printed);
            reach &= self.s.ground.open(from, printed.gait, printed.hard, left);
            let forbidden = &self.s.formations[self.unit(unit).formation as usize].forbidden;
            if !forbidden.is_empty() {
                let out = neighbours.iter().enumerate().filter(|&(_, &to)| forbidden.has(to));
                reach &= !out.fold(0, |out, (slot, _)| out | 1 << slot);
            }
        }
        if p.special.down {
            let open = neighbours.iter().enumerate().filter(|&(_, &to)| !self.bridge_down(p, to));
            reach &= open.fold(0, |open, (slot, _)| open | 1 << slot);
            if self.bridge_down(p, from) {
                reach = 0;
            }
        }
        reach
    }

    /// 1.4: whether there is room in a hex for these counters.
    #[inline]
    pub(crate) fn room(&self, around: &Around, set: u64, to: Cell) -> Result<(), Deny> {
        let platoons = (set & !self.hqs).count_ones();
        let there = if around.full.has(to) {
            2
        } else if around.own.has(to) {
            1
        } else {
            0
        };
        if there + platoons > 2 {
            return Err(Deny::Full { hex: to });
        }
        if set & self.hqs != 0 && around.hqs.has(to) {
            return Err(Deny::TwoHqs { hex: to });
        }
        Ok(())
    }

    /// 6.1.7, R17: where a disrupted unit may go.
    pub(crate) fn retreat_rule(
        &self,
        p: &Position,
        around: &Around,
        unit: u8,
        from: Cell,
        to: Cell,
    ) -> Result<(), Deny> {
        if p.good_order(unit) {
            return Ok(());
        }
        let ground = &self.s.ground;
        for foe in around.foes.iter() {
            let now = ground.distance(to, foe);
            if now < 2 {
                return Err(Deny::DisruptedNear { unit });
            }
            if on_map(from) && now < ground.distance(from, foe) && self.sees(p, from, foe) {
                return Err(Deny::DisruptedCloser { unit });
            }
        }
        Ok(())
    }

    /// 5.1: a step into a hex without enemies.
    pub(crate) fn may_move(&self, p: &Position, around: &Around, who: Who, to: Cell) -> Result<(), Deny> {
        let set = self.ready_to_step(p, around, who, to, 0)?;
        if around.foes.has(to) {
            return Err(Deny::EnemyThere { hex: to });
        }
        let from = p.place(who.unit);
        for unit in members(set & !self.hqs) {
            self.retreat_rule(p, around, unit, from, to)?;
        }
        Ok(())
    }

    /// What all steps have in common. `more` is paid on top.
    pub(crate) fn ready_to_step(
        &self,
        p: &Position,
        around: &Around,
        who: Who,
        to: Cell,
        more: u8,
    ) -> Result<u64, Deny> {
        let set = self.ready_to_leave(p, who)?;
        let from = p.place(who.unit);
        if !self.s.ground.around(from).has(to) {
            return Err(Deny::NotAdjacent { unit: who.unit, hex: to });
        }
        self.can_step(p, around, set, from, to, more)?;
        Ok(set)
    }

    /// What does not depend on where the step leads.
    fn ready_to_leave(&self, p: &Position, who: Who) -> Result<u64, Deny> {
        let set = self.party(p, who)?;
        self.may_set_out(p, set)?;
        self.hq_rule(p, set, p.place(who.unit))?;
        Ok(set)
    }

    /// Points and room for a step into a neighbouring hex.
    fn can_step(
        &self,
        p: &Position,
        around: &Around,
        set: u64,
        from: Cell,
        to: Cell,
        more: u8,
    ) -> Result<(), Deny> {
        for unit in members(set) {
            let cost = self.step_cost(p, unit, from, to)? + more;
            let left = self.mp_left(p, unit);
            if cost > left {
                return Err(Deny::TooFar { unit, cost, left });
            }
        }
        self.room(around, set, to)
    }

    /// Carries out a step; what it leads to follows in the order of 6.2.
    pub(crate) fn step(
        &self,
        p: &mut Position,
        set: u64,
        from: Cell,
        to: Cell,
        step: Step,
        sink: &mut impl Sink<Event>,
    ) {
        let more = (step == Step::Overrun) as u8;
        if matches!(p.stage, Stage::Acting) {
            let scoot = p.moving.scoot;
            p.moving = Moving { scoot, ..Moving::NONE };
        }
        let fresh = p.in_cell(to) == 0;
        self.note_mates(p, set & !p.strayed & !self.hqs);
        for unit in members(set) {
            let cost = self.step_cost(p, unit, from, to).unwrap_or(0);
            p.spent[unit as usize] += cost + more;
            self.put(p, unit, to);
        }
        p.moved |= set;
        p.strayed |= set;
        p.moving.party |= set;
        p.moving.stepped = set;
        p.moving.inside &= !set;
        p.moving.from = from;
        p.moving.to = to;
        p.moving.shot = 0;
        p.moving.step = step;
        p.moving.fresh = fresh;
        // R18: leadership can be used anew against every step.
        let foes = enemy(self.active(p));
        p.led &= !self.sides[foes.index()];
        if step == Step::Plain {
            self.watch_bridge(p, set, from, to);
        }
        self.watch_work(p, set, to);
        self.watch_trigger(p, self.active(p), to);
        sink.tell(|| Event::Moved { units: set, from, to, step });
        if step == Step::Plain {
            self.occupy(p, self.active(p), to);
        }
        self.step_mines(p, sink);
    }

    /// 5.1: who leaves the hex where it began the impulse remembers with whom it was there.
    fn note_mates(&self, p: &mut Position, set: u64) {
        for unit in members(set & p.stacks.there) {
            let others = self.stack(p, unit) & !self.hqs & !p.strayed & !bit(unit);
            if others != 0 {
                let mate = others.trailing_zeros() as u8;
                p.mates[unit as usize] = mate;
                p.mates[mate as usize] = unit;
            }
        }
    }

    /// 6.2: the step is finished; whoever was disrupted stops, also one who had been dropped off in the hex before.
    pub(crate) fn step_done(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let stopped = (p.moving.stepped | p.moving.party) & p.moving.hit;
        p.moving.hit = 0;
        if stopped != 0 {
            p.moving.party &= !stopped;
            p.oc |= stopped & self.alive(p);
        }
        p.moving.stepped = 0;
        self.go_on(p, sink);
    }

    /// 5.1: the group goes on if it can; else its move is over.
    pub(crate) fn go_on(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.stage = Stage::Moving;
        let mut found = false;
        self.steps(p, &mut |_| {
            found = true;
            false
        });
        if found || self.may_still_fire(p) {
            return;
        }
        self.stop(p, sink);
    }

    /// 5.1: whether the move may end here.
    pub(crate) fn may_stop(&self, p: &Position) -> Result<(), Deny> {
        if !matches!(p.stage, Stage::Moving) {
            return Err(Deny::Moment);
        }
        if p.moving.inside != 0 {
            return Err(Deny::MustLeave { hex: p.clash.cell });
        }
        Ok(())
    }

    /// 5.1: the move is over, everybody in it is done.
    pub(crate) fn stop(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        // 6.4: nobody stays among the enemy; who finds no way out goes back where he came from.
        let stuck = p.moving.inside;
        if stuck != 0 {
            for unit in members(stuck) {
                self.put(p, unit, p.clash.from);
            }
            let (units, to) = (stuck, p.clash.from);
            sink.tell(|| Event::WentBack { units, to });
        }
        let party = p.moving.party;
        p.oc |= party & self.alive(p);
        p.moving = Moving::NONE;
        // Whoever fire has stopped is no longer part of the move.
        if party != 0 {
            sink.tell(|| Event::Stopped { units: party });
        }
        self.operations(p, sink);
    }
}
