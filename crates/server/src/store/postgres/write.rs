//! Changes of tables as rows of the database: a group of them is a handful of statements, however many tables it changes.

use super::columns::{Columns, Rows, Stand};
use super::line::{Line, cell};
use super::read::places;
use super::share::LEASE;
use super::*;
use crate::store::abandoned::ABANDONED;
use crate::store::public::nameless;
use crate::store::shared::News;
use std::collections::HashSet;
use std::sync::LazyLock;

/// Writes these changes, each of them whole or not at all, and tells the other servers in one message.
pub async fn commit(line: &Line, node: i64, changes: &[&Change]) -> Result<Vec<Outcome>, StoreError> {
    if let Some(plays) = all_plain(changes) {
        return self::plays(line, node, &plays).await;
    }
    let mut outcomes = vec![Outcome::Kept; changes.len()];
    let mut news: Vec<(String, i64)> = Vec::new();
    line.say("BEGIN").await?;
    let mut at = 0;
    while at < changes.len() {
        // As many edits as possible at once; of one table only one, since the second must see what the first has left.
        let mut tables = HashSet::new();
        let run: Vec<&Edit> = changes[at..]
            .iter()
            .map_while(|change| match change {
                Change::Edit(edit) => tables.insert(edit.table).then_some(&**edit),
                _ => None,
            })
            .collect();
        if run.is_empty() {
            outcomes[at] = single(line, changes[at], &mut news).await?;
            at += 1;
        } else {
            let kept = edits(line, node, &run, &mut news).await?;
            for (outcome, edit) in outcomes[at..].iter_mut().zip(&run) {
                *outcome = if kept.contains(&edit.table) { Outcome::Kept } else { Outcome::Conflict };
            }
            at += run.len();
        }
    }
    for some in news.chunks(News::TABLES) {
        line.rows(&TELL, &[&News::write_written(node, some)]).await?;
    }
    line.say("COMMIT").await?;
    Ok(outcomes)
}

/// When something was written, at the end of the news of it.
const NOW: &str = "' at:' || (extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/// Tells the other servers what was written.
static TELL: LazyLock<String> = LazyLock::new(|| format!("SELECT pg_notify('feldzug', $1 || {NOW})"));

/// The changes, if each of them only adds steps to another running game.
fn all_plain<'a>(changes: &[&'a Change]) -> Option<Vec<(&'a Edit, &'a Play)>> {
    let mut tables = HashSet::new();
    let plain = |change: &&'a Change| match change {
        Change::Edit(edit) if edit.notes.is_empty() && tables.insert(edit.table) => match &edit.deed {
            Deed::Play(play) if play.only_adds() => Some((&**edit, play)),
            _ => None,
        },
        _ => None,
    };
    changes.iter().map(plain).collect()
}

/// Sheets, steps and news of a group in one statement.
static PLAYS: LazyLock<String> = LazyLock::new(|| {
    format!(
        "WITH edited AS (
            UPDATE tables SET
                version = tables.version + 1,
                turn = tables.turn + 1,
                drawn = greatest(tables.drawn, e.drawn),
                rounds = coalesce(e.rounds, tables.rounds),
                played = tables.played OR NOT tables.bot_decides,
                touched = e.at,
                bot_decides = e.bot,
                state = e.state,
                decides = e.decides,
                round = e.round,
                thinker = CASE WHEN e.bot THEN $11 ELSE tables.thinker END,
                thinks_until = CASE WHEN e.bot THEN (SELECT ms FROM uptime) + $12 ELSE tables.thinks_until END,
                {GROWN}
            FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::boolean[], $7::bigint[],
                $8::bigint[], $9::bigint[], $10::boolean[])
                AS e (number, was, at, drawn, rounds, bot, state, decides, round, grows)
            WHERE tables.number = e.number AND tables.version = e.was
            RETURNING tables.number, tables.id, tables.version
        ), added AS (
            INSERT INTO entries (number, step, who, what, hash, passed, gesture, at, drawn)
            SELECT * FROM unnest($13::bigint[], $14::bigint[], $15::text[], $16::text[], $17::text[], $18::boolean[],
                $19::bigint[], $20::bigint[], $21::text[]) AS s (number, step, who, what, hash, passed, gesture, at, drawn)
            WHERE s.number IN (SELECT number FROM edited)
        ), told AS (
            SELECT pg_notify('feldzug', 'written ' || $11 || string_agg(' ' || id || ':' || version, '') || {NOW})
            FROM (SELECT id, version, (row_number() OVER () - 1) / {tables} AS message FROM edited) AS e GROUP BY message
        )
        SELECT number, (SELECT count(*) FROM told) AS messages FROM edited",
        tables = News::TABLES
    )
});

