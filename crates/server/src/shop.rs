//! Games unpacked once and shared by all their tables.

use crate::store::Sheet;
use catalog::{OpenError, Opening};
use engine::{Entry, Header, Msg, Need};
use std::collections::HashMap;
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
        let unpacked = Arc::new(catalog::find(game)?.open(&opening)?);
        let mut boxes = self.boxes.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if boxes.len() < MOST {
            boxes.insert(key, unpacked.clone());
        }
        Ok(unpacked.fork())
    }

    /// Lays out a record again, checking rules, data and every hash.
    pub fn replay(&self, header: &Header, entries: &[Entry]) -> Result<Box<dyn AnyTable>, ReplayFault> {
        let wrong = |entry: usize, what: Msg| ReplayFault { entry, what };
        let mut table =
            self.table(&header.game, &header.scenario, &header.options).map_err(|error| wrong(0, error.0))?;
        let ours = table.header();
        if ours.rules != header.rules {
            let what = Msg::new("server-record-rules").with("found", header.rules as i64);
            return Err(wrong(0, what.with("ours", ours.rules as i64)));
        }
        if ours.data != header.data {
            return Err(wrong(0, Msg::new("server-record-data")));
        }
        if ours.start != header.start {
            return Err(wrong(0, Msg::new("replay-start")));
        }
        let profile = table.profile();
        for (number, entry) in entries.iter().enumerate() {
            let done = if entry.is_luck() {
                table.luck(&entry.what)
            } else {
                let seat = profile.seat(&entry.who).ok_or_else(|| {
                    wrong(number + 1, Msg::new("replay-seat").with("seat", entry.who.clone()))
                })?;
                table.order(seat, &entry.what)
            };
            done.map_err(|error| wrong(number + 1, error.msg()))?;
            if table.len() != number + 1 {
                return Err(wrong(number + 1, Msg::new("table-not-your-turn")));
            }
        }
        for (number, (found, written)) in table.record().entries.iter().zip(entries).enumerate() {
            if found.hash != written.hash {
                let what = Msg::new("replay-hash").with("found", found.hash.clone());
                return Err(wrong(number + 1, what.with("written", written.hash.clone())));
            }
        }
        Ok(table)
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
            header: Header::default(),
            players: vec![Player::Human(String::new()), south],
            claimed: vec![false; 2],
            instructions,
            tokens: Vec::new(),
            standing: Standing::default(),
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
