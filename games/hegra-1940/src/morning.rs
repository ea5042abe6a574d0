//! 6.1 to 6.4: the event phase and recruiting.

use crate::*;

/// 5: the steps of a day.
pub(crate) const DAY: [Task; 21] = [
    Task::DrawEvent { last: false },
    Task::Wake,
    Task::Feed,
    Task::Placing,
    Task::Section { number: 0 },
    Task::Section { number: 1 },
    Task::Section { number: 2 },
    Task::Send,
    Task::Section { number: 3 },
    Task::Moving,
    Task::Section { number: 4 },
    Task::Section { number: 5 },
    Task::Adjust,
    Task::Moment,
    Task::Modifiers,
    Task::Cards,
    Task::Reset,
    Task::Moment,
    Task::Surrender,
    Task::RoundTrack,
    Task::NextDay,
];

/// First token of each type in the recruit bag.
pub(crate) fn first_token(total: &Zone, disc: Disc) -> u8 {
    total.values()[..disc.index()].iter().sum()
}

impl Hegra {
    /// 5: the steps of a day, from the event to the next day.
    pub(crate) fn day(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let day = p.day;
        sink.tell(|| Event::DayBegins { day });
        p.today = 0;
        p.todo.push_all(&DAY);
        self.lesson(p, 0, sink);
    }

    /// 6: the deck today's event comes from (R45).
    pub(crate) fn event_deck(&self, p: &Position, last: bool) -> u64 {
        let deck = match self.chapter(p.day) {
            _ if last => 4,
            0 => 0,
            1 => 1,
            _ if p.day <= self.data.game.round_track.siege_one_until => 2,
            _ => 3,
        };
        let left = p.events & self.data.decks[deck];
        // A deck that is used up is shuffled again: only possible with own data.
        if left == 0 { self.data.decks[deck] & !self.data.advanced } else { left }
    }

    /// 6.1, 6.3, 6.4: an event card is drawn: weather first, then the steps of its chapter.
    pub(crate) fn event_card(
        &self,
        p: &mut Position,
        card: EventId,
        last: bool,
        sink: &mut impl Sink<Event>,
    ) {
        p.todo.pop();
        p.event = card;
        p.events &= !(1 << card.0);
        let face = &self.data.events[card];
        sink.tell(|| Event::Card { card });
        let text = Task::Effects(face.effects);
        match self.chapter(p.day) {
            0 => p.todo.push_all(&[text, Task::Doubts, Task::Recruit]),
            1 if !last => p.todo.push_all(&[text, Task::Recruit, Task::Infantry, Task::Attack]),
            _ => p.todo.push_all(&[text, Task::AirPile, Task::Shells, Task::Infantry, Task::Attack]),
        }
        p.weather = face.weather;
        let weather = p.weather;
        sink.tell(|| Event::Weather { weather });
        if weather == Weather::SNOW {
            self.snow_right(p, 1, sink);
        }
    }

    /// 6.1 step 3: doubts go into the recruit bag.
    pub(crate) fn doubts(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let n = self.data.game.doubt_track.discs[p.doubt as usize].min(p.reserve[Disc::X]);
        p.reserve[Disc::X] -= n;
        p.bag[Disc::X] += n;
        if n > 0 {
            sink.tell(|| Event::DoubtsAdded { n });
        }
        self.lesson(p, 1, sink);
    }

    /// 6.2: whether recruiting goes on by itself, waits for the player, or ends.
    pub(crate) fn recruit(&self, p: &mut Position, sink: &mut impl Sink<Event>) -> bool {
        let (area, bag) = (defenders(&p.area), defenders(&p.bag));
        if bag == 0 || area >= self.data.game.numbers.recruits {
            if area == 0 {
                sink.tell(|| Event::NoRecruits);
            }
            self.recruits_in(p, sink);
            return true;
        }
        if area == 0 {
            p.todo.push(Task::DrawRecruit);
            return true;
        }
        false
    }

    /// 6.2: everybody in the recruit area becomes ready; volunteers bring supplies (R62).
    pub(crate) fn recruits_in(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        let area = std::mem::replace(&mut p.area, Zone::all(0));
        for disc in Disc::DEFENDERS {
            p.ready[disc] += area[disc];
        }
        if defenders(&area) > 0 {
            sink.tell(|| Event::RecruitsIn { discs: area });
        }
        self.move_supplies(p, area[Disc::V] as i8, sink);
        p.bag[Disc::X] += std::mem::take(&mut p.aside);
    }

    /// 6.2: a disc comes out of the recruit bag.
    pub(crate) fn recruit_drawn(&self, p: &mut Position, disc: Disc, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        p.bag[disc] -= 1;
        let first = defenders(&p.area) == 0;
        if disc != Disc::X {
            p.area[disc] += 1;
            sink.tell(|| Event::Recruited { disc });
            // A first doubt ends recruiting with the first defender (R18).
            if p.aside > 0 {
                self.recruits_in(p, sink);
            }
            return;
        }
        p.aside += 1;
        sink.tell(|| Event::DoubtDrawn { first });
        if first {
            // R19: no defender left to find.
            if defenders(&p.bag) == 0 {
                self.recruits_in(p, sink);
            } else {
                p.todo.push(Task::DrawRecruit);
            }
            return;
        }
        let area = p.area;
        let mut kinds = kinds(&area);
        match (kinds.next(), kinds.next()) {
            (Some(only), None) => self.keep(p, only, sink),
            _ => p.todo.push(Task::Keep),
        }
    }

    /// 6.2: after a doubt one recruit stays, the others are gone.
    pub(crate) fn keep(&self, p: &mut Position, disc: Disc, sink: &mut impl Sink<Event>) {
        p.area[disc] -= 1;
        for other in Disc::DEFENDERS {
            p.reserve[other] += p.area[other];
        }
        p.area = Zone::all(0);
        p.area[disc] = 1;
        sink.tell(|| Event::Kept { disc });
        self.recruits_in(p, sink);
    }

    /// 6.4 step 3: the leftmost air raid pile goes into the hit bag.
    pub(crate) fn air_pile(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let Some(pile) = p.air.find(|pile| pile[0] != Tile::NONE) else { return };
        for tile in std::mem::replace(&mut p.air[pile], [Tile::NONE; 2]) {
            p.hit_bag[tile] += 1;
            sink.tell(|| Event::TilesAdded { tile, n: 1 });
        }
    }

    /// 6.4 step 4: as many hit tiles as the artillery track shows, and one for every spotter in an occupied sector.
    pub(crate) fn shells_fall(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let spotters = self.marked(p, Lasting::Spotter).filter(|&sector| p.in_sector(sector) > 0).count();
        let n = self.shells(p) + spotters as u8;
        sink.tell(|| Event::Shells { n });
        self.draw_hits(p, n);
    }
}
