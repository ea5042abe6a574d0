//! 6.3: assaults; the dice and hits of overruns (6.4) too.

use crate::forces::Assault;
use crate::ground::Terrain;
use crate::movement::Around;
use crate::odds::Upshot;
use crate::*;

/// 6.4: assault strength counts so many times in an overrun.
const OVERRUN: u8 = 3;
/// 6.3: what a disrupted unit needs.
const DISRUPTED_HIT: u8 = 6;
/// Attackers and defenders in the tables of a clash.
const ATTACK: usize = 0;
const DEFEND: usize = 1;

impl WhiteStar {
    /// 6.3: every unit of the stack must be able to assault.
    pub(crate) fn assault_rule(&self, p: &Position, set: u64) -> Result<(), Deny> {
        for unit in members(set & !self.hqs) {
            self.assault_fit(p, unit, self.face(p, unit))?;
        }
        Ok(())
    }
    /// The same for one unit and one of its faces.
    pub(crate) fn assault_fit(&self, p: &Position, unit: u8, face: &Face) -> Result<(), Deny> {
        if !p.good_order(unit) {
            return Err(Deny::Disrupted { unit });
        }
        match face.assault {
            None => Err(Deny::NoAssault { unit }),
            Some(value) if value.star => Err(Deny::Starred { unit }),
            Some(_) => Ok(()),
        }
    }

    /// 6.3: a step into a hex with enemies.
    pub(crate) fn may_assault(&self, p: &Position, around: &Around, who: Who, to: Cell) -> Result<u64, Deny> {
        self.may_close_in(p, around, who, to, 0)
    }

    /// 6.3, 6.4: what an assault and an overrun have in common; an overrun needs a movement point more.
    pub(crate) fn may_close_in(
        &self,
        p: &Position,
        around: &Around,
        who: Who,
        to: Cell,
        more: u8,
    ) -> Result<u64, Deny> {
        let set = self.ready_to_step(p, around, who, to, more)?;
        if !around.foes.has(to) {
            return Err(Deny::NobodyThere { hex: to });
        }
        if p.moving.inside & set != 0 {
            return Err(Deny::MustLeave { hex: p.clash.cell });
        }
        self.assault_rule(p, set)?;
        Ok(set)
    }

    /// The fight begins: who takes part.
    pub(crate) fn begin_clash(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let (from, cell) = (p.moving.from, p.moving.to);
        let seat = self.active(p);
        let attackers = members(p.moving.stepped & !self.hqs)
            .filter(|&unit| p.place(unit) == cell)
            .fold(0, |set, unit| set | bit(unit));
        if attackers == 0 {
            return self.step_done(p, sink);
        }
        let defenders = self.platoons(p, cell, enemy(seat));
        p.clash = Clash { attackers, defenders, from, cell, ..Clash::NONE };
        let overrun = p.moving.step == Step::Overrun;
        if overrun {
            p.overran.note(attackers, cell);
        }
        sink.tell(|| Event::Clash { attackers, defenders, hex: cell, overrun });
        self.ask_lead(p, sink);
    }

    /// 6.3, R18: which unit gets the leadership dice; only a choice is asked for.
    fn ask_lead(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.moving.step == Step::Assault {
            for part in [ATTACK, DEFEND] {
                if p.clash.asked[part] {
                    continue;
                }
                let units = self.candidates(p, part);
                match units.count_ones() {
                    0 => p.clash.asked[part] = true,
                    1 => self.set_lead(p, part, units.trailing_zeros() as u8),
                    _ => {
                        p.stage = Stage::Lead(self.part_seat(p, part));
                        return;
                    }
                }
            }
        }
        self.clash_dice(p, sink);
    }

    /// The side on either part of a fight.
    fn part_seat(&self, p: &Position, part: usize) -> Seat {
        if part == ATTACK { self.active(p) } else { enemy(self.active(p)) }
    }

    /// Units that could get the leadership dice.
    fn candidates(&self, p: &Position, part: usize) -> u64 {
        let seat = self.part_seat(p, part);
        let leads = self.hq_at(p, p.clash.cell, seat).is_some_and(|hq| p.led & bit(hq) == 0);
        let units = if part == ATTACK { p.clash.attackers } else { p.clash.defenders };
        if !leads {
            return 0;
        }
        members(units)
            .filter(|&unit| self.face(p, unit).assault.is_some())
            .fold(0, |set, unit| set | bit(unit))
    }

