//! What to point at for each order.

use crate::*;
use scene::Pick;

/// The id of the piece that stands for the discs of a type in a zone.
pub(crate) fn disc_piece(zone: &str, disc: Disc) -> String {
    let letter = disc.word();
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
            Order::Bed => vec![Pick::Cell(p.free_bed().unwrap_or(Bed(0)).cell())],
            Order::Wait => vec![cell("waiting")],
            Order::Ready { disc } => vec![piece(disc_piece("exhausted", disc)), cell("ready")],
            Order::Rest { disc } => vec![piece(disc_piece("exhausted", disc)), cell("rest")],
            Order::Place { disc, place } => {
                vec![piece(disc_piece("ready", disc)), cell(place.word())]
            }
            Order::Post { disc, position, zone } => {
                vec![piece(disc_piece(zone.word(), disc)), cell(position.word())]
            }
            Order::Fire { position } => vec![cell(position.word())],
            Order::MachineGun { position, paid: false } => vec![cell("machineGun"), cell(position.word())],
            Order::Fierce { disc } => vec![piece(disc_piece("fierce", disc))],
            Order::Phone { sector } => vec![cell("telephone"), Pick::Cell(sector.cell())],
            Order::Target { sector, pinned } => {
                vec![piece(format!("{}{}", if pinned { "P" } else { "I" }, sector.0 + 1))]
            }
            Order::GunSector { gun, sector } => vec![Pick::Cell(gun.cell()), Pick::Cell(sector.cell())],
            Order::GunRow { gun, row } => {
                vec![Pick::Cell(gun.cell()), Pick::Cell(format!("row-{}", row.word()))]
            }
            Order::GunAirfield { gun } => vec![Pick::Cell(gun.cell()), cell("airfield")],
            Order::Clear { field, gun } => vec![piece(self.foe_piece(field, gun))],
            Order::March { carrier, empty: false } | Order::Deliver { carrier } => {
                vec![piece(carrier.id())]
            }
            Order::Step { field } => vec![Pick::Cell(field.write(self))],
            Order::Fight { gun } => {
                let here = p.carriers.get(p.walker).map_or(Field::FORTRESS, |carrier| carrier.field);
                vec![piece(self.foe_piece(here, gun))]
            }
            Order::Shovel => vec![cell("shovel")],
            Order::Repair { work } => vec![cell(work.post().map_or(work.word(), |post| post.word()))],
            Order::Flip { work: Work::MACHINE_GUN } => vec![cell("machineGun")],
            Order::Promote { disc } => vec![piece(disc_piece("promote", disc))],
            Order::Inspire => vec![cell("inspire")],
            Order::Radio => vec![cell("radio")],
            Order::MapRoom => vec![cell("mapRoom")],
            Order::Treat { bed } => vec![Pick::Cell(bed.cell())],
            Order::Cure { bed } => vec![cell("treatment"), Pick::Cell(bed.cell())],
            Order::Admit { disc, level } => vec![piece(format!("w{}{}", disc.word(), level.0))],
            Order::Block { second } => vec![Pick::Cell(Gun(second as u8).cell())],
            _ => Vec::new(),
        }
    }

    /// The id of the patrols or the gun on a field.
    pub(crate) fn foe_piece(&self, field: Field, gun: bool) -> String {
        format!("{}{}", if gun { "g" } else { "p" }, self.data.map.ids[field])
    }
}
