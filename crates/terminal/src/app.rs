use crate::log::Row;
use crate::look::Look;
use crate::overlay::Shown;
use crate::panel::Panel;
use crate::places::Places;
use crate::session::{End, Error, Player, Session};
use crate::think::{Purpose, Thinking, Thought};
use crate::words::{Say, Words};
use bots::BotSpec;
use catalog::Shelf;
use engine::{Msg, Need, Note, Noted, Odds, Rule, Seat, Viewer};
use lab::mix;
use ratatui::crossterm::event::{KeyEvent, KeyEventKind};
use ratatui::layout::Size;
use scene::{Choice, Map, Pick, Scene};
use std::cell::RefCell;
use std::path::PathBuf;
use std::time::Duration;
use table::{AnyTable, Fight, Instructions};
use text::Lang;

/// What reaches the client from outside.
#[derive(Clone, Copy, Debug)]
pub enum Input {
    /// A key.
    Key(KeyEvent),
    /// Time goes by: bots are asked whether they are done.
    Tick,
}

/// The client without its terminal: takes input, draws frames.
///
/// ```
/// fn wait_once(session: terminal::Session) {
///     let mut app = terminal::App::new(session).expect("a game that can be shown");
///     app.update(terminal::Input::Tick);
/// }
/// ```
pub struct App {
    pub(crate) shelf: &'static dyn Shelf,
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) players: Vec<Player>,
    pub(crate) words: Words,
    pub(crate) seed: u64,
    pub(crate) physical: bool,
    pub(crate) look: Look,
    /// Standing instructions of every seat.
    pub(crate) instructions: Vec<Instructions>,
    /// The id of the overlay that is on, and what it shows now.
    pub(crate) overlay: Option<String>,
    pub(crate) shown: Option<Shown>,
    pub(crate) save_path: Option<PathBuf>,

    pub(crate) map: Map<String>,
    pub(crate) scene: Scene<String>,
    pub(crate) choices: Vec<Choice<String>>,
    pub(crate) log: Vec<Row>,
    /// In which language and for whom the log was read, and how many steps of it.
    pub(crate) log_read: ((Lang, Viewer), usize),
    /// Notes that are in the log.
    pub(crate) log_notes: usize,
    /// The fights after this many steps with what was to be expected, worked out for the last page.
    pub(crate) luck: RefCell<(usize, Vec<(Fight, Odds)>)>,
    /// The analysis of the finished game.
    pub(crate) study: Option<crate::study::Study>,
    pub(crate) places: Places,

    pub(crate) cursor: Cursor,
    pub(crate) picks: Vec<Pick>,
    /// Panels over the table, the topmost last.
    pub(crate) panels: Vec<Panel>,
    pub(crate) notice: Option<Notice>,
    /// The rule of the last refusal.
    pub(crate) last_rule: Option<String>,
    pub(crate) thinking: Option<Thinking>,
    pub(crate) paused: bool,
    pub(crate) pace: Duration,
    pub(crate) viewer: Viewer,
    /// The seat of the human who ordered last.
    pub(crate) actor: Option<Seat>,
    /// Whether the last order can be taken back, and whether the last luck was typed in and can be corrected.
    pub(crate) may_undo: bool,
    pub(crate) may_correct: bool,
    /// The question the cursor was last put on: seat and step.
    pub(crate) asked: Option<(Seat, usize)>,
    /// The box beside the map from which the last order took something.
    pub(crate) from_box: Option<usize>,
    /// Tasks of the lesson that were done when its next one was shown.
    pub(crate) told: Option<usize>,
    /// Orders that are given one after the other.
    pub(crate) plan: Option<crate::going::Plan>,
    /// Log lines after this step are news to the human who decides.
    pub(crate) news_from: usize,
    pub(crate) log_scroll: usize,
    /// How far the map is scrolled.
    pub(crate) scroll: (i32, i32),
    /// Cells of the map that were in sight when it was drawn last.
    pub(crate) in_sight: Option<Vec<usize>>,
    /// Whether boxes stand in a column at the side.
    pub(crate) sideways: bool,
    /// Heights kept for one size of the screen.
    pub(crate) steady: (Size, usize, usize),
    pub(crate) saved: Option<PathBuf>,
    pub(crate) ticks: usize,
    done: bool,
}

