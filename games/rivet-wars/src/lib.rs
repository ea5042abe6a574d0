//! *Rivet Wars: Eastern Front*: figures on squares, waves of recruits, hands of Action! cards, Secret Missions.
//!
//! The files follow the rulebook: [`board`] (2), [`round`] (4, 5, 11, 14), [`deployment`] (6), [`combat`] and [`sweep`] (7),
//! [`movement`] (8), [`abilities`] (9), [`gas`] (10), [`cards`] (5.5, 12, 13), [`special`] (missions 9 and 10). Section numbers and
//! rulings are those of `feldzug rules rivet-wars`.

pub mod abilities;
pub mod board;
pub mod cards;
pub mod combat;
pub mod data;
pub mod deployment;
mod facts;
pub mod gas;
mod insight;
mod legality;
pub mod movement;
pub mod orders;
pub mod position;
pub mod round;
mod show;
pub mod special;
pub mod sweep;
mod tables;
pub mod telling;
mod view;
mod words;

// What every file of the game speaks of; they begin with `use crate::*`.
use board::{Grid, SEGMENTS, Seg, SegSet};
use data::*;
// The game has `Numbers` of its own.
use engine::{Numbers, *};
pub use insight::Weights;
use orders::{Aim, Order};
use position::*;
use telling::{Deny, Event};
pub use view::View;

/// The rules of Rivet Wars for one mission.
pub struct RivetWars {
    /// Units, cards, missions.
    pub data: Data,
    mission: usize,
    /// R94: initiative is thrown once.
    once: bool,
    /// R94: a gas shot attacks the first unit only.
    gas_first: bool,
    /// R94: more figures than the box has.
    unlimited: bool,
    /// Victory points that each side begins with, and deployment points that it has more each turn: a handicap.
    head_start: [u8; 2],
    more_points: [u8; 2],
    /// Numbers of the cards that rules look up often: Dig In! and Forced March.
    dig: u8,
    march: u8,
    /// Distances and ways.
    tables: tables::Tables,
}

impl RivetWars {
    /// The mission that is played.
    pub fn mission(&self) -> &Mission {
        &self.data.missions[self.mission]
    }
    /// The size of its board.
    pub fn grid(&self) -> Grid {
        self.mission().grid
    }
}

impl Game for RivetWars {
    type Position = Position;
    type View = View;
    type Order = Order;
    type Event = Event;
    type Data = Data;

    const PROFILE: Profile = Profile {
        id: "rivet-wars",
        seats: &["allied", "bismark"],
        rules_version: 1,
        secrets: true,
        options: &[
            OptionSpec { key: "initiative", values: &["each_round", "once"] },
            OptionSpec { key: "gas_shot", values: &["all", "first"] },
            OptionSpec { key: "pool", values: &["box", "unlimited"] },
            OptionSpec {
                key: "handicap",
                values: &["none", "allied-2", "allied-deploy", "bismark-2", "bismark-deploy"],
            },
        ],
        // Forty rounds (R60) of two turns; a full board gives some 100 to 300 orders a turn.
        bounds: Bounds { orders: 40 * 2 * 400, lucks: 40 * 2 * 200, choices: 900 },
    };
    engine::data_files!();

    fn load(files: &DataFiles) -> Result<Data, DataError> {
        Data::load(files)
    }
    fn scenarios(data: &Data) -> Vec<String> {
        data.missions.iter().filter(|mission| !mission.drill).map(|mission| mission.id.clone()).collect()
    }
    fn drills(data: &Data) -> Vec<String> {
        data.missions.iter().filter(|mission| mission.drill).map(|mission| mission.id.clone()).collect()
    }
    fn new(data: &Data, setup: &Setup) -> RivetWars {
        let number = |wanted: fn(Effect) -> Option<u8>| {
            data.cards.iter().find_map(|card| wanted(card.effect)).unwrap_or(0)
        };
        let handicap = setup.option(&Self::PROFILE, "handicap");
        let helps = |what: &str| ["allied", "bismark"].map(|side| handicap == format!("{side}-{what}"));
        let mission = data.missions.iter().position(|mission| mission.id == setup.scenario).unwrap_or(0);
        RivetWars {
            tables: tables::Tables::new(data, &data.missions[mission]),
            data: data.clone(),
            mission,
            once: setup.option(&Self::PROFILE, "initiative") == "once",
            gas_first: setup.option(&Self::PROFILE, "gas_shot") == "first",
            unlimited: setup.option(&Self::PROFILE, "pool") == "unlimited",
            head_start: helps("2").map(|helped| if helped { 2 } else { 0 }),
            more_points: helps("deploy").map(|helped| helped as u8),
            dig: number(|effect| if let Effect::Dig(n) = effect { Some(n) } else { None }),
            march: number(|effect| if let Effect::March(n) = effect { Some(n) } else { None }),
        }
    }

