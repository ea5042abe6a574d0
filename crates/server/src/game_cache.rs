//! Games opened once and shared by all their tables: reading data and working out tables of a map takes time.

use crate::luck::Fortune;
use crate::store::TableRow;
use catalog::{OpenError, Opening, Shelf};
use dice::Dice;
use engine::{Entry, Header, Msg, Need};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};
use table::{AnyTable, ReplayError};

/// An opened game: an empty table from which all others are forked, so that they share rules, map and data.
type Opened = Arc<Box<dyn AnyTable>>;
type Key = (String, String, Vec<(String, String)>);

/// The most games kept open: scenarios times options of all games.
const MOST: usize = 256;

/// Games that are open, by name, scenario and options.
#[derive(Default)]
pub struct GameCache {
    open: Mutex<HashMap<Key, Opened>>,
    /// A game that only a test plays.
    #[cfg(test)]
    pub toy: std::sync::OnceLock<&'static dyn Shelf>,
}

/// A record, replayed.
pub struct Replayed {
    /// The table, as far as every step leads where it led.
    pub table: Box<dyn AnyTable>,
    /// The first step that does not, if any.
    pub fault: Option<ReplayError>,
}

impl GameCache {
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
        let kept = self.open.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get(&key).cloned();
        if let Some(kept) = kept {
            return Ok(kept.fork());
        }
        let opening = Opening { scenario: scenario.to_owned(), options, ..Opening::default() };
        let opened = Arc::new(self.find(game)?.open(&opening)?);
        let mut open = self.open.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if open.len() < MOST {
            open.insert(key, opened.clone());
        }
        Ok(opened.fork())
    }

    /// Whether these are the rules and data we play.
    pub fn are_ours(&self, header: &Header) -> bool {
        let ours = self.table(&header.game, "", &[]);
        ours.is_ok_and(|table| {
            let ours = table.header();
            (ours.rules, &ours.data) == (header.rules, &header.data)
        })
    }

    /// Replays a record, checking every hash. Whether it was played under these rules and data does not matter as long as
    /// every step leads to the same position. A table on which the first of its steps lie already goes on from there.
    pub fn replay(
        &self,
        header: &Header,
        entries: &[Entry],
        lying: Option<Box<dyn AnyTable>>,
    ) -> Result<Replayed, OpenError> {
        let opened = match lying {
            Some(table) => Ok(table),
            None => self.table(&header.game, &header.scenario, &header.options),
        };
        let mut table = match opened {
            Ok(table) => table,
            // Scenario or option is no longer there: an empty board is all there is to show.
            Err(error) => {
                let table = self.table(&header.game, "", &[])?;
                return Ok(Replayed { table, fault: Some(ReplayError { entry: 0, what: error.0 }) });
            }
        };
        // Rules must not panic, but these are not the rules the record was made with.
        let replayed = catch_unwind(AssertUnwindSafe(|| table.replay_on(&header.start, entries)));
        let fault = match replayed {
            Ok(replayed) => replayed.err(),
            Err(_) => {
                let sound = table.len();
                table = self.table(&header.game, &header.scenario, &header.options)?;
                table.replay_on(&header.start, &entries[..sound]).ok();
                Some(ReplayError { entry: sound + 1, what: Msg::new("replay-start") })
            }
        };
        Ok(Replayed { table, fault })
    }
}

/// Throws and draws, and lets reactions pass that people need not be asked about, until somebody must decide or the
/// game is over.
pub fn go_on(table: &mut dyn AnyTable, row: &mut TableRow) {
    loop {
        settle(table, row.dice.as_mut());
        let Need::Order(seat) = table.need() else { return };
        let human = row.players[seat.index()].is_human();
        if !human || !table.pass(seat, &row.instructions[seat.index()]) {
            return;
        }
    }
}

/// Throws and draws until a side must decide, the game is over, or seeds are waited for. In a lesson the other side does what is
/// written down for it.
pub fn settle(table: &mut dyn AnyTable, dice: Option<&mut Dice>) {
    let Some(mut fortune) = Fortune::of(dice) else { return };
    loop {
        fortune.at(table.len() + 1);
        if !table.roll(&mut fortune) && !table.lead() {
            return;
        }
    }
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

    fn row(south: Player, ask: Ask) -> TableRow {
        let mut instructions = vec![Instructions::default(); 2];
        instructions[1].set("call", ask);
        TableRow {
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
            plans: vec![None; 2],
            tokens: Vec::new(),
            standing: Standing::default(),
            public: false,
            request: None,
            touched: 0,
            visited: 0,
            dice: None,
        }
    }

    #[test]
    fn a_person_is_asked_unless_his_instructions_say_otherwise() {
        let human = || Player::Human(String::new());
        let mut table = raised();
        go_on(&mut *table, &mut row(human(), Ask::Always));
        assert_eq!(table.need(), Need::Order(Seat(1)));
        go_on(&mut *table, &mut row(human(), Ask::Never));
        assert_eq!(table.record().entries[3].what, "fold");
        // The next cards are dealt; whether to raise is no reaction, so south is asked.
        assert_eq!((table.len(), table.need()), (6, Need::Order(Seat(1))));
    }

    #[test]
    fn a_table_that_lies_here_goes_on_and_what_was_taken_back_goes() {
        let cache = GameCache::default();
        let mut further = raised();
        further.order(Seat(1), "fold").unwrap();
        let stored = further.record();
        let lying = raised();
        let replayed = cache.replay(&stored.header, &stored.entries, Some(lying)).unwrap();
        assert!(replayed.fault.is_none());
        assert_eq!((replayed.table.len(), replayed.table.record()), (4, stored.clone()));
        let mut other = raised();
        other.order(Seat(1), "call").unwrap();
        let replayed = cache.replay(&stored.header, &stored.entries, Some(other)).unwrap();
        assert_eq!(replayed.table.record(), stored);
        let mut wrong = stored.clone();
        wrong.entries[3].hash = "0".repeat(16);
        let replayed = cache.replay(&wrong.header, &wrong.entries, Some(raised())).unwrap();
        assert_eq!((replayed.table.len(), replayed.fault.map(|fault| fault.entry)), (3, Some(4)));
    }

    #[test]
    fn a_bot_decides_for_itself() {
        let mut table = raised();
        go_on(&mut *table, &mut row(Player::Bot(BotSpec::Greedy), Ask::Never));
        assert_eq!((table.len(), table.need()), (3, Need::Order(Seat(1))));
    }
}
