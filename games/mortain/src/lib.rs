//! *Die Verteidigung von Mortain*: the German counter-attack of 7 August 1944, a card-driven postcard wargame.
//!
//! The files follow the rulebook: [`setup`], [`round`], [`activation`], [`movement`], [`sight`], [`fire`], [`support`],
//! [`victory`]. Section numbers and rulings are those of `feldzug rules mortain`.

pub mod activation;
mod by_hand;
pub mod cards;
pub mod data;
pub mod deny;
pub mod event;
mod facts;
mod figures;
pub mod fire;
mod insight;
pub mod movement;
pub mod net;
pub mod order;
mod overlay;
pub mod position;
pub mod round;
pub mod setup;
mod show;
pub mod sight;
pub mod support;
pub mod victory;

use arrayvec::ArrayVec;
use cards::Card;
use data::{Data, PlaceName};
use engine::*;
use event::Event;
use order::Order;
use position::{Ground, Position, Stage, Support, on_map};

/// The attacker from the east.
pub const GERMAN: Seat = Seat(0);
/// The defender.
pub const US: Seat = Seat(1);

/// The rules of Mortain for one scenario.
pub struct Mortain {
    /// Map, counters, numbers.
    pub data: Data,
    /// What bots make of a position.
    pub net: Box<net::Net>,
    scenario: usize,
    round_up: bool,
}

impl Game for Mortain {
    type Position = Position;
    /// Everything lies open; only the order of the deck is unknown, and there is none until a card is drawn (R48).
    type View = Position;
    type Order = Order;
    type Event = Event;
    type Data = Data;

