//! The test kit every game must pass, with a small effort: the catalog runs it with its own once the game is on the shelf.

use blitzkrieg_1940::Blitzkrieg;

#[test]
#[ignore = "takes minutes: cargo test -p blitzkrieg-1940 --test kit -- --ignored"]
fn the_kit_finds_nothing_wrong() {
    let wrong = kit::examine::<Blitzkrieg>(kit::Effort { games: 52, positions: 52, seed: 3 });
    assert!(wrong.is_empty(), "{} findings:\n{}", wrong.len(), wrong.join("\n"));
}
