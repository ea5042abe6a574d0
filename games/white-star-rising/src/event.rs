//! What happened, and how it is told.

use crate::WhiteStar;
use crate::forces::{Marker, Weapon};
use crate::ground::Cell;
use crate::position::*;
use engine::{Arg, Msg, Outcome, Rule, Seat, Sentences, Tally};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Event {
    Placed { unit: u8, cell: Cell },
    Armed { unit: u8, weapon: Weapon },
    Dug { cell: Cell },
    Ready { seat: Seat },
    Swamped { unit: u8, swamped: bool },
    TurnBegins { turn: u8 },
    TurnEnds { turn: u8 },
    CupEmpty,
    ActsFirst { formation: u8 },
    Drawn { marker: Marker },
    PutBack { marker: Marker },
    PutAside,
    EndMarker { count: u8 },
    EndsHeld { seat: Seat, count: u8 },
    EndsReleased { seat: Seat, count: u8 },
    MarkerAgain { formation: u8 },
    Designated { formation: u8 },
    Activated { formation: u8 },
    ImpulseEnds { formation: u8 },
    NotYet { group: u8 },
    MayEnter { group: u8 },
    CommandTest { cell: Cell, passed: bool },
    CommandBought { cell: Cell },
    Reorganised { unit: u8, passed: bool },
    Thrown { roll: Roll },
    Nudged { face: u8, up: bool, roll: Roll },
    FateSpent { seat: Seat, cost: u8, left: u8 },
    Refreshed { unit: u8 },
    Moved { units: u64, from: Cell, to: Cell, step: Step },
    Flipped { unit: u8, mounted: bool },
    Exited { units: u64 },
    Stopped { units: u64 },
    WentBack { units: u64, to: Cell },
    Fires { unit: u8, target: u8, cause: Cause, volley: Volley, tally: Box<Tally> },
    Shells { unit: u8, cell: Cell, direct: bool },
    ShellsFall { cell: Cell },
    Hits { hits: u8 },
    CounterHits { hits: u8 },
    Saves { saved: u8 },
    TrenchSaves,
    Disrupted { unit: u8 },
    Reduced { unit: u8 },
    Eliminated { unit: u8 },
    Wreck { cell: Cell },
    HqSafe { hq: u8 },
    HqReduced { hq: u8 },
    HqLost { hq: u8 },
    HqReplaced { hq: u8, cell: Cell },
    MineLaid { cell: Cell },
    MineAttacks { cell: Cell },
    Cleared { unit: u8, cell: Cell, cleared: bool },
    Clash { attackers: u64, defenders: u64, cell: Cell, overrun: bool },
    Leads { unit: u8 },
    Taken { cell: Cell },
    Retreated { units: u64, to: Cell },
    NoRetreat { unit: u8 },
    Called { seat: Seat, cell: Cell, smoke: bool },
    Astray,
    Smoke { cell: Cell },
    Airborne { craft: u8 },
    Launched { craft: u8 },
    AircraftGone { craft: u8 },
    NoAirTarget,
    AirTarget { craft: u8, cell: Cell },
    FlakFires { unit: u8 },
    BreaksOff { craft: u8 },
    ShotDown { craft: u8 },
    Scattered { cell: Cell },
    AirReturns { craft: u8, back: bool },
    Chaos { sum: u8 },
    ChaosStrikes { formation: u8, sum: u8 },
    ChaosLapses,
    WeaponCheck { seat: Seat, lost: bool },
    WeaponLost { weapon: Weapon },
    ChargesSet,
    Charging { turns: u8 },
    Demolition { down: bool },
    Ambush { unit: u8, cell: Cell },
    Over { outcome: Outcome },
}

