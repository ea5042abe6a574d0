//! A number that stands before a word is a count, and a count needs a plural selector: "1 games" must not happen.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::path::{Path, PathBuf};

/// Arguments that are counts wherever they stand before a word. Numbers of rounds, sectors or guns are not.
const COUNTS: &[&str] = &[
    "n",
    "count",
    "left",
    "draw",
    "resolve",
    "total",
    "through",
    "uninjured",
    "patients",
    "bodies",
    "supplies",
    "rest",
    "credit",
    "doubts",
    "all",
    "have",
    "need",
    "needed",
    "hits",
    "dice",
    "distance",
    "range",
    "turns",
    "days",
    "hours",
    "minutes",
    "seconds",
    "games",
    "cards",
    "tiles",
    "points",
    "cost",
    "fate",
    "most",
    "limit",
    "steps",
    "held",
    "saved",
    "advance",
    "grenades",
    "orders",
    "players",
    "tables",
    "moves",
    "lines",
    "entries",
    "passed",
    "failed",
    "files",
    "guns",
    "idle",
    "soldiers",
];

/// Words that are the same after one and after many.
const SAME: &[&str] = &[
    // English
    "of",
    "or",
    "left",
    "in",
    "on",
    "to",
    "each",
    "for",
    "less",
    "drawn",
    "and",
    "out",
    "at",
    "from",
    "pinned",
    "held",
    "infantry",
    "s",
    "passed",
    "failed",
    // German
    "von",
    "oder",
    "für",
    "weniger",
    "gezogen",
    "und",
    "je",
    "im",
    "aus",
    "darin",
    "zurückgehalten",
    "Treffer",
    "Verteidiger",
    "Würfel",
    "mehr",
];

/// Words that may stand between a count and what is counted.
const BETWEEN: &[&str] = &["more", "weitere", "further"];

fn is_count(name: &str) -> bool {
    COUNTS.contains(&name)
}

/// The counts without a selector in a pattern; `chosen` are the arguments selected by around it.
fn bare(pattern: &Pattern<&str>, chosen: &[&str], found: &mut Vec<String>) {
    for (at, element) in pattern.elements.iter().enumerate() {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Select { selector, variants } => {
                let mut chosen = chosen.to_vec();
                match selector {
                    InlineExpression::VariableReference { id } => chosen.push(id.name),
                    InlineExpression::FunctionReference { arguments, .. } => {
                        chosen.extend(arguments.positional.iter().filter_map(|argument| match argument {
                            InlineExpression::VariableReference { id } => Some(id.name),
                            _ => None,
                        }));
                    }
                    _ => {}
                }
                variants.iter().for_each(|variant| bare(&variant.value, &chosen, found));
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                if !is_count(id.name) || chosen.contains(&id.name) {
                    continue;
                }
                let Some(PatternElement::TextElement { value }) = pattern.elements.get(at + 1) else {
                    continue;
                };
                let Some(after) = value.strip_prefix(' ') else { continue };
                let mut words = after
                    .split(|c: char| !c.is_alphanumeric())
                    .take_while(|word| !word.is_empty())
                    .skip_while(|word| BETWEEN.contains(word));
                if let Some(word) = words.next().filter(|word| !SAME.contains(word)) {
                    found.push(format!("{{ ${} }} {word}", id.name));
                }
            }
            Expression::Inline(_) => {}
        }
    }
}

/// What is wrong in a Fluent source: message and count.
fn uncounted(source: &str) -> Vec<String> {
    let resource = parser::parse(source).expect("a sound Fluent file");
    let mut wrong = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let Some(pattern) = &message.value else { continue };
        let mut found = Vec::new();
        bare(pattern, &[], &mut found);
        wrong.extend(found.into_iter().map(|what| format!("{}: {what}", message.id.name)));
    }
    wrong
}

/// Every Fluent file of every crate and game.
fn texts() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for folder in ["crates", "games"] {
        for home in std::fs::read_dir(root.join(folder)).expect("the workspace").flatten() {
            let Ok(entries) = std::fs::read_dir(home.path().join("text")) else { continue };
            files.extend(entries.flatten().map(|entry| entry.path()));
        }
    }
    files.retain(|path| path.extension().is_some_and(|ext| ext == "ftl"));
    files.sort();
    files
}

#[test]
fn no_message_with_a_count_lacks_a_plural_selector() {
    let files = texts();
    assert!(files.len() >= 8, "the texts are not where they should be");
    let mut wrong = Vec::new();
    for path in files {
        let source = std::fs::read_to_string(&path).expect("a text file");
        let file = path.display().to_string();
        wrong.extend(uncounted(&source).into_iter().map(|what| format!("{file}: {what}")));
    }
    assert!(wrong.is_empty(), "counts without a plural selector:\n{}", wrong.join("\n"));
}

#[test]
fn the_test_sees_a_bare_count_and_nothing_else() {
    assert_eq!(uncounted("a = { $n } games played"), ["a: { $n } games"]);
    assert_eq!(uncounted("a = choose { $n } more effects"), ["a: { $n } effects"]);
    assert_eq!(uncounted("a = { $name } games, sector { $n }, { $n } of { $needed }"), [""; 0]);
    assert_eq!(uncounted("a = { $n ->\n    [one] one game\n   *[other] { $n } games\n}"), [""; 0]);
}

/// One kind of quotation marks in German: „so“. English ones and guillemets would be a second kind.
#[test]
fn german_texts_have_one_kind_of_quotation_marks() {
    let mut wrong = Vec::new();
    for path in texts() {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if !name.ends_with("de.ftl") {
            continue;
        }
        let source = std::fs::read_to_string(&path).expect("a text file");
        for (number, line) in
            source.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with('#'))
        {
            check_quotes(line, &format!("{}:{}", path.display(), number + 1), &mut wrong);
        }
    }
    for home in
        std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games")).expect("games").flatten()
    {
        let Ok(source) = std::fs::read_to_string(home.path().join("text/rules.toml")) else { continue };
        let book: toml::Table = source.parse().expect("sound TOML");
        german(&toml::Value::Table(book), &home.file_name().to_string_lossy(), &mut wrong);
    }
    assert!(wrong.is_empty(), "other quotation marks than „so“:\n{}", wrong.join("\n"));
}

/// The German sentences of a rulebook.
fn german(value: &toml::Value, place: &str, wrong: &mut Vec<String>) {
    match value {
        toml::Value::Table(table) => {
            let id = table.get("id").and_then(|id| id.as_str()).unwrap_or(place);
            for (key, value) in table {
                match value {
                    toml::Value::String(text) if key == "de" => check_quotes(text, place, wrong),
                    value => german(value, id, wrong),
                }
            }
        }
        toml::Value::Array(list) => list.iter().for_each(|value| german(value, place, wrong)),
        _ => {}
    }
}

fn check_quotes(text: &str, place: &str, wrong: &mut Vec<String>) {
    // Fluent writes empty strings and blanks as { "" }.
    let mut plain = text.to_owned();
    while let Some(start) = plain.find('{') {
        let Some(end) = plain[start..].find('}') else { break };
        plain.replace_range(start..=start + end, "");
    }
    let foreign = plain.contains(['»', '«', '”', '‹', '›', '‚', '‘', '"']);
    let uneven = plain.matches('„').count() != plain.matches('“').count();
    if foreign || uneven {
        wrong.push(format!("{place}: {text}"));
    }
}
