use crate::thinker::Thinking;
use crate::*;
use engine::*;
use scene::*;

/// A running game for callers that know no game by name. Orders and luck are notation.
pub trait AnyTable: Send + Sync {
    /// The game's profile.
    fn profile(&self) -> &'static Profile;
    /// What is played, by whom.
    fn header(&self) -> &Header;
    /// Changes who sits where, as the record will tell.
    fn set_player(&mut self, seat: Seat, player: &str);
    /// How many orders and lucks there have been: the state number.
    fn len(&self) -> usize;
    /// Whether nothing has happened yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// What the game needs now.
    fn need(&self) -> Need;
    /// The luck awaited, for people who throw their own dice.
    fn chance(&self) -> Option<ChanceFace>;

    /// Boards and legend.
    fn map(&self) -> Map<Msg>;
    /// What the viewer sees after this many steps.
    fn scene_at(&self, step: usize, viewer: Viewer) -> Scene<Msg>;
    /// Whether any seat knows something another does not, in this scenario with these options.
    fn has_secrets(&self) -> bool;
    /// The round after this many steps, if the game counts rounds. Everybody knows it.
    fn round_at(&self, step: usize) -> Option<Round>;
    /// What the viewer sees now.
    fn scene(&self, viewer: Viewer) -> Scene<Msg> {
        self.scene_at(self.len(), viewer)
    }
    /// The seat's legal orders now; empty if another decides.
    fn choices(&self, seat: Seat) -> Vec<Choice<Msg>>;
    /// The odds of a legal order of the seat that decides now; `None` if it leads to no fight.
    fn odds(&self, seat: Seat, order: &str) -> Result<Option<OddsFace<Msg>>, OrderError>;
    /// The odds of the last order of each of these sequences, given by the seat that decides now; `None` where there is no fight, or a
    /// sequence cannot be given one after the other without luck in between.
    fn odds_all(&self, seat: Seat, sequences: &[Vec<String>]) -> Vec<Option<OddsFace<Msg>>>;
    /// Where pieces of the seat that decides now can go in one gesture, as far as it can know.
    fn course(&self, seat: Seat, who: &[String], via: &[String]) -> Option<Course<Msg>>;
    /// Why pointing at these things does nothing: every order meant, with its refusal.
    fn why_not(&self, seat: Seat, picks: &[Pick]) -> Vec<WhyNot>;
    /// Questions whose answers can be drawn over the board.
    fn overlays(&self) -> Vec<Overlay<Msg>>;
    /// The answer to such a question after this many steps, from what the viewer may know.
    fn overlay_at(&self, step: usize, viewer: Viewer, id: &str, target: Option<&Pick>) -> Vec<Tint<Msg>>;
    /// The kinds of reactions people can leave standing instructions for.
    fn reactions(&self) -> &'static [&'static str];
    /// The reaction the seat is asked for now.
    fn reaction(&self, seat: Seat) -> Option<ReactionFace>;
    /// What happened from this step on, as the viewer may know it.
    fn log(&self, from: usize, viewer: Viewer) -> Vec<LogEntry>;
    /// Fights so far with their results.
    fn fights(&self) -> &[Fight];
    /// What was to be expected of a fight: worked out now.
    fn fight_odds(&self, fight: &Fight) -> Odds;
    /// The steps from here on as they stand in the record.
    fn entries(&self, from: usize) -> Vec<Entry>;
    /// Who spoke at each step from here on: a seat, or nobody for luck.
    fn speakers(&self, from: usize) -> Vec<Option<Seat>>;
    /// The steps after this many that a standing instruction gave, from 1.
    fn passed(&self, from: usize) -> Vec<usize>;

    /// An order of a seat.
    fn order(&mut self, seat: Seat, order: &str) -> Result<(), OrderError>;
    /// Luck, typed in.
    fn luck(&mut self, luck: &str) -> Result<(), OrderError>;
    /// Luck from a source; false if none is awaited.
    fn roll(&mut self, source: &mut dyn Source) -> bool;
    /// Lets the reaction the seat is asked for pass, if its player need not be asked; false if they must decide themselves.
    fn pass(&mut self, seat: Seat, instructions: &Instructions) -> bool;
    /// Notes that a standing instruction gave the order at this step, from 1: for tables laid out again.
    fn mark_passed(&mut self, step: usize);
    /// Notes that the order at this step, from 1, belongs to a gesture: orders given together are taken back together.
    fn mark_gesture(&mut self, step: usize, gesture: u32);
    /// Notes why a bot gave the order at this step, from 1.
    fn mark_why(&mut self, step: usize, why: Msg);
    /// The steps after this many that belong to a gesture, from 1, and its number.
    fn gestures(&self, from: usize) -> Vec<(usize, u32)>;
    /// What has happened since this many steps that a seat which had more in mind should know before it goes on.
    fn disturbance(&self, from: usize, seat: Seat) -> Option<Disturbance>;
    /// The cell that an order of the seat points at last.
    fn leads_to(&self, seat: Seat, order: &str) -> Option<String>;
    /// Why an order cannot be given now, as far as the seat can know; `None` if it can.
    fn refusal(&self, seat: Seat, order: &str) -> Option<Msg>;
    /// The order at this step, from 1, in words, as its seat saw it; `None` for luck.
    fn order_label(&self, step: usize) -> Option<Msg>;
    /// An order that the seat which decided after this many steps could have given, in words.
    fn order_label_at(&self, step: usize, order: &str) -> Option<Msg>;
    /// Whether the seat may take back its last order.
    fn may_undo(&self, seat: Seat) -> Result<(), UndoStop>;
    /// How many steps stay when the seat takes back its last gesture.
    fn undo_to(&self, seat: Seat) -> Result<usize, UndoStop>;
    /// Takes back the seat's last gesture.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoStop>;
    /// Goes back to the position after this many steps.
    fn rewind(&mut self, step: usize);

    /// What is to be noted when a side has the table go back to this many steps.
    fn take_back_note(&self, seat: Seat, keep: usize) -> Note;
    /// Notes what happened at the table beside the game.
    fn note(&mut self, note: Note);
    /// What happened at the table beside the game.
    fn notes(&self) -> &[Note];

    /// What a bot needs to decide for the seat whose turn it is: the rules and that seat's view, not the whole game.
    fn thinker(&self) -> Option<Box<dyn Thinker>>;
    /// Somebody who looks at the game so far again, moment by moment: the whole of it, secrets too, so only for whoever may know everything.
    fn analyst(&self) -> Box<dyn analysis::Analyst>;
    /// How good the position after this many steps is for a seat, 0 to 1, hidden things included: for finished games.
    fn outlook(&self, step: usize, seat: Seat) -> f32;
    /// How good it looks to the seat, as far as it can know.
    fn outlook_seen(&self, step: usize, seat: Seat) -> f32;

    /// What is taught here and how far it is, if something is.
    fn lesson(&self) -> Option<LessonFace>;
    /// Who learns here, or solves a puzzle.
    fn pupil(&self) -> Option<Seat>;
    /// Gives the other side's order that the lesson has written down for this moment, or lets its reaction pass; false if there is
    /// nothing of the kind.
    fn lead(&mut self) -> bool;

    /// Plays the entries of a record, checking start and hashes. Steps that lie here already stay, others are taken back. If one leads
    /// elsewhere, the table stays at the last position that is right.
    fn replay_on(&mut self, start: &str, entries: &[Entry]) -> Result<(), ReplayError>;
    /// Follows steps that come after those that lie here, and checks every hash. If one leads elsewhere, none of them stays.
    fn replay_more(&mut self, entries: &[Entry]) -> Result<(), ReplayError>;
    /// The record so far.
    fn record(&self) -> Record;
    /// The position after this many steps as facts.
    fn facts(&self, step: usize) -> Facts;
    /// The same table again, to try something on.
    fn fork(&self) -> Box<dyn AnyTable>;
}

