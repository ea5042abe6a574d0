//! Rows of the database as tables.

use super::line::{Line, Param, cell};
use super::*;
use crate::store::abandoned::ABANDONED;
use crate::store::public::{ORDERS, PUBLIC};
use crate::store::shared::{Seen, Since};
use engine::Drawn;
use std::collections::HashMap;
use std::sync::LazyLock;
use tokio_postgres::Row;

/// One moment for everything that is read until [`END`].
const BEGIN: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
const END: &str = "COMMIT";

// Columns are named one by one: a newer release may add some while we run, and a prepared statement must go on giving what it gave.
const SEATS: &str = "SELECT number, player, claimed, instructions, plan, asked, refused
    FROM seats JOIN tables USING (number) WHERE id = ANY($1) ORDER BY number, seat";
const TOKENS: &str = "SELECT number, digest, role FROM tokens JOIN tables USING (number) WHERE id = ANY($1)";
const ENTRIES: &str = "SELECT who, what, hash, passed, gesture, drawn FROM entries
    WHERE number = (SELECT number FROM tables WHERE id = $1) ORDER BY step";
const NOTES: &str =
    "SELECT what FROM notes WHERE number = (SELECT number FROM tables WHERE id = $1) ORDER BY line";

/// The words both stores share, with this one's places for parameters.
pub fn places(words: &str) -> String {
    (1..=3).fold(words.to_owned(), |words, place| {
        words.replace(&format!("?{place}"), &format!("${place}::bigint"))
    })
}

static TABLES: LazyLock<String> = LazyLock::new(|| {
    let public = PUBLIC.replace("?1", "$2");
    format!(
        "SELECT number, id, version, turn, game, rules, scenario, options, data, start, given, state, decides, bot_decides, round,
            over, resigned, peace, winner, reason, rule, request, touched, visited, secret, drawn, rounds,
            CASE WHEN over THEN {public} ELSE FALSE END AS public
         FROM tables WHERE id = ANY($1)"
    )
});
static FINISHED: LazyLock<String> = LazyLock::new(|| {
    format!("SELECT id FROM tables WHERE {} ORDER BY finished DESC, number DESC LIMIT $2", places(PUBLIC))
});
static LISTED: LazyLock<String> =
    LazyLock::new(|| format!("SELECT 1 FROM tables WHERE {} AND id = $2", places(PUBLIC)));
static LEFT: LazyLock<String> = LazyLock::new(|| {
    let left = places(ABANDONED);
    format!("SELECT id, game, state, visited FROM tables WHERE {left} ORDER BY visited LIMIT $4")
});

/// Everything about a table, in one round trip.
pub async fn load(line: &Line, id: &str) -> Result<Option<Stored>, StoreError> {
    let (ids, orders) = ([id], i64::from(ORDERS));
    let ids = &ids[..];
    let (several, one): ([Param<'_>; 1], [Param<'_>; 1]) = ([&ids], [&id]);
    let sheets: [Param<'_>; 2] = [&ids, &orders];
    let (tables, seats, tokens) =
        (line.know(&TABLES).await?, line.know(SEATS).await?, line.know(TOKENS).await?);
    let (entries, notes) = (line.know(ENTRIES).await?, line.know(NOTES).await?);
    let found = tokio::try_join!(
        biased;
        line.say(BEGIN),
        line.ask(&tables, &sheets),
        line.ask(&seats, &several),
        line.ask(&tokens, &several),
        line.ask(&entries, &one),
        line.ask(&notes, &one),
        line.say(END),
    )?;
    let ((), tables, seats, tokens, entries, notes, ()) = found;
    let Some(row) = together(&tables, &seats, &tokens)?.pop() else { return Ok(None) };
    let (mut passed, mut gestures, mut steps) = (Vec::new(), Vec::new(), Vec::new());
    for (number, row) in (1..).zip(&entries) {
        let (by_instruction, gesture, step) = entry(row)?;
        passed.extend(by_instruction.then_some(number));
        gestures.extend((gesture != 0).then_some((number, gesture)));
        steps.push(step);
    }
    if steps.len() != row.standing.state as usize {
        return Err(StoreError::Broken(format!("table {id}: {} entries", steps.len())));
    }
    // What it says stays out of the log: there may be a name in it.
    let strange = || StoreError::Broken(format!("a note of table {id}"));
    let read = |text: &str| Note::read_all(text).ok_or_else(strange);
    let notes = notes.iter().map(|note| read(cell(note, "what")?)).collect::<Result<_, _>>()?;
    Ok(Some(Stored { row, entries: steps, passed, gestures, notes }))
}

/// One statement, so that all of it is of one moment. Tables that have not only grown since they were seen are left out.
const SINCE: &str = "SELECT seen.place, tables.version, turn, tables.drawn AS draws, touched, state, decides, round,
        step, who, what, hash, passed, gesture, entries.drawn
    FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) WITH ORDINALITY AS seen (number, version, steps, place)
    JOIN tables ON tables.number = seen.number AND tables.version > seen.version
        AND grown_from <= seen.version AND grown_to = tables.version
    JOIN entries ON entries.number = seen.number AND step >= seen.steps
    ORDER BY place, step";

