//! The map in characters: cells as bricks, every other row half a brick further, which is a hex map in all but slant.
//!
//! ```text
//! ┌0101.──┬0201V──┬
//! │       │Romagny│
//! │       │117 3/5│
//! └───┬0102.+─┬0202.──┬
//!     │       │       │
//! ```
//!
//! The number and the letter of the ground stand in the frame, with a sign for a piece (`*`) or a cell (`+`) that can be
//! picked, what was picked (`>`), what lies on the cell (`@`) and markers on its pieces (`!`). Each sign means one thing.

use crate::app::App;
use crate::counter::{label_with_markers, short, values, with_values};
use crate::fold::{clip, fold, shorten, width};
use crate::look::Mark;
use crate::overlay::tone_sign;
use crate::places::{Frame as Cage, Scale};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use scene::{Cell, CellShape, DecorKind, Pick, Piece};

/// Cells of fewer lines have no room for roads and rivers that run through them.
const ROOM_FOR_SCENERY: u16 = 4;

/// A window of characters onto the map.
struct Canvas<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    scroll: (i32, i32),
}

impl Canvas<'_> {
    fn put(&mut self, x: i32, y: i32, c: char, style: Style) {
        let (x, y) = (x - self.scroll.0, y - self.scroll.1);
        if x < 0 || y < 0 || x >= self.area.width as i32 || y >= self.area.height as i32 {
            return;
        }
        if let Some(cell) = self.buffer.cell_mut((self.area.x + x as u16, self.area.y + y as u16)) {
            cell.reset();
            cell.set_char(c).set_style(style);
        }
    }

    fn text(&mut self, x: i32, y: i32, text: &str, style: Style) {
        for (at, c) in (x..).zip(text.chars()) {
            // A wide letter would push its neighbours aside.
            let c = if width(c.encode_utf8(&mut [0; 4])) == 1 { c } else { '?' };
            self.put(at, y, c, style);
        }
    }
}

/// Directions in which a line leaves a character.
const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;
const JOINTS: [char; 16] = [' ', '╵', '╷', '│', '╴', '┘', '┐', '┤', '╶', '└', '┌', '├', '─', '┴', '┬', '┼'];

/// The lines around all cells, each place with the directions in which they run.
struct Lines {
    wide: usize,
    cells: Vec<u8>,
}

impl Lines {
    fn new(width: i32, height: i32) -> Lines {
        let (wide, high) = (width.max(1) as usize, height.max(1) as usize);
        Lines { wide, cells: vec![0; wide * high] }
    }

    fn add(&mut self, x: i32, y: i32, ways: u8) {
        if x >= 0 && y >= 0 && (x as usize) < self.wide {
            let at = y as usize * self.wide + x as usize;
            if let Some(cell) = self.cells.get_mut(at) {
                *cell |= ways;
            }
        }
    }

    fn cage(&mut self, cage: Cage) {
        let (right, bottom) = (cage.x + cage.w, cage.y + cage.h);
        for x in cage.x..right {
            for y in [cage.y, bottom] {
                self.add(x, y, RIGHT);
                self.add(x + 1, y, LEFT);
            }
        }
        for y in cage.y..bottom {
            for x in [cage.x, right] {
                self.add(x, y, DOWN);
                self.add(x, y + 1, UP);
            }
        }
    }
}

impl App {
    /// Draws a board and keeps the cursor in sight. Returns the line of the screen the cursor is on.
    pub(crate) fn draw_map(
        &mut self,
        buffer: &mut Buffer,
        area: Rect,
        scale: Scale,
        open: &[Pick],
    ) -> Option<u16> {
        let board = self.places.all.get(self.cursor.place)?.board;
        let size = self.places.size(board, scale);
        self.follow(area, size, scale);
        let scroll = self.scroll;
        let mut canvas = Canvas { buffer, area, scroll };
        let here = self.cages(board, scale);
        let whole = |from: i32, len: i32, room: u16| from >= 0 && from + len < room as i32;
        let in_sight = here.iter().filter(|(_, cage)| {
            whole(cage.x - scroll.0, cage.w, area.width) && whole(cage.y - scroll.1, cage.h, area.height)
        });
        self.in_sight = Some(in_sight.map(|(place, _)| *place).collect());
        self.draw_land(&mut canvas, board, scale, &here);
        if let Some((_, cage)) = here.iter().find(|(place, _)| *place == self.cursor.place) {
            draw_cursor(&mut canvas, *cage, self.look.cursor());
        }
        for (place, cage) in &here {
            self.draw_cell(&mut canvas, *place, *cage, open);
        }
        let (_, cage) = here.iter().find(|(place, _)| *place == self.cursor.place)?;
        u16::try_from(cage.y - scroll.1).ok().map(|y| area.y + y)
    }

