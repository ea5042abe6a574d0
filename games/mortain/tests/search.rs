//! The search keeps to its limits and sees what lies before it.

use bots::{Clock, Fancy, Level, Thought, Timeless, search};
use engine::*;
use mortain::orders::Order;
use mortain::position::Position;
use mortain::{Mind, Mortain};
use std::cell::Cell;
use std::sync::LazyLock;

fn game() -> Mortain {
    Mortain::new(&Mortain::load(&DataFiles::shipped(Mortain::FILES)).unwrap(), &Setup::default())
}

/// Search with what it was taught.
fn thought(game: &Mortain) -> Thought<'_, Mortain> {
    static SHIPPED: LazyLock<Mind> = LazyLock::new(Mind::shipped);
    Thought { game, mind: &SHIPPED }
}

fn position(game: &Mortain, facts: &[(&str, &str)]) -> Position {
    let mut position = game.start();
    for (key, value) in facts {
        game.set_fact(&mut position, key, &Fact::word(*value)).unwrap();
    }
    position
}

/// A clock that moves on by so much whenever it is looked at.
struct Ticking(Cell<u64>, u64);

impl Clock for Ticking {
    fn millis(&self) -> u64 {
        self.0.set(self.0.get() + self.1);
        self.0.get()
    }
}

const CROWD: &[(&str, &str)] =
    &[("PzA", "0803"), ("DF", "0803"), ("D", "0903"), ("120", "0703"), ("117", "0702"), ("card", "10S")];

/// Four Germans are gone, and the Tiger stands at the west edge; there is much to do in the east.
fn one_exit_short(game: &Mortain) -> Position {
    let gone = [("D", "exited"), ("StuG", "exited"), ("37", "exited"), ("38", "exited"), ("102", "0103")];
    let facts: Vec<(&str, &str)> =
        CROWD.iter().chain(&gone).copied().filter(|(key, at)| (*key, *at) != ("D", "0903")).collect();
    position(game, &facts)
}

#[test]
fn the_clock_is_looked_at_after_every_playout() {
    let game = game();
    let start = position(&game, CROWD);
    let (mut fancy, clock) = (Fancy::new(1), Ticking(Cell::new(0), 1));
    let plan = search(thought(&game), &start, mortain::GERMAN, Level::Millis(20), &mut fancy, &clock);
    // Every look takes a millisecond; the solver has a few.
    assert!((15..=20).contains(&plan.playouts), "{}", plan.playouts);
    assert!(clock.0.get() <= 1 + 22, "{} ms", clock.0.get());
}

#[test]
fn a_slow_playout_is_not_begun_when_it_would_take_too_long() {
    let game = game();
    let start = position(&game, CROWD);
    // Another one would end after 240 of 200 milliseconds.
    let (mut fancy, clock) = (Fancy::new(1), Ticking(Cell::new(0), 30));
    let plan = search(thought(&game), &start, mortain::GERMAN, Level::Millis(200), &mut fancy, &clock);
    assert!((1..=6).contains(&plan.playouts), "{}", plan.playouts);
    assert!((180..=220).contains(&(clock.0.get() - 30)), "{} ms", clock.0.get() - 30);
}

#[test]
fn a_hit_that_wins_is_found() {
    let game = game();
    // The last German on its last step, alone in the open, and the whole stack may fire.
    let mut start = position(&game, &[("120", "0703"), ("117", "0703"), ("card", "10H"), ("DF", "0803")]);
    for unit in game.data.of(mortain::GERMAN) {
        if game.data.units[unit].id == "DF" {
            start.steps[unit] = 1;
        } else {
            start.steps[unit] = 0;
            start.place[unit] = mortain::words::Hex::ELIMINATED;
        }
    }
    let mut fancy = Fancy::new(1);
    let plan = search(thought(&game), &start, mortain::US, Level::Playouts(400), &mut fancy, &Timeless);
    assert!(matches!(plan.best(), Some(Order::Fire { .. })), "{:?}", plan.best());
}

