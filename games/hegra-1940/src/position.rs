//! What changes during a game: flat and small.

mod tasks;
mod tiles;

pub use tasks::*;
pub use tiles::*;

use crate::data::{Data, MAX_DEPOTS, MAX_FIELDS, MAX_SECTORS, PILES};
use crate::kinds::*;

/// The most discs on the map at once.
pub const CARRIERS: usize = 26;

/// A complete position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the names are those of the boards; remarks where they are not enough
pub struct Position {
    /// What is under way and what comes after it, the next thing last.
    pub todo: Todo,
    /// How the game ended.
    pub ending: Ending,
    pub day: u8,
    pub weather: u8,
    /// Index of the field.
    pub supply_track: u8,
    pub supplies: u8,
    pub snow: u8,
    /// 0 German retreat to 3 surrender, 4 the skull.
    pub surrender: u8,
    pub morale: i8,
    /// Morale that comes after the reset in 06.B (R34).
    pub morale_next: i8,
    pub surveillance: u8,
    pub defence: u8,
    pub fear: u8,
    /// Index from the top.
    pub doubt: u8,
    /// Index of the marker.
    pub artillery: u8,
    /// German guns on the artillery track, one bit for each field.
    pub track_guns: u8,
    /// German guns on the map, one bit for each field.
    pub map_guns: u32,
    pub patrols: [u8; MAX_FIELDS],
    /// Patrol tiles in the bag, by number.
    pub patrol_bag: [u8; 8],

    /// The current event card.
    pub event: u8,
    /// Event cards not yet drawn.
    pub events: u64,
    /// Advanced cards that lie beside the board.
    pub lasting: u64,
    /// Draw decks and discards, good and bad: one bit for each morale card, then Hope and Despair.
    pub deck: [u64; 2],
    pub discard: [u64; 2],
    /// Hope and Despair cards still in their open piles, and the top ones.
    pub piles: [u64; 2],
    pub tops: [u8; 2],
    /// Morale cards drawn and not yet resolved.
    pub drawn: [u8; 3],
    pub mission: u8,

    /// Hit tiles in the bag and drawn, by kind.
    pub hit_bag: Tiles,
    pub hit_drawn: Tiles,
    /// Kinds of the tiles in the air raid piles; [`NONE`] when gone.
    pub air: [[u8; 2]; PILES],

    pub reserve: Zone,
    pub bag: Zone,
    /// Doubts drawn and laid aside.
    pub aside: u8,
    pub area: Zone,
    pub ready: Zone,
    pub rest: Zone,
    pub exhausted: Zone,
    pub spaces: [[u8; 5]; SPACES],
    /// Discs in L, A, B, C.
    pub manned: [Disc; 4],
    pub carriers: [Carrier; CARRIERS],
    pub beds: [Patient; 3],
    /// Patients by level (1 to 6) and type.
    pub waiting: [Zone; 6],
    pub morgue: Zone,

    /// Ready and pinned infantry by sector.
    pub up: [u8; MAX_SECTORS],
    pub down: [u8; MAX_SECTORS],
    /// Infantry in the boxes: grenades, hit, advance.
    pub boxes: [[u8; 3]; MAX_SECTORS],
    pub assault: u8,
    pub infantry: u8,

    /// Damage on A, B, C, one bit each.
    pub damaged: u8,
    /// Damage on the three spaces of each gun, left to right from bit 0.
    pub gun_damage: [u8; 2],
    /// Blocked status tiles of each gun.
    pub gun_blocked: [u8; 2],
    pub gun_two: bool,
    pub machine_gun: MachineGun,
    /// Rooms dug out and rooms whose right space is damaged, one bit each.
    pub rooms: u8,
    pub rooms_damaged: u8,
    /// Snow tiles not yet revealed; those on top that are known, top first.
    pub snow_left: u16,
    pub snow_top: [u8; 3],
    pub revealed: u8,
    /// Kind and number of tiles on each depot.
    pub depots: [(u8, u8); MAX_DEPOTS],
    /// Kinds of supply tiles still in the reserve.
    pub goods: u8,
    pub delivered: u8,

