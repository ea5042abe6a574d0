//! What changes during a game: flat and small.

mod tasks;
mod tiles;

pub use tasks::*;
pub use tiles::*;

use crate::data::{Data, MAX_DEPOTS, MAX_FIELDS, MAX_SECTORS, PILES};
use crate::words::*;
use engine::{Arg, By, Msg, Say, Set, words};

/// The most discs on the map at once.
pub const CARRIERS: usize = 26;

/// A complete position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)] // the names are those of the boards; remarks where they are not enough
pub struct Position {
    /// What is under way and what comes after it, the next thing last.
    pub todo: Todo,
    /// How the game ended.
    pub ending: Ending,
    pub day: u8,
    pub weather: Weather,
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
    pub patrols: By<Field, [u8; MAX_FIELDS]>,
    /// Patrol tiles in the bag, by number.
    pub patrol_bag: [u8; 8],

    /// The current event card.
    pub event: EventId,
    /// Event cards not yet drawn.
    pub events: u64,
    /// Advanced cards that lie beside the board.
    pub lasting: u64,
    /// Draw decks and discards, good and bad: one bit for each morale card, then Hope and Despair.
    pub deck: [u64; 2],
    pub discard: [u64; 2],
    /// Hope and Despair cards still in their open piles, and the top ones.
    pub piles: [u64; 2],
    pub tops: [Card; 2],
    /// Morale cards drawn and not yet resolved.
    pub drawn: [Card; 3],
    pub mission: MissionId,

    /// Hit tiles in the bag and drawn, by kind.
    pub hit_bag: Tiles,
    pub hit_drawn: Tiles,
    /// Kinds of the tiles in the air raid piles; [`Tile::NONE`] when gone.
    pub air: By<Pile, [[Tile; 2]; PILES]>,

    pub reserve: Zone,
    pub bag: Zone,
    /// Doubts drawn and laid aside.
    pub aside: u8,
    pub area: Zone,
    pub ready: Zone,
    pub rest: Zone,
    pub exhausted: Zone,
    pub spaces: By<Space, [Workers; SPACES]>,
    /// Discs in L, A, B, C.
    pub manned: By<Post, [Disc; 4]>,
    pub carriers: By<Slot, [Carrier; CARRIERS]>,
    pub beds: By<Bed, [Patient; 3]>,
    /// Patients by level (1 to 6) and type.
    pub waiting: By<Level, [Zone; 6]>,
    pub morgue: Zone,

    /// Ready and pinned infantry by sector.
    pub up: By<Sector, [u8; MAX_SECTORS]>,
    pub down: By<Sector, [u8; MAX_SECTORS]>,
    /// Infantry in the boxes: grenades, hit, advance.
    pub boxes: By<Sector, [[u8; 3]; MAX_SECTORS]>,
    pub assault: u8,
    pub infantry: u8,

    /// Damage on A, B, C, one bit each.
    pub damaged: u8,
    /// Damage on the three spaces of each gun, left to right from bit 0.
    pub gun_damage: By<Gun, [u8; 2]>,
    /// Blocked status tiles of each gun.
    pub gun_blocked: By<Gun, [u8; 2]>,
    pub gun_two: bool,
    pub machine_gun: MachineGun,
    /// Rooms dug out and rooms whose right space is damaged, one bit each.
    pub rooms: u8,
    pub rooms_damaged: u8,
    /// Snow tiles not yet revealed; those on top that are known, top first.
    pub snow_left: u16,
    pub snow_top: [SnowId; 3],
    pub revealed: u8,
    /// Kind and number of tiles on each depot.
    pub depots: By<Depot, [(Goods, u8); MAX_DEPOTS]>,
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
    pub walker: Slot,
    pub steps: u8,
    pub visited: u32,
}

/// A disc on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Carrier {
    /// Its type, or [`Disc::NONE`] if the slot is free.
    pub disc: Disc,
    /// Where it is.
    pub field: Field,
    /// The supply tile it carries, or [`Goods::NONE`].
    pub tile: Goods,
    /// How far its move is today.
    pub moved: Moved,
}

/// How far a disc is with today's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Moved {
    /// It has still to move.
    #[default]
    No,
    /// It has moved.
    Yes,
    /// It has come back to the fortress.
    Home,
}

/// A bed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Patient {
    /// Who lies in it, or [`Disc::NONE`].
    pub disc: Disc,
    /// How well.
    pub level: Level,
}

