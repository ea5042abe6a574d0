//! Throws, with what their dice did.

use crate::fire::SOFT_SAVE;
use crate::*;
use scene::{Die, Roll, Tone};

impl WhiteStar {
    /// 10.0: the throw an event tells of; a die changed by fate shows what it was and what it counts now.
    pub(super) fn told_roll(&self, before: &Position, event: &Event) -> Option<Roll<Msg>> {
        let (roll, changed) = match *event {
            Event::Thrown { roll } => (roll, None),
            Event::Nudged { face, up, roll } => (roll, Some((face, if up { face + 1 } else { face - 1 }))),
            _ => return None,
        };
        let p = &Position { roll, ..*before };
        let roller = match roll.purpose {
            Purpose::Attack | Purpose::Accuracy | Purpose::Chaos | Purpose::Aim => enemy(roll.last),
            Purpose::Assault | Purpose::Counter | Purpose::Flak => enemy(roll.last),
            _ => roll.last,
        };
        let mut dice: Vec<Die> = roll
            .dice()
            .iter()
            .enumerate()
            .map(|(index, &face)| Die {
                sides: 6,
                face,
                value: face as i16,
                tone: self.die_tone(p, index, face),
            })
            .collect();
        if let Some((was, is)) = changed
            && let Some(die) = dice.iter_mut().find(|die| die.face == is)
        {
            die.face = was;
        }
        Some(Roll {
            title: self.roll_title(p),
            side: Self::PROFILE.seat_id(roller).to_owned(),
            dice,
            result: Some(self.roll_result(p)),
        })
    }

    /// What was thrown for; of attack and defence also at whom.
    fn roll_title(&self, p: &Position) -> Msg {
        let (_, title) = self.throw_name(p.roll.purpose);
        let target = p.attack.target;
        match p.roll.purpose {
            Purpose::Attack if target != NOBODY => {
                Msg::new("throw-attack-on").with("unit", self.unit_name(target))
            }
            Purpose::Defence if target != NOBODY => {
                Msg::new("throw-defence-of").with("unit", self.unit_name(target))
            }
            _ => title,
        }
    }

    /// What a die must show to save.
    fn save_number(&self, p: &Position) -> u8 {
        let target = p.attack.target;
        if target == NOBODY || self.is_hq(target) {
            return SOFT_SAVE;
        }
        let face = self.face(p, target);
        face.armour.filter(|_| face.hard).map_or(SOFT_SAVE, |armour| armour.save)
    }

    /// What a die of one of two volleys needs; the first unit's dice come first.
    fn clash_number(&self, volleys: [Volley; 2], index: usize) -> u8 {
        volleys[(index >= volleys[0].dice as usize) as usize].hit
    }

    fn die_tone(&self, p: &Position, index: usize, face: u8) -> Tone {
        let good = |good: bool| if good { Tone::Good } else { Tone::Plain };
        match p.roll.purpose {
            Purpose::Attack | Purpose::Flak => good(face >= p.attack.volley.hit),
            Purpose::Defence => good(face >= self.save_number(p)),
            Purpose::Evade => good(face >= self.s.aircraft[p.air.craft as usize].armour.save),
            Purpose::Assault => good(face >= self.clash_number(p.clash.volleys[0], index)),
            Purpose::Counter => good(face >= self.clash_number(p.clash.volleys[1], index)),
            Purpose::Clear(..) => good(face.is_multiple_of(2)),
            Purpose::Accuracy | Purpose::Aim if face == 1 => Tone::Bad,
            _ => Tone::Plain,
        }
    }

