//! Every legal order, and whether an order is legal: both ask the same `may_...` functions.

use crate::Blitzkrieg;
use crate::orders::Order;
use crate::position::*;
use crate::telling::Deny;
use crate::words::*;
use board::Area;

impl Blitzkrieg {
    /// Appends every legal order.
    pub(crate) fn list(&self, p: &Position, out: &mut Vec<Order>) {
        if !matches!(p.ask, Ask::Order(_)) {
            return;
        }
        self.candidates(p, &mut |order| {
            out.push(order);
            true
        });
    }
    /// Hands over legal orders until told to stop.
    pub(crate) fn candidates(&self, p: &Position, add: &mut impl FnMut(Order) -> bool) -> bool {
        match p.phase {
            Phase::Setup { .. } => return self.list_setup(p, add),
            Phase::Opening => {
                return self.some(p, self.all_forms().map(|form| Order::Open { form }), add);
            }
            _ => {}
        }
        match p.top() {
            Frame::None => {
                let markers = p.opening.iter().map(|token| Order::Use { token: Token(token) });
                self.some(p, markers.chain([Order::Done]), add)
            }
            Frame::Assign(unit) => {
                self.some(p, self.all_forms().map(|form| Order::Attach { unit, form }), add)
            }
            Frame::Marker => {
                let plain = [
                    Order::Activate,
                    Order::Skip,
                    Order::Store,
                    Order::Pair,
                    Order::Hold,
                    Order::Remove,
                    Order::Take,
                    Order::Done,
                ];
                let repeats = self.all_forms().map(|form| Order::Repeat { form });
                self.some(p, plain.into_iter().chain(repeats), add)
            }
            Frame::Annul(_) => self.some(p, [Order::Annul, Order::Pass], add),
            Frame::MustRepeat(_) => self.some(p, self.all_forms().map(|form| Order::Repeat { form }), add),
            Frame::Remove(_) => {
                let units = p.neutralised.iter().map(|unit| Order::Steady { unit });
                let forms = p.exhausted.iter().map(|form| Order::Rest { form });
                self.some(p, units.chain(forms).chain([Order::Done]), add)
            }
            Frame::HqReturn(form) => {
                let unit = self.form(form).hq;
                let hexes = self.return_hexes(p, form);
                self.some(p, hexes.iter().map(|hex| Order::Return { unit, hex: Hex(hex) }), add)
            }
            Frame::Activation => self.list_acting(p, add),
            Frame::Move => self.list_move(p, add),
            Frame::Window => self.list_window(p, add),
            Frame::Shot => self.some(p, [Order::Reply, Order::Pass], add),
            Frame::Effect(_) => self.some(p, [Order::Accept, Order::Step], add),
            Frame::Lose(unit) => {
                let both = [unit, self.passenger(p, unit)];
                self.some(p, both.map(|unit| Order::Lose { unit }), add)
            }
            Frame::Stay(_) => self.some(p, [Order::Stay, Order::GiveWay], add),
            Frame::Must(_) => self.some(p, [Order::Step, Order::GiveWay], add),
            Frame::Flight => {
                let unit = p.flight.unit;
                for hex in self.s.ground.around(p.place(unit)) {
                    let order = if p.flight.kind == FlightKind::Withdrawal {
                        Order::Withdraw { unit, hex }
                    } else {
                        Order::Retreat { unit, hex }
                    };
                    if self.may_now(p, order).is_ok() && !add(order) {
                        return false;
                    }
                }
                true
            }
            Frame::Clash => {
                let everybody = p.clash.attackers.or(p.clash.defenders);
                for unit in everybody.iter() {
                    let shots = everybody.iter().map(|target| Order::Strike { unit, target });
                    if !self.some(p, shots, add) {
                        return false;
                    }
                }
                true
            }
            Frame::Guns => self.list_guns(p, add) && self.some(p, [Order::End], add),
            _ => true,
        }
    }
    /// Hands over those of the orders that are legal.
    fn some(
        &self,
        p: &Position,
        orders: impl IntoIterator<Item = Order>,
        add: &mut impl FnMut(Order) -> bool,
    ) -> bool {
        orders.into_iter().all(|order| self.may_now(p, order).is_err() || add(order))
    }
    /// 8.6: salvos.
    fn list_guns(&self, p: &Position, add: &mut impl FnMut(Order) -> bool) -> bool {
        if self.may_use_guns(p).is_err() {
            return true;
        }
        if !self.some(p, [Order::Shoot], add) {
            return false;
        }
        let side = p.guns.side;
        let foes = self.sides[enemy(side).index()].without(p.hidden);
        let hexes: Area = foes.iter().filter(|&foe| p.on_map(foe)).map(|foe| p.place(foe).0).collect();
        let hexes = hexes.iter().map(Hex).filter(|&hex| !p.guns.hex.on_map() || p.guns.hex == hex);
        for hex in hexes.filter(|hex| !p.guns.shelled.contains(hex)) {
            // One look for all calibres.
            let ready = |calibre: &Calibre| p.guns.left[calibre.i()] > 0;
            let observed = Calibre::ALL[..3].iter().any(ready) && self.observer(p, side, hex) != Unit::NONE;
            let wanted = |calibre: &Calibre| ready(calibre) && (observed || *calibre == Calibre::Stuka);
            if !Calibre::ALL.into_iter().filter(wanted).all(|calibre| add(Order::Aim { hex, calibre })) {
                return false;
            }
        }
        true
    }
    /// 5.2, 6.1: what the active formations can do.
    pub(crate) fn list_acting(&self, p: &Position, add: &mut impl FnMut(Order) -> bool) -> bool {
        for form in p.act.forms.into_iter().filter(|&form| form != Form::NONE) {
            if p.demoralised.has(form) || p.act.barred.has(form) {
                continue;
            }
            let members = self.members(p, form);
            for unit in members.without(p.acted).iter() {
                if p.aboard.has(unit) {
                    if !self.some(p, [Order::Unload { unit }], add) {
                        return false;
                    }
                    continue;
                }
                if p.place(unit) == Hex::WAITING && self.card(unit).enters <= p.turn {
                    for hex in self.entry_hexes(p, unit).iter().map(Hex) {
                        let ways = [false, true].map(|road| Order::Enter { unit, hex, road });
                        if !self.some(p, ways, add) {
                            return false;
                        }
                    }
                    continue;
                }
                if !p.on_map(unit) {
                    continue;
                }
                if !self.list_steps(p, unit, add)
                    || !self.list_shots(p, unit, add)
                    || !self.some(p, [Order::Load { unit }], add)
                {
                    return false;
                }
                let mates = self.those_in(p, members, p.place(unit));
                if !self.some(p, mates.iter().map(|with| Order::Stack { unit, with }), add) {
                    return false;
                }
            }
        }
        // A stack may be made of units of both formations of a pair.
        if p.act.forms[1] != Form::NONE {
            let (one, two) = (self.members(p, p.act.forms[0]), self.members(p, p.act.forms[1]));
            for unit in one.or(two).iter().filter(|&unit| p.on_map(unit)) {
                let others = if one.has(unit) { two } else { one };
                let mates = self.those_in(p, others, p.place(unit));
                if !self.some(p, mates.iter().map(|with| Order::Stack { unit, with }), add) {
                    return false;
                }
            }
        }
        self.list_guns(p, add) && self.some(p, [Order::End], add)
    }
    /// 7.1, 9.1.1: steps and assaults of a unit or of the stack it leads.
    fn list_steps(&self, p: &Position, unit: Unit, add: &mut impl FnMut(Order) -> bool) -> bool {
        let Ok(party) = self.may_set_out(p, unit) else { return true };
        let g = &self.s.ground;
        let from = p.place(unit);
        let foe = enemy(self.side(unit));
        for (direction, &hex) in g.next[from.i()].iter().enumerate().filter(|(_, hex)| hex.on_map()) {
            let attack = p.foes(foe, hex) > 0;
            let by_road = g.roads[from.i()] >> direction & 1 == 1;
            for road in [false, true].into_iter().take(1 + by_road as usize) {
                let (order, may) = if attack {
                    let may = self.may_assault_with(p, party, unit, hex, road);
                    (Order::Assault { unit, hex, road }, may)
                } else {
                    (Order::Move { unit, hex, road }, self.may_step_with(p, party, unit, hex, road))
                };
                if may.is_ok() && !add(order) {
                    return false;
                }
            }
        }
        true
    }
    /// 8.1: shots of an active unit.
    fn list_shots(&self, p: &Position, unit: Unit, add: &mut impl FnMut(Order) -> bool) -> bool {
        if self.is_hq(unit) {
            return true;
        }
        let reach = self.range(p, unit, false);
        let from = p.place(unit);
        for target in self.sides[enemy(self.side(unit)).index()].without(p.hidden).iter() {
            let to = p.place(target);
            if !to.on_map() || self.s.ground.distance(from, to) > reach {
                continue;
            }
            let shots = [false, true].map(|first| Order::Fire { unit, target, first });
            if !self.some(p, shots, add) {
                return false;
            }
        }
        true
    }
    /// 7.1: what a moving stack can do.
    pub(crate) fn list_move(&self, p: &Position, add: &mut impl FnMut(Order) -> bool) -> bool {
        let lead = p.mv.party.first();
        if lead != Unit::NONE {
            if !self.list_steps(p, lead, add) {
                return false;
            }
            if !p.mv.begun() {
                let mates = self.those_in(p, self.sides[p.act.side.index()], p.place(lead));
                if !self.some(p, mates.iter().map(|with| Order::Stack { unit: lead, with }), add) {
                    return false;
                }
            }
            if !self.some(p, p.mv.party.iter().map(|unit| Order::Drop { unit }), add) {
                return false;
            }
        }
        for unit in p.mv.party.or(p.mv.halted).without(p.acted).iter() {
            if !self.list_shots(p, unit, add) {
                return false;
            }
        }
        self.some(p, [Order::Stop], add)
    }
    /// 6.3: reactions, all units together.
    pub(crate) fn list_window(&self, p: &Position, add: &mut impl FnMut(Order) -> bool) -> bool {
        let side = self.reactor(p);
        let g = &self.s.ground;
        let own = self.sides[side.index()];
        let mut foes = None;
        match p.win.trigger {
            Trigger::Salvo => {
                for unit in self.those_in(p, own, p.win.hex).iter() {
                    if !self.list_withdrawals(p, unit, &mut foes, add) {
                        return false;
                    }
                }
            }
            trigger => {
                let there = p.win.targets.iter().filter(|&target| p.on_map(target));
                let eyes = there.clone().fold(Area::NONE, |eyes, target| eyes | self.seen_from(p, target));
                for unit in own.iter() {
                    let at = p.place(unit);
                    // Whoever sees none of them has nothing to react to, unless it was shot at.
                    if !at.on_map() || !eyes.has(at.0) && p.win.victim != unit {
                        continue;
                    }
                    let seen: Units = there.clone().filter(|&target| self.sees(p, at, target)).collect();
                    if !p.opp.has(unit) && !self.is_hq(unit) && !p.win.reacted.has(unit) {
                        let reach = self.card(unit).range;
                        let near = |target: &Unit| g.distance(at, p.place(*target)) <= reach;
                        let shots =
                            seen.iter().filter(near).map(|target| Order::Opportunity { unit, target });
                        if !self.some(p, shots, add) {
                            return false;
                        }
                    }
                    if (trigger == Trigger::Step || p.win.victim == unit)
                        && !self.list_withdrawals(p, unit, &mut foes, add)
                    {
                        return false;
                    }
                }
            }
        }
        add(Order::Pass)
    }
    /// 6.3.3: where a unit may withdraw to; where its enemies stand is looked up once for all units. The same as
    /// [`Self::may_withdraw_to`], what is quickest to see first.
    fn list_withdrawals(
        &self,
        p: &Position,
        unit: Unit,
        foes: &mut Option<Area>,
        add: &mut impl FnMut(Order) -> bool,
    ) -> bool {
        if p.withdrew.has(unit) || p.win.reacted.has(unit) || self.may_go(p, unit).is_err() {
            return true;
        }
        let foes = foes.get_or_insert_with(|| self.foe_hexes(p, self.side(unit)));
        let g = &self.s.ground;
        let from = p.place(unit);
        let (_, gait) = self.printed_mp(p, unit);
        let (foe, salvo) = (enemy(self.side(unit)), p.win.trigger == Trigger::Salvo);
        let towards = |hex: Hex| {
            let nearer = |other: Unit| g.distance(hex, p.place(other)) < g.distance(from, p.place(other));
            !salvo && p.win.targets.iter().any(|other| p.on_map(other) && nearer(other))
        };
        let mut nearest = None;
        let mut near = |hex: Hex| {
            let nearest = *nearest.get_or_insert_with(|| g.nearest(from, foes));
            g.any_within(hex, foes, nearest)
        };
        g.next[from.i()].into_iter().enumerate().filter(|(_, hex)| hex.on_map()).all(|(direction, hex)| {
            !self.open_way(gait, from, direction)
                || towards(hex)
                || foes.has(hex.0)
                || self.hq_there(p, foe, hex)
                || near(hex)
                || !self.way_out(p, unit, hex, Hex::NONE)
                || add(Order::Withdraw { unit, hex })
        })
    }

