//! A table in memory. Each has its own lock, so changes to one table happen one after the other.
//!
//! The store is the truth: what is in memory can be dropped at any time and loaded again. If anything goes wrong between a
//! change and its commit, the table is loaded anew from its record.

mod act;
mod analysis;
mod arrows;
mod ask;
mod bot;
mod guest;
mod key;
mod landmarks;
mod old;
mod picture;
mod plan;
mod publish;
mod report;
mod seals;
#[cfg(test)]
mod secrets;
mod share;
mod show;
mod sponsor;
#[cfg(test)]
mod tests;
mod wish;

pub use self::analysis::Progress;
pub use arrows::Woken;
pub use ask::Advised;
pub use guest::Guest;
pub use show::{show_bots, show_end};

use self::analysis::Study;
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::store::{Arrows, Change, Cutoffs, End, Role, Standing, Stored, TableRow};
use catalog::Shelf;
use engine::{Msg, Need, Seat, Viewer, Winner};
use guest::Presence;
use landmarks::Landmarks;
use old::Old;
use picture::Pictures;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::{AnyTable, Thinker};
use tokio::sync::{MutexGuard, broadcast, watch};

/// A table that somebody is at, or was a short while ago: what its guests share. Its content is loaded when first needed.
pub struct LiveTable {
    /// The table's id.
    pub id: String,
    loaded: tokio::sync::Mutex<Option<Loaded>>,
    /// Grows with everything that somebody may see.
    version: watch::Sender<u64>,
    /// What people draw on the board for each other.
    arrows: broadcast::Sender<Arrows>,
    /// Grows whenever steps are taken back, so that old log entries are no longer valid.
    history: AtomicU64,
    /// Grows whenever tokens may have been renewed.
    keys: AtomicU64,
    presence: Mutex<Presence>,
    /// The analysis of the finished game, as far as it is.
    study: Mutex<Option<Study>>,
    /// The address for which bots think here.
    sponsor: Mutex<Option<std::net::IpAddr>>,
    /// The highest version in the store that was heard of: what is in memory must not be older.
    newest: AtomicU64,
    /// Somebody has come or gone whom other servers have not been told of.
    announce: AtomicBool,
    /// Who is here on other servers is not known yet.
    alone: AtomicBool,
    /// Something could not be written and is tried again in a while.
    retries: AtomicBool,
}

/// How soon it is tried again to write what could not be written.
pub(super) const RETRY: Duration = Duration::from_secs(5);

/// The content of a table, loaded from the store.
pub struct Loaded {
    game: &'static dyn Shelf,
    row: TableRow,
    table: Box<dyn AnyTable>,
    /// Set if the record leads elsewhere under the rules and data of today.
    old: Option<Old>,
    landmarks: Landmarks,
    pictures: Pictures,
    /// The number of the bot's move that is being thought about.
    thinking: Option<u64>,
    /// Why the bot gives the order that is about to be given.
    why: Option<Msg>,
    /// Whether bots think on this server, not on another one that shares the database.
    thinks_here: bool,
    /// When something was last done here.
    touched: Instant,
    /// Something was changed and is not yet written: if this is found set, it never will be.
    unwritten: bool,
    /// Luck that is due could not be written.
    undrawn: bool,
}

/// What a change led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// The version, as clients are told it.
    pub version: u64,
    /// Steps.
    pub state: u32,
}

/// A loaded table, locked for one change or question.
struct Locked<'a>(MutexGuard<'a, Option<Loaded>>);

impl Deref for Locked<'_> {
    type Target = Loaded;
    fn deref(&self) -> &Loaded {
        self.0.as_ref().expect("a locked table is loaded")
    }
}

impl DerefMut for Locked<'_> {
    fn deref_mut(&mut self) -> &mut Loaded {
        self.0.as_mut().expect("a locked table is loaded")
    }
}

impl LiveTable {
    /// A table that is not loaded yet.
    pub fn new(id: &str) -> Arc<LiveTable> {
        Arc::new(LiveTable {
            id: id.to_owned(),
            loaded: tokio::sync::Mutex::new(None),
            version: watch::Sender::new(0),
            arrows: broadcast::Sender::new(8),
            history: AtomicU64::new(0),
            keys: AtomicU64::new(0),
            presence: Mutex::default(),
            study: Mutex::default(),
            sponsor: Mutex::default(),
            newest: AtomicU64::new(0),
            announce: AtomicBool::new(false),
            alone: AtomicBool::new(true),
            retries: AtomicBool::new(false),
        })
    }