    const PROFILE: Profile = Profile {
        id: "mortain",
        seats: &["german", "us"],
        rules_version: 2,
        secrets: false,
        options: &[
            OptionSpec { key: "activation_rounding", values: &["down", "up"] },
            OptionSpec {
                key: "handicap",
                values: &["none", "german-round", "german-exit", "us-round", "us-exit"],
            },
        ],
        // Six rounds, by handicap seven, of at most 53 cards. The longest card lets five units and the Tiger fire one by one: three orders
        // each, one more for every court card redrawn, and `done`.
        bounds: Bounds { orders: 7 * 53 * 20, lucks: 7 * 53, choices: 600 },
    };
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("map.toml", include_str!("../data/map.toml")),
        ("units.toml", include_str!("../data/units.toml")),
        ("game.toml", include_str!("../data/game.toml")),
    ];

    fn load(files: &DataFiles) -> Result<Data, DataError> {
        Data::load(files)
    }
    fn scenarios(data: &Data) -> Vec<String> {
        data.scenarios.iter().map(|(id, _)| id.clone()).collect()
    }
    fn new(data: &Data, setup: &Setup) -> Mortain {
        let mut own = data.clone();
        // What one side is given so that the game is closer.
        match setup.option(&Self::PROFILE, "handicap") {
            "german-round" => own.rounds += 1,
            "german-exit" => own.exits_to_win -= 1,
            "us-round" => own.rounds -= 1,
            "us-exit" => own.exits_to_win += 1,
            _ => {}
        }
        Mortain {
            data: own,
            net: Box::new(net::Net::learned()),
            scenario: data.scenarios.iter().position(|(id, _)| *id == setup.scenario).unwrap_or(0),
            round_up: setup.option(&Self::PROFILE, "activation_rounding") == "up",
        }
    }

    fn start(&self) -> Position {
        Position::start(&self.data, self.scenario)
    }

    fn need(&self, p: &Position) -> Need {
        match p.stage {
            Stage::Setup => Need::Order(US),
            Stage::Draw | Stage::CombatDraw => Need::Luck(Chance::Draw { deck: 0, tokens: p.deck }),
            Stage::Acting | Stage::Declaring | Stage::Court => Need::Order(p.side()),
            Stage::Over(outcome) => Need::Over(outcome),
        }
    }

    fn orders(&self, p: &Position, out: &mut Vec<Order>) {
        match p.stage {
            Stage::Setup => {
                let ground = Ground::new(&self.data, p);
                for unit in self.data.of(US) {
                    for hex in 0..self.data.grid.len() as u8 {
                        if self.may_place(&ground, p, unit, hex).is_ok() {
                            out.push(Order::Place { unit, hex });
                        }
                    }
                }
            }
            Stage::Acting => {
                self.actions(p, &mut |order| {
                    out.push(order);
                    true
                });
                if self.may_call(p).is_ok() {
                    let strikes = self.data.of(GERMAN).filter(|&unit| self.may_strike(p, unit).is_ok());
                    out.extend(strikes.map(|unit| Order::Strike { unit }));
                    if self.may_suppress(p).is_ok() {
                        out.extend((0..self.data.grid.len() as u8).map(|hex| Order::Suppress { hex }));
                    }
                }
                out.push(if p.acting.used == 0 { Order::Pass } else { Order::Done });
            }
            Stage::Declaring => {
                out.push(Order::Shoot);
                if p.attack.support.is_some() {
                    let more = self.data.of(GERMAN).filter(|&unit| self.may_target(p, unit).is_ok());
                    out.extend(more.map(|unit| Order::Target { unit }));
                } else {
                    let more = self.data.of(p.side()).filter(|&unit| self.may_join(p, unit).is_ok());
                    out.extend(more.map(|unit| Order::Join { unit }));
                }
            }
            Stage::Court => out.extend([Order::Redraw, Order::Miss]),
            Stage::Draw | Stage::CombatDraw | Stage::Over(_) => {}
        }
    }

    fn judge(&self, p: &Position, order: Order) -> Result<(), Refusal> {
        let ground = Ground::new(&self.data, p);
        let at = |stage: Stage| if p.stage == stage { Ok(()) } else { Err(deny::Deny::Moment) };
        match order {
            Order::Place { unit, hex } => self.may_place(&ground, p, unit, hex),
            Order::Pass => self.may_stop(p, true),
            Order::Done => self.may_stop(p, false),
            Order::Move { unit, hex } => self.may_move(&ground, p, unit, hex),
            Order::Enter { unit, hex } => self.may_enter(&ground, p, unit, hex),
            Order::Exit { unit } => self.may_exit(p, unit),
            Order::Fire { unit, target } => self.may_fire(p, unit, target),
            Order::Join { unit } => self.may_join(p, unit),
            Order::Shoot => at(Stage::Declaring),
            Order::Redraw | Order::Miss => at(Stage::Court),
            Order::Strike { unit } => self.may_strike(p, unit),
            Order::Target { unit } => self.may_target(p, unit),
            Order::Suppress { .. } => self.may_suppress(p),
        }
        .map_err(|deny| self.refusal(p, deny))
    }

    fn apply_order(&self, p: &mut Position, order: Order, sink: &mut impl Sink<Event>) {
        self.obey(p, order, sink);
    }

    fn apply_luck(&self, p: &mut Position, luck: Luck, sink: &mut impl Sink<Event>) {
        let Luck::Token(token) = luck else { return };
        match p.stage {
            Stage::Draw => self.draw(p, Card(token), sink),
            Stage::CombatDraw => self.combat_card(p, Card(token), sink),
            _ => {}
        }
    }

    fn view(&self, p: &Position, _: Viewer) -> Position {
        *p
    }
    fn imagine(&self, view: &Position, _: &mut dyn Source) -> Position {
        *view
    }

    fn odds(&self, p: &Position, order: Order) -> Option<Odds> {
        self.attack_odds(p, order)
    }

    fn last_result(&self, p: &Position) -> Option<&'static str> {
        self.attack_result(p)
    }

    /// Only what a card does makes a difference: whether it hits in combat; colour, number of units and support otherwise.
    fn branches(&self, p: &Position, chance: Chance) -> Vec<(Luck, u64)> {
        if p.stage != Stage::CombatDraw {
            return grouped(chance, |luck| self.card_kind(luck));
        }
        let needed = self.tally(p).sum();
        // Hit, miss, court card, joker: of each the middle card stands for all.
        let mut cards: [ArrayVec<u8, 53>; 4] = Default::default();
        for token in p.deck.iter() {
            let card = Card(token);
            let kind = if card == cards::JOKER {
                3
            } else if card.is_court() {
                2
            } else {
                usize::from(card.rank() as i32 > needed)
            };
            cards[kind].push(token);
        }
        let some = cards.iter().filter(|kind| !kind.is_empty());
        some.map(|kind| (Luck::Token(kind[kind.len() / 2]), kind.len() as u64)).collect()
    }

    fn token(&self, _: u8, token: u8) -> String {
        Card(token).name()
    }

    fn universe(&self, out: &mut Vec<Order>) {
        let units = 0..self.data.units.len() as u8;
        let hexes = 0..self.data.grid.len() as u8;
        out.extend([Order::Pass, Order::Done, Order::Shoot, Order::Redraw, Order::Miss]);
        out.extend(hexes.clone().map(|hex| Order::Suppress { hex }));
        for unit in units.clone() {
            out.extend([
                Order::Exit { unit },
                Order::Join { unit },
                Order::Strike { unit },
                Order::Target { unit },
            ]);
            out.extend(units.clone().map(|target| Order::Fire { unit, target }));
            for hex in hexes.clone() {
                out.extend([
                    Order::Place { unit, hex },
                    Order::Move { unit, hex },
                    Order::Enter { unit, hex },
                ]);
            }
        }
    }

    fn explain(&self, line: &Line) -> Msg {
        let msg = Msg::new(line.reason);
        match line.reason {
            "tally-at" | "tally-ai" => msg.with("unit", self.unit_name(line.about as u8)),
            "tally-terrain" => {
                let terrain = &self.data.terrain(line.about as u8).id;
                msg.with("terrain", Msg::new(format!("terrain-{terrain}")))
            }
            _ => msg,
        }
    }

    fn facts(&self, p: &Position) -> Facts {
        self.all_facts(p)
    }
    fn set_fact(&self, p: &mut Position, key: &str, value: &Fact) -> Result<(), FactError> {
        self.change_fact(p, key, value)
    }
    fn check_position(&self, p: &Position) -> Result<(), FactError> {
        self.check_facts(p)
    }
}

