//! The contract between a game's rules and whoever drives them.
//!
//! A game is a position that says what it needs next: an *order* from a seat, *luck* (dice, a card, a chit), or
//! nothing because it is over. Rules hold no randomness, no text and no clock: luck comes in, events go out.

mod by;
mod data;
mod event;
mod fact;
mod fact_table;
mod game;
mod hash;
mod insight;
mod luck;
mod msg;
mod need;
mod notation;
mod note;
mod odds;
mod reader;
mod record;
mod rule;
mod seat;
mod secret;
mod sentence;
mod set;
mod tally;
mod word;

pub use by::{By, Id};
pub use data::{DataError, DataFiles, Provenance, line_of, parse, parse_with};
pub use event::{Silent, Sink};
pub use fact::{Fact, FactError, Facts, Wanted};
pub use fact_table::{FactTable, fact_word};
pub use game::{Bounds, Game, OptionSpec, Orders, Profile, ReadError, Setup};
pub use hash::{PositionHash, hash_of};
pub use insight::{Habit, Insight, Numbers, Part, Pending, Played, Schooling, chance};
pub use luck::{Chance, Dice, Luck, LuckError, Source, Tokens};
pub use msg::{Arg, Msg};
pub use need::{Need, Outcome, Winner};
pub use notation::{Form, Notation, Slot};
pub use note::{Finish, Note, Noted};
pub use odds::{Odds, Settle, Share, grouped, spread};
pub use reader::{PROVENANCE, Reader, between, listed, named_between};
pub use record::{Drawn, Entry, Header, LUCK, Record, RecordError};
pub use rule::{Refusal, Rule, ensure};
pub use seat::{Seat, Viewer};
pub use secret::Secrets;
pub use sentence::{Key, Sentences, Worded};
#[doc(hidden)]
pub use serde;
pub use set::{Bits, Set};
pub use tally::{Line, Tally};
pub use word::{Point, Say, Word, kebab, read_word};
