//! Every case in `cases/` holds.

use engine::{DataFiles, Game};
use std::path::Path;
use text::{RuleBook, Texts};
use white_star_rising::WhiteStar;

#[test]
fn every_case_holds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).unwrap();
    let texts = Texts::new(&[]).unwrap();
    let rules = std::fs::read_to_string(root.join("text/rules.toml")).unwrap();
    let book = RuleBook::read("rules.toml", &rules).unwrap();
    let only = std::env::var("CASE").unwrap_or_default();
    let mut files: Vec<_> =
        std::fs::read_dir(root.join("cases")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut failed = Vec::new();
    for path in &files {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if !name.contains(&only) {
            continue;
        }
        let case = std::fs::read_to_string(path).unwrap();
        let result = cases::read(&name, &case)
            .and_then(|file| cases::run::<WhiteStar>(&data, &texts, &book, &name, &case, &file));
        failed.extend(result.err().map(|error| error.to_string()));
    }
    assert!(!files.is_empty() && failed.is_empty(), "{}", failed.join("\n"));
}
