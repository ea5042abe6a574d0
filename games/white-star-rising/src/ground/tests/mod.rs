//! The ground as a whole: constraints of the text on the maps, joins, sight.

mod joins;
mod maps;
mod moves;
mod sight;

use super::*;
use engine::DataFiles;

const SHIPPED: [(&str, &str); 2] = [
    ("maps.toml", include_str!("../../../data/maps.toml")),
    ("terrain.toml", include_str!("../../../data/terrain.toml")),
];

fn shipped() -> Maps {
    Maps::load(&DataFiles::shipped(&SHIPPED)).unwrap()
}

/// Sheets of our own in place of those shipped.
fn sketched(sheets: &str) -> Result<Maps, engine::DataError> {
    Maps::load(&DataFiles::shipped(&[("maps.toml", sheets), SHIPPED[1]]))
}

/// A whole sheet.
fn sheet(map: &str, at: (i8, i8)) -> Sheet<'_> {
    Sheet { map, columns: (0, 20), at }
}

fn single(map: &str) -> Ground {
    Ground::new(&shipped(), &[sheet(map, (0, 0))], &Changes::default()).unwrap()
}

fn east_of(west: &str, east: &str) -> Ground {
    Ground::new(&shipped(), &[sheet(west, (0, 0)), sheet(east, (1, 0))], &Changes::default()).unwrap()
}

/// The grounds of the sixteen scenarios.
fn layouts() -> Vec<Ground> {
    let (east, south) = ((1, 0), (0, 1));
    let part = |map, columns, at| Sheet { map, columns, at };
    let whole = |map| vec![sheet(map, (0, 0))];
    let two = |west, east_map| vec![sheet(west, (0, 0)), sheet(east_map, east)];
    let plain = Changes::default;
    let no_rivers = || Changes { no_rivers: true, ..Changes::default() };
    let layouts = [
        (whole("A"), plain()),
        (two("B", "A"), plain()),
        (whole("B"), no_rivers()),
        (two("B", "D"), Changes { rubble: true, ..plain() }),
        (vec![part("A", (0, 10), (0, 0))], plain()),
        (whole("A"), Changes { no_rivers: true, no_hills: true, ..plain() }),
        (two("B", "A"), no_rivers()),
        (vec![part("A", (12, 20), (0, 0)), part("C", (0, 10), east)], plain()),
        (whole("A"), plain()),
        (two("A", "C"), plain()),
        (vec![part("D", (4, 20), (0, 0))], plain()),
        (vec![sheet("B", (0, 0)), sheet("A", south)], plain()),
        (whole("C"), plain()),
        (whole("B"), plain()),
        (
            vec![part("C", (10, 20), (0, 0)), part("B", (0, 10), east)],
            Changes { clear: vec!["B:K01".to_owned(), "B:K02".to_owned()], ..plain() },
        ),
        (two("B", "C"), Changes { only_bridge: Some("B:P05".to_owned()), ..plain() }),
    ];
    let maps = shipped();
    layouts.iter().map(|(sheets, changes)| Ground::new(&maps, sheets, changes).unwrap()).collect()
}

fn cells(ground: &Ground, labels: &[&str]) -> Area {
    labels.iter().map(|label| ground.find(label).unwrap_or_else(|| panic!("no {label}"))).collect()
}

fn labels(ground: &Ground, area: &Area) -> Vec<String> {
    area.iter().map(|cell| ground.label(cell)).collect()
}

#[test]
fn labels_read_back_on_every_ground() {
    for ground in layouts() {
        for cell in ground.all() {
            assert_eq!(ground.find(&ground.label(cell)), Some(cell));
        }
        for wrong in ["", "K", "K00", "K12", "V01", "K008", "K+1", "X:K01", "A:", ":K01", "Ä01", "K０1"] {
            assert_eq!(ground.find(wrong), None, "{wrong}");
        }
    }
}

#[test]
fn distance_is_the_number_of_steps_and_within_agrees_with_it() {
    for ground in [single("A"), east_of("B", "A"), layouts().remove(7)] {
        for start in ground.all().iter().step_by(29) {
            let (mut reached, mut steps) = (Area::of(start), 0);
            while reached != *ground.all() {
                assert_eq!(ground.within(start, steps), reached, "{} {steps}", ground.label(start));
                let next = ground.near(&reached, 1);
                steps += 1;
                assert!((next - reached).iter().all(|cell| ground.distance(start, cell) == steps));
                reached = next;
            }
            assert_eq!(ground.within(start, 255), reached);
        }
    }
}

