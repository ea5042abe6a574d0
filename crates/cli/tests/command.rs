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
    let levels = |game: &Value| {
        game["opponents"].as_array().map(|all| all.iter().map(|one| one["id"].clone()).collect::<Vec<_>>())
    };
    assert_eq!(levels(mortain).unwrap(), ["recruit", "corporal", "sergeant", "captain", "general"]);
    let german = json(&["games", "--json", "--lang", "de"]);
    assert_eq!(german[0]["title"], "Die Verteidigung von Mortain");
    assert_eq!(german[0]["opponents"][3]["title"], "Hauptmann");
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
    let shown = String::from_utf8_lossy(&shown.stdout);
    assert!(shown.contains("Die Verteidigung von Mortain"));
    assert!(shown.lines().next_back().unwrap().trim().starts_with("Gewonnen hat: "), "{shown}");

    // Whatever is changed, the closing line tells.
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("feldzug record 2\n") && text.contains("\nend rules\nclosed "));
    std::fs::write(&file, text.replace("\nscenario standard\n", "\nscenario historical\n")).unwrap();
    fails(&["record", "verify", file.to_str().unwrap()], &["closing line", "game-00001.feldzug"]);
    // The first format has none. One digit of one hash changed: told with its entry.
    let end = text.find("\nend rules").unwrap();
    let text = text[..end].replace("feldzug record 2\n", "feldzug record 1\n");
    let spot = text.rfind('#').unwrap() + 1;
    let digit = if text.as_bytes()[spot] == b'0' { "1" } else { "0" };
    let forged = format!("{}{digit}{}", &text[..spot], &text[spot + 1..]);
    std::fs::write(&file, forged).unwrap();
    fails(&["record", "verify", file.to_str().unwrap()], &["entry", "game-00001.feldzug"]);
    // Another rules version that leads elsewhere is named; the record can still be read.
    let forged = format!("{}{digit}{}", &text[..spot], &text[spot + 1..]);
    let version = text.lines().find_map(|line| line.strip_prefix("rules ")).unwrap().to_owned();
    let newer = |text: &str| text.replace(&format!("\nrules {version}\n"), "\nrules 99\n");
    std::fs::write(&file, newer(&forged)).unwrap();
    fails(&["record", "verify", file.to_str().unwrap()], &["rules version 99"]);
    let read = feldzug(&["record", "show", file.to_str().unwrap()]);
    assert!(!read.status.success() && String::from_utf8_lossy(&read.stdout).contains("place"));
    // One that leads to the same positions is fine, and said to be one.
    std::fs::write(&file, newer(&text)).unwrap();
    let verified = feldzug(&["record", "verify", file.to_str().unwrap()]);
    assert!(String::from_utf8_lossy(&verified.stdout).contains("rules version 99"));
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

#[test]
fn sim_asks_for_a_number_of_threads_that_can_be_started() {
    for threads in ["1000000", "0", "many"] {
        fails(&["sim", "mortain", "--threads", threads], &["--threads", "from 1 to 256"]);
    }
}

#[test]
fn sim_leaves_a_folder_with_records_alone() {
    let dir = folder("old-records");
    let old = dir.join("game-00001.feldzug");
    std::fs::write(&old, "mine").unwrap();
    let sim = |records: &str, bots: &str| {
        fails(&["sim", "mortain", "--games", "1", "--bots", bots, "--records", records], &[])
    };
    let path = dir.to_str().unwrap();
    fails(&["sim", "mortain", "--games", "1", "--records", path], &[path, "already contains records"]);
    sim(path, "greedy,greedy");
    assert_eq!(std::fs::read_to_string(&old).unwrap(), "mine");
    assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 1);
    // A mistake elsewhere makes no folder either.
    let new = dir.join("new");
    sim(new.to_str().unwrap(), "greedy");
    assert!(!new.exists());
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn one_game_is_not_called_games() {
    let output = feldzug(&["sim", "mortain", "--games", "1", "--bots", "random,random", "--threads", "1"]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains(" 1 game,") && said.contains(" 1 win ") && said.contains(" 0 wins "), "{said}");
    assert!(said.contains("on 1 thread:"), "{said}");
}

