//! 6: fire combat, resolved with a card. The same steps resolve the strikes of section 7.

use crate::cards::{Card, JOKER};
use crate::deny::Deny;
use crate::event::Event;
use crate::order::Order;
use crate::position::*;
use crate::{Mortain, sight};
use engine::{Odds, Rule, Settle, Silent, Sink, Tally, spread};

impl Mortain {
    /// 6.1 to 6.4: whether the unit can fire at the target at all.
    fn can_hit(&self, p: &Position, unit: u8, target: u8) -> Result<(), Deny> {
        if self.data.side(target) == self.data.side(unit) {
            return Err(Deny::OwnTarget { unit: target });
        }
        let (from, to) = (p.at(unit), p.at(target));
        if !on_map(from) {
            return Err(Deny::OffMap { unit });
        }
        if !on_map(to) {
            return Err(Deny::NoTarget { unit: target });
        }
        if !self.data.reach[from as usize].has(to) {
            if self.data.grid.distance(from, to) > sight::range(&self.data, from) {
                return Err(Deny::OutOfRange { unit, target });
            }
            let by = sight::blocker(&self.data, from, to).unwrap_or(to);
            return Err(Deny::Blocked { unit, target, by });
        }
        Ok(())
    }

    /// 6.4: AT against tanks, AI against infantry and guns, by the step side that is up.
    pub(crate) fn strength(&self, p: &Position, unit: u8, target: u8) -> u8 {
        let steps = p.steps[unit as usize] as usize;
        let values = if self.data.is_tank(target) { &self.data.at } else { &self.data.ai };
        values[unit as usize][steps]
    }

    /// 6.1: declaring an attack. The first unit named must have strength of its own (R37).
    pub(crate) fn may_fire(&self, p: &Position, unit: u8, target: u8) -> Result<(), Deny> {
        if p.stage != Stage::Acting {
            return Err(Deny::Moment);
        }
        self.may_activate(p, unit)?;
        self.can_hit(p, unit, target)?;
        if self.strength(p, unit, target) == 0 {
            return Err(Deny::NoStrength { unit, target });
        }
        Ok(())
    }

    /// 6.1: more units may fire along, from any hex, if the present card activates them too (R9).
    pub(crate) fn may_join(&self, p: &Position, unit: u8) -> Result<(), Deny> {
        if p.stage != Stage::Declaring {
            return Err(Deny::Moment);
        }
        if p.attack.support.is_some() {
            return Err(Deny::OnlySupport);
        }
        self.may_activate(p, unit)?;
        self.can_hit(p, unit, p.attack.targets.trailing_zeros() as u8)
    }

    /// 6.1: the declaration begins.
    pub(crate) fn fire(&self, p: &mut Position, unit: u8, target: u8, sink: &mut impl Sink<Event>) {
        self.spend(p, unit, None);
        p.attack = Attack { firers: 1 << unit, targets: 1 << target, ..Attack::NONE };
        p.stage = Stage::Declaring;
        sink.tell(|| Event::Aimed { unit, target });
    }

    /// 6.1: one more unit fires.
    pub(crate) fn join(&self, p: &mut Position, unit: u8, sink: &mut impl Sink<Event>) {
        self.spend(p, unit, None);
        p.attack.firers |= 1 << unit;
        sink.tell(|| Event::Joined { unit });
    }

    /// 6.5: the declaration is complete.
    pub(crate) fn shoot(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let attack = p.attack;
        sink.tell(|| Event::Attack {
            firers: attack.firers,
            targets: attack.targets,
            support: attack.support,
            tally: Box::new(self.tally(p)),
        });
        self.await_combat_card(p, sink);
    }

