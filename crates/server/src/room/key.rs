//! Coming in: invitations become keys that nobody else knows, and keys can be renewed.

use super::{Desk, Guest, Room};
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

impl Room {
    /// Whom a token lets in. An invitation is used up: it becomes a key of the guest's own, the one they have drawn, or a new one.
    pub(super) async fn admit(
        &self,
        app: &App,
        desk: &mut Desk,
        token: &str,
        own: Option<&str>,
    ) -> Result<Entry, Fault> {
        let role = role(desk, token)?;
        let Role::Invite(seat) = role else {
            return Ok(Entry { role, token: token.to_owned(), fresh: false });
        };
        if desk.sheet.is_taken(seat) {
            // The same guest again, whose line broke before they were told that they have the seat.
            return match own.filter(|own| desk.sheet.role(own) == Some(Role::Seat(seat))) {
                Some(own) => Ok(Entry { role: Role::Seat(seat), token: own.to_owned(), fresh: true }),
                None => Err(Fault::new(Kind::Forbidden, "server-seat-taken")),
            };
        }
        if !desk.sheet.players[seat.index()].is_human() {
            return Err(Fault::new(Kind::Forbidden, "server-seat-bot"));
        }
        let own = fresh(desk, own)?;
        let keys = vec![(digest(&own), Role::Seat(seat)), (digest(&watch_token(&own)), Role::Watch)];
        let note = Note { step: desk.state(), what: Noted::Seated(desk.side(seat)) };
        self.commit(app, desk, Deed::Claim(seat, keys.clone()), vec![note]).await?;
        desk.sheet.claimed[seat.index()] = true;
        desk.sheet.tokens.extend(keys);
        self.changed();
        Ok(Entry { role: Role::Seat(seat), token: own, fresh: true })
    }
}

impl Guest {
    /// Replaces this guest's token. Whoever else came with the old one has to go.
    pub async fn renew(&mut self, app: &Arc<App>, own: Option<&str>) -> Result<String, Fault> {
        let room = self.room.clone();
        let mut desk = room.sit(app).await?;
        let own = fresh(&desk, own)?;
        let mut remove = vec![digest(&self.token)];
        let mut add = vec![(digest(&own), self.role), (digest(&watch_token(&own)), Role::Watch)];
        match self.role {
            Role::Watch | Role::Invite(_) => return Err(Fault::new(Kind::Forbidden, "server-not-yours")),
            Role::Seat(_) => {}
            Role::Host => {
                let invites = desk.sheet.tokens.iter().filter(|(_, role)| matches!(role, Role::Invite(_)));
                remove.extend(invites.map(|(digest, _)| *digest));
                for seat in desk.table.profile().all_seats() {
                    if !desk.sheet.is_taken(seat) {
                        add.push((digest(&seat_token(&own, &desk.side(seat))), Role::Invite(seat)));
                    }
                }
            }
        }
        let deed = Deed::Keys { remove: remove.clone(), add: add.clone() };
        room.commit(app, &mut desk, deed, Vec::new()).await?;
        desk.sheet.tokens.retain(|(digest, _)| !remove.contains(digest));
        desk.sheet.tokens.extend(add);
        self.token = own.clone();
        self.keys = room.keys.fetch_add(1, Ordering::AcqRel) + 1;
        room.changed();
        Ok(own)
    }

    /// Says so if the token was renewed and this guest came with the old one.
    pub async fn must_hold(&mut self, app: &Arc<App>) -> Result<(), Fault> {
        let keys = self.room.keys.load(Ordering::Acquire);
        if keys != self.keys {
            let desk = self.room.sit(app).await?;
            if desk.sheet.role(&self.token) != Some(self.role) {
                return Err(Fault::new(Kind::Forbidden, "server-renewed"));
            }
            self.keys = keys;
        }
        Ok(())
    }
}

/// What a token opens here.
pub(super) fn role(desk: &Desk, token: &str) -> Result<Role, Fault> {
    desk.sheet.role(token).ok_or_else(|| Fault::new(Kind::Forbidden, "server-wrong-token"))
}

/// The token a client has drawn, if it will do, or a new one.
fn fresh(desk: &Desk, own: Option<&str>) -> Result<String, Fault> {
    match own {
        None => Ok(new_token()),
        Some(own) if is_token(own) && desk.sheet.role(own).is_none() => Ok(own.to_owned()),
        Some(_) => Err(Fault::new(Kind::BadRequest, "server-token-shape")),
    }
}