/// A chance in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChanceFace {
    /// Throw dice.
    Dice {
        /// How many.
        count: u8,
        /// Of how many sides.
        sides: u8,
    },
    /// Draw one of these.
    Draw {
        /// Names of what is left.
        names: Vec<String>,
    },
}

/// An order that was meant, and why it cannot be given; no refusal if it can.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// The order in notation.
    pub order: String,
    /// Why not.
    pub refusal: Option<Refusal>,
}

/// What one step brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The step, from 1.
    pub step: usize,
    /// Seat id, or `luck`.
    pub who: String,
    /// What happened.
    pub lines: Vec<LogLine>,
    /// What of it can be seen on the board.
    pub cues: Vec<Cue>,
    /// The line with which somebody's time to act begins ([`CueKind::Phase`]).
    pub heads: Option<usize>,
    /// Whether a standing instruction gave the order: only its owner should be told.
    pub passed: bool,
    /// The gesture it belongs to, 0 for none: only its owner should be told.
    pub gesture: u32,
    /// Why a bot gave the order. It may tell what only its seat knows: where there are secrets, others hear it when the game is over.
    pub why: Option<Msg>,
}

/// One sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The sentence.
    pub text: Msg,
    /// Its rule.
    pub rule: Rule,
}

/// A fight, and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    /// Who attacked.
    pub seat: Seat,
    /// The step of the order, from 1.
    pub step: usize,
    /// The step that decided it.
    pub end: usize,
    /// What came; `None` while undecided.
    pub result: Option<&'static str>,
}

