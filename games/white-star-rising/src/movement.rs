//! 5.0: movement, mounting and dismounting, entering and leaving the map.

use crate::WhiteStar;
use crate::deny::Deny;
use crate::event::Event;
use crate::ground::Cell;
use crate::order::{Order, Who};
use crate::position::*;
use board::Area;
use engine::{Seat, Sink};

/// 5.2: movement points for turning a counter over.
const FLIP: u8 = 3;
/// R14: movement points for leaving the map.
const LEAVE: u8 = 1;
/// 12.2.1: movement points a tank destroyer may spend before or after firing.
pub const SCOOT: u8 = 3;

/// Where the enemy is and where there is room: looked up once for many steps.
pub(crate) struct Around {
    /// Hexes with enemy platoons.
    pub foes: Area,
    /// Hexes with own platoons.
    pub own: Area,
    /// Hexes with two own platoons.
    pub full: Area,
    /// Hexes with an own headquarters.
    pub hqs: Area,
}

impl WhiteStar {
    pub(crate) fn look_around(&self, p: &Position) -> Around {
        self.look_around_for(p, self.active(p))
    }

    /// The same for either side.
    pub(crate) fn look_around_for(&self, p: &Position, seat: Seat) -> Around {
        let (own, full) = self.held(p, seat);
        let (foes, _) = self.held(p, enemy(seat));
        let hqs = members(self.sides[seat.index()] & self.hqs)
            .map(|hq| p.place(hq))
            .filter(|&cell| on_map(cell))
            .collect();
        Around { foes, own, full, hqs }
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
    fn may_set_out(&self, p: &Position, set: u64) -> Result<(), Deny> {
        if p.stage != Stage::Acting && p.stage != Stage::Moving {
            return Err(Deny::Moment);
        }
        let moving = p.stage == Stage::Moving;
        for unit in members(set) {
            self.may_act(p, unit)?;
            if moving && p.moving.party & bit(unit) == 0 {
                // Somebody may still join if nobody of the group has left the hex (5.1).
                if self.has_left(p) {
                    return Err(Deny::NotInParty { unit });
                }
            }
        }
        // Who has moved may only go on as part of the move under way.
        if let Some(unit) = members(set & p.moved).find(|&unit| p.moving.party & bit(unit) == 0) {
            return Err(Deny::Complete { unit });
        }
        if moving && set & p.moving.party == 0 {
            return Err(Deny::FinishMove);
        }
        // 5.1: units that began the impulse apart do not set out together, even if one was made ready again (R67).
        let platoons = set & !self.hqs;
        let strayed = platoons & p.strayed;
        if platoons & !p.moving.party != 0 && strayed != 0 && strayed != platoons {
            return Err(Deny::NotInParty { unit: strayed.trailing_zeros() as u8 });
        }
        // 12.2.1: a tank destroyer that has fired moves without another platoon.
        if p.moving.scoot != NOBODY && set & !self.hqs != bit(p.moving.scoot) {
            return Err(Deny::FinishMove);
        }
        // 6.4: whoever is in the middle of an overrun goes on first.
        if p.moving.inside & !set != 0 && p.moving.inside & set == 0 {
            return Err(Deny::MustLeave { cell: p.clash.cell });
        }
        Ok(())
    }

    /// Whether any of the group under way has entered a new hex.
    fn has_left(&self, p: &Position) -> bool {
        p.moving.to != crate::ground::NOWHERE
    }

    /// 5.1, 1.3.2: a headquarters moves with a unit of its formation and is not left alone.
    fn hq_rule(&self, p: &Position, set: u64, cell: Cell) -> Result<(), Deny> {
        let seat = self.active(p);
        let Some(hq) = self.hq_at(p, cell, seat) else { return Ok(()) };
        let own = self.s.formations[self.unit(hq).formation as usize].units & !self.hqs;
        if set & bit(hq) != 0 {
            if set & own == 0 {
                return Err(Deny::HqAlone { unit: hq });
            }
        } else if set & own != 0 && p.in_cell(cell) & own & !set == 0 {
            return Err(Deny::HqLeftAlone { unit: hq });
        }
        Ok(())
    }

    /// Movement points a unit has left.
    #[inline]
    pub(crate) fn mp_left(&self, p: &Position, unit: u8) -> u8 {
        let left = self.mp(p, unit).saturating_sub(p.spent[unit as usize]);
        if p.moving.scoot == unit { left.min(SCOOT.saturating_sub(p.spent[unit as usize])) } else { left }
    }

    /// 5.1: what a step costs a unit, or why it cannot be made.
    fn step_cost(&self, p: &Position, unit: u8, from: Cell, to: Cell) -> Result<u8, Deny> {
        let (gait, hard) = self.gait(p, unit);
        let down =
            |cell: Cell| p.special.down && self.s.special.demolition.is_some_and(|rule| rule.bridge == cell);
        let cost = match from {
            WAITING => self.s.ground.entry_cost(to, gait, hard),
            _ => self.s.ground.cost(from, to, gait, hard),
        };
        let cost = cost.filter(|_| !down(to) && !down(from)).ok_or(Deny::Impassable { unit, cell: to })?;
        if self.s.formations[self.unit(unit).formation as usize].forbidden.has(to) {
            return Err(Deny::Boundary { unit, cell: to });
        }
        Ok(cost)
    }

    /// 1.4: whether there is room in a hex for these counters.
    fn room(&self, around: &Around, set: u64, to: Cell) -> Result<(), Deny> {
        let platoons = (set & !self.hqs).count_ones();
        let there = if around.full.has(to) {
            2
        } else if around.own.has(to) {
            1
        } else {
            0
        };
        if there + platoons > 2 {
            return Err(Deny::Full { cell: to });
        }
        if set & self.hqs != 0 && around.hqs.has(to) {
            return Err(Deny::TwoHqs { cell: to });
        }
        Ok(())
    }

    /// 6.1.7, R17: where a disrupted unit may go.
    fn retreat_rule(
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
            return Err(Deny::EnemyThere { cell: to });
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
            return Err(Deny::NotAdjacent { unit: who.unit, cell: to });
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

    /// R15: onto the map.
    pub(crate) fn may_enter(
        &self,
        p: &Position,
        around: &Around,
        unit: u8,
        hq: bool,
        to: Cell,
        mounted: bool,
    ) -> Result<u64, Deny> {
        if p.stage != Stage::Acting && p.stage != Stage::Moving {
            return Err(Deny::Moment);
        }
        if p.stage == Stage::Moving {
            return Err(Deny::FinishMove);
        }
        if self.seat(unit) != self.active(p) {
            return Err(Deny::NotYours { unit });
        }
        if self.unit(unit).formation != p.impulse.formation {
            return Err(Deny::OtherFormation { unit });
        }
        if self.is_hq(unit) {
            return Err(Deny::HqAlone { unit });
        }
        if !self.entry_area(p, unit)?.has(to) || self.is_put(unit) {
            return Err(Deny::NotEntryHex { unit, cell: to });
        }
        if Position::is(p.oc, unit) {
            return Err(Deny::Complete { unit });
        }
        if mounted && !self.kind(unit).transport {
            return Err(Deny::NoVehicle { unit });
        }
        let mut set = bit(unit);
        if hq {
            set |= bit(self.waiting_hq(p, unit, to).ok_or(Deny::NoHq { unit })?);
        }
        // R63: the face that comes on must be able to pay.
        let mut turned = *p;
        if mounted {
            turned.mounted |= bit(unit);
        } else {
            turned.mounted &= !bit(unit);
        }
        for member in members(set) {
            let cost = self.step_cost(&turned, member, WAITING, to)?;
            if cost > self.mp_left(&turned, member) {
                return Err(Deny::TooFar { unit: member, cost, left: self.mp_left(&turned, member) });
            }
        }
        self.room(around, set, to)?;
        if around.foes.has(to) {
            self.assault_rule(&turned, set)?;
        } else {
            self.retreat_rule(p, around, unit, WAITING, to)?;
        }
        Ok(set)
    }

    /// R64: the headquarters of the unit's formation that can enter with it here; first the one of its own group.
    pub(crate) fn waiting_hq(&self, p: &Position, unit: u8, to: Cell) -> Option<u8> {
        let formation = &self.s.formations[self.unit(unit).formation as usize];
        let waiting = [formation.hq, formation.shq].into_iter().flatten();
        waiting
            .filter(|&hq| self.entry_area(p, hq).is_ok_and(|area| area.has(to)) && !self.is_put(hq))
            .min_by_key(|&hq| self.unit(hq).group != self.unit(unit).group)
    }

    /// R14: off the map.
    pub(crate) fn may_exit(&self, p: &Position, who: Who) -> Result<u64, Deny> {
        let set = self.party(p, who)?;
        self.may_set_out(p, set)?;
        let cell = p.place(who.unit);
        if !self.s.exits[self.active(p).index()].has(cell) {
            return Err(Deny::NoExit { unit: who.unit });
        }
        if p.moving.inside & set != 0 {
            return Err(Deny::MustLeave { cell });
        }
        self.hq_rule(p, set, cell)?;
        for unit in members(set) {
            if self.mp_left(p, unit) < LEAVE {
                return Err(Deny::TooFar { unit, cost: LEAVE, left: self.mp_left(p, unit) });
            }
        }
        Ok(set)
    }

    /// 5.2: turning to the other face.
    pub(crate) fn may_flip(&self, p: &Position, unit: u8) -> Result<(), Deny> {
        if p.stage != Stage::Acting && p.stage != Stage::Moving {
            return Err(Deny::Moment);
        }
        if self.is_hq(unit) {
            return Err(Deny::NoVehicle { unit });
        }
        self.may_act(p, unit)?;
        if !self.kind(unit).transport {
            return Err(Deny::NoVehicle { unit });
        }
        if p.stage == Stage::Moving {
            // 5.1: a stack may mount together before it sets out.
            let beside = p.place(unit) == p.place(p.moving.party.trailing_zeros() as u8);
            let joins = beside && !self.has_left(p) && p.moving.scoot == NOBODY;
            if p.moving.party & bit(unit) == 0 && !joins {
                return Err(Deny::NotInParty { unit });
            }
            if p.moving.inside != 0 {
                return Err(Deny::MustLeave { cell: p.clash.cell });
            }
        }
        let mounted = Position::is(p.mounted, unit);
        if !mounted && !p.good_order(unit) {
            return Err(Deny::DisruptedMount { unit });
        }
        let spent = p.spent[unit as usize];
        let (mp, _) = self.flipped(p, unit);
        if spent > 0 && spent + FLIP > mp {
            return Err(Deny::TooFar { unit, cost: FLIP, left: mp.saturating_sub(spent) });
        }
        Ok(())
    }

    /// R16: movement points of the other face, and what is spent after the change.
    fn flipped(&self, p: &Position, unit: u8) -> (u8, u8) {
        let other = self.kind(unit).face(!Position::is(p.mounted, unit), Position::is(p.reduced, unit));
        let mp = other.mp + self.drive(p, other.mp);
        (mp, p.spent[unit as usize] + FLIP)
    }

    pub(crate) fn flip(&self, p: &mut Position, unit: u8, sink: &mut impl Sink<Event>) {
        let (_, spent) = self.flipped(p, unit);
        p.spent[unit as usize] = spent;
        p.mounted ^= bit(unit);
        p.moved |= bit(unit);
        if p.stage == Stage::Acting {
            p.moving = Moving::NONE;
            p.stage = Stage::Moving;
        }
        p.moving.party |= bit(unit);
        let mounted = Position::is(p.mounted, unit);
        sink.tell(|| Event::Flipped { unit, mounted });
        self.go_on(p, sink);
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
        if p.stage == Stage::Acting {
            let scoot = p.moving.scoot;
            p.moving = Moving { scoot, ..Moving::NONE };
        }
        let fresh = p.in_cell(to) == 0;
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

    /// 6.2: the step is finished; who was disrupted stops.
    pub(crate) fn step_done(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let stopped = p.moving.stepped & p.moving.hit;
        p.moving.hit = 0;
        if stopped != 0 {
            p.moving.party &= !stopped;
            p.oc |= stopped & self.alive(p);
        }
        p.moving.stepped = 0;
        self.go_on(p, sink);
    }

    /// Units of both sides that are on the map.
    pub(crate) fn alive(&self, p: &Position) -> u64 {
        let mut set = 0;
        for (unit, &at) in p.at.iter().enumerate() {
            set |= (on_map(at) as u64) << unit;
        }
        set
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
        if p.stage != Stage::Moving {
            return Err(Deny::Moment);
        }
        if p.moving.inside != 0 {
            return Err(Deny::MustLeave { cell: p.clash.cell });
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
        sink.tell(|| Event::Stopped { units: party });
        self.operations(p, sink);
    }

    /// Every step, flip and exit that can be made now, until `each` returns false.
    pub(crate) fn steps(&self, p: &Position, each: &mut impl FnMut(Order) -> bool) {
        let around = self.look_around(p);
        let ready = if p.stage == Stage::Moving {
            let mut set = p.moving.party;
            if !self.has_left(p) && set != 0 {
                // 5.1: others from the same hex may still join.
                let cell = p.place(set.trailing_zeros() as u8);
                if on_map(cell) {
                    set |= p.in_cell(cell) & self.formation(p).units;
                }
            }
            set
        } else {
            self.formation(p).units
        };
        for unit in members(ready & !self.hqs) {
            let from = p.place(unit);
            if from == WAITING {
                if p.stage == Stage::Acting && !self.entries(p, &around, unit, each) {
                    return;
                }
                continue;
            }
            if self.may_act(p, unit).is_err() {
                continue;
            }
            if self.may_flip(p, unit).is_ok() && !each(Order::Flip { unit }) {
                return;
            }
            if self.mp_left(p, unit) == 0 {
                continue;
            }
            if !self.steps_of(p, &around, unit, from, each) {
                return;
            }
        }
    }

    fn steps_of(
        &self,
        p: &Position,
        around: &Around,
        unit: u8,
        from: Cell,
        each: &mut impl FnMut(Order) -> bool,
    ) -> bool {
        let seat = self.seat(unit);
        let others = self.platoons(p, from, seat) & !bit(unit);
        let mate = others != 0 && others.trailing_zeros() as u8 > unit;
        let hq = self.hq_at(p, from, seat).is_some();
        for (with_mate, with_hq) in [(false, false), (false, true), (true, false), (true, true)] {
            if with_mate && !mate || with_hq && !hq {
                continue;
            }
            let who = Who { unit, mate: with_mate, hq: with_hq };
            let Ok(set) = self.ready_to_leave(p, who) else { continue };
            let fit = set & !self.hqs & p.disrupted == 0;
            for &to in self.s.ground.neighbours(from) {
                if around.foes.has(to) {
                    if self.may_assault(p, around, who, to).is_ok() && !each(Order::Assault { who, to }) {
                        return false;
                    }
                    if self.may_overrun(p, around, who, to).is_ok() && !each(Order::Overrun { who, to }) {
                        return false;
                    }
                } else if self.can_step(p, around, set, from, to, 0).is_ok()
                    && (fit || self.may_move(p, around, who, to).is_ok())
                    && !each(Order::Move { who, to })
                {
                    return false;
                }
            }
            if self.s.exits[seat.index()].has(from)
                && self.may_exit(p, who).is_ok()
                && !each(Order::Exit { who })
            {
                return false;
            }
        }
        true
    }

    fn entries(&self, p: &Position, around: &Around, unit: u8, each: &mut impl FnMut(Order) -> bool) -> bool {
        let Ok(area) = self.entry_area(p, unit) else { return true };
        if self.unit(unit).formation != p.impulse.formation {
            return true;
        }
        for mounted in [false, true] {
            if mounted && !self.kind(unit).transport {
                continue;
            }
            for to in area.iter() {
                for with_hq in [false, true] {
                    if self.may_enter(p, around, unit, with_hq, to, mounted).is_ok()
                        && !each(Order::Enter { unit, hq: with_hq, to, mounted })
                    {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// R15: a unit comes on.
    pub(crate) fn enter(
        &self,
        p: &mut Position,
        set: u64,
        unit: u8,
        to: Cell,
        mounted: bool,
        sink: &mut impl Sink<Event>,
    ) {
        if mounted {
            p.mounted |= bit(unit);
        } else {
            p.mounted &= !bit(unit);
        }
        let foes = self.platoons(p, to, enemy(self.active(p))) != 0;
        let step = if foes { Step::Assault } else { Step::Plain };
        self.step(p, set, WAITING, to, step, sink);
    }

    /// R14: units leave for good.
    pub(crate) fn exit(&self, p: &mut Position, set: u64, sink: &mut impl Sink<Event>) {
        if p.stage == Stage::Acting {
            p.moving = Moving::NONE;
        }
        for unit in members(set) {
            self.put(p, unit, EXITED);
        }
        p.moving.party &= !set;
        p.disrupted &= !set;
        sink.tell(|| Event::Exited { units: set });
        if p.moving.party == 0 {
            p.moving = Moving::NONE;
            self.operations(p, sink);
        } else {
            self.go_on(p, sink);
        }
    }
}
