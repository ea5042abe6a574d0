//! The test kit on this game alone, in a short run; the catalog examines all games at length.

use blitzkrieg_1940::Blitzkrieg;

#[test]
fn the_game_passes_the_kit() {
    let wrong = kit::examine::<Blitzkrieg>(kit::Effort { games: 200, positions: 330, seed: 3 });
    assert!(wrong.is_empty(), "{} findings:\n{}", wrong.len(), wrong.join("\n"));
}
