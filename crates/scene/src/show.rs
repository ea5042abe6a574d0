use crate::*;
use engine::{Game, Msg, Odds, Seat};

/// How a game shows itself. Scenes are built from a view, so nothing can be shown that the viewer may not know.
pub trait Show: Game {
    /// Text files: language and Fluent source.
    const TEXTS: &'static [(&'static str, &'static str)];
    /// The rulebook in our own words, with rulings: TOML.
    const RULEBOOK: &'static str;
    /// The shipped cases: path and content.
    const CASES: &'static [(&'static str, &'static str)];
    /// The shipped exam positions for bots: path and content.
    const EXAM: &'static [(&'static str, &'static str)] = &[];
    /// The shipped lessons: path and content.
    const LESSONS: &'static [(&'static str, &'static str)] = &[];
    /// The shipped puzzles: path and content.
    const PUZZLES: &'static [(&'static str, &'static str)] = &[];
    /// The themes of puzzles, each with the first words of the orders that belong to it; text keys are `theme-<id>`.
    const THEMES: &'static [(&'static str, &'static [&'static str])] = &[];

    /// The kinds of reactions people can leave standing instructions for, in the order they are listed; text keys are
    /// `reaction-<kind>`.
    const REACTIONS: &'static [&'static str] = &[];

    /// Boards and legend.
    fn map(&self) -> Map<Msg>;
    /// What this view looks like.
    fn scene(&self, view: &Self::View) -> Scene<Msg>;
    /// A legal order as something to point at. What `orders!` declares serves if nothing else is said.
    fn choice(&self, _view: &Self::View, order: Self::Order) -> Choice<Msg> {
        Choice::of(self, order)
    }
    /// The orders a person may mean by pointing at these things one after the other: judged for "why not?". Here all orders that
    /// can be written are looked through; a game with many thousands says which are meant.
    fn attempts(&self, _view: &Self::View, picks: &[Pick]) -> Vec<Self::Order> {
        let mut universe = Vec::new();
        self.universe(&mut universe);
        let begins = |order: &Self::Order| Pick::all(self, *order).starts_with(picks);
        if !picks.is_empty() {
            universe.retain(begins);
        }
        let exact: Vec<Self::Order> =
            universe.iter().copied().filter(|order| Pick::all(self, *order) == picks).collect();
        if exact.is_empty() { universe } else { exact }
    }

    /// The round the game is in, if it counts rounds: for lists of tables and for jumping through a game.
    fn round(&self, _view: &Self::View) -> Option<Round> {
        None
    }
    /// Whether the seat, which must decide now, is asked for a reaction inside somebody's move: what kind, what it can bring at
    /// best, and how to let it pass. A person's standing instructions may then answer for them; bots decide for themselves.
    fn reaction(&self, _view: &Self::View, _seat: Seat) -> Option<Reaction<Self::Order>> {
        None
    }
    /// Further kinds of reactions in the same question, each with what it can bring at best: a person is asked if the instruction for
    /// any of them says so.
    fn other_reactions(&self, _view: &Self::View, _seat: Seat) -> Vec<(&'static str, f32)> {
        Vec::new()
    }
    /// The throw of dice this event tells of, as the dice lie after it; `before` is the view before the step.
    fn roll(&self, _before: &Self::View, _event: &Self::Event) -> Option<Roll<Msg>> {
        None
    }
    /// What this event looks like on the board, if there is anything to see; `before` is the view before the step. Asked only for events
    /// the viewer is told of, and it must name nothing that the view before or after the step does not show.
    fn cue(&self, _before: &Self::View, _event: &Self::Event) -> Option<Cue> {
        None
    }
    /// Questions whose answers can be drawn over the board.
    fn overlays(&self) -> Vec<Overlay<Msg>> {
        Vec::new()
    }
    /// The answer to such a question, from what this view knows. The target is what the overlay needs; nothing is tinted if
    /// it does not fit. A cell should be named once; the last tint counts.
    fn overlay(&self, _view: &Self::View, _id: &str, _target: Option<&Pick>) -> Vec<Tint<Msg>> {
        Vec::new()
    }

    /// Where these pieces can go in one gesture, through these cells if there are any, from what the view knows; `None` if they can do
    /// nothing of the kind. Here the game's own orders are tried out ([`walk`]); [`Show::leg`] says which of them are steps and what
    /// they cost.
    fn course(&self, view: &Self::View, who: &[String], via: &[String]) -> Option<Course<Msg>> {
        walk(self, view, who, via)
    }
    /// What an order, which is legal in this view, means to pieces that are to go somewhere. Here its choice tells: a step points at the
    /// pieces and then at a cell and costs 1.
    fn leg(&self, view: &Self::View, who: &[String], order: Self::Order) -> Leg {
        leg(self, view, who, order)
    }
    /// What these pieces can spend on a move, and what it is called.
    fn purse(&self, _view: &Self::View, _who: &[String]) -> Purse {
        Purse::steps()
    }
    /// What a step, which is legal in this view, brings upon those who make it, besides reactions: patrols, mines.
    fn hazards(&self, _view: &Self::View, _order: Self::Order) -> Vec<Danger<Msg>> {
        Vec::new()
    }
    /// Who may join an attack that this order opens, and the orders that carry it out then.
    fn joins(&self, _view: &Self::View, _order: Self::Order) -> (Vec<Part<Msg>>, Vec<String>) {
        (Vec::new(), Vec::new())
    }
    /// Pieces that may come along with these, or be left behind; those that are on come along.
    fn along(&self, _view: &Self::View, _who: &[String]) -> Vec<Part<Msg>> {
        Vec::new()
    }
    /// Whether a result of [`Game::odds`] is what whoever gives the order wants, or the opposite.
    fn result_tone(&self, _result: &str) -> Tone {
        Tone::Plain
    }

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
                    tone: self.result_tone(share.result),
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

/// Inside `impl Show`: texts, rulebook, cases, exam positions, lessons and puzzles, as the game's build script (`case_list::write()`) has found them in
/// its folders.
#[macro_export]
macro_rules! shipped {
    () => {
        const TEXTS: &'static [(&'static str, &'static str)] =
            &include!(concat!(env!("OUT_DIR"), "/texts.rs"));
        const RULEBOOK: &'static str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/text/rules.toml"));
        const CASES: &'static [(&'static str, &'static str)] =
            &include!(concat!(env!("OUT_DIR"), "/cases.rs"));
        const EXAM: &'static [(&'static str, &'static str)] = &include!(concat!(env!("OUT_DIR"), "/exam.rs"));
        const LESSONS: &'static [(&'static str, &'static str)] =
            &include!(concat!(env!("OUT_DIR"), "/lessons.rs"));
        const PUZZLES: &'static [(&'static str, &'static str)] =
            &include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));
    };
}
