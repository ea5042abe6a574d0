//! What happened, and how it is told.

use crate::RivetWars;
use crate::board::{Direction, Seg};
use crate::data::{Kind, Marker};
use crate::order::Aim;
use crate::position::{Cause, Phase, Sweep, Unit};
use engine::{Dice, Msg, Outcome, Rule, Seat, Sentences, Viewer};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Event {
    RoundBegins { round: u8 },
    Initiative { allied: u8, bismark: u8 },
    TurnBegins { side: Seat },
    Flag { side: Seat, seg: Seg },
    DropAimed { seg: Seg },
    Landed { unit: Unit, seg: Seg },
    DriftsOn { seg: Seg },
    ParachuteLost,
    Discarded { side: Seat, card: u8 },
    Kept { side: Seat },
    Drew { side: Seat, card: u8 },
    DrewMission { side: Seat, mission: u8 },
    DeckRenewed,
    SecretDeckRenewed,
    Supplies { side: Seat, points: u8, purse: u8, rivets: u16 },
    Deployed { unit: Unit, seg: Seg, points: u8 },
    Plugged { plug: Kind, host: Unit },
    PhaseBegins { phase: Phase },
    Played { side: Seat, card: u8, aim: Aim },
    Repaired { unit: Unit },
    Laid { marker: Marker, seg: Seg },
    Lifted { marker: Marker, seg: Seg },
    Flipped { card: u8, direction: Direction, seg: Option<Seg> },
    Activated { seg: Seg },
    Closed { seg: Seg },
    Attacks { unit: Unit, row: u8, seg: Seg },
    Passed { side: Seat, seg: Seg },
    Thrown { sweep: Box<Sweep>, victim: Unit, dice: Dice, hit: bool },
    Damaged { unit: Unit, left: u8 },
    Eliminated { unit: Unit, plug: Option<Kind>, bounty: u8, to: Seat },
    Stepped { unit: Unit, seg: Seg },
    WireGone { unit: Unit, seg: Seg },
    Shocks { unit: Unit, seg: Seg },
    Pushed { unit: Unit, seg: Seg },
    NoRefuge { unit: Unit },
    CloudComes { seg: Seg },
    CloudGone { seg: Seg },
    NoCloudLeft { seg: Seg },
    Drifted { from: Seg, seg: Seg },
    Formed { seg: Seg },
    Captured { side: Seat, seg: Seg, points: u8, taken: bool },
    Fulfilled { side: Seat, mission: u8, points: u8 },
    RoundPoints { side: Seat, points: u8 },
    Over { outcome: Outcome },
}

impl Sentences<RivetWars> for Event {
    fn sentence(&self, game: &RivetWars) -> (Msg, Rule) {
        game.tell_event(self, Viewer::Referee)
    }
}

