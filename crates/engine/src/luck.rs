//! Luck as a node: the position describes the chance, the driver answers it.

use std::fmt;

/// Where luck comes from: a seeded generator, a script, people with real dice.
pub trait Source {
    /// A number in `0..n`, every one equally likely. `n` is at least 1.
    fn below(&mut self, n: u64) -> u64;
    /// The number of the draw just made, if draws are counted so that they can be verified.
    fn draw(&self) -> Option<u32> {
        None
    }
}

impl<S: Source + ?Sized> Source for &mut S {
    fn below(&mut self, n: u64) -> u64 {
        (**self).below(n)
    }
    fn draw(&self) -> Option<u32> {
        (**self).draw()
    }
}

/// The chance a position asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// Several equal dice thrown at once; their order is kept.
    Dice {
        /// How many dice, at most [`Dice::MAX`].
        count: u8,
        /// Faces of each die.
        sides: u8,
    },
    /// One token out of a deck, cup or bag, every token equally likely.
    Draw {
        /// Which deck of the game.
        deck: u8,
        /// What is still in it.
        tokens: Tokens,
    },
}

/// The answer to a [`Chance`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Luck {
    /// The faces shown.
    Dice(Dice),
    /// The token drawn.
    Token(u8),
}

/// Why an answer does not fit the chance it was given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LuckError {
    /// Dice were expected.
    NotDice,
    /// A token was expected.
    NotToken,
    /// Wrong number of dice; the right one is given.
    Count(u8),
    /// A face outside `1..=sides`; the number of sides is given.
    Face(u8),
    /// The token is not in the deck.
    Absent,
}

impl Chance {
    /// How many equally likely answers there are.
    pub fn total(&self) -> u64 {
        match *self {
            Chance::Dice { count, sides } => (sides as u64).pow(count as u32),
            Chance::Draw { tokens, .. } => tokens.len() as u64,
        }
    }

    /// Faces of each die, if dice are thrown.
    pub fn sides(&self) -> Option<u8> {
        match *self {
            Chance::Dice { sides, .. } => Some(sides),
            Chance::Draw { .. } => None,
        }
    }

    /// The `n`th of the equally likely answers, `n < total()`.
    pub fn nth(&self, n: u64) -> Luck {
        match *self {
            Chance::Dice { count, sides } => {
                let mut dice = Dice::default();
                let mut rest = n;
                for _ in 0..count {
                    dice.push((rest % sides as u64) as u8 + 1);
                    rest /= sides as u64;
                }
                Luck::Dice(dice)
            }
            Chance::Draw { tokens, .. } => Luck::Token(tokens.nth(n as u32)),
        }
    }

    /// An answer from a source of luck.
    pub fn sample(&self, source: &mut impl Source) -> Luck {
        self.nth(source.below(self.total()))
    }

    /// Whether this answer is one the chance can give.
    pub fn check(&self, luck: Luck) -> Result<(), LuckError> {
        match (*self, luck) {
            (Chance::Dice { count, sides }, Luck::Dice(dice)) => {
                if dice.faces().len() != count as usize {
                    Err(LuckError::Count(count))
                } else if dice.faces().iter().any(|&face| face == 0 || face > sides) {
                    Err(LuckError::Face(sides))
                } else {
                    Ok(())
                }
            }
            (Chance::Draw { tokens, .. }, Luck::Token(token)) => {
                if tokens.has(token) {
                    Ok(())
                } else {
                    Err(LuckError::Absent)
                }
            }
            (Chance::Dice { .. }, _) => Err(LuckError::NotDice),
            (Chance::Draw { .. }, _) => Err(LuckError::NotToken),
        }
    }
}

/// Dice as they fell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Dice {
    len: u8,
    faces: [u8; Dice::MAX],
}

impl Dice {
    /// The most dice thrown at once.
    pub const MAX: usize = 23;

    /// The faces, in the order thrown.
    pub fn faces(&self) -> &[u8] {
        &self.faces[..self.len as usize]
    }

    /// Adds one die.
    pub fn push(&mut self, face: u8) {
        self.faces[self.len as usize] = face;
        self.len += 1;
    }

    /// Sum of the faces.
    pub fn sum(&self) -> u32 {
        self.faces().iter().map(|&face| face as u32).sum()
    }

    /// Dice from faces; `None` if there are too many.
    pub fn from_faces(faces: &[u8]) -> Option<Dice> {
        let mut dice = Dice::default();
        if faces.len() > Dice::MAX {
            return None;
        }
        faces.iter().for_each(|&face| dice.push(face));
        Some(dice)
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.faces()).finish()
    }
}

/// A set of up to 64 tokens: the cards left in a deck, the chits left in a cup.
///
/// Equal tokens (three bags of supply) are simply different numbers with the same name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Tokens(pub u64);

impl Tokens {
    /// Tokens `0..n`.
    pub const fn first(n: u32) -> Tokens {
        if n == 64 { Tokens(u64::MAX) } else { Tokens((1 << n) - 1) }
    }
    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// Whether none is left.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Whether this token is among them.
    pub const fn has(self, token: u8) -> bool {
        token < 64 && self.0 >> token & 1 == 1
    }
    /// Takes a token out.
    pub fn remove(&mut self, token: u8) {
        self.0 &= !(1 << token);
    }
    /// Puts a token in.
    pub fn insert(&mut self, token: u8) {
        self.0 |= 1 << token;
    }
    /// The `n`th token from below, `n < len()`.
    pub fn nth(self, n: u32) -> u8 {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest - 1;
        }
        rest.trailing_zeros() as u8
    }
    /// All tokens in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let token = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(token)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_of_two_dice_comes_once() {
        let chance = Chance::Dice { count: 2, sides: 6 };
        let mut sums = [0; 13];
        for n in 0..chance.total() {
            let luck = chance.nth(n);
            assert_eq!(chance.check(luck), Ok(()));
            let Luck::Dice(dice) = luck else { panic!() };
            sums[dice.sum() as usize] += 1;
        }
        assert_eq!(sums, [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    }

    #[test]
    fn an_answer_that_does_not_fit_is_named() {
        let draw = Chance::Draw { deck: 0, tokens: Tokens(0b101) };
        assert_eq!(draw.check(Luck::Token(1)), Err(LuckError::Absent));
        assert_eq!(draw.check(Luck::Dice(Dice::default())), Err(LuckError::NotToken));
        let dice = Chance::Dice { count: 1, sides: 6 };
        assert_eq!(dice.check(Luck::Dice(Dice::from_faces(&[7]).unwrap())), Err(LuckError::Face(6)));
        assert_eq!(dice.check(Luck::Dice(Dice::from_faces(&[1, 1]).unwrap())), Err(LuckError::Count(1)));
    }
}
