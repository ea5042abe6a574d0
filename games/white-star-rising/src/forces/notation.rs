//! Values as they are written in the data files: `4^4/8`, `3+^5/3`, `1^6*`, `6 T`, `2 x 3^4`.

use super::{Armour, Assault, Fire, Gait};
use serde::Deserialize;

/// Movement points and gait: `6 T`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Pace {
    pub mp: u8,
    pub gait: Gait,
}

/// A full and a reduced number: `5/4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Pair(pub [u8; 2]);

/// Dice and to-hit: `4^4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Power {
    pub dice: u8,
    pub hit: u8,
}

/// Barrages of a stock: `2 x 3^4`, `1 x smoke`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Stock {
    pub count: u8,
    /// None for smoke.
    pub power: Option<Power>,
}

/// Units of a group: `hq`, `shq`, `2 us-para`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) enum Troops {
    Hq,
    Shq,
    Platoons(u8, String),
}

/// Where a fact comes from: a tag, and after a colon more about it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Tag(pub String);

/// The most dice of one value: with a weapon, a leader and a plus they still fit into one throw.
const MOST_DICE: u8 = 12;
/// The longest range; the largest battlefield is not wider.
const MOST_RANGE: u8 = 42;
/// The most movement points.
const MOST_POINTS: u8 = 24;
/// The largest command range and leadership.
const MOST_COMMAND: u8 = 20;
/// The most barrages of a kind.
const MOST_BARRAGES: u8 = 12;
/// The most platoons in one entry.
const MOST_PLATOONS: u8 = 24;

/// A number without sign or blanks.
fn number(text: &str) -> Option<u8> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// A number up to a limit.
fn up_to(most: u8, text: &str) -> Option<u8> {
    number(text).filter(|&number| number <= most)
}

/// A number a die can show and that is not sure to come up.
fn target(text: &str) -> Option<u8> {
    number(text).filter(|target| (2..=6).contains(target))
}

/// Dice, at least one, with or without plus.
fn dice(text: &str) -> Option<(u8, bool)> {
    let plain = text.strip_suffix('+');
    Some((up_to(MOST_DICE, plain.unwrap_or(text)).filter(|&dice| dice > 0)?, plain.is_some()))
}

fn fire(text: &str) -> Option<Fire> {
    let (power, range) = text.split_once('/')?;
    let (dice_text, hit) = power.split_once('^')?;
    let (dice, plus) = dice(dice_text)?;
    let plain = range.strip_suffix('_');
    let reach = up_to(MOST_RANGE, plain.unwrap_or(range)).filter(|&range| range > 0)?;
    Some(Fire { dice, plus, hit: target(hit)?, range: reach, fixed: plain.is_some() })
}

fn assault(text: &str) -> Option<Assault> {
    let plain = text.strip_suffix('*');
    let (dice_text, hit) = plain.unwrap_or(text).split_once('^')?;
    let (dice, plus) = dice(dice_text)?;
    Some(Assault { dice, plus, hit: target(hit)?, star: plain.is_some() })
}

fn power(text: &str) -> Option<Power> {
    let (dice_text, hit) = text.split_once('^')?;
    let (dice, plus) = dice(dice_text)?;
    (!plus).then_some(Power { dice, hit: target(hit)? })
}

fn pace(text: &str) -> Option<Pace> {
    let (mp, gait) = text.split_once(' ')?;
    let gait = match gait {
        "L" => Gait::Leg,
        "W" => Gait::Wheeled,
        "T" => Gait::Tracked,
        _ => return None,
    };
    Some(Pace { mp: up_to(MOST_POINTS, mp)?, gait })
}

fn pair(text: &str) -> Option<Pair> {
    let (full, reduced) = text.split_once('/')?;
    let reduced = up_to(MOST_COMMAND, reduced)?;
    let full = up_to(MOST_COMMAND, full).filter(|&full| full >= reduced)?;
    Some(Pair([full, reduced]))
}

fn stock(text: &str) -> Option<Stock> {
    let (count, what) = text.split_once(" x ")?;
    let count = up_to(MOST_BARRAGES, count).filter(|&count| count > 0)?;
    match what {
        "smoke" => Some(Stock { count, power: None }),
        what => Some(Stock { count, power: Some(power(what)?) }),
    }
}

