//! 6.1: fire: who may fire at whom, with how many dice, and against how many.

use crate::forces::*;
use crate::*;

/// 6.1.6: the most dice terrain and concealment add for a hard target.
const HARD_BONUS: u8 = 2;
/// 6.1, 11.2.1: what saves a soft target or a hex.
pub const SOFT_SAVE: u8 = 5;
/// 1.3.3.2: how far recon looks behind cover.
const RECON_RANGE: u8 = 4;
/// 11.1: flak against armour.
const FLAK_HIT: u8 = 6;

/// Dice that save.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Defence {
    /// How many.
    pub dice: u8,
    /// What each must show.
    pub save: u8,
    /// A trench cancels the first hit.
    pub trench: bool,
}

impl WhiteStar {
    /// Whether this is fire out of turn (6.2).
    fn reacting(&self, p: &Position) -> bool {
        matches!(p.stage, Stage::Opportunity)
    }

    /// 6.1, 6.2: whether the unit may fire at all now.
    pub(crate) fn may_shoot(&self, p: &Position, unit: u8, scoot: bool) -> Result<(), Deny> {
        if self.is_hq(unit) {
            return Err(Deny::HqFires { unit });
        }
        match p.stage {
            Stage::Opportunity => {
                if self.seat(unit) == self.active(p) {
                    return Err(Deny::NotYours { unit });
                }
                if !on_map(p.place(unit)) {
                    return Err(Deny::NotOnMap { unit });
                }
                if Position::is(p.oc, unit) {
                    return Err(Deny::Complete { unit });
                }
                if scoot {
                    return Err(Deny::NoScoot { unit });
                }
            }
            Stage::Acting => {
                self.may_act(p, unit)?;
                if Position::is(p.moved, unit) {
                    return Err(Deny::HasMoved { unit });
                }
                if scoot && self.s.special.m18 & bit(unit) == 0 {
                    return Err(Deny::NoScoot { unit });
                }
            }
            Stage::Moving => {
                // 12.2.1: moved up to three points, without another platoon, and not fired yet.
                let may = scoot
                    && p.moving.scoot == NOBODY
                    && self.s.special.m18 & bit(unit) != 0
                    && p.moving.party & !self.hqs == bit(unit)
                    && p.spent[unit as usize] <= crate::movement::SCOOT
                    && p.moving.inside == 0;
                if !may {
                    return Err(if p.moving.party & bit(unit) != 0 {
                        Deny::HasMoved { unit }
                    } else {
                        Deny::FinishMove
                    });
                }
                self.may_act(p, unit)?;
            }
            _ => return Err(Deny::Moment),
        }
        if !p.good_order(unit) {
            return Err(Deny::Disrupted { unit });
        }
        Ok(())
    }

    /// 12.2.1: whether the moving unit could still fire.
    pub(crate) fn may_still_fire(&self, p: &Position) -> bool {
        let party = p.moving.party & self.s.special.m18;
        if party == 0 || party != p.moving.party & !self.hqs {
            return false;
        }
        let unit = party.trailing_zeros() as u8;
        let with = With { scoot: true, ..With::PLAIN };
        self.may_shoot(p, unit, true).is_ok()
            && members(self.sides[1 - self.seat(unit).index()] & !self.hqs)
                .any(|target| self.may_fire(p, unit, target, with).is_ok())
    }

    /// 6.1: the value used against this target.
    fn value(&self, p: &Position, unit: u8, target: u8) -> Result<Fire, Deny> {
        let face = self.face(p, unit);
        if face.mortar {
            return Err(Deny::MortarHex { unit });
        }
        let value = match (self.is_hard(p, target), face.flak) {
            (true, Some(flak)) => Some(Fire { hit: FLAK_HIT, plus: false, fixed: true, ..flak }),
            (true, None) => face.ap,
            (false, _) => face.he,
        };
        value.ok_or(Deny::NoValue { unit, target })
    }

    /// 1.3.4: the support weapon that fires along.
    fn weapon_used(&self, p: &Position, unit: u8, with: With) -> Result<Option<Weapon>, Deny> {
        let own = match p.weapon[unit as usize] {
            1 => Some(Weapon::Mg),
            2 => Some(Weapon::At),
            _ => None,
        };
        match with.weapon {
            Use::Along if Position::is(p.mounted, unit) => Ok(None),
            Use::Along => Ok(own),
            Use::Hold => match own {
                Some(_) if !Position::is(p.mounted, unit) => Ok(None),
                _ => Err(Deny::NoWeapon { unit }),
            },
            // 11.4: one from the stock joins the platoon for good.
            Use::Take(weapon) => {
                let group = self.unit(unit).group as usize;
                let left = p.weapons_left[group][weapon as usize];
                let may = self.keeps_weapons
                    && own.is_none()
                    && left > 0
                    && self.is_infantry(p, unit)
                    && self.s.groups[group].carriers & bit(unit) != 0;
                if may { Ok(Some(weapon)) } else { Err(Deny::NoWeapon { unit }) }
            }
        }
    }

