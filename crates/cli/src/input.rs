//! Files and folders the user names.

use crate::args::GameArgs;
use crate::error::Failure;
use catalog::{Opening, Shelf};
use engine::{DataFiles, Record};
use std::fs;
use std::path::Path;

/// A text file.
pub fn text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::file(path, error))
}

/// A number with its noun: `1 game`, `2 games`.
pub fn count(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
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

/// A record.
pub fn record(path: &Path) -> Result<Record, Failure> {
    text(path)?.parse().map_err(|error| Failure::file(path, error))
}

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
