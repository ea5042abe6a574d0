use board::{Grid, Labels, Shape, Shoved, Sides};
use engine::{DataError, DataFiles, Msg, Reader};
use scene::DecorKind;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A map as a data file gives it: grid, ground, names, lines and sides. `K` are the game's own fields of a kind of ground, `N` those
/// of a name.
///
/// ```toml
/// [grid]
/// shape = "pointy"              # pointy, flat, square, square-diagonal [pointy]
/// shoved = "even"               # which rows (flat: columns) stand half a hex further [even]
/// labels = "digits"             # digits 0703, letter-digits G03, letter-number G3 [digits]
/// cols = 5
/// rows = 2
/// provenance = "own"
///
/// [rows]                        # a letter for each cell
/// 01 = "..F.T"
/// 02 = "....."
/// provenance = "own"
///
/// [terrain.open]                # the id names its looks, see `scene::Terrain`
/// letter = "."
/// provenance = "own"            # and whatever else the game wants to know of it
///
/// [terrain.forest]
/// letter = "F"
/// provenance = "own"
///
/// [terrain.town]
/// letter = "T"
/// provenance = "own"
///
/// [[name]]
/// hex = "0501"
/// text = "Hafen"                # as printed; or id = "hafen", for the text `place-hafen`
/// provenance = "own"
///
/// [[road]]                      # road, trail, rail, river, stream: through cells
/// through = ["0101", "0201", "0301"]
/// provenance = "own"
///
/// [[river]]                     # river, stream, hedge, wall, border: along the sides between cells
/// along = ["0201/0301", "0202/0301", "0202/0302"]
/// provenance = "own"
///
/// [[bridge]]                    # across a side
/// id = "north"
/// across = "0201/0301"
/// provenance = "own"
/// ```
#[derive(Clone, Debug)]
pub struct GameMap<K, N = Name> {
    /// The cells.
    pub grid: Grid,
    /// The kinds of ground, in the order of their ids.
    pub kinds: Vec<Ground<K>>,
    /// Names of cells.
    pub names: Vec<(u16, N)>,
    /// Roads, rivers and the like.
    pub lines: Vec<Line>,
    /// The kind of every cell.
    ground: Vec<u8>,
}

/// A kind of ground.
#[derive(Clone, Debug)]
pub struct Ground<K> {
    /// Its id, which also names its looks.
    pub id: String,
    /// Its letter on the map.
    pub letter: char,
    /// What the game knows of it.
    pub own: K,
}

/// The name of a cell: a text as printed, or an id for the text `place-<id>`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    text: Option<String>,
    id: Option<String>,
}

impl From<&Name> for Msg {
    fn from(name: &Name) -> Msg {
        match (&name.text, &name.id) {
            (Some(text), _) => Msg::plain(text.clone()),
            (None, id) => Msg::new(format!("place-{}", id.as_deref().unwrap_or_default())),
        }
    }
}

/// A road, a river, a bridge.
#[derive(Clone, Debug)]
pub struct Line {
    /// What it is.
    pub kind: DecorKind,
    /// Its id; empty if it has none.
    pub id: String,
    /// The cells it runs through.
    pub through: Vec<u16>,
    /// The sides it runs along, or the one it leads across.
    pub sides: Sides,
}

impl<K, N> GameMap<K, N> {
    /// The kind of ground of a cell.
    pub fn kind(&self, cell: u16) -> &Ground<K> {
        &self.kinds[self.ground[cell as usize] as usize]
    }
    /// What the game knows of the ground of a cell.
    pub fn ground(&self, cell: u16) -> &K {
        &self.kind(cell).own
    }
    /// The name of a cell.
    pub fn name(&self, cell: u16) -> Option<&N> {
        self.names.iter().find(|(named, _)| *named == cell).map(|(_, name)| name)
    }
    /// All sides along which lines of this kind run, or which they cross.
    pub fn sides(&self, kind: DecorKind) -> Sides {
        let lines = self.lines.iter().filter(|line| line.kind == kind);
        lines.fold(Sides::new(&self.grid), |all, line| all.with(&line.sides, &self.grid))
    }
    /// The line with this id.
    pub fn line(&self, id: &str) -> Option<&Line> {
        self.lines.iter().find(|line| line.id == id)
    }
    /// The cell with this printed number, or what is wrong with it.
    pub fn find(&self, label: &str) -> Result<u16, String> {
        self.grid.find(label).ok_or_else(|| {
            let last = self.grid.label(self.grid.len() as u16 - 1);
            format!("there is no cell «{label}»; cells run from {} to {last}", self.grid.label(0))
        })
    }
    /// The cell a data file names, or an error that says where.
    pub fn cell(&self, reader: &Reader, label: &Spanned<String>) -> Result<u16, DataError> {
        self.find(label.get_ref()).map_err(|what| reader.at(label, what))
    }
}

