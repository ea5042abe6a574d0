//! What the table shows: names of hexes, what is offered first, what is seen to happen.

use engine::{Game, Seat, Setup, Silent};
use scene::{CueKind, Pick, Show};
use white_star_rising::WhiteStar;
use white_star_rising::orders::Order;
use white_star_rising::position::{Position, Purpose, Roll, Stage, Step};
use white_star_rising::telling::Event;

fn game(scenario: &str) -> WhiteStar {
    let data = WhiteStar::load(&engine::DataFiles::shipped(WhiteStar::FILES)).expect("the data");
    WhiteStar::new(&data, &Setup { scenario: scenario.into(), options: Vec::new() })
}

fn scenario_with(sheets: usize) -> Vec<String> {
    let fits = |id: &String| {
        let ground = game(id).s.ground.clone();
        let names: std::collections::HashSet<String> =
            ground.all().iter().map(|cell| ground.sheet_of(cell).to_owned()).collect();
        names.len() == sheets
    };
    let data = WhiteStar::load(&engine::DataFiles::shipped(WhiteStar::FILES)).expect("the data");
    WhiteStar::scenarios(&data).into_iter().filter(fits).collect()
}

#[test]
fn on_two_maps_every_number_bears_the_letter_of_its_map() {
    let two = scenario_with(2);
    assert!(two.len() > 3, "{two:?}");
    for id in &two {
        let map = game(id).map();
        let hexes: Vec<_> = map.boards[0].cells.iter().filter(|cell| !cell.label.is_empty()).collect();
        assert!(hexes.len() > 200 && hexes.iter().all(|cell| cell.label == cell.id && cell.id.contains(':')));
        let all: std::collections::HashSet<&String> = hexes.iter().map(|cell| &cell.label).collect();
        assert_eq!(all.len(), hexes.len(), "{id}: a number stands on the board twice");
    }
}

#[test]
fn on_one_map_no_letter_is_needed() {
    let map = game("01-noville").map();
    assert!(map.boards[0].cells.iter().all(|cell| !cell.label.contains(':')));
}

/// A throw for the accuracy of a barrage of the first seat, with so many points on either side: 1 goes astray.
fn throw(game: &WhiteStar, face: u8, points: u8, asked: Seat) -> Position {
    let mut p = game.start();
    let mut faces = [0; 20];
    faces[0] = face;
    p.barrage.by = Seat(0);
    p.fate = [points; 2];
    p.roll = Roll { purpose: Purpose::Accuracy, count: 1, faces, first: Seat(0), last: Seat(1), late: false };
    p.stage = Stage::Window(asked);
    p
}

#[test]
fn fate_is_offered_first_for_what_it_can_help() {
    let game = game("01-noville");
    let wanted = |p: &Position| {
        let mut orders = Vec::new();
        game.orders(p, &mut orders);
        orders.retain(|&order| !game.choice(p, order).seldom);
        orders.iter().map(|&order| game.write(order)).collect::<Vec<_>>()
    };
    let down = game.write(Order::Nudge { face: 4, up: false });
    let up = game.write(Order::Nudge { face: 1, up: true });
    let [pass, again] = [Order::Pass, Order::Reroll].map(|order| game.write(order));
    // Astray: whoever fires throws again or makes a 2 of it, the other side leaves it.
    assert_eq!(wanted(&throw(&game, 1, 1, Seat(0))), [pass.clone(), again.clone(), up]);
    assert_eq!(wanted(&throw(&game, 1, 1, Seat(1))), std::slice::from_ref(&pass));
    // On target: the other side throws again; a 4 becomes a 1 with three points, not with two.
    assert_eq!(wanted(&throw(&game, 4, 3, Seat(0))), std::slice::from_ref(&pass));
    assert_eq!(wanted(&throw(&game, 4, 2, Seat(1))), [pass.clone(), again.clone()]);
    assert_eq!(wanted(&throw(&game, 4, 3, Seat(1))), [pass, again, down]);
}

#[test]
fn shots_moves_losses_and_impulses_can_be_seen_to_happen() {
    let game = game("01-noville");
    let mut p = game.start();
    let unit = 0;
    let mut seen = Vec::new();
    let cell = game.s.ground.find("K05").expect("a hex");
    let next = game.s.ground.neighbours(cell)[0];
    game.apply_order(&mut p, Order::Auto, &mut Silent);
    let moved = Event::Moved { units: 1, from: cell, to: next, step: Step::Plain };
    let way = game.cue(&p, &moved).expect("a way");
    assert_eq!((way.kind, way.path.len()), (CueKind::Move, 2));
    assert_eq!(way.from, Some(Pick::Piece(game.s.units[unit].id.clone())));
    for event in [
        Event::Reduced { unit: 1 },
        Event::Reorganised { unit: 1, passed: true },
        Event::Activated { formation: 0 },
        Event::ShellsFall { hex: cell },
    ] {
        seen.push(game.cue(&p, &event).expect("something to see").kind);
    }
    assert_eq!(seen, [CueKind::Loss, CueKind::Rally, CueKind::Phase, CueKind::Blast]);
    assert_eq!(game.cue(&p, &Event::Reorganised { unit: 1, passed: false }), None);
}
