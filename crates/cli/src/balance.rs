//! `feldzug balance`

use crate::args::BalanceArgs;
use crate::error::Failure;
use crate::input;
use bots::BotSpec;
use catalog::{Balance, HANDICAP, Measure, Opening, Shelf};
use lab::Job;
use std::fs;
use std::io::{Write, stdout};
use std::path::Path;
use std::process::ExitCode;

pub fn run(args: &BalanceArgs) -> Result<ExitCode, Failure> {
    let games = input::games(&args.games_named)?;
    let measured = match &args.write {
        Some(path) => Some(measure_all(&games, args, path)?),
        None => None,
    };
    let mut out = stdout().lock();
    for game in games {
        print(&mut out, game, measured.as_ref().unwrap_or(catalog::balance()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays all scenarios, and where a side wins too often the handicaps that may help the other. The file is written after
/// every scenario: what was measured is not lost.
fn measure_all(games: &[&dyn Shelf], args: &BalanceArgs, path: &Path) -> Result<Balance, Failure> {
    let mut balance = match path.exists() {
        true => {
            let text = input::text(path)?;
            Balance::read(&text).map_err(|error| Failure::file(path, error))?
        }
        false => Balance::default(),
    };
    for game in games {
        let scenarios = game.check_data(&game.shipped()).map_err(Failure::new)?;
        for scenario in &scenarios {
            let spec = game.profile().options.iter().find(|spec| spec.key == HANDICAP);
            let values = spec.map_or(&["none"][..], |spec| spec.values);
            let plain = measure(*game, scenario, None, values[0], args.games, args)?;
            balance.drop(&plain.game, scenario);
            for value in values[1..].iter().filter(|value| plain.helps(value)) {
                balance.put(measure(*game, scenario, Some(value), value, args.tries, args)?);
            }
            balance.put(plain);
            fs::write(path, balance.write()).map_err(|error| Failure::file(path, error))?;
        }
    }
    Ok(balance)
}

fn measure(
    game: &dyn Shelf,
    scenario: &str,
    handicap: Option<&str>,
    name: &str,
    games: u32,
    args: &BalanceArgs,
) -> Result<Measure, Failure> {
    let profile = game.profile();
    let options = handicap.map(|value| (HANDICAP.to_owned(), value.to_owned())).into_iter().collect();
    let opening = Opening { scenario: scenario.to_owned(), options, ..Opening::default() };
    let bots: Vec<BotSpec> = vec![args.bot; profile.seats.len()];
    let job =
        Job { games, bots, swap: false, seed: args.seed, threads: args.threads.unwrap_or(0), records: false };
    let bar = input::bar(games as u64, format!("{}/{scenario} {name}", profile.id));
    let report = game.simulate(&opening, &job, &|| bar.inc(1))?;
    bar.finish_and_clear();
    Ok(Measure::new(&report, name, handicap.is_none(), profile.rules_version, &game.shipped().digest()))
}

/// One table for each game, as in docs/balance.md.
fn print(out: &mut impl Write, game: &dyn Shelf, balance: &Balance) -> Result<(), Failure> {
    let profile = game.profile();
    let scenarios = game.check_data(&game.shipped()).map_err(Failure::new)?;
    let known: Vec<_> =
        scenarios.iter().filter_map(|id| Some((id, balance.figures(profile.id, id)?))).collect();
    if known.is_empty() {
        writeln!(out, "{}: not measured yet\n", profile.id)?;
        return Ok(());
    }
    let share = |measure: &Measure, side: &str| {
        let share = measure.share(side);
        format!("{:.0} % ({:.0} to {:.0})", share.share * 100.0, share.low * 100.0, share.high * 100.0)
    };
    writeln!(out, "| {} | bot, games | {} | draws | closer with |", profile.id, profile.seats.join(" | "))?;
    writeln!(out, "| --- | --- |{} --- | --- |", " --- |".repeat(profile.seats.len()))?;
    for (scenario, figures) in known {
        let plain = figures.plain;
        let sides: Vec<String> = profile.seats.iter().map(|side| share(plain, side)).collect();
        let draws = match profile.seats.len() {
            1 => String::new(),
            _ => format!("{:.0} %", 100.0 * plain.draws as f64 / plain.games as f64),
        };
        let even = figures.even.map_or(String::new(), |even| {
            let sides: Vec<String> =
                profile.seats.iter().map(|side| format!("{side} {}", share(even, side))).collect();
            format!("`{}`: {} of {}", even.handicap, sides.join(", "), even.games)
        });
        let stale = if catalog::is_stale(game, plain) { ", earlier rules or data" } else { "" };
        writeln!(
            out,
            "| {scenario} | `{}`, {}{stale} | {} | {draws} | {even} |",
            plain.bot,
            plain.games,
            sides.join(" | ")
        )?;
    }
    writeln!(out)?;
    Ok(())
}
