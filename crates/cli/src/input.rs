//! Files and folders the user names.

use crate::args::GameArgs;
use crate::error::Failure;
use catalog::{Opening, Shelf};
use engine::{DataFiles, Record};
use indicatif::{ProgressBar, ProgressStyle};
use std::fs;
use std::io::{IsTerminal, stderr};
use std::path::Path;

/// A text file.
pub fn text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::file(path, error))
}

/// A number with its noun: `1 game`, `2 games`.
pub fn count(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// The games named, or all of them.
pub fn games(named: &[String]) -> Result<Vec<&'static dyn Shelf>, Failure> {
    match named {
        [] => Ok(catalog::games().to_vec()),
        _ => Ok(named.iter().map(|id| catalog::find(id)).collect::<Result<_, _>>()?),
    }
}

/// A bar that counts games, where somebody looks on.
pub fn bar(games: u64, what: String) -> ProgressBar {
    let bar = if stderr().is_terminal() { ProgressBar::new(games) } else { ProgressBar::hidden() };
    let style = ProgressStyle::with_template("{msg} {bar:30} {pos}/{len} games, {eta} to go");
    bar.set_style(style.expect("the template is sound"));
    bar.set_message(what);
    bar
}

/// The data files in a folder.
pub fn data(dir: &Path) -> Result<DataFiles, Failure> {
    let mut files = DataFiles::default();
    for entry in fs::read_dir(dir).map_err(|error| Failure::file(dir, error))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let name =
                path.file_name().expect("a file in a folder has a name").to_string_lossy().into_owned();
            files.0.insert(name, text(&path)?);
        }
    }
    if files.0.is_empty() {
        return Err(Failure::file(dir, "no .toml files here; `feldzug data export GAME DIR` writes them"));
    }
    Ok(files)
}

/// The data files in a folder, if one is named.
pub fn maybe_data(dir: &Option<impl AsRef<Path>>) -> Result<Option<DataFiles>, Failure> {
    dir.as_ref().map(|dir| data(dir.as_ref())).transpose()
}

/// A record, or the one in a file that reports a problem.
pub fn record(path: &Path) -> Result<Record, Failure> {
    let text = text(path)?;
    let inside = match text.starts_with(PROBLEM) {
        true => text.find(RECORD).map_or(text.as_str(), |at| &text[at + 1..]),
        false => &text,
    };
    inside.parse().map_err(|error| Failure::file(path, error))
}

/// How a file that reports a problem begins, and where the record in it does.
const PROBLEM: &str = "feldzug problem ";
const RECORD: &str = "\nfeldzug record ";

/// The game, scenario, options and data of a command.
pub fn opening(args: &GameArgs) -> Result<(&'static dyn Shelf, Opening), Failure> {
    let (id, scenario) = catalog::split(&args.game);
    let shelf = catalog::find(id)?;
    let opening = Opening {
        scenario: scenario.to_owned(),
        options: args.options.clone(),
        seats: Vec::new(),
        data: maybe_data(&args.data)?,
    };
    Ok((shelf, opening))
}
