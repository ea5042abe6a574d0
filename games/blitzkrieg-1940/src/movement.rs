//! 7: movement, columns and stacking.

use crate::Blitzkrieg;
use crate::data::Values;
use crate::ground::Ground;
use crate::position::*;
use crate::telling::{Deny, Event};
use crate::words::*;
use engine::Sink;

impl Blitzkrieg {
    /// 3.2, 7.1, R112: printed movement points and gait; a headquarters goes like the fastest unit of its formation.
    #[inline]
    pub fn printed_mp(&self, p: &Position, unit: Unit) -> (u8, Gait) {
        let card = self.card(unit);
        if card.class == Class::Hq { self.mp_of_hq(p, unit) } else { (card.mp, card.gait) }
    }
    fn mp_of_hq(&self, p: &Position, unit: Unit) -> (u8, Gait) {
        let card = self.card(unit);
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
    #[inline]
    pub fn step_cost(&self, p: &Position, gait: Gait, from: Hex, to: Hex, road: bool) -> Option<u8> {
        self.side_cost(p, gait, from, self.s.ground.direction(from, to)?, road)
    }
    /// The same in a direction.
    #[inline]
    fn side_cost(&self, p: &Position, gait: Gait, from: Hex, d: usize, road: bool) -> Option<u8> {
        let c = gait.column();
        let mut cost = if !road {
            self.land[c][from.i()][d]
        } else if self.s.ground.roads[from.i()] >> d & 1 == 1 {
            self.values.road[c] as u8
        } else {
            CLOSED
        };
        if cost == CLOSED {
            return None;
        }
        if p.mines.has(from.0) {
            cost += self.values.mine[c] as u8;
        }
        Some(cost)
    }
    /// 7.1: whether there is any way from a hex in a direction, across country or by road.
    #[inline]
    pub(crate) fn open_way(&self, gait: Gait, from: Hex, direction: usize) -> bool {
        self.land[gait.column()][from.i()][direction] != CLOSED
            || self.s.ground.roads[from.i()] >> direction & 1 == 1
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
            return Err(Deny::OtherFormation { unit, form });
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
    #[inline]
    pub(crate) fn allowance(&self, p: &Position, unit: Unit) -> u8 {
        let half = p.mv.half && p.mv.party.has(unit) || p.loaded.has(unit);
        if half { self.half_mp(p, unit).min(self.mp(p, unit)) } else { self.mp(p, unit) }
    }
    /// Who would make a step: the stack under way, or the unit alone.
    pub(crate) fn party_of(&self, p: &Position, unit: Unit) -> Units {
        if matches!(p.top(), Frame::Move) { p.mv.party } else { Units::of(unit) }
    }
    /// 7.1: whether these units may take a step from here.
    pub(crate) fn may_step(&self, p: &Position, unit: Unit, to: Hex, road: bool) -> Result<(), Deny> {
        let party = self.may_set_out(p, unit)?;
        self.may_step_with(p, party, unit, to, road)
    }
    /// The same for a unit that may set out with these.
    pub(crate) fn may_step_with(
        &self,
        p: &Position,
        party: Units,
        unit: Unit,
        to: Hex,
        road: bool,
    ) -> Result<(), Deny> {
        let from = p.place(unit);
        let side = self.side(unit);
        let g = &self.s.ground;
        let Some(direction) = g.direction(from, to) else {
            return Err(Deny::NotAdjacent { unit, hex: to });
        };
        if p.foes(enemy(side), to) > 0 {
            return Err(Deny::EnemyThere { hex: to });
        }
        let mut alone = true;
        for mover in party.iter() {
            if self.is_hq(mover) && self.hq_there(p, enemy(side), to) {
                return Err(Deny::HqIntoEnemy { unit: mover });
            }
            let (_, gait) = self.printed_mp(p, mover);
            let Some(cost) = self.side_cost(p, gait, from, direction, road) else {
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
        let begun = matches!(p.top(), Frame::Move) && p.mv.begun();
        let bound = p.loaded.has(unit) || matches!(p.top(), Frame::Move) && p.mv.half;
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
        let start = if matches!(p.top(), Frame::Move) { p.mv.path[0] } else { p.place(unit) };
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
        if left[..n].contains(&0) {
            return false;
        }
        let led = !party.and(self.hqs).is_empty();
        let mut open: Vec<(Hex, [u8; 4])> = vec![(to, left)];
        let mut best = [0u8; MAX_HEXES];
        while let Some((hex, left)) = open.pop() {
            for next in g.around(hex) {
                if p.foes(enemy(side), next) > 0 || led && self.hq_there(p, enemy(side), next) {
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
    pub(crate) fn stack(&self, p: &mut Position, unit: Unit, with: Unit, sink: &mut impl Sink<Event>) {
        if p.top() != Frame::Move {
            self.set_out(p, unit);
        }
        p.mv.party.insert(with);
        // 13.1: who sets out together with others is seen.
        for mover in [unit, with] {
            self.reveal(p, mover, sink);
        }
    }
}

/// A step that cannot be made.
pub(crate) const CLOSED: u8 = u8::MAX;

/// 7.1: what a step across country costs from every hex in every direction, mines aside.
pub(crate) fn land_costs(g: &Ground, v: &Values, gait: usize) -> Vec<[u8; 6]> {
    let cost = |from: Hex, d: usize| {
        let to = g.next[from.i()][d];
        let wet = g.streams[from.i()] >> d & 1 == 1 && g.bridges[from.i()] >> d & 1 == 0;
        if !to.on_map() || wet && v.stream[gait] < 0 {
            return CLOSED;
        }
        let stream = if wet { v.stream[gait] } else { 0 };
        let up = if g.level[to.i()] > g.level[from.i()] { v.up[gait] } else { 0 };
        (v.cost[g.terrain(to) as usize][gait] + stream + up) as u8
    };
    g.hexes().map(|from| std::array::from_fn(|d| cost(from, d))).collect()
}