    fn set_lead(&self, p: &mut Position, part: usize, unit: u8) {
        p.clash.lead[part] = unit;
        p.clash.asked[part] = true;
        if let Some(hq) = self.hq_at(p, p.clash.cell, self.part_seat(p, part)) {
            self.note_led(p, hq);
        }
    }

    pub(crate) fn may_lead(&self, p: &Position, unit: u8) -> Result<(), Deny> {
        let Stage::Lead(seat) = p.stage else { return Err(Deny::Moment) };
        let part = (seat != self.active(p)) as usize;
        if self.candidates(p, part) & bit(unit) == 0 {
            return Err(Deny::NotInClash { unit });
        }
        Ok(())
    }

    pub(crate) fn lead(&self, p: &mut Position, unit: u8, sink: &mut impl Sink<Event>) {
        let part = (self.seat(unit) != self.active(p)) as usize;
        self.set_lead(p, part, unit);
        sink.tell(|| Event::Leads { unit });
        self.ask_lead(p, sink);
    }

    /// 6.3, 6.3.1, 6.4: the dice of one unit.
    pub(crate) fn assault_volley(&self, p: &Position, unit: u8, part: usize) -> Volley {
        let Some(Assault { dice, plus, hit, .. }) = self.face(p, unit).assault else {
            return Volley::default();
        };
        let fit = p.good_order(unit);
        if p.moving.step == Step::Overrun {
            // R29, R30: no leadership, no infantry bonus.
            let dice = if part == ATTACK { dice * OVERRUN } else { dice };
            let hit = if fit { hit } else { DISRUPTED_HIT };
            return Volley { dice: dice + plus as u8, cap: dice, hit };
        }
        let mut dice = dice;
        let mut hit = if fit { hit } else { DISRUPTED_HIT };
        if p.clash.lead[part] == unit
            && let Some(hq) = self.hq_at(p, p.clash.cell, self.seat(unit))
        {
            dice += self.leadership(p, hq);
        }
        let others = if part == ATTACK { p.clash.defenders } else { p.clash.attackers };
        let vehicles = others != 0 && members(others).all(|other| self.is_hard(p, other));
        if fit && self.is_infantry(p, unit) && vehicles {
            hit = (hit - 1).max(2);
            if self.s.ground.terrain(p.clash.cell) == Terrain::Town {
                dice += 1;
            }
        }
        Volley { dice: dice + plus as u8, cap: dice, hit }
    }

    /// A1, B1: both sides throw before anything is applied.
    fn clash_dice(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        for (part, units) in [p.clash.attackers, p.clash.defenders].into_iter().enumerate() {
            for (slot, unit) in members(units).take(2).enumerate() {
                p.clash.volleys[part][slot] = self.assault_volley(p, unit, part);
            }
        }
        let dice = p.clash.volleys[ATTACK][0].dice + p.clash.volleys[ATTACK][1].dice;
        self.throw(p, Purpose::Assault, dice, enemy(self.active(p)));
        if dice == 0 {
            self.assault_rolled(p, sink);
        }
    }

    fn score(&self, p: &Position, part: usize) -> u8 {
        let [first, second] = p.clash.volleys[part];
        let dice = p.roll.dice();
        let split = (first.dice as usize).min(dice.len());
        first.score(&dice[..split]) + second.score(&dice[split..])
    }

