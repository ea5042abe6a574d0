//! What is measured at one moment of a game, with its rules.

use crate::{Analyst, CERTAIN};
use bots::{Fancy, Level, Minds, Thought, Timeless, quiet_value};
use engine::{Insight, Need, Schooling, Seat, Silent, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How many lucks are followed exactly before a position is judged as it stands.
const AHEAD: u32 = 2;
/// Worlds imagined for each seat when a game has secrets.
const WORLDS: u64 = 16;

/// What was found at a moment. Outlooks are the first seat's, of [`CERTAIN`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Measured {
    /// The outlook as it can be read off the position: at the beginning, and at an end by the rules, where it is the outcome.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plain: Option<i32>,
    /// What the seat that decided could have had, and what it cost to decide otherwise. None where there was no choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
    /// What luck brought against its exact expectation. None where a seat decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<i32>,
    /// How much better for the first seat things look to each seat than they are. Empty where nothing is secret.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub astray: Vec<i32>,
}

/// A decision, judged by what its seat could know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The outlook with the best order found.
    pub outlook: i32,
    /// What the order that was given cost its seat: 0 or more.
    pub cost: i32,
    /// The better order and how its seat would have gone on, in notation; empty if nothing better was found.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub better: Vec<String>,
}

/// A game as it was played: a position more than there were steps, and what was done in each but the last.
pub struct Played<G: Insight> {
    /// The rules.
    pub game: Arc<G>,
    /// What the best bot has in mind.
    pub minds: Arc<Minds<G>>,
    /// All positions.
    pub positions: Vec<G::Position>,
    /// What was done.
    pub made: Vec<Made<G::Order>>,
}

/// One step.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Made<O> {
    /// A seat gave an order.
    Order(Seat, O),
    /// Luck decided.
    Luck,
}

fn points(value: f64) -> i32 {
    (value * f64::from(CERTAIN)).round() as i32
}

/// A value for a seat as the first seat sees it.
fn first(seat: Seat, value: f32) -> f64 {
    f64::from(if seat == Seat(0) { value } else { 1.0 - value })
}

impl<G: Insight> Analyst for Played<G> {
    fn moments(&self) -> usize {
        self.positions.len()
    }

    fn measure(&self, moment: usize, playouts: u32) -> Measured {
        let by = self.minds.get(&*self.game, Schooling::Studied);
        let position = &self.positions[moment];
        let over = matches!(by.need(position), Need::Over(_));
        let mut found = Measured { astray: self.astray(by, position), ..Measured::default() };
        if moment == 0 || over {
            found.plain = Some(points(self.plain(by, position)));
        }
        match self.made.get(moment) {
            Some(&Made::Order(seat, order)) => {
                found.decision = self.decision(by, moment, (seat, order), playouts);
            }
            Some(Made::Luck) => found.luck = Some(self.luck(by, moment)),
            None => {}
        }
        found
    }
}

impl<G: Insight> Played<G> {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        G::PROFILE.all_seats()
    }

    /// The outlook of a position as it stands, once what is under way is resolved by exact odds: the mean of how the seats weigh it.
    fn plain(&self, by: Thought<G>, position: &G::Position) -> f64 {
        if let Need::Over(outcome) = by.need(position) {
            return f64::from(outcome.score(Seat(0)));
        }
        let sum: f64 = self.seats().map(|seat| first(seat, quiet_value(by, position, seat, AHEAD))).sum();
        sum / self.seats().count() as f64
    }

    /// What luck brought against the exact mean of what it could bring.
    fn luck(&self, by: Thought<G>, moment: usize) -> i32 {
        let position = &self.positions[moment];
        let Need::Luck(chance) = by.need(position) else { return 0 };
        let mean: f64 = by
            .branches(position, chance)
            .into_iter()
            .map(|(luck, weight)| {
                let mut next = position.clone();
                by.apply_luck(&mut next, luck, &mut Silent);
                self.plain(by, &next) * weight as f64
            })
            .sum();
        let came = self.plain(by, &self.positions[moment + 1]);
        points(came - mean / chance.total() as f64)
    }

    /// What the seat could have had by the best order found, and what its own order cost.
    fn decision(
        &self,
        by: Thought<G>,
        moment: usize,
        (seat, order): (Seat, G::Order),
        playouts: u32,
    ) -> Option<Decision> {
        let position = &self.positions[moment];
        let mut orders = Vec::new();
        by.orders(position, &mut orders);
        if orders.len() < 2 {
            return None;
        }
        let view = by.view(position, Viewer::Seat(seat));
        // Luck of its own for each moment, so that it does not matter which are looked at first.
        let mut fancy = Fancy::new(moment as u64);
        let plan = bots::search(by, &view, seat, Level::Playouts(playouts), &mut fancy, &Timeless);
        let &(best, _, value) = plan.orders.first()?;
        let mut decision = Decision { outlook: points(first(seat, value)), cost: 0, better: Vec::new() };
        if best == order {
            return Some(decision);
        }
        let compared = bots::compare(by, &view, seat, &[best, order], playouts, &mut fancy)?;
        let [better, given] = &compared[..] else { return Some(decision) };
        decision.cost = points(f64::from(better.value - given.value)).max(0);
        if decision.cost > 0 {
            decision.better = self.playable(by, position, seat, &better.line);
        }
        Some(decision)
    }

    /// The beginning of a line that can be played as things really stood.
    fn playable(&self, by: Thought<G>, position: &G::Position, seat: Seat, line: &[G::Order]) -> Vec<String> {
        let mut at = position.clone();
        let mut written = Vec::new();
        for &order in line {
            if by.need(&at) != Need::Order(seat) || by.game.judge(&at, order).is_err() {
                break;
            }
            by.apply_order(&mut at, order, &mut Silent);
            written.push(by.write(order));
        }
        written
    }

    /// How far each seat's idea of things is from how they are.
    fn astray(&self, by: Thought<G>, position: &G::Position) -> Vec<i32> {
        if !by.has_secrets() {
            return Vec::new();
        }
        let truth = self.plain(by, position);
        let idea = |seat: Seat| {
            let view = by.view(position, Viewer::Seat(seat));
            // The same luck at every moment: an idea changes because the view does.
            let worlds = (0..WORLDS).map(|world| self.plain(by, &by.imagine(&view, &mut Fancy::new(world))));
            points(worlds.sum::<f64>() / WORLDS as f64 - truth)
        };
        self.seats().map(idea).collect()
    }
}
