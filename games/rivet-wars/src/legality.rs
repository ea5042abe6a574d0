//! Which orders are legal: the list, the judge and the odds.

use crate::orders::{NO_PLACE, orders_of};
use crate::*;

impl RivetWars {
    /// Who is asked.
    pub(crate) fn decider(&self, p: &Position) -> Option<Seat> {
        match p.stage {
            Stage::Drop => Some(ALLIED),
            Stage::Targeted | Stage::Push => Some(p.other()),
            Stage::Discard
            | Stage::Deploy
            | Stage::Combat
            | Stage::Movement
            | Stage::Stepping
            | Stage::Regroup => Some(p.active),
            _ => None,
        }
    }

    /// Whether an order is legal, or a cheap reason.
    pub(crate) fn may(&self, p: &Position, order: Order) -> Result<(), Deny> {
        if matches!(p.stage, Stage::Over(_)) {
            return Err(Deny::Over);
        }
        let at = |stage: Stage| if p.stage == stage { Ok(()) } else { Err(Deny::Moment) };
        match order {
            Order::Keep => at(Stage::Discard),
            Order::Discard { card } => self.may_discard(p, card),
            Order::Deploy { kind, seg } => self.may_deploy(p, kind, seg),
            Order::Plug { plug, host } => self.may_plug(p, plug, host),
            Order::Play { card, aim } => self.may_play(p, card, aim),
            Order::Done => match p.stage {
                Stage::Deploy | Stage::Regroup => Ok(()),
                Stage::Combat | Stage::Movement if p.open.is_some() => Err(Deny::CloseFirst),
                Stage::Combat | Stage::Movement => Ok(()),
                _ => Err(Deny::Moment),
            },
            Order::Activate { seg } => self.may_activate(p, seg),
            Order::Attack { unit, row, seg, place } => self.may_attack(p, unit, row, seg, place),
            Order::Dash { unit } => self.may_dash(p, unit),
            Order::Assault { unit } => self.may_assault(p, unit),
            Order::Move { unit } => self.may_start_move(p, unit),
            Order::Step { seg } => self.may_step(p, seg),
            Order::Halt => self.may_halt(p),
            Order::Close => self.may_close(p),
            Order::Pass => at(Stage::Targeted),
            Order::Push { unit, seg } => self.may_push(p, unit, seg),
            Order::Form { seg, order } => self.may_form(p, seg, order),
            Order::Drop { .. } => at(Stage::Drop),
        }
    }

    /// Every legal order.
    pub(crate) fn list(&self, p: &Position, out: &mut Vec<Order>) {
        let mut offer = |order: Order| {
            if self.may(p, order).is_ok() {
                out.push(order);
            }
        };
        match p.stage {
            Stage::Drop => self.grid().segs().for_each(|seg| offer(Order::Drop { seg })),
            Stage::Discard => {
                offer(Order::Keep);
                p.hands[p.active.index()].iter().for_each(|card| offer(Order::Discard { card }));
            }
            Stage::Deploy => {
                self.list_cards(p, p.active, &mut offer);
                if !p.ended {
                    self.list_units(p, &mut offer);
                }
                offer(Order::Done);
            }
            Stage::Combat | Stage::Movement if !p.open.is_some() => {
                self.list_cards(p, p.active, &mut offer);
                if !p.ended {
                    for seg in p.held[p.active.index()].iter() {
                        offer(Order::Activate { seg });
                    }
                }
                offer(Order::Done);
            }
            Stage::Combat => {
                self.list_cards(p, p.active, &mut offer);
                for unit in self.active_units(p) {
                    self.list_attacks(p, unit, &mut offer);
                    offer(Order::Dash { unit });
                    offer(Order::Assault { unit });
                }
                offer(Order::Close);
            }
            Stage::Movement => {
                self.active_units(p).for_each(|unit| offer(Order::Move { unit }));
                offer(Order::Close);
            }
            Stage::Stepping => {
                let at = p.at[p.moving.unit.index()];
                self.grid().neighbours(at).for_each(|seg| offer(Order::Step { seg }));
                offer(Order::Halt);
            }
            Stage::Targeted => {
                self.list_cards(p, p.other(), &mut offer);
                offer(Order::Pass);
            }
            Stage::Push => {
                let unit = self.survivor(p);
                self.refuges(p, unit).for_each(|seg| offer(Order::Push { unit, seg }));
            }
            Stage::Regroup => {
                for seg in p.held[p.active.index()].iter() {
                    let count = p.units_in(seg).count();
                    if count > 1 && !p.formed.has(seg) {
                        orders_of(count).into_iter().for_each(|order| offer(Order::Form { seg, order }));
                    }
                }
                offer(Order::Done);
            }
            _ => {}
        }
    }

