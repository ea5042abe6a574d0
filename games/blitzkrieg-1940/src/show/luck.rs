//! Throws, with what their dice did.

use crate::Blitzkrieg;
use crate::fire::Manner;
use crate::position::*;
use crate::telling::Event;
use crate::words::*;
use engine::{Game, Msg, Say, Seat};
use scene::{Die, Roll, Tone};

impl Blitzkrieg {
    /// The throw an event tells of: what for, whose, and what came of it.
    pub(super) fn thrown(&self, before: &Position, event: &Event) -> Option<Roll<Msg>> {
        let Event::Thrown { dice } = event else { return None };
        let Frame::Roll(purpose) = before.top() else { return None };
        let (result, tone) = self.throw_result(before, purpose, dice.sum() as u8);
        let die = |&face: &u8| Die { sides: 6, face, value: face as i16, tone };
        Some(Roll {
            title: self.throw_word(before, purpose),
            side: Self::PROFILE.seat_id(self.thrower(before, purpose)).to_owned(),
            dice: dice.faces().iter().map(die).collect(),
            result: Some(result),
        })
    }
    /// Who throws.
    fn thrower(&self, p: &Position, purpose: Purpose) -> Seat {
        match purpose {
            Purpose::Annul => enemy(self.owner(p.marker.token)),
            Purpose::Recovery(form) | Purpose::Exhaustion(form) | Purpose::Morale(form) => {
                self.form(form).side
            }
            Purpose::Rally(unit)
            | Purpose::Panic(unit)
            | Purpose::Opportunity(unit, _)
            | Purpose::Return(unit)
            | Purpose::Withdrawal(unit, _) => self.side(unit),
            Purpose::Fire => self.side(p.shot.firer),
            Purpose::Reply => self.side(p.shot.target),
            Purpose::Close => self.side(p.clash.firer),
            Purpose::Transmission | Purpose::Salvo => p.guns.side,
            // The enemy throws for the mines that somebody enters.
            Purpose::Mines(unit, _) => enemy(self.side(unit)),
            Purpose::Depletion(_) => p.act.side,
        }
    }
    /// What a sum means, and whether it is good for whoever throws.
    fn throw_result(&self, p: &Position, purpose: Purpose, sum: u8) -> (Msg, Tone) {
        let shot = |target: Unit, column: i8| {
            let hit = self.read_table(p, target, column, sum);
            let msg = Msg::new("roll-effect").with("sum", sum as i64).with("effect", hit.say(self));
            (msg, if hit.is_nothing() { Tone::Plain } else { Tone::Good })
        };
        let check = |good: bool| {
            let key = if good { "roll-passed" } else { "roll-failed" };
            (Msg::new(key).with("sum", sum as i64), if good { Tone::Good } else { Tone::Bad })
        };
        match purpose {
            Purpose::Fire => {
                let manner = Manner { moving: p.shot.moving, round: 0 };
                shot(p.shot.target, self.factor(p, p.shot.firer, p.shot.target, manner))
            }
            Purpose::Reply => shot(p.shot.firer, self.factor(p, p.shot.target, p.shot.firer, Manner::PLAIN)),
            Purpose::Close => {
                let column = self.factor(p, p.clash.firer, p.clash.target, self.close_manner(p));
                shot(p.clash.target, column)
            }
            // Every unit in the hex has its own column.
            Purpose::Salvo => (Msg::new("roll-sum").with("sum", sum as i64), Tone::Plain),
            Purpose::Mines(unit, _) => {
                let hit = self.hit_of(unit, self.table.mines(sum));
                let msg = Msg::new("roll-effect").with("sum", sum as i64).with("effect", hit.say(self));
                (msg, if hit.is_nothing() { Tone::Plain } else { Tone::Bad })
            }
            Purpose::Depletion(_) => {
                let gone = sum as i8 >= self.values.mines_gone;
                let key = if gone { "roll-mines-gone" } else { "roll-mines-stay" };
                (Msg::new(key).with("sum", sum as i64), Tone::Plain)
            }
            _ => check(sum as i8 <= self.needed(p, purpose)),
        }
    }
    /// What a throw is for and what it needs.
    pub(super) fn throw_word(&self, p: &Position, purpose: Purpose) -> Msg {
        let (word, needed) = match purpose {
            Purpose::Annul => ("annul", self.needed(p, purpose)),
            Purpose::Recovery(_) => ("recovery", self.needed(p, purpose)),
            Purpose::Exhaustion(_) => ("exhaustion", self.needed(p, purpose)),
            Purpose::Rally(_) => ("rally", self.needed(p, purpose)),
            Purpose::Panic(_) => ("panic", self.needed(p, purpose)),
            Purpose::Morale(_) => ("morale", self.needed(p, purpose)),
            Purpose::Opportunity(..) => ("opportunity", self.needed(p, purpose)),
            Purpose::Return(_) => ("return", self.needed(p, purpose)),
            Purpose::Withdrawal(..) => ("withdrawal", self.needed(p, purpose)),
            Purpose::Transmission => ("transmission", self.needed(p, purpose)),
            Purpose::Fire => {
                let manner = crate::fire::Manner { moving: p.shot.moving, round: 0 };
                ("fire", self.factor(p, p.shot.firer, p.shot.target, manner))
            }
            Purpose::Reply => {
                ("reply", self.factor(p, p.shot.target, p.shot.firer, crate::fire::Manner::PLAIN))
            }
            Purpose::Close => ("close", self.factor(p, p.clash.firer, p.clash.target, self.close_manner(p))),
            Purpose::Salvo => ("salvo", 0),
            Purpose::Mines(..) => ("mines", 0),
            Purpose::Depletion(_) => ("depletion", self.values.mines_gone),
        };
        Msg::new(format!("throw-{word}")).with("needed", needed as i64)
    }
}
