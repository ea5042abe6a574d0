//! `feldzug puzzles` and `feldzug lab blunders`

use crate::args::{BlunderArgs, PuzzlesArgs};
use crate::error::Failure;
use crate::input;
use bots::BotSpec;
use catalog::{Opening, Quarried, Quarry, Shelf};
use engine::{Header, Record};
use lab::{Hunt, Job, mix};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Of a set of puzzles at most one in so many is solved by `greedy`, and at most one in so many has the same theme.
const EASY: usize = 4;
const ALIKE: usize = 3;
/// Digits of a puzzle's name.
const DIGITS: usize = 3;

/// `feldzug puzzles`
pub fn find(args: &PuzzlesArgs) -> Result<ExitCode, Failure> {
    let (id, scenario) = catalog::split(&args.game);
    let shelf = catalog::find(id)?;
    if args.check {
        return check(shelf, args.threads);
    }
    let Some(dir) = &args.write else {
        return Err(Failure::new("say where the puzzles go: --write DIR (games/<game>/puzzles)"));
    };
    fs::create_dir_all(dir).map_err(|error| Failure::file(dir, error))?;
    let mut set = Set::read(shelf, dir, args.want as usize)?;
    let hunt = Hunt {
        playouts: args.playouts,
        margin: args.margin,
        looks: args.looks as usize,
        last: args.last.map_or(usize::MAX, |last| last as usize),
        most: args.most as usize,
        seed: args.seed,
    };
    let scenarios = match scenario {
        "" => shelf.check_data(&shelf.shipped()).map_err(Failure::new)?,
        one => vec![one.to_owned()],
    };
    let pool = pool(args.threads)?;
    let many = pool.current_num_threads();
    let records = args.records.iter().map(|path| input::record(path)).collect::<Result<Vec<_>, _>>()?;
    let all = match records.len() {
        0 => args.games as usize,
        many => many,
    };
    let bar = input::bar(all as u64, format!("{id} 0 puzzles"));
    let mut looked = 0;
    while looked < all && !set.is_full() {
        let games: Vec<usize> = (looked..all.min(looked + many)).collect();
        let one = |number: &usize| {
            let seed = mix(args.seed, *number as u64);
            let record = match records.get(*number) {
                Some(record) => record.clone(),
                None => play(shelf, &scenarios[number % scenarios.len()], args.bot, seed)?,
            };
            let wanted = |theme: &str, level: u8| set.has_room(theme, level);
            let found = shelf.quarry(&record, &Hunt { seed, ..hunt }, (Quarry::Puzzles, &wanted));
            bar.inc(1);
            Ok::<_, Failure>(found?)
        };
        let found: Result<Vec<_>, Failure> = pool.install(|| games.par_iter().map(one).collect());
        for one in found?.into_iter().flatten() {
            set.offer(dir, &one)?;
        }
        looked += games.len();
        bar.set_message(format!("{id} {} puzzles", set.levels.len()));
    }
    bar.finish_and_clear();
    println!("{id}: {looked} games looked at, {}", set.say());
    Ok(ExitCode::SUCCESS)
}

fn pool(threads: Option<usize>) -> Result<rayon::ThreadPool, Failure> {
    rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build().map_err(Failure::new)
}

/// A game of a bot against itself.
fn play(shelf: &dyn Shelf, scenario: &str, bot: BotSpec, seed: u64) -> Result<Record, Failure> {
    let bots = vec![bot; shelf.profile().seats.len()];
    let job = Job { games: 1, bots, swap: false, seed, threads: 1, records: true };
    let opening = Opening { scenario: scenario.to_owned(), ..Opening::default() };
    let played = shelf.simulate(&opening, &job, &|| {})?.records.pop();
    played.ok_or_else(|| Failure::new("the game left no record"))
}

/// Puzzles in a folder, as they are found.
struct Set {
    want: usize,
    levels: Vec<u8>,
    themes: BTreeMap<String, usize>,
    /// Positions known already, with those of the exam.
    known: BTreeSet<String>,
    /// The names of their files.
    names: BTreeSet<String>,
}

