use crate::GameMap;
use engine::{By, DataError, DataFiles, Id, Msg, Profile, Reader, Seat};
use scene::Piece;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::ops::Index;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The counters of a game as a data file gives them, those of the first seat first. `U` are the game's own fields, `I` is how it calls
/// counters (made by [`engine::ids!`]).
///
/// ```toml
/// [[unit]]
/// id = "R1"
/// side = "red"                  # a seat of the profile
/// name = "1st Regiment"         # in full
/// symbol = "infantry"           # see `scene::Piece`; may be left out
/// size = "III"                  # may be left out
/// provenance = "own"            # and whatever else the game wants to know of it
/// ```
#[derive(Clone, Debug)]
pub struct Roster<I: Id, U> {
    units: By<I, Vec<Counter<U>>>,
    /// Where the counters of each seat begin, and the end.
    starts: Vec<usize>,
}

/// A counter.
#[derive(Clone, Debug)]
pub struct Counter<U> {
    /// Its id, as in notation.
    pub id: String,
    /// Its side.
    pub side: Seat,
    /// Its side's id.
    pub side_id: &'static str,
    /// Its full name.
    pub name: String,
    /// Its symbol.
    pub symbol: String,
    /// Its size.
    pub size: String,
    /// What the game knows of it.
    pub own: U,
}

impl<U> Counter<U> {
    /// The counter as a piece in a cell; the rest is filled in with `Piece { values, ..counter.piece(cell) }`.
    pub fn piece(&self, cell: impl Into<String>) -> Piece<Msg> {
        let (name, short) = (Msg::plain(self.name.clone()), Msg::plain(self.id.clone()));
        Piece {
            symbol: self.symbol.clone(),
            size: self.size.clone(),
            ..Piece::new(self.id.clone(), cell, self.side_id, name, short)
        }
    }
}

impl<I: Id, U> Roster<I, U> {
    /// How many counters there are.
    #[allow(clippy::len_without_is_empty)] // every side has one
    pub fn len(&self) -> usize {
        self.units.len()
    }
    /// All counters.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = I> + ExactSizeIterator + Clone + use<I, U> {
        self.units.ids()
    }
    /// All counters with what is known of them.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (I, &Counter<U>)> + ExactSizeIterator + Clone {
        self.units.iter()
    }
    /// The counters of a side.
    pub fn of(
        &self,
        side: Seat,
    ) -> impl DoubleEndedIterator<Item = I> + ExactSizeIterator + Clone + use<I, U> {
        (self.starts[side.index()]..self.starts[side.index() + 1]).map(I::nth)
    }
    /// The counter with this id, in capitals or not.
    pub fn find(&self, id: &str) -> Option<I> {
        self.units.find(|unit| unit.id.eq_ignore_ascii_case(id))
    }
}

impl<I: Id, U> Roster<I, U> {
    /// Where each counter of this file begins, as a field of the game's own names it; at most so many in one cell.
    pub fn places<C, K, N, const COUNT: usize>(
        &self,
        (files, file): (&DataFiles, &str),
        map: &GameMap<K, N>,
        field: impl Fn(&U) -> &Spanned<String>,
        stacking: usize,
    ) -> Result<By<I, [C; COUNT]>, DataError>
    where
        I: Copy,
        C: Id + Copy + PartialEq,
    {
        let reader = Reader::open(files, file)?;
        let mut places = By::all(C::nth(0));
        for (unit, counter) in self.iter() {
            let named = field(&counter.own);
            places[unit] = C::nth(map.cell(&reader, named)? as usize);
            let before = self.ids().take(unit.index());
            if before.filter(|&other| places[other] == places[unit]).count() >= stacking {
                return Err(reader.at(named, format!("at most {stacking} can begin in the same hex")));
            }
        }
        Ok(places)
    }
}

impl<I: Id, U> Index<I> for Roster<I, U> {
    type Output = Counter<U>;
    fn index(&self, unit: I) -> &Counter<U> {
        &self.units[unit]
    }
}

