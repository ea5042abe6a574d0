//! A bluffing game in two hundred lines: each side secretly draws one of six cards; the first may raise or fold, the other
//! reacts inside that move by calling or folding; the higher card wins. It stands for what the first game lacks:
//! secret hands, reactions as a stack of frames, and a board that is no grid.

use engine::*;
use scene::*;
use std::sync::atomic::{AtomicU8, Ordering};

/// Flaws that the kit must find.
pub struct Flaw;

impl Flaw {
    /// The sound game.
    pub const NONE: u8 = 0;
    /// A view tells the other hand.
    pub const LEAK: u8 = 1;
    /// Orders depend on the other hand.
    pub const PEEK: u8 = 2;
    /// The judge allows what is not listed.
    pub const JUDGE: u8 = 3;
    /// There is a decision without an order.
    pub const STUCK: u8 = 4;
    /// A text is missing in one language.
    pub const MUTE: u8 = 5;
    /// A refusal names a rule that is not in the book.
    pub const RULE: u8 = 6;
    /// A game lasts longer than declared.
    pub const LONG: u8 = 7;
    /// Orders do not read back.
    pub const NOTATION: u8 = 8;
    /// A reaction cannot be declined.
    pub const STUBBORN: u8 = 9;
    /// An overlay colours cells that do not exist.
    pub const GLOW: u8 = 10;
    /// No flaw: the mover may also show their card, and knock on the table.
    pub const TALK: u8 = 11;
    /// Events tell a secret.
    pub const TATTLE: u8 = 12;
    /// Swapping hidden facts changes nothing.
    pub const NO_SWAP: u8 = 13;
    /// The game says that it has no secrets.
    pub const OPEN: u8 = 14;
    /// Imagined positions have holes.
    pub const HOLES: u8 = 15;
    /// Nothing ever counts as shown.
    pub const NARROW: u8 = 16;
    /// Odds come from the true position.
    pub const WISE: u8 = 17;
    /// Pointing at a choice does not mean it.
    pub const PICK: u8 = 18;
    /// Records lead elsewhere.
    pub const RECORD: u8 = 19;
    /// An order given again leads elsewhere.
    pub const UNDO: u8 = 20;
    /// Bots remember the true position.
    pub const PEEKING_BOT: u8 = 21;
    /// A refusal depends on the other hand.
    pub const HINT: u8 = 22;
    /// A fact reads back as something else.
    pub const FACT: u8 = 23;
    /// Odds and refusals speak of the other hand: whoever answers for the game must not ask the true position.
    pub const CHATTY: u8 = 24;
    /// A course leads by an order that is not legal.
    pub const ASTRAY: u8 = 25;
    /// The dangers of a course depend on what the other holds.
    pub const WHISPER: u8 = 26;
    /// Whoever could only lose is not asked.
    pub const PAUSE: u8 = 27;
    /// A fold tells the winner's card, which nobody will see any more, and that does not count as showing it.
    pub const PARTING: u8 = 28;
    /// No flaw: one hand lies open, so that one side has no secrets from the other.
    pub const OPEN_HAND: u8 = 29;

    const fn talks(flaw: u8) -> bool {
        matches!(flaw, Flaw::TALK | Flaw::NARROW | Flaw::UNDO)
    }
}

/// No card yet.
const NONE: u8 = 9;
/// A card that is not known.
const UNKNOWN: u8 = 10;

/// What a flawed game keeps outside its positions.
static REMEMBERED: AtomicU8 = AtomicU8::new(0);

/// The game, with one of the flaws or none.
pub struct Bluff<const FLAW: u8>;

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    hands: [u8; 2],
    /// Deals won by each side.
    score: [u8; 2],
    /// Frames: a raise waits for its reaction.
    raised: bool,
    /// The seat whose move it is.
    mover: u8,
    /// Hands that everybody may see.
    shown: [bool; 2],
    /// Knocks on the table in this deal.
    knocks: u8,
}

/// A view: hands as far as the viewer may know them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seen {
    table: Table,
}

orders! {
    /// One small decision.
    pub enum Order {
        /// Bids higher.
        Raise = "1", "raise";
        /// Gives up the deal.
        Fold = "1", "fold";
        /// Wants to see.
        Call = "1", "call";
        /// Shows the own card.
        Show = "1", "show";
        /// Knocks on the table.
        Knock = "1", "knock";
    }
}

