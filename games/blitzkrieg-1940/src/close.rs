//! 9: close combat.

use crate::Blitzkrieg;
use crate::fire::{Manner, upshot};
use crate::position::*;
use crate::telling::Deny;
use crate::telling::Event;
use crate::words::*;
use engine::Sink;

/// R101: after so many rounds the attackers go back.
const LAST_ROUND: u8 = 10;

impl Blitzkrieg {
    /// 9.1.1: what an assault costs a unit: a quarter of its printed points and the ground; none if the side is closed.
    pub fn assault_cost(&self, p: &Position, unit: Unit, to: Hex, road: bool) -> Option<u8> {
        let (mp, gait) = self.printed_mp(p, unit);
        self.step_cost(p, gait, p.place(unit), to, road).map(|cost| cost + mp.div_ceil(4))
    }
    /// 9.1.1: whether these units may attack the hex.
    pub(crate) fn may_assault(&self, p: &Position, unit: Unit, to: Hex, road: bool) -> Result<(), Deny> {
        let party = self.may_set_out(p, unit)?;
        self.may_assault_with(p, party, unit, to, road)
    }
    /// The same for a unit that may set out with these.
    pub(crate) fn may_assault_with(
        &self,
        p: &Position,
        party: Units,
        unit: Unit,
        to: Hex,
        road: bool,
    ) -> Result<(), Deny> {
        let from = p.place(unit);
        let side = self.side(unit);
        if self.s.ground.direction(from, to).is_none() {
            return Err(Deny::NotAdjacent { unit, hex: to });
        }
        if p.foes(enemy(side), to) == 0 {
            return Err(Deny::NobodyThere { hex: to, guns: false });
        }
        if p.top() == Frame::Move && p.mv.fired {
            return Err(Deny::HasFired { unit });
        }
        for mover in party.iter() {
            if self.is_hq(mover) {
                return Err(Deny::HqIntoEnemy { unit: mover });
            }
            if p.ooc.has(mover) {
                return Err(Deny::OutOfCommand { unit: mover });
            }
            if p.neutralised.has(mover) {
                return Err(Deny::Neutralised { unit: mover });
            }
            if p.loaded.has(mover) {
                return Err(Deny::HasLoaded { unit: mover });
            }
            let Some(cost) = self.assault_cost(p, mover, to, road) else {
                return Err(if road {
                    Deny::NoRoad { hex: to }
                } else {
                    Deny::Closed { unit: mover, hex: to }
                });
            };
            let left = self.allowance(p, mover).saturating_sub(p.spent[mover.i()]);
            // R81: who has not moved this turn may still attack the next hex.
            if cost > left && (p.moved.has(mover) || p.spent[mover.i()] > 0) {
                return Err(Deny::TooFar { unit: mover, cost, left });
            }
            let start = if p.top() == Frame::Move { p.mv.path[0] } else { from };
            if !self.may_end_in(p, mover, start, to) {
                return Err(Deny::BeyondRadius { unit: mover, hex: to });
            }
        }
        Ok(())
    }
    /// 9.1.1: the attackers enter.
    pub(crate) fn assault(
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
            let cost = self.assault_cost(p, mover, to, road).unwrap_or(0);
            p.spent[mover.i()] = p.spent[mover.i()].saturating_add(cost);
            self.reveal(p, mover, sink);
            self.relocate(p, mover, to);
            p.moved.insert(mover);
        }
        p.mv.column = road;
        if (p.mv.len as usize) < p.mv.path.len() {
            p.mv.path[p.mv.len as usize] = to;
            p.mv.len += 1;
        }
        sink.tell(|| Event::Assaulted { units: p.mv.party, hex: to });
        self.check_works(p, from, sink);
        self.begin_clash(p, to, from, sink);
    }
    /// Close combat begins: hidden guns are seen, mines attack first.
    pub(crate) fn begin_clash(&self, p: &mut Position, hex: Hex, entry: Hex, sink: &mut impl Sink<Event>) {
        let side = enemy(p.act.side);
        for gun in self.units_in(p, side, hex).and(p.hidden).iter() {
            self.reveal(p, gun, sink);
        }
        let attackers = p.mv.party.without(self.hqs);
        let defenders = self.units_in(p, side, hex).without(p.aboard);
        p.clash = Clash {
            hex,
            entry,
            attackers,
            defenders,
            before: defenders.and(p.neutralised),
            column: if p.mv.column { attackers } else { Units::NONE },
            round: 1,
            soft: defenders.iter().all(|unit| self.card(unit).class.soft()),
            // A party that walked into a hidden gun has already met the mines.
            mines: if p.mines.has(hex.0) && p.mv.todo != StepTodo::Entered { attackers } else { Units::NONE },
            ..Clash::NONE
        };
        p.mv.todo = StepTodo::Fought;
        p.push(Frame::Clash);
    }
    /// Those of a side of the fight who still have to fire in this part and have a legal shot.
    fn shooters(&self, p: &Position, attackers: bool) -> Units {
        let (from, _) = self.fighters(p, attackers);
        from.without(p.clash.fired).iter().filter(|&unit| self.has_close_shot(p, unit, attackers)).collect()
    }
    /// Who fires and at whom.
    fn fighters(&self, p: &Position, attackers: bool) -> (Units, Units) {
        let (one, two) = (p.clash.attackers, p.clash.defenders);
        if attackers { (one, two) } else { (two, one) }
    }
    fn has_close_shot(&self, p: &Position, unit: Unit, attackers: bool) -> bool {
        let (_, targets) = self.fighters(p, attackers);
        targets.iter().any(|target| self.factor(p, unit, target, self.close_manner(p)) >= -1)
    }
    /// 9.1: fire in the same hex.
    pub(crate) fn close_manner(&self, p: &Position) -> Manner {
        Manner { moving: false, round: p.clash.round.max(1) }
    }
    /// Whether the attackers name shots now; none if nobody does.
    pub(crate) fn close_turn(&self, p: &Position) -> Option<bool> {
        match p.clash.part {
            ClashPart::Defence | ClashPart::BothDefence => Some(false),
            ClashPart::Offence | ClashPart::BothOffence => Some(true),
            _ => None,
        }
    }
    /// 9.1.2: whether a unit may fire at another in the close combat.
    pub(crate) fn may_strike(&self, p: &Position, unit: Unit, target: Unit) -> Result<(), Deny> {
        let (Frame::Clash, Some(attackers)) = (p.top(), self.close_turn(p)) else { return Err(Deny::Moment) };
        let (from, targets) = self.fighters(p, attackers);
        if !from.has(unit) {
            return Err(Deny::NotInClash { unit });
        }
        if p.clash.fired.has(unit) {
            return Err(Deny::Acted { unit });
        }
        if !targets.has(target) {
            return Err(Deny::NotInClash { unit: target });
        }
        let factor = self.factor(p, unit, target, self.close_manner(p));
        if factor < -1 { Err(Deny::TooWeak { unit, target, factor }) } else { Ok(()) }
    }
    /// 9.1: a shot in close combat.
    pub(crate) fn strike(&self, p: &mut Position, unit: Unit, target: Unit, sink: &mut impl Sink<Event>) {
        p.clash.fired.insert(unit);
        p.clash.firer = unit;
        p.clash.target = target;
        p.clash.shots = true;
        p.upshot = Upshot::None;
        let factor = self.factor(p, unit, target, self.close_manner(p));
        sink.tell(|| Event::Struck { unit, target, factor });
        p.push(Frame::Roll(Purpose::Close));
    }
    /// The dice of a shot in close combat.
    pub(crate) fn close_fallen(&self, p: &mut Position, sum: u8, sink: &mut impl Sink<Event>) {
        let Clash { firer, target, .. } = p.clash;
        let column = self.factor(p, firer, target, self.close_manner(p));
        let hit = Hit { close: true, ..self.read_table(p, target, column, sum) };
        p.upshot = upshot(hit);
        sink.tell(|| Event::Result { unit: target, column, sum, hit });
        match p.clash.part {
            ClashPart::BothDefence | ClashPart::BothOffence => {
                // R96: kept until all have fired, the results on one unit together.
                let n = p.clash.pending as usize;
                match p.clash.hits[..n].iter_mut().find(|kept| kept.unit == target) {
                    Some(kept) => {
                        kept.steps += hit.steps;
                        kept.ns += hit.ns;
                    }
                    None => {
                        p.clash.hits[n] = hit;
                        p.clash.pending += 1;
                    }
                }
            }
            _ => {
                p.hurt = Forms::NONE;
                if !hit.is_nothing() {
                    p.push(Frame::Morale(Forms(u32::MAX)));
                    p.push(Frame::Hit(hit));
                }
            }
        }
    }
    /// 9.1: goes on with the close combat.
    pub(crate) fn run_clash(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let over = p.clash.attackers.is_empty() || p.clash.defenders.is_empty();
        if over && !matches!(p.clash.part, ClashPart::Results | ClashPart::End) {
            p.clash.part = ClashPart::End;
        }
        match p.clash.part {
            ClashPart::Mines => {
                p.clash.mines = p.clash.mines.and(p.clash.attackers);
                let next = p.clash.mines.first();
                if next == Unit::NONE {
                    p.clash.part = ClashPart::Defence;
                } else {
                    p.clash.mines.remove(next);
                    p.push(Frame::Mine(next, true));
                }
            }
            ClashPart::Defence => self.ask_shots(p, false, ClashPart::Offence, sink),
            ClashPart::Offence => self.ask_shots(p, true, ClashPart::Before, sink),
            ClashPart::Before => {
                p.clash.before = p.clash.before.and(p.clash.defenders).and(p.neutralised);
                let next = p.clash.before.first();
                if next == Unit::NONE {
                    self.next_round(p, sink);
                } else {
                    p.clash.before.remove(next);
                    p.push(Frame::Must(next));
                }
            }
            ClashPart::BothDefence => self.ask_shots(p, false, ClashPart::BothOffence, sink),
            ClashPart::BothOffence => self.ask_shots(p, true, ClashPart::Results, sink),
            ClashPart::Results => {
                let n = p.clash.pending as usize;
                if n == 0 {
                    p.clash.part = ClashPart::Before;
                    return;
                }
                // Defenders named their shots first, so attackers suffer first.
                let first = p.clash.hits[0];
                p.clash.hits.copy_within(1..n, 0);
                p.clash.hits[n - 1] = Hit::NONE;
                p.clash.pending -= 1;
                if p.clash.pending == 0 {
                    p.push(Frame::Morale(Forms(u32::MAX)));
                }
                let there = p.clash.attackers.or(p.clash.defenders).has(first.unit);
                if !first.is_nothing() && there {
                    p.push(Frame::Hit(first));
                }
            }
            ClashPart::Break => self.fall_back(p, p.clash.attackers.first()),
            ClashPart::End => self.end_clash(p, sink),
        }
    }
    /// Asks who fires at whom; if there is nothing to choose the shot is made at once.
    fn ask_shots(&self, p: &mut Position, attackers: bool, then: ClashPart, sink: &mut impl Sink<Event>) {
        let shooters = self.shooters(p, attackers);
        if shooters.is_empty() {
            p.clash.fired = Units::NONE;
            p.clash.part = then;
            return;
        }
        let (_, targets) = self.fighters(p, attackers);
        let unit = shooters.first();
        let mut legal =
            targets.iter().filter(|&target| self.factor(p, unit, target, self.close_manner(p)) >= -1);
        let (one, two) = (legal.next(), legal.next());
        if let (1, Some(target), None) = (shooters.len(), one, two) {
            self.strike(p, unit, target, sink);
            return;
        }
        p.ask = Ask::Order(if attackers { p.act.side } else { enemy(p.act.side) });
    }
    /// 9.1.3, R69, R101: the next round, or the attackers go back.
    fn next_round(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if !p.clash.shots || p.clash.round >= LAST_ROUND {
            sink.tell(|| Event::BrokenOff { hex: p.clash.hex });
            p.clash.part = ClashPart::Break;
            return;
        }
        p.clash.round += 1;
        p.clash.shots = false;
        p.clash.fired = Units::NONE;
        p.clash.part = ClashPart::BothDefence;
        p.hurt = Forms::NONE;
        sink.tell(|| Event::Round { round: p.clash.round });
    }
    /// 9.1.2: a unit goes out of the close combat: attackers where they came from, defenders one hex.
    pub(crate) fn fall_back(&self, p: &mut Position, unit: Unit) {
        let attacker = p.clash.attackers.has(unit);
        p.clash.attackers.remove(unit);
        p.clash.defenders.remove(unit);
        if attacker {
            p.mv.party.remove(unit);
            p.mv.halted.remove(unit);
            p.acted.insert(unit);
        }
        let kind = if attacker { FlightKind::Back } else { FlightKind::Retreat };
        let to = if attacker { p.clash.entry } else { Hex::NONE };
        p.flight = Flight { unit, to, banned: p.clash.entry, kind, ..Flight::NONE };
        p.push(Frame::Flight);
    }
    /// 9.1.4, 11.2: the close combat is over.
    fn end_clash(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let Clash { hex, attackers, defenders, .. } = p.clash;
        let side = p.act.side;
        p.pop();
        if !attackers.is_empty() && defenders.is_empty() {
            sink.tell(|| Event::Won { side, hex });
            for unit in attackers.iter() {
                self.take_control(p, unit, hex, sink);
            }
            self.overrun_in(p, enemy(side), hex, sink);
        } else {
            sink.tell(|| Event::Held { hex });
        }
    }
    /// 9.2, R80: what follows for the attackers: the window for this hex, then the move ends or goes on.
    pub(crate) fn after_clash(&self, p: &mut Position) {
        let clash = p.clash;
        if !clash.hex.on_map() {
            return;
        }
        p.clash = Clash::NONE;
        let survivors = clash.attackers;
        for unit in survivors.iter() {
            if p.steps[unit.i()] == 0 {
                continue;
            }
            let goes_on = clash.soft && self.card(unit).class.goes_on() && !p.mv.free_hex;
            // 6.1: an assault is an action of its own: nobody fires after it.
            p.acted.insert(unit);
            if !goes_on {
                p.mv.party.remove(unit);
                // R50: its move ends here, in works that may have stood empty.
                self.settle(p, unit);
            }
        }
        // A headquarters that walked along into a hidden gun stays with the winners.
        p.mv.column = false;
        if !survivors.is_empty() {
            p.win = Window { trigger: Trigger::Step, targets: survivors, hex: clash.hex, ..Window::NONE };
            p.push(Frame::Window);
        }
    }
    /// 9.1.2: whether a choice of the close combat is open: stay or go after a loss, a step or going for those neutralised before.
    pub(crate) fn give_way(&self, p: &mut Position, unit: Unit) {
        p.pop();
        self.fall_back(p, unit);
    }
    /// 9.1.5, R45: a defender that was neutralised before takes a step and fights on without marker.
    pub(crate) fn pay_step(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        p.pop();
        p.neutralised.remove(unit);
        let rider = self.passenger(p, unit);
        if rider != Unit::NONE {
            p.neutralised.remove(rider);
        }
        p.hurt = Forms::NONE;
        p.push(Frame::Morale(Forms(u32::MAX)));
        self.lose_step(p, unit, sink);
    }
}
