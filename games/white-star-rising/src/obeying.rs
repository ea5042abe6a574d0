//! Who decides, whether an order is legal, and carrying it out: each order is handed to the chapter it belongs to.

use crate::forces::First;
use crate::*;

impl WhiteStar {
    /// Who decides.
    pub(crate) fn decider(&self, p: &Position) -> Seat {
        match p.stage {
            Stage::Setup(seat)
            | Stage::Opening(seat)
            | Stage::Schedule(seat)
            | Stage::Drawn(seat)
            | Stage::Lead(seat)
            | Stage::Window(seat)
            | Stage::LoseWeapon(seat) => seat,
            Stage::Designate => self.s.special.designated.map_or(ALLIED, |rule| rule.seat),
            Stage::Landing | Stage::Acting | Stage::Moving | Stage::Quick => self.active(p),
            Stage::LayMine | Stage::Opportunity | Stage::Retreat | Stage::Stray => enemy(self.active(p)),
            Stage::AirTarget => self.pilot(p),
            Stage::Flak | Stage::Scatter => enemy(self.pilot(p)),
            Stage::Replace => self.s.formations[self.replacing(p) as usize].seat,
            Stage::Draw | Stage::Roll | Stage::Over(_) => GERMAN,
        }
    }

    /// Whether anything can be declined.
    pub(crate) fn may_pass(&self, p: &Position) -> Result<(), Deny> {
        match p.stage {
            Stage::Opening(_) => {
                let barrage = self.s.special.opening_barrage.is_some() && !p.special.opening;
                let first = self.s.first.get(p.special.firsts as usize);
                if barrage || matches!(first, Some(First::Optional { .. })) {
                    Ok(())
                } else {
                    Err(Deny::MustChoose)
                }
            }
            Stage::Schedule(_)
            | Stage::Drawn(_)
            | Stage::LayMine
            | Stage::Opportunity
            | Stage::Window(_)
            | Stage::Flak
            | Stage::Quick => Ok(()),
            _ => Err(Deny::Moment),
        }
    }

    /// Whether an order is legal, and if not, why.
    pub(crate) fn may(&self, p: &Position, order: Order) -> Result<(), Deny> {
        let at = |stage: bool| if stage { Ok(()) } else { Err(Deny::Moment) };
        let around = || {
            if p.impulse.formation == NOBODY { Err(Deny::Moment) } else { Ok(self.look_around(p)) }
        };
        match order {
            Order::Place { unit, cell, mounted } => self.may_place(p, unit, cell, mounted),
            Order::Arm { unit, weapon } => self.may_arm(p, unit, weapon),
            Order::Dig { cell } => self.may_dig(p, cell),
            Order::Auto => self.may_auto(p),
            Order::Even => self.may_even(p),
            Order::Ready => self.may_be_ready(p),
            Order::First { formation } => self.may_be_first(p, formation),
            Order::Launch => at(matches!(p.stage, Stage::Schedule(_))),
            Order::Return => at(matches!(p.stage, Stage::Drawn(_))),
            Order::Refresh { unit } => self.may_refresh(p, unit),
            Order::Pass => self.may_pass(p),
            Order::Reroll => self.may_reroll(p),
            Order::Nudge { face, up } => self.may_nudge(p, face, up),
            Order::Command => self.may_command(p),
            Order::Move { who, to } => self.may_move(p, &around()?, who, to),
            Order::Assault { who, to } => self.may_assault(p, &around()?, who, to).map(drop),
            Order::Overrun { who, to } => self.may_overrun(p, &around()?, who, to).map(drop),
            Order::Enter { who: Entrant { unit, hq }, to, mounted } => {
                self.may_enter(p, &around()?, unit, hq, to, mounted).map(drop)
            }
            Order::Exit { who } => self.may_exit(p, who).map(drop),
            Order::Flip { unit } => self.may_flip(p, unit),
            Order::Stop => self.may_stop(p),
            Order::Fire { unit, target, with } => self.may_fire(p, unit, target, with).map(drop),
            Order::Shell { unit, cell, leader } => self.may_shell(p, unit, cell, leader).map(drop),
            Order::Clear { unit, cell } => self.may_clear(p, unit, cell),
            Order::Call { slot, cell } => self.may_call(p, slot, cell),
            Order::Demolish => self.may_demolish(p),
            Order::Ambush { cell, target, leader } => self.may_ambush(p, cell, target, leader).map(drop),
            Order::End => at(p.stage == Stage::Acting),
            Order::Mine => self.may_lay_mine(p),
            Order::Lead { unit } => self.may_lead(p, unit),
            Order::Retreat { unit, cell } => self.may_retreat(p, unit, cell),
            Order::Target { cell } => self.may_target(p, cell),
            Order::Flak { unit, leader } => self.may_flak(p, unit, leader).map(drop),
            Order::Replace { formation, cell } => self.may_replace(p, formation, cell),
            Order::Lose { group, weapon } => self.may_lose(p, group, weapon),
        }
    }

