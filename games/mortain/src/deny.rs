//! Why an order is not legal: small values while searching, sentences for people.

use crate::Mortain;
use crate::position::{Position, Stage};
use engine::{Msg, Refusal};

/// A reason, cheap to make and to throw away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Deny {
    Moment,
    NotYours { unit: u8 },
    OffMap { unit: u8 },
    NotOnMap { unit: u8 },
    Used { unit: u8 },
    NoBudget,
    CourtHex { unit: u8, hex: u8 },
    CourtStack { hex: u8 },
    CourtStackOnly { unit: u8 },
    NotStarted,
    AlreadyStarted,
    NotAdjacent { unit: u8, hex: u8 },
    EnemyThere { hex: u8 },
    Full { hex: u8 },
    EastClosed { hex: u8 },
    NotWaiting { unit: u8 },
    NotEntryHex { unit: u8, hex: u8 },
    TooEarly { unit: u8 },
    NotWestEdge { unit: u8 },
    NoExit { unit: u8 },
    OwnTarget { unit: u8 },
    NotGerman { unit: u8 },
    NoTarget { unit: u8 },
    OutOfRange { unit: u8, target: u8 },
    Blocked { unit: u8, target: u8, by: u8 },
    NoStrength { unit: u8, target: u8 },
    NotSetUp { unit: u8 },
    AlreadyPlaced { unit: u8 },
    EastColumn { hex: u8 },
    NotRed,
    SupportUsed,
    SupportInstead,
    NotAir,
    NotSupport,
    OnlySupport,
    WrongMode { unit: u8 },
    OtherHex { unit: u8 },
    AlreadyTarget { unit: u8 },
}

impl Mortain {
    /// The reason as a refusal with its rule.
    pub fn refusal(&self, position: &Position, deny: Deny) -> Refusal {
        use Deny::*;
        let unit = |unit: u8| self.unit_name(unit);
        let hex = |hex: u8| self.data.grid.label(hex);
        let say = |key: &str| Msg::new(format!("deny-{key}"));
        let (rule, msg) = match deny {
            Moment => {
                let (rule, now) = match position.stage {
                    Stage::Setup => ("3", "setup"),
                    Stage::Draw => ("4.1", "draw"),
                    Stage::Acting => ("4.2", "acting"),
                    Stage::Declaring => ("6.1", "declaring"),
                    Stage::CombatDraw => ("6.5", "combat-draw"),
                    Stage::Court => ("6.5", "court"),
                    Stage::Over(_) => ("8", "over"),
                };
                (rule, say(&format!("moment-{now}")))
            }
            NotYours { unit: u } => ("4.1", say("not-yours").with("unit", unit(u))),
            OffMap { unit: u } => ("6.1 R44", say("off-map").with("unit", unit(u))),
            NotOnMap { unit: u } => ("5.1", say("off-map").with("unit", unit(u))),
            Used { unit: u } => ("4.3 R6", say("used").with("unit", unit(u))),
            NoBudget => ("4.3", say("no-budget").with("card", self.card_name(position.card))),
            CourtHex { unit: u, hex: h } => {
                ("4.3 R4", say("court-hex").with("unit", unit(u)).with("hex", hex(h)))
            }
            CourtStack { hex: h } => ("4.3 R4", say("court-stack").with("hex", hex(h))),
            CourtStackOnly { unit: u } => ("4.3 R4", say("court-stack-only").with("unit", unit(u))),
            NotStarted => ("4.2", say("not-started")),
            AlreadyStarted => ("4.2", say("already-started")),
            NotAdjacent { unit: u, hex: h } => {
                ("5.1", say("not-adjacent").with("unit", unit(u)).with("hex", hex(h)))
            }
            EnemyThere { hex: h } => ("5.1 R12", say("enemy-there").with("hex", hex(h))),
            Full { hex: h } => {
                ("5.2 R13", say("full").with("hex", hex(h)).with("limit", self.data.stacking as i64))
            }
            EastClosed { hex: h } => ("5.3 R22", say("east-closed").with("hex", hex(h))),
            NotWaiting { unit: u } => {
                let german = self.data.side(u) == crate::GERMAN;
                (if german { "5.3" } else { "5.4" }, say("not-waiting").with("unit", unit(u)))
            }
            NotEntryHex { unit: u, hex: h } => {
                let german = self.data.side(u) == crate::GERMAN;
                let (rule, key) = if german { ("5.3", "not-east-edge") } else { ("5.4", "not-west-entry") };
                (rule, say(key).with("unit", unit(u)).with("hex", hex(h)))
            }
            TooEarly { unit: u } => (
                "5.4",
                say("too-early").with("unit", unit(u)).with("round", self.data.reserves_from_round as i64),
            ),
            NotWestEdge { unit: u } => ("5.5", say("not-west-edge").with("unit", unit(u))),
            NoExit { unit: u } => ("5.5 R23", say("no-exit").with("unit", unit(u))),
            NotGerman { unit: u } => ("7", say("own-target").with("unit", unit(u))),
            OwnTarget { unit: u } => ("6.1", say("own-target").with("unit", unit(u))),
            NoTarget { unit: u } => ("6.1 R44", say("no-target").with("unit", unit(u))),
            OutOfRange { unit: u, target } => {
                let (from, to) = (position.at(u), position.at(target));
                (
                    "6.2 R41",
                    say("out-of-range")
                        .with("unit", unit(u))
                        .with("target", unit(target))
                        .with("distance", self.data.grid.distance(from, to) as i64)
                        .with("range", crate::sight::range(&self.data, from) as i64),
                )
            }
            Blocked { unit: u, target, by } => (
                // The ruling is about lines along a hexside.
                if self.data.grid.sighting(position.at(u), position.at(target)).along.is_empty() {
                    "6.3"
                } else {
                    "6.3 R39"
                },
                say("blocked")
                    .with("unit", unit(u))
                    .with("target", unit(target))
                    .with("hex", self.hex_name(by)),
            ),
            NoStrength { unit: u, target } => {
                ("6.4 R37", say("no-strength").with("unit", unit(u)).with("target", unit(target)))
            }
            NotSetUp { unit: u } => ("3", say("not-set-up").with("unit", unit(u))),
            AlreadyPlaced { unit: u } => ("3", say("already-placed").with("unit", unit(u))),
            EastColumn { hex: h } => ("3", say("east-column").with("hex", hex(h))),
            NotRed => ("7", say("not-red")),
            SupportUsed => ("7", say("support-used")),
            SupportInstead => ("4.2", say("support-instead")),
            NotAir => ("7", say("not-air").with("card", self.card_name(position.card))),
            NotSupport => ("6.1", say("not-support")),
            OnlySupport => ("7", say("only-support")),
            WrongMode { unit: u } => ("7 R33", say("wrong-mode").with("unit", unit(u))),
            OtherHex { unit: u } => ("7", say("other-hex").with("unit", unit(u))),
            AlreadyTarget { unit: u } => ("7", say("already-target").with("unit", unit(u))),
        };
        Refusal::new(rule, msg)
    }
}
