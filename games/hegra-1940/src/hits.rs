//! 6.5 and 6.6: the hit bag, wounds and losses.

use crate::*;

impl Hegra {
    /// 6.5: so many tiles are drawn, then resolved.
    pub(crate) fn draw_hits(&self, p: &mut Position, n: u8) {
        p.todo.push(Task::DrawHit { left: n });
    }

    /// 6.5: nothing more to draw, or nothing in the bag: resolve what there is.
    pub(crate) fn hits_drawn(&self, p: &mut Position, short: bool) {
        p.todo.pop();
        if short {
            p.todo.push(Task::EmptyBag);
        }
        p.todo.push(Task::Resolve);
    }

    /// 6.5: a tile is drawn.
    pub(crate) fn hit_drawn(&self, p: &mut Position, left: u8, token: u8, sink: &mut impl Sink<Event>) {
        let tile = tile_of(token);
        p.hit_bag[tile] -= 1;
        p.hit_drawn[tile] += 1;
        sink.tell(|| Event::TileDrawn { tile });
        p.todo.turn(Task::DrawHit { left: left - 1 });
    }

    /// 6.5: the drawn tiles one by one: damage, misses, air raids, artillery.
    pub(crate) fn resolve(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let drawn = |p: &Position, tile: Tile| p.hit_drawn[tile];
        if p.hit_drawn == Tiles::all(0) {
            p.todo.pop();
            return;
        }
        // a. Damage. Where nobody stands the order makes no difference (R59).
        for work in Work::damageable().rev() {
            let manned = work.post().is_some_and(|position| p.manned[position] != Disc::NONE);
            if drawn(p, work.tile()) != 0 && !manned {
                self.resolve_tile(p, work.tile(), sink);
                return;
            }
        }
        let mut manned = Tile::first(3).filter(|&tile| drawn(p, tile) != 0);
        match (manned.next(), manned.next()) {
            (Some(_), Some(_)) => return p.todo.push(Task::ResolvePick { air: false }),
            (Some(tile), None) => return self.resolve_tile(p, tile, sink),
            _ => {}
        }
        // b. Misses.
        if drawn(p, Tile::MISS) != 0 {
            let n = std::mem::take(&mut p.hit_drawn[Tile::MISS]);
            sink.tell(|| Event::Missed { n });
        }
        // c. Air raids. Their order matters only where morale may fall below -3 (R59).
        if drawn(p, Tile::AIR_SUPPLY) != 0 {
            self.resolve_tile(p, Tile::AIR_SUPPLY, sink);
            return;
        }
        let blows = drawn(p, Tile::AIR_MORALE) as i8;
        if blows > 0 && drawn(p, Tile::AIR_WOUND) != 0 && p.morale - blows < -3 {
            p.todo.push(Task::ResolvePick { air: true });
            return;
        }
        for tile in [Tile::AIR_MORALE, Tile::AIR_WOUND] {
            if drawn(p, tile) != 0 {
                self.resolve_tile(p, tile, sink);
                return;
            }
        }
        // d. Artillery; all of these tiles return to the bag.
        let guns = std::mem::take(&mut p.hit_drawn[Tile::ARTILLERY]);
        p.hit_bag[Tile::ARTILLERY] += guns;
        for _ in 0..guns {
            if p.ending != Ending::Open {
                break;
            }
            sink.tell(|| Event::ArtilleryTile);
            self.artillery_step(p, sink);
        }
    }

    /// 6.5: one damage or air raid tile.
    pub(crate) fn resolve_tile(&self, p: &mut Position, tile: Tile, sink: &mut impl Sink<Event>) {
        p.hit_drawn[tile] -= 1;
        match tile {
            Tile::AIR_SUPPLY => {
                sink.tell(|| Event::AirRaid { tile });
                self.move_supplies(p, -1, sink);
            }
            Tile::AIR_MORALE => {
                sink.tell(|| Event::AirRaid { tile });
                self.move_morale(p, -1, sink);
            }
            Tile::AIR_WOUND => {
                sink.tell(|| Event::AirRaid { tile });
                p.todo.push(Task::Wound { left: 1 });
            }
            tile => self.damage(p, Work(tile.0), sink),
        }
    }

