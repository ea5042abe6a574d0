//! `feldzug case`

use crate::args::CaseArgs;
use crate::error::Failure;
use crate::input;
use std::io::{Write, stdout};
use std::process::ExitCode;

pub fn run(args: &CaseArgs) -> Result<ExitCode, Failure> {
    let data = input::maybe_data(&args.data)?;
    let mut files: Vec<(String, String)> = Vec::new();
    for path in &args.files {
        files.push((path.display().to_string(), input::text(path)?));
    }
    if args.files.is_empty() {
        let shipped = catalog::games().iter().flat_map(|game| game.cases());
        files.extend(shipped.map(|(name, text)| (name.to_string(), text.to_string())));
    }
    let mut out = stdout().lock();
    let (mut passed, mut failed) = (0, 0);
    for (name, text) in &files {
        let case = cases::read(name, text).map_err(Failure::new)?;
        let shelf = catalog::find(case.game.get_ref()).map_err(|error| {
            Failure::Said(format!("{name}:{}: {error}", engine::line_of(text, case.game.span().start)))
        })?;
        match shelf.run_case(name, text, data.as_ref()).error {
            None => {
                passed += 1;
                if !args.quiet {
                    writeln!(out, "ok    {name}: {}", case.title)?;
                }
            }
            Some(error) => {
                failed += 1;
                writeln!(out, "WRONG {error}")?;
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
