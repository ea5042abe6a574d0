//! What holds for the whole project: licences everybody may ship, a Rust version that all of it accepts, and one kind of
//! quotation marks in each language.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Licences that ask for no more than to be named. Nothing under other terms is linked or shipped.
const ALLOWED: [&str; 13] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "WTFPL",
    "Zlib",
];

/// Packages that only build or test the browser client and are no part of it. Theirs may be the MPL, too.
const TOOLS: [&str; 2] = ["axe-core", "lightningcss"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every crate in the lock file that is built on this machine.
fn crates() -> Vec<Value> {
    let version = Command::new("rustc").arg("-vV").output().expect("rustc runs");
    let version = String::from_utf8_lossy(&version.stdout).into_owned();
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc names its host");
    // Offline: the build has fetched all of them already.
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", host])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    metadata["packages"].as_array().expect("a list of packages").clone()
}

/// Whether an SPDX expression can be met by allowed licences alone. `/` is how older crates write OR.
fn acceptable(expression: &str) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    let met = either(&words, &mut at);
    met && at == words.len()
}

fn either(words: &[&str], at: &mut usize) -> bool {
    let mut met = both(words, at);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        met |= both(words, at);
    }
    met
}

fn both(words: &[&str], at: &mut usize) -> bool {
    let mut met = one(words, at);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        met &= one(words, at);
    }
    met
}

fn one(words: &[&str], at: &mut usize) -> bool {
    let Some(&word) = words.get(*at) else { return false };
    *at += 1;
    if word == "(" {
        let met = either(words, at);
        let closed = words.get(*at) == Some(&")");
        *at += 1;
        return met && closed;
    }
    let mut licence = word.to_owned();
    if words.get(*at) == Some(&"WITH") {
        licence = format!("{word} WITH {}", words.get(*at + 1).unwrap_or(&""));
        *at += 2;
    }
    ALLOWED.contains(&licence.as_str())
}

#[test]
fn licence_expressions_are_read_rightly() {
    for good in [
        "MIT",
        "MIT/Apache-2.0",
        "Apache-2.0 / MIT",
        "Apache-2.0 OR GPL-2.0-only",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
        "GPL-3.0 OR (MIT AND Zlib)",
        "Apache-2.0 WITH LLVM-exception OR GPL-2.0-only",
    ] {
        assert!(acceptable(good), "{good}");
    }
    for bad in
        ["GPL-3.0", "MIT AND GPL-2.0-only", "(MIT", "MIT)", "", "MPL-2.0", "MIT AND (GPL-2.0 OR LGPL-2.1)"]
    {
        assert!(!acceptable(bad), "{bad}");
    }
}

#[test]
fn every_crate_may_be_shipped() {
    let refused: Vec<String> = crates()
        .iter()
        .filter(|package| !acceptable(package["license"].as_str().unwrap_or_default()))
        .map(|package| format!("{} {}: {}", package["name"], package["version"], package["license"]))
        .collect();
    assert!(refused.is_empty(), "licences that are not allowed:\n{}", refused.join("\n"));
}

#[test]
fn every_package_of_the_browser_client_may_be_used() {
    let lock = std::fs::read_to_string(root().join("web/package-lock.json")).expect("the lock file");
    let lock: Value = serde_json::from_str(&lock).expect("JSON");
    let packages = lock["packages"].as_object().expect("packages");
    assert!(packages.len() > 50, "the lock file lists all packages");
    for (path, package) in packages.iter().filter(|(path, _)| !path.is_empty()) {
        let name = path.rsplit("node_modules/").next().unwrap_or(path);
        let licence = package["license"].as_str().unwrap_or_default();
        let tool = TOOLS.iter().any(|tool| name.contains(tool)) || name.starts_with("@axe-core/");
        assert!(
            acceptable(licence) || tool && licence == "MPL-2.0",
            "{name}: the licence «{licence}» is not allowed"
        );
    }
}

#[test]
fn the_rust_version_is_what_the_locked_crates_ask_for() {
    let number = |version: &str| -> Vec<u32> {
        let mut parts: Vec<u32> = version.split('.').filter_map(|part| part.parse().ok()).collect();
        parts.resize(3, 0);
        parts
    };
    let crates = crates();
    let asks = |package: &&Value| package["source"].is_string() && package["rust_version"].is_string();
    let most = crates
        .iter()
        .filter(asks)
        .max_by_key(|package| number(package["rust_version"].as_str().unwrap_or_default()))
        .expect("some crate asks for a version");
    let ours = env!("CARGO_PKG_RUST_VERSION");
    assert_eq!(
        number(ours),
        number(most["rust_version"].as_str().unwrap()),
        "Cargo.toml says rust-version {ours}, but {} asks for {}",
        most["name"],
        most["rust_version"]
    );
}

/// All files with this name, or this ending, below a folder.
fn files(folder: &Path, wanted: &dyn Fn(&str) -> bool, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            files(&path, wanted, found);
        } else if wanted(&name) {
            found.push(path);
        }
    }
}

/// The German text of a line: the line, or what stands after `de =` in a rulebook.
fn german<'a>(file: &str, line: &'a str) -> Option<&'a str> {
    if line.trim_start().starts_with('#') {
        return None;
    }
    match file {
        "rules.toml" => {
            let text = line.split_once("de = \"")?.1;
            Some(text.split_once("\", en = \"").map_or(text, |(german, _)| german))
        }
        _ => Some(line),
    }
}

#[test]
fn each_language_has_one_kind_of_quotation_marks() {
    let wanted = |name: &str| ["de.ftl", "en.ftl", "rules.toml"].contains(&name) || name.ends_with(".de.md");
    let mut found = Vec::new();
    for folder in ["games", "crates", "docs"] {
        files(&root().join(folder), &wanted, &mut found);
    }
    assert!(found.len() > 12, "{found:?}");
    for path in found {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        for (number, line) in text.lines().enumerate() {
            let place = format!("{}:{}: {line}", path.display(), number + 1);
            assert!(!line.contains(['«', '»']), "{place}");
            if name == "en.ftl" {
                assert!(!line.contains('„'), "{place}");
            } else if let Some(german) = german(&name, line) {
                assert!(!german.contains('”'), "{place}");
                assert_eq!(german.matches('„').count(), german.matches('“').count(), "{place}");
            }
        }
    }
}
