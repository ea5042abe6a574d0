//! Assaults before they begin: what a party could attack from where it stands, or after one step.

use super::{Look, Weights};
use crate::orders::Order;
use crate::position::*;
use crate::words::*;

/// An assault that could be made.
#[derive(Clone, Copy)]
pub(super) struct Chance {
    /// On which hex.
    hex: Hex,
    /// The chance to win it.
    share: f32,
    /// What it is worth on average.
    gain: f32,
}

impl Look<'_> {
    /// What a close combat is worth to the attackers on average, with this chance to win it.
    pub(super) fn gain_of(&self, clash: &Clash, share: f32, w: &Weights) -> f32 {
        let prize = match self.s.objective {
            Some(hex) if hex == clash.hex => w.storm,
            None if self.mind.book.wanted.has(clash.hex.0) => w.prize,
            _ => 0.0,
        };
        let prize = w.fight + prize;
        let losses = |units: Units| units.iter().map(|unit| 0.4 * self.unit_worth(unit)).sum::<f32>();
        share * (prize + losses(clash.defenders)) - (1.0 - share) * losses(clash.attackers)
    }
    /// 9.1: a party that attacked a hex from another.
    fn try_assault(&self, p: &Position, party: Units, from: Hex, hex: Hex, w: &Weights) -> Option<Chance> {
        let side = self.side(party.first());
        let mut next = *p;
        for unit in party.iter() {
            self.relocate(&mut next, unit, hex);
        }
        let defenders = self.seen_in(p, enemy(side), hex).without(p.aboard);
        next.clash = Clash {
            hex,
            entry: from,
            attackers: party,
            defenders,
            before: defenders.and(p.neutralised),
            round: 1,
            part: ClashPart::Defence,
            ..Clash::NONE
        };
        let share = self.clash_share(&next)?;
        Some(Chance { hex, share, gain: self.gain_of(&next.clash, share, w) })
    }
    /// 9.1.1: the best assault of a party that stands in a hex, each unit having spent some points more on the way there.
    fn best_assault(
        &self,
        p: &Position,
        party: Units,
        at: Hex,
        extra: &dyn Fn(Unit) -> u8,
        w: &Weights,
    ) -> Option<Chance> {
        let side = self.side(party.first());
        let start =
            |unit: Unit| if p.mv.party.has(unit) && p.mv.len > 0 { p.mv.path[0] } else { p.place(unit) };
        let able = |unit: Unit, hex: Hex| {
            let (mp, gait) = self.printed_mp(p, unit);
            let left = self.allowance(p, unit).saturating_sub(p.spent[unit.i()]).saturating_sub(extra(unit));
            let unmoved = extra(unit) == 0 && p.spent[unit.i()] == 0 && !p.moved.has(unit);
            let cost = self.step_cost(p, gait, at, hex, false).map(|cost| cost + mp.div_ceil(4));
            !matches!(self.card(unit).class, Class::Hq | Class::AtGun)
                && !p.ooc.has(unit)
                && !p.neutralised.has(unit)
                && !p.loaded.has(unit)
                && cost.is_some_and(|cost| cost <= left || unmoved)
                && self.may_end_in(p, unit, start(unit), hex)
        };
        let hexes = self.s.ground.around(at).filter(|&hex| p.foes(enemy(side), hex) > 0);
        hexes
            .filter(|&hex| party.iter().all(|unit| able(unit, hex)))
            .filter_map(|hex| self.try_assault(p, party, at, hex, w))
            .filter(|chance| chance.share >= self.least_share(chance.hex, w))
            .max_by(|one, two| one.gain.total_cmp(&two.gain))
    }
    /// The chance a close combat must have to be dared; less where victory hangs on the hex.
    pub(super) fn least_share(&self, hex: Hex, w: &Weights) -> f32 {
        if self.mind.book.wanted.has(hex.0) { w.dare / 2.0 } else { w.dare }
    }
    /// What the assault is worth that a moving party can still make from where it stands, as the Germans count it.
    pub(super) fn poised(&self, p: &Position, w: &Weights) -> f32 {
        let party = p.mv.party;
        let moving = p.top() == Frame::Move || p.top() == Frame::Window && p.win.trigger == Trigger::Step;
        if !moving || party.is_empty() || p.mv.fired || p.mv.half || p.mv.free_hex {
            return 0.0;
        }
        let at = p.place(party.first());
        if !at.on_map() {
            return 0.0;
        }
        let gain = self.best_assault(p, party, at, &|_| 0, w).map_or(0.0, |chance| chance.gain.max(0.0));
        w.poise * if p.act.side == GERMAN { gain } else { -gain }
    }
    /// 7.1, R102: the step after which a stack that waits to set out can attack best; none if no attack is worth it.
    pub(super) fn stack_march(&self, p: &Position, w: &Weights) -> Option<Order> {
        let (party, unit) = (p.mv.party, p.mv.party.first());
        let from = p.place(unit);
        let side = self.side(unit);
        let step = |hex: Hex| {
            let cost = |unit: Unit| {
                let (_, gait) = self.printed_mp(p, unit);
                self.step_cost(p, gait, from, hex, false).unwrap_or(u8::MAX)
            };
            let chance = self.best_assault(p, party, hex, &cost, w)?;
            let order = Order::Move { unit, hex, road: false };
            let fits = chance.gain > 0.0 && self.may_step(p, unit, hex, false).is_ok();
            fits.then_some((order, chance.gain))
        };
        let hexes = self.s.ground.around(from).filter(|&hex| p.foes(enemy(side), hex) == 0);
        hexes.filter_map(step).max_by(|one, two| one.1.total_cmp(&two.1)).map(|(order, _)| order)
    }
}
