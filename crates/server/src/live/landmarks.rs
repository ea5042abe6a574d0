//! Moments worth jumping to: rounds, fights, people's decisions.

use engine::Seat;
use table::AnyTable;

/// What is remembered of the steps so far, so that landmarks need no second look at the whole game.
pub struct Landmarks {
    /// States at which the round changes, and which it is then.
    rounds: Vec<(u32, u32)>,
    /// Who spoke at each step: a seat, or luck.
    speakers: Vec<Option<Seat>>,
}

/// A moment worth jumping to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// A round begins: its number.
    Round(u32),
    /// A fight of this seat was decided: the result.
    Fight(Seat, &'static str),
    /// This seat had to decide.
    Decision(Seat),
}

/// The round after this many steps, from 1, if the game counts rounds.
pub fn round_at(table: &dyn AnyTable, state: usize) -> Option<u32> {
    table.round_at(state).map(|round| round.number)
}

impl Landmarks {
    /// The landmarks of a table.
    pub fn of(table: &dyn AnyTable) -> Landmarks {
        let mut landmarks = Landmarks { rounds: Vec::new(), speakers: Vec::new() };
        if let Some(round) = round_at(table, 0) {
            landmarks.rounds.push((0, round));
        }
        landmarks.follow(table, round_at(table, table.len()));
        landmarks
    }

    /// The round now, from 1.
    pub fn round(&self) -> Option<u32> {
        self.rounds.last().map(|(_, round)| *round)
    }

    /// Forgets what was taken back: only the first `keep` steps stay.
    pub fn go_back(&mut self, keep: usize) {
        self.speakers.truncate(keep);
        self.rounds.retain(|(state, _)| *state == 0 || *state as usize <= keep);
    }

    /// Looks at the steps that are new; the round now is known.
    pub fn follow(&mut self, table: &dyn AnyTable, round: Option<u32>) {
        let from = self.speakers.len();
        self.speakers.extend(table.speakers(from));
        if let (Some(old), Some(new)) = (self.round(), round) {
            self.search(table, (from, old), (table.len(), new));
        }
    }

    /// Finds the moments between two states at which the round changes, by halving.
    fn search(&mut self, table: &dyn AnyTable, (from, old): (usize, u32), (to, new): (usize, u32)) {
        if old == new || from >= to {
            return;
        }
        if to - from == 1 {
            self.rounds.push((to as u32, new));
            return;
        }
        let middle = (from + to) / 2;
        let half = round_at(table, middle).unwrap_or(old);
        self.search(table, (from, old), (middle, half));
        self.search(table, (middle, half), (to, new));
    }

    /// The seat that spoke last; none if it was luck.
    pub fn last_speaker(&self) -> Option<Seat> {
        self.speakers.last().copied().flatten()
    }

    /// The last decision at or before this state: where no card or die is awaited.
    pub fn decision_at(&self, state: u32) -> u32 {
        let luck_next = |state: u32| matches!(self.speakers.get(state as usize), Some(None));
        (0..=state).rev().find(|&state| !luck_next(state)).unwrap_or(0)
    }

    /// All landmarks in the order of the game. `human` says whose decisions count.
    pub fn all(&self, table: &dyn AnyTable, human: impl Fn(Seat) -> bool) -> Vec<(u32, Mark)> {
        let mut marks: Vec<(u32, Mark)> =
            self.rounds.iter().map(|(state, round)| (*state, Mark::Round(*round))).collect();
        for fight in table.fights() {
            if let Some(result) = fight.result {
                marks.push((fight.end as u32, Mark::Fight(fight.seat, result)));
            }
        }
        let mut last = None;
        for (state, speaker) in self.speakers.iter().enumerate() {
            // The first of several orders in a row stands for the decision.
            if let Some(seat) = speaker.filter(|_| *speaker != last)
                && human(seat)
            {
                marks.push((state as u32, Mark::Decision(seat)));
            }
            last = *speaker;
        }
        marks.sort_by_key(|(state, _)| *state);
        marks
    }
}
