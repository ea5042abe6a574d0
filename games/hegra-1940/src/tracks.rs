//! 3.2: the tracks. Markers move one step at a time, so that the ends of the tracks can act several times.

use crate::data::SectorData;
use crate::telling::Track;
use crate::*;

/// A marker stands on another field.
fn told(sink: &mut impl Sink<Event>, track: Track, field: u8) {
    sink.tell(|| Event::Track { track, field: field as i8 });
}

/// Moves the marker of a track that is held at both ends.
fn slide(marker: &mut u8, n: i8, last: u8, track: Track, sink: &mut impl Sink<Event>) {
    let before = std::mem::replace(marker, marker.saturating_add_signed(n).min(last));
    if *marker != before {
        told(sink, track, *marker);
    }
}

impl Hegra {
    /// The morale track: above +3 a Hope card goes into the Bad deck, below -3 a defender is lost (p. 21).
    pub(crate) fn move_morale(&self, p: &mut Position, n: i8, sink: &mut impl Sink<Event>) {
        let before = p.morale;
        for _ in 0..n.unsigned_abs() {
            match (n > 0, p.morale) {
                (true, 3) => p.todo.push(Task::AddCard { despair: false, left: 1 }),
                (true, _) => p.morale += 1,
                (false, -3) => {
                    sink.tell(|| Event::Desperate);
                    self.lose_one(p, sink);
                }
                (false, _) => p.morale -= 1,
            }
        }
        if p.morale != before {
            let to = p.morale;
            sink.tell(|| Event::Track { track: Track::Morale, field: to });
        }
    }

    /// Supplies gained or lost, not below none.
    pub(crate) fn move_supplies(&self, p: &mut Position, n: i8, sink: &mut impl Sink<Event>) {
        let before = p.supplies;
        p.supplies = p.supplies.saturating_add_signed(n);
        let (n, total) = (p.supplies.abs_diff(before), p.supplies);
        if n != 0 {
            sink.tell(|| Event::Supplies { n, gained: total > before, total });
        }
    }

    /// The snow track to the right: past its end a hit tile is drawn instead (p. 7).
    pub(crate) fn snow_right(&self, p: &mut Position, n: u8, sink: &mut impl Sink<Event>) {
        for _ in 0..n {
            if p.snow < self.data.game.snow_track.last {
                p.snow += 1;
                told(sink, Track::Snow, p.snow);
            } else {
                sink.tell(|| Event::SnowedIn);
                self.draw_hits(p, 1);
            }
        }
    }

    /// The snow track to the left: past 1 it begins again on 3 and a snow tile is revealed (p. 20, R32).
    pub(crate) fn snow_left(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.snow > 1 {
            p.snow -= 1;
        } else {
            p.snow = self.data.game.snow_track.start;
            p.todo.push(Task::Reveal);
        }
        told(sink, Track::Snow, p.snow);
    }

    /// Surveillance: above 6 it falls back to 3 and a patrol comes (p. 19).
    pub(crate) fn move_surveillance(&self, p: &mut Position, n: i8, sink: &mut impl Sink<Event>) {
        let before = p.surveillance;
        let mut patrols = 0;
        for _ in 0..n.unsigned_abs() {
            if n < 0 {
                p.surveillance = (p.surveillance - 1).max(1);
            } else if p.surveillance < self.data.game.surveillance_track.last {
                p.surveillance += 1;
            } else {
                p.surveillance = self.data.game.surveillance_track.overflow;
                patrols += 1;
            }
        }
        if patrols > 0 {
            sink.tell(|| Event::Alarm);
            p.todo.push(Task::Patrol { left: patrols });
        }
        if p.surveillance != before {
            told(sink, Track::Surveillance, p.surveillance);
        }
    }

    /// Defence, held at both ends (R3).
    pub(crate) fn move_defence(&self, p: &mut Position, n: i8, sink: &mut impl Sink<Event>) {
        slide(&mut p.defence, n, self.data.game.defence_track.last, Track::Defence, sink);
    }

    /// Fear, held at both ends (R4); only in chapter I.
    pub(crate) fn move_fear(&self, p: &mut Position, n: i8, sink: &mut impl Sink<Event>) {
        slide(&mut p.fear, n, self.data.game.fear_track.last, Track::Fear, sink);
    }

    /// Doubt, held at both ends (R4); more doubt is further up.
    pub(crate) fn move_doubt(&self, p: &mut Position, n: i8, sink: &mut impl Sink<Event>) {
        slide(&mut p.doubt, -n, self.data.game.doubt_track.discs.len() as u8 - 1, Track::Doubt, sink);
    }

    /// The surrender track: the skull loses the game at once (p. 6); no better than German retreat (R2).
    pub(crate) fn move_surrender(&self, p: &mut Position, n: i8, sink: &mut impl Sink<Event>) {
        if p.ending != Ending::Open {
            return;
        }
        slide(&mut p.surrender, n, 4, Track::Surrender, sink);
        if p.surrender == 4 {
            self.end(p, Ending::Skull, sink);
        }
    }

