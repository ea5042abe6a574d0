//! `feldzug balance`: what it shows, what it writes, and that docs/balance.md shows the same.

use std::path::Path;
use std::process::{Command, Output};

fn feldzug(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_feldzug"))
        .args(args)
        .env("LC_ALL", "en_GB.UTF-8")
        .output()
        .expect("the command runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn the_documentation_shows_the_shipped_figures() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/balance.md");
    let docs = std::fs::read_to_string(docs).expect("docs/balance.md");
    let mut measured = 0;
    for game in catalog::games().iter().map(|shelf| shelf.profile().id) {
        let table = said(&feldzug(&["balance", game]));
        if table.contains("not measured yet") {
            continue;
        }
        assert!(table.starts_with("| "), "{game}: {table}");
        measured += 1;
        // Whether rules or data have changed since is not the documentation's business.
        for line in table.lines() {
            let line = line.replace(", earlier rules or data", "");
            assert!(docs.contains(&line), "docs/balance.md lacks: {line}");
        }
    }
    assert!(measured >= 4, "only {measured} games have figures");
}

#[test]
fn the_list_of_games_shows_shares_with_interval_and_bot() {
    let listed = said(&feldzug(&["games"]));
    assert!(listed.contains("Corporal against itself"), "{listed}");
    assert!(listed.contains(" % ("), "{listed}");
    let german = said(&feldzug(&["games", "--lang", "de"]));
    assert!(german.contains("Gefreiter gegen sich selbst"), "{german}");
}

#[test]
fn measuring_writes_a_file_and_keeps_what_it_knows_of_other_games() {
    let path = std::env::temp_dir().join(format!("feldzug-balance-{}.toml", std::process::id()));
    let _ = std::fs::remove_file(&path);
    let file = path.to_str().expect("a plain path");
    for game in ["mortain", "hegra-1940"] {
        let output =
            feldzug(&["balance", game, "--write", file, "--bot", "random", "--games", "2", "--tries", "1"]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(said(&output).contains("`random`, 2"), "{}", said(&output));
    }
    let written = std::fs::read_to_string(&path).expect("the file");
    assert!(written.contains("game = \"mortain\"") && written.contains("game = \"hegra-1940\""), "{written}");
    let again =
        feldzug(&["balance", "mortain", "--write", file, "--bot", "random", "--games", "2", "--tries", "1"]);
    assert!(again.status.success());
    let mut lines: Vec<String> = written.lines().map(str::to_owned).collect();
    let mut after: Vec<String> =
        std::fs::read_to_string(&path).expect("the file").lines().map(str::to_owned).collect();
    lines.sort();
    after.sort();
    assert_eq!(lines, after, "the same seed gives the same file");
    std::fs::remove_file(&path).expect("removed");
}

#[test]
fn a_file_that_is_no_balance_file_is_refused_and_not_touched() {
    let path = std::env::temp_dir().join(format!("feldzug-no-balance-{}.toml", std::process::id()));
    std::fs::write(&path, "hello = 1\n").expect("written");
    let output = feldzug(&["balance", "mortain", "--write", path.to_str().expect("a plain path")]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), "hello = 1\n");
    std::fs::remove_file(&path).expect("removed");
}