/// What was played at these tables since they were seen.
pub async fn since(line: &Line, seen: &[Seen]) -> Result<Vec<Option<Since>>, StoreError> {
    let numbers: Vec<i64> = seen.iter().map(|seen| seen.table).collect();
    let versions: Vec<i64> = seen.iter().map(|seen| seen.version as i64).collect();
    let steps: Vec<i64> = seen.iter().map(|seen| i64::from(seen.steps)).collect();
    let rows = line.rows(SINCE, &[&numbers, &versions, &steps]).await?;
    let mut found: Vec<Option<Since>> = vec![None; seen.len()];
    for row in &rows {
        let place = cell::<i64>(row, "place")? as usize - 1;
        if found[place].is_none() {
            let round: Option<i64> = cell(row, "round")?;
            found[place] = Some(Since {
                version: cell::<i64>(row, "version")? as u64,
                turn: cell::<i64>(row, "turn")? as u64,
                drawn: small(row, "draws")?,
                touched: cell::<i64>(row, "touched")? as u64,
                standing: Standing {
                    state: small(row, "state")?,
                    decides: seat(row, "decides")?,
                    bot_decides: false,
                    round: round.map(|round| round as u32),
                    end: None,
                },
                entries: Vec::new(),
                passed: Vec::new(),
                gestures: Vec::new(),
            });
        }
        let Some(since) = &mut found[place] else { continue };
        let number = small(row, "step")?;
        let (passed, gesture, step) = entry(row)?;
        if number > seen[place].steps {
            since.passed.extend(passed.then_some(number));
            since.gestures.extend((gesture != 0).then_some((number, gesture)));
        }
        since.entries.push(step);
    }
    // Of a table nobody has played at there is no last step to compare.
    let whole = |seen: &Seen, since: &Since| {
        seen.steps > 0 && since.standing.state + 1 == seen.steps + since.entries.len() as u32
    };
    let whole = |(seen, since): (&Seen, Option<Since>)| since.filter(|since| whole(seen, since));
    Ok(seen.iter().zip(found).map(whole).collect())
}

/// A step: whether an instruction gave it, its gesture, and what was done.
fn entry(row: &Row) -> Result<(bool, u32, Entry), StoreError> {
    let drawn: Option<&str> = cell(row, "drawn")?;
    let entry = Entry {
        who: cell(row, "who")?,
        what: cell(row, "what")?,
        hash: cell(row, "hash")?,
        drawn: drawn.and_then(Drawn::read),
    };
    Ok((cell(row, "passed")?, small(row, "gesture")?, entry))
}

