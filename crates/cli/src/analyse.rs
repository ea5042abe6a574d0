//! `feldzug analyse`

use crate::args::{RecordFileArgs, language};
use crate::error::Failure;
use crate::record::open;
use analysis::{Cause, Notebook, Report};
use engine::{Msg, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::fs;
use std::io::{IsTerminal, Write, stderr, stdout};
use std::path::Path;
use std::process::ExitCode;
use table::{Analysed, AnyTable};

/// Columns of the curve.
const WIDE: usize = 72;
/// Moments after which what was found is kept.
const KEEP_EVERY: usize = 20;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  feldzug analyse game.feldzug
  feldzug analyse game.feldzug --playouts 200 --keep game.analysis    stop with Ctrl-C and call it again to go on
  feldzug analyse game.feldzug --json | jq .moments")]
pub struct AnalyseArgs {
    #[command(flatten)]
    pub record: RecordFileArgs,
    /// Playouts of the search for each decision; the same record and number give the same result
    #[arg(long, value_name = "N", default_value_t = analysis::PLAYOUTS, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub playouts: u32,
    /// Keep what is found in this file, and go on with what it holds already
    #[arg(long, value_name = "FILE")]
    pub keep: Option<std::path::PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &AnalyseArgs) -> Result<ExitCode, Failure> {
    let lang = language(args.record.lang);
    let (shelf, table) = open(&args.record.file, &args.record.data)?;
    let texts = shelf.texts();
    let say = |msg: &Msg| texts.say(lang, msg);
    let notebook = look(&*table, args, &say(&Msg::new("analysis-title")))?;
    let analysed = Analysed::new(&*table, &notebook)
        .ok_or_else(|| Failure::file(&args.record.file, "the analysis is not complete"))?;
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &as_json(&*table, &analysed, &say))?;
        writeln!(out)?;
        return Ok(ExitCode::SUCCESS);
    }
    for line in table::page(&*table, &analysed, &say, WIDE) {
        writeln!(out, "{line}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Looks at every moment, beginning where the kept file ends.
fn look(table: &dyn AnyTable, args: &AnalyseArgs, title: &str) -> Result<Notebook, Failure> {
    let name = table::game_name(table);
    let mut notebook = Notebook::new(&name, args.playouts);
    if let Some(path) = args.keep.as_ref().filter(|path| path.exists()) {
        let text = fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
        let kept = Notebook::read(&text, &name).filter(|kept| kept.playouts() == args.playouts);
        notebook = kept.ok_or_else(|| {
            Failure::file(
                path,
                "this file holds something else than an analysis of this record with this number of playouts; name another one",
            )
        })?;
    }
    let analyst = table.analyst();
    let moments = analyst.moments() as u64;
    let bar = if stderr().is_terminal() { ProgressBar::new(moments) } else { ProgressBar::hidden() };
    let template = format!("{title} {{bar:40}} {{pos}}/{{len}}, {{elapsed}}, {{eta}}");
    bar.set_style(ProgressStyle::with_template(&template).expect("the template is sound"));
    bar.set_position(notebook.done() as u64);
    while notebook.go_on(&*analyst) {
        bar.inc(1);
        if notebook.done().is_multiple_of(KEEP_EVERY) {
            keep(args.keep.as_deref(), &notebook)?;
        }
    }
    keep(args.keep.as_deref(), &notebook)?;
    bar.finish_and_clear();
    Ok(notebook)
}

/// Writes beside and renames, so that whoever is stopped in between loses nothing.
fn keep(path: Option<&Path>, notebook: &Notebook) -> Result<(), Failure> {
    let Some(path) = path else { return Ok(()) };
    let beside = path.with_extension("part");
    fs::write(&beside, notebook.write()).map_err(|error| Failure::file(&beside, error))?;
    fs::rename(&beside, path).map_err(|error| Failure::file(path, error))
}

fn as_json(table: &dyn AnyTable, analysed: &Analysed, say: &dyn Fn(&Msg) -> String) -> Value {
    let Report { curve, steps, sides, correction, playouts, .. } = &analysed.report;
    let side = |seat: Seat| table.profile().seat_id(seat);
    let steps: Vec<Value> = steps
        .iter()
        .map(|parts| {
            json!({
                "who": parts.seat.map_or(engine::LUCK, side),
                "luck": parts.luck, "decision": parts.decision, "news": parts.news, "correction": parts.correction,
            })
        })
        .collect();
    let sides: Vec<Value> = table
        .profile()
        .all_seats()
        .zip(sides)
        .map(|(seat, sum)| {
            json!({
                "side": side(seat), "luck": sum.luck, "decisions": sum.decisions, "news": sum.news,
                "choices": sum.choices, "sound": sum.sound,
            })
        })
        .collect();
    let moments: Vec<Value> = analysed
        .moments
        .iter()
        .map(|told| {
            let moment = &told.moment;
            json!({
                "cause": match moment.cause { Cause::Luck => "luck", Cause::Decision => "decision", Cause::News => "news" },
                "from": moment.from, "to": moment.to, "side": side(moment.seat), "points": moment.points,
                "place": say(&told.place), "headline": say(&told.headline),
                "told": told.told.iter().map(say).collect::<Vec<_>>(),
                "better": told.better.as_ref().map(say), "line": moment.better,
            })
        })
        .collect();
    json!({
        "side": side(Seat(0)), "certain": analysis::CERTAIN, "playouts": playouts,
        "curve": curve, "steps": steps, "sides": sides, "moments": moments,
        "correction": { "mean": correction.mean(), "mean_size": correction.mean_size(), "times": correction.times },
        "rounds": analysed.rounds.iter().map(|(step, round)| json!({ "step": step, "round": round.number })).collect::<Vec<_>>(),
        "summary": analysed.summary.iter().map(say).collect::<Vec<_>>(),
    })
}