sentences! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event as "event" for [const FLAW: u8] game: Bluff<FLAW> {
        Dealt { seat: Seat, card: u8 } = "1";
        Dealing { seat: Seat } = "1";
        Raised = "1";
        Folded = "1";
        Called { north: u8, south: u8 } = "1";
        Shown { card: u8 } = "1";
        Knocked = "1";
    }
}

sentences! {
    /// Why not.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Deny as "deny" for [const FLAW: u8] game: Bluff<FLAW> {
        Now = if FLAW == Flaw::RULE { "9.9" } else { "1" };
        Hopeless = "1";
    }
}

const TOKENS: Tokens = Tokens::first(6);

impl<const FLAW: u8> Bluff<FLAW> {
    fn win(&self, t: &mut Table, seat: usize) {
        t.score[seat] += 1;
        if FLAW == Flaw::LONG && t.score[seat] == 2 {
            t.score = [0; 2];
        }
        t.hands = [NONE; 2];
        t.raised = false;
        t.shown = [false; 2];
        t.knocks = 0;
        t.mover = 1 - t.mover;
    }
    fn decider(&self, t: &Table) -> u8 {
        // PAUSE: with the lowest card there is nothing to decide, and the mover goes on.
        let hopeless = FLAW == Flaw::PAUSE && t.hands[1 - t.mover as usize] == 0;
        if t.raised && !hopeless { 1 - t.mover } else { t.mover }
    }
}

impl<const FLAW: u8> Game for Bluff<FLAW> {
    type Position = Table;
    type View = Seen;
    type Order = Order;
    type Event = Event;
    type Data = ();

    const PROFILE: Profile = Profile {
        id: "bluff",
        seats: &["north", "south"],
        rules_version: 1,
        secrets: FLAW != Flaw::OPEN,
        options: &[],
        bounds: Bounds { orders: 24, lucks: 12, choices: 4 },
    };
    const FILES: &'static [(&'static str, &'static str)] = &[];

    fn load(_: &DataFiles) -> Result<(), DataError> {
        Ok(())
    }
    fn scenarios(_: &()) -> Vec<String> {
        vec!["short".to_owned()]
    }
    fn new(_: &(), _: &Setup) -> Self {
        Bluff
    }
    fn start(&self) -> Table {
        Table { hands: [NONE; 2], score: [0; 2], raised: false, mover: 0, shown: [false; 2], knocks: 0 }
    }

    fn need(&self, t: &Table) -> Need {
        if let Some(seat) = t.score.iter().position(|&score| score == 2) {
            let winner = Winner::Seat(Seat(seat as u8));
            return Need::Over(Outcome { winner, reason: "win", rule: Rule("1") });
        }
        match t.hands.iter().position(|&hand| hand == NONE) {
            Some(seat) => {
                let mut tokens = TOKENS;
                t.hands.iter().filter(|&&hand| hand != NONE).for_each(|&hand| tokens.remove(hand));
                Need::Luck(Chance::Draw { deck: seat as u8, tokens })
            }
            None => Need::Order(Seat(self.decider(t))),
        }
    }

    fn orders(&self, t: &Table, out: &mut Vec<Order>) {
        if !matches!(self.need(t), Need::Order(_)) || FLAW == Flaw::STUCK && t.raised {
            return;
        }
        out.push(Order::Fold);
        // PEEK: whether one may raise depends on what the other holds.
        if FLAW == Flaw::PEEK && !t.raised && t.hands[1 - t.mover as usize] > 3 {
            return;
        }
        out.push(if t.raised { Order::Call } else { Order::Raise });
        if Flaw::talks(FLAW) && !t.raised && t.knocks == 0 {
            out.push(Order::Knock);
            if !t.shown[t.mover as usize] {
                out.push(Order::Show);
            }
        }
    }

