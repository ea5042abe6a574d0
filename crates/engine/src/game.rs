use crate::*;
use std::fmt::Debug;
use std::hash::Hash;

/// The rules of a game, with its data, scenario and options. Immutable; all that changes is the position.
///
/// Implement this for one type and the game has terminal, browser, bots, odds, replay, self-play and "why not?".
pub trait Game: Sized + Send + Sync + 'static {
    /// What changes: flat, cheap to clone, complete.
    type Position: Clone + Eq + Hash + Debug + Send + Sync;
    /// What one viewer may know of a position.
    type View: Clone + Eq + Hash + Debug + Send + Sync;
    /// One small decision.
    type Order: Notation<Self>;
    /// Something that happened.
    type Event: Sentences<Self> + Clone + Eq + Debug + Send + Sync;
    /// The data files, read and checked.
    type Data: Send + Sync + 'static;

    /// What can be said of the game without opening it.
    const PROFILE: Profile;
    /// The shipped data files: name and content.
    const FILES: &'static [(&'static str, &'static str)];

    /// Reads and checks data files.
    fn load(files: &DataFiles) -> Result<Self::Data, DataError>;
    /// The scenarios in the data, the first one being the default.
    fn scenarios(_data: &Self::Data) -> Vec<String> {
        vec!["standard".to_owned()]
    }
    /// Scenarios for cases only, such as a board without markers: nobody is offered them for play.
    fn drills(_data: &Self::Data) -> Vec<String> {
        Vec::new()
    }
    /// The rules for one scenario with options. The setup was checked against the profile before.
    fn new(data: &Self::Data, setup: &Setup) -> Self;

    /// The first position.
    fn start(&self) -> Self::Position;
    /// What the position needs next.
    fn need(&self, position: &Self::Position) -> Need;
    /// Appends every legal order, and nothing else. Appends nothing if the position needs no order. Override it for speed:
    /// here every order that can be written is judged.
    fn orders(&self, position: &Self::Position, out: &mut Vec<Self::Order>) {
        if matches!(self.need(position), Need::Order(_)) {
            let first = out.len();
            self.universe(out);
            let mut next = first;
            for at in first..out.len() {
                if self.judge(position, out[at]).is_ok() {
                    out.swap(next, at);
                    next += 1;
                }
            }
            out.truncate(next);
        }
    }
    /// Yes, or why not. Answers for any order that can be written, in any position.
    fn judge(&self, position: &Self::Position, order: Self::Order) -> Result<(), Refusal>;
    /// Carries out a legal order.
    fn apply_order(
        &self,
        position: &mut Self::Position,
        order: Self::Order,
        sink: &mut impl Sink<Self::Event>,
    );
    /// Carries out luck that fits the chance the position asked for.
    fn apply_luck(&self, position: &mut Self::Position, luck: Luck, sink: &mut impl Sink<Self::Event>);

    /// Whether, in this scenario with these options, any seat knows something another does not.
    fn has_secrets(&self) -> bool {
        Self::PROFILE.secrets
    }
    /// The facts of this position that somebody may not know: each is named once, and `view`, `imagine` and `swap_hidden`
    /// follow from it.
    fn secrets(&self, _position: &Self::Position) -> Secrets<'_, Self::Position> {
        Secrets::default()
    }
    /// What this viewer may know.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;
    /// A position that looks like this view to its viewer, the rest imagined with the given luck.
    fn imagine(&self, view: &Self::View, luck: &mut dyn Source) -> Self::Position;
    /// Changes facts this viewer may not know into others that are as possible; nothing if all is open to them. Made
    /// from the position alone, so that the test kit can check views, scenes and bots against it.
    fn swap_hidden(&self, position: &mut Self::Position, viewer: Viewer, luck: &mut dyn Source) {
        self.secrets(&position.clone()).swap(position, viewer, luck);
    }
    /// Whether the event showed somebody what they did not know: undo stops there.
    fn widens(&self, _event: &Self::Event) -> bool {
        false
    }

    /// What is added up for an order that leads to luck, line by line; `None` if it leads to none.
    fn tally(&self, _position: &Self::Position, _order: Self::Order) -> Option<Tally> {
        None
    }
    /// Exact chances and tally of an order that leads to luck. Here a legal order with a [`tally`](Game::tally) is carried out, and every
    /// luck that follows is tried until [`last_result`](Game::last_result) says what came of it.
    fn odds(&self, position: &Self::Position, order: Self::Order) -> Option<Odds> {
        let tally = self.tally(position, order)?;
        self.judge(position, order).ok()?;
        let mut begun = position.clone();
        self.apply_order(&mut begun, order, &mut Silent);
        let settle = |p: &Self::Position| self.last_result(p).map_or(Settle::Luck, Settle::As);
        Some(Odds { shares: spread(self, &begun, &settle), tally })
    }
    /// Whether an order leads to luck, so that odds can be asked for. Override it where odds take long.
    fn risky(&self, position: &Self::Position, order: Self::Order) -> bool {
        self.odds(position, order).is_some()
    }
    /// Which of the results in [`Odds`] the last fight came to, once it is resolved; for luck reports.
    fn last_result(&self, _position: &Self::Position) -> Option<&'static str> {
        None
    }
    /// The lucks that make a difference at a chance, each with its weight: what odds and search branch on. Here every luck is
    /// one of its own; [`grouped`](crate::grouped) puts those together that do the same.
    fn branches(&self, _position: &Self::Position, chance: Chance) -> Vec<(Luck, u64)> {
        (0..chance.total()).map(|n| (chance.nth(n), 1)).collect()
    }

    /// An order in notation.
    fn write(&self, order: Self::Order) -> String {
        order.write(self)
    }
    /// An order from notation. Unknown units and hexes are errors; illegal orders are not.
    fn read(&self, text: &str) -> Result<Self::Order, ReadError> {
        Notation::read(text, self)
    }
    /// The name of a token of a deck, in notation: its number, from 1, if nothing else is said.
    fn token(&self, _deck: u8, token: u8) -> String {
        (token as u32 + 1).to_string()
    }
    /// Every order that can be written, legal or not: what the test kit judges.
    fn universe(&self, out: &mut Vec<Self::Order>) {
        Notation::universe(self, out);
    }

    /// The event as a sentence for this viewer, with its rule; `None` if they must not hear of it.
    fn tell(&self, event: &Self::Event, viewer: Viewer) -> Option<(Msg, Rule)> {
        Some(event.told(self, viewer))
    }
    /// The reason of a tally line as a sentence.
    fn explain(&self, line: &Line) -> Msg {
        Msg::new(line.reason)
    }

    /// What can be read of a position and set in it, by name.
    fn fact_table(&self) -> FactTable<'_, Self> {
        FactTable::new(self)
    }
    /// The position as named facts.
    fn facts(&self, position: &Self::Position) -> Facts {
        self.fact_table().read(position)
    }
    /// Changes one fact, for hand-made positions.
    fn set_fact(&self, position: &mut Self::Position, key: &str, value: &Fact) -> Result<(), FactError> {
        self.fact_table().set(position, key, value)
    }
    /// Checks a hand-made position as a whole.
    fn check_position(&self, _position: &Self::Position) -> Result<(), FactError> {
        Ok(())
    }
}

