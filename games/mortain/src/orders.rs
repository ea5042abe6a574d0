//! Orders and their notation: a verb, then units by id and hexes by number: `fire PzA 120`, `move DF 0803`.

use crate::*;

engine::orders! {
    /// One small decision.
    pub enum Order {
        /// Sets up a US unit.
        Place { unit: Unit, hex: Hex } = "3", "place";
        /// Makes no use of the card.
        Pass = "4.2", "pass";
        /// Leaves the rest of the card unused.
        Done = "4.3", "done";
        /// Moves one hex.
        Move { unit: Unit, hex: Hex } = "5.1", "move";
        /// Enters the map; the US under 5.4.
        Enter { unit: Unit, hex: Hex } = "5.3", "enter";
        /// Leaves the map in the west.
        Exit { unit: Unit } = "5.5", "exit";
        /// Declares an attack by this unit.
        Fire { unit: Unit, target: Unit } = "6.1", "fire";
        /// One more unit fires along.
        Join { unit: Unit } = "6.1", "join";
        /// The declaration is complete, the card is drawn.
        Shoot = "6.5", "shoot";
        /// Draws again after a court card.
        Redraw = "6.5", "redraw";
        /// Accepts a miss.
        Miss = "6.5", "miss";
        /// Air or artillery against this unit, which fixes hex and mode.
        Strike { unit: Unit } = "7", "strike";
        /// One more target in the same hex.
        Target { unit: Unit } = "7", "target";
        /// Aircraft suppress a hex and its neighbours.
        Suppress { hex: Hex } = "7", "suppress";
    }
}
