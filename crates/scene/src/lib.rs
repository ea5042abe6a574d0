//! What a person sees: one description that the browser, the terminal and the picture export draw.
//!
//! Everything is generic over its text: games build scenes of [`engine::Msg`], the edge renders them to `String`.

mod board;
mod choice;
mod piece;
mod show;

pub use board::{Board, Cell, CellShape, Decor, DecorKind, Map, Terrain};
pub use choice::{Choice, OddsFace, Pick, Prompt, ShareFace, TallyLine};
pub use piece::{CardFace, Corner, Deck, Piece, Scene, Stat, Suit, Track, Value};
pub use show::Show;
