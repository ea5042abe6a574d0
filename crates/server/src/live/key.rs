//! Coming in: invitations become keys that nobody else knows, and keys can be renewed.

use super::{Guest, LiveTable, Loaded};
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::store::{Deed, Role};
use crate::token::{digest, is_token, new_token, seat_token, watch_token};
use engine::{Note, Noted};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// What somebody who comes in may do, and the key to come back with.
pub(super) struct Entry {
    pub role: Role,
    pub token: String,
    /// Whether the key is new to them.
    pub fresh: bool,
}

impl LiveTable {
    /// Whom a token lets in. An invitation is used up: it becomes a key of the guest's own, the one they have drawn, or a new one.
    pub(super) async fn admit(
        &self,
        app: &App,
        loaded: &mut Loaded,
        token: &str,
        own: Option<&str>,
    ) -> Result<Entry, Fault> {
        let role = role(loaded, token)?;
        let Role::Invite(seat) = role else {
            return Ok(Entry { role, token: token.to_owned(), fresh: false });
        };
        if loaded.row.is_taken(seat) {
            // The same guest again, whose line broke before they were told that they have the seat.
            return match own.filter(|own| loaded.row.role(own) == Some(Role::Seat(seat))) {
                Some(own) => Ok(Entry { role: Role::Seat(seat), token: own.to_owned(), fresh: true }),
                None => Err(Fault::new(Kind::Forbidden, "server-seat-taken")),
            };
        }
        if !loaded.row.players[seat.index()].is_human() {
            return Err(Fault::new(Kind::Forbidden, "server-seat-bot"));
        }
        let own = fresh(loaded, own)?;
        let keys = vec![(digest(&own), Role::Seat(seat)), (digest(&watch_token(&own)), Role::Watch)];
        let note = Note { step: loaded.state(), what: Noted::Seated(loaded.side(seat)) };
        loaded.somebody_sits_down();
        self.commit(app, loaded, Deed::Claim(seat, keys.clone()), vec![note]).await?;
        loaded.row.claimed[seat.index()] = true;
        loaded.row.plans[seat.index()] = None;
        loaded.row.tokens.extend(keys);
        self.changed();
        Ok(Entry { role: Role::Seat(seat), token: own, fresh: true })
    }
}

impl Guest {
    /// Replaces this guest's token. Whoever else came with the old one has to go.
    pub async fn renew(&mut self, app: &Arc<App>, own: Option<&str>) -> Result<String, Fault> {
        let live = self.live.clone();
        let mut loaded = live.lock(app).await?;
        let own = fresh(&loaded, own)?;
        let mut remove = vec![digest(&self.token)];
        let mut add = vec![(digest(&own), self.role), (digest(&watch_token(&own)), Role::Watch)];
        match self.role {
            Role::Watch | Role::Invite(_) => return Err(Fault::new(Kind::Forbidden, "server-not-yours")),
            Role::Seat(_) => {}
            Role::Host => {
                let invites = loaded.row.tokens.iter().filter(|(_, role)| matches!(role, Role::Invite(_)));
                remove.extend(invites.map(|(digest, _)| *digest));
                for seat in loaded.table.profile().all_seats() {
                    if !loaded.row.is_taken(seat) {
                        add.push((digest(&seat_token(&own, &loaded.side(seat))), Role::Invite(seat)));
                    }
                }
            }
        }
        let deed = Deed::Keys { remove: remove.clone(), add: add.clone() };
        live.commit(app, &mut loaded, deed, Vec::new()).await?;
        loaded.row.tokens.retain(|(digest, _)| !remove.contains(digest));
        loaded.row.tokens.extend(add);
        self.token = own.clone();
        self.keys = live.keys.fetch_add(1, Ordering::AcqRel) + 1;
        live.changed();
        Ok(own)
    }

    /// Says so if the token was renewed and this guest came with the old one.
    pub async fn must_hold(&mut self, app: &Arc<App>) -> Result<(), Fault> {
        // What another server has written is laid out first: that a token was renewed may be among it. If it cannot be, what the guest
        // wants cannot be done either, and that is told then.
        let Ok(loaded) = self.live.lock(app).await else { return Ok(()) };
        let keys = self.live.keys.load(Ordering::Acquire);
        if keys != self.keys {
            if loaded.row.role(&self.token) != Some(self.role) {
                return Err(Fault::new(Kind::Forbidden, "server-renewed"));
            }
            self.keys = keys;
        }
        Ok(())
    }
}

/// What a token opens here.
pub(super) fn role(loaded: &Loaded, token: &str) -> Result<Role, Fault> {
    loaded.row.role(token).ok_or_else(|| Fault::new(Kind::Forbidden, "server-wrong-token"))
}

/// The token a client has drawn, if it will do, or a new one.
fn fresh(loaded: &Loaded, own: Option<&str>) -> Result<String, Fault> {
    match own {
        None => Ok(new_token()),
        Some(own) if is_token(own) && loaded.row.role(own).is_none() => Ok(own.to_owned()),
        Some(_) => Err(Fault::new(Kind::BadRequest, "server-token-shape")),
    }
}