words! {
    /// The machine gun.
    pub enum MachineGun {
        /// Not yet set up.
        Away = "away",
        /// Its tile is ready.
        Ready = "ready",
        /// Its tile is blocked.
        Blocked = "blocked",
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ending {
    /// Not yet.
    #[default]
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

impl Ending {
    /// The section it comes from: the skull, the evening of a siege day, or the last stand.
    pub const fn section(self) -> &'static str {
        match self {
            Ending::Skull => "3.2",
            Ending::TooFew => "8.6",
            Ending::Open | Ending::Overrun | Ending::Held(_) => "9.3",
        }
    }
    /// The text key; without `over-` its name in facts.
    pub const fn reason(self) -> &'static str {
        match self {
            Ending::Open => "over-open",
            Ending::Skull => "over-skull",
            Ending::TooFew => "over-too-few",
            Ending::Overrun => "over-overrun",
            Ending::Held(0) => "over-held-0",
            Ending::Held(1) => "over-held-1",
            Ending::Held(2) => "over-held-2",
            Ending::Held(_) => "over-held-3",
        }
    }
}
impl Say<crate::Hegra> for Ending {
    fn say(&self, _: &crate::Hegra) -> Arg {
        Msg::new(self.reason()).into()
    }
}

/// No disc in this slot.
pub const NOBODY: Carrier =
    Carrier { disc: Disc::NONE, field: Field::FORTRESS, tile: Goods::NONE, moved: Moved::No };
/// A free bed.
pub const FREE: Patient = Patient { disc: Disc::NONE, level: Level(0) };

impl Position {
    /// The position before set-up is completed by luck.
    pub fn start(data: &Data, extreme: bool, advanced: bool) -> Position {
        let mut bag = data.total;
        for disc in bag.ids() {
            bag[disc] -= data.ready[disc] + data.reserve[disc];
        }
        let n = &data.game.numbers;
        let mut hit_bag = Tiles::all(0);
        hit_bag[Tile::MISS] = n.miss_in_bag;
        hit_bag[Tile::ARTILLERY] = n.artillery_in_bag;
        let air = By::new(data.air_piles.map(|tile| [tile; 2]));
        let mut depots = By::all((Goods::NONE, 0));
        depots[Depot(0)] = (Goods::SUPPLY, data.goods_each);
        let (mut deck, mut piles) = ([0; 2], [0; 2]);
        for (card, face) in data.morale.iter() {
            deck[!face.good as usize] |= 1u64 << card.0;
        }
        for (index, card) in data.specials.iter().enumerate() {
            piles[!card.hope as usize] |= 1u64 << (data.morale.len() + index);
        }
        let cards = data.decks.iter().fold(0, |all, deck| all | deck);
        Position {
            day: 1,
            weather: data.game.weather.start,
            supply_track: data.supply_start[extreme as usize],
            supplies: n.supplies,
            snow: data.game.snow_track.start,
            surrender: data.game.surrender_track.start,
            surveillance: data.game.surveillance_track.start,
            defence: data.game.defence_track.start,
            fear: data.game.fear_track.start,
            doubt: data.game.doubt_track.start,
            track_guns: ((1u16 << data.game.artillery_track.fields.len()) - 2) as u8,
            patrol_bag: data.patrol_tiles,
            event: EventId::NONE,
            events: if advanced { cards } else { cards & !data.advanced },
            deck,
            piles,
            tops: [Card::NONE; 2],
            drawn: [Card::NONE; 3],
            mission: MissionId::NONE,
            hit_bag,
            air,
            reserve: data.reserve,
            bag,
            ready: data.ready,
            manned: By::all(Disc::NONE),
            carriers: By::all(NOBODY),
            beds: By::all(FREE),
            infantry: n.infantry,
            damaged: 0b111,
            gun_damage: By::new([0b111, 0]),
            snow_left: ((1u32 << data.snow.len()) - 1) as u16,
            snow_top: [SnowId::NONE; 3],
            depots,
            goods: 0b11110,
            space: Space::NONE,
            walker: Slot::NONE,
            ..Position::default()
        }
    }

    /// Defenders in Ready, Rest, Exhausted and the positions.
    pub fn uninjured(&self) -> u8 {
        defenders(&self.ready) + defenders(&self.rest) + defenders(&self.exhausted) + self.manned_count()
    }
    /// Manned positions.
    pub fn manned_count(&self) -> u8 {
        self.manned.values().iter().filter(|&&disc| disc != Disc::NONE).count() as u8
    }
    /// Patients in the waiting area.
    pub fn waiting_count(&self) -> u8 {
        self.waiting.values().iter().flat_map(|zone| zone.values()).sum()
    }
    /// Bodies in the morgue.
    pub fn bodies(&self) -> u8 {
        self.morgue.values().iter().sum()
    }
    /// The advanced cards beside the board.
    pub fn lasting(&self) -> impl Iterator<Item = EventId> + use<> {
        Set::<EventId, u64>::new(self.lasting).iter()
    }
    /// Infantry in a sector, camp and boxes together.
    pub fn in_sector(&self, sector: Sector) -> u8 {
        self.up[sector] + self.down[sector] + self.boxes[sector].iter().sum::<u8>()
    }
    /// Whether a room has been dug out.
    pub fn has_room(&self, room: Work) -> bool {
        self.rooms & room.room_bit() != 0
    }
    /// Whether the right space of a room is repaired.
    pub fn room_repaired(&self, room: Work) -> bool {
        self.has_room(room) && self.rooms_damaged & room.room_bit() == 0
    }
    /// 3.4: the strength of a gun: symbols ready and undamaged, if its base is; 0 if it cannot fire.
    pub fn strength(&self, gun: Gun) -> u8 {
        let there = gun == Gun(0) || self.gun_two;
        let good = 0b111 & !(self.gun_damage[gun] | self.gun_blocked[gun]);
        if there && good & 1 == 1 { (good >> 1).count_ones() as u8 } else { 0 }
    }
    /// Hit tiles of a kind in the reserve: not in the bag, drawn, or on a pile.
    pub fn tiles_in_reserve(&self, tile: Tile) -> u8 {
        let piled = self.air.values().iter().flatten().filter(|&&one| one == tile).count() as u8;
        ALL_TILES[tile] - self.hit_bag[tile] - self.hit_drawn[tile] - piled
    }
    /// The free bed.
    pub fn free_bed(&self) -> Option<Bed> {
        self.beds.find(|bed| bed.disc == Disc::NONE)
    }
    /// The discs on the map.
    pub fn on_map(&self) -> impl Iterator<Item = (Slot, Carrier)> + '_ {
        let there = self.carriers.iter().filter(|(_, carrier)| carrier.disc != Disc::NONE);
        there.map(|(slot, carrier)| (slot, *carrier))
    }
}