impl<K: DeserializeOwned, N: DeserializeOwned> GameMap<K, N> {
    /// Reads a map file and checks it.
    pub fn load(files: &DataFiles, file: &str) -> Result<GameMap<K, N>, DataError> {
        let reader = Reader::open(files, file)?;
        let mut root = reader.table()?;
        // Letters and places are the map's; the rest of these entries is the game's.
        let letters = take(root.get_mut(), "terrain", "letter");
        let places = take(root.get_mut(), "name", "hex");
        let file: File<K, N> = reader.read(root)?;
        let grid = file.grid.open(&reader)?;
        let mut map = GameMap {
            kinds: kinds(&reader, file.terrain, &letters)?,
            names: Vec::new(),
            lines: Vec::new(),
            ground: Vec::new(),
            grid,
        };
        map.read_rows(&reader, &file.rows)?;
        for (name, place) in file.name.into_iter().zip(places) {
            let Some(label) = place else { return Err(reader.whole("every [[name]] needs hex = \"…\"")) };
            let cell = map.cell(&reader, &label)?;
            if map.name(cell).is_some() {
                return Err(reader.at(&label, format!("{} has two names", label.get_ref())));
            }
            map.names.push((cell, name));
        }
        for (kind, entries) in [
            (DecorKind::River, file.river),
            (DecorKind::Stream, file.stream),
            (DecorKind::Trail, file.trail),
            (DecorKind::Road, file.road),
            (DecorKind::Rail, file.rail),
            (DecorKind::Hedge, file.hedge),
            (DecorKind::Wall, file.wall),
            (DecorKind::Border, file.border),
            (DecorKind::Bridge, file.bridge),
        ] {
            for entry in entries {
                let line = map.read_line(&reader, kind, entry)?;
                map.lines.push(line);
            }
        }
        Ok(map)
    }

    fn read_rows(
        &mut self,
        reader: &Reader,
        rows: &BTreeMap<String, Spanned<String>>,
    ) -> Result<(), DataError> {
        let (cols, count) = self.grid.size();
        for row in 1..=count {
            let key = format!("{row:02}");
            let Some(line) = rows.get(&key) else {
                return Err(reader.whole(format!("[rows] has no row \"{key}\"")));
            };
            if line.get_ref().chars().count() != cols as usize {
                return Err(reader.at(line, format!("row {key} must have {cols} letters")));
            }
            for letter in line.get_ref().chars() {
                let kind = self.kinds.iter().position(|kind| kind.letter == letter);
                let unknown = || reader.at(line, format!("no terrain has the letter «{letter}»"));
                self.ground.push(kind.ok_or_else(unknown)? as u8);
            }
        }
        let known = |key: &str| key.len() == 2 && key.parse().is_ok_and(|row| (1..=count).contains(&row));
        match rows.iter().find(|(key, _)| !known(key)) {
            Some((key, line)) => Err(reader.at(line, format!("unknown row \"{key}\""))),
            None => Ok(()),
        }
    }

    fn read_line(&self, reader: &Reader, kind: DecorKind, entry: LineEntry) -> Result<Line, DataError> {
        let through: Vec<u16> =
            entry.through.iter().map(|label| self.cell(reader, label)).collect::<Result<_, _>>()?;
        if let Some(gap) = through.windows(2).position(|pair| self.grid.direction(pair[0], pair[1]).is_none())
        {
            return Err(reader.at(&entry.through[gap + 1], "is not next to the cell before it"));
        }
        let mut sides = Sides::new(&self.grid);
        for side in entry.along.iter().chain(&entry.across) {
            sides.insert(side.get_ref(), &self.grid).map_err(|what| reader.at(side, what))?;
        }
        let id = entry.id.as_ref().map_or_else(String::new, |id| id.get_ref().clone());
        if let Some(twice) = entry.id.filter(|id| self.line(id.get_ref()).is_some()) {
            return Err(reader.at(&twice, format!("there are two lines «{id}»")));
        }
        Ok(Line { kind, id, through, sides })
    }
}

