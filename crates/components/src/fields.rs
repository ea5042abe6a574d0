use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use toml::Spanned;

/// Structs for what a data file says of each kind of ground, of each counter, or of the rules, with the bounds of every number
/// beside it. Owners may change these numbers; one out of bounds and a misspelt key are told with file and line.
///
/// Bounds hold for every number of a list or a table. A field may have attributes of `serde`, such as `#[serde(default)]`.
///
/// ```
/// components::fields! {
///     /// What is printed on a counter, and where it begins.
///     pub struct Values {
///         strength: u8 in 1..=9, moves: u8 in 1..=9, hex: Place,
///         #[serde(default)]
///         ranges: Vec<u8> in 1..=3,
///     }
/// }
/// use components::Place;
///
/// let read = |text: &str| toml::from_str::<Values>(text).map(|values| values.strength).map_err(|error| error.to_string());
/// assert_eq!(read("strength = 4\nmoves = 2\nhex = '0104'"), Ok(4));
/// let wrong = |text: &str| read(text).unwrap_err();
/// assert!(wrong("strength = 40\nmoves = 2\nhex = '0104'").contains("strength is 40; 1 to 9 are possible"));
/// assert!(wrong("strength = 4\nmoves = 2\nhex = '0104'\nranges = [1, 4]").contains("ranges is 4; 1 to 3 are possible"));
/// assert!(wrong("strength = 4\nmoves = 2\nhex = '0104'\nspeed = 1").contains("speed"));
/// ```
#[macro_export]
macro_rules! fields {
    ($(
        $(#[$meta:meta])*
        $vis:vis struct $Fields:ident {
            $($(#[$field_meta:meta])* $field:ident: $Kind:tt $(<$($Inner:ty),+>)? $(in $least:literal ..= $most:literal)?),* $(,)?
        }
    )*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Debug)]
            #[allow(missing_docs)] // the fields are called what they are
            $vis struct $Fields {
                $(pub $field: $Kind $(<$($Inner),+>)?,)*
            }

            impl<'de> $crate::serde::Deserialize<'de> for $Fields {
                fn deserialize<D: $crate::serde::Deserializer<'de>>(file: D) -> Result<$Fields, D::Error> {
                    // The names of the numbers as types, so that errors can say them.
                    $($crate::fields!(@name $field $($least)?);)*
                    #[derive($crate::serde::Deserialize)]
                    #[serde(crate = "components::serde", deny_unknown_fields)]
                    struct Written {
                        $($(#[$field_meta])* $field: $crate::fields!(@written $field [$Kind $(<$($Inner),+>)?] $($least $most)?),)*
                    }
                    let written = Written::deserialize(file)?;
                    Ok($Fields { $($field: $crate::fields!(@value written $field $($least)?),)* })
                }
            }
        )*
    };
    (@name $field:ident) => {};
    (@name $field:ident $least:literal) => {
        #[allow(non_camel_case_types)]
        enum $field {}
        impl $crate::Named for $field {
            const NAME: &'static str = stringify!($field);
        }
    };
    (@written $field:ident [$($Kind:tt)*]) => { $($Kind)* };
    (@written $field:ident [$($Kind:tt)*] $least:literal $most:literal) => { $crate::Within<$($Kind)*, $least, $most, $field> };
    (@value $written:ident $field:ident) => { $written.$field };
    (@value $written:ident $field:ident $least:literal) => { $written.$field.value };
}

/// A place in a data file, with where it is written.
pub type Place = Spanned<String>;

/// Numbers between two others, as [`fields!`](crate::fields) reads them.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Within<N, const LEAST: i64, const MOST: i64, Name> {
    pub value: N,
    name: PhantomData<Name>,
}

/// What a number is called in its file.
#[doc(hidden)]
pub trait Named {
    const NAME: &'static str;
}

impl<N: Default, const LEAST: i64, const MOST: i64, Name> Default for Within<N, LEAST, MOST, Name> {
    fn default() -> Self {
        Within { value: N::default(), name: PhantomData }
    }
}

impl<'de, N, const LEAST: i64, const MOST: i64, Name: Named> Deserialize<'de> for Within<N, LEAST, MOST, Name>
where
    N: Bounded<'de>,
{
    fn deserialize<D: Deserializer<'de>>(file: D) -> Result<Self, D::Error> {
        N::read::<LEAST, MOST, Name, D>(file).map(|value| Within { value, name: PhantomData })
    }
}

/// A number, or a list or table of numbers, that has bounds.
#[doc(hidden)]
pub trait Bounded<'de>: Sized {
    fn read<const LEAST: i64, const MOST: i64, Name: Named, D: Deserializer<'de>>(
        file: D,
    ) -> Result<Self, D::Error>;
}

macro_rules! bounded {
    ($($number:ty)*) => {
        $(impl<'de> Bounded<'de> for $number {
            fn read<const LEAST: i64, const MOST: i64, Name: Named, D: Deserializer<'de>>(file: D) -> Result<Self, D::Error> {
                engine::named_between::<LEAST, MOST, _, D>(Name::NAME, file)
            }
        })*
    };
}
bounded!(u8 u16 u32 i8 i16 i32 i64);

impl<'de, N: Bounded<'de>> Bounded<'de> for Vec<N> {
    fn read<const LEAST: i64, const MOST: i64, Name: Named, D: Deserializer<'de>>(
        file: D,
    ) -> Result<Self, D::Error> {
        let list = Vec::<Within<N, LEAST, MOST, Name>>::deserialize(file)?;
        Ok(list.into_iter().map(|number| number.value).collect())
    }
}
impl<'de, N: Bounded<'de>> Bounded<'de> for Spanned<N> {
    fn read<const LEAST: i64, const MOST: i64, Name: Named, D: Deserializer<'de>>(
        file: D,
    ) -> Result<Self, D::Error> {
        let number = Spanned::<Within<N, LEAST, MOST, Name>>::deserialize(file)?;
        Ok(Spanned::new(number.span(), number.into_inner().value))
    }
}
impl<'de, K: Deserialize<'de> + Ord, N: Bounded<'de>> Bounded<'de> for BTreeMap<K, N> {
    fn read<const LEAST: i64, const MOST: i64, Name: Named, D: Deserializer<'de>>(
        file: D,
    ) -> Result<Self, D::Error> {
        let table = BTreeMap::<K, Within<N, LEAST, MOST, Name>>::deserialize(file)?;
        Ok(table.into_iter().map(|(key, number)| (key, number.value)).collect())
    }
}
