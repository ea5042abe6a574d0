//! `feldzug rules`

use crate::args::{RulesArgs, language};
use crate::error::Failure;
use catalog::Shelf;
use serde::Serialize;
use std::io::{Write, stdout};
use std::process::ExitCode;
use text::{Lang, Section};

#[derive(Serialize)]
struct Line {
    #[serde(flatten)]
    section: Section,
    cases: Vec<String>,
}

pub fn run(args: &RulesArgs) -> Result<ExitCode, Failure> {
    let shelf = catalog::find(&args.game)?;
    let lang = language(args.lang);
    if let Some(case) = &args.case {
        return example(shelf, case, lang);
    }
    let book = shelf.rulebook();
    let wanted = match &args.section {
        None => None,
        Some(id) => Some(book.section_of(id).ok_or_else(|| {
            Failure::new(format!(
                "{} has no section or ruling `{id}`; `feldzug rules {}` lists them",
                args.game, args.game
            ))
        })?),
    };
    let ruling = args.section.as_ref().filter(|id| wanted != Some(id.as_str()));
    let mut lines: Vec<Line> = book
        .speak(lang)
        .sections
        .into_iter()
        .zip(shelf.coverage())
        .map(|(section, covered)| Line { section, cases: covered.cases })
        .filter(|line| wanted.is_none_or(|id| line.section.section == id))
        .collect();
    if let Some(id) = ruling {
        for line in &mut lines {
            line.section.rulings.retain(|ruling| ruling.id == *id);
            line.cases = cases_of(shelf, id);
        }
    }
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &lines)?;
        writeln!(out)?;
        return Ok(ExitCode::SUCCESS);
    }
    if args.examples {
        paragraph(&mut out, "", &shelf.texts().word(lang, "example-view"))?;
        writeln!(out)?;
    }
    for Line { section, cases } in &lines {
        writeln!(out, "{}  {}   [{}]", section.section, section.title, section.source)?;
        if ruling.is_none() {
            paragraph(&mut out, "    ", &section.text)?;
        }
        for ruling in &section.rulings {
            paragraph(&mut out, "      ", &format!("{}: {} {}", ruling.id, ruling.question, ruling.answer))?;
            paragraph(&mut out, "         ", &format!("({})", ruling.reason))?;
        }
        match cases.as_slice() {
            [] if ruling.is_some() => writeln!(out, "    no case names this ruling")?,
            [] => writeln!(out, "    GAP: no case covers this section")?,
            cases => {
                for case in cases {
                    match args.examples {
                        true => crate::example::print(&mut out, shelf, case, lang)?,
                        false => writeln!(out, "    case {case}")?,
                    }
                }
            }
        }
        writeln!(out)?;
    }
    if wanted.is_none() {
        let gaps = lines.iter().filter(|line| line.cases.is_empty()).count();
        writeln!(out, "{} sections, {gaps} without a case", lines.len())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// One case, by its id or its path.
fn example(shelf: &'static dyn Shelf, case: &str, lang: Lang) -> Result<ExitCode, Failure> {
    let known = shelf.cases().iter().find(|(path, _)| *path == case || cases::id_of(path) == case);
    let Some((path, _)) = known else {
        let game = shelf.profile().id;
        return Err(Failure::new(format!(
            "{game} has no case `{case}`; `feldzug rules {game}` names the cases of every section"
        )));
    };
    let mut out = stdout().lock();
    writeln!(out, "{}\n", shelf.texts().word(lang, "example-view"))?;
    crate::example::print(&mut out, shelf, path, lang)?;
    Ok(ExitCode::SUCCESS)
}

/// The cases that name a ruling.
fn cases_of(shelf: &dyn Shelf, ruling: &str) -> Vec<String> {
    let names = |(path, text): &&(&str, &str)| {
        cases::read(path, text).is_ok_and(|case| case.rule.get_ref().iter().any(|rule| rule == ruling))
    };
    shelf.cases().iter().filter(names).map(|(path, _)| path.to_string()).collect()
}

/// Prints a text with an indent, broken at 100 columns.
fn paragraph(out: &mut impl Write, indent: &str, text: &str) -> Result<(), Failure> {
    let mut line = String::from(indent);
    for word in text.split_whitespace() {
        if line.chars().count() + word.chars().count() > 100 {
            writeln!(out, "{}", line.trim_end())?;
            line = String::from(indent);
        }
        line.push_str(word);
        line.push(' ');
    }
    writeln!(out, "{}", line.trim_end())?;
    Ok(())
}
