//! What changes a table. It is written down before anybody hears of it.

use super::landmarks::round_at;
use super::picture::Pictures;
use super::{Done, LiveTable, Loaded};
use crate::app::{App, now};
use crate::fault::{Fault, Kind};
use crate::game_cache::go_on;
use crate::store::{Change, Deed, DiceCell, Edit, End, Plan, Play, Role, StoreError};
use engine::{Note, Seat};
use scene::Ask;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use table::OrderError;

impl LiveTable {
    /// An order of a side; returns what it led to.
    pub async fn order(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        version: u64,
        side: &str,
        order: &str,
    ) -> Result<Done, Fault> {
        let mut loaded = self.lock(app).await?;
        let seat = loaded.seat(role, side)?;
        loaded.must_run()?;
        loaded.must_be(version)?;
        self.obey(app, &mut loaded, seat, order).await
    }

    /// Carries out an order, and goes on with what the sides have planned. The side's own plan is given up, unless the order only answers
    /// what it was asked on the way.
    pub(super) async fn obey(
        self: &Arc<Self>,
        app: &Arc<App>,
        loaded: &mut Loaded,
        seat: Seat,
        order: &str,
    ) -> Result<Done, Fault> {
        let answers = loaded.table.reaction(seat).is_some();
        let plan = loaded.row.plans[seat.index()].clone().filter(|_| answers);
        let done = self.give(app, loaded, seat, order, 0, plan).await?;
        // The order is written, whatever becomes of plans: they go on when the table is next looked at.
        Ok(self.pursue(app, loaded).await.unwrap_or(done))
    }

