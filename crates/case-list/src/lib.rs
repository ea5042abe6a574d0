//! For the build script of a game: collects its case files into the binary, so that `feldzug rules` can name them anywhere.

use std::{env, fs, path::Path};

/// Writes `cases.rs` into the build folder: a list of path and text of every case file of the game being built.
///
/// # Panics
/// Outside a build script, or if the build folder cannot be written.
pub fn write() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let game = Path::new(&root).file_name().expect("a folder").to_string_lossy().into_owned();
    let folder = Path::new(&root).join("cases");
    println!("cargo:rerun-if-changed=cases");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    files.retain(|path: &std::path::PathBuf| path.extension().is_some_and(|ext| ext == "toml"));
    files.sort();
    let list: String = files
        .iter()
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy();
            format!("({:?}, include_str!({:?})),\n", format!("games/{game}/cases/{name}"), path)
        })
        .collect();
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("cases.rs");
    fs::write(out, format!("[{list}]")).expect("the build folder is writable");
}
