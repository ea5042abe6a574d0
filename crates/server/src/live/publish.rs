//! Who agrees that everybody may watch the game when it is over.

use super::LiveTable;
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::store::Change;
use protocol::{Publish, Published};
use std::sync::Arc;

impl LiveTable {
    /// The person at a side agrees or no longer does; and how it stands then.
    pub async fn publish(self: &Arc<Self>, app: &Arc<App>, wish: &Publish) -> Result<Published, Fault> {
        let mut loaded = self.lock(app).await?;
        let wrong = || Fault::new(Kind::Forbidden, "server-wrong-token");
        let role = loaded.row.role(&wish.token).ok_or_else(wrong)?;
        let seat = loaded.seat(role, &wish.side)?;
        if let Some(agrees) = wish.agree {
            let (table, side, name) = (loaded.row.number, wish.side.clone(), wish.name);
            let change = Change::Publish { table, seat, side, agrees, name };
            let failed = |_| Fault::new(Kind::Internal, "server-not-written");
            app.writer.commit(change).await.map_err(failed)?;
            // Names and who may watch are read anew.
            loaded.unwritten = true;
            self.changed();
        }
        let (keeper, id) = (app.clone(), self.id.clone());
        let listing = tokio::task::spawn_blocking(move || keeper.store.listing(&id)).await;
        let Ok(Ok((public, agreed))) = listing else { return Err(Fault::internal()) };
        Ok(Published { public, agreed: agreed.into_iter().map(|seat| loaded.side(seat)).collect() })
    }

    /// Lays the table out again at the next look if it does not know yet that everybody may watch.
    pub async fn learn_that_it_is_public(&self) {
        if let Some(loaded) = self.loaded.lock().await.as_mut()
            && !loaded.row.public
        {
            loaded.unwritten = true;
        }
    }
}
