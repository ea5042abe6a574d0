//! The test kit, on every game in the catalog.

use kit::Effort;

#[test]
fn every_game_passes_the_kit() {
    for game in catalog::games() {
        let wrong = game.examine(Effort::quick());
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[test]
#[ignore = "takes an hour: cargo test --release -p catalog --test kit -- --ignored"]
fn every_game_passes_the_long_kit() {
    for game in catalog::games() {
        let wrong = game.examine(Effort::long());
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[test]
fn games_steered_by_random_bytes_hold() {
    let mut word = 0x9e37_79b9_7f4a_7c15u64;
    for game in catalog::games() {
        for _ in 0..60 {
            let bytes: Vec<u8> = (0..3000)
                .map(|_| {
                    word ^= word << 13;
                    word ^= word >> 7;
                    word ^= word << 17;
                    word as u8
                })
                .collect();
            game.fuzz(&bytes);
        }
    }
}
