//! *Blitzkrieg 1940: Hannut and Stonne*: company combat in May 1940. Chit pull, reactions inside moves, close combat in
//! rounds, and as an option guns that nobody sees until they fire.
//!
//! The files follow the rulebook: [`turn`] (2, 5.6), [`markers`] (5.3, 5.5), [`command`] (3), [`sight`] and [`ground`] (4), [`activation`]
//! (5, 6.1), [`reaction`] (6.3), [`movement`] and [`march`] (7), [`fire`] (8.1 to 8.3), [`morale`] (8.4, 8.5), [`indirect`] (8.6), [`close`]
//! (9), [`special`] (10), [`victory`] (11), [`setup`] (12). Section numbers and rulings are those of
//! `feldzug rules blitzkrieg-1940`.

pub mod actions;
pub mod activation;
pub mod close;
pub mod command;
pub mod core;
pub mod data;
mod facts;
pub mod fire;
pub mod ground;
pub mod indirect;
mod insight;
pub mod kinds;
mod legality;
pub mod march;
pub mod markers;
pub mod morale;
pub mod movement;
mod odds;
pub mod orders;
pub mod position;
pub mod reaction;
mod run;
mod secrets;
pub mod setup;
mod show;
pub mod sight;
pub mod special;
pub mod telling;
pub mod turn;
pub mod under_way;
pub mod victory;
pub mod words;

use board::Area;
use data::{Crt, Data, MarkerCard, Scenario, Values};
use engine::*;
pub use insight::{Mind, Weights};
use orders::Order;
use position::{Ask, Phase, Position};
use std::sync::Arc;
use telling::Event;
use words::{Class, FRENCH, GERMAN, Marker, Unit, Units};

/// The rules of Blitzkrieg 1940 for one scenario.
pub struct Blitzkrieg {
    /// The scenario.
    pub s: Arc<Scenario>,
    /// Modifiers, values and costs.
    pub values: Values,
    /// The combat results table (R59).
    pub table: Crt,
    /// All markers, by token.
    pub markers: Vec<MarkerCard>,
    /// Reaction values.
    pub reaction: [i8; 2],
    /// Counters of each side.
    pub sides: [Units; 2],
    /// Headquarters.
    pub hqs: Units,
    /// Headquarters of each side, one by one.
    hq_list: [Vec<Unit>; 2],
    /// Hexes that count for victory.
    pub matters: Area,
    /// 13.1.
    pub hidden_guns: bool,
    /// 13.2.
    pub critical: bool,
    /// R2: red N also on guns and motorcycles.
    red_soft: bool,
    /// R15: a failed check against exhaustion ends the activation.
    exhausted_stops: bool,
    /// R17: only infantry and tanks are bound by the doctrine.
    doctrine_companies: bool,
    /// S22: points set B.
    set_b: bool,
    /// S2: II/11 RDP as printed.
    printed_centre: bool,
    /// 7.1: what a step across country costs for each gait, by hex and direction; [`movement::CLOSED`] if it cannot be made.
    land: [Vec<[u8; 6]>; 3],
}

const PLUS_MINUS: &[&str] = &["printed", "more", "fewer"];

impl Game for Blitzkrieg {
    type Position = Position;
    /// Everything but hidden guns lies open (17.2).
    type View = Position;
    type Order = Order;
    type Event = Event;
    type Data = Data;

