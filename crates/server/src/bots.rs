//! Bots think on a few threads of their own, so that no table waits for another's bot.

use crate::app::App;
use crate::room::Room;
use crate::token::random;
use engine::Seat;
use lab::WallClock;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use table::AnyTable;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

/// The bot that advises people.
pub const ADVISER: bots::BotSpec = bots::BotSpec::Search(bots::Level::Millis(200));

/// Decisions that wait for a thread.
#[derive(Default)]
pub struct Pool {
    queue: Mutex<Queue>,
    bell: Condvar,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    advice: usize,
    stopped: bool,
}

struct Job {
    room: Arc<Room>,
    task: Task,
}

enum Task {
    /// The bot must move; the number says whether it still must when its turn comes.
    Move(u64),
    /// A person asks for advice.
    Advice(Seat, oneshot::Sender<Option<String>>),
}

impl Pool {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// A bot must move.
    pub fn ask_move(&self, room: Arc<Room>, number: u64) {
        self.queue().jobs.push_back(Job { room, task: Task::Move(number) });
        self.bell.notify_one();
    }

    /// A person asks for advice, and goes before the bots; `None` if too many do.
    pub fn ask_advice(
        &self,
        room: Arc<Room>,
        seat: Seat,
        most: usize,
    ) -> Option<oneshot::Receiver<Option<String>>> {
        let (tell, answer) = oneshot::channel();
        let mut queue = self.queue();
        if queue.advice >= most {
            return None;
        }
        queue.advice += 1;
        queue.jobs.push_front(Job { room, task: Task::Advice(seat, tell) });
        drop(queue);
        self.bell.notify_one();
        Some(answer)
    }

    /// Ends the threads once they have finished what they think about.
    pub fn stop(&self) {
        let mut queue = self.queue();
        queue.stopped = true;
        queue.jobs.clear();
        self.bell.notify_all();
    }

    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.stopped {
                return None;
            }
            if let Some(job) = queue.jobs.pop_front() {
                if matches!(job.task, Task::Advice(..)) {
                    queue.advice -= 1;
                }
                return Some(job);
            }
            queue = self.bell.wait(queue).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
    }
}

/// Starts the threads.
pub fn start(app: &Arc<App>) -> std::io::Result<()> {
    let runtime = Handle::current();
    for number in 0..app.config.workers.max(1) {
        let (app, runtime) = (app.clone(), runtime.clone());
        std::thread::Builder::new().name(format!("bot {number}")).spawn(move || {
            while let Some(job) = app.pool.next() {
                // A panic here costs one thought, not the thread.
                if catch_unwind(AssertUnwindSafe(|| work(&app, &runtime, job))).is_err() {
                    tracing::error!("a bot's thread panicked");
                }
            }
        })?;
    }
    Ok(())
}

fn work(app: &Arc<App>, runtime: &Handle, Job { room, task }: Job) {
    match task {
        Task::Move(number) => {
            let Some((table, bot)) = runtime.block_on(room.ponder(app, number)) else { return };
            let order = think(&*table, bot);
            let app = app.clone();
            // Waiting and writing need no thread of ours.
            runtime.spawn(async move { room.bot_order(&app, number, order).await });
        }
        Task::Advice(seat, tell) => {
            if tell.is_closed() {
                return;
            }
            let table = runtime.block_on(room.fork(app));
            let decides = |table: &dyn AnyTable| table.need() == engine::Need::Order(seat);
            let order = table.filter(|table| decides(&**table)).and_then(|table| think(&*table, ADVISER));
            let _ = tell.send(order);
        }
    }
}

/// The bot's order; if it fails, some legal order, so that the game goes on.
fn think(table: &dyn AnyTable, bot: bots::BotSpec) -> Option<String> {
    let seed = u64::from_le_bytes(random());
    match catch_unwind(AssertUnwindSafe(|| table.advise(bot, seed, &WallClock::new()))) {
        Ok(Some(order)) => return Some(order),
        Ok(None) => tracing::error!(%bot, "the bot has no order"),
        Err(_) => tracing::error!(%bot, record = %table.record(), "the bot panicked"),
    }
    let engine::Need::Order(seat) = table.need() else { return None };
    table.choices(seat).into_iter().next().map(|choice| choice.order)
}
