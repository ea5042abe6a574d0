use crate::{Fight, Lesson, OrderError, ReplayError, UndoStop, read_luck, write_luck};
use bots::{Minds, Thought};
use engine::*;
use std::sync::Arc;

/// A running game.
pub struct Table<G: Insight> {
    game: Arc<G>,
    /// What bots make of it, shared by all tables forked from this one.
    minds: Arc<Minds<G>>,
    header: Header,
    start: G::Position,
    position: G::Position,
    steps: Vec<Step<G>>,
    fights: Vec<Fight>,
    notes: Vec<Note>,
    /// What is taught here, if something is.
    pub(crate) lesson: Option<Arc<Lesson>>,
}

/// One order or luck, and what came of it.
pub struct Step<G: Game> {
    /// The seat that ordered; `None` for luck.
    pub seat: Option<Seat>,
    /// As it stands in the record.
    pub entry: Entry,
    /// The position before.
    pub before: G::Position,
    /// What happened.
    pub events: Vec<G::Event>,
    /// Whether a standing instruction gave the order.
    pub passed: bool,
    /// The gesture it belongs to: orders given together are taken back together. 0 for none.
    pub gesture: u32,
    /// Why a bot gave the order, for whom it may be told to. Kept with the table, not in the record.
    pub why: Option<Msg>,
}

impl<G: Insight> Table<G> {
    /// A new game. The header's start hash is filled in.
    pub fn new(game: Arc<G>, mut header: Header) -> Table<G> {
        let start = game.start();
        header.start = hash_of(&start).to_string();
        Table {
            position: start.clone(),
            start,
            game,
            minds: Arc::default(),
            header,
            steps: Vec::new(),
            fights: Vec::new(),
            notes: Vec::new(),
            lesson: None,
        }
    }

    /// A game that begins in a hand-made position, for cases and experiments. Its record does not replay.
    pub fn from_position(game: Arc<G>, header: Header, start: G::Position) -> Table<G> {
        Table {
            position: start.clone(),
            start,
            game,
            minds: Arc::default(),
            header,
            steps: Vec::new(),
            fights: Vec::new(),
            notes: Vec::new(),
            lesson: None,
        }
    }

    /// A table at which something is taught, from a hand-made position. Its record replays on such a table.
    pub fn teach(game: Arc<G>, mut header: Header, start: G::Position, lesson: Arc<Lesson>) -> Table<G> {
        header.start = hash_of(&start).to_string();
        Table { lesson: Some(lesson), ..Table::from_position(game, header, start) }
    }

    /// Replays a record, checking every hash.
    pub fn replay(game: Arc<G>, record: &Record) -> Result<Table<G>, ReplayError> {
        let mut table = Table::new(game, Header::default());
        table.take_over(record)?;
        Ok(table)
    }

    /// Replays a record on this empty table, checking every hash; header and notes are taken over.
    pub fn take_over(&mut self, record: &Record) -> Result<(), ReplayError> {
        self.replay_on(&record.header.start, &record.entries)?;
        self.header = record.header.clone();
        self.notes = record.notes.clone();
        Ok(())
    }

    /// Plays the entries of a record on this table, which must begin at the start that the record names, and checks every hash. Steps
    /// that lie here already stay, others are taken back. If one leads elsewhere, the table stays at the last position that is right.
    pub fn replay_on(&mut self, start: &str, entries: &[Entry]) -> Result<(), ReplayError> {
        if self.header.start != start {
            return Err(ReplayError { entry: 0, what: Msg::new("replay-start") });
        }
        let known = self.steps.iter().zip(entries).take_while(|(step, entry)| step.entry == **entry).count();
        self.rewind(known);
        for (number, entry) in entries.iter().enumerate().skip(known) {
            if let Err(what) = self.follow(entry) {
                self.rewind(number);
                return Err(ReplayError { entry: number + 1, what });
            }
        }
        Ok(())
    }

    /// Follows steps that come after those that lie here, and checks every hash. If one leads elsewhere, none of them stays.
    pub fn replay_more(&mut self, entries: &[Entry]) -> Result<(), ReplayError> {
        let known = self.steps.len();
        for (number, entry) in (known..).zip(entries) {
            if let Err(what) = self.follow(entry) {
                self.rewind(known);
                return Err(ReplayError { entry: number + 1, what });
            }
        }
        Ok(())
    }

