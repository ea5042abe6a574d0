//! Words: typed things that stand in orders, facts and sentences instead of bare numbers.

use crate::{Arg, Game, Msg, Outcome, ReadError, Seat, Tally};

/// How a value is called in a sentence. This is the one place where a game turns a value into its name.
///
/// Numbers, flags (`yes` and `no`, for selectors in the texts), seats (`side-<id>`), strings, messages and lists of all
/// of them speak already.
pub trait Say<G> {
    /// The value's name, as an argument of a sentence.
    fn say(&self, game: &G) -> Arg;
}

/// A word of the notation: what can stand in a slot of an order or be the value of a fact.
///
/// A type made by [`words!`](crate::words), or by [`ids!`](crate::ids) with a range, is a word already. For units, hexes
/// and whatever else the data files name, a game says how they are written and which there are:
///
/// ```
/// use engine::{Arg, Say, Word, ids};
///
/// ids! {
///     /// A counter.
///     pub struct Unit(u8);
/// }
///
/// struct Rules {
///     names: Vec<&'static str>,
/// }
///
/// impl Say<Rules> for Unit {
///     fn say(&self, rules: &Rules) -> Arg {
///         self.write(rules).into()
///     }
/// }
/// impl Word<Rules> for Unit {
///     fn write(self, rules: &Rules) -> String {
///         rules.names[self.index()].to_owned()
///     }
///     fn all(rules: &Rules) -> impl Iterator<Item = Unit> {
///         Unit::first(rules.names.len())
///     }
/// }
///
/// let rules = Rules { names: vec!["PzA", "PzB"] };
/// assert_eq!(Unit::read("PzB", &rules), Some(Unit(1)));
/// assert_eq!(Unit::read("PzC", &rules), None);
/// ```
pub trait Word<G>: Copy + Say<G> {
    /// Whether the word is a yes or no that is left out of an order when it is no.
    const FLAG: bool = false;

    /// The word as it is written: without blanks, and different for different values.
    fn write(self, game: &G) -> String;
    /// All words of this kind, in the order in which they are listed.
    fn all(game: &G) -> impl Iterator<Item = Self>;
    /// The word with this writing. Games override it where looking through all words takes too long.
    fn read(text: &str, game: &G) -> Option<Self> {
        Self::all(game).find(|word| word.write(game) == text)
    }
    /// What to point at on the table to mean this word.
    fn point(self, _game: &G) -> Option<Point> {
        None
    }
    /// The answer to a word that does not exist.
    fn unknown(text: &str, game: &G) -> Msg {
        let mut known: Vec<String> = Self::all(game).map(|word| word.write(game)).collect();
        // Nobody reads five hundred hex numbers.
        if known.len() > 48 {
            known = vec![known[0].clone(), "…".to_owned(), known[known.len() - 1].clone()];
        }
        Msg::new("notation-word").with("word", text).with("known", known.join(", "))
    }
}

/// Something on the table that stands for a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Point {
    /// A cell, by id.
    Cell(String),
    /// A piece, by id.
    Piece(String),
    /// A card of a hand, by id.
    Card(String),
}

/// Reads a word, or says which there are.
pub fn read_word<G, W: Word<G>>(text: &str, game: &G) -> Result<W, ReadError> {
    W::read(text, game).ok_or_else(|| ReadError(W::unknown(text, game)))
}

macro_rules! numbers_speak {
    ($($number:ty)*) => {
        $(impl<G> Say<G> for $number {
            fn say(&self, _: &G) -> Arg {
                Arg::Num(*self as i64)
            }
        })*
    };
}
numbers_speak!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

