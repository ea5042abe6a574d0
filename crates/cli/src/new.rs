//! `feldzug new`: a game to begin with, copied from the tutorial's game with its names replaced.

use crate::args::NewArgs;
use crate::error::Failure;
use crate::input;
use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The game that is copied.
const TEMPLATE: Names = Names {
    id: "two-bridges",
    krate: "two_bridges",
    kind: "TwoBridges",
    title: "Two Bridges",
    title_de: "Zwei Brücken",
};

/// Words that cannot be the name of a crate.
const RESERVED: [&str; 43] = [
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue", "core",
    "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in",
    "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "self", "static", "std", "struct", "super", "test",
];
const MORE_RESERVED: [&str; 13] = [
    "trait",
    "true",
    "try",
    "type",
    "typeof",
    "unsafe",
    "unsized",
    "use",
    "virtual",
    "where",
    "while",
    "yield",
    "proc_macro",
];

/// How a game is called in different places.
struct Names<'a> {
    /// Folder and command line: `two-bridges`.
    id: &'a str,
    /// Rust paths: `two_bridges`.
    krate: &'a str,
    /// The type of the rules: `TwoBridges`.
    kind: &'a str,
    title: &'a str,
    title_de: &'a str,
}

impl Names<'_> {
    fn all(&self) -> [&str; 5] {
        [self.id, self.krate, self.kind, self.title, self.title_de]
    }
    /// A text in which each name of the template is replaced by this game's, in one go: a new name may contain an old one.
    fn put_into(&self, text: &str) -> String {
        let (old, new) = (TEMPLATE.all(), self.all());
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while !rest.is_empty() {
            match (0..old.len()).find(|&which| rest.starts_with(old[which])) {
                Some(which) => {
                    out.push_str(new[which]);
                    rest = &rest[old[which].len()..];
                }
                None => {
                    let sign = rest.chars().next().map_or(1, char::len_utf8);
                    out.push_str(&rest[..sign]);
                    rest = &rest[sign..];
                }
            }
        }
        out
    }
}

/// A file to be written, with what stood there before.
struct Change {
    path: PathBuf,
    before: Option<String>,
    after: String,
}

pub fn run(args: &NewArgs) -> Result<ExitCode, Failure> {
    let id = name(&args.game)?;
    let title = title("--title", &args.title)?;
    let title_de = args.title_de.as_deref().map_or(Ok(title), |text| self::title("--title-de", text))?;
    let root = checkout(args.checkout.as_deref())?;
    is_free(&root, id)?;

    let krate = id.replace('-', "_");
    let kind: String = id.split('-').map(capital).collect();
    let names = Names { id, krate: &krate, kind: &kind, title, title_de };
    let mut changes = copies(&root, &names)?;
    let files = changes.len();
    changes.push(edit(&root, "Cargo.toml", |text| {
        after_last(text, "path = \"games/", &format!("{id} = {{ path = \"games/{id}\" }}"))
    })?);
    changes.push(edit(&root, "crates/catalog/Cargo.toml", |text| dependency(text, id))?);
    changes
        .push(edit(&root, "crates/catalog/src/lib.rs", |text| in_shelf(text, &format!("{krate}::{kind}")))?);
    let row = readme_row(&root, &names, &changes)?;
    changes.push(edit(&root, "README.md", |text| before(text, catalog::README_END, &row))?);
    write_all(&root.join("games").join(id), &changes)?;

    let mut out = stdout().lock();
    writeln!(
        out,
        "Wrote games/{id} ({files} files) and entered it in the catalog and in the table of the README."
    )?;
    writeln!(out, "\nNext:")?;
    let test = format!("cargo test -p {id}");
    writeln!(out, "  {test:30} the test kit and the cases on this game alone")?;
    writeln!(out, "  {:30} play in the terminal", format!("./play {id}"))?;
    writeln!(out, "  {:30} play in the browser", "./play")?;
    writeln!(out, "  {:30} what each file is for, and how to make it your game", "docs/adding-a-game.md")?;
    Ok(ExitCode::SUCCESS)
}

/// The name of a game: it becomes a folder, a crate and a word on the command line.
fn name(id: &str) -> Result<&str, Failure> {
    let part = |part: &str| {
        !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit())
    };
    let sound =
        id.len() <= 40 && id.starts_with(|sign: char| sign.is_ascii_lowercase()) && id.split('-').all(part);
    if !sound {
        return Err(Failure::new(format!(
            "«{id}» cannot be the name of a game; write up to 40 small letters and digits, words joined by hyphens, a letter first: \
             my-first-game"
        )));
    }
    let word = id.replace('-', "_");
    if RESERVED.iter().chain(&MORE_RESERVED).any(|reserved| *reserved == word) {
        return Err(Failure::new(format!(
            "«{id}» is a word of Rust and cannot be the name of a game; choose another"
        )));
    }
    Ok(id)
}

/// A title: it goes into texts, tables and data files as it is.
fn title<'a>(option: &str, text: &'a str) -> Result<&'a str, Failure> {
    let title = text.trim();
    let wrong = |sign: char| sign.is_control() || "{}|\"\\".contains(sign);
    if title.is_empty() || title.chars().count() > 60 || title.contains(wrong) {
        return Err(Failure::new(format!(
            "{option} wants 1 to 60 signs in one line, without {{ }} | \\ and straight quotation marks; this is «{title}»"
        )));
    }
    Ok(title)
}