    /// 6.5 a: a damage tile is laid. Whoever mans the position is wounded first.
    pub(crate) fn damage(&self, p: &mut Position, work: Work, sink: &mut impl Sink<Event>) {
        match (work.post(), work.gun()) {
            (Some(position), _) => {
                let disc = std::mem::replace(&mut p.manned[position], Disc::NONE);
                p.damaged |= 1 << work.0;
                if disc != Disc::NONE {
                    self.wound(p, disc, sink);
                }
            }
            (_, Some(gun)) => {
                // R9: the rightmost space without damage; the status tile keeps its side.
                if let Some(space) = (0..3).rev().find(|space| p.gun_damage[gun] >> space & 1 == 0) {
                    p.gun_damage[gun] |= 1 << space;
                }
            }
            _ => p.rooms_damaged |= work.room_bit(),
        }
        sink.tell(|| Event::Damaged { work });
    }

    /// 6.6: the zone and type an unspecified wound or loss takes: Exhausted unless empty (R20), down the list of the
    /// current event card.
    pub(crate) fn victim(&self, p: &Position) -> Option<(bool, Disc)> {
        let from_ready = defenders(&p.exhausted) == 0;
        let zone = if from_ready { &p.ready } else { &p.exhausted };
        let list = match self.data.events.get(p.event) {
            Some(card) => card.wound,
            None => [Disc::S, Disc::V, Disc::H, Disc::M, Disc::O],
        };
        list.into_iter().find(|&disc| zone[disc] > 0).map(|disc| (from_ready, disc))
    }

    /// 6.6: the victim leaves its zone.
    pub(crate) fn take_victim(&self, p: &mut Position, sink: &mut impl Sink<Event>) -> Option<Disc> {
        match self.victim(p) {
            Some((from_ready, disc)) => {
                let zone = if from_ready { &mut p.ready } else { &mut p.exhausted };
                zone[disc] -= 1;
                Some(disc)
            }
            None => {
                sink.tell(|| Event::NobodyToTake);
                None
            }
        }
    }

    /// 6.6: an unspecified defender is lost: to the reserve.
    pub(crate) fn lose_one(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if let Some(disc) = self.take_victim(p, sink) {
            p.reserve[disc] += 1;
            sink.tell(|| Event::Lost { disc });
        }
    }

    /// 6.6: this disc, already off the board, is wounded: a die tells how badly.
    pub(crate) fn wound(&self, p: &mut Position, disc: Disc, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Wounded { disc });
        p.todo.push(Task::WoundDie { disc });
    }

    /// 6.6: the leftmost manned position is wounded; false if there is none.
    pub(crate) fn wound_leftmost(&self, p: &mut Position, sink: &mut impl Sink<Event>) -> bool {
        let Some(at) = p.manned.find(|&disc| disc != Disc::NONE) else { return false };
        let disc = std::mem::replace(&mut p.manned[at], Disc::NONE);
        self.wound(p, disc, sink);
        true
    }

    /// 6.6: the die has fallen: a bed if one is free and wanted (R21), the waiting area otherwise.
    pub(crate) fn wound_level(
        &self,
        p: &mut Position,
        disc: Disc,
        level: Level,
        sink: &mut impl Sink<Event>,
    ) {
        sink.tell(|| Event::WoundLevel { disc, level });
        if p.free_bed().is_some() {
            p.todo.turn(Task::Bed { disc, level });
        } else {
            p.todo.pop();
            self.lay_waiting(p, disc, level, sink);
        }
    }

    /// A patient goes to the waiting area.
    pub(crate) fn lay_waiting(
        &self,
        p: &mut Position,
        disc: Disc,
        level: Level,
        sink: &mut impl Sink<Event>,
    ) {
        p.waiting[level][disc] += 1;
        sink.tell(|| Event::Waits { disc, level });
    }

    /// A patient goes to the free bed.
    pub(crate) fn lay_in_bed(&self, p: &mut Position, disc: Disc, level: Level, sink: &mut impl Sink<Event>) {
        if let Some(bed) = p.free_bed() {
            p.beds[bed] = Patient { disc, level };
            sink.tell(|| Event::InBed { disc, level });
        }
    }

    /// A defender dies.
    pub(crate) fn bury(&self, p: &mut Position, disc: Disc, sink: &mut impl Sink<Event>) {
        p.morgue[disc] += 1;
        sink.tell(|| Event::Died { disc });
    }
}
