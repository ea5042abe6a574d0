//! 5 and 6.1: activations and the actions of active units.

use crate::Blitzkrieg;
use crate::fire::Manner;
use crate::position::*;
use crate::sight::Aim;
use crate::telling::Deny;
use crate::telling::Event;
use crate::words::*;
use engine::{Seat, Sink};

impl Blitzkrieg {
    /// 6.3.2, R42: return fire and withdrawal are possible anew.
    pub(crate) fn fresh_reactions(&self, p: &mut Position, side: Seat) {
        let all = self.sides[side.index()];
        p.returned = p.returned.without(all);
        p.withdrew = p.withdrew.without(all);
    }
    /// 2.B.2, 5.2: one or two formations are activated.
    pub(crate) fn activate(
        &self,
        p: &mut Position,
        forms: [Form; 2],
        repeat: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let side = self.form(forms[0]).side;
        p.act = Activation { side, forms, repeat, ..Activation::NONE };
        self.fresh_reactions(p, enemy(side));
        for form in forms.into_iter().filter(|&form| form != Form::NONE) {
            sink.tell(|| Event::Activated { form, repeat });
            for unit in self.members(p, form).iter() {
                p.opp.remove(unit);
                p.acted.remove(unit);
                p.loaded.remove(unit);
                p.spent[unit.i()] = 0;
            }
            if repeat {
                p.repeated.insert(form);
            }
        }
        p.push(Frame::Activation);
    }
    /// 5.2, R63: goes on with an activation: the checks at its start, then orders.
    pub(crate) fn run_activation(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if (p.act.checking as usize) < 2 {
            let form = p.act.forms[p.act.checking as usize];
            if form == Form::NONE {
                p.act.checking = 2;
                return;
            }
            match p.act.checked {
                0 => {
                    p.act.checked = 1;
                    // Only a formation demoralised while it was stored (9.4).
                    if p.demoralised.has(form) {
                        p.push(Frame::Roll(Purpose::Recovery(form)));
                    }
                }
                1 => {
                    p.act.checked = 2;
                    if p.demoralised.has(form) {
                        p.act.barred.insert(form);
                    } else if p.exhausted.has(form) {
                        p.push(Frame::Roll(Purpose::Exhaustion(form)));
                    }
                }
                2 => {
                    p.act.checked = 3;
                    p.act.rally = if p.act.barred.has(form) {
                        Units::NONE
                    } else {
                        self.members(p, form)
                            .and(p.neutralised)
                            .iter()
                            .filter(|&unit| p.on_map(unit))
                            .collect()
                    };
                }
                _ => {
                    // R88: the headquarters first, then units by id.
                    let hq = p.act.rally.and(self.hqs).first();
                    let next = if hq == Unit::NONE { p.act.rally.first() } else { hq };
                    if next == Unit::NONE {
                        p.act.checked = 0;
                        p.act.checking += 1;
                    } else {
                        p.act.rally.remove(next);
                        p.push(Frame::Roll(Purpose::Rally(next)));
                    }
                }
            }
            return;
        }
        // With a hidden gun the end is always said, or the pause would tell with whom the gun acts (17.2).
        let secret = !p.hidden.and(self.sides[p.act.side.index()]).is_empty();
        if !secret && self.nothing_to_do(p) {
            self.end_activation(p, sink);
        } else {
            p.ask = Ask::Order(p.act.side);
        }
    }
    /// Whether nobody in the activation can act any more.
    fn nothing_to_do(&self, p: &Position) -> bool {
        let mut found = false;
        self.list_acting(p, &mut |order| {
            found |= order != crate::orders::Order::End;
            !found
        });
        !found
    }
    /// 5.4: the dice of a formation that wants to shed its exhaustion.
    pub(crate) fn exhaustion_fallen(
        &self,
        p: &mut Position,
        form: Form,
        sum: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let done = sum as i8 <= self.needed(p, Purpose::Exhaustion(form));
        sink.tell(|| Event::Rested { form, sum, done });
        if done {
            p.exhausted.remove(form);
        } else if self.exhausted_stops {
            p.act.barred.insert(form);
        }
    }
    /// 2.7, 5.3: the activation is over; a second one in the turn exhausts.
    pub(crate) fn end_activation(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.pop();
        let forms = p.act.forms;
        for form in forms.into_iter().filter(|&form| form != Form::NONE) {
            p.activations[form.i()] += 1;
            if p.activations[form.i()] >= 2 && !p.exhausted.has(form) && !p.ended.has(form) {
                p.exhausted.insert(form);
                sink.tell(|| Event::Exhausted { form });
            }
        }
        for unit in self.all() {
            p.spent[unit.i()] = 0;
        }
        p.acted = Units::NONE;
        p.loaded = Units::NONE;
        p.act = Activation::NONE;
        p.guns = Guns::NONE;
    }
    /// 5.2: whether the activation may end.
    pub(crate) fn may_end(&self, p: &Position) -> Result<(), Deny> {
        match p.top() {
            Frame::Guns | Frame::Activation if p.guns.hex.on_map() => {
                Err(Deny::AimedElsewhere { hex: p.guns.hex })
            }
            Frame::Activation | Frame::Guns => Ok(()),
            Frame::Move => Err(Deny::FinishMove),
            _ => Err(Deny::Moment),
        }
    }

