//! `cargo fuzz run play`: the first byte chooses the game, the others choose luck and orders. Stops at the first stuck
//! position, disagreement between the list of orders and the judge, or notation that does not read back.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let games = catalog::games();
    if let Some((first, rest)) = bytes.split_first() {
        games[*first as usize % games.len()].fuzz(rest);
    }
});
