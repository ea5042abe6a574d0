use crate::Rule;
use arrayvec::ArrayVec;

/// Modifiers collected one by one, each with its reason and rule: shown before the click, resolved, and logged.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    lines: ArrayVec<Line, { Tally::MAX }>,
}

/// One modifier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// What it adds.
    pub value: i16,
    /// Text key of the reason.
    pub reason: &'static str,
    /// The unit, hex or terrain it is about, as the game numbers it; the game names it when rendering.
    pub about: u16,
    /// The section that grants it.
    pub rule: Rule,
}

impl Tally {
    /// The most lines a tally can hold.
    pub const MAX: usize = 16;

    /// A tally of these values with their reasons and rules; those that add nothing are left out.
    pub fn of(lines: impl IntoIterator<Item = (i16, &'static str, &'static str)>) -> Tally {
        let mut tally = Tally::default();
        for (value, reason, rule) in lines.into_iter().filter(|(value, ..)| *value != 0) {
            tally.add(value, reason, 0, Rule(rule));
        }
        tally
    }
    /// Adds a modifier.
    pub fn add(&mut self, value: i16, reason: &'static str, about: u16, rule: Rule) {
        self.lines.push(Line { value, reason, about, rule });
    }
    /// The lines in the order collected.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }
    /// Their sum.
    pub fn sum(&self) -> i32 {
        self.lines.iter().map(|line| line.value as i32).sum()
    }
}
