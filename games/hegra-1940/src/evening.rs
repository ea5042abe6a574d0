//! 8.6: section 06, morale, surrender and the round track.

use crate::data::Deck;
use crate::telling::{Modifier, Signed};
use crate::*;

impl Hegra {
    /// 8.6 A: what moves morale in the evening, in the printed order.
    pub(crate) fn modifiers(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let mut apply = |p: &mut Position, why: Modifier, n: i8| {
            if n != 0 {
                sink.tell(|| Event::Modifier { why, n: Signed(n) });
                self.move_morale(p, n, sink);
            }
        };
        if self.chapter(p.day) == 0 {
            apply(p, Modifier::Trust, self.data.game.doubt_track.morale[p.doubt as usize] as i8);
        }
        apply(p, Modifier::RedDay, -(self.data.game.round_track.red.contains(&p.day) as i8));
        apply(p, Modifier::NoSupplies, -((p.supplies == 0) as i8));
        apply(p, Modifier::Waiting, -((p.waiting_count() > 0) as i8));
        apply(p, Modifier::Bodies, -(p.bodies() as i8));
        apply(p, Modifier::RedSector, -self.red_sectors(p));
    }

    /// 8.6 A: the printed red sectors count once, every sector made red by a card once more (R54).
    pub(crate) fn red_sectors(&self, p: &Position) -> i8 {
        if !self.at_war(p) {
            return 0;
        }
        let printed = self.sectors(p).iter().any(|(at, sector)| sector.red && p.in_sector(at) > 0);
        let marked = self.marked(p, Lasting::Red).filter(|&at| p.in_sector(at) > 0).count();
        printed as i8 + marked as i8
    }

    /// 8.6 B: the text of the morale track.
    pub(crate) fn morale_text(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let (deck, draw, resolve) = self.data.game.morale_track.fields[(p.morale + 3) as usize];
        let (good, morale) = (deck == Deck::Good, p.morale);
        sink.tell(|| Event::MoraleText { morale, good, draw, resolve });
        if draw > 0 {
            p.drawn = [Card::NONE; 3];
            p.todo.push(Task::DrawCard { good, left: draw, resolve });
        }
        self.lesson(p, 6, sink);
    }

    /// 8.6 B: whether a card can still be drawn; an empty deck is its shuffled discard.
    pub(crate) fn drawing(&self, p: &mut Position, good: bool, left: u8, resolve: u8) -> bool {
        let side = !good as usize;
        if left > 0 && p.deck[side] == 0 {
            p.deck[side] = std::mem::take(&mut p.discard[side]);
        }
        if left > 0 && p.deck[side] != 0 {
            return false;
        }
        p.todo.turn(Task::PickCard { good, resolve });
        true
    }

    pub(crate) fn card_drawn(&self, p: &mut Position, card: Card, sink: &mut impl Sink<Event>) {
        let Task::DrawCard { good, left, resolve } = p.todo.top() else { return };
        p.todo.turn(Task::DrawCard { good, left: left - 1, resolve });
        p.deck[!good as usize] &= !(1 << card.0);
        if let Some(slot) = p.drawn.iter_mut().find(|slot| **slot == Card::NONE) {
            *slot = card;
        }
        sink.tell(|| Event::CardDrawn { card });
    }

    /// Whether a card is Hope or Despair.
    pub(crate) fn is_special(&self, card: Card) -> bool {
        self.data.special(card).is_some()
    }

    /// 8.6 B: which of the drawn cards is resolved; Hope and Despair come first (R36).
    pub(crate) fn may_pick(&self, p: &Position, card: Card) -> Result<(), Deny> {
        ensure(matches!(p.todo.top(), Task::PickCard { .. }), Deny::Moment)?;
        ensure(p.drawn.contains(&card), Deny::NotDrawn)?;
        let first = self.is_special(card) || !p.drawn.iter().any(|&other| self.is_special(other));
        ensure(first, Deny::SpecialFirst)
    }

    /// 8.6 B: whether there is a card left to choose; a card without a choice is resolved.
    pub(crate) fn picking(
        &self,
        p: &mut Position,
        good: bool,
        resolve: u8,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let mut open =
            p.drawn.into_iter().filter(|&card| card != Card::NONE && self.may_pick(p, card).is_ok());
        let (first, more) = (open.next(), open.next());
        match (first, more) {
            (Some(card), None) if resolve > 0 => self.pick_card(p, card, sink),
            (Some(_), Some(_)) if resolve > 0 => return false,
            _ => {
                p.todo.turn(Task::ShuffleBack { good });
            }
        }
        true
    }

