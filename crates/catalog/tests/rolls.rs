//! The table keeps the last throws of dice in sight.

use bots::Fancy;
use catalog::Opening;
use engine::{Need, Source, Viewer};

/// Throws kept in sight.
const MOST: usize = 4;

#[test]
fn the_last_throws_stay_in_sight_as_the_log_tells_them() {
    let game = catalog::find("white-star-rising").expect("a game");
    let mut table = game.open(&Opening::default()).expect("sound data");
    let mut source = Fancy::new(7);
    let mut together = 0;
    for _ in 0..3000 {
        if together == 3 {
            break;
        }
        match table.need() {
            Need::Over(_) => break,
            Need::Luck(_) => assert!(table.roll(&mut source)),
            Need::Order(seat) => {
                let choices = table.choices(seat);
                let order = &choices[source.below(choices.len() as u64) as usize].order;
                table.order(seat, order).expect("an order that was offered");
            }
        }
        let rolls = table.scene(Viewer::Spectator).rolls;
        assert!(rolls.len() <= MOST);
        let told = table.log(table.len() - 1, Viewer::Spectator);
        let thrown = told[0].lines.iter().any(|line| line.text.key == "event-thrown");
        assert!(!thrown || !rolls.is_empty(), "step {}: the throw is not in sight", table.len());
        let keys: Vec<&str> = rolls.iter().map(|roll| roll.title.key.as_str()).collect();
        if keys.ends_with(&["throw-attack-on", "throw-defence-of"]) {
            together += 1;
            let [attack, defence] = &rolls[rolls.len() - 2..] else { unreachable!("two of them") };
            assert_ne!(attack.side, defence.side, "each side throws its own dice");
        }
    }
    assert!(together > 0, "no attack was seen together with its defence");
    table.rewind(0);
    assert!(table.scene(Viewer::Spectator).rolls.is_empty(), "what is taken back was never thrown");
}
