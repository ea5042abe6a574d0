//! What to point at for each order.

use crate::Hegra;
use crate::kinds::*;
use crate::order::Order;
use crate::position::*;
use scene::Pick;

/// The id of the piece that stands for the discs of a type in a zone.
pub(crate) fn disc_piece(zone: &str, disc: Disc) -> String {
    let letter = DISCS[disc as usize];
    match zone {
        "ready" => letter.to_owned(),
        "exhausted" => letter.to_ascii_lowercase(),
        "rest" => format!("z{letter}"),
        "area" => format!("+{letter}"),
        space => format!("{}.{letter}", &space[..3]),
    }
}

impl Hegra {
    /// What to point at, one after the other; nothing for a plain button.
    pub(crate) fn picks(&self, p: &Position, order: Order) -> Vec<Pick> {
        let cell = |id: &str| Pick::Cell(id.to_owned());
        let piece = |id: String| Pick::Piece(id);
        let position = |at: u8| cell(PLACES[(POSITION + at) as usize]);
        let sector = |sector: u8| Pick::Cell(format!("sector{}", sector + 1));
        let gun = |gun: u8| Pick::Cell(format!("gun{}", gun + 1));
        let field = |at: u8| Pick::Cell(self.data.map.ids[at as usize].clone());
        let bed = |bed: u8| Pick::Cell(format!("bed{}", bed + 1));
        match order {
            Order::Take { disc } => {
                let zone = match p.todo.top() {
                    Task::Keep => "area",
                    Task::Take { exhaust: true, .. } => "ready",
                    Task::Death if defenders(&p.exhausted) == 0 => "ready",
                    _ => "exhausted",
                };
                vec![piece(disc_piece(zone, disc))]
            }
            Order::Bed => vec![bed(p.free_bed().unwrap_or(0) as u8)],
            Order::Wait => vec![cell("waiting")],
            Order::Ready { disc } => vec![piece(disc_piece("exhausted", disc)), cell("ready")],
            Order::Rest { disc } => vec![piece(disc_piece("exhausted", disc)), cell("rest")],
            Order::Place { disc, place } => {
                vec![piece(disc_piece("ready", disc)), cell(PLACES[place as usize])]
            }
            Order::Post { disc, position: at, zone } => {
                vec![piece(disc_piece(ZONES[zone as usize], disc)), position(at)]
            }
            Order::Fire { position: at } => vec![position(at)],
            Order::MachineGun { position: at, paid: false } => vec![cell("machineGun"), position(at)],
            Order::Fierce { disc } => vec![piece(disc_piece("fierce", disc))],
            Order::Phone { sector: at } => vec![cell("telephone"), sector(at)],
            Order::Target { sector, pinned } => {
                vec![piece(format!("{}{}", if pinned { "P" } else { "I" }, sector + 1))]
            }
            Order::GunSector { gun: g, sector: at } => vec![gun(g), sector(at)],
            Order::GunRow { gun: g, row } => vec![gun(g), Pick::Cell(format!("row-{}", ROWS[row as usize]))],
            Order::GunAirfield { gun: g } => vec![gun(g), cell("airfield")],
            Order::Clear { field: at, gun } => vec![piece(self.foe_piece(at, gun))],
            Order::March { carrier, empty: false } | Order::Deliver { carrier } => {
                vec![piece(format!("K{}", carrier + 1))]
            }
            Order::Step { field: at } => vec![field(at)],
            Order::Fight { gun } => {
                let here = p.carriers.get(p.walker as usize).map_or(0, |carrier| carrier.field);
                vec![piece(self.foe_piece(here, gun))]
            }
            Order::Shovel => vec![cell("shovel")],
            Order::Repair { work } => vec![match work {
                0..=2 => position(work + 1),
                work => cell(WORKS[work as usize]),
            }],
            Order::Flip { work: MACHINE_GUN } => vec![cell("machineGun")],
            Order::Promote { disc } => vec![piece(disc_piece("promote", disc))],
            Order::Inspire => vec![cell("inspire")],
            Order::Radio => vec![cell("radio")],
            Order::MapRoom => vec![cell("mapRoom")],
            Order::Treat { bed: at } => vec![bed(at)],
            Order::Cure { bed: at } => vec![cell("treatment"), bed(at)],
            Order::Admit { disc, level } => vec![piece(format!("w{}{level}", DISCS[disc as usize]))],
            Order::Block { gun: g } => vec![gun(g)],
            _ => Vec::new(),
        }
    }

    /// The id of the patrols or the gun on a field.
    pub(crate) fn foe_piece(&self, field: u8, gun: bool) -> String {
        format!("{}{}", if gun { "g" } else { "p" }, self.data.map.ids[field as usize])
    }
}
