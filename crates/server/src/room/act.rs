//! What changes a table. It is written down before anybody hears of it.

use super::landmarks::round_in;
use super::picture::Pictures;
use super::{Desk, Room};
use crate::app::{App, now};
use crate::fault::{Fault, Kind};
use crate::player::Player;
use crate::shop::{go_on, settle};
use crate::store::{Change, Play, Request, Role};
use engine::{Seat, Viewer};
use scene::Ask;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use table::OrderError;

impl Room {
    /// An order of a side; returns the state it led to.
    pub async fn order(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        state: u32,
        side: &str,
        order: &str,
    ) -> Result<u32, Fault> {
        let mut desk = self.sit(app).await?;
        let seat = desk.seat(role, side)?;
        desk.must_run()?;
        desk.must_be(state)?;
        self.obey(app, &mut desk, seat, order).await
    }

    /// Carries out an order, draws what follows, writes it down.
    pub(super) async fn obey(
        self: &Arc<Self>,
        app: &Arc<App>,
        desk: &mut Desk,
        seat: Seat,
        order: &str,
    ) -> Result<u32, Fault> {
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
        self.write(app, desk, was, was, None).await
    }

    /// Writes down what the table holds beyond the steps that stay, and tells everybody.
    async fn write(
        self: &Arc<Self>,
        app: &Arc<App>,
        desk: &mut Desk,
        was: u32,
        keep: u32,
        resigned: Option<Seat>,
    ) -> Result<u32, Fault> {
        if keep < was {
            desk.landmarks.go_back(keep as usize);
        }
        let scene = desk.table.scene(Viewer::Spectator);
        desk.landmarks.follow(&*desk.table, round_in(&scene));
        desk.pictures = Pictures::of(scene);
        let standing = desk.standing(resigned);
        let at = now();
        let steps = desk.table.log(keep as usize, Viewer::Spectator).into_iter();
        let play = Play {
            table: desk.sheet.number,
            was,
            keep,
            entries: desk.table.record().entries.split_off(keep as usize),
            passed: steps.filter(|step| step.passed).map(|step| step.step as u32).collect(),
            standing: standing.clone(),
            at,
        };
        let ends_request = play.ends_request();
        self.commit(app, Change::Play(play)).await?;
        desk.sheet.standing = standing;
        desk.sheet.touched = at;
        desk.unwritten = false;
        if keep < was {
            self.history.fetch_add(1, Ordering::AcqRel);
        }
        if ends_request {
            desk.sheet.request = None;
        }
        self.moved_on(app, desk);
        Ok(desk.state())
    }

    /// Writes a change. If that fails everybody looks again, and finds the table as the store has it.
    async fn commit(&self, app: &App, change: Change) -> Result<(), Fault> {
        app.writer.commit(change).await.map_err(|_| {
            self.changed();
            Fault::new(Kind::Internal, "server-not-written")
        })
    }

    /// After every change: bots look again, and so does everybody else.
    fn moved_on(self: &Arc<Self>, app: &Arc<App>, desk: &mut Desk) {
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
        state: u32,
        side: &str,
    ) -> Result<u32, Fault> {
        let mut desk = self.sit(app).await?;
        let seat = desk.seat(role, side)?;
        desk.must_run()?;
        desk.must_be(state)?;
        desk.table.may_undo(seat).map_err(|stop| Fault::with(Kind::Refused, stop.msg()))?;
        desk.unwritten = true;
        desk.table.undo(seat).map_err(|stop| Fault::with(Kind::Refused, stop.msg()))?;
        let keep = desk.state();
        self.write(app, &mut desk, state, keep, None).await
    }

    /// Asks the others to agree to go back.
    pub async fn ask_take_back(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        side: &str,
        to: u32,
    ) -> Result<u32, Fault> {
        let mut desk = self.sit(app).await?;
        let seat = desk.seat(role, side)?;
        desk.must_run()?;
        if desk.sheet.request.is_some() {
            return Err(Fault::new(Kind::Refused, "server-take-back-open"));
        }
        if to >= desk.state() {
            return Err(Fault::new(Kind::BadRequest, "server-take-back-where"));
        }
        let mut agreed = vec![seat];
        // Sides on the same screen agree; a side somebody else has sat down at is asked.
        agreed.extend(desk.played_by(role).into_iter().filter(|seat| desk.is_own(role, *seat)));
        self.consider(app, &mut desk, Request { seat, to, agreed }).await
    }

    /// Answers a request to go back.
    pub async fn answer_take_back(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        side: &str,
        agree: bool,
    ) -> Result<u32, Fault> {
        let mut desk = self.sit(app).await?;
        let seat = desk.seat(role, side)?;
        let own = desk.is_own(role, seat);
        let none = || Fault::new(Kind::Refused, "server-take-back-none");
        let mut request = desk.sheet.request.clone().ok_or_else(none)?;
        match agree {
            false => return self.keep_request(app, &mut desk, None).await,
            true if own && !request.agreed.contains(&seat) => request.agreed.push(seat),
            true if own => {}
            true => return Err(Fault::new(Kind::Forbidden, "server-not-your-side")),
        }
        self.consider(app, &mut desk, request).await
    }