    /// 6.1, 8.1: whether an active unit may fire at another; `first` says that it wants to move afterwards (R114).
    pub(crate) fn may_fire(&self, p: &Position, unit: Unit, target: Unit, first: bool) -> Result<(), Deny> {
        let manner = self.manner(p, first);
        match p.top() {
            Frame::Activation => {
                self.may_act(p, unit)?;
                if !p.on_map(unit) {
                    return Err(Deny::NotOnMap { unit });
                }
                if first && p.neutralised.has(unit) {
                    return Err(Deny::Neutralised { unit });
                }
                if first && p.loaded.has(unit) {
                    return Err(Deny::HasLoaded { unit });
                }
            }
            Frame::Move => {
                if !p.mv.party.or(p.mv.halted).has(unit) {
                    return Err(Deny::FinishMove);
                }
                // 9.2: who goes on after a close combat may move and attack again.
                if p.acted.has(unit) && p.mv.party.has(unit) {
                    return Err(Deny::HasFought { unit });
                }
                if p.acted.has(unit) {
                    return Err(Deny::Acted { unit });
                }
                if first || p.mv.fired {
                    return Err(Deny::HasFired { unit });
                }
                if !p.mv.begun() {
                    return Err(Deny::NotMovedYet { unit });
                }
                if p.loaded.has(unit) {
                    return Err(Deny::HasLoaded { unit });
                }
                let half = self.half_mp(p, unit);
                if p.spent[unit.i()] > half || p.mv.free_hex {
                    return Err(Deny::MovedTooFar { unit, half });
                }
                if p.mv.party.has(unit) && p.mv.party.len() > 1 {
                    self.may_drop(p, unit)?;
                } else if p.mv.party.has(unit) {
                    self.may_stop(p)?;
                }
            }
            _ => return Err(Deny::Moment),
        }
        self.may_shoot(p, unit, target, Aim::Active, manner)
    }
    /// How an active unit would fire now.
    pub(crate) fn manner(&self, p: &Position, first: bool) -> Manner {
        if first || matches!(p.top(), Frame::Move) { Manner::MOVING } else { Manner::PLAIN }
    }
    pub(crate) fn fire(
        &self,
        p: &mut Position,
        unit: Unit,
        target: Unit,
        first: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let moving = self.manner(p, first).moving;
        if first {
            self.set_out(p, unit);
            p.mv.half = true;
            p.mv.fired = true;
        } else if matches!(p.top(), Frame::Move) {
            // Its move is over, and so is its action once the shot is resolved; the column lasts through the shot (R66).
            p.mv.party.remove(unit);
            p.mv.halted.insert(unit);
            p.acted.insert(unit);
        } else {
            p.acted.insert(unit);
            p.loaded.remove(unit);
        }
        self.begin_shot(p, unit, target, ShotKind::Active, moving, sink);
    }

    /// 6.1, 12.1, R110: whether a company may get on its half-track.
    pub(crate) fn may_load(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        if p.top() != Frame::Activation {
            return Err(if matches!(p.top(), Frame::Move) { Deny::FinishMove } else { Deny::Moment });
        }
        let apc = self.carrier(unit);
        if apc == Unit::NONE || apc == unit || self.card(unit).class != Class::Infantry {
            return Err(Deny::NoHalfTrack { unit });
        }
        for each in [unit, apc] {
            self.may_act(p, each)?;
            if !p.on_map(each) {
                return Err(Deny::NotOnMap { unit: each });
            }
            if p.neutralised.has(each) {
                return Err(Deny::Neutralised { unit: each });
            }
            if p.loaded.has(each) {
                return Err(Deny::HasLoaded { unit: each });
            }
        }
        if p.place(unit) != p.place(apc) || self.passenger(p, apc) != Unit::NONE {
            return Err(Deny::NoHalfTrack { unit });
        }
        Ok(())
    }
    pub(crate) fn load(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        let apc = self.carrier(unit);
        self.set_aboard(p, unit, true);
        p.loaded.insert(apc);
        sink.tell(|| Event::Loaded { unit });
        self.check_works(p, p.place(unit), sink);
    }
    /// 6.1, 12.1, R25: whether a company may get off.
    pub(crate) fn may_unload(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        if p.top() != Frame::Activation {
            return Err(if matches!(p.top(), Frame::Move) { Deny::FinishMove } else { Deny::Moment });
        }
        if !p.aboard.has(unit) {
            return Err(Deny::NotAboard { unit });
        }
        let apc = self.carrier(unit);
        self.may_act(p, apc)?;
        for each in [unit, apc] {
            if p.neutralised.has(each) {
                return Err(Deny::Neutralised { unit: each });
            }
            if p.loaded.has(each) {
                return Err(Deny::HasLoaded { unit: each });
            }
        }
        if p.own(self.side(unit), p.place(unit)) >= 3 {
            return Err(Deny::Full { hex: p.place(unit) });
        }
        Ok(())
    }
    pub(crate) fn unload(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        self.set_aboard(p, unit, false);
        p.loaded.insert(unit);
        p.loaded.insert(self.carrier(unit));
        sink.tell(|| Event::Unloaded { unit });
        self.settle(p, unit);
    }
}
