//! 4.0: the impulse of a formation: cleanup, command, reorganisation, operations.

use crate::forces::*;
use crate::overrun::Overruns;
use crate::*;

impl WhiteStar {
    /// 3.1, 9.0: a formation is activated, with whatever chaos had in store for it.
    pub(crate) fn begin_impulse(&self, p: &mut Position, formation: u8, sink: &mut impl Sink<Event>) {
        p.impulse = Impulse { formation, ..Impulse::NONE };
        sink.tell(|| Event::Activated { formation });
        p.impulse.chaos = std::mem::take(&mut p.chaos.next);
        self.chaos_strikes(p, sink);
    }

    /// 4.1: markers of the last impulse come off.
    pub(crate) fn cleanup(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let units = self.formation(p).units;
        p.oc &= !units;
        p.ooc &= !units;
        p.moved = 0;
        p.strayed = 0;
        p.commanded = 0;
        p.led = 0;
        p.overran = Overruns::NONE;
        p.mates = [NOBODY; MAX_UNITS];
        p.moving = Moving::NONE;
        for unit in members(units) {
            p.spent[unit as usize] = 0;
            let by_rule = match self.unit(unit).command {
                Command::Normal => false,
                Command::Turn(turn) => turn == p.turn,
                Command::Always => true,
            };
            if by_rule {
                p.commanded |= bit(unit);
            }
        }
        self.arrivals(p, sink);
    }

    /// R8, R64: who comes on in this impulse.
    fn arrivals(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let mut dices = None;
        for (index, group) in self.s.groups.iter().enumerate() {
            // Who came on in an earlier impulse is an ordinary unit now.
            let waiting = self.waiting(p, group.units);
            if group.formation != p.impulse.formation || waiting == 0 {
                continue;
            }
            let comes = match &group.arrival {
                Arrival::Enter { turn, .. } | Arrival::Place { turn, .. } => *turn <= p.turn,
                Arrival::Dice(_) if p.entering >> index & 1 == 0 => {
                    dices = Some(index as u8);
                    false
                }
                Arrival::Dice(_) => true,
                // R50: there was no room at set-up.
                Arrival::Setup { .. } => true,
                Arrival::Ambush { .. } => false,
            };
            if comes {
                p.entering |= 1 << index;
                p.commanded |= waiting;
            }
        }
        match dices {
            Some(group) => self.throw(p, Purpose::Entry(group), 1, self.active(p)),
            None => self.land(p, sink),
        }
    }

    /// 12.2.11, R50: who is put on the map, if there is room; the others wait.
    fn land(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.stage = Stage::Landing;
        let mut orders = Vec::new();
        self.place_orders(p, &mut orders);
        if orders.is_empty() {
            self.next_command(p, 0, sink);
        }
    }

    /// Those of these units that wait off the map.
    pub(crate) fn waiting(&self, p: &Position, units: u64) -> u64 {
        members(units).filter(|&unit| p.place(unit) == WAITING).fold(0, |set, unit| set | bit(unit))
    }

    /// 12.2.1: the entry die.
    pub(crate) fn entry_rolled(&self, p: &mut Position, group: u8, sink: &mut impl Sink<Event>) {
        let face = p.roll.faces[0];
        let Arrival::Dice(random) = &self.s.groups[group as usize].arrival else { return };
        if random.by_die[face as usize - 1].is_empty() {
            sink.tell(|| Event::NotYet { group });
        } else {
            p.entering |= 1 << group;
            p.entry = face;
            p.commanded |= self.waiting(p, self.s.groups[group as usize].units);
            sink.tell(|| Event::MayEnter { group });
        }
        self.land(p, sink);
    }

    /// Entry hexes of a unit that may enter now.
    pub(crate) fn entry_area(&self, p: &Position, unit: u8) -> Result<board::Area, Deny> {
        let group = self.unit(unit).group;
        if p.place(unit) != WAITING {
            return Err(Deny::NotWaiting { unit });
        }
        if p.entering >> group & 1 == 0 {
            return Err(Deny::TooEarly { unit });
        }
        match &self.s.groups[group as usize].arrival {
            Arrival::Enter { at, .. } | Arrival::Place { at, .. } => Ok(*at),
            Arrival::Dice(random) => Ok(random.by_die[p.entry.max(1) as usize - 1]),
            Arrival::Setup { zone } => Ok(*zone),
            Arrival::Ambush { .. } => Err(Deny::TooEarly { unit }),
        }
    }

    /// 4.2, 1.3.2.1, 1.3.3.2: whether a unit is in command without a test.
    pub(crate) fn in_range(&self, p: &Position, unit: u8) -> bool {
        if Position::is(p.commanded, unit) {
            return true;
        }
        let formation = &self.s.formations[self.unit(unit).formation as usize];
        let ground = &self.s.ground;
        let at = p.place(unit);
        let Some(hq) = formation.hq.filter(|&hq| on_map(p.place(hq))) else { return false };
        let printed = formation.range[Position::is(p.reduced, hq) as usize];
        let range = self.radio(p, printed);
        let distance = ground.distance(at, p.place(hq));
        if distance <= range {
            return true;
        }
        if self.kind(unit).recon && !self.is_hq(unit) && distance <= 2 * range {
            return true;
        }
        let Some(shq) = formation.shq.filter(|&shq| on_map(p.place(shq))) else { return false };
        // The second headquarters commands as long as it is within twice the printed range of the first.
        ground.distance(p.place(shq), p.place(hq)) <= 2 * range
            && ground.distance(at, p.place(shq)) <= self.radio(p, formation.shq_range)
    }

