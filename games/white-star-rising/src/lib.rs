//! *White Star Rising*: platoon combat in the West, 1944 and 1945. Chit-pull activation, sight lines, opportunity fire.
//!
//! The files follow the rulebook: [`hq`] and [`weapons`] (1.3), [`setup`] (2.0), [`turn`] (3.0), [`impulse`] (4.0),
//! [`stacks`] (1.4), [`movement`] (5.0), [`fire`], [`hits`], [`reaction`], [`assault`],
//! [`overrun`] (6.0), [`ground`] (7.0), [`chaos`] (9.0), [`fate`] (10.0),
//! [`air`] and [`artillery`] (11.0), [`special`] and [`victory`] (12.0). Section numbers and rulings are those of
//! `feldzug rules white-star-rising`.

pub mod air;
pub mod artillery;
pub mod assault;
pub mod chaos;
pub mod core;
mod entering;
mod facts;
pub mod fate;
pub mod fire;
pub mod forces;
pub mod ground;
pub mod hits;
pub mod hq;
pub mod impulse;
pub mod insight;
mod legality;
mod luck;
mod mounting;
pub mod movement;
mod obeying;
pub mod odds;
pub mod orders;
pub mod overrun;
pub mod position;
pub mod reaction;
pub mod setup;
mod show;
pub mod special;
pub mod stacks;
mod steps;
mod tables;
pub mod telling;
pub mod turn;
pub mod under_way;
pub mod victory;
pub mod weapons;
pub mod words;

// What every file of the game speaks of; they begin with `use crate::*`.
use board::Area;
use engine::*;
use forces::{
    ALLIED, Arrival, ChaosResult, Data, Face, Fire, GERMAN, MAX_BARRAGES, Marker, Role, Scenario, Weapon,
};
use ground::{Cell, Gait, NOWHERE};
use orders::{Entrant, Order, Use, Who, With};
use position::*;
use std::sync::Arc;
use telling::{Deny, Event};

/// The rules of White Star Rising for one scenario.
pub struct WhiteStar {
    /// The scenario.
    pub s: Arc<Scenario>,
    /// The chaos table (9.0).
    chaos: [ChaosResult; 11],
    /// Its result that limits sight, if it has one.
    haze: Option<ChaosResult>,
    /// Units of each side.
    sides: [u64; 2],
    /// Headquarters of both kinds.
    hqs: u64,
    /// Platoons with another face to turn to (5.2).
    transports: u64,
    /// What is printed on the counters.
    faces: tables::Faces,
    /// 11.4: support weapons are kept back.
    keeps_weapons: bool,
    /// 12.2.1: the players agreed on a chaos marker.
    with_chaos: bool,
    /// R11 as others read it: a moving stack is fired at once per hex, not every unit of it.
    one_shot_per_stack: bool,
    /// R18 as others read it: leadership helps every attack from the hex, not one per impulse or step.
    leads_every_attack: bool,
    /// Section of the scenario.
    section: &'static str,
}

/// Sections of the scenarios, by number.
const SECTIONS: [&str; 17] = [
    "12.2", "12.2.1", "12.2.2", "12.2.3", "12.2.4", "12.2.5", "12.2.6", "12.2.7", "12.2.8", "12.2.9",
    "12.2.10", "12.2.11", "12.2.12", "12.2.13", "12.2.14", "12.2.15", "12.2.16",
];

/// The scenario with a handicap: more fate points for a side, or a turn more or less.
fn handicapped(scenario: &Arc<Scenario>, handicap: &str) -> Arc<Scenario> {
    let mut changed = scenario.clone();
    let points = |side: &str| handicap.strip_prefix(side)?.strip_prefix('-')?.parse::<u8>().ok();
    for (side, seat) in [("german", GERMAN), ("allied", ALLIED)] {
        if let Some(points) = points(side) {
            Arc::make_mut(&mut changed).fate[seat.index()] += points;
        }
    }
    match handicap {
        "longer" => Arc::make_mut(&mut changed).turns += 1,
        "shorter" => Arc::make_mut(&mut changed).turns -= 1,
        _ => {}
    }
    changed
}

impl Game for WhiteStar {
    type Position = Position;
    // Everything lies open: mines are in hand until they are laid, and nobody may lay them elsewhere before.
    engine::views!(open);
    type Order = Order;
    type Event = Event;
    type Data = Data;