/// Where the player points.
#[derive(Clone, Debug)]
pub(crate) struct Cursor {
    pub place: usize,
    /// One piece of several in the cell.
    pub piece: Option<String>,
    /// Where the last walk in a straight line set out.
    pub aim: (f32, f32),
    /// The last cell on the map, to return to from the boxes.
    pub home: usize,
}

/// A sentence for the player, until something else happens.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    pub say: Say,
    pub error: bool,
}

/// How long bots wait before an order is carried out, so that people can follow.
const PACE: Duration = Duration::from_millis(350);

impl App {
    /// Sits down at the table of a session. Luck is rolled and bots begin to think until a human must decide.
    pub fn new(session: Session) -> Result<App, Error> {
        let mut app = App::sit(session)?;
        app.advance();
        Ok(app)
    }

    /// Sits down at the table of a session, and lets nothing happen.
    pub(crate) fn sit(session: Session) -> Result<App, Error> {
        let Session { shelf, mut table, players, lang, seed, physical, colour, save_path } = session;
        let wanted = table.profile().seats.len();
        if players.len() != wanted {
            return Err(Error::Seats { given: players.len(), wanted });
        }
        for seat in table.profile().all_seats() {
            table.set_player(seat, &players[seat.index()].to_string());
        }
        let words = Words::new(shelf.texts(), lang).map_err(Error::Texts)?;
        let first = players.iter().position(|player| *player == Player::Human);
        let viewer = first.map_or(Viewer::Referee, |seat| Viewer::Seat(Seat(seat as u8)));
        let say = |msg: &Msg| words.game(msg);
        let map = table.map().map_text(&say);
        let scene = table.scene(viewer).map_text(&say);
        let places = Places::new(&map);
        let middle = places.middle(0);
        let aim = places.all.get(middle).map_or((0.0, 0.0), |place| (place.x, place.y));
        let news_from = table.len();
        Ok(App {
            shelf,
            table,
            instructions: vec![Instructions::default(); players.len()],
            overlay: None,
            shown: None,
            players,
            words,
            seed,
            physical,
            look: Look { colour },
            save_path,
            map,
            scene,
            choices: Vec::new(),
            log: Vec::new(),
            log_read: ((lang, viewer), 0),
            log_notes: 0,
            luck: RefCell::default(),
            study: None,
            places,
            cursor: Cursor { place: middle, piece: None, aim, home: middle },
            picks: Vec::new(),
            panels: Vec::new(),
            notice: None,
            last_rule: None,
            thinking: None,
            paused: false,
            pace: PACE,
            viewer,
            actor: None,
            may_undo: false,
            may_correct: false,
            asked: None,
            from_box: None,
            told: None,
            plan: None,
            news_from,
            log_scroll: 0,
            scroll: (0, 0),
            in_sight: None,
            sideways: false,
            steady: (Size::ZERO, 0, 0),
            saved: None,
            ticks: 0,
            done: false,
        })
    }

    /// Takes what reaches the client from outside.
    pub fn update(&mut self, input: Input) {
        match input {
            Input::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Input::Key(_) => {}
            Input::Tick => self.tick(),
        }
    }

