//! 11, 12.1, 12.2: who has won.

use crate::Blitzkrieg;
use crate::position::*;
use crate::words::*;
use engine::{Rule, Winner};

impl Blitzkrieg {
    /// 12.1, S22: German points now.
    pub fn points(&self, p: &Position) -> u8 {
        let (east, french, german) = self.s.set_b;
        let mut points = 0i16;
        for prize in &self.s.ground.prizes {
            if p.german.has(prize.hex.0) {
                points += if self.set_b && prize.german { east } else { prize.points } as i16;
            }
        }
        if self.set_b {
            points += french as i16 * p.losses[FRENCH.index()] as i16;
            points += german as i16 * p.losses[GERMAN.index()] as i16;
        }
        points.clamp(0, 255) as u8
    }
    /// 12.1, 12.2: the verdict at the end of the turn; none if the game goes on.
    pub fn verdict(&self, p: &Position) -> Option<Verdict> {
        let last = p.turn >= self.s.turns;
        if let Some(hex) = self.s.objective {
            if !last {
                return None;
            }
            let german = p.german.has(hex.0);
            let (winner, reason) =
                if german { (GERMAN, "verdict-stonne-german") } else { (FRENCH, "verdict-stonne-french") };
            return Some(Verdict { winner: Winner::Seat(winner), reason, rule: Rule("12.2") });
        }
        let [least, most] = self.s.bands[p.turn as usize - 1];
        let points = self.points(p);
        let (winner, reason) = if points < least {
            (Winner::Seat(FRENCH), "verdict-hannut-french")
        } else if points > most {
            (Winner::Seat(GERMAN), "verdict-hannut-german")
        } else if last {
            (Winner::Draw, "verdict-hannut-draw")
        } else {
            return None;
        };
        Some(Verdict { winner, reason, rule: Rule("12.1") })
    }
}
