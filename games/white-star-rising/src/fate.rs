//! 10.0: throws of dice, and the fate points that can change them.

use crate::*;

/// What the rules ask for the use of fate points.
pub const REPEAT: u8 = 1;
/// To change one die by one.
pub const CHANGE: u8 = 1;
/// To put a hex in command.
pub const IN_COMMAND: u8 = 1;
/// To make a unit ready again.
pub const READY: u8 = 2;
/// To put a marker back.
pub const PUT_BACK: u8 = 2;

impl WhiteStar {
    /// Dice are needed. `last` has the last word about them (R38).
    pub(crate) fn throw(&self, p: &mut Position, purpose: Purpose, count: u8, last: Seat) {
        p.roll = Roll { purpose, count, faces: [0; 20], first: enemy(last), last, late: false };
        p.stage = Stage::Roll;
    }

    /// The dice have fallen.
    pub(crate) fn fallen(&self, p: &mut Position, dice: Dice, sink: &mut impl Sink<Event>) {
        let faces = dice.faces();
        p.roll.count = faces.len() as u8;
        p.roll.faces[..faces.len()].copy_from_slice(faces);
        let roll = p.roll;
        sink.tell(|| Event::Thrown { roll });
        self.ask_fate(p, sink);
    }

    /// 10.0, R67: before the dice fall the owner may make the target ready if that conceals it and gives it a die.
    pub(crate) fn ask_cover(&self, p: &mut Position) {
        let target = p.attack.target;
        let owner = self.seat(target);
        let helps = Position::is(p.oc, target)
            && p.fate[owner.index()] >= READY
            && self.could_hide(p, target, p.attack.by)
            && self.defence_if(p, target, true) != self.defence_if(p, target, false);
        p.stage = if helps { Stage::Window(owner) } else { Stage::Roll };
    }

    /// 10.0: who may still spend points on the throw; if nobody, it stands.
    pub(crate) fn ask_fate(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if !p.roll.late && p.fate[p.roll.first.index()] > 0 {
            p.stage = Stage::Window(p.roll.first);
            return;
        }
        p.roll.late = true;
        if p.fate[p.roll.last.index()] > 0 {
            p.stage = Stage::Window(p.roll.last);
            return;
        }
        self.stands(p, sink);
    }

    /// 10.0: the side has nothing to add.
    pub(crate) fn pass_fate(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if !p.roll.thrown() {
            p.stage = Stage::Roll;
        } else if p.roll.late {
            self.stands(p, sink);
        } else {
            p.roll.late = true;
            self.ask_fate(p, sink);
        }
    }

    fn pay(&self, p: &mut Position, seat: Seat, cost: u8, sink: &mut impl Sink<Event>) {
        p.fate[seat.index()] -= cost;
        let left = p.fate[seat.index()];
        sink.tell(|| Event::FateSpent { side: seat, cost, left });
    }

    /// 10.0: whether the throw can be repeated.
    pub(crate) fn may_reroll(&self, p: &Position) -> Result<(), Deny> {
        match p.stage {
            Stage::Window(_) if p.roll.thrown() => Ok(()),
            _ => Err(Deny::Moment),
        }
    }
    /// 10.0: one die, up or down.
    pub(crate) fn may_nudge(&self, p: &Position, face: u8, up: bool) -> Result<(), Deny> {
        self.may_reroll(p)?;
        if !p.roll.dice().contains(&face) {
            return Err(Deny::NoSuchDie { face });
        }
        if if up { face == 6 } else { face == 1 } {
            return Err(Deny::DieEnds { face });
        }
        Ok(())
    }
    /// 10.0: a hex that failed its test is put in command by its owner.
    pub(crate) fn may_command(&self, p: &Position) -> Result<(), Deny> {
        match (p.stage, p.roll.purpose) {
            (Stage::Window(seat), Purpose::Command(_)) if seat == p.roll.last => {
                if self.command_test(p) {
                    Err(Deny::AlreadyInCommand)
                } else {
                    Ok(())
                }
            }
            _ => Err(Deny::Moment),
        }
    }

