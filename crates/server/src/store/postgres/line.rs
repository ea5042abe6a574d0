//! One connection to the database.

use super::*;
use std::collections::HashMap;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Config, Error, NoTls, Row, Statement};

/// What the database does by itself where a line ends without a word: nobody must wait for locks of a server that is gone.
const OPTIONS: &str = "-c statement_timeout=600s -c lock_timeout=6s -c idle_in_transaction_session_timeout=10s \
    -c client_connection_check_interval=5s -c default_transaction_isolation=read\\ committed";

/// A connection, and the statements it knows.
pub struct Line {
    client: Client,
    url: Url,
    statements: tokio::sync::Mutex<HashMap<&'static str, Statement>>,
}

/// A parameter.
pub type Param<'a> = &'a (dyn ToSql + Sync);

impl Line {
    /// A new connection.
    pub async fn open(url: &Url) -> Result<Line, StoreError> {
        Line::listen(url, |_| {}).await
    }

    /// A new connection; what the database says by itself goes to `hear`, which is dropped when the line breaks.
    pub async fn listen(url: &Url, hear: impl Fn(String) + Send + 'static) -> Result<Line, StoreError> {
        let mut config: Config = url.config().clone();
        config
            .application_name("feldzug")
            .options(OPTIONS)
            .connect_timeout(HELLO)
            .tcp_user_timeout(PATIENCE)
            .keepalives_idle(Duration::from_secs(5))
            .keepalives_interval(Duration::from_secs(2))
            .keepalives_retries(3);
        let (client, mut connection) = config.connect(NoTls).await.map_err(|error| away(url, &error))?;
        tokio::spawn(async move {
            loop {
                let message = std::future::poll_fn(|context| connection.poll_message(context)).await;
                match message {
                    Some(Ok(AsyncMessage::Notification(news))) => hear(news.payload().to_owned()),
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return,
                }
            }
        });
        Ok(Line { client, url: url.clone(), statements: tokio::sync::Mutex::default() })
    }

    /// Whether it has ended.
    pub fn is_broken(&self) -> bool {
        self.client.is_closed()
    }

    /// The statement as the database knows it.
    pub async fn know(&self, sql: &'static str) -> Result<Statement, StoreError> {
        let mut statements = self.statements.lock().await;
        if let Some(known) = statements.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(sql).await.map_err(|error| self.wrong(&error))?;
        statements.insert(sql, statement.clone());
        Ok(statement)
    }

    /// Asks something.
    pub async fn rows(&self, sql: &'static str, params: &[Param<'_>]) -> Result<Vec<Row>, StoreError> {
        let statement = self.know(sql).await?;
        self.ask(&statement, params).await
    }

    /// Asks something known. Several can be under way at once: they are answered in the order in which they were asked.
    pub async fn ask(&self, statement: &Statement, params: &[Param<'_>]) -> Result<Vec<Row>, StoreError> {
        self.client.query(statement, params).await.map_err(|error| self.wrong(&error))
    }

    /// Changes something; how many rows.
    pub async fn execute(&self, sql: &'static str, params: &[Param<'_>]) -> Result<u64, StoreError> {
        let statement = self.know(sql).await?;
        self.client.execute(&statement, params).await.map_err(|error| self.wrong(&error))
    }

    /// Words without parameters.
    pub async fn say(&self, sql: &str) -> Result<(), StoreError> {
        self.client.batch_execute(sql).await.map_err(|error| self.wrong(&error))
    }

    /// Asks for rows with a statement that is not always the same.
    pub async fn rows_once(&self, sql: &str, params: &[Param<'_>]) -> Result<Vec<Row>, StoreError> {
        self.client.query(sql, params).await.map_err(|error| self.wrong(&error))
    }

    /// Changes rows with a statement that is not always the same.
    pub async fn execute_once(&self, sql: &str, params: &[Param<'_>]) -> Result<u64, StoreError> {
        self.client.execute(sql, params).await.map_err(|error| self.wrong(&error))
    }

    fn wrong(&self, error: &Error) -> StoreError {
        away(&self.url, error)
    }
}

/// What to do about it, where that is known.
fn advice(state: &SqlState) -> &'static str {
    match *state {
        SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
            "; is the role right, and the password in the file that --db-password names?"
        }
        SqlState::INVALID_CATALOG_NAME => "; make it first: createdb -O ROLE DATABASE",
        SqlState::INSUFFICIENT_PRIVILEGE => "; the role must own the database: createdb -O ROLE DATABASE",
        SqlState::UNDEFINED_OBJECT => "; is it PostgreSQL 14 or newer?",
        _ => "",
    }
}

/// What an error means: the database is away, or it refuses what it was asked.
pub fn away(url: &Url, error: &Error) -> StoreError {
    let passing = |state: &SqlState| {
        let class = &state.code()[..2];
        // Connection exceptions, too many of them, and the database stopping, starting or failing over.
        matches!(class, "08" | "53" | "57" | "58") || *state == SqlState::READ_ONLY_SQL_TRANSACTION
    };
    match error.as_db_error() {
        Some(said) if passing(said.code()) => StoreError::Away(url.to_string(), said.message().to_owned()),
        Some(said) => {
            let (code, hint) = (said.code().code(), advice(said.code()));
            StoreError::Database(format!("{url}: {} ({code}){hint}", said.message()))
        }
        None => {
            let mut words = error.to_string();
            let mut cause = std::error::Error::source(error);
            while let Some(deeper) = cause {
                words = format!("{words}: {deeper}");
                cause = deeper.source();
            }
            // Everything else is our own fault, and trying again will not help.
            let broken = error.is_closed()
                || std::error::Error::source(error).is_some_and(|cause| cause.is::<std::io::Error>());
            match broken {
                true => StoreError::Away(url.to_string(), words),
                false if words.contains("password missing") => StoreError::Database(format!(
                    "{url} wants a password; name a file that holds it with --db-password"
                )),
                false => StoreError::Database(format!("{url}: {words}")),
            }
        }
    }
}

/// A column of a row.
pub fn cell<'a, T: tokio_postgres::types::FromSql<'a>>(row: &'a Row, name: &str) -> Result<T, StoreError> {
    row.try_get(name).map_err(|error| StoreError::Broken(format!("column {name}: {error}")))
}