impl Mortain {
    /// Cards that do the same when they activate have the same number.
    fn card_kind(&self, luck: Luck) -> u32 {
        let Luck::Token(token) = luck else { return 0 };
        let card = Card(token);
        if card == cards::JOKER {
            return 99;
        }
        let units = if card.is_court() { 9 } else { self.budget(card) as u32 };
        if card.side() == GERMAN { units } else { 20 + units * 2 + card.calls_air() as u32 }
    }

    /// Carries out a legal order.
    pub(crate) fn obey(&self, p: &mut Position, order: Order, sink: &mut impl Sink<Event>) {
        match order {
            Order::Place { unit, hex } => self.place(p, unit, hex, sink),
            Order::Pass => {
                sink.tell(|| Event::Passed { side: p.side() });
                self.next_card(p, sink);
            }
            Order::Done => {
                sink.tell(|| Event::Stopped { side: p.side() });
                self.next_card(p, sink);
            }
            Order::Move { unit, hex } => self.march(p, unit, hex, sink),
            Order::Enter { unit, hex } => self.enter(p, unit, hex, sink),
            Order::Exit { unit } => self.exit(p, unit, sink),
            Order::Fire { unit, target } => self.fire(p, unit, target, sink),
            Order::Join { unit } => self.join(p, unit, sink),
            Order::Shoot => self.shoot(p, sink),
            Order::Redraw => {
                sink.tell(|| Event::Redrawn);
                self.await_combat_card(p, sink);
            }
            Order::Miss => self.accept_miss(p, sink),
            Order::Strike { unit } => self.strike(p, unit, sink),
            Order::Target { unit } => self.target(p, unit, sink),
            Order::Suppress { hex } => self.suppress(p, hex, sink),
        }
    }

    /// A unit's short name.
    pub(crate) fn unit_name(&self, unit: u8) -> Msg {
        Msg::plain(self.data.units[unit as usize].id.clone())
    }
    /// A side's name.
    pub(crate) fn side_name(&self, side: Seat) -> Msg {
        Msg::new(format!("side-{}", Self::PROFILE.seat_id(side)))
    }
    /// A card's name.
    pub(crate) fn card_name(&self, card: Card) -> Msg {
        if card == cards::JOKER {
            return Msg::new("card-joker");
        }
        let suit = ["spades", "clubs", "hearts", "diamonds"][card.suit() as usize];
        let rank = match card.rank() {
            1 => Msg::new("rank-ace"),
            11 => Msg::new("rank-jack"),
            12 => Msg::new("rank-queen"),
            13 => Msg::new("rank-king"),
            rank => Msg::plain(rank.to_string()),
        };
        Msg::new(format!("card-{suit}")).with("rank", rank)
    }
    /// A kind of support.
    pub(crate) fn support_name(&self, support: Support) -> Msg {
        Msg::new(if support == Support::Air { "support-air" } else { "support-artillery" })
    }
    /// A hex with its number and, if it has one, its name.
    pub(crate) fn hex_name(&self, hex: u8) -> Msg {
        if !on_map(hex) {
            return Msg::new("place-off-map");
        }
        let label = self.data.grid.label(hex);
        match self.place_name(hex) {
            Some(name) => Msg::new("hex-named").with("hex", label).with("name", name),
            None => Msg::plain(label),
        }
    }
    /// The name of the place in a hex.
    pub(crate) fn place_name(&self, hex: u8) -> Option<Msg> {
        let (_, name) = self.data.names.iter().find(|(at, _)| *at == hex)?;
        Some(match name {
            PlaceName::Plain(text) => Msg::plain(text.clone()),
            PlaceName::Hill(height) => Msg::new("place-hill").with("height", height.to_string()),
        })
    }
}