    /// Tells everybody to look again.
    fn changed(&self) {
        self.version.send_modify(|version| *version += 1);
    }

    /// Locks the table, loading it first if need be.
    async fn lock(self: &Arc<Self>, app: &Arc<App>) -> Result<Locked<'_>, Fault> {
        let mut loaded = self.loaded.lock().await;
        if loaded.as_ref().is_some_and(|loaded| loaded.unwritten) {
            tracing::warn!(table = self.id, "loading the table again");
            self.history.fetch_add(1, Ordering::AcqRel);
            self.changed();
            *loaded = None;
        }
        let mut news = false;
        if let Some(lying) = loaded.as_mut().filter(|lying| self.has_news_for(lying)) {
            // Whoever asked may hang up while the store is asked: nothing has changed then.
            news = !self.grow(app, lying).await;
            if lying.unwritten {
                *loaded = None;
            }
        }
        let before = if news { loaded.take() } else { None };
        let fresh = loaded.is_none();
        if fresh {
            *loaded = Some(self.load(app, before).await?);
        }
        let mut sitting = Locked(loaded);
        if fresh {
            self.restamp(app, &mut sitting).await;
        }
        // Luck that was due when a server ended comes now, as it would have come then.
        if (fresh || sitting.undrawn) && sitting.luck_is_due() && !self.draw_due(app, &mut sitting).await? {
            return Ok(sitting);
        }
        if fresh {
            self.stir(app, &mut sitting);
            // A plan goes on where it was when the table was put away.
            if self.pursue(app, &mut sitting).await.is_err() && sitting.unwritten {
                *sitting.0 = Some(self.load(app, None).await?);
                self.stir(app, &mut sitting);
            }
        }
        Ok(sitting)
    }

    /// Draws luck that is due. If that cannot be written just now the table lies here as it is stored, nobody sees what was drawn, and
    /// it is tried again, with the same result; then this is false.
    async fn draw_due(self: &Arc<Self>, app: &Arc<App>, sitting: &mut Locked<'_>) -> Result<bool, Fault> {
        if self.retries.load(Ordering::Acquire) {
            sitting.undrawn = true;
            return Ok(false);
        }
        while let Err(fault) = self.roll_on(app, sitting).await {
            *sitting.0 = Some(self.load(app, None).await?);
            // If another server was quicker, what it has written is laid out now.
            if fault.kind != Kind::Stale && sitting.luck_is_due() {
                let fault = fault.kind.code();
                tracing::error!(table = self.id, fault, "luck that is due cannot be drawn");
                sitting.undrawn = true;
                self.try_again(app);
                return Ok(false);
            }
        }
        sitting.undrawn = false;
        Ok(true)
    }

    /// Looks at the table again in a while.
    fn try_again(self: &Arc<Self>, app: &Arc<App>) {
        if !self.retries.swap(true, Ordering::AcqRel) {
            let (live, app) = (self.clone(), app.clone());
            tokio::spawn(async move {
                tokio::time::sleep(RETRY).await;
                live.retries.store(false, Ordering::Release);
                let _ = live.lock(&app).await;
            });
        }
    }

    /// Reads the table from the store and replays its record. What lay here before goes on from where it was, if nothing of it was
    /// taken back.
    async fn load(&self, app: &Arc<App>, before: Option<Loaded>) -> Result<Loaded, Fault> {
        let heard = self.newest.load(Ordering::Acquire);
        let lay_here = before.is_some();
        let (loaded, goes_on) = self.load_from_store(app, before).await?;
        // Whatever the reason for looking into the store: keys may have been renewed elsewhere, and whoever came with an old one must go.
        self.keys.fetch_add(1, Ordering::AcqRel);
        if lay_here {
            self.followed(goes_on);
        }
        // What was heard of and is not there any more (a database was put back) is waited for no longer.
        let _ = self.newest.compare_exchange(heard, loaded.row.version, Ordering::AcqRel, Ordering::Acquire);
        Ok(loaded)
    }

    async fn load_from_store(&self, app: &Arc<App>, before: Option<Loaded>) -> Result<(Loaded, bool), Fault> {
        let (id, keeper) = (self.id.clone(), app.clone());
        let load = tokio::task::spawn_blocking(move || {
            let stored = keeper.store.load(&id).map_err(|error| {
                tracing::error!(table = id, %error, "cannot load");
                Fault::internal()
            })?;
            let stored = stored.ok_or_else(|| Fault::new(Kind::NotFound, "server-no-table"))?;
            // A game goes on under its own rules as long as another server has them: two that differ must not play at one table.
            let running = stored.row.standing.end.is_none();
            if let Some(shared) = keeper.store.shared().filter(|_| running)
                && !keeper.games.are_ours(&stored.row.header)
                && shared.played_by(&id).is_ok_and(|others| !others.is_empty())
            {
                return Err(Fault::new(Kind::Elsewhere, "server-elsewhere"));
            }
            let before = before.filter(|before| before.goes_on_in(&stored));
            let goes_on = before.is_some();
            let mut loaded = lay_out(&keeper, &id, stored, before)?;
            loaded.thinks_here = match keeper.store.shared() {
                Some(shared) if loaded.row.standing.bot_decides => shared.thinks(&id).unwrap_or(false),
                _ => true,
            };
            Ok((loaded, goes_on))
        });
        load.await.unwrap_or_else(|panic| {
            tracing::error!(table = self.id, %panic, "loading panicked");
            Err(Fault::internal())
        })
    }

    /// Unloads the table if nobody has touched it for this long.
    pub fn sleep(&self, idle: Duration) {
        let Ok(mut loaded) = self.loaded.try_lock() else { return };
        let tired = loaded
            .as_ref()
            .is_some_and(|loaded| loaded.touched.elapsed() >= idle && loaded.thinking.is_none());
        if tired {
            *loaded = None;
        }
    }

    /// Whether nothing is held in memory.
    pub fn is_asleep(&self) -> bool {
        self.loaded.try_lock().is_ok_and(|loaded| loaded.is_none())
    }

    /// Loads the table, so that a bot whose turn it is begins to think.
    pub async fn wake(self: &Arc<Self>, app: &Arc<App>) {
        // An abandoned table may have been removed in the meantime.
        if let Err(fault) = self.lock(app).await
            && !matches!(fault.kind, Kind::NotFound | Kind::Elsewhere)
        {
            tracing::error!(table = self.id, fault = fault.kind.code(), "cannot wake a table");
        }
    }

    /// Removes the table for good if it is abandoned, nobody is here and nothing goes on; whether it did.
    pub async fn remove(&self, app: &App, cutoffs: Cutoffs) -> bool {
        // Whoever comes in must wait for this lock, and then finds that there is no such table.
        let Ok(mut loaded) = self.loaded.try_lock() else { return false };
        if self.is_visited() || loaded.as_ref().is_some_and(|loaded| loaded.thinking.is_some()) {
            return false;
        }
        *loaded = None;
        app.writer.commit(Change::Remove { id: self.id.clone(), cutoffs }).await.is_ok()
    }

    /// What a bot needs to decide for the seat whose turn it is.
    pub async fn thinker(self: &Arc<Self>, app: &Arc<App>) -> Option<Box<dyn Thinker>> {
        self.lock(app).await.ok()?.table.thinker()
    }
}

