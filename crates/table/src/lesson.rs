//! Lessons: a table at which somebody is told what to do, and hears so if they do something else.
//!
//! How far a lesson is follows from the table alone: a task is done as soon as its goal holds in a position. So a lesson can be left,
//! taken up again and taken back like any game. Luck and the other side do what the lesson has written down for them.

use crate::puzzle::{PUZZLE, Riddle};
use crate::{OrderError, Table};
use engine::{Facts, Insight, Msg, Need, Seat, Wanted};
use scene::Show;

/// What a scenario's id begins with if it is a lesson.
pub const LESSON: &str = "lesson:";

/// A lesson as it is played.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: Msg,
    /// What is learnt, in a sentence.
    pub about: Msg,
    /// What is said at the end.
    pub end: Msg,
    /// Who learns.
    pub seat: Seat,
    /// Sections it teaches.
    pub rules: Vec<String>,
    /// What is to be done, one after the other.
    pub tasks: Vec<Task>,
    /// What the table keeps to itself, if this is a puzzle.
    pub puzzle: Option<Riddle>,
}

/// One thing to do.
#[derive(Clone, PartialEq, Debug)]
pub struct Task {
    /// What is said.
    pub say: Msg,
    /// What is said to somebody who asks for help.
    pub hint: Option<Msg>,
    /// What is said if they do something else.
    pub other: Option<Msg>,
    /// Something else that they may well try, and what is said about it.
    pub instead: Vec<(String, Msg)>,
    /// Facts that hold when it is done.
    pub goal: Vec<(String, Vec<Wanted>)>,
    /// Orders that may be given on the way, beside those that do it; a `*` at the end stands for any ending.
    pub allow: Vec<String>,
    /// Orders that do it, one after the other.
    pub orders: Vec<String>,
    /// What is thrown and drawn meanwhile.
    pub lucks: Vec<String>,
    /// What the other side orders meanwhile. A reaction that is not written down passes.
    pub foes: Vec<String>,
}

/// A lesson as it stands, for whoever shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonFace {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: Msg,
    /// Sections it teaches.
    pub rules: Vec<String>,
    /// Tasks done.
    pub done: usize,
    /// Tasks there are.
    pub tasks: usize,
    /// What is to be done now, or what is said at the end.
    pub say: Msg,
    /// Help in words.
    pub hint: Option<Msg>,
    /// An order that leads on.
    pub order: Option<String>,
    /// Whether nothing leads on from here: the last order must be taken back.
    pub stuck: bool,
    /// Theme and level, if this is a puzzle.
    pub puzzle: Option<(String, u8)>,
}

/// How far a lesson is.
#[derive(Clone, Copy, Default)]
struct Progress {
    /// Tasks done.
    task: usize,
    /// Orders, lucks and orders of the other side since the last one.
    orders: usize,
    lucks: usize,
    foes: usize,
}

impl Lesson {
    /// The lesson's id as the scenario of a table.
    pub fn scenario(&self) -> String {
        match self.puzzle {
            None => format!("{LESSON}{}", self.id),
            Some(_) => format!("{PUZZLE}{}", self.id),
        }
    }
}

impl Task {
    fn is_done(&self, facts: &Facts) -> bool {
        // A puzzle has no goal but its order.
        !self.goal.is_empty()
            && self.goal.iter().all(|(key, wanted)| {
                let found = facts.iter().find(|(name, _)| name.eq_ignore_ascii_case(key));
                found.is_some_and(|(_, fact)| wanted.iter().all(|one| one.holds(fact) == Some(true)))
            })
    }

    fn allows(&self, order: &str) -> bool {
        self.orders.iter().chain(&self.allow).any(|known| fits(known, order))
    }

    /// What is said about another order.
    fn objection(&self, order: &str) -> Msg {
        let known = self.instead.iter().find(|(pattern, _)| fits(pattern, order)).map(|(_, say)| say);
        known.or(self.other.as_ref()).cloned().unwrap_or_else(|| Msg::new("lesson-other"))
    }
}

/// Whether an order is meant: a `*` at the end stands for any ending.
pub fn fits(pattern: &str, order: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(beginning) => order.starts_with(beginning),
        None => order == pattern,
    }
}

