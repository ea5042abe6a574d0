//! `feldzug new`: the game that is written is the tutorial's game under another name, which the tests compile and examine.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files below a folder: path and content.
fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).expect("a folder").flatten() {
            match entry.path() {
                path if path.is_dir() => folders.push(path),
                path => {
                    let text = fs::read_to_string(&path).expect("a text file");
                    found.insert(path.strip_prefix(folder).expect("inside").to_owned(), text);
                }
            }
        }
    }
    found
}

/// What the command needs of a checkout, in a folder of this test's own.
fn checkout(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("feldzug-new-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    let template = files(&root().join("games/two-bridges"));
    let template = template.into_keys().map(|file| Path::new("games/two-bridges").join(file));
    let lists =
        ["Cargo.toml", "Cargo.lock", "README.md", "crates/catalog/Cargo.toml", "crates/catalog/src/lib.rs"];
    for file in lists.into_iter().map(PathBuf::from).chain(template) {
        fs::create_dir_all(path.join(&file).parent().expect("a folder")).expect("a folder");
        fs::copy(root().join(&file), path.join(&file)).expect("a copy");
    }
    path
}

fn feldzug(args: &[&str], folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_feldzug"));
    command.arg("new").args(args).current_dir(folder).output().expect("the command runs")
}

#[test]
fn a_new_game_is_the_tutorials_game_under_another_name() {
    let folder = checkout("sound");
    let before = files(&folder);
    let args = ["my-first-game", "--title", "My First Game", "--title-de", "Mein erstes Spiel"];
    // Also from a folder within.
    let output = feldzug(&args, &folder.join("crates/catalog"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("cargo test -p my-first-game"));
    let mut after = files(&folder);

    // With the names put back it is the template, byte for byte, and the template is compiled, examined and played by its own tests.
    let names = [
        ("my-first-game", "two-bridges"),
        ("my_first_game", "two_bridges"),
        ("MyFirstGame", "TwoBridges"),
        ("My First Game", "Two Bridges"),
        ("Mein erstes Spiel", "Zwei Brücken"),
    ];
    let template: Vec<&PathBuf> =
        before.keys().filter(|path| path.starts_with("games/two-bridges")).collect();
    assert!(template.len() > 15);
    for path in template {
        let inner = path.strip_prefix("games/two-bridges").expect("inside");
        let copy = after.remove(&Path::new("games/my-first-game").join(inner)).expect("a copy");
        let back = names.iter().fold(copy, |text, (new, old)| text.replace(new, old));
        assert_eq!(back, before[path], "{}", path.display());
    }

    // Each list has one line more, and nothing else has changed.
    let lines = [
        ("Cargo.toml", "my-first-game = { path = \"games/my-first-game\" }"),
        ("crates/catalog/Cargo.toml", "my-first-game.workspace = true"),
        ("crates/catalog/src/lib.rs", "    my_first_game::MyFirstGame,"),
        ("README.md", "| My First Game | "),
    ];
    for (path, text) in after {
        match lines.iter().find(|(file, _)| path == Path::new(file)) {
            None => assert_eq!(text, before[&path], "{}", path.display()),
            Some((file, line)) => {
                let (new, rest): (Vec<&str>, Vec<&str>) =
                    text.lines().partition(|known| known.starts_with(line));
                assert_eq!(new.len(), 1, "{file}");
                assert_eq!(rest, before[&path].lines().collect::<Vec<_>>(), "{file}");
            }
        }
    }
    let catalog = fs::read_to_string(folder.join("crates/catalog/src/lib.rs")).expect("the catalog");
    let shelf = &catalog[catalog.find("\nshelf! {").expect("the list")..];
    assert!(shelf[..shelf.find("\n}").expect("its end")].ends_with("my_first_game::MyFirstGame,"));
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn a_name_or_title_that_cannot_be_is_refused_and_nothing_is_written() {
    let folder = checkout("wrong");
    let before = files(&folder);
    for (args, words) in [
        (&["two-bridges", "--title", "T"][..], &["taken", "games/two-bridges"][..]),
        (&["serde", "--title", "T"], &["taken", "serde"]),
        (&["rand-core", "--title", "T"], &["taken", "rand_core"]),
        (&["My Game", "--title", "T"], &["«My Game»", "my-first-game"]),
        (&["1940", "--title", "T"], &["a letter first"]),
        (&["a--b", "--title", "T"], &["small letters"]),
        (&["match", "--title", "T"], &["word of Rust"]),
        (&["fine", "--title", " "], &["--title", "1 to 60"]),
        (&["fine", "--title", "T", "--title-de", "{ $x }"], &["--title-de", "{ }"]),
        (&["fine"], &["--title"]),
    ] {
        let output = feldzug(args, &folder);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
        for word in words {
            assert!(error.contains(word), "{args:?}: «{word}» is missing in: {error}");
        }
        assert_eq!(files(&folder), before, "{args:?} wrote something");
    }
    // A list that cannot be found stops it before anything is written.
    fs::write(folder.join("README.md"), "# Another\n").expect("written");
    let before = files(&folder);
    let output = feldzug(&["fine", "--title", "T"], &folder);
    assert!(output.status.code() == Some(2) && String::from_utf8_lossy(&output.stderr).contains("README.md"));
    assert_eq!(files(&folder), before);
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn outside_a_checkout_it_says_where_to_go() {
    let folder = std::env::temp_dir().join(format!("feldzug-new-{}-empty", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    for args in [&["fine", "--title", "T"][..], &["fine", "--title", "T", "--checkout", "."]] {
        let output = feldzug(args, &folder);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && error.contains("--checkout DIR"), "{error}");
    }
    assert_eq!(files(&folder).len(), 0);
    fs::remove_dir_all(folder).expect("removed");
}
