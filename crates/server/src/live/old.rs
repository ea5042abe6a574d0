//! Games of older rules. Where every step leads to the same position the header is stamped anew; where not, the game can be
//! read as far as it goes, and ended, but not played on.

use super::{Done, LiveTable, Loaded};
use crate::app::{App, now};
use crate::fault::{Fault, Kind};
use crate::store::{Change, Deed, Edit, End, Play, Standing};
use engine::{Entry, Msg, Note, Noted};
use std::sync::Arc;

/// A record that does not lead where it led.
pub(super) struct Old {
    /// All of it. The table in memory holds the steps that still lead where they led.
    pub entries: Vec<Entry>,
    /// What is different.
    pub why: Msg,
}

impl Loaded {
    /// Why nothing can be ordered at a table of older rules.
    pub(super) fn old_fault(&self) -> Fault {
        Fault::with(Kind::Refused, self.old_msg())
    }

    /// What is to be said of a game of older rules.
    pub(super) fn old_msg(&self) -> Msg {
        let (theirs, ours) = (&self.row.header, self.table.header());
        let why = self.old.as_ref().map_or(Msg::plain(""), |old| old.why.clone());
        let key = match (self.is_over(), theirs.rules == ours.rules && theirs.data == ours.data) {
            (_, true) => "server-old-broken",
            (true, false) => "server-old-over",
            (false, false) => "server-old",
        };
        Msg::new(key)
            .with("theirs", theirs.rules as i64)
            .with("ours", ours.rules as i64)
            .with("shown", self.table.len() as i64)
            .with("why", why)
    }
}

impl LiveTable {
    /// Notes that the record leads to the same positions under the rules and data of today. If it cannot be written now it is
    /// tried again when the table is next laid out.
    pub(super) async fn restamp(&self, app: &App, loaded: &mut Loaded) {
        let ours = loaded.table.header();
        let (rules, data) = (ours.rules, ours.data.clone());
        let theirs = &loaded.row.header;
        if loaded.old.is_some() || theirs.rules == rules && theirs.data == data {
            return;
        }
        let what = Noted::Rules { rules: (theirs.rules, rules), data: (theirs.data.clone(), data.clone()) };
        let note = Note { step: loaded.state(), what };
        let edit = Edit {
            table: loaded.row.number,
            was: loaded.row.version,
            deed: Deed::Restamp { rules, data: data.clone() },
            notes: vec![note.clone()],
            at: now(),
            dice: None,
        };
        if app.writer.commit(Change::Edit(Box::new(edit))).await.is_ok() {
            loaded.row.version += 1;
            loaded.table.note(note);
            tracing::info!(table = self.id, rules, "goes on under newer rules, every position the same");
            loaded.row.header.rules = rules;
            loaded.row.header.data = data;
        }
    }

    /// The game ends, not by the rules.
    pub(super) async fn end(
        self: &Arc<Self>,
        app: &Arc<App>,
        loaded: &mut Loaded,
        end: End,
    ) -> Result<Done, Fault> {
        let state = loaded.state();
        let standing =
            Standing { decides: None, bot_decides: false, end: Some(end), ..loaded.row.standing.clone() };
        let play = Play {
            was: state,
            keep: state,
            entries: Vec::new(),
            passed: Vec::new(),
            gestures: Vec::new(),
            plans: Some(vec![None; loaded.row.plans.len()]),
            standing: standing.clone(),
        };
        self.commit(app, loaded, Deed::Play(play), Vec::new()).await?;
        loaded.row.standing = standing;
        loaded.row.request = None;
        loaded.row.plans.fill(None);
        loaded.pictures = super::picture::Pictures::default();
        self.moved_on(app, loaded);
        Ok(loaded.done())
    }
}
