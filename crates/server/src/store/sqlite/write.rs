//! Changes of tables as rows of the database.

use super::*;
use crate::store::cells::{write_options, write_role};
use rusqlite::params;

pub(in crate::store) fn add_notes(
    transaction: &Transaction,
    table: i64,
    notes: &[Note],
    at: u64,
) -> rusqlite::Result<()> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO notes (number, line, what, at)
         VALUES (?1, (SELECT coalesce(max(line), 0) + 1 FROM notes WHERE number = ?1), ?2, ?3)",
    )?;
    notes.iter().try_for_each(|note| insert.execute(params![table, note.write(), at as i64]).map(drop))
}

fn add_keys(transaction: &Transaction, table: i64, keys: &[(Digest, Role)]) -> rusqlite::Result<()> {
    let mut insert =
        transaction.prepare_cached("INSERT OR IGNORE INTO tokens (number, digest, role) VALUES (?, ?, ?)")?;
    keys.iter().try_for_each(|(key, role)| insert.execute(params![table, key.0, write_role(*role)]).map(drop))
}

fn keep_request(transaction: &Transaction, table: i64, request: Option<&Request>) -> rusqlite::Result<()> {
    transaction
        .prepare_cached("UPDATE tables SET request = ? WHERE number = ?")?
        .execute(params![request.map(request::write), table])
        .map(drop)
}

/// A new table. Ids are drawn at random: one that is there already was written by an earlier try, and stays as it is.
pub(super) fn open(transaction: &Transaction, stored: &Stored) -> rusqlite::Result<Outcome> {
    let Stored { row, entries, passed, gestures, notes } = stored;
    let head = &row.header;
    let options = write_options(&head.options);
    let made = transaction
        .prepare_cached(
            "INSERT INTO tables (id, game, rules, scenario, options, data, start, given, created, touched, visited, state,
                    bot_decides, secret, drawn, rounds) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?9, ?9, ?10, 0, 0, ?11, ?12, ?13)
             ON CONFLICT (id) DO NOTHING",
        )?
        .execute(params![
            row.id,
            head.game,
            head.rules,
            head.scenario,
            options,
            head.data,
            head.start,
            head.given,
            row.touched as i64,
            row.visited,
            row.dice.as_ref().and_then(|dice| dice.secret),
            row.dice.as_ref().map_or(0, |dice| dice.drawn),
            row.dice.as_ref().map_or(String::new(), |dice| DiceCell::of(dice).rounds),
        ])?;
    if made == 0 {
        return Ok(Outcome::Kept);
    }
    let number = transaction.last_insert_rowid();
    for (seat, player) in row.players.iter().enumerate() {
        transaction
            .prepare_cached("INSERT INTO seats (number, seat, player) VALUES (?, ?, ?)")?
            .execute(params![number, seat as i64, player.write()])?;
    }
    add_keys(transaction, number, &row.tokens)?;
    append(transaction, number, 0, entries, (passed, gestures), row.touched)?;
    add_notes(transaction, number, notes, row.touched)?;
    stand(transaction, number, &row.standing)?;
    Ok(Outcome::Kept)
}

/// Carries out an edit, if the table still has the version it was made on.
pub(super) fn edit(transaction: &Transaction, edit: &Edit) -> rusqlite::Result<Outcome> {
    let Edit { table, was, deed, notes, at, dice } = edit;
    let found = transaction
        .prepare_cached(
            "UPDATE tables SET version = version + 1, turn = turn + ?1, drawn = max(drawn, coalesce(?4, 0)),
                    rounds = coalesce(?5, rounds) WHERE number = ?2 AND version = ?3",
        )?
        .execute(params![
            deed.turns(),
            table,
            *was as i64,
            dice.as_ref().map(|dice| dice.drawn),
            dice.as_ref().map(|dice| &dice.rounds),
        ])?;
    if found == 0 {
        return Ok(Outcome::Conflict);
    }
    match deed {
        Deed::Play(play) => self::play(transaction, *table, play, *at)?,
        Deed::Seat { seat, player, bot_decides } => {
            transaction
                .prepare_cached("UPDATE tables SET bot_decides = ?, request = NULL WHERE number = ?")?
                .execute(params![bot_decides, table])?;
            transaction
                .prepare_cached("UPDATE seats SET player = ?, plan = NULL WHERE number = ? AND seat = ?")?
                .execute(params![player.write(), table, seat.0])?;
        }
        Deed::Instruct { seat, instructions } => {
            transaction
                .prepare_cached("UPDATE seats SET instructions = ? WHERE number = ? AND seat = ?")?
                .execute(params![instructions.write(), table, seat.0])?;
        }
        Deed::Plan(seat, plan) => keep_plan(transaction, *table, seat.0, plan.as_ref())?,
        Deed::Ask(seat, request) => {
            keep_request(transaction, *table, Some(request))?;
            transaction
                .prepare_cached(
                    "UPDATE seats SET asked = (SELECT turn FROM tables WHERE number = ?1) WHERE number = ?1 AND seat = ?2",
                )?
                .execute(params![table, seat.0])?;
        }
        Deed::Agree(request) => keep_request(transaction, *table, Some(request))?,
        Deed::Drop(cost) => {
            keep_request(transaction, *table, None)?;
            if let Some(seat) = cost {
                transaction
                    .prepare_cached("UPDATE seats SET refused = refused + 1 WHERE number = ? AND seat = ?")?
                    .execute(params![table, seat.0])?;
            }
        }
        Deed::Claim(seat, keys) => {
            transaction
                .prepare_cached("UPDATE seats SET claimed = 1, plan = NULL WHERE number = ? AND seat = ?")?
                .execute(params![table, seat.0])?;
            add_keys(transaction, *table, keys)?;
        }
        Deed::Keys { remove, add } => {
            for digest in remove {
                transaction
                    .prepare_cached("DELETE FROM tokens WHERE number = ? AND digest = ?")?
                    .execute(params![table, digest.0])?;
            }
            add_keys(transaction, *table, add)?;
        }
        Deed::Restamp { rules, data } => {
            transaction
                .prepare_cached("UPDATE tables SET rules = ?, data = ? WHERE number = ?")?
                .execute(params![rules, data, table])?;
        }
        Deed::Note => {}
    }
    add_notes(transaction, *table, notes, *at)?;
    Ok(Outcome::Kept)
}