    const PROFILE: Profile = Profile {
        id: "white-star-rising",
        seats: &["german", "allied"],
        rules_version: 2,
        secrets: false,
        options: &[
            OptionSpec { key: "support_weapons", values: &["assigned", "kept"] },
            OptionSpec { key: "chaos", values: &["scenario", "agreed"] },
            OptionSpec { key: "opportunity_fire", values: &["unit", "stack"] },
            OptionSpec { key: "leadership", values: &["once", "every_attack"] },
            OptionSpec {
                key: "handicap",
                values: &[
                    "none",
                    "german-3",
                    "german-6",
                    "german-10",
                    "allied-3",
                    "allied-6",
                    "allied-10",
                    "longer",
                    "shorter",
                ],
            },
        ],
        // Ten turns of at most eight impulses with 25 units, eight steps each, every one answered by a dozen units.
        bounds: Bounds { orders: 60_000, lucks: 40_000, choices: 6_000 },
    };
    engine::data_files!();

    fn load(files: &DataFiles) -> Result<Data, DataError> {
        Data::load(files)
    }
    fn scenarios(data: &Data) -> Vec<String> {
        data.ids().map(str::to_owned).collect()
    }
    fn new(data: &Data, setup: &Setup) -> WhiteStar {
        let s = handicapped(data.find(&setup.scenario), setup.option(&Self::PROFILE, "handicap"));
        WhiteStar {
            chaos: data.chaos,
            haze: data.chaos.iter().copied().find(|result| matches!(result, ChaosResult::Haze { .. })),
            sides: [GERMAN, ALLIED].map(|seat| s.select(|unit, _| unit.seat == seat)),
            hqs: s.select(|unit, _| unit.role != Role::Combat),
            transports: s.select(|unit, kind| unit.role == Role::Combat && kind.transport),
            faces: tables::faces(&s),
            keeps_weapons: setup.option(&Self::PROFILE, "support_weapons") == "kept",
            with_chaos: setup.option(&Self::PROFILE, "chaos") == "agreed",
            one_shot_per_stack: setup.option(&Self::PROFILE, "opportunity_fire") == "stack",
            leads_every_attack: setup.option(&Self::PROFILE, "leadership") == "every_attack",
            section: SECTIONS.get(s.number as usize).copied().unwrap_or(SECTIONS[0]),
            s,
        }
    }

    fn start(&self) -> Position {
        self.first_position()
    }

    fn need(&self, p: &Position) -> Need {
        match p.stage {
            Stage::Draw => Need::Luck(Chance::Draw { deck: 0, tokens: p.cup }),
            Stage::Roll => Need::Luck(Chance::Dice { count: p.roll.count, sides: 6 }),
            Stage::Over(outcome) => Need::Over(outcome),
            _ => Need::Order(self.decider(p)),
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
        match luck {
            Luck::Token(token) => self.draw(p, token, sink),
            Luck::Dice(dice) => self.fallen(p, dice, sink),
        }
    }

    fn odds(&self, p: &Position, order: Order) -> Option<Odds> {
        self.order_odds(p, order)
    }
    fn last_result(&self, p: &Position) -> Option<&'static str> {
        self.attack_result(p)
    }
    fn branches(&self, p: &Position, chance: Chance) -> Vec<(Luck, u64)> {
        self.kinds_of_luck(p, chance)
    }

    fn risky(&self, _: &Position, order: Order) -> bool {
        self.is_risky(order)
    }
    fn token(&self, _deck: u8, token: u8) -> String {
        self.marker_word(token)
    }
    fn explain(&self, line: &Line) -> Msg {
        self.explain_line(line)
    }

    fn fact_table(&self) -> FactTable<'_, WhiteStar> {
        self.facts_and_setters()
    }
    fn set_fact(&self, p: &mut Position, key: &str, value: &Fact) -> Result<(), FactError> {
        self.change_fact(p, key, value)
    }
    fn check_position(&self, p: &Position) -> Result<(), FactError> {
        self.check_facts(p)
    }
}

impl WhiteStar {
    /// The name of a marker in notation.
    pub(crate) fn marker_word(&self, token: u8) -> String {
        match self.s.markers[token as usize] {
            Marker::End => "end".to_owned(),
            Marker::Chaos => "chaos".to_owned(),
            Marker::Designated => "designated".to_owned(),
            Marker::Formation(f) => self.s.formations[f as usize].id.clone(),
            Marker::Aircraft(a) => self.s.aircraft[a as usize].id.clone(),
        }
    }
}