    fn judge(&self, t: &Table, order: Order) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.orders(t, &mut legal);
        if legal.contains(&order) || FLAW == Flaw::JUDGE && order == Order::Call {
            return Ok(());
        }
        if FLAW == Flaw::CHATTY {
            let high = t.hands[1 - self.decider(t) as usize] > 2;
            return Err(Refusal::new("1", Msg::new(if high { "hand-high" } else { "hand-low" })));
        }
        // HINT: who has the better card is told another reason.
        let better = FLAW == Flaw::HINT && t.hands[0] > t.hands[1];
        Err(if better { Deny::Hopeless } else { Deny::Now }.refusal(self))
    }

    fn apply_order(&self, t: &mut Table, order: Order, sink: &mut impl Sink<Event>) {
        match order {
            Order::Raise => {
                t.raised = true;
                sink.tell(|| Event::Raised);
            }
            Order::Fold => {
                sink.tell(|| Event::Folded);
                let winner = 1 - self.decider(t) as usize;
                if FLAW == Flaw::PARTING {
                    sink.tell(|| Event::Shown { card: t.hands[winner] + 1 });
                }
                self.win(t, winner);
            }
            Order::Call => {
                sink.tell(|| Event::Called { north: t.hands[0] + 1, south: t.hands[1] + 1 });
                self.win(t, (t.hands[1] > t.hands[0]) as usize);
            }
            Order::Show => {
                let seat = t.mover as usize;
                t.shown[seat] = true;
                sink.tell(|| Event::Shown { card: t.hands[seat] + 1 });
            }
            Order::Knock => {
                // UNDO: every knock is another one.
                let more =
                    if FLAW == Flaw::UNDO { REMEMBERED.fetch_add(1, Ordering::Relaxed) % 9 } else { 0 };
                t.knocks = 1 + more;
                sink.tell(|| Event::Knocked);
            }
        }
    }

    fn apply_luck(&self, t: &mut Table, luck: Luck, sink: &mut impl Sink<Event>) {
        let (Luck::Token(token), Some(seat)) = (luck, t.hands.iter().position(|&hand| hand == NONE)) else {
            return;
        };
        t.hands[seat] = token;
        sink.tell(|| Event::Dealt { seat: Seat(seat as u8), card: token + 1 });
    }

    fn has_secrets(&self) -> bool {
        FLAW != Flaw::OPEN
    }
    /// A hand is known to its owner, until it is shown.
    fn secrets(&self, t: &Table) -> Secrets<'_, Table> {
        let mut secrets = Secrets::default();
        for seat in 0..2 {
            let open = FLAW == Flaw::OPEN_HAND && seat == 0;
            if t.hands[seat] != NONE && !t.shown[seat] && !open {
                let other = move |t: &Table| t.hands[1 - seat];
                secrets.hide(
                    format!("hand of {}", Self::PROFILE.seats[seat]),
                    Some(Seat(seat as u8)),
                    UNKNOWN,
                    move |t: &mut Table| &mut t.hands[seat],
                    move |t| TOKENS.iter().filter(|&card| card != other(t)).collect(),
                );
            }
        }
        secrets
    }
    fn view(&self, t: &Table, viewer: Viewer) -> Seen {
        if matches!(FLAW, Flaw::PEEKING_BOT | Flaw::WHISPER) {
            REMEMBERED.store(t.hands[0].wrapping_sub(t.hands[1]), Ordering::Relaxed);
        }
        // LEAK: nothing is hidden.
        Seen { table: if FLAW == Flaw::LEAK { *t } else { self.secrets(t).veil(t, viewer) } }
    }
    fn imagine(&self, seen: &Seen, luck: &mut dyn Source) -> Table {
        // HOLES: what is not known stays so.
        if FLAW == Flaw::HOLES {
            return seen.table;
        }
        self.secrets(&seen.table).imagine(&seen.table, luck)
    }
    fn swap_hidden(&self, t: &mut Table, viewer: Viewer, luck: &mut dyn Source) {
        if FLAW != Flaw::NO_SWAP {
            self.secrets(&t.clone()).swap(t, viewer, luck);
        }
    }
    fn widens(&self, event: &Event) -> bool {
        match event {
            Event::Called { .. } => FLAW != Flaw::NARROW,
            Event::Shown { .. } => FLAW != Flaw::NARROW && FLAW != Flaw::PARTING,
            _ => false,
        }
    }
    fn tell(&self, event: &Event, viewer: Viewer) -> Option<(Msg, Rule)> {
        match event {
            // TATTLE: everybody hears which card was dealt.
            Event::Dealt { seat, .. } if viewer != Viewer::Seat(*seat) && FLAW != Flaw::TATTLE => {
                Some(Event::Dealing { seat: *seat }.sentence(self))
            }
            event => Some(event.sentence(self)),
        }
    }
    fn token(&self, _: u8, token: u8) -> String {
        // RECORD: two cards are written alike.
        if FLAW == Flaw::RECORD { (token / 2).to_string() } else { (token + 1).to_string() }
    }
    fn odds(&self, t: &Table, order: Order) -> Option<Odds> {
        // WISE, CHATTY: the chances come from the hands as they are.
        if !matches!(FLAW, Flaw::CHATTY | Flaw::WISE) || order != Order::Call {
            return None;
        }
        let own = self.decider(t) as usize;
        let result = if t.hands[own] > t.hands[1 - own] { "won" } else { "lost" };
        Some(Odds { shares: vec![Share { result, chance: 1.0 }], ..Odds::default() })
    }

    fn write(&self, order: Order) -> String {
        // NOTATION: what is written cannot be read.
        if FLAW == Flaw::NOTATION { format!("my {order:?}") } else { order.write(self) }
    }
    fn fact_table(&self) -> FactTable<'_, Self> {
        let mut facts = FactTable::new(self);
        facts.flag("raised", |t: &mut Table| &mut t.raised);
        let read = |t: &Table| Fact::Num(t.mover as i64);
        facts.both("mover", read, |t, fact| {
            // FACT: what is set is not what is read.
            t.mover = if FLAW == Flaw::FACT { 0 } else { fact.num("mover")? as u8 };
            Ok(())
        });
        facts
    }
}

