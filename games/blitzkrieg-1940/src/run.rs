//! Carrying out orders and luck, and going on until somebody must decide or dice must fall.

use crate::Blitzkrieg;
use crate::orders::Order;
use crate::position::*;
use crate::telling::Event;
use engine::Sink;

impl Blitzkrieg {
    /// Carries out a legal order.
    pub(crate) fn obey(&self, p: &mut Position, order: Order, sink: &mut impl Sink<Event>) {
        match order {
            Order::Place { unit, hex } => self.do_place(p, unit, hex, false, sink),
            Order::Hide { unit, hex } => self.do_place(p, unit, hex, true, sink),
            Order::Attach { unit, form } => self.do_attach(p, unit, form, sink),
            Order::Dig { hex } => self.do_dig(p, hex, sink),
            Order::Mine { hex } => self.do_mine(p, hex, sink),
            Order::Lose { unit } => {
                if let Frame::Lose(_) = p.top() {
                    p.pop();
                    self.drop_step(p, unit, sink);
                } else {
                    self.do_weaken(p, unit, sink);
                }
            }
            Order::Load { unit } if self.setting_up(p).is_some() => self.do_board(p, unit, sink),
            Order::Load { unit } => self.load(p, unit, sink),
            Order::Unload { unit } => self.unload(p, unit, sink),
            Order::Auto => self.auto_setup(p, sink),
            Order::Ready => self.do_ready(p, sink),
            Order::Open { form } => self.do_open(p, form, sink),
            Order::Use { token } => self.drawn(p, token.0, sink),
            Order::Activate => self.do_activate(p, sink),
            Order::Skip => self.do_skip(p, sink),
            Order::Store => self.do_store(p, sink),
            Order::Pair => self.do_general(p, Play::Pair, sink),
            Order::Hold => self.do_hold(p, sink),
            Order::Repeat { form } => self.do_repeat(p, form, sink),
            Order::Remove => self.do_general(p, Play::Remove, sink),
            Order::Take => self.do_general(p, Play::Take, sink),
            Order::Steady { unit } => self.do_steady(p, unit, sink),
            Order::Rest { form } => self.do_rest(p, form, sink),
            Order::Done => self.do_done(p),
            Order::Annul => {
                if let Frame::Annul(side) = p.top() {
                    self.do_annul(p, side, sink);
                }
            }
            Order::Pass => match p.top() {
                Frame::Window => self.close_window(p),
                Frame::Shot => p.shot.stage = ShotStage::Apply,
                _ => {
                    p.pop();
                }
            },
            Order::Return { unit, hex } => {
                p.pop();
                self.hq_returns(p, self.card(unit).form, hex, sink);
            }
            Order::Move { unit, hex, road } => self.step(p, unit, hex, road, sink),
            Order::Enter { unit, hex, road } => self.enter(p, unit, hex, road, sink),
            Order::Assault { unit, hex, road } => self.assault(p, unit, hex, road, sink),
            Order::Stack { unit, with } => self.stack(p, unit, with, sink),
            Order::Drop { unit } => self.drop_off(p, unit),
            Order::Stop => self.end_move(p, sink),
            Order::Fire { unit, target, first } => self.fire(p, unit, target, first, sink),
            Order::Aim { hex, calibre } => self.aim_guns(p, hex, calibre, sink),
            Order::Shoot => self.loose(p),
            Order::End => {
                if p.top() == Frame::Guns {
                    p.pop();
                    p.guns = Guns::NONE;
                } else {
                    self.end_activation(p, sink);
                }
            }
            Order::Opportunity { unit, target } => self.opportunity(p, unit, target, sink),
            Order::Reply => self.reply(p),
            Order::Withdraw { unit, hex } => self.withdraw(p, unit, hex, sink),
            Order::Accept => {
                if let Frame::Effect(unit) = p.top() {
                    self.accept(p, unit, sink);
                }
            }
            Order::Step => match p.top() {
                Frame::Effect(unit) => {
                    p.pop();
                    self.lose_step(p, unit, sink);
                }
                Frame::Must(unit) => self.pay_step(p, unit, sink),
                _ => {}
            },
            Order::Stay => {
                p.pop();
            }
            Order::GiveWay => {
                if let Frame::Stay(unit) | Frame::Must(unit) = p.top() {
                    self.give_way(p, unit);
                }
            }
            Order::Retreat { hex, .. } => p.flight.to = hex,
            Order::Strike { unit, target } => self.strike(p, unit, target, sink),
        }
        self.run(p, sink);
    }
    /// Dice have fallen.
    pub(crate) fn fallen(&self, p: &mut Position, sum: u8, sink: &mut impl Sink<Event>) {
        let Frame::Roll(purpose) = p.pop() else { return };
        match purpose {
            Purpose::Annul => self.annul_fallen(p, sum, sink),
            Purpose::Recovery(form) => self.recovery_fallen(p, form, sum, sink),
            Purpose::Exhaustion(form) => self.exhaustion_fallen(p, form, sum, sink),
            Purpose::Rally(unit) => self.rally_fallen(p, unit, sum, sink),
            Purpose::Panic(unit) => self.panic_fallen(p, unit, sum, sink),
            Purpose::Morale(form) => self.morale_fallen(p, form, sum, sink),
            Purpose::Opportunity(unit, target) => self.opportunity_fallen(p, unit, target, sum, sink),
            Purpose::Return(unit) => self.return_fallen(p, unit, sum, sink),
            Purpose::Withdrawal(unit, hex) => self.withdrawal_fallen(p, unit, hex, sum, sink),
            Purpose::Fire => self.shot_fallen(p, sum, sink),
            Purpose::Reply => self.reply_fallen(p, sum, sink),
            Purpose::Close => self.close_fallen(p, sum, sink),
            Purpose::Transmission => self.transmission_fallen(p, sum, sink),
            Purpose::Salvo => self.salvo_fallen(p, sum, sink),
            Purpose::Mines(unit, depletion) => self.mines_fallen(p, unit, depletion, sum, sink),
            Purpose::Depletion(hex) => self.depletion_fallen(p, hex, sum, sink),
        }
        self.run(p, sink);
    }
    /// Goes on until somebody must decide, luck is needed or the game is over.
    pub(crate) fn run(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if let Phase::Setup { .. } | Phase::Opening = p.phase {
            return;
        }
        const WORKING: Ask = Ask::Dice(0);
        p.ask = WORKING;
        while p.ask == WORKING {
            match p.top() {
                Frame::None => self.run_cup(p, sink),
                Frame::Admin(step) => self.run_admin(p, step, sink),
                Frame::Assign(unit) => p.ask = Ask::Order(self.side(unit)),
                Frame::Marker => self.run_marker(p, sink),
                Frame::Annul(side) => p.ask = Ask::Order(side),
                Frame::Play(play) => self.run_play(p, play, sink),
                Frame::MustRepeat(side) => self.run_must_repeat(p, side, sink),
                Frame::Remove(side) => self.run_remove(p, side),
                Frame::HqReturn(form) => self.run_hq_return(p, form, sink),
                Frame::Activation => self.run_activation(p, sink),
                Frame::Move => self.run_move(p, sink),
                Frame::Window => self.run_window(p),
                Frame::Shot => self.run_shot(p, sink),
                Frame::Hit(hit) => self.run_hit(p, hit, sink),
                Frame::Effect(unit) => {
                    if p.on_map(unit) {
                        p.ask = Ask::Order(self.side(unit));
                    } else {
                        p.pop();
                    }
                }
                Frame::Lose(unit) | Frame::Stay(unit) | Frame::Must(unit) => {
                    p.ask = Ask::Order(self.side(unit))
                }
                Frame::Roll(Purpose::Annul) => p.ask = Ask::Dice(1),
                Frame::Roll(_) => p.ask = Ask::Dice(2),
                Frame::Morale(forms) => self.run_morale(p, forms),
                Frame::Flight => self.run_flight(p, sink),
                Frame::Mine(unit, depletion) => self.run_mine(p, unit, depletion),
                Frame::Clash => self.run_clash(p, sink),
                Frame::Guns => self.run_guns(p),
                Frame::Salvo => self.run_salvo(p, sink),
                Frame::Forced => self.run_forced(p, sink),
            }
        }
    }
    /// 8.6: an artillery or Stuka marker alone: over when nothing is left to fire.
    fn run_guns(&self, p: &mut Position) {
        if p.guns.left == [0; 4] && !p.guns.hex.on_map() {
            p.pop();
            p.guns = Guns::NONE;
        } else {
            p.ask = Ask::Order(p.guns.side);
        }
    }
}
