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
pub mod deny;
mod entering;
pub mod event;
mod facts;
pub mod fate;
pub mod fire;
pub mod forces;
pub mod ground;
pub mod hits;
pub mod hq;
pub mod impulse;
pub mod insight;
mod luck;
mod mounting;
pub mod movement;
mod names;
pub mod odds;
pub mod order;
pub mod overrun;
pub mod position;
pub mod reaction;
pub mod setup;
mod show;
pub mod special;
pub mod stacks;
mod steps;
mod tables;
pub mod turn;
pub mod victory;
pub mod weapons;

use deny::Deny;
use engine::*;
use event::Event;
use forces::{ALLIED, ChaosResult, Data, GERMAN, Marker, Role, Scenario, Weapon};
use ground::Cell;
use order::{Order, Use, Who, With};
use position::*;
use std::sync::Arc;

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
    /// Section of the scenario.
    section: &'static str,
    /// What bots know about the scenario.
    lore: insight::Lore,
    /// What bots think matters.
    pub weights: [f32; insight::FEATURES],
}

/// Sections of the scenarios, by number.
const SECTIONS: [&str; 17] = [
    "12.2", "12.2.1", "12.2.2", "12.2.3", "12.2.4", "12.2.5", "12.2.6", "12.2.7", "12.2.8", "12.2.9",
    "12.2.10", "12.2.11", "12.2.12", "12.2.13", "12.2.14", "12.2.15", "12.2.16",
];

impl Game for WhiteStar {
    type Position = Position;
    /// Everything lies open: mines are in hand until they are laid, and nobody may lay them elsewhere before.
    type View = Position;
    type Order = Order;
    type Event = Event;
    type Data = Data;

