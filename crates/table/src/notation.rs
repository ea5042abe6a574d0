//! Luck in notation: dice as numbers, tokens by name.

use crate::ChanceFace;
use engine::{Chance, Dice, Game, Luck, Msg};

/// Luck in notation.
pub fn write_luck<G: Game>(game: &G, chance: Chance, luck: Luck) -> String {
    match luck {
        Luck::Dice(dice) => dice.faces().iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
        Luck::Token(token) => {
            let deck = if let Chance::Draw { deck, .. } = chance { deck } else { 0 };
            game.token(deck, token)
        }
    }
}

/// Luck from notation, if it fits the chance.
pub fn read_luck<G: Game>(game: &G, chance: Chance, text: &str) -> Result<Luck, Msg> {
    match chance {
        Chance::Dice { count, sides } => {
            let faces: Option<Vec<u8>> = text
                .split([' ', ','])
                .filter(|word| !word.is_empty())
                .map(|word| word.parse().ok())
                .collect();
            let dice = faces.and_then(|faces| Dice::from_faces(&faces)).map(Luck::Dice);
            dice.filter(|&luck| chance.check(luck).is_ok()).ok_or_else(|| {
                Msg::new("luck-dice")
                    .with("text", text)
                    .with("count", count as i64)
                    .with("sides", sides as i64)
            })
        }
        Chance::Draw { deck, tokens } => {
            let text = text.trim();
            // Equal tokens share a name: any one of them will do.
            let found = tokens.iter().find(|&token| game.token(deck, token).eq_ignore_ascii_case(text));
            found.map(Luck::Token).ok_or_else(|| {
                let names: Vec<String> = tokens.iter().map(|token| game.token(deck, token)).collect();
                Msg::new("luck-draw").with("text", text).with("left", names.join(" "))
            })
        }
    }
}

/// The chance in words for people who throw their own dice.
pub fn chance_face<G: Game>(game: &G, chance: Chance) -> ChanceFace {
    match chance {
        Chance::Dice { count, sides } => ChanceFace::Dice { count, sides },
        Chance::Draw { deck, tokens } => {
            ChanceFace::Draw { names: tokens.iter().map(|token| game.token(deck, token)).collect() }
        }
    }
}
