//! 8.1 to 8.3: direct fire and how every combat is resolved.

use crate::Blitzkrieg;
use crate::position::*;
use crate::sight::Aim;
use crate::telling::Deny;
use crate::telling::Event;
use crate::words::*;
use engine::{Rule, Sink, Tally};

/// How a shot is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// 6.1: moved and fired.
    pub moving: bool,
    /// 9.1: in close combat, in this round; 0 if not.
    pub round: u8,
}

impl Manner {
    /// Full strength.
    pub const PLAIN: Manner = Manner { moving: false, round: 0 };
    /// Moved and fired.
    pub const MOVING: Manner = Manner { moving: true, round: 0 };
}

impl Blitzkrieg {
    /// 7.2.1: whether a unit is in column now (R27, R66).
    #[inline]
    pub fn in_column(&self, p: &Position, unit: Unit) -> bool {
        if p.clash.hex.on_map() && p.clash.attackers.has(unit) {
            return p.clash.round <= 1 && p.clash.column.has(unit);
        }
        p.mv.column && p.mv.party.or(p.mv.halted).has(unit) && p.mv.len > 0 && p.place(unit) == p.mv.here()
    }
    /// 7.2.2: whether a unit is dispersed now (R28).
    #[inline]
    pub fn dispersed(&self, p: &Position, unit: Unit) -> bool {
        self.card(unit).class.disperses()
            && self.s.ground.terrain(p.place(unit)).obstacle()
            && !self.in_column(p, unit)
    }
    /// 8.2.1: attack of the side that is up; guns against infantry half, rounded up.
    fn attack(&self, p: &Position, unit: Unit, target: Unit) -> i8 {
        let card = self.card(unit);
        let attack = card.attack[(p.steps[unit.i()] < 2) as usize];
        let halved = card.class == Class::AtGun && self.card(target).class == Class::Infantry;
        if halved { attack.div_ceil(2) as i8 } else { attack as i8 }
    }

    /// 8.2: every line of the attack factor, handed over one by one: value, reason, what it is about, section.
    pub(crate) fn factor_lines(
        &self,
        p: &Position,
        unit: Unit,
        target: Unit,
        manner: Manner,
        add: &mut impl FnMut(i8, &'static str, u16, &'static str),
    ) {
        let v = &self.values;
        let (from, to) = (p.place(unit), p.place(target));
        let close = manner.round > 0;
        let card = self.card(target);
        add(self.attack(p, unit, target), "tally-attack", unit.0 as u16, "8.2.1");
        let rider = self.passenger(p, unit);
        if rider != Unit::NONE {
            add(self.attack(p, rider, target), "tally-aboard", rider.0 as u16, "12.1 R52");
        }
        if card.armour > 0 {
            add(-(card.armour as i8), "tally-armour", target.0 as u16, "8.2.1");
        }
        if close {
            add(v.close_combat, "tally-close", 0, "8.2.4");
        } else {
            let distance = self.s.ground.distance(from, to) as i8;
            if distance > 1 {
                add(v.range_per_hex * (distance - 1), "tally-range", distance as u16, "8.2.4");
            }
        }
        if manner.moving && !close {
            add(v.move_and_fire, "tally-moving", 0, "6.1");
        }
        let weak = p.neutralised.has(unit) || rider != Unit::NONE && p.neutralised.has(rider);
        if weak && (!close || manner.round == 1) {
            add(v.firer_neutralised, "tally-neutralised", unit.0 as u16, "8.4");
        }
        if p.exhausted.has(self.host(p, unit)) {
            add(v.firer_exhausted, "tally-exhausted", unit.0 as u16, "5.4");
        }
        if p.ooc.has(unit) {
            add(v.firer_out_of_command, "tally-ooc", unit.0 as u16, "6.2");
        }
        if self.in_column(p, unit) {
            add(v.firer_column, "tally-column", unit.0 as u16, "7.2.1");
        }
        if self.dispersed(p, unit) {
            add(v.firer_dispersed, "tally-dispersed", unit.0 as u16, "7.2.2");
        }
        if !close && self.in_column(p, target) {
            add(v.target_column, "tally-target-column", target.0 as u16, "7.2.1");
        }
        self.target_lines(p, target, add);
        if !close && v.target_higher != 0 && self.s.ground.level[to.i()] > self.s.ground.level[from.i()] {
            add(v.target_higher, "tally-higher", target.0 as u16, "8.2.3");
        }
    }
    /// 8.2.3: the lines that hang on the target alone; indirect fire has them too.
    pub(crate) fn target_lines(
        &self,
        p: &Position,
        target: Unit,
        add: &mut impl FnMut(i8, &'static str, u16, &'static str),
    ) {
        let v = &self.values;
        let to = p.place(target);
        let class = self.card(target).class;
        if self.dispersed(p, target) {
            add(v.target_dispersed, "tally-target-dispersed", target.0 as u16, "7.2.2");
        }
        // R70: in close combat only the defenders have cover.
        if p.clash.hex == to && p.clash.attackers.has(target) {
            return;
        }
        let cover = v.soft_in[self.s.ground.terrain(to) as usize];
        if class.soft() && cover != 0 {
            add(cover, "tally-cover", to.0, "8.2.3");
        }
        if class == Class::Infantry && p.works.has(to.0) {
            add(v.infantry_in_works, "tally-works", to.0, "10.2");
        }
    }
    /// 8.2.2: the attack factor.
    pub fn factor(&self, p: &Position, unit: Unit, target: Unit, manner: Manner) -> i8 {
        let mut sum = 0;
        self.factor_lines(p, unit, target, manner, &mut |value, _, _, _| sum += value);
        sum
    }
    /// The same with its reasons.
    pub fn factor_tally(&self, p: &Position, unit: Unit, target: Unit, manner: Manner) -> Tally {
        let mut tally = Tally::default();
        self.factor_lines(p, unit, target, manner, &mut |value, reason, about, rule| {
            tally.add(value as i16, reason, about, Rule(rule));
        });
        tally
    }
    /// 8.2.2: below -1 there is no shot.
    pub(crate) fn may_shoot(
        &self,
        p: &Position,
        unit: Unit,
        target: Unit,
        aim: Aim,
        manner: Manner,
    ) -> Result<(), Deny> {
        self.may_aim(p, unit, target, aim)?;
        let factor = self.factor(p, unit, target, manner);
        if factor < -1 { Err(Deny::TooWeak { unit, target, factor }) } else { Ok(()) }
    }

