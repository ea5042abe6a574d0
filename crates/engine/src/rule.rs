use crate::Msg;
use std::fmt;

/// A reference into the rulebook: a section and, where one decides, a ruling: `"6.6"`, `"5.1 R12"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rule(pub &'static str);

impl Rule {
    /// The sections and rulings it names, one by one.
    pub fn parts(&self) -> impl Iterator<Item = &'static str> {
        self.0.split(' ')
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an order is not legal: which rule forbids it and what the reason is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// The reason, as text to be rendered.
    pub reason: Msg,
}

impl Refusal {
    /// A refusal under a rule, with a reason.
    pub fn new(rule: &'static str, reason: Msg) -> Refusal {
        Refusal { rule: Rule(rule), reason }
    }
}

/// Nothing if it holds, otherwise the reason why not: `ensure(p.credit == 0, Deny::CreditLeft)?;`
#[inline]
pub fn ensure<D>(holds: bool, deny: D) -> Result<(), D> {
    if holds { Ok(()) } else { Err(deny) }
}
