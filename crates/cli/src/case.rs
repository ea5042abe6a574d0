//! `feldzug case`

use crate::args::CaseArgs;
use crate::error::Failure;
use crate::input;
use cases::CaseFile;
use catalog::Shelf;
use std::io::{Write, stdout};
use std::process::ExitCode;
use text::Lang;

pub fn run(args: &CaseArgs) -> Result<ExitCode, Failure> {
    let data = input::maybe_data(&args.data)?;
    // Data files belong to one game, so only its cases can be run with them.
    let owner = match (&args.data, &data) {
        (Some(dir), Some(data)) => {
            let id = data.game().map_err(|error| Failure::file(dir, error))?;
            Some(catalog::find(&id).map_err(|error| Failure::file(dir, error))?)
        }
        _ => None,
    };
    let mut files: Vec<(String, String)> = Vec::new();
    for path in &args.files {
        files.push((path.display().to_string(), input::text(path)?));
    }
    if args.files.is_empty() {
        let games = catalog::games().iter();
        let games = games.filter(|game| owner.is_none_or(|owner| owner.profile().id == game.profile().id));
        let shipped = games.flat_map(|game| game.cases());
        files.extend(shipped.map(|(name, text)| (name.to_string(), text.to_string())));
    }
    for (name, text) in &files {
        if let (Some(owner), Ok((_, shelf))) = (owner, find(name, text))
            && owner.profile().id != shelf.profile().id
        {
            return Err(Failure::new(format!(
                "{name}: this case belongs to {}, but the data files are for {}",
                shelf.profile().id,
                owner.profile().id
            )));
        }
    }
    let mut out = stdout().lock();
    let (mut passed, mut failed, mut broken) = (0, 0, 0);
    for (name, text) in &files {
        let (case, shelf) = match find(name, text) {
            Ok(found) => found,
            Err(what) => {
                broken += 1;
                eprintln!("feldzug: {what}");
                continue;
            }
        };
        match shelf.run_case(name, text, data.as_ref()).error {
            None => {
                passed += 1;
                if !args.quiet {
                    writeln!(out, "ok    {name}: {}", case.title.say(Lang::En))?;
                }
            }
            Some(error) => {
                failed += 1;
                writeln!(out, "WRONG {error}")?;
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(match (failed, broken) {
        (0, 0) => ExitCode::SUCCESS,
        (_, 0) => ExitCode::FAILURE,
        _ => ExitCode::from(2),
    })
}

/// The case and its game, or what is wrong with the file.
fn find(name: &str, text: &str) -> Result<(CaseFile, &'static dyn Shelf), String> {
    let case = cases::read(name, text).map_err(|error| error.to_string())?;
    let shelf = catalog::find(case.game.get_ref())
        .map_err(|error| format!("{name}:{}: {error}", engine::line_of(text, case.game.span().start)))?;
    Ok((case, shelf))
}
