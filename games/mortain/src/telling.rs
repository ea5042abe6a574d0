//! Why an order is not legal, and what happened: cheap values while searching, sentences for people.

use crate::*;

sentences! {
    /// Why an order is not legal.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Deny as "deny" for game: Mortain {
        Moment { stage: Stage } = stage.section() => format!("moment-{}", stage.word());
        NotYours { unit: Unit } = "4.1";
        OffMap { unit: Unit } = "6.1 R44";
        NotOnMap { unit: Unit } = "5.1" => "off-map";
        Used { unit: Unit } = "4.3 R6";
        NoBudget { card: Card } = "4.3";
        CourtHex { unit: Unit, hex: Hex } = "4.3 R4";
        CourtStack { hex: Hex } = "4.3 R4";
        CourtStackOnly { unit: Unit } = "4.3 R4";
        NotStarted = "4.2";
        AlreadyStarted = "4.2";
        NotAdjacent { unit: Unit, hex: Hex } = "5.1";
        EnemyThere { hex: Hex } = "5.1 R12";
        Full { hex: Hex } = "5.2 R13", limit: game.data.stacking;
        EastClosed { hex: Hex } = "5.3 R22";
        NotWaiting { unit: Unit } = game.entry_section(*unit);
        NotEntryHex { unit: Unit, hex: Hex } = game.entry_section(*unit)
            => if game.data.side(*unit) == GERMAN { "not-east-edge" } else { "not-west-entry" };
        TooEarly { unit: Unit } = "5.4", round: game.data.reserves_from_round;
        NotWestEdge { unit: Unit } = "5.5";
        NoExit { unit: Unit } = "5.5 R23";
        OwnTarget { unit: Unit } = "6.1";
        NotGerman { unit: Unit } = "7" => "own-target";
        NoTarget { unit: Unit } = "6.1 R44";
        OutOfRange { unit: Unit, target: Unit, distance: u8, range: u8 } = "6.2 R41";
        // The ruling is about lines along a hexside.
        Blocked { unit: Unit, target: Unit, hex: Hex, along: bool } = if *along { "6.3 R39" } else { "6.3" };
        NoStrength { unit: Unit, target: Unit } = "6.4 R37";
        NotSetUp { unit: Unit } = "3";
        AlreadyPlaced { unit: Unit } = "3";
        EastColumn { hex: Hex } = "3";
        NotRed = "7";
        SupportUsed = "7";
        SupportInstead = "4.2";
        NotAir { card: Card } = "7";
        NotSupport = "6.1";
        OnlySupport = "7";
        WrongMode { unit: Unit } = "7 R33";
        OtherHex { unit: Unit } = "7";
        AlreadyTarget { unit: Unit } = "7";
    }
}

sentences! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event as "event" for game: Mortain {
        Placed { unit: Unit, hex: Hex } = "3";
        RoundBegins { round: u8 } = "4";
        Drawn { card: Card } = "4.1", side: card.side();
        CannotAct { side: Seat } = "4.2 R47";
        JokerVoid = "4.1 R16";
        JokerEnds = "4.1";
        DeckEmpty = "4.1";
        RoundEnds { round: u8 } = "4.5";
        Passed { side: Seat } = "4.2";
        Stopped { side: Seat } = "4.3";
        Moved { unit: Unit, from: Hex, to: Hex } = "5.1";
        Entered { unit: Unit, hex: Hex } = game.entry_section(*unit);
        Exited { unit: Unit, count: u8 } = "5.5", needed: game.data.exits_to_win;
        Aimed { unit: Unit, target: Unit } = "6.1";
        Joined { unit: Unit } = "6.1 R9";
        Called { support: Support, target: Unit } = "7";
        Targeted { unit: Unit } = "7 R32";
        Attack { firers: Units, targets: Units, support: Option<Support>, tally: Box<Tally> } = "6.1",
            by: support.map_or_else(|| firers.say(game), |support| support.name().into()),
            needed: tally.sum();
        CombatCard { card: Card } = "6.5";
        Redrawn = "6.5 R36";
        TookMiss = "6.5 R36";
        Hit { value: u8, needed: i32 } = "6.6";
        Missed { value: u8, needed: i32 } = "6.6";
        Reduced { unit: Unit } = "6.6";
        Eliminated { unit: Unit } = "6.6";
        Interrupted = "6.5";
        Suppressed { hex: Hex } = "7 R35";
        Over { outcome: Outcome } = "8" => Msg::new(outcome.reason);
    }
}

impl Mortain {
    /// The section under which a unit enters.
    fn entry_section(&self, unit: Unit) -> &'static str {
        if self.data.side(unit) == GERMAN { "5.3" } else { "5.4" }
    }
}
