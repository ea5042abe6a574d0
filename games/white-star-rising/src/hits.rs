//! 6.1.7 and everything that leads there: hits, saves, how they spread over a hex, and what follows.

use crate::fire::{Defence, SOFT_SAVE};
use crate::odds::Upshot;
use crate::*;

impl WhiteStar {
    /// The attack dice lie.
    pub(crate) fn attack_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let hits = p.attack.volley.score(p.roll.dice()) + p.attack.auto;
        p.attack.rolled = hits;
        p.attack.hits = hits;
        sink.tell(|| Event::Hits { hits });
        self.defend(p, sink);
    }

    /// 6.1, 8.1: what the target can do about it.
    pub(crate) fn defence(&self, p: &Position) -> Defence {
        let attack = &p.attack;
        let none = Defence { dice: 0, save: SOFT_SAVE, trench: false };
        match attack.cause {
            Cause::Mine | Cause::RetreatMine | Cause::OnAttackers => none,
            Cause::OnDefenders => Defence { trench: p.trenches.has(attack.cell), ..none },
            Cause::Air => {
                // 11.3.2, R36: no bonus for vehicles, but concealment counts.
                let hidden = members(attack.victims).any(|unit| self.is_concealed(p, unit, attack.by));
                let dice = self.s.ground.bonus(attack.cell, false) + hidden as u8;
                Defence { dice, trench: p.trenches.has(attack.cell), ..none }
            }
            _ if attack.target == NOBODY => self.defence_of_hex(p, attack.cell, attack.victims),
            _ => self.defence_of(p, attack.target, attack.by),
        }
    }

    fn defend(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let defence = self.defence(p);
        if p.attack.hits > 0 && defence.trench {
            p.attack.hits -= 1;
            sink.tell(|| Event::TrenchSaves);
        }
        if p.attack.hits == 0 || defence.dice == 0 || p.attack.victims == 0 {
            return self.settle(p, sink);
        }
        let owner = self.seat(p.attack.victims.trailing_zeros() as u8);
        self.throw(p, Purpose::Defence, defence.dice, owner);
    }

    /// The defence dice lie.
    pub(crate) fn defence_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let save = self.defence(p).save;
        let saves = p.roll.dice().iter().filter(|&&die| die >= save).count() as u8;
        let saved = saves.min(p.attack.hits);
        p.attack.hits -= saved;
        sink.tell(|| Event::Saves { saved });
        self.settle(p, sink);
    }

    /// Hits a unit can take before it is gone (6.1.7).
    pub(crate) fn staying_power(&self, p: &Position, unit: u8) -> u8 {
        let one = Position::is(p.reduced, unit) || self.kind(unit).one_step;
        match (p.good_order(unit), one) {
            (true, false) => 3,
            (true, true) | (false, false) => 2,
            (false, true) => 1,
        }
    }

    /// 6.3, 8.2.1, 11.2.1: hits are spread evenly, an odd one by a die.
    pub(crate) fn settle(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let (hits, victims) = (p.attack.hits, p.attack.victims);
        if hits == 0 || victims == 0 {
            return self.checks(p, sink);
        }
        if victims.count_ones() == 1 {
            self.take(p, victims.trailing_zeros() as u8, hits, sink);
            return self.checks(p, sink);
        }
        let room: u8 = members(victims).map(|unit| self.staying_power(p, unit)).sum();
        if hits % 2 == 1 && hits < room {
            let owner = self.seat(victims.trailing_zeros() as u8);
            return self.throw(p, Purpose::Spread, 1, owner);
        }
        self.share(p, false, sink);
    }

    /// The die for the odd hit: odd numbers mean the first unit, even numbers the second.
    pub(crate) fn spread_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let second = p.roll.faces[0].is_multiple_of(2);
        self.share(p, second, sink);
    }

    fn share(&self, p: &mut Position, second: bool, sink: &mut impl Sink<Event>) {
        let victims = p.attack.victims;
        let first_unit = victims.trailing_zeros() as u8;
        let second_unit = 63 - victims.leading_zeros() as u8;
        let (half, odd) = (p.attack.hits / 2, p.attack.hits % 2);
        let mut shares = if second { [half, half + odd] } else { [half + odd, half] };
        // R25: what one cannot take goes to the other.
        let power = [self.staying_power(p, first_unit), self.staying_power(p, second_unit)];
        for index in [0, 1] {
            let over = shares[index].saturating_sub(power[index]);
            shares[index] -= over;
            shares[1 - index] += over;
        }
        self.take(p, first_unit, shares[0].min(power[0]), sink);
        self.take(p, second_unit, shares[1].min(power[1]), sink);
        self.checks(p, sink);
    }

    /// 6.1.7: one hit after the other.
    fn take(&self, p: &mut Position, unit: u8, hits: u8, sink: &mut impl Sink<Event>) {
        for _ in 0..hits {
            if !on_map(p.place(unit)) {
                return;
            }
            p.attack.hurt |= bit(unit);
            p.moving.hit |= bit(unit);
            if p.good_order(unit) {
                p.disrupted |= bit(unit);
                p.attack.worst = p.attack.worst.max(1);
                self.watch_pioneer(p, unit);
                sink.tell(|| Event::Disrupted { unit });
            } else if !Position::is(p.reduced, unit) && !self.kind(unit).one_step {
                p.reduced |= bit(unit);
                p.attack.worst = p.attack.worst.max(2);
                sink.tell(|| Event::Reduced { unit });
            } else {
                p.attack.killed |= bit(unit);
                p.attack.worst = 3;
                self.eliminate(p, unit, sink);
            }
        }
    }

    /// 1.3.2.2: the headquarters in the hex.
    fn checks(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if !matches!(p.attack.cause, Cause::OnDefenders | Cause::OnAttackers | Cause::RetreatMine) {
            let upshots = [Upshot::Nothing, Upshot::Disrupted, Upshot::Reduced, Upshot::Eliminated];
            p.upshot = p.upshot.or(Some(upshots[p.attack.worst as usize]));
        }
        if p.attack.victims != 0 {
            let seat = self.seat(p.attack.victims.trailing_zeros() as u8);
            if self.check_hq(p, seat, sink) {
                return;
            }
        }
        self.attack_done(p, sink);
    }

    /// The attack is resolved; the rules that began it go on.
    pub(crate) fn attack_done(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.attack.done = true;
        if self.check_weapons(p) {
            return;
        }
        self.after_attack(p, sink);
    }

    /// What follows an attack, by its cause.
    pub(crate) fn after_attack(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        match p.attack.cause {
            Cause::Fire | Cause::Opportunity | Cause::Mortar => self.fire_over(p, sink),
            Cause::Barrage => self.next_shells(p, sink),
            Cause::Mine => self.mine_over(p, sink),
            Cause::RetreatMine => self.next_retreat(p, sink),
            Cause::Air => self.air_over(p),
            Cause::OnDefenders => self.hits_on_attackers(p, sink),
            Cause::OnAttackers => self.clash_over(p, sink),
        }
    }
}