    /// 8.2.5, 8.3, 13.2: what two dice do to a target in a column.
    pub(crate) fn read_table(&self, p: &Position, target: Unit, column: i8, sum: u8) -> Hit {
        let outcome = if column < -1 { Outcome::Nothing } else { self.table.result(column, sum) };
        let mut hit = self.hit_of(target, outcome);
        if column >= -1 && sum == 2 && self.critical {
            if self.is_hq(target) {
                hit.ns = 1;
            } else {
                hit.steps += 1;
            }
        }
        let _ = p;
        hit
    }
    /// 8.3: what a result means for a unit: red N only for infantry (R2), headquarters are only neutralised (R30).
    pub(crate) fn hit_of(&self, target: Unit, outcome: Outcome) -> Hit {
        let class = self.card(target).class;
        let (steps, ns) = match outcome {
            Outcome::Nothing => (0, 0),
            _ if class == Class::Hq => (0, 1),
            Outcome::Red if class == Class::Infantry || self.red_soft && class.soft() => (0, 1),
            Outcome::Red => (0, 0),
            Outcome::Black => (0, 1),
            Outcome::Step => (1, 0),
        };
        Hit { unit: target, steps, ns, ..Hit::NONE }
    }

    /// 8.1.1: begins a shot.
    pub(crate) fn begin_shot(
        &self,
        p: &mut Position,
        unit: Unit,
        target: Unit,
        kind: ShotKind,
        moving: bool,
        sink: &mut impl Sink<Event>,
    ) {
        self.reveal(p, unit, sink);
        let factor = self.factor(p, unit, target, Manner { moving, round: 0 });
        sink.tell(|| Event::Fired { unit, target, factor, opportunity: kind == ShotKind::Opportunity });
        p.shot = Shot { firer: unit, target, kind, moving, ..Shot::NONE };
        p.upshot = Upshot::None;
        p.push(Frame::Shot);
    }
    /// Goes on with a shot: dice, answer, results, morale, reactions.
    pub(crate) fn run_shot(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        match p.shot.stage {
            ShotStage::Roll => p.push(Frame::Roll(Purpose::Fire)),
            ShotStage::Answer => {
                if self.may_return(p).is_ok() {
                    p.ask = Ask::Order(self.side(p.shot.target));
                } else {
                    p.shot.stage = ShotStage::Apply;
                }
            }
            ShotStage::Apply => {
                p.shot.stage = ShotStage::Morale;
                p.hurt = Forms::NONE;
                let Shot { hit, reply, .. } = p.shot;
                // R41: both results were found before either is applied; the target's comes first.
                if !reply.is_nothing() {
                    p.push(Frame::Hit(reply));
                }
                if !hit.is_nothing() {
                    p.push(Frame::Hit(hit));
                }
            }
            ShotStage::Morale => {
                p.shot.stage = ShotStage::Open;
                let hurt = std::mem::take(&mut p.hurt);
                p.push(Frame::Morale(hurt));
            }
            ShotStage::Open => {
                let shot = p.shot;
                p.shot = Shot::NONE;
                p.pop();
                // R39: a firer falls only to return fire, and that was the target's reaction; nobody is left to react to.
                if shot.kind == ShotKind::Active && p.on_map(shot.firer) {
                    let mut reacted = Units::NONE;
                    if shot.answered {
                        reacted.insert(shot.target);
                    }
                    p.win = Window {
                        trigger: Trigger::Fire,
                        targets: Units::of(shot.firer),
                        hex: p.place(shot.firer),
                        victim: shot.target,
                        reacted,
                    };
                    p.push(Frame::Window);
                }
            }
        }
        let _ = sink;
    }
    /// The dice of a shot have fallen.
    pub(crate) fn shot_fallen(&self, p: &mut Position, sum: u8, sink: &mut impl Sink<Event>) {
        let Shot { firer, target, moving, kind, .. } = p.shot;
        let column = self.factor(p, firer, target, Manner { moving, round: 0 });
        let hit = self.read_table(p, target, column, sum);
        p.upshot = upshot(hit);
        sink.tell(|| Event::Result { unit: target, column, sum, hit });
        p.shot.hit = hit;
        p.shot.stage = if kind == ShotKind::Active { ShotStage::Answer } else { ShotStage::Apply };
    }
    /// The dice of the shot that returns fire have fallen.
    pub(crate) fn reply_fallen(&self, p: &mut Position, sum: u8, sink: &mut impl Sink<Event>) {
        let Shot { firer, target, .. } = p.shot;
        let column = self.factor(p, target, firer, Manner::PLAIN);
        let hit = self.read_table(p, firer, column, sum);
        sink.tell(|| Event::Result { unit: firer, column, sum, hit });
        p.shot.reply = hit;
        p.shot.stage = ShotStage::Apply;
    }

