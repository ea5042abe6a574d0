use serde::{Deserialize, Serialize};

/// A seat is asked whether it wants to react inside somebody's move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reaction<O> {
    /// What kind of reaction, one of [`Show::REACTIONS`](crate::Show::REACTIONS); its text key is `reaction-<kind>`.
    pub kind: &'static str,
    /// The best chance, 0 to 1, that one of the offered orders changes anything; as the seat can know it.
    pub chance: f32,
    /// The order that lets it pass.
    pub decline: O,
}

/// A person's standing instruction for one kind of reaction: when they want to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Whenever there is a choice.
    Always,
    /// When a reaction can change something.
    #[default]
    Matters,
    /// When the best chance is at least so many percent.
    Above(u8),
    /// Never.
    Never,
}

impl Ask {
    /// Whether a person with this instruction wants to be asked about something with this chance.
    pub fn wants(self, chance: f32) -> bool {
        match self {
            Ask::Always => true,
            Ask::Matters => chance > 0.0,
            // Half a percent less, because people round.
            Ask::Above(percent) => chance > 0.0 && chance * 100.0 + 0.5 >= percent as f32,
            Ask::Never => false,
        }
    }

    /// The instruction as one word: `always`, `matters`, `30`, `never`.
    pub fn write(self) -> String {
        match self {
            Ask::Always => "always".to_owned(),
            Ask::Matters => "matters".to_owned(),
            Ask::Above(percent) => percent.to_string(),
            Ask::Never => "never".to_owned(),
        }
    }

    /// The instruction from one word.
    pub fn read(text: &str) -> Option<Ask> {
        match text {
            "always" => Some(Ask::Always),
            "matters" => Some(Ask::Matters),
            "never" => Some(Ask::Never),
            number => number.parse().ok().filter(|percent| *percent <= 100).map(Ask::Above),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Ask;

    #[test]
    fn an_instruction_asks_when_it_says() {
        assert!(Ask::Always.wants(0.0));
        assert!(!Ask::Matters.wants(0.0) && Ask::Matters.wants(0.01));
        assert!(!Ask::Above(30).wants(0.29) && Ask::Above(30).wants(0.30) && !Ask::Above(0).wants(0.0));
        assert!(!Ask::Never.wants(1.0));
    }

    #[test]
    fn an_instruction_reads_back_as_written() {
        for ask in [Ask::Always, Ask::Matters, Ask::Above(30), Ask::Never] {
            assert_eq!(Ask::read(&ask.write()), Some(ask));
        }
        assert_eq!(Ask::read("101"), None);
        assert_eq!(Ask::read("sometimes"), None);
    }
}
