//! The two sides weigh a position differently; `search` must judge it as the side does that it plays.

use blitzkrieg_1940::Blitzkrieg;
use blitzkrieg_1940::orders::Order;
use blitzkrieg_1940::words::*;
use bots::{Fancy, Level, Minds, Timeless, search};
use engine::*;

/// What a side thinks of its orders at first sight, if what counts for one of the sides is changed.
fn thoughts(game: &Blitzkrieg, seat: Seat, changed: Option<Seat>) -> Vec<(Order, f32)> {
    let active = if seat == GERMAN { "i35" } else { "1c" };
    let mut p = game.start();
    for (unit, hex) in [("i35-hq", "1713"), ("1c-hq", "1413"), ("i35-3", "1713"), ("1c-1", "1413")] {
        game.set_fact(&mut p, unit, &Fact::word(hex)).expect("a place");
    }
    game.set_fact(&mut p, "active", &Fact::word(active)).expect("a formation");
    let mut mind = game.mind(Schooling::Studied);
    if let Some(side) = changed {
        let changes = learning::Changes::read("danger=0.9,point=0.1,draw=0.9").expect("sound");
        changes.apply(mind.weights[side.index()].all()).expect("weights");
    }
    let minds = Minds::of(game.mind(Schooling::Plain), mind);
    let view = game.view(&p, Viewer::Seat(seat));
    let by = minds.get(game, Schooling::Studied);
    let plan = search(by, &view, seat, Level::Playouts(1), &mut Fancy::new(1), &Timeless);
    let mut orders: Vec<_> = plan.orders.into_iter().map(|(order, _, value)| (order, value)).collect();
    orders.sort_by_key(|(order, _)| game.write(*order));
    orders
}

#[test]
fn search_judges_as_its_own_side_does() {
    let data = Blitzkrieg::load(&DataFiles::shipped(Blitzkrieg::FILES)).expect("the data");
    let game = Blitzkrieg::new(&data, &Setup { scenario: "hannut".to_owned(), options: Vec::new() });
    for seat in [GERMAN, FRENCH] {
        let plain = thoughts(&game, seat, None);
        assert!(plain.len() > 3, "{} orders", plain.len());
        assert_eq!(
            plain,
            thoughts(&game, seat, Some(enemy(seat))),
            "what counts for the other side changes nothing"
        );
        assert_ne!(plain, thoughts(&game, seat, Some(seat)), "what counts for its own side does");
    }
}
