//! 7: dawn: feeding, rest, placement.

use crate::*;

impl Hegra {
    /// 7 steps 1 and 2 begin; day 1 has neither (R26). True if there is nothing to decide.
    pub(crate) fn feed_begins(&self, p: &mut Position, sink: &mut impl Sink<Event>) -> bool {
        if p.day == 1 || defenders(&p.exhausted) == 0 {
            self.feed_ends(p, sink);
            return true;
        }
        false
    }

    /// 7 step 1: whoever rested is ready. Done when the event phase is over.
    pub(crate) fn wake(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.day == 1 {
            return;
        }
        let rested = std::mem::replace(&mut p.rest, Zone::all(0));
        for disc in Disc::DEFENDERS {
            p.ready[disc] += rested[disc];
        }
        if defenders(&rested) > 0 {
            sink.tell(|| Event::Woke { discs: rested });
        }
    }

    pub(crate) fn feed_ends(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        (p.credit, p.rested) = (0, 0);
        self.lesson(p, 2, sink);
    }

    /// 7 step 2: pay a supply or a step of morale (R22).
    pub(crate) fn may_pay(&self, p: &Position, morale: bool) -> Result<(), Deny> {
        ensure(p.todo.top() == Task::Feed, Deny::Moment)?;
        ensure(p.credit == 0, Deny::CreditLeft { n: p.credit })?;
        ensure(!morale || p.morale > -3, Deny::MoraleSpent)?;
        ensure(morale || p.supplies > 0, Deny::NoSupplies)
    }

    pub(crate) fn pay(&self, p: &mut Position, morale: bool, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Paid { morale });
        if morale {
            self.move_morale(p, -1, sink);
            p.credit = self.data.game.numbers.per_morale;
        } else {
            self.move_supplies(p, -1, sink);
            p.credit = self.data.game.supply_track.fields[p.supply_track as usize];
        }
    }

    /// 7 step 2: a disc that was paid for becomes ready.
    pub(crate) fn may_ready(&self, p: &Position, disc: Disc) -> Result<(), Deny> {
        ensure(p.todo.top() == Task::Feed, Deny::Moment)?;
        ensure(p.exhausted[disc] != 0, Deny::NotExhausted { disc })?;
        ensure(p.credit != 0, Deny::NothingPaid)
    }

    pub(crate) fn feed(&self, p: &mut Position, disc: Disc, sink: &mut impl Sink<Event>) {
        p.exhausted[disc] -= 1;
        p.ready[disc] += 1;
        p.credit -= 1;
        sink.tell(|| Event::Fed { disc });
    }

    /// 7 step 2: two discs may rest for nothing (R25).
    pub(crate) fn may_rest(&self, p: &Position, disc: Disc) -> Result<(), Deny> {
        ensure(p.todo.top() == Task::Feed, Deny::Moment)?;
        ensure(p.exhausted[disc] != 0, Deny::NotExhausted { disc })?;
        ensure(p.rested < self.data.game.numbers.rest, Deny::RestFull)
    }

    pub(crate) fn rest(&self, p: &mut Position, disc: Disc, sink: &mut impl Sink<Event>) {
        p.exhausted[disc] -= 1;
        p.rest[disc] += 1;
        p.rested += 1;
        sink.tell(|| Event::Rests { disc });
    }

    /// What today's card forbids.
    pub(crate) fn not_today(&self, p: &Position) -> Deny {
        Deny::Today { card: p.event, chapter: self.chapter(p.day) as u8 }
    }

    /// 7 step 3: whether the space can be used today.
    pub(crate) fn space_open(&self, p: &Position, space: Space) -> Result<(), Deny> {
        let chapter = self.chapter(p.day);
        match space {
            Space::CONVINCE | Space::ROUTE if chapter > 0 => Err(Deny::ChapterOver { space }),
            Space::FIERCE | Space::TELEPHONE if chapter == 0 => Err(Deny::TooEarly { space }),
            _ if space.post().is_some() && chapter == 0 => Err(Deny::TooEarly { space }),
            Space::PROMOTE if p.today & NO_PROMOTE != 0 => Err(self.not_today(p)),
            _ => match space.room() {
                Some(room) if !p.has_room(room) => Err(Deny::Buried { space }),
                _ => Ok(()),
            },
        }
    }

    /// 7 step 3: whether a ready disc may be placed here.
    pub(crate) fn may_place(&self, p: &Position, disc: Disc, place: Space) -> Result<(), Deny> {
        ensure(p.todo.top() == Task::Placing, Deny::Moment)?;
        ensure(p.ready[disc] != 0, Deny::NotReady { disc })?;
        self.space_open(p, place)?;
        if let Some(position) = place.post() {
            return self.may_man(p, disc, position);
        }
        ensure(self.data.spaces[place].forbidden >> disc.0 & 1 != 1, Deny::Forbidden { disc, space: place })
    }

    /// 3.3: medics do not fight, and blocked positions cannot be used.
    pub(crate) fn may_man(&self, p: &Position, disc: Disc, position: Post) -> Result<(), Deny> {
        ensure(disc != Disc::M, Deny::Medic)?;
        let sound = position == Post::L || p.damaged >> (position.0 - 1) & 1 == 0;
        ensure(sound, Deny::PositionDamaged { position })
    }

    /// 7 step 3: a disc is placed; whoever stood in the position goes to Exhausted.
    pub(crate) fn place(&self, p: &mut Position, disc: Disc, place: Space, sink: &mut impl Sink<Event>) {
        p.ready[disc] -= 1;
        if let Some(position) = place.post() {
            let old = std::mem::replace(&mut p.manned[position], disc);
            if old != Disc::NONE {
                p.exhausted[old] += 1;
                sink.tell(|| Event::Relieved { disc: old, position });
            }
        } else {
            p.spaces[place][disc] += 1;
        }
        sink.tell(|| Event::Placed { disc, place });
    }

    /// 7 step 3 ends: what the placement decides for the whole day.
    pub(crate) fn placed(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        (p.fired, p.guns_fired, p.airfield, p.shelled, p.mourned) = (0, 0, 0, 0, 0);
        p.bonus = self.executions(p, Space::TELEPHONE);
        let n = defenders(&p.ready);
        sink.tell(|| Event::PlacementDone { n });
        self.lesson(p, 3, sink);
    }

    /// 7: how often the action of a space can be executed.
    pub(crate) fn executions(&self, p: &Position, space: Space) -> u8 {
        let rule = &self.data.spaces[space];
        let there = &p.spaces[space];
        if space == Space::PROMOTE {
            let pupil = there[Disc::V] + there[Disc::H] > 0;
            return (there[Disc::O] > 0 && pupil) as u8;
        }
        let mut workers = 0;
        for disc in Disc::DEFENDERS {
            workers += there[disc] * (1 + (rule.double >> disc.0 & 1));
        }
        let need = rule.need + (space == Space::ROUTE && p.today & ROUTE_NEED != 0) as u8;
        workers / need
    }
}
