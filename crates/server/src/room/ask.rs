//! Questions to a table. They change nothing.

use super::{Desk, Guest, Room};
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::store::{Deed, End, Role};
use engine::{Finish, Header, Msg, Note, Noted, Record, Seat};
use protocol::{LuckReport, Reason};
use scene::{OddsFace, Pick, Scene, Tint};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// The computer's advice.
pub struct Advised {
    /// The order, if there is anything to decide.
    pub order: Option<String>,
    /// In words.
    pub label: String,
    /// How the position looks for the side.
    pub outlook: f32,
}

impl Guest {
    /// Odds and tally of a legal order.
    pub async fn odds(&self, app: &Arc<App>, order: &str) -> Result<Option<OddsFace<String>>, Fault> {
        let mut desk = self.room.sit(app).await?;
        let mine = |seat: &Seat| desk.played_by(self.role).contains(seat);
        let seat =
            desk.decides().filter(mine).ok_or_else(|| Fault::new(Kind::Refused, "table-not-your-turn"))?;
        let odds = safely(&mut desk, |desk| desk.table.odds(seat, order))??;
        Ok(odds.map(|odds| odds.map_text(&|msg| desk.say(self.lang, msg))))
    }

    /// Why pointing at these things does nothing.
    pub async fn why_not(&self, app: &Arc<App>, side: &str, picks: &[Pick]) -> Result<Vec<Reason>, Fault> {
        let mut desk = self.room.sit(app).await?;
        let seat = desk.seat(self.role, side)?;
        if desk.decides() != Some(seat) {
            let key = if desk.is_over() { "server-over" } else { "table-not-your-turn" };
            return Ok(vec![Reason { text: desk.say(self.lang, &Msg::new(key)), rule: String::new() }]);
        }
        let answers = safely(&mut desk, |desk| desk.table.why_not(seat, picks))?;
        let text = |msg: &Msg| desk.say(self.lang, msg);
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
        let mut desk = self.room.sit(app).await?;
        desk.must_show(state)?;
        let tints = safely(&mut desk, |desk| {
            desk.table.overlay_at(state as usize, desk.viewer(self.role), overlay, target)
        })?;
        Ok(tints.iter().map(|tint| tint.map_text(&|msg| desk.say(self.lang, msg))).collect())
    }

    /// What the computer would do: the seat that asks, checked.
    pub async fn may_ask_advice(&self, app: &Arc<App>, side: &str) -> Result<Seat, Fault> {
        let desk = self.room.sit(app).await?;
        let seat = desk.seat(self.role, side)?;
        desk.must_run()?;
        Ok(seat)
    }

    /// The advice in words.
    pub async fn advised(&self, app: &Arc<App>, seat: Seat, order: Option<String>) -> Result<Advised, Fault> {
        let mut desk = self.room.sit(app).await?;
        let choices = desk.table.choices(seat);
        // Whoever has moved on in the meantime gets no advice for what is past.
        let choice = order.and_then(|order| choices.into_iter().find(|choice| choice.order == order));
        let label = choice.as_ref().map_or(String::new(), |choice| desk.say(self.lang, &choice.label));
        let outlook = desk.table.outlook_seen(desk.table.len(), seat);
        let note = Note { step: desk.state(), what: Noted::Advice(desk.side(seat)) };
        if choice.is_some() && desk.table.notes().last() != Some(&note) {
            // Advice that was taken stands in the record: it is given only once that is written.
            self.room.commit(app, &mut desk, Deed::Note, vec![note]).await?;
            self.room.changed();
        }
        Ok(Advised { order: choice.map(|choice| choice.order), label, outlook })
    }

    /// The picture after this many steps.
    pub async fn moment(&self, app: &Arc<App>, state: u32) -> Result<Scene<String>, Fault> {
        let mut desk = self.room.sit(app).await?;
        desk.must_show(state)?;
        let scene = safely(&mut desk, |desk| desk.table.scene_at(state as usize, desk.viewer(self.role)))?;
        Ok(scene.map_text(&|msg| desk.say(self.lang, msg)))
    }

    /// The luck report.
    pub async fn luck(&self, app: &Arc<App>) -> Result<LuckReport, Fault> {
        let mut desk = self.room.sit(app).await?;
        desk.must_be_open()?;
        safely(&mut desk, |desk| desk.luck_report(self.lang, desk.viewer(self.role)))
    }

    /// The record.
    pub async fn record(&self, app: &Arc<App>) -> Result<String, Fault> {
        Ok(self.room.record(app).await?.to_string())
    }
}

impl Room {
    /// The record, if everybody may know it: for downloads and branches.
    pub async fn record(self: &Arc<Self>, app: &Arc<App>) -> Result<Record, Fault> {
        let desk = self.sit(app).await?;
        desk.must_be_open()?;
        let mut record = desk.table.record();
        record.header = Header { seats: record.header.seats, ..desk.sheet.header.clone() };
        if let Some(old) = &desk.old {
            record.entries = old.entries.clone();
        }
        record.ending = desk.sheet.standing.end.as_ref().map(|end| match end {
            End::Rules { .. } => Finish::Rules,
            End::Resigned(seat) => Finish::Resigned(desk.side(*seat)),
            End::Peace => Finish::Peace,
        });
        Ok(record)
    }

    /// The record for a branch by somebody with this token.
    pub async fn record_for(self: &Arc<Self>, app: &Arc<App>, token: &str) -> Result<Record, Fault> {
        let _: Role = self.role(app, token).await?;
        self.record(app).await
    }
}

impl Desk {
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
pub(super) fn safely<T>(desk: &mut Desk, ask: impl FnOnce(&mut Desk) -> T) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(|| ask(desk))).map_err(|_| {
        // The record itself holds what not everybody may know: the log says where it is.
        tracing::error!(table = desk.sheet.id, state = desk.state(), "the rules panicked on a question");
        Fault::internal()
    })
}