impl<G: Insight> Table<G> {
    fn progress(&self, lesson: &Lesson) -> Progress {
        let mut at = Progress::default();
        for index in 0..=self.len() {
            let facts = self.game().facts(self.position_at(index));
            while lesson.tasks.get(at.task).is_some_and(|task| task.is_done(&facts)) {
                at = Progress { task: at.task + 1, ..Progress::default() };
            }
            match self.steps().get(index).map(|step| step.seat) {
                Some(None) => at.lucks += 1,
                Some(Some(seat)) if seat == lesson.seat => {
                    at.orders += 1;
                    // Other orders are refused: who has ordered has found it.
                    if lesson.puzzle.is_some() && at.task < lesson.tasks.len() {
                        at = Progress { task: at.task + 1, ..Progress::default() };
                    }
                }
                Some(Some(_)) => at.foes += 1,
                None => {}
            }
        }
        at
    }

    /// The task at hand, and how far it is; none if this is no lesson or it is over.
    fn task(&self) -> Option<(&Task, Progress)> {
        let lesson = self.lesson.as_deref()?;
        let at = self.progress(lesson);
        Some((lesson.tasks.get(at.task)?, at))
    }

    /// Whether the lesson wants this order here. What is legal and not wanted is refused with the lesson's own words; when it is over,
    /// anything goes.
    pub(crate) fn heed(&self, seat: Seat, order: G::Order) -> Result<(), OrderError> {
        let order = self.game().write(order);
        match self.task() {
            Some((task, _)) if self.is_pupil(seat) && !task.allows(&order) => {
                let riddle = self.lesson.as_ref().and_then(|lesson| lesson.puzzle.as_ref());
                let objection = riddle.map_or_else(|| task.objection(&order), |one| one.objection(&order));
                Err(OrderError::Unwanted(objection))
            }
            _ => Ok(()),
        }
    }

    /// Whether the seat learns here.
    pub(crate) fn is_pupil(&self, seat: Seat) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.seat == seat)
    }

    /// Whether the seat has a puzzle before it: nobody answers for it.
    pub(crate) fn is_puzzled(&self, seat: Seat) -> bool {
        self.is_pupil(seat)
            && self.lesson.as_ref().is_some_and(|lesson| lesson.puzzle.is_some())
            && self.task().is_some()
    }

    /// The luck that the lesson has written down for this moment.
    pub fn written_luck(&self) -> Option<String> {
        let (task, at) = self.task()?;
        task.lucks.get(at.lucks).cloned()
    }
}

impl<G: Show + Insight> Table<G> {
    /// Gives the other side's order that the lesson has written down for this moment, or lets its reaction pass. False if this is no
    /// lesson, or the other side must decide for itself.
    pub fn lead(&mut self) -> bool {
        let Need::Order(seat) = self.need() else { return false };
        if self.is_pupil(seat) {
            return false;
        }
        let Some((task, at)) = self.task() else { return false };
        match task.foes.get(at.foes).cloned() {
            Some(order) => self.order_text(seat, &order).is_ok(),
            None => match self.reaction(seat) {
                Some(reaction) => self.order(seat, reaction.decline).is_ok(),
                None => false,
            },
        }
    }

    /// The lesson as it stands.
    pub fn lesson_face(&self) -> Option<LessonFace> {
        let lesson = self.lesson.as_deref()?;
        let at = self.progress(lesson);
        let task = lesson.tasks.get(at.task);
        let own = self.need() == Need::Order(lesson.seat);
        let legal = |order: &&String| {
            let read = self.game().read(order);
            own && read.is_ok_and(|order| self.game().judge(self.position(), order).is_ok())
        };
        let next = |task: &Task| {
            let ahead = task.orders.iter().skip(at.orders).find(legal);
            ahead.or_else(|| task.orders.iter().find(legal)).cloned()
        };
        let order = task.and_then(next);
        let leads_on = |task: &Task| {
            order.is_some() || self.orders().into_iter().any(|order| task.allows(&self.game().write(order)))
        };
        let waits = own || matches!(self.need(), Need::Over(_));
        Some(LessonFace {
            id: lesson.id.clone(),
            title: lesson.title.clone(),
            rules: lesson.rules.clone(),
            done: at.task,
            tasks: lesson.tasks.len(),
            say: task.map_or_else(|| lesson.end.clone(), |task| task.say.clone()),
            hint: task.and_then(|task| task.hint.clone()),
            stuck: task.is_some_and(|task| waits && !leads_on(task)),
            puzzle: lesson.puzzle.as_ref().map(|riddle| (riddle.theme.clone(), riddle.level)),
            // A puzzle does not tell its own answer.
            order: order.filter(|_| lesson.puzzle.is_none()),
        })
    }
}
