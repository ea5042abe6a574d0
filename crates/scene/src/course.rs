use crate::{Part, Pick};
use serde::{Deserialize, Serialize};

/// Where chosen pieces can go in one gesture, and what that costs and risks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Course<T> {
    /// The pieces that go, as they were asked for.
    pub who: Vec<String>,
    /// What they can spend from here on, if it is counted.
    pub budget: Option<u16>,
    /// What is counted, in the number of the budget: "movement points", "steps".
    pub unit: T,
    /// Who may come along or be left behind: asking again with or without [`Part::piece`] tells where that group can go.
    pub parts: Vec<Part<T>>,
    /// Where they stand, and every place they can come to, each after the one it is reached from. A place may be in it twice: the
    /// cheapest way first, then a safer one.
    pub spots: Vec<Spot<T>>,
    /// The spot from which the reach counts: 0, or the last way point. Those before it are on the way there.
    pub from: u16,
    /// What they can attack from where they stand.
    pub strikes: Vec<Strike<T>>,
}

/// A place that can be reached.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Spot<T> {
    /// The cell's id.
    pub cell: String,
    /// What the whole way costs.
    pub cost: u16,
    /// The spot before; its own number for the first.
    pub back: u16,
    /// The orders that lead here from there, in notation.
    pub orders: Vec<String>,
    /// The order that ends the move here, if one is needed.
    pub halt: Option<String>,
    /// Whether the move may end here; if not it is only passed.
    pub rest: bool,
    /// What the step into it can bring upon them.
    pub dangers: Vec<Danger<T>>,
}

/// What somebody or something may do to those who go there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Danger<T> {
    /// A kind of reaction, or `luck` if dice or cards decide what comes of the step.
    pub kind: String,
    /// Who may do it.
    pub by: Vec<Pick>,
    /// How likely it changes anything, 0 to 1.
    pub chance: f32,
    /// In words.
    pub text: T,
    /// Under which rule.
    pub rule: String,
}

/// An attack: the order that opens it, who may join, and the orders that carry it out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Strike<T> {
    /// What is attacked.
    pub target: Pick,
    /// In words.
    pub label: T,
    /// The spot it is made from.
    pub from: u16,
    /// The orders that begin it.
    pub open: Vec<String>,
    /// Who may take part; the id of each is the order that lets it.
    pub joins: Vec<Part<T>>,
    /// The orders that carry it out.
    pub close: Vec<String>,
}

/// What an order means to pieces that are to go somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leg {
    /// Takes them to this cell at this cost.
    Step {
        /// The cell's id.
        cell: String,
        /// What it costs.
        cost: u16,
    },
    /// Looks like a step there; whether they are there afterwards must be seen.
    Perhaps(String),
    /// Makes them ready to go, and nothing else.
    Ready,
    /// Ends the move under way, and nothing else.
    Halt,
    /// Attacks this.
    Strike(Pick),
    /// Has nothing to do with it.
    Other,
}

/// What pieces can spend on a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Purse {
    /// How much is left; `None` if it is not counted.
    pub left: Option<u16>,
    /// What it is called; its text is given `count`, 0 if nothing is counted.
    pub unit: engine::Msg,
    /// Whether the cheapest way to a place may leave less to do from there than another, as where only one diagonal is allowed.
    pub forks: bool,
}

impl Purse {
    /// Steps that are not counted.
    pub fn steps() -> Purse {
        Purse { left: None, unit: engine::Msg::new("course-steps"), forks: false }
    }
    /// So many movement points.
    pub fn points(left: Option<u8>) -> Purse {
        Purse { left: left.map(u16::from), unit: engine::Msg::new("course-points"), forks: false }
    }
}

impl<T> Course<T> {
    /// The orders that lead to a spot, from where they stand.
    pub fn orders_to(&self, spot: usize) -> Vec<String> {
        let way = self.way_to(spot);
        way.into_iter().flat_map(|number| self.spots[number].orders.iter().cloned()).collect()
    }

    /// The spots on the way to one, the first being where they stand.
    pub fn way_to(&self, spot: usize) -> Vec<usize> {
        let mut way = vec![spot];
        let mut at = spot;
        while let Some(found) = self.spots.get(at).filter(|found| usize::from(found.back) < at) {
            at = usize::from(found.back);
            way.push(at);
        }
        way.reverse();
        way
    }

    /// The chance that anything happens on the way to a spot.
    pub fn danger_to(&self, spot: usize) -> f32 {
        let way = self.way_to(spot).into_iter();
        let safe = way.flat_map(|number| &self.spots[number].dangers).map(|danger| 1.0 - danger.chance);
        1.0 - safe.product::<f32>()
    }

    /// The cheapest way to a cell that can be gone to; `None` if there is none.
    pub fn find(&self, cell: &str) -> Option<usize> {
        let from = usize::from(self.from);
        (from + 1..self.spots.len())
            .find(|&number| self.spots[number].cell == cell && self.spots[number].rest)
    }

    /// The same course with its texts turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Course<U> {
        let danger = |danger: &Danger<T>| Danger {
            kind: danger.kind.clone(),
            by: danger.by.clone(),
            chance: danger.chance,
            text: f(&danger.text),
            rule: danger.rule.clone(),
        };
        let spot = |spot: &Spot<T>| Spot {
            cell: spot.cell.clone(),
            cost: spot.cost,
            back: spot.back,
            orders: spot.orders.clone(),
            halt: spot.halt.clone(),
            rest: spot.rest,
            dangers: spot.dangers.iter().map(danger).collect(),
        };
        let strike = |strike: &Strike<T>| Strike {
            target: strike.target.clone(),
            label: f(&strike.label),
            from: strike.from,
            open: strike.open.clone(),
            joins: strike.joins.iter().map(|part| part.map_text(f)).collect(),
            close: strike.close.clone(),
        };
        Course {
            who: self.who.clone(),
            budget: self.budget,
            unit: f(&self.unit),
            parts: self.parts.iter().map(|part| part.map_text(f)).collect(),
            spots: self.spots.iter().map(spot).collect(),
            from: self.from,
            strikes: self.strikes.iter().map(strike).collect(),
        }
    }
}
