//! 6.3 and 6.4: opportunity fire, return fire and withdrawal.

use crate::Blitzkrieg;
use crate::fire::Manner;
use crate::orders::Order;
use crate::position::*;
use crate::sight::Aim;
use crate::telling::Deny;
use crate::telling::Event;
use crate::words::*;
use board::Area;
use engine::{Seat, Sink};

impl Blitzkrieg {
    /// 6.4: what two dice must not exceed for a unit to react; the modifiers of the dice are taken off the value.
    pub fn reaction_value(&self, p: &Position, unit: Unit) -> i8 {
        let v = &self.values;
        let form = self.host(p, unit);
        let mut value = self.reaction[self.side(unit).index()];
        if p.exhausted.has(form) {
            value -= v.reaction_exhausted;
        }
        if p.ooc.has(unit) {
            value -= v.reaction_out_of_command;
        }
        if p.neutralised.has(unit) {
            value -= v.reaction_neutralised;
        }
        if p.demoralised.has(form) {
            value -= v.reaction_demoralised;
        }
        value
    }
    /// The side that reacts.
    pub(crate) fn reactor(&self, p: &Position) -> Seat {
        match p.win.trigger {
            Trigger::Salvo => enemy(p.guns.side),
            _ => enemy(p.act.side),
        }
    }
    /// 6.3.1: whether a unit may try opportunity fire.
    pub(crate) fn may_opportunity(&self, p: &Position, unit: Unit, target: Unit) -> Result<(), Deny> {
        if !matches!(p.top(), Frame::Window) || p.win.trigger == Trigger::Salvo {
            return Err(Deny::Moment);
        }
        if self.side(unit) != self.reactor(p) {
            return Err(Deny::NotYours { unit });
        }
        if !p.on_map(unit) {
            return Err(Deny::NotOnMap { unit });
        }
        if !p.win.targets.has(target) {
            return Err(Deny::NotOccasion { unit: target, salvo: false });
        }
        if p.opp.has(unit) {
            return Err(Deny::OppUsed { unit });
        }
        if p.win.reacted.has(unit) {
            return Err(Deny::Reacted { unit });
        }
        self.may_shoot(p, unit, target, Aim::Opportunity, Manner::PLAIN)
    }
    /// 6.3.2: whether the target may return fire.
    pub(crate) fn may_return(&self, p: &Position) -> Result<(), Deny> {
        if p.top() != Frame::Shot || p.shot.stage != ShotStage::Answer {
            return Err(Deny::Moment);
        }
        let Shot { firer, target, .. } = p.shot;
        if p.returned.has(target) {
            return Err(Deny::ReturnUsed { unit: target });
        }
        self.may_shoot(p, target, firer, Aim::Return, Manner::PLAIN)
    }
    /// 6.3.3: whether a unit may withdraw at all now.
    pub(crate) fn may_go(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        if !matches!(p.top(), Frame::Window) {
            return Err(Deny::Moment);
        }
        if self.side(unit) != self.reactor(p) {
            return Err(Deny::NotYours { unit });
        }
        if !p.on_map(unit) {
            return Err(Deny::NotOnMap { unit });
        }
        if p.aboard.has(unit) {
            return Err(Deny::Aboard { unit });
        }
        if p.withdrew.has(unit) {
            return Err(Deny::WithdrawUsed { unit });
        }
        if p.win.reacted.has(unit) {
            return Err(Deny::Reacted { unit });
        }
        let from = p.place(unit);
        // R123: a gun that nobody sees lets those pass who are out of its range.
        let near = |mover: Unit| {
            !p.hidden.has(unit) || self.s.ground.distance(from, p.place(mover)) <= self.card(unit).range
        };
        let occasion = match p.win.trigger {
            Trigger::Step => {
                let mut movers = p.win.targets.iter().filter(|&mover| p.on_map(mover));
                movers.any(|mover| self.sees(p, from, mover) && near(mover))
            }
            Trigger::Fire => p.win.victim == unit,
            Trigger::Salvo => p.win.hex == from,
        };
        if occasion {
            Ok(())
        } else {
            Err(Deny::NotOccasion { unit, salvo: p.win.trigger == Trigger::Salvo })
        }
    }
    /// 6.3.3, R121: whether a unit may withdraw to a hex.
    pub(crate) fn may_withdraw(&self, p: &Position, unit: Unit, to: Hex) -> Result<(), Deny> {
        if matches!(p.top(), Frame::Flight) && p.flight.kind == FlightKind::Withdrawal {
            return self.may_flee(p, unit, to);
        }
        self.may_go(p, unit)?;
        let foes = self.foe_hexes(p, self.side(unit));
        self.may_withdraw_to(p, unit, to, &foes, self.s.ground.nearest(p.place(unit), &foes))
    }
    /// Where the enemies of a side stand that it sees.
    pub(crate) fn foe_hexes(&self, p: &Position, side: Seat) -> Area {
        // Eight hexes at a time: a byte that is not zero becomes a bit.
        const MOST: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let mut hexes = Area::NONE;
        for (index, eight) in p.seen[enemy(side).index()].chunks_exact(8).enumerate() {
            let bytes = u64::from_le_bytes(std::array::from_fn(|i| eight[i]));
            let bits = ((bytes + MOST) & !MOST) >> 7;
            // Gathers the bits of the eight bytes.
            let bits = bits.wrapping_mul(0x0102_0408_1020_4080) >> 56;
            hexes.0[index / 8] |= bits << (8 * (index % 8));
        }
        hexes
    }
    /// 6.3.3, R121: the same for a unit that may go, with what it knows of its enemies.
    pub(crate) fn may_withdraw_to(
        &self,
        p: &Position,
        unit: Unit,
        to: Hex,
        foes: &Area,
        nearest: u8,
    ) -> Result<(), Deny> {
        let from = p.place(unit);
        self.may_back_into(p, unit, from, to)?;
        let g = &self.s.ground;
        for other in p.win.targets.iter().filter(|&other| p.win.trigger != Trigger::Salvo && p.on_map(other))
        {
            let at = p.place(other);
            if g.distance(to, at) < g.distance(from, at) {
                return Err(Deny::TowardsEnemy { unit, hex: to });
            }
        }
        // Whoever is nearer to the new hex than anybody was to the old one.
        if g.any_within(to, foes, nearest) {
            return Err(Deny::TowardsEnemy { unit, hex: to });
        }
        if !self.way_out(p, unit, to, Hex::NONE) {
            return Err(Deny::Full { hex: to });
        }
        Ok(())
    }
    /// 6.3.3, 9.1.5: whether a unit can go back into a neighbouring hex at all.
    pub(crate) fn may_back_into(&self, p: &Position, unit: Unit, from: Hex, to: Hex) -> Result<(), Deny> {
        let side = self.side(unit);
        let Some(direction) = self.s.ground.direction(from, to) else {
            return Err(Deny::NotAdjacent { unit, hex: to });
        };
        if p.foes(enemy(side), to) > 0 || self.hq_there(p, enemy(side), to) {
            return Err(Deny::EnemyThere { hex: to });
        }
        let (_, gait) = self.printed_mp(p, unit);
        if self.open_way(gait, from, direction) { Ok(()) } else { Err(Deny::Closed { unit, hex: to }) }
    }
    /// R84: whether from this hex there is a way to one with room.
    pub(crate) fn way_out(&self, p: &Position, unit: Unit, to: Hex, banned: Hex) -> bool {
        self.is_hq(unit) || self.roomy(p, unit, to) || self.room_beyond(p, unit, to, banned)
    }
    /// R84: whether a unit that comes into a full hex finds room farther on.
    fn room_beyond(&self, p: &Position, unit: Unit, to: Hex, banned: Hex) -> bool {
        if !self.may_pass(p, unit, to, banned) {
            return false;
        }
        let mut seen = Area::NONE;
        let mut open = arrayvec::ArrayVec::<Hex, MAX_HEXES>::new();
        seen.insert(to.0);
        open.push(to);
        while let Some(hex) = open.pop() {
            if self.may_rest_at(p, unit, hex, banned) {
                return true;
            }
            for next in self.s.ground.around(hex) {
                if !seen.has(next.0)
                    && self.may_pass(p, unit, next, banned)
                    && self.may_back_into(p, unit, hex, next).is_ok()
                {
                    seen.insert(next.0);
                    open.push(next);
                }
            }
        }
        false
    }
    /// R84: whether a unit that goes back may go through a hex.
    fn may_pass(&self, p: &Position, unit: Unit, hex: Hex, banned: Hex) -> bool {
        let foe = enemy(self.side(unit));
        hex != banned && p.foes(foe, hex) == 0 && !self.hq_there(p, foe, hex)
    }
    /// R84: whether it may stay there.
    fn may_rest_at(&self, p: &Position, unit: Unit, hex: Hex, banned: Hex) -> bool {
        let start = p.place(unit);
        let others = p.foes(self.side(unit), hex) - u8::from(hex == start && !p.hidden.has(unit));
        self.may_pass(p, unit, hex, banned) && (hex != start || p.flight.under_way) && others < 3
    }
    /// 7.3, R124: whether a unit from elsewhere finds room in a hex, as far as the enemy can see: the way it takes must not tell of
    /// a hidden gun.
    #[inline]
    fn roomy(&self, p: &Position, unit: Unit, hex: Hex) -> bool {
        p.foes(self.side(unit), hex) < 3
    }
    /// R84: steps from every hex to the nearest one with room, likewise.
    fn room_distance(&self, p: &Position, unit: Unit, banned: Hex) -> [u8; MAX_HEXES] {
        let g = &self.s.ground;
        let mut steps = [u8::MAX; MAX_HEXES];
        let mut queue: std::collections::VecDeque<Hex> =
            g.hexes().filter(|&hex| self.may_rest_at(p, unit, hex, banned)).collect();
        queue.iter().for_each(|hex| steps[hex.i()] = 0);
        while let Some(hex) = queue.pop_front() {
            for next in g.around(hex) {
                let fits =
                    self.may_pass(p, unit, next, banned) && self.may_back_into(p, unit, next, hex).is_ok();
                if fits && steps[next.i()] == u8::MAX {
                    steps[next.i()] = steps[hex.i()] + 1;
                    queue.push_back(next);
                }
            }
        }
        steps
    }
    /// 6.3.3, 9.1.5: whether a unit that goes back may take this hex next.
    pub(crate) fn may_flee(&self, p: &Position, unit: Unit, to: Hex) -> Result<(), Deny> {
        if p.top() != Frame::Flight || p.flight.unit != unit {
            return Err(Deny::Moment);
        }
        let from = p.place(unit);
        self.may_back_into(p, unit, from, to)?;
        if to == p.flight.banned && p.flight.kind == FlightKind::Retreat {
            return Err(Deny::AttackersCame { hex: to });
        }
        if self.is_hq(unit) || self.roomy(p, unit, to) {
            return Ok(());
        }
        let steps = self.room_distance(p, unit, p.flight.banned);
        let mine = steps[to.i()];
        if mine == u8::MAX {
            return Err(Deny::Full { hex: to });
        }
        // Having left its hex it takes a shortest way.
        if p.flight.under_way {
            let around = self.s.ground.around(from);
            let best = around
                .filter(|&next| self.may_back_into(p, unit, from, next).is_ok())
                .map(|next| steps[next.i()])
                .min();
            if best.is_some_and(|best| mine > best) {
                return Err(Deny::LongWay { hex: to });
            }
        }
        Ok(())
    }

