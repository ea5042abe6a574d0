//! 7: a move under way: step by step, who stops, who comes onto the map.

use crate::Blitzkrieg;
use crate::position::*;
use crate::telling::Deny;
use crate::telling::Event;
use crate::words::*;
use engine::Sink;

impl Blitzkrieg {
    /// Begins a move.
    pub(crate) fn set_out(&self, p: &mut Position, unit: Unit) {
        p.mv = Moving { party: Units::of(unit), len: 1, ..Moving::NONE };
        p.mv.path[0] = p.place(unit);
        p.push(Frame::Move);
    }
    /// 7.1: a step.
    pub(crate) fn step(
        &self,
        p: &mut Position,
        unit: Unit,
        to: Hex,
        road: bool,
        sink: &mut impl Sink<Event>,
    ) {
        if p.top() != Frame::Move {
            self.set_out(p, unit);
        }
        let from = p.place(unit);
        for mover in p.mv.party.iter() {
            let (_, gait) = self.printed_mp(p, mover);
            let cost = self.step_cost(p, gait, from, to, road).unwrap_or(0);
            if cost > self.allowance(p, mover).saturating_sub(p.spent[mover.i()]) {
                p.mv.free_hex = true;
            }
            p.spent[mover.i()] = p.spent[mover.i()].saturating_add(cost);
        }
        sink.tell(|| Event::Moved { units: p.mv.party, hex: to, column: road });
        self.arrive(p, from, to, road, sink);
    }
    /// The party stands in the next hex; what follows is settled by [`Self::run_move`].
    pub(crate) fn arrive(
        &self,
        p: &mut Position,
        from: Hex,
        to: Hex,
        road: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let side = self.side(p.mv.party.first());
        for mover in p.mv.party.iter() {
            self.reveal(p, mover, sink);
            self.relocate(p, mover, to);
            p.moved.insert(mover);
        }
        if (p.mv.len as usize) < p.mv.path.len() {
            p.mv.path[p.mv.len as usize] = to;
            p.mv.len += 1;
        } else {
            // The beginning of a very long way is not needed any more.
            p.mv.path.copy_within(2.., 1);
            p.mv.path[15] = to;
        }
        p.mv.column = road;
        if from.on_map() {
            self.check_works(p, from, sink);
        }
        if p.own(enemy(side), to) == 0 {
            for mover in p.mv.party.iter() {
                self.take_control(p, mover, to, sink);
            }
        }
        p.mv.mines = if p.mines.has(to.0) { p.mv.party } else { Units::NONE };
        p.mv.todo = StepTodo::Entered;
    }
    /// 7.1, 10.1, 11.2: goes on with a move.
    pub(crate) fn run_move(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        match p.mv.todo {
            StepTodo::Entered => self.entered(p, sink),
            StepTodo::Reacted | StepTodo::Fought => {
                if p.mv.todo == StepTodo::Fought {
                    self.after_clash(p);
                }
                p.mv.todo = StepTodo::None;
                self.halt_neutralised(p, sink);
            }
            StepTodo::None => {
                self.halt_neutralised(p, sink);
                let over = p.mv.party.or(p.mv.halted).is_empty();
                if over || !self.more_to_do(p) {
                    self.end_move(p, sink);
                } else {
                    p.ask = Ask::Order(p.act.side);
                }
            }
        }
    }
    /// Mines, lone headquarters, hidden guns, then the window of the passive side (14a).
    fn entered(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let here = p.mv.here();
        // 10.1, R86: one by one, headquarters last; who is gone or the field cleared, no more.
        p.mv.mines = p.mv.mines.and(p.mv.party);
        let next = p.mv.mines.without(self.hqs).first();
        let next = if next == Unit::NONE { p.mv.mines.first() } else { next };
        if next != Unit::NONE {
            p.mv.mines.remove(next);
            p.push(Frame::Mine(next, true));
            return;
        }
        if p.mv.party.is_empty() {
            p.mv.todo = StepTodo::Reacted;
            return;
        }
        let side = p.act.side;
        if p.own(enemy(side), here) > 0 {
            // R43: they have walked into a hidden gun.
            let entry = p.mv.path[p.mv.len.saturating_sub(2) as usize];
            // R86: whoever the mines have neutralised goes back, and without fighters the headquarters, too.
            let companies = p.mv.party.without(self.hqs);
            let fighters = companies.without(p.neutralised);
            let back = if fighters.is_empty() { p.mv.party } else { companies.and(p.neutralised) };
            for unit in back.iter() {
                self.relocate(p, unit, entry);
            }
            p.mv.halted = p.mv.halted.or(back);
            p.mv.party = p.mv.party.without(back);
            if fighters.is_empty() {
                for gun in self.units_in(p, enemy(side), here).iter() {
                    self.reveal(p, gun, sink);
                }
                p.mv.len -= 1;
                p.mv.todo = StepTodo::Reacted;
                return;
            }
            self.begin_clash(p, here, entry, sink);
            return;
        }
        if !p.mv.party.without(self.hqs).is_empty() {
            self.overrun_in(p, enemy(side), here, sink);
        }
        self.open_step_window(p);
    }
    /// 6.3: the passive side may react to the step.
    pub(crate) fn open_step_window(&self, p: &mut Position) {
        p.mv.todo = StepTodo::Reacted;
        p.win = Window { trigger: Trigger::Step, targets: p.mv.party, hex: p.mv.here(), ..Window::NONE };
        p.push(Frame::Window);
    }
    /// 6.3.1: a neutralised mover stops for good; in a full hex it goes back along its way (R84).
    fn halt_neutralised(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let stopped = p.mv.party.and(p.neutralised).without(self.hqs);
        for unit in stopped.iter() {
            p.mv.party.remove(unit);
            p.mv.halted.insert(unit);
            self.make_room(p, unit, sink);
        }
    }
    /// R84: a unit that stops in a full hex goes back along its way to the last hex with room, free and unmolested.
    fn make_room(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        let side = self.side(unit);
        let here = p.place(unit);
        let passing =
            p.mv.party.without(self.hqs).iter().filter(|&other| p.place(other) == here).count() as u8;
        if self.is_hq(unit) || p.own(side, here) - passing <= 3 {
            return;
        }
        self.show_guns(p, side, here, sink);
        for index in (0..p.mv.len as usize - 1).rev() {
            let hex = p.mv.path[index];
            if hex.on_map() && p.own(side, hex) < 3 && p.own(enemy(side), hex) == 0 {
                self.relocate(p, unit, hex);
                sink.tell(|| Event::PushedBack { unit, hex });
                return;
            }
        }
        // It came from off the map and waits there again.
        if p.mv.path[0] == Hex::WAITING {
            self.relocate(p, unit, Hex::WAITING);
            p.neutralised.remove(unit);
            p.mv.halted.remove(unit);
            sink.tell(|| Event::PushedBack { unit, hex: Hex::WAITING });
        }
    }
    /// Whether anybody in the move can still do something other than stop.
    fn more_to_do(&self, p: &Position) -> bool {
        let mut found = false;
        self.list_move(p, &mut |order| {
            found |= order != crate::orders::Order::Stop;
            !found
        });
        found
    }
    /// 7.1: whether the move may end here.
    pub(crate) fn may_stop(&self, p: &Position) -> Result<(), Deny> {
        if p.top() != Frame::Move {
            return Err(Deny::Moment);
        }
        for unit in p.mv.party.iter() {
            self.may_rest_here(p, unit, p.mv.party)?;
        }
        Ok(())
    }
    /// 7.3, 3.4: whether a unit of the moving stack may stay in its hex. If nothing else can be done it always may: it goes back (R84).
    fn may_rest_here(&self, p: &Position, unit: Unit, party: Units) -> Result<(), Deny> {
        let hex = p.place(unit);
        let start = p.mv.path[0];
        if p.mv.begun() && !self.has_room(p, self.side(unit), hex, party) {
            if self.stuck(p) {
                return Ok(());
            }
            return Err(Deny::Full { hex });
        }
        if p.mv.begun() && !self.may_end_in(p, unit, start, hex) && !self.stuck(p) {
            return Err(Deny::BeyondRadius { unit, hex });
        }
        Ok(())
    }
    /// Whether the stack cannot take another step.
    fn stuck(&self, p: &Position) -> bool {
        let lead = p.mv.party.first();
        lead != Unit::NONE
            && !self.s.ground.around(p.place(lead)).any(|next| {
                self.may_step(p, lead, next, true).is_ok() || self.may_step(p, lead, next, false).is_ok()
            })
    }
    /// R102: a unit drops off the stack; its move is over.
    pub(crate) fn may_drop(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        if p.top() != Frame::Move {
            return Err(Deny::Moment);
        }
        if !p.mv.party.has(unit) {
            return Err(Deny::NotInParty { unit });
        }
        if p.mv.party.len() < 2 {
            return Err(Deny::LastInParty { unit });
        }
        let hex = p.place(unit);
        let others = p.mv.party.without(Units::of(unit)).without(self.hqs).len() as u8;
        if p.mv.begun() && !self.is_hq(unit) && p.own(self.side(unit), hex) - others > 3 {
            return Err(Deny::Full { hex });
        }
        if p.mv.begun() && !self.may_end_in(p, unit, p.mv.path[0], hex) {
            return Err(Deny::BeyondRadius { unit, hex });
        }
        Ok(())
    }
    pub(crate) fn drop_off(&self, p: &mut Position, unit: Unit) {
        p.mv.party.remove(unit);
        if p.mv.begun() {
            p.mv.halted.insert(unit);
        }
    }
    /// 7.1: the move is over for everybody in it.
    pub(crate) fn end_move(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let everybody = p.mv.party.or(p.mv.halted);
        for unit in p.mv.party.iter() {
            let hex = p.place(unit);
            let rest = p.mv.party;
            p.mv.party = Units::NONE;
            if p.mv.begun() && hex.on_map() && p.own(self.side(unit), hex) > 3 {
                self.make_room(p, unit, sink);
            }
            p.mv.party = rest;
        }
        for unit in everybody.iter() {
            // A stack that was formed and broken up again has done nothing.
            if p.mv.begun() || p.mv.fired {
                p.acted.insert(unit);
                p.loaded.remove(unit);
            }
            self.settle(p, unit);
        }
        p.mv = Moving::NONE;
        p.pop();
    }

