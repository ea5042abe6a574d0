//! Why an order is not legal: small values while searching, sentences for people.

use crate::RivetWars;
use crate::board::Seg;
use crate::data::{Kind, Marker};
use crate::position::{Phase, Position, Unit};
use engine::{Msg, Refusal};

/// A reason, cheap to make and to throw away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Deny {
    Moment,
    Over,
    NotYours { unit: Unit },
    NotOnBoard { unit: Unit },
    OtherSide { kind: Kind },
    // Cards
    NotInHand { card: u8 },
    Window { card: u8 },
    NeedsAim { card: u8 },
    NeedsNoAim { card: u8 },
    Undamaged { unit: Unit },
    NoInfantry { seg: Seg },
    NotFree { seg: Seg },
    NoSupply { marker: Marker },
    NotBeside { seg: Seg },
    NothingToClear { seg: Seg },
    NothingToShoot { unit: Unit },
    NobodyAttacks { seg: Seg },
    PhaseEnded,
    // Deployment
    Points { kind: Kind },
    Rivets { kind: Kind },
    NoFigure { kind: Kind },
    HeroSpent { kind: Kind },
    NotDeployment { seg: Seg },
    EnemyThere { seg: Seg },
    NoRoom { seg: Seg },
    NoSocket { unit: Unit },
    NotHome { unit: Unit },
    Closed { seg: Seg, marker: Marker },
    // Combat
    NobodyThere { seg: Seg },
    Chosen { seg: Seg },
    AllUsed { seg: Seg },
    CloseFirst,
    NothingOpen,
    NotActive { unit: Unit },
    NoRow { unit: Unit },
    NoAttackLeft { unit: Unit },
    NoRange { unit: Unit },
    TooFar { seg: Seg, range: u8 },
    SameSegment,
    OwnUnits { seg: Seg },
    NoTarget { seg: Seg },
    Shielded { seg: Seg },
    NoneHurt { seg: Seg },
    NameTarget,
    NoSniper { unit: Unit },
    NoPlace { seg: Seg },
    CannotHurt { seg: Seg },
    Star { seg: Seg },
    NoDash { unit: Unit },
    NoAssault { unit: Unit },
    AssaultFirst { unit: Unit },
    DashInstead { unit: Unit },
    OnlyAttacks,
    // Movement
    Assaulted { unit: Unit },
    Stuck { unit: Unit },
    NotAdjacent { seg: Seg },
    SecondDiagonal,
    EnemyHeld { seg: Seg },
    NoShock { seg: Seg },
    NoWayOut { seg: Seg },
    CannotStay { seg: Seg },
    OtherSurvivor,
    NoPush { seg: Seg },
    NotSoMany { seg: Seg },
    Formed { seg: Seg },
}