impl RivetWars {
    /// The event as a sentence with its rule, for this viewer.
    pub(crate) fn tell_event(&self, event: &Event, viewer: Viewer) -> (Msg, Rule) {
        let say = |key: &str| Msg::new(format!("event-{key}"));
        let seg = |s: &Seg| self.grid().name(*s);
        let unit = |u: &Unit| self.unit_name(*u);
        let side = |s: &Seat| self.side_name(*s);
        let owns = |s: &Seat| viewer == Viewer::Referee || viewer == Viewer::Seat(*s);
        let (rule, msg) = match event {
            Event::RoundBegins { round } => ("5.1", say("round-begins").with("round", *round as i64)),
            Event::Initiative { allied, bismark } => (
                "5.2",
                say(if allied == bismark { "initiative-tied" } else { "initiative" })
                    .with("allied", *allied as i64)
                    .with("bismark", *bismark as i64),
            ),
            Event::TurnBegins { side: s } => ("5.3", say("turn-begins").with("side", side(s))),
            Event::Flag { side: s, seg: at } => {
                ("11.1", say("flag").with("side", side(s)).with("segment", seg(at)))
            }
            Event::DropAimed { seg: at } => ("R50", say("drop-aimed").with("segment", seg(at))),
            Event::Landed { unit: u, seg: at } => {
                ("R50", say("landed").with("unit", unit(u)).with("segment", seg(at)))
            }
            Event::DriftsOn { seg: at } => ("R82", say("drifts-on").with("segment", seg(at))),
            Event::ParachuteLost => ("R50", say("parachute-lost")),
            Event::Discarded { side: s, card } => {
                ("5.5", say("discarded").with("side", side(s)).with("card", self.card_name(*card)))
            }
            Event::Kept { side: s } => ("5.5", say("kept").with("side", side(s))),
            Event::Drew { side: s, card } if owns(s) => {
                ("5.5", say("drew").with("side", side(s)).with("card", self.card_name(*card)))
            }
            Event::Drew { side: s, .. } => ("5.5", say("drew-hidden").with("side", side(s))),
            Event::DrewMission { side: s, mission } if owns(s) => {
                ("5.5", say("drew-mission").with("side", side(s)).with("mission", self.secret_name(*mission)))
            }
            Event::DrewMission { side: s, .. } => ("5.5", say("drew-mission-hidden").with("side", side(s))),
            Event::DeckRenewed => ("5.7 R69", say("deck-renewed")),
            Event::SecretDeckRenewed => ("5.7 R69", say("secret-deck-renewed")),
            Event::Supplies { side: s, points, purse, rivets } => (
                "6.1",
                say(if *purse == 0 {
                    "supplies"
                } else if self.mission().escalation {
                    "supplies-free"
                } else {
                    "supplies-purse"
                })
                .with("side", side(s))
                .with("points", *points as i64)
                .with("purse", *purse as i64)
                .with("rivets", *rivets as i64),
            ),
            Event::Deployed { unit: u, seg: at, points } => (
                "6.2",
                say("deployed").with("unit", unit(u)).with("segment", seg(at)).with("points", *points as i64),
            ),
            Event::Plugged { plug, host } => {
                ("6.3", say("plugged").with("plug", self.kind_name(*plug)).with("unit", unit(host)))
            }
            Event::PhaseBegins { phase } => {
                ("5.3", say("phase-begins").with("phase", Msg::new(format!("phase-{}", phase.name()))))
            }
            Event::Played { side: s, card, aim } => {
                let msg = |key: &str| say(key).with("side", side(s)).with("card", self.card_name(*card));
                match aim {
                    Aim::Nothing => ("13.1", msg("played")),
                    Aim::Seg(at) => ("13.1", msg("played-at").with("aim", seg(at))),
                    Aim::Unit(u) => ("13.1", msg("played-at").with("aim", unit(u))),
                }
            }
            Event::Repaired { unit: u } => ("13.1", say("repaired").with("unit", unit(u))),
            Event::Laid { marker, seg: at } => {
                ("13.1", say("laid").with("marker", self.marker_name(*marker)).with("segment", seg(at)))
            }
            Event::Lifted { marker, seg: at } => {
                ("13.1", say("lifted").with("marker", self.marker_name(*marker)).with("segment", seg(at)))
            }
            Event::Flipped { card, direction, seg: at } => {
                let key = if at.is_some() { "flipped" } else { "flipped-off" };
                let msg = say(key)
                    .with("card", self.card_name(*card))
                    .with("direction", Msg::new(format!("direction-{}", direction.name())));
                ("13.3", msg.with("segment", at.as_ref().map(seg).unwrap_or_default()))
            }
            Event::Activated { seg: at } => ("7.1", say("activated").with("segment", seg(at))),
            Event::Closed { seg: at } => ("7.1", say("closed").with("segment", seg(at))),
            Event::Attacks { unit: u, row, seg: at } => (
                "7.2",
                say("attacks").with("unit", unit(u)).with("row", *row as i64 + 1).with("segment", seg(at)),
            ),
            Event::Passed { side: s, seg: at } => {
                ("13.2 R68", say("passed").with("side", side(s)).with("segment", seg(at)))
            }
            Event::Thrown { sweep, victim, dice, hit } => {
                let faces: Vec<String> = dice.faces().iter().map(|face| face.to_string()).collect();
                let key = if *hit { "hit" } else { "miss" };
                let msg = say(key)
                    .with("cause", self.cause_name(sweep))
                    .with("unit", unit(victim))
                    .with("dice", faces.join(" "));
                (rule_of(sweep.cause), msg)
            }
            Event::Damaged { unit: u, left } => {
                ("3.5", say("damaged").with("unit", unit(u)).with("left", *left as i64))
            }
            Event::Eliminated { unit: u, plug, bounty, to } => {
                let key = match (plug, bounty) {
                    (None, 0) => "eliminated",
                    (None, _) => "eliminated-bounty",
                    (Some(_), 0) => "eliminated-plug",
                    (Some(_), _) => "eliminated-plug-bounty",
                };
                let mut msg =
                    say(key).with("unit", unit(u)).with("points", *bounty as i64).with("side", side(to));
                if let Some(plug) = plug {
                    msg = msg.with("plug", self.kind_name(*plug));
                }
                ("3.5", msg)
            }
            Event::Stepped { unit: u, seg: at } => {
                ("8.2", say("stepped").with("unit", unit(u)).with("segment", seg(at)))
            }
            Event::WireGone { unit: u, seg: at } => {
                ("8.8", say("wire-gone").with("unit", unit(u)).with("segment", seg(at)))
            }
            Event::Shocks { unit: u, seg: at } => {
                ("9.2", say("shocks").with("unit", unit(u)).with("segment", seg(at)))
            }
            Event::Pushed { unit: u, seg: at } => {
                ("9.2 R75", say("pushed").with("unit", unit(u)).with("segment", seg(at)))
            }
            Event::NoRefuge { unit: u } => ("9.2 R75", say("no-refuge").with("unit", unit(u))),
            Event::CloudComes { seg: at } => ("10.1", say("cloud-comes").with("segment", seg(at))),
            Event::CloudGone { seg: at } => ("10.5", say("cloud-gone").with("segment", seg(at))),
            Event::NoCloudLeft { seg: at } => ("10.5 R38", say("no-cloud-left").with("segment", seg(at))),
            Event::Drifted { from, seg: at } => {
                ("10.3", say("drifted").with("from", seg(from)).with("segment", seg(at)))
            }
            Event::Formed { seg: at } => ("8.5", say("formed").with("segment", seg(at))),
            Event::Captured { side: s, seg: at, points, taken } => {
                let key = if *taken { "captured-flag" } else { "captured" };
                let msg = say(key).with("side", side(s)).with("segment", seg(at));
                ("11.2", msg.with("points", *points as i64))
            }
            Event::Fulfilled { side: s, mission, points } => (
                "12",
                say("fulfilled")
                    .with("side", side(s))
                    .with("mission", self.secret_name(*mission))
                    .with("points", *points as i64),
            ),
            Event::RoundPoints { side: s, points } => {
                ("14", say("round-points").with("side", side(s)).with("points", *points as i64))
            }
            Event::Over { outcome } => ("14", Msg::new(outcome.reason)),
        };
        (msg, Rule(rule))
    }

