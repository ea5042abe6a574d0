//! `feldzug sim`

use crate::args::SimArgs;
use crate::error::Failure;
use crate::input::{self, count};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Job, Report, Share};
use std::fs;
use std::io::{IsTerminal, Write, stderr, stdout};
use std::path::Path;
use std::process::ExitCode;

pub fn run(args: &SimArgs) -> Result<ExitCode, Failure> {
    let (shelf, opening) = input::opening(&args.game)?;
    let job = Job {
        games: args.games,
        bots: args.bots.clone(),
        swap: args.swap,
        seed: args.seed,
        threads: args.threads.unwrap_or(0),
        records: args.records.is_some(),
    };
    // No games at all show whether scenario, options and bots are right, before anything is written.
    shelf.simulate(&opening, &Job { games: 0, threads: 1, ..job.clone() }, &|| {})?;
    if let Some(dir) = &args.records {
        prepare(dir)?;
    }
    let bar =
        if stderr().is_terminal() { ProgressBar::new(args.games as u64) } else { ProgressBar::hidden() };
    bar.set_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {elapsed} elapsed, {eta} left")
            .expect("the template is sound"),
    );
    let report = shelf.simulate(&opening, &job, &|| bar.inc(1))?;
    bar.finish_and_clear();
    if let Some(dir) = &args.records {
        for (number, record) in report.records.iter().enumerate() {
            let path = dir.join(format!("game-{:05}.feldzug", number + 1));
            fs::write(&path, record.to_string()).map_err(|error| Failure::file(&path, error))?;
        }
    }
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &report)?;
        writeln!(out)?;
    } else {
        print(&mut out, &report)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Makes the folder for records. Old records are never overwritten or mixed with new ones.
fn prepare(dir: &Path) -> Result<(), Failure> {
    fs::create_dir_all(dir).map_err(|error| Failure::file(dir, error))?;
    for entry in fs::read_dir(dir).map_err(|error| Failure::file(dir, error))? {
        if entry?.path().extension().is_some_and(|extension| extension == "feldzug") {
            return Err(Failure::file(dir, "the folder already contains records; choose another one"));
        }
    }
    Ok(())
}

fn percent(share: &Share) -> String {
    format!("{:5.1} %  (95 %: {:.1} to {:.1} %)", share.share * 100.0, share.low * 100.0, share.high * 100.0)
}

fn print(out: &mut impl Write, report: &Report) -> Result<(), Failure> {
    writeln!(
        out,
        "{}/{}, {}, seed {}, bots {}{}",
        report.game,
        report.scenario,
        count(report.games, "game", "games"),
        report.seed,
        report.bots.join(" and "),
        if report.swap { ", swapping sides" } else { "" }
    )?;
    for (side, wins) in &report.wins {
        writeln!(out, "  {side:12} {:>11}  {}", count(*wins, "win", "wins"), percent(&report.shares[side]))?;
    }
    if report.draws > 0 {
        writeln!(out, "  {:12} {:6}", "nobody", report.draws)?;
    }
    if report.swap {
        for (bot, (wins, share)) in report.bots.iter().zip(report.bot_wins.iter().zip(&report.bot_shares)) {
            writeln!(out, "  {bot:12} {:>11}  {}", count(*wins, "win", "wins"), percent(share))?;
        }
    }
    for (ending, count) in &report.endings {
        writeln!(out, "  ended by {ending}: {count}")?;
    }
    let (least, mean, most) = report.length;
    writeln!(out, "  orders per game: {least} to {most}, {mean:.1} on average")?;
    writeln!(
        out,
        "  {:.1} s on {}: {:.0} orders and {:.1} games per second",
        report.seconds,
        count(report.threads as u32, "thread", "threads"),
        report.orders_per_second,
        report.games_per_second
    )?;
    Ok(())
}