#[test]
fn data_files_run_the_cases_of_their_own_game_only() {
    let dir = folder("case-data").join("hegra");
    let path = dir.to_str().unwrap();
    assert!(feldzug(&["data", "export", "hegra-1940", path]).status.success());
    let all = feldzug(&["case", "--data", path]);
    let said = String::from_utf8_lossy(&all.stdout);
    assert!(all.status.success(), "{said}");
    assert!(said.lines().count() > 100 && !said.contains("mortain"), "{said}");
    let case = dir.join("../case.toml");
    std::fs::write(
        &case,
        "game = \"mortain\"\nrule = [\"6.6\"]\ntitle = \"t\"\nscript = [{ luck = \"7S\" }]\n",
    )
    .unwrap();
    fails(&["case", "--data", path, case.to_str().unwrap()], &["case.toml", "mortain", "hegra-1940"]);
    std::fs::remove_dir_all(dir.parent().unwrap()).unwrap();
}

#[test]
fn a_side_is_given_to_one_player_only() {
    let twice = ["play", "mortain", "--seat", "us=human", "--seat", "us=greedy"];
    fails(&twice, &["--seat us", "twice"]);
}

#[test]
fn a_game_that_cannot_be_saved_is_not_begun() {
    let dir = folder("save");
    let missing = dir.join("missing/game.feldzug");
    fails(&["play", "mortain", "--save", missing.to_str().unwrap()], &["missing", "does not exist"]);
    let there = dir.join("game.feldzug");
    std::fs::write(&there, "mine").unwrap();
    fails(&["play", "mortain", "--save", there.to_str().unwrap()], &["already exists", "record resume"]);
    fails(&["play", "mortain", "--save", dir.to_str().unwrap()], &["already exists"]);
    assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 1);
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn serve_refuses_what_it_cannot_do_and_makes_no_database() {
    let dir = folder("serve");
    let db = dir.join("feldzug.db");
    let serve = |more: &[&str], words: &[&str]| {
        fails(&[&["serve", "--db", db.to_str().unwrap()], more].concat(), words);
        assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 0, "{more:?} wrote something");
    };
    serve(&["--workers", "0"], &["--workers", "from 1 to 256"]);
    for url in
        ["not a url", "feldzug.example", "ftp://feldzug.example", "https://", "https://a/b", "http://a:x"]
    {
        serve(&["--public-url", url], &["--public-url", "https://feldzug.example"]);
    }
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap().to_string();
    serve(&["--addr", &addr], &["cannot listen", &addr]);
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn one_ruling_is_printed_alone() {
    let output = feldzug(&["rules", "mortain", "R27"]);
    let said = String::from_utf8_lossy(&output.stdout);
    let rulings = |line: &&str| line.trim_start().starts_with('R') && line.contains(": ");
    assert_eq!(said.lines().filter(rulings).count(), 1, "{said}");
    assert!(said.contains("R27: "), "{said}");
    let section = json(&["rules", "mortain", "R27", "--json"]);
    assert_eq!(section.as_array().unwrap().len(), 1);
    assert_eq!(section[0]["rulings"].as_array().unwrap().len(), 1);
    let whole = json(&["rules", "mortain", section[0]["section"].as_str().unwrap(), "--json"]);
    assert!(whole[0]["rulings"].as_array().unwrap().len() > 1, "R27 stands among others");
}

