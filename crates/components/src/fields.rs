use serde::{Deserialize, Deserializer};

/// Structs for what a data file says of each kind of ground, of each counter, or of the rules, with the bounds of every number
/// beside it. Owners may change these numbers; one out of bounds and a misspelt key are told with file and line.
///
/// ```
/// components::fields! {
///     /// What is printed on a counter, and where it begins.
///     pub struct Values { strength: u8 in 1..=9, moves: u8 in 1..=9, hex: Place }
/// }
/// use components::Place;
///
/// let read = |text: &str| toml::from_str::<Values>(text).map(|values| values.strength);
/// assert_eq!(read("strength = 4\nmoves = 2\nhex = '0104'"), Ok(4));
/// assert!(read("strength = 40\nmoves = 2\nhex = '0104'").is_err());
/// assert!(read("strength = 4\nmoves = 2\nhex = '0104'\nspeed = 1").is_err());
/// ```
#[macro_export]
macro_rules! fields {
    ($(
        $(#[$meta:meta])*
        $vis:vis struct $Fields:ident { $($field:ident: $Kind:ident $(in $least:literal ..= $most:literal)?),* $(,)? }
    )*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Debug)]
            #[allow(missing_docs)] // the fields are called what they are
            $vis struct $Fields {
                $(pub $field: $Kind,)*
            }

            impl<'de> $crate::serde::Deserialize<'de> for $Fields {
                fn deserialize<D: $crate::serde::Deserializer<'de>>(file: D) -> Result<$Fields, D::Error> {
                    #[derive($crate::serde::Deserialize)]
                    #[serde(crate = "components::serde", deny_unknown_fields)]
                    struct Written {
                        $($field: $crate::fields!(@written $Kind $($least $most)?),)*
                    }
                    let written = Written::deserialize(file)?;
                    Ok($Fields { $($field: $crate::fields!(@value written $field $($least)?),)* })
                }
            }
        )*
    };
    (@written $Kind:ident) => { $Kind };
    (@written $Kind:ident $least:literal $most:literal) => { $crate::Within<$Kind, $least, $most> };
    (@value $written:ident $field:ident) => { $written.$field };
    (@value $written:ident $field:ident $least:literal) => { $written.$field.0 };
}

/// A place in a data file, with where it is written.
pub type Place = toml::Spanned<String>;

/// A number between two others, as [`fields!`](crate::fields) reads it.
#[derive(Clone, Copy, Debug)]
pub struct Within<N, const LEAST: i64, const MOST: i64>(pub N);

impl<'de, N: TryFrom<i64>, const LEAST: i64, const MOST: i64> Deserialize<'de> for Within<N, LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(number: D) -> Result<Self, D::Error> {
        engine::between::<LEAST, MOST, N, D>(number).map(Within)
    }
}
