//! The computer thinks on a thread of its own, about what its seat may know, so that the screen stays alive.

use bots::BotSpec;
use engine::Seat;
use lab::WallClock;
use std::io;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};
use table::AnyTable;

/// What the computer thinks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Its own order.
    Order(Seat),
    /// Advice for this seat.
    Advice(Seat),
}

/// A thought under way.
pub(crate) struct Thinking {
    pub purpose: Purpose,
    /// The step it is about: an answer that comes too late is not used.
    pub step: usize,
    since: Instant,
    answers: Receiver<Option<table::Thought>>,
    answer: Option<Thought>,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Thought {
    /// This order, and why.
    Order(table::Thought),
    /// There is nothing to decide.
    Nothing,
    /// The thread broke off.
    Broken,
}

impl Thinking {
    /// Begins to think.
    pub fn start(table: &dyn AnyTable, bot: BotSpec, seed: u64, purpose: Purpose) -> io::Result<Thinking> {
        let (sender, answers) = channel();
        let step = table.len();
        let thinker = table.thinker();
        thread::Builder::new().name("feldzug-bot".to_owned()).spawn(move || {
            // Nobody may be listening any more; then the answer is not needed.
            let _ = sender.send(thinker.and_then(|thinker| thinker.think(bot, seed, &WallClock::new())));
        })?;
        Ok(Thinking { purpose, step, since: Instant::now(), answers, answer: None })
    }

    /// The answer, once it is there and at least `pace` has passed, so that people can follow.
    pub fn poll(&mut self, pace: Duration) -> Option<Thought> {
        if self.answer.is_none() {
            self.answer = match self.answers.try_recv() {
                Ok(Some(thought)) => Some(Thought::Order(thought)),
                Ok(None) => Some(Thought::Nothing),
                Err(TryRecvError::Empty) => None,
                Err(TryRecvError::Disconnected) => Some(Thought::Broken),
            };
        }
        if self.since.elapsed() < pace { None } else { self.answer.clone() }
    }
}
