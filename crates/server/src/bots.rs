//! Bots think on a few threads of their own, so that no table waits for another's bot. The threads are shared between
//! addresses: whoever has had less of them lately comes first.

use crate::app::App;
use crate::live::LiveTable;
use crate::token::random;
use bots::Clock as _;
use engine::Seat;
use lab::WallClock;
use std::cell::Cell;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use table::{Onward, Thinker, Thought};
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tracing::{Instrument, Span};

/// The bot that advises people.
pub const ADVISER: bots::BotSpec = bots::BotSpec::Search(bots::Level::Millis(200));
/// How each further order of the same gesture is thought of.
const ONWARD: bots::BotSpec = bots::BotSpec::Search(bots::Level::Millis(60));

/// A bot may think this long, in milliseconds, whoever waits; then it gives the best order found so far. No named level
/// takes longer.
const SLICE: u64 = 1000;
/// And this long if somebody waits who has had less of the threads lately.
const SHORT: u64 = 200;

/// The time after which half of what an address had of the threads is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(30);

/// An address, or all tables nobody is at.
type Account = Option<IpAddr>;

/// Decisions that wait for a thread.
#[derive(Default)]
pub struct Pool {
    queue: Mutex<Queue>,
    bell: Condvar,
    /// Milliseconds of thinking so far, for the figures.
    thought: AtomicU64,
    /// Thoughts so far.
    thoughts: AtomicU64,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    advice: usize,
    accounts: Accounts,
    stopped: bool,
}

struct Job {
    live: Arc<LiveTable>,
    task: Task,
    /// The request it comes from.
    span: Span,
}

impl Job {
    fn new(live: Arc<LiveTable>, task: Task) -> Job {
        Job { live, task, span: Span::current() }
    }
}

/// What the computer advises.
pub struct Hint {
    /// The order, and why.
    pub thought: Thought,
    /// How it would go on in the same gesture.
    pub then: Vec<Onward>,
}

enum Task {
    /// The bot must move; the number says whether it still must when its turn comes.
    Move(u64),
    /// A person asks for advice.
    Advice(Seat, oneshot::Sender<Option<Hint>>),
    /// A finished game is looked at again.
    Study,
}

/// What each account has had of the threads.
#[derive(Default)]
struct Accounts(HashMap<Account, Spent>);

struct Spent {
    seconds: f64,
    at: Instant,
    /// Threads that think for it now.
    running: u32,
}

impl Spent {
    /// Seconds of thinking, the longer ago the less they count.
    fn now(&self, now: Instant) -> f64 {
        let age = now.saturating_duration_since(self.at).as_secs_f64() / FORGOTTEN.as_secs_f64();
        self.seconds * (-age).exp2()
    }
}

impl Accounts {
    /// What an account has had; a thought under way counts as a slice.
    fn had(&self, account: Account, now: Instant) -> f64 {
        self.0
            .get(&account)
            .map_or(0.0, |spent| spent.now(now) + f64::from(spent.running) * SLICE as f64 / 1000.0)
    }

    fn begin(&mut self, account: Account, now: Instant) {
        if self.0.len() > 10_000 {
            self.0.retain(|_, spent| spent.running > 0 || spent.now(now) > 0.01);
        }
        self.0.entry(account).or_insert(Spent { seconds: 0.0, at: now, running: 0 }).running += 1;
    }

    fn end(&mut self, account: Account, now: Instant, took: Duration) {
        if let Some(spent) = self.0.get_mut(&account) {
            spent.seconds = spent.now(now) + took.as_secs_f64();
            spent.at = now;
            spent.running -= 1;
        }
    }
}

/// The place of the job that comes next: of the account that has had least; advice before bots; else as they came.
fn choose(jobs: impl Iterator<Item = (Account, bool)>, accounts: &Accounts, now: Instant) -> Option<usize> {
    let rank =
        |(place, (account, advice)): (usize, (Account, bool))| (accounts.had(account, now), !advice, place);
    let first =
        jobs.enumerate().map(rank).min_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))))?;
    Some(first.2)
}

impl Pool {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// A bot must move.
    pub fn ask_move(&self, live: Arc<LiveTable>, number: u64) {
        self.queue().jobs.push_back(Job::new(live, Task::Move(number)));
        self.bell.notify_one();
    }

