//! 7: once per round the US calls aircraft or artillery instead of activating units.

use crate::deny::Deny;
use crate::event::Event;
use crate::position::*;
use crate::{GERMAN, Mortain, US};
use engine::Sink;

impl Mortain {
    /// 7: what the present red card brings.
    pub(crate) fn support_of(&self, p: &Position) -> Support {
        if p.card.calls_air() { Support::Air } else { Support::Artillery }
    }

    /// 7, 4.2: a red card, not yet used, and no support so far in this round.
    pub(crate) fn may_call(&self, p: &Position) -> Result<(), Deny> {
        if p.stage != Stage::Acting {
            return Err(Deny::Moment);
        }
        if p.side() != US {
            return Err(Deny::NotRed);
        }
        if p.support_used {
            return Err(Deny::SupportUsed);
        }
        if p.acting.used != 0 {
            return Err(Deny::SupportInstead);
        }
        Ok(())
    }

    /// 7: whether there is anything to call: a hex to suppress or a unit to strike.
    pub(crate) fn has_support(&self, p: &Position) -> bool {
        self.may_suppress(p).is_ok() || self.data.of(GERMAN).any(|unit| self.may_strike(p, unit).is_ok())
    }

    /// 7: a German unit on the map; no range, no sight, no spotter needed.
    pub(crate) fn may_strike(&self, p: &Position, unit: u8) -> Result<(), Deny> {
        self.may_call(p)?;
        if self.data.side(unit) != GERMAN {
            return Err(Deny::NotGerman { unit });
        }
        if !on_map(p.at(unit)) {
            return Err(Deny::NoTarget { unit });
        }
        Ok(())
    }

    /// 7: more targets in the same hex, all tanks or all others (R33).
    pub(crate) fn may_target(&self, p: &Position, unit: u8) -> Result<(), Deny> {
        if p.stage != Stage::Declaring {
            return Err(Deny::Moment);
        }
        if p.attack.support.is_none() {
            return Err(Deny::NotSupport);
        }
        if self.data.side(unit) != GERMAN {
            return Err(Deny::NotGerman { unit });
        }
        let first = p.attack.targets.trailing_zeros() as u8;
        if p.at(unit) != p.at(first) {
            return Err(Deny::OtherHex { unit });
        }
        if p.attack.targets >> unit & 1 == 1 {
            return Err(Deny::AlreadyTarget { unit });
        }
        if self.data.is_tank(unit) != self.data.is_tank(first) {
            return Err(Deny::WrongMode { unit });
        }
        Ok(())
    }

    /// 7: aircraft only; any hex of the map.
    pub(crate) fn may_suppress(&self, p: &Position) -> Result<(), Deny> {
        self.may_call(p)?;
        if self.support_of(p) == Support::Air { Ok(()) } else { Err(Deny::NotAir) }
    }

    /// 7: the strike is declared; the call is spent whatever comes of it.
    pub(crate) fn strike(&self, p: &mut Position, unit: u8, sink: &mut impl Sink<Event>) {
        let support = self.support_of(p);
        p.support_used = true;
        p.attack = Attack { targets: 1 << unit, support: Some(support), ..Attack::NONE };
        p.stage = Stage::Declaring;
        sink.tell(|| Event::Called { support, target: unit });
    }

    /// 7: one more target.
    pub(crate) fn target(&self, p: &mut Position, unit: u8, sink: &mut impl Sink<Event>) {
        p.attack.targets |= 1 << unit;
        sink.tell(|| Event::Targeted { unit });
    }

    /// 7: for the rest of the round German fire out of the hex and its neighbours is worse by one (R35).
    pub(crate) fn suppress(&self, p: &mut Position, hex: u8, sink: &mut impl Sink<Event>) {
        p.support_used = true;
        p.suppressed = hex;
        sink.tell(|| Event::Suppressed { hex });
        self.next_card(p, sink);
    }

    /// 7: whether a firing unit is German and stands in the suppressed area.
    pub(crate) fn is_suppressed(&self, p: &Position, unit: u8) -> bool {
        p.suppressed != NOWHERE
            && self.data.side(unit) == GERMAN
            && on_map(p.at(unit))
            && (p.at(unit) == p.suppressed || self.data.grid.neighbours(p.suppressed).has(p.at(unit)))
    }
}
