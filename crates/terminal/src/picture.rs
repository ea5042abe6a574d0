//! A moment of a game as lines of text: the part of the board that matters, for print.

use crate::app::App;
use crate::counter::label_with_markers;
use crate::places::{Frame, Scale};
use crate::session::{Error, Player, Session};
use bots::BotSpec;
use catalog::Shelf;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::AnyTable;
use text::Lang;

/// Columns a picture should take.
const WIDE: i32 = 100;
/// Characters of a cell in a picture: room for a counter with its values, and for roads.
const CELL: Scale = Scale { w: 12, h: 4 };

/// The table as a referee sees it, around these cells; all of it if there are none. Sides are told apart by brackets, not by colours.
pub fn picture(
    shelf: &'static dyn Shelf,
    table: Box<dyn AnyTable>,
    lang: Lang,
    cells: &[String],
) -> Result<Vec<String>, Error> {
    // Nobody sits at the table, so everything is seen.
    let players = vec![Player::Bot(BotSpec::Greedy); table.profile().seats.len()];
    let app = App::sit(Session {
        shelf,
        table,
        players,
        lang,
        seed: 1,
        physical: false,
        colour: false,
        save_path: None,
    })?;
    Ok(app.printed(cells))
}

impl App {
    fn printed(&self, cells: &[String]) -> Vec<String> {
        let named: Vec<usize> = cells.iter().filter_map(|cell| self.places.find(cell)).collect();
        // The board that most of them are on.
        let on = |board: usize| named.iter().filter(|&&place| self.places.all[place].board == board).count();
        let Some(board) = (0..self.map.boards.len()).rev().max_by_key(|&board| on(board)) else {
            return Vec::new();
        };
        let here: Vec<usize> =
            named.iter().copied().filter(|&place| self.places.all[place].board == board).collect();
        let part = |scale: Scale| {
            let frames = here.iter().filter_map(|&place| self.places.frame(place, scale));
            window(&frames.collect::<Vec<_>>(), self.places.size(board, scale), scale)
        };
        let least = self.places.fit(board, 0, 0);
        let large = Scale { w: least.w.max(CELL.w), h: least.h.max(CELL.h) };
        // Where much of the map is meant, cells are small; nothing that is meant is cut off.
        let ((left, right), _) = part(large);
        let scale = if right - left > WIDE { least } else { large };
        let (x, y) = part(scale);
        let (width, height) = self.places.size(board, scale);
        let mut buffer = Buffer::empty(Rect::new(0, 0, width as u16, height as u16));
        self.paint(&mut buffer, board, scale);
        let line = |row: i32| {
            let text: String =
                (x.0..x.1).map(|column| buffer[(column as u16, row as u16)].symbol()).collect();
            text.trim_end().to_owned()
        };
        let mut lines: Vec<String> = (y.0..y.1).map(line).collect();
        lines.extend(named.iter().filter_map(|&place| self.beside(place)));
        lines
    }

    /// A box beside the map and what is in it.
    fn beside(&self, place: usize) -> Option<String> {
        let at = self.places.all.get(place).filter(|at| at.aside)?;
        let cell = &self.map.boards[at.board].cells[at.cell];
        let pieces = self.pieces_in(place);
        let label = |piece: &&scene::Piece<String>| {
            label_with_markers(piece, self.seat_index(&piece.side), CELL.w as usize, self.look)
        };
        let labels: Vec<String> = pieces.iter().map(label).collect();
        (!labels.is_empty()).then(|| format!("{}: {}", cell.title, labels.join(" ")))
    }
}

/// The columns and lines around these frames, with a cell's margin; the whole board if there are none.
fn window(frames: &[Frame], size: (i32, i32), scale: Scale) -> ((i32, i32), (i32, i32)) {
    let span = |from: fn(&Frame) -> i32, len: fn(&Frame) -> i32, margin: i32, size: i32| {
        let first = frames.iter().map(from).min().unwrap_or(0) - margin;
        let last = frames.iter().map(|frame| from(frame) + len(frame) + 1).max().unwrap_or(size) + margin;
        (first.max(0), last.min(size))
    };
    (
        span(|frame| frame.x, |frame| frame.w, scale.w as i32, size.0),
        span(|frame| frame.y, |frame| frame.h, scale.h as i32, size.1),
    )
}