/// Carries out a group of plain plays in one round trip: nothing but the last answer is waited for. If one statement fails, the
/// database makes a rollback of the commit that follows, and the failure is told here.
async fn plays(line: &Line, node: i64, group: &[(&Edit, &Play)]) -> Result<Vec<Outcome>, StoreError> {
    let mut c = Columns::default();
    let mut rows = Rows::default();
    for (edit, play) in group {
        c.add(edit);
        rows.append(edit.table, play.keep, &play.entries, (&play.passed, &play.gestures), edit.at);
    }
    let (take, change) = (line.know(TAKE).await?, line.know(&PLAYS).await?);
    let (e, w, m) = (&rows.entry, &rows.words, &rows.marks);
    let params: [line::Param; 21] = [
        &c.number, &c.was, &c.at, &c.drawn, &c.rounds, &c.bot, &c.state, &c.decides, &c.round, &c.grows,
        &node, &LEASE, &e.0, &e.1, &w.0, &w.1, &w.2, &m.0, &m.1, &m.2, &m.3,
    ];
    let taken: [line::Param; 1] = [&c.number];
    let ((), _, changed, ()) = tokio::try_join!(
        biased;
        line.say("BEGIN"),
        line.ask(&take, &taken),
        line.ask(&change, &params),
        line.say("COMMIT"),
    )?;
    let kept: HashSet<i64> = changed.iter().map(|row| cell(row, "number")).collect::<Result<_, _>>()?;
    let outcome = |(edit, _): &(&Edit, &Play)| match kept.contains(&edit.table) {
        true => Outcome::Kept,
        false => Outcome::Conflict,
    };
    Ok(group.iter().map(outcome).collect())
}

/// A change that is no edit.
async fn single(line: &Line, change: &Change, news: &mut Vec<(String, i64)>) -> Result<Outcome, StoreError> {
    match change {
        Change::Open(stored) => open(line, stored).await,
        Change::Visit { at, tables } => {
            // Writes something even where nobody is: that is how it shows that writing works.
            line.execute("UPDATE uptime SET ms = greatest(ms, 0)", &[]).await?;
            if !tables.is_empty() {
                let sql = "UPDATE tables SET visited = $1 WHERE number IN
                    (SELECT number FROM tables WHERE id = ANY($2) AND visited < $1 ORDER BY number FOR UPDATE)";
                line.execute(sql, &[at, tables]).await?;
            }
            Ok(Outcome::Kept)
        }
        Change::Publish { table, seat, side, agrees, name } => {
            let seat = i64::from(seat.0);
            // Whoever has the table in memory lays it out again.
            news.extend(moved(line, *table).await?);
            if !name {
                let sql = "UPDATE seats SET player = 'human' WHERE number = $1 AND seat = $2 AND player LIKE 'human%'";
                line.execute(sql, &[table, &seat]).await?;
                forget_in_notes(line, *table, Some(side)).await?;
            }
            line.execute("DELETE FROM consents WHERE number = $1 AND seat = $2", &[table, &seat]).await?;
            if *agrees {
                let sql = "INSERT INTO consents (number, seat, player)
                    SELECT number, seat, player FROM seats WHERE number = $1 AND seat = $2";
                line.execute(sql, &[table, &seat]).await?;
            }
            Ok(Outcome::Kept)
        }
        Change::Remove { id, cutoffs } => {
            static REMOVE: LazyLock<String> =
                LazyLock::new(|| format!("DELETE FROM tables WHERE {} AND id = $4", places(ABANDONED)));
            let Cutoffs { unplayed, unfinished, finished } = cutoffs;
            let found = line.execute(&REMOVE, &[finished, unfinished, unplayed, id]).await?;
            Ok(if found == 1 { Outcome::Kept } else { Outcome::Conflict })
        }
        Change::Edit(_) => unreachable!("edits go in runs"),
    }
}

