use crate::quarry::{Proof, Quarried, Quarry, Wanted};
use crate::{OpenError, Opening};
use cases::Example;
use cases::puzzle::Puzzle;
use engine::*;
use kit::Effort;
use lab::{BenchLine, Duel, Duelled, Hunt, Job, Report, Schoolwork, Taught, Tried, Vigil, Watched};
use learning::Changes;
use std::time::Duration;
use table::{AnyTable, Lesson};
use text::{Lang, RuleBook, Texts};

/// A game on the shelf, for callers that know no game by name.
pub trait Shelf: Sync + Send {
    /// What can be said without opening it.
    fn profile(&self) -> &'static Profile;
    /// The shipped data files.
    fn shipped(&self) -> DataFiles;
    /// Takes an owner's data files in place of the shipped ones, for every table from now on. Only before the game is used.
    fn adopt(&self, files: &DataFiles) -> Result<(), DataError>;
    /// The owner's data files, if some were adopted and differ from the shipped ones.
    fn adopted(&self) -> Option<&DataFiles>;
    /// Checks data files and lists the scenarios in them.
    fn check_data(&self, files: &DataFiles) -> Result<Vec<String>, DataError>;
    /// Plays so many random games with these data files, one scenario or option after the other: what goes wrong, if
    /// anything. Panics are caught and told as errors.
    fn try_data(&self, files: &DataFiles, seed: u64, games: u32) -> Result<(), String>;
    /// Opens a new table.
    fn open(&self, opening: &Opening) -> Result<Box<dyn AnyTable>, OpenError>;
    /// Replays a record, checking every hash. Under other rules or data than it was played with it is noted.
    fn replay(&self, record: &Record, data: Option<&DataFiles>) -> Result<Box<dyn AnyTable>, OpenError>;
    /// A table in a hand-made position: facts that differ from the start of the scenario.
    fn set_up(&self, opening: &Opening, facts: &[(String, Fact)]) -> Result<Box<dyn AnyTable>, OpenError>;
    /// Texts in every language.
    fn texts(&self) -> &Texts;
    /// The rulebook in our own words.
    fn rulebook(&self) -> &RuleBook;
    /// The shipped cases: path and content.
    fn cases(&self) -> &'static [(&'static str, &'static str)];
    /// Runs a case.
    fn run_case(&self, name: &str, text: &str, data: Option<&DataFiles>) -> CaseReport;
    /// Plays a shipped case for somebody who looks on; none if there is no case of this id.
    fn example(&self, id: &str) -> Option<Result<Example, DataError>>;
    /// The shipped exam positions: path and content.
    fn exam(&self) -> &'static [(&'static str, &'static str)];
    /// Lets a bot sit an exam position, once for each seed.
    fn sit(
        &self,
        name: &str,
        text: &str,
        bot: bots::BotSpec,
        seeds: std::ops::Range<u64>,
        clock: &dyn bots::Clock,
    ) -> Result<Vec<cases::exam::Try>, DataError>;
    /// The lessons, in the order in which they are taken. A table opened with a lesson's scenario teaches it.
    fn lessons(&self) -> &[Lesson];
    /// The shipped lessons: path and content.
    fn lesson_files(&self) -> &'static [(&'static str, &'static str)];
    /// Plays a lesson as it is meant to be played: what goes wrong, if anything.
    fn check_lesson(&self, name: &str, text: &str) -> Result<(), DataError>;
    /// The puzzles. A table opened with a puzzle's scenario asks it.
    fn puzzles(&self) -> &[Puzzle];
    /// The shipped puzzles: path and content.
    fn puzzle_files(&self) -> &'static [(&'static str, &'static str)];
    /// The puzzle of a day, counted from 1 January 1970: the same for all, and another one every day until all had their turn.
    fn puzzle_of(&self, day: u64) -> Option<&Puzzle> {
        let all = self.puzzles();
        // A step that has no divisor in common with their number leads past every one, with neighbours far apart.
        let many = all.len() as u64;
        let step = (many * 5 / 8..).find(|step| common(*step, many) == 1)?;
        all.get((day * step % many.max(1)) as usize)
    }
    /// Searches a recorded game for blunders, or for puzzles that are wanted.
    fn quarry(
        &self,
        record: &Record,
        hunt: &Hunt,
        quarry: (Quarry, Wanted),
    ) -> Result<Vec<Quarried>, OpenError>;
    /// Proves an exam position or a puzzle again, with so many playouts, or as many as proved it before, and so many games to the end.
    fn prove(&self, name: &str, text: &str, playouts: Option<u32>, games: u32) -> Result<Proof, DataError>;
    /// The position of an exam or puzzle file as facts, to know it again.
    fn exam_facts(&self, name: &str, text: &str) -> Result<Facts, DataError>;
    /// The title of a scenario, lesson or puzzle.
    fn scenario_title(&self, scenario: &str) -> Msg {
        let lesson = self.lessons().iter().find(|lesson| lesson.scenario() == scenario);
        let puzzle = || self.puzzles().iter().find(|puzzle| puzzle.scenario() == scenario);
        let known = lesson.map(|lesson| &lesson.title).or_else(|| puzzle().map(|puzzle| &puzzle.title));
        known.cloned().unwrap_or_else(|| Msg::new(format!("scenario-{scenario}")))
    }
    /// Plays many games.
    fn simulate(
        &self,
        opening: &Opening,
        job: &Job,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Report, OpenError>;
    /// Lets a bot play against itself and counts certain wins that were declined, and habits.
    fn watch(
        &self,
        opening: &Opening,
        vigil: &Vigil,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Watched, OpenError>;
    /// The numbers its bots judge by, with these changes.
    fn weights(&self, opening: &Opening, changes: &Changes) -> Result<Changes, OpenError>;
    /// Lets two bots with minds of their own play each other, from both sides.
    fn duel(
        &self,
        openings: &[Opening],
        duel: &Duel,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Duelled, OpenError>;
    /// Changes weights and keeps what plays better. `hear` is told every round and what is best so far.
    fn tune(
        &self,
        openings: &[Opening],
        work: &Schoolwork,
        hear: &mut dyn FnMut(&Tried, &Changes),
    ) -> Result<Changes, OpenError>;
    /// Teaches weights by games of a bot against itself. `hear` is told every round and what is known so far.
    fn learn(
        &self,
        openings: &[Opening],
        work: &Schoolwork,
        hear: &mut dyn FnMut(&Taught, &Changes),
    ) -> Result<Changes, OpenError>;
    /// Measures speed.
    fn bench(&self, time: Duration) -> Vec<BenchLine>;
    /// Runs the test kit: everything wrong with the game.
    fn examine(&self, effort: Effort) -> Vec<String>;
    /// Whether a bot plays the forced wins near the end of so many games, until so many were found.
    fn certain(&self, bot: bots::BotSpec, games: u32, wanted: u32, clock: &dyn bots::Clock) -> kit::Certain;
    /// One game steered by bytes; panics if anything is wrong. What the fuzz target runs.
    fn fuzz(&self, bytes: &[u8]);

    /// Which cases show which section; a section without one is a gap.
    fn coverage(&self) -> Vec<Coverage> {
        let book = self.rulebook();
        let cases: Vec<(&str, Vec<String>)> = self
            .cases()
            .iter()
            .filter_map(|(path, text)| {
                cases::read(path, text).ok().map(|case| (*path, case.rule.into_inner()))
            })
            .collect();
        let sections = book.speak(Lang::En).sections.into_iter();
        sections
            .map(|section| Coverage {
                cases: cases
                    .iter()
                    .filter(|(_, rules)| {
                        rules.iter().any(|rule| book.section_of(rule) == Some(section.section.as_str()))
                    })
                    .map(|(path, _)| path.to_string())
                    .collect(),
                section: section.section,
            })
            .collect()
    }
}

/// The greatest common divisor.
fn common(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common(b, a % b) }
}

/// What became of a case.
#[derive(Clone, Debug)]
pub struct CaseReport {
    /// Its title, if the file could be read.
    pub title: String,
    /// What does not hold, if anything.
    pub error: Option<DataError>,
}

/// The cases of a section.
#[derive(Clone, Debug)]
pub struct Coverage {
    /// The section.
    pub section: String,
    /// Paths of its cases.
    pub cases: Vec<String>,
}