    /// Carries out one order, draws what follows, writes it down with the plan that the side has then.
    pub(super) async fn give(
        self: &Arc<Self>,
        app: &Arc<App>,
        loaded: &mut Loaded,
        seat: Seat,
        order: &str,
        gesture: u32,
        plan: Option<Plan>,
    ) -> Result<Done, Fault> {
        let was = loaded.state();
        loaded.unwritten = true;
        let why = loaded.why.take();
        let (table, row) = (&mut *loaded.table, &mut loaded.row);
        let judged = catch_unwind(AssertUnwindSafe(|| {
            table.order(seat, order)?;
            table.mark_gesture(table.len(), gesture);
            if let Some(why) = why {
                table.mark_why(table.len(), why);
            }
            go_on(table, row);
            Ok::<_, OrderError>(())
        }));
        match judged {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                // A refused order changes nothing; if it did, the table is laid out again.
                loaded.unwritten = loaded.state() != was;
                return Err(Fault::from(error));
            }
            Err(_) => {
                tracing::error!(table = self.id, state = was, "the rules panicked");
                return Err(Fault::internal());
            }
        }
        let mut plans = loaded.row.plans.clone();
        plans[seat.index()] = plan;
        self.write(app, loaded, was, was, Vec::new(), plans).await
    }

    /// Writes down what the table holds beyond the steps that stay and what the sides have planned then, and tells everybody.
    pub(super) async fn write(
        self: &Arc<Self>,
        app: &Arc<App>,
        loaded: &mut Loaded,
        was: u32,
        keep: u32,
        notes: Vec<Note>,
        plans: Vec<Option<Plan>>,
    ) -> Result<Done, Fault> {
        if keep < was {
            loaded.landmarks.go_back(keep as usize);
        }
        loaded.landmarks.follow(&*loaded.table, round_at(&*loaded.table, loaded.table.len()));
        loaded.pictures = Pictures::default();
        let standing = loaded.standing();
        let play = Play {
            was,
            keep,
            entries: loaded.table.entries(keep as usize),
            passed: loaded.table.passed(keep as usize).into_iter().map(|step| step as u32).collect(),
            gestures: steps(loaded.table.gestures(keep as usize)),
            plans: (plans != loaded.row.plans).then(|| plans.clone()),
            standing: standing.clone(),
        };
        let ends_request = play.ends_request();
        self.commit(app, loaded, Deed::Play(play), notes).await?;
        loaded.row.standing = standing;
        loaded.row.plans = plans;
        if keep < was {
            self.history.fetch_add(1, Ordering::AcqRel);
        }
        if ends_request {
            loaded.row.request = None;
        }
        self.moved_on(app, loaded);
        Ok(loaded.done())
    }

    /// Writes what was done on the version of the table that lies here. If that fails everybody looks again, and finds the
    /// table as the store has it.
    pub(super) async fn commit(
        &self,
        app: &App,
        loaded: &mut Loaded,
        deed: Deed,
        notes: Vec<Note>,
    ) -> Result<(), Fault> {
        let at = now();
        let turns = deed.turns();
        let dice = loaded.row.dice.as_ref().map(DiceCell::of);
        let (table, was) = (loaded.row.number, loaded.row.version);
        let edit = Edit { table, was, deed, notes: notes.clone(), at, dice };
        // Whoever asked may hang up while it is being written: then the table is laid out again.
        loaded.unwritten = true;
        match app.writer.commit(Change::Edit(Box::new(edit))).await {
            Ok(()) => {
                loaded.unwritten = false;
                loaded.row.version += 1;
                loaded.row.turn += u64::from(turns);
                loaded.row.touched = at;
                loaded.thinks_here |= turns;
                self.newest.fetch_max(loaded.row.version, Ordering::AcqRel);
                notes.into_iter().for_each(|note| loaded.table.note(note));
                Ok(())
            }
            Err(error) => {
                self.changed();
                Err(match error {
                    StoreError::Conflict => Fault::new(Kind::Stale, "server-stale"),
                    _ => Fault::new(Kind::Internal, "server-not-written"),
                })
            }
        }
    }

    /// After every change: bots look again, and so does everybody else.
    pub(super) fn moved_on(self: &Arc<Self>, app: &Arc<App>, loaded: &mut Loaded) {
        loaded.touched = Instant::now();
        loaded.thinking = None;
        self.stir(app, loaded);
        self.changed();
    }

    /// Takes back the side's last gesture. Nobody's plans outlive that.
    pub async fn undo(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        version: u64,
        side: &str,
    ) -> Result<Done, Fault> {
        let mut loaded = self.lock(app).await?;
        let seat = loaded.seat(role, side)?;
        loaded.must_run()?;
        loaded.must_be(version)?;
        loaded.table.may_undo(seat).map_err(|stop| Fault::with(Kind::Refused, stop.msg()))?;
        let was = loaded.state();
        loaded.unwritten = true;
        loaded.table.undo(seat).map_err(|stop| Fault::with(Kind::Refused, stop.msg()))?;
        let keep = loaded.state();
        let none = vec![None; loaded.row.plans.len()];
        self.write(app, &mut loaded, was, keep, Vec::new(), none).await
    }

    /// Changes when a side wants to be asked for a kind of reaction.
    pub async fn instruct(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        side: &str,
        kind: &str,
        ask: Ask,
    ) -> Result<Done, Fault> {
        let mut loaded = self.lock(app).await?;
        let seat = loaded.seat(role, side)?;
        if !loaded.table.reactions().contains(&kind) || matches!(ask, Ask::Above(101..)) {
            return Err(Fault::new(Kind::BadRequest, "server-no-reaction"));
        }
        let mut instructions = loaded.row.instructions[seat.index()].clone();
        instructions.set(kind, ask);
        let deed = Deed::Instruct { seat, instructions: instructions.clone() };
        self.commit(app, &mut loaded, deed, Vec::new()).await?;
        loaded.row.instructions[seat.index()] = instructions;
        self.changed();
        Ok(loaded.done())
    }

    /// A side gives up.
    pub async fn resign(self: &Arc<Self>, app: &Arc<App>, role: Role, side: &str) -> Result<Done, Fault> {
        let mut loaded = self.lock(app).await?;
        let seat = loaded.seat(role, side)?;
        loaded.must_run()?;
        self.end(app, &mut loaded, End::Resigned(seat)).await
    }
}

impl Loaded {
    /// Says so if the table has moved on.
    pub(super) fn must_be(&self, version: u64) -> Result<(), Fault> {
        if self.row.turn == version { Ok(()) } else { Err(Fault::new(Kind::Stale, "server-stale")) }
    }
}

/// Steps as the store counts them.
pub(super) fn steps(marked: Vec<(usize, u32)>) -> Vec<(u32, u32)> {
    marked.into_iter().map(|(step, gesture)| (step as u32, gesture)).collect()
}
