use crate::*;
use engine::{Game, Msg, Odds};

/// How a game shows itself. Scenes are built from a view, so nothing can be shown that the viewer may not know.
pub trait Show: Game {
    /// Text files: language and Fluent source.
    const TEXTS: &'static [(&'static str, &'static str)];
    /// The rulebook in our own words, with rulings: TOML.
    const RULEBOOK: &'static str;
    /// The shipped cases: path and content.
    const CASES: &'static [(&'static str, &'static str)];

    /// Boards and legend.
    fn map(&self) -> Map<Msg>;
    /// What this view looks like.
    fn scene(&self, view: &Self::View) -> Scene<Msg>;
    /// A legal order as something to point at.
    fn choice(&self, view: &Self::View, order: Self::Order) -> Choice<Msg>;
    /// The orders a person may mean by pointing at these things one after the other: judged for "why not?".
    fn attempts(&self, view: &Self::View, picks: &[Pick]) -> Vec<Self::Order>;

    /// Odds in words.
    fn odds_face(&self, odds: &Odds) -> OddsFace<Msg> {
        OddsFace {
            shares: odds
                .shares
                .iter()
                .map(|share| ShareFace {
                    id: share.result.to_owned(),
                    name: Msg::new(format!("odds-{}", share.result)),
                    chance: share.chance,
                })
                .collect(),
            tally: odds
                .tally
                .lines()
                .iter()
                .map(|line| TallyLine {
                    value: line.value as i32,
                    reason: self.explain(line),
                    rule: line.rule.to_string(),
                })
                .collect(),
            sum: odds.tally.sum(),
        }
    }
}
