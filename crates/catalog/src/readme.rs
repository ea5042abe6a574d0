//! The table of games in the README, made from what the games say of themselves.

use crate::games;
use text::{Lang, RuleBook, Texts};

/// The line of the README after which the table stands.
pub const README_BEGIN: &str =
    "<!-- games: made from the catalog; FELDZUG_WRITE=1 cargo test -p catalog --test readme -->";
/// The line of the README before which the table ends.
pub const README_END: &str = "<!-- end of games -->";

/// The table. `is_file` says whether there is a file in the repository.
pub fn readme_table(is_file: &dyn Fn(&str) -> bool) -> String {
    let mut table = "| game | what it is about | rules |\n| --- | --- | --- |\n".to_owned();
    for game in games() {
        let (id, cases) = (game.profile().id, game.cases().len());
        table.push_str(&readme_row(id, game.texts(), game.rulebook(), cases, is_file));
        table.push('\n');
    }
    table
}

/// The line of one game: title with a link to its guide if there is one, what it is about, and how its rules are shown.
pub fn readme_row(
    id: &str,
    texts: &Texts,
    book: &RuleBook,
    cases: usize,
    is_file: &dyn Fn(&str) -> bool,
) -> String {
    let title = texts.word(Lang::En, "game-title");
    // The guide is called after the game; a year at the end may be left out.
    let is_year = |end: &str| end.len() == 4 && end.bytes().all(|sign| sign.is_ascii_digit());
    let short = id.rsplit_once('-').filter(|(_, end)| is_year(end)).map_or(id, |(name, _)| name);
    let guide = [id, short].into_iter().find(|name| is_file(&format!("docs/{name}.md")));
    let game = match guide {
        Some(name) => format!("[{title}](docs/{name}.md) ([deutsch](docs/{name}.de.md))"),
        None => title,
    };
    let counted = |count: usize, one: &str, more: &str| match count {
        1 => format!("1 {one}"),
        count => format!("{count} {more}"),
    };
    let rules = [
        counted(book.speak(Lang::En).sections.len(), "section", "sections"),
        counted(book.rulings().count(), "ruling", "rulings"),
        counted(cases, "case", "cases"),
    ];
    format!("| {game} | {} | {} |", texts.word(Lang::En, "game-blurb"), rules.join(", "))
}
