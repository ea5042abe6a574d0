//! What we know about playing Mortain well: an evaluation and a feeling for promising orders.

mod by_hand;
mod figures;

use crate::*;
pub use figures::FIGURES;
use figures::NAMES;
use learning::Changes;

/// The network that foresees a German win.
pub type Net = learning::Net<FIGURES, 16>;

/// What bots judge by.
pub enum Mind {
    /// As a player might estimate it.
    ByHand,
    /// By what many games have taught.
    Taught(Box<Net>),
}

impl Mind {
    /// With the shipped numbers, learned by games of its own. `feldzug lab learn mortain` teaches them further.
    pub fn shipped() -> Mind {
        let mut net = Net::BLANK;
        let learned = Changes::read(include_str!("insight/learned.txt"));
        let put = learned.and_then(|learned| learned.apply(net.named(&NAMES)));
        put.expect("the shipped numbers have names that are known");
        Mind::Taught(Box::new(net))
    }
}

impl Insight for Mortain {
    type Mind = Mind;

    fn mind(&self, schooling: Schooling) -> Mind {
        match schooling {
            Schooling::Plain => Mind::ByHand,
            Schooling::Studied => Mind::shipped(),
        }
    }

    fn judge_position(&self, mind: &Mind, p: &Position, seat: Seat) -> f32 {
        if let Stage::Over(outcome) = p.stage {
            return outcome.score(seat);
        }
        let german = match mind {
            Mind::ByHand => self.estimate(p),
            Mind::Taught(net) => net.chance(&self.figures(p)),
        };
        if seat == GERMAN { german } else { 1.0 - german }
    }

    /// The evaluation made by hand names none.
    fn weights(mind: &mut Mind) -> Numbers<'_> {
        match mind {
            Mind::ByHand => Vec::new(),
            Mind::Taught(net) => net.named(&NAMES),
        }
    }

    fn slope(&self, mind: &Mind, p: &Position, seat: Seat) -> Option<Vec<f32>> {
        let Mind::Taught(net) = mind else { return None };
        let mut slope = net.slope(&self.figures(p));
        if seat != GERMAN {
            slope.iter_mut().for_each(|one| *one = -*one);
        }
        Some(slope)
    }

    fn sift(&self, _: &Mind, p: &Position, orders: &mut Vec<Order>) {
        match p.stage {
            // One order of set-up is as good as another; and who may choose takes cover.
            Stage::Setup => {
                if let Some(next) = self.data.of(US).find(|&unit| p.at(unit) == Hex::UNPLACED) {
                    orders.retain(|order| matches!(order, Order::Place { unit, .. } if *unit == next));
                }
                let covered = |order: &Order| match order {
                    Order::Place { hex, .. } => self.data.terrain(*hex).modifier > 0,
                    _ => false,
                };
                if orders.iter().any(covered) {
                    orders.retain(covered);
                }
            }
            // A group is the same in whatever order its members are named; more targets cost nothing.
            Stage::Declaring if p.attack.support.is_none() => {
                let last = p.attack.firers.last();
                orders.retain(|order| !matches!(order, Order::Join { unit } if Some(*unit) < last));
            }
            Stage::Declaring if orders.iter().any(|order| matches!(order, Order::Target { .. })) => {
                orders.retain(|order| matches!(order, Order::Target { .. }));
            }
            // Suppression where no German stands nearby is wasted.
            Stage::Acting => {
                let ground = Ground::new(&self.data, p);
                orders.retain(|order| match order {
                    Order::Suppress { hex } => {
                        let area = self.data.near(*hex).with(*hex);
                        (area & ground.held[GERMAN]).len() >= 2
                    }
                    _ => true,
                });
            }
            _ => {}
        }
    }

    fn pending(&self, _: &Mind, p: &Position) -> Option<Pending<Order>> {
        match p.stage {
            Stage::Declaring => Some(Pending::Order(Order::Shoot)),
            Stage::Court => Some(Pending::Order(Order::Redraw)),
            Stage::CombatDraw => Some(Pending::Luck),
            _ => None,
        }
    }

    fn parts(&self, _: &Mind, p: &Position, seat: Seat) -> Vec<Part> {
        self.parts_of(p, seat)
    }

    fn habits(&self, played: &Played<Mortain>) -> Vec<Habit> {
        let mut back =
            Habit { what: "moves back to the hex a unit left with its move before", times: 0, of: 0 };
        // Where each unit was before its last move.
        let mut before: By<Unit, [Hex; MAX_UNITS]> = By::all(Hex::UNPLACED);
        for (p, order) in played {
            if let Some(Order::Move { unit, hex }) = *order {
                back.of += 1;
                back.times += u32::from(before[unit] == hex);
                before[unit] = p.at(unit);
            }
        }
        vec![back]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{DataFiles, Game, Setup};

    /// What everybody would say of a position, both evaluations must say too.
    #[test]
    fn units_gone_west_help_the_german_and_losses_hurt() {
        let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).expect("sound data");
        let game = Mortain::new(&data, &Setup { scenario: "historical".to_owned(), ..Setup::default() });
        let mut p = game.start();
        p.stage = Stage::Draw;
        p.round = 3;
        for mind in [Schooling::Plain, Schooling::Studied].map(|schooling| game.mind(schooling)) {
            let even = game.judge_position(&mind, &p, GERMAN);
            assert!((even + game.judge_position(&mind, &p, US) - 1.0).abs() < 1e-6);
            let with = |seat: Seat, count: usize, place: Hex| {
                let mut p = p;
                for unit in data.of(seat).take(count) {
                    p.place[unit] = place;
                    p.steps[unit] = if place == Hex::ELIMINATED { 0 } else { 2 };
                }
                game.judge_position(&mind, &p, GERMAN)
            };
            assert!(with(GERMAN, 4, Hex::EXITED) > even);
            assert!(with(GERMAN, 4, Hex::ELIMINATED) < even);
            assert!(with(US, 4, Hex::ELIMINATED) > even);
        }
    }
    /// When five can no longer leave, who leaves is lost for the hunt, and who goes towards the enemy gains.
    #[test]
    fn too_few_to_leave_hunt_the_enemy() {
        let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).expect("sound data");
        let game = Mortain::new(&data, &Setup::default());
        let at = |label: &str| data.find_hex(label).expect("a hex");
        let mut p = game.start();
        p.stage = Stage::Draw;
        p.round = 6;
        for unit in data.of(GERMAN).chain(data.of(US)) {
            p.place[unit] = Hex::ELIMINATED;
        }
        let (hunter, prey) = (data.of(GERMAN).next().expect("a unit"), data.of(US).next().expect("a unit"));
        p.place[prey] = at("0604");
        p.steps[prey] = 1;
        let with = |place: Hex| {
            let mut p = p;
            p.place[hunter] = place;
            game.judge_position(&Mind::ByHand, &p, GERMAN)
        };
        assert!(with(at("0301")) > with(Hex::EXITED));
        assert!(with(at("0301")) > with(at("0101")));
    }

    #[test]
    fn every_number_of_the_network_is_shipped() {
        let mut mind = Mind::shipped();
        let learned = Changes::read(include_str!("insight/learned.txt")).expect("sound");
        let known: Vec<String> =
            Mortain::weights(&mut mind).into_iter().map(|(name, _)| name.into_owned()).collect();
        let shipped: Vec<String> = learned.numbers.into_iter().map(|(name, _)| name).collect();
        assert_eq!(known, shipped);
    }
}
