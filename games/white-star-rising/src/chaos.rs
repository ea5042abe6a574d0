//! 9.0: chaos.

use crate::WhiteStar;
use crate::event::Event;
use crate::forces::ChaosResult;
use crate::ground::Cell;
use crate::position::*;
use engine::Sink;

impl WhiteStar {
    /// The marker was drawn: two dice.
    pub(crate) fn chaos_drawn(&self, p: &mut Position) {
        p.gone.insert(p.drawn);
        p.chaos.marker = p.drawn;
        self.throw(p, Purpose::Chaos, 2, enemy(p.drawer));
    }

    /// The result happens at once, or waits for the next formation.
    pub(crate) fn chaos_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let sum = p.roll.sum();
        sink.tell(|| Event::Chaos { sum });
        let result = self.chaos[sum as usize - 2];
        if result.waits() {
            p.chaos.next = sum;
        } else if let ChaosResult::Haze { .. } = result {
            p.chaos.haze = true;
        }
        self.next_draw(p, sink);
    }

    /// What waited meets the formation just drawn.
    pub(crate) fn chaos_strikes(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let formation = p.impulse.formation;
        let sum = p.impulse.chaos;
        sink.tell(|| Event::ChaosStrikes { formation, sum });
        match self.chaos[sum as usize - 2] {
            ChaosResult::StrayBarrage { .. } => {
                p.stage = Stage::Stray;
                return;
            }
            ChaosResult::LuckyBreak { fate } => p.fate[self.active(p).index()] += fate,
            ChaosResult::Initiative => p.chaos.again = true,
            _ => {}
        }
        self.cleanup(p, sink);
    }

    /// The enemy of the formation's owner says where it falls.
    pub(crate) fn stray(&self, p: &mut Position, cell: Cell, sink: &mut impl Sink<Event>) {
        let Some(ChaosResult::StrayBarrage { dice, hit }) = self.effect(p) else { return };
        let by = enemy(self.active(p));
        p.barrage = Barrage {
            centre: cell,
            wide: true,
            smoke: false,
            dice,
            hit,
            next: 0,
            mortar: NOBODY,
            by,
            then: Then::Impulse,
        };
        sink.tell(|| Event::Called { seat: by, cell, smoke: false });
        self.throw(p, Purpose::Accuracy, 1, enemy(by));
    }

    /// Up to so many units are made ready at the end of the impulse.
    pub(crate) fn quick_orders(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.impulse.quick > 0 && p.oc & self.sides[self.active(p).index()] != 0 {
            p.stage = Stage::Quick;
        } else {
            self.impulse_over(p, sink);
        }
    }
}