/// The sheets of these tables, in the order asked for.
pub async fn rows(line: &Line, ids: &[&str]) -> Result<Vec<TableRow>, StoreError> {
    let (tables, seats, tokens) =
        (line.know(&TABLES).await?, line.know(SEATS).await?, line.know(TOKENS).await?);
    let orders = i64::from(ORDERS);
    let several: [Param<'_>; 1] = [&ids];
    let sheets: [Param<'_>; 2] = [&ids, &orders];
    let ((), tables, seats, tokens, ()) = tokio::try_join!(
        biased;
        line.say(BEGIN),
        line.ask(&tables, &sheets),
        line.ask(&seats, &several),
        line.ask(&tokens, &several),
        line.say(END),
    )?;
    let rows = together(&tables, &seats, &tokens)?;
    let mut found: HashMap<String, TableRow> = rows.into_iter().map(|row| (row.id.clone(), row)).collect();
    Ok(ids.iter().filter_map(|id| found.remove(*id)).collect())
}

/// Sheets with their seats and keys.
fn together(tables: &[Row], seats: &[Row], tokens: &[Row]) -> Result<Vec<TableRow>, StoreError> {
    let mut rows: Vec<TableRow> = tables.iter().map(sheet).collect::<Result<_, _>>()?;
    let places: HashMap<i64, usize> =
        rows.iter().enumerate().map(|(place, row)| (row.number, place)).collect();
    for seat in seats {
        let Some(place) = places.get(&cell(seat, "number")?) else { continue };
        let row = &mut rows[*place];
        let plan: Option<&str> = cell(seat, "plan")?;
        row.plans.push(plan.and_then(Plan::read));
        row.players.push(Player::parse(cell(seat, "player")?));
        row.claimed.push(cell(seat, "claimed")?);
        row.instructions.push(Instructions::read(cell(seat, "instructions")?));
        row.asked.push(cell::<i64>(seat, "asked")? as u64);
        row.refused.push(small(seat, "refused")?);
    }
    for token in tokens {
        let Some(place) = places.get(&cell(token, "number")?) else { continue };
        let (digest, role): (&[u8], &str) = (cell(token, "digest")?, cell(token, "role")?);
        let broken = || StoreError::Broken(format!("role «{role}» of a token"));
        let digest = digest.try_into().map_err(|_| broken())?;
        rows[*place].tokens.push((Digest(digest), cells::read_role(role).ok_or_else(broken)?));
    }
    Ok(rows)
}

/// A number that is small in our own hands.
fn small(row: &Row, name: &str) -> Result<u32, StoreError> {
    let number: i64 = cell(row, name)?;
    u32::try_from(number).map_err(|_| StoreError::Broken(format!("column {name}: {number}")))
}

fn seat(row: &Row, name: &str) -> Result<Option<Seat>, StoreError> {
    let number: Option<i64> = cell(row, name)?;
    Ok(number.map(|number| Seat(number as u8)))
}

fn sheet(row: &Row) -> Result<TableRow, StoreError> {
    let id: String = cell(row, "id")?;
    let end = match (cell(row, "over")?, seat(row, "resigned")?) {
        (false, _) => None,
        (true, Some(seat)) => Some(End::Resigned(seat)),
        (true, None) if cell(row, "peace")? => Some(End::Peace),
        (true, None) => Some(End::Rules {
            winner: seat(row, "winner")?,
            reason: cell(row, "reason")?,
            rule: cell(row, "rule")?,
        }),
    };
    let secret: Option<&[u8]> = cell(row, "secret")?;
    let broken = || StoreError::Broken(format!("the dice of table {id}"));
    let dice = match secret {
        None => None,
        Some(secret) => {
            let secret = secret.try_into().map_err(|_| broken())?;
            Some(cells::read_dice(&id, secret, small(row, "drawn")?, cell(row, "rounds")?))
        }
    };
    if dice.as_ref().is_some_and(|dice| dice.rounds.is_empty()) {
        return Err(broken());
    }
    let round: Option<i64> = cell(row, "round")?;
    let request: Option<&str> = cell(row, "request")?;
    Ok(TableRow {
        number: cell(row, "number")?,
        version: cell::<i64>(row, "version")? as u64,
        turn: cell::<i64>(row, "turn")? as u64,
        header: Header {
            game: cell(row, "game")?,
            rules: small(row, "rules")?,
            scenario: cell(row, "scenario")?,
            options: cells::read_options(cell(row, "options")?),
            data: cell(row, "data")?,
            seats: Vec::new(),
            start: cell(row, "start")?,
            given: small(row, "given")?,
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
            state: small(row, "state")?,
            decides: seat(row, "decides")?,
            bot_decides: cell(row, "bot_decides")?,
            round: round.map(|round| round as u32),
            end,
        },
        public: cell(row, "public")?,
        request: request.and_then(request::read),
        touched: cell::<i64>(row, "touched")? as u64,
        visited: cell(row, "visited")?,
        dice,
        id,
    })
}

fn ids(rows: &[Row]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| cell(row, "id")).collect()
}

pub async fn finished(line: &Line, most: usize) -> Result<Vec<String>, StoreError> {
    ids(&line.rows(&FINISHED, &[&i64::from(ORDERS), &(most as i64)]).await?)
}

pub async fn bots_to_move(line: &Line, most: usize) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM tables WHERE bot_decides AND NOT over
        AND EXISTS (SELECT 1 FROM seats WHERE seats.number = tables.number AND player LIKE 'human%')
        ORDER BY touched DESC LIMIT $1";
    ids(&line.rows(sql, &[&(most as i64)]).await?)
}

