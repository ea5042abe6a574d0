//! Where units can go, as the table shows it.

use engine::*;
use mortain::{GERMAN, Mortain};
use scene::Show;

#[test]
fn the_next_card_is_no_danger_to_who_moved_last() {
    let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).expect("sound data");
    let game = Mortain::new(&data, &Setup::default());
    let mut position = game.start();
    // One unit acts with an ace; then the next card is drawn.
    for (key, value) in [("card", "AS"), ("PzA", "0503"), ("117", "0203"), ("102", "eliminated")] {
        game.set_fact(&mut position, key, &Fact::word(value)).expect(key);
    }
    let view = game.view(&position, Viewer::Seat(GERMAN));
    let course = game.course(&view, &["PzA".to_owned()], &[]).expect("a course");
    assert!(course.spots.len() > 4, "{course:?}");
    assert!(course.spots.iter().all(|spot| spot.dangers.is_empty()), "{course:?}");
}

#[test]
fn nobody_fires_along_beyond_what_the_card_allows() {
    let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).expect("sound data");
    let game = Mortain::new(&data, &Setup::default());
    // A 4 activates two units; three more could fire at 120, and the Tiger does so for nothing.
    for (card, most) in [("4S", 2), ("8S", 4)] {
        let mut position = game.start();
        let facts =
            [("card", card), ("PzA", "0803"), ("DF", "0704"), ("D", "0702"), ("37", "0603"), ("102", "0803")];
        for (key, value) in facts.into_iter().chain([("120", "0703")]) {
            game.set_fact(&mut position, key, &Fact::word(value)).expect(key);
        }
        let (parts, close) = game.joins(&position, game.read("fire PzA 120").expect("an order"));
        assert_eq!((parts.len(), close), (4, vec!["shoot".to_owned()]));
        let on: Vec<&str> = parts.iter().filter(|part| part.on).map(|part| part.id.as_str()).collect();
        assert_eq!(on.len(), most, "{on:?}");
        // As many as are in can really be given, one after the other.
        for order in ["fire PzA 120"].iter().chain(&on).chain(&["shoot"]) {
            let order = game.read(order).expect("an order");
            assert_eq!(game.judge(&position, order), Ok(()));
            game.apply_order(&mut position, order, &mut Silent);
        }
    }
}
