//! A PostgreSQL for tests: one for each test program, started when first needed; it ends with the program, however that ends.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// The address of its first database. The process that keeps it ends when its input does: with this program.
static CLUSTER: OnceLock<Option<(String, Child)>> = OnceLock::new();

fn start() -> Option<(String, Child)> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/test-postgres");
    let mut child = Command::new(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("tools/test-postgres");
    let mut line = String::new();
    let told = child.stdout.take().expect("it is piped");
    // Nothing is read from a script that has failed.
    let _ = BufReader::new(told).read_line(&mut line);
    if line.starts_with("postgres://") {
        return Some((line.trim().to_owned(), child));
    }
    let _ = child.wait();
    assert!(
        std::env::var_os("FELDZUG_CHECK").is_none(),
        "PostgreSQL is missing: install Debian's postgresql (./check does)"
    );
    eprintln!("skipped: PostgreSQL is not installed");
    None
}

/// The address of the first database, which tests leave alone.
pub fn address() -> Option<&'static str> {
    CLUSTER.get_or_init(start).as_ref().map(|(address, _)| address.as_str())
}

/// Says something to a database.
pub fn say(address: &str, sql: &str) {
    let (address, sql) = (address.to_owned(), sql.to_owned());
    // On a thread of its own: tests may be inside a runtime.
    let talk = async move {
        let (client, connection) = tokio_postgres::connect(&address, tokio_postgres::NoTls).await.unwrap();
        let line = tokio::spawn(connection);
        client.batch_execute(&sql).await.unwrap();
        drop(client);
        let _ = line.await;
    };
    let runtime = || tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    std::thread::spawn(move || runtime().block_on(talk)).join().unwrap();
}

/// The address of a new, empty database; none if there is no PostgreSQL here.
pub fn database() -> Option<String> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let first = address()?;
    let name = format!("test_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    say(first, &format!("CREATE DATABASE {name} STRATEGY file_copy"));
    Some(format!("{}/{name}", first.trim_end_matches("/postgres")))
}