    /// One step of a record.
    fn follow(&mut self, entry: &Entry) -> Result<(), Msg> {
        let done = if entry.is_luck() {
            let number = |drawn: &Drawn| self.is_behind(drawn, &entry.what);
            if !entry.drawn.as_ref().is_none_or(number) {
                return Err(Msg::new("replay-drawn").with("luck", entry.what.clone()));
            }
            self.luck_text(&entry.what)
        } else {
            let unknown = || Msg::new("replay-seat").with("seat", entry.who.clone());
            let seat = G::PROFILE.seat(&entry.who).ok_or_else(unknown)?;
            let read = self.game.read(&entry.what).map_err(|error| OrderError::Unreadable(error.0));
            read.and_then(|order| self.order_again(seat, order))
        };
        done.map_err(|error| error.msg())?;
        match self.steps.last().map(|step| step.entry.hash.as_str()) {
            Some(hash) if hash == entry.hash => {
                if let Some(step) = self.steps.last_mut() {
                    step.entry.drawn = entry.drawn;
                }
                Ok(())
            }
            found => {
                let what = Msg::new("replay-hash").with("found", found.unwrap_or_default());
                Err(what.with("written", entry.hash.clone()))
            }
        }
    }

    /// Whether this number gives this luck here.
    fn is_behind(&self, drawn: &Drawn, luck: &str) -> bool {
        let Need::Luck(chance) = self.need() else { return false };
        drawn.total == chance.total()
            && drawn.sides == chance.sides()
            && write_luck(&*self.game, chance, chance.nth(drawn.nth)) == luck
    }

    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }
    /// What bots make of the game.
    pub fn minds(&self) -> &Arc<Minds<G>> {
        &self.minds
    }
    /// The best evaluation there is.
    pub(crate) fn studied(&self) -> Thought<'_, G> {
        self.minds.get(&*self.game, Schooling::Studied)
    }
    /// What is played, by whom.
    pub fn header(&self) -> &Header {
        &self.header
    }
    /// Changes who sits where, as the record will tell.
    pub fn set_player(&mut self, seat: Seat, player: &str) {
        let id = G::PROFILE.seat_id(seat);
        if let Some((_, name)) = self.header.seats.iter_mut().find(|(seat, _)| seat == id) {
            *name = player.to_owned();
        }
    }
    /// The position now.
    pub fn position(&self) -> &G::Position {
        &self.position
    }
    /// How many orders and lucks there have been.
    pub fn len(&self) -> usize {
        self.steps.len()
    }
    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
    /// Everything so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }
    /// Fights so far with their results.
    pub fn fights(&self) -> &[Fight] {
        &self.fights
    }
    /// What was to be expected of a fight, worked out from the position in which it was begun.
    pub fn fight_odds(&self, fight: &Fight) -> Odds {
        let step = fight.step.checked_sub(1).and_then(|index| self.steps.get(index));
        let odds = step.and_then(|step| {
            let order = self.game.read(&step.entry.what).ok()?;
            self.game.odds(&step.before, order)
        });
        odds.unwrap_or_default()
    }
    /// The position after this many steps.
    pub fn position_at(&self, step: usize) -> &G::Position {
        self.steps.get(step).map_or(&self.position, |step| &step.before)
    }
    /// What the game needs now.
    pub fn need(&self) -> Need {
        self.game.need(&self.position)
    }
    /// The legal orders now.
    pub fn orders(&self) -> Vec<G::Order> {
        let mut orders = Vec::new();
        self.game.orders(&self.position, &mut orders);
        orders
    }

    /// An order in notation.
    pub fn order_text(&mut self, seat: Seat, text: &str) -> Result<(), OrderError> {
        let order = self.game.read(text).map_err(|error| OrderError::Unreadable(error.0))?;
        self.order(seat, order)
    }

    /// An order. It is judged; if it is refused nothing changes.
    pub fn order(&mut self, seat: Seat, order: G::Order) -> Result<(), OrderError> {
        self.may_order(seat, order)?;
        self.heed(seat, order)?;
        self.carry_out(seat, order);
        Ok(())
    }

    /// An order that was given before, or that nobody has to be asked about: a lesson has no say in it.
    pub(crate) fn order_again(&mut self, seat: Seat, order: G::Order) -> Result<(), OrderError> {
        self.may_order(seat, order)?;
        self.carry_out(seat, order);
        Ok(())
    }

    fn carry_out(&mut self, seat: Seat, order: G::Order) {
        let before = self.position.clone();
        let mut events = Vec::new();
        self.game.apply_order(&mut self.position, order, &mut events);
        // A redraw goes on with the fight under way; any other order that leads to luck begins one.
        let fighting = self.fights.last().is_some_and(|fight| fight.result.is_none());
        if !fighting && matches!(self.need(), Need::Luck(_)) && self.game.risky(&before, order) {
            let step = self.steps.len() + 1;
            self.fights.push(Fight { seat, step, end: step, result: None });
        }
        self.push(Some(seat), G::PROFILE.seat_id(seat), self.game.write(order), before, events);
    }

    /// Whether the rules let the seat give this order now.
    fn may_order(&self, seat: Seat, order: G::Order) -> Result<(), OrderError> {
        if self.need() != Need::Order(seat) {
            return Err(OrderError::NotYourTurn);
        }
        if self.game.has_secrets() {
            // A refusal tells nothing that the seat cannot know.
            self.judge_seen(seat, order).map_err(OrderError::Refused)?;
        }
        self.game.judge(&self.position, order).map_err(OrderError::Refused)
    }

    /// Luck in notation.
    pub fn luck_text(&mut self, text: &str) -> Result<(), OrderError> {
        let Need::Luck(chance) = self.need() else { return Err(OrderError::NotYourTurn) };
        let luck = read_luck(&*self.game, chance, text).map_err(OrderError::WrongLuck)?;
        self.luck(luck)
    }

    /// Luck. It must fit what is awaited.
    pub fn luck(&mut self, luck: Luck) -> Result<(), OrderError> {
        let Need::Luck(chance) = self.need() else { return Err(OrderError::NotYourTurn) };
        let text = write_luck(&*self.game, chance, luck);
        chance
            .check(luck)
            .map_err(|_| OrderError::WrongLuck(Msg::new("luck-wrong").with("text", text.clone())))?;
        let before = self.position.clone();
        let mut events = Vec::new();
        self.game.apply_luck(&mut self.position, luck, &mut events);
        self.push(None, LUCK, text, before, events);
        Ok(())
    }

    /// Luck from a source, if luck is awaited.
    pub fn roll(&mut self, source: &mut dyn Source) -> bool {
        let Need::Luck(chance) = self.need() else { return false };
        if let Some(written) = self.written_luck()
            && self.luck_text(&written).is_ok()
        {
            return true;
        }
        let nth = source.below(chance.total());
        if self.luck(chance.nth(nth)).is_err() {
            return false;
        }
        if let (Some(draw), Some(step)) = (source.draw(), self.steps.last_mut()) {
            step.entry.drawn = Some(Drawn { draw, nth, total: chance.total(), sides: chance.sides() });
        }
        true
    }

    fn push(
        &mut self,
        seat: Option<Seat>,
        who: &str,
        what: String,
        before: G::Position,
        events: Vec<G::Event>,
    ) {
        let hash = hash_of(&self.position).to_string();
        let entry = Entry { who: who.to_owned(), what, hash, drawn: None };
        let mut events = events;
        events.shrink_to_fit();
        self.steps.push(Step { seat, entry, before, events, passed: false, gesture: 0, why: None });
        if let Some(fight) = self.fights.last_mut().filter(|fight| fight.result.is_none())
            && let Some(result) = self.game.last_result(&self.position)
        {
            fight.result = Some(result);
            fight.end = self.steps.len();
        }
    }

    /// Whether this seat may take back its last order, or why not.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoStop> {
        if self.is_pupil(seat) {
            return self.last_of(seat).map(|_| ()).ok_or(UndoStop::Nothing);
        }
        self.may_undo_at(self.steps.len(), seat)
    }

    /// The index of the seat's last order that it gave itself.
    fn last_of(&self, seat: Seat) -> Option<usize> {
        self.steps.iter().rposition(|step| step.seat == Some(seat) && !step.passed)
    }

    fn may_undo_at(&self, step: usize, seat: Seat) -> Result<(), UndoStop> {
        let last = step.checked_sub(1).and_then(|index| self.steps.get(index)).ok_or(UndoStop::Nothing)?;
        let need = self.game.need(self.position_at(step));
        match last.seat {
            None => Err(UndoStop::Luck),
            Some(owner) if owner != seat => Err(UndoStop::OtherSide),
            Some(_) if last.events.iter().any(|event| self.game.widens(event)) => Err(UndoStop::Revealed),
            Some(_) if matches!(need, Need::Order(next) if next != seat) => Err(UndoStop::OtherSide),
            Some(_) => Ok(()),
        }
    }

    /// How many steps stay when the seat takes back its last gesture, or why it cannot. Orders that were given together go together, as
    /// far as each may be taken back, and with an order goes what standing instructions have let pass since. Never crosses luck, a
    /// widened view or a change of decider.
    pub fn undo_to(&self, seat: Seat) -> Result<usize, UndoStop> {
        self.may_undo(seat)?;
        if let Some(last) = self.last_of(seat).filter(|_| self.is_pupil(seat)) {
            // Nobody is wronged if somebody who learns tries again: luck and the other side are written down.
            let gesture = self.steps[last].gesture;
            let together =
                |step: &Step<G>| gesture != 0 && (step.gesture == gesture || step.seat != Some(seat));
            let others = self.steps[..last].iter().rev().take_while(|step| together(step));
            let back = others.enumerate().filter(|(_, step)| step.gesture == gesture).last();
            return Ok(back.map_or(last, |(further, _)| last - further - 1));
        }
        let mut keep = self.steps.len() - 1;
        while self.steps[keep].passed && self.may_undo_at(keep, seat).is_ok() {
            keep -= 1;
        }
        let gesture = self.steps[keep].gesture;
        let mut at = keep;
        while gesture != 0 && self.may_undo_at(at, seat).is_ok() {
            at -= 1;
            match &self.steps[at] {
                step if step.gesture == gesture => keep = at,
                step if step.passed => {}
                _ => break,
            }
        }
        Ok(keep)
    }

    /// Takes back the seat's last gesture, see [`Table::undo_to`].
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoStop> {
        let keep = self.undo_to(seat)?;
        self.rewind(keep);
        Ok(())
    }

    /// Goes back to the position after this many steps: for take-backs by consent, and for branches.
    pub fn rewind(&mut self, step: usize) {
        if step < self.steps.len() {
            self.position = self.steps[step].before.clone();
            self.steps.truncate(step);
            self.fights.retain(|fight| fight.step <= step);
            if let Some(fight) = self.fights.last_mut().filter(|fight| fight.end > step) {
                fight.result = None;
                fight.end = fight.step;
            }
        }
    }

    /// What is to be noted when a side has the table go back to this many steps: luck that is redrawn is kept in sight.
    pub fn take_back_note(&self, seat: Seat, keep: usize) -> Note {
        let taken = self.steps.iter().enumerate().skip(keep);
        let luck = taken.filter(|(_, step)| step.seat.is_none());
        let struck = luck.map(|(index, step)| (index as u32 + 1, step.entry.clone())).collect();
        let side = G::PROFILE.seat_id(seat).to_owned();
        Note { step: keep as u32, what: Noted::TookBack { side, from: self.steps.len() as u32, struck } }
    }

    /// Notes what happened at the table beside the game.
    pub fn note(&mut self, note: Note) {
        self.notes.push(note);
    }
    /// What happened at the table beside the game.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Notes that a standing instruction gave the order at this step, from 1.
    pub fn mark_passed(&mut self, step: usize) {
        if let Some(step) = step.checked_sub(1).and_then(|index| self.steps.get_mut(index)) {
            step.passed = step.seat.is_some();
        }
    }

    /// Notes that the order at this step, from 1, belongs to a gesture.
    pub fn mark_gesture(&mut self, step: usize, gesture: u32) {
        if let Some(step) = step.checked_sub(1).and_then(|index| self.steps.get_mut(index)) {
            step.gesture = gesture;
        }
    }

    /// Notes why a bot gave the order at this step, from 1.
    pub fn mark_why(&mut self, step: usize, why: Msg) {
        if let Some(step) = step.checked_sub(1).and_then(|index| self.steps.get_mut(index)) {
            step.why = Some(why);
        }
    }

    /// The record so far.
    pub fn record(&self) -> Record {
        Record {
            header: self.header.clone(),
            entries: self.steps.iter().map(|step| step.entry.clone()).collect(),
            notes: self.notes.clone(),
            ending: matches!(self.need(), Need::Over(_)).then_some(Finish::Rules),
        }
    }

    /// The first position.
    pub fn start(&self) -> &G::Position {
        &self.start
    }
}

impl<G: Insight> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        Table {
            game: self.game.clone(),
            minds: self.minds.clone(),
            header: self.header.clone(),
            start: self.start.clone(),
            position: self.position.clone(),
            steps: self.steps.iter().map(Step::clone).collect(),
            fights: self.fights.clone(),
            notes: self.notes.clone(),
            lesson: self.lesson.clone(),
        }
    }
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Step<G> {
        Step {
            seat: self.seat,
            entry: self.entry.clone(),
            before: self.before.clone(),
            events: self.events.clone(),
            passed: self.passed,
            gesture: self.gesture,
            why: self.why.clone(),
        }
    }
}
