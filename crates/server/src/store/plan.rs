use std::fmt::Write;

/// Orders a side has told the table to give one after the other. Kept with the seat; the record does not know of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Its number: what its steps are marked with.
    pub gesture: u32,
    /// Steps there were after its last order.
    pub at: u32,
    /// Why it has stopped; it goes on by itself if it has not.
    pub stop: Option<Stop>,
    /// The orders that are left, in notation.
    pub orders: Vec<String>,
}

/// Why a plan has stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Dice or cards have decided something.
    Luck,
    /// Something was seen that had not been known.
    Revealed,
    /// The other side has done something.
    OtherSide,
    /// The side's turn is over.
    Turn,
    /// The next order is not legal.
    Illegal,
}

impl Stop {
    const ALL: [(Stop, &'static str); 5] = [
        (Stop::Luck, "luck"),
        (Stop::Revealed, "revealed"),
        (Stop::OtherSide, "other-side"),
        (Stop::Turn, "turn"),
        (Stop::Illegal, "illegal"),
    ];

    /// In one word.
    pub fn word(self) -> &'static str {
        Stop::ALL.into_iter().find(|(stop, _)| *stop == self).map_or("", |(_, word)| word)
    }
}

impl Plan {
    /// Whether it goes on by itself.
    pub fn runs(&self) -> bool {
        self.stop.is_none() && !self.orders.is_empty()
    }

    /// As the store keeps it: numbers and why it has stopped, then an order on each line.
    pub fn write(&self) -> String {
        let mut text = format!("{} {} {}", self.gesture, self.at, self.stop.map_or("-", Stop::word));
        for order in &self.orders {
            let _ = write!(text, "\n{order}");
        }
        text
    }

    /// Reads it back; a plan that cannot be read is dropped.
    pub fn read(text: &str) -> Option<Plan> {
        let mut lines = text.lines();
        let words: Vec<&str> = lines.next()?.split(' ').collect();
        let [gesture, at, stop] = words.as_slice() else { return None };
        let stop = match *stop {
            "-" => None,
            word => Some(Stop::ALL.into_iter().find(|(_, known)| *known == word)?.0),
        };
        let orders: Vec<String> = lines.map(str::to_owned).collect();
        let plan = Plan { gesture: gesture.parse().ok()?, at: at.parse().ok()?, stop, orders };
        (!plan.orders.is_empty()).then_some(plan)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_reads_back_as_written() {
        for stop in [None].into_iter().chain(Stop::ALL.map(|(stop, _)| Some(stop))) {
            let orders = vec!["move a K08".to_owned(), "stop".to_owned()];
            let plan = Plan { gesture: 7, at: 12, stop, orders };
            assert_eq!(Plan::read(&plan.write()), Some(plan));
        }
        for rubbish in ["", "1 2", "1 2 -", "1 2 never\nstop", "x 2 -\nstop"] {
            assert_eq!(Plan::read(rubbish), None, "{rubbish}");
        }
    }
}