impl<G> Say<G> for bool {
    fn say(&self, _: &G) -> Arg {
        Arg::Plain(if *self { "yes" } else { "no" }.to_owned())
    }
}
impl<G> Word<G> for bool {
    const FLAG: bool = true;
    fn write(self, _: &G) -> String {
        self.to_string()
    }
    fn all(_: &G) -> impl Iterator<Item = bool> {
        [false, true].into_iter()
    }
}
impl<G: Game> Say<G> for Seat {
    fn say(&self, _: &G) -> Arg {
        Msg::new(format!("side-{}", G::PROFILE.seat_id(*self))).into()
    }
}
impl<G: Game> Word<G> for Seat {
    fn write(self, _: &G) -> String {
        G::PROFILE.seat_id(self).to_owned()
    }
    fn all(_: &G) -> impl Iterator<Item = Seat> {
        G::PROFILE.all_seats()
    }
}
impl<G> Say<G> for String {
    fn say(&self, _: &G) -> Arg {
        Arg::Plain(self.clone())
    }
}
impl<G> Say<G> for &str {
    fn say(&self, _: &G) -> Arg {
        Arg::Plain((*self).to_owned())
    }
}
impl<G> Say<G> for Msg {
    fn say(&self, _: &G) -> Arg {
        Arg::Text(self.clone())
    }
}
impl<G> Say<G> for Arg {
    fn say(&self, _: &G) -> Arg {
        self.clone()
    }
}
/// An outcome is called by its reason.
impl<G> Say<G> for Outcome {
    fn say(&self, _: &G) -> Arg {
        Msg::new(self.reason).into()
    }
}
/// A tally is called by its sum.
impl<G> Say<G> for Tally {
    fn say(&self, _: &G) -> Arg {
        Arg::Num(self.sum() as i64)
    }
}
impl<G, T: Say<G>> Say<G> for Box<T> {
    fn say(&self, game: &G) -> Arg {
        (**self).say(game)
    }
}
impl<G, T: Say<G>> Say<G> for Vec<T> {
    fn say(&self, game: &G) -> Arg {
        Arg::List(self.iter().map(|one| one.say(game)).collect())
    }
}
/// Nothing is called by nothing.
impl<G, T: Say<G>> Say<G> for Option<T> {
    fn say(&self, game: &G) -> Arg {
        self.as_ref().map_or(Arg::Plain(String::new()), |some| some.say(game))
    }
}

