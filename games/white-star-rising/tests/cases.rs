//! Looks for sections and rulings that no case shows. The catalog runs the cases themselves.

use scene::Show;
use std::collections::BTreeSet;
use std::{fs, path::Path};
use text::RuleBook;
use white_star_rising::WhiteStar;

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

/// Rulings that no position can show: own and enemy units never share a hex when shots are fired (R49), and no scenario
/// gives a side two flak units (R62).
const NOT_TO_BE_SHOWN: [&str; 2] = ["R49", "R62"];

#[test]
fn every_section_and_ruling_has_a_case() {
    let book = RuleBook::read("rules.toml", WhiteStar::RULEBOOK).expect("the rulebook");
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
    missing.retain(|id| !shown.contains(id) && !NOT_TO_BE_SHOWN.contains(&id.as_str()));
    assert!(missing.is_empty(), "no case shows {}", missing.join(", "));
}
