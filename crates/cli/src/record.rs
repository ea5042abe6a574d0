//! `feldzug record`

use crate::args::{RecordArgs, RecordCommand, RecordFileArgs, language};
use crate::error::Failure;
use crate::input;
use catalog::Shelf;
use engine::{Need, Viewer};
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::AnyTable;

pub fn run(args: &RecordArgs) -> Result<ExitCode, Failure> {
    match &args.command {
        RecordCommand::Show(args) => show(args),
        RecordCommand::Verify(args) => verify(args),
        RecordCommand::Resume(args) => crate::play::resume(args),
    }
}

/// Replays the record of a command.
pub fn open(file: &Path, data: &Option<PathBuf>) -> Result<(&'static dyn Shelf, Box<dyn AnyTable>), Failure> {
    let record = input::record(file)?;
    let data = input::maybe_data(data)?;
    let shelf = catalog::find(&record.header.game).map_err(|error| Failure::file(file, error))?;
    let table = shelf.replay(&record, data.as_ref()).map_err(|error| Failure::file(file, error))?;
    Ok((shelf, table))
}

fn show(args: &RecordFileArgs) -> Result<ExitCode, Failure> {
    let lang = language(args.lang);
    let (shelf, table) = open(&args.file, &args.data)?;
    let texts = shelf.texts();
    let head = table.header();
    let mut out = stdout().lock();
    writeln!(
        out,
        "{}, {}",
        texts.word(lang, "game-title"),
        texts.word(lang, &format!("scenario-{}", head.scenario))
    )?;
    for (seat, player) in &head.seats {
        writeln!(out, "  {}: {player}", texts.word(lang, &format!("side-{seat}")))?;
    }
    let record = table.record();
    for (entry, log) in record.entries.iter().zip(table.log(0, Viewer::Referee)) {
        writeln!(out, "{:5} {:8} {}", log.step, entry.who, entry.what)?;
        for line in log.lines {
            writeln!(out, "                 {} [{}]", texts.say(lang, &line.text), line.rule)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn verify(args: &RecordFileArgs) -> Result<ExitCode, Failure> {
    let lang = language(args.lang);
    let (shelf, table) = open(&args.file, &args.data)?;
    let texts = shelf.texts();
    let state = match table.need() {
        Need::Over(outcome) => texts.word(lang, outcome.reason),
        Need::Order(seat) => format!("{} to decide", table.profile().seat_id(seat)),
        Need::Luck(_) => "waiting for dice or cards".to_owned(),
    };
    let head = table.header();
    writeln!(
        stdout(),
        "{}: {} replayed, every position as recorded; {} rules version {}, data {}. {state}",
        args.file.display(),
        input::count(table.len() as u32, "entry", "entries"),
        head.game,
        head.rules,
        head.data
    )?;
    Ok(ExitCode::SUCCESS)
}
