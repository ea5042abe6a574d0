//! Analysis of real games: parts add up in every game on the shelf, and how long a long game takes.

use analysis::Notebook;
use catalog::{Opening, find, games};
use engine::Need;
use std::time::Instant;
use table::{Analysed, AnyTable, game_name};
use text::Lang;

/// A game between bots, until it is over or so many orders were given.
fn game(id: &str, bot: &str, most: usize) -> Box<dyn AnyTable> {
    let mut table = find(id).expect("a game").open(&Opening::default()).expect("a table");
    let mut luck = bots::Fancy::new(7);
    let bot = bot.parse().expect("a bot");
    let mut orders = 0;
    loop {
        match table.need() {
            Need::Over(_) => return table,
            Need::Luck(_) => assert!(table.roll(&mut luck)),
            Need::Order(_) if orders >= most => return table,
            Need::Order(seat) => {
                orders += 1;
                let thinker = table.thinker().expect("somebody decides");
                let order = thinker.think(bot, orders as u64, &bots::Timeless).expect("an order").order;
                table.order(seat, &order).expect("a legal order");
            }
        }
    }
}

fn look(table: &dyn AnyTable, playouts: u32) -> Analysed {
    let mut notebook = Notebook::new(&game_name(table), playouts);
    let analyst = table.analyst();
    while notebook.go_on(&*analyst) {}
    Analysed::new(table, &notebook).expect("all of it")
}

#[test]
fn in_every_game_the_parts_add_up_and_better_lines_can_be_played() {
    for shelf in games() {
        let id = shelf.profile().id;
        let table = game(id, "random", 8);
        let analysed = look(&*table, 4);
        let report = &analysed.report;
        assert_eq!(report.curve.len(), table.len() + 1, "{id}");
        for (step, parts) in report.steps.iter().enumerate() {
            assert_eq!(report.curve[step + 1] - report.curve[step], parts.sum(), "{id}, step {step}");
        }
        for told in &analysed.moments {
            let mut branch = table.fork();
            branch.rewind(told.moment.from);
            for order in &told.moment.better {
                let Need::Order(seat) = branch.need() else { panic!("{id}: {order} where nobody decides") };
                branch.order(seat, order).unwrap_or_else(|error| panic!("{id}: {order}: {error:?}"));
            }
        }
        for lang in Lang::ALL {
            let say = |msg: &engine::Msg| shelf.texts().say(lang, msg);
            let page = table::page(&*table, &analysed, &say, 60).join("\n");
            assert!(!page.contains('‹') && !page.contains("analysis-"), "{id}: {page}");
        }
    }
}

/// `ANALYSE=white-star-rising cargo test --release -p catalog --test analysis -- --ignored --nocapture`
#[test]
#[ignore = "measures; run it in release"]
fn how_long_a_long_game_takes() {
    let asked = std::env::var("ANALYSE").unwrap_or_default();
    let playouts = std::env::var("PLAYOUTS").ok().and_then(|n| n.parse().ok()).unwrap_or(analysis::PLAYOUTS);
    for shelf in games().iter().filter(|shelf| asked.is_empty() || asked == shelf.profile().id) {
        let table = game(shelf.profile().id, "greedy", 400);
        let orders = table.speakers(0).iter().flatten().count();
        let begun = Instant::now();
        let analysed = look(&*table, playouts);
        println!(
            "{}: {orders} orders, {playouts} playouts: {:.1} s",
            shelf.profile().id,
            begun.elapsed().as_secs_f64()
        );
        println!(
            "{}",
            table::page(&*table, &analysed, &|msg| shelf.texts().say(Lang::En, msg), 72).join("\n")
        );
    }
}
