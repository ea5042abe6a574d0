use engine::{DataFiles, Msg, Profile, Setup};
use std::fmt;
use std::sync::OnceLock;
use text::{Lang, Texts};

/// Why a game could not be opened, in words that say what to do: of the texts that all games share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenError(pub Msg);

impl OpenError {
    /// A sentence that is there in English only.
    pub(crate) fn plain(text: impl fmt::Display) -> OpenError {
        OpenError(Msg::plain(text.to_string()))
    }
    /// There is no such thing in the game; these are there.
    pub(crate) fn unknown(key: &str, game: &str, name: &str, known: &[impl AsRef<str>]) -> OpenError {
        let known: Vec<&str> = known.iter().map(AsRef::as_ref).collect();
        OpenError(Msg::new(key).with("game", game).with("name", name).with("known", known.join(", ")))
    }
    /// In the reader's language.
    pub fn say(&self, lang: Lang) -> String {
        static TEXTS: OnceLock<Texts> = OnceLock::new();
        TEXTS.get_or_init(|| Texts::new(&[]).expect("the shared texts are sound")).say(lang, &self.0)
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

/// What to open.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// Scenario id; empty for the first one.
    pub scenario: String,
    /// Options as name and value.
    pub options: Vec<(String, String)>,
    /// Who sits where: seat id and player.
    pub seats: Vec<(String, String)>,
    /// Data files instead of the shipped ones.
    pub data: Option<DataFiles>,
}

impl Opening {
    /// Checks scenario and options against what the game has.
    pub(crate) fn setup(&self, profile: &Profile, scenarios: &[String]) -> Result<Setup, OpenError> {
        let scenario = if self.scenario.is_empty() { &scenarios[0] } else { &self.scenario };
        if !scenarios.contains(scenario) {
            return Err(OpenError::unknown("open-scenario", profile.id, scenario, scenarios));
        }
        for (key, value) in &self.options {
            let Some(spec) = profile.options.iter().find(|spec| spec.key == key) else {
                let known: Vec<&str> = profile.options.iter().map(|spec| spec.key).collect();
                return Err(OpenError::unknown("open-option", profile.id, key, &known));
            };
            if !spec.values.contains(&value.as_str()) {
                return Err(OpenError::unknown("open-option-value", profile.id, key, spec.values));
            }
        }
        Ok(Setup { scenario: scenario.clone(), options: self.options.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_name_is_told_in_both_languages_with_what_there_is() {
        let said = |opening: &Opening| {
            let error = crate::find("mortain").expect("a game").open(opening).err().expect("a wrong name");
            Lang::ALL.map(|lang| error.say(lang))
        };
        let scenario = Opening { scenario: "x".to_owned(), ..Opening::default() };
        assert_eq!(
            said(&scenario),
            [
                "mortain hat kein Szenario „x“; Szenarien sind: standard, historical.",
                "mortain has no scenario “x”; its scenarios are: standard, historical."
            ]
        );
        let option = |key: &str, value: &str| Opening {
            options: vec![(key.to_owned(), value.to_owned())],
            ..Opening::default()
        };
        for wrong in [
            option("x", "up"),
            option("activation_rounding", "x"),
            Opening { seats: vec![("x".to_owned(), "human".to_owned())], ..Opening::default() },
        ] {
            let [german, english] = said(&wrong);
            assert!(
                german != english && !german.contains('‹') && !english.contains('‹'),
                "{german} {english}"
            );
        }
    }
}
