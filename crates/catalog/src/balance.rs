//! What is known about the balance of the shipped scenarios, for the lists that show them.

use crate::{Balance, HANDICAP, Measure, Shelf};
use bots::BotSpec;
use engine::{Arg, Msg};
use std::sync::OnceLock;
use text::Lang;

/// The measurements that were shipped.
pub fn balance() -> &'static Balance {
    static BALANCE: OnceLock<Balance> = OnceLock::new();
    BALANCE.get_or_init(|| Balance::read(include_str!("../balance.toml")).expect("a sound file"))
}

/// How often each side of a scenario wins, and which handicap makes a closer game. `None` if nobody measured it.
pub fn balance_line(game: &dyn Shelf, scenario: &str, lang: Lang) -> Option<String> {
    let figures = balance().figures(game.profile().id, scenario)?;
    let plain = figures.plain;
    let measured = Msg::new("balance-measured")
        .with("bot", player(&plain.bot))
        .with("games", plain.games as i64)
        .with("shares", shares(game, plain));
    let mut lines = vec![game.texts().say(lang, &measured)];
    if let Some(even) = figures.even {
        let title = Msg::new(format!("option-{HANDICAP}-{}", even.handicap));
        let even = Msg::new("balance-even").with("handicap", title).with("shares", shares(game, even));
        lines.push(game.texts().say(lang, &even));
    }
    if is_stale(game, plain) {
        lines.push(game.texts().word(lang, "balance-stale"));
    }
    Some(lines.join(" "))
}

/// A bot as people know it: by the name of its level if it has one.
fn player(bot: &str) -> Msg {
    let level = bot.parse::<BotSpec>().ok().and_then(BotSpec::level);
    level.map_or_else(|| Msg::plain(bot.to_owned()), |level| Msg::new(format!("level-{level}")))
}

/// Whether rules or numbers have changed since, or an owner's numbers are in use.
pub fn is_stale(game: &dyn Shelf, measure: &Measure) -> bool {
    is_other(game, measure.rules, &measure.data)
}

/// Whether something was measured under other rules or numbers than are in use.
pub(crate) fn is_other(game: &dyn Shelf, rules: u32, data: &str) -> bool {
    let digest = game.adopted().map_or_else(|| game.shipped().digest(), |files| files.digest());
    rules != game.profile().rules_version || data != digest
}

/// Every side's share with its interval, then the draws.
fn shares(game: &dyn Shelf, measure: &Measure) -> Arg {
    // Halves go to the even number, as in the tables of docs/balance.md: 59.5 and 40.5 are 60 and 40, which add up.
    let percent = |share: f64| (share * 100.0).round_ties_even() as i64;
    let seats = game.profile().seats;
    let mut list: Vec<Arg> = seats
        .iter()
        .map(|side| {
            let share = measure.share(side);
            let msg = Msg::new("balance-share")
                .with("side", Msg::new(format!("side-{side}")))
                .with("share", percent(share.share))
                .with("low", percent(share.low))
                .with("high", percent(share.high));
            Arg::Text(msg)
        })
        .collect();
    if seats.len() > 1 && measure.draws > 0 {
        let share = percent(measure.draws as f64 / measure.games.max(1) as f64);
        list.push(Arg::Text(Msg::new("balance-draws").with("share", share)));
    }
    Arg::List(list)
}
