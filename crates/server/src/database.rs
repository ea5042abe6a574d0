//! Where the tables of a server are: a file, or a PostgreSQL database that several servers share.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use tokio_postgres::config::SslMode;

/// Where the tables of a server are.
#[derive(Clone, PartialEq, Debug)]
pub enum Database {
    /// An SQLite file.
    File(PathBuf),
    /// A PostgreSQL database.
    Postgres(Url),
}

/// The address of a PostgreSQL database.
#[derive(Clone, PartialEq)]
pub struct Url(Box<tokio_postgres::Config>);

impl Url {
    /// As the driver wants it.
    pub fn config(&self) -> &tokio_postgres::Config {
        &self.0
    }

    /// Whether it names a password.
    pub fn has_password(&self) -> bool {
        self.0.get_password().is_some()
    }

    /// With this password instead of the one it names, if any.
    pub fn with_password(mut self, password: &str) -> Url {
        self.0.password(password);
        self
    }
}

/// Without the password: it stands in logs and errors.
impl fmt::Display for Url {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        use tokio_postgres::config::Host;
        f.write_str("postgres://")?;
        if let Some(user) = self.0.get_user() {
            write!(f, "{user}@")?;
        }
        for (place, host) in self.0.get_hosts().iter().enumerate() {
            f.write_str(if place > 0 { "," } else { "" })?;
            match host {
                Host::Tcp(name) => f.write_str(name)?,
                #[cfg(unix)]
                Host::Unix(path) => write!(f, "{}", path.display())?,
            }
            if let Some(port) = self.0.get_ports().get(place).or(self.0.get_ports().first()) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", self.0.get_dbname().unwrap_or_default())
    }
}

impl fmt::Debug for Url {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Database::File(path) => path.display().fmt(f),
            Database::Postgres(url) => url.fmt(f),
        }
    }
}

impl From<PathBuf> for Database {
    fn from(path: PathBuf) -> Database {
        Database::File(path)
    }
}

impl From<&PathBuf> for Database {
    fn from(path: &PathBuf) -> Database {
        Database::File(path.clone())
    }
}

impl From<&Path> for Database {
    fn from(path: &Path) -> Database {
        Database::File(path.to_owned())
    }
}

impl From<&Database> for Database {
    fn from(database: &Database) -> Database {
        database.clone()
    }
}

impl FromStr for Database {
    type Err = String;

    fn from_str(text: &str) -> Result<Database, String> {
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Ok(Database::File(text.into()));
        }
        let config: tokio_postgres::Config = text.parse().map_err(|error: tokio_postgres::Error| {
            let why = std::error::Error::source(&error).map_or(error.to_string(), ToString::to_string);
            format!("{why}; write postgres://USER@HOST:PORT/DATABASE")
        })?;
        if config.get_hosts().is_empty() {
            return Err("the host is missing; write postgres://USER@HOST:PORT/DATABASE".to_owned());
        }
        if config.get_ssl_mode() == SslMode::Require {
            return Err(
                "the line to the database is not encrypted by Feldzug; use loopback or a private network, \
                or a tunnel (stunnel, WireGuard), and leave sslmode out"
                    .to_owned(),
            );
        }
        Ok(Database::Postgres(Url(Box::new(config))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_without_its_password() {
        let database: Database = "postgres://anna:geheim@db.example:5433/club".parse().unwrap();
        assert_eq!(database.to_string(), "postgres://anna@db.example:5433/club");
        assert!(!format!("{database:?}").contains("geheim"));
        assert_eq!("a.db".parse(), Ok(Database::File("a.db".into())));
        for wrong in ["postgres://", "postgres://a@b:x/c", "postgres://a@b/c?sslmode=require"] {
            assert!(wrong.parse::<Database>().is_err(), "{wrong}");
        }
    }
}
