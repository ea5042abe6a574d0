//! 4.2 to 4.4: what a side may do with its card.

use crate::Mortain;
use crate::cards::Card;
use crate::deny::Deny;
use crate::event::Event;
use crate::order::Order;
use crate::position::*;
use crate::{GERMAN, US};
use engine::Sink;

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
    pub(crate) fn may_activate(&self, p: &Position, unit: u8) -> Result<(), Deny> {
        if self.data.side(unit) != p.side() {
            return Err(Deny::NotYours { unit });
        }
        if p.acting.used >> unit & 1 == 1 {
            return Err(Deny::Used { unit });
        }
        // R14: the Tiger costs nothing, wherever it is.
        if self.data.is_tiger(unit) {
            return Ok(());
        }
        if !p.card.is_court() {
            return if p.acting.budget == 0 { Err(Deny::NoBudget) } else { Ok(()) };
        }
        let place = p.at(unit);
        match (p.acting.hex, p.acting.entering) {
            (NOWHERE, _) => Ok(()),
            (_, true) if place != WAITING => Err(Deny::CourtStackOnly { unit }),
            (_, true) if p.acting.budget == 0 => Err(Deny::NoBudget),
            (hex, false) if place != hex => Err(Deny::CourtHex { unit, hex }),
            _ => Ok(()),
        }
    }

    /// 4.3: the unit is activated. From now on its side counts as having activated (R15).
    pub(crate) fn spend(&self, p: &mut Position, unit: u8, entry: Option<u8>) {
        p.acting.used |= 1 << unit;
        p.activated[p.side().index()] = true;
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
        match (p.stage, pass, p.acting.used != 0) {
            (Stage::Acting, true, true) => Err(Deny::AlreadyStarted),
            (Stage::Acting, false, false) => Err(Deny::NotStarted),
            (Stage::Acting, ..) => Ok(()),
            _ => Err(Deny::Moment),
        }
    }

    /// Whether any unit has a legal action with the present card.
    pub(crate) fn has_action(&self, p: &Position) -> bool {
        // Nothing left to spend and no Tiger to come: the common case, told without looking at the map.
        if p.acting.budget == 0 && (p.side() == US || p.acting.used & self.data.tiger != 0) {
            return false;
        }
        let mut found = false;
        self.actions(p, &mut |_| {
            found = true;
            false
        });
        found
    }

    /// 4.4: every action of every unit that can be activated, until `each` returns false.
    ///
    /// Whether a unit is activated is asked once for all its actions; otherwise this says the same as `may_move`,
    /// `may_enter`, `may_exit` and `may_fire`, which give reasons.
    pub(crate) fn actions(&self, p: &Position, each: &mut impl FnMut(Order) -> bool) {
        let ground = Ground::new(&self.data, p);
        let side = p.side();
        let enemy = if side == GERMAN { US } else { GERMAN };
        let foes = ground.held[enemy.index()].0;
        for unit in self.data.of(side) {
            let place = p.at(unit);
            if place > WAITING || self.may_activate(p, unit).is_err() {
                continue;
            }
            if place == WAITING {
                for hex in self.entries(&ground, p, unit).iter() {
                    if !each(Order::Enter { unit, hex }) {
                        return;
                    }
                }
                continue;
            }
            for hex in self.moves(&ground, p, unit).iter() {
                if !each(Order::Move { unit, hex }) {
                    return;
                }
            }
            if side == GERMAN && self.data.west.has(place) && !each(Order::Exit { unit }) {
                return;
            }
            if self.data.reach[place as usize].0 & foes == 0 {
                continue;
            }
            for target in self.data.of(enemy) {
                let to = p.at(target);
                let hits = on_map(to) && self.data.sees(place, to) && self.strength(p, unit, target) > 0;
                if hits && !each(Order::Fire { unit, target }) {
                    return;
                }
            }
        }
    }
}