/// Lays out a table as it is stored. If it lay here before, the steps that are new are played.
fn lay_out(app: &App, id: &str, stored: Stored, before: Option<Loaded>) -> Result<Loaded, Fault> {
    let row = stored.row;
    let broken = |what: String| {
        crate::metrics::BROKEN.count();
        tracing::error!(table = id, what, "the record does not replay");
        Fault::new(Kind::Internal, "server-record-broken")
    };
    let game = app.games.find(&row.header.game).map_err(|error| broken(error.to_string()))?;
    let (mut landmarks, mut known, mut noted) = (None, 0, 0);
    let lying = before.map(|before| {
        (known, noted) = (before.table.len(), before.table.notes().len());
        landmarks = Some(before.landmarks);
        before.table
    });
    if lying.is_none() {
        crate::metrics::LAYOUTS.count();
    }
    let replayed = app.games.replay(&row.header, &stored.entries, lying);
    let replayed = replayed.map_err(|error| broken(error.to_string()))?;
    let mut table = replayed.table;
    let old = replayed.fault.map(|fault| {
        tracing::warn!(table = id, entry = fault.entry, "the record leads elsewhere under these rules");
        Old { entries: stored.entries, why: fault.what }
    });
    for (seat, player) in game.profile().all_seats().zip(&row.players) {
        table.set_player(seat, &player.write());
    }
    stored.passed.iter().for_each(|step| table.mark_passed(*step as usize));
    stored.gestures.iter().for_each(|(step, gesture)| table.mark_gesture(*step as usize, *gesture));
    stored.notes.into_iter().skip(noted).for_each(|note| table.note(note));
    let landmarks = match landmarks {
        Some(mut landmarks) => {
            landmarks.go_back(known.min(table.len()));
            landmarks.follow(&*table, landmarks::round_at(&*table, table.len()));
            landmarks
        }
        None => Landmarks::of(&*table),
    };
    Ok(Loaded {
        game,
        row,
        // A copy is as large as what it holds; the original has space to spare.
        table: if known == 0 { table.fork() } else { table },
        old,
        landmarks,
        pictures: Pictures::default(),
        thinking: None,
        why: None,
        thinks_here: false,
        touched: Instant::now(),
        unwritten: false,
        undrawn: false,
    })
}

