//! A made-up game with a blunder, a lucky draw and secrets, looked at again.

use analysis::{Cause, Notebook, PLAYOUTS};
use bluff::{Bluff, Flaw};
use engine::{Game, Header, Seat, Setup};
use std::sync::Arc;
use table::{Analysed, AnyTable, Table, game_name};

/// North is dealt the highest card against the lowest and gives it away; then South has the highest and wins.
fn table() -> Table<Bluff<{ Flaw::NONE }>> {
    let game = Arc::new(Bluff::new(&(), &Setup::default()));
    let mut table = Table::new(game, Header { game: "bluff".to_owned(), ..Header::default() });
    let steps = [
        (None, "6"),
        (None, "1"),
        (Some(0), "fold"),
        (None, "3"),
        (None, "6"),
        (Some(1), "raise"),
        (Some(0), "fold"),
    ];
    for (seat, what) in steps {
        let done = match seat {
            Some(seat) => table.order_text(Seat(seat), what),
            None => table.luck_text(what),
        };
        done.unwrap_or_else(|error| panic!("{what}: {error:?}"));
    }
    assert!(matches!(table.need(), engine::Need::Over(_)));
    table
}

fn whole(table: &dyn AnyTable, playouts: u32) -> Notebook {
    let analyst = table.analyst();
    let mut notebook = Notebook::new(&game_name(table), playouts);
    while notebook.go_on(&*analyst) {}
    notebook
}

#[test]
fn the_blunder_and_the_lucky_draw_are_found() {
    let table = table();
    let Analysed { report, moments, .. } =
        Analysed::new(&table, &whole(&table, PLAYOUTS)).expect("all of it");
    let luck = moments.iter().find(|told| told.moment.cause == Cause::Luck).expect("the lucky draw");
    let luck = &luck.moment;
    // The evaluation counts a card as a twentieth: the lowest against a mean of 3 of those that are left.
    assert_eq!((luck.from, luck.to, luck.seat, luck.points), (0, 2, Seat(0), 1000));
    let blunder = moments.iter().find(|told| told.moment.cause == Cause::Decision).expect("the blunder");
    assert_eq!((blunder.moment.from, blunder.moment.seat), (2, Seat(0)));
    assert!(blunder.moment.points <= -1000, "{:?}", blunder.moment);
    assert_eq!(blunder.moment.better, ["raise"]);
    assert!(blunder.better.is_some());
    assert_eq!(
        report.sides[0].decisions,
        -report.steps.iter().map(|parts| parts.decision.abs()).sum::<i32>()
    );
    assert!(report.sides[1].sound >= 1, "raising with the highest card is sound");
}

#[test]
fn every_change_is_the_sum_of_its_parts_up_to_the_outcome() {
    let table = table();
    let report = Analysed::new(&table, &whole(&table, PLAYOUTS)).expect("all of it").report;
    for (step, parts) in report.steps.iter().enumerate() {
        assert_eq!(report.curve[step + 1] - report.curve[step], parts.sum(), "step {step}");
    }
    assert_eq!(report.curve.last(), Some(&0), "North has lost");
    assert_eq!(report.curve.len(), table.len() + 1);
    assert!(report.steps.iter().any(|parts| parts.news != 0), "hidden cards came to light");
}

#[test]
fn what_was_stopped_and_taken_up_again_comes_to_the_same() {
    let table = table();
    let once = whole(&table, 30);
    assert_eq!(once, whole(&table, 30), "the same twice");
    let name = game_name(&table);
    let analyst = table.analyst();
    let mut stopped = Notebook::new(&name, 30);
    while stopped.go_on(&*analyst) {
        // Every moment by somebody else, from what was kept.
        stopped = Notebook::read(&stopped.write(), &name).expect("what was kept is read");
    }
    assert_eq!(stopped, once);
    assert!(stopped.is_complete(&*table.analyst()) && stopped.done() == analyst.moments());
    assert_eq!(Notebook::read(&once.write(), "another game"), None);
    assert!(
        Analysed::new(&table, &Notebook::new(&name, 30)).is_none(),
        "nothing is told of half an analysis"
    );
}

#[test]
fn decisions_are_judged_by_what_the_seat_could_know() {
    let table = table();
    let seen = table.analyst().measure(2, PLAYOUTS);
    // The same decision against another hidden card: the seat cannot know the difference.
    let game = Arc::new(Bluff::<{ Flaw::NONE }>::new(&(), &Setup::default()));
    let mut other = Table::new(game, Header::default());
    for luck in ["6", "5"] {
        other.luck_text(luck).expect("a card");
    }
    other.order_text(Seat(0), "fold").expect("a fold");
    let other = other.analyst().measure(2, PLAYOUTS);
    assert_eq!(seen.decision, other.decision);
    assert_ne!(seen.astray, other.astray, "how far it was from the truth differs");
}
