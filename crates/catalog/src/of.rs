//! A game on the shelf, for whatever game it is.

use crate::quarry::{self, Proof, Quarried, Quarry, Wanted};
use crate::shelf::{CaseReport, Shelf};
use crate::{OpenError, Opening};
use cases::Example;
use cases::puzzle::Puzzle;
use engine::*;
use kit::Effort;
use lab::{BenchLine, Duel, Duelled, Hunt, Job, Report, Schoolwork, Taught, Tried, Vigil, Watched};
use learning::Changes;
use scene::Show;
use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use table::{AnyTable, LESSON, Lesson, PUZZLE, Table};
use text::{Lang, RuleBook, Texts};

/// Marks the digest of an owner's data in records.
const OWN: &str = "own-";

/// A game on the shelf. The list is in this crate; tests also lay out games that are not in it.
pub struct Of<G: Game> {
    texts: OnceLock<Texts>,
    book: OnceLock<RuleBook>,
    /// The data in use and their digest, shared by all tables: the shipped ones unless an owner's were adopted.
    data: OnceLock<(G::Data, String)>,
    adopted: OnceLock<DataFiles>,
    lessons: OnceLock<Vec<Lesson>>,
    puzzles: OnceLock<Vec<Puzzle>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Show + Insight> Of<G> {
    /// The game with its shipped data, texts and rulebook, read when they are first wanted.
    #[allow(clippy::new_without_default)] // for statics, which cannot call Default
    pub const fn new() -> Of<G> {
        Of {
            texts: OnceLock::new(),
            book: OnceLock::new(),
            data: OnceLock::new(),
            adopted: OnceLock::new(),
            lessons: OnceLock::new(),
            puzzles: OnceLock::new(),
            game: PhantomData,
        }
    }

    /// The digest of data files as records name it: an owner's data are marked.
    fn digest(&self, files: &DataFiles) -> String {
        let digest = files.digest();
        if digest == self.shipped().digest() { digest } else { format!("{OWN}{digest}") }
    }

    /// The data in use, read once.
    fn own_data(&self) -> Result<&(G::Data, String), OpenError> {
        if let Some(data) = self.data.get() {
            return Ok(data);
        }
        let files = self.shipped();
        let loaded = G::load(&files).map_err(OpenError::plain)?;
        Ok(self.data.get_or_init(|| (loaded, files.digest())))
    }

    /// Uses an owner's data if there is some, else the shipped data.
    fn with_data<T>(
        &self,
        data: Option<&DataFiles>,
        use_it: impl FnOnce(&G::Data, &str) -> T,
    ) -> Result<T, OpenError> {
        match data {
            Some(files) => {
                let loaded = G::load(files).map_err(OpenError::plain)?;
                Ok(use_it(&loaded, &self.digest(files)))
            }
            None => {
                let (loaded, digest) = self.own_data()?;
                Ok(use_it(loaded, digest))
            }
        }
    }

    fn header(&self, opening: &Opening, setup: &Setup, digest: String) -> Header {
        let player = |seat: &str| {
            let found = opening.seats.iter().find(|(id, _)| id == seat);
            found.map_or("human".to_owned(), |(_, player)| player.clone())
        };
        Header {
            game: G::PROFILE.id.to_owned(),
            rules: G::PROFILE.rules_version,
            scenario: setup.scenario.clone(),
            options: G::PROFILE
                .options
                .iter()
                .map(|spec| (spec.key.to_owned(), setup.option(&G::PROFILE, spec.key).to_owned()))
                .collect(),
            data: digest,
            seats: G::PROFILE.seats.iter().map(|seat| (seat.to_string(), player(seat))).collect(),
            start: String::new(),
            given: 0,
            dice: Vec::new(),
        }
    }

    fn check_seats(opening: &Opening) -> Result<(), OpenError> {
        if let Some((seat, _)) = opening.seats.iter().find(|(seat, _)| G::PROFILE.seat(seat).is_none()) {
            return Err(OpenError::unknown("open-side", G::PROFILE.id, seat, G::PROFILE.seats));
        }
        Ok(())
    }

    /// A table at its start, for a scenario, a lesson or a puzzle.
    fn lay_out(&self, opening: &Opening) -> Result<Table<G>, OpenError> {
        if let Some(id) = opening.scenario.strip_prefix(PUZZLE) {
            return self.puzzle(opening, id);
        }
        let Some(id) = opening.scenario.strip_prefix(LESSON) else {
            let (game, _, header) = self.prepare(opening)?;
            return Ok(Table::new(game, header));
        };
        Self::check_seats(opening)?;
        let known: Vec<&str> = self.lessons().iter().map(|lesson| lesson.id.as_str()).collect();
        let number = known.iter().position(|known| *known == id);
        let number = number.ok_or_else(|| OpenError::unknown("open-lesson", G::PROFILE.id, id, &known))?;
        let (name, text) = G::LESSONS[number];
        self.with_data(opening.data.as_ref(), |data, digest| {
            let header = self.header(opening, &Setup::default(), digest.to_owned());
            let header = Header { options: Vec::new(), ..header };
            cases::lesson::open::<G>(data, header, name, text).map_err(OpenError::plain)
        })?
    }

    /// A table with a puzzle.
    fn puzzle(&self, opening: &Opening, id: &str) -> Result<Table<G>, OpenError> {
        Self::check_seats(opening)?;
        let file = G::PUZZLES.iter().find(|(name, _)| cases::id_of(name) == id);
        let unknown = || OpenError::unknown("open-puzzle", G::PROFILE.id, id, &[] as &[&str]);
        let (name, text) = file.ok_or_else(unknown)?;
        self.with_data(opening.data.as_ref(), |data, digest| {
            let header = self.header(opening, &Setup::default(), digest.to_owned());
            let header = Header { options: Vec::new(), ..header };
            cases::puzzle::open::<G>(data, self.texts(), header, name, text).map_err(OpenError::plain)
        })?
    }

    /// The table at the decision of an exam position or a puzzle.
    fn decision(&self, name: &str, text: &str) -> Result<(Table<G>, cases::exam::ExamFile), DataError> {
        let wrong = |error: OpenError| DataError { file: name.to_owned(), line: 0, what: error.to_string() };
        let (data, _) = self.own_data().map_err(wrong)?;
        let exam = cases::exam::read(name, text)?;
        let (table, _) = cases::exam::decision::<G>(data, self.texts(), (name, text), &exam)?;
        Ok((table, exam))
    }

    /// A recorded game, laid out again.
    fn replayed(&self, record: &Record, data: Option<&DataFiles>) -> Result<Table<G>, OpenError> {
        let head = &record.header;
        let opening = Opening {
            scenario: head.scenario.clone(),
            options: head.options.clone(),
            seats: head.seats.clone(),
            data: data.cloned(),
        };
        let mut table = self.lay_out(&opening)?;
        let ours = table.header().clone();
        // Records of owners' data were not marked at first.
        let bare = |digest: &str| digest.strip_prefix(OWN).unwrap_or(digest).to_owned();
        // Rules and data may be others than they were, as long as every step leads to the same position.
        let same = head.rules == ours.rules && bare(&head.data) == bare(&ours.data);
        let header = Header { rules: ours.rules, data: ours.data.clone(), ..head.clone() };
        let replayed = table.take_over(&Record { header, ..record.clone() });
        replayed.map_err(|error| {
            let what = self.texts().say(Lang::En, &error.what);
            let what = match error.entry {
                0 => what,
                entry => format!("entry {entry}: {what}"),
            };
            match same {
                true => OpenError::plain(what),
                false => OpenError::plain(format!(
                    "the record was played under rules version {} with data {}, this Feldzug plays rules version {} with data \
                     {}, and it leads elsewhere under these: {what}; give its data with --data DIR, or use the Feldzug it was \
                     played with",
                    head.rules, head.data, ours.rules, ours.data
                )),
            }
        })?;
        if !same {
            let what = Noted::Rules { rules: (head.rules, ours.rules), data: (head.data.clone(), ours.data) };
            table.note(Note { step: table.len() as u32, what });
        }
        Ok(table)
    }

    /// The rules of several scenarios, with their names.
    fn prepare_all(&self, openings: &[Opening]) -> Result<Vec<(String, Arc<G>)>, OpenError> {
        let each = |opening| self.prepare(opening).map(|(game, setup, _)| (setup.scenario, game));
        openings.iter().map(each).collect()
    }

    fn prepare(&self, opening: &Opening) -> Result<(Arc<G>, Setup, Header), OpenError> {
        Self::check_seats(opening)?;
        self.with_data(opening.data.as_ref(), |data, digest| {
            let setup = opening.setup(&G::PROFILE, &G::scenarios(data))?;
            let header = self.header(opening, &setup, digest.to_owned());
            Ok((Arc::new(G::new(data, &setup)), setup, header))
        })?
    }
}

impl<G: Show + Insight> Shelf for Of<G> {
    fn profile(&self) -> &'static Profile {
        &G::PROFILE
    }
    fn shipped(&self) -> DataFiles {
        DataFiles::shipped(G::FILES)
    }
    fn adopt(&self, files: &DataFiles) -> Result<(), DataError> {
        let loaded = G::load(files)?;
        let late = |_| DataError {
            file: "game.toml".to_owned(),
            line: 0,
            what: "the game is in use already; data are adopted before the first table".to_owned(),
        };
        self.data.set((loaded, self.digest(files))).map_err(late)?;
        let _ = self.adopted.set(files.clone());
        Ok(())
    }
    fn adopted(&self) -> Option<&DataFiles> {
        self.adopted.get().filter(|files| files.digest() != self.shipped().digest())
    }
    fn check_data(&self, files: &DataFiles) -> Result<Vec<String>, DataError> {
        G::load(files).map(|data| G::scenarios(&data))
    }
    fn try_data(&self, files: &DataFiles, seed: u64, games: u32) -> Result<(), String> {
        let data = G::load(files).map_err(|error| error.to_string())?;
        kit::trial::<G>(&data, seed, games)
    }