impl<G: Show + Insight> AnyTable for Table<G> {
    fn profile(&self) -> &'static Profile {
        &G::PROFILE
    }
    fn header(&self) -> &Header {
        Table::header(self)
    }
    fn set_player(&mut self, seat: Seat, player: &str) {
        Table::set_player(self, seat, player)
    }
    fn len(&self) -> usize {
        self.steps().len()
    }
    fn need(&self) -> Need {
        Table::need(self)
    }
    fn chance(&self) -> Option<ChanceFace> {
        match Table::need(self) {
            Need::Luck(chance) => Some(chance_face(&**self.game(), chance)),
            _ => None,
        }
    }

    fn map(&self) -> Map<Msg> {
        self.game().map()
    }
    fn scene_at(&self, step: usize, viewer: Viewer) -> Scene<Msg> {
        let position = self.position_at(step);
        let mut scene = self.game().scene(&self.game().view(position, viewer));
        scene.prompt.seat = match self.game().need(position) {
            Need::Order(seat) => G::PROFILE.seat_id(seat).to_owned(),
            _ => String::new(),
        };
        Scene { rolls: self.rolls_at(step, viewer), ..scene }
    }
    fn has_secrets(&self) -> bool {
        self.game().has_secrets()
    }
    fn round_at(&self, step: usize) -> Option<Round> {
        self.game().round(&self.game().view(self.position_at(step), Viewer::Spectator))
    }
    fn choices(&self, seat: Seat) -> Vec<Choice<Msg>> {
        if Table::need(self) != Need::Order(seat) {
            return Vec::new();
        }
        let view = self.game().view(self.position(), Viewer::Seat(seat));
        let seen = self.imagined_at(self.steps().len(), seat);
        let mut orders = Vec::new();
        self.game().orders(&seen, &mut orders);
        let face = |order| Choice {
            order: self.game().write(order),
            risky: self.game().risky(&seen, order),
            ..self.game().choice(&view, order)
        };
        let mut choices: Vec<Choice<Msg>> = orders.into_iter().map(face).collect();
        choices.sort_by_key(|choice| choice.seldom);
        choices
    }
    fn odds(&self, seat: Seat, order: &str) -> Result<Option<OddsFace<Msg>>, OrderError> {
        if Table::need(self) != Need::Order(seat) {
            return Err(OrderError::NotYourTurn);
        }
        let game = self.game();
        let order = game.read(order).map_err(|error| OrderError::Unreadable(error.0))?;
        self.judge_seen(seat, order).map_err(OrderError::Refused)?;
        Ok(self.odds_seen(seat, order).map(|odds| game.odds_face(&odds)))
    }
    fn odds_all(&self, seat: Seat, sequences: &[Vec<String>]) -> Vec<Option<OddsFace<Msg>>> {
        let game = self.game();
        let odds = |sequence: &Vec<String>| {
            let orders: Option<Vec<G::Order>> = sequence.iter().map(|order| game.read(order).ok()).collect();
            let orders = orders?;
            let (last, before) = orders.split_last()?;
            Some(game.odds_face(&self.odds_after(seat, before, *last)?))
        };
        if Table::need(self) != Need::Order(seat) {
            return vec![None; sequences.len()];
        }
        sequences.iter().map(odds).collect()
    }
    fn course(&self, seat: Seat, who: &[String], via: &[String]) -> Option<Course<Msg>> {
        if Table::need(self) != Need::Order(seat) {
            return None;
        }
        self.game().course(&self.game().view(self.position(), Viewer::Seat(seat)), who, via)
    }
    fn why_not(&self, seat: Seat, picks: &[Pick]) -> Vec<WhyNot> {
        let game = self.game();
        let view = game.view(self.position(), Viewer::Seat(seat));
        let seen = self.imagined_at(self.steps().len(), seat);
        let mut answers: Vec<WhyNot> = Vec::new();
        for order in game.attempts(&view, picks) {
            let refusal = game.judge(&seen, order).err();
            if !answers.iter().any(|answer| answer.refusal == refusal) {
                answers.push(WhyNot { order: game.write(order), refusal });
            }
        }
        answers
    }
    fn overlays(&self) -> Vec<Overlay<Msg>> {
        self.game().overlays()
    }
    fn overlay_at(&self, step: usize, viewer: Viewer, id: &str, target: Option<&Pick>) -> Vec<Tint<Msg>> {
        self.game().overlay(&self.game().view(self.position_at(step), viewer), id, target)
    }
    fn reactions(&self) -> &'static [&'static str] {
        G::REACTIONS
    }
    fn reaction(&self, seat: Seat) -> Option<ReactionFace> {
        let Reaction { kind, chance, decline } = Table::reaction(self, seat)?;
        Some(ReactionFace { kind, chance, decline: self.game().write(decline) })
    }
    fn log(&self, from: usize, viewer: Viewer) -> Vec<LogEntry> {
        let steps = self.steps().iter().enumerate().skip(from);
        let open = !self.game().has_secrets()
            || viewer == Viewer::Referee
            || matches!(Table::need(self), Need::Over(_));
        steps
            .map(|(number, step)| {
                let own = step.seat.is_some_and(|seat| viewer == Viewer::Seat(seat));
                let before = self.game().view(&step.before, viewer);
                let told = step.events.iter().filter_map(|event| {
                    let (text, rule) = self.game().tell(event, viewer)?;
                    Some((LogLine { text, rule }, self.game().cue(&before, event)))
                });
                let (lines, cues): (Vec<_>, Vec<Option<Cue>>) = told.unzip();
                let begins = |cue: &Option<Cue>| cue.as_ref().is_some_and(|cue| cue.kind == CueKind::Phase);
                LogEntry {
                    step: number + 1,
                    who: step.entry.who.clone(),
                    lines,
                    heads: cues.iter().position(begins),
                    cues: cues.into_iter().flatten().collect(),
                    passed: step.passed,
                    gesture: step.gesture,
                    why: step.why.clone().filter(|_| open || own),
                }
            })
            .collect()
    }
    fn fights(&self) -> &[Fight] {
        Table::fights(self)
    }
    fn fight_odds(&self, fight: &Fight) -> Odds {
        Table::fight_odds(self, fight)
    }
    fn entries(&self, from: usize) -> Vec<Entry> {
        self.steps().iter().skip(from).map(|step| step.entry.clone()).collect()
    }
    fn speakers(&self, from: usize) -> Vec<Option<Seat>> {
        self.steps().iter().skip(from).map(|step| step.seat).collect()
    }
    fn passed(&self, from: usize) -> Vec<usize> {
        let steps = self.steps().iter().enumerate().skip(from);
        steps.filter(|(_, step)| step.passed).map(|(index, _)| index + 1).collect()
    }

    fn order(&mut self, seat: Seat, order: &str) -> Result<(), OrderError> {
        self.order_text(seat, order)
    }
    fn luck(&mut self, luck: &str) -> Result<(), OrderError> {
        self.luck_text(luck)
    }
    fn roll(&mut self, source: &mut dyn Source) -> bool {
        Table::roll(self, source)
    }
    fn pass(&mut self, seat: Seat, instructions: &Instructions) -> bool {
        Table::pass(self, seat, instructions)
    }
    fn mark_passed(&mut self, step: usize) {
        Table::mark_passed(self, step)
    }
    fn mark_gesture(&mut self, step: usize, gesture: u32) {
        Table::mark_gesture(self, step, gesture)
    }
    fn mark_why(&mut self, step: usize, why: Msg) {
        Table::mark_why(self, step, why)
    }
    fn gestures(&self, from: usize) -> Vec<(usize, u32)> {
        let steps = self.steps().iter().enumerate().skip(from);
        steps.filter(|(_, step)| step.gesture != 0).map(|(index, step)| (index + 1, step.gesture)).collect()
    }
    fn disturbance(&self, from: usize, seat: Seat) -> Option<Disturbance> {
        Table::disturbance(self, from, seat)
    }
    fn leads_to(&self, seat: Seat, order: &str) -> Option<String> {
        let order = self.game().read(order).ok()?;
        let view = self.game().view(self.position(), Viewer::Seat(seat));
        let picks = self.game().choice(&view, order).picks;
        picks.into_iter().rev().find_map(|pick| if let Pick::Cell(id) = pick { Some(id) } else { None })
    }
    fn refusal(&self, seat: Seat, order: &str) -> Option<Msg> {
        let order = match self.game().read(order) {
            Ok(order) => order,
            Err(error) => return Some(error.0),
        };
        self.judge_seen(seat, order).err().map(|refusal| OrderError::Refused(refusal).msg())
    }
    fn order_label(&self, step: usize) -> Option<Msg> {
        let step = self.steps().get(step.checked_sub(1)?)?;
        let order = self.game().read(&step.entry.what).ok()?;
        Some(self.game().choice(&self.game().view(&step.before, Viewer::Seat(step.seat?)), order).label)
    }
    fn order_label_at(&self, step: usize, order: &str) -> Option<Msg> {
        let position = self.position_at(step);
        let Need::Order(seat) = self.game().need(position) else { return None };
        let order = self.game().read(order).ok()?;
        Some(self.game().choice(&self.game().view(position, Viewer::Seat(seat)), order).label)
    }
    fn may_undo(&self, seat: Seat) -> Result<(), UndoStop> {
        Table::may_undo(self, seat)
    }
    fn undo_to(&self, seat: Seat) -> Result<usize, UndoStop> {
        Table::undo_to(self, seat)
    }
    fn undo(&mut self, seat: Seat) -> Result<(), UndoStop> {
        Table::undo(self, seat)
    }
    fn rewind(&mut self, step: usize) {
        Table::rewind(self, step)
    }

    fn take_back_note(&self, seat: Seat, keep: usize) -> Note {
        Table::take_back_note(self, seat, keep)
    }
    fn note(&mut self, note: Note) {
        Table::note(self, note)
    }
    fn notes(&self) -> &[Note] {
        Table::notes(self)
    }

    fn thinker(&self) -> Option<Box<dyn Thinker>> {
        let Need::Order(seat) = Table::need(self) else { return None };
        let view = self.game().view(self.position(), Viewer::Seat(seat));
        Some(Box::new(Thinking { game: self.game().clone(), minds: self.minds().clone(), view, seat }))
    }
    fn analyst(&self) -> Box<dyn analysis::Analyst> {
        Box::new(self.played())
    }
    fn outlook(&self, step: usize, seat: Seat) -> f32 {
        self.studied().judge(self.position_at(step), seat)
    }
    fn outlook_seen(&self, step: usize, seat: Seat) -> f32 {
        Table::outlook_seen(self, step, seat)
    }

    fn lesson(&self) -> Option<LessonFace> {
        self.lesson_face()
    }
    fn pupil(&self) -> Option<Seat> {
        self.lesson.as_ref().map(|lesson| lesson.seat)
    }
    fn lead(&mut self) -> bool {
        Table::lead(self)
    }
    fn replay_on(&mut self, start: &str, entries: &[Entry]) -> Result<(), ReplayError> {
        Table::replay_on(self, start, entries)
    }
    fn replay_more(&mut self, entries: &[Entry]) -> Result<(), ReplayError> {
        Table::replay_more(self, entries)
    }
    fn record(&self) -> Record {
        Table::record(self)
    }
    fn facts(&self, step: usize) -> Facts {
        self.game().facts(self.position_at(step))
    }
    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}