#[test]
fn a_win_at_once_is_taken_however_much_there_is_to_look_into_elsewhere() {
    let game = game();
    let start = one_exit_short(&game);
    let tiger = game.data.find_unit("102").unwrap();
    for playouts in [1, 20, 400] {
        let mut fancy = Fancy::new(1);
        let plan =
            search(thought(&game), &start, mortain::GERMAN, Level::Playouts(playouts), &mut fancy, &Timeless);
        assert_eq!(plan.best(), Some(Order::Exit { unit: tiger }), "{playouts} playouts");
    }
}

#[test]
fn a_certain_win_needs_no_thought() {
    let game = game();
    let start = one_exit_short(&game);
    let plan =
        search(thought(&game), &start, mortain::GERMAN, Level::Playouts(4000), &mut Fancy::new(1), &Timeless);
    assert_eq!((plan.playouts, plan.wins_in), (0, Some(1)));
}

/// Three Germans are gone, two more stand at the west edge, and the card activates two: one step ahead leaving looks bad.
#[test]
fn a_win_that_takes_two_orders_is_played_with_few_playouts() {
    let game = game();
    let gone = ["CCA", "CCB", "CCR", "StuG", "102"].map(|unit| (unit, "eliminated"));
    let out = ["PzA", "PzB", "DF"].map(|unit| (unit, "exited"));
    let there =
        [("37", "0102"), ("38", "0104"), ("D", "0303"), ("117", "0203"), ("119", "0302"), ("card", "4S")];
    let facts: Vec<(&str, &str)> = gone.into_iter().chain(out).chain(there).collect();
    let start = position(&game, &facts);
    for playouts in [20, 400] {
        let mut fancy = Fancy::new(1);
        let plan =
            search(thought(&game), &start, mortain::GERMAN, Level::Playouts(playouts), &mut fancy, &Timeless);
        assert!(matches!(plan.best(), Some(Order::Exit { .. })), "{:?}", plan.best());
        assert_eq!(plan.wins_in, Some(2), "{playouts} playouts");
    }
}

/// Who can win by leaving with the present card does nothing else with it.
#[test]
fn greedy_counts_who_can_leave_with_the_card() {
    let game = game();
    let gone = [("PzA", "exited"), ("PzB", "exited"), ("DF", "exited"), ("StuG", "eliminated")];
    let foes = [("117", "0203"), ("119", "0302")];
    let two = [("37", "0102"), ("38", "0104"), ("D", "0303"), ("card", "4S")];
    // A court card is for one hex, and D stands alone in another.
    let court = [("37", "0103"), ("38", "0103"), ("D", "0105"), ("card", "JS")];
    for here in [two, court] {
        let facts: Vec<(&str, &str)> = gone.iter().chain(&foes).chain(&here).copied().collect();
        let mut p = position(&game, &facts);
        for seed in 1..=8 {
            let (mut fancy, minds) = (Fancy::new(seed), bots::Minds::default());
            let order = bots::choose(
                bots::BotSpec::Greedy,
                &game,
                &minds,
                &p,
                mortain::GERMAN,
                &mut fancy,
                &Timeless,
            );
            let order = order.map(|order| game.write(order)).unwrap();
            assert!(["exit 37", "exit 38"].contains(&order.as_str()), "{order}");
        }
        let (mut fancy, minds) = (Fancy::new(1), bots::Minds::default());
        while let Need::Order(seat) = game.need(&p) {
            let order =
                bots::choose(bots::BotSpec::Greedy, &game, &minds, &p, seat, &mut fancy, &Timeless).unwrap();
            game.apply_order(&mut p, order, &mut Silent);
        }
        let Need::Over(outcome) = game.need(&p) else { panic!("the card was spent on something else") };
        assert_eq!(outcome.score(mortain::GERMAN), 1.0);
    }
}
