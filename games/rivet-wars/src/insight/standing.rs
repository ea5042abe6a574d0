//! What a side has, counted in victory points.

use super::{Field, Weights};
use crate::*;

/// What it is worth to have reached the goal before the round ends.
const GOAL: f32 = 2.0;
/// The same when nothing can come in between.
const WON: f32 = 10.0;
/// An enemy so many turns away from an objective is a danger to the flag there.
const NEAR: u8 = 2;
/// What an objective counts that a man on his way can reach in this move, of one he has reached.
const REACHED: f32 = 0.95;
/// What a man on a flag, or one who has left it, counts while no enemy is near.
const SAFE: f32 = 0.3;

impl RivetWars {
    /// What a side has, in victory points.
    pub(super) fn standing(&self, p: &Position, field: &Field, side: Seat, w: &Weights) -> f32 {
        let (s, enemy) = (side.index(), Seat(1 - side.0));
        let goal = self.mission().goal[s] as f32;
        let points = p.vp[s] as f32;
        // Points weigh more the nearer the goal is.
        let mut sum = points * (1.0 + points / goal);
        let sure = self.sure_points(p, field, side);
        if sure >= goal {
            // The second turn of a round ends it.
            let wins = p.second && p.active == side && sure > p.vp[enemy.index()] as f32;
            sum += if wins { WON } else { GOAL };
        }
        sum += self.hand_worth(p, side) + p.rivets[s].min(6) as f32 * w.rivet;
        if p.active == side {
            sum += (p.points + p.purse) as f32 * w.point + self.secrets_worth(p, side);
        }
        let armour = self.armour_of(field, enemy);
        let foes = field.sides[enemy.index()].segs();
        for &unit in field.sides[s].units() {
            let card = self.card_of(unit);
            let health = 1.0 - 0.7 * p.damage[unit.index()] as f32 / card.hit_points as f32;
            let plug = p.plug_of(unit).map_or(0.0, |plug| {
                self.data.units[plug.index()].cost as f32 * w.cost + self.bite(plug, &armour) * w.counter
            });
            sum += (card.cost as f32 * w.cost + card.bounty as f32 * w.bounty + plug) * health
                + self.bite(self.kind_of(unit), &armour) * w.counter;
            let at = p.at[unit.index()];
            let nearest = foes.iter().map(|&foe| self.tables.distance(at, foe)).min();
            sum += match nearest {
                Some(far) if far <= card.ground_range => 0.05,
                Some(far) => -0.02 * (far - card.ground_range) as f32,
                // Nobody to fight: forward.
                None => -0.02 * (self.grid().place(at).1 as f32 - self.grid().rows as f32 / 2.0).abs(),
            };
        }
        sum + self.prospects(p, field, side, w)
    }

    /// What objectives will bring: those held, and those that infantry can walk to.
    pub(super) fn prospects(&self, p: &Position, field: &Field, side: Seat, w: &Weights) -> f32 {
        let s = side.index();
        let pays = self.mission().objective_vp[s].max(self.mission().objective_vp[1 - s]) as f32;
        let mut sum = 0.0;
        let infantry = field.sides[s].infantry();
        let enemies = field.sides[1 - s].infantry();
        // Objectives to go to, and men who must stay where they are.
        let (mut goals, mut keepers) = (0u32, 0u32);
        for (index, &seg) in self.tables.objectives.iter().enumerate() {
            // Who is on his way stands in no formation, but in an army.
            let stands = infantry.iter().position(|&unit| p.at[unit.index()] == seg);
            let come = enemies.iter().map(|&unit| field.ways[index][p.at[unit.index()].index()]).min();
            let danger = come.is_some_and(|turns| turns <= NEAR);
            let flag = p.flags[s].has(seg);
            sum += match (stands.is_some(), flag) {
                (true, true) if danger => w.held + w.flag,
                (true, true) => w.held + w.flag * SAFE,
                (true, false) => w.held,
                (false, true) if come == Some(0) => 0.3,
                (false, true) if danger => w.held - w.left,
                (false, true) => w.held - w.left * SAFE,
                (false, false) => 0.0,
            } * pays;
            match stands {
                Some(man) if danger || !flag => keepers |= 1 << man,
                None if danger || !flag => goals |= 1 << index,
                _ => {}
            }
        }
        // Who is on his way can still get to one of them.
        let mover = infantry.iter().position(|&unit| unit == p.moving.unit);
        let reached = (0..self.tables.objectives.len())
            .find(|goal| goals >> goal & 1 == 1 && field.ends.has(self.tables.objectives[*goal]));
        if let (Some(man), Some(goal)) = (mover, reached) {
            sum += w.held * REACHED * pays;
            goals &= !(1 << goal);
            keepers |= 1 << man;
        }
        sum += w.near * pays * self.nearness(p, field, infantry, goals, keepers);
        // Everybody forward: the way of each man, so that the second one does not stay at home.
        let all = (1 << self.tables.objectives.len()) - 1;
        let goals = if goals == 0 { all } else { goals };
        for (_, &unit) in infantry.iter().enumerate().filter(|(man, _)| keepers >> man & 1 == 0) {
            let goals = (0..self.tables.objectives.len()).filter(|goal| goals >> goal & 1 == 1);
            let ways = goals.map(|index| self.steps(p, field, index, unit));
            sum -= ways.fold(9.0, f32::min) * w.way;
        }
        sum
    }