/// What counts for bots.
pub struct Worth {
    /// A point ahead.
    pub lead: f32,
    /// A card higher.
    pub card: f32,
}

impl<const FLAW: u8> Insight for Bluff<FLAW> {
    type Mind = Worth;

    fn mind(&self, _: Schooling) -> Worth {
        Worth { lead: 0.2, card: 0.05 }
    }

    fn weights(worth: &mut Worth) -> Numbers<'_> {
        vec![("lead".into(), &mut worth.lead), ("card".into(), &mut worth.card)]
    }

    fn judge_position(&self, worth: &Worth, t: &Table, seat: Seat) -> f32 {
        let (own, other) = (t.hands[seat.index()], t.hands[1 - seat.index()]);
        let lead = t.score[seat.index()] as f32 - t.score[1 - seat.index()] as f32;
        let cards = if own < NONE && other < NONE { worth.card * (own as f32 - other as f32) } else { 0.0 };
        // PEEKING_BOT: it remembers what the view was made from.
        let cards = if FLAW == Flaw::PEEKING_BOT {
            REMEMBERED.load(Ordering::Relaxed) as i8 as f32 * worth.card * if t.raised { 1.0 } else { -1.0 }
        } else {
            cards
        };
        (0.5 + lead * worth.lead + cards).clamp(0.0, 1.0)
    }
}

const EN: &str = "game-title = Bluff\ngame-blurb = b\ngame-about = a\nside-north = N\nside-south = S\nside-north-aim = a
side-south-aim = a\nscenario-short = s\nscenario-short-about = s\nwin = won\ndeny-now = no\ndeny-hopeless = no\nprompt = decide\nbox = table
reaction-call = call\nodds-won = won\nodds-lost = lost\noverlay-hands = hands\nhand-high = high\nhand-low = low
order-raise = raise\norder-fold = fold\norder-call = call\norder-show = show\norder-knock = knock\nevent-dealt = d\nevent-dealing = d\nevent-shown = s\nevent-knocked = k\nevent-folded = f\nevent-called = c\n";

