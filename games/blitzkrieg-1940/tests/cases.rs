//! Runs every case in `cases/` and looks for sections and rulings that no case shows.

use blitzkrieg_1940::Blitzkrieg;
use engine::{DataFiles, Game};
use scene::Show;
use std::collections::BTreeSet;
use std::{fs, path::Path};
use text::{RuleBook, Texts};

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
    let data = Blitzkrieg::load(&DataFiles::shipped(Blitzkrieg::FILES)).expect("the data");
    let texts = Texts::new(Blitzkrieg::TEXTS).expect("the texts");
    let book = RuleBook::read("rules.toml", Blitzkrieg::RULEBOOK).expect("the rulebook");
    let mut wrong = Vec::new();
    let files = files();
    for (name, text) in &files {
        let run = |case| cases::run::<Blitzkrieg>(&data, &texts, &book, name, text, &case);
        if let Err(error) = cases::read(name, text).and_then(run) {
            wrong.push(error.to_string());
        }
    }
    assert!(wrong.is_empty(), "{} of {} cases:\n{}", wrong.len(), files.len(), wrong.join("\n"));
}

#[test]
fn every_section_and_ruling_has_a_case() {
    let book = RuleBook::read("rules.toml", Blitzkrieg::RULEBOOK).expect("the rulebook");
    let mut shown = BTreeSet::new();
    for (name, text) in files() {
        let case = cases::read(&name, &text).expect("a case");
        shown.extend(case.rule.get_ref().iter().cloned());
    }
    let mut missing: Vec<String> = Vec::new();
    for section in book.speak(text::Lang::En).sections {
        missing.extend(section.rulings.into_iter().map(|ruling| ruling.id));
        missing.push(section.section);
    }
    missing.retain(|id| !shown.contains(id) && book.unshown(id).is_none());
    assert!(missing.is_empty(), "no case shows {}", missing.join(", "));
}
