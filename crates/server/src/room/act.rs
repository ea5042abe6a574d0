//! What changes a table. It is written down before anybody hears of it.

use super::landmarks::round_at;
use super::picture::Pictures;
use super::{Desk, Done, Room};
use crate::app::{App, now};
use crate::fault::{Fault, Kind};
use crate::shop::go_on;
use crate::store::{Change, Deed, Edit, End, Play, Role, StoreError};
use engine::{Note, Seat, Viewer};
use scene::Ask;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use table::OrderError;

impl Room {
    /// An order of a side; returns what it led to.
    pub async fn order(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        version: u64,
        side: &str,
        order: &str,
    ) -> Result<Done, Fault> {
        let mut desk = self.sit(app).await?;
        let seat = desk.seat(role, side)?;
        desk.must_run()?;
        desk.must_be(version)?;
        self.obey(app, &mut desk, seat, order).await
    }

    /// Carries out an order, draws what follows, writes it down.
    pub(super) async fn obey(
        self: &Arc<Self>,
        app: &Arc<App>,
        desk: &mut Desk,
        seat: Seat,
        order: &str,
    ) -> Result<Done, Fault> {
        let was = desk.state();
        desk.unwritten = true;
        let (table, sheet) = (&mut *desk.table, &desk.sheet);
        let judged = catch_unwind(AssertUnwindSafe(|| {
            table.order(seat, order)?;
            go_on(table, sheet);
            Ok::<_, OrderError>(())
        }));
        match judged {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                // A refused order changes nothing; if it did, the table is laid out again.
                desk.unwritten = desk.state() != was;
                return Err(Fault::from(error));
            }
            Err(_) => {
                tracing::error!(table = self.id, state = was, "the rules panicked");
                return Err(Fault::internal());
            }
        }
        self.write(app, desk, was, was, Vec::new()).await
    }

    /// Writes down what the table holds beyond the steps that stay, and tells everybody.
    pub(super) async fn write(
        self: &Arc<Self>,
        app: &Arc<App>,
        desk: &mut Desk,
        was: u32,
        keep: u32,
        notes: Vec<Note>,
    ) -> Result<Done, Fault> {
        if keep < was {
            desk.landmarks.go_back(keep as usize);
        }
        let scene = desk.table.scene(Viewer::Spectator);
        desk.landmarks.follow(&*desk.table, round_at(&*desk.table, desk.table.len()));
        desk.pictures = Pictures::of(scene);
        let standing = desk.standing();
        let steps = desk.table.log(keep as usize, Viewer::Spectator).into_iter();
        let play = Play {
            was,
            keep,
            entries: desk.table.record().entries.split_off(keep as usize),
            passed: steps.filter(|step| step.passed).map(|step| step.step as u32).collect(),
            standing: standing.clone(),
        };
        let ends_request = play.ends_request();
        self.commit(app, desk, Deed::Play(play), notes).await?;
        desk.sheet.standing = standing;
        if keep < was {
            self.history.fetch_add(1, Ordering::AcqRel);
        }
        if ends_request {
            desk.sheet.request = None;
        }
        self.moved_on(app, desk);
        Ok(desk.done())
    }

    /// Writes what was done on the version of the table that lies here. If that fails everybody looks again, and finds the
    /// table as the store has it.
    pub(super) async fn commit(
        &self,
        app: &App,
        desk: &mut Desk,
        deed: Deed,
        notes: Vec<Note>,
    ) -> Result<(), Fault> {
        let at = now();
        let turns = deed.turns();
        let edit = Edit { table: desk.sheet.number, was: desk.sheet.version, deed, notes: notes.clone(), at };
        // Whoever asked may hang up while it is being written: then the table is laid out again.
        desk.unwritten = true;
        match app.writer.commit(Change::Edit(edit)).await {
            Ok(()) => {
                desk.unwritten = false;
                desk.sheet.version += 1;
                desk.sheet.turn += u64::from(turns);
                desk.sheet.touched = at;
                notes.into_iter().for_each(|note| desk.table.note(note));
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
    pub(super) fn moved_on(self: &Arc<Self>, app: &Arc<App>, desk: &mut Desk) {
        desk.touched = Instant::now();
        desk.thinking = None;
        self.stir(app, desk);
        self.changed();
    }

    /// Takes back the side's last order.
    pub async fn undo(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        version: u64,
        side: &str,
    ) -> Result<Done, Fault> {
        let mut desk = self.sit(app).await?;
        let seat = desk.seat(role, side)?;
        desk.must_run()?;
        desk.must_be(version)?;
        desk.table.may_undo(seat).map_err(|stop| Fault::with(Kind::Refused, stop.msg()))?;
        let was = desk.state();
        desk.unwritten = true;
        desk.table.undo(seat).map_err(|stop| Fault::with(Kind::Refused, stop.msg()))?;
        let keep = desk.state();
        self.write(app, &mut desk, was, keep, Vec::new()).await
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
        let mut desk = self.sit(app).await?;
        let seat = desk.seat(role, side)?;
        if !desk.table.reactions().contains(&kind) || matches!(ask, Ask::Above(101..)) {
            return Err(Fault::new(Kind::BadRequest, "server-no-reaction"));
        }
        let mut instructions = desk.sheet.instructions[seat.index()].clone();
        instructions.set(kind, ask);
        let deed = Deed::Instruct { seat, instructions: instructions.clone() };
        self.commit(app, &mut desk, deed, Vec::new()).await?;
        desk.sheet.instructions[seat.index()] = instructions;
        self.changed();
        Ok(desk.done())
    }

    /// A side gives up.
    pub async fn resign(self: &Arc<Self>, app: &Arc<App>, role: Role, side: &str) -> Result<Done, Fault> {
        let mut desk = self.sit(app).await?;
        let seat = desk.seat(role, side)?;
        desk.must_run()?;
        self.end(app, &mut desk, End::Resigned(seat)).await
    }
}

impl Desk {
    /// Says so if the table has moved on.
    fn must_be(&self, version: u64) -> Result<(), Fault> {
        if self.sheet.turn == version { Ok(()) } else { Err(Fault::new(Kind::Stale, "server-stale")) }
    }
}