/// Plays in a terminal of its own, made by `script`, and ends the game by a signal. Returns what the terminal got to see,
/// the exit code, and how the terminal was set afterwards.
#[cfg(target_os = "linux")]
fn play_and_signal(signal: &str) -> (String, String, String) {
    use std::process::Stdio;
    use std::time::{Duration, Instant};
    let dir = folder(&format!("signal-{signal}"));
    let file = |name: &str| dir.join(name).to_str().unwrap().to_owned();
    let bin = env!("CARGO_BIN_EXE_feldzug");
    // The shell stays behind and looks at the terminal when the game is gone.
    let shell = format!(
        "stty rows 24 cols 80; sh -c 'echo $$ >{pid}; exec {bin} play mortain --seat us=human --lang en'; \
         echo $? >{code}; stty -a >{stty}",
        pid = file("pid"),
        code = file("code"),
        stty = file("stty"),
    );
    let mut script = Command::new("script")
        .args(["-q", "-f", "-c", &shell, &file("screen")])
        .env("TERM", "xterm-256color")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("script, of util-linux, runs");
    let read = |name: &str| {
        std::fs::read(dir.join(name))
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
            .unwrap_or_default()
    };
    let wait = |what: &dyn Fn() -> bool| {
        let start = Instant::now();
        while !what() {
            assert!(start.elapsed() < Duration::from_secs(60), "the screen shows: {}", read("screen"));
            std::thread::sleep(Duration::from_millis(20));
        }
    };
    wait(&|| read("screen").contains("0703"));
    let kill = Command::new("kill").args([&format!("-{signal}"), read("pid").trim()]).status().unwrap();
    assert!(kill.success());
    wait(&|| read("stty").contains("icanon"));
    drop(script.stdin.take());
    script.wait().unwrap();
    let seen = (read("screen"), read("code").trim().to_owned(), read("stty"));
    std::fs::remove_dir_all(&dir).unwrap();
    seen
}

#[cfg(target_os = "linux")]
#[test]
fn a_game_ended_by_a_signal_leaves_the_terminal_as_it_was() {
    for (signal, code) in [("TERM", "143"), ("HUP", "129")] {
        let (screen, ended, stty) = play_and_signal(signal);
        // The alternate screen is left, the cursor shown, and lines are echoed and edited again.
        let left = screen.rfind("\u{1b}[?1049l").expect("the alternate screen is left");
        assert!(left > screen.rfind("\u{1b}[?1049h").unwrap(), "{signal}");
        assert!(screen[left..].contains("\u{1b}[?25h"), "{signal}");
        for word in ["icanon", "echo", "isig"] {
            assert!(stty.split_whitespace().any(|flag| flag == word), "SIG{signal}: {stty}");
        }
        assert_eq!(ended, code, "SIG{signal}");
    }
}

