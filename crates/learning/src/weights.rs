/// Declares what an evaluation thinks things are worth: a struct of numbers that can also be asked for by name, for experiments
/// and tuning.
///
/// ```
/// learning::weights! {
///     /// What things are worth.
///     pub struct Weights {
///         /// A man.
///         man,
///         /// A day's food.
///         supply,
///     }
/// }
/// let mut weights = Weights { man: 0.17, supply: 0.05 };
/// learning::Changes::read("man=0.2").unwrap().apply(weights.all()).unwrap();
/// assert_eq!(weights, Weights { man: 0.2, supply: 0.05 });
/// ```
#[macro_export]
macro_rules! weights {
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