/// The version of a table grows; the table and its version then.
pub async fn moved(line: &Line, table: i64) -> Result<Option<(String, i64)>, StoreError> {
    let sql = "UPDATE tables SET version = version + 1 WHERE number = $1 RETURNING id, version";
    let rows = line.rows(sql, &[&table]).await?;
    rows.first().map(|row| Ok((cell(row, "id")?, cell(row, "version")?))).transpose()
}

/// Removes names from what was noted when players changed places, of one side or of all.
pub async fn forget_in_notes(line: &Line, table: i64, side: Option<&str>) -> Result<(), StoreError> {
    let sql = "SELECT line, what FROM notes WHERE number = $1 AND what LIKE 'note % player % human %'";
    for row in line.rows(sql, &[&table]).await? {
        let number: i64 = cell(&row, "line")?;
        if let Some(nameless) = nameless(cell(&row, "what")?, side) {
            let sql = "UPDATE notes SET what = $3 WHERE number = $1 AND line = $2";
            line.execute(sql, &[&table, &number, &nameless]).await?;
        }
    }
    Ok(())
}

/// A new table. Ids are drawn at random: one that is there already was written by an earlier try, and stays as it is.
async fn open(line: &Line, stored: &Stored) -> Result<Outcome, StoreError> {
    let Stored { row, entries, passed, gestures, notes } = stored;
    let head = &row.header;
    let sql = "INSERT INTO tables (id, game, rules, scenario, options, data, start, given, created, touched, visited,
            secret, drawn, rounds, state, bot_decides)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13, 0, FALSE)
        ON CONFLICT (id) DO NOTHING RETURNING number";
    let made = line
        .rows(
            sql,
            &[
                &row.id,
                &head.game,
                &i64::from(head.rules),
                &head.scenario,
                &cells::write_options(&head.options),
                &head.data,
                &head.start,
                &i64::from(head.given),
                &(row.touched as i64),
                &row.visited,
                &row.dice.as_ref().and_then(|dice| dice.secret).map(|secret| secret.to_vec()),
                &row.dice.as_ref().map_or(0, |dice| i64::from(dice.drawn)),
                &row.dice.as_ref().map_or(String::new(), |dice| DiceCell::of(dice).rounds),
            ],
        )
        .await?;
    let Some(made) = made.first() else { return Ok(Outcome::Kept) };
    let number: i64 = cell(made, "number")?;
    let (seats, players): (Vec<i64>, Vec<String>) = (0..).zip(row.players.iter().map(Player::write)).unzip();
    let sql = "INSERT INTO seats (number, seat, player)
        SELECT $1, seat, player FROM unnest($2::bigint[], $3::text[]) AS new (seat, player)";
    line.execute(sql, &[&number, &seats, &players]).await?;
    add_keys(line, number, &row.tokens).await?;
    let mut rows = Rows::default();
    rows.append(number, 0, entries, (passed, gestures), row.touched);
    rows.note(number, notes, row.touched);
    rows.insert(line).await?;
    let standing = Columns::of_standing(&row.standing);
    let sql = "UPDATE tables SET state = $2, decides = $3, bot_decides = $4, round = $5, over = $6, resigned = $7, peace = $8,
        winner = $9, reason = $10, rule = $11 WHERE number = $1";
    let Stand { state, decides, bot, round, over, resigned, peace, winner, reason, rule } = standing;
    line.execute(
        sql,
        &[&number, &state, &decides, &bot, &round, &over, &resigned, &peace, &winner, &reason, &rule],
    )
    .await?;
    Ok(Outcome::Kept)
}

