//! No bot called `search` misses what is certain, in any game of the catalog.

use bots::{BotSpec, Timeless};
use lab::WallClock;

/// Asks a bot at the forced wins near the ends of games, and says how many each game had.
fn ask(bot: &str, games: u32, wanted: u32, clock: &dyn bots::Clock) {
    let bot: BotSpec = bot.parse().unwrap();
    let mut missed = Vec::new();
    for game in catalog::games() {
        let id = game.profile().id;
        let came = game.certain(bot, games, wanted, clock);
        println!("{id}: {} of {} forced wins missed by {bot}", came.missed.len(), came.found);
        // Who plays alone wins by lasting: whatever they order at the end.
        let alone = game.profile().seats.len() == 1;
        assert!(alone || came.found > 0, "{id}: no forced win found, the test proves nothing");
        missed.extend(came.missed);
    }
    assert!(missed.is_empty(), "{} missed:\n{}", missed.len(), missed.join("\n"));
}

#[test]
fn search_plays_every_forced_win_near_the_end() {
    ask("search:200n", 300, 20, &Timeless);
}

#[test]
#[ignore = "takes long and depends on the machine: cargo test --release -p catalog --test certain -- --ignored --nocapture"]
fn search_plays_every_forced_win_in_50_ms() {
    ask("search:50ms", 600, 200, &WallClock::new());
}
