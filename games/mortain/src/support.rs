//! 7: once per round the US calls aircraft or artillery instead of activating units.

use crate::*;

impl Mortain {
    /// 7: what the present red card brings.
    pub(crate) fn support_of(&self, p: &Position) -> Support {
        if p.card.calls_air() { Support::Air } else { Support::Artillery }
    }

    /// 7, 4.2: a red card, not yet used, and no support so far in this round.
    pub(crate) fn may_call(&self, p: &Position) -> Result<(), Deny> {
        p.must_be(Stage::Acting)?;
        ensure(p.side() == US, Deny::NotRed)?;
        ensure(!p.support_used, Deny::SupportUsed)?;
        ensure(p.acting.used.is_empty(), Deny::SupportInstead)
    }

    /// 7: whether there is anything to call: a hex to suppress or a unit to strike.
    pub(crate) fn has_support(&self, p: &Position) -> bool {
        self.may_suppress(p).is_ok() || self.data.of(GERMAN).any(|unit| self.may_strike(p, unit).is_ok())
    }

    /// 7: a German unit on the map; no range, no sight, no spotter needed.
    pub(crate) fn may_strike(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        self.may_call(p)?;
        ensure(self.data.side(unit) == GERMAN, Deny::NotGerman { unit })?;
        ensure(p.at(unit).on_map(), Deny::NoTarget { unit })
    }

    /// 7: more targets in the same hex, all tanks or all others (R33).
    pub(crate) fn may_target(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        p.must_be(Stage::Declaring)?;
        ensure(p.attack.support.is_some(), Deny::NotSupport)?;
        ensure(self.data.side(unit) == GERMAN, Deny::NotGerman { unit })?;
        let first = p.attack.target();
        ensure(p.at(unit) == p.at(first), Deny::OtherHex { unit })?;
        ensure(!p.attack.targets.has(unit), Deny::AlreadyTarget { unit })?;
        ensure(self.data.is_tank(unit) == self.data.is_tank(first), Deny::WrongMode { unit })
    }

    /// 7: aircraft only; any hex of the map.
    pub(crate) fn may_suppress(&self, p: &Position) -> Result<(), Deny> {
        self.may_call(p)?;
        ensure(self.support_of(p) == Support::Air, Deny::NotAir { card: p.card })
    }

    /// 7: the strike is declared; the call is spent whatever comes of it.
    pub(crate) fn strike(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        let support = self.support_of(p);
        p.support_used = true;
        p.attack = Attack { targets: Units::one(unit), support: Some(support), ..Attack::NONE };
        p.stage = Stage::Declaring;
        sink.tell(|| Event::Called { support, target: unit });
    }

    /// 7: one more target.
    pub(crate) fn target(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        p.attack.targets.insert(unit);
        sink.tell(|| Event::Targeted { unit });
    }

    /// 7: for the rest of the round German fire out of the hex and its neighbours is worse by one (R35).
    pub(crate) fn suppress(&self, p: &mut Position, hex: Hex, sink: &mut impl Sink<Event>) {
        p.support_used = true;
        p.suppressed = hex;
        sink.tell(|| Event::Suppressed { hex });
        self.next_card(p, sink);
    }

    /// 7: whether a firing unit is German and stands in the suppressed area.
    pub(crate) fn is_suppressed(&self, p: &Position, unit: Unit) -> bool {
        p.suppressed != Hex::NOWHERE
            && self.data.side(unit) == GERMAN
            && p.at(unit).on_map()
            && (p.at(unit) == p.suppressed || self.data.near(p.suppressed).has(p.at(unit)))
    }
}