    /// A person asks for advice, and goes before their own bots; `None` if too many do.
    pub fn ask_advice(
        &self,
        live: Arc<LiveTable>,
        seat: Seat,
        most: usize,
    ) -> Option<oneshot::Receiver<Option<Hint>>> {
        let (tell, answer) = oneshot::channel();
        let mut queue = self.queue();
        if queue.advice >= most {
            return None;
        }
        queue.advice += 1;
        queue.jobs.push_back(Job::new(live, Task::Advice(seat, tell)));
        drop(queue);
        self.bell.notify_one();
        Some(answer)
    }

    /// A finished game is to be looked at again, a slice of it at a time.
    pub fn ask_study(&self, live: Arc<LiveTable>) {
        self.queue().jobs.push_back(Job::new(live, Task::Study));
        self.bell.notify_one();
    }

    /// Ends the threads once they have finished what they think about.
    pub fn stop(&self) {
        let mut queue = self.queue();
        queue.stopped = true;
        queue.jobs.clear();
        self.bell.notify_all();
    }

    /// Decisions that wait.
    pub fn waiting(&self) -> usize {
        self.queue().jobs.len()
    }

    /// Thoughts so far, and the seconds they took.
    pub fn thoughts(&self) -> (u64, f64) {
        (self.thoughts.load(Ordering::Relaxed), self.thought.load(Ordering::Relaxed) as f64 / 1000.0)
    }

    fn next(&self) -> Option<(Job, Account)> {
        let mut queue = self.queue();
        loop {
            if queue.stopped {
                return None;
            }
            let now = Instant::now();
            let waiting =
                queue.jobs.iter().map(|job| (job.live.account(), matches!(job.task, Task::Advice(..))));
            if let Some(place) = choose(waiting, &queue.accounts, now) {
                let job = queue.jobs.remove(place)?;
                if matches!(job.task, Task::Advice(..)) {
                    queue.advice -= 1;
                }
                let account = job.live.account();
                queue.accounts.begin(account, now);
                return Some((job, account));
            }
            queue = self.bell.wait(queue).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
    }

    fn done(&self, account: Account, took: Duration) {
        self.queue().accounts.end(account, Instant::now(), took);
        self.thoughts.fetch_add(1, Ordering::Relaxed);
        self.thought.fetch_add(took.as_millis() as u64, Ordering::Relaxed);
    }

    /// Whether a decision of somebody else waits; for a short thought, of somebody who has had less.
    fn must_end(&self, account: Account, millis: u64) -> bool {
        let (queue, now) = (self.queue(), Instant::now());
        let had = queue.accounts.had(account, now);
        let waits =
            |other: Account| other != account && (millis >= SLICE || queue.accounts.had(other, now) < had);
        queue.jobs.iter().any(|job| waits(job.live.account()))
    }
}

/// The clock a bot thinks by. Once its share is over and somebody else waits, no time is left.
struct SharedClock<'a> {
    wall: WallClock,
    pool: &'a Pool,
    account: Account,
    /// When it was last asked whether somebody waits.
    asked: Cell<u64>,
}

/// Milliseconds between looks at the queue, and longer than any bot may think.
const LOOK: u64 = 50;
const OVER: u64 = 1 << 32;

impl bots::Clock for SharedClock<'_> {
    fn millis(&self) -> u64 {
        let now = self.wall.millis();
        if now < SHORT || now < self.asked.get() + LOOK {
            return now;
        }
        self.asked.set(now);
        if self.pool.must_end(self.account, now) { now + OVER } else { now }
    }
}

/// Starts the threads.
pub fn start(app: &Arc<App>) -> std::io::Result<()> {
    let runtime = Handle::current();
    for number in 0..app.config.workers.max(1) {
        let (app, runtime) = (app.clone(), runtime.clone());
        std::thread::Builder::new().name(format!("bot {number}")).spawn(move || {
            while let Some((job, account)) = app.pool.next() {
                let begun = Instant::now();
                // A panic here costs one thought, not the thread.
                if catch_unwind(AssertUnwindSafe(|| work(&app, &runtime, job, account))).is_err() {
                    tracing::error!("a bot's thread panicked");
                }
                app.pool.done(account, begun.elapsed());
            }
        })?;
    }
    Ok(())
}

