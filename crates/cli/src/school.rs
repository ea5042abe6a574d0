//! `feldzug lab duel`, `tune`, `learn` and `weights`

use crate::args::{DuelArgs, GameArgs, SchoolArgs, WeightsArgs};
use crate::error::Failure;
use crate::input::{self, count};
use ::lab::{BotScore, Duel, Duelled, Schoolwork, Score, Share};
use catalog::{Opening, Shelf};
use learning::Changes;
use std::fs;
use std::io::{Write, stdout};
use std::path::Path;
use std::process::ExitCode;

pub fn duel(args: &DuelArgs) -> Result<ExitCode, Failure> {
    let (shelf, openings) = openings(&args.game)?;
    let [first, second] = args.bots[..] else {
        let given = args.bots.len();
        return Err(Failure::new(format!(
            "two bots play a duel, and --bots names {given}; write them as A,B"
        )));
    };
    let changes = [changes(&args.weights_a)?, changes(&args.weights_b)?];
    let threads = args.threads.unwrap_or(0);
    let duel = Duel { bots: [first, second], changes, games: args.games, seed: args.seed, threads };
    let each = ::lab::per_scenario(args.games, openings.len());
    let bar = input::bar(each as u64 * openings.len() as u64, args.game.game.clone());
    let played = shelf.duel(&openings, &duel, &|| bar.inc(1))?;
    bar.finish_and_clear();
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &played)?;
        writeln!(out)?;
    } else {
        print(&mut out, args, &played)?;
    }
    Ok(ExitCode::SUCCESS)
}

pub fn tune(args: &SchoolArgs) -> Result<ExitCode, Failure> {
    let (shelf, openings) = openings(&args.game)?;
    let mut failed = None;
    let found = shelf.tune(&openings, &work(args)?, &mut |tried, best| {
        let changed = tried.changed.iter().map(|(name, old, new)| format!("{name} {old:.4} to {new:.4}"));
        let changed: Vec<String> = changed.collect();
        let shares = tried.shares.iter().map(|share| format!("{:.1} %", share * 100.0));
        let shares: Vec<String> = shares.collect();
        let kept = if tried.kept { "kept" } else { "dropped" };
        println!("round {}: {}: {}, {kept}", tried.round, changed.join(", "), shares.join(", then "));
        if tried.kept {
            failed = failed.take().or(keep(args, "tune", shelf, best).err());
        }
    })?;
    finish(args, "tune", shelf, &found, failed)
}

pub fn learn(args: &SchoolArgs) -> Result<ExitCode, Failure> {
    let (shelf, openings) = openings(&args.game)?;
    let mut failed = None;
    let found = shelf.learn(&openings, &work(args)?, &mut |taught, known| {
        let side = shelf.profile().seats[0];
        println!(
            "round {}: {side} won {:.1} %, {} positions, error {:.4}",
            taught.round,
            taught.won * 100.0,
            taught.positions,
            taught.error
        );
        failed = failed.take().or(keep(args, "learn", shelf, known).err());
    })?;
    finish(args, "learn", shelf, &found, failed)
}

pub fn weights(args: &WeightsArgs) -> Result<ExitCode, Failure> {
    let (shelf, openings) = openings(&args.game)?;
    let weights = shelf.weights(&openings[0], &changes(&args.from)?)?;
    write!(stdout().lock(), "{}", weights.write(&[format!("What bots of {} judge by.", args.game.game)]))?;
    Ok(ExitCode::SUCCESS)
}

/// The scenario that is named, or all of them.
fn openings(args: &GameArgs) -> Result<(&'static dyn Shelf, Vec<Opening>), Failure> {
    let (shelf, opening) = input::opening(args)?;
    let scenarios = match opening.scenario.as_str() {
        "" => shelf.check_data(opening.data.as_ref().unwrap_or(&shelf.shipped())).map_err(Failure::new)?,
        one => vec![one.to_owned()],
    };
    let each = |scenario| Opening { scenario, ..opening.clone() };
    Ok((shelf, scenarios.into_iter().map(each).collect()))
}

