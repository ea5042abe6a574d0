//! Which orders are not worth a thought.

use super::Thought;
use super::plan::Wish;
use crate::*;

/// Drops orders, but never all of them.
fn keep(orders: &mut Vec<Order>, wanted: impl Fn(&Order) -> bool) {
    if orders.iter().any(&wanted) {
        orders.retain(wanted);
    }
}

impl Thought<'_> {
    /// Drops orders that are not worth a thought.
    pub(super) fn sift_orders(&self, p: &Position, orders: &mut Vec<Order>) {
        match p.stage {
            // Trying set-ups costs too much while others wait; the automatic one was found by many games.
            Stage::Setup(_) => keep(orders, |order| matches!(order, Order::Auto | Order::Ready)),
            Stage::Landing => {
                let Some(&Order::Place { unit, .. }) = orders.first() else { return };
                keep(
                    orders,
                    |order| matches!(order, Order::Place { unit: other, mounted: false, .. } if *other == unit),
                );
            }
            Stage::Window(seat) => self.sift_window(p, seat, orders),
            Stage::Schedule(_) => keep(orders, |order| matches!(order, Order::Launch)),
            Stage::Drawn(_) => keep(orders, |order| !matches!(order, Order::Refresh { .. })),
            Stage::Stray | Stage::Scatter => {
                let foes = self.held(p, enemy(self.decider(p))).0;
                let near = self.s.ground.near(&foes, (p.stage == Stage::Stray) as u8);
                keep(orders, |order| matches!(order, Order::Target { cell } if near.has(*cell)));
            }
            Stage::Acting | Stage::Moving | Stage::Opportunity | Stage::Opening(_) => {
                self.sift_actions(p, orders)
            }
            _ => {}
        }
    }

    /// Points are spent where they can change the result.
    fn sift_window(&self, p: &Position, seat: Seat, orders: &mut Vec<Order>) {
        let needed = match p.roll.purpose {
            Purpose::Attack | Purpose::Flak => p.attack.volley.hit,
            Purpose::Defence => self.defence(p).save,
            _ => 0,
        };
        // Whether this side wants high dice.
        let owner = match p.roll.purpose {
            Purpose::Attack => p.attack.by,
            Purpose::Defence => enemy(p.attack.by),
            _ => seat,
        };
        keep(orders, |order| match order {
            Order::Nudge { face, up } if needed > 0 => {
                if owner == seat {
                    *up && face + 1 == needed
                } else {
                    !*up && *face == needed
                }
            }
            Order::Nudge { .. } => true,
            _ => true,
        });
    }

    /// Other ways to write the same thing, and wasted shells.
    fn sift_actions(&self, p: &Position, orders: &mut Vec<Order>) {
        let seat = self.decider(p);
        let (foes, own) = (self.held(p, enemy(seat)).0, self.held(p, seat).0);
        let fate = p.fate[seat.index()];
        let twin = |unit: u8| {
            // Of several alike waiting units the first one stands for all.
            let piece = self.unit(unit);
            (0..unit).any(|other| {
                p.place(other) == WAITING
                    && self.unit(other).group == piece.group
                    && self.unit(other).kind == piece.kind
                    && p.weapon[other as usize] == p.weapon[unit as usize]
                    && !self.is_hq(other)
            })
        };
        keep(orders, |order| match *order {
            Order::Fire { with, .. } => with.weapon != Use::Hold,
            Order::Call { slot, cell } => {
                let area = *self.s.ground.around(cell) | Area::of(cell);
                if self.s.barrages[slot as usize].smoke {
                    return foes.has(cell);
                }
                let hit = (area & foes).len();
                hit >= 1 && foes.has(cell) && hit > (area & own).len()
            }
            Order::Enter { who: Entrant { unit, .. }, .. } => !twin(unit),
            Order::Refresh { .. } => fate >= 4,
            Order::Assault { who, .. } => self.weights.storm == 0.0 || !self.rides_in(p, who),
            _ => true,
        });
        if matches!(p.stage, Stage::Acting | Stage::Moving) {
            self.sift_moves(p, orders);
        }
    }

    /// 6.3: infantry that would fight from its carriers, though there is time to dismount first.
    fn rides_in(&self, p: &Position, who: Who) -> bool {
        let here = self.platoons(p, p.place(who.unit), self.seat(who.unit));
        let party = bit(who.unit) | if who.mate { here } else { 0 };
        let rides = |unit: u8| self.kind(unit).infantry && Position::is(p.mounted, unit);
        p.turn < self.s.turns && members(party).any(rides)
    }

    /// Only steps towards where a unit wants to go.
    fn sift_moves(&self, p: &Position, orders: &mut Vec<Order>) {
        let mut flips = 0;
        for order in orders.iter() {
            if let Order::Flip { unit } = order {
                flips |= bit(*unit);
            }
        }
        let around = self.look_around(p);
        let mut wishes = [None; MAX_UNITS];
        let mut wish = |unit: u8| {
            *wishes[unit as usize].get_or_insert_with(|| self.wish(p, &around, unit, flips & bit(unit) != 0))
        };
        // Of the ways onto the map the best one for each unit.
        let mut entries = [(f32::NEG_INFINITY, Order::End); MAX_UNITS];
        for &order in orders.iter() {
            if let Order::Enter { who: Entrant { unit, hq }, to, mounted } = order {
                let value = self.arrival(p, &around, unit, hq, to, mounted);
                let best = &mut entries[unit as usize];
                if value > best.0 {
                    *best = (value, order);
                }
            }
        }
        let mut wanted = |order: &Order| match *order {
            Order::Enter { who: Entrant { unit, .. }, .. } => entries[unit as usize].1 == *order,
            Order::Move { who, to } => wish(who.unit) == Wish::Step(to),
            Order::Flip { unit } => wish(unit) == Wish::Flip,
            _ => true,
        };
        if orders.iter().any(&mut wanted) {
            orders.retain(wanted);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::WhiteStar;
    use crate::orders::Order;
    use crate::position::*;
    use bots::{BotSpec, Fancy, Level, Minds, Timeless};
    use engine::*;

    /// Lets a bot set up both sides.
    fn set_up(game: &WhiteStar, bot: BotSpec) -> (Position, Vec<Order>) {
        let mut p = game.start();
        let (mut fancy, minds) = (Fancy::new(3), Minds::default());
        let mut given = Vec::new();
        // 12.2.11: tanks throw for their strength before the set-up.
        while matches!(p.stage, Stage::Setup(_))
            || (0..game.s.units.len() as u8).any(|unit| p.place(unit) == UNPLACED)
        {
            match game.need(&p) {
                Need::Luck(chance) => game.apply_luck(&mut p, chance.nth(0), &mut Silent),
                Need::Order(seat) => {
                    let view = game.view(&p, Viewer::Seat(seat));
                    let order = bots::choose(bot, game, &minds, &view, seat, &mut fancy, &Timeless)
                        .expect("an order");
                    if let Stage::Setup(_) = p.stage {
                        given.push(order);
                    }
                    game.apply_order(&mut p, order, &mut Silent);
                }
                Need::Over(_) => panic!("over before it began"),
            }
        }
        (p, given)
    }

    #[test]
    fn every_bot_sets_up_in_the_best_way_known() {
        let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).unwrap();
        for scenario in WhiteStar::scenarios(&data) {
            let game = WhiteStar::new(&data, &Setup { scenario: scenario.clone(), options: Vec::new() });
            for bot in [BotSpec::Greedy, BotSpec::Search(Level::Playouts(1))] {
                let (p, given) = set_up(&game, bot);
                assert!(given.iter().all(|order| matches!(order, Order::Auto | Order::Ready)), "{scenario}");
                for place in &game.s.auto.places {
                    assert_eq!(p.place(place.unit), place.cell, "{scenario}: {}", game.unit(place.unit).id);
                    assert_eq!(Position::is(p.mounted, place.unit), place.vehicle, "{scenario}");
                }
                for &cell in game.s.auto.trenches.iter().flatten() {
                    assert!(p.trenches.has(cell), "{scenario}: {}", game.s.ground.label(cell));
                }
                for &(unit, weapon) in &game.s.auto.weapons {
                    let id = &game.unit(unit).id;
                    assert_eq!(p.weapon[unit as usize], weapon as u8 + 1, "{scenario}: {id}");
                }
            }
        }
    }
}