fn play(transaction: &Transaction, table: i64, play: &Play, at: u64) -> rusqlite::Result<()> {
    let Play { was, keep, entries, passed, gestures, plans, standing } = play;
    if keep < was {
        transaction
            .prepare_cached("DELETE FROM entries WHERE number = ? AND step > ?")?
            .execute(params![table, keep])?;
    }
    append(transaction, table, *keep, entries, (passed, gestures), at)?;
    for (seat, plan) in plans.iter().flatten().enumerate() {
        keep_plan(transaction, table, seat as u8, plan.as_ref())?;
    }
    // What a bot does by itself makes nobody miss the table. Games that came to an end here are finished, not records
    // that were brought along.
    transaction
        .prepare_cached(
            "UPDATE tables SET played = played OR bot_decides = 0, touched = ?2,
                    request = CASE WHEN ?3 THEN NULL ELSE request END,
                    finished = CASE WHEN ?4 THEN ?2 ELSE finished END
             WHERE number = ?1",
        )?
        .execute(params![table, at as i64, play.ends_request(), standing.end.is_some()])?;
    stand(transaction, table, standing)
}

fn keep_plan(transaction: &Transaction, table: i64, seat: u8, plan: Option<&Plan>) -> rusqlite::Result<()> {
    transaction
        .prepare_cached("UPDATE seats SET plan = ? WHERE number = ? AND seat = ?")?
        .execute(params![plan.map(Plan::write), table, seat])
        .map(drop)
}

fn append(
    transaction: &Transaction,
    table: i64,
    from: u32,
    entries: &[Entry],
    (passed, gestures): (&[u32], &[(u32, u32)]),
    at: u64,
) -> rusqlite::Result<()> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO entries (number, step, who, what, hash, passed, gesture, at, drawn) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?;
    for (entry, step) in entries.iter().zip(from + 1..) {
        let passed = passed.contains(&step);
        let gesture = gestures.iter().find(|(marked, _)| *marked == step).map_or(0, |(_, gesture)| *gesture);
        let drawn = entry.drawn.map(|drawn| drawn.write());
        let (who, what, hash) = (&entry.who, &entry.what, &entry.hash);
        insert.execute(params![table, step, who, what, hash, passed, gesture, at as i64, drawn])?;
    }
    Ok(())
}

/// Writes how the table stands.
fn stand(transaction: &Transaction, table: i64, now: &Standing) -> rusqlite::Result<()> {
    let seat = |seat: Option<Seat>| seat.map(|seat| seat.0);
    let (resigned, winner, reason, rule) = match &now.end {
        None | Some(End::Peace) => (None, None, None, None),
        Some(End::Resigned(loser)) => (Some(loser.0), None, None, None),
        Some(End::Rules { winner, reason, rule }) => (None, seat(*winner), Some(reason), Some(rule)),
    };
    transaction
        .prepare_cached(
            "UPDATE tables SET state = ?, decides = ?, bot_decides = ?, round = ?, over = ?, resigned = ?, peace = ?,
                    winner = ?, reason = ?, rule = ? WHERE number = ?",
        )?
        .execute(params![
            now.state,
            seat(now.decides),
            now.bot_decides,
            now.round,
            now.end.is_some(),
            resigned,
            now.end == Some(End::Peace),
            winner,
            reason,
            rule,
            table,
        ])
        .map(drop)
}