/// Inside `impl Game`: the shipped data files, as the game's build script (`case_list::write()`) has found them in its folder `data`.
#[macro_export]
macro_rules! data_files {
    () => {
        const FILES: &'static [(&'static str, &'static str)] =
            &include!(concat!(env!("OUT_DIR"), "/data.rs"));
    };
}

/// Inside `impl Game`: a view is a position. With `open`, everybody knows everything; with `veiled`, what [`Game::secrets`] names is
/// hidden from whom it must be hidden from.
#[macro_export]
macro_rules! views {
    (open) => {
        type View = Self::Position;
        fn view(&self, position: &Self::Position, _: $crate::Viewer) -> Self::Position {
            position.clone()
        }
        fn imagine(&self, view: &Self::Position, _: &mut dyn $crate::Source) -> Self::Position {
            view.clone()
        }
    };
    (veiled) => {
        type View = Self::Position;
        fn view(&self, position: &Self::Position, viewer: $crate::Viewer) -> Self::Position {
            self.secrets(position).veil(position, viewer)
        }
        fn imagine(&self, view: &Self::Position, luck: &mut dyn $crate::Source) -> Self::Position {
            self.secrets(view).imagine(view, luck)
        }
    };
}

/// Reused buffer for order lists.
pub type Orders<G> = Vec<<G as Game>::Order>;

/// What can be said of a game without opening it.
#[derive(Clone, Copy, Debug)]
pub struct Profile {
    /// Folder and command-line name.
    pub id: &'static str,
    /// Sides in seat order, as ids; text keys are `side-<id>`.
    pub seats: &'static [&'static str],
    /// Number of the rules; raised whenever the same record could lead elsewhere.
    pub rules_version: u32,
    /// Whether in any scenario, with any options, a seat knows something another does not.
    pub secrets: bool,
    /// Options with their values, the default first.
    pub options: &'static [OptionSpec],
    /// How long a game can get.
    pub bounds: Bounds,
}

impl Profile {
    /// The seat with this id.
    pub fn seat(&self, id: &str) -> Option<Seat> {
        self.seats.iter().position(|&name| name == id).map(|index| Seat(index as u8))
    }
    /// All seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat)
    }
    /// A seat's id.
    pub fn seat_id(&self, seat: Seat) -> &'static str {
        self.seats[seat.index()]
    }
}

/// An option of the rules.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its name.
    pub key: &'static str,
    /// Its values, the default first.
    pub values: &'static [&'static str],
}

/// Upper limits that no game may exceed.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Orders in one game.
    pub orders: u32,
    /// Lucks in one game.
    pub lucks: u32,
    /// Legal orders at one decision.
    pub choices: u32,
}

/// Scenario and options of one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// The scenario's id.
    pub scenario: String,
    /// Option values that differ from the default.
    pub options: Vec<(String, String)>,
}

impl Setup {
    /// The value of an option, the default if it is not set.
    pub fn option<'a>(&'a self, profile: &Profile, key: &str) -> &'a str {
        if let Some((_, value)) = self.options.iter().find(|(name, _)| name == key) {
            return value;
        }
        profile.options.iter().find(|spec| spec.key == key).map_or("", |spec| spec.values[0])
    }
}

/// Why a text is no order: what was read, what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError(pub Msg);
