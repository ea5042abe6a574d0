//! The tests every game must pass, whatever its rules. Each check plays random games and returns what it found wrong, with
//! the position, the seed and a record that leads to it.
//!
//! `kit::examine::<MyGame>(Effort::quick())` runs all of them; the catalog runs it for every game, and the fuzz target
//! drives the same code with bytes instead of a seed.

mod agree;
mod aids;
mod asked;
mod certain;
mod course;
mod facts;
mod hidden;
mod play;
mod replay;
mod say;
mod shown;
mod trial;
mod undo;

pub use certain::{Certain, certain};
pub use play::{Bytes, fuzz_one};
pub use trial::trial;

use engine::{Game, Header, Insight, Sentences, Setup, Source};
use scene::Show;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use text::{RuleBook, Texts};

/// Orders judged at each position in a short run: all that can be written in a small game, a sample in a large one.
const JUDGED: usize = 4_000;

/// How hard to look.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Random games played to the end.
    pub games: u32,
    /// Positions looked at closely.
    pub positions: u32,
    /// Seed of it all.
    pub seed: u64,
}

impl Effort {
    /// Enough for every test run.
    pub const fn quick() -> Effort {
        Effort { games: 2000, positions: 400, seed: 1 }
    }
    /// For a night: from so many positions on, every order that can be written is judged and its refusal heard at each of them.
    pub const fn long() -> Effort {
        Effort { games: 20_000, positions: 4_000, seed: 2 }
    }
}

/// One scenario with one set of options, under examination.
pub(crate) struct Trial<'a, G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) setup: &'a Setup,
    pub(crate) effort: Effort,
    /// Orders judged at each position besides the legal ones.
    judged: usize,
}

impl<G: Game> Trial<'_, G> {
    /// A source of luck for the kit's own games.
    pub(crate) fn luck(&self, salt: u64) -> impl Source + Clone + use<G> {
        bots::Fancy::new(self.effort.seed.wrapping_mul(0x9e37_79b9).wrapping_add(salt))
    }

    /// Orders to be judged at a position. Of many a sample: they are gone through in strides, each time from another place.
    pub(crate) fn sample<'u>(
        &self,
        universe: &'u [G::Order],
        luck: &mut dyn Source,
    ) -> impl Iterator<Item = &'u G::Order> + use<'u, G> {
        let stride = universe.len().div_ceil(self.judged).max(1);
        universe.iter().skip(luck.below(stride as u64) as usize).step_by(stride)
    }

    /// The header of a record of such a game.
    pub(crate) fn header(&self) -> Header {
        Header {
            game: G::PROFILE.id.to_owned(),
            rules: G::PROFILE.rules_version,
            scenario: self.setup.scenario.clone(),
            options: self.setup.options.clone(),
            data: "0".to_owned(),
            seats: G::PROFILE.seats.iter().map(|seat| (seat.to_string(), "random".to_owned())).collect(),
            ..Header::default()
        }
    }
}

/// The tests of a game for its folder `tests`: it passes the kit, and every case holds.
///
/// `kit::tests!(my_game::MyGame, games: 200, positions: 120);`
#[macro_export]
macro_rules! tests {
    ($Game:ty, games: $games:literal, positions: $positions:literal) => {
        #[test]
        fn the_game_passes_the_kit() {
            let wrong =
                $crate::examine::<$Game>($crate::Effort { games: $games, positions: $positions, seed: 2 });
            assert!(wrong.is_empty(), "{} findings:\n{}", wrong.len(), wrong.join("\n"));
        }

        #[test]
        fn every_case_holds() {
            let wrong = $crate::failing_cases::<$Game>();
            assert!(wrong.is_empty(), "{} cases:\n{}", wrong.len(), wrong.join("\n"));
        }

        #[test]
        fn every_lesson_can_be_solved() {
            let wrong = $crate::failing_lessons::<$Game>();
            assert!(wrong.is_empty(), "{} lessons:\n{}", wrong.len(), wrong.join("\n"));
        }
    };
}

/// The shipped cases that do not hold, with what is wrong.
pub fn failing_cases<G: Show + Insight>() -> Vec<String> {
    let data = G::load(&engine::DataFiles::shipped(G::FILES)).expect("the shipped data are sound");
    let texts = Texts::new(G::TEXTS).expect("the shipped texts are sound");
    let book = RuleBook::read("rules.toml", G::RULEBOOK).expect("the rulebook is sound");
    let run = |(name, text): &(&str, &str)| {
        let case = cases::read(name, text)?;
        cases::run::<G>(&data, &texts, &book, name, text, &case)
    };
    G::CASES.iter().filter_map(|case| run(case).err()).map(|error| error.to_string()).collect()
}

/// The shipped lessons that cannot be played as they are meant to be, with what is wrong.
pub fn failing_lessons<G: Show + Insight>() -> Vec<String> {
    let data = G::load(&engine::DataFiles::shipped(G::FILES)).expect("the shipped data are sound");
    let texts = Texts::new(G::TEXTS).expect("the shipped texts are sound");
    let book = RuleBook::read("rules.toml", G::RULEBOOK).expect("the rulebook is sound");
    let check = |(name, text): &(&str, &str)| cases::lesson::check::<G>(&data, &texts, &book, name, text);
    G::LESSONS.iter().filter_map(|lesson| check(lesson).err()).map(|error| error.to_string()).collect()
}

