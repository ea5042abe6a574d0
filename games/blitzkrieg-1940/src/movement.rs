//! 7: movement, columns and stacking.

use crate::Blitzkrieg;
use crate::deny::Deny;
use crate::event::Event;
use crate::kinds::*;
use crate::position::*;
use engine::Sink;

impl Blitzkrieg {
    /// 3.2, 7.1, R112: printed movement points and gait; a headquarters goes like the fastest unit of its formation.
    pub fn printed_mp(&self, p: &Position, unit: Unit) -> (u8, Gait) {
        let card = self.card(unit);
        if card.class != Class::Hq {
            return (card.mp, card.gait);
        }
        let present = |unit: &Unit| {
            p.on_map(*unit)
                || p.place(*unit) == Hex::UNPLACED
                || p.place(*unit) == Hex::WAITING && self.card(*unit).enters <= p.turn
        };
        let fastest = |units: Units| {
            units
                .iter()
                .filter(present)
                .map(|unit| (self.card(unit).mp, self.card(unit).gait))
                .max_by_key(|&(mp, gait)| (mp, gait))
        };
        let attached = || self.members(p, card.form).without(self.hqs);
        fastest(self.form(card.form).units).or_else(|| fastest(attached())).unwrap_or((0, Gait::Foot))
    }
    /// 6.2, 8.4: movement points of a unit in its activation.
    pub fn mp(&self, p: &Position, unit: Unit) -> u8 {
        let mut mp = self.printed_mp(p, unit).0;
        if p.ooc.has(unit) {
            mp /= 2;
        }
        if p.neutralised.has(unit) {
            mp = if self.is_hq(unit) { mp / 2 } else { 0 };
        }
        mp
    }
    /// 6.1, R74: what a unit may spend and still fire.
    #[inline]
    pub fn half_mp(&self, p: &Position, unit: Unit) -> u8 {
        // A unit neutralised on the way is measured by what it had.
        let mut mp = self.printed_mp(p, unit).0;
        if p.ooc.has(unit) {
            mp /= 2;
        }
        mp.div_ceil(2)
    }
    /// 7.1, 7.2.1: what it costs to enter a hex from a neighbour, cross-country or at the road rate; none if it is closed.
    pub fn step_cost(&self, p: &Position, gait: Gait, from: Hex, to: Hex, road: bool) -> Option<u8> {
        let g = &self.s.ground;
        let v = &self.values;
        let c = gait.column();
        let d = g.direction(from, to)?;
        let mut cost = if road {
            if g.roads[from.i()] >> d & 1 == 0 {
                return None;
            }
            v.road[c]
        } else {
            let mut cost = v.cost[g.terrain(to) as usize][c];
            if g.streams[from.i()] >> d & 1 == 1 && g.bridges[from.i()] >> d & 1 == 0 {
                if v.stream[c] < 0 {
                    return None;
                }
                cost += v.stream[c];
            }
            if g.level[to.i()] > g.level[from.i()] {
                cost += v.up[c];
            }
            cost
        };
        if p.mines.has(from.0) {
            cost += v.mine[c];
        }
        Some(cost as u8)
    }
    /// 7.1, R94: what it costs to enter the map.
    pub fn entry_cost(&self, gait: Gait, to: Hex, road: bool) -> Option<u8> {
        if road {
            return (self.s.ground.roads[to.i()] != 0).then(|| self.values.road[gait.column()] as u8);
        }
        Some(self.values.cost[self.s.ground.terrain(to) as usize][gait.column()] as u8)
    }
    /// R94, S13: where a unit may enter now: its entry hexes, or if enemies block the only one, the nearest free edge hex.
    pub fn entry_hexes(&self, p: &Position, unit: Unit) -> board::Area {
        let g = &self.s.ground;
        let side = self.side(unit);
        let entry = self.form(self.card(unit).form).entry;
        let blocked = |hex: &Hex| p.foes(enemy(side), *hex) > 0;
        let free: board::Area = entry.iter().map(Hex).filter(|hex| !blocked(hex)).map(|hex| hex.0).collect();
        let Some(door) = entry.first().map(Hex) else { return free };
        if !free.is_empty() || entry.len() > 1 {
            return free;
        }
        let row = g.pairs(door).0;
        let open = || g.hexes().filter(|hex| g.pairs(*hex).0 == row && !blocked(hex));
        let Some(nearest) = open().map(|hex| g.distance(door, hex)).min() else { return free };
        open().filter(|&hex| g.distance(door, hex) == nearest).map(|hex| hex.0).collect()
    }

