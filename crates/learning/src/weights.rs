/// Declares what an evaluation thinks things are worth: a struct of numbers that can also be asked for by name, for experiments
/// and tuning.
///
/// ```
/// learning::weights! {
///     /// What things are worth.
///     pub struct Weights as PLAIN {
///         /// A man.
///         man = 0.17,
///         /// A day's food.
///         supply = 0.05,
///     }
/// }
/// let mut weights = Weights::PLAIN;
/// learning::Changes::read("man=0.2").unwrap().apply(weights.all()).unwrap();
/// assert_eq!(weights, Weights { man: 0.2, supply: 0.05 });
/// ```
///
/// `as PLAIN` names the constant with the numbers beside the names. Without it there are only names.
#[macro_export]
macro_rules! weights {
    ($(#[$meta:meta])* pub struct $Weights:ident as $PLAIN:ident { $($(#[$doc:meta])* $name:ident = $number:expr),* $(,)? }) => {
        $crate::weights! { $(#[$meta])* pub struct $Weights { $($(#[$doc])* $name),* } }

        impl $Weights {
            /// The numbers as they are declared.
            pub const $PLAIN: $Weights = $Weights { $($name: $number),* };
        }
    };
    ($(#[$meta:meta])* pub struct $Weights:ident { $($(#[$doc:meta])* $name:ident),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Debug)]
        pub struct $Weights {
            $($(#[$doc])* pub $name: f32,)*
        }

        impl $Weights {
            /// Names and numbers, to be changed one by one.
            pub fn all(&mut self) -> Vec<(::std::borrow::Cow<'static, str>, &mut f32)> {
                vec![$((::std::borrow::Cow::Borrowed(stringify!($name)), &mut self.$name),)*]
            }
        }
    };
}