    fn open(&self, opening: &Opening) -> Result<Box<dyn AnyTable>, OpenError> {
        Ok(Box::new(self.lay_out(opening)?))
    }

    fn replay(&self, record: &Record, data: Option<&DataFiles>) -> Result<Box<dyn AnyTable>, OpenError> {
        Ok(Box::new(self.replayed(record, data)?))
    }

    fn set_up(&self, opening: &Opening, facts: &[(String, Fact)]) -> Result<Box<dyn AnyTable>, OpenError> {
        let (game, _, header) = self.prepare(opening)?;
        let mut position = game.start();
        for (key, fact) in facts {
            game.set_fact(&mut position, key, fact).map_err(|error| OpenError::plain(error.0))?;
        }
        game.check_position(&position).map_err(|error| OpenError::plain(error.0))?;
        Ok(Box::new(Table::from_position(game, header, position)))
    }

    fn texts(&self) -> &Texts {
        self.texts.get_or_init(|| Texts::new(G::TEXTS).expect("the shipped texts are sound: a test says so"))
    }
    fn rulebook(&self) -> &RuleBook {
        self.book
            .get_or_init(|| RuleBook::read("rules.toml", G::RULEBOOK).expect("the shipped rulebook is sound"))
    }
    fn cases(&self) -> &'static [(&'static str, &'static str)] {
        G::CASES
    }

    fn run_case(&self, name: &str, text: &str, data: Option<&DataFiles>) -> CaseReport {
        let run = |case: &cases::CaseFile| {
            self.with_data(data, |data, _| {
                cases::run::<G>(data, self.texts(), self.rulebook(), name, text, case)
            })
            .map_err(|error| DataError {
                file: name.to_owned(),
                line: 0,
                what: error.to_string(),
            })?
        };
        match cases::read(name, text) {
            Ok(case) => CaseReport { title: case.title.say(Lang::En).to_owned(), error: run(&case).err() },
            Err(error) => CaseReport { title: String::new(), error: Some(error) },
        }
    }

    fn example(&self, id: &str) -> Option<Result<Example, DataError>> {
        let (name, text) = *G::CASES.iter().find(|(name, _)| cases::id_of(name) == id)?;
        let wrong = |error: OpenError| DataError { file: name.to_owned(), line: 0, what: error.to_string() };
        let make = || {
            let (data, _) = self.own_data().map_err(wrong)?;
            cases::example::<G>(data, self.texts(), name, text, &cases::read(name, text)?)
        };
        Some(make())
    }

    fn exam(&self) -> &'static [(&'static str, &'static str)] {
        G::EXAM
    }
    fn sit(
        &self,
        name: &str,
        text: &str,
        bot: bots::BotSpec,
        seeds: std::ops::Range<u64>,
        clock: &dyn bots::Clock,
    ) -> Result<Vec<cases::exam::Try>, DataError> {
        let exam = cases::exam::read(name, text)?;
        let wrong = |error: OpenError| DataError { file: name.to_owned(), line: 0, what: error.to_string() };
        let (data, _) = self.own_data().map_err(wrong)?;
        cases::exam::sit::<G>(data, self.texts(), (name, text), &exam, (bot, seeds), clock)
    }

    fn lessons(&self) -> &[Lesson] {
        self.lessons.get_or_init(|| {
            let read = |(name, text): &(&str, &str)| cases::lesson::read::<G>(name, text);
            G::LESSONS
                .iter()
                .map(|lesson| read(lesson).expect("the shipped lessons are sound: a test says so"))
                .collect()
        })
    }

    fn lesson_files(&self) -> &'static [(&'static str, &'static str)] {
        G::LESSONS
    }
    fn check_lesson(&self, name: &str, text: &str) -> Result<(), DataError> {
        let wrong = |error: OpenError| DataError { file: name.to_owned(), line: 0, what: error.to_string() };
        let (data, _) = self.own_data().map_err(wrong)?;
        cases::lesson::check::<G>(data, self.texts(), self.rulebook(), name, text)
    }

    fn puzzles(&self) -> &[Puzzle] {
        self.puzzles.get_or_init(|| {
            let read = |(name, text): &(&str, &str)| cases::puzzle::read(name, text);
            let sound = "the shipped puzzles are sound: a test says so";
            G::PUZZLES.iter().map(|file| read(file).expect(sound).0).collect()
        })
    }
    fn puzzle_files(&self) -> &'static [(&'static str, &'static str)] {
        G::PUZZLES
    }
    fn quarry(
        &self,
        record: &Record,
        hunt: &Hunt,
        quarry: (Quarry, Wanted),
    ) -> Result<Vec<Quarried>, OpenError> {
        Ok(quarry::search(&self.replayed(record, None)?, self.texts(), hunt, quarry))
    }
    fn prove(&self, name: &str, text: &str, playouts: Option<u32>, games: u32) -> Result<Proof, DataError> {
        let (table, exam) = self.decision(name, text)?;
        Ok(quarry::prove(&table, &exam, playouts, games))
    }
    fn exam_facts(&self, name: &str, text: &str) -> Result<Facts, DataError> {
        let (table, _) = self.decision(name, text)?;
        Ok(table.game().facts(table.position()))
    }

    fn simulate(
        &self,
        opening: &Opening,
        job: &Job,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Report, OpenError> {
        let (game, setup, header) = self.prepare(opening)?;
        if job.bots.len() != G::PROFILE.seats.len() {
            return Err(OpenError::plain(format!(
                "{} has {} sides ({}); name one bot for each",
                G::PROFILE.id,
                G::PROFILE.seats.len(),
                G::PROFILE.seats.join(", ")
            )));
        }
        Ok(lab::simulate(&game, &setup, &header, job, progress))
    }

    fn examine(&self, effort: Effort) -> Vec<String> {
        kit::examine::<G>(effort)
    }

    fn certain(&self, bot: bots::BotSpec, games: u32, wanted: u32, clock: &dyn bots::Clock) -> kit::Certain {
        kit::certain::<G>(bot, games, wanted, clock)
    }
    fn fuzz(&self, bytes: &[u8]) {
        let (game, ..) = self.prepare(&Opening::default()).expect("the shipped data are sound");
        kit::fuzz_one(&*game, bytes);
    }

    fn watch(
        &self,
        opening: &Opening,
        vigil: &Vigil,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Watched, OpenError> {
        let (game, setup, _) = self.prepare(opening)?;
        Ok(lab::watch(&*game, &setup, vigil, progress))
    }

    fn weights(&self, opening: &Opening, changes: &Changes) -> Result<Changes, OpenError> {
        let (game, ..) = self.prepare(opening)?;
        lab::weights(&*game, Schooling::Studied, changes).map_err(OpenError::plain)
    }
    fn duel(
        &self,
        openings: &[Opening],
        duel: &Duel,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Duelled, OpenError> {
        lab::duel(&self.prepare_all(openings)?, duel, progress).map_err(OpenError::plain)
    }
    fn tune(
        &self,
        openings: &[Opening],
        work: &Schoolwork,
        hear: &mut dyn FnMut(&Tried, &Changes),
    ) -> Result<Changes, OpenError> {
        lab::tune(&self.prepare_all(openings)?, work, hear).map_err(OpenError::plain)
    }
    fn learn(
        &self,
        openings: &[Opening],
        work: &Schoolwork,
        hear: &mut dyn FnMut(&Taught, &Changes),
    ) -> Result<Changes, OpenError> {
        lab::learn(&self.prepare_all(openings)?, work, hear).map_err(OpenError::plain)
    }

    fn bench(&self, time: Duration) -> Vec<BenchLine> {
        match self.prepare(&Opening::default()) {
            Ok((game, ..)) => lab::bench(&*game, time),
            Err(_) => Vec::new(),
        }
    }
}
