//! What thinking may cost.

use crate::{Clock, Level};

/// Another playout, as slow as the slowest so far, may exceed the time by one part in so many.
const SLACK: u64 = 10;

/// What may be spent on a decision, and what was.
pub(crate) struct Budget<'a> {
    pub(crate) level: Level,
    pub(crate) clock: &'a dyn Clock,
    /// When it began.
    pub(crate) start: u64,
    /// Playouts so far.
    pub(crate) playouts: u32,
    /// Milliseconds so far, and those of the slowest playout.
    spent: u64,
    slowest: u64,
}

impl<'a> Budget<'a> {
    /// Nothing is spent yet.
    pub(crate) fn new(level: Level, clock: &'a dyn Clock) -> Budget<'a> {
        Budget { level, clock, start: clock.millis(), playouts: 0, spent: 0, slowest: 0 }
    }

    /// Playouts begin: what was spent until now is no playout.
    pub(crate) fn begin(&mut self) {
        if let Level::Millis(_) = self.level {
            self.spent = self.clock.millis().saturating_sub(self.start);
        }
    }

    /// A playout was made: how many may still follow, as far as can be told. None if another might take too long.
    pub(crate) fn played(&mut self) -> u32 {
        self.playouts += 1;
        match self.level {
            Level::Playouts(most) => most.saturating_sub(self.playouts),
            Level::Millis(most) => {
                let (now, most) = (self.clock.millis().saturating_sub(self.start), u64::from(most));
                self.slowest = self.slowest.max(now.saturating_sub(self.spent));
                self.spent = now;
                if self.spent + self.slowest > most + most / SLACK {
                    return 0;
                }
                let more = u64::from(self.playouts) * most.saturating_sub(self.spent) / self.spent.max(1);
                more.min(u64::from(u32::MAX)) as u32
            }
        }
    }
}