    /// The supply track one field to the right, not past its end (R1).
    pub(crate) fn supply_right(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if (p.supply_track as usize) < self.data.game.supply_track.fields.len() - 1 {
            p.supply_track += 1;
            told(sink, Track::Supply, self.data.game.supply_track.fields[p.supply_track as usize]);
        }
    }

    /// 6.5 d: one step of the artillery marker; a gun it meets goes to the map. Without guns on the track: surrender.
    pub(crate) fn artillery_step(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        // The skull may have ended the game with the tile before.
        if p.ending != Ending::Open {
            return;
        }
        if p.track_guns == 0 {
            sink.tell(|| Event::NoGunsLeft);
            self.move_surrender(p, 1, sink);
            return;
        }
        p.artillery = (p.artillery + 1).min(self.data.game.artillery_track.fields.len() as u8 - 1);
        told(sink, Track::Artillery, self.data.game.artillery_track.fields[p.artillery as usize]);
        if p.track_guns >> p.artillery & 1 == 1 {
            p.track_guns &= !(1 << p.artillery);
            self.gun_to_map(p, sink);
        }
    }

    /// 6.5 d: a German gun takes the first free symbol, the yellow row before the green one.
    pub(crate) fn gun_to_map(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if let Some(&field) = self.data.map.symbols.iter().find(|&&field| p.map_guns >> field.0 & 1 == 0) {
            p.map_guns |= 1 << field.0;
            sink.tell(|| Event::GunPlaced { field });
        }
    }

    /// 8.2: a German gun goes back to the rightmost free field of the track; the marker gives way.
    pub(crate) fn gun_to_track(&self, p: &mut Position, field: Field, sink: &mut impl Sink<Event>) {
        p.map_guns &= !(1 << field.0);
        sink.tell(|| Event::GunRemoved { field });
        let fields = self.data.game.artillery_track.fields.len() as u8;
        if let Some(free) = (0..fields).rev().find(|&at| p.track_guns >> at & 1 == 0) {
            p.track_guns |= 1 << free;
            if p.artillery == free {
                p.artillery = p.artillery.saturating_sub(1);
                told(sink, Track::Artillery, self.data.game.artillery_track.fields[p.artillery as usize]);
            }
        }
    }

    /// The number of hit tiles of a siege day: the highest field of the artillery track without a gun.
    pub(crate) fn shells(&self, p: &Position) -> u8 {
        let fields = self.data.game.artillery_track.fields.iter().enumerate();
        fields.filter(|(at, _)| p.track_guns >> at & 1 == 0).map(|(_, &n)| n).max().unwrap_or(0)
    }

    /// A patrol tile leaves the map for its bag.
    pub(crate) fn patrol_to_bag(&self, p: &mut Position, field: Field, sink: &mut impl Sink<Event>) {
        p.patrols[field] -= 1;
        p.patrol_bag[self.data.map.number[field] as usize - 1] += 1;
        sink.tell(|| Event::PatrolRemoved { field });
    }

    /// Tiles of a kind go from the reserve into the hit bag, as many as there are (R44).
    pub(crate) fn add_tiles(&self, p: &mut Position, tile: Tile, n: u8, sink: &mut impl Sink<Event>) {
        let added = n.min(p.tiles_in_reserve(tile));
        p.hit_bag[tile] += added;
        if added > 0 {
            sink.tell(|| Event::TilesAdded { tile, n: added });
        }
    }

    /// The game is over.
    pub(crate) fn end(&self, p: &mut Position, ending: Ending, sink: &mut impl Sink<Event>) {
        p.ending = ending;
        p.todo = Todo::EMPTY;
        sink.tell(|| Event::Over { ending });
    }

    /// The number of supply tiles a depot loses, from the left (8.6 D).
    pub(crate) fn depot_loses(&self, p: &mut Position, sink: &mut impl Sink<Event>) -> bool {
        let Some(depot) = p.depots.find(|&(_, tiles)| tiles > 0) else { return false };
        p.depots[depot].1 -= 1;
        sink.tell(|| Event::DepotLoses { field: depot });
        true
    }

    /// The chapter of a day, 0 to 2.
    pub fn chapter(&self, day: u8) -> usize {
        if day <= self.scenario.final_preparations {
            0
        } else if day <= self.scenario.retreat {
            1
        } else {
            2
        }
    }

    /// The sectors of the board in use.
    pub(crate) fn sectors(&self, p: &Position) -> &By<Sector, Vec<SectorData>> {
        &self.data.boards[(self.chapter(p.day) == 2) as usize]
    }

    /// Whether any infantry can stand anywhere: not in chapter I.
    pub(crate) fn at_war(&self, p: &Position) -> bool {
        self.chapter(p.day) > 0
    }

    /// 8.1: sectors in range of a disc: the one with its symbol and all above.
    pub(crate) fn range(&self, p: &Position, disc: Disc) -> u8 {
        let mut seen = false;
        let mut mask = 0;
        for (at, sector) in self.sectors(p).iter() {
            seen |= sector.symbols >> disc.0 & 1 == 1;
            mask |= (seen as u8) << at.0;
        }
        mask
    }
}
