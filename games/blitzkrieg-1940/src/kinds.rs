//! Kinds of units, ground, fire and markers.

use crate::words::Form;

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
