use engine::{DataFiles, Profile, Setup};
use std::fmt;

/// Why a game could not be opened, in words that say what to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenError(pub String);

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
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
            let known = scenarios.join(", ");
            return Err(OpenError(format!(
                "{} has no scenario «{scenario}»; scenarios are {known}",
                profile.id
            )));
        }
        for (key, value) in &self.options {
            let Some(spec) = profile.options.iter().find(|spec| spec.key == key) else {
                let known: Vec<&str> = profile.options.iter().map(|spec| spec.key).collect();
                return Err(OpenError(format!(
                    "{} has no option «{key}»; options are {}",
                    profile.id,
                    known.join(", ")
                )));
            };
            if !spec.values.contains(&value.as_str()) {
                return Err(OpenError(format!("option {key} is one of {}", spec.values.join(", "))));
            }
        }
        Ok(Setup { scenario: scenario.clone(), options: self.options.clone() })
    }
}
