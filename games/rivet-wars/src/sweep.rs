//! 7.3 to 7.7: dice against one unit after the other, hits, casualties.

use crate::*;

impl RivetWars {
    /// 7.3: how many dice are thrown against this victim of the attack under way; 0 if it is not attacked.
    pub(crate) fn dice_against(&self, p: &Position, sweep: &Sweep, victim: Unit) -> u8 {
        let armour = self.card_of(victim).armour as usize - 1;
        self.reduced(p, sweep.dice[armour], sweep.gas, victim)
    }

    /// 7.3, 9.10, R19: a row's dice less Bolster Defense, at least 1; a printed 0 stays 0. 9.11: immune to gas.
    pub(crate) fn reduced(&self, p: &Position, dice: u8, gas: bool, victim: Unit) -> u8 {
        if dice == 0 {
            return 0;
        }
        let protection = self.protection(p, victim);
        if gas && protection.gas_immune {
            return 0;
        }
        dice.saturating_sub(protection.bolster).max(1)
    }

    /// An attack begins; its victims are attacked one after the other.
    pub(crate) fn begin_sweep(&self, p: &mut Position, sweep: Sweep, sink: &mut impl Sink<Event>) {
        p.sweep = sweep;
        self.next_victim(p, sink);
    }

    /// The next victim, or the end of the attack.
    fn next_victim(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        while (p.sweep.next as usize) < 4 {
            let victim = p.sweep.victims[p.sweep.next as usize];
            if !victim.is_some() {
                break;
            }
            if self.dice_against(p, &p.sweep, victim) > 0 {
                p.stage = Stage::Sweep;
                return;
            }
            // R21: in a chain a unit that cannot be hurt shields those behind; otherwise it is skipped.
            if p.sweep.manner == Manner::Chain {
                break;
            }
            p.sweep.next += 1;
        }
        self.end_sweep(p, sink);
    }

    /// How many dice the position waits for.
    pub(crate) fn dice_awaited(&self, p: &Position) -> u8 {
        self.dice_against(p, &p.sweep, p.sweep.victims[p.sweep.next as usize])
    }

    /// 7.4: whether a throw hits.
    pub(crate) fn is_hit(&self, p: &Position, dice: &Dice) -> bool {
        dice.faces().iter().any(|face| face + p.sweep.precision >= self.data.numbers.hit)
    }

    /// 7.4: the dice are thrown.
    pub(crate) fn throw(&self, p: &mut Position, dice: Dice, sink: &mut impl Sink<Event>) {
        let sweep = p.sweep;
        let victim = sweep.victims[sweep.next as usize];
        let hit = self.is_hit(p, &dice);
        sink.tell(|| Event::Thrown { sweep: Box::new(sweep), victim, dice, hit });
        p.sweep.next += 1;
        match sweep.manner {
            Manner::Together => p.sweep.hits |= (hit as u8) << sweep.next,
            Manner::Chain if hit => self.hurt(p, victim, sweep.by, sink),
            Manner::Chain => return self.end_sweep(p, sink),
        }
        self.next_victim(p, sink);
    }

    /// R22: casualties leave together; then what the attack was part of goes on.
    fn end_sweep(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let sweep = p.sweep;
        p.sweep = Position::NO_SWEEP;
        for (index, victim) in sweep.victims.into_iter().enumerate() {
            if sweep.hits >> index & 1 == 1 {
                self.hurt(p, victim, sweep.by, sink);
            }
        }
        match sweep.cause {
            Cause::StartGas => self.suffer_gas(p, sink),
            Cause::Attack => self.after_attack(p, &sweep, sink),
            Cause::Mine => self.after_mine(p, sink),
            Cause::StepGas => self.after_step_gas(p, sink),
            Cause::Shock => self.next_push(p, sink),
            Cause::Strike => self.after_shell(p, &sweep, sink),
            Cause::Drift => self.after_drift(p, sweep.at, sink),
        }
    }

    /// 3.5, 7.4: one damage; who has no hit points left is eliminated.
    fn hurt(&self, p: &mut Position, unit: Unit, by: Option<Seat>, sink: &mut impl Sink<Event>) {
        p.damage[unit.index()] += 1;
        if p.damage[unit.index()] >= self.card_of(unit).hit_points {
            self.eliminate(p, unit, by, sink);
        } else {
            let left = self.card_of(unit).hit_points - p.damage[unit.index()];
            sink.tell(|| Event::Damaged { unit, left });
        }
    }

    /// 3.5, 3.6: a unit leaves the board with its plug; bounty and credit go to the opponent who did it (R10, R11).
    pub(crate) fn eliminate(
        &self,
        p: &mut Position,
        unit: Unit,
        by: Option<Seat>,
        sink: &mut impl Sink<Event>,
    ) {
        let card = self.card_of(unit);
        let plug = p.plug_of(unit).map(|plug| &self.data.units[plug.index()]);
        let enemy = Seat(1 - card.side.0);
        let credited = by == Some(enemy);
        let bounty = if credited { card.bounty + plug.map_or(0, |plug| plug.bounty) } else { 0 };
        let hero = card.hero || plug.is_some_and(|plug| plug.hero);
        let plug = p.plug_of(unit);
        sink.tell(|| Event::Eliminated { unit, plug, bounty, to: enemy });
        self.award(p, enemy, bounty);
        // R44: kills of the owner's own turn, from its card phase on.
        if credited && enemy == p.active && p.phase > Phase::Start {
            match card.class {
                Class::Infantry => p.kills.infantry += 1,
                Class::Cavalry => p.kills.cavalry += 1,
                Class::Support => p.kills.support += 1,
                Class::Tank => p.kills.tanks += 1,
                Class::Plug => {}
            }
            p.kills.heroes += hero as u8;
        }
        p.leave(unit);
        p.at[unit.index()] = if card.hero { DEAD } else { Seg::NONE };
        p.damage[unit.index()] = 0;
        p.plug[unit.index()] = NOTHING;
        p.state[unit.index()] = 0;
        if p.acting.unit == unit {
            p.acting = Acting::NOBODY;
        }
    }

    /// The formation of a segment as victims.
    pub(crate) fn everybody(&self, p: &Position, seg: Seg) -> [Unit; 4] {
        p.formation[seg.index()]
    }
}
