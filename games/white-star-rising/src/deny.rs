//! Why an order is not legal: small values while searching, sentences for people.

use crate::WhiteStar;
use crate::ground::Cell;
use crate::position::{Position, Stage, on_map};
use engine::{Msg, Refusal};

/// A reason, cheap to make and to throw away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Deny {
    Moment,
    NotYours { unit: u8 },
    OtherFormation { unit: u8 },
    NotOnMap { unit: u8 },
    Complete { unit: u8 },
    NotComplete { unit: u8 },
    OutOfCommand { unit: u8 },
    Disrupted { unit: u8 },
    HasMoved { unit: u8 },
    FinishMove,
    NotInParty { unit: u8 },
    NoMate { unit: u8 },
    NameFirst { unit: u8 },
    NoHq { unit: u8 },
    HqAlone { unit: u8 },
    HqLeftAlone { unit: u8 },
    HqLeftWaiting { unit: u8, hq: u8 },
    TwoHqs { cell: Cell },
    Full { cell: Cell },
    NotAdjacent { unit: u8, cell: Cell },
    Impassable { unit: u8, cell: Cell },
    Boundary { unit: u8, cell: Cell },
    TooFar { unit: u8, cost: u8, left: u8 },
    EnemyThere { cell: Cell },
    NobodyThere { cell: Cell },
    EmptyTarget { cell: Cell },
    DisruptedNear { unit: u8 },
    DisruptedCloser { unit: u8 },
    DisruptedMount { unit: u8 },
    NoVehicle { unit: u8 },
    MustLeave { cell: Cell },
    NoExit { unit: u8 },
    NotWaiting { unit: u8 },
    TooEarly { unit: u8 },
    NotEntryHex { unit: u8, cell: Cell },
    NoAssault { unit: u8 },
    Starred { unit: u8 },
    NotArmoured { unit: u8 },
    OverrunTerrain { cell: Cell },
    HardTarget { unit: u8 },
    OverranBefore { cell: Cell },
    NoWayOut { unit: u8 },
    NotInClash { unit: u8 },
    NoRetreatThere { unit: u8, cell: Cell },
    HqFires { unit: u8 },
    HqTarget { unit: u8 },
    OwnTarget { unit: u8 },
    NoTarget { unit: u8 },
    NotMoving { unit: u8 },
    NothingMoved { cell: Cell },
    AlreadyShot { unit: u8 },
    MortarHex { unit: u8 },
    NotMortar { unit: u8 },
    NoValue { unit: u8, target: u8 },
    NoWeapon { unit: u8 },
    NoLeader { unit: u8 },
    NoScoot { unit: u8 },
    OutOfRange { unit: u8, target: u8, distance: u8, range: u8 },
    BeyondRange { unit: u8, distance: u8, range: u8 },
    TooWeak { unit: u8 },
    NoSight { from: Cell, to: Cell },
    NoObserver { unit: u8 },
    NotInfantry { unit: u8 },
    NoMine { cell: Cell },
    NoBarrage { slot: u8 },
    BarragesThisTurn { most: u8 },
    BarragesThisImpulse,
    NoCaller,
    NobodySees { cell: Cell },
    NotFlak { unit: u8 },
    NotBeside { cell: Cell },
    NoFate { cost: u8 },
    NoSuchDie { face: u8 },
    DieEnds { face: u8 },
    AlreadyInCommand,
    NotThisFormation { formation: u8 },
    NoReplacement { cell: Cell },
    NotInStock,
    AlreadyArmed { unit: u8 },
    AlreadyPlaced { unit: u8 },
    NotZone { unit: u8, cell: Cell },
    TooManyThere { cell: Cell },
    NeededElsewhere { unit: u8 },
    NoTrench,
    NotTrenchHex { cell: Cell },
    NotManned { cell: Cell },
    NotAllPlaced,
    NotAllArmed,
    NothingLeft,
    NoEven,
    MustChoose,
    NoBridgeRule,
    BridgeSafe,
    ChargesNotSet,
    TriedThisTurn,
    NoPioneer,
    NoAmbush,
    NotAmbushHex { cell: Cell },
}

