//! Stands in for the ground until it exists.

/// A hex.
pub type Cell = u16;

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Area(pub [u64; 8]);

/// How a unit moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gait {
    /// On foot.
    Leg,
    /// On wheels.
    Wheeled,
    /// On tracks.
    Tracked,
}

/// The battlefield.
#[derive(Clone, Debug)]
pub struct Ground;
