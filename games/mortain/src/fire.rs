//! 6: fire combat, resolved with a card. The same steps resolve the strikes of section 7.

use crate::*;

impl Mortain {
    /// 6.1 to 6.4: whether the unit can fire at the target at all.
    fn can_hit(&self, p: &Position, unit: Unit, target: Unit) -> Result<(), Deny> {
        ensure(self.data.side(target) != self.data.side(unit), Deny::OwnTarget { unit: target })?;
        let (from, to) = (p.at(unit), p.at(target));
        ensure(from.on_map(), Deny::OffMap { unit })?;
        ensure(to.on_map(), Deny::NoTarget { unit: target })?;
        if !self.data.sees(from, to) {
            let (distance, range) = (self.data.distance(from, to), sight::range(&self.data, from));
            ensure(distance <= range, Deny::OutOfRange { unit, target, distance, range })?;
            let hex = sight::blocker(&self.data, from, to).unwrap_or(to);
            let along = !self.data.line(from, to).along.is_empty();
            return Err(Deny::Blocked { unit, target, hex, along });
        }
        Ok(())
    }

    /// 6.4: AT against tanks, AI against infantry and guns, by the step side that is up.
    pub(crate) fn strength(&self, p: &Position, unit: Unit, target: Unit) -> u8 {
        let steps = p.steps[unit] as usize;
        let values = if self.data.is_tank(target) { &self.data.at } else { &self.data.ai };
        values[unit][steps]
    }

    /// 6.1: declaring an attack. The first unit named must have strength of its own (R37).
    pub(crate) fn may_fire(&self, p: &Position, unit: Unit, target: Unit) -> Result<(), Deny> {
        p.must_be(Stage::Acting)?;
        self.may_activate(p, unit)?;
        self.can_hit(p, unit, target)?;
        ensure(self.strength(p, unit, target) != 0, Deny::NoStrength { unit, target })
    }

    /// 6.1: more units may fire along, from any hex, if the present card activates them too (R9).
    pub(crate) fn may_join(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        p.must_be(Stage::Declaring)?;
        ensure(p.attack.support.is_none(), Deny::OnlySupport)?;
        self.may_activate(p, unit)?;
        self.can_hit(p, unit, p.attack.target())
    }

    /// 6.1: the declaration begins.
    pub(crate) fn fire(&self, p: &mut Position, unit: Unit, target: Unit, sink: &mut impl Sink<Event>) {
        self.spend(p, unit, None);
        p.attack = Attack { firers: Units::one(unit), targets: Units::one(target), ..Attack::NONE };
        p.stage = Stage::Declaring;
        sink.tell(|| Event::Aimed { unit, target });
    }

    /// 6.1: one more unit fires.
    pub(crate) fn join(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        self.spend(p, unit, None);
        p.attack.firers.insert(unit);
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
        let target = attack.target();
        let hex = p.at(target);
        let tank = self.data.is_tank(target);
        match attack.support {
            Some(Support::Air) => tally.add(self.data.air as i16, "tally-air", 0, Rule("7")),
            Some(Support::Artillery) => {
                tally.add(self.data.artillery as i16, "tally-artillery", 0, Rule("7"))
            }
            None => {
                for unit in attack.firers.iter() {
                    let reason = if tank { "tally-at" } else { "tally-ai" };
                    tally.add(self.strength(p, unit, target) as i16, reason, unit.0 as u16, Rule("6.4"));
                }
                let near = self.data.near(hex);
                if attack.firers.iter().all(|unit| near.has(p.at(unit))) {
                    tally.add(1, "tally-adjacent", 0, Rule("6.6 R27"));
                }
                if tank && attack.firers.meets(self.data.tiger) {
                    tally.add(1, "tally-tiger", 0, Rule("6.6 R28"));
                }
            }
        }
        let terrain = self.data.terrain(hex).modifier;
        if terrain != 0 {
            tally.add(-terrain, "tally-terrain", hex.0 as u16, Rule("6.6 R31"));
        }
        if attack.support.is_none() && attack.firers.iter().any(|unit| self.is_suppressed(p, unit)) {
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
            for target in p.attack.targets.iter() {
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
    fn lose_step(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        p.steps[unit] -= 1;
        if p.steps[unit] == 0 {
            p.place[unit] = Hex::ELIMINATED;
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
                self.apply_order(&mut start, order, &mut Silent)
            }
            Order::Shoot | Order::Redraw => {}
            _ => return None,
        }
        let tally = self.tally(&start);
        if start.stage == Stage::Declaring {
            self.apply_order(&mut start, Order::Shoot, &mut Silent);
        } else {
            self.apply_order(&mut start, Order::Redraw, &mut Silent);
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
        let gone = || p.attack.targets.iter().all(|unit| p.steps[unit] == 0);
        Some(match p.attack.result? {
            AttackResult::Hit if gone() => "eliminated",
            result => result.word(),
        })
    }
}
