//! 9: final preparations, retreat, last stand.

use crate::*;

impl Hegra {
    /// 9.1: fear takes recruits, food grows scarce, the positions are manned.
    pub(crate) fn final_preparations(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::FinalPreparations);
        p.posted = 0;
        p.todo.push_all(&[Task::DrawFear { left: p.fear }, Task::Prepare, Task::Post, Task::Prepared]);
    }

    /// 9.1 step 1: defenders are drawn from the recruit bag until fear is satisfied (R64).
    pub(crate) fn fearing(&self, p: &mut Position, left: u8) -> bool {
        if left > 0 && defenders(&p.bag) > 0 {
            return false;
        }
        p.todo.pop();
        p.bag[Disc::X] += std::mem::take(&mut p.aside);
        true
    }

    pub(crate) fn fear_drawn(&self, p: &mut Position, left: u8, disc: Disc, sink: &mut impl Sink<Event>) {
        p.bag[disc] -= 1;
        if disc == Disc::X {
            p.aside += 1;
            sink.tell(|| Event::DoubtAside);
            return;
        }
        p.reserve[disc] += 1;
        p.todo.turn(Task::DrawFear { left: left - 1 });
        sink.tell(|| Event::FearTakes { disc });
    }

    /// 9.1 step 3: whether anybody can still be posted; it is an order, not an offer (R40).
    pub(crate) fn posting(&self, p: &mut Position) -> bool {
        let free = Post::ALL
            .iter()
            .any(|&position| p.manned[position] == Disc::NONE && self.may_man(p, Disc::S, position).is_ok());
        let zones = [&p.exhausted, &p.rest, &p.ready];
        let fit =
            zones.iter().any(|zone| [Disc::O, Disc::S, Disc::V, Disc::H].iter().any(|&disc| zone[disc] > 0));
        if free && fit {
            return false;
        }
        p.todo.pop();
        true
    }

    pub(crate) fn may_post(&self, p: &Position, disc: Disc, position: Post, zone: Stock) -> Result<(), Deny> {
        ensure(p.todo.top() == Task::Post, Deny::Moment)?;
        let zone = [&p.exhausted, &p.rest, &p.ready][zone.index()];
        ensure(zone[disc] != 0, Deny::NotInZone { disc })?;
        self.may_man(p, disc, position)?;
        ensure(p.manned[position] == Disc::NONE, Deny::Manned { position })
    }

    pub(crate) fn post(
        &self,
        p: &mut Position,
        disc: Disc,
        position: Post,
        zone: Stock,
        sink: &mut impl Sink<Event>,
    ) {
        let zone = match zone {
            Stock::EXHAUSTED => &mut p.exhausted,
            Stock::REST => &mut p.rest,
            _ => &mut p.ready,
        };
        zone[disc] -= 1;
        p.manned[position] = disc;
        p.posted += (disc == Disc::S) as u8;
        sink.tell(|| Event::Placed { disc, place: Space::of(position) });
    }

    /// 9.1: three soldiers posted give morale +1, four +2.
    pub(crate) fn prepared(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let bonus = p.posted.saturating_sub(2).min(2) as i8;
        if bonus > 0 {
            sink.tell(|| Event::SoldiersPosted { n: p.posted });
        }
        self.move_morale(p, bonus, sink);
        p.posted = 0;
    }

    /// 9.2: back into the fortress.
    pub(crate) fn retreat(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        // Step 2: guns from the left of the track to every free yellow symbol (R64).
        let map = &self.data.map;
        let yellow = || map.symbols.iter().filter(|&&field| map.row_of[field] == Row::YELLOW);
        let free = yellow().filter(|&&field| p.map_guns >> field.0 & 1 == 0).count() as u8;
        let n = free.min(p.track_guns.count_ones() as u8);
        sink.tell(|| Event::Retreat { n });
        self.supply_right(p, sink);
        // R76: at 0 the marker stays; no hit tile is drawn.
        self.move_defence(p, -1, sink);
        for &field in yellow() {
            if p.map_guns >> field.0 & 1 == 0 && p.track_guns != 0 {
                p.track_guns &= p.track_guns - 1;
                p.map_guns |= 1 << field.0;
                sink.tell(|| Event::GunPlaced { field });
            }
        }
        if self.data.game.artillery_track.retreat_moves_marker && p.track_guns != 0 {
            p.artillery = p.artillery.max((p.track_guns.trailing_zeros() as u8).saturating_sub(1));
        }
        // Step 3: pinned infantry first (R41), then ready ones, from sector 1 upwards.
        let pinned: u8 = p.down.values().iter().sum();
        let ready: u8 = p.up.values().iter().sum();
        (p.up, p.down) = (By::all(0), By::all(0));
        let limit = self.data.game.numbers.sector_limit;
        let sectors = self.data.boards[1].ids();
        for (count, lying) in [(pinned, true), (ready, false)] {
            for _ in 0..count {
                match sectors.clone().find(|&at| p.in_sector(at) < limit) {
                    Some(at) if lying => p.down[at] += 1,
                    Some(at) => p.up[at] += 1,
                    None => p.infantry += 1,
                }
            }
        }
        // R48: the advanced cards of the old board are gone.
        p.lasting &= !self.data.decks[1];
        p.machine_gun = MachineGun::Ready;
    }

    /// 9.3 step 2: all infantry advances, two sectors if nobody mans a position (R65).
    pub(crate) fn last_advance(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let n = if p.manned_count() == 0 { 2 } else { 1 };
        sink.tell(|| Event::LastAdvance { n });
        for _ in 0..n {
            for sector in self.sectors(p).ids().rev() {
                let (up, down) = (p.up[sector], p.down[sector]);
                (p.up[sector], p.down[sector]) = (0, 0);
                self.advance(p, sector, up, false, sink);
                self.advance(p, sector, down, true, sink);
            }
        }
        p.advanced = 0;
        p.todo.push(Task::Assault);
    }

    /// 9.3 step 3: enough uninjured defenders are a win.
    pub(crate) fn count(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let (have, need) = (p.uninjured(), self.data.game.surrender_track.needed[p.surrender as usize]);
        sink.tell(|| Event::Counted { have, need });
        let ending = if have >= need { Ending::Held(p.surrender) } else { Ending::Overrun };
        self.end(p, ending, sink);
    }
}
