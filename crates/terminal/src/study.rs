//! The finished game is looked at again, on a thread of its own, so that the screen stays alive.

use crate::app::App;
use crate::fold::lines;
use crate::panel::Panel;
use crate::words::Say;
use analysis::{Notebook, PLAYOUTS};
use engine::{Msg, Need};
use ratatui::style::Style;
use ratatui::text::Line;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use table::{Analysed, AnyTable, game_name};

/// An analysis under way, or done.
pub(crate) struct Study {
    done: Arc<AtomicUsize>,
    of: usize,
    stop: Arc<AtomicBool>,
    notebook: Receiver<Notebook>,
    analysed: Option<Analysed>,
}

impl Study {
    fn start(table: &dyn AnyTable) -> io::Result<Study> {
        let (sender, notebook) = channel();
        let (done, stop) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
        let analyst = table.analyst();
        let of = analyst.moments();
        let mut found = Notebook::new(&game_name(table), PLAYOUTS);
        let (told, ended) = (done.clone(), stop.clone());
        thread::Builder::new().name("feldzug-analysis".to_owned()).spawn(move || {
            while !ended.load(Ordering::Relaxed) && found.go_on(&*analyst) {
                told.store(found.done(), Ordering::Relaxed);
            }
            // Nobody may be listening any more.
            let _ = sender.send(found);
        })?;
        Ok(Study { done, of, stop, notebook, analysed: None })
    }

    fn poll(&mut self, table: &dyn AnyTable) {
        if let Ok(found) = self.notebook.try_recv() {
            self.analysed = Analysed::new(table, &found);
        }
    }

    fn is_running(&self) -> bool {
        self.analysed.is_none()
    }
}

impl Drop for Study {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl App {
    /// Opens the page; the game is looked at when it is first wanted. Before the end there is none.
    pub(crate) fn open_analysis(&mut self) {
        if !matches!(self.table.need(), Need::Over(_)) {
            return;
        }
        if self.study.is_none() {
            match Study::start(&*self.table) {
                Ok(study) => self.study = Some(study),
                Err(error) => {
                    let msg = Msg::new("error-thread").with("error", error.to_string());
                    return self.complain(Say::Own(msg));
                }
            }
        }
        self.panels.push(Panel::Analysis { scroll: 0 });
    }

    /// Whether the game is being looked at.
    pub(crate) fn is_studying(&self) -> bool {
        self.study.as_ref().is_some_and(Study::is_running)
    }

    pub(crate) fn poll_study(&mut self) {
        if let Some(study) = &mut self.study {
            study.poll(&*self.table);
        }
    }

    /// The page, or how far it is.
    pub(crate) fn analysis_page(&self, page: usize) -> Vec<Line<'static>> {
        let Some(study) = &self.study else { return Vec::new() };
        let Some(analysed) = &study.analysed else {
            let far = Msg::new("analysis-progress")
                .with("done", study.done.load(Ordering::Relaxed) as i64)
                .with("of", study.of as i64);
            return lines(&self.words.game(&far), page, Style::new());
        };
        let text = table::page(&*self.table, analysed, &|msg| self.words.game(msg), page);
        // The rounds stand below their place in the curve: neither line is folded.
        let drawn = 1 + usize::from(!analysed.rounds.is_empty());
        text.iter()
            .enumerate()
            .flat_map(|(row, text)| match row < drawn {
                true => vec![Line::raw(text.clone())],
                false if text.is_empty() => vec![Line::default()],
                false => lines(text, page, Style::new()),
            })
            .collect()
    }
}
