//! For the build script of a game: collects its data files, texts, cases, exam positions, lessons and puzzles into the binary, so that a file that
//! is put into the right folder is there, without a list to be kept.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// Writes `data.rs`, `texts.rs`, `cases.rs`, `exam.rs`, `lessons.rs` and `puzzles.rs` into the build folder: lists of name and content of the files of the game
/// being built. Texts have their language for a name: `de.ftl` and `deny.de.ftl` are German.
///
/// # Panics
/// Outside a build script, or if the build folder cannot be written.
pub fn write() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let game = Path::new(&root).file_name().expect("a folder").to_string_lossy().into_owned();
    list("data", "toml", "data", str::to_owned);
    list("text", "ftl", "texts", |name| {
        let stem = name.strip_suffix(".ftl").unwrap_or(name);
        stem.rsplit('.').next().unwrap_or(stem).to_owned()
    });
    for what in ["cases", "exam", "lessons", "puzzles"] {
        list(what, "toml", what, |name| format!("games/{game}/{what}/{name}"));
    }
}

/// Lists the files of one folder with this ending.
fn list(folder: &str, ending: &str, list: &str, called: impl Fn(&str) -> String) {
    let path = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join(folder);
    // A folder that is not there would be taken for changed at every build.
    println!("cargo:rerun-if-changed={}", if path.is_dir() { folder } else { "." });
    let mut files: Vec<PathBuf> = fs::read_dir(&path)
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    files.retain(|path| path.extension().is_some_and(|ext| ext == ending));
    files.sort();
    let lines: String = files
        .iter()
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy();
            format!("({:?}, include_str!({:?})),\n", called(&name), path)
        })
        .collect();
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join(format!("{list}.rs"));
    fs::write(out, format!("[{lines}]")).expect("the build folder is writable");
}
