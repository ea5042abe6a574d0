//! 7: dawn: feeding, rest, placement.

use crate::Hegra;
use crate::deny::Deny;
use crate::event::Event;
use crate::kinds::*;
use crate::position::*;
use engine::Sink;

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
        let rested = std::mem::take(&mut p.rest);
        for disc in DEFENDERS {
            p.ready[disc as usize] += rested[disc as usize];
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
        if p.todo.top() != Task::Feed {
            return Err(Deny::Moment);
        }
        if p.credit > 0 {
            return Err(Deny::CreditLeft);
        }
        if morale && p.morale == -3 {
            return Err(Deny::MoraleSpent);
        }
        if !morale && p.supplies == 0 {
            return Err(Deny::NoSupplies);
        }
        Ok(())
    }

    pub(crate) fn pay(&self, p: &mut Position, morale: bool, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Paid { morale });
        if morale {
            self.move_morale(p, -1, sink);
            p.credit = self.data.numbers.per_morale;
        } else {
            self.move_supplies(p, -1, sink);
            p.credit = self.data.supply_fields[p.supply_track as usize];
        }
    }

    /// 7 step 2: a disc that was paid for becomes ready.
    pub(crate) fn may_ready(&self, p: &Position, disc: Disc) -> Result<(), Deny> {
        if p.todo.top() != Task::Feed {
            return Err(Deny::Moment);
        }
        if p.exhausted[disc as usize] == 0 {
            return Err(Deny::NotExhausted { disc });
        }
        if p.credit == 0 { Err(Deny::NothingPaid) } else { Ok(()) }
    }

    pub(crate) fn feed(&self, p: &mut Position, disc: Disc, sink: &mut impl Sink<Event>) {
        p.exhausted[disc as usize] -= 1;
        p.ready[disc as usize] += 1;
        p.credit -= 1;
        sink.tell(|| Event::Fed { disc });
    }

    /// 7 step 2: two discs may rest for nothing (R25).
    pub(crate) fn may_rest(&self, p: &Position, disc: Disc) -> Result<(), Deny> {
        if p.todo.top() != Task::Feed {
            return Err(Deny::Moment);
        }
        if p.exhausted[disc as usize] == 0 {
            return Err(Deny::NotExhausted { disc });
        }
        if p.rested >= self.data.numbers.rest { Err(Deny::RestFull) } else { Ok(()) }
    }

    pub(crate) fn rest(&self, p: &mut Position, disc: Disc, sink: &mut impl Sink<Event>) {
        p.exhausted[disc as usize] -= 1;
        p.rest[disc as usize] += 1;
        p.rested += 1;
        sink.tell(|| Event::Rests { disc });
    }

    /// 7 step 3: whether the space can be used today.
    pub(crate) fn space_open(&self, p: &Position, space: Space) -> Result<(), Deny> {
        let chapter = self.chapter(p.day);
        match space {
            CONVINCE | ROUTE if chapter > 0 => Err(Deny::ChapterOver { space }),
            FIERCE | TELEPHONE if chapter == 0 => Err(Deny::TooEarly { space }),
            _ if space >= POSITION && chapter == 0 => Err(Deny::TooEarly { space }),
            PROMOTE if p.today & NO_PROMOTE != 0 => Err(Deny::Today),
            _ => match room_of(space) {
                Some(room) if !p.has_room(room) => Err(Deny::Buried { space }),
                _ => Ok(()),
            },
        }
    }

    /// 7 step 3: whether a ready disc may be placed here.
    pub(crate) fn may_place(&self, p: &Position, disc: Disc, place: Space) -> Result<(), Deny> {
        if p.todo.top() != Task::Placing {
            return Err(Deny::Moment);
        }
        if p.ready[disc as usize] == 0 {
            return Err(Deny::NotReady { disc });
        }
        self.space_open(p, place)?;
        if place >= POSITION {
            return self.may_man(p, disc, place - POSITION);
        }
        if self.data.spaces[place as usize].forbidden >> disc & 1 == 1 {
            return Err(Deny::Forbidden { disc, space: place });
        }
        Ok(())
    }

    /// 3.3: medics do not fight, and blocked positions cannot be used.
    pub(crate) fn may_man(&self, p: &Position, disc: Disc, position: u8) -> Result<(), Deny> {
        if disc == M {
            return Err(Deny::Medic);
        }
        if position > 0 && p.damaged >> (position - 1) & 1 == 1 {
            return Err(Deny::PositionDamaged { position });
        }
        Ok(())
    }

    /// 7 step 3: a disc is placed; whoever stood in the position goes to Exhausted.
    pub(crate) fn place(&self, p: &mut Position, disc: Disc, place: Space, sink: &mut impl Sink<Event>) {
        p.ready[disc as usize] -= 1;
        if place >= POSITION {
            let old = std::mem::replace(&mut p.manned[(place - POSITION) as usize], disc);
            if old != NONE {
                p.exhausted[old as usize] += 1;
                sink.tell(|| Event::Relieved { disc: old, position: place - POSITION });
            }
        } else {
            p.spaces[place as usize][disc as usize] += 1;
        }
        sink.tell(|| Event::Placed { disc, place });
    }

    /// 7 step 3 ends: what the placement decides for the whole day.
    pub(crate) fn placed(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        (p.fired, p.guns_fired, p.airfield, p.shelled, p.mourned) = (0, 0, 0, 0, 0);
        p.bonus = self.executions(p, TELEPHONE);
        let idle = defenders(&p.ready);
        sink.tell(|| Event::PlacementDone { idle });
        self.lesson(p, 3, sink);
    }

    /// 7: how often the action of a space can be executed.
    pub(crate) fn executions(&self, p: &Position, space: Space) -> u8 {
        let rule = &self.data.spaces[space as usize];
        let there = &p.spaces[space as usize];
        if space == PROMOTE {
            let pupil = there[V as usize] + there[H as usize] > 0;
            return (there[O as usize] > 0 && pupil) as u8;
        }
        let mut workers = 0;
        for disc in DEFENDERS {
            workers += there[disc as usize] * (1 + (rule.double >> disc & 1));
        }
        let need = rule.need + (space == ROUTE && p.today & ROUTE_NEED != 0) as u8;
        workers / need
    }
}