fn yes(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

impl WhiteStar {
    /// The event as a sentence with its rule.
    pub(crate) fn tell_event(&self, event: &Event) -> (Msg, Rule) {
        let unit = |unit: &u8| self.unit_name(*unit);
        let hex = |cell: &Cell| self.hex_name(*cell);
        let formation = |f: &u8| self.formation_name(*f);
        let side = |seat: &Seat| self.side_name(*seat);
        let craft = |craft: &u8| self.craft_name(*craft);
        let units = |set: &u64| self.unit_list(*set);
        let say = |key: &str| Msg::new(format!("event-{key}"));
        let (rule, msg) = match event {
            Event::Placed { unit: u, cell } => {
                ("2.0", say("placed").with("unit", unit(u)).with("hex", hex(cell)))
            }
            Event::Armed { unit: u, weapon } => {
                ("1.3.4.1", say("armed").with("unit", unit(u)).with("weapon", self.weapon_name(*weapon)))
            }
            Event::Dug { cell } => ("8.1", say("dug").with("hex", hex(cell))),
            Event::Ready { seat } => ("2.0", say("ready").with("side", side(seat))),
            Event::Swamped { unit: u, swamped } => {
                ("12.2.11", say("swamped").with("unit", unit(u)).with("swamped", yes(*swamped)))
            }
            Event::TurnBegins { turn } => ("3.1", say("turn-begins").with("turn", *turn as i64)),
            Event::TurnEnds { turn } => ("3.2", say("turn-ends").with("turn", *turn as i64)),
            Event::CupEmpty => ("3.1", say("cup-empty")),
            Event::ActsFirst { formation: f } => ("12.2", say("acts-first").with("formation", formation(f))),
            Event::Drawn { marker } => ("3.1", say("drawn").with("marker", self.marker_name(*marker))),
            Event::PutBack { marker } => ("10.0", say("put-back").with("marker", self.marker_name(*marker))),
            Event::PutAside => ("3.1", say("put-aside")),
            Event::EndMarker { count } => ("3.1", say("end-marker").with("count", *count as i64)),
            Event::EndsHeld { seat, count } => {
                ("3.2.1", say("ends-held").with("side", side(seat)).with("count", *count as i64))
            }
            Event::EndsReleased { seat, count } => {
                ("3.2.1", say("ends-released").with("side", side(seat)).with("count", *count as i64))
            }
            Event::MarkerAgain { formation: f } => {
                ("9.0", say("marker-again").with("formation", formation(f)))
            }
            Event::Designated { formation: f } => {
                ("12.2.9", say("designated").with("formation", formation(f)))
            }
            Event::Activated { formation: f } => ("4.0", say("activated").with("formation", formation(f))),
            Event::ImpulseEnds { formation: f } => {
                ("4.4", say("impulse-ends").with("formation", formation(f)))
            }
            Event::NotYet { .. } => ("12.2.1", say("not-yet")),
            Event::MayEnter { .. } => ("12.2.1", say("may-enter")),
            Event::CommandTest { cell, passed } => {
                ("4.2", say("command-test").with("hex", hex(cell)).with("passed", yes(*passed)))
            }
            Event::CommandBought { cell } => ("10.0", say("command-bought").with("hex", hex(cell))),
            Event::Reorganised { unit: u, passed } => {
                ("4.3", say("reorganised").with("unit", unit(u)).with("passed", yes(*passed)))
            }
            Event::Thrown { roll } => {
                let (rule, what) = self.throw_name(roll.purpose);
                (rule, say("thrown").with("what", what).with("dice", dice(roll)))
            }
            Event::Nudged { face, up, roll } => {
                let to = if *up { face + 1 } else { face - 1 };
                let msg = say("nudged").with("face", *face as i64).with("to", to as i64);
                ("10.0", msg.with("dice", dice(roll)))
            }
            Event::FateSpent { seat, cost, left } => {
                let msg = say("fate-spent").with("side", side(seat)).with("cost", *cost as i64);
                ("10.0", msg.with("left", *left as i64))
            }
            Event::Refreshed { unit: u } => ("10.0 R67", say("refreshed").with("unit", unit(u))),
            Event::Moved { units: set, from, to, step } => {
                let key = match (step, *from) {
                    (_, WAITING) => "entered",
                    (Step::Plain, _) => "moved",
                    (Step::Assault, _) => "assaults",
                    (Step::Overrun, _) => "overruns",
                };
                let rule = match step {
                    Step::Plain => "5.1",
                    Step::Assault => "6.3",
                    Step::Overrun => "6.4",
                };
                (rule, say(key).with("units", units(set)).with("from", hex(from)).with("to", hex(to)))
            }
            Event::Flipped { unit: u, mounted } => {
                ("5.2", say("flipped").with("unit", unit(u)).with("mounted", yes(*mounted)))
            }
            Event::Exited { units: set } => ("12.2 R14", say("exited").with("units", units(set))),
            Event::Stopped { units: set } => ("5.1", say("stopped").with("units", units(set))),
            Event::WentBack { units: set, to } => {
                ("6.3", say("went-back").with("units", units(set)).with("to", hex(to)))
            }
            Event::Fires { unit: u, target, cause, volley, .. } => {
                let (rule, key) = match cause {
                    Cause::Opportunity => ("6.2", "opportunity"),
                    _ => ("6.1", "fires"),
                };
                let msg = say(key).with("unit", unit(u)).with("target", unit(target));
                (rule, msg.with("dice", volley.dice as i64).with("hit", volley.hit as i64))
            }
            Event::Shells { unit: u, cell, direct } => {
                let msg = say("shells").with("unit", unit(u)).with("hex", hex(cell));
                ("6.1", msg.with("direct", yes(*direct)))
            }
            Event::ShellsFall { cell } => ("11.2.1", say("shells-fall").with("hex", hex(cell))),
            Event::Hits { hits } => ("6.1", say("hits").with("hits", *hits as i64)),
            Event::CounterHits { hits } => ("6.3", say("counter-hits").with("hits", *hits as i64)),
            Event::Saves { saved } => ("6.1", say("saves").with("saved", *saved as i64)),
            Event::TrenchSaves => ("8.1", say("trench-saves")),
            Event::Disrupted { unit: u } => ("6.1.7", say("disrupted").with("unit", unit(u))),
            Event::Reduced { unit: u } => ("6.1.7", say("reduced").with("unit", unit(u))),
            Event::Eliminated { unit: u } => ("6.1.7", say("eliminated").with("unit", unit(u))),
            Event::Wreck { cell } => ("6.1.7", say("wreck").with("hex", hex(cell))),
            Event::HqSafe { hq } => ("1.3.2.2", say("hq-safe").with("unit", unit(hq))),
            Event::HqReduced { hq } => ("1.3.2.2", say("hq-reduced").with("unit", unit(hq))),
            Event::HqLost { hq } => ("1.3.2.2", say("hq-lost").with("unit", unit(hq))),
            Event::HqReplaced { hq, cell } => {
                ("1.3.2.3", say("hq-replaced").with("unit", unit(hq)).with("hex", hex(cell)))
            }
            Event::MineLaid { cell } => ("8.2.1", say("mine-laid").with("hex", hex(cell))),
            Event::MineAttacks { cell } => ("8.2.1", say("mine-attacks").with("hex", hex(cell))),
            Event::Cleared { unit: u, cell, cleared } => {
                let msg = say("cleared").with("unit", unit(u)).with("hex", hex(cell));
                ("8.2.2", msg.with("cleared", yes(*cleared)))
            }
            Event::Clash { attackers, defenders, cell, overrun } => {
                let (rule, key) = if *overrun { ("6.4", "overrun") } else { ("6.3", "assault") };
                let msg = say(key).with("attackers", units(attackers)).with("defenders", units(defenders));
                (rule, msg.with("hex", hex(cell)))
            }
            Event::Leads { unit: u } => ("6.3 R18", say("leads").with("unit", unit(u))),
            Event::Taken { cell } => ("6.3", say("taken").with("hex", hex(cell))),
            Event::Retreated { units: set, to } => {
                ("6.3 R28", say("retreated").with("units", units(set)).with("to", hex(to)))
            }
            Event::NoRetreat { unit: u } => ("6.3", say("no-retreat").with("unit", unit(u))),
            Event::Called { seat, cell, smoke } => {
                let msg = say("called").with("side", side(seat)).with("hex", hex(cell));
                ("11.2", msg.with("smoke", yes(*smoke)))
            }
            Event::Astray => ("11.2", say("astray")),
            Event::Smoke { cell } => ("11.2.2", say("smoke").with("hex", hex(cell))),
            Event::Airborne { craft: a } => ("11.3", say("airborne").with("craft", craft(a))),
            Event::Launched { craft: a } => ("12.2.8", say("launched").with("craft", craft(a))),
            Event::AircraftGone { craft: a } => ("12.2.15", say("aircraft-gone").with("craft", craft(a))),
            Event::NoAirTarget => ("11.3.1 R35", say("no-air-target")),
            Event::AirTarget { craft: a, cell } => {
                ("11.3.1", say("air-target").with("craft", craft(a)).with("hex", hex(cell)))
            }
            Event::FlakFires { unit: u } => ("11.3.1", say("flak-fires").with("unit", unit(u))),
            Event::BreaksOff { craft: a } => ("11.3.1", say("breaks-off").with("craft", craft(a))),
            Event::ShotDown { craft: a } => ("11.3.1", say("shot-down").with("craft", craft(a))),
            Event::Scattered { cell } => ("11.3.2", say("scattered").with("hex", hex(cell))),
            Event::AirReturns { craft: a, back } => {
                ("11.3.2", say("air-returns").with("craft", craft(a)).with("back", yes(*back)))
            }
            Event::Chaos { sum } => ("9.0", say("chaos").with("result", self.chaos_name(*sum))),
            Event::ChaosStrikes { formation: f, sum } => {
                let msg = say("chaos-strikes").with("formation", formation(f));
                ("9.0", msg.with("result", self.chaos_name(*sum)))
            }
            Event::ChaosLapses => ("9.0", say("chaos-lapses")),
            Event::WeaponCheck { seat, lost } => {
                ("11.4", say("weapon-check").with("side", side(seat)).with("lost", yes(*lost)))
            }
            Event::WeaponLost { weapon } => {
                ("11.4", say("weapon-lost").with("weapon", self.weapon_name(*weapon)))
            }
            Event::ChargesSet => ("12.2.8 S10", say("charges-set")),
            Event::Charging { turns } => ("12.2.8 S10", say("charging").with("turns", *turns as i64)),
            Event::Demolition { down } => ("12.2.8", say("demolition").with("down", yes(*down))),
            Event::Ambush { unit: u, cell } => {
                ("12.2.4", say("ambush").with("unit", unit(u)).with("hex", hex(cell)))
            }
            Event::Over { outcome } => (self.section, Msg::new(outcome.reason)),
        };
        (msg, Rule(rule))
    }

    /// What a throw is for, with its rule.
    pub(crate) fn throw_name(&self, purpose: Purpose) -> (&'static str, Msg) {
        let say = |key: &str| Msg::new(format!("throw-{key}"));
        match purpose {
            Purpose::None => ("10.0", say("none")),
            Purpose::Strength(unit) => ("12.2.11", say("strength").with("unit", self.unit_name(unit))),
            Purpose::Entry(_) => ("12.2.1", say("entry")),
            Purpose::Command(cell) => ("4.2", say("command").with("hex", self.hex_name(cell))),
            Purpose::Reorganise(unit) => ("4.3", say("reorganise").with("unit", self.unit_name(unit))),
            Purpose::Attack => ("6.1", say("attack")),
            Purpose::Defence => ("6.1", say("defence")),
            Purpose::Spread => ("6.3", say("spread")),
            Purpose::Headquarters(hq) => ("1.3.2.2", say("headquarters").with("unit", self.unit_name(hq))),
            Purpose::Accuracy => ("11.2", say("accuracy")),
            Purpose::Assault => ("6.3", say("assault")),
            Purpose::Counter => ("6.3", say("counter")),
            Purpose::Clear(unit, _) => ("8.2.2", say("clear").with("unit", self.unit_name(unit))),
            Purpose::Chaos => ("9.0", say("chaos")),
            Purpose::Flak => ("11.3.1", say("flak")),
            Purpose::Evade => ("11.3.1", say("evade")),
            Purpose::BreakOff => ("11.3.1", say("break-off")),
            Purpose::Aim => ("11.3.2", say("aim")),
            Purpose::Return => ("11.3.2", say("return")),
            Purpose::Demolition => ("12.2.8", say("demolition")),
            Purpose::WeaponLoss(_) => ("11.4", say("weapon-loss")),
        }
    }

    /// Several units, joined as the language joins them.
    pub(crate) fn unit_list(&self, set: u64) -> Arg {
        Arg::List(members(set).map(|unit| Arg::Text(self.unit_name(unit))).collect())
    }
}

/// The dice as they lie: `3, 5, 6`.
fn dice(roll: &Roll) -> String {
    let faces: Vec<String> = roll.dice().iter().map(u8::to_string).collect();
    faces.join(", ")
}

impl Sentences<WhiteStar> for Event {
    fn sentence(&self, game: &WhiteStar) -> (Msg, Rule) {
        game.tell_event(self)
    }
}