/// Runs `./play` with this argument where neither cargo nor npm can be used.
#[cfg(unix)]
fn play_script(argument: &str) -> String {
    use std::os::unix::fs::PermissionsExt;
    let dir = folder(&format!("play{argument}"));
    for name in ["cargo", "npm", "cc"] {
        let path = dir.join(name);
        std::fs::write(&path, "#!/bin/sh\necho \"$0 was called\" >&2\nexit 99\n").unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    let path = format!("{}:/usr/local/bin:/usr/bin:/bin", dir.display());
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../play");
    let output = Command::new(script).arg(argument).env("PATH", path).output().expect("the script runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    std::fs::remove_dir_all(dir).unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[cfg(unix)]
#[test]
fn the_play_script_answers_help_and_version_without_building() {
    assert_eq!(play_script("--version").trim(), concat!("feldzug ", env!("CARGO_PKG_VERSION")));
    let help = play_script("--help");
    assert_eq!(help, play_script("-h"));
    for game in json(&["games", "--json"]).as_array().unwrap() {
        assert!(help.contains(game["id"].as_str().unwrap()), "{help}");
    }
    // It lists the options that `feldzug play` has.
    let told = String::from_utf8(feldzug(&["play", "--help"]).stdout).unwrap();
    let options = told.lines().map(str::trim).filter(|line| line.starts_with('-'));
    let names: Vec<&str> =
        options.flat_map(|line| line.split([' ', ',']).find(|word| word.starts_with("--"))).collect();
    assert!(names.len() > 6, "{told}");
    for name in names {
        assert!(help.contains(name), "{name} is missing in {help}");
    }
}

#[test]
fn an_operator_copies_checks_and_clears_a_database() {
    let dir = folder("admin");
    let at = |name: &str| dir.join(name).to_str().unwrap().to_owned();
    let (db, copy, again) = (at("feldzug.db"), at("copy.db"), at("again.db"));
    fails(&["admin", "verify", "--db", &db], &["no such file", "--db"]);
    fails(&["admin", "backup", "--db", &db, &copy], &["no such file"]);
    // A server makes the database and is stopped.
    let mut server = Command::new(env!("CARGO_BIN_EXE_feldzug"))
        .args(["serve", "--addr", "127.0.0.1:0", "--db", &db])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(server.stdout.as_mut().unwrap()), &mut line)
        .unwrap();
    assert!(line.contains("http://127.0.0.1:"), "{line}");
    let made = json(&["admin", "backup", "--json", "--db", &db, &copy]);
    assert!(made["bytes"].as_u64().unwrap() > 0 && made["tables"] == 0, "{made}");
    fails(&["admin", "backup", "--db", &db, &copy], &["exists"]);
    fails(&["admin", "restore", "--db", &db, "--replace", &copy], &["in use"]);
    server.kill().unwrap();
    server.wait().unwrap();
    let restored = json(&["admin", "restore", "--json", "--db", &db, "--replace", &copy]);
    assert!(restored["before"].as_str().unwrap().contains(".before-"), "{restored}");
    assert_eq!(json(&["admin", "restore", "--json", "--db", &again, &copy])["before"], Value::Null);
    let checked = json(&["admin", "verify", "--json", "--db", &again]);
    assert_eq!((&checked["damage"], &checked["broken"]), (&Value::Array(vec![]), &Value::Array(vec![])));
    assert_eq!(json(&["admin", "list", "--json", "--db", &again]), Value::Array(vec![]));
    for command in ["remove", "hide"] {
        let output = feldzug(&["admin", command, "--json", "--db", &again, "AAAAAAAAAAAAAAAAAAAAAA"]);
        assert_eq!(output.status.code(), Some(1));
        let said: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(said["missing"][0], "AAAAAAAAAAAAAAAAAAAAAA");
    }
    std::fs::write(&again, "").unwrap();
    fails(&["admin", "verify", "--db", &again], &["is empty", "restore"]);
    fails(&["serve", "--trust-proxy", "yes"], &["--trust-proxy", "10.0.0.0/8"]);
    std::fs::remove_dir_all(dir).unwrap();
}

/// A server, until it is dropped, and where it listens.
struct Served(std::process::Child, String);

impl Served {
    fn on(db: &str) -> Served {
        let mut server = Command::new(env!("CARGO_BIN_EXE_feldzug"))
            .args(["serve", "--addr", "127.0.0.1:0"])
            .env("FELDZUG_DB", db)
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        std::io::BufRead::read_line(&mut std::io::BufReader::new(server.stdout.as_mut().unwrap()), &mut line)
            .unwrap();
        let addr = line.split("http://").nth(1).unwrap().split(' ').next().unwrap().to_owned();
        Served(server, addr)
    }

    fn open_table(&self) {
        use std::io::{Read, Write};
        let body = r#"{"game":"mortain","scenario":"historical"}"#;
        let (host, length) = (&self.1, body.len());
        let head = format!("POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n");
        let mut line = std::net::TcpStream::connect(host).unwrap();
        write!(line, "{head}Content-Length: {length}\r\nConnection: close\r\n\r\n{body}").unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

/// A PostgreSQL of this test's own, until it is dropped, and its address.
struct Cluster(std::process::Child, String);

impl Cluster {
    /// None if PostgreSQL is not installed.
    fn start() -> Option<Cluster> {
        let child = Command::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/test-postgres"))
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let mut cluster = Cluster(child, String::new());
        let Cluster(child, line) = &mut cluster;
        std::io::BufRead::read_line(&mut std::io::BufReader::new(child.stdout.as_mut().unwrap()), line)
            .unwrap();
        if line.starts_with("postgres://") {
            line.truncate(line.trim_end().len());
            return Some(cluster);
        }
        assert!(std::env::var_os("FELDZUG_CHECK").is_none(), "./check installs PostgreSQL");
        eprintln!("skipped: PostgreSQL is not installed");
        None
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // It ends when its input does.
        drop(self.0.stdin.take());
        self.0.wait().unwrap();
    }
}

#[test]
fn an_operator_moves_a_club_to_postgresql_and_looks_after_it() {
    let Some(cluster) = Cluster::start() else { return };
    let address = cluster.1.clone();
    let dir = folder("move");
    let file = dir.join("feldzug.db").to_str().unwrap().to_owned();
    let moved = ["admin", "move", "--json", "--from", &file, "--to", &address];
    let before = Served::on(&file);
    before.open_table();
    assert_eq!(json(&["admin", "nodes", "--json", "--db", &file]), Value::Array(vec![]));
    fails(&moved, &["in use"]);
    drop(before);
    fails(&["admin", "verify", "--db", &address], &["no Feldzug database", "admin move"]);
    let said = json(&moved);
    assert_eq!((&said["moved"]["tables"], &said["tables"]), (&1.into(), &1.into()), "{said}");
    fails(&moved, &["holds tables already"]);
    fails(&["admin", "move", "--from", &address, "--to", &file], &["not back"]);
    fails(&["admin", "move", "--from", &file, "--to", "other.db"], &["postgres://USER@HOST/DATABASE"]);
    fails(&["admin", "backup", "--db", &address, "copy.db"], &["pg_dump"]);
    let password = address.replace("feldzug@", "feldzug:geheim@");
    for command in [&["serve"][..], &["admin", "verify"]] {
        let output = feldzug(&[command, &["--db", &password]].concat());
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains("--db-password FILE") && !error.contains("geheim"), "{error}");
    }
    fails(&["serve", "--db", &address, "--db-password", "nowhere"], &["nowhere"]);

    let checked = json(&["admin", "upgrade-check", "--json", "--db", &address]);
    assert_eq!((&checked["same"], &checked["stay"]), (&1.into(), &Value::Array(vec![])), "{checked}");
    assert_eq!(json(&["admin", "restored", "--json", "--db", &address])["tables"], 1);
    let servers = [Served::on(&address), Served::on(&address)];
    let nodes = json(&["admin", "nodes", "--json", "--db", &address]);
    for (node, served) in nodes.as_array().unwrap().iter().zip(&servers) {
        assert_eq!(node["url"], format!("http://{}", served.1));
        assert!(node["silent"].as_i64().unwrap() < 15 && !node["plays"].as_array().unwrap().is_empty());
        assert_eq!((&node["release"], &node["alone"]), (&env!("CARGO_PKG_VERSION").into(), &0.into()));
    }
    assert_eq!(nodes.as_array().unwrap().len(), 2);
    let words = feldzug(&["admin", "nodes", "--db", &address]);
    assert_eq!(String::from_utf8_lossy(&words.stdout).matches("up for").count(), 2);
    let checked = json(&["admin", "verify", "--json", "--db", &address]);
    assert_eq!((&checked["tables"], &checked["broken"]), (&1.into(), &Value::Array(vec![])));
    drop(servers);
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn the_examples_of_a_section_are_printed_with_the_board_of_every_step() {
    let print = |args: &[&str]| {
        let output = feldzug(args);
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let english = print(&["rules", "mortain", "6.6", "--examples"]);
    let title = "The bonus for adjacency needs all firing units next to the target";
    let at = english.find(title).expect("the case");
    let case = &english[at..];
    // The position with its counters, an order in words, the odds with their tally.
    assert!(case.contains("1/7  The position") && case.contains("PzA]") && case.contains("0703"), "{case}");
    assert!(case.contains("2/7  German: ") && case.contains("  +3\n"), "{case}");
    assert!(english.contains("as a referee sees it"));
    let german = print(&["rules", "mortain", "--case", "6.6-adjacent-all", "--lang", "de"]);
    assert!(german.contains("1/7  Die Stellung") && german.contains("2/7  Deutsche: "), "{german}");
    assert!(!german.contains('‹'));
    // Every game prints every case of a section; none is wider than a page.
    for (game, section) in
        [("white-star-rising", "6.3.1"), ("hegra-1940", "5"), ("rivet-wars", "8"), ("blitzkrieg-1940", "6")]
    {
        let sections = json(&["rules", game, "--json"]);
        let sections = sections.as_array().unwrap();
        let known = |wanted: &str| sections.iter().any(|one| one["section"] == wanted);
        let first = sections[sections.len() / 2]["section"].as_str().unwrap();
        let section = if known(section) { section } else { first };
        let text = print(&["rules", game, section, "--examples"]);
        assert!(text.contains("1/") && text.contains("The position"), "{game} {section}: {text}");
    }
    fails(&["rules", "mortain", "--case", "none"], &["no case `none`", "feldzug rules mortain"]);
    fails(&["rules", "mortain", "--examples"], &["SECTION"]);
}

#[test]
fn a_game_is_told_as_a_text_in_both_languages() {
    let dir = folder("report");
    let path = dir.to_str().unwrap();
    for game in ["mortain", "rivet-wars", "hegra-1940"] {
        let records = dir.join(game);
        let bots = if game == "hegra-1940" { "random" } else { "random,greedy" };
        let to = records.to_str().unwrap();
        let played = feldzug(&["sim", game, "--games", "1", "--seed", "4", "--bots", bots, "--records", to]);
        assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
        let file = records.join("game-00001.feldzug");
        let tell = |lang: &str| {
            let told = feldzug(&["record", "report", file.to_str().unwrap(), "--lang", lang]);
            assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
            String::from_utf8(told.stdout).unwrap()
        };
        for (lang, end) in [("en", "## How it ended"), ("de", "## Wie es ausging")] {
            let text = tell(lang);
            assert!(text.starts_with("# ") && text.contains("\n- "), "{text}");
            assert!(text.lines().filter(|line| line.starts_with("## ")).count() > 2, "{game}: {text}");
            assert!(text.contains(end) && !text.contains('‹'), "{game} {lang}: {text}");
            assert!(text.lines().all(|line| line.chars().count() <= 120), "{game} {lang}");
        }
    }
    let text = feldzug(&["record", "report", &format!("{path}/mortain/game-00001.feldzug")]);
    let text = String::from_utf8(text.stdout).unwrap();
    assert!(text.contains("# The Defence of Mortain: ") && text.contains("\n## Round 1\n"), "{text}");
    assert!(text.contains("\nWinner: ") && text.contains("## Luck"), "{text}");
}

#[test]
fn a_problem_is_a_file_that_reads_like_a_record() {
    let dir = folder("problem");
    let to = dir.to_str().unwrap();
    assert!(
        feldzug(&["sim", "mortain", "--games", "1", "--bots", "random,random", "--records", to])
            .status
            .success()
    );
    let record = dir.join("game-00001.feldzug");
    let record = record.to_str().unwrap();
    let output = feldzug(&["record", "problem", record, "--at", "7", "--say", "It moved.\nIt must not."]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("feldzug problem 1\nversion "), "{text}");
    assert!(
        text.contains("\nmoment 7\nnext ") && text.contains("\n> It moved.\n> It must not.\n\n"),
        "{text}"
    );
    let file = dir.join("problem.txt");
    std::fs::write(&file, text).unwrap();
    let verified = feldzug(&["record", "verify", file.to_str().unwrap()]);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    fails(&["record", "problem", record, "--at", "999999"], &["the record has only"]);
}

/// Where no set of puzzles ships yet, the command says so at once; nothing is asked and nothing hangs.
#[test]
fn a_puzzle_that_is_not_there_is_told() {
    for game in catalog::games() {
        let id = game.profile().id;
        let list = feldzug(&["puzzle", id, "--list"]);
        assert!(list.status.success(), "{id}");
        assert_eq!(String::from_utf8_lossy(&list.stdout).lines().count(), game.puzzles().len(), "{id}");
        let none: &[&str] = if game.puzzles().is_empty() { &[id, "has no puzzles"] } else { &[id, "--list"] };
        fails(&["puzzle", id, "no-such-puzzle"], none);
        if game.puzzles().is_empty() {
            fails(&["puzzle", id, "--daily"], none);
        }
    }
    fails(&["puzzle", "nothing"], &["nothing", "mortain"]);
    fails(&["puzzles", "mortain"], &["--write"]);
}