    /// Yes, or why not.
    pub(crate) fn may(&self, p: &Position, order: Order) -> Result<(), Deny> {
        if matches!(p.ask, Ask::Order(_)) { self.may_now(p, order) } else { Err(Deny::Moment) }
    }
    /// The same without asking whether an order is awaited: also used to find out whether there is anything to ask.
    fn may_now(&self, p: &Position, order: Order) -> Result<(), Deny> {
        let here = |wanted: bool| if wanted { Ok(()) } else { Err(Deny::Moment) };
        match order {
            Order::Place { unit, hex } => self.may_place(p, unit, hex, false),
            Order::Hide { unit, hex } => self.may_place(p, unit, hex, true),
            Order::Attach { unit, form } => self.may_attach(p, unit, form),
            Order::Dig { hex } => self.may_dig(p, hex),
            Order::Mine { hex } => self.may_mine(p, hex),
            Order::Lose { unit } => match p.top() {
                Frame::Lose(pair) if unit == pair || unit == self.passenger(p, pair) => Ok(()),
                Frame::Lose(_) => Err(Deny::NotThisUnit { unit }),
                _ => self.may_weaken(p, unit),
            },
            Order::Load { unit } if self.setting_up(p).is_some() => self.may_board(p, unit),
            Order::Load { unit } => self.may_load(p, unit),
            Order::Unload { unit } => self.may_unload(p, unit),
            Order::Auto => self.may_auto(p),
            Order::Ready => self.may_ready(p),
            Order::Open { form } => self.may_open(p, form),
            Order::Use { token: Token(token) } => {
                here(p.phase == Phase::Play && p.top() == Frame::None && !p.opening.is_empty())?;
                if p.opening.has(token) { Ok(()) } else { Err(Deny::NotOpening { token }) }
            }
            Order::Activate => self.may_activate(p),
            Order::Skip => self.may_skip(p),
            Order::Store => self.may_store(p),
            Order::Pair => self.may_pair(p),
            Order::Hold => self.may_hold(p),
            Order::Repeat { form } => self.may_repeat(p, form),
            Order::Remove => self.may_general(p, true),
            Order::Take => self.may_general(p, false),
            Order::Steady { unit } => self.may_steady(p, unit),
            Order::Rest { form } => self.may_rest(p, form),
            Order::Done => self.may_done(p),
            Order::Annul => here(matches!(p.top(), Frame::Annul(_))),
            Order::Pass => here(
                matches!(p.top(), Frame::Annul(_) | Frame::Window)
                    || p.top() == Frame::Shot && p.shot.stage == ShotStage::Answer,
            ),
            Order::Return { unit, hex } => {
                let Frame::HqReturn(form) = p.top() else { return Err(Deny::Moment) };
                let fits = self.form(form).hq == unit && self.return_hexes(p, form).has(hex.0);
                if fits { Ok(()) } else { Err(Deny::NotReturnHex { hex }) }
            }
            Order::Move { unit, hex, road } => self.may_step(p, unit, hex, road),
            Order::Enter { unit, hex, road } => self.may_enter(p, unit, hex, road),
            Order::Assault { unit, hex, road } => self.may_assault(p, unit, hex, road),
            Order::Stack { unit, with } => self.may_stack(p, unit, with),
            Order::Drop { unit } => self.may_drop(p, unit),
            Order::Stop => self.may_stop(p),
            Order::Fire { unit, target, first } => self.may_fire(p, unit, target, first),
            Order::Aim { hex, calibre } => self.may_aim_guns(p, hex, calibre),
            Order::Shoot => self.may_loose(p),
            Order::End => self.may_end(p),
            Order::Opportunity { unit, target } => self.may_opportunity(p, unit, target),
            Order::Reply => self.may_return(p),
            Order::Withdraw { unit, hex } => self.may_withdraw(p, unit, hex),
            Order::Accept => here(matches!(p.top(), Frame::Effect(_))),
            Order::Step => here(matches!(p.top(), Frame::Effect(_) | Frame::Must(_))),
            Order::Stay => here(matches!(p.top(), Frame::Stay(_))),
            Order::GiveWay => here(matches!(p.top(), Frame::Stay(_) | Frame::Must(_))),
            Order::Retreat { unit, hex } => {
                here(matches!(p.top(), Frame::Flight) && p.flight.kind != FlightKind::Withdrawal)?;
                self.may_flee(p, unit, hex)
            }
            Order::Strike { unit, target } => self.may_strike(p, unit, target),
        }
    }
}