    /// How near infantry is to these objectives: every man goes to one, the nearest pair first.
    fn nearness(&self, p: &Position, field: &Field, infantry: &[Unit], mut goals: u32, keepers: u32) -> f32 {
        let mut free = ((1u32 << infantry.len()) - 1) & !keepers;
        let mut sum = 0.0;
        while goals != 0 && free != 0 {
            let mut best = (9.0, 0, 0);
            for goal in (0..self.tables.objectives.len()).filter(|goal| goals >> goal & 1 == 1) {
                for man in (0..infantry.len()).filter(|man| free >> man & 1 == 1) {
                    let far = self.steps(p, field, goal, infantry[man]);
                    if far < best.0 {
                        best = (far, goal, man);
                    }
                }
            }
            if best.0 >= 9.0 {
                break;
            }
            sum += 1.0 - best.0 / 9.0;
            goals &= !(1 << best.1);
            free &= !(1 << best.2);
        }
        sum
    }

    /// 11.2: points that a side will have after this turn if nothing more happens.
    fn sure_points(&self, p: &Position, field: &Field, side: Seat) -> f32 {
        let s = side.index();
        let mut points = p.vp[s] as u32;
        if p.active == side {
            let holds = |seg: &Seg| {
                let stands = field.sides[s].infantry().iter().any(|&unit| p.at[unit.index()] == *seg);
                stands || p.flags[s].has(*seg)
            };
            let held = self.tables.objectives.iter().filter(|seg| holds(seg)).count() as u32;
            points += held * self.mission().objective_vp[s] as u32;
        }
        if p.second {
            points += self.mission().round_vp[s] as u32;
        }
        points as f32
    }

    /// Turns to an objective, with a little for the way within a turn. Who is on his way counts from the best place he can halt at.
    fn steps(&self, p: &Position, field: &Field, objective: usize, unit: Unit) -> f32 {
        let (at, goal) = (p.at[unit.index()], self.tables.objectives[objective]);
        let marches = p.phase == Phase::Move && p.is(unit, State::MARCH) && !p.is(unit, State::USED);
        let way = |seg: Seg| {
            let turns = field.ways[objective][seg.index()].saturating_sub(marches as u8);
            turns as f32 + self.tables.distance(seg, goal) as f32 * 0.1
        };
        if p.moving.unit != unit {
            return way(at);
        }
        // A place one stands on is better than one to be reached: nobody walks in circles.
        field
            .ends
            .iter()
            .map(|seg| if seg == at { way(seg) } else { way(seg) + 0.01 })
            .fold(way(at) + 0.5, f32::min)
    }

    /// Cards in hand: what they are likely to bring when their moment comes. A full hand draws nothing.
    fn hand_worth(&self, p: &Position, side: Seat) -> f32 {
        let hand = p.hands[side.index()];
        let mut sum: f32 = hand.iter().map(|card| worth_of(self.card(card).effect)).sum();
        let draws = if p.active == side { p.draws as u32 } else { 0 };
        sum += draws as f32 * 0.25;
        if hand.len() + draws >= self.data.numbers.action_hand as u32 { sum - 0.12 } else { sum }
    }

    /// Secret Missions of the side whose turn it is: what is reached of them.
    fn secrets_worth(&self, p: &Position, side: Seat) -> f32 {
        let each = p.secrets[side.index()].iter().map(|secret| {
            let (reached, wanted) = self.progress(p, side, secret);
            let share = (reached.min(wanted) as f32 / wanted as f32).powi(2);
            share * self.data.secrets[secret as usize].points as f32 * 0.85
        });
        each.sum()
    }

    /// How many enemies there are of each armour class, with some infantry to be expected anyway.
    fn armour_of(&self, field: &Field, side: Seat) -> [f32; 5] {
        let mut armour = [2.0, 0.8, 0.6, 0.2, 0.0];
        for &unit in field.sides[side.index()].units() {
            let card = self.card_of(unit);
            armour[card.armour as usize - 1] += card.cost as f32;
        }
        let sum: f32 = armour.iter().sum();
        armour.map(|share| share / sum)
    }

    /// Hits an activation can hope for against such enemies.
    fn bite(&self, kind: Kind, armour: &[f32; 5]) -> f32 {
        self.tables.bite[kind.index()].iter().zip(armour).map(|(hits, share)| hits * share).sum()
    }
}

/// What a card in hand is worth: less than what it brings when it is played well.
pub(super) fn worth_of(effect: Effect) -> f32 {
    match effect {
        Effect::Draw(_) | Effect::Points(_) | Effect::Again => 0.3,
        Effect::Shot(_) | Effect::Dig(_) | Effect::Strike { .. } => 0.25,
        Effect::Rivets(_) | Effect::Repair { .. } | Effect::March(_) => 0.18,
        Effect::LayMines => 0.05,
        Effect::Sappers => 0.02,
    }
}
