//! What a person sees: one description that the browser, the terminal and the picture export draw.
//!
//! Everything is generic over its text: games build scenes of [`engine::Msg`], the edge renders them to `String`.

mod board;
mod choice;
mod course;
mod cue;
mod luck;
mod marker;
mod overlay;
mod piece;
mod reaction;
mod scene;
mod show;
mod walk;

pub use board::{
    Board, BoardPicture, Cell, CellFrame, CellRole, CellShape, Decor, DecorKind, Livery, Map, PictureLayer,
    Terrain,
};
pub use choice::{Choice, OddsFace, Part, Pick, Prompt, ShareFace, TallyLine, Verb};
pub use course::{Course, Danger, Leg, Purse, Spot, Strike};
pub use cue::{Cue, CueKind};
pub use luck::{CardFace, Chit, Deck, Die, Hand, Roll, Suit};
pub use marker::{Mark, Marker, Tone};
pub use overlay::{Overlay, OverlayNeeds, Tint};
pub use piece::{Corner, Piece, PieceForm, Value};
pub use reaction::{Ask, Reaction};
pub use scene::{Round, Scene, Stat, Track};
pub use show::Show;
pub use walk::{imagined, leg, walk};