    /// R94: whether a unit may enter the map here.
    pub(crate) fn may_enter(&self, p: &Position, unit: Unit, to: Hex, road: bool) -> Result<(), Deny> {
        if p.top() != Frame::Activation {
            return Err(if matches!(p.top(), Frame::Move) { Deny::FinishMove } else { Deny::Moment });
        }
        self.may_act(p, unit)?;
        if p.place(unit) != Hex::WAITING || self.card(unit).enters > p.turn {
            return Err(Deny::NotWaiting { unit });
        }
        if !self.entry_hexes(p, unit).has(to.0) {
            return Err(Deny::NotEntryHex { unit, hex: to });
        }
        let side = self.side(unit);
        if self.is_hq(unit) && self.hq_there(p, enemy(side), to) {
            return Err(Deny::HqIntoEnemy { unit });
        }
        let (_, gait) = self.printed_mp(p, unit);
        let Some(cost) = self.entry_cost(gait, to, road) else { return Err(Deny::NoRoad { hex: to }) };
        let rests = self.has_room(p, side, to, Units::of(unit)) && self.may_end_in(p, unit, Hex::WAITING, to);
        if rests || self.enters_and_goes_on(p, unit, to, cost) {
            return Ok(());
        }
        Err(Deny::Full { hex: to })
    }
    /// Whether a unit that enters a full hex can go on to one with room.
    fn enters_and_goes_on(&self, p: &Position, unit: Unit, to: Hex, cost: u8) -> bool {
        let mp = self.mp(p, unit);
        if cost > mp {
            return false;
        }
        let mut q = *p;
        self.relocate(&mut q, unit, to);
        q.mv = Moving { party: Units::of(unit), len: 2, ..Moving::NONE };
        q.mv.path[0] = Hex::WAITING;
        q.mv.path[1] = to;
        q.push(Frame::Move);
        q.spent[unit.i()] = cost;
        self.s.ground.around(to).any(|next| {
            self.may_step(&q, unit, next, true).is_ok() || self.may_step(&q, unit, next, false).is_ok()
        })
    }
    /// R94: enters.
    pub(crate) fn enter(
        &self,
        p: &mut Position,
        unit: Unit,
        to: Hex,
        road: bool,
        sink: &mut impl Sink<Event>,
    ) {
        self.set_out(p, unit);
        let (_, gait) = self.printed_mp(p, unit);
        let cost = self.entry_cost(gait, to, road).unwrap_or(0);
        if cost > self.mp(p, unit) {
            p.mv.free_hex = true;
        }
        p.spent[unit.i()] = cost;
        sink.tell(|| Event::Entered { unit, hex: to, column: road });
        self.arrive(p, Hex::WAITING, to, road, sink);
    }
}