    const PROFILE: Profile = Profile {
        id: "blitzkrieg-1940",
        seats: &["german", "french"],
        rules_version: 2,
        secrets: true,
        options: &[
            OptionSpec { key: "hidden_guns", values: &["off", "on"] },
            OptionSpec { key: "critical_hits", values: &["off", "on"] },
            OptionSpec { key: "crt", values: &["a", "b"] },
            OptionSpec { key: "points", values: &["a", "b"] },
            OptionSpec { key: "french_reaction", values: &["7", "8", "6"] },
            OptionSpec { key: "red_n", values: &["infantry", "soft"] },
            OptionSpec { key: "exhausted_fail", values: &["acts", "stops"] },
            OptionSpec { key: "doctrine", values: &["all", "companies"] },
            OptionSpec { key: "ii11_centre", values: &["1412", "1712"] },
            OptionSpec { key: "german_repeat", values: PLUS_MINUS },
            OptionSpec { key: "german_general", values: PLUS_MINUS },
            OptionSpec { key: "german_artillery", values: PLUS_MINUS },
            OptionSpec { key: "german_stuka", values: PLUS_MINUS },
            OptionSpec { key: "french_repeat", values: PLUS_MINUS },
            OptionSpec { key: "french_general", values: PLUS_MINUS },
            OptionSpec { key: "french_artillery", values: PLUS_MINUS },
            OptionSpec {
                key: "handicap",
                values: &[
                    "none",
                    "german-general",
                    "german-artillery",
                    "german-markers",
                    "french-general",
                    "french-artillery",
                    "french-markers",
                ],
            },
        ],
        // Ten turns of up to thirty markers with eight units, a dozen steps each, every one answered by several units.
        bounds: Bounds { orders: 60_000, lucks: 40_000, choices: 9_000 },
    };
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("game.toml", include_str!("../data/game.toml")),
        ("crt.toml", include_str!("../data/crt.toml")),
        ("types.toml", include_str!("../data/types.toml")),
        ("formations.toml", include_str!("../data/formations.toml")),
        ("map-hannut.toml", include_str!("../data/map-hannut.toml")),
        ("map-stonne.toml", include_str!("../data/map-stonne.toml")),
        ("scenario-hannut.toml", include_str!("../data/scenario-hannut.toml")),
        ("scenario-stonne.toml", include_str!("../data/scenario-stonne.toml")),
    ];

    fn load(files: &DataFiles) -> Result<Data, DataError> {
        Data::load(files)
    }
    fn scenarios(data: &Data) -> Vec<String> {
        data.scenarios.iter().map(|scenario| scenario.id.clone()).collect()
    }
    fn new(data: &Data, setup: &Setup) -> Blitzkrieg {
        let s = data.scenarios.iter().find(|s| s.id == setup.scenario).unwrap_or(&data.scenarios[0]).clone();
        let option = |key: &str| setup.option(&Self::PROFILE, key);
        let select = |side: Seat| -> Units {
            (0..s.counters.len()).filter(|&i| s.counters[i].side == side).map(|i| Unit(i as u8)).collect()
        };
        let hqs = (0..s.counters.len()).filter(|&i| s.counters[i].class == Class::Hq).map(|i| Unit(i as u8));
        let hqs: Units = hqs.collect();
        let hq_list = [GERMAN, FRENCH].map(|side| hqs.and(select(side)).iter().collect());
        let mut markers = s.markers.clone();
        for (side, kind, marker) in [
            (GERMAN, "german_repeat", Marker::Repeat),
            (GERMAN, "german_general", Marker::General),
            (GERMAN, "german_artillery", Marker::Artillery),
            (GERMAN, "german_stuka", Marker::Stuka),
            (FRENCH, "french_repeat", Marker::Repeat),
            (FRENCH, "french_general", Marker::General),
            (FRENCH, "french_artillery", Marker::Artillery),
        ] {
            let is = |card: &MarkerCard| card.side == side && card.marker == marker && card.from == 1;
            match option(kind) {
                "more" => markers.push(MarkerCard { marker, side, from: 1 }),
                "fewer" => {
                    if let Some(index) = markers.iter().rposition(is) {
                        markers.remove(index);
                    }
                }
                _ => {}
            }
            // 13.3 as a handicap: more special markers for one side.
            let word = if side == GERMAN { "german" } else { "french" };
            let helps = match option("handicap").strip_prefix(word) {
                Some("-general") => marker == Marker::General,
                Some("-artillery") => marker == Marker::Artillery,
                Some("-markers") => marker != Marker::Stuka,
                _ => false,
            };
            if helps {
                markers.push(MarkerCard { marker, side, from: 1 });
            }
        }
        let mut matters: Area = s.ground.prizes.iter().map(|prize| prize.hex.0).collect();
        matters |= s.objective.iter().map(|hex| hex.0).collect();
        let mut reaction = data.values.reaction;
        match option("french_reaction") {
            "8" => reaction[FRENCH.index()] = 8,
            "6" => reaction[FRENCH.index()] = 6,
            _ => {}
        }
        Blitzkrieg {
            table: data.tables[(option("crt") == "b") as usize],
            markers,
            reaction,
            sides: [select(GERMAN), select(FRENCH)],
            hqs,
            hq_list,
            matters,
            hidden_guns: option("hidden_guns") == "on",
            critical: option("critical_hits") == "on",
            red_soft: option("red_n") == "soft",
            exhausted_stops: option("exhausted_fail") == "stops",
            doctrine_companies: option("doctrine") == "companies",
            set_b: option("points") == "b",
            printed_centre: option("ii11_centre") == "1712",
            land: std::array::from_fn(|gait| movement::land_costs(&s.ground, &data.values, gait)),
            values: data.values,
            s,
        }
    }

    fn start(&self) -> Position {
        self.first_position()
    }
    fn need(&self, p: &Position) -> Need {
        match p.ask {
            Ask::Order(seat) => Need::Order(seat),
            Ask::Dice(count) => Need::Luck(Chance::Dice { count, sides: 6 }),
            Ask::Draw => Need::Luck(Chance::Draw { deck: 0, tokens: p.cup }),
            Ask::Over => match p.phase {
                Phase::Over(v) => Need::Over(Outcome { winner: v.winner, reason: v.reason, rule: v.rule }),
                _ => Need::Luck(Chance::Dice { count: 2, sides: 6 }),
            },
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
            Luck::Token(token) => {
                // Equal markers are one and the same: the first of them in the cup is the one drawn.
                let card = self.markers[token as usize];
                let same = |other: &u8| {
                    let known = self.markers[*other as usize];
                    known.marker == card.marker && known.side == card.side
                };
                let token = p.cup.iter().find(same).unwrap_or(token);
                self.drawn(p, token, sink);
                self.run(p, sink);
            }
            Luck::Dice(dice) => {
                sink.tell(|| Event::Thrown { dice });
                self.fallen(p, dice.sum() as u8, sink);
            }
        }
    }

    /// 13.1: only guns can be hidden, and only with the option.
    fn has_secrets(&self) -> bool {
        self.hidden_guns
    }
    fn view(&self, p: &Position, viewer: Viewer) -> Position {
        self.seen_by(p, viewer)
    }
    fn imagine(&self, view: &Position, luck: &mut dyn Source) -> Position {
        self.fill_in(view, luck)
    }
    fn swap_hidden(&self, p: &mut Position, viewer: Viewer, luck: &mut dyn Source) {
        self.swap_guns(p, viewer, luck);
    }
    /// With the set-up done the cup shows which formations were split up (12.2), and so who some guns may act with.
    fn widens(&self, event: &Event) -> bool {
        // R43: with hidden guns every step shows whether one stands there.
        let shows = matches!(event, Event::SetUp { .. } | Event::Moved { .. });
        matches!(event, Event::Revealed { .. }) || self.hidden_guns && shows
    }

    fn odds(&self, p: &Position, order: Order) -> Option<Odds> {
        self.order_odds(p, order)
    }
    fn last_result(&self, p: &Position) -> Option<&'static str> {
        self.shot_result(p)
    }
    /// Dice that do the same are one branch; equal markers are alike.
    fn branches(&self, p: &Position, chance: Chance) -> Vec<(Luck, u64)> {
        grouped(chance, |luck| match luck {
            Luck::Dice(dice) => self.upshot_of(p, dice.sum() as u8),
            Luck::Token(token) => match self.markers[token as usize].marker {
                Marker::Formation(form) => form.0 as u32,
                Marker::Artillery => 100 + self.owner(token).0 as u32,
                Marker::Stuka => 102 + self.owner(token).0 as u32,
                Marker::Repeat => 104 + self.owner(token).0 as u32,
                Marker::General => 106 + self.owner(token).0 as u32,
            },
        })
    }

    fn token(&self, _: u8, token: u8) -> String {
        self.token_word(token)
    }
    fn tell(&self, event: &Event, viewer: Viewer) -> Option<(Msg, Rule)> {
        self.tell_event(event, viewer)
    }
    fn explain(&self, line: &Line) -> Msg {
        self.explain_line(line)
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
