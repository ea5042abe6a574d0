//! The list of games: the one place that names them all.

mod balance;
mod figures;
mod ladder;
mod of;
mod open;
mod quarry;
mod readme;
mod shelf;

pub use balance::{balance, balance_line, is_stale};
pub use figures::{Balance, Figures, HANDICAP, LOPSIDED, Measure};
pub use ladder::{Ladder, Match, THE_GAME, ladder, rating};
pub use of::Of;
pub use open::{OpenError, Opening};
pub use quarry::{Proof, Quarried, Quarry, Wanted};
pub use readme::{README_BEGIN, README_END, readme_row, readme_table};
pub use shelf::{CaseReport, Coverage, Shelf};

/// Lays out the games, in the order in which people see them.
macro_rules! shelf {
    ($($game:ty),* $(,)?) => {
        static GAMES: &[&dyn Shelf] = &[$({
            static GAME: Of<$game> = Of::new();
            &GAME
        }),*];
    };
}

// One line for each game; `feldzug new` adds its own.
shelf! {
    mortain::Mortain,
    white_star_rising::WhiteStar,
    hegra::Hegra,
    rivet_wars::RivetWars,
    blitzkrieg_1940::Blitzkrieg,
}

/// Every game.
pub fn games() -> &'static [&'static dyn Shelf] {
    GAMES
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn Shelf, OpenError> {
    GAMES.iter().copied().find(|game| game.profile().id == id).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|game| game.profile().id).collect();
        OpenError::unknown("open-game", "", id, &known)
    })
}

/// Splits `game/scenario`; the scenario is empty if not given.
pub fn split(name: &str) -> (&str, &str) {
    name.split_once('/').unwrap_or((name, ""))
}
