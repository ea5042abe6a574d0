use crate::{Fact, FactError, Facts, Game, Id, Need, Winner, Word};
use std::ops::RangeInclusive;

/// What can be read of a position and set in it: one row for each fact, so that whatever can be set can be read.
///
/// ```
/// # use engine::*;
/// # fn table<'a, G: Game<Position = Position>>(game: &'a G, names: &'a [String]) -> FactTable<'a, G> {
/// let mut facts = FactTable::new(game);
/// for (unit, name) in names.iter().enumerate() {
///     facts.number(format!("{name}.steps"), 0..=2, move |p| &mut p.steps[unit]);
/// }
/// facts.number("round", 1..=6, |p| &mut p.round);
/// facts.flag("raining", |p| &mut p.raining);
/// facts.shown("losses", |p| Fact::Num(4 - p.steps.iter().sum::<u8>() as i64));
/// facts
/// # }
/// # #[derive(Clone, PartialEq, Eq, Hash, Debug)]
/// # struct Position { steps: [u8; 2], round: u8, raining: bool }
/// ```
///
/// `decides` (a seat, `luck` or `nobody`) and `winner` (a seat, `nobody`, or `open`) are read of every game.
pub struct FactTable<'a, G: Game> {
    game: &'a G,
    rows: Vec<Row<'a, G::Position>>,
}

struct Row<'a, P> {
    key: String,
    /// Takes a position to change so that one closure can serve for reading and setting.
    read: Box<dyn Fn(&mut P) -> Fact + 'a>,
    set: Option<Set<'a, P>>,
    /// Whether every value that can be read can be set.
    whole: bool,
}

type Set<'a, P> = Box<dyn Fn(&mut P, &Fact) -> Result<(), FactError> + 'a>;

impl<'a, G: Game> FactTable<'a, G> {
    /// A table without facts of the game's own.
    pub fn new(game: &'a G) -> FactTable<'a, G> {
        FactTable { game, rows: Vec::new() }
    }

    /// A number within bounds.
    pub fn number<N: Copy + Into<i64> + TryFrom<i64> + 'static>(
        &mut self,
        key: impl Into<String>,
        bounds: RangeInclusive<i64>,
        field: impl Fn(&mut G::Position) -> &mut N + Clone + 'a,
    ) {
        let (key, place) = (key.into(), field.clone());
        let name = key.clone();
        let set = move |p: &mut G::Position, fact: &Fact| {
            let n = fact.num(&name)?;
            let fits = bounds.contains(&n).then(|| N::try_from(n).ok()).flatten();
            let wrong = || FactError(format!("{name} must be {} to {}", bounds.start(), bounds.end()));
            *place(p) = fits.ok_or_else(wrong)?;
            Ok(())
        };
        self.row(key, move |p| Fact::Num((*field(p)).into()), Some(Box::new(set)));
    }

    /// A yes or no.
    pub fn flag(
        &mut self,
        key: impl Into<String>,
        field: impl Fn(&mut G::Position) -> &mut bool + Clone + 'a,
    ) {
        let (key, place) = (key.into(), field.clone());
        let name = key.clone();
        let set = move |p: &mut G::Position, fact: &Fact| {
            *place(p) = fact.flag(&name)?;
            Ok(())
        };
        self.row(key, move |p| Fact::Flag(*field(p)), Some(Box::new(set)));
    }