    /// A whole board, with nothing pointed at.
    pub(crate) fn paint(&self, buffer: &mut Buffer, board: usize, scale: Scale) {
        let area = buffer.area;
        let mut canvas = Canvas { buffer, area, scroll: (0, 0) };
        let here = self.cages(board, scale);
        self.draw_land(&mut canvas, board, scale, &here);
        for (place, cage) in &here {
            self.draw_cell(&mut canvas, *place, *cage, &[]);
        }
    }

    /// The cells of a board that are drawn on it, with their frames.
    fn cages(&self, board: usize, scale: Scale) -> Vec<(usize, Cage)> {
        (0..self.places.all.len())
            .filter(|&place| self.places.all[place].board == board)
            .filter_map(|place| Some((place, self.places.frame(place, scale)?)))
            .collect()
    }

    /// Ground, frames and scenery.
    fn draw_land(&self, canvas: &mut Canvas, board: usize, scale: Scale, here: &[(usize, Cage)]) {
        let size = self.places.size(board, scale);
        let mut lines = Lines::new(size.0, size.1);
        for (place, cage) in here {
            let cell = &self.map.boards[board].cells[self.places.all[*place].cell];
            lines.cage(*cage);
            let ground = self.ground(cell);
            for y in cage.y + 1..cage.y + cage.h {
                for x in cage.x + 1..cage.x + cage.w {
                    canvas.put(x, y, ' ', ground);
                }
            }
        }
        for (at, &ways) in lines.cells.iter().enumerate().filter(|(_, ways)| **ways != 0) {
            let (x, y) = ((at % lines.wide) as i32, (at / lines.wide) as i32);
            canvas.put(x, y, JOINTS[ways as usize], self.look.frame());
        }
        self.draw_scenery(canvas, board, scale, here);
    }

    /// Scrolls so that the cursor, and a little around it, is in sight.
    fn follow(&mut self, area: Rect, size: (i32, i32), scale: Scale) {
        let (w, h) = (area.width as i32, area.height as i32);
        // From the boxes one still wants to see the cell one came from.
        let place =
            if self.places.all[self.cursor.place].aside { self.cursor.home } else { self.cursor.place };
        if let Some(cage) = self.places.frame(place, scale) {
            let hold = |scroll: i32, from: i32, len: i32, room: i32| {
                let margin = (len / 2).min((room - len - 1).max(0) / 2);
                scroll.min(from - margin).max(from + len + 1 + margin - room)
            };
            self.scroll.0 = hold(self.scroll.0, cage.x, cage.w, w);
            self.scroll.1 = hold(self.scroll.1, cage.y, cage.h, h);
        }
        let bound = |scroll: i32, size: i32, room: i32| {
            // A map smaller than its room stands in the middle of it.
            if size <= room { (size - room) / 2 } else { scroll.clamp(0, size - room) }
        };
        self.scroll = (bound(self.scroll.0, size.0, w), bound(self.scroll.1, size.1, h));
    }

    /// The ground of a cell, or the colour an overlay gives it.
    fn ground(&self, cell: &Cell<String>) -> Style {
        match self.shown.as_ref().and_then(|shown| shown.tints.get(&cell.id)) {
            Some(tint) if self.look.colour => self.look.tone(tint.tone),
            _ => self.look.ground(&cell.terrain),
        }
    }

    fn draw_cell(&self, canvas: &mut Canvas, place: usize, cage: Cage, open: &[Pick]) {
        let board = &self.map.boards[self.places.all[place].board];
        let cell = &board.cells[self.places.all[place].cell];
        let pieces = self.pieces_in(place);
        self.draw_title(canvas, cell, cage, &pieces, open);
        let room = (cage.w - 1).max(0) as usize;
        let rows = (cage.h - 1).max(0) as usize;
        if room == 0 || rows == 0 {
            return;
        }
        // A box without a number is known by its name alone, so the name keeps its line.
        let named = usize::from(cell.label.is_empty() && cell.name.is_some() && rows > 1);
        // Values that find no room beside the name stand below it, if the cell has a line to spare.
        let below = 2 * pieces.len() + usize::from(cell.name.is_some()) <= rows;
        let stack = self.stack_rows(&pieces, room, rows - named, open, below);
        let first = cage.y + cage.h - stack.len() as i32;
        let ground = self.ground(cell);
        if let Some(name) = cell.name.as_deref().filter(|_| stack.len() < rows) {
            let mut folded = fold(name, room);
            let cut = name.split_whitespace().any(|word| width(word) > room);
            if cut || folded.len() > rows - stack.len() {
                folded = vec![shorten(name, room)];
            }
            for (number, line) in folded.iter().enumerate() {
                canvas.text(cage.x + 1, cage.y + 1 + number as i32, line, ground);
            }
        }
        for (number, (text, style)) in stack.iter().enumerate() {
            canvas.text(cage.x + 1, first + number as i32, &format!("{text:<room$}"), *style);
        }
    }

