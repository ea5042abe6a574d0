use serde::{Deserialize, Serialize};

/// The part of a game's picture that never changes: boards, terrain, legend.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Map<T> {
    /// One or more boards.
    pub boards: Vec<Board<T>>,
    /// The kinds of ground, for the legend.
    pub terrain: Vec<Terrain<T>>,
    /// The colours of the sides and their formations; sides not named get colours by seat.
    pub liveries: Vec<Livery>,
}

/// The colour of a side's pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Livery {
    /// Seat id.
    pub side: String,
    /// The style of piece it is for; empty for all styles of the side that have none of their own.
    pub style: String,
    /// The colour of the counter, `#rrggbb`. Clients choose print and frame that can be read on it.
    pub colour: String,
}

impl Livery {
    /// A colour for all pieces of a side, or for those of one style.
    pub fn new(side: impl Into<String>, style: impl Into<String>, colour: impl Into<String>) -> Livery {
        Livery { side: side.into(), style: style.into(), colour: colour.into() }
    }
}

/// One board: cells in a plane. The unit of length is the width of a hex or square; y grows to the south.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Board<T> {
    /// Its id.
    pub id: String,
    /// Its name.
    pub title: T,
    /// Size of the board.
    pub width: f32,
    /// Size of the board.
    pub height: f32,
    /// Its cells: hexes, squares, boxes for what waits off the map.
    pub cells: Vec<Cell<T>>,
    /// Rivers, roads, arrows, names: seen, but without effect on clicks.
    pub decor: Vec<Decor<T>>,
    /// A picture that clients with a screen may show instead of drawing cells: each cell of the board then lies where its
    /// [`outline`](Cell::outline) is. Boards that name the same picture are parts of it and are shown together.
    #[serde(default)]
    pub picture: Option<BoardPicture>,
}

/// A drawing of a board: an SVG of the game's own, `games/<id>/art/<asset>.svg`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardPicture {
    /// Its name, without folder and ending.
    pub asset: String,
    /// Its size, in the unit of the board.
    pub width: f32,
    /// Its size, in the unit of the board.
    pub height: f32,
    /// Groups of the drawing that are not always seen.
    pub layers: Vec<PictureLayer>,
}

/// A group of a drawing that is seen while a cell carries a marker: snow on a room, a crack in a wall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PictureLayer {
    /// The group's id in the drawing.
    pub id: String,
    /// The cell.
    pub cell: String,
    /// The marker's id, on the cell or on a piece in it.
    pub marker: String,
}

/// How much of a cell clients draw over a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CellFrame {
    /// All of it: ground, edge, name.
    #[default]
    Printed,
    /// Its name on a plate; the picture shows the rest.
    Plate,
    /// Nothing: the picture shows it.
    Bare,
}

/// A place where pieces can be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Cell<T> {
    /// Its id, as in notation.
    pub id: String,
    /// Its form.
    pub shape: CellShape,
    /// Centre.
    pub x: f32,
    /// Centre.
    pub y: f32,
    /// Width and height, for boxes.
    pub w: f32,
    /// Width and height, for boxes.
    pub h: f32,
    /// Printed number.
    pub label: String,
    /// Name of the place, if it has one.
    pub name: Option<T>,
    /// What is printed small in a box: what can be done there.
    pub note: Option<T>,
    /// Id of its [`Terrain`].
    pub terrain: String,
    /// All of it in words, for screen readers and the terminal.
    pub title: T,
    /// Whether it belongs to the map or lies beside it.
    pub role: CellRole,
    /// Fields it is divided into, see [`Piece::fields`](crate::Piece::fields); 0 if it is not.
    pub fields: u8,
    /// How many people can work there at a time, for cells with places for workers; 0 for others.
    #[serde(default)]
    pub sockets: u8,
    /// Its corners on the board's picture, at least three; nothing where there is no picture.
    #[serde(default)]
    pub outline: Vec<(f32, f32)>,
    /// How much of it is drawn over the picture.
    #[serde(default)]
    pub frame: CellFrame,
}

