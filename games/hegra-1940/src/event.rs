//! What happened.

use crate::effect::{Effect, Origin};
use crate::kinds::*;
use crate::position::Ending;

/// A track with a marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Track {
    Morale,
    Snow,
    Surveillance,
    Defence,
    Fear,
    Doubt,
    Surrender,
    Supply,
    Artillery,
}

/// Why morale or the surrender marker moves in the evening.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Modifier {
    Trust,
    RedDay,
    NoSupplies,
    Waiting,
    Bodies,
    RedSector,
    ManyBodies,
    ManyWaiting,
    AllGuns,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Event {
    Lesson { number: u8 },
    Mission { card: u8 },
    DayBegins { day: u8, chapter: u8 },
    Card { card: u8 },
    Weather { weather: u8 },
    Track { track: Track, to: i8 },
    Supplies { n: i8, total: u8 },
    SnowedIn,
    Alarm,
    Desperate,
    Effect { effect: Effect },
    Skipped { effect: Effect },
    DoubtsAdded { n: u8 },
    Recruited { disc: Disc },
    DoubtDrawn { first: bool },
    NoRecruits,
    RecruitsIn { discs: Zone },
    Kept { disc: Disc },
    TilesAdded { kind: u8, n: u8 },
    Shells { n: u8 },
    TileDrawn { kind: u8 },
    BagEmpty,
    Missed { n: u8 },
    AirRaid { kind: u8 },
    Damaged { work: Work },
    ArtilleryTile,
    NoGunsLeft,
    GunPlaced { field: u8 },
    GunRemoved { field: u8 },
    Wounded { disc: Disc },
    WoundLevel { disc: Disc, level: u8 },
    InBed { disc: Disc, level: u8 },
    Waits { disc: Disc, level: u8 },
    Died { disc: Disc },
    Lost { disc: Disc },
    NobodyToTake,
    InfantryComes { sector: u8 },
    Sniper { sector: u8 },
    NobodyThere,
    Dice { sector: u8, faces: Vec<u8>, boxes: [u8; 4] },
    StandUp { n: u8 },
    Grenades { n: u8 },
    HitsCounted { n: u8, defence: u8, through: u8 },
    Advances { from: u8, to: u8 },
    Assaults { from: u8 },
    Flames,
    Assault,
    Woke { discs: Zone },
    Paid { morale: bool },
    Fed { disc: Disc },
    Rests { disc: Disc },
    Placed { disc: Disc, place: Space },
    Relieved { disc: Disc, position: u8 },
    PlacementDone { idle: u8 },
    RouteOpened { goods: u8, depot: u8 },
    MachineGun { position: u8 },
    Shot { position: u8, face: u8, total: u8, hit: bool },
    Pinned { sector: u8, n: u8 },
    Removed { sector: u8 },
    Fierce { disc: Disc },
    GunAtSector { gun: u8, sector: u8 },
    GunAtRow { gun: u8, row: Row },
    GunAtAirfield { gun: u8 },
    GunsSilent,
    OwnFire { field: u8 },
    PileGone { pile: u8 },
    Risk { gun: u8, face: u8, value: u8, jams: bool },
    Sent { carrier: u8, disc: Disc },
    Loaded { disc: Disc, goods: u8 },
    Stepped { disc: Disc, field: u8 },
    Halted { disc: Disc, field: u8 },
    Hides { disc: Disc },
    Fights { disc: Disc },
    Sneaks { disc: Disc, face: u8, level: u8, passed: bool },
    Fought { disc: Disc, face: u8, level: u8, passed: bool },
    Home { disc: Disc, tile: u8 },
    PatrolPlaced { field: u8 },
    PatrolRemoved { field: u8 },
    NoPatrols,
    DepotLoses { depot: u8 },
    Revealed { tile: u8 },
    NoSnowTile,
    Looked { tile: u8 },
    SnowOrdered { tile: u8, at: u8 },
    Repaired { work: Work },
    Flipped { work: Work },
    Blocked { work: Work },
    Promoted { disc: Disc },
    CardAdded { card: u8 },
    Better { disc: Disc, level: u8 },
    Cured { disc: Disc },
    Worse,
    Spared,
    Taken { disc: Disc, exhaust: bool, origin: Origin },
    Modifier { why: Modifier, n: i8 },
    MoraleText { morale: i8, good: bool, draw: u8, resolve: u8 },
    CardDrawn { card: u8 },
    CardChosen { card: u8, alternative: bool },
    SpecialChosen { card: u8, used: bool },
    MoraleReset,
    Counted { have: u8, need: u8 },
    Marked { card: u8 },
    Discarded { card: u8 },
    MissionCashed { card: u8 },
    MissionFailed { card: u8 },
    FinalPreparations,
    DoubtAside,
    FearTakes { disc: Disc },
    SoldiersPosted { n: u8 },
    Retreat { guns: u8 },
    LastStand,
    LastAdvance { sectors: u8 },
    DayEnds { day: u8, supplies: u8, uninjured: u8, patients: u8, bodies: u8, surrender: u8 },
    Over { ending: Ending },
}

/// The section an ending comes from: the skull, the evening of a siege day, or the last stand.
pub fn rule_of(ending: Ending) -> &'static str {
    match ending {
        Ending::Skull => "3.2",
        Ending::TooFew => "8.6",
        Ending::Open | Ending::Overrun | Ending::Held(_) => "9.3",
    }
}

/// The text key of an ending.
pub fn reason(ending: Ending) -> &'static str {
    match ending {
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
