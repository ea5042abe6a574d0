//! How far the Germans lead: the worth of the units, what each side can do to the other, and how near it brings the aim.

use super::danger::Scan;
use super::{Look, Weights};
use crate::position::*;
use crate::words::*;
use engine::{Part, Seat};

impl Look<'_> {
    /// Everything together, as the Germans count it and `judge` weighs it; about 1 is a company.
    pub(super) fn german_lead(&self, p: &Position, judge: Seat) -> f32 {
        self.lead_parts(p, judge).iter().map(|(_, part)| part).sum()
    }
    /// The parts of it by name, for experiments.
    pub(super) fn lead_parts(&self, p: &Position, judge: Seat) -> [(&'static str, f32); 8] {
        let w = &self.mind.weights[judge.index()];
        let scan = self.scan(p);
        let mut way = 0.0;
        // Points that are left let a move go on.
        if p.top() == Frame::Move && !p.mv.party.is_empty() {
            let unit = p.mv.party.first();
            let left = self.mp(p, unit).saturating_sub(p.spent[unit.i()]) as f32;
            way = 0.002 * left * if p.act.side == GERMAN { 1.0 } else { -1.0 };
        }
        [
            ("ground", self.ground_worth(p, w)),
            ("danger", self.danger(p, &scan, w, judge)),
            ("reactions", self.reactions(p, w)),
            ("fight", self.fight(p, w)),
            ("poised", self.poised(p, w)),
            ("advance", self.advance(p, &scan, w)),
            ("strength", self.strength(p, &scan, w, GERMAN) - self.strength(p, &scan, w, FRENCH)),
            ("way", way),
        ]
    }
    /// The parts as reasons of a seat; strength told apart by whose it is.
    pub(super) fn parts_for(&self, p: &Position, seat: Seat) -> Vec<Part> {
        let toward = if seat == GERMAN { 1.0 } else { -1.0 };
        let (w, scan) = (&self.mind.weights[seat.index()], self.scan(p));
        let parts = self.lead_parts(p, seat).into_iter().filter(|(name, _)| *name != "strength");
        let mut parts: Vec<Part> =
            parts.map(|(name, worth)| Part::new(&format!("why-{name}"), toward * worth)).collect();
        parts.push(Part::new("why-force", self.strength(p, &scan, w, seat)));
        parts.push(Part::new("why-hurt", -self.strength(p, &scan, w, enemy(seat))));
        parts
    }
    /// What a company is worth at full strength.
    #[inline]
    pub(super) fn unit_worth(&self, unit: Unit) -> f32 {
        self.mind.book.worth[unit.i()]
    }
    /// What the units of a side are worth in their present state.
    fn strength(&self, p: &Position, scan: &Scan, w: &Weights, side: Seat) -> f32 {
        let mut sum = 0.0;
        for unit in self.sides[side.index()].without(self.hqs).iter() {
            let at = p.place(unit);
            if !(at.on_map() || at == Hex::WAITING || at == Hex::UNPLACED || at == Hex::SECRET) {
                continue;
            }
            let mut state = if p.steps[unit.i()] < 2 { 0.55 } else { 1.0 };
            if p.neutralised.has(unit) {
                state -= w.steady;
            }
            if p.ooc.has(unit) {
                state -= w.command;
            }
            sum += self.unit_worth(unit) * state;
            if at.on_map() && p.works.has(at.0) && self.card(unit).class == Class::Infantry {
                sum += w.works;
            }
            // Who waits beside the map does nothing.
            if at == Hex::WAITING && self.card(unit).enters <= p.turn {
                sum -= 0.3;
            }
        }
        for form in p.demoralised.iter().filter(|&form| self.form(form).side == side) {
            sum -= 0.15 * self.form(form).units.len() as f32;
        }
        for form in p.exhausted.iter().filter(|&form| self.form(form).side == side) {
            sum -= 0.03 * self.form(form).units.len() as f32;
        }
        for hq in self.hqs.and(self.sides[side.index()]).iter() {
            sum += self.hq_worth(p, scan, side, hq, w.lonely);
        }
        sum
    }
    /// 3.4: a headquarters near its units, and not alone near the enemy.
    fn hq_worth(&self, p: &Position, scan: &Scan, side: Seat, hq: Unit, lonely: f32) -> f32 {
        let at = p.place(hq);
        if at == Hex::OVERRUN {
            return -0.6;
        }
        if !at.on_map() {
            return 0.0;
        }
        let g = &self.s.ground;
        let mut sum = if p.neutralised.has(hq) { -0.15 } else { 0.0 };
        let radius = self.radius(hq);
        for unit in self.form(self.card(hq).form).units.iter().filter(|&unit| p.on_map(unit)) {
            let far = g.distance(at, p.place(unit));
            sum -= 0.012 * far.saturating_sub(1) as f32 + if far > radius { 0.05 } else { 0.0 };
        }
        let alone = p.own(side, at) == 0;
        if alone && self.enemy_beside(p, side, at) {
            sum -= 0.4;
        } else if alone {
            sum -= if self.foe_close(scan, side, at) { lonely } else { 0.0 };
        }
        sum
    }
    /// Ground, as the Germans count it: what they hold and how near they are to what they need.
    fn ground_worth(&self, p: &Position, w: &Weights) -> f32 {
        let pull = self.pull(p);
        let mut sum = 0.0;
        // How much of the turn is still to come.
        let ahead = p.cup.len() as f32 / self.markers.len().max(1) as f32;
        match self.s.objective {
            Some(hex) => {
                let late = 0.4 + 0.6 * p.turn as f32 / self.s.turns as f32;
                let german = p.german.has(hex.0);
                sum += if german { w.hold } else { -w.hold } * late;
                let last = p.turn >= self.s.turns;
                if last {
                    sum += if german { 6.0 } else { -6.0 } * (1.0 - ahead);
                }
                let (own, theirs) = if german { (1.0, w.objective) } else { (w.objective, 1.0) };
                sum += own * pull[0][0] - theirs * pull[1][0];
            }
            None => {
                let points = self.points(p) as f32;
                let band = |turn: u8| self.s.bands[(turn.max(1) as usize - 1).min(self.s.bands.len() - 1)];
                let [least, most] = band(p.turn);
                let middle = (least as f32 + most as f32) / 2.0;
                sum += w.point * (points - middle).clamp(-14.0, 14.0);
                if points > most as f32 {
                    sum += 1.0 + 6.0 * (1.0 - ahead);
                } else if points < least as f32 {
                    sum -= 1.0 + 6.0 * (1.0 - ahead);
                }
                for (index, prize) in self.s.ground.prizes.iter().enumerate().take(MAX_PRIZES) {
                    // Villages that must be taken draw more than those that are held.
                    let held = p.german.has(prize.hex.0);
                    let (own, theirs) = if held { (0.04, w.keep) } else { (w.draw, 0.08) };
                    sum += prize.points as f32 * (own * pull[0][index] - theirs * pull[1][index]);
                }
            }
        }
        sum
    }
    /// The attack, as the Germans count it: how near every unit has come to a hex that must be taken, and how ripe its defenders are.
    /// Those who want Stonne attack; at Hannut that is the Germans.
    fn advance(&self, p: &Position, scan: &Scan, w: &Weights) -> f32 {
        if w.press == 0.0 || p.turn == 0 {
            return 0.0;
        }
        let g = &self.s.ground;
        let many = self.mind.book.prizes.len().min(MAX_PRIZES);
        // What each hex is worth in steps of the way to it; nobody goes to those that are held.
        let mut worth = [f32::NEG_INFINITY; MAX_PRIZES];
        let (side, haste) = match self.s.objective {
            Some(hex) => {
                worth[0] = 0.0;
                let side = if p.german.has(hex.0) { FRENCH } else { GERMAN };
                (side, 0.6 + 0.8 * p.turn as f32 / self.s.turns as f32)
            }
            None => {
                for (worth, prize) in worth.iter_mut().zip(&g.prizes) {
                    if !p.german.has(prize.hex.0) && self.mind.book.wanted.has(prize.hex.0) {
                        *worth = 0.7 * (prize.points as f32 - 3.0);
                    }
                }
                (GERMAN, 1.0)
            }
        };
        let mut sum = self.approach(p, side, &worth[..many], w.press * haste, w);
        if self.s.objective.is_some() && side == FRENCH {
            // Who has taken it stays near it.
            sum -= self.approach(p, GERMAN, &worth[..many], w.press * w.guard, w);
        }
        if w.shaken > 0.0 {
            let own = scan.there[side.index()].without(p.neutralised);
            for unit in scan.there[enemy(side).index()].and(p.neutralised).iter() {
                let at = p.place(unit);
                let wanted = self.mind.book.prizes.iter().take(many).position(|&hex| hex == at);
                if wanted.is_some_and(|index| worth[index].is_finite()) {
                    let near = own.iter().filter(|&own| g.distance(p.place(own), at) <= 4).count();
                    sum += w.shaken * near.min(4) as f32 / 4.0;
                }
            }
        }
        if side == GERMAN { sum } else { -sum }
    }
    /// How near every unit of a side has come to the place that draws it most.
    fn approach(&self, p: &Position, side: Seat, worth: &[f32], press: f32, w: &Weights) -> f32 {
        let mut sum = 0.0;
        for unit in self.sides[side.index()].without(p.aboard).iter() {
            let at = p.place(unit);
            if !at.on_map() {
                continue;
            }
            let ways = self.mind.book.far(self.card(unit).gait, at);
            // A unit is drawn to one place, not to all of them a little.
            let way = worth.iter().zip(ways).map(|(worth, far)| far - worth).fold(REACH, f32::min);
            // Counted from afar, so that nobody is better dead than far away.
            if self.hqs.has(unit) {
                // A headquarters leads: its units come no farther than its radius lets them.
                let led = self.form(self.card(unit).form).units.iter().filter(|&own| p.on_map(own)).count();
                let way = way.max(self.radius(unit) as f32);
                sum += press * (REACH - way) * w.lead * led as f32;
            } else {
                sum += press * (REACH - way);
            }
        }
        sum
    }
    /// How strongly each side bears on each hex that counts: its units by distance.
    fn pull(&self, p: &Position) -> [Pull; 2] {
        let many = self.mind.book.prizes.len().min(MAX_PRIZES);
        let mut sums = [[0.0f32; MAX_PRIZES]; 2];
        for side in [GERMAN, FRENCH] {
            let sums = &mut sums[side.index()][..many];
            for unit in self.sides[side.index()].without(p.aboard).iter() {
                let at = p.place(unit);
                if !at.on_map() {
                    continue;
                }
                // Headquarters lead the way, as far as they dare.
                let able = if self.hqs.has(unit) || p.neutralised.has(unit) { 0.5 } else { 1.0 };
                let gait = self.card(unit).gait;
                for (sum, near) in sums.iter_mut().zip(self.mind.book.near(gait, at)) {
                    *sum += able * near;
                }
            }
            sums.iter_mut().for_each(|sum| *sum = sum.sqrt());
        }
        sums
    }
}

/// From farther away an attacker is not drawn any more.
const REACH: f32 = 12.0;
/// How strongly a side bears on each hex that counts.
type Pull = [f32; MAX_PRIZES];
/// The most hexes that count; villages beyond draw nobody.
const MAX_PRIZES: usize = 64;