    /// Rule changes for today.
    pub today: u8,
    /// The space being resolved, and executions left on it.
    pub space: Space,
    pub left: u8,
    /// Positions that have fired; guns that have fired; options of Værnes used; sectors shelled; fields already mourned.
    pub fired: u8,
    pub guns_fired: u8,
    pub airfield: u8,
    pub shelled: u8,
    pub mourned: u32,
    /// Bonus of the field telephone.
    pub bonus: u8,
    /// Step 1 of adjusting patients is left out.
    pub spare_waiting: bool,
    /// Discs paid for and not yet moved; discs sent to rest.
    pub credit: u8,
    pub rested: u8,
    /// Soldiers posted in the final preparations.
    pub posted: u8,
    /// Somebody advanced out of each sector in this attack.
    pub advanced: u8,
    /// The disc that moves: slot, steps left, fields visited.
    pub walker: u8,
    pub steps: u8,
    pub visited: u32,
}

/// A disc on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Carrier {
    /// Its type, or [`NONE`] if the slot is free.
    pub disc: Disc,
    /// Where it is.
    pub field: u8,
    /// The supply tile it carries, or [`NONE`].
    pub tile: u8,
    /// How far its move is today.
    pub moved: Moved,
}

/// How far a disc is with today's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moved {
    /// It has still to move.
    No,
    /// It has moved.
    Yes,
    /// It has come back to the fortress.
    Home,
}

/// A bed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Patient {
    /// Who lies in it, or [`NONE`].
    pub disc: Disc,
    /// Level 1 to 6.
    pub level: u8,
}

/// The machine gun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MachineGun {
    /// Not yet set up.
    Away,
    /// Its tile is ready.
    Ready,
    /// Its tile is blocked.
    Blocked,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Not yet.
    Open,
    /// The surrender marker entered the skull.
    Skull,
    /// Too few uninjured defenders in the evening.
    TooFew,
    /// Too few after the last stand.
    Overrun,
    /// Held out; the field of the surrender track, 0 the best.
    Held(u8),
}

/// No disc in this slot.
pub const NOBODY: Carrier = Carrier { disc: NONE, field: 0, tile: NONE, moved: Moved::No };
/// A free bed.
pub const FREE: Patient = Patient { disc: NONE, level: 0 };

impl Position {
    /// The position before set-up is completed by luck.
    pub fn start(data: &Data, extreme: bool, advanced: bool) -> Position {
        let mut bag = data.total;
        for (disc, left) in bag.iter_mut().enumerate() {
            *left -= data.ready[disc] + data.reserve[disc];
        }
        let n = &data.numbers;
        let mut hit_bag = [0; TILES.len()];
        hit_bag[MISS as usize] = n.miss_in_bag;
        hit_bag[ARTILLERY as usize] = n.artillery_in_bag;
        let air = data.air_piles.map(|kind| [kind; 2]);
        let mut depots = [(NONE, 0); MAX_DEPOTS];
        depots[0] = (0, data.goods_each);
        let (mut deck, mut piles) = ([0; 2], [0; 2]);
        for (index, card) in data.morale.iter().enumerate() {
            deck[!card.good as usize] |= 1u64 << index;
        }
        for (index, card) in data.specials.iter().enumerate() {
            piles[!card.hope as usize] |= 1u64 << (data.morale.len() + index);
        }
        let cards = data.decks.iter().fold(0, |all, deck| all | deck);
        Position {
            todo: Todo::EMPTY,
            ending: Ending::Open,
            day: 1,
            weather: data.weather_start,
            supply_track: if extreme { data.extreme_start } else { data.supply_start },
            supplies: n.supplies,
            snow: data.snow_start,
            surrender: data.surrender_start,
            morale: 0,
            morale_next: 0,
            surveillance: data.surveillance_start,
            defence: data.defence_start,
            fear: data.fear_start,
            doubt: data.doubt_start,
            artillery: 0,
            track_guns: ((1u16 << data.artillery_fields.len()) - 2) as u8,
            map_guns: 0,
            patrols: [0; MAX_FIELDS],
            patrol_bag: data.patrol_tiles,
            event: NONE,
            events: if advanced { cards } else { cards & !data.advanced },
            lasting: 0,
            deck,
            discard: [0; 2],
            piles,
            tops: [NONE; 2],
            drawn: [NONE; 3],
            mission: NONE,
            hit_bag,
            hit_drawn: [0; TILES.len()],
            air,
            reserve: data.reserve,
            bag,
            aside: 0,
            area: [0; 6],
            ready: data.ready,
            rest: [0; 6],
            exhausted: [0; 6],
            spaces: [[0; 5]; SPACES],
            manned: [NONE; 4],
            carriers: [NOBODY; CARRIERS],
            beds: [FREE; 3],
            waiting: [[0; 6]; 6],
            morgue: [0; 6],
            up: [0; MAX_SECTORS],
            down: [0; MAX_SECTORS],
            boxes: [[0; 3]; MAX_SECTORS],
            assault: 0,
            infantry: n.infantry,
            damaged: 0b111,
            gun_damage: [0b111, 0],
            gun_blocked: [0; 2],
            gun_two: false,
            machine_gun: MachineGun::Away,
            rooms: 0,
            rooms_damaged: 0,
            snow_left: ((1u32 << data.snow.len()) - 1) as u16,
            snow_top: [NONE; 3],
            revealed: 0,
            depots,
            goods: 0b11110,
            delivered: 0,
            today: 0,
            space: NONE,
            left: 0,
            fired: 0,
            guns_fired: 0,
            airfield: 0,
            shelled: 0,
            mourned: 0,
            bonus: 0,
            spare_waiting: false,
            credit: 0,
            rested: 0,
            posted: 0,
            advanced: 0,
            walker: NONE,
            steps: 0,
            visited: 0,
        }
    }

