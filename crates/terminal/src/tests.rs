//! What can only be seen from inside.

use crate::panel::Panel;
use crate::places::Places;
use crate::{App, Input, Player, Session};
use catalog::Opening;
use engine::{Seat, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use scene::{Board, Cell, CellShape, Decor, DecorKind, Map};
use text::Lang;

fn app() -> App {
    let shelf = catalog::games()[0];
    let table = shelf.open(&Opening::default()).unwrap();
    let players = vec![Player::Human; table.profile().seats.len()];
    let session = Session {
        shelf,
        table,
        players,
        lang: Lang::En,
        seed: 1,
        physical: false,
        colour: true,
        save_path: None,
    };
    App::new(session).unwrap()
}

fn screen(app: &mut App, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| app.draw(frame)).unwrap();
    terminal.backend().buffer().content.iter().map(|cell| cell.symbol()).collect()
}

fn press(app: &mut App, code: KeyCode) {
    app.update(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)));
}

#[test]
fn the_curtain_hides_everything_until_the_player_sits_down() {
    let mut app = app();
    app.panels.push(Panel::Curtain { seat: Seat(0) });
    let hidden = screen(&mut app, 80, 24);
    assert!(hidden.contains("Change places") && !hidden.contains("0703"));
    press(&mut app, KeyCode::Char('l'));
    assert!(!screen(&mut app, 80, 24).contains("0703"));
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.viewer, Viewer::Seat(Seat(0)));
    assert!(screen(&mut app, 80, 24).contains("0703"));
}

/// A board of any shape, with a road across and a box beside it.
fn board(id: &str, shape: CellShape, cols: usize, rows: usize) -> Board<String> {
    let mut cells = Vec::new();
    for row in 0..rows {
        for col in 0..cols {
            let (c, r) = (col as f32, row as f32);
            let (x, y) = match shape {
                CellShape::HexPointy => (c + (row % 2) as f32 / 2.0, r * 0.866),
                CellShape::HexFlat => (c * 0.75, (r + (col % 2) as f32 / 2.0) * 0.866),
                CellShape::Square => (c, r),
                CellShape::Box => (c * 3.0 + 1.5, r * 2.0 + 1.0),
            };
            cells.push(cell(&format!("{id}{col:02}{row:02}"), shape, x, y));
        }
    }
    if shape != CellShape::Box {
        cells.push(cell(&format!("{id}box"), CellShape::Box, 100.0, 0.0));
    }
    let road = Decor { kind: DecorKind::Road, points: vec![(0.0, 0.0), (9.0, 9.0)], text: None };
    let (width, height) = (cols as f32 * 3.0, rows as f32 * 2.0);
    Board { id: id.to_owned(), title: id.to_owned(), width, height, cells, decor: vec![road] }
}

fn cell(id: &str, shape: CellShape, x: f32, y: f32) -> Cell<String> {
    let (w, h) = if shape == CellShape::Box { (2.6, 1.8) } else { (1.0, 1.0) };
    Cell {
        id: id.to_owned(),
        shape,
        x,
        y,
        w,
        h,
        label: id.to_owned(),
        name: Some("Name of a place".to_owned()),
        terrain: "swamp".to_owned(),
        title: id.to_owned(),
    }
}

#[test]
fn boards_of_any_shape_and_size_can_be_drawn_and_walked() {
    let shapes = [CellShape::HexPointy, CellShape::HexFlat, CellShape::Square, CellShape::Box];
    for shape in shapes {
        for (cols, rows) in [(1, 1), (4, 3), (40, 30)] {
            let mut app = app();
            app.map = Map {
                boards: vec![board("a", shape, cols, rows), board("b", shape, 2, 2)],
                terrain: Vec::new(),
                liveries: Vec::new(),
            };
            app.places = Places::new(&app.map);
            app.go_to(app.places.middle(0), None);
            for (width, height) in [(80, 24), (200, 60), (30, 10)] {
                for arrow in [KeyCode::Left, KeyCode::Up, KeyCode::Right, KeyCode::Down] {
                    (0..70).for_each(|_| press(&mut app, arrow));
                    screen(&mut app, width, height);
                }
            }
            // In the lower right corner the last cell is in sight; then the other board.
            app.go_to(app.places.find(&format!("a{:02}{:02}", cols - 1, rows - 1)).unwrap(), None);
            let last = format!("a{:02}{:02}", cols - 1, rows - 1);
            assert!(screen(&mut app, 80, 24).contains(&last), "{shape:?} {cols} {rows}");
            press(&mut app, KeyCode::Char('m'));
            assert!(screen(&mut app, 80, 24).contains("b0101"), "{shape:?}");
        }
    }
}

#[test]
fn a_map_without_cells_is_no_reason_to_fall_over() {
    for boards in [Vec::new(), vec![board("a", CellShape::HexPointy, 0, 0)]] {
        let mut app = app();
        app.map = Map { boards, terrain: Vec::new(), liveries: Vec::new() };
        app.places = Places::new(&app.map);
        for code in "omwtu? ".chars().map(KeyCode::Char).chain([
            KeyCode::Up,
            KeyCode::Tab,
            KeyCode::Enter,
            KeyCode::Esc,
        ]) {
            press(&mut app, code);
            screen(&mut app, 80, 24);
        }
    }
}