    /// 8.6 B: cards not chosen go back into the deck.
    pub(crate) fn shuffle_back(&self, p: &mut Position, good: bool) {
        for card in std::mem::replace(&mut p.drawn, [Card::NONE; 3]) {
            if card != Card::NONE {
                p.deck[!good as usize] |= 1 << card.0;
            }
        }
    }

    /// 8.6 B: a card is resolved: the section of the chapter, or the alternative if none of it can be done (R35).
    pub(crate) fn pick_card(&self, p: &mut Position, card: Card, sink: &mut impl Sink<Event>) {
        let Task::PickCard { good, resolve } = p.todo.top() else { return };
        p.todo.turn(Task::PickCard { good, resolve: resolve - 1 });
        if let Some(slot) = p.drawn.iter_mut().find(|slot| **slot == card) {
            *slot = Card::NONE;
        }
        p.drawn.sort_unstable();
        let Some(face) = self.data.morale.get(card) else {
            p.todo.push(Task::Special { card });
            return;
        };
        p.discard[!good as usize] |= 1 << card.0;
        let list = face.chapters[self.chapter(p.day)];
        let regular = self.possible(p, list);
        let list = if regular { list } else { face.alternative };
        sink.tell(|| Event::CardChosen { card, alternative: !regular });
        p.todo.push(Task::Effects(list));
    }

    /// 8.6 B: using a Hope card is free; the price of Despair must be payable in full (R36).
    pub(crate) fn may_use_special(&self, p: &Position) -> Result<(), Deny> {
        let Task::Special { card } = p.todo.top() else { return Err(Deny::Moment) };
        let face = self.data.special(card);
        ensure(face.is_some_and(|face| face.hope || self.payable(p, face.effects)), Deny::CannotPay)
    }

    pub(crate) fn special(&self, p: &mut Position, used: bool, sink: &mut impl Sink<Event>) {
        let Task::Special { card } = p.todo.top() else { return };
        p.todo.pop();
        let Some(face) = self.data.special(card) else { return };
        sink.tell(|| Event::SpecialChosen { card, used });
        if used {
            p.todo.push(Task::Effects(face.effects));
        } else {
            // Hope lies in the Bad deck, Despair in the Good one.
            p.discard[face.hope as usize] |= 1 << card.0;
        }
    }

    /// 8.6 B ends: morale back to 0, then what was meant for tomorrow (R34).
    pub(crate) fn reset(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.morale = 0;
        sink.tell(|| Event::MoraleReset);
        let next = std::mem::take(&mut p.morale_next);
        self.move_morale(p, next, sink);
    }

    /// 8.6 C: surrender conditions, then the count of the siege.
    pub(crate) fn surrender(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let reasons = [
            (Modifier::ManyBodies, p.bodies() >= 3),
            (Modifier::ManyWaiting, p.waiting_count() >= 4),
            (Modifier::AllGuns, p.track_guns == 0 && p.map_guns != 0 && self.all_guns_out(p)),
        ];
        for (why, holds) in reasons {
            if holds && p.ending == Ending::Open {
                sink.tell(|| Event::Modifier { why, n: Signed(1) });
                self.move_surrender(p, 1, sink);
            }
        }
        if p.ending == Ending::Open && self.chapter(p.day) == 2 {
            let (have, need) = (p.uninjured(), self.data.game.surrender_track.needed[p.surrender as usize]);
            sink.tell(|| Event::Counted { have, need });
            if have < need {
                self.end(p, Ending::TooFew, sink);
            }
        }
    }

    fn all_guns_out(&self, p: &Position) -> bool {
        p.map_guns.count_ones() as usize == self.data.game.artillery_track.fields.len() - 1
    }

    /// 8.6 D: patrols, or the special step of the day.
    pub(crate) fn round_track(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.day == self.scenario.final_preparations {
            self.final_preparations(p, sink);
        } else if p.day == self.scenario.retreat {
            p.todo.push(Task::Retreat);
        } else if p.day == self.data.game.round_track.days {
            sink.tell(|| Event::LastStand);
            p.todo.push_all(&[Task::DrawEvent { last: true }, Task::LastAdvance, Task::Count]);
        } else {
            let n = self.data.game.round_track.patrols[p.day as usize - 1];
            if n > 0 {
                p.todo.push(Task::Patrol { left: n });
            }
        }
    }

