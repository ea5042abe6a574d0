//! Lessons: a position, tasks in words with goals as facts, and what luck and the other side do meanwhile.
//!
//! See `docs/lessons.md` for the format.

use crate::example::id_of;
use crate::file::{CaseError, at, wanted_of};
use crate::run::opening;
use engine::{Header, Insight, Msg, Need, Seat};
use scene::Show;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use table::{AnyTable, Instructions, Lesson, OrderError, Table, Task, fits};
use text::{Lang, RuleBook, Texts};
use toml::Spanned;

/// A lesson as written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    game: Spanned<String>,
    /// Sections and rulings it teaches.
    rule: Spanned<Vec<String>>,
    title: Words,
    about: Words,
    /// The side that learns.
    side: Spanned<String>,
    scenario: Option<Spanned<String>>,
    #[serde(default)]
    options: BTreeMap<String, Spanned<String>>,
    #[serde(default)]
    position: BTreeMap<String, Spanned<toml::Value>>,
    task: Vec<Spanned<TaskFile>>,
    end: Words,
}

/// One thing to do.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TaskFile {
    say: Words,
    hint: Option<Words>,
    other: Option<Words>,
    #[serde(default)]
    instead: Vec<Instead>,
    goal: BTreeMap<String, Spanned<toml::Value>>,
    #[serde(default)]
    allow: Vec<String>,
    script: Vec<Spanned<Deed>>,
}

/// Another order than the one that is wanted.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Instead {
    order: String,
    say: Words,
}

/// One thing that happens.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Deed {
    /// The learner orders this.
    Order(String),
    /// The other side orders this.
    Foe(String),
    /// This is thrown or drawn.
    Luck(String),
}

impl Deed {
    fn order(&self) -> Option<&String> {
        if let Deed::Order(what) = self { Some(what) } else { None }
    }
    fn foe(&self) -> Option<&String> {
        if let Deed::Foe(what) = self { Some(what) } else { None }
    }
    fn luck(&self) -> Option<&String> {
        if let Deed::Luck(what) = self { Some(what) } else { None }
    }
}

/// A text in both languages.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    de: String,
    en: String,
}

impl Words {
    fn msg(&self) -> Msg {
        Msg::new("in-words").with("de", self.de.trim()).with("en", self.en.trim())
    }
}

fn lesson_of<G: Insight>((name, text): (&str, &str), file: &LessonFile) -> Result<Lesson, CaseError> {
    if file.game.get_ref() != G::PROFILE.id {
        return Err(at(name, text, file.game.span(), format!("this is a lesson of {}", G::PROFILE.id)));
    }
    let seat = G::PROFILE.seat(file.side.get_ref()).ok_or_else(|| {
        at(name, text, file.side.span(), format!("the sides are {}", G::PROFILE.seats.join(", ")))
    })?;
    let task = |task: &Spanned<TaskFile>| {
        let (span, task) = (task.span(), task.get_ref());
        if task.goal.is_empty() {
            return Err(at(name, text, span, "say when it is done: goal = { … }"));
        }
        let goal = task.goal.iter().map(|(key, value)| {
            let wanted = wanted_of(value.get_ref());
            let meaningless = || at(name, text, value.span(), format!("{key} is compared with nothing"));
            Ok((key.clone(), wanted.ok_or_else(meaningless)?))
        });
        let deeds = || task.script.iter().map(|deed| deed.get_ref());
        Ok(Task {
            say: task.say.msg(),
            hint: task.hint.as_ref().map(Words::msg),
            other: task.other.as_ref().map(Words::msg),
            instead: task.instead.iter().map(|one| (one.order.clone(), one.say.msg())).collect(),
            goal: goal.collect::<Result<_, CaseError>>()?,
            allow: task.allow.clone(),
            orders: deeds().filter_map(Deed::order).cloned().collect(),
            foes: deeds().filter_map(Deed::foe).cloned().collect(),
            lucks: deeds().filter_map(Deed::luck).cloned().collect(),
        })
    };
    Ok(Lesson {
        id: id_of(name).to_owned(),
        title: file.title.msg(),
        about: file.about.msg(),
        end: file.end.msg(),
        seat,
        rules: file.rule.get_ref().clone(),
        tasks: file.task.iter().map(task).collect::<Result<_, CaseError>>()?,
        puzzle: None,
    })
}

/// Reads a lesson, without looking whether it can be played.
pub fn read<G: Insight>(name: &str, text: &str) -> Result<Lesson, CaseError> {
    lesson_of::<G>((name, text), &engine::parse_with(name, text)?)
}

/// A table at which the lesson is about to begin.
pub fn open<G: Insight>(
    data: &G::Data,
    header: Header,
    name: &str,
    text: &str,
) -> Result<Table<G>, CaseError> {
    let file: LessonFile = engine::parse_with(name, text)?;
    let lesson = Arc::new(lesson_of::<G>((name, text), &file)?);
    let (game, position) = opening::<G>(data, (name, text), &file.scenario, &file.options, &file.position)?;
    let header = Header { scenario: lesson.scenario(), ..header };
    Ok(Table::teach(Arc::new(game), header, position, lesson))
}

