//! The list of games: the one place that names them all.

mod balance;
mod figures;
mod open;
mod shelf;

pub use balance::{balance, balance_line, is_stale};
pub use figures::{Balance, Figures, HANDICAP, LOPSIDED, Measure};
pub use open::{OpenError, Opening};
pub use shelf::{CaseReport, Coverage, Of, Shelf};

static BLITZKRIEG: Of<blitzkrieg_1940::Blitzkrieg> = Of::new();
static HEGRA: Of<hegra::Hegra> = Of::new();
static MORTAIN: Of<mortain::Mortain> = Of::new();
static RIVET_WARS: Of<rivet_wars::RivetWars> = Of::new();
static WHITE_STAR: Of<white_star_rising::WhiteStar> = Of::new();

/// Every game. A new one is one more line here and above.
static GAMES: &[&dyn Shelf] = &[&MORTAIN, &WHITE_STAR, &HEGRA, &RIVET_WARS, &BLITZKRIEG];

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