    /// 8.3: applies results to a unit: steps first, then each neutralisation (R96).
    pub(crate) fn run_hit(&self, p: &mut Position, hit: Hit, sink: &mut impl Sink<Event>) {
        let unit = hit.unit;
        let fighting = p.clash.hex.on_map();
        let gone = !p.on_map(unit) || hit.close && !p.clash.attackers.or(p.clash.defenders).has(unit);
        if gone || hit.is_nothing() {
            p.pop();
            // 9.1.2: a defender that lost a step may go, unless a neutralisation has already settled it.
            if !gone && hit.shaken && fighting && p.clash.defenders.has(unit) && !p.clash.attackers.is_empty()
            {
                p.push(Frame::Stay(unit));
            }
            return;
        }
        if hit.steps > 0 {
            p.swap(Frame::Hit(Hit { steps: hit.steps - 1, shaken: true, ..hit }));
            self.lose_step(p, unit, sink);
        } else {
            p.swap(Frame::Hit(Hit { ns: hit.ns - 1, ..hit }));
            if self.is_hq(unit) {
                if !p.neutralised.has(unit) {
                    p.neutralised.insert(unit);
                    sink.tell(|| Event::Neutralised { unit });
                }
            } else {
                p.push(Frame::Effect(unit));
            }
        }
    }
    /// 1.2, 12.1: a unit loses a step; of a loaded pair the owner says who.
    pub(crate) fn lose_step(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        if self.passenger(p, unit) != Unit::NONE {
            p.push(Frame::Lose(unit));
        } else {
            self.drop_step(p, unit, sink);
        }
    }
    /// 1.2: turned over, or eliminated.
    pub(crate) fn drop_step(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        let form = self.host(p, unit);
        p.steps[unit.i()] = p.steps[unit.i()].saturating_sub(1);
        if form != Form::NONE {
            p.lost[form.i()] += 1;
            p.hurt.insert(form);
        }
        if p.steps[unit.i()] == 0 {
            sink.tell(|| Event::Eliminated { unit });
            self.leave_fights(p, unit);
            self.take_off(p, unit, Hex::LOST, sink);
        } else {
            sink.tell(|| Event::Reduced { unit });
        }
    }
    /// Takes a unit out of whatever is under way; the company of a lost half-track takes its place.
    fn leave_fights(&self, p: &mut Position, unit: Unit) {
        let rider = self.passenger(p, unit);
        for set in [
            &mut p.mv.party,
            &mut p.mv.halted,
            &mut p.win.targets,
            &mut p.clash.attackers,
            &mut p.clash.defenders,
            &mut p.clash.before,
        ] {
            if set.has(unit) && rider != Unit::NONE {
                set.insert(rider);
            }
            set.remove(unit);
        }
        // A dismounted company does not go on moving (R71).
        if rider != Unit::NONE && p.mv.party.has(rider) {
            p.mv.party.remove(rider);
            p.mv.halted.insert(rider);
        }
    }
    /// 8.3, 8.4: the owner keeps the neutralisation.
    pub(crate) fn accept(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        p.pop();
        let rider = self.passenger(p, unit);
        let again = p.neutralised.has(unit) && (rider == Unit::NONE || p.neutralised.has(rider));
        let fighting = p.clash.hex.on_map() && p.clash.attackers.or(p.clash.defenders).has(unit);
        if again && !fighting {
            p.push(Frame::Roll(Purpose::Panic(unit)));
            return;
        }
        p.neutralised.insert(unit);
        if rider != Unit::NONE {
            p.neutralised.insert(rider);
        }
        sink.tell(|| Event::Neutralised { unit });
        if fighting {
            self.fall_back(p, unit);
        }
    }
}

/// What a result amounts to, for luck reports.
pub fn upshot(hit: Hit) -> Upshot {
    match hit {
        Hit { steps: 1.., .. } => Upshot::Step,
        Hit { ns: 1.., .. } => Upshot::Neutralised,
        _ => Upshot::Nothing,
    }
}
