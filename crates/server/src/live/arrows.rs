//! Arrows that people draw on the board for each other. They are told to whoever is at the table and kept nowhere.

use super::{Guest, LiveTable};
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::nodes;
use crate::store::Arrows;
use std::sync::Arc;

/// The most arrows of a side at once.
const MOST: usize = 12;
/// The longest name of a cell.
const CELL: usize = 64;

/// What wakes a guest.
pub enum Woken {
    /// There is something new to see.
    News,
    /// Somebody has drawn arrows.
    Arrows(Arrows),
}

impl Guest {
    /// Waits until there is something new to see or somebody has drawn something. Arrows that came too fast are left out.
    pub async fn news(&mut self) -> Woken {
        // The senders live in the table, which this guest holds.
        tokio::select! {
            Ok(arrows) = self.arrows.recv() => Woken::Arrows(arrows),
            _ = self.version.changed() => Woken::News,
        }
    }

    /// Draws arrows for everybody at the table, in place of those the side has drawn before.
    pub async fn point(
        &self,
        app: &Arc<App>,
        side: String,
        cells: Vec<(String, String)>,
    ) -> Result<(), Fault> {
        if cells.len() > MOST || cells.iter().any(|(from, to)| from.len() > CELL || to.len() > CELL) {
            return Err(Fault::new(Kind::TooLarge, "server-too-large"));
        }
        self.live.lock(app).await?.seat(self.role, &side)?;
        let arrows = Arrows { side, cells };
        self.live.show_arrows(arrows.clone());
        nodes::point(app, &self.live.id, &arrows);
        Ok(())
    }
}

impl LiveTable {
    /// Everybody here sees these arrows.
    pub fn show_arrows(&self, arrows: Arrows) {
        // Nobody may be there to see them.
        let _ = self.arrows.send(arrows);
    }
}