    /// 9.0: the radio may be out.
    pub(crate) fn radio(&self, p: &Position, range: u8) -> u8 {
        self.effects(p).fold(range, |range, effect| match effect {
            ChaosResult::LostRadio { divisor } => range / divisor,
            _ => range,
        })
    }

    /// 4.2: the next hex that must test.
    pub(crate) fn next_command(&self, p: &mut Position, from: Cell, sink: &mut impl Sink<Event>) {
        let units = self.formation(p).units;
        let mut next = Cell::MAX;
        for unit in members(units) {
            let at = p.place(unit);
            if on_map(at) && at >= from && at < next && !self.in_range(p, unit) {
                next = at;
            }
        }
        if next != Cell::MAX {
            return self.throw(p, Purpose::Command(next), 2, self.active(p));
        }
        p.impulse.unit = 0;
        self.next_reorganise(p, sink);
    }

    /// 9.0: what chaos adds to command and reorganisation throws.
    pub(crate) fn nerves(&self, p: &Position) -> i32 {
        let modifier = |effect| match effect {
            ChaosResult::Confusion { modifier } | ChaosResult::Steady { modifier } => modifier as i32,
            _ => 0,
        };
        self.effects(p).map(modifier).sum()
    }

    /// 1.6.1: whether the test under way is passed as the dice lie.
    pub(crate) fn command_test(&self, p: &Position) -> bool {
        p.roll.sum() as i32 + self.nerves(p) <= self.formation(p).morale as i32
    }

    /// 4.2, R69: the result holds for the whole hex, but not for those who are in command without it.
    pub(crate) fn command_rolled(&self, p: &mut Position, cell: Cell, sink: &mut impl Sink<Event>) {
        let passed = self.command_test(p);
        sink.tell(|| Event::CommandTest { hex: cell, passed });
        if !passed {
            for unit in members(p.in_cell(cell) & self.formation(p).units) {
                if !self.in_range(p, unit) {
                    p.ooc |= bit(unit);
                }
            }
        }
        self.next_command(p, cell + 1, sink);
    }

    /// 4.3: the next disrupted unit tries to reorganise.
    pub(crate) fn next_reorganise(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let units = self.formation(p).units & p.disrupted;
        // Who was thrown back off the map while entering can recover there (R15).
        let next = members(units)
            .find(|&unit| unit >= p.impulse.unit && (on_map(p.place(unit)) || p.place(unit) == WAITING));
        match next {
            Some(unit) => {
                p.impulse.unit = unit + 1;
                self.throw(p, Purpose::Reorganise(unit), 2, self.active(p));
            }
            None => self.operations(p, sink),
        }
    }

    /// 4.3: what is added to a unit's throw.
    pub(crate) fn reorganise_modifier(&self, p: &Position, unit: u8) -> i32 {
        let seat = self.seat(unit);
        let leader = self
            .hq_at(p, p.place(unit), seat)
            .filter(|&hq| on_map(p.place(hq)) && self.unit(hq).formation == self.unit(unit).formation)
            .map_or(0, |hq| self.leadership(p, hq) as i32);
        Position::is(p.ooc, unit) as i32 - leader + self.nerves(p)
    }

    pub(crate) fn reorganise_rolled(&self, p: &mut Position, unit: u8, sink: &mut impl Sink<Event>) {
        let needed = self.formation(p).morale as i32;
        let passed = p.roll.sum() as i32 + self.reorganise_modifier(p, unit) <= needed;
        if passed {
            p.disrupted &= !bit(unit);
        }
        sink.tell(|| Event::Reorganised { unit, passed });
        self.next_reorganise(p, sink);
    }

    /// 4.4: the player gives orders.
    pub(crate) fn operations(&self, p: &mut Position, _sink: &mut impl Sink<Event>) {
        p.moving = Moving::NONE;
        p.stage = Stage::Acting;
    }

    /// 4.4: the units that may act at all in this impulse.
    #[inline]
    pub(crate) fn able(&self, p: &Position) -> u64 {
        self.formation(p).units & p.stacks.there & !p.oc & !p.ooc
    }

    /// The same for one unit, and why not.
    pub(crate) fn may_act(&self, p: &Position, unit: u8) -> Result<(), Deny> {
        if p.impulse.formation == NOBODY {
            return Err(Deny::Moment);
        }
        if self.seat(unit) != self.active(p) {
            return Err(Deny::NotYours { unit });
        }
        if self.unit(unit).formation != p.impulse.formation {
            return Err(Deny::OtherFormation { unit });
        }
        if !on_map(p.place(unit)) {
            return Err(Deny::NotOnMap { unit });
        }
        if Position::is(p.oc, unit) {
            return Err(Deny::Complete { unit });
        }
        if Position::is(p.ooc, unit) {
            return Err(Deny::OutOfCommand { unit });
        }
        Ok(())
    }

    /// 4.4: the player is done.
    pub(crate) fn end_impulse(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let formation = p.impulse.formation;
        sink.tell(|| Event::ImpulseEnds { formation });
        let quick = |effect| if let ChaosResult::QuickOrders { units } = effect { units } else { 0 };
        p.impulse.quick = self.effects(p).map(quick).sum();
        self.quick_orders(p, sink);
    }

    /// The orders of an impulse that are not about one unit.
    pub(crate) fn general_orders(&self, p: &Position, out: &mut Vec<Order>) {
        self.barrage_orders(p, out);
        self.refresh_orders(p, self.active(p), out);
        if self.may_demolish(p).is_ok() {
            out.push(Order::Demolish);
        }
        self.ambush_orders(p, out);
        out.push(Order::End);
    }
}