    /// 1.3.2.2, R18: the headquarters that can help a unit in its hex.
    pub(crate) fn leader(&self, p: &Position, unit: u8) -> Option<u8> {
        self.hq_at(p, p.place(unit), self.seat(unit)).filter(|&hq| p.led & bit(hq) == 0)
    }

    /// The unit attacks with the help of the headquarters in its hex.
    pub(crate) fn use_leader(&self, p: &mut Position, unit: u8) {
        if let Some(hq) = self.leader(p, unit) {
            self.note_led(p, hq);
        }
    }

    /// R18: a headquarters has helped in this impulse or step. By an option it may help every attack.
    pub(crate) fn note_led(&self, p: &mut Position, hq: u8) {
        if !self.leads_every_attack {
            p.led |= bit(hq);
        }
    }

    /// 6.1: everything about a shot: legality, dice and what they need.
    pub(crate) fn may_fire(&self, p: &Position, unit: u8, target: u8, with: With) -> Result<Volley, Deny> {
        self.may_shoot(p, unit, with.scoot)?;
        self.may_aim(p, unit, target)?;
        let volley = self.volley(p, unit, target, with, &mut |_, _, _, _| {})?;
        let (from, to) = (p.place(unit), p.place(target));
        if !self.in_sight(p, from, to) {
            return Err(Deny::NoSight { from, hex: to });
        }
        Ok(volley)
    }

    /// 6.1: whether the target is one.
    fn may_aim(&self, p: &Position, unit: u8, target: u8) -> Result<(), Deny> {
        if self.seat(target) == self.seat(unit) {
            return Err(Deny::OwnTarget { unit: target });
        }
        if self.is_hq(target) {
            return Err(Deny::HqTarget { unit: target });
        }
        if !on_map(p.place(target)) {
            return Err(Deny::NoTarget { unit: target });
        }
        if self.reacting(p) {
            if p.moving.stepped & bit(target) == 0 {
                return Err(Deny::NotMoving { unit: target });
            }
            if p.moving.shot & bit(target) != 0 {
                return Err(Deny::AlreadyShot { unit: target });
            }
        }
        Ok(())
    }

    /// 7.0: next to each other, or with a clear line between them.
    fn in_sight(&self, p: &Position, from: Cell, to: Cell) -> bool {
        self.s.ground.around(from).has(to) || self.sees(p, from, to)
    }

