//! *Hegra 1940*: one player holds a snowed-in mountain fortress for eleven days of April and May 1940.
//!
//! The files follow the rulebook: `tracks` (3), `morning`, `hits` and `attack` (6), `dawn` (7), `day` and the
//! sections `defend`, `guns`, `train`, `works`, `hospital`, `evening` (8), `chapters` (9). Section numbers and
//! rulings are those of `feldzug rules hegra-1940`. What is under way is a stack of tasks in the position; `run` works
//! it off until luck or an order is needed.

mod attack;
mod chapters;
pub mod data;
mod dawn;
mod day;
mod defend;
pub mod effect;
mod effects;
mod evening;
mod facts;
mod guns;
mod hits;
mod hospital;
mod insight;
mod legality;
mod morning;
mod odds;
pub mod orders;
pub mod position;
mod run;
mod show;
pub mod telling;
mod tracks;
mod train;
mod tutorial;
pub mod words;
mod works;

// What every file of the game speaks of; they begin with `use crate::*`.
use data::{Condition, Data, Lasting, PILES, Scenario};
use effect::{Effect, Effects, Op, Origin};
use engine::*;
pub use insight::Weights;
use orders::Order;
use position::*;
use telling::{Deny, Event};
// The engine has another `Slot`.
use words::{Slot, *};

/// The one player: commander of the fortress.
pub const PLAYER: Seat = Seat(0);

/// The rules of Hegra 1940 for one difficulty.
pub struct Hegra {
    /// Boards, cards, tiles, numbers.
    pub data: Data,
    /// The difficulty.
    pub scenario: Scenario,
    mission: bool,
    mixed_air: bool,
    extreme: bool,
    advanced: bool,
}

impl Game for Hegra {
    type Position = Position;
    // Everything lies open; bags and decks have no order until something is drawn.
    engine::views!(open);
    type Order = Order;
    type Event = Event;
    type Data = Data;

    const PROFILE: Profile = Profile {
        id: "hegra-1940",
        seats: &["norway"],
        rules_version: 1,
        secrets: false,
        options: &[
            OptionSpec { key: "advanced_events", values: &["off", "on"] },
            OptionSpec { key: "mission", values: &["off", "on"] },
            OptionSpec { key: "air_piles", values: &["sorted", "mixed"] },
            OptionSpec { key: "scarcity", values: &["normal", "extreme"] },
            OptionSpec { key: "handicap", values: &["none", "norway-2", "norway-4", "siege-1"] },
        ],
        // Eleven days; a day seldom has more than 150 decisions.
        bounds: Bounds { orders: 11 * 400, lucks: 11 * 200, choices: 120 },
    };
    engine::data_files!();

    fn load(files: &DataFiles) -> Result<Data, DataError> {
        Data::load(files)
    }
    fn scenarios(data: &Data) -> Vec<String> {
        data.scenarios.iter().map(|scenario| scenario.id.clone()).collect()
    }
    fn new(data: &Data, setup: &Setup) -> Hegra {
        let option = |key: &str| setup.option(&Self::PROFILE, key);
        let chosen = data.scenarios.iter().find(|scenario| scenario.id == setup.scenario);
        let mut own = data.clone();
        // Supplies that make the siege easier or harder.
        match option("handicap") {
            "norway-2" => own.game.numbers.supplies += 2,
            "norway-4" => own.game.numbers.supplies += 4,
            "siege-1" => own.game.numbers.supplies = own.game.numbers.supplies.saturating_sub(1),
            _ => {}
        }
        Hegra {
            data: own,
            scenario: chosen.unwrap_or(&data.scenarios[0]).clone(),
            mission: option("mission") == "on",
            mixed_air: option("air_piles") == "mixed",
            extreme: option("scarcity") == "extreme",
            advanced: option("advanced_events") == "on",
        }
    }

    /// 4: set-up; luck turns up the top Hope and Despair cards, and what the options ask for.
    fn start(&self) -> Position {
        let mut p = Position::start(&self.data, self.extreme, self.advanced);
        p.todo.push(Task::Day);
        if self.mission {
            p.todo.push(Task::DrawMission);
        }
        if self.mixed_air {
            p.air = By::all([Tile::NONE; 2]);
            p.todo.push(Task::LayAir { slot: 0 });
        }
        p.todo.push(Task::Turn { despair: true });
        p.todo.push(Task::Turn { despair: false });
        self.run(&mut p, &mut Silent);
        p
    }

    fn need(&self, p: &Position) -> Need {
        let (reason, rule) = (p.ending.reason(), Rule(p.ending.section()));
        let over = |winner: Winner| Need::Over(Outcome { winner, reason, rule });
        match p.ending {
            Ending::Open => match self.chance(p) {
                Some(chance) => Need::Luck(chance),
                None => Need::Order(PLAYER),
            },
            Ending::Skull | Ending::TooFew | Ending::Overrun => over(Winner::Game),
            Ending::Held(_) => over(Winner::Seat(PLAYER)),
        }
    }

    fn orders(&self, p: &Position, out: &mut Vec<Order>) {
        self.list(p, out);
    }

    fn judge(&self, p: &Position, order: Order) -> Result<(), Refusal> {
        self.may(p, order).map_err(|deny| self.refusal(p, deny))
    }

    fn apply_order(&self, p: &mut Position, order: Order, sink: &mut impl Sink<Event>) {
        self.obey(p, order, sink);
    }

    fn apply_luck(&self, p: &mut Position, luck: Luck, sink: &mut impl Sink<Event>) {
        self.lucky(p, luck, sink);
        self.run(p, sink);
    }

    fn odds(&self, p: &Position, order: Order) -> Option<Odds> {
        self.order_odds(p, order)
    }

    fn branches(&self, p: &Position, chance: Chance) -> Vec<(Luck, u64)> {
        self.kinds_of_luck(p, chance)
    }

    fn token(&self, deck: u8, token: u8) -> String {
        match deck {
            run::RECRUITS => self.disc_of(token).write(self),
            run::HITS => tile_of(token).write(self),
            run::PATROLS => (token / 8 + 1).to_string(),
            run::EVENTS => EventId(token).write(self),
            run::SNOW => SnowId(token).write(self),
            run::MISSIONS => MissionId(token).write(self),
            _ => Card(token).write(self),
        }
    }

    fn explain(&self, line: &Line) -> Msg {
        Msg::new(line.reason).with("n", line.about)
    }

    fn fact_table(&self) -> FactTable<'_, Hegra> {
        self.facts_and_setters()
    }
    /// `when` is no fact but an order to the author's position: everything before that moment of the day counts as done.
    fn set_fact(&self, p: &mut Position, key: &str, value: &Fact) -> Result<(), FactError> {
        self.begin_by_hand(p);
        if key == "when" {
            return self.begin(p, &value.text(key)?);
        }
        self.fact_table().set(p, key, value)
    }
    fn check_position(&self, p: &Position) -> Result<(), FactError> {
        self.check_facts(p)
    }
}
