//! The picture of the siege: every place of both boards has its place on it, and what it shows exists in the drawing.

use engine::{DataFiles, Game, Setup};
use hegra::Hegra;
use scene::{Board, Show};

const DRAWING: &str = include_str!("../art/hegra.svg");

fn boards() -> Vec<Board<engine::Msg>> {
    let data = Hegra::load(&DataFiles::shipped(Hegra::FILES)).unwrap();
    Hegra::new(&data, &Setup { scenario: "normal".into(), options: Vec::new() }).map().boards
}

#[test]
fn every_cell_lies_inside_the_one_picture_of_both_boards() {
    let boards = boards();
    assert_eq!(boards.len(), 2);
    assert_eq!(boards[0].picture, boards[1].picture);
    let picture = boards[0].picture.clone().expect("there is a picture");
    for cell in boards.iter().flat_map(|board| &board.cells) {
        assert!(cell.outline.len() >= 4, "{} has no place on the picture", cell.id);
        let inside =
            |&(x, y): &(f32, f32)| (0.0..=picture.width).contains(&x) && (0.0..=picture.height).contains(&y);
        assert!(cell.outline.iter().all(inside), "{} leaves the picture", cell.id);
    }
}

#[test]
fn no_two_places_have_the_same_middle() {
    let boards = boards();
    let middle = |outline: &[(f32, f32)]| {
        let n = outline.len() as f32;
        let sum = outline.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        (sum.0 / n, sum.1 / n)
    };
    let all: Vec<_> =
        boards.iter().flat_map(|board| &board.cells).map(|cell| (&cell.id, middle(&cell.outline))).collect();
    for (i, (one, a)) in all.iter().enumerate() {
        for (other, b) in &all[i + 1..] {
            assert!((a.0 - b.0).abs() + (a.1 - b.1).abs() > 0.2, "{one} and {other} lie upon each other");
        }
    }
}

#[test]
fn every_layer_is_a_group_of_the_drawing_and_belongs_to_a_cell() {
    let boards = boards();
    let picture = boards[0].picture.clone().expect("there is a picture");
    assert!(!picture.layers.is_empty());
    for layer in &picture.layers {
        assert!(DRAWING.contains(&format!("<g id=\"{}\">", layer.id)), "{} is not drawn", layer.id);
        assert!(
            boards.iter().any(|board| board.cells.iter().any(|cell| cell.id == layer.cell)),
            "{}",
            layer.cell
        );
    }
    assert!(DRAWING.contains("<g id=\"ways\"/>"), "the ways have their place between ground and fields");
}
