//! A table that other servers serve, too: what they write is news here, and bots think on one of them.

use super::landmarks::round_at;
use super::picture::Pictures;
use super::{LiveTable, Loaded};
use crate::app::App;
use crate::store::{Seen, Since, Stored};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

impl LiveTable {
    /// The table has this version by now. What lies here is laid out again if it is older.
    pub fn heard(&self, version: u64) {
        if self.newest.fetch_max(version, Ordering::AcqRel) < version {
            self.changed();
        }
    }

    /// Whether another server has written something that is not laid out here yet.
    pub(super) fn has_news_for(&self, loaded: &Loaded) -> bool {
        loaded.row.version < self.newest.load(Ordering::Acquire)
    }

    /// Goes on with what another server has written, if the table has only grown; whether it has. If not, what lies here is laid out
    /// again from what is stored.
    pub(super) async fn grow(&self, app: &App, loaded: &mut Loaded) -> bool {
        // A plan goes on wherever the table is laid out: that is asked of the store.
        if loaded.old.is_some() || loaded.row.plans.iter().any(Option::is_some) {
            return false;
        }
        let (table, version) = (loaded.row.number, loaded.row.version);
        let Some(since) = app.reader.since(Seen { table, version, steps: loaded.state() }).await else {
            return false;
        };
        // If the rules panic, what lies here is not to be trusted any more.
        let grown = catch_unwind(AssertUnwindSafe(|| loaded.grow(since)));
        loaded.unwritten = grown.is_err();
        grown.unwrap_or(false)
    }

    /// The table was laid out again after another server had written: who was told the steps so far need only hear the others,
    /// unless steps were taken back.
    pub(super) fn followed(&self, goes_on: bool) {
        if !goes_on {
            self.history.fetch_add(1, Ordering::AcqRel);
        }
    }

    /// Whether somebody has come or gone since this was last asked.
    pub fn must_announce(&self) -> bool {
        self.announce.swap(false, Ordering::AcqRel)
    }

    /// Whether it is not known yet who is at this table on other servers.
    pub fn must_look_around(&self) -> bool {
        self.is_visited() && self.alone.swap(false, Ordering::AcqRel)
    }

    /// Whether a bot thinks here. A table that is locked just now is about to tell by itself.
    pub fn is_thinking(&self) -> bool {
        self.loaded.try_lock().is_ok_and(|loaded| loaded.as_ref().is_some_and(|it| it.thinking.is_some()))
    }

    /// Whether somebody is here, and a bot that must move does not think on this server.
    pub fn waits_for_bot(&self) -> bool {
        self.is_visited()
            && self.loaded.try_lock().is_ok_and(|loaded| {
                loaded.as_ref().is_some_and(|it| it.thinking.is_none() && it.bot_to_move().is_some())
            })
    }

    /// From now on bots think here; whether there is anything to think about, if the table can be laid out at all.
    pub async fn take_over(self: &Arc<Self>, app: &Arc<App>) -> Option<bool> {
        let mut loaded = self.lock(app).await.ok()?;
        loaded.thinks_here = true;
        self.stir(app, &mut loaded);
        Some(loaded.thinking.is_some())
    }
}

impl Loaded {
    /// Plays what is new; whether every step led where it led, and the last one that was here is the last one there.
    fn grow(&mut self, since: Since) -> bool {
        let Since { version, turn, drawn, touched, standing, entries, passed, gestures } = since;
        let last = self.table.entries(self.table.len().saturating_sub(1)).pop();
        if last.is_none()
            || last.as_ref() != entries.first()
            || self.table.replay_more(&entries[1..]).is_err()
        {
            return false;
        }
        passed.iter().for_each(|step| self.table.mark_passed(*step as usize));
        gestures.iter().for_each(|(step, gesture)| self.table.mark_gesture(*step as usize, *gesture));
        self.landmarks.follow(&*self.table, round_at(&*self.table, self.table.len()));
        self.pictures = Pictures::default();
        (self.thinking, self.why, self.thinks_here) = (None, None, true);
        (self.row.version, self.row.turn, self.row.touched) = (version, turn, touched);
        self.row.standing = standing;
        if let Some(dice) = &mut self.row.dice {
            dice.drawn = drawn;
        }
        self.touched = Instant::now();
        true
    }

    /// Whether what is stored goes on from what lies here: the same game with the same steps and notes so far.
    pub(super) fn goes_on_in(&self, stored: &Stored) -> bool {
        let table = &*self.table;
        let passed: Vec<u32> = table.passed(0).into_iter().map(|step| step as u32).collect();
        self.old.is_none()
            && self.row.header == stored.row.header
            && stored.entries.starts_with(&table.entries(0))
            && stored.notes.starts_with(table.notes())
            && stored.passed.starts_with(&passed)
            && stored.gestures.starts_with(&super::act::steps(table.gestures(0)))
    }
}