/// Plays a lesson as it is meant to be played. The first thing that does not hold is the error, with its line.
pub fn check<G: Show + Insight>(
    data: &G::Data,
    texts: &Texts,
    book: &RuleBook,
    name: &str,
    text: &str,
) -> Result<(), CaseError> {
    let file: LessonFile = engine::parse_with(name, text)?;
    for rule in file.rule.get_ref() {
        if !book.has(rule) {
            let what = format!("the rulebook has no section or ruling «{rule}»");
            return Err(at(name, text, file.rule.span(), what));
        }
    }
    let mut table = open::<G>(data, Header::default(), name, text)?;
    let seat = G::PROFILE.seat(file.side.get_ref()).unwrap_or(Seat(0));
    for (number, task) in file.task.iter().enumerate() {
        let fail = |what: String| at(name, text, task.span(), what);
        let mut pupil =
            Pupil { begun: table.len(), table: &mut table, texts, seat, number, legal: BTreeSet::new() };
        pupil.begin(task.get_ref()).map_err(fail)?;
        for deed in &task.get_ref().script {
            pupil.follow(deed.get_ref()).map_err(|what| at(name, text, deed.span(), what))?;
        }
        pupil.end(task.get_ref()).map_err(fail)?;
    }
    Ok(())
}

/// Somebody who does what the lesson says.
struct Pupil<'a, G: Show + Insight> {
    table: &'a mut Table<G>,
    texts: &'a Texts,
    seat: Seat,
    /// The task, from 0.
    number: usize,
    /// The step it began at.
    begun: usize,
    /// Orders that were possible at a moment of it.
    legal: BTreeSet<String>,
}

impl<G: Show + Insight> Pupil<'_, G> {
    fn done(&self) -> usize {
        AnyTable::lesson(&*self.table).map_or(0, |face| face.done)
    }

    /// The task has just been set.
    fn begin(&mut self, task: &TaskFile) -> Result<(), String> {
        if self.done() > self.number {
            return Err("the goal holds before anything was done".to_owned());
        }
        let facts = self.table.game().facts(self.table.position());
        for key in task.goal.keys() {
            if !facts.iter().any(|(name, _)| name.eq_ignore_ascii_case(key)) {
                return Err(format!("there is no fact «{key}»"));
            }
        }
        self.wait()?;
        self.note_legal();
        Ok(())
    }

    /// What could be ordered now: other orders that the task names must be possible at some moment of it.
    fn note_legal(&mut self) {
        let legal = self.table.orders().into_iter().map(|order| self.table.game().write(order));
        self.legal.extend(legal.collect::<Vec<_>>());
    }

    /// What happens by itself until the learner must decide.
    fn wait(&mut self) -> Result<(), String> {
        while self.done() == self.number {
            match self.table.need() {
                Need::Luck(_) => {
                    let luck = self.table.written_luck();
                    let luck = luck.ok_or("luck is awaited here; say which one comes: luck = \"…\"")?;
                    self.table.luck_text(&luck).map_err(|error| self.say(&error))?;
                }
                Need::Order(seat) if seat == self.seat => {
                    if !self.table.pass(seat, &Instructions::default()) {
                        return Ok(());
                    }
                }
                Need::Order(_) if self.table.lead() => {}
                Need::Order(_) | Need::Over(_) => return Ok(()),
            }
        }
        Ok(())
    }

    fn follow(&mut self, deed: &Deed) -> Result<(), String> {
        let Deed::Order(order) = deed else { return Ok(()) };
        self.wait()?;
        if self.table.need() != Need::Order(self.seat) {
            return Err("the learner cannot decide here; what does the other side do? foe = \"…\"".to_owned());
        }
        self.note_legal();
        let face = AnyTable::lesson(&*self.table).ok_or("this is no lesson")?;
        if face.stuck || face.order.as_ref() != Some(order) {
            return Err(format!("the lesson would point at {:?} here, not at «{order}»", face.order));
        }
        let choices = AnyTable::choices(&*self.table, self.seat);
        if !choices.iter().any(|choice| choice.order == *order) {
            return Err(format!("«{order}» is not among the choices"));
        }
        self.table.order_text(self.seat, order).map_err(|error| self.say(&error))
    }

    fn say(&self, error: &OrderError) -> String {
        self.texts.say(Lang::En, &error.msg())
    }

    /// Everything was done.
    fn end(&mut self, task: &TaskFile) -> Result<(), String> {
        if self.done() == self.number {
            self.wait()?;
        }
        if self.done() == self.number {
            let facts = self.table.game().facts(self.table.position());
            let found =
                facts.iter().filter(|(key, _)| task.goal.keys().any(|goal| goal.eq_ignore_ascii_case(key)));
            let found: Vec<String> = found.map(|(key, fact)| format!("{key} is {fact}")).collect();
            return Err(format!("the goal does not hold at the end: {}", found.join(", ")));
        }
        let mut patterns = task.instead.iter().map(|one| &one.order).chain(&task.allow);
        if let Some(pattern) = patterns.find(|pattern| !self.legal.iter().any(|order| fits(pattern, order))) {
            return Err(format!("«{pattern}» is no legal order at any moment of the task"));
        }
        let steps = &self.table.steps()[self.begun..];
        let deeds = || task.script.iter().map(|deed| deed.get_ref());
        let lucks = steps.iter().filter(|step| step.seat.is_none()).count();
        let foes = steps.iter().filter(|step| step.seat.is_some_and(|seat| seat != self.seat)).count();
        if lucks < deeds().filter_map(Deed::luck).count() || foes < deeds().filter_map(Deed::foe).count() {
            return Err("luck or orders of the other side are written down that never come".to_owned());
        }
        Ok(())
    }
}
