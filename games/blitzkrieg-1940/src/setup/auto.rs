//! The automatic set-up: what is left to place, in a sensible way.

use crate::Blitzkrieg;
use crate::position::*;
use crate::telling::Event;
use crate::words::*;
use engine::Sink;

impl Blitzkrieg {
    /// 12: the rest of the set-up in a sensible way.
    pub(crate) fn auto_setup(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let Phase::Setup { side, late } = p.phase else { return };
        // Headquarters last, so that they find their units.
        let todo = self.to_place(p);
        let order =
            todo.without(self.hqs).iter().filter(|&unit| self.form(self.card(unit).form).hosts.is_empty());
        let guns =
            todo.without(self.hqs).iter().filter(|&unit| !self.form(self.card(unit).form).hosts.is_empty());
        for unit in order.chain(guns).chain(todo.and(self.hqs).iter()).collect::<Vec<_>>() {
            if p.place(unit) != Hex::UNPLACED {
                continue;
            }
            let hide = self.hidden_guns && self.card(unit).class == Class::AtGun;
            let best = self
                .zone(p, unit)
                .iter()
                .map(Hex)
                .filter(|&hex| {
                    self.may_place(p, unit, hex, hide).is_ok() && (hide || !self.crowded(p, unit, hex))
                })
                .max_by_key(|&hex| (self.likes(p, unit, hex), std::cmp::Reverse(hex)));
            if let Some(hex) = best {
                self.do_place(p, unit, hex, hide, sink);
            }
        }
        if side == FRENCH && !late {
            let infantry = |p: &Position, hex: Hex| {
                let units = self.units_in(p, FRENCH, hex);
                units.iter().filter(|&unit| self.card(unit).class == Class::Infantry).count()
            };
            while p.setup.works > 0 {
                let free = self.s.ground.hexes().filter(|&hex| self.may_dig(p, hex).is_ok());
                let best = free.max_by_key(|&hex| {
                    let forward = self.s.ground.to_edge(FRENCH, hex);
                    (
                        infantry(p, hex),
                        p.foes(FRENCH, hex) > 0,
                        self.matters.has(hex.0),
                        forward,
                        std::cmp::Reverse(hex),
                    )
                });
                let Some(hex) = best else { break };
                self.do_dig(p, hex, sink);
            }
            while p.setup.mines > 0 {
                let free = self.s.ground.hexes().filter(|&hex| self.may_mine(p, hex).is_ok());
                let best = free.max_by_key(|&hex| {
                    let road = self.s.ground.roads[hex.i()] != 0;
                    (road, self.s.ground.to_edge(FRENCH, hex), std::cmp::Reverse(hex))
                });
                let Some(hex) = best else { break };
                self.do_mine(p, hex, sink);
            }
            // The weaker squadrons at the end of the list take the losses.
            for unit in self.all().collect::<Vec<_>>().into_iter().rev() {
                if self.may_weaken(p, unit).is_ok() {
                    self.do_weaken(p, unit, sink);
                }
            }
        }
    }
    /// 13.1: with a gun hidden somewhere the automatic set-up leaves room for it everywhere, so that nobody can tell where it is.
    fn crowded(&self, p: &Position, unit: Unit, hex: Hex) -> bool {
        let side = self.side(unit);
        !p.hidden.and(self.sides[side.index()]).is_empty() && !self.is_hq(unit) && p.foes(side, hex) >= 2
    }
    /// How much the automatic set-up likes a unit in a hex.
    fn likes(&self, p: &Position, unit: Unit, hex: Hex) -> i32 {
        let g = &self.s.ground;
        let side = self.side(unit);
        let class = self.card(unit).class;
        let mates = self
            .form(self.card(unit).form)
            .units
            .iter()
            .filter(|&mate| p.on_map(mate) && mate != unit && !p.hidden.has(mate));
        let (mut near, mut far) = (0, 0);
        for mate in mates {
            let distance = g.distance(hex, p.place(mate)) as i32;
            near += i32::from(distance <= 1);
            far += (distance - 1).max(0);
        }
        let crowd = p.foes(side, hex) as i32;
        let forward = g.to_edge(side, hex) as i32;
        if class == Class::Hq {
            return -6 * far + 2 * near - 3 * forward + 8 * crowd.min(1);
        }
        let soft = class.soft();
        let ground = g.terrain(hex);
        let cover = if soft { [0, 9, 6, 6][ground as usize] } else { [3, 0, 1, 1][ground as usize] };
        let prize = if self.matters.has(hex.0) && soft { 6 } else { 0 };
        let push = if side == GERMAN { 2 * forward } else { forward };
        cover + prize + push - 5 * crowd - 4 * far
    }
}
