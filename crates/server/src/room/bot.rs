use super::{Desk, Room};
use crate::app::App;
use crate::player::Player;
use bots::BotSpec;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use table::AnyTable;

impl Room {
    /// Lets a bot think if it is a bot's turn.
    pub(super) fn stir(self: &Arc<Self>, app: &Arc<App>, desk: &mut Desk) {
        static NUMBER: AtomicU64 = AtomicU64::new(1);
        if desk.thinking.is_none() && desk.bot_to_move().is_some() && self.wants_bots(desk) {
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            desk.thinking = Some(number);
            app.pool.ask_move(self.clone(), number);
        }
    }

    /// The table and the bot for a move that is still wanted.
    pub async fn ponder(
        self: &Arc<Self>,
        app: &Arc<App>,
        number: u64,
    ) -> Option<(Box<dyn AnyTable>, BotSpec)> {
        let mut desk = self.sit(app).await.ok()?;
        let bot = desk.bot_to_move().filter(|_| desk.thinking == Some(number))?;
        if !self.wants_bots(&desk) {
            // Whoever looks in again lets them go on.
            desk.thinking = None;
            return None;
        }
        Some((desk.table.fork(), bot))
    }

    /// The bot's order, if it is still wanted.
    pub async fn bot_order(self: &Arc<Self>, app: &Arc<App>, number: u64, order: Option<String>) {
        let Ok(desk) = self.sit(app).await else { return };
        let wait = app.config.bot_delay.saturating_sub(desk.touched.elapsed());
        drop(desk);
        tokio::time::sleep(wait).await;
        let Ok(mut desk) = self.sit(app).await else { return };
        if desk.thinking != Some(number) {
            return;
        }
        let Some(seat) = desk.decides() else { return };
        let spare = || desk.table.choices(seat).into_iter().next().map(|choice| choice.order);
        for order in [order, spare()].into_iter().flatten() {
            match self.obey(app, &mut desk, seat, &order).await {
                Ok(_) => return,
                Err(fault) => {
                    let fault = fault.kind.code();
                    tracing::error!(table = self.id, fault, "the bot's order was not carried out")
                }
            }
            if desk.unwritten {
                break;
            }
        }
        drop(desk);
        // Perhaps the disk was full: the next look at the table lays it out again and asks the bot anew.
        tokio::time::sleep(std::time::Duration::from_secs(5)).await;
        let _ = self.sit(app).await;
    }
}

impl Desk {
    /// The bot whose turn it is.
    fn bot_to_move(&self) -> Option<BotSpec> {
        match self.sheet.players[self.decides()?.index()] {
            Player::Bot(bot) => Some(bot),
            Player::Human(_) => None,
        }
    }
}