/// What is different in a mind: every part is a file, a number by its name, or the name of a mind.
fn changes(text: &str) -> Result<Changes, Failure> {
    let mut all = Changes::default();
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let path = Path::new(part);
        all = all.then(match !part.contains('=') && path.is_file() {
            true => Changes::read(&input::text(path)?).map_err(|error| Failure::file(path, error))?,
            false => Changes::read(part).map_err(Failure::new)?,
        });
    }
    Ok(all)
}

fn work(args: &SchoolArgs) -> Result<Schoolwork, Failure> {
    let SchoolArgs { bot, rounds, games, seed, threads, .. } = *args;
    Ok(Schoolwork { bot, from: changes(&args.from)?, rounds, games, seed, threads: threads.unwrap_or(0) })
}

/// Writes what was found so far: nothing is lost.
fn keep(args: &SchoolArgs, how: &str, shelf: &dyn Shelf, found: &Changes) -> Result<(), Failure> {
    let Some(path) = &args.write else { return Ok(()) };
    let SchoolArgs { bot, rounds, games, seed, .. } = args;
    let began = if args.from.is_empty() { String::new() } else { format!(" --from {}", args.from) };
    let remarks = [
        format!(
            "feldzug lab {how} {} --bot {bot} --rounds {rounds} --games {games} --seed {seed}{began}",
            args.game.game
        ),
        format!("rules {}, data {}", shelf.profile().rules_version, shelf.shipped().digest()),
    ];
    fs::write(path, found.write(&remarks)).map_err(|error| Failure::file(path, error))
}

/// Tells where it is and how to find out what it is good for.
fn finish(
    args: &SchoolArgs,
    how: &str,
    shelf: &dyn Shelf,
    found: &Changes,
    failed: Option<Failure>,
) -> Result<ExitCode, Failure> {
    if let Some(failed) = failed {
        return Err(failed);
    }
    keep(args, how, shelf, found)?;
    match &args.write {
        None => print!("{}", found.write(&[])),
        Some(path) => println!(
            "Whether it plays better: feldzug lab duel {} --bots {2},{2} --weights-a {1} --weights-b studied --seed {3}",
            args.game.game,
            path.display(),
            args.bot,
            args.seed + 1
        ),
    }
    Ok(ExitCode::SUCCESS)
}

fn percent(Share { share, low, high }: &Share) -> String {
    format!("{:5.1} % ({:.1} to {:.1})", share * 100.0, low * 100.0, high * 100.0)
}

fn print(out: &mut dyn Write, args: &DuelArgs, played: &Duelled) -> Result<(), Failure> {
    let alone = played.bots[0].sides.len() == 1;
    let all: u32 = played.scenarios.iter().map(|leg| leg.bots[0].all.games).sum();
    let luck = if alone { "games each, the same luck for both" } else { "games" };
    writeln!(out, "{}, {all} {luck}, seed {}", args.game.game, played.seed)?;
    for (name, bot, changes) in [("A", args.bots[0], &args.weights_a), ("B", args.bots[1], &args.weights_b)] {
        writeln!(
            out,
            "  {name}: {bot}{}",
            if changes.is_empty() { String::new() } else { format!(" with {changes}") }
        )?;
    }
    for leg in &played.scenarios {
        row(out, &leg.scenario, &leg.bots, alone)?;
        writeln!(out, "    {:.0} orders a game, hardest decision {} ms", leg.orders, leg.hardest)?;
    }
    if played.scenarios.len() > 1 {
        row(out, "all", &played.bots, alone)?;
    }
    Ok(())
}

/// What A won of a scenario; where each plays alone, what both won.
fn row(out: &mut dyn Write, what: &str, [a, b]: &[BotScore; 2], alone: bool) -> Result<(), Failure> {
    writeln!(out, "{what}")?;
    let mut line = |who: &str, score: &Score| {
        let drawn = if score.drawn > 0 { format!(", {} drawn", score.drawn) } else { String::new() };
        writeln!(
            out,
            "  {who:16} {}  {} of {}{drawn}",
            percent(&score.share),
            score.won,
            count(score.games, "game", "games")
        )
    };
    line("A", &a.all)?;
    if alone {
        line("B", &b.all)?;
    } else {
        for side in &a.sides {
            line(&format!("  as {}", side.side), &side.score)?;
        }
    }
    Ok(())
}
