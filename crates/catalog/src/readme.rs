//! The table of games in the README, made from what the games say of themselves.

use crate::games;
use text::{Lang, Texts};

/// The line of the README after which the table stands.
pub const README_BEGIN: &str =
    "<!-- games: made from the catalog; FELDZUG_WRITE=1 cargo test -p catalog --test readme -->";
/// The line of the README before which the table ends.
pub const README_END: &str = "<!-- end of games -->";

/// The table. `is_file` says whether there is a file in the repository.
pub fn readme_table(is_file: &dyn Fn(&str) -> bool) -> String {
    let mut table = "| game | what it is about |\n| --- | --- |\n".to_owned();
    for game in games() {
        table.push_str(&readme_row(game.profile().id, game.texts(), is_file));
        table.push('\n');
    }
    table
}

/// The line of one game: its title with a link to its guide if there is one, and what it is about.
pub fn readme_row(id: &str, texts: &Texts, is_file: &dyn Fn(&str) -> bool) -> String {
    let title = texts.word(Lang::En, "game-title");
    // The guide is called after the game; a year at the end may be left out.
    let is_year = |end: &str| end.len() == 4 && end.bytes().all(|sign| sign.is_ascii_digit());
    let short = id.rsplit_once('-').filter(|(_, end)| is_year(end)).map_or(id, |(name, _)| name);
    let guide = [id, short].into_iter().find(|name| is_file(&format!("docs/{name}.md")));
    let game = match guide {
        Some(name) => format!("[{title}](docs/{name}.md) ([deutsch](docs/{name}.de.md))"),
        None => title,
    };
    format!("| {game} | {} |", texts.word(Lang::En, "game-blurb"))
}