    /// Goes back if everybody has agreed; bots always do. Otherwise the request waits.
    async fn consider(
        self: &Arc<Self>,
        app: &Arc<App>,
        desk: &mut Desk,
        request: Request,
    ) -> Result<u32, Fault> {
        if !desk.played_by(Role::Host).iter().all(|seat| request.agreed.contains(seat)) {
            return self.keep_request(app, desk, Some(request)).await;
        }
        let was = desk.state();
        // Cards and dice belong to the decision they followed.
        let keep = desk.landmarks.decision_at(request.to);
        desk.unwritten = true;
        desk.table.rewind(keep as usize);
        settle(&mut *desk.table);
        self.write(app, desk, was, keep, None).await
    }

    /// Keeps a request with the table, so that it outlives the server, or forgets it.
    async fn keep_request(&self, app: &App, desk: &mut Desk, request: Option<Request>) -> Result<u32, Fault> {
        if request != desk.sheet.request {
            let change = Change::Request { table: desk.sheet.number, request: request.clone() };
            self.commit(app, change).await?;
            desk.sheet.request = request;
        }
        desk.touched = Instant::now();
        self.changed();
        Ok(desk.state())
    }

    /// Changes when a side wants to be asked for a kind of reaction.
    pub async fn instruct(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        side: &str,
        kind: &str,
        ask: Ask,
    ) -> Result<u32, Fault> {
        let mut desk = self.sit(app).await?;
        let seat = desk.seat(role, side)?;
        if !desk.table.reactions().contains(&kind) || matches!(ask, Ask::Above(101..)) {
            return Err(Fault::new(Kind::BadRequest, "server-no-reaction"));
        }
        let mut instructions = desk.sheet.instructions[seat.index()].clone();
        instructions.set(kind, ask);
        let change = Change::Instruct { table: desk.sheet.number, seat, instructions: instructions.clone() };
        self.commit(app, change).await?;
        desk.sheet.instructions[seat.index()] = instructions;
        self.changed();
        Ok(desk.state())
    }

    /// A side gives up.
    pub async fn resign(self: &Arc<Self>, app: &Arc<App>, role: Role, side: &str) -> Result<u32, Fault> {
        let mut desk = self.sit(app).await?;
        let seat = desk.seat(role, side)?;
        desk.must_run()?;
        if !desk.is_own(role, seat) {
            return Err(Fault::new(Kind::Forbidden, "server-not-your-side"));
        }
        let state = desk.state();
        desk.unwritten = true;
        self.write(app, &mut desk, state, state, Some(seat)).await
    }

    /// Puts another player into a seat.
    pub async fn seat(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        side: &str,
        player: Player,
    ) -> Result<u32, Fault> {
        let mut desk = self.sit(app).await?;
        let seat =
            desk.table.profile().seat(side).ok_or_else(|| Fault::new(Kind::BadRequest, "server-no-side"))?;
        if !desk.held_by(role).contains(&seat) {
            return Err(Fault::new(Kind::Forbidden, "server-not-your-side"));
        }
        desk.must_run()?;
        let decides = desk.decides();
        let bot = |player: &Player| !player.is_human();
        let bot_decides = match decides {
            Some(decider) if decider == seat => bot(&player),
            Some(decider) => bot(&desk.sheet.players[decider.index()]),
            None => false,
        };
        desk.unwritten = true;
        let change = Change::Seat { table: desk.sheet.number, seat, player: player.clone(), bot_decides };
        self.commit(app, change).await?;
        desk.unwritten = false;
        desk.table.set_player(seat, &player.write());
        desk.sheet.players[seat.index()] = player;
        desk.sheet.standing.bot_decides = bot_decides;
        desk.pictures = Pictures::default();
        self.moved_on(app, &mut desk);
        // A request may have waited for the person who is now a bot.
        match desk.sheet.request.clone() {
            Some(request) => self.consider(app, &mut desk, request).await,
            None => Ok(desk.state()),
        }
    }
}

impl Desk {
    /// Whether the role may speak for the person at this seat: the host may not where somebody else has sat down.
    fn is_own(&self, role: Role, seat: Seat) -> bool {
        role == Role::Seat(seat) || role == Role::Host && !self.sheet.claimed[seat.index()]
    }

    /// Says so if the table has moved on.
    fn must_be(&self, state: u32) -> Result<(), Fault> {
        if self.state() == state { Ok(()) } else { Err(Fault::new(Kind::Stale, "server-stale")) }
    }
}
