//! Notation: how orders are written, read and listed, made from one declaration.

use crate::{Arg, Msg, Point, ReadError, Word};
use std::fmt::Debug;
use std::hash::Hash;

/// The orders of a game: how they are written, read and listed. [`orders!`](crate::orders) makes it.
pub trait Notation<G>: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The kinds of orders in the order in which they are declared.
    const FORMS: &'static [Form] = &[];

    /// The kind of this order; `None` if the notation is written by hand.
    fn form(self) -> Option<&'static Form> {
        None
    }
    /// The order in notation.
    fn write(self, game: &G) -> String;
    /// An order from notation. Unknown units and hexes are errors; illegal orders are not.
    fn read(text: &str, game: &G) -> Result<Self, ReadError>;
    /// Every order that can be written, legal or not.
    fn universe(game: &G, out: &mut Vec<Self>);
    /// The words in this order.
    fn slots(self, _game: &G) -> Vec<Slot> {
        Vec::new()
    }
}

/// A kind of order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// Its name in the rules: `GunSector`. The text key of its label is `order-gun-sector`.
    pub name: &'static str,
    /// The section that grants it.
    pub section: &'static str,
    /// How it is written, see [`orders!`](crate::orders).
    pub pattern: &'static str,
    /// Its slots: name, and whether it is a flag.
    pub slots: &'static [(&'static str, bool)],
}

/// A word in an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The name of the slot.
    pub name: &'static str,
    /// What the word is called in a sentence.
    pub text: Arg,
    /// What to point at to mean it.
    pub point: Option<Point>,
}

impl Slot {
    /// A slot with its word.
    pub fn new<G>(name: &'static str, word: impl Word<G>, game: &G) -> Slot {
        Slot { name, text: word.say(game), point: word.point(game) }
    }
}