impl<const FLAW: u8> Show for Bluff<FLAW> {
    const TEXTS: &'static [(&'static str, &'static str)] = if FLAW == Flaw::MUTE {
        &[("de", EN), ("en", EN), ("en", "event-raised = r\n")]
    } else {
        &[("de", EN), ("en", EN), ("en", "event-raised = r\n"), ("de", "event-raised = r\n")]
    };
    const RULEBOOK: &'static str = "[[section]]\nid = \"1\"\nsource = \"Bluff\"\n\
        title = { de = \"Bluff\", en = \"Bluff\" }\ntext = { de = \"Bluff\", en = \"Bluff\" }\n";
    const CASES: &'static [(&'static str, &'static str)] = &[];

    const REACTIONS: &'static [&'static str] = &["call"];

    /// A raise is answered inside the raiser's move. A call can change something unless one holds the lowest card.
    fn reaction(&self, seen: &Seen, seat: Seat) -> Option<Reaction<Order>> {
        // STUBBORN: the order that should let it pass is none.
        let decline = if FLAW == Flaw::STUBBORN { Order::Raise } else { Order::Fold };
        let chance = seen.table.hands[seat.index()].min(5) as f32 / 5.0;
        seen.table.raised.then_some(Reaction { kind: "call", chance, decline })
    }
    fn overlays(&self) -> Vec<Overlay<Msg>> {
        vec![Overlay {
            id: "hands".to_owned(),
            title: Msg::new("overlay-hands"),
            needs: OverlayNeeds::Nothing,
            legend: vec![(Tone::Good, Msg::new("hand-high")), (Tone::Bad, Msg::new("hand-low"))],
        }]
    }
    fn overlay(&self, seen: &Seen, _: &str, _: Option<&Pick>) -> Vec<Tint<Msg>> {
        // GLOW: cells that do not exist.
        let cell = if FLAW == Flaw::GLOW { "nowhere" } else { "table" };
        let known = seen.table.hands.iter().filter(|&&hand| hand < NONE);
        known.map(|&hand| Tint::new(cell, if hand > 2 { Tone::Good } else { Tone::Bad })).collect()
    }
    fn map(&self) -> Map<Msg> {
        let cell = Cell::new("table", CellShape::Box, (1.0, 1.0), (2.0, 2.0), "offmap", Msg::new("box"));
        let board = Board {
            id: "table".to_owned(),
            title: Msg::new("game-title"),
            width: 2.0,
            height: 2.0,
            cells: vec![cell],
            decor: Vec::new(),
            picture: None,
        };
        Map { boards: vec![board], terrain: Vec::new(), liveries: Vec::new() }
    }
    fn choice(&self, _: &Seen, order: Order) -> Choice<Msg> {
        let mut choice = Choice::of(self, order);
        if FLAW == Flaw::PICK {
            choice.picks = vec![Pick::Cell("table".to_owned())];
        }
        choice
    }
    fn scene(&self, seen: &Seen) -> Scene<Msg> {
        let stats = (0..2).map(|seat: usize| {
            let value = format!("{} {}", seen.table.score[seat], seen.table.hands[seat]);
            Stat::new(seat.to_string(), Msg::new("box"), Msg::plain(value))
        });
        let prompt = Prompt::new(Msg::new("prompt"), "1");
        let chip = || Piece::new("chip", "table", "north", Msg::new("box"), Msg::new("box"));
        let pieces = matches!(FLAW, Flaw::ASTRAY | Flaw::WHISPER).then(chip);
        Scene { stats: stats.collect(), pieces: pieces.into_iter().collect(), ..Scene::new(prompt) }
    }
    fn course(&self, seen: &Seen, who: &[String], via: &[String]) -> Option<Course<Msg>> {
        if !matches!(FLAW, Flaw::ASTRAY | Flaw::WHISPER) || who != ["chip"] {
            return walk(self, seen, who, via);
        }
        let spot = |order: &str, chance: u8| Spot {
            cell: "table".to_owned(),
            cost: 0,
            back: 0,
            orders: if order.is_empty() { Vec::new() } else { vec![order.to_owned()] },
            halt: None,
            rest: true,
            dangers: vec![Danger {
                kind: "call".to_owned(),
                by: Vec::new(),
                chance: f32::from(chance) / 255.0,
                text: Msg::new("reaction-call"),
                rule: "1".to_owned(),
            }],
        };
        // WHISPER: it remembers what the view was made from. ASTRAY: nobody can call before somebody has raised.
        let remembered = if FLAW == Flaw::WHISPER { REMEMBERED.load(Ordering::Relaxed) } else { 0 };
        let order = if FLAW == Flaw::ASTRAY && !seen.table.raised { "call" } else { "" };
        Some(Course {
            who: who.to_vec(),
            budget: None,
            unit: Msg::new("box"),
            parts: Vec::new(),
            spots: vec![spot("", remembered), spot(order, 0)],
            from: 0,
            strikes: Vec::new(),
        })
    }
    fn attempts(&self, _: &Seen, _: &[Pick]) -> Vec<Order> {
        if FLAW == Flaw::CHATTY { vec![Order::Raise, Order::Call] } else { Vec::new() }
    }
}