    const PROFILE: Profile = Profile {
        id: "white-star-rising",
        seats: &["german", "allied"],
        rules_version: 1,
        secrets: false,
        options: &[
            OptionSpec { key: "support_weapons", values: &["assigned", "kept"] },
            OptionSpec { key: "chaos", values: &["scenario", "agreed"] },
        ],
        // Ten turns of at most eight impulses with 25 units, eight steps each, every one answered by a dozen units.
        bounds: Bounds { orders: 60_000, lucks: 40_000, choices: 6_000 },
    };
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("game.toml", include_str!("../data/game.toml")),
        ("units.toml", include_str!("../data/units.toml")),
        ("formations.toml", include_str!("../data/formations.toml")),
        ("chaos.toml", include_str!("../data/chaos.toml")),
        ("terrain.toml", include_str!("../data/terrain.toml")),
        ("maps.toml", include_str!("../data/maps.toml")),
        ("scenario-01.toml", include_str!("../data/scenario-01.toml")),
        ("scenario-02.toml", include_str!("../data/scenario-02.toml")),
        ("scenario-03.toml", include_str!("../data/scenario-03.toml")),
        ("scenario-04.toml", include_str!("../data/scenario-04.toml")),
        ("scenario-05.toml", include_str!("../data/scenario-05.toml")),
        ("scenario-06.toml", include_str!("../data/scenario-06.toml")),
        ("scenario-07.toml", include_str!("../data/scenario-07.toml")),
        ("scenario-08.toml", include_str!("../data/scenario-08.toml")),
        ("scenario-09.toml", include_str!("../data/scenario-09.toml")),
        ("scenario-10.toml", include_str!("../data/scenario-10.toml")),
        ("scenario-11.toml", include_str!("../data/scenario-11.toml")),
        ("scenario-12.toml", include_str!("../data/scenario-12.toml")),
        ("scenario-13.toml", include_str!("../data/scenario-13.toml")),
        ("scenario-14.toml", include_str!("../data/scenario-14.toml")),
        ("scenario-15.toml", include_str!("../data/scenario-15.toml")),
        ("scenario-16.toml", include_str!("../data/scenario-16.toml")),
    ];

    fn load(files: &DataFiles) -> Result<Data, DataError> {
        Data::load(files)
    }
    fn scenarios(data: &Data) -> Vec<String> {
        data.scenarios.iter().map(|scenario| scenario.id.clone()).collect()
    }
    fn new(data: &Data, setup: &Setup) -> WhiteStar {
        let s = data.find(&setup.scenario).unwrap_or(&data.scenarios[0]).clone();
        let mut game = WhiteStar {
            chaos: data.chaos,
            haze: data.chaos.iter().copied().find(|result| matches!(result, ChaosResult::Haze { .. })),
            sides: [GERMAN, ALLIED].map(|seat| s.select(|unit, _| unit.seat == seat)),
            hqs: s.select(|unit, _| unit.role != Role::Combat),
            transports: s.select(|unit, kind| unit.role == Role::Combat && kind.transport),
            faces: tables::faces(&s),
            keeps_weapons: setup.option(&Self::PROFILE, "support_weapons") == "kept",
            with_chaos: setup.option(&Self::PROFILE, "chaos") == "agreed",
            section: SECTIONS.get(s.number as usize).copied().unwrap_or(SECTIONS[0]),
            lore: insight::Lore::NONE,
            weights: insight::WEIGHTS,
            s,
        };
        game.lore = game.read_lore();
        game
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
        match p.stage {
            Stage::Setup(seat) => self.setup_orders(p, seat, out),
            Stage::Opening(_) => {
                self.barrage_orders(p, out);
                let all = 0..self.s.formations.len() as u8;
                out.extend(
                    all.filter(|&f| self.may_be_first(p, f).is_ok())
                        .map(|formation| Order::First { formation }),
                );
                if self.may_pass(p).is_ok() {
                    out.push(Order::Pass);
                }
            }
            Stage::Schedule(_) => out.extend([Order::Launch, Order::Pass]),
            Stage::Drawn(seat) => {
                out.extend([Order::Pass, Order::Return]);
                self.refresh_orders(p, seat, out);
            }
            Stage::Designate => {
                let all = 0..self.s.formations.len() as u8;
                out.extend(
                    all.filter(|&f| self.may_be_first(p, f).is_ok())
                        .map(|formation| Order::First { formation }),
                );
            }
            Stage::Landing => self.place_orders(p, out),
            Stage::Acting => {
                self.steps(p, &mut |order| {
                    out.push(order);
                    true
                });
                self.attacks(p, out);
                self.general_orders(p, out);
            }
            Stage::Moving => {
                self.steps(p, &mut |order| {
                    out.push(order);
                    true
                });
                self.scoot_orders(p, out);
                if self.may_stop(p).is_ok() {
                    out.push(Order::Stop);
                }
            }
            Stage::LayMine => out.extend([Order::Pass, Order::Mine]),
            Stage::Opportunity => {
                self.opportunities(p, &mut |order| {
                    out.push(order);
                    true
                });
                self.refresh_orders(p, enemy(self.active(p)), out);
                out.push(Order::Pass);
            }
            Stage::Lead(_) => {
                let units = 0..self.s.units.len() as u8;
                out.extend(
                    units.filter(|&unit| self.may_lead(p, unit).is_ok()).map(|unit| Order::Lead { unit }),
                );
            }
            Stage::Retreat => {
                for unit in members(p.clash.retreat) {
                    out.extend(self.retreats(p, unit).iter().map(|cell| Order::Retreat { unit, cell }));
                }
            }
            Stage::Window(_) => self.fate_orders(p, out),
            Stage::AirTarget | Stage::Scatter | Stage::Stray => self.target_orders(p, out),
            Stage::Flak => self.flak_orders(p, out),
            Stage::Quick => {
                self.refresh_orders(p, self.active(p), out);
                out.push(Order::Pass);
            }
            Stage::Replace => {
                let formation = self.replacing(p);
                let hexes = self.replacement_hexes(p, formation);
                out.extend(hexes.iter().map(|cell| Order::Replace { formation, cell }));
            }
            Stage::LoseWeapon(_) => self.lose_orders(p, out),
            Stage::Draw | Stage::Roll | Stage::Over(_) => {}
        }
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

    fn view(&self, p: &Position, _: Viewer) -> Position {
        *p
    }
    fn imagine(&self, view: &Position, _: &mut dyn Source) -> Position {
        *view
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

    fn write(&self, order: Order) -> String {
        order.write(&self.s)
    }
    fn read(&self, text: &str) -> Result<Order, ReadError> {
        Order::read(text, &self.s)
    }
    fn token(&self, _deck: u8, token: u8) -> String {
        self.marker_word(token)
    }
    fn universe(&self, out: &mut Vec<Order>) {
        self.every_order(out);
    }

    fn tell(&self, event: &Event, _: Viewer) -> Option<(Msg, Rule)> {
        Some(self.tell_event(event))
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

impl WhiteStar {
    /// Who decides.
    pub(crate) fn decider(&self, p: &Position) -> Seat {
        match p.stage {
            Stage::Setup(seat)
            | Stage::Opening(seat)
            | Stage::Schedule(seat)
            | Stage::Drawn(seat)
            | Stage::Lead(seat)
            | Stage::Window(seat)
            | Stage::LoseWeapon(seat) => seat,
            Stage::Designate => self.s.special.designated.map_or(ALLIED, |rule| rule.seat),
            Stage::Landing | Stage::Acting | Stage::Moving | Stage::Quick => self.active(p),
            Stage::LayMine | Stage::Opportunity | Stage::Retreat | Stage::Stray => enemy(self.active(p)),
            Stage::AirTarget => self.pilot(p),
            Stage::Flak | Stage::Scatter => enemy(self.pilot(p)),
            Stage::Replace => self.s.formations[self.replacing(p) as usize].seat,
            Stage::Draw | Stage::Roll | Stage::Over(_) => GERMAN,
        }
    }

    /// Shots, shells and mines to clear, of all units of the acting formation.
    fn attacks(&self, p: &Position, out: &mut Vec<Order>) {
        let seat = self.active(p);
        let foes = self.sides[1 - seat.index()] & !self.hqs;
        let (held, _) = self.held(p, enemy(seat));
        let ready = self.able(p) & !self.hqs & !p.moved & !p.disrupted;
        for unit in members(ready) {
            self.clear_orders(p, unit, out);
            let face = self.face(p, unit);
            if face.mortar {
                let leads = self.leader(p, unit).is_some();
                for cell in held.iter() {
                    for leader in [false, true].into_iter().take(1 + leads as usize) {
                        if self.may_shell(p, unit, cell, leader).is_ok() {
                            out.push(Order::Shell { unit, cell, leader });
                        }
                    }
                }
                continue;
            }
            for scoot in [false, true] {
                if !scoot || self.s.special.m18 & bit(unit) != 0 {
                    self.shots(p, unit, foes, scoot, &mut |order| {
                        out.push(order);
                        true
                    });
                }
            }
        }
    }

    /// 12.2.1: shots of the tank destroyer that has just driven.
    fn scoot_orders(&self, p: &Position, out: &mut Vec<Order>) {
        let party = p.moving.party & self.s.special.m18;
        if party == 0 {
            return;
        }
        let unit = party.trailing_zeros() as u8;
        if self.may_shoot(p, unit, true).is_ok() {
            let foes = self.sides[1 - self.seat(unit).index()] & !self.hqs;
            self.shots(p, unit, foes, true, &mut |order| {
                out.push(order);
                true
            });
        }
    }

    /// Whether anything can be declined.
    pub(crate) fn may_pass(&self, p: &Position) -> Result<(), Deny> {
        match p.stage {
            Stage::Opening(_) => {
                let barrage = self.s.special.opening_barrage.is_some() && !p.special.opening;
                let first = self.s.first.get(p.special.firsts as usize);
                if barrage || matches!(first, Some(forces::First::Optional { .. })) {
                    Ok(())
                } else {
                    Err(Deny::MustChoose)
                }
            }
            Stage::Schedule(_)
            | Stage::Drawn(_)
            | Stage::LayMine
            | Stage::Opportunity
            | Stage::Window(_)
            | Stage::Flak
            | Stage::Quick => Ok(()),
            _ => Err(Deny::Moment),
        }
    }

    /// Whether an order is legal, and if not, why.
    pub(crate) fn may(&self, p: &Position, order: Order) -> Result<(), Deny> {
        let at = |stage: bool| if stage { Ok(()) } else { Err(Deny::Moment) };
        let around = || {
            if p.impulse.formation == NOBODY { Err(Deny::Moment) } else { Ok(self.look_around(p)) }
        };
        match order {
            Order::Place { unit, cell, mounted } => self.may_place(p, unit, cell, mounted),
            Order::Arm { unit, weapon } => self.may_arm(p, unit, weapon),
            Order::Dig { cell } => self.may_dig(p, cell),
            Order::Auto => self.may_auto(p),
            Order::Ready => self.may_be_ready(p),
            Order::First { formation } => self.may_be_first(p, formation),
            Order::Launch => at(matches!(p.stage, Stage::Schedule(_))),
            Order::Return => at(matches!(p.stage, Stage::Drawn(_))),
            Order::Refresh { unit } => self.may_refresh(p, unit),
            Order::Pass => self.may_pass(p),
            Order::Reroll => self.may_reroll(p),
            Order::Nudge { face, up } => self.may_nudge(p, face, up),
            Order::Command => self.may_command(p),
            Order::Move { who, to } => self.may_move(p, &around()?, who, to),
            Order::Assault { who, to } => self.may_assault(p, &around()?, who, to).map(drop),
            Order::Overrun { who, to } => self.may_overrun(p, &around()?, who, to).map(drop),
            Order::Enter { unit, hq, to, mounted } => {
                self.may_enter(p, &around()?, unit, hq, to, mounted).map(drop)
            }
            Order::Exit { who } => self.may_exit(p, who).map(drop),
            Order::Flip { unit } => self.may_flip(p, unit),
            Order::Stop => self.may_stop(p),
            Order::Fire { unit, target, with } => self.may_fire(p, unit, target, with).map(drop),
            Order::Shell { unit, cell, leader } => self.may_shell(p, unit, cell, leader).map(drop),
            Order::Clear { unit, cell } => self.may_clear(p, unit, cell),
            Order::Call { slot, cell } => self.may_call(p, slot, cell),
            Order::Demolish => self.may_demolish(p),
            Order::Ambush { cell, target, leader } => self.may_ambush(p, cell, target, leader).map(drop),
            Order::End => at(p.stage == Stage::Acting),
            Order::Mine => self.may_lay_mine(p),
            Order::Lead { unit } => self.may_lead(p, unit),
            Order::Retreat { unit, cell } => self.may_retreat(p, unit, cell),
            Order::Target { cell } => self.may_target(p, cell),
            Order::Flak { unit, leader } => self.may_flak(p, unit, leader).map(drop),
            Order::Replace { formation, cell } => self.may_replace(p, formation, cell),
            Order::Lose { group, weapon } => self.may_lose(p, group, weapon),
        }
    }

    /// Carries out a legal order.
    pub(crate) fn obey(&self, p: &mut Position, order: Order, sink: &mut impl Sink<Event>) {
        if self.is_risky(order) {
            p.upshot = None;
        }
        match order {
            Order::Place { unit, cell, mounted } => self.place_unit(p, unit, cell, mounted, sink),
            Order::Arm { unit, weapon } => self.arm(p, unit, weapon, sink),
            Order::Dig { cell } => self.dig(p, cell, sink),
            Order::Auto => self.auto(p, sink),
            Order::Ready => self.ready(p, sink),
            Order::First { formation } => self.name_first(p, formation, sink),
            Order::Launch => self.launch(p, sink),
            Order::Return => self.put_back(p, sink),
            Order::Refresh { unit } => self.refresh(p, unit, sink),
            Order::Pass => self.pass(p, sink),
            Order::Reroll => self.reroll(p, sink),
            Order::Nudge { face, up } => self.nudge(p, face, up, sink),
            Order::Command => self.buy_command(p, sink),
            Order::Move { who, to } => self.go(p, who, to, Step::Plain, sink),
            Order::Assault { who, to } => self.go(p, who, to, Step::Assault, sink),
            Order::Overrun { who, to } => self.go(p, who, to, Step::Overrun, sink),
            Order::Enter { unit, hq, to, mounted } => {
                let around = self.look_around(p);
                if let Ok(set) = self.may_enter(p, &around, unit, hq, to, mounted) {
                    self.enter(p, set, unit, to, mounted, sink);
                }
            }
            Order::Exit { who } => {
                if let Ok(set) = self.party(p, who) {
                    self.exit(p, set, sink);
                }
            }
            Order::Flip { unit } => self.flip(p, unit, sink),
            Order::Stop => self.stop(p, sink),
            Order::Fire { unit, target, with } => self.fire(p, unit, target, with, sink),
            Order::Shell { unit, cell, leader } => self.shell(p, unit, cell, leader, sink),
            Order::Clear { unit, cell } => self.clear(p, unit, cell),
            Order::Call { slot, cell } => self.call(p, slot, cell, sink),
            Order::Demolish => self.demolish(p),
            Order::Ambush { cell, target, leader } => self.ambush(p, cell, target, leader, sink),
            Order::End => self.end_impulse(p, sink),
            Order::Mine => self.lay_mine(p, sink),
            Order::Lead { unit } => self.lead(p, unit, sink),
            Order::Retreat { unit, cell } => self.retreat(p, unit, cell, sink),
            Order::Target { cell } => self.target(p, cell, sink),
            Order::Flak { unit, leader } => self.flak(p, unit, leader, sink),
            Order::Replace { formation, cell } => self.replace(p, formation, cell, sink),
            Order::Lose { group, weapon } => self.lose(p, group, weapon, sink),
        }
    }

    fn go(&self, p: &mut Position, who: Who, to: Cell, step: Step, sink: &mut impl Sink<Event>) {
        if let Ok(set) = self.party(p, who) {
            let from = p.place(who.unit);
            self.step(p, set, from, to, step, sink);
        }
    }

    fn pass(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        match p.stage {
            Stage::Opening(_) => self.pass_opening(p, sink),
            Stage::Schedule(_) => self.open(p, sink),
            Stage::Drawn(_) => self.pass_draw(p, sink),
            Stage::LayMine => self.step_fire(p, sink),
            Stage::Opportunity => self.step_done(p, sink),
            Stage::Window(_) => self.pass_fate(p, sink),
            Stage::Flak => self.flak_over(p, sink),
            Stage::Quick => self.impulse_over(p, sink),
            _ => {}
        }
    }

    /// 10.0: the throw stands; the rules that asked for it go on.
    pub(crate) fn stands(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        match p.roll.purpose {
            Purpose::None => {}
            Purpose::Strength(unit) => self.strength_rolled(p, unit, sink),
            Purpose::Entry(group) => self.entry_rolled(p, group, sink),
            Purpose::Command(cell) => self.command_rolled(p, cell, sink),
            Purpose::Reorganise(unit) => self.reorganise_rolled(p, unit, sink),
            Purpose::Attack => self.attack_rolled(p, sink),
            Purpose::Defence => self.defence_rolled(p, sink),
            Purpose::Spread => self.spread_rolled(p, sink),
            Purpose::Headquarters(hq) => self.hq_rolled(p, hq, sink),
            Purpose::Accuracy => self.accuracy_rolled(p, sink),
            Purpose::Assault => self.assault_rolled(p, sink),
            Purpose::Counter => self.counter_rolled(p, sink),
            Purpose::Clear(unit, cell) => self.clear_rolled(p, unit, cell, sink),
            Purpose::Chaos => self.chaos_rolled(p, sink),
            Purpose::Flak => self.flak_rolled(p, sink),
            Purpose::Evade => self.evade_rolled(p, sink),
            Purpose::BreakOff => self.break_off_rolled(p, sink),
            Purpose::Aim => self.aim_rolled(p, sink),
            Purpose::Return => self.return_rolled(p, sink),
            Purpose::Demolition => self.demolition_rolled(p, sink),
            Purpose::WeaponLoss(seat) => self.weapon_loss_rolled(p, seat, sink),
        }
    }

    /// Every order that can be written about the counters and hexes of this scenario.
    fn every_order(&self, out: &mut Vec<Order>) {
        let units = 0..self.s.units.len() as u8;
        let cells = 0..self.s.ground.len() as Cell;
        let formations = 0..self.s.formations.len() as u8;
        out.extend([
            Order::Auto,
            Order::Ready,
            Order::Launch,
            Order::Return,
            Order::Pass,
            Order::Reroll,
            Order::Command,
            Order::Stop,
            Order::Demolish,
            Order::End,
            Order::Mine,
        ]);
        for face in 1..=6 {
            out.extend([true, false].map(|up| Order::Nudge { face, up }));
        }
        out.extend(formations.clone().map(|formation| Order::First { formation }));
        for cell in cells.clone() {
            out.extend([Order::Dig { cell }, Order::Target { cell }]);
            out.extend((0..self.s.barrages.len() as u8).map(|slot| Order::Call { slot, cell }));
            out.extend(formations.clone().map(|formation| Order::Replace { formation, cell }));
            if self.s.special.ambush.is_some() {
                for leader in [false, true] {
                    out.extend(units.clone().map(|target| Order::Ambush { cell, target, leader }));
                }
            }
        }
        for group in 0..self.s.groups.len() as u8 {
            out.extend([Weapon::Mg, Weapon::At].map(|weapon| Order::Lose { group, weapon }));
        }
        for unit in units.clone() {
            out.extend([Weapon::Mg, Weapon::At].map(|weapon| Order::Arm { unit, weapon }));
            out.extend([Order::Refresh { unit }, Order::Flip { unit }, Order::Lead { unit }]);
            out.extend([false, true].map(|leader| Order::Flak { unit, leader }));
            let groups = [(false, false), (false, true), (true, false), (true, true)];
            let groups = groups.map(|(mate, hq)| Who { unit, mate, hq });
            out.extend(groups.map(|who| Order::Exit { who }));
            for target in units.clone() {
                for weapon in [Use::Along, Use::Hold, Use::Take(Weapon::Mg), Use::Take(Weapon::At)] {
                    for (leader, scoot) in [(false, false), (true, false), (false, true), (true, true)] {
                        out.push(Order::Fire { unit, target, with: With { weapon, leader, scoot } });
                    }
                }
            }
            for cell in cells.clone() {
                out.extend([Order::Clear { unit, cell }, Order::Retreat { unit, cell }]);
                for flag in [false, true] {
                    out.push(Order::Place { unit, cell, mounted: flag });
                    out.push(Order::Shell { unit, cell, leader: flag });
                    out.extend([false, true].map(|hq| Order::Enter { unit, hq, to: cell, mounted: flag }));
                }
                for who in groups {
                    out.extend([
                        Order::Move { who, to: cell },
                        Order::Assault { who, to: cell },
                        Order::Overrun { who, to: cell },
                    ]);
                }
            }
        }
    }

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
