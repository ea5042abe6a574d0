//! A bluffing game in two hundred lines: each side secretly draws one of six cards; the first may raise or fold, the other
//! reacts inside that move by calling or folding; the higher card wins. It stands for what the first game lacks:
//! secret hands, reactions as a stack of frames, and a board that is no grid.

use engine::*;
use scene::*;

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
    /// Odds and refusals speak of the other hand: whoever answers for the game must not ask the true position.
    pub const CHATTY: u8 = 11;
}

const NONE: u8 = 9;

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
    /// Who may see both hands: after a call everybody.
    open: bool,
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
    }
}

sentences! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event as "event" for [const FLAW: u8] game: Bluff<FLAW> {
        Dealt = "1";
        Raised = "1";
        Folded = "1";
        Called { north: u8, south: u8 } = "1";
    }
}

sentences! {
    /// Why not.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Deny as "deny" for [const FLAW: u8] game: Bluff<FLAW> {
        Now = if FLAW == Flaw::RULE { "9.9" } else { "1" };
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
        t.open = false;
        t.mover = 1 - t.mover;
    }
    fn decider(&self, t: &Table) -> u8 {
        if t.raised { 1 - t.mover } else { t.mover }
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
        secrets: true,
        options: &[],
        bounds: Bounds { orders: 12, lucks: 12, choices: 2 },
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
        Table { hands: [NONE; 2], score: [0; 2], raised: false, mover: 0, open: false }
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
        Err(Deny::Now.refusal(self))
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
                self.win(t, winner);
            }
            Order::Call => {
                sink.tell(|| Event::Called { north: t.hands[0] + 1, south: t.hands[1] + 1 });
                self.win(t, (t.hands[1] > t.hands[0]) as usize);
            }
        }
    }

    fn apply_luck(&self, t: &mut Table, luck: Luck, sink: &mut impl Sink<Event>) {
        let (Luck::Token(token), Some(seat)) = (luck, t.hands.iter().position(|&hand| hand == NONE)) else {
            return;
        };
        t.hands[seat] = token;
        sink.tell(|| Event::Dealt);
    }

    fn view(&self, t: &Table, viewer: Viewer) -> Seen {
        let mut table = *t;
        for seat in 0..2 {
            let own = viewer == Viewer::Seat(Seat(seat as u8)) || viewer == Viewer::Referee;
            if !own && !t.open && FLAW != Flaw::LEAK && t.hands[seat] != NONE {
                table.hands[seat] = NONE + 1;
            }
        }
        Seen { table }
    }

    fn imagine(&self, seen: &Seen, luck: &mut dyn Source) -> Table {
        let mut table = seen.table;
        let mut left = TOKENS;
        table.hands.iter().filter(|&&hand| hand < NONE).for_each(|&hand| left.remove(hand));
        for hand in table.hands.iter_mut().filter(|hand| **hand > NONE) {
            *hand = left.nth(luck.below(left.len() as u64) as u32);
            left.remove(*hand);
        }
        table
    }

    fn swap_hidden(&self, t: &mut Table, viewer: Viewer, luck: &mut dyn Source) {
        for seat in 0..2 {
            if viewer != Viewer::Seat(Seat(seat as u8)) && viewer != Viewer::Referee && t.hands[seat] != NONE
            {
                let mut left = TOKENS;
                left.remove(t.hands[1 - seat].min(63));
                t.hands[seat] = left.nth(luck.below(left.len() as u64) as u32);
            }
        }
    }

    fn widens(&self, event: &Event) -> bool {
        matches!(event, Event::Called { .. })
    }
    fn odds(&self, t: &Table, order: Order) -> Option<Odds> {
        if FLAW != Flaw::CHATTY || order != Order::Call {
            return None;
        }
        let own = self.decider(t) as usize;
        let result = if t.hands[own] > t.hands[1 - own] { "won" } else { "lost" };
        Some(Odds { shares: vec![Share { result, chance: 1.0 }], ..Odds::default() })
    }

    fn write(&self, order: Order) -> String {
        // NOTATION: what is written cannot be read.
        if FLAW == Flaw::NOTATION { format!("{order:?}") } else { order.write(self) }
    }
    fn fact_table(&self) -> FactTable<'_, Self> {
        let mut facts = FactTable::new(self);
        facts.flag("raised", |t: &mut Table| &mut t.raised);
        facts
    }
}

impl<const FLAW: u8> Insight for Bluff<FLAW> {
    fn judge_position(&self, t: &Table, seat: Seat) -> f32 {
        let (own, other) = (t.hands[seat.index()], t.hands[1 - seat.index()]);
        let lead = t.score[seat.index()] as f32 - t.score[1 - seat.index()] as f32;
        let cards = if own < NONE && other < NONE { (own as f32 - other as f32) / 20.0 } else { 0.0 };
        (0.5 + lead * 0.2 + cards).clamp(0.0, 1.0)
    }
}

const EN: &str = "game-title = Bluff\ngame-blurb = b\ngame-about = a\nside-north = N\nside-south = S\nside-north-aim = a
side-south-aim = a\nscenario-short = s\nscenario-short-about = s\nwin = won\ndeny-now = no\nprompt = decide\nbox = table
reaction-call = call\nodds-won = won\nodds-lost = lost\noverlay-hands = hands\nhand-high = high\nhand-low = low
order-raise = raise\norder-fold = fold\norder-call = call\nevent-dealt = d\nevent-folded = f\nevent-called = c\n";

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
        let cell = Cell {
            id: "table".to_owned(),
            shape: CellShape::Box,
            x: 1.0,
            y: 1.0,
            w: 2.0,
            h: 2.0,
            label: String::new(),
            name: None,
            note: None,
            terrain: "offmap".to_owned(),
            title: Msg::new("box"),
        };
        let board = Board {
            id: "table".to_owned(),
            title: Msg::new("game-title"),
            width: 2.0,
            height: 2.0,
            cells: vec![cell],
            decor: Vec::new(),
        };
        Map { boards: vec![board], terrain: Vec::new(), liveries: Vec::new() }
    }
    fn scene(&self, seen: &Seen) -> Scene<Msg> {
        let stats = (0..2).map(|seat: usize| Stat {
            id: seat.to_string(),
            title: Msg::new("box"),
            value: Msg::plain(format!("{} {}", seen.table.score[seat], seen.table.hands[seat])),
        });
        let prompt = Prompt { seat: String::new(), text: Msg::new("prompt"), rule: "1".to_owned() };
        Scene { stats: stats.collect(), ..Scene::new(prompt) }
    }
    fn attempts(&self, _: &Seen, _: &[Pick]) -> Vec<Order> {
        if FLAW == Flaw::CHATTY { vec![Order::Raise, Order::Call] } else { Vec::new() }
    }
}