    /// Number, ground and signs, in the upper frame.
    fn draw_title(
        &self,
        canvas: &mut Canvas,
        cell: &Cell<String>,
        cage: Cage,
        pieces: &[&Piece<String>],
        open: &[Pick],
    ) {
        let mut mark = self.mark(&Pick::Cell(cell.id.clone()), open);
        for piece in pieces {
            match (self.mark(&Pick::Piece(piece.id.clone()), open), mark) {
                (Mark::Picked, _) => mark = Mark::Picked,
                (Mark::Open, Mark::Plain | Mark::Ground) => mark = Mark::Open,
                _ => {}
            }
        }
        let letter = self.map.terrain.iter().find(|t| t.id == cell.terrain).map_or(' ', |t| t.letter);
        let mut signs = letter.to_string().trim_end().to_owned();
        signs.extend(self.look.sign(mark));
        if self.scene.marks.iter().any(|mark| mark.cell == cell.id) {
            signs.push('@');
        }
        if pieces.iter().any(|piece| !piece.markers.is_empty()) {
            signs.push('!');
        }
        let room = (cage.w - 1).max(0) as usize;
        // Signs say more than the letter of the map, `A:` in `A:K08`, which the line below the map has too.
        let number = cell.label.rsplit(':').next().unwrap_or_default();
        let label = if width(&cell.label) + width(&signs) > room { number } else { &cell.label };
        let title = format!("{label}{signs}");
        if let Some(tint) = self.shown.as_ref().and_then(|shown| shown.tints.get(&cell.id)) {
            let (sign, style) = (tone_sign(tint.tone), self.look.tone(tint.tone));
            canvas.put(cage.x + cage.w - 1, cage.y, sign, style);
        }
        canvas.text(cage.x + 1, cage.y, &clip(&title, room), self.look.label(mark));
    }

    /// The counters of a stack, topmost first; the last line stands for all that do not fit.
    fn stack_rows(
        &self,
        pieces: &[&Piece<String>],
        room: usize,
        rows: usize,
        open: &[Pick],
        below: bool,
    ) -> Vec<(String, Style)> {
        let mut top_first: Vec<&Piece<String>> = pieces.iter().rev().copied().collect();
        if let Some(focus) = &self.cursor.piece
            && pieces.len() > rows
        {
            top_first.sort_by_key(|piece| piece.id != *focus);
        }
        let style = |piece: &Piece<String>| {
            if self.cursor.piece.as_ref() == Some(&piece.id) {
                return self.look.focus();
            }
            let style = self.counter_style(piece);
            match self.mark(&Pick::Piece(piece.id.clone()), open) {
                Mark::Picked => self.look.label(Mark::Picked),
                _ => style,
            }
        };
        let shown = if top_first.len() > rows { rows - 1 } else { top_first.len() };
        let mut out: Vec<(String, Style)> = top_first[..shown]
            .iter()
            .flat_map(|piece| {
                let seat = self.seat_index(&piece.side);
                let label = label_with_markers(piece, seat, room, self.look);
                let apart = below && with_values(piece, seat, room, self.look).is_none_or(|all| all != label);
                let values = Some(values(piece)).filter(|values| apart && !values.is_empty());
                let lines = [Some(label), values.map(|values| clip(&values, room))];
                lines.into_iter().flatten().map(|line| (line, style(piece)))
            })
            .collect();
        if let Some(next) = top_first.get(shown) {
            let rest = &top_first[shown..];
            let ids: Vec<&str> = rest.iter().map(|piece| short(piece)).collect();
            let all = ids.join(" ");
            let text = if width(&all) <= room { all } else { format!("…{}", rest.len()) };
            out.push((text, style(next)));
        }
        out
    }

