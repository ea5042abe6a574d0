//! The command as users type it: output contracts, and one clear error with exit code 2 for every bad input.

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

fn json(args: &[&str]) -> Value {
    let output = feldzug(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("feldzug-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// Runs a command that must fail with exit code 2 and one error that contains these words.
fn fails(args: &[&str], words: &[&str]) {
    let output = feldzug(args);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
    assert!(output.stdout.is_empty(), "{args:?} printed something before failing");
    for word in words {
        assert!(error.contains(word), "{args:?}: «{word}» is missing in: {error}");
    }
    assert!(!error.contains("panicked"), "{error}");
}

#[test]
fn games_lists_id_title_and_scenarios() {
    let games = json(&["games", "--json"]);
    let mortain = games.as_array().unwrap().iter().find(|game| game["id"] == "mortain").unwrap();
    assert_eq!(mortain["title"], "The Defence of Mortain");
    assert_eq!(mortain["scenarios"][0]["id"], "standard");
    assert!(mortain["provenance"]["reconstructed"].as_u64().unwrap() > 10);
    let german = json(&["games", "--json", "--lang", "de"]);
    assert_eq!(german[0]["title"], "Die Verteidigung von Mortain");
}

#[test]
fn sim_tells_everything_the_contract_names_and_does_not_depend_on_threads() {
    let run = |threads: &str| {
        let mut report = json(&[
            "sim",
            "mortain",
            "--games",
            "12",
            "--bots",
            "greedy,search:30n",
            "--seed",
            "9",
            "--threads",
            threads,
            "--json",
        ]);
        for key in ["seconds", "orders_per_second", "games_per_second", "threads"] {
            assert!(report[key].as_f64().unwrap() > 0.0, "{key}");
            report.as_object_mut().unwrap().remove(key);
        }
        report
    };
    let one = run("1");
    for key in ["game", "scenario", "seed", "games", "wins", "draws", "orders"] {
        assert!(!one[key].is_null(), "{key}");
    }
    assert_eq!(one["wins"]["german"].as_u64().unwrap() + one["wins"]["us"].as_u64().unwrap(), 12);
    assert_eq!(one, run("2"));
}

#[test]
fn sim_records_verify_and_show() {
    let dir = folder("records");
    let path = dir.to_str().unwrap();
    let output = feldzug(&["sim", "mortain", "--games", "2", "--bots", "random,greedy", "--records", path]);
    assert!(output.status.success());
    let file = dir.join("game-00001.feldzug");
    let verified = feldzug(&["record", "verify", file.to_str().unwrap()]);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    let shown = feldzug(&["record", "show", file.to_str().unwrap(), "--lang", "de"]);
    assert!(String::from_utf8_lossy(&shown.stdout).contains("Die Verteidigung von Mortain"));

    // One digit of one hash changed: told with its entry.
    let text = std::fs::read_to_string(&file).unwrap();
    let spot = text.rfind('#').unwrap() + 1;
    let digit = if text.as_bytes()[spot] == b'0' { "1" } else { "0" };
    let forged = format!("{}{digit}{}", &text[..spot], &text[spot + 1..]);
    std::fs::write(&file, forged).unwrap();
    fails(&["record", "verify", file.to_str().unwrap()], &["entry", "game-00001.feldzug"]);
    // Another rules version.
    std::fs::write(&file, text.replace("rules 1\n", "rules 99\n")).unwrap();
    fails(&["record", "verify", file.to_str().unwrap()], &["rules version 99"]);
    // Cut off in the middle of a line.
    std::fs::write(&file, &text[..text.len() - 9]).unwrap();
    fails(&["record", "show", file.to_str().unwrap()], &["line"]);
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn rules_lists_every_section_with_its_cases() {
    let sections = json(&["rules", "mortain", "--json"]);
    for section in sections.as_array().unwrap() {
        assert!(section["section"].is_string() && section["title"].is_string());
        assert!(!section["cases"].as_array().unwrap().is_empty(), "{} has no case", section["section"]);
    }
    let rulings: usize =
        sections.as_array().unwrap().iter().map(|section| section["rulings"].as_array().unwrap().len()).sum();
    assert_eq!(rulings, 52);
}

#[test]
fn odds_come_with_their_tally() {
    let odds = json(&[
        "odds",
        "mortain",
        "--set",
        "PzA=0803",
        "--set",
        "120=0703",
        "--set",
        "card=8S",
        "fire PzA 120",
        "--json",
    ]);
    let sum: i64 = odds["tally"].as_array().unwrap().iter().map(|line| line["value"].as_i64().unwrap()).sum();
    assert_eq!(odds["sum"].as_i64().unwrap(), sum);
    let total: f64 =
        odds["shares"].as_array().unwrap().iter().map(|share| share["chance"].as_f64().unwrap()).sum();
    assert!((total - 1.0).abs() < 1e-9);
}

#[test]
fn bench_names_what_it_measures() {
    let lines = json(&["bench", "--seconds", "0.01", "--json"]);
    let line =
        |name: &str| lines.as_array().unwrap().iter().find(|line| line["name"] == name).unwrap().clone();
    assert!(line("mortain/orders")["per_second"].as_f64().unwrap() > 0.0);
    assert!(line("mortain/clone")["bytes"].as_u64().unwrap() <= 1024);
}

#[test]
fn data_can_be_exported_changed_checked_and_played() {
    let dir = folder("data").join("mine");
    let path = dir.to_str().unwrap();
    assert!(feldzug(&["data", "export", "mortain", path]).status.success());
    assert!(feldzug(&["data", "check", path]).status.success());
    fails(&["data", "export", "mortain", path], &["not empty"]);

    let units = dir.join("units.toml");
    let text = std::fs::read_to_string(&units).unwrap();
    std::fs::write(&units, text.replacen("full = [6, 4]", "full = [9, 9]", 1)).unwrap();
    let checked = feldzug(&["data", "check", path]);
    assert!(String::from_utf8_lossy(&checked.stdout).contains("differs from the shipped"));
    let odds = json(&[
        "odds",
        "mortain",
        "--data",
        path,
        "--set",
        "PzA=0803",
        "--set",
        "120=0703",
        "--set",
        "card=8S",
        "fire PzA 120",
        "--json",
    ]);
    assert_eq!(odds["tally"][0]["value"], 9);

    let line = text.lines().position(|line| line == "class = \"tank\"").unwrap() + 1;
    std::fs::write(&units, text.replacen("class = \"tank\"", "class = \"ship\"", 1)).unwrap();
    fails(&["data", "check", path], &[&format!("units.toml:{line}"), "ship"]);
    std::fs::write(&units, text.replacen("\narrival =", "\narival =", 1)).unwrap();
    fails(&["data", "check", path], &["units.toml:", "arival"]);
    std::fs::remove_file(dir.join("map.toml")).unwrap();
    fails(&["data", "check", path], &["map.toml", "missing"]);
    std::fs::remove_dir_all(dir.parent().unwrap()).unwrap();
}

#[test]
fn a_wrong_case_is_told_with_its_line() {
    let dir = folder("cases");
    let file = dir.join("case.toml");
    let path = file.to_str().unwrap();
    let case = |body: &str| {
        std::fs::write(&file, format!("game = \"mortain\"\nrule = [\"6.6\"]\ntitle = \"t\"\n{body}")).unwrap()
    };
    case(
        "position.card = \"8S\"\nposition.PzA = \"0803\"\nscript = [\n{ order = \"move PzA 0802\" },\n{ expect = { PzA = \"0101\" } },\n]\n",
    );
    let output = feldzug(&["case", path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("case.toml:8: PzA is 0802, expected 0101"));
    let broken = |body: &str, words: &[&str]| {
        case(body);
        let output = feldzug(&["case", path]);
        let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        assert_ne!(output.status.code(), Some(0));
        for word in words {
            assert!(said.contains(word), "«{word}» is missing in: {said}");
        }
    };
    broken("colour = 1\nscript = [{ luck = \"7S\" }]\n", &["case.toml:4", "colour"]);
    broken("position.PzZ = \"0803\"\nscript = [{ luck = \"7S\" }]\n", &["case.toml:4", "PzZ"]);
    broken("position.PzA = \"9903\"\nscript = [{ luck = \"7S\" }]\n", &["case.toml:4", "9903"]);
    broken("script = [\n{ order = \"fly PzA\" },\n]\n", &["case.toml:5", "fly"]);
    broken("script = [\n{ lick = \"7S\" },\n]\n", &["case.toml:5", "lick"]);
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn bad_input_gets_one_clear_error() {
    fails(&["sim", "morain"], &["morain", "mortain"]);
    fails(&["sim", "mortain/moon"], &["moon", "standard"]);
    fails(&["sim", "mortain", "--bots", "genius,greedy"], &["genius", "search"]);
    fails(&["sim", "mortain", "--bots", "greedy"], &["german", "us"]);
    fails(&["sim", "mortain", "--games", "0"], &["0"]);
    fails(&["sim", "mortain", "--option", "rounding=up"], &["rounding", "activation_rounding"]);
    fails(&["sim", "mortain", "--option", "activation_rounding=sideways"], &["down, up"]);
    fails(&["rules", "mortain", "99"], &["99"]);
    fails(&["rules", "mortain", "--lang", "fr"], &["de and en"]);
    fails(&["odds", "mortain/historical", "fire PzA 120"], &["set a card"]);
    fails(&["odds", "mortain", "--set", "card=8S", "fire PzA 120"], &["not on the map"]);
    fails(&["odds", "mortain", "--set", "card=8X", "pass"], &["8X"]);
    fails(&["record", "show", "/no/such/file"], &["/no/such/file"]);
    fails(&["data", "check", "/no/such/folder"], &["/no/such/folder"]);
    fails(&["play", "mortain", "--seat", "france=human"], &["france", "german, us"]);
    fails(&["play", "mortain", "--seat", "us=einstein"], &["einstein"]);
    fails(&["bench", "--seconds", "-1"], &[]);
    fails(&["serve", "--keep-unfinished", "soon"], &["--keep-unfinished", "whole number of days", "0"]);
    fails(&["nonsense"], &["nonsense"]);
}
