//! Rows of the database as tables.

use super::*;
use crate::player::Player;
use rusqlite::{OptionalExtension, Row};

pub(super) fn row(connection: &Connection, id: &str) -> Result<Option<TableRow>, StoreError> {
    let found = connection
        .prepare_cached(
            "SELECT number, id, version, turn, game, rules, scenario, options, data, start, given, touched, visited, state,
                    decides, bot_decides, round, over, resigned, peace, winner, reason, rule, request,
                    secret, drawn, rounds
             FROM tables WHERE id = ?",
        )
        .and_then(|mut sql| sql.query_row([id], read_row).optional())
        .map_err(database)?;
    let Some(mut row) = found else { return Ok(None) };
    if row.dice.as_ref().is_some_and(|dice| dice.rounds.is_empty()) {
        return Err(StoreError::Broken(format!("the dice of table {id}")));
    }
    row.public = row.standing.end.is_some() && public::is_public(connection, row.number).map_err(database)?;
    let mut seats = connection
        .prepare_cached(
            "SELECT player, claimed, instructions, asked, refused, plan FROM seats WHERE number = ? ORDER BY seat",
        )
        .map_err(database)?;
    let seats = seats
        .query_map([row.number], |row| {
            let (player, claimed) = (row.get::<_, String>(0)?, row.get(1)?);
            let (instructions, plan) = (row.get::<_, String>(2)?, row.get::<_, Option<String>>(5)?);
            Ok((player, claimed, instructions, row.get::<_, i64>(3)?, row.get(4)?, plan))
        })
        .map_err(database)?;
    for seat in seats {
        let (player, claimed, instructions, asked, refused, plan) = seat.map_err(database)?;
        row.plans.push(plan.and_then(|text| Plan::read(&text)));
        row.players.push(Player::parse(&player));
        row.claimed.push(claimed);
        row.instructions.push(Instructions::read(&instructions));
        row.asked.push(asked as u64);
        row.refused.push(refused);
    }
    let mut tokens =
        connection.prepare_cached("SELECT digest, role FROM tokens WHERE number = ?").map_err(database)?;
    let tokens = tokens
        .query_map([row.number], |row| Ok((row.get::<_, [u8; 32]>(0)?, row.get::<_, String>(1)?)))
        .map_err(database)?;
    for token in tokens {
        let (digest, role) = token.map_err(database)?;
        let role =
            cells::read_role(&role).ok_or_else(|| StoreError::Broken(format!("role «{role}» of a token")))?;
        row.tokens.push((Digest(digest), role));
    }
    Ok(Some(row))
}

fn read_row(row: &Row) -> rusqlite::Result<TableRow> {
    let seat = |column: &str| Ok::<_, rusqlite::Error>(row.get::<_, Option<u8>>(column)?.map(Seat));
    let options: String = row.get("options")?;
    let end = match (row.get("over")?, seat("resigned")?) {
        (false, _) => None,
        (true, Some(seat)) => Some(End::Resigned(seat)),
        (true, None) if row.get("peace")? => Some(End::Peace),
        (true, None) => {
            Some(End::Rules { winner: seat("winner")?, reason: row.get("reason")?, rule: row.get("rule")? })
        }
    };
    let id: String = row.get("id")?;
    let dice = row.get::<_, Option<[u8; 32]>>("secret")?.map(|secret| {
        Ok::<_, rusqlite::Error>(cells::read_dice(&id, secret, row.get("drawn")?, row.get("rounds")?))
    });
    Ok(TableRow {
        number: row.get("number")?,
        dice: dice.transpose()?,
        id,
        version: row.get::<_, i64>("version")? as u64,
        turn: row.get::<_, i64>("turn")? as u64,
        header: Header {
            game: row.get("game")?,
            rules: row.get("rules")?,
            scenario: row.get("scenario")?,
            options: cells::read_options(&options),
            data: row.get("data")?,
            seats: Vec::new(),
            start: row.get("start")?,
            given: row.get("given")?,
            dice: Vec::new(),
        },
        players: Vec::new(),
        claimed: Vec::new(),
        asked: Vec::new(),
        refused: Vec::new(),
        instructions: Vec::new(),
        plans: Vec::new(),
        tokens: Vec::new(),
        standing: Standing {
            state: row.get("state")?,
            decides: seat("decides")?,
            bot_decides: row.get("bot_decides")?,
            round: row.get("round")?,
            end,
        },
        public: false,
        request: row.get::<_, Option<String>>("request")?.and_then(|text| request::read(&text)),
        touched: row.get::<_, i64>("touched")? as u64,
        visited: row.get("visited")?,
    })
}

pub(super) fn notes(connection: &Connection, table: i64) -> Result<Vec<Note>, StoreError> {
    let mut rows = connection
        .prepare_cached("SELECT what FROM notes WHERE number = ? ORDER BY line")
        .map_err(database)?;
    let rows = rows.query_map([table], |row| row.get::<_, String>(0)).map_err(database)?;
    // What it says stays out of the log: there may be a name in it.
    let strange = || StoreError::Broken(format!("a note of table number {table}"));
    let read = |text: String| Note::read_all(&text).ok_or_else(strange);
    rows.map(|row| row.map_err(database).and_then(read)).collect()
}