    /// 6.1.1 to 6.1.4: range, dice, cap and what each die must show. Every modifier is told to `add`.
    fn volley(
        &self,
        p: &Position,
        unit: u8,
        target: u8,
        with: With,
        add: &mut impl FnMut(i16, &'static str, u16, Rule),
    ) -> Result<Volley, Deny> {
        let mut value = self.value(p, unit, target)?;
        let hard = self.is_hard(p, target);
        let printed = value;
        add(value.dice as i16, if hard { "tally-ap" } else { "tally-he" }, unit as u16, Rule("6.1"));
        match self.weapon_used(p, unit, with)? {
            Some(Weapon::Mg) if !hard => {
                value.dice += 1;
                value.range += 1;
                add(1, "tally-mg", unit as u16, Rule("1.3.4.3"));
            }
            Some(Weapon::At) if hard => value.plus = true,
            _ => {}
        }
        let distance = self.s.ground.distance(p.place(unit), p.place(target));
        let extended = distance > value.range;
        if distance > value.range * if value.fixed { 1 } else { 2 } {
            return Err(Deny::OutOfRange { unit, target, distance, range: value.range });
        }
        let mut dice = value.dice as i16;
        let mut hit = value.hit as i16;
        if extended && printed.hit == 6 {
            // 6.1.1: nothing is harder than a six; a die is lost instead.
            if printed.dice == 1 {
                return Err(Deny::TooWeak { unit });
            }
            dice -= 1;
            add(-1, "tally-extended-six", 0, Rule("6.1.1"));
        } else if extended {
            hit += 1;
        } else if !value.fixed && distance <= value.range / 2 {
            hit -= 1;
        }
        if with.leader {
            let hq = self.leader(p, unit).ok_or(Deny::NoLeader { unit })?;
            let more = self.leadership(p, hq) as i16;
            dice += more;
            add(more, "tally-leader", hq as u16, Rule("1.3.2.2"));
        }
        dice -= self.ration(p, dice, add);
        if with.scoot {
            hit += 1;
        }
        // R19: every point beyond six costs a die.
        let beyond = (hit - 6).max(0).min(dice - 1);
        if beyond > 0 {
            dice -= beyond;
            add(-beyond, "tally-beyond", 0, Rule("6.1.1 R19"));
        }
        let hit = hit.clamp(2, 6) as u8;
        let cap = dice as u8;
        if value.plus {
            dice += 1;
            add(1, "tally-plus", unit as u16, Rule("6.1.4 R10"));
        }
        add(0, if extended { "tally-hit-extended" } else { "tally-hit" }, hit as u16, Rule("6.1.2"));
        Ok(Volley { dice: dice as u8, cap, hit })
    }

    /// 9.0: dice lost for want of ammunition, never the last one. Fire out of turn is the other side's.
    pub(crate) fn ration(
        &self,
        p: &Position,
        dice: i16,
        add: &mut impl FnMut(i16, &'static str, u16, Rule),
    ) -> i16 {
        if p.impulse.chaos == [0; 2] {
            return 0;
        }
        let fewer = |effect| if let ChaosResult::LowAmmunition { dice } = effect { dice as i16 } else { 0 };
        let loss = self.effects(p).map(fewer).sum::<i16>().min(dice - 1);
        if loss == 0 || self.reacting(p) {
            return 0;
        }
        add(-loss, "tally-ammunition", 0, Rule("9.0"));
        loss
    }

    /// The tally of a shot, for people.
    pub(crate) fn fire_tally(&self, p: &Position, unit: u8, target: u8, with: With) -> Tally {
        let mut tally = Tally::default();
        let mut add = |value, reason, about, rule| tally.add(value, reason, about, rule);
        if self.volley(p, unit, target, with, &mut add).is_ok() {
            let defence = self.defence_of(p, target, self.seat(unit));
            if defence.trench {
                tally.add(0, "tally-trench", 1, Rule("8.1"));
            }
            tally.add(0, "tally-defence", defence.dice as u16 * 10 + defence.save as u16, Rule("6.1.5"));
        }
        tally
    }

    /// 6.1.5: whether the target is concealed from the firing side.
    pub(crate) fn is_concealed(&self, p: &Position, unit: u8, by: Seat) -> bool {
        !Position::is(p.oc, unit) && self.could_hide(p, unit, by)
    }

    /// The same whether its operations are complete or not.
    pub(crate) fn could_hide(&self, p: &Position, unit: u8, by: Seat) -> bool {
        let cell = p.place(unit);
        let covered = p.wrecks.has(cell)
            || p.trenches.has(cell)
            || self.s.ground.covers(cell, self.is_infantry(p, unit));
        if !covered || (p.moving.party | p.moving.stepped) & bit(unit) != 0 {
            return false;
        }
        let ground = &self.s.ground;
        !members(self.sides[by.index()] & !self.hqs & !p.disrupted).any(|other| {
            let at = p.place(other);
            if !on_map(at) {
                return false;
            }
            let distance = ground.distance(at, cell);
            distance <= 1 || self.kind(other).recon && distance <= RECON_RANGE && self.sees(p, at, cell)
        })
    }

    /// 6.1, 6.1.6: the dice of a unit fired at.
    pub(crate) fn defence_of(&self, p: &Position, unit: u8, by: Seat) -> Defence {
        self.defence_if(p, unit, self.is_concealed(p, unit, by))
    }

    /// The same if it is concealed or not.
    pub(crate) fn defence_if(&self, p: &Position, unit: u8, concealed: bool) -> Defence {
        let cell = p.place(unit);
        let face = self.face(p, unit);
        let bonus = self.s.ground.bonus(cell, face.hard) + concealed as u8;
        let trench = p.trenches.has(cell);
        match face.armour.filter(|_| face.hard) {
            Some(armour) => Defence { dice: armour.dice + bonus.min(HARD_BONUS), save: armour.save, trench },
            None => Defence { dice: bonus, save: SOFT_SAVE, trench },
        }
    }

    /// 6.1, 11.2.1: the dice of a hex under mortar fire or a barrage.
    pub(crate) fn defence_of_hex(&self, p: &Position, cell: Cell, units: u64) -> Defence {
        let hard = members(units).any(|unit| self.is_hard(p, unit));
        let dice = self.s.ground.bonus(cell, false) + hard as u8;
        Defence { dice, save: SOFT_SAVE, trench: p.trenches.has(cell) }
    }

    /// 6.1: the shot is fired.
    pub(crate) fn fire(
        &self,
        p: &mut Position,
        unit: u8,
        target: u8,
        with: With,
        sink: &mut impl Sink<Event>,
    ) {
        let Ok(volley) = self.may_fire(p, unit, target, with) else { return };
        let cause = if self.reacting(p) { Cause::Opportunity } else { Cause::Fire };
        let tally = || Box::new(self.fire_tally(p, unit, target, with));
        sink.tell(|| Event::Fires { unit, target, cause, volley, tally: tally() });
        if let Use::Take(weapon) = with.weapon {
            self.spend_weapon(p, self.unit(unit).group, weapon);
            p.weapon[unit as usize] = weapon as u8 + 1;
        }
        if with.leader {
            self.use_leader(p, unit);
        }
        if with.scoot && matches!(p.stage, Stage::Acting) {
            p.moving = Moving { scoot: unit, ..Moving::NONE };
        } else if with.scoot {
            p.moving.scoot = unit;
        }
        p.attack = Attack {
            cause,
            by: self.seat(unit),
            firer: unit,
            target,
            cell: p.place(target),
            victims: bit(target),
            volley,
            done: false,
            ..Attack::NONE
        };
        self.throw(p, Purpose::Attack, volley.dice, self.seat(target));
        self.ask_cover(p);
    }

    /// 4.4, 6.2: the firer is done. A tank destroyer may have its other half to come (12.2.1).
    pub(crate) fn fire_over(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let unit = p.attack.firer;
        match p.attack.cause {
            Cause::Opportunity => {
                p.oc |= bit(unit);
                // R58, R11: a mortar fires at everybody in the hex; by an option any shot counts for the whole stack.
                let all = p.attack.target == NOBODY || self.one_shot_per_stack;
                p.moving.shot |= if all { p.moving.stepped } else { bit(p.attack.target) };
                self.offer_opportunity(p, sink);
            }
            _ if p.moving.scoot == unit && on_map(p.place(unit)) => {
                if p.moving.party == 0 && p.spent[unit as usize] == 0 {
                    // It has fired first; now it may drive.
                    p.moving.party = bit(unit);
                    return self.go_on(p, sink);
                }
                self.stop(p, sink);
            }
            _ => {
                p.oc |= bit(unit) & self.alive(p);
                self.operations(p, sink);
            }
        }
    }

    /// Every shot of a unit at these enemies, until `each` returns false. All of them may be aimed at if they are on the map.
    pub(crate) fn shots(
        &self,
        p: &Position,
        unit: u8,
        targets: u64,
        scoot: bool,
        each: &mut impl FnMut(Order) -> bool,
    ) -> bool {
        if self.may_shoot(p, unit, scoot).is_err() {
            return true;
        }
        let from = p.place(unit);
        let leader = self.leader(p, unit).is_some();
        let armed = p.weapon[unit as usize] != 0 && !Position::is(p.mounted, unit);
        let left = &p.weapons_left[self.unit(unit).group as usize];
        let stock = self.keeps_weapons && !armed;
        let view = self.s.ground.view(from);
        for target in members(targets & p.stacks.there) {
            let to = p.place(target);
            if !view.has(to) {
                continue;
            }
            let mut seen = None;
            for weapon in [Use::Along, Use::Hold, Use::Take(Weapon::Mg), Use::Take(Weapon::At)] {
                let possible = match weapon {
                    Use::Along => true,
                    Use::Hold => armed,
                    Use::Take(weapon) => stock && left[weapon as usize] > 0,
                };
                if !possible {
                    continue;
                }
                // A headquarters adds dice; what can be fired at with it can be fired at without.
                let alone = With { weapon, leader: false, scoot };
                if self.volley(p, unit, target, alone, &mut |_, _, _, _| {}).is_err()
                    || !*seen.get_or_insert_with(|| self.in_sight(p, from, to))
                {
                    continue;
                }
                for leader in [false, true].into_iter().take(1 + leader as usize) {
                    if !each(Order::Fire { unit, target, with: With { leader, ..alone } }) {
                        return false;
                    }
                }
            }
        }
        true
    }
}