    /// Defenders in Ready, Rest, Exhausted and the positions.
    pub fn uninjured(&self) -> u8 {
        defenders(&self.ready) + defenders(&self.rest) + defenders(&self.exhausted) + self.manned_count()
    }
    /// Manned positions.
    pub fn manned_count(&self) -> u8 {
        self.manned.iter().filter(|&&disc| disc != NONE).count() as u8
    }
    /// Patients in the waiting area.
    pub fn waiting_count(&self) -> u8 {
        self.waiting.iter().flatten().sum()
    }
    /// Bodies in the morgue.
    pub fn bodies(&self) -> u8 {
        self.morgue.iter().sum()
    }
    /// Infantry in a sector, camp and boxes together.
    pub fn in_sector(&self, sector: usize) -> u8 {
        self.up[sector] + self.down[sector] + self.boxes[sector].iter().sum::<u8>()
    }
    /// Whether a room has been dug out.
    pub fn has_room(&self, room: u8) -> bool {
        self.rooms >> room & 1 == 1
    }
    /// Whether the right space of a room is repaired.
    pub fn room_repaired(&self, room: u8) -> bool {
        self.has_room(room) && self.rooms_damaged >> room & 1 == 0
    }
    /// 3.4: the strength of a gun: symbols ready and undamaged, if its base is; 0 if it cannot fire.
    pub fn strength(&self, gun: usize) -> u8 {
        let there = gun == 0 || self.gun_two;
        let good = 0b111 & !(self.gun_damage[gun] | self.gun_blocked[gun]);
        if there && good & 1 == 1 { (good >> 1).count_ones() as u8 } else { 0 }
    }
    /// Hit tiles of a kind in the reserve: not in the bag, drawn, or on a pile.
    pub fn tiles_in_reserve(&self, kind: u8) -> u8 {
        let piled = self.air.iter().flatten().filter(|&&tile| tile == kind).count() as u8;
        ALL_TILES[kind as usize] - self.hit_bag[kind as usize] - self.hit_drawn[kind as usize] - piled
    }
    /// The free bed.
    pub fn free_bed(&self) -> Option<usize> {
        self.beds.iter().position(|bed| bed.disc == NONE)
    }
    /// The discs on the map.
    pub fn on_map(&self) -> impl Iterator<Item = (u8, Carrier)> + '_ {
        let there = self.carriers.iter().enumerate().filter(|(_, carrier)| carrier.disc != NONE);
        there.map(|(slot, carrier)| (slot as u8, *carrier))
    }
}
