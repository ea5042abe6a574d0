//! The public list: which finished games everybody may watch, and how names go away.

use engine::Seat;
use rusqlite::{Connection, OptionalExtension, Transaction, params};

/// Orders each side must have given before somebody gave up or peace was made, for the game to be worth a look.
pub const ORDERS: u32 = 10;

/// When a table is on the public list: its game came to an end here and was played here from the first step; every person
/// has agreed as the player they are, and none was replaced by the computer on the way; it did not end at once; and the operator
/// does not hide it.
pub const PUBLIC: &str = "
    tables.number IN (SELECT number FROM consents) AND over AND finished IS NOT NULL AND given = 0
    AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.number = tables.number)
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.number = tables.number AND player LIKE 'human%'
        AND NOT EXISTS (SELECT 1 FROM consents WHERE consents.number = seats.number
            AND consents.seat = seats.seat AND consents.player = seats.player))
    AND NOT EXISTS (SELECT 1 FROM notes WHERE notes.number = tables.number AND what LIKE 'note % player %'
        AND what NOT LIKE 'note 0 %' AND what NOT LIKE 'note % player % human%')
    AND (rule IS NOT NULL OR (SELECT count(*) FROM seats WHERE seats.number = tables.number) <=
        (SELECT count(*) FROM (SELECT 1 FROM entries WHERE entries.number = tables.number AND who <> 'luck'
            GROUP BY who HAVING count(*) >= ?1) AS sides))";

/// Ids of the tables on the list, the newest first.
pub fn list(connection: &Connection, most: usize) -> rusqlite::Result<Vec<String>> {
    let sql = format!("SELECT id FROM tables WHERE {PUBLIC} ORDER BY finished DESC, number DESC LIMIT ?2");
    let mut rows = connection.prepare_cached(&sql)?;
    rows.query_map(params![ORDERS, most as i64], |row| row.get(0))?.collect()
}

/// Whether a table is on the list.
pub fn is_public(connection: &Connection, table: i64) -> rusqlite::Result<bool> {
    let sql = format!("SELECT 1 FROM tables WHERE {PUBLIC} AND number = ?2");
    let found = connection.prepare_cached(&sql)?.query_row(params![ORDERS, table], |_| Ok(())).optional()?;
    Ok(found.is_some())
}

/// Seats whose person agrees now.
pub fn agreed(connection: &Connection, table: i64) -> rusqlite::Result<Vec<Seat>> {
    let sql = "SELECT seat FROM consents JOIN seats USING (number, seat)
        WHERE number = ? AND consents.player = seats.player ORDER BY seat";
    let mut rows = connection.prepare_cached(sql)?;
    rows.query_map([table], |row| row.get(0).map(Seat))?.collect()
}

/// The person at a seat agrees or no longer does, and their name stays or goes.
pub fn agree(
    transaction: &Transaction,
    table: i64,
    seat: Seat,
    side: &str,
    agrees: bool,
    name: bool,
) -> rusqlite::Result<()> {
    if !name {
        transaction
            .prepare_cached(
                "UPDATE seats SET player = 'human' WHERE number = ? AND seat = ? AND player LIKE 'human%'",
            )?
            .execute(params![table, seat.0])?;
        forget_in_notes(transaction, table, Some(side))?;
    }
    transaction
        .prepare_cached("DELETE FROM consents WHERE number = ? AND seat = ?")?
        .execute(params![table, seat.0])?;
    if agrees {
        let sql = "INSERT INTO consents (number, seat, player)
            SELECT number, seat, player FROM seats WHERE number = ? AND seat = ?";
        transaction.prepare_cached(sql)?.execute(params![table, seat.0])?;
    }
    // Whoever has the table in memory lays it out again.
    transaction
        .prepare_cached("UPDATE tables SET version = version + 1 WHERE number = ?")?
        .execute([table])?;
    Ok(())
}

/// The operator keeps a table off the list or not, and removes names; whether there is one.
pub fn hide(transaction: &Transaction, id: &str, hidden: bool, names: bool) -> rusqlite::Result<bool> {
    let found =
        transaction.query_row("SELECT number FROM tables WHERE id = ?", [id], |row| row.get(0)).optional()?;
    let Some(table): Option<i64> = found else { return Ok(false) };
    let sql = match hidden {
        true => "INSERT OR IGNORE INTO hidden (number) VALUES (?)",
        false => "DELETE FROM hidden WHERE number = ?",
    };
    transaction.execute(sql, [table])?;
    if names {
        for place in ["seats", "consents"] {
            let sql =
                format!("UPDATE {place} SET player = 'human' WHERE number = ? AND player LIKE 'human %'");
            transaction.execute(&sql, [table])?;
        }
        forget_in_notes(transaction, table, None)?;
        // A server that has the table in memory lays it out again.
        transaction.execute("UPDATE tables SET version = version + 1 WHERE number = ?", [table])?;
    }
    Ok(true)
}

/// Whether the operator hides a table.
pub fn is_hidden(connection: &Connection, id: &str) -> rusqlite::Result<bool> {
    let sql = "SELECT 1 FROM hidden JOIN tables USING (number) WHERE id = ?";
    Ok(connection.prepare_cached(sql)?.query_row([id], |_| Ok(())).optional()?.is_some())
}

/// Removes names from what was noted when players changed places, of one side or of all.
fn forget_in_notes(transaction: &Transaction, table: i64, side: Option<&str>) -> rusqlite::Result<()> {
    let sql = "SELECT line, what FROM notes WHERE number = ? AND what LIKE 'note % player % human %'";
    let mut rows = transaction.prepare_cached(sql)?;
    let rows = rows.query_map([table], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))?;
    for row in rows.collect::<rusqlite::Result<Vec<_>>>()? {
        if let Some(nameless) = nameless(&row.1, side) {
            transaction
                .prepare_cached("UPDATE notes SET what = ? WHERE number = ? AND line = ?")?
                .execute(params![nameless, table, row.0])?;
        }
    }
    Ok(())
}

/// `note 4 player us human Anna` without the name.
pub fn nameless(note: &str, of: Option<&str>) -> Option<String> {
    let words: Vec<&str> = note.splitn(5, ' ').collect();
    let [first, step, "player", side, player] = words[..] else { return None };
    let ours = of.is_none_or(|of| of == side) && player.starts_with("human ");
    ours.then(|| format!("{first} {step} player {side} human"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_goes_from_a_note() {
        let note = "note 4 player us human Anna Maria";
        assert_eq!(nameless(note, None).as_deref(), Some("note 4 player us human"));
        assert_eq!(nameless(note, Some("us")).as_deref(), Some("note 4 player us human"));
        assert_eq!(nameless(note, Some("german")), None);
        for other in ["note 4 player us greedy", "note 4 take-back us 7", "note 4 player us human"] {
            assert_eq!(nameless(other, None), None, "{other}");
        }
    }
}
