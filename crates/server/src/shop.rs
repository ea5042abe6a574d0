//! Games unpacked once and shared by all their tables.

use crate::store::Sheet;
use catalog::{OpenError, Opening, Shelf};
use engine::{Entry, Header, Msg, Need};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};
use table::AnyTable;

/// An unpacked game: an empty table from which all others are forked, so that they share map and data.
type Unpacked = Arc<Box<dyn AnyTable>>;
type Key = (String, String, Vec<(String, String)>);

/// The most boxes kept open: scenarios times options of all games.
const MOST: usize = 256;

/// Unpacked games.
#[derive(Default)]
pub struct Shop {
    boxes: Mutex<HashMap<Key, Unpacked>>,
    /// A game that only a test plays.
    #[cfg(test)]
    pub toy: std::sync::OnceLock<&'static dyn Shelf>,
}

/// A record laid out again.
pub struct Replayed {
    /// The table, as far as every step leads where it led.
    pub table: Box<dyn AnyTable>,
    /// The first step that does not, if any.
    pub fault: Option<ReplayFault>,
}

/// Why a record could not be laid out again.
#[derive(Clone, Debug)]
pub struct ReplayFault {
    /// The entry at fault, from 1; 0 for the header.
    pub entry: usize,
    /// What is wrong.
    pub what: Msg,
}

impl Shop {
    /// A game on the shelf.
    pub fn find(&self, game: &str) -> Result<&'static dyn Shelf, OpenError> {
        #[cfg(test)]
        if let Some(toy) = self.toy.get().filter(|toy| toy.profile().id == game) {
            return Ok(*toy);
        }
        catalog::find(game)
    }

    /// An empty table.
    pub fn table(
        &self,
        game: &str,
        scenario: &str,
        options: &[(String, String)],
    ) -> Result<Box<dyn AnyTable>, OpenError> {
        let mut options = options.to_vec();
        options.sort();
        options.dedup();
        let key = (game.to_owned(), scenario.to_owned(), options.clone());
        let kept = self.boxes.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get(&key).cloned();
        if let Some(kept) = kept {
            return Ok(kept.fork());
        }
        let opening = Opening { scenario: scenario.to_owned(), options, ..Opening::default() };
        let unpacked = Arc::new(self.find(game)?.open(&opening)?);
        let mut boxes = self.boxes.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if boxes.len() < MOST {
            boxes.insert(key, unpacked.clone());
        }
        Ok(unpacked.fork())
    }

    /// Lays out a record again, checking every hash. Whether it was played under these rules and data does not matter as long as
    /// every step leads to the same position.
    pub fn replay(&self, header: &Header, entries: &[Entry]) -> Result<Replayed, OpenError> {
        let fault = |entry: usize, what: Msg| Some(ReplayFault { entry, what });
        let mut table = match self.table(&header.game, &header.scenario, &header.options) {
            Ok(table) => table,
            // Scenario or option is no longer there: an empty board is all there is to show.
            Err(error) => {
                let table = self.table(&header.game, "", &[])?;
                return Ok(Replayed { table, fault: fault(0, error.0) });
            }
        };
        if table.header().start != header.start {
            return Ok(Replayed { table, fault: fault(0, Msg::new("replay-start")) });
        }
        for (number, entry) in entries.iter().enumerate() {
            // Rules must not panic, but these are not the rules the record was made with.
            let step = catch_unwind(AssertUnwindSafe(|| follow(&mut *table, entry)));
            let what = match step {
                Ok(Ok(())) => continue,
                Ok(Err(what)) => {
                    table.rewind(number);
                    what
                }
                Err(_) => {
                    table = self.table(&header.game, &header.scenario, &header.options)?;
                    entries[..number].iter().try_for_each(|entry| follow(&mut *table, entry)).ok();
                    Msg::new("replay-start")
                }
            };
            return Ok(Replayed { table, fault: fault(number + 1, what) });
        }
        Ok(Replayed { table, fault: None })
    }
}

/// One step of a record.
fn follow(table: &mut dyn AnyTable, entry: &Entry) -> Result<(), Msg> {
    let done = if entry.is_luck() {
        table.luck(&entry.what)
    } else {
        let unknown = || Msg::new("replay-seat").with("seat", entry.who.clone());
        let seat = table.profile().seat(&entry.who).ok_or_else(unknown)?;
        table.order(seat, &entry.what)
    };
    done.map_err(|error| error.msg())?;
    match table.last_hash() {
        Some(hash) if hash == entry.hash => Ok(()),
        found => {
            let what = Msg::new("replay-hash").with("found", found.unwrap_or_default().to_owned());
            Err(what.with("written", entry.hash.clone()))
        }
    }
}

/// Throws and draws, and lets reactions pass that people need not be asked about, until somebody must decide or the
/// game is over.
pub fn go_on(table: &mut dyn AnyTable, sheet: &Sheet) {
    loop {
        settle(table);
        let Need::Order(seat) = table.need() else { return };
        let human = sheet.players[seat.index()].is_human();
        if !human || !table.pass(seat, &sheet.instructions[seat.index()]) {
            return;
        }
    }
}

/// Throws and draws until a side must decide or the game is over.
pub fn settle(table: &mut dyn AnyTable) {
    let mut fortune = crate::luck::Fortune::new();
    while matches!(table.need(), Need::Luck(_)) && table.roll(&mut fortune) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Player;
    use crate::store::Standing;
    use bluff::{Bluff, Flaw};
    use bots::BotSpec;
    use engine::Seat;
    use scene::Ask;
    use table::{Instructions, Table};

    /// North has raised; south holds the fifth of six cards and is asked whether to call.
    fn raised() -> Box<dyn AnyTable> {
        let mut table = Table::new(Arc::new(Bluff::<{ Flaw::NONE }>), Header::default());
        table.luck_text("6").unwrap();
        table.luck_text("5").unwrap();
        table.order_text(Seat(0), "raise").unwrap();
        Box::new(table)
    }

    fn sheet(south: Player, ask: Ask) -> Sheet {
        let mut instructions = vec![Instructions::default(); 2];
        instructions[1].set("call", ask);
        Sheet {
            number: 0,
            id: String::new(),
            version: 1,
            turn: 1,
            header: Header::default(),
            players: vec![Player::Human(String::new()), south],
            claimed: vec![false; 2],
            asked: vec![0; 2],
            refused: vec![0; 2],
            instructions,
            tokens: Vec::new(),
            standing: Standing::default(),
            public: false,
            request: None,
            touched: 0,
            visited: 0,
        }
    }

    #[test]
    fn a_person_is_asked_unless_his_instructions_say_otherwise() {
        let human = || Player::Human(String::new());
        let mut table = raised();
        go_on(&mut *table, &sheet(human(), Ask::Always));
        assert_eq!(table.need(), Need::Order(Seat(1)));
        go_on(&mut *table, &sheet(human(), Ask::Never));
        assert_eq!(table.record().entries[3].what, "fold");
        // The next cards are dealt; whether to raise is no reaction, so south is asked.
        assert_eq!((table.len(), table.need()), (6, Need::Order(Seat(1))));
    }

    #[test]
    fn a_bot_decides_for_itself() {
        let mut table = raised();
        go_on(&mut *table, &sheet(Player::Bot(BotSpec::Greedy), Ask::Never));
        assert_eq!((table.len(), table.need()), (3, Need::Order(Seat(1))));
    }
}
