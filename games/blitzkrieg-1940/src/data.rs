//! What the data files say: values, tables, counters, formations, scenarios.

mod load;
mod ranges;
mod raw;

use crate::ground::Ground;
use crate::words::*;
use board::Area;
use engine::Seat;
use std::sync::Arc;

/// Everything the data files say.
#[derive(Clone)]
pub struct Data {
    /// The scenarios, the first being the default.
    pub scenarios: Vec<Arc<Scenario>>,
    /// Values that hold in all of them.
    pub values: Values,
    /// Both combat results tables: A and B (R59).
    pub tables: [Crt; 2],
}

/// 8.2.5: results by column and sum of the dice.
#[derive(Clone, Copy, Debug)]
pub struct Crt {
    pub(crate) cells: [[Outcome; 13]; 13],
}

impl Crt {
    /// The mines' own column (10.1).
    pub const MINES: i8 = 11;
    /// What two dice bring in a column; factors above the last column use it.
    #[inline]
    pub fn result(&self, column: i8, sum: u8) -> Outcome {
        self.cells[(column.clamp(-1, 10) + 1) as usize][sum as usize]
    }
    /// What two dice bring in the mines' column.
    #[inline]
    pub fn mines(&self, sum: u8) -> Outcome {
        self.cells[12][sum as usize]
    }
}

/// Modifiers, values and costs.
#[derive(Clone, Copy, Debug, Default)]
#[allow(missing_docs)] // the names are those of data/game.toml
pub struct Values {
    pub range_per_hex: i8,
    pub close_combat: i8,
    pub move_and_fire: i8,
    pub firer_neutralised: i8,
    pub firer_exhausted: i8,
    pub firer_out_of_command: i8,
    pub firer_column: i8,
    pub firer_dispersed: i8,
    pub target_column: i8,
    pub target_dispersed: i8,
    pub soft_in: [i8; 4],
    pub infantry_in_works: i8,
    pub target_higher: i8,
    pub indirect: [i8; 4],
    pub reaction: [i8; 2],
    pub reaction_exhausted: i8,
    pub reaction_out_of_command: i8,
    pub reaction_neutralised: i8,
    pub reaction_demoralised: i8,
    pub transmission: i8,
    pub transmission_neutralised: i8,
    pub ff_exhausted: i8,
    pub ff_hq_neutralised: i8,
    pub ff_hq_off_map: i8,
    pub ff_out_of_command: i8,
    pub ff_least: i8,
    pub ff_most: i8,
    pub rally: i8,
    pub recovery: i8,
    pub annul: i8,
    pub mines_gone: i8,
    pub radius: [i8; 2],
    pub cost: [[i8; 3]; 4],
    pub road: [i8; 3],
    pub stream: [i8; 3],
    pub up: [i8; 3],
    pub mine: [i8; 3],
    pub exit: [i8; 3],
}

/// A counter.
#[derive(Clone, Debug)]
pub struct Counter {
    /// Its id: `1c-1`, `1c-hq`.
    pub id: String,
    /// Its type's id: `s35`; `hq` for headquarters.
    pub kind: String,
    /// The type's name.
    pub name: String,
    /// The formation it belongs to.
    pub form: Form,
    /// Its side.
    pub side: Seat,
    /// What it is.
    pub class: Class,
    /// How it moves; a headquarters like the fastest unit of its formation.
    pub gait: Gait,
    /// Attack, full and reduced.
    pub attack: [u8; 2],
    /// Armour.
    pub armour: u8,
    /// Range.
    pub range: u8,
    /// Movement points.
    pub mp: u8,
    /// The turn in which it enters; 0 if it is set up.
    pub enters: u8,
}

/// A formation.
#[derive(Clone, Debug)]
pub struct FormCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Seat,
    /// What it is.
    pub kind: FormKind,
    /// Command value.
    pub ff: u8,
    /// Its units without the headquarters.
    pub units: Units,
    /// Its headquarters.
    pub hq: Unit,
    /// Where it is set up.
    pub zone: Area,
    /// Set up after the other side.
    pub late: bool,
    /// Steps lost at the start (S1).
    pub losses: u8,
    /// The turn in which it enters; 0 if it is set up.
    pub enters: u8,
    /// Where it enters.
    pub entry: Area,
    /// The turn at the end of which it leaves; 0 never.
    pub leaves: u8,
    /// A unit that comes earlier as an independent (S20), and its turn.
    pub early: Option<(Unit, u8)>,
    /// Formations an independent may be attached to at set-up; with `beside`, in a hex with one of their units.
    pub hosts: Forms,
    /// It must be stacked with a unit of its host (12.1); otherwise it stands in the host's zone (12.2).
    pub beside: bool,
    /// Its half-track (12.1).
    pub apc: Unit,
    /// Who starts aboard.
    pub aboard: Unit,
}

/// Kinds of formations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormKind {
    /// Marker and headquarters.
    Full,
    /// Marker, no headquarters, may be split up (white stripe).
    Stripe,
    /// A single independent unit without marker.
    Single,
}

/// A marker and when it comes into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarkerCard {
    /// What it is.
    pub marker: Marker,
    /// Whose.
    pub side: Seat,
    /// The turn from which it is in the cup.
    pub from: u8,
}

/// A scenario with its map and its forces.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// Its number: 0 Hannut, 1 Stonne.
    pub number: usize,
    /// Turns.
    pub turns: u8,
    /// The map.
    pub ground: Ground,
    /// The counters: units, then headquarters.
    pub counters: Vec<Counter>,
    /// The formations.
    pub forms: Vec<FormCard>,
    /// The markers in the book's numbers.
    pub markers: Vec<MarkerCard>,
    /// Works to place, and where.
    pub works: (u8, Area),
    /// Mines to place, and where.
    pub mines: (u8, Area),
    /// The Germans begin with three markers (12.1).
    pub opening: bool,
    /// Salvos of an artillery marker by side and calibre; strikes of a Stuka marker.
    pub salvos: [[u8; 4]; 2],
    /// 12.1: bands of points by turn.
    pub bands: Vec<[u8; 2]>,
    /// Points set B (S22): eastern villages, French unit lost, German unit lost.
    pub set_b: (u8, i8, i8),
    /// 12.2: the hex to hold.
    pub objective: Option<Hex>,
    /// II/11 RDP as printed (S2).
    pub printed: Area,
}
