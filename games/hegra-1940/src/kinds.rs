//! The small vocabulary of the game: discs, action spaces, tiles, rows. Numbers inside, short names in notation.

/// A type of disc, also the index into every zone.
pub type Disc = u8;
/// The officer.
pub const O: Disc = 0;
/// A soldier.
pub const S: Disc = 1;
/// A volunteer.
pub const V: Disc = 2;
/// A medic.
pub const M: Disc = 3;
/// A hunter.
pub const H: Disc = 4;
/// In bag and reserve: a doubt. In the hospital: the enemy patient (R50).
pub const X: Disc = 5;
/// Defenders of all types.
pub const DEFENDERS: [Disc; 5] = [O, S, V, M, H];
/// Letters of the types.
pub const DISCS: [&str; 6] = ["O", "S", "V", "M", "H", "X"];
/// Nothing here.
pub const NONE: u8 = u8::MAX;

/// How many discs of each type, doubts (or the enemy) last.
pub type Zone = [u8; 6];

/// Defenders in a zone.
pub fn defenders(zone: &Zone) -> u8 {
    zone[..5].iter().sum()
}

/// An action space.
pub type Space = u8;
/// 00: Convince.
pub const CONVINCE: Space = 0;
/// 00: Plan a supply route.
pub const ROUTE: Space = 1;
/// 01: Fierce defence.
pub const FIERCE: Space = 2;
/// 01: Field telephone.
pub const TELEPHONE: Space = 3;
/// 02: Fire!
pub const GUNS: Space = 4;
/// 03: Supply train.
pub const TRAIN: Space = 5;
/// 03: Attack Patrol.
pub const AMBUSH: Space = 6;
/// 04: Shovel snow.
pub const SHOVEL: Space = 7;
/// 04: Repair.
pub const REPAIR: Space = 8;
/// 04: Fortify.
pub const FORTIFY: Space = 9;
/// 04: Promote.
pub const PROMOTE: Space = 10;
/// 04: Inspire.
pub const INSPIRE: Space = 11;
/// 04: Radio.
pub const RADIO: Space = 12;
/// 04: Map Room.
pub const MAP_ROOM: Space = 13;
/// 05: Treat a patient.
pub const TREAT: Space = 14;
/// 05: Treatment Room.
pub const TREATMENT: Space = 15;
/// Spaces with workers; the four positions follow.
pub const SPACES: usize = 16;
/// 01: the first of the positions L, A, B, C in the list of places.
pub const POSITION: Space = 16;
/// Names of the spaces, then of the positions.
pub const PLACES: [&str; 20] = [
    "convince",
    "route",
    "fierce",
    "telephone",
    "guns",
    "train",
    "ambush",
    "shovel",
    "repair",
    "fortify",
    "promote",
    "inspire",
    "radio",
    "mapRoom",
    "treat",
    "treatment",
    "L",
    "A",
    "B",
    "C",
];
/// The section each space belongs to.
pub const SECTION: [u8; SPACES] = [0, 0, 1, 1, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5];

/// What can be damaged and repaired: positions A, B, C, guns 1 and 2, the five rooms, the machine gun.
pub type Work = u8;
/// Gun 1; gun 2 follows.
pub const GUN: Work = 3;
/// The first room, in the order of [`ROOMS`].
pub const ROOM: Work = 5;
/// The machine gun.
pub const MACHINE_GUN: Work = 10;
/// Names of works; the first ten are also the kinds of damage tiles.
pub const WORKS: [&str; 11] = [
    "posA",
    "posB",
    "posC",
    "gun1",
    "gun2",
    "ambush",
    "telephone",
    "treatment",
    "mapRoom",
    "radio",
    "machineGun",
];
/// The spaces of the rooms, in the order of their damage tiles.
pub const ROOMS: [Space; 5] = [AMBUSH, TELEPHONE, TREATMENT, MAP_ROOM, RADIO];

/// The room of a space.
pub fn room_of(space: Space) -> Option<u8> {
    ROOMS.iter().position(|&room| room == space).map(|room| room as u8)
}

/// Kinds of hit tiles: the ten damage tiles as in [`WORKS`], then these.
pub const MISS: u8 = 10;
/// Artillery tile.
pub const ARTILLERY: u8 = 11;
/// Air raid: lose a supply.
pub const AIR_SUPPLY: u8 = 12;
/// Air raid: morale down.
pub const AIR_MORALE: u8 = 13;
/// Air raid: a wound.
pub const AIR_WOUND: u8 = 14;
/// Names of the kinds of hit tiles.
pub const TILES: [&str; 15] = [
    "posA",
    "posB",
    "posC",
    "gun1",
    "gun2",
    "ambush",
    "telephone",
    "treatment",
    "mapRoom",
    "radio",
    "miss",
    "artillery",
    "airSupply",
    "airMorale",
    "airWound",
];

/// Rows of the map.
pub type Row = u8;
/// Next to the fortress.
pub const BLUE: Row = 0;
/// The middle.
pub const GREEN: Row = 1;
/// Far off.
pub const YELLOW: Row = 2;
/// Names of the rows.
pub const ROWS: [&str; 3] = ["blue", "green", "yellow"];

/// Kinds of supply tiles.
pub const GOODS: [&str; 5] = ["supply", "patrol", "miss", "morale", "soldier"];

/// Weather: clear, cloudy, snow.
pub const WEATHER: [&str; 3] = ["clear", "cloudy", "snow"];
/// Snow.
pub const SNOWING: u8 = 2;

/// Zones a person can name.
pub const ZONES: [&str; 3] = ["exhausted", "rest", "ready"];

/// Rule changes for one day.
pub const NO_PROMOTE: u8 = 1;
/// Routes need one worker more.
pub const ROUTE_NEED: u8 = 2;
/// Guns cannot be repaired.
pub const NO_GUN_REPAIR: u8 = 4;

/// The place of a name in a list.
pub fn find(list: &[&str], name: &str) -> Option<u8> {
    list.iter().position(|known| known.eq_ignore_ascii_case(name)).map(|index| index as u8)
}