    /// Whether anybody can react now.
    pub(crate) fn can_react(&self, p: &Position) -> bool {
        let mut found = false;
        self.list_window(p, &mut |order| {
            found = order != Order::Pass;
            !found
        });
        found
    }
    /// 6.3, 14a: goes on with a window: it is open as long as somebody can react.
    pub(crate) fn run_window(&self, p: &mut Position) {
        let side = self.reactor(p);
        if self.gun_may_react(p, side) || self.can_react(p) {
            p.ask = Ask::Order(side);
        } else {
            self.close_window(p);
        }
    }
    /// R87: how near whoever gave the occasion is to a hex where a gun that the enemy does not see may stand, as far as the enemy can
    /// know. The enemy must learn nothing from being made to wait, or from not being.
    pub(crate) fn gun_near(&self, p: &Position, side: Seat) -> Option<u8> {
        let g = &self.s.ground;
        let guns = p.hidden.and(self.sides[side.index()]);
        if p.win.trigger == Trigger::Salvo {
            return guns.iter().any(|gun| self.possible(p, gun).has(p.win.hex.0)).then_some(0);
        }
        let at = p.win.targets.iter().map(|unit| p.place(unit)).filter(|hex| hex.on_map());
        guns.iter()
            .flat_map(|gun| self.possible(p, gun).iter().map(Hex).collect::<Vec<_>>())
            .flat_map(|hex| at.clone().map(move |other| g.distance(hex, other)))
            .min()
    }
    /// How far the guns reach that the enemy does not see.
    pub(crate) fn gun_reach(&self, p: &Position, side: Seat) -> u8 {
        let guns = p.hidden.and(self.sides[side.index()]);
        guns.iter().map(|gun| self.card(gun).range).max().unwrap_or(0)
    }
    /// R87, R123: whether such a gun may fire or go away now.
    pub(crate) fn gun_may_react(&self, p: &Position, side: Seat) -> bool {
        self.gun_near(p, side).is_some_and(|distance| distance <= self.gun_reach(p, side))
    }
    pub(crate) fn close_window(&self, p: &mut Position) {
        p.win = Window::NONE;
        p.pop();
    }
    /// 6.3.1: a unit tries opportunity fire.
    pub(crate) fn opportunity(
        &self,
        p: &mut Position,
        unit: Unit,
        target: Unit,
        sink: &mut impl Sink<Event>,
    ) {
        // 13.1: success or failure, the attempt shows the gun.
        self.reveal(p, unit, sink);
        p.win.reacted.insert(unit);
        p.opp.insert(unit);
        sink.tell(|| Event::Tries { unit, target });
        p.push(Frame::Roll(Purpose::Opportunity(unit, target)));
    }
    /// The dice of an attempt at opportunity fire.
    pub(crate) fn opportunity_fallen(
        &self,
        p: &mut Position,
        unit: Unit,
        target: Unit,
        sum: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let done = sum as i8 <= self.reaction_value(p, unit);
        sink.tell(|| Event::Reaction { unit, sum, done });
        if done {
            self.begin_shot(p, unit, target, ShotKind::Opportunity, false, sink);
        } else {
            p.upshot = Upshot::Failed;
        }
    }
    /// 6.3.2: the target tries to return fire.
    pub(crate) fn reply(&self, p: &mut Position) {
        let unit = p.shot.target;
        p.returned.insert(unit);
        p.shot.answered = true;
        p.push(Frame::Roll(Purpose::Return(unit)));
    }
    /// The dice of an attempt to return fire.
    pub(crate) fn return_fallen(&self, p: &mut Position, unit: Unit, sum: u8, sink: &mut impl Sink<Event>) {
        let done = sum as i8 <= self.reaction_value(p, unit);
        sink.tell(|| Event::Reaction { unit, sum, done });
        if done {
            let (target, factor) = (p.shot.firer, self.factor(p, unit, p.shot.firer, Manner::PLAIN));
            sink.tell(|| Event::Fired { unit, target, factor, opportunity: false });
            p.push(Frame::Roll(Purpose::Reply));
        } else {
            p.shot.stage = ShotStage::Apply;
        }
    }
    /// 6.3.3: a unit withdraws; a neutralised one must pass a check (6.4).
    pub(crate) fn withdraw(&self, p: &mut Position, unit: Unit, to: Hex, sink: &mut impl Sink<Event>) {
        if matches!(p.top(), Frame::Flight) {
            p.flight.to = to;
            return;
        }
        p.win.reacted.insert(unit);
        if p.neutralised.has(unit) {
            p.push(Frame::Roll(Purpose::Withdrawal(unit, to)));
        } else {
            self.begin_withdrawal(p, unit, to, sink);
        }
    }
    /// The dice of a neutralised unit that wants to withdraw.
    pub(crate) fn withdrawal_fallen(
        &self,
        p: &mut Position,
        unit: Unit,
        to: Hex,
        sum: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let done = sum as i8 <= self.reaction_value(p, unit);
        sink.tell(|| Event::Reaction { unit, sum, done });
        if done {
            self.begin_withdrawal(p, unit, to, sink);
        } else {
            self.reveal(p, unit, sink);
        }
    }
    fn begin_withdrawal(&self, p: &mut Position, unit: Unit, to: Hex, sink: &mut impl Sink<Event>) {
        let side = self.side(unit);
        if p.own(enemy(side), to) > 0 {
            // R87: a hidden gun is seen, and another hex must be chosen.
            for gun in self.units_in(p, enemy(side), to).iter() {
                self.reveal(p, gun, sink);
            }
            p.win.reacted.remove(unit);
            return;
        }
        p.withdrew.insert(unit);
        p.flight = Flight { unit, to, kind: FlightKind::Withdrawal, ..Flight::NONE };
        p.push(Frame::Flight);
    }
    /// 6.3.3, 9.1.5, R84: goes on with a withdrawal or a retreat.
    pub(crate) fn run_flight(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let Flight { unit, to, kind, under_way, .. } = p.flight;
        if !p.on_map(unit) {
            p.flight = Flight::NONE;
            p.pop();
            return;
        }
        let side = self.side(unit);
        let here = p.place(unit);
        if to.on_map() {
            if p.own(enemy(side), to) > 0 {
                for gun in self.units_in(p, enemy(side), to).iter() {
                    self.reveal(p, gun, sink);
                }
                p.flight.to = Hex::NONE;
                return;
            }
            p.flight.to = Hex::NONE;
            p.flight.under_way = true;
            self.reveal(p, unit, sink);
            self.relocate(p, unit, to);
            sink.tell(|| Event::WentBack { unit, hex: to, withdrawal: kind == FlightKind::Withdrawal });
            self.check_works(p, here, sink);
            if kind != FlightKind::Back {
                self.take_control(p, unit, to, sink);
            }
            self.check_command(p, unit, sink);
            if p.mines.has(to.0) {
                p.push(Frame::Mine(unit, false));
            }
            return;
        }
        let full = !self.is_hq(unit) && p.own(side, here) > 3;
        if full {
            self.show_guns(p, side, here, sink);
        }
        if under_way && !full {
            self.settle(p, unit);
            p.flight = Flight::NONE;
            p.pop();
            return;
        }
        let options = || self.s.ground.around(here).filter(|&next| self.may_flee(p, unit, next).is_ok());
        let mut list = options();
        match (list.next(), list.next()) {
            (None, _) => {
                // 9.1.5, R84: no way out.
                p.flight = Flight::NONE;
                p.pop();
                sink.tell(|| Event::NoWayOut { unit });
                while p.steps[unit.i()] > 0 && p.on_map(unit) && !self.is_hq(unit) {
                    self.drop_step(p, unit, sink);
                }
            }
            (Some(hex), None) => p.flight.to = hex,
            _ => p.ask = Ask::Order(side),
        }
    }
}