    /// Roads, rivers and names without effect, where nothing else is.
    fn draw_scenery(&self, canvas: &mut Canvas, board: usize, scale: Scale, here: &[(usize, Cage)]) {
        let inside = |x: i32, y: i32| {
            let within = |cage: &Cage| x > cage.x && x < cage.x + cage.w && y > cage.y && y < cage.y + cage.h;
            here.iter().find(|(_, cage)| within(cage)).map(|(place, _)| *place)
        };
        for decor in &self.map.boards[board].decor {
            let (sign, water) = match decor.kind {
                DecorKind::Road | DecorKind::Trail => ('·', false),
                DecorKind::Rail => ('=', false),
                DecorKind::River => ('≈', true),
                DecorKind::Stream => ('~', true),
                DecorKind::Bridge => ('#', false),
                // Along the sides of cells there is no room: the frame is there.
                DecorKind::Hedge | DecorKind::Wall | DecorKind::Border => continue,
                DecorKind::Arrow | DecorKind::Label => continue,
            };
            for pair in decor.points.windows(2) {
                if let Some(frame) = self.shared_frame(board, here, pair[0], pair[1]) {
                    // A bridge is one sign in the middle of the side it crosses.
                    let middle = frame.len() / 2;
                    let bridge = decor.kind == DecorKind::Bridge;
                    for &(x, y) in if bridge { &frame[middle..=middle] } else { &frame[..] } {
                        canvas.put(x, y, sign, self.look.frame().patch(self.look.scenery(water)));
                    }
                    continue;
                }
                if scale.h < ROOM_FOR_SCENERY {
                    continue;
                }
                let (from, to) =
                    (self.places.point(board, pair[0], scale), self.places.point(board, pair[1], scale));
                let steps = (to.0 - from.0).abs().max((to.1 - from.1).abs()).max(1);
                for step in 0..=steps {
                    let at = |a: i32, b: i32| a + ((b - a) * step + steps / 2 * (b - a).signum()) / steps;
                    let (x, y) = (at(from.0, to.0), at(from.1, to.1));
                    if let Some(place) = inside(x, y) {
                        let cell = &self.map.boards[board].cells[self.places.all[place].cell];
                        canvas.put(
                            x,
                            y,
                            sign,
                            self.look.ground(&cell.terrain).patch(self.look.scenery(water)),
                        );
                    }
                }
            }
        }
    }
}

impl App {
    /// The frame between two cells, if a line runs along the side between them or across it. A line from centre to centre
    /// does not.
    fn shared_frame(
        &self,
        board: usize,
        here: &[(usize, Cage)],
        from: (f32, f32),
        to: (f32, f32),
    ) -> Option<Vec<(i32, i32)>> {
        let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        let mut near: Vec<(f32, Cage)> = Vec::new();
        for &(place, cage) in here {
            let cell = &self.map.boards[board].cells[self.places.all[place].cell];
            let far = |point: (f32, f32)| (cell.x - point.0).hypot(cell.y - point.1);
            if far(from) < 0.1 || far(to) < 0.1 {
                return None;
            }
            if cell.shape != CellShape::Box {
                near.push((far(middle), cage));
            }
        }
        near.sort_by(|one, two| one.0.total_cmp(&two.0));
        let &[(one, a), (two, b), ..] = &near[..] else { return None };
        if one > 0.7 || two - one > 0.05 {
            return None;
        }
        let frame: Vec<(i32, i32)> = if a.y == b.y {
            (a.y + 1..a.y + a.h).map(|y| (a.x.max(b.x), y)).collect()
        } else {
            let (left, right) = (a.x.max(b.x), (a.x + a.w).min(b.x + b.w));
            (left + 1..right).map(|x| (x, a.y.max(b.y))).collect()
        };
        (!frame.is_empty()).then_some(frame)
    }
}

/// A heavy frame around the cell the cursor is on.
fn draw_cursor(canvas: &mut Canvas, cage: Cage, style: Style) {
    let (right, bottom) = (cage.x + cage.w, cage.y + cage.h);
    for x in cage.x + 1..right {
        canvas.put(x, cage.y, '━', style);
        canvas.put(x, bottom, '━', style);
    }
    for y in cage.y + 1..bottom {
        canvas.put(cage.x, y, '┃', style);
        canvas.put(right, y, '┃', style);
    }
    canvas.put(cage.x, cage.y, '┏', style);
    canvas.put(right, cage.y, '┓', style);
    canvas.put(cage.x, bottom, '┗', style);
    canvas.put(right, bottom, '┛', style);
}