/// What a cell is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CellRole {
    /// Part of the board.
    #[default]
    Field,
    /// What is in it waits to come onto the board: reserves, recruits to buy. Clients may show it beside the board.
    Tray,
    /// What is in it is gone for good: lost, left the map.
    Aside,
}

/// The form of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CellShape {
    /// Hex with a corner to the north.
    HexPointy,
    /// Hex with a side to the north.
    HexFlat,
    /// Square.
    Square,
    /// Box of any size: off-map areas, tracks, rooms.
    Box,
}

/// A kind of ground.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Terrain<T> {
    /// Its id, which also names its looks: `open`, `cultivated`, `rolling`, `hill`, `forest`, `woods`, `wooded-hill`, `village`,
    /// `town`, `city`, `water`, `sea`, `beach`, `marsh`; `offmap` for boxes, `room` for boxes that belong to the board.
    pub id: String,
    /// Its name.
    pub name: T,
    /// What it does, for the legend.
    pub effect: T,
    /// One letter for the terminal.
    pub letter: char,
}

/// Something drawn on the board that is no cell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Decor<T> {
    /// What it is.
    pub kind: DecorKind,
    /// The points of the line, or the single place of a label.
    pub points: Vec<(f32, f32)>,
    /// Its name, if it is shown.
    pub text: Option<T>,
}

/// What a decoration is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DecorKind {
    /// Road.
    Road,
    /// Unpaved road.
    Trail,
    /// Railway.
    Rail,
    /// River.
    River,
    /// Brook.
    Stream,
    /// Bridge: a short line across what it crosses.
    Bridge,
    /// Hedge or bocage along the sides of cells.
    Hedge,
    /// Wall along the sides of cells.
    Wall,
    /// Border of a zone, along the sides of cells.
    Border,
    /// Arrow.
    Arrow,
    /// Name only.
    Label,
}

impl<T> Map<T> {
    /// The same map with its texts turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Map<U> {
        Map {
            boards: self.boards.iter().map(|board| board.map_text(f)).collect(),
            terrain: self
                .terrain
                .iter()
                .map(|t| Terrain {
                    id: t.id.clone(),
                    name: f(&t.name),
                    effect: f(&t.effect),
                    letter: t.letter,
                })
                .collect(),
            liveries: self.liveries.clone(),
        }
    }
}

impl<T> Cell<T> {
    /// A plain cell of the board with its middle and size; the rest is filled in with `Cell { label, ..Cell::new(...) }`.
    pub fn new(
        id: impl Into<String>,
        shape: CellShape,
        (x, y): (f32, f32),
        (w, h): (f32, f32),
        terrain: impl Into<String>,
        title: T,
    ) -> Cell<T> {
        Cell {
            id: id.into(),
            shape,
            x,
            y,
            w,
            h,
            label: String::new(),
            name: None,
            note: None,
            terrain: terrain.into(),
            title,
            role: CellRole::Field,
            fields: 0,
            sockets: 0,
            outline: Vec::new(),
            frame: CellFrame::Printed,
        }
    }
}

impl<T> Board<T> {
    fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Board<U> {
        Board {
            id: self.id.clone(),
            title: f(&self.title),
            width: self.width,
            height: self.height,
            cells: self
                .cells
                .iter()
                .map(|cell| Cell {
                    id: cell.id.clone(),
                    shape: cell.shape,
                    x: cell.x,
                    y: cell.y,
                    w: cell.w,
                    h: cell.h,
                    label: cell.label.clone(),
                    name: cell.name.as_ref().map(f),
                    note: cell.note.as_ref().map(f),
                    terrain: cell.terrain.clone(),
                    title: f(&cell.title),
                    role: cell.role,
                    fields: cell.fields,
                    sockets: cell.sockets,
                    outline: cell.outline.clone(),
                    frame: cell.frame,
                })
                .collect(),
            decor: self
                .decor
                .iter()
                .map(|d| Decor { kind: d.kind, points: d.points.clone(), text: d.text.as_ref().map(f) })
                .collect(),
            picture: self.picture.clone(),
        }
    }
}
