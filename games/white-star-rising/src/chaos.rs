//! 9.0: chaos.

use crate::*;

impl WhiteStar {
    /// The marker was drawn: two dice.
    pub(crate) fn chaos_drawn(&self, p: &mut Position) {
        p.gone.insert(p.drawn);
        self.throw(p, Purpose::Chaos, 2, enemy(p.drawer));
    }

    /// The result happens at once, or waits for the next formation.
    pub(crate) fn chaos_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let sum = p.roll.sum();
        sink.tell(|| Event::Chaos { result: sum });
        let result = self.chaos[sum as usize - 2];
        if result.waits() {
            // A second marker may come before the next formation: then both results meet it.
            if let Some(slot) = p.chaos.next.iter().position(|&waiting| waiting == 0) {
                p.chaos.next[slot] = sum;
                p.chaos.markers[slot] = p.drawn;
            }
        } else if let ChaosResult::Haze { .. } = result {
            p.chaos.haze = true;
        }
        self.next_draw(p, sink);
    }

    /// What waited meets the formation just drawn, one result after the other; then its impulse begins.
    pub(crate) fn chaos_strikes(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let formation = p.impulse.formation;
        while let Some(&sum) = p.impulse.chaos.get(p.impulse.struck as usize).filter(|&&sum| sum != 0) {
            p.impulse.struck += 1;
            sink.tell(|| Event::ChaosStrikes { formation, result: sum });
            match self.chaos[sum as usize - 2] {
                ChaosResult::StrayBarrage { .. } => {
                    p.stage = Stage::Stray;
                    return;
                }
                ChaosResult::LuckyBreak { fate } => p.fate[self.active(p).index()] += fate,
                ChaosResult::Initiative => p.chaos.again = true,
                _ => {}
            }
        }
        self.cleanup(p, sink);
    }

    /// The enemy of the formation's owner says where it falls.
    pub(crate) fn stray(&self, p: &mut Position, cell: Cell, sink: &mut impl Sink<Event>) {
        let stray = |effect| match effect {
            ChaosResult::StrayBarrage { dice, hit } => Some((dice, hit)),
            _ => None,
        };
        let Some((dice, hit)) = self.effects(p).find_map(stray) else { return };
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
        sink.tell(|| Event::Called { side: by, hex: cell, smoke: false });
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