    /// Repeats the complete throw (R39).
    pub(crate) fn reroll(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let Stage::Window(seat) = p.stage else { return };
        self.pay(p, seat, REPEAT, sink);
        p.stage = Stage::Roll;
    }
    /// Changes one die.
    pub(crate) fn nudge(&self, p: &mut Position, face: u8, up: bool, sink: &mut impl Sink<Event>) {
        let Stage::Window(seat) = p.stage else { return };
        self.pay(p, seat, CHANGE, sink);
        let die = p.roll.dice().iter().position(|&die| die == face).expect("the die was there");
        p.roll.faces[die] = if up { face + 1 } else { face - 1 };
        let roll = p.roll;
        sink.tell(|| Event::Nudged { face, up, roll });
        self.ask_fate(p, sink);
    }
    /// Puts the hex in command whatever the dice say.
    pub(crate) fn buy_command(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let (Stage::Window(seat), Purpose::Command(cell)) = (p.stage, p.roll.purpose) else { return };
        self.pay(p, seat, IN_COMMAND, sink);
        sink.tell(|| Event::CommandBought { hex: cell });
        p.roll.purpose = Purpose::None;
        self.next_command(p, cell + 1, sink);
    }

    /// The orders in a window.
    pub(crate) fn fate_orders(&self, p: &Position, out: &mut Vec<Order>) {
        out.push(Order::Pass);
        if !p.roll.thrown() {
            return self.refresh_orders(p, self.decider(p), out);
        }
        out.push(Order::Reroll);
        for face in 1..=6 {
            if p.roll.dice().contains(&face) {
                if face > 1 {
                    out.push(Order::Nudge { face, up: false });
                }
                if face < 6 {
                    out.push(Order::Nudge { face, up: true });
                }
            }
        }
        if self.may_command(p).is_ok() {
            out.push(Order::Command);
        }
    }

    /// 10.0, R67: whether "operations complete" can be bought off a unit now.
    pub(crate) fn may_refresh(&self, p: &Position, unit: u8) -> Result<(), Deny> {
        let seat = match p.stage {
            Stage::Acting => self.active(p),
            Stage::Opportunity => enemy(self.active(p)),
            Stage::Drawn(seat) => seat,
            Stage::Window(seat) if !p.roll.thrown() => seat,
            Stage::Flak => enemy(self.pilot(p)),
            Stage::Quick => {
                return if self.seat(unit) != self.active(p) {
                    Err(Deny::NotYours { unit })
                } else if !Position::is(p.oc, unit) {
                    Err(Deny::NotComplete { unit })
                } else {
                    Ok(())
                };
            }
            _ => return Err(Deny::Moment),
        };
        if self.seat(unit) != seat {
            return Err(Deny::NotYours { unit });
        }
        if !Position::is(p.oc, unit) {
            return Err(Deny::NotComplete { unit });
        }
        if p.fate[seat.index()] < READY {
            return Err(Deny::NoFate { cost: READY });
        }
        Ok(())
    }

    /// R67: the unit counts as not having acted.
    pub(crate) fn refresh(&self, p: &mut Position, unit: u8, sink: &mut impl Sink<Event>) {
        if p.stage == Stage::Quick {
            p.impulse.quick -= 1;
        } else {
            self.pay(p, self.seat(unit), READY, sink);
        }
        p.oc &= !bit(unit);
        p.moved &= !bit(unit);
        p.spent[unit as usize] = 0;
        sink.tell(|| Event::Refreshed { unit });
        match p.stage {
            Stage::Quick => self.quick_orders(p, sink),
            Stage::Opportunity => self.offer_opportunity(p, sink),
            Stage::Window(_) => self.ask_cover(p),
            Stage::Flak => self.ask_flak(p, sink),
            Stage::Drawn(seat) if p.fate[seat.index()] < READY => self.pass_draw(p, sink),
            _ => {}
        }
    }

    /// Orders that make units ready.
    pub(crate) fn refresh_orders(&self, p: &Position, seat: Seat, out: &mut Vec<Order>) {
        if p.fate[seat.index()] >= READY || p.stage == Stage::Quick {
            out.extend(members(p.oc & self.sides[seat.index()]).map(|unit| Order::Refresh { unit }));
        }
    }
}
