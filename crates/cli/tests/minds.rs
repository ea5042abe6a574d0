//! `feldzug lab duel`, `tune`, `learn` and `weights`, for games of the shelf.

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};

fn feldzug(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_feldzug"))
        .args(args)
        .env("LC_ALL", "en_GB.UTF-8")
        .output()
        .expect("the command runs")
}

fn said(args: &[&str]) -> String {
    let output = feldzug(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn fails(args: &[&str], words: &[&str]) {
    let output = feldzug(args);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
    for word in words {
        assert!(error.contains(word), "{args:?}: {error} lacks {word}");
    }
}

fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("feldzug-minds-{}-{name}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn every_game_names_its_weights_and_they_read_back() {
    for game in catalog::games().iter().map(|shelf| shelf.profile().id) {
        let listed = said(&["lab", "weights", game]);
        assert!(listed.contains("\nstudied\n") && listed.lines().count() > 15, "{game}: {listed}");
        let path = file(game);
        std::fs::write(&path, &listed).expect("written");
        assert_eq!(said(&["lab", "weights", game, "--from", path.to_str().expect("plain")]), listed);
    }
    fails(&["lab", "weights", "mortain", "--from", "plain"], &["plain mind of mortain names no weights"]);
}

#[test]
fn a_duel_tells_shares_by_side_and_the_same_seed_gives_the_same() {
    let args = ["lab", "duel", "rivet-wars", "--bots", "greedy,random", "--games", "20", "--json"];
    let read =
        |more: &[&str]| -> Value { serde_json::from_str(&said(&[&args[..], more].concat())).expect("JSON") };
    let one = read(&["--threads", "1"]);
    assert_eq!(one["bots"], read(&["--threads", "2"])["bots"]);
    assert_ne!(one["scenarios"][0]["orders"], read(&["--seed", "2"])["scenarios"][0]["orders"]);
    assert_eq!(one["scenarios"].as_array().map(Vec::len), Some(10));
    let greedy = &one["bots"][0];
    assert_eq!((&greedy["bot"], &greedy["games"]), (&"greedy".into(), &20.into()));
    let sides: Vec<&str> =
        greedy["sides"].as_array().expect("a list").iter().filter_map(|side| side["side"].as_str()).collect();
    assert_eq!(sides, ["allied", "bismark"]);
    assert!(greedy["sides"].as_array().expect("a list").iter().all(|side| side["games"] == 10), "{greedy}");
    assert!(greedy["share"]["low"].as_f64() > Some(0.5), "{greedy}");
    let told = said(&["lab", "duel", "rivet-wars/knock-out", "--games", "2", "--weights-a", "held=2"]);
    assert!(told.contains("A: greedy with held=2") && told.contains("as bismark"), "{told}");
    let alone = said(&["lab", "duel", "hegra-1940/easiest", "--bots", "greedy,random", "--games", "4"]);
    assert!(alone.contains("2 games each") && alone.contains("\n  B "), "{alone}");
}

#[test]
fn what_is_found_is_a_file_that_other_commands_use() {
    let path = file("tuned");
    let tuned = path.to_str().expect("plain");
    let args = |seed| {
        [
            "lab",
            "tune",
            "rivet-wars/knock-out",
            "--rounds",
            "3",
            "--games",
            "6",
            "--seed",
            seed,
            "--write",
            tuned,
        ]
    };
    let told = said(&args("1"));
    assert!(told.contains("round 3: ") && told.contains(&format!("--weights-a {tuned}")), "{told}");
    let first = std::fs::read_to_string(&path).expect("the file");
    assert!(first.starts_with("# feldzug lab tune rivet-wars/knock-out --bot greedy --rounds 3"), "{first}");
    said(&args("1"));
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), first, "the same seed, the same file");
    let other = file("learned");
    let learned = other.to_str().expect("plain");
    let from = format!("{tuned},held=1.7");
    let args = ["lab", "learn", "rivet-wars/knock-out", "--rounds", "2", "--games", "4", "--from", &from];
    said(&[&args[..], &["--write", learned, "--threads", "1"]].concat());
    let first = std::fs::read_to_string(&other).expect("the file");
    said(&[&args[..], &["--write", learned, "--threads", "2"]].concat());
    assert_eq!(
        std::fs::read_to_string(&other).expect("the file"),
        first,
        "the same on any number of threads"
    );
    assert!(!first.contains("held = 1.7\n") && first.contains("\nheld = "), "{first}");
    let duel = ["lab", "duel", "rivet-wars/knock-out", "--games", "2", "--weights-a", learned];
    assert!(said(&duel).contains(learned));
}

#[test]
fn wrong_input_is_told_with_what_would_be_right() {
    fails(&["lab", "duel", "rivet-wars", "--weights-a", "hold=2"], &["«hold»", "held"]);
    fails(&["lab", "duel", "rivet-wars", "--weights-a", "held=much"], &["held=much", "number"]);
    fails(&["lab", "duel", "rivet-wars", "--weights-a", "no-such.txt"], &["no-such.txt", "plain", "studied"]);
    fails(&["lab", "duel", "rivet-wars", "--bots", "greedy"], &["two bots", "A,B"]);
    fails(&["lab", "duel", "rivet-wars/nowhere"], &["nowhere", "knock-out"]);
    fails(&["lab", "learn", "mortain", "--bot", "search:50ms"], &["clock", "search:50n"]);
    fails(&["lab", "tune", "mortain", "--from", "german_unit=1"], &["german_unit", "781"]);
}