impl WhiteStar {
    /// The reason as a refusal with its rule.
    pub fn refusal(&self, p: &Position, deny: Deny) -> Refusal {
        use Deny::*;
        let say = |key: &str| Msg::new(format!("deny-{key}"));
        let about = |key: &str, u: u8| say(key).with("unit", self.unit_name(u));
        let at = |key: &str, cell: Cell| say(key).with("hex", self.hex_name(cell));
        let both = |key: &str, u: u8, cell: Cell| about(key, u).with("hex", self.hex_name(cell));
        let (rule, msg) = match deny {
            Moment => return self.wrong_moment(p),
            NotYours { unit } => ("4.4", about("not-yours", unit)),
            OtherFormation { unit } => (
                "4.0",
                about("other-formation", unit)
                    .with("formation", self.formation_name(self.unit(unit).formation)),
            ),
            NotOnMap { unit } => ("5.1", about("not-on-map", unit)),
            Complete { unit } => ("4.4", about("complete", unit)),
            NotComplete { unit } => ("10.0", about("not-complete", unit)),
            OutOfCommand { unit } => ("4.2", about("out-of-command", unit)),
            Disrupted { unit } => ("6.1.7", about("disrupted", unit)),
            HasMoved { unit } => ("5.0", about("has-moved", unit)),
            FinishMove => ("5.1 R9", say("finish-move")),
            NotInParty { unit } => ("5.1 R9", about("not-in-party", unit)),
            NoMate { unit } => ("5.1", about("no-mate", unit)),
            NameFirst { unit } => ("5.1", about("name-first", unit)),
            NoHq { unit } => ("1.3.2", about("no-hq", unit)),
            HqAlone { unit } => ("1.3.2", about("hq-alone", unit)),
            HqLeftAlone { unit } => ("1.3.2", about("hq-left-alone", unit)),
            HqLeftWaiting { unit, hq } => {
                ("1.3.2", about("hq-left-waiting", unit).with("hq", self.unit_name(hq)))
            }
            TwoHqs { cell } => ("1.4", at("two-hqs", cell)),
            Full { cell } => ("1.4", at("full", cell)),
            NotAdjacent { unit, cell } => ("5.1", both("not-adjacent", unit, cell)),
            Impassable { unit, cell } => ("5.0", both("impassable", unit, cell)),
            Boundary { unit, cell } => ("12.2.10 S11", both("boundary", unit, cell)),
            TooFar { unit, cost, left } => {
                ("5.0", about("too-far", unit).with("cost", cost as i64).with("left", left as i64))
            }
            EnemyThere { cell } => ("5.1", at("enemy-there", cell)),
            NobodyThere { cell } => ("6.3", at("nobody-there", cell)),
            EmptyTarget { cell } => {
                let rule = if p.stage == Stage::AirTarget { "11.3.1 R35" } else { "6.1" };
                (rule, at("nobody-there", cell))
            }
            DisruptedNear { unit } => ("6.1.7 R17", about("disrupted-near", unit)),
            DisruptedCloser { unit } => ("6.1.7 R17", about("disrupted-closer", unit)),
            DisruptedMount { unit } => ("5.2.1", about("disrupted-mount", unit)),
            NoVehicle { unit } => ("5.2", about("no-vehicle", unit)),
            MustLeave { cell } => ("6.4", at("must-leave", cell)),
            NoExit { unit } => ("12.2 R14", about("no-exit", unit)),
            NotWaiting { unit } => ("12.2 R15", about("not-waiting", unit)),
            TooEarly { unit } => ("12.2 R64", about("too-early", unit)),
            NotEntryHex { unit, cell } => ("12.2 R15", both("not-entry-hex", unit, cell)),
            NoAssault { unit } => ("6.3", about("no-assault", unit)),
            Starred { unit } => ("6.3", about("starred", unit)),
            NotArmoured { unit } => ("6.4", about("not-armoured", unit)),
            OverrunTerrain { cell } => ("6.4", at("overrun-terrain", cell)),
            HardTarget { unit } => ("6.4", about("hard-target", unit)),
            OverranBefore { cell } => ("6.4", at("overran-before", cell)),
            NoWayOut { unit } => ("6.4", about("no-way-out", unit)),
            NotInClash { unit } => ("6.3", about("not-in-clash", unit)),
            NoRetreatThere { unit, cell } => ("6.3 R28", both("no-retreat-there", unit, cell)),
            HqFires { unit } => ("1.3.2.2", about("hq-fires", unit)),
            HqTarget { unit } => ("1.3.2.2", about("hq-target", unit)),
            OwnTarget { unit } => ("6.1", about("own-target", unit)),
            NoTarget { unit } => ("6.1", about("no-target", unit)),
            NotMoving { unit } => ("6.2", about("not-moving", unit)),
            NothingMoved { cell } => ("6.2 R58", at("nothing-moved", cell)),
            AlreadyShot { unit } => ("6.2 R11", about("already-shot", unit)),
            MortarHex { unit } => ("6.1", about("mortar-hex", unit)),
            NotMortar { unit } => ("6.1", about("not-mortar", unit)),
            NoValue { unit, target } => {
                ("6.1", about("no-value", unit).with("target", self.unit_name(target)))
            }
            NoWeapon { unit } => ("1.3.4", about("no-weapon", unit)),
            NoLeader { unit } => ("1.3.2.2 R18", about("no-leader", unit)),
            NoScoot { unit } => ("12.2.1", about("no-scoot", unit)),
            OutOfRange { unit, target, distance, range } => (
                // Within twice the range only an underlined range or flak at a vehicle falls short.
                match self.face(p, unit).flak {
                    _ if distance > 2 * range => "6.1.1",
                    Some(_) => "11.1",
                    None => "6.1.3",
                },
                about("out-of-range", unit)
                    .with("target", self.unit_name(target))
                    .with("distance", distance as i64)
                    .with("range", range as i64),
            ),
            BeyondRange { unit, distance, range } => (
                "6.1",
                about("beyond-range", unit).with("distance", distance as i64).with("range", range as i64),
            ),
            TooWeak { unit } => ("6.1.1", about("too-weak", unit)),
            NoSight { from, to } => {
                let by = self.s.ground.blocker(from, to, &p.wrecks, &p.smoked).filter(|&cell| on_map(cell));
                let msg = at("no-sight", to).with("from", self.hex_name(from));
                ("7.0", msg.with("by", by.map_or(Msg::new("blocked-by-line"), |cell| self.hex_name(cell))))
            }
            NoObserver { unit } => ("6.1", about("no-observer", unit)),
            // The same sentence for two rules: who carries weapons, and who clears mines.
            NotInfantry { unit } if matches!(p.stage, Stage::Setup(_)) => {
                ("1.3.1.1", about("not-infantry", unit))
            }
            NotInfantry { unit } => ("8.2.2", about("not-infantry", unit)),
            NoMine { cell } => ("8.2.2", at("no-mine", cell)),
            NoBarrage { slot } => ("11.2", say("no-barrage").with("barrage", self.barrage_label(slot))),
            BarragesThisTurn { most } => ("12.2.11", say("barrages-this-turn").with("most", most as i64)),
            BarragesThisImpulse => ("11.2 R32", say("barrages-this-impulse")),
            NoCaller => ("11.2", say("no-caller")),
            NobodySees { cell } => ("11.2", at("nobody-sees", cell)),
            NotFlak { unit } => ("11.1", about("not-flak", unit)),
            NotBeside { cell } => ("11.3.2", at("not-beside", cell)),
            NoFate { cost } => ("10.0", say("no-fate").with("cost", cost as i64)),
            NoSuchDie { face } => ("10.0", say("no-such-die").with("face", face as i64)),
            DieEnds { face } => ("10.0", say("die-ends").with("face", face as i64)),
            AlreadyInCommand => ("10.0", say("already-in-command")),
            NotThisFormation { formation } => {
                ("12.2", say("not-this-formation").with("formation", self.formation_name(formation)))
            }
            NoReplacement { cell } => ("1.3.2.3", at("no-replacement", cell)),
            NotInStock => ("1.3.4.1", say("not-in-stock")),
            AlreadyArmed { unit } => ("1.3.4.1 R10", about("already-armed", unit)),
            AlreadyPlaced { unit } => ("2.0", about("already-placed", unit)),
            NotZone { unit, cell } => ("2.0", both("not-zone", unit, cell)),
            TooManyThere { cell } => ("2.0", at("too-many-there", cell)),
            NeededElsewhere { unit } => ("2.0", about("needed-elsewhere", unit)),
            NoTrench => ("8.1", say("no-trench")),
            NotTrenchHex { cell } => ("8.1 R65", at("not-trench-hex", cell)),
            NotManned { cell } => ("8.1 R65", at("not-manned", cell)),
            NotAllPlaced => ("2.0", say("not-all-placed")),
            NotAllArmed => ("1.3.4.1", say("not-all-armed")),
            NoEven => ("2.0", say("no-even")),
            NothingLeft => ("2.0", say("nothing-left")),
            MustChoose => ("12.2", say("must-choose")),
            NoBridgeRule => ("12.2.8", say("no-bridge-rule")),
            BridgeSafe => ("12.2.8", say("bridge-safe")),
            ChargesNotSet => ("12.2.8 S10", say("charges-not-set")),
            TriedThisTurn => ("12.2.8 S10", say("tried-this-turn")),
            NoPioneer => ("12.2.8 S10", say("no-pioneer")),
            NoAmbush => ("12.2.4", say("no-ambush")),
            NotAmbushHex { cell } => ("12.2.4", at("not-ambush-hex", cell)),
        };
        Refusal::new(rule, msg)
    }