    /// The table.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }
    /// Whether the player has left.
    pub fn is_done(&self) -> bool {
        self.done
    }
    /// Whether the computer is thinking, about an order or about the finished game.
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some() || self.is_studying()
    }
    /// How long bots wait before an order is carried out.
    pub fn set_pace(&mut self, pace: Duration) {
        self.pace = pace;
    }
    /// Leaves the table.
    pub fn end(self) -> End {
        End { table: self.table, lang: self.words.lang, saved: self.saved, signal: None }
    }

    /// Whether a line of text is being typed.
    pub(crate) fn is_typing(&self) -> bool {
        matches!(self.panels.last(), Some(Panel::Line { .. }))
    }

    pub(crate) fn leave(&mut self) {
        self.done = true;
    }

    /// The human seat that decides now.
    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.table.need() {
            Need::Order(seat) if self.players[seat.index()] == Player::Human => Some(seat),
            _ => None,
        }
    }

    pub(crate) fn humans(&self) -> usize {
        self.players.iter().filter(|player| **player == Player::Human).count()
    }

    pub(crate) fn tell(&mut self, say: Say) {
        self.notice = Some(Notice { say, error: false });
    }
    pub(crate) fn complain(&mut self, say: Say) {
        self.notice = Some(Notice { say, error: true });
    }

    /// Goes on until somebody at this terminal must do something.
    pub(crate) fn advance(&mut self) {
        self.picks.clear();
        self.cursor.piece = None;
        loop {
            match self.table.need() {
                Need::Luck(_) if self.physical => {
                    self.refresh();
                    return self.ask_luck();
                }
                Need::Luck(_) => {
                    if !self.roll() {
                        return self.complain(Say::Own(Msg::new("error-luck")));
                    }
                    self.stepped();
                }
                Need::Order(seat)
                    if self.players[seat.index()] == Player::Human
                        && self.table.pass(seat, &self.instructions[seat.index()]) =>
                {
                    self.stepped()
                }
                Need::Order(_) if self.table.lead() => self.stepped(),
                Need::Order(seat) => {
                    match self.players[seat.index()] {
                        Player::Human => self.seat_human(seat),
                        Player::Bot(bot) => {
                            self.refresh();
                            self.start_bot(seat, bot);
                        }
                    }
                    return;
                }
                Need::Over(_) => {
                    self.viewer = Viewer::Referee;
                    self.refresh();
                    // A lesson has its own last words.
                    if !self.lesson_is_over() {
                        self.panels.push(Panel::Over { scroll: 0 });
                    }
                    return;
                }
            }
        }
    }

    /// A human must decide. Where sides have secrets, the screen is hidden until the right one sits before it.
    fn seat_human(&mut self, seat: Seat) {
        let viewer = Viewer::Seat(seat);
        if self.table.has_secrets() && self.humans() > 1 && self.viewer != viewer {
            self.panels.push(Panel::Curtain { seat });
        } else {
            self.viewer = viewer;
            self.refresh();
            return self.pursue(seat);
        }
        self.refresh();
    }

    /// The seat's player has sat down before the screen.
    pub(crate) fn lift_curtain(&mut self, seat: Seat) {
        self.viewer = Viewer::Seat(seat);
        self.refresh();
        self.pursue(seat);
    }

    pub(crate) fn start_bot(&mut self, seat: Seat, bot: BotSpec) {
        if !self.paused {
            self.think(bot, Purpose::Order(seat));
        }
    }

    pub(crate) fn think(&mut self, bot: BotSpec, purpose: Purpose) {
        let seed = mix(self.seed ^ 0xb07, self.table.len() as u64);
        match Thinking::start(&*self.table, bot, seed, purpose) {
            Ok(thinking) => self.thinking = Some(thinking),
            Err(error) => {
                self.paused = true;
                self.complain(Say::Own(Msg::new("error-thread").with("error", error.to_string())));
            }
        }
    }

    /// Something was ordered or rolled.
    pub(crate) fn stepped(&mut self) {
        self.notice = None;
        self.last_rule = None;
        self.log_scroll = 0;
        self.autosave();
    }

    /// Reads scene, choices and log from the table again; the map never changes.
    pub(crate) fn refresh(&mut self) {
        let words = self.words;
        let say = |msg: &Msg| words.game(msg);
        self.scene = self.table.scene(self.viewer).map_text(&say);
        self.choices = match self.decider() {
            Some(seat) => self.table.choices(seat).iter().map(|choice| choice.map_text(&say)).collect(),
            None => Vec::new(),
        };
        self.may_undo = self.undoer().is_some_and(|seat| self.table.may_undo(seat).is_ok());
        self.may_correct = self.last_luck().is_some();
        self.read_log();
        let question = self.decider().map(|seat| (seat, self.table.len()));
        if question.is_some() && question != self.asked {
            self.asked = question;
            self.go_where_asked();
        }
        self.seek_targets();
        self.show_task();
    }

    /// A new question: the cursor goes to the nearest thing that can be picked to answer it, to units rather than to bare
    /// cells. Who takes one piece after the other from a box finds the cursor there again.
    fn go_where_asked(&mut self) {
        let mut targets = self.targets();
        if let Some(place) = self.from_box.take()
            && targets.iter().any(|target| target.place == place)
        {
            return self.go_to(place, None);
        }
        if targets.iter().any(|target| target.piece.is_some()) {
            targets.retain(|target| target.piece.is_some());
        }
        let on_map = |place: usize| self.places.all.get(place).is_some_and(|there| !there.aside);
        if targets.iter().any(|target| on_map(target.place)) {
            targets.retain(|target| on_map(target.place));
        } else if let Some(first) = targets.first() {
            // Boxes are read like a list, wherever the cursor was on the map.
            return self.go_to(first.place, None);
        }
        let Some(here) = self.places.all.get(self.cursor.home) else { return };
        // A reaction is asked for where something happened: all answers end there.
        let mut ends = self.choices.iter().filter(|choice| choice.picks.len() > 1);
        let mut ends = ends.by_ref().filter_map(|choice| self.place_of(choice.picks.last()?));
        let first = ends.next();
        let about = first.filter(|first| ends.all(|place| place == *first));
        let here = about.and_then(|place| self.places.all.get(place)).unwrap_or(here);
        let away = |place: usize| {
            let there = &self.places.all[place];
            (there.board != here.board, (there.x - here.x).hypot(there.y - here.y))
        };
        let nearest = targets.iter().map(|target| target.place).min_by(|&a, &b| {
            let ((board_a, a), (board_b, b)) = (away(a), away(b));
            board_a.cmp(&board_b).then(a.total_cmp(&b))
        });
        if let Some(place) = nearest {
            self.go_to(place, None);
        }
    }

    /// What can be picked may lie out of sight or on another board: the cursor goes there.
    pub(crate) fn seek_targets(&mut self) {
        let here = self.places.all.get(self.cursor.place).map(|there| there.board);
        let mut targets = self.targets();
        let on_map = |place: usize| self.places.all.get(place).is_some_and(|there| !there.aside);
        if targets.iter().any(|target| on_map(target.place)) {
            targets.retain(|target| on_map(target.place));
        }
        // Before anything is drawn, all of the first board counts as seen.
        let seen = |place: usize| match &self.in_sight {
            Some(places) => places.contains(&place) || place == self.cursor.place || !on_map(place),
            None => self.places.all.get(place).map(|there| there.board) == here,
        };
        if targets.iter().any(|target| seen(target.place)) {
            return;
        }
        if let Some(target) = targets.into_iter().next() {
            self.go_to(target.place, target.piece);
        }
    }

    fn tick(&mut self) {
        self.ticks = self.ticks.wrapping_add(1);
        self.poll_study();
        let Some(thinking) = &mut self.thinking else { return };
        let pace = if matches!(thinking.purpose, Purpose::Order(_)) { self.pace } else { Duration::ZERO };
        let Some(thought) = thinking.poll(pace) else { return };
        let (purpose, step) = (thinking.purpose, thinking.step);
        self.thinking = None;
        if step != self.table.len() {
            return;
        }
        match (purpose, thought) {
            (Purpose::Advice(seat), Thought::Order(table::Thought { order, why })) => {
                let what = Noted::Advice(self.table.profile().seat_id(seat).to_owned());
                let note = Note { step: self.table.len() as u32, what };
                // Asked twice about the same decision is asked once.
                if self.table.notes().last() != Some(&note) {
                    self.table.note(note);
                    self.read_log();
                }
                self.panels.push(Panel::Advice { order, why })
            }
            (Purpose::Advice(_), _) => self.complain(Say::Own(Msg::new("error-advice"))),
            (Purpose::Order(seat), Thought::Order(table::Thought { order, why })) => {
                match self.table.order(seat, &order) {
                    Ok(()) => {
                        if let Some(why) = why {
                            self.table.mark_why(self.table.len(), why);
                        }
                        self.stepped();
                        self.advance();
                    }
                    Err(error) => self.bot_failed(seat, Say::Game(error.msg())),
                }
            }
            (Purpose::Order(seat), _) => self.bot_failed(seat, Say::Own(Msg::new("error-bot-silent"))),
        }
    }

    /// A bot gave no order or a wrong one: it is stopped, and the player is told how to go on.
    fn bot_failed(&mut self, seat: Seat, say: Say) {
        self.paused = true;
        let side = self.words.side(self.table.profile().seat_id(seat));
        let why = self.words.say(&say);
        self.complain(Say::Own(Msg::new("error-bot").with("side", side).with("why", why)));
    }

    /// The rule `r` shows: that of the last refusal, else the one the prompt is asked under.
    pub(crate) fn rule_of_the_moment(&self) -> String {
        self.last_rule.clone().unwrap_or_else(|| self.scene.prompt.rule.clone())
    }

    pub(crate) fn remember_rule(&mut self, rule: Rule) {
        self.last_rule = Some(rule.to_string());
    }
}
