//! The analysis of a finished game: it is worked out by the threads that think for bots, a slice at a time, and kept with the table.

use super::{Guest, LiveTable, Loaded, ask::safely};
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::store::Role;
use analysis::{Analyst, Cause, Notebook};
use engine::{Msg, Seat};
use protocol::{Analysis, AnalysisCause, AnalysisMoment, AnalysisSide};
use std::sync::{Arc, MutexGuard};
use table::{Analysed, game_name};
use text::Lang;

/// How far an analysis is.
pub struct Study {
    /// Whether it goes on.
    running: bool,
    done: usize,
    of: usize,
    /// What was found and who looks for more; away while a thread works on it.
    work: Option<Work>,
}

/// What a thread works on.
pub struct Work {
    notebook: Notebook,
    analyst: Box<dyn Analyst>,
}

/// How far an analysis is, and all of it if it is done.
pub struct Progress {
    /// Moments looked at.
    pub done: u32,
    /// Moments there are.
    pub of: u32,
    /// Whether it goes on.
    pub running: bool,
    /// All of it.
    pub analysis: Option<Analysis>,
}

impl LiveTable {
    fn study(&self) -> MutexGuard<'_, Option<Study>> {
        self.study.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// What a thread is to work on, if the analysis is to go on.
    pub fn take_study(&self) -> Option<Work> {
        self.study().as_mut().filter(|study| study.running)?.work.take()
    }

    /// Whether it is still to go on.
    pub fn is_studied(&self) -> bool {
        self.study().as_ref().is_some_and(|study| study.running)
    }

    /// A slice of it was worked out; whether there is more to do. Nothing came back if the rules failed.
    pub fn put_study(&self, app: &App, work: Option<Work>) -> bool {
        // Written before anybody hears of it; at worst the last slice is worked out again.
        if let Some(work) = &work
            && let Err(error) = app.store.keep_analysis(&self.id, &work.notebook.write())
        {
            tracing::error!(table = self.id, %error, "an analysis is not written");
        }
        let mut study = self.study();
        let Some(work) = work else {
            // Who asks again begins where it was kept last.
            *study = None;
            return false;
        };
        let Some(study) = study.as_mut() else { return false };
        study.done = work.notebook.done();
        study.running &= study.done < study.of;
        study.work = Some(work);
        study.running
    }
}

impl Work {
    /// Looks at one more moment; false if there is none.
    pub fn go_on(&mut self) -> bool {
        self.notebook.go_on(&*self.analyst)
    }
}

impl Guest {
    /// How far the analysis is; it begins, goes on or stops as is wished.
    pub async fn analyse(&self, app: &Arc<App>, what: protocol::Study) -> Result<Progress, Fault> {
        let mut loaded = self.live.lock(app).await?;
        // What is found holds everything that any side knew.
        if !loaded.is_over() {
            return Err(Fault::new(Kind::Forbidden, "server-analysis-running"));
        }
        if loaded.old.is_some() {
            return Err(loaded.old_fault());
        }
        if what == protocol::Study::Stop && !matches!(self.role, Role::Host | Role::Seat(_)) {
            return Err(Fault::new(Kind::Forbidden, "server-not-yours-to-stop"));
        }
        if self.live.study().is_none() {
            let study = self.take_up(app, &mut loaded).await?;
            *self.live.study() = Some(study);
        }
        let mut kept = self.live.study();
        let study = kept.as_mut().ok_or_else(Fault::internal)?;
        match what {
            protocol::Study::Look => {}
            protocol::Study::Start if study.running || study.done >= study.of => {}
            protocol::Study::Start => {
                study.running = true;
                // A thread that still has it goes on with it by itself.
                if study.work.is_some() {
                    app.pool.ask_study(self.live.clone());
                }
            }
            protocol::Study::Stop => study.running = false,
        }
        let (done, of, running) = (study.done, study.of, study.running);
        let complete = study.work.as_ref().filter(|_| done >= of);
        let analysis = match complete {
            Some(work) => {
                let notebook = &work.notebook;
                safely(&mut loaded, |loaded| loaded.told(self.lang, notebook))?
            }
            None => None,
        };
        Ok(Progress { done: done as u32, of: of as u32, running, analysis })
    }

    /// What was kept of an analysis, or a new one.
    async fn take_up(&self, app: &Arc<App>, loaded: &mut Loaded) -> Result<Study, Fault> {
        let (keeper, id) = (app.clone(), self.live.id.clone());
        let kept = tokio::task::spawn_blocking(move || keeper.store.analysis(&id)).await;
        let kept = match kept {
            Ok(Ok(kept)) => kept,
            Ok(Err(error)) => {
                tracing::error!(table = self.live.id, %error, "cannot load an analysis");
                return Err(Fault::internal());
            }
            Err(_) => return Err(Fault::internal()),
        };
        safely(loaded, |loaded| {
            let name = game_name(&*loaded.table);
            let kept = kept.and_then(|text| Notebook::read(&text, &name));
            let notebook = kept.unwrap_or_else(|| Notebook::new(&name, analysis::PLAYOUTS));
            let analyst = loaded.table.analyst();
            let (done, of) = (notebook.done(), analyst.moments());
            Study { running: false, done, of, work: Some(Work { notebook, analyst }) }
        })
    }
}

impl Loaded {
    /// A complete analysis in words.
    fn told(&self, lang: Lang, notebook: &Notebook) -> Option<Analysis> {
        let analysed = Analysed::new(&*self.table, notebook)?;
        let text = |msg: &Msg| self.say(lang, msg);
        let report = &analysed.report;
        let sides = self.table.profile().all_seats().zip(&report.sides).map(|(seat, sum)| AnalysisSide {
            side: self.side(seat),
            luck: sum.luck,
            decisions: sum.decisions,
            news: sum.news,
            choices: sum.choices,
            sound: sum.sound,
        });
        let moments = analysed.moments.iter().map(|told| AnalysisMoment {
            cause: match told.moment.cause {
                Cause::Luck => AnalysisCause::Luck,
                Cause::Decision => AnalysisCause::Decision,
                Cause::News => AnalysisCause::News,
            },
            from: told.moment.from as u32,
            to: told.moment.to as u32,
            side: self.side(told.moment.seat),
            points: told.moment.points,
            place: text(&told.place),
            headline: text(&told.headline),
            told: told.told.iter().map(text).collect(),
            better: told.better.as_ref().map_or(String::new(), text),
            line: told.moment.better.clone(),
        });
        let round = |round: &scene::Round| {
            text(
                &Msg::new("server-round")
                    .with("title", round.title.clone())
                    .with("space", round.number as i64),
            )
        };
        Some(Analysis {
            side: self.side(Seat(0)),
            curve: report.curve.clone(),
            steps: report
                .steps
                .iter()
                .map(|parts| [parts.luck, parts.decision, parts.news, parts.correction])
                .collect(),
            rounds: analysed.rounds.iter().map(|(step, at)| (*step as u32, round(at))).collect(),
            sides: sides.collect(),
            moments: moments.collect(),
            correction: report.correction.mean(),
            correction_size: report.correction.mean_size(),
            summary: analysed.summary.iter().map(text).collect(),
            playouts: report.playouts,
        })
    }
}
