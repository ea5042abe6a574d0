//! `feldzug lab`

use crate::args::{LabArgs, LabCommand, WatchArgs};
use crate::error::Failure;
use crate::input::count;
use crate::school;
use ::lab::{Vigil, Watched};
use catalog::Opening;
use std::io::{Write, stdout};
use std::process::ExitCode;

pub fn run(args: &LabArgs) -> Result<ExitCode, Failure> {
    match &args.command {
        LabCommand::Declined(args) => {
            let seen = watch(args, args.steps)?;
            print(args, &seen, |out| declined(out, args, &seen))
        }
        LabCommand::Habits(args) => {
            let seen = watch(args, 0)?;
            if seen.habits.is_empty() {
                return Err(Failure::new(format!("{} knows no habits by name", args.game)));
            }
            print(args, &seen, |out| habits(out, args, &seen))
        }
        LabCommand::Blunders(args) => crate::puzzles::blunders(args),
        LabCommand::Ladder(args) => crate::ladder::run(args),
        LabCommand::Duel(args) => school::duel(args),
        LabCommand::Tune(args) => school::tune(args),
        LabCommand::Learn(args) => school::learn(args),
        LabCommand::Weights(args) => school::weights(args),
    }
}

/// Plays the games, spread over the scenarios.
fn watch(args: &WatchArgs, steps: u8) -> Result<Watched, Failure> {
    let (game, scenario) = catalog::split(&args.game);
    let shelf = catalog::find(game)?;
    let scenarios = match scenario {
        "" => shelf.check_data(&shelf.shipped()).map_err(Failure::new)?,
        one => vec![one.to_owned()],
    };
    let mut all = Watched::default();
    let many = scenarios.len() as u32;
    for (number, scenario) in (0..).zip(scenarios) {
        let games = args.games / many + u32::from(number < args.games % many);
        let vigil =
            Vigil { bot: args.bot, games, seed: args.seed, threads: args.threads.unwrap_or(0), steps };
        all.add(shelf.watch(&Opening { scenario, ..Opening::default() }, &vigil, &|| {})?);
    }
    Ok(all)
}

fn print(
    args: &WatchArgs,
    seen: &Watched,
    say: impl FnOnce(&mut dyn Write) -> std::io::Result<()>,
) -> Result<ExitCode, Failure> {
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, seen)?;
        writeln!(out)?;
    } else {
        say(&mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn declined(out: &mut dyn Write, args: &WatchArgs, seen: &Watched) -> std::io::Result<()> {
    writeln!(
        out,
        "{}, {} against itself, {}: {} decisions, {} with a certain win within {} orders and lucks, {} declined",
        args.game,
        args.bot,
        count(seen.games, "game", "games"),
        seen.decisions,
        seen.chances,
        args.steps,
        seen.declined
    )?;
    seen.examples.iter().try_for_each(|example| writeln!(out, "  {example}"))
}

fn habits(out: &mut dyn Write, args: &WatchArgs, seen: &Watched) -> std::io::Result<()> {
    writeln!(out, "{}, {} against itself, {}", args.game, args.bot, count(seen.games, "game", "games"))?;
    for habit in &seen.habits {
        let share = habit.times as f64 / habit.of.max(1) as f64 * 100.0;
        writeln!(out, "  {share:5.1} %  {} of {}: {}", habit.times, habit.of, habit.what)?;
    }
    Ok(())
}
