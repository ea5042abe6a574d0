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
/// *weights.named("man").unwrap() = 0.2;
/// assert_eq!(weights.man, 0.2);
/// assert!(weights.named("mna").is_none());
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
            pub fn all(&mut self) -> Vec<(&'static str, &mut f32)> {
                vec![$((stringify!($name), &mut self.$name),)*]
            }

            /// A number by its name.
            pub fn named(&mut self, name: &str) -> Option<&mut f32> {
                self.all().into_iter().find(|(known, _)| *known == name).map(|(_, number)| number)
            }

            /// Changes numbers as somebody writes them: `man=0.2,supply=0.1`. The error names what cannot be read.
            pub fn change(&mut self, text: &str) -> Result<(), String> {
                for change in text.split(',').filter(|change| !change.is_empty()) {
                    let wrong = || format!("«{change}» is no weight with a number; there are: {}", stringify!($($name),*));
                    let (name, number) = change.split_once('=').ok_or_else(wrong)?;
                    *self.named(name).ok_or_else(wrong)? = number.parse().map_err(|_| wrong())?;
                }
                Ok(())
            }
        }
    };
}

#[cfg(test)]
mod tests {
    weights! {
        /// What things are worth.
        pub struct Weights {
            /// A man.
            man,
            /// A day's food.
            supply,
        }
    }

    #[test]
    fn weights_are_changed_by_name() {
        let mut weights = Weights { man: 1.0, supply: 2.0 };
        weights.change("supply=0.5,man=3").expect("both are known");
        assert_eq!(weights, Weights { man: 3.0, supply: 0.5 });
        let wrong = weights.change("men=1").unwrap_err();
        assert!(wrong.contains("men=1") && wrong.contains("man, supply"), "{wrong}");
        assert!(weights.change("man=many").is_err());
    }
}
