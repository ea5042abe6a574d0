//! A position as facts that a person can write down, for cases.

use crate::TwoBridges;
use crate::position::Position;
use engine::{FactTable, Game};

impl TwoBridges {
    pub(crate) fn facts_of_position(&self) -> FactTable<'_, TwoBridges> {
        let mut facts = FactTable::new(self);
        for (unit, counter) in self.data.units.iter() {
            facts.word(&counter.id, move |p: &mut Position| &mut p.place[unit]);
            facts.number(format!("{}.steps", counter.id), 0..=2, move |p: &mut Position| &mut p.steps[unit]);
            facts.word(format!("{}.done", counter.id), move |p: &mut Position| &mut p.done[unit]);
        }
        for (side, id) in Self::PROFILE.all_seats().zip(Self::PROFILE.seats) {
            facts.word(format!("{id}.plan"), move |p: &mut Position| &mut p.plan[side]);
            facts.flag(format!("{id}.shown"), move |p: &mut Position| &mut p.shown[side]);
        }
        facts.number("turn", 1..=13, |p: &mut Position| &mut p.turn);
        facts.word("side", |p: &mut Position| &mut p.side);
        facts.flag("fired", |p: &mut Position| &mut p.fired);
        facts
    }
}
