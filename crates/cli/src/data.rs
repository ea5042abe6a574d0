//! `feldzug data`

use crate::args::{DataArgs, DataCommand};
use crate::error::Failure;
use crate::input;
use std::fs;
use std::io::{Write, stdout};
use std::panic;
use std::path::Path;
use std::process::ExitCode;

/// Random games that data must stand: a few of every scenario.
const GAMES: u32 = 60;

/// Runs something whose panics are told as errors, without what a panic prints besides.
fn quietly<T>(run: impl FnOnce() -> T) -> T {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let done = run();
    panic::set_hook(hook);
    done
}

pub fn run(args: &DataArgs) -> Result<ExitCode, Failure> {
    match &args.command {
        DataCommand::Check { dir } => check(dir),
        DataCommand::Export { game, dir } => export(game, dir),
    }
}

fn check(dir: &Path) -> Result<ExitCode, Failure> {
    let files = input::data(dir)?;
    let id = files.game().map_err(|error| Failure::file(dir, error))?;
    let shelf = catalog::find(&id).map_err(|error| Failure::file(dir, error))?;
    let scenarios = shelf.check_data(&files).map_err(|error| {
        Failure::Said(format!("{}/{error}", dir.display().to_string().trim_end_matches('/')))
    })?;
    quietly(|| shelf.try_data(&files, 1, GAMES)).map_err(|what| {
        Failure::file(dir, format!("the numbers can be read, but games with them do not work; {what}"))
    })?;
    let own = files.digest() != shelf.shipped().digest();
    writeln!(
        stdout(),
        "{}: sound data for {id}, {} files, scenarios {}, digest {}{}",
        dir.display(),
        files.0.len(),
        scenarios.join(", "),
        files.digest(),
        if own { " (differs from the shipped data)" } else { " (the shipped data)" }
    )?;
    Ok(ExitCode::SUCCESS)
}

fn export(game: &str, dir: &Path) -> Result<ExitCode, Failure> {
    let shelf = catalog::find(game)?;
    if dir.exists() && fs::read_dir(dir).map_err(|error| Failure::file(dir, error))?.next().is_some() {
        return Err(Failure::file(
            dir,
            "the folder is not empty; name a new one so that nothing is overwritten",
        ));
    }
    fs::create_dir_all(dir).map_err(|error| Failure::file(dir, error))?;
    for (name, text) in shelf.shipped().0 {
        let path = dir.join(name);
        fs::write(&path, text).map_err(|error| Failure::file(&path, error))?;
        writeln!(stdout(), "{}", path.display())?;
    }
    writeln!(stdout(), "Change the numbers and play with: feldzug play {game} --data {}", dir.display())?;
    Ok(ExitCode::SUCCESS)
}
