//! The tests every game must pass.

use kit::Effort;
use rivet_wars::RivetWars;

#[test]
fn the_kit_finds_nothing() {
    let found = kit::examine::<RivetWars>(Effort { games: 260, positions: 390, seed: 1 });
    assert!(found.is_empty(), "{}", found.join("\n"));
}
