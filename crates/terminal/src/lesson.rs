//! Lessons: what is to be done now, and a hint for who asks.

use crate::app::App;
use crate::fold::lines;
use crate::panel::Panel;
use crate::panels::Sheet;
use crate::words::Say;
use engine::Msg;
use ratatui::style::Style;
use ratatui::text::Line;

impl App {
    /// Shows the next task of the lesson as soon as it is set, and says so if nothing leads on from here.
    pub(crate) fn show_task(&mut self) {
        let Some(face) = self.table.lesson() else { return };
        if face.stuck {
            return self.complain(Say::Own(Msg::new("lesson-stuck")));
        }
        if self.told != Some(face.done) && (self.decider().is_some() || face.done == face.tasks) {
            self.told = Some(face.done);
            self.panels.retain(|panel| !matches!(panel, Panel::Task { .. }));
            self.panels.push(Panel::Task { help: false, scroll: 0 });
        }
    }

    /// Shows the task again.
    pub(crate) fn open_task(&mut self) {
        match self.table.lesson() {
            Some(_) => self.panels.push(Panel::Task { help: false, scroll: 0 }),
            None => self.complain(Say::Own(Msg::new("lesson-none"))),
        }
    }

    /// Whether everything is done that the lesson wants.
    pub(crate) fn lesson_is_over(&self) -> bool {
        self.table.lesson().is_some_and(|face| face.done == face.tasks)
    }

    pub(crate) fn task_sheet(&self, help: bool, page: usize) -> Sheet {
        let empty = || Sheet {
            title: String::new(),
            lines: Vec::new(),
            footer: self.words.own("close"),
            width: page,
            aside: true,
        };
        let Some(face) = self.table.lesson() else { return empty() };
        let over = face.done == face.tasks;
        let puzzle = face.puzzle.is_some();
        let title = match (over, puzzle) {
            (true, _) => "lesson-over",
            (false, true) => "puzzle-task",
            (false, false) => "lesson-task",
        };
        let title = Msg::new(title)
            .with("title", self.words.game(&face.title))
            .with("task", face.done as i64 + 1)
            .with("tasks", face.tasks as i64);
        let mut text = lines(&self.words.game(&face.say), page, Style::new());
        if help && !over {
            text.push(Line::default());
            // The table does not tell the answer of a puzzle; who asks for it has given up.
            let answer = self.shelf.puzzles().iter().find(|one| puzzle && one.id == face.id);
            if let Some(hint) = face.hint.as_ref().or(answer.map(|one| &one.why)) {
                text.extend(lines(&self.words.game(hint), page, self.look.good()));
            }
            if let Some(order) = &face.order {
                let order = Msg::new("lesson-order").with("order", self.order_label(order));
                text.extend(lines(&self.words.own_with(order), page, self.look.good()));
            }
        }
        if over && !puzzle {
            let rules = Msg::new("lesson-rules").with("rules", face.rules.join(", "));
            text.push(Line::default());
            text.extend(lines(&self.words.own_with(rules), page, self.look.faint()));
        }
        let footer = match (over, help, puzzle) {
            (true, _, true) => "puzzle-footer-over",
            (true, _, false) => "lesson-footer-over",
            (false, true, _) => "lesson-footer-help",
            (false, false, true) => "puzzle-footer",
            (false, false, false) => "lesson-footer",
        };
        Sheet { title: self.words.own_with(title), lines: text, footer: self.words.own(footer), ..empty() }
    }
}
