//! What operators do to a database that servers share.

use super::columns::Rows;
use super::line::cell;
use super::write::{forget_in_notes, moved};
use super::*;
use crate::store::carry::Rows as Cells;
use crate::store::operator::Operate;
use crate::store::shared::News;
use engine::Noted;

impl Operate for Postgres {
    /// The database looks after its pages itself; what it cannot know is whether steps are missing.
    fn faults(&self) -> Vec<String> {
        let check = self.read(LONG, async |line| {
            let sql = "SELECT id FROM tables WHERE state <> (SELECT count(*) FROM entries WHERE entries.number = tables.number)
                LIMIT 5";
            let rows = line.rows(sql, &[]).await?;
            rows.iter().map(|row| Ok(format!("table {}: steps are missing", cell::<&str>(row, "id")?))).collect()
        });
        check.unwrap_or_else(|error| vec![error.to_string()])
    }

    fn remove_table(&self, id: &str) -> Result<bool, StoreError> {
        self.write(PATIENCE, async |line| {
            Ok(line.execute("DELETE FROM tables WHERE id = $1", &[&id]).await? > 0)
        })
    }

    fn hide_table(&self, id: &str, hidden: bool, names: bool) -> Result<bool, StoreError> {
        self.write(PATIENCE, async |line| {
            line.say("BEGIN").await?;
            let rows = line.rows("SELECT number FROM tables WHERE id = $1 FOR UPDATE", &[&id]).await?;
            let Some(row) = rows.first() else {
                line.say("COMMIT").await?;
                return Ok(false);
            };
            let table: i64 = cell(row, "number")?;
            let sql = match hidden {
                true => "INSERT INTO hidden (number) VALUES ($1) ON CONFLICT DO NOTHING",
                false => "DELETE FROM hidden WHERE number = $1",
            };
            line.execute(sql, &[&table]).await?;
            if names {
                for sql in [
                    "UPDATE seats SET player = 'human' WHERE number = $1 AND player LIKE 'human %'",
                    "UPDATE consents SET player = 'human' WHERE number = $1 AND player LIKE 'human %'",
                ] {
                    line.execute(sql, &[&table]).await?;
                }
                forget_in_notes(line, table, None).await?;
            }
            // Servers that have the table in memory lay it out again.
            let news: Vec<_> = moved(line, table).await?.into_iter().collect();
            line.rows("SELECT pg_notify('feldzug', $1)", &[&News::write_written(0, &news)]).await?;
            line.say("COMMIT").await?;
            Ok(true)
        })
    }

    fn is_hidden(&self, id: &str) -> Result<bool, StoreError> {
        self.read(PATIENCE, async |line| {
            let sql = "SELECT 1 FROM hidden JOIN tables USING (number) WHERE id = $1";
            Ok(!line.rows(sql, &[&id]).await?.is_empty())
        })
    }

    fn skip_draws(&self, by: u32, at: u64) -> Result<usize, StoreError> {
        self.write(LONG, async |line| {
            line.say("BEGIN").await?;
            line.execute("UPDATE tables SET version = version + $1, turn = turn + $1", &[&i64::from(by)])
                .await?;
            let sql = "UPDATE tables SET drawn = drawn + $1 WHERE secret IS NOT NULL AND NOT over
                RETURNING number, state, drawn";
            let tables = line.rows(sql, &[&i64::from(by)]).await?;
            let mut rows = Rows::default();
            for table in &tables {
                let (step, drawn): (i64, i64) = (cell(table, "state")?, cell(table, "drawn")?);
                let what = Noted::Gap(drawn as u32 - by, drawn as u32);
                rows.note(cell(table, "number")?, &[Note { step: step as u32, what }], at);
            }
            rows.insert(line).await?;
            line.say("COMMIT").await?;
            Ok(tables.len())
        })
    }
}

impl Postgres {
    /// Takes in all rows of a file; refuses to if there are tables already.
    pub fn take_in(&self, cells: &mut Cells<'_>) -> Result<(), StoreError> {
        let url = self.url.to_string();
        self.write(LONG, async |line| {
            line.say("BEGIN").await?;
            if !line.rows("SELECT 1 FROM tables LIMIT 1", &[]).await?.is_empty() {
                return Err(StoreError::Exists(url.clone()));
            }
            for table in cells.tables() {
                let columns = cells.columns(table)?;
                let sql = "SELECT attname::text AS name, atttypid::regtype::text AS kind FROM pg_attribute
                    WHERE attrelid = to_regclass($1) AND attnum > 0";
                let kinds: std::collections::HashMap<String, String> = line
                    .rows(sql, &[&table])
                    .await?
                    .iter()
                    .map(|row| Ok((cell(row, "name")?, cell(row, "kind")?)))
                    .collect::<Result<_, StoreError>>()?;
                let kind = |column: &String| {
                    let missing = || StoreError::Broken(format!("column {table}.{column} has no place in {url}"));
                    kinds.get(column).map(|kind| format!("{column}::{kind}")).ok_or_else(missing)
                };
                let read: Vec<String> = columns.iter().map(kind).collect::<Result<_, _>>()?;
                let places: Vec<String> = (1..=columns.len()).map(|place| format!("${place}::text[]")).collect();
                let names = columns.join(", ");
                let sql = format!(
                    "INSERT INTO {table} ({names}) SELECT {} FROM unnest({}) AS e ({names})",
                    read.join(", "),
                    places.join(", ")
                );
                let mut groups = Vec::new();
                cells.each(table, &columns, |group| {
                    groups.push(group);
                    Ok(())
                })?;
                for group in &groups {
                    let params: Vec<super::line::Param> = group.iter().map(|column| column as _).collect();
                    line.execute_once(&sql, &params).await?;
                }
            }
            line.execute("UPDATE uptime SET ms = greatest(ms, $1::bigint * 1000)", &[&cells.seconds()?]).await?;
            line.say("SELECT setval(pg_get_serial_sequence('tables', 'number'), (SELECT coalesce(max(number), 0) + 1 FROM tables))")
                .await?;
            line.say("COMMIT").await
        })
    }
}
