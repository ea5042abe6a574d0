//! The README and the guides name the games of the catalog, no more and no less.

use catalog::{README_BEGIN, README_END};
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_table_of_the_readme_is_that_of_the_catalog() {
    let path = root().join("README.md");
    let text = std::fs::read_to_string(&path).expect("README.md");
    let begin = text.find(README_BEGIN).expect("the table begins") + README_BEGIN.len() + 1;
    let end = text.find(README_END).expect("the table ends");
    let table = catalog::readme_table(&|file| root().join(file).is_file());
    if text[begin..end] != table {
        if std::env::var_os("FELDZUG_WRITE").is_some() {
            std::fs::write(&path, format!("{}{table}{}", &text[..begin], &text[end..]))
                .expect("README.md can be written");
            return;
        }
        panic!(
            "README.md does not list the games as they are; FELDZUG_WRITE=1 cargo test -p catalog --test readme writes:\n{table}"
        );
    }
}

#[test]
fn every_guide_is_there_in_both_languages() {
    let table = catalog::readme_table(&|file| root().join(file).is_file());
    let mut guides = 0;
    for link in table.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        assert!(root().join(link).is_file(), "there is no {link}");
        guides += 1;
    }
    assert!(guides >= 2, "some game has a guide");
}

#[test]
fn every_game_of_the_catalog_is_a_folder_under_games() {
    for game in catalog::games() {
        let id = game.profile().id;
        assert!(root().join("games").join(id).join("Cargo.toml").is_file(), "there is no games/{id}");
    }
}

/// The words in backquotes of a paragraph.
fn words<'a>(text: &'a str, from: &str, until: &str) -> Vec<&'a str> {
    let start = text.find(from).expect(from);
    let end = start + text[start..].find(until).expect(until);
    text[start..end].split('`').skip(1).step_by(2).collect()
}

#[test]
fn both_clients_know_the_ground_and_symbols_of_the_guide() {
    let read = |file: &str| std::fs::read_to_string(root().join(file)).expect(file);
    let text = read("docs/adding-a-game.md");
    let grounds = words(&text, "names its looks:", "boxes are");
    assert!(grounds.len() >= 14, "{grounds:?}");
    let (terminal, browser) = (read("crates/terminal/src/look.rs"), read("web/src/board/ground.ts"));
    let looks = &browser[browser.find("const LOOKS").expect("the looks of the browser")..];
    for ground in grounds {
        assert!(terminal.contains(&format!("\"{ground}\"")), "the terminal does not know «{ground}»");
        // Open ground is what is not painted over.
        let plain = ["open", "clear"].contains(&ground);
        let known = [format!("\n  {ground},"), format!("\n  {ground}:"), format!("\n  '{ground}':")];
        assert!(plain || known.iter().any(|key| looks.contains(key)), "the browser does not know «{ground}»");
    }
    let symbols = words(&text, "**Symbols.**", "are drawn in the browser");
    assert!(symbols.len() >= 12, "{symbols:?}");
    let (terminal, browser) = (read("crates/terminal/src/counter.rs"), read("web/build/symbols.ts"));
    for symbol in symbols {
        assert!(terminal.contains(&format!("\"{symbol}\"")), "the terminal does not know «{symbol}»");
        let known = [format!(" {symbol}:"), format!("'{symbol}'")];
        assert!(known.iter().any(|key| browser.contains(key)), "the browser does not know «{symbol}»");
    }
}
