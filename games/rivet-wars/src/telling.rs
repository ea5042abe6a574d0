//! Why an order is not legal, and what happened: small values while searching, sentences for people.

use crate::board::Direction;
use crate::words::{Card, Row, Secret};
use crate::*;

sentences! {
    /// Why an order is not legal. What depends on the position is added by [`RivetWars::refusal`].
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Deny as "deny" for game: RivetWars {
        Moment = "5.3";
        Over = "14";
        NotYours { unit: Unit } = "7.1";
        NotOnBoard { unit: Unit } = "3.5";
        OtherSide { kind: Kind } = "6.2";
        // Cards
        NotInHand { card: u8 as Card } = "13.1";
        Window { card: u8 as Card } = "13.2", window: game.card(*card).window;
        NeedsAim { card: u8 as Card } = "13.1";
        NeedsNoAim { card: u8 as Card } = "13.1";
        Undamaged { unit: Unit } = "13.1 R67";
        NoInfantry { seg: Seg } = "13.1 R67";
        NotFree { seg: Seg } = "13.1";
        NoSupply { marker: Marker } = "13.1 R67";
        NotBeside { seg: Seg } = "13.1";
        NothingToClear { seg: Seg } = "13.1";
        NothingToShoot { unit: Unit } = "13.2 R67";
        NobodyAttacks { seg: Seg } = "13.1 R67";
        PhaseEnded = "13.2 R67";
        // Deployment
        Points { kind: Kind } = "6.2", cost: game.data.units[kind.index()].cost;
        Rivets { kind: Kind } = "6.2", cost: game.data.units[kind.index()].rivets;
        NoFigure { kind: Kind } = "6.2 R13";
        HeroSpent { kind: Kind } = "6.4";
        NotDeployment { seg: Seg } = "6.2";
        EnemyThere { seg: Seg } = "6.2 R64";
        NoRoom { seg: Seg } = "2.5";
        NoSocket { unit: Unit } = "6.3";
        NotHome { unit: Unit } = "6.3";
        Closed { seg: Seg, marker: Marker } = closed_by(*marker) => marker.word();
        // Combat
        NobodyThere { seg: Seg } = "7.1";
        Chosen { seg: Seg } = "7.1 R65";
        AllUsed { seg: Seg } = "7.1 R65";
        CloseFirst = "7.1";
        NothingOpen = "7.1";
        NotActive { unit: Unit } = "7.1";
        NoRow { unit: Unit } = "3.3";
        NoAttackLeft { unit: Unit } = "7.5";
        NoRange { unit: Unit } = "3.4";
        TooFar { seg: Seg, range: u8 } = "7.2";
        SameSegment = "7.2 R5";
        OwnUnits { seg: Seg } = "7.2 R57";
        NoTarget { seg: Seg } = "7.2";
        Shielded { seg: Seg } = "7.2 R20";
        NoneHurt { seg: Seg } = "7.6 R85";
        NameTarget = "9.9 R25";
        NoSniper { unit: Unit } = "7.2";
        NoPlace { seg: Seg } = "9.9";
        CannotHurt { seg: Seg } = "7.3 R19";
        Star { seg: Seg } = "7.5 R24";
        NoDash { unit: Unit } = "9.4";
        NoAssault { unit: Unit } = "9.5";
        AssaultFirst { unit: Unit } = "9.5";
        DashInstead { unit: Unit } = "9.4 R27";
        OnlyAttacks = "13.1 R93";
        // Movement
        Assaulted { unit: Unit } = "9.5";
        Stuck { unit: Unit } = "8.3";
        NotAdjacent { seg: Seg } = "8.2";
        SecondDiagonal = "8.2 R29";
        EnemyHeld { seg: Seg } = "8.3";
        NoShock { seg: Seg } = "9.2";
        NoWayOut { seg: Seg } = "8.3 R30";
        CannotStay { seg: Seg } = "8.3 R30";
        OtherSurvivor = "9.2 R75";
        NoPush { seg: Seg } = "9.2 R75";
        NotSoMany { seg: Seg } = "8.5";
        Formed { seg: Seg } = "8.5";
    }
}

