//! A whole game of Mortain, played by two bots from a fixed seed, as a person reads it. Whatever changes a rule, a counter,
//! the evaluation or a sentence shows here. See «Golden games» in `docs/cases.md` for accepting a change.

use std::path::PathBuf;
use std::process::Command;

fn feldzug(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_feldzug")).args(args).output().expect("the command runs");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Plays the game and removes its file when the test is done with it.
struct Played(PathBuf);

impl Played {
    fn new(name: &str) -> Played {
        let dir = std::env::temp_dir().join(format!("feldzug-golden-{name}-{}", std::process::id()));
        let path = dir.to_str().expect("a readable path");
        let bots = "greedy,greedy";
        feldzug(&["sim", "mortain", "--games", "1", "--bots", bots, "--seed", "1944", "--records", path]);
        Played(dir)
    }

    fn show(&self, lang: &str) -> String {
        let file = self.0.join("game-00001.feldzug");
        feldzug(&["record", "show", file.to_str().expect("a readable path"), "--lang", lang])
    }
}

impl Drop for Played {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_game_of_mortain_reads_as_before_in_german() {
    insta::assert_snapshot!("mortain_de", Played::new("de").show("de"));
}

#[test]
fn a_game_of_mortain_reads_as_before_in_english() {
    insta::assert_snapshot!("mortain_en", Played::new("en").show("en"));
}