    /// 6.6: strength and modifiers; the attack hits if the card's value is no higher than their sum.
    ///
    /// The rulebook adds terrain to the card and takes the bonuses off it; counted on the side of the strength, with
    /// signs turned, every line tells at a glance whom it helps.
    pub fn tally(&self, p: &Position) -> Tally {
        let mut tally = Tally::default();
        let attack = &p.attack;
        let target = attack.targets.trailing_zeros() as u8;
        let hex = p.at(target);
        let tank = self.data.is_tank(target);
        match attack.support {
            Some(Support::Air) => tally.add(self.data.air as i16, "tally-air", 0, Rule("7")),
            Some(Support::Artillery) => {
                tally.add(self.data.artillery as i16, "tally-artillery", 0, Rule("7"))
            }
            None => {
                for unit in members(attack.firers) {
                    let reason = if tank { "tally-at" } else { "tally-ai" };
                    tally.add(self.strength(p, unit, target) as i16, reason, unit as u16, Rule("6.4"));
                }
                let near = self.data.grid.neighbours(hex);
                if members(attack.firers).all(|unit| near.has(p.at(unit))) {
                    tally.add(1, "tally-adjacent", 0, Rule("6.6 R27"));
                }
                if tank && attack.firers & self.data.tiger != 0 {
                    tally.add(1, "tally-tiger", 0, Rule("6.6 R28"));
                }
            }
        }
        let terrain = self.data.terrain(hex).modifier;
        if terrain != 0 {
            tally.add(-terrain, "tally-terrain", hex as u16, Rule("6.6 R31"));
        }
        if attack.support.is_none() && members(attack.firers).any(|unit| self.is_suppressed(p, unit)) {
            tally.add(-1, "tally-suppressed", 0, Rule("7 R35"));
        }
        tally
    }

    /// 6.5: a card is drawn for the attack.
    pub(crate) fn combat_card(&self, p: &mut Position, card: Card, sink: &mut impl Sink<Event>) {
        p.deck.remove(card.0);
        p.attack.card = card;
        if card == JOKER {
            return self.combat_joker(p, sink);
        }
        sink.tell(|| Event::CombatCard { card });
        if card.is_court() {
            p.stage = Stage::Court;
            return;
        }
        // R3: an ace counts 1. R30: no automatic hits or misses.
        let needed = self.tally(p).sum();
        if card.rank() as i32 <= needed {
            p.attack.result = Some(AttackResult::Hit);
            sink.tell(|| Event::Hit { value: card.rank(), needed });
            for target in members(p.attack.targets) {
                self.lose_step(p, target, sink);
            }
            if self.check_victory(p, sink) {
                return;
            }
        } else {
            p.attack.result = Some(AttackResult::Miss);
            sink.tell(|| Event::Missed { value: card.rank(), needed });
        }
        self.go_on(p, sink);
    }

    /// 6.6: the first hit turns the counter over, the second eliminates it.
    fn lose_step(&self, p: &mut Position, unit: u8, sink: &mut impl Sink<Event>) {
        p.steps[unit as usize] -= 1;
        if p.steps[unit as usize] == 0 {
            p.place[unit as usize] = ELIMINATED;
            sink.tell(|| Event::Eliminated { unit });
        } else {
            sink.tell(|| Event::Reduced { unit });
        }
    }

    /// 6.5: the attacker takes the court card for a miss and saves the deck a card (R36).
    pub(crate) fn accept_miss(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.attack.result = Some(AttackResult::Miss);
        sink.tell(|| Event::TookMiss);
        self.go_on(p, sink);
    }

    /// Exact chances of an attack: every card still in the deck, court cards redrawn.
    pub(crate) fn attack_odds(&self, p: &Position, order: Order) -> Option<Odds> {
        let mut start = *p;
        match order {
            Order::Fire { .. } | Order::Join { .. } | Order::Strike { .. } | Order::Target { .. } => {
                self.obey(&mut start, order, &mut Silent)
            }
            Order::Shoot | Order::Redraw => {}
            _ => return None,
        }
        let tally = self.tally(&start);
        if start.stage == Stage::Declaring {
            self.obey(&mut start, Order::Shoot, &mut Silent);
        } else {
            self.obey(&mut start, Order::Redraw, &mut Silent);
        }
        let shares = spread(self, &start, &|p: &Position| match (self.attack_result(p), p.stage) {
            (Some(result), _) => Settle::As(result),
            (None, Stage::Court) => Settle::By(Order::Redraw),
            (None, _) => Settle::Luck,
        });
        Some(Odds { shares, tally })
    }

    /// What the last attack came to.
    pub(crate) fn attack_result(&self, p: &Position) -> Option<&'static str> {
        let gone = || members(p.attack.targets).all(|unit| p.steps[unit as usize] == 0);
        Some(match p.attack.result? {
            AttackResult::Hit if gone() => "eliminated",
            AttackResult::Hit => "hit",
            AttackResult::Miss => "miss",
            AttackResult::Interrupted => "interrupted",
        })
    }
}
