//! Dice anybody can verify. `docs/dice.md` says what they promise and what they do not.
//!
//! Before the game the server commits to a secret. Every person's client seals a seed of its own; once all have sealed, the
//! seeds are opened. Every luck is derived from secret and seeds, numbered without a gap, and the secret is told when the game
//! is over. Nothing in here draws at random: secret and seeds come from outside.

mod check;
mod rounds;
mod sums;

pub use check::{Report, check};
pub use rounds::{Dice, Phase, Round, Share, Wrong};
pub use sums::{Seed, Sum, commitment, key, number, read_hex, seal, write_hex};
