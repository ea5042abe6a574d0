//! 3: the US player sets up; the German waits in the east.

use crate::data::Arrival;
use crate::deny::Deny;
use crate::event::Event;
use crate::position::{Ground, Position, Stage, UNPLACED};
use crate::{Mortain, US};
use engine::Sink;

impl Mortain {
    /// 3: any hex outside the easternmost column, at most two units in one.
    pub(crate) fn may_place(&self, ground: &Ground, p: &Position, unit: u8, hex: u8) -> Result<(), Deny> {
        if p.stage != Stage::Setup {
            return Err(Deny::Moment);
        }
        if self.data.units[unit as usize].arrival != Arrival::Setup {
            return Err(Deny::NotSetUp { unit });
        }
        if p.at(unit) != UNPLACED {
            return Err(Deny::AlreadyPlaced { unit });
        }
        if self.data.east.has(hex) {
            return Err(Deny::EastColumn { hex });
        }
        if ground.full[US.index()].has(hex) {
            return Err(Deny::Full { hex });
        }
        Ok(())
    }

    /// 3: all starting units must be set up (R43); then round 1 begins.
    pub(crate) fn place(&self, p: &mut Position, unit: u8, hex: u8, sink: &mut impl Sink<Event>) {
        p.place[unit as usize] = hex;
        sink.tell(|| Event::Placed { unit, hex });
        if !p.place.contains(&UNPLACED) {
            p.stage = Stage::Draw;
            sink.tell(|| Event::RoundBegins { round: p.round });
        }
    }
}
