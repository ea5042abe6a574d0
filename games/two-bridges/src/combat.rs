//! 4: attacks, and 5: the guns.

use crate::*;

impl TwoBridges {
    /// 4: a unit attacks once in a turn an adjacent enemy, across a river only by a bridge.
    pub fn may_attack(&self, p: &Position, Attack { unit, target, guns }: Attack) -> Result<(), Deny> {
        self.may_act(p, unit)?;
        let (data, grid) = (&self.data, &self.data.map.grid);
        let (a, b) = (p.place[unit].0, p.place[target].0);
        match () {
            () if p.done[unit] == Done::Fought => Err(Deny::HasFought { unit }),
            () if self.side(target) == self.side(unit) => Err(Deny::Friend { target }),
            () if !p.lives(target) => Err(Deny::Lost { unit: target }),
            () if grid.distance(a, b) != 1 => Err(Deny::NotAdjacent { target }),
            () if data.river.between(grid, a, b) => Err(Deny::NoBridge { target }),
            () if guns => self.may_fire(p, target),
            () => Ok(()),
        }
    }

    /// 5: the guns fire once in a turn, at a target near one end (R1) of the bridge of the plan.
    fn may_fire(&self, p: &Position, target: Unit) -> Result<(), Deny> {
        let (plan, range) = (p.plan[p.side], self.data.numbers.range as u16);
        let near = |end: u16| self.data.map.grid.distance(end, p.place[target].0) <= range;
        let bridge = self.data.map.line(plan.word());
        match bridge.is_some_and(|line| line.sides.iter().any(|(a, b)| near(a) || near(b))) {
            _ if p.fired => Err(Deny::GunsFired),
            true => Ok(()),
            false => Err(Deny::OutOfRange { target, plan }),
        }
    }

    /// 4, 5: what is added to the die, line by line.
    pub fn attack_tally(&self, p: &Position, Attack { unit, target, guns }: Attack) -> Tally {
        let (data, grid) = (&self.data, &self.data.map.grid);
        let (from, to) = (p.place[unit].0, p.place[target].0);
        let bridge = data.bridges.between(grid, from, to);
        Tally::of([
            (data.units[unit].own.strength as i16, "strength", "4"),
            (-(data.units[target].own.strength as i16), "defence", "4"),
            (-(data.map.ground(to).cover as i16), "cover", "4"),
            (if bridge { -(data.numbers.river as i16) } else { 0 }, "river", "4"),
            (if guns { data.numbers.guns as i16 } else { 0 }, "guns", "5"),
        ])
    }

    /// 4: begins an attack; 5: guns that fire show their plan.
    pub fn attack(&self, p: &mut Position, attack: Attack, sink: &mut impl Sink<Event>) {
        p.done[attack.unit] = Done::Fought;
        p.attack = Some(attack);
        if attack.guns {
            let side = p.side;
            p.fired = true;
            p.shown[side] = true;
            sink.tell(|| Event::Guns { side, plan: p.plan[side] });
        }
    }

    /// 4: a die and the tally: 5 or more hits, 1 or less is a repulse.
    pub fn throw(&self, p: &mut Position, die: u8, sink: &mut impl Sink<Event>) {
        let Some(attack) = p.attack.take() else { return };
        let Attack { unit, target, .. } = attack;
        let sum = self.attack_tally(p, attack).sum();
        let (effect, loser) = match die as i32 + sum {
            5.. => (Effect::Hit, Some(target)),
            2..=4 => (Effect::Nothing, None),
            _ => (Effect::Repulse, Some(unit)),
        };
        p.effect = Some(effect);
        sink.tell(|| Event::Attacked { unit, target, die, sum, effect });
        if let Some(unit) = loser {
            p.steps[unit] -= 1;
            if !p.lives(unit) {
                sink.tell(|| Event::Lost { unit });
            }
        }
    }
}
