use crate::{GameMap, Ground};
use board::Shape;
use engine::Msg;
use scene::{Board, Cell, CellRole, CellShape, Decor, DecorKind, Livery, Map, Terrain};

/// How wide a box beside the map is.
const BOX: f32 = 2.0;
/// From a box to the map, and from the edge of the board to a box.
const GAP: (f32, f32) = (0.25, 0.05);

/// Draws the board of a map, with boxes left and right of it for what is lost or has left it (see
/// [`CellRole`]; a box in which something waits gets another role).
///
/// Texts: `game-title` is the name of the board; a cell is called `cell-title` (arguments `hex` and `terrain`), a kind of ground `terrain-<id>`
/// and what it does `terrain-effect`, a box `box-<id>`.
///
/// ```
/// use components::{GameMap, Name, Picture};
///
/// #[derive(serde::Deserialize)]
/// struct Nothing {}
///
/// let files = engine::DataFiles::shipped(&[("map.toml", r#"
/// [grid]
/// cols = 3
/// rows = 2
/// provenance = "own"
/// [rows]
/// 01 = "..."
/// 02 = "..."
/// provenance = "own"
/// [terrain.open]
/// letter = "."
/// provenance = "own"
/// [[river]]
/// along = ["0101/0201", "0102/0201", "0102/0202"]
/// provenance = "own"
/// "#)]);
/// let map: GameMap<Nothing, Name> = GameMap::load(&files, "map.toml").unwrap();
/// let picture = Picture::new(&map).left(&["reserve"]).right(&["lost"]).draw();
/// assert_eq!(picture.boards[0].cells.len(), 6 + 2);
/// assert_eq!(picture.boards[0].decor[0].points.len(), 4, "one line along three sides");
/// ```
pub struct Picture<'a, K, N> {
    map: &'a GameMap<K, N>,
    left: Vec<&'a str>,
    right: Vec<&'a str>,
    liveries: Vec<Livery>,
    effect: Effect<'a, K>,
    title: Title<'a>,
}

type Effect<'a, K> = Box<dyn Fn(&Ground<K>) -> Msg + 'a>;
type Title<'a> = Box<dyn Fn(u16, Msg) -> Msg + 'a>;

impl<'a, K, N> Picture<'a, K, N>
where
    for<'n> Msg: From<&'n N>,
{
    /// The picture of a map without boxes.
    pub fn new(map: &'a GameMap<K, N>) -> Self {
        Picture {
            map,
            left: Vec::new(),
            right: Vec::new(),
            liveries: Vec::new(),
            effect: Box::new(|_| Msg::new("terrain-effect")),
            title: Box::new(|_, title| title),
        }
    }
    /// Boxes west of the map, from north to south. A box named several times in succession is as many times as high.
    pub fn left(mut self, boxes: &[&'a str]) -> Self {
        self.left = boxes.to_vec();
        self
    }
    /// Boxes east of the map, from north to south.
    pub fn right(mut self, boxes: &[&'a str]) -> Self {
        self.right = boxes.to_vec();
        self
    }
    /// The colour of a side, or of one style within it.
    pub fn colour(mut self, side: &str, style: &str, colour: &str) -> Self {
        self.liveries.push(Livery::new(side, style, colour));
        self
    }
    /// What a kind of ground does, for the legend.
    pub fn effect(mut self, effect: impl Fn(&Ground<K>) -> Msg + 'a) -> Self {
        self.effect = Box::new(effect);
        self
    }
    /// Another title for a cell than the plain one, which is given.
    pub fn title(mut self, title: impl Fn(u16, Msg) -> Msg + 'a) -> Self {
        self.title = Box::new(title);
        self
    }

    /// Where the centre of a cell lies on the board.
    pub fn centre(&self, cell: u16) -> (f32, f32) {
        self.shift(self.map.grid.centre(cell))
    }
    fn shift(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (x + if self.left.is_empty() { 0.0 } else { GAP.1 + BOX + GAP.0 }, y)
    }

    /// The board with its legend.
    pub fn draw(&self) -> Map<Msg> {
        let grid = &self.map.grid;
        let (width, height) = grid.extent();
        let west = self.shift((0.0, 0.0)).0;
        let mut cells: Vec<Cell<Msg>> = grid.cells().map(|cell| self.cell(cell)).collect();
        cells.extend(boxes(&self.left, GAP.1 + BOX / 2.0, height));
        cells.extend(boxes(&self.right, west + width + GAP.0 + BOX / 2.0, height));
        let east = if self.right.is_empty() { 0.0 } else { GAP.0 + BOX + GAP.1 };
        let board = Board {
            id: "map".to_owned(),
            title: Msg::new("game-title"),
            width: west + width + east,
            height,
            cells,
            decor: self.decor(),
            picture: None,
        };
        let terrain = self.map.kinds.iter().map(|kind| Terrain {
            id: kind.id.clone(),
            name: Msg::new(format!("terrain-{}", kind.id)),
            effect: (self.effect)(kind),
            letter: kind.letter,
        });
        Map { terrain: terrain.collect(), liveries: self.liveries.clone(), boards: vec![board] }
    }

    fn cell(&self, cell: u16) -> Cell<Msg> {
        let grid = &self.map.grid;
        let terrain = self.map.kind(cell).id.clone();
        let title = Msg::new("cell-title")
            .with("hex", grid.label(cell))
            .with("terrain", Msg::new(format!("terrain-{terrain}")));
        let shape = match grid.shape() {
            Shape::Pointy(_) => CellShape::HexPointy,
            Shape::Flat(_) => CellShape::HexFlat,
            Shape::Square | Shape::SquareDiagonal => CellShape::Square,
        };
        Cell {
            label: grid.label(cell),
            name: self.map.name(cell).map(Msg::from),
            ..Cell::new(
                grid.label(cell),
                shape,
                self.centre(cell),
                grid.cell_size(),
                terrain,
                (self.title)(cell, title),
            )
        }
    }

    /// Lines in the order in which they are painted: water, ways, walls, bridges.
    fn decor(&self) -> Vec<Decor<Msg>> {
        let mut decor = Vec::new();
        let mut paint = |kind, points: Vec<(f32, f32)>| decor.push(Decor { kind, points, text: None });
        for line in &self.map.lines {
            if line.through.len() > 1 {
                paint(line.kind, line.through.iter().map(|&cell| self.centre(cell)).collect());
            }
            if line.kind == DecorKind::Bridge {
                // Across the side, from a little before it to a little behind.
                for (a, b) in line.sides.iter() {
                    let (a, b) = (self.centre(a), self.centre(b));
                    let at = |part: f32| (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
                    paint(line.kind, vec![at(0.35), at(0.65)]);
                }
                continue;
            }
            for points in line.sides.outline(&self.map.grid) {
                paint(line.kind, points.into_iter().map(|point| self.shift(point)).collect());
            }
        }
        decor
    }
}

/// Boxes one below the other, as high as the board together.
fn boxes(ids: &[&str], x: f32, height: f32) -> Vec<Cell<Msg>> {
    let part = height / ids.len().max(1) as f32;
    let mut top = 0.0;
    let stack = ids.chunk_by(|a, b| a == b).map(|same| {
        let h = part * same.len() as f32;
        let title = Msg::new(format!("box-{}", same[0]));
        top += h;
        Cell {
            name: Some(title.clone()),
            role: CellRole::Aside,
            ..Cell::new(same[0], CellShape::Box, (x, top - h / 2.0), (BOX, h - 0.1), "offmap", title)
        }
    });
    stack.collect()
}