    /// 5, 6.1: whether a unit may begin or go on with an action.
    pub(crate) fn may_act(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        if self.side(unit) != p.act.side {
            return Err(Deny::NotYours { unit });
        }
        let form = self.host(p, unit);
        if !p.act.forms.contains(&form) || p.act.barred.has(form) {
            return Err(Deny::OtherFormation { unit });
        }
        if p.demoralised.has(form) {
            return Err(Deny::Demoralised { form });
        }
        if p.acted.has(unit) {
            return Err(Deny::Acted { unit });
        }
        if p.aboard.has(unit) {
            return Err(Deny::Aboard { unit });
        }
        Ok(())
    }
    /// Movement points a unit may spend in the move under way or to come.
    pub(crate) fn allowance(&self, p: &Position, unit: Unit) -> u8 {
        let half = p.mv.half && p.mv.party.has(unit) || p.loaded.has(unit);
        if half { self.half_mp(p, unit).min(self.mp(p, unit)) } else { self.mp(p, unit) }
    }
    /// Who would make a step: the stack under way, or the unit alone.
    pub(crate) fn party_of(&self, p: &Position, unit: Unit) -> Units {
        if p.top() == Frame::Move { p.mv.party } else { Units::of(unit) }
    }
    /// 7.1: whether these units may take a step from here.
    pub(crate) fn may_step(&self, p: &Position, unit: Unit, to: Hex, road: bool) -> Result<(), Deny> {
        let party = self.may_set_out(p, unit)?;
        let from = p.place(unit);
        let side = self.side(unit);
        let g = &self.s.ground;
        if g.direction(from, to).is_none() {
            return Err(Deny::NotAdjacent { unit, hex: to });
        }
        if p.foes(enemy(side), to) > 0 {
            return Err(Deny::EnemyThere { hex: to });
        }
        let foreign_hq = !self.hqs_in(p, enemy(side), to).is_empty();
        let mut alone = true;
        for mover in party.iter() {
            if foreign_hq && self.is_hq(mover) {
                return Err(Deny::HqIntoEnemy { unit: mover });
            }
            let (_, gait) = self.printed_mp(p, mover);
            let Some(cost) = self.step_cost(p, gait, from, to, road) else {
                return Err(if road {
                    Deny::NoRoad { hex: to }
                } else {
                    Deny::Closed { unit: mover, hex: to }
                });
            };
            let left = self.allowance(p, mover).saturating_sub(p.spent[mover.i()]);
            if cost > left {
                self.may_free_hex(p, mover, cost, left)?;
            }
            alone &= self.can_rest(p, mover, to);
        }
        if alone && (self.has_room(p, side, to, party)) {
            return Ok(());
        }
        // It may pass through if there is a place to stop farther on.
        if self.can_go_on(p, party, to, road) {
            return Ok(());
        }
        match party.iter().find(|&mover| !self.can_rest(p, mover, to)) {
            Some(mover) => Err(Deny::BeyondRadius { unit: mover, hex: to }),
            None => Err(Deny::Full { hex: to }),
        }
    }
    /// R65: the one hex that is always allowed: as a plain move, and as the only hex.
    fn may_free_hex(&self, p: &Position, unit: Unit, cost: u8, left: u8) -> Result<(), Deny> {
        let begun = p.top() == Frame::Move && p.mv.begun();
        let bound = p.loaded.has(unit) || p.top() == Frame::Move && p.mv.half;
        let fit = !p.neutralised.has(unit) || self.is_hq(unit);
        let free = !begun && p.spent[unit.i()] == 0 && !bound && fit;
        if free { Ok(()) } else { Err(Deny::TooFar { unit, cost, left }) }
    }
    /// Whether a unit may begin or continue a move, and who goes along.
    pub(crate) fn may_set_out(&self, p: &Position, unit: Unit) -> Result<Units, Deny> {
        match p.top() {
            Frame::Activation => {
                self.may_act(p, unit)?;
                if !p.on_map(unit) {
                    return Err(Deny::NotOnMap { unit });
                }
                if p.neutralised.has(unit) && !self.is_hq(unit) {
                    return Err(Deny::Neutralised { unit });
                }
                Ok(Units::of(unit))
            }
            Frame::Move if p.mv.halted.has(unit) => Err(Deny::Halted { unit }),
            Frame::Move if !p.mv.party.has(unit) => Err(Deny::FinishMove),
            Frame::Move if p.mv.party.first() != unit => Err(Deny::NameFirst { unit: p.mv.party.first() }),
            Frame::Move if p.mv.free_hex => Err(Deny::OneHex { unit }),
            Frame::Move => Ok(p.mv.party),
            _ => Err(Deny::Moment),
        }
    }
    /// 3.4: whether a unit may end its move in a hex.
    fn can_rest(&self, p: &Position, unit: Unit, hex: Hex) -> bool {
        let start = if p.top() == Frame::Move { p.mv.path[0] } else { p.place(unit) };
        self.may_end_in(p, unit, start, hex)
    }
    /// 7.3: whether there is room for these units in a hex at the end of a move.
    pub(crate) fn has_room(&self, p: &Position, side: engine::Seat, hex: Hex, party: Units) -> bool {
        let there = p.own(side, hex);
        let come = party.without(self.hqs).iter().filter(|&unit| p.place(unit) != hex).count() as u8;
        there + come <= 3
    }
    /// Whether the party, once in a hex, can still reach one where it may stop. Looks at its slowest member.
    fn can_go_on(&self, p: &Position, party: Units, to: Hex, road: bool) -> bool {
        let g = &self.s.ground;
        let from = p.place(party.first());
        let side = self.side(party.first());
        let mut left = [0u8; 4];
        let mut gaits = [Gait::Foot; 4];
        let mut n = 0;
        for unit in party.iter().take(4) {
            let (_, gait) = self.printed_mp(p, unit);
            let Some(cost) = self.step_cost(p, gait, from, to, road) else { return false };
            let rest = self.allowance(p, unit).saturating_sub(p.spent[unit.i()]);
            if cost > rest {
                return false;
            }
            left[n] = rest - cost;
            gaits[n] = gait;
            n += 1;
        }
        // Depth first with the points left of everybody; short, since few points are left.
        let mut open: Vec<(Hex, [u8; 4])> = vec![(to, left)];
        let mut best = [0u8; MAX_HEXES];
        while let Some((hex, left)) = open.pop() {
            for next in g.around(hex) {
                if p.foes(enemy(side), next) > 0
                    || party.iter().any(|unit| self.is_hq(unit))
                        && !self.hqs_in(p, enemy(side), next).is_empty()
                {
                    continue;
                }
                for road in [true, false] {
                    let mut rest = left;
                    let fits = (0..n).all(|i| match self.step_cost(p, gaits[i], hex, next, road) {
                        Some(cost) if cost <= rest[i] => {
                            rest[i] -= cost;
                            true
                        }
                        _ => false,
                    });
                    if !fits {
                        continue;
                    }
                    if self.has_room(p, side, next, party)
                        && party.iter().all(|unit| self.can_rest(p, unit, next))
                    {
                        return true;
                    }
                    let least = rest[..n].iter().copied().min().unwrap_or(0);
                    if least > best[next.i()] {
                        best[next.i()] = least;
                        open.push((next, rest));
                    }
                }
            }
        }
        false
    }
    /// 7.1, R102: several units of one hex move together.
    pub(crate) fn may_stack(&self, p: &Position, unit: Unit, with: Unit) -> Result<(), Deny> {
        if unit == with {
            return Err(Deny::NotTogether { unit: with });
        }
        match p.top() {
            Frame::Activation => {}
            Frame::Move if p.mv.begun() || p.mv.half => return Err(Deny::NotTogether { unit: with }),
            Frame::Move if p.mv.party.first() != unit || p.mv.party.has(with) => {
                return Err(Deny::NotTogether { unit: with });
            }
            Frame::Move => {}
            _ => return Err(Deny::Moment),
        }
        for each in [unit, with] {
            self.may_act(p, each)?;
            if !p.on_map(each) {
                return Err(Deny::NotOnMap { unit: each });
            }
            if p.neutralised.has(each) && !self.is_hq(each) {
                return Err(Deny::Neutralised { unit: each });
            }
        }
        // One way to write it: the first by id names the stack.
        if unit > with || p.place(unit) != p.place(with) {
            return Err(Deny::NotTogether { unit: with });
        }
        // R102: up to three; headquarters come along.
        let party = self.party_of(p, unit).or(Units::of(unit)).or(Units::of(with));
        if party.without(self.hqs).len() > 3 || party.len() > 4 || p.loaded.has(unit) != p.loaded.has(with) {
            return Err(Deny::NotTogether { unit: with });
        }
        Ok(())
    }
    pub(crate) fn stack(&self, p: &mut Position, unit: Unit, with: Unit) {
        if p.top() != Frame::Move {
            self.set_out(p, unit);
        }
        p.mv.party.insert(with);
    }
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
            let fighters = p.mv.party.without(self.hqs).without(p.neutralised);
            if fighters.is_empty() {
                for gun in self.units_in(p, enemy(side), here).iter() {
                    self.reveal(p, gun, sink);
                }
                for unit in p.mv.party.iter() {
                    self.relocate(p, unit, entry);
                }
                p.mv.len -= 1;
                p.mv.halted = p.mv.halted.or(p.mv.party);
                p.mv.party = Units::NONE;
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
            found |= order != crate::order::Order::Stop;
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
            return Err(if p.top() == Frame::Move { Deny::FinishMove } else { Deny::Moment });
        }
        self.may_act(p, unit)?;
        if p.place(unit) != Hex::WAITING || self.card(unit).enters > p.turn {
            return Err(Deny::NotWaiting { unit });
        }
        if !self.entry_hexes(p, unit).has(to.0) {
            return Err(Deny::NotEntryHex { unit, hex: to });
        }
        let side = self.side(unit);
        if self.is_hq(unit) && !self.hqs_in(p, enemy(side), to).is_empty() {
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