pub async fn all(line: &Line) -> Result<Vec<String>, StoreError> {
    ids(&line.rows("SELECT id FROM tables ORDER BY number", &[]).await?)
}

pub async fn listing(line: &Line, id: &str) -> Result<(bool, Vec<Seat>), StoreError> {
    let agreed = "SELECT seat FROM consents JOIN seats USING (number, seat) JOIN tables USING (number)
        WHERE id = $1 AND consents.player = seats.player ORDER BY seat";
    let listed = line.rows(&LISTED, &[&i64::from(ORDERS), &id]).await?;
    let agreed = line.rows(agreed, &[&id]).await?;
    let agreed: Vec<Option<Seat>> = agreed.iter().map(|row| seat(row, "seat")).collect::<Result<_, _>>()?;
    Ok((!listed.is_empty(), agreed.into_iter().flatten().collect()))
}

pub async fn uptime(line: &Line) -> Result<i64, StoreError> {
    let rows = line.rows("SELECT ms FROM uptime", &[]).await?;
    let ms: i64 = rows.first().map_or(Ok(0), |row| cell(row, "ms"))?;
    Ok(ms / 1000)
}

pub async fn abandoned(line: &Line, cutoffs: &Cutoffs, most: usize) -> Result<Vec<Abandoned>, StoreError> {
    let Cutoffs { unplayed, unfinished, finished } = cutoffs;
    let rows = line.rows(&LEFT, &[finished, unfinished, unplayed, &(most as i64)]).await?;
    let read = |row: &Row| {
        Ok(Abandoned {
            id: cell(row, "id")?,
            game: cell(row, "game")?,
            state: small(row, "state")?,
            visited: cell(row, "visited")?,
        })
    };
    rows.iter().map(read).collect()
}

pub async fn analysis(line: &Line, id: &str) -> Result<Option<String>, StoreError> {
    let sql = "SELECT text FROM analyses JOIN tables USING (number) WHERE id = $1";
    line.rows(sql, &[&id]).await?.first().map(|row| cell(row, "text")).transpose()
}

pub async fn dice(line: &Line, below: i64, most: usize) -> Result<Begun, StoreError> {
    let sql = "SELECT count(*) AS tables, count(*) FILTER (WHERE over) AS over FROM tables WHERE secret IS NOT NULL";
    let counts = line.rows(sql, &[]).await?;
    let count = |name| counts.first().map_or(Ok(0), |row| cell::<i64>(row, name));
    let sql = "SELECT number, id, secret, created, CASE WHEN over THEN coalesce(finished, touched) END AS ended FROM tables
        WHERE secret IS NOT NULL AND number < $1 ORDER BY number DESC LIMIT $2";
    let rows = line.rows(sql, &[&below, &(most as i64)]).await?;
    let read = |row: &Row| {
        let id: String = cell(row, "id")?;
        let secret: &[u8] = cell(row, "secret")?;
        let secret = secret.try_into().map_err(|_| StoreError::Broken(format!("the dice of table {id}")))?;
        let ended: Option<i64> = cell(row, "ended")?;
        Ok(BegunDice {
            number: cell(row, "number")?,
            id,
            secret,
            begun: cell::<i64>(row, "created")? as u64,
            ended: ended.map(|ended| ended as u64),
        })
    };
    let some = rows.iter().map(read).collect::<Result<_, StoreError>>()?;
    Ok(Begun { tables: count("tables")? as u64, over: count("over")? as u64, some })
}