    /// Carries out a legal order.
    pub(crate) fn obey(&self, p: &mut Position, order: Order, sink: &mut impl Sink<Event>) {
        if self.is_risky(order) {
            p.upshot = None;
        }
        match order {
            Order::Place { unit, cell, mounted } => self.place_unit(p, unit, cell, mounted, sink),
            Order::Arm { unit, weapon } => self.arm(p, unit, weapon, sink),
            Order::Dig { cell } => self.dig(p, cell, sink),
            Order::Auto => self.auto(p, &self.s.auto, sink),
            Order::Even => self.auto(p, &self.s.even, sink),
            Order::Ready => self.ready(p, sink),
            Order::First { formation } => self.name_first(p, formation, sink),
            Order::Launch => self.launch(p, sink),
            Order::Return => self.put_back(p, sink),
            Order::Refresh { unit } => self.refresh(p, unit, sink),
            Order::Pass => self.pass(p, sink),
            Order::Reroll => self.reroll(p, sink),
            Order::Nudge { face, up } => self.nudge(p, face, up, sink),
            Order::Command => self.buy_command(p, sink),
            Order::Move { who, to } => self.go(p, who, to, Step::Plain, sink),
            Order::Assault { who, to } => self.go(p, who, to, Step::Assault, sink),
            Order::Overrun { who, to } => self.go(p, who, to, Step::Overrun, sink),
            Order::Enter { who: Entrant { unit, hq }, to, mounted } => {
                let around = self.look_around(p);
                if let Ok(set) = self.may_enter(p, &around, unit, hq, to, mounted) {
                    self.enter(p, set, unit, to, mounted, sink);
                }
            }
            Order::Exit { who } => {
                if let Ok(set) = self.party(p, who) {
                    self.exit(p, set, sink);
                }
            }
            Order::Flip { unit } => self.flip(p, unit, sink),
            Order::Stop => self.stop(p, sink),
            Order::Fire { unit, target, with } => self.fire(p, unit, target, with, sink),
            Order::Shell { unit, cell, leader } => self.shell(p, unit, cell, leader, sink),
            Order::Clear { unit, cell } => self.clear(p, unit, cell),
            Order::Call { slot, cell } => self.call(p, slot, cell, sink),
            Order::Demolish => self.demolish(p),
            Order::Ambush { cell, target, leader } => self.ambush(p, cell, target, leader, sink),
            Order::End => self.end_impulse(p, sink),
            Order::Mine => self.lay_mine(p, sink),
            Order::Lead { unit } => self.lead(p, unit, sink),
            Order::Retreat { unit, cell } => self.retreat(p, unit, cell, sink),
            Order::Target { cell } => self.target(p, cell, sink),
            Order::Flak { unit, leader } => self.flak(p, unit, leader, sink),
            Order::Replace { formation, cell } => self.replace(p, formation, cell, sink),
            Order::Lose { group, weapon } => self.lose(p, group, weapon, sink),
        }
    }

    fn go(&self, p: &mut Position, who: Who, to: Cell, step: Step, sink: &mut impl Sink<Event>) {
        if let Ok(set) = self.party(p, who) {
            let from = p.place(who.unit);
            self.step(p, set, from, to, step, sink);
        }
    }

    fn pass(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        match p.stage {
            Stage::Opening(_) => self.pass_opening(p, sink),
            Stage::Schedule(_) => self.open(p, sink),
            Stage::Drawn(_) => self.pass_draw(p, sink),
            Stage::LayMine => self.step_fire(p, sink),
            Stage::Opportunity => self.step_done(p, sink),
            Stage::Window(_) => self.pass_fate(p, sink),
            Stage::Flak => self.flak_over(p, sink),
            Stage::Quick => self.impulse_over(p, sink),
            _ => {}
        }
    }

    /// 10.0: the throw stands; the rules that asked for it go on.
    pub(crate) fn stands(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        match p.roll.purpose {
            Purpose::None => {}
            Purpose::Strength(unit) => self.strength_rolled(p, unit, sink),
            Purpose::Entry(group) => self.entry_rolled(p, group, sink),
            Purpose::Command(cell) => self.command_rolled(p, cell, sink),
            Purpose::Reorganise(unit) => self.reorganise_rolled(p, unit, sink),
            Purpose::Attack => self.attack_rolled(p, sink),
            Purpose::Defence => self.defence_rolled(p, sink),
            Purpose::Spread => self.spread_rolled(p, sink),
            Purpose::Headquarters(hq) => self.hq_rolled(p, hq, sink),
            Purpose::Accuracy => self.accuracy_rolled(p, sink),
            Purpose::Assault => self.assault_rolled(p, sink),
            Purpose::Counter => self.counter_rolled(p, sink),
            Purpose::Clear(unit, cell) => self.clear_rolled(p, unit, cell, sink),
            Purpose::Chaos => self.chaos_rolled(p, sink),
            Purpose::Flak => self.flak_rolled(p, sink),
            Purpose::Evade => self.evade_rolled(p, sink),
            Purpose::BreakOff => self.break_off_rolled(p, sink),
            Purpose::Aim => self.aim_rolled(p, sink),
            Purpose::Return => self.return_rolled(p, sink),
            Purpose::Demolition => self.demolition_rolled(p, sink),
            Purpose::WeaponLoss(seat) => self.weapon_loss_rolled(p, seat, sink),
        }
    }
}