/// One piece of a pattern; numbers are those of the slots.
enum Part {
    /// A fixed word.
    Fixed(&'static str),
    /// A word of this slot.
    Word(usize),
    /// All words that are left, perhaps none.
    Rest(usize),
    /// A fixed word that may be missing: the flag of this slot.
    Perhaps(usize, &'static str),
    /// One of two fixed words: no and yes of this slot.
    Either(usize, &'static str, &'static str),
}

impl Form {
    /// The first word, or both if it is a choice.
    pub fn verb(&self) -> &'static str {
        self.pattern.split(' ').next().unwrap_or_default()
    }
    /// The text key of the order's label.
    pub fn key(&self) -> String {
        format!("order-{}", crate::kebab(self.name))
    }
    /// How it is written, for help: `place UNIT HEX [mounted]`.
    pub fn usage(&self) -> String {
        let parts = self.parts().into_iter().map(|part| match part {
            Part::Fixed(word) => word.to_owned(),
            Part::Word(slot) => self.slots[slot].0.to_uppercase(),
            Part::Rest(slot) => format!("[{}]", self.slots[slot].0.to_uppercase()),
            Part::Perhaps(_, word) => format!("[{word}]"),
            Part::Either(_, no, yes) => format!("{no}|{yes}"),
        });
        parts.collect::<Vec<_>>().join(" ")
    }

    fn parts(&self) -> Vec<Part> {
        let mut flags = (0..self.slots.len()).filter(|&slot| self.slots[slot].1);
        let mut flag = || flags.next().unwrap_or_else(|| panic!("«{}» has too few flags", self.pattern));
        let plain = !self.pattern.contains(['{', '[', '|']);
        let mut parts: Vec<Part> = Vec::with_capacity(self.slots.len() + 2);
        for word in self.pattern.split(' ') {
            let slot = |name: &str| {
                let place = self.slots.iter().position(|(known, _)| *known == name);
                place.unwrap_or_else(|| panic!("«{}» has no slot «{name}»", self.pattern))
            };
            parts.push(
                if let Some(name) = word.strip_prefix('{').and_then(|word| word.strip_suffix("..}")) {
                    Part::Rest(slot(name))
                } else if let Some(name) = word.strip_prefix('{').and_then(|word| word.strip_suffix('}')) {
                    Part::Word(slot(name))
                } else if let Some(word) = word.strip_prefix('[').and_then(|word| word.strip_suffix(']')) {
                    Part::Perhaps(flag(), word)
                } else if let Some((no, yes)) = word.split_once('|') {
                    Part::Either(flag(), no, yes)
                } else {
                    Part::Fixed(word)
                },
            );
        }
        if plain {
            let all = self.slots.iter().enumerate();
            parts.extend(all.map(|(slot, (name, flag))| match flag {
                true => Part::Perhaps(slot, name),
                false => Part::Word(slot),
            }));
        }
        parts
    }

    /// The order with these words in its slots.
    pub fn write(&self, words: &[String]) -> String {
        let mut out = String::with_capacity(24);
        for part in self.parts() {
            let word = match part {
                Part::Fixed(word) => word,
                Part::Word(slot) | Part::Rest(slot) => &words[slot],
                Part::Perhaps(slot, word) if words[slot] == "true" => word,
                Part::Perhaps(..) => "",
                Part::Either(slot, no, yes) => {
                    if words[slot] == "true" {
                        yes
                    } else {
                        no
                    }
                }
            };
            if !out.is_empty() && !word.is_empty() {
                out.push(' ');
            }
            out.push_str(word);
        }
        out
    }

    /// The words in the slots, if the text has this form.
    pub fn find(&self, text: &[&str]) -> Option<Vec<String>> {
        // Most forms fall at the first word.
        let verb = self.verb();
        if !verb.contains(['{', '[', '|'])
            && !text.first().is_some_and(|first| first.eq_ignore_ascii_case(verb))
        {
            return None;
        }
        let mut found = vec![String::new(); self.slots.len()];
        let mut rest = text;
        for part in self.parts() {
            match (part, rest.split_first()) {
                (Part::Fixed(word), Some((first, more))) if first.eq_ignore_ascii_case(word) => rest = more,
                (Part::Word(slot), Some((first, more))) => {
                    found[slot] = (*first).to_owned();
                    rest = more;
                }
                (Part::Rest(slot), _) => {
                    found[slot] = rest.join(" ");
                    rest = &[];
                }
                (Part::Perhaps(slot, word), Some((first, more))) if *first == word => {
                    found[slot] = "true".to_owned();
                    rest = more;
                }
                (Part::Perhaps(slot, _), _) => found[slot] = "false".to_owned(),
                (Part::Either(slot, no, yes), Some((first, more))) if [no, yes].contains(first) => {
                    found[slot] = (*first == yes).to_string();
                    rest = more;
                }
                _ => return None,
            }
        }
        rest.is_empty().then_some(found)
    }

    /// The answer to a text that has none of these forms: how the order is written, or which there are.
    pub fn unreadable(forms: &[Form], text: &str) -> ReadError {
        let verb = text.split_whitespace().next().unwrap_or_default();
        let begins = |form: &&Form| form.verb().split('|').any(|word| word.eq_ignore_ascii_case(verb));
        let meant: Vec<String> = forms.iter().filter(begins).map(Form::usage).collect();
        if !meant.is_empty() {
            let msg = Msg::new("notation-form").with("order", text);
            return ReadError(msg.with("forms", meant.join(", ")));
        }
        let mut verbs: Vec<&str> = forms.iter().flat_map(|form| form.verb().split('|')).collect();
        verbs.dedup();
        ReadError(Msg::new("notation-order").with("order", text).with("verbs", verbs.join(", ")))
    }
}

/// Declares the orders of a game: for each kind its slots, the section that grants it, and how it is written.
///
/// ```
/// use engine::{Notation, ids, orders};
///
/// ids! {
///     /// A gun.
///     pub struct Gun(u8) in 1..=2;
///     /// A sector of the front.
///     pub struct Sector(u8) in 1..=4;
/// }
///
/// orders! {
///     /// One small decision.
///     pub enum Order {
///         /// Gives up the rest of the turn.
///         Pass = "4.2", "pass";
///         /// Fires a gun, perhaps with the last shells.
///         Fire { gun: Gun, sector: Sector, paid: bool } = "8.2", "fire";
///         /// Moves a gun.
///         Turn { gun: Gun, sector: Sector } = "8.1", "gun {gun} sector {sector}";
///         /// Takes one of two ways.
///         Way { right: bool } = "5", "left|right";
///     }
/// }
///
/// struct Rules;
/// let order = Order::Fire { gun: Gun(1), sector: Sector(3), paid: true };
/// assert_eq!(order.write(&Rules), "fire 1 3 paid");
/// assert_eq!(Order::read("gun 2 sector 4", &Rules), Ok(Order::Turn { gun: Gun(2), sector: Sector(4) }));
/// assert_eq!(Order::read("right", &Rules), Ok(Order::Way { right: true }));
/// assert_eq!(Order::read("PASS", &Rules), Ok(Order::Pass)); // fixed words may be written in capitals
/// assert!(Order::read("fire 3 3", &Rules).is_err()); // there is no third gun
///
/// let mut all = Vec::new();
/// Order::universe(&Rules, &mut all);
/// assert_eq!(all.len(), 1 + 2 * 4 * 2 + 2 * 4 + 2);
/// ```
///
/// The enum is an ordinary one, `Copy` and hashable. Slots are [words](crate::Word). How an order is written:
///
/// | in the pattern | in the notation |
/// | --- | --- |
/// | `place` alone | the verb, then the slots as declared; a `bool` is its own name, left out when it is false |
/// | `{gun}` | the word in the slot `gun` |
/// | `{with..}` | all words to the end of the line, perhaps none |
/// | `[mounted]` | this word if the next `bool` slot is true |
/// | <code>up&#124;down</code> | one of the two: the first if the next `bool` slot is false |
///
/// Where the rules count with bare numbers, a slot says which word stands for them: `unit: u8 as Unit`, for a newtype made by
/// [`ids!`](crate::ids).
///
/// The first form that fits the words decides; its slots must then be read. The label of an order is the text
/// `order-<kind>`, with the slots as arguments.
#[macro_export]
macro_rules! orders {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Order:ident {
            $(
                $(#[$vmeta:meta])*
                $Kind:ident $({ $($(#[$smeta:meta])* $slot:ident : $Value:ty $(as $Word:ident)?),* $(,)? })?
                    = $section:literal, $pattern:literal;
            )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs)] // the slots are called what they are
        $vis enum $Order {
            $(
                $(#[$vmeta])*
                #[doc = concat!("\n\nSection ", $section, ".")]
                $Kind $({ $($(#[$smeta])* $slot: $Value),* })?,
            )*
        }

        const _: () = {
            /// The places of the kinds in the list of forms.
            enum PlaceOfForm {
                $($Kind,)*
            }

            impl<G> $crate::Notation<G> for $Order
            where
                $($($($crate::__word!(type $Value $(as $Word)?): $crate::Word<G>,)*)?)*
            {
                const FORMS: &'static [$crate::Form] = &[
                    $($crate::Form {
                        name: stringify!($Kind),
                        section: $section,
                        pattern: $pattern,
                        slots: &[$($((
                            stringify!($slot),
                            <$crate::__word!(type $Value $(as $Word)?) as $crate::Word<G>>::FLAG,
                        )),*)?],
                    },)*
                ];

                fn form(self) -> Option<&'static $crate::Form> {
                    let place = match self {
                        $($Order::$Kind { .. } => PlaceOfForm::$Kind as usize,)*
                    };
                    <$Order as $crate::Notation<G>>::FORMS.get(place)
                }

                #[allow(unused_variables)]
                fn write(self, game: &G) -> String {
                    let Some(form) = $crate::Notation::<G>::form(self) else { return String::new() };
                    match self {
                        $($Order::$Kind { $($($slot),*)? } => {
                            form.write(&[$($($crate::Word::<G>::write($crate::__word!($slot $(as $Word)?), game)),*)?])
                        })*
                    }
                }

                #[allow(unused_variables, unused_mut)]
                fn read(text: &str, game: &G) -> Result<$Order, $crate::ReadError> {
                    let forms = <$Order as $crate::Notation<G>>::FORMS;
                    let words: Vec<&str> = text.split_whitespace().collect();
                    $(
                        if let Some(found) = forms[PlaceOfForm::$Kind as usize].find(&words) {
                            let mut found = found.into_iter();
                            return Ok($Order::$Kind {
                                $($($slot: $crate::__word!(bare $(as $Word)? $crate::read_word::<
                                    G,
                                    $crate::__word!(type $Value $(as $Word)?),
                                >(&found.next().unwrap_or_default(), game)?),)*)?
                            });
                        }
                    )*
                    Err($crate::Form::unreadable(forms, text))
                }

                fn universe(game: &G, out: &mut Vec<$Order>) {
                    $($crate::orders!(@each game out $Order $Kind [] $($($slot: $Value $(as $Word)?,)*)?);)*
                }

                #[allow(unused_variables)]
                fn slots(self, game: &G) -> Vec<$crate::Slot> {
                    match self {
                        $($Order::$Kind { $($($slot),*)? } => {
                            vec![$($($crate::Slot::new(stringify!($slot), $crate::__word!($slot $(as $Word)?), game)),*)?]
                        })*
                    }
                }
            }
        };
    };
    (@each $game:ident $out:ident $Order:ident $Kind:ident [$($done:ident)*]) => {
        $out.push($Order::$Kind { $($done),* })
    };
    (@each $game:ident $out:ident $Order:ident $Kind:ident [$($done:ident)*] $slot:ident: $Value:ty as $Word:ident, $($rest:tt)*) => {
        for $Word($slot) in <$Word as $crate::Word<G>>::all($game) {
            $crate::orders!(@each $game $out $Order $Kind [$($done)* $slot] $($rest)*);
        }
    };
    (@each $game:ident $out:ident $Order:ident $Kind:ident [$($done:ident)*] $slot:ident: $Value:ty, $($rest:tt)*) => {
        for $slot in <$Value as $crate::Word<G>>::all($game) {
            $crate::orders!(@each $game $out $Order $Kind [$($done)* $slot] $($rest)*);
        }
    };
}

/// The word of a slot or a value: its own type, or the newtype it is called by (`unit: u8 as Unit`).
#[doc(hidden)]
#[macro_export]
macro_rules! __word {
    (type $Value:ty as $Word:ident) => {
        $Word
    };
    (type $Value:ty) => {
        $Value
    };
    (bare as $Word:ident $word:expr) => {
        $word.0
    };
    (bare $word:expr) => {
        $word
    };
    ($value:ident as $Word:ident) => {
        $Word($value)
    };
    ($value:ident) => {
        $value
    };
    (say $value:ident as $Word:ident, $Game:ty, $game:ident) => {
        $crate::Say::<$Game>::say(&$Word(*$value), $game)
    };
    (say $value:ident, $Game:ty, $game:ident) => {
        $crate::Say::<$Game>::say($value, $game)
    };
}
