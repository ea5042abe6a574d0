use crate::{Fact, FactError, Facts, Game, Need, Winner, Word};
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
            *place(p) = self::word(game, &name, &fact.text(&name)?)?;
            Ok(())
        };
        self.row(key, move |p| Fact::Word((*field(p)).write(game)), Some(Box::new(set)));
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
        self.rows.push(Row { key, read: Box::new(read), set });
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
                let known: Vec<&str> = self.settable().collect();
                Err(FactError(format!("unknown fact «{key}»; {} can be set", known.join(", "))))
            }
        }
    }

    /// The facts that can be set.
    pub fn settable(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().filter(|row| row.set.is_some()).map(|row| row.key.as_str())
    }
}

/// Reads a word for a fact.
fn word<G: Game, W: Word<G>>(game: &G, key: &str, text: &str) -> Result<W, FactError> {
    W::read(text, game).ok_or_else(|| {
        let all: Vec<String> = W::all(game).map(|word| word.write(game)).collect();
        let known = match all.len() {
            0..=48 => all.join(", "),
            more => format!("{} to {}", all[0], all[more - 1]),
        };
        FactError(format!("there is no «{text}» for {key}; there are {known}"))
    })
}