impl<I: Id, U: DeserializeOwned> Roster<I, U> {
    /// Reads a file of counters and checks it: ids are unique, sides exist and have a counter, and there are at most so many.
    pub fn load(
        files: &DataFiles,
        file: &str,
        profile: &Profile,
        most: usize,
    ) -> Result<Roster<I, U>, DataError> {
        let reader = Reader::open(files, file)?;
        let mut root = reader.table()?;
        let printed = printed(&reader, root.get_mut())?;
        let file: File<U> = reader.read(root)?;
        let mut units: Vec<Counter<U>> = Vec::new();
        for (own, printed) in file.unit.into_iter().zip(printed) {
            let id = printed.id.get_ref();
            if id.is_empty() || id.contains([' ', '.', '#', ':', '=']) {
                return Err(reader.at(&printed.id, "an id is one word without dots or colons"));
            }
            if units.iter().any(|unit| unit.id.eq_ignore_ascii_case(id)) {
                return Err(reader.at(&printed.id, format!("there are two units «{id}»")));
            }
            let side = profile.seat(printed.side.get_ref()).ok_or_else(|| {
                let what = format!(
                    "there is no side «{}»; there are {}",
                    printed.side.get_ref(),
                    profile.seats.join(", ")
                );
                reader.at(&printed.side, what)
            })?;
            units.push(Counter {
                id: printed.id.into_inner(),
                side,
                side_id: profile.seat_id(side),
                name: printed.name,
                symbol: printed.symbol,
                size: printed.size,
                own,
            });
        }
        units.sort_by_key(|unit| unit.side);
        if units.len() > most {
            return Err(reader.whole(format!("there are {} units; at most {most} are possible", units.len())));
        }
        let before = |seat: u8| units.iter().filter(|unit| unit.side.0 < seat).count();
        let starts: Vec<usize> = (0..=profile.seats.len() as u8).map(before).collect();
        if let Some(seat) = starts.windows(2).position(|pair| pair[0] == pair[1]) {
            return Err(reader.whole(format!("{} has no unit", profile.seats[seat])));
        }
        Ok(Roster { units: units.into_iter().collect(), starts })
    }
}

/// The fields every counter has.
struct Printed {
    id: Spanned<String>,
    side: Spanned<String>,
    name: String,
    symbol: String,
    size: String,
}

/// Takes the fields every counter has out of its entry; the rest is the game's.
fn printed(reader: &Reader, root: &mut DeTable) -> Result<Vec<Printed>, DataError> {
    let Some(DeValue::Array(list)) = root.get_mut("unit").map(Spanned::get_mut) else {
        return Err(reader.whole("there are no counters: write [[unit]]"));
    };
    let read = |entry: &mut Spanned<DeValue>| {
        let place = Spanned::new(entry.span(), ());
        let DeValue::Table(table) = entry.get_mut() else {
            return Err(reader.at(&place, "a unit is a table"));
        };
        let mut take = |key: &str| match table.remove(key) {
            None => Ok(None),
            Some(value) => match value.get_ref().as_str() {
                Some(text) => Ok(Some(Spanned::new(value.span(), text.to_owned()))),
                None => Err(reader.at(&value, format!("{key} wants a text in quotes"))),
            },
        };
        let (id, side, name) = (take("id")?, take("side")?, take("name")?);
        let missing = |key: &str| reader.at(&place, format!("this unit needs {key} = \"…\""));
        let (id, side) = (id.ok_or_else(|| missing("id"))?, side.ok_or_else(|| missing("side"))?);
        let name = name.ok_or_else(|| missing("name"))?.into_inner();
        let mut perhaps =
            |key: &str| take(key).map(|text| text.map_or_else(String::new, Spanned::into_inner));
        Ok(Printed { id, side, name, symbol: perhaps("symbol")?, size: perhaps("size")? })
    };
    list.iter_mut().map(read).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "U: Deserialize<'de>")]
struct File<U> {
    unit: Vec<U>,
}
