//! Questions to a table. They change nothing.

use super::{Guest, LiveTable, Loaded};
use crate::app::App;
use crate::bots::Hint;
use crate::fault::{Fault, Kind};
use crate::store::{Deed, End, Role};
use engine::{Finish, Header, Msg, Note, Noted, Record, Seat};
use protocol::{LuckReport, Reason};
use scene::{Course, OddsFace, Pick, Scene, Tint};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use table::Onward;

/// The computer's advice.
pub struct Advised {
    /// The order, if there is anything to decide.
    pub order: Option<String>,
    /// In words.
    pub label: String,
    /// How the position looks for the side.
    pub outlook: f32,
    /// Why, in words; empty if there is nothing to say.
    pub why: String,
    /// How it would go on in the same gesture.
    pub then: Vec<Onward>,
}

impl Guest {
    /// Odds and tally of a legal order.
    pub async fn odds(&self, app: &Arc<App>, order: &str) -> Result<Option<OddsFace<String>>, Fault> {
        let mut loaded = self.live.lock(app).await?;
        let seat = loaded.decider(self.role)?;
        let odds = safely(&mut loaded, |loaded| loaded.table.odds(seat, order))??;
        Ok(odds.map(|odds| odds.map_text(&|msg| loaded.say(self.lang, msg))))
    }

    /// Odds of several sequences of orders.
    pub async fn odds_all(
        &self,
        app: &Arc<App>,
        sequences: &[Vec<String>],
    ) -> Result<Vec<Option<OddsFace<String>>>, Fault> {
        let mut loaded = self.live.lock(app).await?;
        let seat = loaded.decider(self.role)?;
        let odds = safely(&mut loaded, |loaded| loaded.table.odds_all(seat, sequences))?;
        let text = |msg: &Msg| loaded.say(self.lang, msg);
        Ok(odds.iter().map(|odds| odds.as_ref().map(|odds| odds.map_text(&text))).collect())
    }

    /// Where pieces can go in one gesture.
    pub async fn course(
        &self,
        app: &Arc<App>,
        state: u32,
        who: &[String],
        via: &[String],
    ) -> Result<Option<Course<String>>, Fault> {
        let mut loaded = self.live.lock(app).await?;
        if loaded.state() != state {
            return Err(Fault::new(Kind::Stale, "server-stale"));
        }
        let seat = loaded.decider(self.role)?;
        let begun = std::time::Instant::now();
        let course = safely(&mut loaded, |loaded| loaded.table.course(seat, who, via))?;
        crate::metrics::COURSE_SECONDS.measure(begun.elapsed().as_secs_f64());
        Ok(course.map(|course| course.map_text(&|msg| loaded.say(self.lang, msg))))
    }

    /// Why pointing at these things does nothing.
    pub async fn why_not(&self, app: &Arc<App>, side: &str, picks: &[Pick]) -> Result<Vec<Reason>, Fault> {
        let mut loaded = self.live.lock(app).await?;
        let seat = loaded.seat(self.role, side)?;
        if loaded.decides() != Some(seat) {
            let key = if loaded.is_over() { "server-over" } else { "table-not-your-turn" };
            return Ok(vec![Reason { text: loaded.say(self.lang, &Msg::new(key)), rule: String::new() }]);
        }
        let answers = safely(&mut loaded, |loaded| loaded.table.why_not(seat, picks))?;
        let text = |msg: &Msg| loaded.say(self.lang, msg);
        let mut reasons: Vec<Reason> = Vec::new();
        for refusal in answers.into_iter().filter_map(|answer| answer.refusal) {
            let reason = Reason { text: text(&refusal.reason), rule: refusal.rule.to_string() };
            if !reasons.iter().any(|known| known.text == reason.text && known.rule == reason.rule) {
                reasons.push(reason);
            }
        }
        Ok(reasons)
    }

    /// The cells an overlay colours, as this guest may see them.
    pub async fn overlay(
        &self,
        app: &Arc<App>,
        state: u32,
        overlay: &str,
        target: Option<&Pick>,
    ) -> Result<Vec<Tint<String>>, Fault> {
        let mut loaded = self.live.lock(app).await?;
        loaded.must_show(state)?;
        let tints = safely(&mut loaded, |loaded| {
            loaded.table.overlay_at(state as usize, loaded.viewer(self.role), overlay, target)
        })?;
        Ok(tints.iter().map(|tint| tint.map_text(&|msg| loaded.say(self.lang, msg))).collect())
    }

    /// What the computer would do: the seat that asks, checked.
    pub async fn may_ask_advice(&self, app: &Arc<App>, side: &str) -> Result<Seat, Fault> {
        let loaded = self.live.lock(app).await?;
        let seat = loaded.seat(self.role, side)?;
        loaded.must_run()?;
        Ok(seat)
    }