sentences! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event as "event" for game: RivetWars {
        RoundBegins { round: u8 } = "5.1";
        Initiative { allied: u8, bismark: u8 } = "5.2" => if allied == bismark { "initiative-tied" } else { "initiative" };
        TurnBegins { side: Seat } = "5.3";
        Flag { side: Seat, seg: Seg } = "11.1";
        DropAimed { seg: Seg } = "R50";
        Landed { unit: Unit, seg: Seg } = "R50";
        DriftsOn { seg: Seg } = "R82";
        ParachuteLost = "R50";
        Discarded { side: Seat, card: u8 as Card } = "5.5";
        Kept { side: Seat } = "5.5";
        // 17.3: what somebody draws is for them alone.
        Drew { side: Seat, card: u8 as Card } for side else (Event::DrewHidden { side: *side }) = "5.5";
        DrewHidden { side: Seat } = "5.5";
        DrewMission { side: Seat, mission: u8 as Secret } for side else (Event::DrewMissionHidden { side: *side }) = "5.5";
        DrewMissionHidden { side: Seat } = "5.5";
        DeckRenewed = "5.7 R69";
        SecretDeckRenewed = "5.7 R69";
        Supplies { side: Seat, points: u8, purse: u8, rivets: u16 } = "6.1" => game.supplies(*purse);
        Deployed { unit: Unit, seg: Seg, points: u8 } = "6.2";
        Plugged { plug: Kind, host: Unit } = "6.3";
        PhaseBegins { phase: Phase } = "5.3";
        Played { side: Seat, card: u8 as Card, aim: Aim } = "13.1" => if *aim == Aim::Nothing { "played" } else { "played-at" };
        Repaired { unit: Unit } = "13.1";
        Laid { marker: Marker, seg: Seg } = "13.1";
        Lifted { marker: Marker, seg: Seg } = "13.1";
        Flipped { card: u8 as Card, direction: Direction, seg: Option<Seg> } = "13.3" => if seg.is_some() { "flipped" } else { "flipped-off" };
        Activated { seg: Seg } = "7.1";
        Closed { seg: Seg } = "7.1";
        Attacks { unit: Unit, row: u8 as Row, seg: Seg } = "7.2";
        Passed { side: Seat, seg: Seg } = "13.2 R68";
        Thrown { sweep: Box<Sweep>, victim: Unit, dice: Dice, hit: bool } = thrown_by(sweep.cause) => if *hit { "hit" } else { "miss" };
        Damaged { unit: Unit, left: u8 } = "3.5";
        Eliminated { unit: Unit, plug: Option<Kind>, bounty: u8, to: Seat } = "3.5" => eliminated(plug.is_some(), *bounty > 0);
        Stepped { unit: Unit, seg: Seg } = "8.2";
        WireGone { unit: Unit, seg: Seg } = "8.8";
        Shocks { unit: Unit, seg: Seg } = "9.2";
        Pushed { unit: Unit, seg: Seg } = "9.2 R75";
        NoRefuge { unit: Unit } = "9.2 R75";
        CloudComes { seg: Seg } = "10.1";
        CloudGone { seg: Seg } = "10.5";
        NoCloudLeft { seg: Seg } = "10.5 R38";
        Drifted { from: Seg, seg: Seg } = "10.3";
        Formed { seg: Seg } = "8.5";
        Captured { side: Seat, seg: Seg, points: u8, taken: bool } = "11.2" => if *taken { "captured-flag" } else { "captured" };
        Fulfilled { side: Seat, mission: u8 as Secret, points: u8 } = "12";
        RoundPoints { side: Seat, points: u8 } = "14";
        Over { outcome: Outcome } = "14" => Msg::new(outcome.reason);
    }
}

impl RivetWars {
    /// The reason as a refusal with its rule, and what the position adds to it.
    pub(crate) fn refusal(&self, p: &Position, deny: Deny) -> Refusal {
        let Refusal { rule, reason } = deny.refusal(self);
        match deny {
            Deny::Moment => Refusal { rule, reason: reason.with("phase", p.phase.name()) },
            Deny::Points { .. } => Refusal { rule, reason: reason.with("have", p.points as i64) },
            Deny::Rivets { .. } => {
                Refusal { rule, reason: reason.with("have", p.rivets[p.active.index()] as i64) }
            }
            Deny::NoRoom { .. } if p.phase == Phase::Deploy => Refusal::new("6.2 R64", reason),
            _ => Refusal { rule, reason },
        }
    }

    /// 6.1: what a side gets, with or without a purse for infantry.
    fn supplies(&self, purse: u8) -> &'static str {
        match purse {
            0 => "supplies",
            _ if self.mission().escalation => "supplies-free",
            _ => "supplies-purse",
        }
    }
}

impl Event {
    /// Whether it showed somebody what they did not know.
    pub(crate) fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Drew { .. }
                | Event::DrewMission { .. }
                | Event::Flipped { .. }
                | Event::Played { .. }
                | Event::Discarded { .. }
                | Event::Fulfilled { .. }
                | Event::Over { .. }
        )
    }
}

/// The rule that keeps units out of a segment with this marker.
fn closed_by(marker: Marker) -> &'static str {
    match marker {
        Marker::Bunker => "8.6",
        Marker::Objective => "8.7",
        Marker::Wire => "8.8",
        _ => "8.9",
    }
}

/// The rule that dice are thrown under.
fn thrown_by(cause: Cause) -> &'static str {
    match cause {
        Cause::Attack => "7.4",
        Cause::Mine => "8.10",
        Cause::StartGas | Cause::StepGas => "10.4",
        Cause::Drift => "10.3",
        Cause::Shock => "9.2",
        Cause::Strike => "13.3 R84",
    }
}

/// A loss, perhaps with a plug, perhaps worth points.
fn eliminated(plug: bool, bounty: bool) -> &'static str {
    match (plug, bounty) {
        (false, false) => "eliminated",
        (false, true) => "eliminated-bounty",
        (true, false) => "eliminated-plug",
        (true, true) => "eliminated-plug-bounty",
    }
}
