//! Puzzles: exam positions for people. The best order is judged where the position is kept, and is not told before it was found.
//!
//! See `docs/puzzles.md`.

use crate::cut::{Cut, quoted};
use crate::exam::{self, ExamFile};
use crate::example::id_of;
use crate::file::{CaseError, Title, at};
use engine::{Header, Insight, Msg};
use scene::Show;
use std::fmt::Write;
use table::{Lesson, Riddle, Table, Task, percent};
use text::Texts;

/// A certain win has this theme, whatever is ordered.
pub const WIN: &str = "win";

/// What a puzzle shows of itself before it is solved, and what it keeps.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its id: the name of its file.
    pub id: String,
    /// Who is asked for what, when.
    pub title: Msg,
    /// What the best order does.
    pub theme: String,
    /// How hard it is, 1 to 3.
    pub level: u8,
    /// The reason in words. It tells the answer.
    pub why: Msg,
    /// The best order. It is the answer.
    pub best: String,
}

impl Puzzle {
    /// The puzzle's id as the scenario of a table.
    pub fn scenario(&self) -> String {
        format!("{}{}", table::PUZZLE, self.id)
    }
}

/// Reads a puzzle.
pub fn read(name: &str, text: &str) -> Result<(Puzzle, ExamFile), CaseError> {
    let file = exam::read(name, text)?;
    let best = match file.best.as_ref().map(|best| (best.get_ref().as_slice(), best.span())) {
        Some(([best], span)) if best.ends_with('*') => {
            return Err(at(name, text, span, "a puzzle has one best order, written out"));
        }
        Some(([best], _)) => best.clone(),
        _ => return Err(at(name, text, 0..0, "a puzzle has one best order: best = [\"…\"]")),
    };
    let puzzle = Puzzle {
        id: id_of(name).to_owned(),
        title: file.title.msg(),
        theme: file.theme.clone(),
        level: *file.level.get_ref(),
        why: file.why.msg(),
        best,
    };
    Ok((puzzle, file))
}

/// A table at which the puzzle lies open.
pub fn open<G: Insight>(
    data: &G::Data,
    texts: &Texts,
    header: Header,
    name: &str,
    text: &str,
) -> Result<Table<G>, CaseError> {
    let (puzzle, file) = read(name, text)?;
    let (table, seat) = exam::decision::<G>(data, texts, (name, text), &file)?;
    let mut worth: Vec<(String, f32)> = file.worth.into_iter().collect();
    worth.sort_by(|a, b| b.1.total_cmp(&a.1));
    // What the best order does is not told: it would often be the answer.
    let task = Task {
        say: Msg::new(if puzzle.theme == WIN { "puzzle-task-win" } else { "puzzle-task" }),
        hint: None,
        other: None,
        instead: Vec::new(),
        goal: Vec::new(),
        allow: Vec::new(),
        orders: vec![puzzle.best.clone()],
        foes: Vec::new(),
        lucks: Vec::new(),
    };
    let lesson = Lesson {
        id: puzzle.id,
        title: puzzle.title.clone(),
        about: puzzle.title,
        end: puzzle.why,
        seat,
        rules: Vec::new(),
        tasks: vec![task],
        puzzle: Some(Riddle { theme: puzzle.theme, level: puzzle.level, best: puzzle.best, worth }),
    };
    let header = Header { scenario: lesson.scenario(), ..header };
    Ok(Table::teach(table.game().clone(), header, table.position().clone(), lesson.into()))
}

/// What a puzzle or an exam position is written from.
pub struct Draft<'a> {
    /// Scenario and options of the game it was cut from.
    pub scenario: &'a str,
    /// Options that differ from the default.
    pub options: &'a [(String, String)],
    /// The position.
    pub cut: &'a Cut,
    /// Title and reason.
    pub title: Title,
    /// The reason.
    pub why: Title,
    /// What the best order does.
    pub theme: &'a str,
    /// How hard it is.
    pub level: u8,
    /// The best order, or the one that must be avoided.
    pub answer: Answer,
    /// Orders and what they are worth, the best first.
    pub worth: &'a [(String, f32)],
    /// Playouts and seed of the deep look.
    pub look: (u32, u64),
}

/// What is right.
pub enum Answer {
    /// This order.
    Best(String),
    /// Any but this one.
    Avoid(String),
}

impl Draft<'_> {
    /// The file.
    pub fn write(&self, game: &str) -> String {
        let mut out = String::new();
        let both = |title: &Title| {
            let say = |lang| quoted(title.say(lang));
            format!("{{ en = {}, de = {} }}", say(text::Lang::En), say(text::Lang::De))
        };
        let _ = writeln!(out, "game = {}", quoted(game));
        let _ = writeln!(out, "scenario = {}", quoted(self.scenario));
        if !self.options.is_empty() {
            let options = self.options.iter().map(|(key, value)| format!("{key} = {}", quoted(value)));
            let _ = writeln!(out, "options = {{ {} }}", options.collect::<Vec<_>>().join(", "));
        }
        let _ = writeln!(out, "title = {}", both(&self.title));
        let _ = writeln!(out, "theme = {}", quoted(self.theme));
        let _ = writeln!(out, "level = {}", self.level);
        let _ = writeln!(out, "why = {}", both(&self.why));
        let (playouts, seed) = self.look;
        let orders = |n: usize| self.worth.get(n).map_or(0, |(_, worth)| percent(*worth));
        let proof = format!("Deep look of {playouts} playouts: {} % against {} %.", orders(0), orders(1));
        let _ = writeln!(out, "proof = {}", quoted(&proof));
        let _ = writeln!(out, "look = {{ playouts = {playouts}, seed = {seed} }}");
        out += &self.cut.write();
        let _ = match &self.answer {
            Answer::Best(order) => writeln!(out, "best = [{}]", quoted(order)),
            Answer::Avoid(order) => writeln!(out, "avoid = [{}]", quoted(order)),
        };
        let _ = writeln!(out, "\n[worth]");
        for (order, worth) in self.worth {
            let _ = writeln!(out, "{} = {:.3}", quoted(order), worth);
        }
        out
    }
}

/// The theme of an order: the first one that has its first word.
pub fn theme_of<G: Show>(order: &str) -> Option<&'static str> {
    let word = order.split(' ').next().unwrap_or_default();
    G::THEMES.iter().find(|(_, words)| words.contains(&word)).map(|(theme, _)| *theme)
}

/// A title in both languages.
pub fn said(texts: &Texts, msg: &Msg) -> Title {
    let say = |lang| texts.say(lang, msg);
    Title::Both { de: say(text::Lang::De), en: say(text::Lang::En) }
}
