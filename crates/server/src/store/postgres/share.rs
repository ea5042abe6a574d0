//! Servers that share the database.

use super::line::cell;
use super::*;
use crate::store::shared::{Arrows, Here, Joining, News, Node, Place, Seen, Since, Time};
use std::sync::LazyLock;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// A server that was not heard of for this many seconds is not there.
const ALIVE: &str = "seen > clock_timestamp() - interval '15 s'";
/// What a server plays is a line for each game with rules and data: whether a table's is among them.
const PLAYS: &str = "strpos(E'\\n' || plays, E'\\n' || game || ' ' || rules || ' ' || data || E'\\n') > 0";
/// A bot's turn is somebody's for this long, in milliseconds of club time, unless they say again that they think.
pub const LEASE: i64 = 8_000;
/// At a table where nothing could be done nobody tries again for this long.
const REST: i64 = 3_600_000;

impl Shared for Postgres {
    fn join(&self, node: &Joining) -> Result<(), StoreError> {
        let id: i64 = self.write(PATIENCE, async |line| {
            let sql = "INSERT INTO nodes (url, release, plays) VALUES ($1, $2, $3) RETURNING id";
            let rows = line.rows(sql, &[&node.url, &node.release, &node.plays]).await?;
            line.execute("DELETE FROM nodes WHERE seen < clock_timestamp() - interval '1 day'", &[]).await?;
            line.execute("DELETE FROM present WHERE node NOT IN (SELECT id FROM nodes)", &[]).await?;
            rows.first().map_or(Ok(0), |row| cell(row, "id"))
        })?;
        self.node.store(id, Ordering::Release);
        Ok(())
    }