    /// 8.6 D: a patrol; without one a supply tile goes; without that a hit tile is drawn.
    pub(crate) fn patrol(&self, p: &mut Position, left: u8, sink: &mut impl Sink<Event>) {
        if left == 0 {
            p.todo.pop();
            return;
        }
        p.todo.turn(Task::Patrol { left: left - 1 });
        if p.patrol_bag.iter().any(|&n| n > 0) {
            p.todo.push(Task::DrawPatrol);
        } else if !self.depot_loses(p, sink) {
            sink.tell(|| Event::NoPatrols);
            self.draw_hits(p, 1);
        }
    }

    /// 8.6 D: the patrol goes to its number in the row of the chapter.
    pub(crate) fn patrol_drawn(&self, p: &mut Position, number: u8, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        p.patrol_bag[number as usize - 1] -= 1;
        let row = self.data.game.round_track.rows[self.chapter(p.day)];
        let field = self.data.map.rows[row][number as usize - 1];
        p.patrols[field] += 1;
        sink.tell(|| Event::PatrolPlaced { field });
    }

    /// 8.6 E: the next day; an open mission fails after round 10 (R43).
    pub(crate) fn next_day(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let (day, supplies, uninjured, bodies, surrender) =
            (p.day, p.supplies, p.uninjured(), p.bodies(), p.surrender);
        let beds = p.beds.values().iter().filter(|bed| bed.disc != Disc::NONE).count() as u8;
        let patients = beds + p.waiting_count();
        sink.tell(|| Event::DayEnds { day, supplies, uninjured, patients, bodies, surrender });
        p.day += 1;
        p.todo.push(Task::Day);
        if p.day == self.data.game.round_track.days && p.mission != MissionId::NONE {
            let card = std::mem::replace(&mut p.mission, MissionId::NONE);
            sink.tell(|| Event::MissionFailed { card });
            self.move_morale(p, -3, sink);
        }
    }

    /// 10: whether the mission can be cashed: any time in a day phase up to round 10 (R70).
    pub(crate) fn may_cash(&self, p: &Position) -> Result<(), Deny> {
        ensure(matches!(p.todo.top(), Task::Section { .. } | Task::Moment | Task::Moving), Deny::Moment)?;
        let Some(mission) = self.data.missions.get(p.mission) else { return Err(Deny::NoMission) };
        let holds = match mission.condition {
            Condition::Supplies => p.supplies >= mission.limit,
            Condition::Guns => p.map_guns.count_ones() as u8 <= mission.limit,
            Condition::Revealed => p.revealed >= mission.limit,
            Condition::Delivered => p.delivered >= mission.limit,
        };
        ensure(holds, Deny::MissionOpen)
    }

    /// 10: all rows up to the present round are paid.
    pub(crate) fn cash(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let card = std::mem::replace(&mut p.mission, MissionId::NONE);
        sink.tell(|| Event::MissionCashed { card });
        let rows = &self.data.missions[card].rows;
        let due: Vec<Effects> =
            rows.iter().filter(|(round, _)| *round <= p.day).map(|(_, effects)| *effects).collect();
        for effects in due.into_iter().rev() {
            p.todo.push(Task::Effects(effects));
        }
    }

    /// 10: an advanced card is discarded when its condition holds and its price is paid.
    pub(crate) fn may_discard(&self, p: &Position, card: EventId) -> Result<(), Deny> {
        ensure(matches!(p.todo.top(), Task::Section { .. } | Task::Moment | Task::Moving), Deny::Moment)?;
        ensure(p.lasting >> card.0 & 1 != 0, Deny::NotOnTable)?;
        let face = &self.data.events[card];
        let (sector, sectors) = (face.sector, self.sectors(p).len());
        let empty = sector.index() >= sectors || p.in_sector(sector) == 0;
        let shelled = face.shelled && p.shelled >> sector.0 & 1 == 1;
        ensure(empty || shelled, Deny::SectorHeld { sector })?;
        ensure(p.supplies >= face.cost, Deny::CardUnpaid)
    }

    pub(crate) fn discard(&self, p: &mut Position, card: EventId, sink: &mut impl Sink<Event>) {
        p.lasting &= !(1 << card.0);
        sink.tell(|| Event::Discarded { card });
        self.move_supplies(p, -(self.data.events[card].cost as i8), sink);
    }

    /// 10: a moment of the day phase with nothing else to do: only offered if something can be cashed or discarded.
    pub(crate) fn moment(&self, p: &mut Position) -> bool {
        let open = self.may_cash(p).is_ok() || p.lasting().any(|card| self.may_discard(p, card).is_ok());
        if !open {
            p.todo.pop();
        }
        !open
    }
}
