//! The test kit on this game alone, in a short run; the catalog examines all games at length.

use kit::Effort;

#[test]
fn the_game_passes_the_kit() {
    let wrong = kit::examine::<hegra::Hegra>(Effort { games: 200, positions: 120, seed: 2 });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
