//! *Die Verteidigung von Mortain*: the German counter-attack of 7 August 1944, a card-driven postcard wargame.
//!
//! The files follow the rulebook: `setup`, `round`, `activation`, `movement`, `sight`, `fire`, `support`, `victory`. Section numbers and rulings are those of `feldzug rules mortain`.

mod activation;
pub mod cards;
mod course;
pub mod data;
mod facts;
mod fire;
mod insight;
mod legality;
mod movement;
pub mod orders;
pub mod position;
mod round;
mod setup;
mod show;
mod sight;
mod support;
pub mod telling;
mod victory;
pub mod words;

use arrayvec::ArrayVec;
// What every file of the game speaks of; they begin with `use crate::*`.
use cards::{Card, FULL_DECK, JOKER, NO_CARD};
use data::{Arrival, Data, MAX_UNITS};
use engine::*;
pub use insight::{FIGURES, Mind, Net};
use orders::Order;
use position::*;
use telling::{Deny, Event};
use words::*;

/// The attacker from the east.
pub const GERMAN: Seat = Seat(0);
/// The defender.
pub const US: Seat = Seat(1);

/// The rules of Mortain for one scenario.
pub struct Mortain {
    /// Map, counters, numbers.
    pub data: Data,
    scenario: usize,
    round_up: bool,
}

impl Game for Mortain {
    type Position = Position;
    // Everything lies open; only the order of the deck is unknown, and there is none until a card is drawn (R48).
    engine::views!(open);
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
    engine::data_files!();

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
        self.list(p, out);
    }
    fn judge(&self, p: &Position, order: Order) -> Result<(), Refusal> {
        self.may(p, order).map_err(|deny| deny.refusal(self))
    }
    fn apply_order(&self, p: &mut Position, order: Order, sink: &mut impl Sink<Event>) {
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

    fn apply_luck(&self, p: &mut Position, luck: Luck, sink: &mut impl Sink<Event>) {
        let Luck::Token(token) = luck else { return };
        match p.stage {
            Stage::Draw => self.draw(p, Card(token), sink),
            Stage::CombatDraw => self.combat_card(p, Card(token), sink),
            _ => {}
        }
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
            let kind = if card == JOKER {
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

    fn explain(&self, line: &Line) -> Msg {
        let msg = Msg::new(line.reason);
        match line.reason {
            "tally-at" | "tally-ai" => msg.with("unit", Unit(line.about as u8).say(self)),
            "tally-terrain" => {
                let terrain = &self.data.map.kind(line.about).id;
                msg.with("terrain", Msg::new(format!("terrain-{terrain}")))
            }
            _ => msg,
        }
    }

    fn fact_table(&self) -> FactTable<'_, Mortain> {
        self.facts_and_setters()
    }
    fn set_fact(&self, p: &mut Position, key: &str, value: &Fact) -> Result<(), FactError> {
        self.begin_by_hand(p);
        self.fact_table().set(p, key, value)
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
        if card == JOKER {
            return 99;
        }
        let units = if card.is_court() { 9 } else { self.budget(card) as u32 };
        if card.side() == GERMAN { units } else { 20 + units * 2 + card.calls_air() as u32 }
    }
}