async fn add_keys(line: &Line, table: i64, keys: &[(Digest, Role)]) -> Result<(), StoreError> {
    let digests: Vec<&[u8]> = keys.iter().map(|(digest, _)| &digest.0[..]).collect();
    let roles: Vec<String> = keys.iter().map(|(_, role)| cells::write_role(*role)).collect();
    let sql = "INSERT INTO tokens (number, digest, role)
        SELECT $1, digest, role FROM unnest($2::bytea[], $3::text[]) AS new (digest, role) ON CONFLICT DO NOTHING";
    line.execute(sql, &[&table, &digests, &roles]).await.map(drop)
}

/// Takes the tables of a run in the order of their numbers, so that two servers never wait for each other.
const TAKE: &str = "SELECT number FROM tables WHERE number = ANY($1) ORDER BY number FOR UPDATE";

/// From which version to which a table has only grown.
const GROWN: &str =
    "grown_from = CASE WHEN NOT e.grows OR tables.grown_to = e.was THEN tables.grown_from ELSE e.was END,
        grown_to = CASE WHEN e.grows THEN e.was + 1 ELSE tables.grown_to END";

/// What a bot does by itself makes nobody miss the table. Games that came to an end here are finished, not records that were
/// brought along. Bots think where the order before was written.
static EDIT: LazyLock<String> = LazyLock::new(|| {
    format!("UPDATE tables SET
        version = tables.version + 1,
        turn = tables.turn + e.turns::int,
        drawn = greatest(tables.drawn, e.drawn),
        rounds = coalesce(e.rounds, tables.rounds),
        rules = coalesce(e.rules, tables.rules),
        data = coalesce(e.data, tables.data),
        request = CASE WHEN e.asks THEN e.request ELSE tables.request END,
        played = tables.played OR (e.play AND NOT tables.bot_decides),
        touched = CASE WHEN e.play THEN e.at ELSE tables.touched END,
        finished = CASE WHEN e.play AND e.over THEN e.at ELSE tables.finished END,
        bot_decides = coalesce(e.bot, tables.bot_decides),
        state = CASE WHEN e.play THEN e.state ELSE tables.state END,
        decides = CASE WHEN e.play THEN e.decides ELSE tables.decides END,
        round = CASE WHEN e.play THEN e.round ELSE tables.round END,
        over = CASE WHEN e.play THEN e.over ELSE tables.over END,
        resigned = CASE WHEN e.play THEN e.resigned ELSE tables.resigned END,
        peace = CASE WHEN e.play THEN e.peace ELSE tables.peace END,
        winner = CASE WHEN e.play THEN e.winner ELSE tables.winner END,
        reason = CASE WHEN e.play THEN e.reason ELSE tables.reason END,
        rule = CASE WHEN e.play THEN e.rule ELSE tables.rule END,
        thinker = CASE WHEN e.bot THEN $22 ELSE tables.thinker END,
        thinks_until = CASE WHEN e.bot THEN (SELECT ms FROM uptime) + $23 ELSE tables.thinks_until END,
        {GROWN}
    FROM unnest($1::bigint[], $2::bigint[], $3::boolean[], $4::bigint[], $5::bigint[], $6::text[], $7::bigint[], $8::text[],
        $9::boolean[], $10::text[], $11::boolean[], $12::boolean[], $13::bigint[], $14::bigint[], $15::bigint[],
        $16::boolean[], $17::bigint[], $18::boolean[], $19::bigint[], $20::text[], $21::text[], $24::boolean[])
        AS e (number, was, turns, at, drawn, rounds, rules, data, asks, request, bot, play, state, decides, round, over,
            resigned, peace, winner, reason, rule, grows)
    WHERE tables.number = e.number AND tables.version = e.was
    RETURNING tables.number, tables.id, tables.version")
});

/// Carries out edits of different tables; which of them had the version the edit was made on.
async fn edits(
    line: &Line,
    node: i64,
    run: &[&Edit],
    news: &mut Vec<(String, i64)>,
) -> Result<HashSet<i64>, StoreError> {
    let mut c = Columns::default();
    run.iter().for_each(|edit| c.add(edit));
    let (take, change) = (line.know(TAKE).await?, line.know(&EDIT).await?);
    let (taken, lease) = ([&c.number as line::Param], LEASE);
    let params: [line::Param; 24] = [
        &c.number,
        &c.was,
        &c.turns,
        &c.at,
        &c.drawn,
        &c.rounds,
        &c.rules,
        &c.data,
        &c.asks,
        &c.request,
        &c.bot,
        &c.play,
        &c.state,
        &c.decides,
        &c.round,
        &c.over,
        &c.resigned,
        &c.peace,
        &c.winner,
        &c.reason,
        &c.rule,
        &node,
        &lease,
        &c.grows,
    ];
    let (_, changed) = tokio::try_join!(line.ask(&take, &taken), line.ask(&change, &params))?;
    let mut kept = HashSet::new();
    for row in &changed {
        kept.insert(cell(row, "number")?);
        news.push((cell(row, "id")?, cell(row, "version")?));
    }
    let mut rows = Rows::default();
    for edit in run.iter().filter(|edit| kept.contains(&edit.table)) {
        rows.note(edit.table, &edit.notes, edit.at);
        match &edit.deed {
            Deed::Play(play) => rows.play(edit.table, play, edit.at),
            Deed::Plan(seat, plan) => rows.plan(edit.table, i64::from(seat.0), plan.as_ref()),
            deed => seats_and_keys(line, edit.table, deed).await?,
        }
    }
    rows.insert(line).await?;
    Ok(kept)
}

/// What is done to a table beside its sheet and its steps.
async fn seats_and_keys(line: &Line, table: i64, deed: &Deed) -> Result<(), StoreError> {
    match deed {
        Deed::Seat { seat, player, .. } => {
            let sql = "UPDATE seats SET player = $3, plan = NULL WHERE number = $1 AND seat = $2";
            line.execute(sql, &[&table, &i64::from(seat.0), &player.write()]).await?;
        }
        Deed::Instruct { seat, instructions } => {
            let sql = "UPDATE seats SET instructions = $3 WHERE number = $1 AND seat = $2";
            line.execute(sql, &[&table, &i64::from(seat.0), &instructions.write()]).await?;
        }
        Deed::Ask(seat, _) => {
            let sql = "UPDATE seats SET asked = (SELECT turn FROM tables WHERE number = $1) WHERE number = $1 AND seat = $2";
            line.execute(sql, &[&table, &i64::from(seat.0)]).await?;
        }
        Deed::Drop(Some(seat)) => {
            let sql = "UPDATE seats SET refused = refused + 1 WHERE number = $1 AND seat = $2";
            line.execute(sql, &[&table, &i64::from(seat.0)]).await?;
        }
        Deed::Claim(seat, keys) => {
            let sql = "UPDATE seats SET claimed = TRUE, plan = NULL WHERE number = $1 AND seat = $2";
            line.execute(sql, &[&table, &i64::from(seat.0)]).await?;
            add_keys(line, table, keys).await?;
        }
        Deed::Keys { remove, add } => {
            let remove: Vec<&[u8]> = remove.iter().map(|digest| &digest.0[..]).collect();
            line.execute("DELETE FROM tokens WHERE number = $1 AND digest = ANY($2)", &[&table, &remove])
                .await?;
            add_keys(line, table, add).await?;
        }
        // These stand on the sheet, or are gathered in rows.
        Deed::Drop(None)
        | Deed::Agree(_)
        | Deed::Restamp { .. }
        | Deed::Note
        | Deed::Play(_)
        | Deed::Plan(..) => {}
    }
    Ok(())
}

/// Whoever writes last is right: the same game gives the same analysis, as far as it has come.
pub async fn keep_analysis(line: &Line, id: &str, text: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO analyses (number, text) SELECT number, $2 FROM tables WHERE id = $1
        ON CONFLICT (number) DO UPDATE SET text = EXCLUDED.text";
    line.execute(sql, &[&id, &text]).await.map(drop)
}
