//! For whom a table's bots think: the workers are shared between addresses.

use super::{LiveTable, Loaded};
use crate::limits::neighbourhood;
use std::net::IpAddr;

impl LiveTable {
    /// Somebody who plays here, or has opened the table, comes from this address.
    pub fn belongs_to(&self, from: IpAddr) {
        *self.sponsor() = Some(neighbourhood(from));
    }

    /// Somebody looks on from this address; that counts if nobody else is known.
    pub fn is_watched_from(&self, from: IpAddr) {
        self.sponsor().get_or_insert(neighbourhood(from));
    }

    /// The address for which bots think here. All tables nobody is at share one account.
    pub fn account(&self) -> Option<IpAddr> {
        if self.is_visited() { *self.sponsor() } else { None }
    }

    /// Whether bots should go on: a person plays, or somebody looks on. Bots alone play for nobody.
    pub(super) fn wants_bots(&self, loaded: &Loaded) -> bool {
        loaded.row.players.iter().any(|player| player.is_human()) || self.is_visited()
    }

    fn sponsor(&self) -> std::sync::MutexGuard<'_, Option<IpAddr>> {
        self.sponsor.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}