    fn beat(&self, node: &Joining, thinks: &[String]) -> Result<Time, StoreError> {
        let id = self.node();
        self.read(PATIENCE, async |line| {
            // Club time: it runs while somebody serves, and a calendar that jumps moves it by a few seconds at most.
            let sql = "UPDATE uptime SET at = clock_timestamp(), ms = ms + greatest(0, least(5000,
                (extract(epoch FROM clock_timestamp() - at) * 1000)::bigint))
                RETURNING ms, (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS calendar";
            let rows = line.rows(sql, &[]).await?;
            let sql = "INSERT INTO nodes (id, url, release, plays) VALUES ($1, $2, $3, $4)
                ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp()";
            line.execute(sql, &[&id, &node.url, &node.release, &node.plays]).await?;
            if !thinks.is_empty() {
                let sql = "UPDATE tables SET thinks_until = (SELECT ms FROM uptime) + $3
                    WHERE id = ANY($1) AND thinker = $2";
                line.execute(sql, &[&thinks, &id, &LEASE]).await?;
            }
            let row = rows.first().ok_or_else(|| StoreError::Broken("there is no club time".into()))?;
            Ok(Time { club: cell(row, "ms")?, calendar: cell(row, "calendar")? })
        })
    }

    fn leave(&self) -> Result<(), StoreError> {
        let node = self.node();
        self.read(PATIENCE, async |line| {
            line.execute("DELETE FROM present WHERE node = $1", &[&node]).await?;
            line.execute("DELETE FROM nodes WHERE id = $1", &[&node]).await?;
            // Others need not wait for its bots.
            let sql = "UPDATE tables SET thinks_until = 0 WHERE thinker = $1 AND bot_decides AND NOT over";
            line.execute(sql, &[&node]).await.map(drop)
        })
    }

    fn listen(&self) -> Result<UnboundedReceiver<News>, StoreError> {
        let (tell, news) = unbounded_channel();
        let (ended, node) = (tell.clone(), self.node());
        let hear = move |text: String| {
            if let Some(news) = News::read(&text, node) {
                let _ = tell.send(news);
            }
        };
        self.wait(PATIENCE, async {
            let line = Line::listen(&self.url, hear).await?;
            line.say("LISTEN feldzug").await?;
            // The line lives as long as somebody hears what it tells.
            tokio::spawn(async move {
                ended.closed().await;
                drop(line);
            });
            Ok(())
        })?;
        Ok(news)
    }

    fn versions(&self, ids: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        self.read(PATIENCE, async |line| {
            let rows = line.rows("SELECT id, version FROM tables WHERE id = ANY($1)", &[&ids]).await?;
            let read = |row| Ok((cell(row, "id")?, cell::<i64>(row, "version")? as u64));
            rows.iter().map(read).collect()
        })
    }

    fn since(&self, tables: &[Seen]) -> Result<Vec<Option<Since>>, StoreError> {
        self.read(PATIENCE, async |line| read::since(line, tables).await)
    }

    fn present(&self, here: &[Here], all: bool) -> Result<(), StoreError> {
        let node = self.node();
        let ids: Vec<String> = here.iter().map(|here| here.table.clone()).collect();
        let (mut tables, mut seats) = (Vec::new(), Vec::new());
        for Here { table, places } in here {
            tables.extend(places.iter().map(|_| table.clone()));
            seats.extend(places.iter().map(|place| place.number()));
        }
        self.read(PATIENCE, async |line| {
            line.say("BEGIN").await?;
            let sql = "DELETE FROM present WHERE node = $1
                AND ($3 OR number IN (SELECT number FROM tables WHERE id = ANY($2)))";
            line.execute(sql, &[&node, &ids, &all]).await?;
            let sql = "INSERT INTO present (number, seat, node) SELECT tables.number, here.seat, $3
                FROM unnest($1::text[], $2::bigint[]) AS here (id, seat) JOIN tables USING (id) ON CONFLICT DO NOTHING";
            line.execute(sql, &[&tables, &seats, &node]).await?;
            if !all {
                for some in ids.chunks(News::TABLES) {
                    line.rows("SELECT pg_notify('feldzug', $1)", &[&News::write_present(node, some)]).await?;
                }
            }
            line.say("COMMIT").await
        })
    }

    fn point(&self, id: &str, arrows: &Arrows) -> Result<(), StoreError> {
        let text = News::write_arrows(self.node(), id, arrows);
        self.read(PATIENCE, async |line| {
            line.rows("SELECT pg_notify('feldzug', $1)", &[&text]).await.map(drop)
        })
    }

    fn elsewhere(&self, ids: &[String]) -> Result<Vec<(String, Place)>, StoreError> {
        let node = self.node();
        self.read(PATIENCE, async |line| {
            let sql = format!(
                "SELECT tables.id, seat FROM present JOIN tables USING (number) JOIN nodes ON nodes.id = node
                 WHERE tables.id = ANY($1) AND node <> $2 AND {ALIVE}"
            );
            let rows = line.rows_once(&sql, &[&ids, &node]).await?;
            rows.iter().map(|row| Ok((cell(row, "id")?, Place::from(cell(row, "seat")?)))).collect()
        })
    }

    fn played_by(&self, id: &str) -> Result<Vec<String>, StoreError> {
        static PLAYED_BY: LazyLock<String> = LazyLock::new(|| {
            format!(
                "SELECT url FROM tables JOIN nodes ON nodes.id <> $2 AND {ALIVE} AND {PLAYS}
                 WHERE tables.id = $1 AND NOT over
                    AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $2 AND {PLAYS})
                 ORDER BY seen DESC"
            )
        });
        let node = self.node();
        self.read(PATIENCE, async |line| {
            let rows = line.rows(&PLAYED_BY, &[&id, &node]).await?;
            rows.iter().map(|row| cell(row, "url")).collect()
        })
    }

    fn thinks(&self, id: &str) -> Result<bool, StoreError> {
        let node = self.node();
        self.read(PATIENCE, async |line| {
            let sql = "UPDATE tables SET thinker = $2, thinks_until = (SELECT ms FROM uptime) + $3
                WHERE id = $1 AND bot_decides AND NOT over
                    AND (thinker = $2 OR thinks_until < (SELECT ms FROM uptime))";
            Ok(line.execute(sql, &[&id, &node, &LEASE]).await? > 0)
        })
    }

    fn take_over(&self, most: usize) -> Result<Vec<String>, StoreError> {
        static TAKE_OVER: LazyLock<String> = LazyLock::new(|| {
            format!(
                "UPDATE tables SET thinker = $1, thinks_until = (SELECT ms FROM uptime) + $2
                 WHERE number IN (SELECT number FROM tables WHERE bot_decides AND NOT over
                    AND thinks_until < (SELECT ms FROM uptime)
                    AND EXISTS (SELECT 1 FROM seats WHERE seats.number = tables.number AND player LIKE 'human%')
                    AND (EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $1 AND {PLAYS})
                        OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id <> $1 AND {ALIVE} AND {PLAYS}))
                    ORDER BY touched DESC LIMIT $3 FOR UPDATE SKIP LOCKED)
                 RETURNING id"
            )
        });
        let node = self.node();
        self.read(PATIENCE, async |line| {
            let rows = line.rows(&TAKE_OVER, &[&node, &LEASE, &(most as i64)]).await?;
            rows.iter().map(|row| cell(row, "id")).collect()
        })
    }

    fn rest(&self, ids: &[String]) -> Result<(), StoreError> {
        let node = self.node();
        self.read(PATIENCE, async |line| {
            let sql = "UPDATE tables SET thinks_until = (SELECT ms FROM uptime) + $3 WHERE id = ANY($1) AND thinker = $2";
            line.execute(sql, &[&ids, &node, &REST]).await.map(drop)
        })
    }

    fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        self.read(PATIENCE, async |line| {
            let sql = format!(
                "SELECT id, url, release, plays,
                    extract(epoch FROM clock_timestamp() - started)::bigint AS up,
                    extract(epoch FROM clock_timestamp() - seen)::bigint AS silent,
                    (SELECT count(*) FROM tables WHERE NOT over AND {PLAYS}
                        AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id <> node.id AND {ALIVE} AND {PLAYS})) AS alone
                 FROM nodes AS node ORDER BY id"
            );
            let rows = line.rows_once(&sql, &[]).await?;
            let read = |row| {
                Ok(Node {
                    node: cell(row, "id")?,
                    url: cell(row, "url")?,
                    release: cell(row, "release")?,
                    plays: cell::<&str>(row, "plays")?.lines().map(str::to_owned).collect(),
                    up: cell(row, "up")?,
                    silent: cell(row, "silent")?,
                    alone: cell(row, "alone")?,
                })
            };
            rows.iter().map(read).collect()
        })
    }
}
