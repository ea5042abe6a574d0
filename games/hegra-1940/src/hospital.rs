//! 8.5: section 05, the hospital.

use crate::*;

impl Hegra {
    /// 8.5: a patient in a bed is treated, by workers or by a card.
    pub(crate) fn may_treat(&self, p: &Position, bed: Bed) -> Result<(), Deny> {
        if !matches!(p.todo.top(), Task::Heal { .. }) {
            self.may_use(p, Space::TREAT)?;
        }
        ensure(p.beds[bed].disc != Disc::NONE, Deny::BedEmpty { bed })
    }

    pub(crate) fn treat(&self, p: &mut Position, bed: Bed, sink: &mut impl Sink<Event>) {
        match p.todo.top() {
            Task::Heal { left } => p.todo.turn(Task::Heal { left: left - 1 }),
            _ => self.use_space(p, Space::TREAT),
        }
        self.improve(p, bed, 1, sink);
    }

    /// 8.5: the Treatment Room cures at once.
    pub(crate) fn may_cure(&self, p: &Position, bed: Bed) -> Result<(), Deny> {
        self.may_use(p, Space::TREATMENT)?;
        ensure(p.beds[bed].disc != Disc::NONE, Deny::BedEmpty { bed })
    }

    pub(crate) fn cure(&self, p: &mut Position, bed: Bed, sink: &mut impl Sink<Event>) {
        // The discs leave the space before the section ends, so what they did is kept.
        p.spare_waiting = p.room_repaired(Work::TREATMENT);
        self.use_space(p, Space::TREATMENT);
        self.improve(p, bed, 6, sink);
    }

    /// A patient rises; above level 6 he is cured, and somebody may take his bed.
    pub(crate) fn improve(&self, p: &mut Position, bed: Bed, n: u8, sink: &mut impl Sink<Event>) {
        let Patient { disc, level } = p.beds[bed];
        if level.0 + n <= 6 {
            let level = Level(level.0 + n);
            p.beds[bed].level = level;
            sink.tell(|| Event::Better { disc, level });
            return;
        }
        p.beds[bed] = FREE;
        // R50: the enemy goes back to the infantry.
        if disc == Disc::X {
            p.infantry += 1;
        } else {
            p.exhausted[disc] += 1;
        }
        sink.tell(|| Event::Cured { disc });
        if p.todo.top() != Task::Admit {
            p.todo.push(Task::Admit);
        }
    }

    /// Every patient in a bed rises.
    pub(crate) fn improve_all(&self, p: &mut Position, n: u8, sink: &mut impl Sink<Event>) {
        for bed in Bed::ALL {
            if p.beds[bed].disc != Disc::NONE {
                self.improve(p, bed, n, sink);
            }
        }
    }

    /// Every waiting patient sinks; below level 1 he dies.
    pub(crate) fn worsen(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.waiting_count() == 0 {
            return;
        }
        let dead = p.waiting[Level(1)];
        p.waiting.values_mut().rotate_left(1);
        p.waiting[Level(6)] = Zone::all(0);
        sink.tell(|| Event::Worse);
        for &disc in Disc::ALL {
            for _ in 0..dead[disc] {
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
    pub(crate) fn may_admit(&self, p: &Position, disc: Disc, level: Level) -> Result<(), Deny> {
        ensure(p.todo.top() == Task::Admit, Deny::Moment)?;
        ensure(p.waiting[level][disc] != 0, Deny::NotWaiting)
    }

    pub(crate) fn admit(&self, p: &mut Position, disc: Disc, level: Level, sink: &mut impl Sink<Event>) {
        p.waiting[level][disc] -= 1;
        self.lay_in_bed(p, disc, level, sink);
    }
}
