//! Collects the case files into the binary, so that `feldzug rules` can name them anywhere.

use std::{env, fs, path::Path};

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
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
            format!("({:?}, include_str!({:?})),\n", format!("games/hegra-1940/cases/{name}"), path)
        })
        .collect();
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("cases.rs");
    fs::write(out, format!("[{list}]")).expect("the build folder is writable");
}
