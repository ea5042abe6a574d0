//! `feldzug odds`

use crate::args::{OddsArgs, language};
use crate::error::Failure;
use crate::input;
use engine::{Fact, Need};
use std::io::{Write, stdout};
use std::process::ExitCode;
use table::{AnyTable, OrderError};

pub fn run(args: &OddsArgs) -> Result<ExitCode, Failure> {
    let lang = language(args.lang);
    let (shelf, mut opening) = input::opening(&args.game)?;
    let texts = shelf.texts();
    let mut table: Box<dyn AnyTable> = if let Some(path) = &args.record {
        let record = input::record(path)?;
        let mut table =
            shelf.replay(&record, opening.data.as_ref()).map_err(|error| Failure::file(path, error))?;
        if let Some(at) = args.at {
            if at > table.len() {
                return Err(Failure::file(
                    path,
                    format!("the record has only {}", input::count(table.len() as u32, "entry", "entries")),
                ));
            }
            table.rewind(at);
        }
        table
    } else {
        let mut facts = Vec::new();
        if let Some(path) = &args.case {
            let name = path.display().to_string();
            let case = cases::read(&name, &input::text(path)?).map_err(Failure::new)?;
            facts = case.facts();
            opening.options.extend(case.options());
            if let (true, Some(scenario)) = (opening.scenario.is_empty(), &case.scenario) {
                opening.scenario = scenario.get_ref().clone();
            }
        }
        facts.extend(args.facts.iter().map(|(key, value)| (key.clone(), fact(value))));
        shelf.set_up(&opening, &facts)?
    };
    let say = |error: OrderError, order: &str| {
        Failure::new(format!("`{order}`: {}", texts.say(lang, &error.msg())))
    };
    let (last, before) = args.orders.split_last().expect("clap asks for at least one");
    let seat = |table: &dyn AnyTable| match table.need() {
        Need::Order(seat) => Ok(seat),
        _ => Err(Failure::new("nobody has to decide in this position; set a card or go to another entry")),
    };
    for order in before {
        let seat = seat(&*table)?;
        table.order(seat, order).map_err(|error| say(error, order))?;
    }
    let seat = seat(&*table)?;
    let face = table.odds(seat, last).map_err(|error| say(error, last))?;
    let Some(face) = face else {
        return Err(Failure::new(format!("`{last}` leads to no fight, so it has no odds")));
    };
    let face = face.map_text(&|msg| texts.say(lang, msg));
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &face)?;
        writeln!(out)?;
        return Ok(ExitCode::SUCCESS);
    }
    for line in &face.tally {
        writeln!(out, "{:+4}  {} [{}]", line.value, line.reason, line.rule)?;
    }
    writeln!(out, "{:+4}", face.sum)?;
    for share in &face.shares {
        writeln!(out, "{:6.2} %  {}", share.chance * 100.0, share.name)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A value as typed: a number, a flag, a list with commas, else a word.
fn fact(text: &str) -> Fact {
    match text {
        "true" => Fact::Flag(true),
        "false" => Fact::Flag(false),
        // A hex number such as 0803 is a word.
        _ if text.len() < 4 && text.parse::<i64>().is_ok() => Fact::Num(text.parse().expect("just parsed")),
        _ if text.contains(',') => Fact::Words(text.split(',').map(str::to_owned).collect()),
        _ => Fact::word(text),
    }
}