    /// The advice in words.
    pub async fn advised(&self, app: &Arc<App>, seat: Seat, hint: Option<Hint>) -> Result<Advised, Fault> {
        let mut loaded = self.live.lock(app).await?;
        let choices = loaded.table.choices(seat);
        // Whoever has moved on in the meantime gets no advice for what is past.
        let (order, why, then) = hint
            .map_or((None, None, Vec::new()), |hint| (Some(hint.thought.order), hint.thought.why, hint.then));
        let choice = order.and_then(|order| choices.into_iter().find(|choice| choice.order == order));
        let why = why.filter(|_| choice.is_some()).map_or(String::new(), |why| loaded.say(self.lang, &why));
        let label = choice.as_ref().map_or(String::new(), |choice| loaded.say(self.lang, &choice.label));
        let outlook = loaded.table.outlook_seen(loaded.table.len(), seat);
        let note = Note { step: loaded.state(), what: Noted::Advice(loaded.side(seat)) };
        if choice.is_some() && loaded.table.notes().last() != Some(&note) {
            // Advice that was taken stands in the record: it is given only once that is written.
            self.live.commit(app, &mut loaded, Deed::Note, vec![note]).await?;
            self.live.changed();
        }
        let then = if choice.is_some() { then } else { Vec::new() };
        Ok(Advised { order: choice.map(|choice| choice.order), label, outlook, why, then })
    }

    /// The picture after this many steps.
    pub async fn moment(&self, app: &Arc<App>, state: u32) -> Result<Scene<String>, Fault> {
        let mut loaded = self.live.lock(app).await?;
        loaded.must_show(state)?;
        let scene =
            safely(&mut loaded, |loaded| loaded.table.scene_at(state as usize, loaded.viewer(self.role)))?;
        Ok(scene.map_text(&|msg| loaded.say(self.lang, msg)))
    }

    /// The luck report.
    pub async fn luck(&self, app: &Arc<App>) -> Result<LuckReport, Fault> {
        let mut loaded = self.live.lock(app).await?;
        loaded.must_be_open()?;
        safely(&mut loaded, |loaded| loaded.luck_report(self.lang, loaded.viewer(self.role)))
    }

    /// The record.
    pub async fn record(&self, app: &Arc<App>) -> Result<String, Fault> {
        Ok(self.live.record(app).await?.to_string())
    }

    /// The game as a text, as far as the guest may know it.
    pub async fn report(&self, app: &Arc<App>) -> Result<String, Fault> {
        let mut loaded = self.live.lock(app).await?;
        safely(&mut loaded, |loaded| loaded.text_report(self.lang, loaded.viewer(self.role)))
    }
}

impl LiveTable {
    /// The record, if everybody may know it: for downloads and branches.
    pub async fn record(self: &Arc<Self>, app: &Arc<App>) -> Result<Record, Fault> {
        let loaded = self.lock(app).await?;
        loaded.must_be_open()?;
        let mut record = loaded.table.record();
        let dice = loaded.row.dice.as_ref().map_or(Vec::new(), |dice| dice.lines(loaded.is_over()));
        record.header = Header { seats: record.header.seats, dice, ..loaded.row.header.clone() };
        if let Some(old) = &loaded.old {
            record.entries = old.entries.clone();
        }
        record.ending = loaded.ending();
        Ok(record)
    }

    /// The record for a branch by somebody with this token.
    pub async fn record_for(self: &Arc<Self>, app: &Arc<App>, token: &str) -> Result<Record, Fault> {
        let _: Role = self.role(app, token).await?;
        self.record(app).await
    }
}

impl Loaded {
    /// How the game ended, if it has ended.
    pub(super) fn ending(&self) -> Option<Finish> {
        self.row.standing.end.as_ref().map(|end| match end {
            End::Rules { .. } => Finish::Rules,
            End::Resigned(seat) => Finish::Resigned(self.side(*seat)),
            End::Peace => Finish::Peace,
        })
    }

    /// The seat that decides now, if this role plays it.
    fn decider(&self, role: Role) -> Result<Seat, Fault> {
        let mine = |seat: &Seat| self.played_by(role).contains(seat);
        self.decides().filter(mine).ok_or_else(|| Fault::new(Kind::Refused, "table-not-your-turn"))
    }

    /// Says so if there is no picture of this moment.
    fn must_show(&self, state: u32) -> Result<(), Fault> {
        match state {
            _ if state > self.state() => Err(Fault::new(Kind::BadRequest, "server-no-moment")),
            _ if state as usize > self.table.len() => Err(self.old_fault()),
            _ => Ok(()),
        }
    }

    /// Says so if the game has secrets and still runs.
    fn must_be_open(&self) -> Result<(), Fault> {
        if self.table.has_secrets() && !self.is_over() {
            return Err(Fault::new(Kind::Forbidden, "server-secrets"));
        }
        Ok(())
    }
}

/// Rules must not panic; if they do, it is one question that goes unanswered.
pub(super) fn safely<T>(loaded: &mut Loaded, ask: impl FnOnce(&mut Loaded) -> T) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(|| ask(loaded))).map_err(|_| {
        // The record itself holds what not everybody may know: the log says where it is.
        tracing::error!(table = loaded.row.id, state = loaded.state(), "the rules panicked on a question");
        Fault::internal()
    })
}