impl Set {
    /// What is in the folder already. Positions of the exam are known, too: none of them becomes a puzzle.
    fn read(shelf: &dyn Shelf, dir: &Path, want: usize) -> Result<Set, Failure> {
        let mut set = Set {
            want,
            levels: Vec::new(),
            themes: BTreeMap::new(),
            known: BTreeSet::new(),
            names: BTreeSet::new(),
        };
        for (name, text) in shelf.exam() {
            set.known.insert(position(shelf, name, text)?);
        }
        for entry in fs::read_dir(dir).map_err(|error| Failure::file(dir, error))? {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == "toml") {
                let (name, text) = (path.display().to_string(), input::text(&path)?);
                let (puzzle, _) = cases::puzzle::read(&name, &text).map_err(Failure::new)?;
                set.known.insert(position(shelf, &name, &text)?);
                set.note(&puzzle.theme, puzzle.level, puzzle.id);
            }
        }
        Ok(set)
    }

    fn note(&mut self, theme: &str, level: u8, name: String) {
        self.levels.push(level);
        *self.themes.entry(theme.to_owned()).or_default() += 1;
        self.names.insert(name);
    }

    fn is_full(&self) -> bool {
        self.levels.len() >= self.want
    }

    fn easy(&self) -> usize {
        self.levels.iter().filter(|level| **level == 1).count()
    }

    /// Whether there is room for a puzzle of this kind.
    fn has_room(&self, theme: &str, level: u8) -> bool {
        let too_easy = level == 1 && (self.easy() + 1) * EASY > self.levels.len() + 1;
        let alike = self.themes.get(theme).is_some_and(|many| *many >= self.want.div_ceil(ALIKE));
        !self.is_full() && !too_easy && !alike
    }

    /// Takes a find, if the set has room for one of its kind.
    fn offer(&mut self, dir: &Path, found: &Quarried) -> Result<(), Failure> {
        let Some(file) = &found.file else { return Ok(()) };
        if !self.has_room(&found.theme, found.level) {
            return Ok(());
        }
        // A number, and nothing that tells the answer.
        let name =
            (1..).map(|n| format!("{n:0DIGITS$}")).find(|n| !self.names.contains(n)).unwrap_or_default();
        let shelf = catalog::find(&cases::exam::read(&name, file).map_err(Failure::new)?.game.into_inner())?;
        if !self.known.insert(position(shelf, &name, file)?) {
            return Ok(());
        }
        let path = dir.join(format!("{name}.toml"));
        fs::write(&path, file).map_err(|error| Failure::file(&path, error))?;
        self.note(&found.theme, found.level, name);
        Ok(())
    }

    fn say(&self) -> String {
        let themes: Vec<String> = self.themes.iter().map(|(theme, many)| format!("{theme} {many}")).collect();
        let many = input::count(self.levels.len() as u32, "puzzle", "puzzles");
        format!("{many} ({} solved by greedy), themes: {}", self.easy(), themes.join(", "))
    }
}

/// The position of a file, to know it again.
fn position(shelf: &dyn Shelf, name: &str, text: &str) -> Result<String, Failure> {
    let scenario = cases::exam::read(name, text).map_err(Failure::new)?.scenario;
    let scenario = scenario.map(|scenario| scenario.into_inner()).unwrap_or_default();
    Ok(format!("{scenario} {:?}", shelf.exam_facts(name, text).map_err(Failure::new)?))
}

/// Proves the shipped puzzles again and lets `greedy` try them.
fn check(shelf: &'static dyn Shelf, threads: Option<usize>) -> Result<ExitCode, Failure> {
    let files = shelf.puzzle_files();
    let bar = input::bar(files.len() as u64, format!("{} proved", shelf.profile().id));
    let one = |(name, text): &(&str, &str)| {
        let proof = shelf.prove(name, text, None, 0).map_err(Failure::new)?;
        let tries = shelf.sit(name, text, BotSpec::Greedy, 1..4, &bots::Timeless).map_err(Failure::new)?;
        bar.inc(1);
        Ok::<_, Failure>((proof, tries.iter().filter(|one| one.wrong.is_none()).count()))
    };
    let checked: Result<Vec<_>, Failure> = pool(threads)?.install(|| files.par_iter().map(one).collect());
    let checked = checked?;
    bar.finish_and_clear();
    let mut wrong = 0;
    for ((name, _), (proof, _)) in files.iter().zip(&checked) {
        if proof.margin < lab::PUZZLE_MARGIN {
            wrong += 1;
            println!("{name}: {}", proof.found);
        }
    }
    let solved = checked.iter().map(|(_, right)| *right).sum::<usize>() as f64 / 3.0;
    println!(
        "{}: {} of {} hold, greedy solves {solved:.1}",
        shelf.profile().id,
        files.len() - wrong,
        files.len()
    );
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// `feldzug lab blunders`
pub fn blunders(args: &BlunderArgs) -> Result<ExitCode, Failure> {
    if let Some(dir) = &args.write {
        fs::create_dir_all(dir).map_err(|error| Failure::file(dir, error))?;
    }
    let one = |path: &PathBuf| {
        let record = input::record(path)?;
        let Header { game, .. } = &record.header;
        let hunt = Hunt {
            playouts: args.playouts,
            margin: args.lost,
            looks: args.looks.map_or(usize::MAX, |looks| looks as usize),
            last: usize::MAX,
            most: usize::MAX,
            seed: args.seed,
        };
        Ok::<_, Failure>(catalog::find(game)?.quarry(&record, &hunt, (Quarry::Blunders, &|_, _| true))?)
    };
    let found: Vec<Result<Vec<Quarried>, Failure>> =
        pool(args.threads)?.install(|| args.records.par_iter().map(one).collect());
    let mut out = stdout().lock();
    for (path, found) in args.records.iter().zip(found) {
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        for one in found? {
            let (best, given) = one.worth;
            writeln!(
                out,
                "{}: step {}, {}: «{}» {:.0} %, «{}» {:.0} %",
                path.display(),
                one.step + 1,
                one.side,
                one.given,
                given * 100.0,
                one.best,
                best * 100.0
            )?;
            if let (Some(dir), Some(file)) = (&args.write, &one.file) {
                let path = dir.join(format!("{stem}-{:04}-{}.toml", one.step + 1, one.theme));
                fs::write(&path, file).map_err(|error| Failure::file(&path, error))?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}
