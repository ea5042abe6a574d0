//! The test kit, on every game in the catalog.

use kit::Effort;

#[test]
fn every_game_passes_the_kit() {
    for game in catalog::games() {
        let wrong = game.examine(Effort::quick());
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
