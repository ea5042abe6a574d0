//! Missions 9 and 10: parachutes and escalation (R48, R50, R82).

use crate::*;

impl RivetWars {
    /// The infantry that the missions' special rules give: the first kind of a side that is infantry and no hero.
    pub(crate) fn basic_infantry(&self, side: engine::Seat) -> Kind {
        let found = self
            .data
            .units
            .iter()
            .position(|card| card.side == side && card.class == Class::Infantry && !card.hero);
        Kind(found.expect("every side has infantry") as u8)
    }

    /// R50: how many Riflemen can drop.
    fn parachutists(&self, p: &Position) -> u8 {
        let card = &self.data.units[self.basic_infantry(ALLIED).index()];
        let waiting =
            (card.first..card.first + self.limit(card)).filter(|&unit| p.at[unit as usize] == Seg::NONE);
        waiting.count().min(3) as u8
    }

    /// R50: the drop begins, if there is anybody to drop.
    pub(crate) fn begin_drop(&self, p: &mut Position) -> bool {
        p.left = self.parachutists(p);
        if p.left > 0 {
            p.stage = Stage::Drop;
        }
        p.left > 0
    }

    /// R50: one aim for all.
    pub(crate) fn drop_at(&self, p: &mut Position, seg: Seg, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::DropAimed { seg });
        p.aim = seg;
        p.landing = seg;
        p.flips = 0;
        self.await_flip(p, Stage::DropFlip, sink);
    }

    /// R50, R82: a parachute goes down one segment from where it is; if it may not land there, it drifts on.
    pub(crate) fn drop_flip(&self, p: &mut Position, card: u8, sink: &mut impl Sink<Event>) {
        let at = self.deviate(p, p.landing, card, sink);
        p.flips += 1;
        let kind = self.basic_infantry(ALLIED);
        let class = self.data.units[kind.index()].class;
        match at {
            Some(seg)
                if !self.holds(p, BISMARK, seg)
                    && self.may_stand(p, class, seg).is_ok()
                    && self.has_room(p, seg, 1) =>
            {
                let unit = self.free_figure(p, kind).expect("a parachutist waits");
                p.join(unit, ALLIED, seg);
                sink.tell(|| Event::Landed { unit, seg });
                self.next_parachute(p, sink);
            }
            Some(seg) if p.flips < self.data.numbers.flips => {
                p.landing = seg;
                sink.tell(|| Event::DriftsOn { seg });
                self.put_away_flip(p);
                self.await_flip(p, Stage::DropFlip, sink);
            }
            _ => {
                sink.tell(|| Event::ParachuteLost);
                self.next_parachute(p, sink);
            }
        }
    }

    fn next_parachute(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        self.put_away_flip(p);
        p.left -= 1;
        p.landing = p.aim;
        p.flips = 0;
        if p.left > 0 {
            self.await_flip(p, Stage::DropFlip, sink);
        } else {
            p.aim = Seg::NONE;
            p.landing = Seg::NONE;
            self.begin_gas(p, sink);
        }
    }

    /// R48: mission 10: what the score at the last round end brings.
    pub(crate) fn escalate(&self, p: &mut Position) {
        match p.last_vp[p.active.index()] {
            1 | 2 => p.points += 1,
            3 | 4 => p.rivets[p.active.index()] += 1,
            5 | 6 => p.points += 3,
            7 | 8 => p.purse = 3,
            _ => {}
        }
    }
}