    fn list_units(&self, p: &Position, offer: &mut impl FnMut(Order)) {
        for (index, card) in self.data.units.iter().enumerate() {
            let kind = Kind(index as u8);
            if card.side != p.active || self.may_buy(p, kind).is_err() {
                continue;
            }
            if card.class == Class::Plug {
                let hosts = self.units_of(p, p.active).filter(|&unit| self.card_of(unit).sockets > 0);
                hosts.for_each(|host| offer(Order::Plug { plug: kind, host }));
            } else {
                let zone = self.mission().deploy[p.active.index()];
                zone.iter().for_each(|seg| offer(Order::Deploy { kind, seg }));
            }
        }
    }

    fn list_attacks(&self, p: &Position, unit: Unit, offer: &mut impl FnMut(Order)) {
        let powers = self.powers(p, unit);
        for (row, weapon, card) in self.rows(p, unit) {
            if self.attacks_left(p, unit, row) == 0 {
                continue;
            }
            let gas = weapon.special == Special::Gas;
            let near = self.tables.within(p.at[unit.index()], self.range(card, Layer::Ground, &powers));
            // Only gas goes where nobody is.
            let segs = if gas { near } else { near.both(p.held[p.other().index()]) };
            for seg in segs.iter() {
                if powers.sniper && self.single(p, unit, row) {
                    (1..=4).for_each(|place| offer(Order::Attack { unit, row, seg, place }));
                } else {
                    offer(Order::Attack { unit, row, seg, place: NO_PLACE });
                }
            }
        }
    }

    fn list_cards(&self, p: &Position, side: Seat, offer: &mut impl FnMut(Order)) {
        for card in p.hands[side.index()].iter() {
            if !self.window_is_open(p, self.card(card).window) {
                continue;
            }
            let segs = || self.grid().segs().map(Aim::Seg);
            let play = |aim: Aim| Order::Play { card, aim };
            match self.card(card).effect {
                Effect::Draw(_) | Effect::Points(_) | Effect::Rivets(_) | Effect::Dig(_) => {
                    offer(play(Aim::Nothing));
                }
                Effect::Repair { .. } => {
                    offer(play(Aim::Nothing));
                    self.units_of(p, side).for_each(|unit| offer(play(Aim::Unit(unit))));
                }
                Effect::Shot(_) => self.active_units(p).for_each(|unit| offer(play(Aim::Unit(unit)))),
                _ => segs().for_each(|aim| offer(play(aim))),
            }
        }
    }

