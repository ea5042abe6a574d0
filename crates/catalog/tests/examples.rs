//! Every case of every game can be looked at, in both languages.

use engine::{Msg, Viewer};
use text::Lang;

#[test]
fn every_case_can_be_looked_at_in_both_languages() {
    for game in catalog::games() {
        let id = game.profile().id;
        let (mut plain, mut all) = (0, 0);
        for (path, _) in game.cases() {
            let example = game.example(cases::id_of(path)).expect("a shipped case");
            let example = example.unwrap_or_else(|error| panic!("{error}"));
            let says = |frame: &cases::Frame| !frame.lines.is_empty();
            assert!(example.frames.len() > 1 || says(&example.frames[0]), "{path} shows nothing");
            assert_eq!(example.frames[0].step, 0, "{path}");
            assert_eq!(example.frames.last().map(|frame| frame.step), Some(example.table.len()), "{path}");
            let map = example.table.map();
            let known =
                |cell: &String| map.boards.iter().any(|board| board.cells.iter().any(|c| c.id == *cell));
            assert!(example.cells.iter().all(known), "{path}: {:?}", example.cells);
            for lang in Lang::ALL {
                let say = |msg: &Msg| {
                    game.texts()
                        .try_say(lang, msg)
                        .unwrap_or_else(|missing| panic!("{id} {path}: {missing:?}"))
                };
                for frame in &example.frames {
                    let refused = frame.kind == cases::FrameKind::Refused;
                    plain += usize::from(refused && say(&frame.title).ends_with(&frame.notation));
                    all += usize::from(refused);
                    assert!(!say(&frame.title).is_empty(), "{path}");
                    assert!(frame.lines.iter().all(|line| !say(&line.text).is_empty()), "{path}");
                    frame.odds.as_ref().map(|odds| odds.map_text(&say));
                    example.table.scene_at(frame.step, Viewer::Referee).map_text(&say);
                }
            }
        }
        println!("{id}: {plain} of {all} refused orders are told in notation only");
        // White Star Rising has words for legal orders alone: what it would refuse is shown as it was written.
        assert!(id == "white-star-rising" || plain * 3 < all, "{id}: {plain} of {all} have no words");
    }
}

#[test]
fn a_case_tells_orders_refusals_odds_and_what_came_of_them() {
    let game = catalog::find("mortain").unwrap();
    let (path, _) =
        game.cases().iter().find(|(_, text)| text.contains("{ odds = ")).expect("a case with odds");
    let example = game.example(cases::id_of(path)).unwrap().unwrap();
    let odds = example.frames.iter().find_map(|frame| frame.odds.as_ref()).expect("its odds");
    assert!((odds.shares.iter().map(|share| share.chance).sum::<f64>() - 1.0).abs() < 1e-9);
    let (path, _) = game.cases().iter().find(|(_, text)| text.contains("{ refused = ")).expect("a refusal");
    let example = game.example(cases::id_of(path)).unwrap().unwrap();
    let refused = example.frames.iter().find(|frame| frame.kind == cases::FrameKind::Refused).unwrap();
    assert!(!refused.lines[0].rule.is_empty() && refused.lines[0].tone == scene::Tone::Bad);
    assert!(game.example("no-such-case").is_none());
}

#[test]
fn most_cases_are_about_a_part_of_the_map() {
    let (mut about, mut all) = (0, 0);
    for game in catalog::games() {
        for (path, _) in game.cases() {
            let example = game.example(cases::id_of(path)).unwrap().unwrap();
            about += usize::from(!example.cells.is_empty());
            all += 1;
        }
    }
    println!("{about} of {all} cases are about a part of the map");
    assert!(about * 10 > all * 7, "{about} of {all}");
}