    /// A word: a hex, a card, a stage.
    pub fn word<W: Word<G> + 'static>(
        &mut self,
        key: impl Into<String>,
        field: impl Fn(&mut G::Position) -> &mut W + Clone + 'a,
    ) {
        let (key, place, game) = (key.into(), field.clone(), self.game);
        let name = key.clone();
        let set = move |p: &mut G::Position, fact: &Fact| {
            *place(p) = fact_word(game, &name, &fact.text(&name)?)?;
            Ok(())
        };
        self.row(key, move |p| Fact::Word((*field(p)).write(game)), Some(Box::new(set)));
    }

    /// A word, or `none` where the field has the value that means nothing.
    pub fn perhaps<W: Word<G> + PartialEq + 'static>(
        &mut self,
        key: impl Into<String>,
        none: W,
        field: impl Fn(&mut G::Position) -> &mut W + Clone + 'a,
    ) {
        let (key, place, game) = (key.into(), field.clone(), self.game);
        let name = key.clone();
        let set = move |p: &mut G::Position, fact: &Fact| {
            let text = fact.text(&name)?;
            *place(p) = if text == "none" { none } else { fact_word(game, &name, &text)? };
            Ok(())
        };
        let read = move |p: &mut G::Position| {
            let word = *field(p);
            Fact::Word(if word == none { "none".to_owned() } else { word.write(game) })
        };
        self.row(key, read, Some(Box::new(set)));
    }

    /// A set of words, kept as the bits of a number.
    pub fn bits<W: Word<G> + Id + 'static, B: Copy + Into<u64> + TryFrom<u64> + 'static>(
        &mut self,
        key: impl Into<String>,
        field: impl Fn(&mut G::Position) -> &mut B + Clone + 'a,
    ) {
        let (place, game) = (field.clone(), self.game);
        let set = move |p: &mut G::Position, words: Vec<W>| {
            let bits = words.iter().fold(0_u64, |bits, word| bits | 1 << word.index());
            // A word that is read has a place among the bits.
            if let Ok(bits) = B::try_from(bits) {
                *place(p) = bits;
            }
            Ok(())
        };
        let read = move |p: &mut G::Position| {
            let bits: u64 = (*field(p)).into();
            Fact::Words(
                (0..64).filter(|bit| bits >> bit & 1 == 1).map(|bit| W::nth(bit).write(game)).collect(),
            )
        };
        let key = key.into();
        let set = self.words_set(key.clone(), set);
        self.row(key, read, Some(set));
    }

    /// A list of words in which the order does not matter: what is there, and how all of it is set anew.
    pub fn words<W: Word<G> + 'static>(
        &mut self,
        key: impl Into<String>,
        read: impl Fn(&G::Position) -> Vec<W> + 'a,
        set: impl Fn(&mut G::Position, Vec<W>) -> Result<(), FactError> + 'a,
    ) {
        let (key, game) = (key.into(), self.game);
        let set = self.words_set(key.clone(), set);
        let read = move |p: &mut G::Position| {
            Fact::Words(read(p).into_iter().map(|word| word.write(game)).collect())
        };
        self.row(key, read, Some(set));
    }

    fn words_set<W: Word<G> + 'static>(
        &self,
        key: String,
        set: impl Fn(&mut G::Position, Vec<W>) -> Result<(), FactError> + 'a,
    ) -> Set<'a, G::Position> {
        let game = self.game;
        Box::new(move |p, fact| {
            let words = fact.texts(&key)?.into_iter().map(|text| fact_word(game, &key, &text));
            set(p, words.collect::<Result<_, _>>()?)
        })
    }

    /// Something written in a way of its own, which `how` describes: `set` answers `None` if it is not written so.
    pub fn text(
        &mut self,
        key: impl Into<String>,
        how: &'static str,
        read: impl Fn(&G::Position) -> String + 'a,
        set: impl Fn(&mut G::Position, &str) -> Option<()> + 'a,
    ) {
        let key = key.into();
        let name = key.clone();
        let set = move |p: &mut G::Position, fact: &Fact| {
            set(p, &fact.text(&name)?).ok_or_else(|| FactError(format!("{name} is written {how}")))
        };
        self.row(key, move |p| Fact::Word(read(p)), Some(Box::new(set)));
    }

    /// A fact of another kind: how it is read and how it is set.
    pub fn both(
        &mut self,
        key: impl Into<String>,
        read: impl Fn(&G::Position) -> Fact + 'a,
        set: impl Fn(&mut G::Position, &Fact) -> Result<(), FactError> + 'a,
    ) {
        self.row(key.into(), move |p| read(p), Some(Box::new(set)));
    }

    /// A fact of which only some values can be set by hand; the test kit does not ask for the others.
    pub fn partly(
        &mut self,
        key: impl Into<String>,
        read: impl Fn(&G::Position) -> Fact + 'a,
        set: impl Fn(&mut G::Position, &Fact) -> Result<(), FactError> + 'a,
    ) {
        self.both(key, read, set);
        self.rows.last_mut().into_iter().for_each(|row| row.whole = false);
    }

    /// A fact that follows from others: it can be read and not be set.
    pub fn shown(&mut self, key: impl Into<String>, read: impl Fn(&G::Position) -> Fact + 'a) {
        self.row(key.into(), move |p| read(p), None);
    }

    fn row(
        &mut self,
        key: String,
        read: impl Fn(&mut G::Position) -> Fact + 'a,
        set: Option<Set<'a, G::Position>>,
    ) {
        self.rows.push(Row { key, read: Box::new(read), set, whole: true });
    }

    /// All facts of a position.
    pub fn read(&self, position: &G::Position) -> Facts {
        let (decides, winner) = match self.game.need(position) {
            Need::Order(seat) => (G::PROFILE.seat_id(seat), "open"),
            Need::Luck(_) => ("luck", "open"),
            Need::Over(outcome) => match outcome.winner {
                Winner::Seat(seat) => ("nobody", G::PROFILE.seat_id(seat)),
                _ => ("nobody", "nobody"),
            },
        };
        let mut position = position.clone();
        let own = self.rows.iter().map(|row| (row.key.clone(), (row.read)(&mut position)));
        let own: Vec<_> = own.collect();
        // A game may call its deciders otherwise.
        let common = [("decides", decides), ("winner", winner)].into_iter();
        let common = common.filter(|(key, _)| self.rows.iter().all(|row| row.key != *key));
        let common: Facts = common.map(|(key, word)| (key.to_owned(), Fact::word(word))).collect();
        own.into_iter().chain(common).collect()
    }

    /// Changes one fact.
    pub fn set(&self, position: &mut G::Position, key: &str, value: &Fact) -> Result<(), FactError> {
        match self.rows.iter().find(|row| row.key == key) {
            Some(Row { set: Some(set), .. }) => set(position, value),
            Some(_) => Err(FactError(format!("{key} follows from other facts and cannot be set"))),
            None => {
                let can = self.rows.iter().filter(|row| row.set.is_some()).map(|row| row.key.as_str());
                let (near, all): (Vec<&str>, Vec<&str>) =
                    (can.clone().filter(|row| alike(row, key)).collect(), can.collect());
                // Nobody reads three hundred facts.
                let known = if all.len() > 48 && !near.is_empty() { near } else { all };
                Err(FactError(format!("unknown fact «{key}»; {} can be set", known.join(", "))))
            }
        }
    }

    /// The facts that can be set to whatever can be read of them.
    pub fn settable(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().filter(|row| row.set.is_some() && row.whole).map(|row| row.key.as_str())
    }
}

/// Whether a fact may have been meant: it begins alike, or ends alike after the dot.
fn alike(known: &str, key: &str) -> bool {
    let end = |text: &str| text.split_once('.').map(|(_, end)| end.to_owned());
    known.chars().next() == key.chars().next() || end(known).is_some() && end(known) == end(key)
}

/// Reads a word for a fact, or says which there are.
pub fn fact_word<G: Game, W: Word<G>>(game: &G, key: &str, text: &str) -> Result<W, FactError> {
    W::read(text, game).ok_or_else(|| {
        let all: Vec<String> = W::all(game).map(|word| word.write(game)).collect();
        let known = match all.len() {
            0..=48 => all.join(", "),
            more => format!("{} to {}", all[0], all[more - 1]),
        };
        FactError(format!("there is no «{text}» for {key}; there are {known}"))
    })
}
