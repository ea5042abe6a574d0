//! The vocabulary: units, formations, hexes, classes, calibres.

use engine::Seat;

/// The attacker.
pub const GERMAN: Seat = Seat(0);
/// The defender.
pub const FRENCH: Seat = Seat(1);

/// The other side.
#[inline]
pub const fn enemy(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// The most counters of a scenario, headquarters included.
pub const MAX_UNITS: usize = 96;
/// The most formations of a scenario.
pub const MAX_FORMATIONS: usize = 24;
/// The most hexes of a map.
pub const MAX_HEXES: usize = 352;
/// No token.
pub const NO_TOKEN: u8 = 255;

/// A counter: a company, or a headquarters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Unit(pub u8);

impl Unit {
    /// Nobody.
    pub const NONE: Unit = Unit(255);
    /// The unit as an index.
    #[inline]
    pub const fn i(self) -> usize {
        self.0 as usize
    }
}

/// An activation marker, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Token(pub u8);

/// A formation (3.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Form(pub u8);

impl Form {
    /// None.
    pub const NONE: Form = Form(255);
    /// The formation as an index.
    #[inline]
    pub const fn i(self) -> usize {
        self.0 as usize
    }
}

/// A hex of the map, or one of the places off the map below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(pub u16);

impl Hex {
    /// Nowhere.
    pub const NONE: Hex = Hex(1000);
    /// Not yet set up.
    pub const UNPLACED: Hex = Hex(1001);
    /// Due to enter later or now.
    pub const WAITING: Hex = Hex(1002);
    /// An overrun headquarters that will return (3.2).
    pub const OVERRUN: Hex = Hex(1003);
    /// Left the map for good (8.5.1, S15).
    pub const LEFT: Hex = Hex(1004);
    /// Eliminated.
    pub const LOST: Hex = Hex(1005);
    /// Hidden from the viewer (13.1).
    pub const SECRET: Hex = Hex(1006);

    /// The hex as an index.
    #[inline]
    pub const fn i(self) -> usize {
        self.0 as usize
    }
    /// Whether it lies on the map.
    #[inline]
    pub const fn on_map(self) -> bool {
        self.0 < 512
    }
}

/// A set of units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Units(pub u128);

impl Units {
    /// Nobody.
    pub const NONE: Units = Units(0);
    /// One unit.
    #[inline]
    pub const fn of(unit: Unit) -> Units {
        Units(1 << unit.0)
    }
    /// Whether the unit is among them.
    #[inline]
    pub const fn has(self, unit: Unit) -> bool {
        unit.0 < 128 && self.0 >> unit.0 & 1 == 1
    }
    /// Adds a unit.
    #[inline]
    pub fn insert(&mut self, unit: Unit) {
        self.0 |= 1 << unit.0;
    }
    /// Takes a unit out.
    #[inline]
    pub fn remove(&mut self, unit: Unit) {
        self.0 &= !(1 << unit.0);
    }
    /// Adds or takes out a unit.
    #[inline]
    pub fn set(&mut self, unit: Unit, on: bool) {
        if on { self.insert(unit) } else { self.remove(unit) }
    }
    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// The first by id.
    #[inline]
    pub const fn first(self) -> Unit {
        if self.0 == 0 { Unit::NONE } else { Unit(self.0.trailing_zeros() as u8) }
    }
    /// Those in both sets.
    #[inline]
    pub const fn and(self, other: Units) -> Units {
        Units(self.0 & other.0)
    }
    /// Those in either set.
    #[inline]
    pub const fn or(self, other: Units) -> Units {
        Units(self.0 | other.0)
    }
    /// Those of this set that are not in the other.
    #[inline]
    pub const fn without(self, other: Units) -> Units {
        Units(self.0 & !other.0)
    }
    /// The units in order of their ids.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Unit> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let unit = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(Unit(unit))
        })
    }
}

impl FromIterator<Unit> for Units {
    fn from_iter<I: IntoIterator<Item = Unit>>(units: I) -> Units {
        units.into_iter().fold(Units::NONE, |set, unit| set.or(Units::of(unit)))
    }
}

/// A set of formations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Forms(pub u32);