fn work(app: &Arc<App>, runtime: &Handle, Job { live, task, span }: Job, account: Account) {
    let _of = span.enter();
    let clock = SharedClock { wall: WallClock::new(), pool: &app.pool, account, asked: Cell::new(0) };
    match task {
        Task::Move(number) => {
            let Some((thinker, bot)) = runtime.block_on(live.ponder(app, number)) else { return };
            let thought = think(&live, &*thinker, bot, &clock);
            let app = app.clone();
            // Waiting and writing need no thread of ours.
            runtime.spawn(async move { live.bot_order(&app, number, thought).await }.in_current_span());
        }
        Task::Advice(seat, tell) => {
            if tell.is_closed() {
                return;
            }
            let thinker = runtime.block_on(live.thinker(app));
            let hint = thinker.filter(|thinker| thinker.seat() == seat).and_then(|thinker| {
                let thought = think(&live, &*thinker, ADVISER, &clock)?;
                // The rest of the gesture is worth less than the order: without it there is still advice.
                let on = AssertUnwindSafe(|| thinker.onward(&thought.order, ONWARD, 0, &clock));
                let then = catch_unwind(on).unwrap_or_default();
                Some(Hint { thought, then })
            });
            let _ = tell.send(hint);
        }
        Task::Study => {
            let Some(mut studied) = live.take_study() else { return };
            let slice = AssertUnwindSafe(|| {
                while live.is_studied() && clock.millis() < SLICE && studied.go_on() {}
                studied
            });
            let studied = catch_unwind(slice).ok();
            if studied.is_none() {
                tracing::error!(table = live.id, "an analysis panicked");
            }
            // Behind whatever came in meanwhile.
            if live.put_study(app, studied) {
                app.pool.ask_study(live);
            }
        }
    }
}

/// The bot's order; if it fails, some legal order, so that the game goes on.
fn think(
    live: &LiveTable,
    thinker: &dyn Thinker,
    bot: bots::BotSpec,
    clock: &dyn bots::Clock,
) -> Option<Thought> {
    let seed = u64::from_le_bytes(random());
    // What is thought about holds what not everybody may know: the log says where it is.
    match catch_unwind(AssertUnwindSafe(|| thinker.think(bot, seed, clock))) {
        Ok(Some(thought)) => return Some(thought),
        Ok(None) => tracing::error!(table = live.id, %bot, "the bot has no order"),
        Err(_) => tracing::error!(table = live.id, %bot, "the bot panicked"),
    }
    thinker.any_order().map(|order| Thought { order, why: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(last: u8) -> Account {
        Some(IpAddr::from([192, 0, 2, last]))
    }

    #[test]
    fn whoever_has_had_least_comes_first() {
        let now = Instant::now();
        let mut accounts = Accounts::default();
        let first =
            |jobs: &[(Account, bool)], accounts: &Accounts, now| choose(jobs.iter().copied(), accounts, now);
        assert_eq!(first(&[], &accounts, now), None);
        // Nobody has had anything: as they came, advice first.
        assert_eq!(first(&[(from(1), false), (from(2), false)], &accounts, now), Some(0));
        assert_eq!(first(&[(from(1), false), (from(1), true)], &accounts, now), Some(1));
        // A thought under way counts, so that one address does not take all threads.
        accounts.begin(from(1), now);
        let crowd = [(from(1), false), (from(1), true), (None, false), (from(2), false)];
        assert_eq!(first(&crowd, &accounts, now), Some(2));
        accounts.end(from(1), now, Duration::from_secs(5));
        accounts.begin(None, now);
        accounts.end(None, now, Duration::from_secs(5));
        assert_eq!(first(&crowd, &accounts, now), Some(3));
        // Nobody waits for ever: what was long ago is forgotten.
        accounts.begin(from(2), now);
        let later = now + Duration::from_secs(120);
        accounts.end(from(2), later, Duration::from_secs(1));
        assert_eq!(first(&crowd, &accounts, later), Some(1));
    }

    #[test]
    fn addresses_share_the_time_evenly_however_many_tables_each_has() {
        let mut accounts = Accounts::default();
        let (mut now, mut had) = (Instant::now(), [0.0; 2]);
        // Twenty-eight tables that think for five seconds against one that thinks for a fifth.
        let mut jobs: Vec<(Account, bool)> = vec![(from(1), false); 28];
        jobs.push((from(2), false));
        for _ in 0..2000 {
            let place = choose(jobs.iter().copied(), &accounts, now).unwrap();
            let (who, took) = if place == 28 { (1, 0.2) } else { (0, 5.0) };
            accounts.begin(jobs[place].0, now);
            now += Duration::from_secs_f64(took);
            accounts.end(jobs[place].0, now, Duration::from_secs_f64(took));
            had[who] += took;
        }
        let share = had[1] / (had[0] + had[1]);
        assert!((0.4..0.6).contains(&share), "{share}");
    }
}
