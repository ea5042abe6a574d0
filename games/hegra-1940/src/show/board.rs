//! The two boards: the fortress with its action spaces, and the country around it.

use super::picture::{picture, put};
use crate::*;
use scene::*;

/// Width of a column of the fortress board.
const WIDE: f32 = 2.0;

/// The columns of the fortress board from left to right: cells and their heights, which add up to 8.
const COLUMNS: [&[(&str, f32)]; 6] = [
    &[("ready", 2.5), ("exhausted", 2.5), ("rest", 1.5), ("area", 1.5)],
    &[
        ("convince", 1.0),
        ("route", 1.0),
        ("fierce", 1.0),
        ("telephone", 1.0),
        ("guns", 1.0),
        ("train", 1.0),
        ("ambush", 1.0),
        ("airfield", 1.0),
    ],
    &[
        ("shovel", 1.0),
        ("repair", 1.0),
        ("fortify", 1.0),
        ("promote", 1.0),
        ("inspire", 1.0),
        ("radio", 1.0),
        ("mapRoom", 1.0),
        ("air", 1.0),
    ],
    &[
        ("treat", 1.0),
        ("treatment", 1.0),
        ("bed1", 1.0),
        ("bed2", 1.0),
        ("bed3", 1.0),
        ("waiting", 2.0),
        ("morgue", 1.0),
    ],
    &[("L", 1.25), ("A", 1.25), ("B", 1.25), ("C", 1.25), ("machineGun", 1.0), ("gun1", 1.0), ("gun2", 1.0)],
    &[("assault", 1.2), ("sector4", 1.7), ("sector3", 1.7), ("sector2", 1.7), ("sector1", 1.7)],
];

/// Colours of the types of defenders, of our works, and of the Germans.
const LIVERIES: [(&str, &str); 7] = [
    ("", "#5f6d74"),
    ("O", "#a9812c"),
    ("S", "#5c6b45"),
    ("V", "#8a6742"),
    ("M", "#e6dfd0"),
    ("H", "#3f6d66"),
    ("german", "#6f7a74"),
];

/// Which look a cell of the fortress has.
fn ground(id: &str) -> &'static str {
    match id {
        "ready" | "exhausted" | "rest" | "area" => "camp",
        "assault" | "sector1" | "sector2" | "sector3" | "sector4" => "slope",
        "treat" | "treatment" | "bed1" | "bed2" | "bed3" | "waiting" | "morgue" => "hospital",
        "L" | "A" | "B" | "C" | "machineGun" | "gun1" | "gun2" => "wall",
        "airfield" | "air" => "offmap",
        _ => "work",
    }
}

/// The space with workers that is this cell.
fn space_of(id: &str) -> Option<Space> {
    Space::find(id).filter(|space| space.post().is_none())
}

impl Hegra {
    /// Boards and legend.
    pub(crate) fn boards(&self) -> Map<Msg> {
        let norway = <Self as engine::Game>::PROFILE.seat_id(crate::PLAYER);
        let looks = [
            "camp", "work", "hospital", "wall", "slope", "upland", "blue", "green", "yellow", "depot",
            "offmap",
        ];
        let letters = [' ', ' ', '+', '#', '/', '^', ' ', ' ', ' ', '$', ' '];
        let terrain = looks.iter().zip(letters).map(|(id, letter)| Terrain {
            id: (*id).to_owned(),
            name: Msg::new(format!("ground-{id}")),
            effect: Msg::new(format!("ground-{id}-about")),
            letter,
        });
        Map {
            boards: vec![self.fortress(), self.country()],
            terrain: terrain.collect(),
            liveries: LIVERIES
                .iter()
                .map(|(style, colour)| match *style {
                    "german" => Livery::new("", *style, *colour),
                    _ => Livery::new(norway, *style, *colour),
                })
                .collect(),
        }
    }

    fn fortress(&self) -> Board<Msg> {
        let mut cells = Vec::new();
        for (column, list) in COLUMNS.iter().enumerate() {
            let mut y = 0.0;
            for &(id, height) in *list {
                let at = (column as f32 * WIDE + WIDE / 2.0, y + height / 2.0);
                let (size, title) = ((WIDE - 0.06, height - 0.06), self.cell_title(id));
                let mut cell = Cell {
                    label: self.need_of(id),
                    name: Some(self.cell_name(id)),
                    note: space_of(id).map(|_| Msg::new(format!("brief-{id}"))),
                    sockets: space_of(id).map_or(0, |space| self.data.spaces[space].need),
                    ..Cell::new(id, CellShape::Box, at, size, ground(id), title)
                };
                put(&mut cell);
                cells.push(cell);
                y += height;
            }
        }
        Board {
            id: "fortress".to_owned(),
            title: Msg::new("board-fortress"),
            width: WIDE * COLUMNS.len() as f32,
            height: 8.0,
            cells,
            decor: Vec::new(),
            picture: Some(picture()),
        }
    }