    pub(crate) fn assault_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let hits = self.score(p, ATTACK);
        p.clash.hits[DEFEND] = hits;
        sink.tell(|| Event::Hits { hits });
        let dice = p.clash.volleys[DEFEND][0].dice + p.clash.volleys[DEFEND][1].dice;
        if dice == 0 {
            return self.counter_done(p, 0, sink);
        }
        self.throw(p, Purpose::Counter, dice, self.active(p));
    }

    pub(crate) fn counter_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let hits = self.score(p, DEFEND);
        self.counter_done(p, hits, sink);
    }

    fn counter_done(&self, p: &mut Position, hits: u8, sink: &mut impl Sink<Event>) {
        p.clash.hits[ATTACK] = hits;
        sink.tell(|| Event::CounterHits { hits });
        // 8.1: a trench cancels the first hit on the defenders.
        if p.clash.hits[DEFEND] > 0 && p.trenches.has(p.clash.cell) {
            p.clash.hits[DEFEND] -= 1;
            sink.tell(|| Event::TrenchSaves);
        }
        p.attack = Attack {
            cause: Cause::OnDefenders,
            by: self.active(p),
            cell: p.clash.cell,
            victims: p.clash.defenders,
            hits: p.clash.hits[DEFEND],
            done: false,
            ..Attack::NONE
        };
        self.settle(p, sink);
    }

    /// A3: the other way round.
    pub(crate) fn hits_on_attackers(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.clash.hurt = p.attack.hurt;
        p.attack = Attack {
            cause: Cause::OnAttackers,
            by: enemy(self.active(p)),
            cell: p.clash.cell,
            victims: p.clash.attackers,
            hits: p.clash.hits[ATTACK],
            done: false,
            ..Attack::NONE
        };
        self.settle(p, sink);
    }

    /// A4, O4: who stays, who goes.
    pub(crate) fn clash_over(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.clash.hurt |= p.attack.hurt;
        let alive = self.alive(p);
        let (attackers, defenders) = (p.clash.attackers & alive, p.clash.defenders & alive);
        if p.moving.step == Step::Overrun {
            return self.overrun_over(p, attackers, defenders, sink);
        }
        p.oc |= attackers | defenders;
        if attackers == 0 {
            p.upshot = Some(Upshot::Beaten);
            self.strand_hq(p, self.active(p), sink);
            return self.clash_ends(p, sink);
        }
        if defenders == 0 {
            p.upshot = Some(Upshot::Taken);
            self.strand_hq(p, enemy(self.active(p)), sink);
            return self.clash_won(p, sink);
        }
        let helpless = members(defenders).all(|unit| self.face(p, unit).assault.is_none());
        if helpless || p.clash.hits[DEFEND] > p.clash.hits[ATTACK] {
            p.upshot = Some(Upshot::Taken);
            p.clash.retreat = defenders;
            return self.next_retreat(p, sink);
        }
        p.upshot = Some(Upshot::Repulsed);
        self.go_back(p, attackers, sink);
        self.clash_ends(p, sink);
    }

    /// R51, R57: a headquarters that lost its last companion.
    pub(crate) fn strand_hq(&self, p: &mut Position, seat: Seat, sink: &mut impl Sink<Event>) {
        if let Some(hq) = self.hq_at(p, p.clash.cell, seat)
            && self.is_deserted(p, hq)
        {
            self.lose_hq(p, hq, sink);
        }
    }

    /// 6.3: the attackers return to the hex they came from, with their headquarters.
    fn go_back(&self, p: &mut Position, attackers: u64, sink: &mut impl Sink<Event>) {
        let from = p.clash.from;
        let mut units = attackers;
        if let Some(hq) = self.hq_at(p, p.clash.cell, self.active(p)) {
            units |= bit(hq);
        }
        for unit in members(units) {
            self.put(p, unit, from);
        }
        p.oc |= units;
        p.moving.party &= !units;
        sink.tell(|| Event::WentBack { units, to: from });
    }

    fn clash_won(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let cell = p.clash.cell;
        self.occupy(p, self.active(p), cell);
        self.watch_bridge(p, p.moving.stepped & self.alive(p), p.clash.from, cell);
        if let Some(hq) = self.hq_at(p, cell, self.active(p)) {
            p.oc |= bit(hq);
        }
        sink.tell(|| Event::Taken { hex: cell });
        self.clash_ends(p, sink);
    }

    /// A5: the attackers' move is over; the rest of their stack may go on.
    fn clash_ends(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let done = p.moving.stepped;
        p.oc |= done & self.alive(p);
        p.moving.party &= !done;
        p.moving.inside &= !done;
        p.moving.hit = 0;
        p.moving.stepped = 0;
        p.clash.attackers = 0;
        p.clash.defenders = 0;
        if p.moving.party == 0 {
            p.moving = Moving::NONE;
            self.operations(p, sink);
        } else {
            self.go_on(p, sink);
        }
    }

    /// 6.3, R28: where a beaten unit may go.
    pub(crate) fn retreats(&self, p: &Position, unit: u8) -> Area {
        let ground = &self.s.ground;
        let seat = self.seat(unit);
        let from = p.place(unit);
        let (_, full) = self.held(p, seat);
        let (foes, _) = self.held(p, enemy(seat));
        let (gait, hard) = self.gait(p, unit);
        let forbidden = &self.s.formations[self.unit(unit).formation as usize].forbidden;
        let down = self.s.special.demolition.filter(|_| p.special.down).map(|rule| rule.bridge);
        let mut best = (0, Area::NONE);
        for &to in ground.neighbours(from) {
            let beside = |cell: Cell| {
                let mut around = *ground.around(cell);
                // The attackers in the hex just lost do not count.
                around.remove(p.clash.cell);
                around.intersects(&foes)
            };
            let open = !foes.has(to)
                && !full.has(to)
                && !forbidden.has(to)
                && down != Some(to)
                && ground.cost(from, to, gait, hard).is_some()
                && !beside(to);
            if !open {
                continue;
            }
            let away = if on_map(p.clash.from) { ground.distance(to, p.clash.from) } else { 1 };
            if away > best.0 {
                best = (away, Area::NONE);
            }
            if away == best.0 {
                best.1.insert(to);
            }
        }
        best.1
    }

    /// 6.3: one unit after the other; who cannot go is lost.
    pub(crate) fn next_retreat(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        loop {
            p.clash.retreat &= self.alive(p);
            let Some(stuck) = members(p.clash.retreat).find(|&unit| self.retreats(p, unit).is_empty()) else {
                break;
            };
            sink.tell(|| Event::NoRetreat { unit: stuck });
            p.clash.retreat &= !bit(stuck);
            self.eliminate(p, stuck, sink);
            // Its stack mate may now have room.
        }
        // 11.4: the die for kept-back weapons comes before anybody else goes.
        if self.check_weapons(p) {
            p.attack.cause = Cause::RetreatMine;
            return;
        }
        if p.clash.retreat != 0 {
            p.stage = Stage::Retreat;
            return;
        }
        let seat = enemy(self.active(p));
        if let Some(hq) = self.hq_at(p, p.clash.cell, seat) {
            // R57: nobody left to go with.
            self.lose_hq(p, hq, sink);
        }
        self.clash_won(p, sink);
    }

    pub(crate) fn may_retreat(&self, p: &Position, unit: u8, cell: Cell) -> Result<(), Deny> {
        if p.stage != Stage::Retreat {
            return Err(Deny::Moment);
        }
        if p.clash.retreat & bit(unit) == 0 {
            return Err(Deny::NotInClash { unit });
        }
        if !self.retreats(p, unit).has(cell) {
            return Err(Deny::NoRetreatThere { unit, hex: cell });
        }
        Ok(())
    }

    /// 6.3: the unit goes, its headquarters with it if it can (R57).
    pub(crate) fn retreat(&self, p: &mut Position, unit: u8, cell: Cell, sink: &mut impl Sink<Event>) {
        let seat = self.seat(unit);
        let mut units = bit(unit);
        if let Some(hq) = self.hq_at(p, p.clash.cell, seat)
            && self.unit(hq).formation == self.unit(unit).formation
            && self.hq_at(p, cell, seat).is_none()
        {
            units |= bit(hq);
        }
        for member in members(units) {
            self.put(p, member, cell);
        }
        p.oc |= units;
        p.clash.retreat &= !bit(unit);
        self.occupy(p, seat, cell);
        self.watch_bridge(p, units, p.clash.cell, cell);
        self.watch_work(p, units, cell);
        self.watch_trigger(p, seat, cell);
        sink.tell(|| Event::Retreated { units, to: cell });
        if p.mines.has(cell) {
            return self.mine_attack(p, cell, bit(unit), Cause::RetreatMine, sink);
        }
        self.next_retreat(p, sink);
    }
}