impl Forms {
    /// None.
    pub const NONE: Forms = Forms(0);
    /// One formation.
    #[inline]
    pub const fn of(form: Form) -> Forms {
        Forms(1 << form.0)
    }
    /// Whether the formation is among them.
    #[inline]
    pub const fn has(self, form: Form) -> bool {
        form.0 < 32 && self.0 >> form.0 & 1 == 1
    }
    /// Adds a formation.
    #[inline]
    pub fn insert(&mut self, form: Form) {
        self.0 |= 1 << form.0;
    }
    /// Takes a formation out.
    #[inline]
    pub fn remove(&mut self, form: Form) {
        self.0 &= !(1 << form.0);
    }
    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The formations in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Form> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let form = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(Form(form))
        })
    }
}

/// What a unit is (1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Rifle, machine gun, pioneer.
    Infantry,
    /// Anti-tank gun.
    AtGun,
    /// Motorcycles.
    Motorcycle,
    /// Armoured cars.
    ArmouredCar,
    /// Tanks.
    Tank,
    /// Assault guns.
    AssaultGun,
    /// Half-tracks that carry infantry.
    Apc,
    /// Headquarters.
    Hq,
}

impl Class {
    /// R2: armour 0: cover and spotting as for infantry.
    #[inline]
    pub const fn soft(self) -> bool {
        matches!(self, Class::Infantry | Class::AtGun | Class::Motorcycle | Class::Hq)
    }
    /// 7.2.2: spreads out in villages, orchards and woods.
    #[inline]
    pub const fn disperses(self) -> bool {
        matches!(self, Class::Tank | Class::AssaultGun | Class::ArmouredCar)
    }
    /// 9.2: may go on after close combat against soft units.
    #[inline]
    pub const fn goes_on(self) -> bool {
        matches!(self, Class::Tank | Class::ArmouredCar)
    }
    /// The NATO symbol.
    pub const fn symbol(self) -> &'static str {
        match self {
            Class::Infantry => "infantry",
            Class::AtGun => "antitank",
            Class::Motorcycle => "motorized-infantry",
            Class::ArmouredCar => "reconnaissance",
            Class::Tank => "armour",
            Class::AssaultGun => "assault-gun",
            Class::Apc => "mechanized-infantry",
            Class::Hq => "headquarters",
        }
    }
}

/// How a unit moves (7.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gait {
    /// On foot.
    Foot,
    /// On wheels.
    Wheeled,
    /// On tracks.
    Tracked,
}

impl Gait {
    /// Its place in the table of costs.
    #[inline]
    pub const fn column(self) -> usize {
        match self {
            Gait::Foot => 0,
            Gait::Tracked => 1,
            Gait::Wheeled => 2,
        }
    }
}

/// Kinds of ground.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Terrain {
    /// Clear.
    Clear,
    /// Village.
    Village,
    /// Woods.
    Woods,
    /// Orchard.
    Orchard,
}

impl Terrain {
    /// All of them.
    pub const ALL: [Terrain; 4] = [Terrain::Clear, Terrain::Village, Terrain::Woods, Terrain::Orchard];
    /// 4.3, 7.2.2: an obstacle to sight that spreads out armour.
    #[inline]
    pub const fn obstacle(self) -> bool {
        !matches!(self, Terrain::Clear)
    }
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Terrain::Clear => "clear",
            Terrain::Village => "village",
            Terrain::Woods => "woods",
            Terrain::Orchard => "orchard",
        }
    }
}

/// What falls from off the map (8.6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Calibre {
    /// 75 mm.
    Light,
    /// 105 mm.
    Medium,
    /// 150 mm.
    Heavy,
    /// A strike of dive bombers.
    Stuka,
}

impl Calibre {
    /// All of them.
    pub const ALL: [Calibre; 4] = [Calibre::Light, Calibre::Medium, Calibre::Heavy, Calibre::Stuka];
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Calibre::Light => "light",
            Calibre::Medium => "medium",
            Calibre::Heavy => "heavy",
            Calibre::Stuka => "stuka",
        }
    }
    /// From its id.
    pub fn find(id: &str) -> Option<Calibre> {
        Calibre::ALL.into_iter().find(|calibre| calibre.id() == id)
    }
    /// As an index.
    #[inline]
    pub const fn i(self) -> usize {
        self as usize
    }
}

/// An activation marker (1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Marker {
    /// Activates this formation.
    Formation(Form),
    /// Artillery of a side.
    Artillery,
    /// Dive bombers.
    Stuka,
    /// 5.3.
    Repeat,
    /// 5.5.
    General,
}

/// What the table says (8.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Outcome {
    /// Nothing happens.
    #[default]
    Nothing,
    /// n: neutralised, infantry only.
    Red,
    /// N: neutralised.
    Black,
    /// A step is lost.
    Step,
}