    /// A cell of the fortress in few words.
    fn cell_name(&self, id: &str) -> Msg {
        if let Some(sector) = id.strip_prefix("sector") {
            return Msg::new("cell-sector").with("n", sector.to_owned());
        }
        if let Some(bed) = id.strip_prefix("bed") {
            return Msg::new("cell-bed").with("n", bed.to_owned());
        }
        match (Space::find(id), Work::find(id)) {
            (Some(place), _) => place.name(),
            (None, Some(work)) => work.name(),
            _ => Msg::new(format!("cell-{id}")),
        }
    }

    /// How many workers a space needs each time, for the printed number.
    fn need_of(&self, id: &str) -> String {
        match space_of(id) {
            Some(space) => self.data.spaces[space].need.to_string(),
            None => String::new(),
        }
    }

    /// A cell of the fortress with what it needs and does.
    fn cell_title(&self, id: &str) -> Msg {
        let name = self.cell_name(id);
        match space_of(id) {
            Some(space) => {
                let rule = &self.data.spaces[space];
                let list = |bits: u8| -> String {
                    let there = Disc::DEFENDERS.iter().filter(|disc| bits >> disc.0 & 1 == 1);
                    let letters: Vec<&str> = there.map(|disc| disc.word()).collect();
                    if letters.is_empty() { "-".to_owned() } else { letters.join(" ") }
                };
                Msg::new("cell-space")
                    .with("name", name)
                    .with("section", space.section())
                    .with("need", rule.need)
                    .with("double", list(rule.double))
                    .with("forbidden", list(rule.forbidden))
                    .with("about", Msg::new(format!("about-{id}")))
            }
            None => name,
        }
    }

    fn country(&self) -> Board<Msg> {
        let map = &self.data.map;
        let wide = map.rows.values().iter().map(Vec::len).max().unwrap_or(1) as f32;
        let mut cells: Vec<Cell<Msg>> = map
            .ids
            .ids()
            .map(|field| {
                let (x, y) = self.spot(field);
                let w = if field == Field::FORTRESS { wide - 0.2 } else { 0.8 };
                let name = match map.names.iter().find(|(at, _)| *at == field) {
                    Some((_, name)) => Some(Msg::plain(name.clone())),
                    None if field == Field::FORTRESS => Some(Msg::new("field-F")),
                    None => None,
                };
                let (id, title) = (map.ids[field].clone(), field.name(self));
                Cell {
                    label: id.clone(),
                    name,
                    ..Cell::new(id, CellShape::Box, (x, y), (w, 0.78), self.look_of(field), title)
                }
            })
            .collect();
        for &row in Row::ALL {
            let (risk, at) = (map.risk[row] as i64, (0.5, 5.5 - row.0 as f32));
            let title = Msg::new("row-title").with("row", row.name()).with("risk", risk);
            cells.push(Cell {
                name: Some(row.name()),
                note: Some(Msg::new("row-risk").with("risk", risk)),
                ..Cell::new(row.name().key, CellShape::Box, at, (0.8, 0.78), "offmap", title)
            });
        }
        cells.iter_mut().for_each(put);
        let mut decor = Vec::new();
        for from in map.ids.ids() {
            for to in map.ids.ids().skip(from.index() + 1) {
                if map.edges[from] >> to.0 & 1 == 1 {
                    let start =
                        if from == Field::FORTRESS { (self.spot(to).0, 6.5) } else { self.spot(from) };
                    decor.push(Decor {
                        kind: DecorKind::Road,
                        points: vec![start, self.spot(to)],
                        text: None,
                    });
                }
            }
        }
        Board {
            id: "country".to_owned(),
            title: Msg::new("board-country"),
            width: wide + 1.1,
            height: 7.0,
            cells,
            decor,
            picture: Some(picture()),
        }
    }

    fn look_of(&self, field: Field) -> &'static str {
        match (field, self.data.map.row_of[field], self.data.map.depot_of[field]) {
            (Field::FORTRESS, ..) => "wall",
            (_, _, Some(_)) => "depot",
            (_, Row::NONE, None) => "upland",
            (_, row, None) => row.word(),
        }
    }

    /// Where a field is drawn: rows from the fortress in the south to the depots in the north.
    fn spot(&self, field: Field) -> (f32, f32) {
        let map = &self.data.map;
        let wide = map.rows.values().iter().map(Vec::len).max().unwrap_or(1) as f32;
        if field == Field::FORTRESS {
            return (1.0 + wide / 2.0, 6.5);
        }
        if map.row_of[field] != Row::NONE {
            return (map.number[field] as f32 + 0.5, 5.5 - map.row_of[field].0 as f32);
        }
        // Upland and depots stand above what they touch, the further the higher.
        let mut sum = (0.0, 0.0);
        for other in Field::first(field.index()) {
            if map.edges[field] >> other.0 & 1 == 1 && map.far[other] < map.far[field] {
                sum = (sum.0 + self.spot(other).0, sum.1 + 1.0);
            }
        }
        let x = if sum.1 > 0.0 { sum.0 / sum.1 } else { 1.5 };
        (x, (6.5 - map.far[field] as f32).max(0.5))
    }
}
