//! Places in words: `woods and within 2 of K08`, `columns B N-O`, `edge south and bank of A:U06`.

use crate::ground::{Cell, Edge, Ground, Terrain};
use board::Area;

/// What may be written, for messages.
const FORMS: &str = "write anywhere, map A, columns A-M, columns B N-O, hexes K01 L01, town ste-jeanne, towns, woods, \
    cultivated, beach, bridges, edge south, bank of A11, wooded hill of K07, north of the line, south of the line, \
    within 2 of any of these or of a hex, not before any of these, and between them";

/// A battlefield, and the names of its sheets.
pub(super) struct Field<'a> {
    pub ground: &'a Ground,
    pub sheets: &'a [String],
}

impl Field<'_> {
    /// The hexes a phrase means. Hexes nobody can stand in are left out.
    pub fn area(&self, phrase: &str) -> Result<Area, String> {
        let mut area = self.dry();
        for part in phrase.split(" and ") {
            area &= match part.strip_prefix("not ") {
                Some(part) => !self.term(part)?,
                None => self.term(part)?,
            };
        }
        Ok(area)
    }

    /// The hex with this label.
    pub fn hex(&self, label: &str) -> Result<Cell, String> {
        self.ground.find(label).ok_or_else(|| format!("there is no hex «{label}» on this battlefield"))
    }

    /// All hexes units can stand in.
    fn dry(&self) -> Area {
        self.ground.all().iter().filter(|&cell| self.ground.is_passable(cell)).collect()
    }

    fn term(&self, text: &str) -> Result<Area, String> {
        let ground = self.ground;
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["anywhere"] => self.dry(),
            ["map", map] => self.columns(Some(map), "A-U")?,
            ["columns", range] => self.columns(None, range)?,
            ["columns", map, range] => self.columns(Some(map), range)?,
            ["hexes", ref labels @ ..] => {
                labels.iter().map(|label| self.hex(label)).collect::<Result<_, _>>()?
            }
            ["town", id] => *ground.town(id).ok_or_else(|| format!("there is no town «{id}» here"))?,
            ["towns"] => ground.of_terrain(Terrain::Town),
            // S2: wooded hill counts as woods.
            ["woods"] => ground.of_terrain(Terrain::Woods) | ground.of_terrain(Terrain::WoodedHill),
            ["cultivated"] => ground.of_terrain(Terrain::Cultivated),
            ["beach"] => ground.of_terrain(Terrain::Beach),
            ["bridges"] => *ground.bridges(),
            ["edge", "north"] => *ground.edge(Edge::North),
            ["edge", "south"] => *ground.edge(Edge::South),
            ["edge", "east"] => *ground.edge(Edge::East),
            ["edge", "west"] => *ground.edge(Edge::West),
            ["bank", "of", label] => ground.bank(self.hex(label)?),
            ["wooded", "hill", "of", label] => ground.connected(self.hex(label)?, Terrain::WoodedHill),
            ["north", "of", "the", "line"] => *ground.north_of_line(),
            ["south", "of", "the", "line"] => *ground.south_of_line(),
            ["within", range, "of", ref rest @ ..] => {
                let range = range.parse().map_err(|_| format!("«{range}» is no number of hexes"))?;
                let centre = match rest {
                    [label] if ground.find(label).is_some() => Area::of(self.hex(label)?),
                    rest => self.term(&rest.join(" "))?,
                };
                ground.near(&centre, range)
            }
            _ => return Err(format!("«{text}» is no place; {FORMS}")),
        })
    }

    /// Columns of a sheet, `N-O`; without a sheet those of the only one.
    fn columns(&self, map: Option<&str>, range: &str) -> Result<Area, String> {
        let Some((from, to)) = columns(range) else {
            return Err(format!("«{range}» is no range of columns; write A-M"));
        };
        match (map, self.sheets) {
            (None, [only]) => Ok(self.ground.columns(only, from, to)),
            (None, _) => Err("name the map: columns B N-O".to_owned()),
            (Some(map), sheets) if sheets.iter().any(|sheet| sheet == map) => {
                Ok(self.ground.columns(map, from, to))
            }
            (Some(map), _) => Err(format!("map «{map}» is not part of this battlefield")),
        }
    }
}

/// A range of columns: `A-M`.
pub(super) fn columns(range: &str) -> Option<(char, char)> {
    let (from, to) = range.split_once('-')?;
    let letter = |text: &str| text.parse().ok().filter(|letter| ('A'..='U').contains(letter));
    let (from, to): (char, char) = (letter(from)?, letter(to)?);
    (from <= to).then_some((from, to))
}