/// Newtypes for things that are numbered: units, hexes, cards. A wrong argument then does not compile, and
/// [`By`](crate::By) makes tables that only the right one opens.
///
/// ```
/// use engine::{By, ids};
///
/// ids! {
///     /// A counter.
///     pub struct Unit(u8);
///     /// A bed of the hospital, written 1 to 3: with a range it is a [`Word`](engine::Word) at once.
///     pub struct Bed(u8) in 1..=3;
/// }
///
/// let mut steps: By<Unit, [u8; 4]> = By::all(2);
/// steps[Unit(3)] -= 1;
/// assert_eq!(steps[Unit(3)], 1);
/// assert_eq!(Bed::first(3).last(), Some(Bed(3)));
/// ```
#[macro_export]
macro_rules! ids {
    ($($(#[$meta:meta])* $vis:vis struct $Id:ident($number:ty) $(in $least:literal ..= $most:literal)?;)*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            $vis struct $Id(pub $number);

            #[allow(dead_code)]
            impl $Id {
                const FIRST: $number = 0 $(+ $least)?;
                /// The thing with this place in a list.
                #[inline]
                $vis const fn nth(index: usize) -> $Id {
                    $Id(index as $number + $Id::FIRST)
                }
                /// Its place in a list, from 0.
                #[inline]
                $vis const fn index(self) -> usize {
                    (self.0 - $Id::FIRST) as usize
                }
                /// The first `count` of them.
                $vis fn first(count: usize) -> impl DoubleEndedIterator<Item = $Id> + ExactSizeIterator + Clone {
                    (0..count).map($Id::nth)
                }
            }
            /// The first one.
            impl Default for $Id {
                fn default() -> $Id {
                    $Id($Id::FIRST)
                }
            }
            impl $crate::Id for $Id {
                #[inline]
                fn nth(index: usize) -> $Id {
                    $Id::nth(index)
                }
                #[inline]
                fn index(self) -> usize {
                    $Id::index(self)
                }
            }
            $(
                impl<G> $crate::Say<G> for $Id {
                    fn say(&self, _: &G) -> $crate::Arg {
                        $crate::Arg::Num(self.0 as i64)
                    }
                }
                impl<G> $crate::Word<G> for $Id {
                    fn write(self, _: &G) -> String {
                        self.0.to_string()
                    }
                    fn all(_: &G) -> impl Iterator<Item = $Id> {
                        ($least..=$most).map($Id)
                    }
                }
            )?
        )*
    };
}

/// Enums of fixed words: kinds, rows, stages. Each variant has the word it is written with; in sentences it is called by the text
/// `<enum>-<word>`, or `<prefix>-<word>` with `as "prefix"`.
///
/// ```
/// use engine::{By, Word, words};
///
/// words! {
///     /// A row of the fort.
///     pub enum Row {
///         /// Towards the enemy.
///         Front = "front",
///         /// The barracks.
///         Rear = "rear",
///     }
/// }
///
/// assert_eq!(Row::find("rear"), Some(Row::Rear));
/// assert_eq!(Row::Rear.word(), "rear");
/// // In data files it reads itself.
/// assert_eq!(toml::Value::from("rear").try_into(), Ok(Row::Rear));
/// let wrong = toml::Value::from("roof").try_into::<Row>().unwrap_err();
/// assert_eq!(wrong.message(), "«roof» is not one of front, rear");
/// let guns: By<Row, [u8; 2]> = By::all(1);
/// assert_eq!(Row::ALL.iter().map(|&row| guns[row]).sum::<u8>(), 2);
/// ```
#[macro_export]
macro_rules! words {
    ($(
        $(#[$meta:meta])*
        $vis:vis enum $Kind:ident $(as $prefix:literal)? {
            $($(#[$vmeta:meta])* $Variant:ident = $word:literal),* $(,)?
        }
    )*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            $vis enum $Kind {
                $(#[doc = concat!("`", $word, "`. ")] $(#[$vmeta])* $Variant,)*
            }

            #[allow(dead_code)]
            impl $Kind {
                /// All of them, in their order.
                $vis const ALL: &'static [$Kind] = &[$($Kind::$Variant),*];
                /// The word it is written with.
                $vis const fn word(self) -> &'static str {
                    match self {
                        $($Kind::$Variant => $word,)*
                    }
                }
                /// The one written like this.
                $vis fn find(word: &str) -> Option<$Kind> {
                    match word {
                        $($word => Some($Kind::$Variant),)*
                        _ => None,
                    }
                }
                /// Its place among all of them, from 0.
                #[inline]
                $vis const fn index(self) -> usize {
                    self as usize
                }
                /// Its name.
                $vis fn name(self) -> $crate::Msg {
                    let prefix = [$($prefix.to_owned(),)? $crate::kebab(stringify!($Kind))];
                    $crate::Msg::new(format!("{}-{}", prefix[0], self.word()))
                }
            }
            impl<'de> $crate::serde::Deserialize<'de> for $Kind {
                fn deserialize<D: $crate::serde::Deserializer<'de>>(file: D) -> Result<$Kind, D::Error> {
                    $crate::listed(file, &[$($word),*]).map(|index| $Kind::ALL[index])
                }
            }
            /// The first one.
            impl Default for $Kind {
                fn default() -> $Kind {
                    $Kind::ALL[0]
                }
            }
            impl $crate::Id for $Kind {
                #[inline]
                fn nth(index: usize) -> $Kind {
                    $Kind::ALL[index]
                }
                #[inline]
                fn index(self) -> usize {
                    self as usize
                }
            }
            impl<G> $crate::Say<G> for $Kind {
                fn say(&self, _: &G) -> $crate::Arg {
                    $crate::Arg::Text(self.name())
                }
            }
            impl<G> $crate::Word<G> for $Kind {
                fn write(self, _: &G) -> String {
                    self.word().to_owned()
                }
                fn all(_: &G) -> impl Iterator<Item = $Kind> {
                    $Kind::ALL.iter().copied()
                }
                fn read(text: &str, _: &G) -> Option<$Kind> {
                    $Kind::find(text)
                }
            }
        )*
    };
}

/// Fixed words that are numbers inside, with `NONE` for nothing: for positions that must stay small, and whose fingerprints stand in
/// records. Otherwise like [`words!`](crate::words); what it is called in sentences follows from `as "prefix"`, or is
/// written by hand where that is left out.
///
/// ```
/// use engine::{By, named};
///
/// named! {
///     /// A type of disc.
///     pub struct Disc(u8) as "disc" {
///         /// The officer.
///         O = "O",
///         /// A soldier.
///         S = "S",
///     }
/// }
///
/// assert_eq!(Disc::find("S"), Some(Disc::S));
/// assert_eq!(Disc::NONE.word(), "none");
/// let zone: By<Disc, [u8; 2]> = By::all(1);
/// assert_eq!(zone[Disc::O], 1);
/// ```
#[macro_export]
macro_rules! named {
    ($(
        $(#[$meta:meta])*
        $vis:vis struct $Id:ident($number:ty) $(as $prefix:literal)? {
            $($(#[$vmeta:meta])* $Name:ident = $word:literal),* $(,)?
        }
    )*) => {
        $(
            $crate::ids! {
                $(#[$meta])*
                $vis struct $Id($number);
            }

            const _: () = {
                #[allow(clippy::upper_case_acronyms, non_camel_case_types)]
                enum PlaceOfWord { $($Name,)* }

                #[allow(dead_code)]
                impl $Id {
                    $(
                        #[doc = concat!("`", $word, "`. ")]
                        $(#[$vmeta])*
                        $vis const $Name: $Id = $Id(PlaceOfWord::$Name as $number);
                    )*
                    /// Nothing.
                    $vis const NONE: $Id = $Id(<$number>::MAX);
                    /// All of them, in their order.
                    $vis const ALL: &'static [$Id] = &[$($Id::$Name),*];
                    /// How they are written.
                    $vis const WORDS: &'static [&'static str] = &[$($word),*];

                    /// The word it is written with.
                    $vis fn word(self) -> &'static str {
                        $Id::WORDS.get(self.index()).copied().unwrap_or("none")
                    }
                    /// The one written like this, in small or capital letters.
                    $vis fn find(word: &str) -> Option<$Id> {
                        $Id::WORDS.iter().position(|known| known.eq_ignore_ascii_case(word)).map($Id::nth)
                    }
                }
                impl<'de> $crate::serde::Deserialize<'de> for $Id {
                    fn deserialize<D: $crate::serde::Deserializer<'de>>(file: D) -> Result<$Id, D::Error> {
                        $crate::listed(file, $Id::WORDS).map($Id::nth)
                    }
                }
                impl<G> $crate::Word<G> for $Id
                where
                    $Id: $crate::Say<G>,
                {
                    fn write(self, _: &G) -> String {
                        self.word().to_owned()
                    }
                    fn all(_: &G) -> impl Iterator<Item = $Id> {
                        $Id::ALL.iter().copied()
                    }
                    fn read(text: &str, _: &G) -> Option<$Id> {
                        $Id::find(text)
                    }
                }
                $(
                    impl $Id {
                        /// Its name.
                        $vis fn name(self) -> $crate::Msg {
                            $crate::Msg::new(format!("{}-{}", $prefix, self.word()))
                        }
                    }
                    impl<G> $crate::Say<G> for $Id {
                        fn say(&self, _: &G) -> $crate::Arg {
                            $crate::Arg::Text(self.name())
                        }
                    }
                )?
            };
        )*
    };
}

/// `CourtHex` as `court-hex`: how the name of a variant becomes part of a text key.
pub fn kebab(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 4);
    for sign in name.chars() {
        if sign.is_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.extend(sign.to_lowercase());
    }
    out
}
