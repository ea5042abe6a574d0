use super::{LiveTable, Loaded};
use crate::app::App;
use crate::player::Player;
use bots::BotSpec;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use table::{Thinker, Thought};

impl LiveTable {
    /// Lets a bot think if it is a bot's turn.
    pub(super) fn stir(self: &Arc<Self>, app: &Arc<App>, loaded: &mut Loaded) {
        static NUMBER: AtomicU64 = AtomicU64::new(1);
        let free = loaded.thinking.is_none() && loaded.thinks_here;
        if free && loaded.bot_to_move().is_some() && self.wants_bots(loaded) {
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            loaded.thinking = Some(number);
            app.pool.ask_move(self.clone(), number);
        }
    }

    /// What there is to decide, and the bot, for a move that is still wanted.
    pub async fn ponder(
        self: &Arc<Self>,
        app: &Arc<App>,
        number: u64,
    ) -> Option<(Box<dyn Thinker>, BotSpec)> {
        let mut loaded = self.lock(app).await.ok()?;
        let bot = loaded.bot_to_move().filter(|_| loaded.thinking == Some(number))?;
        if !self.wants_bots(&loaded) {
            // Whoever looks in again lets them go on.
            loaded.thinking = None;
            return None;
        }
        Some((loaded.table.thinker()?, bot))
    }

    /// The bot's order, if it is still wanted.
    pub async fn bot_order(self: &Arc<Self>, app: &Arc<App>, number: u64, thought: Option<Thought>) {
        let Ok(loaded) = self.lock(app).await else { return };
        let wait = app.config.bot_delay.saturating_sub(loaded.touched.elapsed());
        drop(loaded);
        tokio::time::sleep(wait).await;
        let Ok(mut loaded) = self.lock(app).await else { return };
        if loaded.thinking != Some(number) {
            return;
        }
        let Some(seat) = loaded.decides() else { return };
        let spare = || {
            let choice = loaded.table.choices(seat).into_iter().next()?;
            Some(Thought { order: choice.order, why: None })
        };
        for Thought { order, why } in [thought, spare()].into_iter().flatten() {
            loaded.why = why;
            match self.obey(app, &mut loaded, seat, &order).await {
                Ok(_) => return,
                Err(fault) => {
                    let fault = fault.kind.code();
                    tracing::error!(table = self.id, fault, "the bot's order was not carried out")
                }
            }
            if loaded.unwritten {
                break;
            }
        }
        drop(loaded);
        // Perhaps the disk was full: the next look at the table lays it out again and asks the bot anew.
        tokio::time::sleep(super::RETRY).await;
        let _ = self.lock(app).await;
    }
}

impl Loaded {
    /// The bot whose turn it is.
    pub(super) fn bot_to_move(&self) -> Option<BotSpec> {
        match self.row.players[self.decides()?.index()] {
            Player::Bot(bot) => Some(bot),
            Player::Human(_) => None,
        }
    }
}