/// Everything wrong with a game, for every scenario and every option; nothing if it is sound.
pub fn examine<G: Show + Insight>(effort: Effort) -> Vec<String> {
    let texts = match Texts::new(G::TEXTS) {
        Ok(texts) => texts,
        Err(error) => return vec![error],
    };
    let book = match RuleBook::read("rules.toml", G::RULEBOOK) {
        Ok(book) => book,
        Err(error) => return vec![error.to_string()],
    };
    let data = match G::load(&engine::DataFiles::shipped(G::FILES)) {
        Ok(data) => data,
        Err(error) => return vec![error.to_string()],
    };
    let setups = setups::<G>(&data);
    let share = Effort {
        games: effort.games.div_ceil(setups.len() as u32),
        positions: effort.positions.div_ceil(setups.len() as u32),
        ..effort
    };
    let mut found = say::keys(&G::PROFILE, G::REACTIONS, &G::scenarios(&data), G::Event::KEYS, &texts);
    let judged = if effort.positions < Effort::long().positions { JUDGED } else { usize::MAX };
    let trial = |setup| Trial { game: Arc::new(G::new(&data, setup)), setup, effort: share, judged };
    let mut trials: Vec<Trial<G>> = setups.iter().map(trial).collect();
    look_closely_at_secrets(&mut trials, effort);
    found.extend(on_all_cores(&trials, |trial| {
        let mut wrong = play::random_games(trial);
        // A game that does not come to an end would keep the other checks busy forever.
        if wrong.is_empty() {
            wrong.extend(agree::orders_and_judge(trial));
            wrong.extend(agree::notation(trial));
            wrong.extend(agree::picks(trial));
            wrong.extend(agree::odds(trial));
            wrong.extend(facts::facts(trial));
            wrong.extend(replay::records(trial));
            wrong.extend(hidden::secrets(trial));
            wrong.extend(hidden::views(trial));
            wrong.extend(asked::asked(trial));
            wrong.extend(hidden::games(trial));
            wrong.extend(aids::reactions(trial));
            wrong.extend(aids::overlays(trial));
            wrong.extend(aids::things(trial));
            wrong.extend(course::courses(trial));
            wrong.extend(undo::undo(trial));
            wrong.extend(say::everything(trial, &texts, &book));
        }
        let at = |what| format!("{}/{}: {what}", G::PROFILE.id, trial.setup.scenario);
        wrong.into_iter().map(at).collect()
    }));
    let at = |what| format!("{}/cases: {what}", G::PROFILE.id);
    found.extend(shown::cases::<G>(&data, &texts, effort.seed).into_iter().map(at));
    let secret = trials.iter().any(|trial| trial.game.has_secrets());
    if secret != G::PROFILE.secrets {
        let (says, has) = if secret { ("no", "some") } else { ("some", "none") };
        found.push(format!("{}: the profile says {says} secrets, its scenarios have {has}", G::PROFILE.id));
    }
    found.sort();
    found.dedup();
    found
}

/// Where only some of many settings have secrets (an option brings them), half of all positions are looked at in these.
fn look_closely_at_secrets<G: Game>(trials: &mut [Trial<G>], effort: Effort) {
    let secret = trials.iter().filter(|trial| trial.game.has_secrets()).count() as u32;
    for trial in trials.iter_mut().filter(|trial| trial.game.has_secrets()) {
        trial.effort.positions = trial.effort.positions.max(effort.positions.div_ceil(2 * secret));
    }
}

/// What a check finds in each of the items, looked at by as many threads as the machine has cores: the kit is what takes
/// longest of all tests.
fn on_all_cores<T: Sync>(items: &[T], check: impl Fn(&T) -> Vec<String> + Sync) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            found.extend(check(item));
        }
        found
    };
    let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get()).min(items.len());
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

/// Every scenario with the default options, and every other value of every option with the first scenario; a value that brings
/// secrets with every scenario.
fn setups<G: Game>(data: &G::Data) -> Vec<Setup> {
    let scenarios = G::scenarios(data);
    let plain = |scenario: &String| Setup { scenario: scenario.clone(), options: Vec::new() };
    let secret = |setup: &Setup| G::PROFILE.secrets && G::new(data, setup).has_secrets();
    let mut setups: Vec<Setup> = scenarios.iter().map(plain).collect();
    for spec in G::PROFILE.options {
        for value in &spec.values[1..] {
            let with = |scenario: &String| Setup {
                options: vec![(spec.key.to_owned(), value.to_string())],
                ..plain(scenario)
            };
            setups.push(with(&scenarios[0]));
            let others = scenarios[1..].iter();
            let bringing = others.filter(|other| secret(&with(other)) && !secret(&plain(other)));
            setups.extend(bringing.map(with));
        }
    }
    setups
}
