//! Sentences: refusals and events that carry key, rule and named values, made from one declaration.

use crate::{Msg, Refusal, Rule, Viewer};

/// Values that can be told as a sentence under a rule. [`sentences!`](crate::sentences) makes it.
pub trait Sentences<G> {
    /// The text keys, for the test kit.
    const KEYS: &'static [Key] = &[];

    /// The sentence and its rule.
    fn sentence(&self, game: &G) -> (Msg, Rule);
    /// The sentence for this viewer: what is for its owner alone is another one for the others.
    fn told(&self, game: &G, _viewer: Viewer) -> (Msg, Rule) {
        self.sentence(game)
    }
    /// The sentence as a reason why not.
    fn refusal(&self, game: &G) -> Refusal {
        let (reason, rule) = self.sentence(game);
        Refusal { rule, reason }
    }
}

/// A text key: a prefix and the name of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// What all keys of the list begin with: `deny`.
    pub prefix: &'static str,
    /// The variant: `CourtHex` for `deny-court-hex`; empty where the key depends on the values.
    pub name: &'static str,
}

impl Key {
    /// The key as it stands in the text files; `None` if it depends on the values.
    pub fn text(&self) -> Option<String> {
        (!self.name.is_empty()).then(|| format!("{}-{}", self.prefix, crate::kebab(self.name)))
    }
}

/// What may stand after `=>` in [`sentences!`](crate::sentences): the rest of a key, or a whole message.
pub trait Worded {
    /// The message, with the prefix where only the rest of a key is given.
    fn worded(self, prefix: &str) -> Msg;
}

impl Worded for &str {
    fn worded(self, prefix: &str) -> Msg {
        Msg::new(format!("{prefix}-{self}"))
    }
}
impl Worded for String {
    fn worded(self, prefix: &str) -> Msg {
        self.as_str().worded(prefix)
    }
}
impl Worded for Msg {
    fn worded(self, _: &str) -> Msg {
        self
    }
}

/// Declares refusals or events: for each its values and the rule it is told under.
///
/// ```
/// use engine::{Rule, Sentences, ids, sentences};
///
/// ids! {
///     /// A hex, as printed.
///     pub struct Hex(u16) in 1..=99;
/// }
///
/// struct Rules {
///     limit: u8,
/// }
///
/// sentences! {
///     /// Why an order is not legal.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Deny as "deny" for rules: Rules {
///         NotYours = "4.1";
///         NotAdjacent { hex: Hex } = "5.1";
///         // A value that the rules know already.
///         Full { hex: Hex } = "5.2 R13", limit: rules.limit;
///         // A rule and a key that depend on the moment.
///         Moment { set_up: bool } = if *set_up { "3" } else { "4" } => if *set_up { "set-up-first" } else { "too-late" };
///     }
/// }
///
/// let (msg, rule) = Deny::Full { hex: Hex(7) }.sentence(&Rules { limit: 4 });
/// assert_eq!((msg.key.as_str(), rule), ("deny-full", Rule("5.2 R13")));
/// assert_eq!(msg.args.len(), 2);
/// assert_eq!(Deny::Moment { set_up: false }.refusal(&Rules { limit: 4 }).reason.key, "deny-too-late");
/// ```
///
/// The enum is an ordinary one with the derives you write. Every value must [`Say`](crate::Say) what it is called; it is an
/// argument of the sentence under its own name. A line reads
///
/// > `Variant { values } = rule => key, more: value;`
///
/// - `rule` is any expression that gives a `&'static str`;
/// - `=> key` is left out where the key is the prefix and the variant in small letters (`deny-not-adjacent`); it may be the rest of another key, or a whole
///   [`Msg`](crate::Msg);
/// - `more: value` are arguments that the variant does not carry.
///
/// What only one seat may hear says so behind its values: `Drew { side: Seat, card: Card } for side else (Event::DrewHidden { side: *side }) = "3"`.
/// The side and the referee are told the sentence, all others the one after `else`.
///
/// A value can be a bare number that a word stands for: `unit: u8 as Unit`, for a newtype made by [`ids!`](crate::ids).
///
/// In all three the values are references, and the rules are called by the name after `for`. If the type of the rules has
/// parameters, they come first: `for [const N: usize] rules: Rules<N>`.
#[macro_export]
macro_rules! sentences {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Kind:ident as $prefix:literal for $([$($generics:tt)*])? $game:ident : $Game:ty {
            $(
                $(#[$vmeta:meta])*
                $Variant:ident $({ $($(#[$fmeta:meta])* $field:ident : $Value:ty $(as $Word:ident)?),* $(,)? })?
                    $(for $owner:ident else ($others:expr))?
                    = $rule:expr $(=> $key:expr)? $(, $more:ident : $value:expr)*;
            )*
        }
    ) => {
        $(#[$meta])*
        #[allow(missing_docs)] // each is spelled out as a sentence in the texts
        $vis enum $Kind {
            $($(#[$vmeta])* $Variant $({ $($(#[$fmeta])* $field: $Value),* })?,)*
        }

        impl<$($($generics)*)?> $crate::Sentences<$Game> for $Kind {
            const KEYS: &'static [$crate::Key] = &[
                $($crate::sentences!(@key $prefix $Variant $($key)?),)*
            ];

            #[allow(unused_variables)]
            fn sentence(&self, $game: &$Game) -> ($crate::Msg, $crate::Rule) {
                match self {
                    $($Kind::$Variant { $($($field),*)? } => {
                        let rule = $crate::Rule($rule);
                        let msg = $crate::sentences!(@msg $prefix $Variant $($key)?);
                        $($(let msg = msg.with(stringify!($field), $crate::__word!(say $field $(as $Word)?, $Game, $game));)*)?
                        $(let msg = msg.with(stringify!($more), $crate::Say::<$Game>::say(&$value, $game));)*
                        (msg, rule)
                    })*
                }
            }

            #[allow(unused_variables)]
            fn told(&self, $game: &$Game, viewer: $crate::Viewer) -> ($crate::Msg, $crate::Rule) {
                $($crate::sentences!(@told self $game viewer $Kind $Variant [$($($field)*)?] $($owner ($others))?);)*
                self.sentence($game)
            }
        }
    };
    (@told $event:ident $game:ident $viewer:ident $Kind:ident $Variant:ident [$($field:ident)*]) => {};
    (@told $event:ident $game:ident $viewer:ident $Kind:ident $Variant:ident [$($field:ident)*] $owner:ident ($others:expr)) => {
        if let $Kind::$Variant { $($field),* } = $event
            && !$viewer.knows(*$owner)
        {
            return $others.sentence($game);
        }
    };
    (@msg $prefix:literal $Variant:ident) => {
        $crate::Worded::worded($crate::kebab(stringify!($Variant)), $prefix)
    };
    (@msg $prefix:literal $Variant:ident $key:expr) => {
        $crate::Worded::worded($key, $prefix)
    };
    (@key $prefix:literal $Variant:ident) => {
        $crate::Key { prefix: $prefix, name: stringify!($Variant) }
    };
    // Which key it is depends on the values.
    (@key $prefix:literal $Variant:ident $key:expr) => {
        $crate::Key { prefix: $prefix, name: "" }
    };
}