impl RivetWars {
    /// The reason as a sentence, with the rule behind it.
    pub(crate) fn refusal(&self, p: &Position, deny: Deny) -> Refusal {
        use Deny::*;
        let seg = |s: Seg| self.grid().name(s);
        let say = |rule: &'static str, key: &str| (rule, Msg::new(format!("deny-{key}")));
        let of = |rule, key: &str, unit: Unit| {
            let (rule, msg) = say(rule, key);
            (rule, msg.with("unit", self.unit_name(unit)))
        };
        let at = |rule, key: &str, s: Seg| {
            let (rule, msg) = say(rule, key);
            (rule, msg.with("segment", seg(s)))
        };
        let kind_of = |rule, key: &str, kind: Kind| {
            let (rule, msg) = say(rule, key);
            (rule, msg.with("unit", self.kind_name(kind)))
        };
        let card_of = |rule, key: &str, card: u8| {
            let (rule, msg) = say(rule, key);
            (rule, msg.with("card", self.card_name(card)))
        };
        let (rule, msg) = match deny {
            Moment => {
                let (rule, msg) = say("5.3", "moment");
                (rule, msg.with("phase", Msg::new(format!("phase-{}", p.phase.name()))))
            }
            Over => say("14", "over"),
            NotYours { unit } => of("7.1", "not-yours", unit),
            NotOnBoard { unit } => of("3.5", "not-on-board", unit),
            OtherSide { kind } => kind_of("6.2", "other-side", kind),
            NotInHand { card } => card_of("13.1", "not-in-hand", card),
            Window { card } => {
                let (rule, msg) = card_of("13.2", "window", card);
                let window = self.data.cards[card as usize / 2].window;
                (rule, msg.with("window", Msg::new(format!("window-{}", window.name()))))
            }
            NeedsAim { card } => card_of("13.1", "needs-aim", card),
            NeedsNoAim { card } => card_of("13.1", "needs-no-aim", card),
            Undamaged { unit } => of("13.1 R67", "undamaged", unit),
            NoInfantry { seg } => at("13.1 R67", "no-infantry", seg),
            NotFree { seg } => at("13.1", "not-free", seg),
            NoSupply { marker } => {
                let (rule, msg) = say("13.1 R67", "no-supply");
                (rule, msg.with("marker", Msg::new(format!("marker-{}", marker.name()))))
            }
            NotBeside { seg } => at("13.1", "not-beside", seg),
            NothingToClear { seg } => at("13.1", "nothing-to-clear", seg),
            NothingToShoot { unit } => of("13.2 R67", "nothing-to-shoot", unit),
            NobodyAttacks { seg } => at("13.1 R67", "nobody-attacks", seg),
            PhaseEnded => say("13.2 R67", "phase-ended"),
            Points { kind } => {
                let (rule, msg) = kind_of("6.2", "points", kind);
                let cost = self.data.units[kind.index()].cost as i64;
                (rule, msg.with("cost", cost).with("have", p.points as i64))
            }
            Rivets { kind } => {
                let (rule, msg) = kind_of("6.2", "rivets", kind);
                let cost = self.data.units[kind.index()].rivets as i64;
                (rule, msg.with("cost", cost).with("have", p.rivets[p.active.index()] as i64))
            }
            NoFigure { kind } => kind_of("6.2 R13", "no-figure", kind),
            HeroSpent { kind } => kind_of("6.4", "hero-spent", kind),
            NotDeployment { seg } => at("6.2", "not-deployment", seg),
            EnemyThere { seg } => at("6.2 R64", "enemy-there", seg),
            NoRoom { seg } => {
                let rule = if p.phase == Phase::Deploy { "6.2 R64" } else { "2.5" };
                at(rule, "no-room", seg)
            }
            NoSocket { unit } => of("6.3", "no-socket", unit),
            NotHome { unit } => of("6.3", "not-home", unit),
            Closed { seg, marker } => {
                let (rule, key) = match marker {
                    Marker::Bunker => ("8.6", "bunker"),
                    Marker::Objective => ("8.7", "objective"),
                    Marker::Wire => ("8.8", "wire"),
                    _ => ("8.9", "tank-trap"),
                };
                at(rule, key, seg)
            }
            NobodyThere { seg } => at("7.1", "nobody-there", seg),
            Chosen { seg } => at("7.1 R65", "chosen", seg),
            AllUsed { seg } => at("7.1 R65", "all-used", seg),
            CloseFirst => say("7.1", "close-first"),
            NothingOpen => say("7.1", "nothing-open"),
            NotActive { unit } => of("7.1", "not-active", unit),
            NoRow { unit } => of("3.3", "no-row", unit),
            NoAttackLeft { unit } => of("7.5", "no-attack-left", unit),
            NoRange { unit } => of("3.4", "no-range", unit),
            TooFar { seg: s, range } => {
                let (rule, msg) = at("7.2", "too-far", s);
                (rule, msg.with("range", range as i64))
            }
            SameSegment => say("7.2 R5", "same-segment"),
            OwnUnits { seg } => at("7.2 R57", "own-units", seg),
            NoTarget { seg } => at("7.2", "no-target", seg),
            Shielded { seg } => at("7.2 R20", "shielded", seg),
            NoneHurt { seg } => at("7.6 R85", "none-hurt", seg),
            NameTarget => say("9.9 R25", "name-target"),
            NoSniper { unit } => of("7.2", "no-sniper", unit),
            NoPlace { seg } => at("9.9", "no-place", seg),
            CannotHurt { seg } => at("7.3 R19", "cannot-hurt", seg),
            Star { seg } => at("7.5 R24", "star", seg),
            NoDash { unit } => of("9.4", "no-dash", unit),
            NoAssault { unit } => of("9.5", "no-assault", unit),
            AssaultFirst { unit } => of("9.5", "assault-first", unit),
            DashInstead { unit } => of("9.4 R27", "dash-instead", unit),
            OnlyAttacks => say("13.1 R93", "only-attacks"),
            Assaulted { unit } => of("9.5", "assaulted", unit),
            Stuck { unit } => of("8.3", "stuck", unit),
            NotAdjacent { seg } => at("8.2", "not-adjacent", seg),
            SecondDiagonal => say("8.2 R29", "second-diagonal"),
            EnemyHeld { seg } => at("8.3", "enemy-held", seg),
            NoShock { seg } => at("9.2", "no-shock", seg),
            NoWayOut { seg } => at("8.3 R30", "no-way-out", seg),
            CannotStay { seg } => at("8.3 R30", "cannot-stay", seg),
            OtherSurvivor => say("9.2 R75", "other-survivor"),
            NoPush { seg } => at("9.2 R75", "no-push", seg),
            NotSoMany { seg } => at("8.5", "not-so-many", seg),
            Formed { seg } => at("8.5", "formed", seg),
        };
        Refusal::new(rule, msg)
    }
}