    /// Carries out a legal order.
    pub(crate) fn obey(&self, p: &mut Position, order: Order, sink: &mut impl Sink<Event>) {
        match order {
            Order::Keep => {
                let side = p.active;
                sink.tell(|| Event::Kept { side });
                self.draw_action(p, sink);
            }
            Order::Discard { card } => self.discard(p, card, sink),
            Order::Deploy { kind, seg } => self.deploy(p, kind, seg, sink),
            Order::Plug { plug, host } => self.put_plug(p, plug, host, sink),
            Order::Play { card, aim } => self.play(p, card, aim, sink),
            Order::Done => match p.phase {
                Phase::Deploy => self.end_deployment(p, sink),
                Phase::Combat => self.end_combat(p, sink),
                Phase::Move => self.begin_regroup(p, sink),
                _ => self.wrap_up(p, sink),
            },
            Order::Activate { seg } => self.activate(p, seg, sink),
            Order::Attack { unit, row, seg, place } => self.attack(p, unit, row, seg, place, sink),
            Order::Dash { unit } => self.set_out(p, unit, Way::Dash),
            Order::Assault { unit } => self.set_out(p, unit, Way::Assault),
            Order::Move { unit } => self.set_out(p, unit, Way::Walk),
            Order::Step { seg } => self.step(p, seg, sink),
            Order::Halt => self.end_move(p, sink),
            Order::Close => {
                let seg = p.open;
                self.close(p);
                sink.tell(|| Event::Closed { seg });
            }
            Order::Pass => {
                let (side, seg) = (p.other(), p.target);
                sink.tell(|| Event::Passed { side, seg });
                self.resolve(p, sink);
            }
            Order::Push { unit, seg } => {
                self.displace(p, unit, seg, sink);
                self.next_push(p, sink);
            }
            Order::Form { seg, order } => self.form(p, seg, order, sink),
            Order::Drop { seg } => self.drop_at(p, seg, sink),
        }
    }

    /// Exact chances of an attack, a step into mines or gas, a Tank Shock.
    pub(crate) fn order_odds(&self, p: &Position, order: Order) -> Option<Odds> {
        let target = match order {
            Order::Attack { seg, .. } => seg,
            Order::Step { seg } => seg,
            _ => return None,
        };
        if self.may(p, order).is_err() {
            return None;
        }
        let mut next = *p;
        self.obey(&mut next, order, &mut engine::Silent);
        // The other player is taken to let it pass.
        if next.stage == Stage::Targeted {
            self.resolve(&mut next, &mut engine::Silent);
        }
        if next.stage != Stage::Sweep {
            return None;
        }
        let mut tally = Tally::default();
        let sweep = next.sweep;
        let before = self.strength(&next, target);
        let own = next.moving.unit;
        if matches!(order, Order::Attack { .. }) {
            self.tally_of(&next, &sweep, &mut tally);
        }
        let settle = |q: &Position| {
            if q.stage == Stage::Sweep {
                return Settle::Luck;
            }
            if own.is_some() && !q.on_board(own) {
                return Settle::As("mover-lost");
            }
            if own.is_some() && q.damage[own.index()] > next.damage[own.index()] {
                return Settle::As("mover-damaged");
            }
            let lost = before.saturating_sub(self.strength(q, target));
            Settle::As(match lost {
                0 if own.is_some() => "mover-through",
                0 => "miss",
                1 => "hit",
                2 => "hit-two",
                3 => "hit-three",
                _ => "hit-four",
            })
        };
        let shares: Vec<Share> = engine::spread(self, &next, &settle);
        Some(Odds { shares, tally })
    }

    /// Hit points of the other side in a segment and around it: what a shock pushes out is not lost.
    fn strength(&self, p: &Position, seg: Seg) -> u32 {
        let side = p.other();
        let near = self.grid().neighbours(seg).chain([seg]).filter(|&at| self.holds(p, side, at));
        near.flat_map(|at| p.units_in(at))
            .map(|unit| (self.card_of(unit).hit_points - p.damage[unit.index()]) as u32)
            .sum()
    }

    /// 7.3: how the dice against the first victim come about.
    fn tally_of(&self, p: &Position, sweep: &Sweep, tally: &mut Tally) {
        let victim = sweep.victims[sweep.next as usize];
        let dice = sweep.dice[self.card_of(victim).armour as usize - 1];
        tally.add(dice as i16, "tally-dice", victim.0 as u16, engine::Rule("7.3"));
        let bolster = dice - self.reduced(p, dice, sweep.gas, victim);
        if bolster > 0 {
            tally.add(-(bolster as i16), "tally-bolster", victim.0 as u16, engine::Rule("9.10"));
        }
    }
}