impl Loaded {
    /// What a change led to.
    fn done(&self) -> Done {
        Done { version: self.row.turn, state: self.state() }
    }

    /// Steps so far.
    fn state(&self) -> u32 {
        self.old.as_ref().map_or(self.table.len(), |old| old.entries.len()) as u32
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.row.standing.end.is_some()
    }

    /// The side that decides now.
    fn decides(&self) -> Option<Seat> {
        match self.table.need() {
            Need::Order(seat) if !self.is_over() && self.old.is_none() => Some(seat),
            _ => None,
        }
    }

    /// A side's id.
    fn side(&self, seat: Seat) -> String {
        self.table.profile().seat_id(seat).to_owned()
    }

    /// The seats this role plays now.
    fn played_by(&self, role: Role) -> Vec<Seat> {
        let seats = self.table.profile().all_seats();
        let human = |seat: &Seat| self.row.players[seat.index()].is_human();
        seats.filter(human).filter(|seat| self.speaks_for(role, *seat)).collect()
    }

    /// The seats whose player this role may wish to change.
    fn held_by(&self, role: Role) -> Vec<Seat> {
        let seats = self.table.profile().all_seats();
        seats.filter(|seat| role == Role::Host || role == Role::Seat(*seat)).collect()
    }

    /// The seat of this side, if the role plays it.
    fn seat(&self, role: Role, side: &str) -> Result<Seat, Fault> {
        let seat = self.table.profile().seat(side);
        let seat = seat.ok_or_else(|| Fault::new(Kind::BadRequest, "server-no-side"))?;
        match self.played_by(role).contains(&seat) {
            true => Ok(seat),
            false => Err(Fault::new(Kind::Forbidden, "server-not-your-side")),
        }
    }

    /// What this role may see now.
    fn viewer(&self, role: Role) -> Viewer {
        if !self.table.has_secrets() {
            // Everybody sees the same, so one picture serves all.
            return Viewer::Spectator;
        }
        if self.is_over() {
            return Viewer::Referee;
        }
        let played = self.played_by(role);
        match (role, played.as_slice()) {
            (Role::Seat(seat), _) => Viewer::Seat(seat),
            (Role::Host, [seat]) => Viewer::Seat(*seat),
            // Several sides on one screen: what the deciding side sees; between their turns what everybody may see.
            (Role::Host, several) => match self.decides() {
                Some(seat) if several.contains(&seat) => Viewer::Seat(seat),
                _ => Viewer::Spectator,
            },
            (Role::Watch | Role::Invite(_), _) => Viewer::Spectator,
        }
    }

    /// Says so if the game is over.
    fn must_run(&self) -> Result<(), Fault> {
        match (self.is_over(), &self.old) {
            (true, _) => Err(Fault::new(Kind::Refused, "server-over")),
            (false, Some(_)) => Err(self.old_fault()),
            (false, None) => Ok(()),
        }
    }

    /// How it stands, as the store keeps it.
    fn standing(&self) -> Standing {
        standing(&*self.table, &self.row.players, self.landmarks.round())
    }
}

/// How a table stands, as the store keeps it.
pub fn standing(table: &dyn AnyTable, players: &[crate::player::Player], round: Option<u32>) -> Standing {
    let (decides, end) = match table.need() {
        Need::Order(seat) => (Some(seat), None),
        Need::Luck(_) => (None, None),
        Need::Over(outcome) => {
            let winner = if let Winner::Seat(seat) = outcome.winner { Some(seat) } else { None };
            let (reason, rule) = (outcome.reason.to_owned(), outcome.rule.to_string());
            (None, Some(End::Rules { winner, reason, rule }))
        }
    };
    let bot_decides = decides.is_some_and(|seat| !players[seat.index()].is_human());
    Standing { state: table.len() as u32, decides, bot_decides, round, end }
}

/// The round a table is in, if the game counts rounds.
pub fn round(table: &dyn AnyTable) -> Option<u32> {
    landmarks::round_at(table, table.len())
}
