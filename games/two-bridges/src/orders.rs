//! The words of the game and its orders.

use crate::TwoBridges;

engine::ids! {
    /// A counter.
    pub struct Unit(u8);
    /// A hex.
    pub struct Hex(u16);
}
components::counters!(Unit in TwoBridges, |game| &game.data.units);
components::cells!(Hex in TwoBridges, |game| &game.data.map);

engine::words! {
    /// The bridge that guns are laid on; the others see that it is secret.
    pub enum Plan { None = "none", North = "north", South = "south", Secret = "secret" }
    /// What a unit has done in this turn.
    pub enum Done { Fresh = "fresh", Moved = "moved", Fought = "fought" }
    /// What came of an attack; the texts are those of the odds.
    pub enum Effect as "odds" { Hit = "hit", Nothing = "nothing", Repulse = "repulse" }
}

engine::orders! {
    /// One small decision.
    pub enum Order {
        /// Lays the guns on a bridge, in secret.
        Plan { plan: Plan } = "2", "plan";
        /// Moves as far as the movement points last.
        Move { unit: Unit, hex: Hex } = "3", "move";
        /// Attacks an adjacent unit, perhaps with the guns.
        Attack { unit: Unit, target: Unit, guns: bool } = "4", "attack";
        /// Ends the turn of the side.
        Done = "1", "done";
    }
}
