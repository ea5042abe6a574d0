//! For the build script of a game: collects its case files and exam positions into the binary, so that they can be named and run
//! anywhere.

use std::{env, fs, path::Path};

/// Writes `cases.rs` and `exam.rs` into the build folder: lists of path and text of every case file and every exam position of
/// the game being built.
///
/// # Panics
/// Outside a build script, or if the build folder cannot be written.
pub fn write() {
    list("cases");
    list("exam");
}

/// Lists the files of one folder.
fn list(what: &str) {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let game = Path::new(&root).file_name().expect("a folder").to_string_lossy().into_owned();
    let folder = Path::new(&root).join(what);
    // A folder that is not there would be taken for changed at every build.
    println!("cargo:rerun-if-changed={}", if folder.is_dir() { what } else { "." });
    let mut files: Vec<_> = fs::read_dir(&folder)
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    files.retain(|path: &std::path::PathBuf| path.extension().is_some_and(|ext| ext == "toml"));
    files.sort();
    let list: String = files
        .iter()
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy();
            format!("({:?}, include_str!({:?})),\n", format!("games/{game}/{what}/{name}"), path)
        })
        .collect();
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join(format!("{what}.rs"));
    fs::write(out, format!("[{list}]")).expect("the build folder is writable");
}
