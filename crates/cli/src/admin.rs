//! `feldzug admin`: what an operator does with the server's database.

use crate::error::Failure;
use clap::{Args, Subcommand};
use serde::Serialize;
use serde_json::json;
use server::Database;
use server::admin::{self, Checked, Node};
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
#[command(after_help = "Examples:
  feldzug admin backup --db feldzug.db feldzug-monday.db      also while the server runs
  feldzug admin verify --db feldzug-monday.db                 replays every game
  feldzug admin restore --db feldzug.db feldzug-monday.db --replace
  feldzug admin hide --db feldzug.db --names TABLE            off the public list, without names
  feldzug admin move --from feldzug.db --to postgres://feldzug@db.example/feldzug
  feldzug admin upgrade-check --db feldzug.db                 with the new binary, before it serves
See docs/operating.md.")]
pub struct AdminArgs {
    #[command(subcommand)]
    pub command: AdminCommand,
}

/// What every admin command takes.
#[derive(Args)]
pub struct Common {
    /// The database: a file, or postgres://USER@HOST/DATABASE
    #[arg(long, env = "FELDZUG_DB", value_name = "FILE|URL", default_value = "feldzug.db")]
    pub db: Database,
    /// Read the password of the PostgreSQL database from this file
    #[arg(long, env = "FELDZUG_DB_PASSWORD", value_name = "FILE")]
    pub db_password: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

impl Common {
    fn db(&self) -> Result<Database, Failure> {
        crate::serve::database(&self.db, self.db_password.as_deref())
    }
}

#[derive(Subcommand)]
pub enum AdminCommand {
    /// Copy the database into a new file and check the copy; the server may run
    Backup {
        #[command(flatten)]
        common: Common,
        /// The copy; it must not exist yet
        file: PathBuf,
    },
    /// Put a copy in the place of the database; the server must not run
    Restore {
        #[command(flatten)]
        common: Common,
        /// The copy; one that is damaged is refused
        file: PathBuf,
        /// Replace a database that is there; it is kept beside the new one
        #[arg(long)]
        replace: bool,
    },
    /// Check every byte of the database and replay every game; ends with 1 if something is damaged
    Verify {
        #[command(flatten)]
        common: Common,
    },
    /// List all tables
    List {
        #[command(flatten)]
        common: Common,
    },
    /// Remove tables for good; the server may run
    Remove {
        #[command(flatten)]
        common: Common,
        /// Ids of tables
        #[arg(required = true, value_name = "TABLE")]
        tables: Vec<String>,
    },
    /// Keep tables off the public list of finished games; the server may run
    Hide {
        #[command(flatten)]
        common: Common,
        /// Ids of tables
        #[arg(required = true, value_name = "TABLE")]
        tables: Vec<String>,
        /// Remove the players' names as well, for good
        #[arg(long)]
        names: bool,
        /// Let them on the list again, if the players agree
        #[arg(long, conflicts_with = "names")]
        show: bool,
    },
    /// After the database was put back by other means than `restore`: give up draws of the dice that may have been seen
    Restored {
        #[command(flatten)]
        common: Common,
    },
    /// Carry all tables of a file over into a PostgreSQL database that holds none; no server may run. There is no way back
    Move {
        /// The file; it stays as it is
        #[arg(long, value_name = "FILE")]
        from: Database,
        /// The database: postgres://USER@HOST/DATABASE
        #[arg(long, value_name = "URL")]
        to: Database,
        /// Read the password of the PostgreSQL database from this file
        #[arg(long, env = "FELDZUG_DB_PASSWORD", value_name = "FILE")]
        db_password: Option<PathBuf>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// List the servers on a PostgreSQL database, and what they can play
    Nodes {
        #[command(flatten)]
        common: Common,
    },
    /// Replay all running games with the rules of this Feldzug; ends with 1 if one leads elsewhere. Nothing is changed
    UpgradeCheck {
        #[command(flatten)]
        common: Common,
    },
}

pub fn run(args: &AdminArgs) -> Result<ExitCode, Failure> {
    match &args.command {
        AdminCommand::Backup { common, file } => {
            let made = admin::backup(common.db()?, file).map_err(Failure::new)?;
            tell(common.json, &made, || {
                format!("{}: {} bytes, {}", file.display(), made.bytes, found(&made.checked))
            })?;
            Ok(verdict(&made.checked))
        }
        AdminCommand::Restore { common, file, replace } => {
            let made = admin::restore(common.db()?, file, *replace).map_err(Failure::new)?;
            tell(common.json, &made, || {
                let before = made.before.as_ref();
                let before = before.map(|file| format!("; what was there is now {}", file.display()));
                format!("{}: {}{}", common.db, found(&made.checked), before.unwrap_or_default())
            })?;
            Ok(ExitCode::SUCCESS)
        }
        AdminCommand::Verify { common } => {
            let checked = admin::verify(common.db()?).map_err(Failure::new)?;
            tell(common.json, &checked, || {
                let mut lines = vec![format!("{}: {}", common.db, found(&checked))];
                lines.extend(checked.damage.iter().map(|what| format!("  the file: {what}")));
                let broken = checked.broken.iter();
                lines.extend(
                    broken.map(|table| {
                        format!("  table {}, step {}: {}", table.table, table.step, table.reason)
                    }),
                );
                lines.join("\n")
            })?;
            Ok(verdict(&checked))
        }
        AdminCommand::List { common } => {
            let tables = admin::list(common.db()?).map_err(Failure::new)?;
            tell(common.json, &tables, || {
                let lines: Vec<String> = tables.iter().map(line).collect();
                if lines.is_empty() { "There are no tables.".to_owned() } else { lines.join("\n") }
            })?;
            Ok(ExitCode::SUCCESS)
        }
        AdminCommand::Remove { common, tables } => {
            let done = admin::remove(common.db()?, tables).map_err(Failure::new)?;
            changed(common, tables, &done, "removed")
        }
        AdminCommand::Hide { common, tables, names, show } => {
            let done = admin::hide(common.db()?, tables, !show, *names).map_err(Failure::new)?;
            changed(common, tables, &done, if *show { "shown" } else { "hidden" })
        }
        AdminCommand::Restored { common } => {
            let tables = admin::restored(common.db()?).map_err(Failure::new)?;
            tell(common.json, &json!({ "tables": tables }), || {
                format!(
                    "{tables} running tables go on with fresh numbers for their dice; each record notes the gap"
                )
            })?;
            Ok(ExitCode::SUCCESS)
        }
        AdminCommand::Move { from, to, db_password, json } => {
            let Database::File(from) = from else {
                return Err(Failure::new(format!(
                    "{from} is no file; tables are carried over from a file into PostgreSQL, and not back: keep the file, it stays as it was"
                )));
            };
            let to = crate::serve::database(to, db_password.as_deref())?;
            let done = admin::carry_over(from, &to).map_err(Failure::new)?;
            tell(*json, &done, || {
                let rows: Vec<String> =
                    done.moved.iter().map(|(what, many)| format!("{many} {what}")).collect();
                let rows = if rows.is_empty() { "nothing".to_owned() } else { rows.join(", ") };
                format!(
                    "{to}: {rows} carried over; {}. {} is as it was; serve {to} from now on",
                    found(&done.checked),
                    from.display()
                )
            })?;
            Ok(verdict(&done.checked))
        }
        AdminCommand::Nodes { common } => {
            let nodes = admin::nodes(common.db()?).map_err(Failure::new)?;
            tell(common.json, &nodes, || match nodes.as_slice() {
                [] if matches!(common.db, Database::File(_)) => {
                    format!(
                        "{} is a file, which has one server at most; several share a PostgreSQL database.",
                        common.db
                    )
                }
                [] => format!("No server was heard of on {}.", common.db),
                nodes => nodes.iter().map(node).collect::<Vec<_>>().join("\n"),
            })?;
            Ok(ExitCode::SUCCESS)
        }
        AdminCommand::UpgradeCheck { common } => {
            let found = admin::upgrade_check(common.db()?).map_err(Failure::new)?;
            tell(common.json, &found, || {
                let mut lines = vec![format!(
                    "{} running games under the same rules, {} of other rules go on with the same positions, {} lead elsewhere",
                    found.same,
                    found.go_on.len(),
                    found.stay.len()
                )];
                lines.extend(found.stay.iter().map(|table| {
                    format!(
                        "  table {}, step {}: {}; finish it with the Feldzug it was begun with",
                        table.table, table.step, table.reason
                    )
                }));
                lines.join("\n")
            })?;
            Ok(if found.stay.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
    }
}

fn tell(json: bool, value: &impl Serialize, words: impl FnOnce() -> String) -> Result<(), Failure> {
    match json {
        true => serde_json::to_writer_pretty(stdout(), value)?,
        false => write!(stdout(), "{}", words())?,
    }
    writeln!(stdout())?;
    Ok(())
}

fn verdict(checked: &Checked) -> ExitCode {
    if checked.is_whole() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn found(checked: &Checked) -> String {
    let Checked { tables, steps, damage, broken, other_rules } = checked;
    let state = match (damage.len(), broken.len()) {
        (0, 0) => "all whole".to_owned(),
        (damage, broken) => format!("{damage} faults of the file, {broken} tables that do not replay"),
    };
    let others = match other_rules.len() {
        0 => String::new(),
        many => format!(" ({many} of other rules or data, not replayed)"),
    };
    format!("{tables} tables with {steps} steps, {state}{others}")
}

fn node(node: &Node) -> String {
    let Node { node, url, release, plays, up, silent, alone } = node;
    let state = if *silent > 15 { format!("not heard of for {silent} s") } else { format!("up for {up} s") };
    let alone = if *alone > 0 { format!(", alone with {alone} running games") } else { String::new() };
    format!("{node}  {url}  {release}, {state}{alone}, plays {}", plays.join("; "))
}

fn line(table: &admin::Line) -> String {
    let state = match (table.over, table.public, table.hidden) {
        (_, _, true) => "hidden",
        (true, true, _) => "public",
        (true, false, _) => "over",
        (false, ..) => "runs",
    };
    let admin::Line { table, game, scenario, steps, players, .. } = table;
    format!("{table}  {state:<6}  {game}/{scenario}, {steps} steps, {}", players.join(" : "))
}

/// Says what was done; a table that is not there is an error, after the others are done.
fn changed(common: &Common, asked: &[String], done: &[String], how: &str) -> Result<ExitCode, Failure> {
    let missing: Vec<&String> = asked.iter().filter(|id| !done.contains(id)).collect();
    let value = json!({ how: done, "missing": missing });
    tell(common.json, &value, || {
        let done = done.iter().map(|id| format!("{id}: {how}"));
        let missing = missing.iter().map(|id| format!("{id}: there is no such table"));
        done.chain(missing).collect::<Vec<_>>().join("\n")
    })?;
    Ok(if missing.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
