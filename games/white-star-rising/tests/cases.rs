//! Runs every case in `cases/` and looks for sections and rulings that no case shows.

use engine::{DataFiles, Game};
use std::collections::BTreeSet;
use std::{fs, path::Path};
use text::{RuleBook, Texts};
use white_star_rising::WhiteStar;

const TEXTS: [(&str, &str); 4] = [
    ("de", include_str!("../text/forces.de.ftl")),
    ("de", include_str!("../text/ground.de.ftl")),
    ("en", include_str!("../text/forces.en.ftl")),
    ("en", include_str!("../text/ground.en.ftl")),
];
const RULEBOOK: &str = include_str!("../text/rules.toml");

/// File name and content of every case.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let entries = fs::read_dir(folder).expect("the folder with the cases");
    let mut files: Vec<(String, String)> = entries
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "toml"))
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).expect("a readable file"))
        })
        .collect();
    files.sort();
    files
}

#[test]
fn every_case_holds() {
    let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).expect("the data");
    let texts = Texts::new(&TEXTS).expect("the texts");
    let book = RuleBook::read("rules.toml", RULEBOOK).expect("the rulebook");
    let mut wrong = Vec::new();
    let files = files();
    for (name, text) in &files {
        let run = |case| cases::run::<WhiteStar>(&data, &texts, &book, name, text, &case);
        if let Err(error) = cases::read(name, text).and_then(run) {
            wrong.push(error.to_string());
        }
    }
    assert!(wrong.is_empty(), "{} of {} cases:\n{}", wrong.len(), files.len(), wrong.join("\n"));
}

/// Chapters 1 to 11; the scenarios have cases of their own.
#[test]
fn every_section_of_the_rules_has_a_case() {
    let book = RuleBook::read("rules.toml", RULEBOOK).expect("the rulebook");
    let mut shown = BTreeSet::new();
    for (name, text) in files() {
        let case = cases::read(&name, &text).expect("a case");
        shown.extend(case.rule.get_ref().iter().cloned());
    }
    let chapter = |id: &str| id.split('.').next().and_then(|first| first.parse::<u32>().ok()).unwrap_or(0);
    let missing: Vec<String> = book
        .speak(text::Lang::En)
        .sections
        .into_iter()
        .map(|section| section.section)
        .filter(|id| (1..=11).contains(&chapter(id)) && !shown.contains(id))
        .collect();
    assert!(missing.is_empty(), "no case shows {}", missing.join(", "));
}
