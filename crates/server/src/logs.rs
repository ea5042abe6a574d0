//! What the operator reads. No token, no name, nothing that is hidden from a player, and never a flood.

use crate::metrics;
use std::collections::HashMap;
use std::io::stderr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tracing::callsite::Identifier;
use tracing::{Event, Level, Metadata, Span};
use tracing_subscriber::filter::{EnvFilter, FilterExt};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Context, Filter, Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// The most lines of one kind within a minute.
const MOST: u32 = 100;
const WINDOW: Duration = Duration::from_secs(60);

/// Lines that were left out so far.
static LEFT_OUT: AtomicU64 = AtomicU64::new(0);

/// Lines that were left out so far because there were too many of their kind.
pub fn left_out() -> u64 {
    LEFT_OUT.load(Ordering::Relaxed)
}

/// Everything that is logged of one request, on whatever thread, in the writer and for the bot that answers it, carries its number.
pub fn request() -> Span {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    tracing::info_span!("request", number = NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Writes logs to standard error, as the variable `FELDZUG_LOG` says (`info` if it does not), as text or as JSON.
pub fn logs(json: bool) {
    let wanted = EnvFilter::try_from_env("FELDZUG_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let filter = wanted.and(Throttle::default());
    let layer = fmt::layer().with_writer(stderr);
    let layer = if json { layer.json().boxed() } else { layer.boxed() };
    // A second call changes nothing.
    if tracing_subscriber::registry().with(layer.with_filter(filter)).try_init().is_ok() {
        quiet_panics();
    }
}

/// A panic is one line in the log that says where. What it says itself is left out unless it was written by hand: a value
/// in it may be hidden from a player.
fn quiet_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        let what = panic.payload().downcast_ref::<&'static str>().copied().unwrap_or_default();
        metrics::PANICS.count();
        tracing::error!(place, what, "panic");
    }));
}

/// Lets through so many lines of a kind a minute. Of other people's crates only warnings: what they say in detail may hold
/// whole messages, and with them tokens.
#[derive(Default)]
struct Throttle {
    kinds: Mutex<HashMap<Identifier, (Instant, u32)>>,
}

fn is_ours(metadata: &Metadata) -> bool {
    let krate = metadata.target().split("::").next().unwrap_or_default();
    ["server", "feldzug", "cli"].contains(&krate)
}

impl Throttle {
    fn lets(&self, kind: Identifier, now: Instant) -> bool {
        let mut kinds = self.kinds.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let (since, count) = kinds.entry(kind).or_insert((now, 0));
        if now.saturating_duration_since(*since) >= WINDOW {
            (*since, *count) = (now, 0);
        }
        *count = count.saturating_add(1);
        *count <= MOST
    }
}

impl<S> Filter<S> for Throttle {
    fn enabled(&self, metadata: &Metadata, _: &Context<S>) -> bool {
        is_ours(metadata) || *metadata.level() <= Level::WARN
    }

    fn event_enabled(&self, event: &Event, _: &Context<S>) -> bool {
        let lets = self.lets(event.metadata().callsite(), Instant::now());
        if !lets {
            LEFT_OUT.fetch_add(1, Ordering::Relaxed);
        }
        lets
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::io::Write;
    use std::sync::Arc;

    /// Keeps what is logged.
    #[derive(Clone, Default)]
    pub struct Kept(Arc<Mutex<Vec<u8>>>);

    impl Kept {
        /// What was logged while this was done, everything and on this thread.
        pub fn while_doing(work: impl FnOnce()) -> String {
            let kept = Kept::default();
            let writer = kept.clone();
            let layer = fmt::layer().with_ansi(false).with_writer(move || writer.clone());
            let logs = tracing_subscriber::registry().with(layer.with_filter(Throttle::default()));
            tracing::subscriber::with_default(logs, work);
            let bytes = kept.0.lock().unwrap();
            String::from_utf8_lossy(&bytes).into_owned()
        }
    }

    impl Write for Kept {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn one_kind_of_line_cannot_flood_the_log() {
        let before = left_out();
        let log = Kept::while_doing(|| {
            for number in 0..500 {
                tracing::error!(number, "the same again");
            }
            tracing::error!("something else");
        });
        assert_eq!(log.matches("the same again").count(), MOST as usize);
        assert!(log.contains("something else"));
        assert!(left_out() - before >= 400);
    }

    #[test]
    fn what_others_say_in_detail_is_left_out() {
        let log = Kept::while_doing(|| {
            tracing::info!(target: "tungstenite::protocol", "received {{\"token\":\"secret\"}}");
            tracing::trace!(target: "server::socket", "hello");
            tracing::warn!(target: "hyper", "something is wrong");
        });
        assert!(
            !log.contains("secret") && log.contains("hello") && log.contains("something is wrong"),
            "{log}"
        );
    }
}
