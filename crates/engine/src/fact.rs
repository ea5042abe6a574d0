//! Facts: a position as named values that a person can write down and check, for cases and experiments.

/// The value of a fact.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A number.
    Num(i64),
    /// Yes or no.
    Flag(bool),
    /// A word: a hex, a card, a side.
    Word(String),
    /// Several words, in an order that does not matter.
    Words(Vec<String>),
}

/// Why a fact could not be set, in words for the author of a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FactError(pub String);

/// A position as named facts.
pub type Facts = Vec<(String, Fact)>;

impl Fact {
    /// A word.
    pub fn word(text: impl Into<String>) -> Fact {
        Fact::Word(text.into())
    }
    /// The number, or an error naming the fact.
    pub fn num(&self, key: &str) -> Result<i64, FactError> {
        match self {
            Fact::Num(n) => Ok(*n),
            _ => Err(FactError(format!("{key} wants a number"))),
        }
    }
    /// The flag, or an error naming the fact.
    pub fn flag(&self, key: &str) -> Result<bool, FactError> {
        match self {
            Fact::Flag(flag) => Ok(*flag),
            _ => Err(FactError(format!("{key} wants true or false"))),
        }
    }
    /// The word, or an error naming the fact. A number is a word too: hex `0703` may be written 703 by mistake,
    /// unit 120 need not be quoted.
    pub fn text(&self, key: &str) -> Result<String, FactError> {
        match self {
            Fact::Word(word) => Ok(word.clone()),
            Fact::Num(n) => Ok(n.to_string()),
            _ => Err(FactError(format!("{key} wants a word in quotes"))),
        }
    }
    /// The words, or an error naming the fact.
    pub fn texts(&self, key: &str) -> Result<Vec<String>, FactError> {
        match self {
            Fact::Words(words) => Ok(words.clone()),
            Fact::Word(word) => Ok(vec![word.clone()]),
            _ => Err(FactError(format!("{key} wants a list of words"))),
        }
    }
    /// Whether two values mean the same: lists regardless of order.
    pub fn agrees(&self, other: &Fact) -> bool {
        match (self, other) {
            (Fact::Words(a), Fact::Words(b)) => {
                let (mut a, mut b) = (a.clone(), b.clone());
                a.sort();
                b.sort();
                a == b
            }
            _ => self == other,
        }
    }
}

/// What a fact should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// This.
    Is(Fact),
    /// A number of at least so much, or a list at least so long.
    Min(i64),
    /// A number of at most so much, or a list at most so long.
    Max(i64),
    /// One of these.
    In(Vec<Fact>),
    /// None of these.
    Not(Vec<Fact>),
    /// A list with this word.
    Has(String),
    /// A list without this word.
    Lacks(String),
}

impl Wanted {
    /// Whether it is so; `None` if it cannot be said of such a fact.
    pub fn holds(&self, found: &Fact) -> Option<bool> {
        let size = || match found {
            Fact::Num(n) => Some(*n),
            Fact::Words(words) => Some(words.len() as i64),
            _ => None,
        };
        let is = |fact: &Fact| match (fact, found) {
            // Units and hexes may be written as numbers.
            (Fact::Num(n), Fact::Word(word)) => n.to_string() == *word,
            _ => found.agrees(fact),
        };
        let has = |word: &String| match found {
            Fact::Words(words) => Some(words.contains(word)),
            _ => None,
        };
        Some(match self {
            Wanted::Is(fact) => is(fact),
            Wanted::Min(least) => size()? >= *least,
            Wanted::Max(most) => size()? <= *most,
            Wanted::In(list) => list.iter().any(is),
            Wanted::Not(list) => !list.iter().any(is),
            Wanted::Has(word) => has(word)?,
            Wanted::Lacks(word) => !has(word)?,
        })
    }
}

impl std::fmt::Display for Fact {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            Fact::Num(n) => write!(f, "{n}"),
            Fact::Flag(flag) => write!(f, "{flag}"),
            Fact::Word(word) => write!(f, "{word}"),
            Fact::Words(words) => write!(f, "[{}]", words.join(", ")),
        }
    }
}
