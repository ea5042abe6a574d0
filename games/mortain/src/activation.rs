//! 4.2 to 4.4: what a side may do with its card.

use crate::*;

impl Mortain {
    /// 4.3: half the card's value, rounded down (R1); an ace activates one (R2). Court cards activate one hex, or one
    /// stack of waiting units (R4), whose size is the stacking limit.
    pub(crate) fn budget(&self, card: Card) -> u8 {
        match card.rank() {
            1 => 1,
            rank @ 2..=10 if self.round_up => rank.div_ceil(2),
            rank @ 2..=10 => rank / 2,
            _ => self.data.stacking,
        }
    }

    /// 4.3: whether the unit can still be activated with the present card.
    pub(crate) fn may_activate(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        ensure(self.data.side(unit) == p.side(), Deny::NotYours { unit })?;
        ensure(!p.acting.used.has(unit), Deny::Used { unit })?;
        // R14: the Tiger costs nothing, wherever it is.
        if self.data.is_tiger(unit) {
            return Ok(());
        }
        if !p.card.is_court() {
            return if p.acting.budget == 0 { Err(Deny::NoBudget { card: p.card }) } else { Ok(()) };
        }
        let place = p.at(unit);
        match (p.acting.hex, p.acting.entering) {
            (Hex::NOWHERE, _) => Ok(()),
            (_, true) if place != Hex::WAITING => Err(Deny::CourtStackOnly { unit }),
            (_, true) if p.acting.budget == 0 => Err(Deny::NoBudget { card: p.card }),
            (hex, false) if place != hex => Err(Deny::CourtHex { unit, hex }),
            _ => Ok(()),
        }
    }

    /// 4.3: the unit is activated. From now on its side counts as having activated (R15).
    pub(crate) fn spend(&self, p: &mut Position, unit: Unit, entry: Option<Hex>) {
        p.acting.used.insert(unit);
        let side = p.side();
        p.activated[side] = true;
        if self.data.is_tiger(unit) {
            return;
        }
        if p.card.is_court() {
            p.acting.hex = entry.unwrap_or(p.at(unit));
            p.acting.entering = entry.is_some();
        }
        if !p.card.is_court() || p.acting.entering {
            p.acting.budget -= 1;
        }
    }

    /// 4.4: after an action the same side goes on, or the card is finished because nothing more can be done.
    pub(crate) fn go_on(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.stage = Stage::Acting;
        if p.attack.support.is_some() || !self.has_action(p) {
            self.next_card(p, sink);
        }
    }

    /// 4.2: to pass before any unit has acted, to stop afterwards.
    pub(crate) fn may_stop(&self, p: &Position, pass: bool) -> Result<(), Deny> {
        match (p.stage, pass, !p.acting.used.is_empty()) {
            (Stage::Acting, true, true) => Err(Deny::AlreadyStarted),
            (Stage::Acting, false, false) => Err(Deny::NotStarted),
            (Stage::Acting, ..) => Ok(()),
            (stage, ..) => Err(Deny::Moment { stage }),
        }
    }

    /// Whether any unit has a legal action with the present card.
    pub(crate) fn has_action(&self, p: &Position) -> bool {
        // Nothing left to spend and no Tiger to come: the common case, told without looking at the map.
        if p.acting.budget == 0 && (p.side() == US || p.acting.used.meets(self.data.tiger)) {
            return false;
        }
        let mut found = false;
        self.actions(p, &mut |_| {
            found = true;
            false
        });
        found
    }
}