/// The kinds of ground with their letters.
fn kinds<K>(
    reader: &Reader,
    entries: BTreeMap<String, K>,
    letters: &[Option<Spanned<String>>],
) -> Result<Vec<Ground<K>>, DataError> {
    let mut kinds: Vec<Ground<K>> = Vec::new();
    for ((id, own), letter) in entries.into_iter().zip(letters) {
        let Some(letter) = letter else {
            return Err(reader.whole(format!("[terrain.{id}] needs letter = \"…\"")));
        };
        let mut signs = letter.get_ref().chars();
        let (Some(sign), None) = (signs.next(), signs.next()) else {
            return Err(reader.at(letter, "a letter is one sign"));
        };
        if let Some(other) = kinds.iter().find(|kind| kind.letter == sign) {
            return Err(reader.at(letter, format!("{} has the letter «{sign}» already", other.id)));
        }
        kinds.push(Ground { id, letter: sign, own });
    }
    if kinds.is_empty() || kinds.len() > u8::MAX as usize {
        return Err(reader.whole("a map needs 1 to 255 kinds of terrain"));
    }
    Ok(kinds)
}

/// Takes a text out of every entry of a table or a list of tables, in their order.
fn take(root: &mut DeTable, entries: &str, key: &str) -> Vec<Option<Spanned<String>>> {
    let text = |entry: &mut Spanned<DeValue>| {
        let DeValue::Table(table) = entry.get_mut() else { return None };
        let value = table.remove(key)?;
        let text = value.get_ref().as_str()?.to_owned();
        Some(Spanned::new(value.span(), text))
    };
    match root.get_mut(entries).map(Spanned::get_mut) {
        Some(DeValue::Table(table)) => table.iter_mut().map(|(_, entry)| text(entry)).collect(),
        Some(DeValue::Array(list)) => list.iter_mut().map(text).collect(),
        _ => Vec::new(),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "K: Deserialize<'de>, N: Deserialize<'de>")]
struct File<K, N> {
    grid: GridEntry,
    rows: BTreeMap<String, Spanned<String>>,
    terrain: BTreeMap<String, K>,
    #[serde(default = "Vec::new")]
    name: Vec<N>,
    #[serde(default)]
    river: Vec<LineEntry>,
    #[serde(default)]
    stream: Vec<LineEntry>,
    #[serde(default)]
    trail: Vec<LineEntry>,
    #[serde(default)]
    road: Vec<LineEntry>,
    #[serde(default)]
    rail: Vec<LineEntry>,
    #[serde(default)]
    hedge: Vec<LineEntry>,
    #[serde(default)]
    wall: Vec<LineEntry>,
    #[serde(default)]
    border: Vec<LineEntry>,
    #[serde(default)]
    bridge: Vec<LineEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GridEntry {
    #[serde(default)]
    shape: ShapeWord,
    #[serde(default)]
    shoved: ShovedWord,
    #[serde(default)]
    labels: LabelsWord,
    cols: Spanned<u16>,
    rows: Spanned<u16>,
}

impl GridEntry {
    fn open(&self, reader: &Reader) -> Result<Grid, DataError> {
        let cols = reader.within("cols", &self.cols, 1..=99)?;
        let rows = reader.within("rows", &self.rows, 1..=99)?;
        let shoved = match self.shoved {
            ShovedWord::Odd => Shoved::Odd,
            ShovedWord::Even => Shoved::Even,
        };
        let shape = match self.shape {
            ShapeWord::Pointy => Shape::Pointy(shoved),
            ShapeWord::Flat => Shape::Flat(shoved),
            ShapeWord::Square => Shape::Square,
            ShapeWord::SquareDiagonal => Shape::SquareDiagonal,
        };
        let labels = match self.labels {
            LabelsWord::Digits => Labels::Digits,
            LabelsWord::LetterDigits => Labels::LetterDigits,
            LabelsWord::LetterNumber => Labels::LetterNumber,
        };
        Ok(Grid::new(shape, labels, cols, rows))
    }
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ShapeWord {
    #[default]
    Pointy,
    Flat,
    Square,
    SquareDiagonal,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ShovedWord {
    Odd,
    #[default]
    Even,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum LabelsWord {
    #[default]
    Digits,
    LetterDigits,
    LetterNumber,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineEntry {
    id: Option<Spanned<String>>,
    #[serde(default)]
    through: Vec<Spanned<String>>,
    #[serde(default)]
    along: Vec<Spanned<String>>,
    across: Option<Spanned<String>>,
}