/// The checkout to write to: the folder named, or the one around the current folder.
fn checkout(named: Option<&Path>) -> Result<PathBuf, Failure> {
    let is_one = |folder: &&Path| {
        folder.join("crates/catalog/src/lib.rs").is_file()
            && folder.join("games").join(TEMPLATE.id).join("Cargo.toml").is_file()
    };
    let here = std::env::current_dir()?;
    let found = match named {
        Some(folder) => Some(folder).filter(is_one),
        None => here.ancestors().find(is_one),
    };
    found.map(Path::to_owned).ok_or_else(|| {
        let place = named.unwrap_or(&here).display();
        Failure::new(format!(
            "{place} is not in a checkout of Feldzug; clone the repository and run this inside it, or name it with --checkout DIR"
        ))
    })
}

/// No game, crate or dependency has this name already.
fn is_free(root: &Path, id: &str) -> Result<(), Failure> {
    let taken = |by: String| Err(Failure::new(format!("the name «{id}» is taken: {by}; choose another")));
    for folder in ["games", "crates"] {
        if root.join(folder).join(id).exists() {
            return taken(format!("there is {folder}/{id}"));
        }
    }
    let lock = fs::read_to_string(root.join("Cargo.lock")).unwrap_or_default();
    let word = id.replace('-', "_");
    let names = lock.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    match names.into_iter().find(|name| name.replace('-', "_") == word) {
        Some(name) => taken(format!("Feldzug uses a crate called {name}")),
        None => Ok(()),
    }
}

/// `bridges` as `Bridges`.
fn capital(word: &str) -> String {
    let mut signs = word.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}

/// The files of the template with the new names.
fn copies(root: &Path, names: &Names) -> Result<Vec<Change>, Failure> {
    let mut changes = Vec::new();
    let (from, to) = (root.join("games").join(TEMPLATE.id), root.join("games").join(names.id));
    let mut folders = vec![from.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(|error| Failure::file(&folder, error))? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let inner = path.strip_prefix(&from).map_err(Failure::new)?;
            let after = names.put_into(&input::text(&path)?);
            changes.push(Change { path: to.join(inner), before: None, after });
        }
    }
    changes.sort_by(|one, two| one.path.cmp(&two.path));
    Ok(changes)
}

/// A file with something entered; the error says what to do by hand.
fn edit(root: &Path, file: &str, enter: impl Fn(&str) -> Option<String>) -> Result<Change, Failure> {
    let path = root.join(file);
    let before = input::text(&path)?;
    let after = enter(&before).ok_or_else(|| {
        Failure::file(
            &path,
            "the list of games is not where it is expected; restore the file from the repository",
        )
    })?;
    Ok(Change { path, before: Some(before), after })
}

/// The text with one more line before the line that contains a mark.
fn before(text: &str, mark: &str, line: &str) -> Option<String> {
    let start = text[..text.find(mark)?].rfind('\n')? + 1;
    Some(format!("{}{line}\n{}", &text[..start], &text[start..]))
}

/// The text with one more line after the last line that contains a mark.
fn after_last(text: &str, mark: &str, line: &str) -> Option<String> {
    let place = text.rfind(mark)?;
    let end = place + text[place..].find('\n')? + 1;
    Some(format!("{}{line}\n{}", &text[..end], &text[end..]))
}

/// The manifest with one more dependency, in its alphabetical place.
fn dependency(text: &str, id: &str) -> Option<String> {
    let section = "\n[dependencies]\n";
    let start = text.find(section)? + section.len();
    let length = text[start..].find("\n\n")? + 1;
    let line = format!("{id}.workspace = true");
    let mut lines: Vec<&str> = text[start..start + length].lines().collect();
    let place = lines.iter().position(|known| **known > *line).unwrap_or(lines.len());
    lines.insert(place, &line);
    Some(format!("{}{}\n{}", &text[..start], lines.join("\n"), &text[start + length..]))
}

/// The catalog with one more game at the end of its list.
fn in_shelf(text: &str, game: &str) -> Option<String> {
    let list = text.find("\nshelf! {\n")? + 1;
    let end = list + text[list..].find("\n}")? + 1;
    Some(format!("{}    {game},\n{}", &text[..end], &text[end..]))
}

/// The line of the README, from the texts that will be there.
fn readme_row(root: &Path, names: &Names, changes: &[Change]) -> Result<String, Failure> {
    let file = |end: &str| {
        let found = changes.iter().find(|change| change.path.ends_with(end));
        found.map_or("", |change| change.after.as_str())
    };
    let sources = [("de", file("text/de.ftl")), ("en", file("text/en.ftl"))];
    let texts = text::Texts::new(&sources).map_err(Failure::new)?;
    Ok(catalog::readme_row(names.id, &texts, &|file| root.join(file).is_file()))
}

/// Writes everything, or nothing.
fn write_all(folder: &Path, changes: &[Change]) -> Result<(), Failure> {
    let write = |change: &Change| {
        if let Some(parent) = change.path.parent() {
            fs::create_dir_all(parent).map_err(|error| Failure::file(parent, error))?;
        }
        fs::write(&change.path, &change.after).map_err(|error| Failure::file(&change.path, error))
    };
    let done = changes.iter().try_for_each(write);
    if done.is_err() {
        let _ = fs::remove_dir_all(folder);
        for change in changes {
            if let Some(before) = &change.before {
                let _ = fs::write(&change.path, before);
            }
        }
    }
    done
}
