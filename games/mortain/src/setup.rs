//! 3: the US player sets up; the German waits in the east.

use crate::*;

impl Mortain {
    /// 3: any hex outside the easternmost column, at most two units in one.
    pub(crate) fn may_place(&self, ground: &Ground, p: &Position, unit: Unit, hex: Hex) -> Result<(), Deny> {
        p.must_be(Stage::Setup)?;
        ensure(self.data.units[unit].own.arrival() == Arrival::Setup, Deny::NotSetUp { unit })?;
        ensure(p.at(unit) == Hex::UNPLACED, Deny::AlreadyPlaced { unit })?;
        ensure(!self.data.east.has(hex), Deny::EastColumn { hex })?;
        ensure(!ground.full[US].has(hex), Deny::Full { hex })
    }

    /// 3: all starting units must be set up (R43); then round 1 begins.
    pub(crate) fn place(&self, p: &mut Position, unit: Unit, hex: Hex, sink: &mut impl Sink<Event>) {
        p.place[unit] = hex;
        sink.tell(|| Event::Placed { unit, hex });
        if p.is_set_up() {
            p.stage = Stage::Draw;
            sink.tell(|| Event::RoundBegins { round: p.round });
        }
    }
}
