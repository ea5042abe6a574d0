use crate::Table;
use engine::{Insight, Msg, Viewer};
use scene::{Roll, Show};

/// Throws that are kept in sight.
const MOST: usize = 4;
/// Steps after which a throw is forgotten.
const BACK: usize = 30;

impl<G: Show + Insight> Table<G> {
    /// The last throws of dice before this step that the viewer was told of, newest last.
    pub fn rolls_at(&self, step: usize, viewer: Viewer) -> Vec<Roll<Msg>> {
        let game = self.game();
        let end = step.min(self.len());
        let mut rolls = Vec::new();
        for step in self.steps()[end.saturating_sub(BACK)..end].iter().rev() {
            if rolls.len() >= MOST {
                break;
            }
            let before = game.view(&step.before, viewer);
            let told = step.events.iter().rev().filter(|event| game.tell(event, viewer).is_some());
            rolls.extend(told.filter_map(|event| game.roll(&before, event)));
        }
        rolls.truncate(MOST);
        rolls.reverse();
        rolls
    }
}
