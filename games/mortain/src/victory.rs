//! 8: who wins, and when.

use crate::*;

impl Mortain {
    /// 8: checked whenever a unit leaves the map or is eliminated (R25, R26). True if the game is over.
    pub(crate) fn check_victory(&self, p: &mut Position, sink: &mut impl Sink<Event>) -> bool {
        let exited = p.exited(&self.data);
        if exited >= self.data.exits_to_win {
            self.over(p, GERMAN, "win-german-exit", sink);
        } else if self.data.of(US).all(|unit| p.at(unit) == Hex::ELIMINATED) {
            self.over(p, GERMAN, "win-german-sweep", sink);
        } else if self.data.of(GERMAN).all(|unit| matches!(p.at(unit), Hex::ELIMINATED | Hex::EXITED)) {
            self.over(p, US, "win-us-sweep", sink);
        } else {
            return false;
        }
        true
    }

    /// 8: the last round is over. A reserve that never entered is not in play (R26).
    pub(crate) fn last_round_over(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if self.data.of(US).any(|unit| p.at(unit).on_map()) {
            self.over(p, US, "win-us-held", sink);
        } else {
            self.over(p, GERMAN, "win-german-cleared", sink);
        }
    }

    /// The game is over.
    pub(crate) fn over(
        &self,
        p: &mut Position,
        winner: Seat,
        reason: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        let outcome = Outcome { winner: Winner::Seat(winner), reason, rule: Rule("8") };
        p.stage = Stage::Over(outcome);
        sink.tell(|| Event::Over { outcome });
    }
}