#[test]
fn neighbours_are_those_of_the_grid() {
    let ground = single("A");
    let around = |label| {
        let cell = ground.find(label).unwrap();
        assert_eq!(ground.neighbours(cell).iter().copied().collect::<Area>(), *ground.around(cell));
        ground.neighbours(cell).iter().map(|&cell| ground.label(cell)).collect::<Vec<_>>()
    };
    assert_eq!(around("K06"), ["K05", "L06", "L07", "K07", "J07", "J06"]);
    assert_eq!(around("J06"), ["J05", "K05", "K06", "J07", "I06", "I05"]);
    assert_eq!(around("A01"), ["B01", "B02", "A02"]);
    assert_eq!(around("T12"), ["T11", "U11", "S11"]);
}

#[test]
fn mistakes_in_the_files_are_told_with_their_line() {
    let entry = |lines: &str| sketched(&format!("{lines}\nprovenance = \"own\"\n")).unwrap_err();
    let error = entry("[[A.area]]\nterrain = \"woods\"\nhexes = [\"A01\",\n\"K12\"]");
    assert_eq!((error.file.as_str(), error.line), ("maps.toml", 4));
    let error = entry("[[A.road]]\nhexes = [\"A01\", \"A02\",\n\n\"A04\"]");
    assert_eq!((error.line, error.what.contains("A04")), (4, true));
    for wrong in [
        "[[A.area]]\nterrain = \"woods\"\nhexes = [\"A01\", \"A01\"]",
        "[[A.area]]\nterrain = \"swamp\"\nhexes = [\"A01\"]",
        "[[A.bridge]]\nhex = \"A01\"",
        "[[A.area]]\nterrain = \"sea\"\nhexes = [\"A01\"]\nprovenance = \"own\"\n[[A.road]]\nhexes = [\"A01\", \"A02\"]",
    ] {
        assert!(entry(wrong).line > 0, "{wrong}");
    }
    assert!(
        sketched("[[A.area]]\nterrain = \"woods\"\nhexes = [\"A01\"]\nprovenance = \"guess\"\n").is_err()
    );
    assert!(sketched("[[A.area]]\nterrain = \"woods\"\nhexes = [\"A01\"]\n").is_err());
}

#[test]
fn layouts_that_cannot_be_are_refused() {
    let maps = shipped();
    let part = |map, columns, at| Sheet { map, columns, at };
    let refused = |sheets: &[Sheet]| Ground::new(&maps, sheets, &Changes::default()).is_err();
    assert!(refused(&[]));
    assert!(refused(&[sheet("E", (0, 0))]));
    assert!(refused(&[part("A", (0, 21), (0, 0))]));
    assert!(refused(&[sheet("A", (0, 0)), sheet("A", (1, 0))]));
    assert!(refused(&[sheet("A", (0, 0)), sheet("B", (1, 1))]));
    assert!(refused(&[part("A", (0, 10), (0, 0)), sheet("B", (1, 0))]));
    let changed = |changes| Ground::new(&maps, &[sheet("A", (0, 0))], &changes).is_err();
    assert!(changed(Changes { clear: vec!["B:K01".to_owned()], ..Changes::default() }));
    assert!(changed(Changes { only_bridge: Some("K01".to_owned()), ..Changes::default() }));
}

#[test]
fn every_hex_is_drawn_once_inside_the_board() {
    for ground in layouts() {
        let map = ground.picture();
        let board = &map.boards[0];
        assert_eq!(board.cells.len(), ground.len());
        for cell in &board.cells {
            assert!(
                cell.x - cell.w / 2.0 > -0.01 && cell.x + cell.w / 2.0 < board.width + 0.01,
                "{}",
                cell.id
            );
            assert!(
                cell.y - cell.h / 2.0 > -0.01 && cell.y + cell.h / 2.0 < board.height + 0.01,
                "{}",
                cell.id
            );
            assert!(map.terrain.iter().any(|kind| kind.id == cell.terrain));
        }
        for decor in &board.decor {
            assert!(
                decor
                    .points
                    .iter()
                    .all(|&(x, y)| x > 0.0 && x < board.width && y > -0.01 && y < board.height)
            );
            assert!(decor.points.len() > 1 || decor.text.is_some());
        }
    }
}

#[test]
fn a_vanished_river_and_a_vanished_road_are_not_drawn() {
    use scene::DecorKind::{Label, River, Road};
    let kinds =
        |ground: &Ground, kind| ground.picture().boards[0].decor.iter().filter(|d| d.kind == kind).count();
    let layouts = layouts();
    assert_eq!((kinds(&layouts[0], River), kinds(&layouts[2], River), kinds(&layouts[5], River)), (1, 0, 0));
    assert_eq!((kinds(&layouts[0], Label), kinds(&layouts[5], Label)), (4, 3), "Hill 137 is gone");
    // Four roads and their five ways off the map: A06, U06, K01, K11, A11.
    assert_eq!(kinds(&layouts[0], Road), 9);
    // Without the road at B:K01 and B:K02: the main roads of both sheets, the rest of that road, C's road in K. Off the
    // map at C:K01, C:K06, C:K11, B:K06, and twice at B:K11, all that is left of a road there.
    assert_eq!(kinds(&layouts[14], Road), 4 + 6);
}
