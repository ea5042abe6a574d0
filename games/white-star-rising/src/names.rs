//! Names of things as sentences to be rendered.

use crate::WhiteStar;
use crate::forces::{Marker, Role, Weapon};
use crate::ground::Cell;
use crate::position::{WAITING, on_map};
use engine::{Game, Line, Msg, Seat};

impl WhiteStar {
    /// A unit: its kind, its number and its formation.
    pub(crate) fn unit_name(&self, unit: u8) -> Msg {
        let formation = self.formation_tag(self.unit(unit).formation);
        match self.unit(unit).role {
            Role::Hq => Msg::new("unit-hq").with("formation", formation),
            Role::Shq => Msg::new("unit-shq").with("formation", formation),
            Role::Combat => Msg::new("unit-platoon")
                .with("name", self.numbered(unit, "short"))
                .with("formation", formation),
        }
    }
    /// A platoon by its kind, long or short, and its number.
    fn numbered(&self, unit: u8, length: &str) -> Msg {
        let kind = Msg::new(format!("kind-{}-{length}", self.kind(unit).id));
        match self.unit(unit).id.rsplit('-').next().and_then(|number| number.parse::<u8>().ok()) {
            Some(number) => Msg::new("unit-numbered").with("kind", kind).with("number", number as i64),
            None => kind,
        }
    }
    /// A unit in a few letters, as printed on its counter.
    pub(crate) fn tag(&self, unit: u8) -> Msg {
        match self.unit(unit).role {
            Role::Hq => Msg::plain("HQ"),
            Role::Shq => Msg::plain("SHQ"),
            Role::Combat => self.numbered(unit, "tag"),
        }
    }
    /// A unit with everything that tells it from others.
    pub(crate) fn long_name(&self, unit: u8) -> Msg {
        let piece = self.unit(unit);
        let key = match piece.role {
            Role::Hq => "unit-hq-long",
            Role::Shq => "unit-shq-long",
            Role::Combat if piece.attached => "unit-long-attached",
            Role::Combat => "unit-long",
        };
        Msg::new(key)
            .with("kind", Msg::new(format!("kind-{}", self.kind(unit).id)))
            .with("formation", self.formation_name(piece.formation))
            .with("id", piece.id.clone())
    }
    /// A formation in a few letters, as printed on its counters.
    pub(crate) fn formation_tag(&self, formation: u8) -> String {
        self.s.formations[formation as usize].tag.clone()
    }
    /// A side.
    pub(crate) fn side_name(&self, side: Seat) -> Msg {
        Msg::new(format!("side-{}", Self::PROFILE.seat_id(side)))
    }
    /// A formation.
    pub(crate) fn formation_name(&self, formation: u8) -> Msg {
        Msg::new(format!("formation-{}", self.s.formations[formation as usize].id))
    }
    /// A hex, with the town it belongs to.
    pub(crate) fn hex_name(&self, cell: Cell) -> Msg {
        match cell {
            WAITING => Msg::new("place-off-map"),
            _ if !on_map(cell) => Msg::new("place-off-map"),
            _ => {
                let label = self.s.ground.label(cell);
                match self.s.ground.town_of(cell) {
                    Some(town) => Msg::new("hex-named")
                        .with("hex", label)
                        .with("name", Msg::new(format!("town-{town}"))),
                    None => Msg::plain(label),
                }
            }
        }
    }
    /// A support weapon.
    pub(crate) fn weapon_name(&self, weapon: Weapon) -> Msg {
        Msg::new(format!("weapon-{}", weapon.id()))
    }
    /// An aircraft.
    pub(crate) fn craft_name(&self, craft: u8) -> Msg {
        Msg::new(format!("aircraft-{}", self.s.aircraft[craft as usize].id))
    }
    /// A marker of the cup.
    pub(crate) fn marker_name(&self, marker: Marker) -> Msg {
        match marker {
            Marker::End => Msg::new("marker-end"),
            Marker::Chaos => Msg::new("marker-chaos"),
            Marker::Designated => Msg::new("marker-designated"),
            Marker::Formation(f) => self.formation_name(f),
            Marker::Aircraft(a) => self.craft_name(a),
        }
    }
    /// A result of the chaos table.
    pub(crate) fn chaos_name(&self, sum: u8) -> Msg {
        Msg::new(format!("chaos-{}", self.chaos[sum as usize - 2].id()))
    }
    /// A stock of barrages.
    pub(crate) fn barrage_label(&self, slot: u8) -> Msg {
        match self.s.barrages.get(slot as usize) {
            Some(barrage) if barrage.smoke => Msg::new("barrage-smoke"),
            Some(barrage) => {
                Msg::new("barrage-he").with("dice", barrage.dice as i64).with("hit", barrage.hit as i64)
            }
            None => Msg::new("barrage-none"),
        }
    }
    /// A line of a tally.
    pub(crate) fn explain_line(&self, line: &Line) -> Msg {
        let msg = Msg::new(line.reason);
        match line.reason {
            "tally-hit" | "tally-hit-extended" => msg.with("hit", line.about as i64),
            "tally-defence" => {
                msg.with("dice", (line.about / 10) as i64).with("save", (line.about % 10) as i64)
            }
            "tally-extended-six" | "tally-ammunition" | "tally-beyond" | "tally-trench" => msg,
            _ => msg.with("unit", self.unit_name(line.about as u8)),
        }
    }
}
