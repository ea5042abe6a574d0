//! 8.5: section 05, the hospital.

use crate::Hegra;
use crate::deny::Deny;
use crate::event::Event;
use crate::kinds::*;
use crate::position::*;
use engine::Sink;

impl Hegra {
    /// 8.5: a patient in a bed is treated, by workers or by a card.
    pub(crate) fn may_treat(&self, p: &Position, bed: u8) -> Result<(), Deny> {
        if !matches!(p.todo.top(), Task::Heal { .. }) {
            self.may_use(p, TREAT)?;
        }
        if p.beds[bed as usize].disc == NONE { Err(Deny::BedEmpty { bed }) } else { Ok(()) }
    }

    pub(crate) fn treat(&self, p: &mut Position, bed: u8, sink: &mut impl Sink<Event>) {
        match p.todo.top() {
            Task::Heal { left } => p.todo.turn(Task::Heal { left: left - 1 }),
            _ => self.use_space(p, TREAT),
        }
        self.improve(p, bed as usize, 1, sink);
    }

    /// 8.5: the Treatment Room cures at once.
    pub(crate) fn may_cure(&self, p: &Position, bed: u8) -> Result<(), Deny> {
        self.may_use(p, TREATMENT)?;
        if p.beds[bed as usize].disc == NONE { Err(Deny::BedEmpty { bed }) } else { Ok(()) }
    }

    pub(crate) fn cure(&self, p: &mut Position, bed: u8, sink: &mut impl Sink<Event>) {
        // The discs leave the space before the section ends, so what they did is kept.
        p.spare_waiting = p.room_repaired(2);
        self.use_space(p, TREATMENT);
        self.improve(p, bed as usize, 6, sink);
    }

    /// A patient rises; above level 6 he is cured, and somebody may take his bed.
    pub(crate) fn improve(&self, p: &mut Position, bed: usize, n: u8, sink: &mut impl Sink<Event>) {
        let Patient { disc, level } = p.beds[bed];
        if level + n <= 6 {
            p.beds[bed].level += n;
            sink.tell(|| Event::Better { disc, level: level + n });
            return;
        }
        p.beds[bed] = FREE;
        // R50: the enemy goes back to the infantry.
        if disc == X {
            p.infantry += 1;
        } else {
            p.exhausted[disc as usize] += 1;
        }
        sink.tell(|| Event::Cured { disc });
        if p.todo.top() != Task::Admit {
            p.todo.push(Task::Admit);
        }
    }

    /// Every patient in a bed rises.
    pub(crate) fn improve_all(&self, p: &mut Position, n: u8, sink: &mut impl Sink<Event>) {
        for bed in 0..3 {
            if p.beds[bed].disc != NONE {
                self.improve(p, bed, n, sink);
            }
        }
    }

    /// Every waiting patient sinks; below level 1 he dies.
    pub(crate) fn worsen(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.waiting_count() == 0 {
            return;
        }
        let dead = p.waiting[0];
        p.waiting.rotate_left(1);
        p.waiting[5] = [0; 6];
        sink.tell(|| Event::Worse);
        for disc in 0..6 {
            for _ in 0..dead[disc as usize] {
                self.bury(p, disc, sink);
            }
        }
    }

    /// 8.5: adjust patients: waiting ones sink, those in beds rise, beds are filled.
    pub(crate) fn adjust(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.todo.turn(Task::Admit);
        if std::mem::take(&mut p.spare_waiting) {
            sink.tell(|| Event::Spared);
        } else {
            self.worsen(p, sink);
        }
        self.improve_all(p, 1, sink);
    }

    /// 8.5: whether somebody waits and a bed is free.
    pub(crate) fn admitting(&self, p: &mut Position) -> bool {
        if p.free_bed().is_none() || p.waiting_count() == 0 {
            p.todo.pop();
            return true;
        }
        false
    }

    /// 8.5: a waiting patient takes the free bed on his level.
    pub(crate) fn may_admit(&self, p: &Position, disc: Disc, level: u8) -> Result<(), Deny> {
        if p.todo.top() != Task::Admit {
            return Err(Deny::Moment);
        }
        if p.waiting[level as usize - 1][disc as usize] == 0 { Err(Deny::NotWaiting) } else { Ok(()) }
    }

    pub(crate) fn admit(&self, p: &mut Position, disc: Disc, level: u8, sink: &mut impl Sink<Event>) {
        p.waiting[level as usize - 1][disc as usize] -= 1;
        self.lay_in_bed(p, disc, level, sink);
    }
}
