//! What a sensible player does with markers, and orders that need not be thought about.

use super::Look;
use crate::orders::Order;
use crate::position::*;
use crate::words::*;
use engine::{Seat, Silent};

/// Units near the enemy that make an activation worth a REPEAT.
const WORTHWHILE: i32 = 3;
/// Neutralised units that make a GENERAL worth spending on them.
const SHAKEN: u32 = 4;

impl Look<'_> {
    /// Drops what a sensible player never orders; set-ups are made by the automatic one.
    pub(super) fn sensible(&self, p: &Position, orders: &mut Vec<Order>) {
        if matches!(p.phase, Phase::Setup { .. }) {
            let done = orders.iter().copied().find(|order| matches!(order, Order::Auto));
            let done = done.or_else(|| orders.iter().copied().find(|order| matches!(order, Order::Ready)));
            if let Some(order) = done {
                orders.clear();
                orders.push(order);
            }
            return;
        }
        if p.phase == Phase::Opening {
            self.best_form(p, orders);
            return;
        }
        match p.top() {
            // Stukas first, then artillery, then those who go in.
            Frame::None => {
                let rank = |order: &Order| match order {
                    Order::Use { token } => match self.kind(token.0) {
                        Marker::Stuka => 3,
                        Marker::Artillery => 2,
                        _ => 1,
                    },
                    _ => 0,
                };
                let high = orders.iter().map(rank).max().unwrap_or(0);
                orders.retain(|order| rank(order) == high);
            }
            Frame::Marker => self.sift_marker(p, orders),
            Frame::MustRepeat(_) => self.best_form(p, orders),
            Frame::Remove(_) => keep(orders, &|order| !matches!(order, Order::Done)),
            Frame::Annul(side) => {
                let worth = match self.kind(p.marker.token) {
                    Marker::Formation(form) => self.bite_of(p, form) >= 2 * WORTHWHILE,
                    Marker::Artillery | Marker::Stuka => true,
                    _ => false,
                } && self.near_enemies(p, enemy(side)) >= 3;
                keep(orders, &|order| matches!(order, Order::Annul) == worth);
            }
            Frame::Activation | Frame::Move => self.sift_actions(p, orders),
            Frame::Guns => self.sift_salvos(p, orders),
            // 8.3: a step never comes back, a marker goes.
            Frame::Effect(unit)
                if !p.clash.hex.on_map() && p.steps[unit.i()] > 1 && !p.neutralised.has(unit) =>
            {
                keep(orders, &|order| matches!(order, Order::Accept));
            }
            Frame::Flight => {
                let (side, from) = (self.side(p.flight.unit), p.place(p.flight.unit));
                keep(orders, &|order| match *order {
                    Order::Withdraw { hex, .. } | Order::Retreat { hex, .. } => {
                        !self.flees_forward(side, from, hex)
                    }
                    _ => true,
                });
            }
            Frame::Window => {
                keep(orders, &|order| match *order {
                    Order::Opportunity { unit, target } => self.shot_pays(p, unit, target),
                    Order::Withdraw { unit, hex } => self.gives_way(p, unit, hex),
                    _ => true,
                });
            }
            _ => {}
        }
    }
    /// 2.2, 5.3, 5.5: activate what can act, rest what is exhausted, spend special markers where they pay.
    fn sift_marker(&self, p: &Position, orders: &mut Vec<Order>) {
        let side = self.owner(p.marker.token);
        let shaken = p.neutralised.and(self.sides[side.index()]).len();
        match p.marker.step {
            MarkerStep::Choice => {
                let tired =
                    matches!(self.kind(p.marker.token), Marker::Formation(form) if self.should_rest(p, form));
                if self.kind(p.marker.token) == Marker::Repeat {
                    let best = self.best_repeat(p, orders);
                    let play = best.is_some_and(|(_, worth)| worth >= WORTHWHILE);
                    keep(orders, &|order| match (order, best) {
                        (Order::Repeat { form }, Some((best, _))) => play && *form == best,
                        (Order::Hold, _) => !play,
                        _ => false,
                    });
                    return;
                }
                // A second GENERAL must do something at once (5.5).
                let forced = self.kind(p.marker.token) == Marker::General;
                // A sure activation more is better than an even chance that the enemy has one less.
                let more = !forced && shaken < SHAKEN && !self.holds_repeat(p, side) && self.again(p, side);
                if more && orders.contains(&Order::Take) {
                    *orders = vec![Order::Take];
                    return;
                }
                keep(orders, &|order| match order {
                    Order::Pair => true,
                    Order::Remove => shaken >= SHAKEN || forced && shaken >= 2,
                    Order::Take => forced && shaken < 2,
                    Order::Skip => tired,
                    Order::Activate => !tired,
                    _ => false,
                });
            }
            _ => {
                let best = self.best_repeat(p, orders);
                let play = best.is_some_and(|(_, worth)| worth >= WORTHWHILE);
                keep(orders, &|order| match (order, best) {
                    (Order::Repeat { form }, Some((best, _))) => play && *form == best,
                    (Order::Remove, _) => !play && shaken >= SHAKEN,
                    (Order::Done, _) => !play,
                    _ => false,
                });
            }
        }
    }
    /// 5.4: whether an exhausted formation had better rest: an attempt to shake it off that fails costs little, an activation much.
    fn should_rest(&self, p: &Position, form: Form) -> bool {
        let chance = self.mind.book.at_most[self.ff(p, form, Unit::NONE).clamp(0, 12) as usize];
        p.exhausted.has(form) && (chance < 0.4 || self.bite_of(p, form) < WORTHWHILE)
    }
    /// 5.3: whether a REPEAT would serve a formation in the front line that has not acted twice.
    fn again(&self, p: &Position, side: Seat) -> bool {
        self.all_forms().any(|form| {
            self.form(form).side == side
                && !p.exhausted.has(form)
                && !p.demoralised.has(form)
                && !p.repeated.has(form)
                && p.activations[form.i()] < 2
                && self.bite_of(p, form) > WORTHWHILE
        })
    }
    /// The formation a REPEAT serves best, and what it can do.
    fn best_repeat(&self, p: &Position, orders: &[Order]) -> Option<(Form, i32)> {
        let worth = |form: Form| {
            // Who acts a second time is exhausted; who is exhausted only rests.
            let tired = if p.exhausted.has(form) { 9 } else { p.activations[form.i()] as i32 };
            self.bite_of(p, form) - tired
        };
        let forms = orders.iter().filter_map(|order| match order {
            Order::Repeat { form } => Some((*form, worth(*form))),
            _ => None,
        });
        forms.max_by_key(|(form, worth)| (*worth, std::cmp::Reverse(form.0)))
    }
    /// Leaves the formation that can do most.
    fn best_form(&self, p: &Position, orders: &mut Vec<Order>) {
        let worth = |order: &Order| match order {
            Order::Open { form } | Order::Repeat { form } => self.bite_of(p, *form),
            _ => i32::MIN,
        };
        if let Some(best) = orders.iter().copied().max_by_key(worth) {
            orders.clear();
            orders.push(best);
        }
    }
    /// How much of a formation can do something: its able units near the enemy, tanks twice.
    fn bite_of(&self, p: &Position, form: Form) -> i32 {
        let side = self.form(form).side;
        let foes = self.sides[enemy(side).index()].without(self.hqs).without(p.hidden);
        let units = self.members(p, form).without(self.hqs).without(p.neutralised).without(p.aboard);
        let near = |unit: Unit| {
            p.on_map(unit)
                && foes
                    .iter()
                    .any(|foe| p.on_map(foe) && self.s.ground.distance(p.place(unit), p.place(foe)) <= 4)
        };
        units
            .iter()
            .filter(|&unit| near(unit))
            .map(|unit| if self.card(unit).armour > 1 { 2 } else { 1 })
            .sum()
    }
    /// 5.2, 7.1: no way twice, no stack without an attack, no third salvo on a hex that may be empty by then.
    fn sift_actions(&self, p: &Position, orders: &mut Vec<Order>) {
        let been = |hex: Hex| p.top() == Frame::Move && p.mv.path[..p.mv.len as usize].contains(&hex);
        if p.top() == Frame::Move && !p.mv.begun() && p.mv.party.len() > 1 {
            // Who has come together attacks; else a stack could be made and given up for ever.
            let march = self.stack_march(p, &self.mind.weights[p.act.side.index()]);
            keep(orders, &|order| match *order {
                Order::Stack { unit, with } => self.stack_pays(p, unit, with),
                Order::Assault { .. } => self.dares(p, order),
                Order::Move { .. } => march == Some(*order),
                _ => false,
            });
            return;
        }
        keep(orders, &|order| match *order {
            Order::Drop { .. } | Order::Load { .. } | Order::Fire { first: true, .. } => false,
            Order::Stack { unit, with } => self.stack_pays(p, unit, with),
            Order::Assault { .. } => self.dares(p, order),
            Order::Move { unit, hex, .. } => {
                !been(hex)
                    && self.may_halt(p, unit, hex)
                    && !self.quits_works(p, unit)
                    && !self.treads_on_mines(p, hex)
            }
            _ => true,
        });
        self.sift_salvos(p, orders);
    }
    /// 10.2: a defender stays in works: the last company in them as long as an enemy may come, the others while one is near. When
    /// Stonne is lost everybody may be needed.
    fn quits_works(&self, p: &Position, unit: Unit) -> bool {
        let (at, side) = (p.place(unit), self.side(unit));
        let works = side == FRENCH && self.card(unit).class == Class::Infantry && p.works.has(at.0);
        if !works || self.s.objective.is_some_and(|hex| p.german.has(hex.0)) {
            return false;
        }
        let mates = self.units_in(p, side, at).without(Units::of(unit));
        let last = !mates.iter().any(|mate| self.card(mate).class == Class::Infantry);
        self.foe_within(p, side, at, if last { 8 } else { 4 })
    }
    /// Whether an enemy that can be seen stands so near.
    fn foe_within(&self, p: &Position, side: Seat, hex: Hex, far: u8) -> bool {
        let foes = self.sides[enemy(side).index()].without(self.hqs).without(p.hidden);
        foes.iter().any(|foe| p.on_map(foe) && self.s.ground.distance(hex, p.place(foe)) <= far)
    }
    /// 10.1: mines are entered only for what counts.
    fn treads_on_mines(&self, p: &Position, hex: Hex) -> bool {
        p.mines.has(hex.0) && !self.mind.book.wanted.has(hex.0)
    }
    /// 3.4: whether everybody who goes along may end the move in this hex; else they would have to turn round.
    fn may_halt(&self, p: &Position, unit: Unit, hex: Hex) -> bool {
        let start = if p.top() == Frame::Move { p.mv.path[0] } else { p.place(unit) };
        self.party_of(p, unit).iter().all(|each| self.may_end_in(p, each, start, hex))
    }
    /// 8.6.2: two salvos on a hex at most: whoever is left goes away.
    fn sift_salvos(&self, p: &Position, orders: &mut Vec<Order>) {
        if p.guns.hex.on_map() && p.guns.aimed.iter().sum::<u8>() >= 2 {
            keep(orders, &|order| matches!(order, Order::Shoot));
        }
    }
    /// Whether a stack makes sense: both can attack together, at once or after one step.
    fn stack_pays(&self, p: &Position, unit: Unit, with: Unit) -> bool {
        let side = self.side(unit);
        let fit = |unit: Unit| !self.is_hq(unit) && !p.ooc.has(unit) && p.spent[unit.i()] == 0;
        let near = |hex: Hex| self.s.ground.around(hex).any(|next| p.foes(enemy(side), next) > 0);
        let at = p.place(unit);
        if p.mv.party.len() >= 3
            || !fit(unit)
            || !fit(with)
            || !(near(at) || self.s.ground.around(at).any(near))
        {
            return false;
        }
        let mut next = *p;
        self.obey(&mut next, Order::Stack { unit, with }, &mut Silent);
        next.top() == Frame::Move
            && (self.stack_attack(&next).is_some()
                || self.stack_march(&next, &self.mind.weights[side.index()]).is_some())
    }
    /// 9.1: whether a close combat has a fair chance. Guns do not charge.
    fn dares(&self, p: &Position, order: &Order) -> bool {
        let mut next = *p;
        self.obey(&mut next, *order, &mut Silent);
        if next.clash.attackers.iter().any(|unit| self.card(unit).class == Class::AtGun) {
            return false;
        }
        let least = self.least_share(next.clash.hex, &self.mind.weights[p.act.side.index()]);
        self.clash_share(&next).is_none_or(|share| share >= least)
    }
    /// The attack a stack was made for: at what counts, else at the fewest.
    pub(super) fn stack_attack(&self, p: &Position) -> Option<Order> {
        let unit = p.mv.party.first();
        let foe = enemy(self.side(unit));
        let hexes = self.s.ground.around(p.place(unit)).filter(|&hex| p.foes(foe, hex) > 0);
        let order = |hex: Hex| Order::Assault { unit, hex, road: false };
        hexes
            .filter(|&hex| self.may_assault(p, unit, hex, false).is_ok() && self.dares(p, &order(hex)))
            .min_by_key(|&hex| (!self.mind.book.wanted.has(hex.0), p.foes(foe, hex), hex))
            .map(order)
    }
    /// 6.3.1: whether an opportunity is worth the marker: it has a fair chance, or it will not get better.
    fn shot_pays(&self, p: &Position, unit: Unit, target: Unit) -> bool {
        let column = self.factor(p, unit, target, crate::fire::Manner::PLAIN);
        self.harm_of(target, column) >= if self.range(p, unit, true) <= 1 { 0.03 } else { 0.07 }
    }
    /// 6.3.3: whether a sensible player gives way here: not out of what must be held, nor out of works, and only from somebody who
    /// is stronger and near.
    fn gives_way(&self, p: &Position, unit: Unit, to: Hex) -> bool {
        let g = &self.s.ground;
        let (from, side) = (p.place(unit), self.side(unit));
        let weak = p.neutralised.has(unit);
        if self.flees_forward(side, from, to) {
            return false;
        }
        // Out of command nobody is of much use.
        if let Some(hq) = self.hq_hex(p, unit).filter(|_| self.limited(p, unit)) {
            let far = g.distance(to, hq);
            if far > self.radius(unit) && far > g.distance(from, hq) {
                return false;
            }
        }
        let foes = p.win.targets.iter().filter(|&foe| p.on_map(foe));
        let near = foes.clone().map(|foe| g.distance(from, p.place(foe))).min().unwrap_or(u8::MAX);
        if self.is_hq(unit) {
            return near <= 2 && p.own(side, from) == 0;
        }
        let infantry = self.card(unit).class == Class::Infantry;
        // A headquarters left alone is run over.
        let last = p.own(side, from) == 1 && !self.hqs_in(p, side, from).is_empty();
        let holds = last || self.mind.book.wanted.has(from.0) || infantry && p.works.has(from.0);
        if holds && !(weak && near <= 1) {
            return false;
        }
        if p.win.trigger == Trigger::Salvo {
            let next = Calibre::ALL.into_iter().filter(|calibre| p.guns.aimed[calibre.i()] > 0);
            let worst = next.map(|calibre| self.harm_of(unit, self.salvo_column(p, calibre, unit)));
            return worst.fold(0.0, f32::max) >= 0.1;
        }
        if near > 2 {
            return false;
        }
        let plain = crate::fire::Manner::PLAIN;
        let (mut theirs, mut ours) = (0.0f32, 0.0f32);
        for foe in foes {
            // 1.3: headquarters do not fire.
            let bite =
                if self.is_hq(foe) { 0.0 } else { self.harm_of(unit, self.factor(p, foe, unit, plain)) };
            theirs = theirs.max(bite);
            ours = ours.max(self.harm_of(foe, self.factor(p, unit, foe, plain)));
        }
        // Every enemy fires at one unit: a whole regiment does not run from a single tank.
        let exposed = self.sides[side.index()].without(self.hqs).without(p.aboard).iter().filter(|&own| {
            let beside = |foe: Unit| p.on_map(foe) && g.distance(p.place(own), p.place(foe)) <= 2;
            p.on_map(own) && p.win.targets.iter().any(beside)
        });
        theirs *= (p.win.targets.len() as f32 / exposed.count().max(1) as f32).min(1.0);
        // Several who fire are better than one who goes.
        let ready = self.sides[side.index()]
            .without(self.hqs)
            .without(p.aboard)
            .without(p.opp)
            .without(p.neutralised);
        let backed: f32 = ready
            .without(p.win.reacted)
            .iter()
            .filter(|&own| p.on_map(own))
            .map(|own| {
                let can = |foe: &Unit| {
                    let far = g.distance(p.place(own), p.place(*foe));
                    far <= self.range(p, own, true) && self.sees(p, p.place(own), *foe)
                };
                let bite = |foe: Unit| self.harm_of(foe, self.factor(p, own, foe, plain));
                p.win.targets.iter().filter(|&foe| p.on_map(foe)).filter(can).map(bite).fold(0.0, f32::max)
            })
            .sum();
        // Whoever is neutralised goes from everybody who can do harm, but not from a headquarters that passes by.
        weak && theirs > 0.0
            || backed < theirs && (theirs > 2.0 * ours + 0.05 || p.steps[unit.i()] < 2 && theirs > ours)
    }
    /// Nobody saves himself behind the enemy's lines.
    fn flees_forward(&self, side: Seat, from: Hex, to: Hex) -> bool {
        self.s.ground.to_edge(side, to) > self.s.ground.to_edge(side, from)
    }
    /// Units of a side within four hexes of a visible enemy.
    fn near_enemies(&self, p: &Position, side: Seat) -> usize {
        let foes = self.sides[enemy(side).index()].without(self.hqs).without(p.hidden);
        let own = self.sides[side.index()].without(self.hqs);
        let near = |unit: Unit| {
            foes.iter().any(|foe| p.on_map(foe) && self.s.ground.distance(p.place(unit), p.place(foe)) <= 4)
        };
        own.iter().filter(|&unit| p.on_map(unit) && near(unit)).count()
    }
}

/// Keeps the wanted orders, if there are any.
fn keep(orders: &mut Vec<Order>, wanted: &dyn Fn(&Order) -> bool) {
    if orders.iter().any(wanted) {
        orders.retain(wanted);
    }
}