    /// The order belongs to another moment: which one this is.
    fn wrong_moment(&self, p: &Position) -> Refusal {
        let (rule, now) = match p.stage {
            Stage::Window(_) if !p.roll.thrown() => ("10.0", "cover"),
            stage => self.moment(stage),
        };
        Refusal::new(rule, Msg::new(format!("deny-moment-{now}")))
    }

    /// The present moment: its rule and its name in text keys and facts.
    pub(crate) fn moment(&self, stage: Stage) -> (&'static str, &'static str) {
        match stage {
            Stage::Setup(_) => ("2.0", "setup"),
            Stage::Opening(_) => ("12.2", "opening"),
            Stage::Schedule(_) => ("12.2.8", "schedule"),
            Stage::Draw => ("3.1", "draw"),
            Stage::Drawn(_) => ("10.0", "drawn"),
            Stage::Designate => ("12.2.9", "designate"),
            Stage::Landing => ("12.2.11", "landing"),
            Stage::Acting => ("4.4", "acting"),
            Stage::Moving => ("5.1", "moving"),
            Stage::LayMine => ("8.2.1", "mine"),
            Stage::Opportunity => ("6.2", "opportunity"),
            Stage::Lead(_) => ("6.3", "lead"),
            Stage::Retreat => ("6.3", "retreat"),
            Stage::Roll => ("10.0", "roll"),
            Stage::Window(_) => ("10.0", "window"),
            Stage::AirTarget => ("11.3.1", "air-target"),
            Stage::Flak => ("11.3.1", "flak"),
            Stage::Scatter => ("11.3.2", "scatter"),
            Stage::Stray => ("9.0", "stray"),
            Stage::Quick => ("9.0", "quick"),
            Stage::Replace => ("1.3.2.3", "replace"),
            Stage::LoseWeapon(_) => ("11.4", "lose-weapon"),
            Stage::Over(_) => ("12.2", "over"),
        }
    }
}
