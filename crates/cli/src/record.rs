//! `feldzug record`

use crate::args::{ProblemArgs, RecordArgs, RecordCommand, RecordFileArgs, VerifyArgs, language};
use crate::error::Failure;
use crate::input;
use catalog::Shelf;
use engine::{Msg, Need, Noted, Record, Viewer};
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::{About, AnyTable};

pub fn run(args: &RecordArgs) -> Result<ExitCode, Failure> {
    match &args.command {
        RecordCommand::Show(args) => show(args),
        RecordCommand::Report(args) => report(args),
        RecordCommand::Problem(args) => problem(args),
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

/// A record that leads elsewhere under these rules can still be read, in notation.
fn show_raw(record: &Record) -> Result<(), Failure> {
    let mut out = stdout().lock();
    for (step, entry) in record.entries.iter().enumerate() {
        writeln!(out, "{:5} {:8} {}", step + 1, entry.who, entry.what)?;
    }
    record.notes.iter().try_for_each(|note| writeln!(out, "{}", note.write()))?;
    Ok(record.ending.iter().try_for_each(|ending| writeln!(out, "{}", ending.write()))?)
}

fn show(args: &RecordFileArgs) -> Result<ExitCode, Failure> {
    let lang = language(args.lang);
    let record = input::record(&args.file)?;
    let (shelf, table) = match open(&args.file, &args.data) {
        Ok(opened) => opened,
        Err(failure) => {
            show_raw(&record)?;
            return Err(failure);
        }
    };
    let texts = shelf.texts();
    let head = table.header();
    let mut out = stdout().lock();
    writeln!(
        out,
        "{}, {}",
        texts.word(lang, "game-title"),
        texts.say(lang, &shelf.scenario_title(&head.scenario))
    )?;
    for (seat, player) in &head.seats {
        writeln!(out, "  {}: {player}", texts.word(lang, &format!("side-{seat}")))?;
    }
    let (ending, record) = (record.ending, table.record());
    for (entry, log) in record.entries.iter().zip(table.log(0, Viewer::Referee)) {
        writeln!(out, "{:5} {:8} {}", log.step, entry.who, entry.what)?;
        for line in log.lines {
            writeln!(out, "                 {} [{}]", texts.say(lang, &line.text), line.rule)?;
        }
    }
    for note in table.notes() {
        let text = texts.say(lang, &table::note_msg(note, &|player| Msg::plain(player)));
        writeln!(out, "{:5} {text}", note.step)?;
    }
    if let Need::Over(outcome) = table.need() {
        writeln!(out, "      {}", texts.say(lang, &table::winner_msg(&outcome, table.profile())))?;
    }
    if let Some(msg) = ending.as_ref().and_then(table::finish_msg) {
        writeln!(out, "      {}", texts.say(lang, &msg))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The game as a text, with everything in it: a record has no secrets.
fn report(args: &RecordFileArgs) -> Result<ExitCode, Failure> {
    let lang = language(args.lang);
    let (shelf, table) = open(&args.file, &args.data)?;
    let about = About {
        scenario: shelf.scenario_title(&table.header().scenario),
        ending: input::record(&args.file)?.ending,
        viewer: Viewer::Referee,
        name: &|player| match player.strip_prefix("human") {
            Some("") => Msg::new("player-human"),
            Some(name) => Msg::plain(name.trim()),
            None => Msg::plain(player),
        },
    };
    let text = table::report(&*table, &about, &|msg| shelf.texts().say(lang, msg));
    write!(stdout(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}

/// What somebody who looks for the fault needs: the words, the moment, the record. It is read like a record.
fn problem(args: &ProblemArgs) -> Result<ExitCode, Failure> {
    let record = input::record(&args.record.file)?;
    let at = args.at.unwrap_or(record.entries.len());
    if at > record.entries.len() {
        let count = input::count(record.entries.len() as u32, "entry", "entries");
        return Err(Failure::file(&args.record.file, format!("the record has only {count}")));
    }
    let mut out = stdout().lock();
    writeln!(out, "feldzug problem 1")?;
    writeln!(out, "version {}", env!("CARGO_PKG_VERSION"))?;
    writeln!(out, "moment {at}")?;
    if let Some(entry) = record.entries.get(at) {
        writeln!(out, "next {}: {}", entry.who, entry.what)?;
    }
    args.say.lines().try_for_each(|line| writeln!(out, "> {line}"))?;
    write!(out, "\n{record}")?;
    Ok(ExitCode::SUCCESS)
}

fn verify(args: &VerifyArgs) -> Result<ExitCode, Failure> {
    let (dice, shown, args) = (args.dice, args.shown.as_deref(), &args.record);
    let lang = language(args.lang);
    let (shelf, table) = open(&args.file, &args.data)?;
    let texts = shelf.texts();
    let state = match table.need() {
        Need::Over(outcome) => texts.word(lang, outcome.reason),
        Need::Order(seat) => format!("{} to decide", table.profile().seat_id(seat)),
        Need::Luck(_) => "waiting for dice or cards".to_owned(),
    };
    let state = match input::record(&args.file)?.ending.as_ref().and_then(table::finish_msg) {
        Some(ended) => texts.say(lang, &ended),
        None => state,
    };
    let head = table.header();
    let older = match table.notes().last().map(|note| &note.what) {
        Some(Noted::Rules { rules: (old, _), data: (data, _) }) => {
            format!(" (played under rules version {old}, data {data}; the positions are the same)")
        }
        _ => String::new(),
    };
    writeln!(
        stdout(),
        "{}: {} replayed, every position as recorded; {} rules version {}, data {}{older}. {state}",
        args.file.display(),
        input::count(table.len() as u32, "entry", "entries"),
        head.game,
        head.rules,
        head.data
    )?;
    if !dice {
        return Ok(ExitCode::SUCCESS);
    }
    match dice::check(&input::record(&args.file)?, shown) {
        Ok(report) => {
            for msg in table::dice_lines(&report) {
                writeln!(stdout(), "{}", texts.say(lang, &msg))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(fault) => {
            let failed = Msg::new("dice-failed").with("what", fault);
            Err(Failure::file(&args.file, texts.say(lang, &failed)))
        }
    }
}