    /// 17.3: hands are the only secrets, and mission 1 deals none.
    fn has_secrets(&self) -> bool {
        self.mission().action_cards || self.mission().secret_missions
    }

    fn start(&self) -> Position {
        self.set_up()
    }

    fn need(&self, p: &Position) -> Need {
        match p.stage {
            Stage::Over(outcome) => Need::Over(outcome),
            Stage::Initiative => Need::Luck(Chance::Dice { count: 2, sides: 6 }),
            Stage::Sweep => Need::Luck(Chance::Dice { count: self.dice_awaited(p), sides: 6 }),
            Stage::DrawAction | Stage::DropFlip | Stage::Flip => {
                Need::Luck(Chance::Draw { deck: 0, tokens: p.deck })
            }
            Stage::DrawMission => Need::Luck(Chance::Draw { deck: 1, tokens: p.secret_deck }),
            _ => Need::Order(self.decider(p).expect("every other stage asks somebody")),
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
        match (p.stage, luck) {
            (Stage::Initiative, Luck::Dice(dice)) => self.throw_initiative(p, dice, sink),
            (Stage::Sweep, Luck::Dice(dice)) => self.throw(p, dice, sink),
            (Stage::DrawAction, Luck::Token(card)) => self.drawn(p, card, sink),
            (Stage::DrawMission, Luck::Token(mission)) => self.mission_drawn(p, mission, sink),
            (Stage::DropFlip, Luck::Token(card)) => self.drop_flip(p, card, sink),
            (Stage::Flip, Luck::Token(card)) => self.flip(p, card, sink),
            _ => {}
        }
    }

    fn view(&self, p: &Position, viewer: Viewer) -> View {
        self.view_for(p, viewer)
    }
    fn imagine(&self, view: &View, luck: &mut dyn Source) -> Position {
        self.imagine_from(view, luck)
    }
    fn swap_hidden(&self, p: &mut Position, viewer: Viewer, luck: &mut dyn Source) {
        self.swap_unknown(p, viewer, luck);
    }
    fn widens(&self, event: &Event) -> bool {
        event.reveals()
    }

    fn odds(&self, p: &Position, order: Order) -> Option<Odds> {
        self.order_odds(p, order)
    }

    /// A throw hits or misses: two branches, however many dice. A flipped card shows a direction.
    fn branches(&self, p: &Position, chance: Chance) -> Vec<(Luck, u64)> {
        let (Stage::Sweep, Chance::Dice { count, .. }) = (p.stage, chance) else {
            return grouped(chance, |luck| match (p.stage, luck) {
                (Stage::Initiative, Luck::Dice(dice)) => {
                    let faces = dice.faces();
                    1 + (faces[0] > faces[1]) as u32 + 2 * (faces[0] < faces[1]) as u32
                }
                (_, Luck::Dice(dice)) => self.is_hit(p, &dice) as u32,
                (Stage::DropFlip | Stage::Flip, Luck::Token(card)) => self.direction(card).0 as u32,
                // Both copies of a card do the same.
                (Stage::DrawAction, Luck::Token(card)) => card as u32 / 2,
                (_, Luck::Token(token)) => token as u32,
            });
        };
        let needed = self.data.numbers.hit.saturating_sub(p.sweep.precision).clamp(1, 7);
        let misses = (needed as u64 - 1).pow(count as u32);
        let hits = chance.total() - misses;
        let all = |face: u8| Luck::Dice(Dice::from_faces(&[face; 6][..count as usize]).unwrap_or_default());
        let mut branches = Vec::with_capacity(2);
        if misses > 0 {
            branches.push((all(1), misses));
        }
        if hits > 0 {
            branches.push((all(6), hits));
        }
        branches
    }

    fn token(&self, deck: u8, token: u8) -> String {
        if deck == 0 { self.card_id(token) } else { self.data.secrets[token as usize].id.clone() }
    }

    fn explain(&self, line: &Line) -> Msg {
        Msg::new(line.reason).with("unit", self.unit_name(position::Unit(line.about as u8)))
    }

    fn fact_table(&self) -> FactTable<'_, RivetWars> {
        self.facts_and_setters()
    }
    fn check_position(&self, p: &Position) -> Result<(), FactError> {
        self.check_facts(p)
    }
}