    /// What the dice say as they lie.
    fn roll_result(&self, p: &Position) -> Msg {
        let dice = p.roll.dice();
        let face = dice[0];
        let count = |key: &str, count: u8| Msg::new(key).with("count", count as i64);
        let either = |good: bool, yes: &str, no: &str| Msg::new(if good { yes } else { no });
        let passed = |good: bool| either(good, "roll-passed", "roll-failed");
        match p.roll.purpose {
            Purpose::Attack => count("roll-hits", p.attack.volley.score(dice) + p.attack.auto),
            Purpose::Flak => count("roll-hits", p.attack.volley.score(dice)),
            Purpose::Defence => count("roll-saves", saves(dice, self.save_number(p))),
            Purpose::Evade => {
                count("roll-saves", saves(dice, self.s.aircraft[p.air.craft as usize].armour.save))
            }
            Purpose::Assault => count("roll-hits", clash_hits(p.clash.volleys[0], dice)),
            Purpose::Counter => count("roll-hits", clash_hits(p.clash.volleys[1], dice)),
            Purpose::Command(_) | Purpose::Reorganise(_) => {
                let needed = self.morale_needed(p);
                let sum = p.roll.sum() as i32;
                let key = if sum <= needed { "roll-test-passed" } else { "roll-test-failed" };
                Msg::new(key).with("sum", sum as i64).with("needed", needed as i64)
            }
            Purpose::Accuracy => either(face > 1, "odds-on-target", "odds-astray"),
            Purpose::Aim => match face {
                1 => Msg::new("roll-aim-off"),
                2 => Msg::new("roll-aim-weak"),
                _ => Msg::new("roll-aim-good"),
            },
            Purpose::Clear(..) => {
                either(dice.iter().any(|die| die.is_multiple_of(2)), "odds-cleared", "odds-stays")
            }
            Purpose::Chaos => self.chaos_name(p.roll.sum()),
            Purpose::Headquarters(_) => either(self.hq_holds(p, face), "roll-hq-safe", "roll-hq-hit"),
            Purpose::BreakOff => either(face >= 4, "roll-air-back", "roll-air-gone"),
            Purpose::Return => either(face > p.attack.rolled, "roll-air-back", "roll-air-gone"),
            Purpose::Demolition => either(self.blows_up(p, face), "odds-down", "odds-stands"),
            Purpose::Entry(group) => passed(self.lets_in(group, face)),
            Purpose::Strength(_) => either(!self.takes_water(face), "roll-full", "roll-reduced"),
            Purpose::Spread => either(face % 2 == 1, "roll-first", "roll-second"),
            Purpose::WeaponLoss(_) | Purpose::None => count("roll-number", face),
        }
    }

    /// 4.2, 4.3: the most two dice may show for the test under way to be passed.
    pub(super) fn morale_needed(&self, p: &Position) -> i32 {
        let morale = self.formation(p).morale as i32;
        match p.roll.purpose {
            Purpose::Reorganise(unit) => morale - self.reorganise_modifier(p, unit),
            _ => morale - self.nerves(p),
        }
    }
    /// 1.3.2.2: whether the headquarters gets away with this number.
    pub(super) fn hq_holds(&self, p: &Position, face: u8) -> bool {
        let Purpose::Headquarters(hq) = p.roll.purpose else { return true };
        let minus = if p.attack.killed & self.sides[self.seat(hq).index()] != 0 { 2 } else { 0 };
        face as i32 - minus > 1
    }
    /// 12.2.8: whether the bridge goes up with this number.
    pub(super) fn blows_up(&self, p: &Position, face: u8) -> bool {
        self.s
            .special
            .demolition
            .is_some_and(|rule| face <= if p.special.attempts == 1 { rule.first } else { rule.later })
    }
    /// 12.2.1: whether the group comes on with this number.
    pub(super) fn lets_in(&self, group: u8, face: u8) -> bool {
        match &self.s.groups[group as usize].arrival {
            Arrival::Dice(random) => !random.by_die[face as usize - 1].is_empty(),
            _ => true,
        }
    }
    /// 12.2.11: whether a tank starts reduced with this number.
    pub(super) fn takes_water(&self, face: u8) -> bool {
        self.s.special.swamped.is_some_and(|rule| face <= rule.upto)
    }
}

/// Dice that save.
pub(super) fn saves(dice: &[u8], save: u8) -> u8 {
    dice.iter().filter(|&&die| die >= save).count() as u8
}

/// Hits of the dice of two units, those of the first before those of the second.
pub(super) fn clash_hits(volleys: [Volley; 2], dice: &[u8]) -> u8 {
    let (first, second) = dice.split_at((volleys[0].dice as usize).min(dice.len()));
    volleys[0].score(first) + volleys[1].score(second)
}
