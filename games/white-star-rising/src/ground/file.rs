//! The map sheets as the data files give them.

use super::sight::FAR;
use super::terrain::{Terrain, TerrainTable};
use board::Lines;
use engine::{DataError, DataFiles, line_of, parse};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use toml::Spanned;

/// Columns of a sheet, A to U.
pub(super) const COLUMNS: u8 = 21;
const FILE: &str = "maps.toml";

/// How many hexes a column has (2.4): 12 in B, D, ... T, 11 in the others.
pub(super) const fn rows(column: u8) -> u8 {
    11 + column % 2
}

/// A hex of a sheet: column from 0, row from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Spot {
    pub column: u8,
    pub row: u8,
}

impl Spot {
    /// Reads `K08` or `K8`.
    pub fn read(label: &str) -> Option<Spot> {
        let (letter, row) = label.split_at_checked(1)?;
        let letter = letter.bytes().next()?.to_ascii_uppercase();
        let column = letter.checked_sub(b'A').filter(|&column| column < COLUMNS)?;
        let digits = (1..=2).contains(&row.len()) && row.bytes().all(|byte| byte.is_ascii_digit());
        let row = row.parse().ok().filter(|&row| digits && row >= 1 && row <= rows(column))?;
        Some(Spot { column, row })
    }
    /// As printed: `K08`.
    pub fn label(self) -> String {
        format!("{}{:02}", (b'A' + self.column) as char, self.row)
    }
    /// 2.4: doubled height, counted from the north edge.
    pub fn y(self) -> u8 {
        2 * self.row - self.column % 2
    }
    /// 2.4: whether the two hexes of a sheet are neighbours.
    pub fn touches(self, other: Spot) -> bool {
        matches!((self.column.abs_diff(other.column), self.y().abs_diff(other.y())), (0, 2) | (1, 1))
    }
    /// The step that leads off the sheet, from a hex on its edge.
    pub fn outward(self) -> Option<(i8, i8)> {
        match self {
            Spot { column: 0, .. } => Some((-1, 0)),
            Spot { column, .. } if column == COLUMNS - 1 => Some((1, 0)),
            Spot { row: 1, .. } => Some((0, -2)),
            Spot { column, row } if row == rows(column) => Some((0, 2)),
            _ => None,
        }
    }
    /// All hexes of a sheet.
    pub fn all() -> impl Iterator<Item = Spot> {
        (0..COLUMNS).flat_map(|column| (1..=rows(column)).map(move |row| Spot { column, row }))
    }
}

/// A road on a sheet.
#[derive(Clone, Debug)]
pub(super) struct Road {
    pub hexes: Vec<Spot>,
    /// Whether it is the road that runs through the sheet from west to east.
    pub main: bool,
}

/// One sheet.
#[derive(Clone, Debug, Default)]
pub(super) struct MapSheet {
    /// What is not clear.
    pub terrain: BTreeMap<Spot, Terrain>,
    /// The ground under water and bridges.
    pub under: BTreeMap<Spot, Terrain>,
    pub towns: Vec<(String, Vec<Spot>)>,
    /// Other places with a name.
    pub named: Vec<(String, Terrain, Vec<Spot>)>,
    pub roads: Vec<Road>,
    pub rivers: Vec<Vec<Spot>>,
}

impl MapSheet {
    pub fn terrain(&self, spot: Spot) -> Terrain {
        self.terrain.get(&spot).copied().unwrap_or(Terrain::Clear)
    }
}

/// The sheets and the terrain effects table as read and checked.
#[derive(Clone, Debug)]
pub struct Maps {
    pub(super) sheets: BTreeMap<String, MapSheet>,
    pub(super) table: Arc<TerrainTable>,
    pub(super) lines: Arc<Lines>,
}

/// Where a number comes from. Every entry must say so; a remark may follow after a colon.
#[derive(Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Tag;

impl TryFrom<String> for Tag {
    type Error = String;
    fn try_from(tag: String) -> Result<Tag, String> {
        let known = ["rulebook", "example", "public", "inferred", "reconstructed", "own"];
        match known.contains(&tag.split(':').next().unwrap_or_default()) {
            true => Ok(Tag),
            false => Err(format!("unknown provenance «{tag}»; known are {}", known.join(", "))),
        }
    }
}

impl Maps {
    /// Reads and checks `maps.toml` and `terrain.toml`.
    pub fn load(files: &DataFiles) -> Result<Maps, DataError> {
        let table = Arc::new(TerrainTable::load(files)?);
        let entries: BTreeMap<String, SheetEntry> = parse(files, FILE)?;
        let reader = Reader { text: files.get(FILE)? };
        let sheets = entries
            .into_iter()
            .map(|(id, entry)| Ok((id, reader.sheet(entry)?)))
            .collect::<Result<_, DataError>>()?;
        Ok(Maps { sheets, table, lines: Arc::new(Lines::new(FAR)) })
    }

