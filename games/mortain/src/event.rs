//! What happened, and how it is told.

use crate::Mortain;
use crate::cards::Card;
use crate::position::{Support, members};
use engine::{Arg, Msg, Outcome, Rule, Seat, Sentences, Tally};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Event {
    Placed { unit: u8, hex: u8 },
    RoundBegins { round: u8 },
    Drawn { card: Card },
    CannotAct { side: Seat },
    JokerVoid,
    JokerEnds,
    DeckEmpty,
    RoundEnds { round: u8 },
    Passed { side: Seat },
    Stopped { side: Seat },
    Moved { unit: u8, from: u8, to: u8 },
    Entered { unit: u8, hex: u8 },
    Exited { unit: u8, from: u8, count: u8 },
    Aimed { unit: u8, target: u8 },
    Joined { unit: u8 },
    Called { support: Support, target: u8 },
    Targeted { unit: u8 },
    Attack { firers: u32, targets: u32, support: Option<Support>, tally: Box<Tally> },
    CombatCard { card: Card },
    Redrawn,
    TookMiss,
    Hit { value: u8, needed: i32 },
    Missed { value: u8, needed: i32 },
    Reduced { unit: u8 },
    Eliminated { unit: u8 },
    Interrupted,
    Suppressed { hex: u8 },
    Over { outcome: Outcome },
}

impl Mortain {
    /// The event as a sentence with its rule.
    pub(crate) fn tell_event(&self, event: &Event) -> (Msg, Rule) {
        let unit = |unit: &u8| self.unit_name(*unit);
        let hex = |hex: &u8| self.hex_name(*hex);
        let units =
            |set: &u32| Arg::List(members(*set).map(|unit| Arg::Text(self.unit_name(unit))).collect());
        let say = |key: &str| Msg::new(format!("event-{key}"));
        let (rule, msg) = match event {
            Event::Placed { unit: u, hex: h } => {
                ("3", say("placed").with("unit", unit(u)).with("hex", hex(h)))
            }
            Event::RoundBegins { round } => ("4", say("round-begins").with("round", *round as i64)),
            Event::Drawn { card } => (
                "4.1",
                say("drawn").with("card", self.card_name(*card)).with("side", self.side_name(card.side())),
            ),
            Event::CannotAct { side } => ("4.2 R47", say("cannot-act").with("side", self.side_name(*side))),
            Event::JokerVoid => ("4.1 R16", say("joker-void")),
            Event::JokerEnds => ("4.1", say("joker-ends")),
            Event::DeckEmpty => ("4.1", say("deck-empty")),
            Event::RoundEnds { round } => ("4.5", say("round-ends").with("round", *round as i64)),
            Event::Passed { side } => ("4.2", say("passed").with("side", self.side_name(*side))),
            Event::Stopped { side } => ("4.3", say("stopped").with("side", self.side_name(*side))),
            Event::Moved { unit: u, from, to } => {
                ("5.1", say("moved").with("unit", unit(u)).with("from", hex(from)).with("to", hex(to)))
            }
            Event::Entered { unit: u, hex: h } => {
                let german = self.data.units[*u as usize].side == crate::GERMAN;
                (if german { "5.3" } else { "5.4" }, say("entered").with("unit", unit(u)).with("hex", hex(h)))
            }
            Event::Exited { unit: u, count, .. } => (
                "5.5",
                say("exited")
                    .with("unit", unit(u))
                    .with("count", *count as i64)
                    .with("needed", self.data.exits_to_win as i64),
            ),
            Event::Aimed { unit: u, target } => {
                ("6.1", say("aimed").with("unit", unit(u)).with("target", unit(target)))
            }
            Event::Joined { unit: u } => ("6.1 R9", say("joined").with("unit", unit(u))),
            Event::Called { support, target } => {
                ("7", say("called").with("support", self.support_name(*support)).with("target", unit(target)))
            }
            Event::Targeted { unit: u } => ("7 R32", say("targeted").with("unit", unit(u))),
            Event::Attack { firers, targets, support, tally } => {
                let by = match support {
                    Some(support) => Arg::Text(self.support_name(*support)),
                    None => units(firers),
                };
                let msg = say("attack").with("by", by).with("targets", units(targets));
                ("6.1", msg.with("needed", tally.sum() as i64))
            }
            Event::CombatCard { card } => ("6.5", say("combat-card").with("card", self.card_name(*card))),
            Event::Redrawn => ("6.5 R36", say("redrawn")),
            Event::TookMiss => ("6.5 R36", say("took-miss")),
            Event::Hit { value, needed } => {
                ("6.6", say("hit").with("value", *value as i64).with("needed", *needed as i64))
            }
            Event::Missed { value, needed } => {
                ("6.6", say("missed").with("value", *value as i64).with("needed", *needed as i64))
            }
            Event::Reduced { unit: u } => ("6.6", say("reduced").with("unit", unit(u))),
            Event::Eliminated { unit: u } => ("6.6", say("eliminated").with("unit", unit(u))),
            Event::Interrupted => ("6.5", say("interrupted")),
            Event::Suppressed { hex: h } => ("7 R35", say("suppressed").with("hex", hex(h))),
            Event::Over { outcome } => ("8", Msg::new(outcome.reason)),
        };
        (msg, Rule(rule))
    }
}

impl Sentences<Mortain> for Event {
    fn sentence(&self, game: &Mortain) -> (Msg, Rule) {
        game.tell_event(self)
    }
}
