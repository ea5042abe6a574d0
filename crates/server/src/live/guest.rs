use super::key::{Entry, role};
use super::{LiveTable, Loaded};
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::store::{Arrows, Change, Place, Role};
use catalog::Shelf;
use engine::{Seat, Viewer};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use text::Lang;
use tokio::sync::{broadcast, watch};

/// Somebody connected to a table, with what he may do and what he has already been told.
pub struct Guest {
    /// Where he is.
    pub live: Arc<LiveTable>,
    /// What his token opens.
    pub role: Role,
    /// The language he reads.
    pub lang: Lang,
    /// The game he plays or watches.
    pub game: &'static dyn Shelf,
    /// His token, from which the links he may pass on are made.
    pub(super) token: String,
    /// The sides he was told are his.
    pub(super) yours: Vec<Seat>,
    /// Whether the token is new to him and must be told.
    pub(super) fresh: bool,
    /// Whether his client seals a seed for each side it plays.
    pub(super) seals: bool,
    /// How often tokens had been renewed when his was last looked at.
    pub(super) keys: u64,
    /// What he was told last.
    pub(super) told: Option<Told>,
    /// Tells when there is something new to see.
    pub(super) version: watch::Receiver<u64>,
    /// Tells what others draw on the board.
    pub(super) arrows: broadcast::Receiver<Arrows>,
}

/// Visits are remembered to the hour.
const HOUR: i64 = 60 * 60;

/// What a guest was told last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Told {
    pub state: u32,
    pub notes: u32,
    pub history: u64,
    pub viewer: Viewer,
}

/// How many are connected.
#[derive(Default)]
pub(super) struct Presence {
    hosts: u32,
    seats: Vec<u32>,
    watchers: u32,
    /// Where somebody is on other servers.
    elsewhere: Vec<Place>,
}

impl Presence {
    /// Whether somebody is there for a seat: its own guest, or the host where nobody has come to it.
    pub fn is_here(&self, seat: Seat, claimed: bool) -> bool {
        let host = self.hosts > 0 || self.elsewhere.contains(&Place::Host);
        let own = self.seats.get(seat.index()).is_some_and(|count| *count > 0);
        host && !claimed || own || self.elsewhere.contains(&Place::Seat(seat))
    }

    /// Where somebody is, on this server.
    fn places(&self) -> Vec<Place> {
        let seats = (0..).zip(&self.seats).filter(|(_, count)| **count > 0);
        let host = (self.hosts > 0).then_some(Place::Host);
        host.into_iter().chain(seats.map(|(seat, _)| Place::Seat(Seat(seat)))).collect()
    }

    /// Whether anybody is there at all.
    fn anybody(&self) -> bool {
        self.hosts > 0 || self.watchers > 0 || self.seats.iter().any(|count| *count > 0)
    }

    fn count(&mut self, role: Role) -> &mut u32 {
        match role {
            Role::Host => &mut self.hosts,
            Role::Watch | Role::Invite(_) => &mut self.watchers,
            Role::Seat(seat) => {
                if self.seats.len() <= seat.index() {
                    self.seats.resize(seat.index() + 1, 0);
                }
                &mut self.seats[seat.index()]
            }
        }
    }
}

impl LiveTable {
    pub(super) fn presence(&self) -> std::sync::MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Whether somebody is connected.
    pub fn is_visited(&self) -> bool {
        self.presence().anybody()
    }

    /// Where somebody is, on this server.
    pub fn places(&self) -> Vec<Place> {
        self.presence().places()
    }

    /// Where somebody is on other servers.
    pub fn is_told_who_is_elsewhere(&self, places: Vec<Place>) {
        let mut presence = self.presence();
        if presence.elsewhere != places {
            presence.elsewhere = places;
            drop(presence);
            self.changed();
        }
    }

    /// What a token opens here.
    pub async fn role(self: &Arc<Self>, app: &Arc<App>, token: &str) -> Result<Role, Fault> {
        let loaded = self.lock(app).await?;
        match role(&loaded, token)? {
            Role::Invite(seat) if loaded.row.is_taken(seat) => {
                Err(Fault::new(Kind::Forbidden, "server-seat-taken"))
            }
            role => Ok(role),
        }
    }

    /// Remembers that somebody was here. An hour more or less does not matter, and who cannot be remembered may come in
    /// all the same.
    async fn visit(&self, app: &App, loaded: &mut Loaded) {
        let at = app.uptime.now();
        if at - loaded.row.visited >= HOUR
            && app.writer.commit(Change::Visit { at, tables: vec![self.id.clone()] }).await.is_ok()
        {
            loaded.row.visited = at;
        }
    }

    /// Lets somebody in. Who comes by invitation may bring the token they have drawn for themselves.
    pub async fn enter(
        self: &Arc<Self>,
        app: &Arc<App>,
        token: &str,
        own: Option<&str>,
        seals: bool,
        lang: Lang,
    ) -> Result<Guest, Fault> {
        let mut loaded = self.lock(app).await?;
        let mut entry = self.admit(app, &mut loaded, token, own).await;
        while entry.as_ref().is_err_and(|fault| fault.kind == Kind::Stale) {
            // Another server has written in between, perhaps not for the last time: look again.
            drop(loaded);
            loaded = self.lock(app).await?;
            entry = self.admit(app, &mut loaded, token, own).await;
        }
        let Entry { role, token, fresh } = entry?;
        self.visit(app, &mut loaded).await;
        let mut presence = self.presence();
        let count = presence.count(role);
        if *count as usize >= app.config.limits.sockets_per_table {
            return Err(Fault::new(Kind::TooMany, "server-table-full"));
        }
        *count += 1;
        let first = *count == 1 && role != Role::Watch;
        drop(presence);
        if first {
            self.announce.store(true, Ordering::Release);
            self.changed();
        }
        // Bots alone play while somebody looks on.
        self.stir(app, &mut loaded);
        Ok(Guest {
            live: self.clone(),
            role,
            lang,
            game: loaded.game,
            token,
            yours: Vec::new(),
            fresh,
            keys: self.keys.load(Ordering::Acquire),
            seals,
            told: None,
            // From here on: the first picture comes with the welcome.
            version: self.version.subscribe(),
            arrows: self.arrows.subscribe(),
        })
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut presence = self.live.presence();
        let count = presence.count(self.role);
        *count -= 1;
        let last = *count == 0 && self.role != Role::Watch;
        drop(presence);
        if last {
            self.live.announce.store(true, Ordering::Release);
            self.live.changed();
        }
    }
}