    /// Whether the event showed somebody what they did not know.
    pub(crate) fn is_revealing(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Drew { .. }
                | Event::DrewMission { .. }
                | Event::Flipped { .. }
                | Event::Played { .. }
                | Event::Discarded { .. }
                | Event::Fulfilled { .. }
                | Event::Over { .. }
        )
    }

    /// What attacks: a unit with its weapon, a minefield, a cloud, shells.
    pub(crate) fn cause_name(&self, sweep: &Sweep) -> Msg {
        let key = match sweep.cause {
            Cause::Attack | Cause::Shock => return self.unit_name(sweep.unit),
            Cause::Mine => "cause-mine",
            Cause::StartGas | Cause::StepGas | Cause::Drift => "cause-gas",
            Cause::Strike if sweep.gas => "cause-gas-shell",
            Cause::Strike => "cause-shell",
        };
        Msg::new(key)
    }

    /// The name of a figure.
    pub(crate) fn unit_name(&self, unit: Unit) -> Msg {
        let card = self.card_of(unit);
        if self.limit(card) == 1 {
            return self.kind_name(self.kind_of(unit));
        }
        let number = (unit.0 - card.first + 1) as i64;
        Msg::new("unit-numbered").with("unit", self.kind_name(self.kind_of(unit))).with("number", number)
    }
    /// The name of a kind of unit.
    pub(crate) fn kind_name(&self, kind: Kind) -> Msg {
        Msg::new(format!("unit-{}", self.data.units[kind.index()].id.to_lowercase()))
    }
    /// The name of a card.
    pub(crate) fn card_name(&self, card: u8) -> Msg {
        Msg::new(format!("card-{}", self.card(card).id))
    }
    /// The name of a Secret Mission.
    pub(crate) fn secret_name(&self, mission: u8) -> Msg {
        Msg::new(format!("secret-{}", self.data.secrets[mission as usize].id))
    }
    /// The name of a marker.
    pub(crate) fn marker_name(&self, marker: Marker) -> Msg {
        Msg::new(format!("marker-{}", marker.name()))
    }
    /// The name of a side.
    pub(crate) fn side_name(&self, side: Seat) -> Msg {
        Msg::new(if side == crate::data::ALLIED { "side-allied" } else { "side-bismark" })
    }
}

fn rule_of(cause: Cause) -> &'static str {
    match cause {
        Cause::Attack => "7.4",
        Cause::Mine => "8.10",
        Cause::StartGas | Cause::StepGas => "10.4",
        Cause::Drift => "10.3",
        Cause::Shock => "9.2",
        Cause::Strike => "13.3 R84",
    }
}