fn troops(text: &str) -> Option<Troops> {
    match text {
        "hq" => Some(Troops::Hq),
        "shq" => Some(Troops::Shq),
        text => {
            let (count, kind) = text.split_once(' ')?;
            let count = up_to(MOST_PLATOONS, count).filter(|&count| count > 0)?;
            Some(Troops::Platoons(count, kind.to_owned()))
        }
    }
}

fn tag(text: &str) -> Option<Tag> {
    let word = text.split(':').next()?;
    ["rulebook", "example", "public", "inferred", "reconstructed", "own"]
        .contains(&word)
        .then(|| Tag(text.to_owned()))
}

/// Lets serde read a value through one of the functions above.
macro_rules! read {
    ($type:ty, $read:expr, $form:literal) => {
        impl TryFrom<String> for $type {
            type Error = String;
            fn try_from(text: String) -> Result<$type, String> {
                $read(&text).ok_or_else(|| format!("«{text}» does not fit; write {}", $form))
            }
        }
    };
}

read!(Fire, fire, "dice^to-hit/range, such as 4^4/8, 3+^5/3 or 2^5/1_, with 1 to 12 dice and range 1 to 42");
read!(
    Armour,
    |text: &str| power(text).map(|power| Armour { dice: power.dice, save: power.hit }),
    "dice^save, such as 3^5, with 1 to 12 dice"
);
read!(Power, power, "dice^to-hit, such as 4^4, with 1 to 12 dice");
read!(Assault, assault, "strength^to-hit, such as 2^5, 3+^4 or 1^6*");
read!(Pace, pace, "up to 24 points and L, W or T, such as 6 T");
read!(Pair, pair, "full/reduced, such as 5/4, the first not smaller than the second and at most 20");
read!(Stock, stock, "count x dice^to-hit, such as 2 x 3^4, or 1 x smoke, with 1 to 12 of each");
read!(Troops, troops, "hq, shq or 1 to 24 and a kind, such as 2 us-para");
read!(Tag, tag, "rulebook, example, public, inferred, reconstructed or own, perhaps with more after a colon");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_written() {
        assert_eq!(fire("4^3/10"), Some(Fire { dice: 4, plus: false, hit: 3, range: 10, fixed: false }));
        assert_eq!(fire("3+^5/3"), Some(Fire { dice: 3, plus: true, hit: 5, range: 3, fixed: false }));
        assert_eq!(fire("2^5/1_"), Some(Fire { dice: 2, plus: false, hit: 5, range: 1, fixed: true }));
        assert_eq!(assault("1^6*"), Some(Assault { dice: 1, plus: false, hit: 6, star: true }));
        assert_eq!(assault("3+^4"), Some(Assault { dice: 3, plus: true, hit: 4, star: false }));
        assert_eq!(pace("8 W"), Some(Pace { mp: 8, gait: Gait::Wheeled }));
        assert_eq!(stock("2 x 3^4"), Some(Stock { count: 2, power: Some(Power { dice: 3, hit: 4 }) }));
        assert_eq!(stock("1 x smoke"), Some(Stock { count: 1, power: None }));
        assert_eq!(troops("2 us-para"), Some(Troops::Platoons(2, "us-para".into())));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "4^4", "4/8", "4^7/8", "4^1/8", "0^4/8", "4^4/0", "-4^4/8", "4^4/8__", "4 ^4/8"] {
            assert_eq!(fire(text), None, "{text}");
        }
        for text in ["3", "3^", "^4", "3^4**", "3++^4"] {
            assert_eq!(assault(text), None, "{text}");
        }
        for text in ["6", "6T", "6 X", "T 6"] {
            assert_eq!(pace(text), None, "{text}");
        }
        for text in ["13^4/8", "128^4/8", "4^4/43", "4^4/255"] {
            assert_eq!(fire(text), None, "{text}");
        }
        for text in ["3 x 128^4", "255 x smoke", "0 x smoke"] {
            assert_eq!(stock(text), None, "{text}");
        }
        assert_eq!(
            (pair("4/5"), pair("21/4"), pace("25 T"), troops("200 us-para")),
            (None, None, None, None)
        );
        assert_eq!(stock("x 3^4"), None);
        assert_eq!(stock("2 x 3+^4"), None);
        assert_eq!(troops("us-para"), None);
        assert_eq!(tag("guessed"), None);
    }
}
