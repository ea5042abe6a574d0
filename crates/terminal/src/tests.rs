//! What can only be seen from inside.

use crate::panel::Panel;
use crate::places::Places;
use crate::{App, Input, Player, Session};
use catalog::Opening;
use engine::{Seat, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use scene::{
    Board, Cell, CellShape, Choice, Corner, Decor, DecorKind, Map, Marker, Pick, Piece, PieceForm, Tone,
    Value,
};
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
    Board { id: id.to_owned(), title: id.to_owned(), width, height, cells, decor: vec![road], picture: None }
}

fn cell(id: &str, shape: CellShape, x: f32, y: f32) -> Cell<String> {
    let (w, h) = if shape == CellShape::Box { (2.6, 1.8) } else { (1.0, 1.0) };
    Cell {
        label: id.to_owned(),
        name: Some("Name of a place".to_owned()),
        ..Cell::new(id, shape, (x, y), (w, h), "swamp", id.to_owned())
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

/// A river between two hexes takes the place of the frame between them, so that it is seen on the smallest screen, too.
#[test]
fn a_river_between_hexes_is_seen_on_a_small_screen() {
    let mut app = app();
    let mut board = board("a", CellShape::HexPointy, 8, 6);
    let sides = vec![(1.5, -0.289), (1.5, 0.289)];
    app.map = Map { boards: vec![board.clone()], terrain: Vec::new(), liveries: Vec::new() };
    app.places = Places::new(&app.map);
    app.go_to(app.places.middle(0), None);
    assert!(!screen(&mut app, 80, 24).contains('≈'));
    board.decor.push(Decor { kind: DecorKind::River, points: sides, text: None });
    app.map.boards = vec![board];
    assert!(screen(&mut app, 80, 24).contains('≈'));
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

fn lines_of(app: &mut App, width: u16, height: u16) -> String {
    let text = screen(app, width, height);
    let signs: Vec<char> = text.chars().collect();
    signs.chunks(width as usize).map(|line| line.iter().collect::<String>() + "\n").collect()
}

fn counter(id: &str, cell: &str, short: &str) -> Piece<String> {
    let value = |corner, text: &str| Value::new(corner, text, "value".to_owned());
    Piece {
        symbol: "armour".to_owned(),
        values: vec![value(Corner::LowerLeft, "4"), value(Corner::LowerRight, "6")],
        ..Piece::new(id, cell, "us", format!("{short} Platoon"), short.to_owned())
    }
}

/// A map of 472 flat-topped hexes with sixty counters, some of them marked, and twenty to be placed.
fn large() -> App {
    let mut app = app();
    let mut map = board("h", CellShape::HexFlat, 16, 30);
    map.cells.retain(|cell| !(cell.id.ends_with("29") && cell.id[1..3].parse::<u32>().unwrap_or(0) % 2 == 1));
    assert_eq!(map.cells.iter().filter(|cell| cell.shape == CellShape::HexFlat).count(), 472);
    for cell in &mut map.cells {
        cell.name = None;
        cell.label = cell.id[1..].to_owned();
        cell.terrain = "open".to_owned();
    }
    let hexes: Vec<String> = map.cells.iter().map(|cell| cell.id.clone()).collect();
    app.scene.pieces =
        (0..60).map(|i| counter(&format!("u{i}"), &hexes[i * 7], &format!("{}/A", i % 9))).collect();
    app.scene.pieces[1].markers = vec![Marker::new("disrupted", "D", Tone::Bad, "Disrupted".to_owned())];
    app.scene.pieces.extend((0..20).map(|i| counter(&format!("n{i}"), "hbox", &format!("{}/B", i % 9))));
    let place = |unit: usize, hex: &String| {
        let picks = vec![Pick::Piece(format!("n{unit}")), Pick::Cell(hex.clone())];
        let order = format!("place n{unit} {hex}");
        Choice { order, ..Choice::new(format!("Place {unit} in {hex}"), picks, "3") }
    };
    app.choices = (0..20).flat_map(|unit| hexes[..200].iter().map(move |hex| place(unit, hex))).collect();
    for order in ["automatic", "done"] {
        let choice = Choice::new(order.to_owned(), Vec::new(), "3");
        app.choices.push(Choice { order: order.to_owned(), ..choice });
    }
    app.map = Map { boards: vec![map], terrain: Vec::new(), liveries: Vec::new() };
    app.places = Places::new(&app.map);
    app.go_to(app.places.find("h0500").unwrap(), None);
    app
}

#[test]
fn a_large_map_scrolls_with_the_cursor_and_says_what_counters_bear() {
    let mut app = large();
    for (col, row) in [(0, 0), (15, 0), (8, 14), (0, 28), (15, 28)] {
        app.go_to(app.places.find(&format!("h{col:02}{row:02}")).unwrap(), None);
        let shown = lines_of(&mut app, 80, 24);
        assert!(shown.contains(&format!("{col:02}{row:02}")), "{shown}");
    }
    app.go_to(app.places.find("h0701").unwrap(), None);
    let shown = lines_of(&mut app, 80, 24);
    assert!(shown.contains("1/A !D") && shown.contains("6/A 4/6"), "{shown}");
}

#[test]
fn a_set_up_with_thousands_of_orders_is_two_picks_for_each_unit() {
    let mut app = large();
    let shown = lines_of(&mut app, 80, 24);
    assert!(shown.contains("1 automatic") && shown.contains("2 done"), "{shown}");
    // From the map to the first unit that can be placed, then to the nearest hex it can go to.
    press(&mut app, KeyCode::Tab);
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.picks, [Pick::Piece("n0".to_owned())]);
    assert!(!app.places.all[app.cursor.place].aside, "the cursor waits on the map");
    assert!(app.targets().iter().any(|target| target.place == app.cursor.place));
}

#[test]
fn where_signs_need_the_room_the_letter_of_the_map_goes() {
    let mut app = large();
    app.map.boards[0].cells.iter_mut().for_each(|cell| cell.label = format!("A:{}", cell.label));
    let shown = lines_of(&mut app, 80, 24);
    assert!(shown.contains("A:05"), "{shown}");
    // An objective below a counter with a marker, which is chosen: three signs.
    let objective = Marker::new("objective", "O", Tone::Warn, "Objective".to_owned());
    app.scene.marks = vec![scene::Mark { cell: "h0500".to_owned(), marker: objective }];
    app.scene.pieces[0].cell = "h0500".to_owned();
    app.scene.pieces[0].markers = vec![Marker::new("disrupted", "D", Tone::Bad, "Disrupted".to_owned())];
    let shown = lines_of(&mut app, 80, 24);
    assert!(shown.contains("0500") && !shown.contains("A:0500"), "{shown}");
    assert!(shown.contains("@!"), "{shown}");
}

#[test]
fn what_nothing_is_gained_by_is_behind_more() {
    let mut app = large();
    let again = Choice::new("again".to_owned(), Vec::new(), "3");
    app.choices.push(Choice { order: "again".to_owned(), seldom: true, ..again });
    let shown = lines_of(&mut app, 80, 24);
    assert!(shown.contains("2 done") && !shown.contains("again"), "{shown}");
    let more = app.words.own("hint-more");
    assert!(shown.contains(&format!("b {more}")), "{shown}");
    press(&mut app, KeyCode::Char('b'));
    let shown = lines_of(&mut app, 80, 24);
    assert!(shown.contains("again"), "{shown}");
}

#[test]
fn no_name_loses_its_first_letter() {
    let mut app = large();
    let named = |short: &str, name: &str| Piece {
        name: name.to_owned(),
        ..counter("x", app.places.all[0].id.as_str(), short)
    };
    let say = |short: &str, name: &str| app.without_id(&named(short, name));
    assert_eq!(say("O", "Offizier"), "Offizier");
    assert_eq!(say("117", "117: 117th Infantry Regiment"), "117th Infantry Regiment");
    assert_eq!(say("M4", "M4 Sherman"), "Sherman");
    assert_eq!(say("M4", "M4A1 Sherman"), "M4A1 Sherman");
    // On the screen, too.
    let officer = named("O", "Offizier");
    app.scene.pieces = vec![officer];
    app.go_to(0, None);
    let shown = lines_of(&mut app, 80, 24);
    assert!(shown.contains("Offizier") && !shown.contains(" ffizier"), "{shown}");
}

/// A board of boxes with workers in them.
fn rooms() -> App {
    let mut app = app();
    let names = ["Kitchen", "Quarters", "Gun 1", "Gun 2", "Lookout", "Hospital"];
    let mut fort = board("r", CellShape::Box, 3, 2);
    for (cell, name) in fort.cells.iter_mut().zip(names) {
        cell.name = Some(name.to_owned());
        cell.label = String::new();
        cell.title = name.to_owned();
        cell.terrain = "room".to_owned();
    }
    let rooms: Vec<String> = fort.cells.iter().map(|cell| cell.id.clone()).collect();
    let worker = |i: usize| Piece {
        form: PieceForm::Pawn,
        values: Vec::new(),
        ..counter(&format!("w{i}"), &rooms[i % 5], &format!("Man {i}"))
    };
    app.scene.pieces = (0..14).map(worker).collect();
    app.map = Map { boards: vec![fort], terrain: Vec::new(), liveries: Vec::new() };
    app.places = Places::new(&app.map);
    app.go_to(0, None);
    app
}

#[test]
fn a_board_of_boxes_names_its_rooms_and_who_is_in_them() {
    let shown = lines_of(&mut rooms(), 80, 24);
    for text in ["Kitchen", "Quarters", "Gun 1", "Lookout", "Hospital", "Man 0", "Man 13"] {
        assert!(shown.contains(text), "{text} in\n{shown}");
    }
}