    /// The names of the sheets.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.sheets.keys().map(String::as_str)
    }
}

/// Turns entries into sheets; errors name the line.
struct Reader<'a> {
    text: &'a str,
}

impl Reader<'_> {
    fn fail<T>(&self, label: &Spanned<String>, what: &str) -> Result<T, DataError> {
        let what = format!("{}: {what}", label.get_ref());
        Err(DataError { file: FILE.to_owned(), line: line_of(self.text, label.span().start), what })
    }
    fn spot(&self, label: &Spanned<String>) -> Result<Spot, DataError> {
        match Spot::read(label.get_ref()) {
            Some(spot) => Ok(spot),
            None => {
                self.fail(label, "there is no such hex; columns run from A to U, rows from 01 to 11 or 12")
            }
        }
    }
    fn spots(&self, labels: &[Spanned<String>]) -> Result<Vec<Spot>, DataError> {
        labels.iter().map(|label| self.spot(label)).collect()
    }
    /// A line of hexes each of which touches the next.
    fn path(&self, labels: &[Spanned<String>]) -> Result<Vec<Spot>, DataError> {
        let spots = self.spots(labels)?;
        match spots.windows(2).position(|pair| !pair[0].touches(pair[1])) {
            Some(gap) => self.fail(&labels[gap + 1], "is not next to the hex before it"),
            None => Ok(spots),
        }
    }

    fn sheet(&self, entry: SheetEntry) -> Result<MapSheet, DataError> {
        let mut sheet = MapSheet::default();
        let cover = |sheet: &mut MapSheet, labels: &[Spanned<String>], terrain: Terrain| {
            for label in labels {
                if sheet.terrain.insert(self.spot(label)?, terrain).is_some() {
                    return self.fail(label, "has two kinds of terrain");
                }
            }
            Ok(())
        };
        for area in entry.area {
            cover(&mut sheet, &area.hexes, area.terrain)?;
            if let Some(id) = area.id {
                sheet.named.push((id, area.terrain, self.spots(&area.hexes)?));
            }
        }
        for town in entry.town {
            cover(&mut sheet, &town.hexes, Terrain::Town)?;
            sheet.towns.push((town.id, self.spots(&town.hexes)?));
        }
        for river in &entry.river {
            cover(&mut sheet, &river.hexes, Terrain::River)?;
            let course = self.path(&river.hexes)?;
            sheet.under.extend(course.iter().map(|&spot| (spot, river.under)));
            sheet.rivers.push(course);
        }
        for bridge in &entry.bridge {
            let spot = self.spot(&bridge.hex)?;
            if sheet.terrain.insert(spot, Terrain::Bridge) != Some(Terrain::River) {
                return self.fail(&bridge.hex, "is no river hex, so it has no bridge");
            }
        }
        for road in &entry.road {
            let hexes = self.path(&road.hexes)?;
            let wet = |&spot: &Spot| matches!(sheet.terrain(spot), Terrain::River | Terrain::Sea);
            if let Some(at) = hexes.iter().position(wet) {
                return self.fail(&road.hexes[at], "a road crosses water only on a bridge");
            }
            sheet.roads.push(Road { hexes, main: road.main });
        }
        for bridge in &entry.bridge {
            let spot = self.spot(&bridge.hex)?;
            let leads_on = |hexes: &Vec<Spot>| hexes.windows(3).any(|three| three[1] == spot);
            if sheet.roads.iter().filter(|road| leads_on(&road.hexes)).count() != 1 {
                return self.fail(&bridge.hex, "one road must lead across the bridge");
            }
        }
        Ok(sheet)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SheetEntry {
    #[serde(default)]
    area: Vec<AreaEntry>,
    #[serde(default)]
    town: Vec<TownEntry>,
    #[serde(default)]
    river: Vec<RiverEntry>,
    #[serde(default)]
    bridge: Vec<BridgeEntry>,
    #[serde(default)]
    road: Vec<RoadEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaEntry {
    id: Option<String>,
    terrain: Terrain,
    hexes: Vec<Spanned<String>>,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TownEntry {
    id: String,
    hexes: Vec<Spanned<String>>,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RiverEntry {
    hexes: Vec<Spanned<String>>,
    under: Terrain,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BridgeEntry {
    hex: Spanned<String>,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoadEntry {
    hexes: Vec<Spanned<String>>,
    #[serde(default)]
    main: bool,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}
