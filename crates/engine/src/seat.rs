use serde::{Deserialize, Serialize};

/// One chair at the table: the index of a side in the game's [`Profile`](crate::Profile).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-side arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who looks at a position. What a viewer may not know is not in their view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player: sees what their side may know.
    Seat(Seat),
    /// A guest: sees only what everybody may know.
    Spectator,
    /// Nobody's secrets are kept: finished games, designers, the referee.
    Referee,
}

impl Viewer {
    /// Whether the secrets of this seat are open to the viewer.
    pub fn knows(self, seat: Seat) -> bool {
        self == Viewer::Referee || self == Viewer::Seat(seat)
    }
}
