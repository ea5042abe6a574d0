//! Why an order is not legal, and what happened: cheap values while searching, sentences for people.

use crate::words::{Barrage, ChaosSum, Craft, Formation, Group, Hex, Unit, Units};
use crate::*;

sentences! {
    /// Why an order is not legal. What depends on the position is added by [`WhiteStar::refusal`].
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Deny as "deny" for game: WhiteStar {
        Moment = "4.4" => "moment-acting";
        NotYours { unit: u8 as Unit } = "4.4";
        OtherFormation { unit: u8 as Unit } = "4.0", formation: Formation(game.unit(*unit).formation);
        NotOnMap { unit: u8 as Unit } = "5.1";
        Complete { unit: u8 as Unit } = "4.4";
        NotComplete { unit: u8 as Unit } = "10.0";
        OutOfCommand { unit: u8 as Unit } = "4.2";
        Disrupted { unit: u8 as Unit } = "6.1.7";
        HasMoved { unit: u8 as Unit } = "5.0";
        FinishMove = "5.1 R9";
        NotInParty { unit: u8 as Unit } = "5.1 R9";
        NoMate { unit: u8 as Unit } = "5.1";
        NameFirst { unit: u8 as Unit } = "5.1";
        NoHq { unit: u8 as Unit } = "1.3.2";
        HqAlone { unit: u8 as Unit } = "1.3.2";
        HqLeftAlone { unit: u8 as Unit } = "1.3.2";
        HqLeftWaiting { unit: u8 as Unit, hq: u8 as Unit } = "1.3.2";
        TwoHqs { hex: Cell as Hex } = "1.4";
        Full { hex: Cell as Hex } = "1.4";
        NotAdjacent { unit: u8 as Unit, hex: Cell as Hex } = "5.1";
        Impassable { unit: u8 as Unit, hex: Cell as Hex } = "5.0";
        Boundary { unit: u8 as Unit, hex: Cell as Hex } = "12.2.10 S11";
        TooFar { unit: u8 as Unit, cost: u8, left: u8 } = "5.0";
        EnemyThere { hex: Cell as Hex } = "5.1";
        NobodyThere { hex: Cell as Hex } = "6.3";
        EmptyTarget { hex: Cell as Hex } = "6.1" => "nobody-there";
        DisruptedNear { unit: u8 as Unit } = "6.1.7 R17";
        DisruptedCloser { unit: u8 as Unit } = "6.1.7 R17";
        DisruptedMount { unit: u8 as Unit } = "5.2.1";
        NoVehicle { unit: u8 as Unit } = "5.2";
        MustLeave { hex: Cell as Hex } = "6.4";
        NoExit { unit: u8 as Unit } = "12.2 R14";
        NotWaiting { unit: u8 as Unit } = "12.2 R15";
        TooEarly { unit: u8 as Unit } = "12.2 R64";
        NotEntryHex { unit: u8 as Unit, hex: Cell as Hex } = "12.2 R15";
        NoAssault { unit: u8 as Unit } = "6.3";
        Starred { unit: u8 as Unit } = "6.3";
        NotArmoured { unit: u8 as Unit } = "6.4";
        OverrunTerrain { hex: Cell as Hex } = "6.4";
        HardTarget { unit: u8 as Unit } = "6.4";
        OverranBefore { hex: Cell as Hex } = "6.4";
        NoWayOut { unit: u8 as Unit } = "6.4";
        NotInClash { unit: u8 as Unit } = "6.3";
        NoRetreatThere { unit: u8 as Unit, hex: Cell as Hex } = "6.3 R28";
        HqFires { unit: u8 as Unit } = "1.3.2.2";
        HqTarget { unit: u8 as Unit } = "1.3.2.2";
        OwnTarget { unit: u8 as Unit } = "6.1";
        NoTarget { unit: u8 as Unit } = "6.1";
        NotMoving { unit: u8 as Unit } = "6.2";
        NothingMoved { hex: Cell as Hex } = "6.2 R58";
        AlreadyShot { unit: u8 as Unit } = "6.2 R11";
        MortarHex { unit: u8 as Unit } = "6.1";
        NotMortar { unit: u8 as Unit } = "6.1";
        NoValue { unit: u8 as Unit, target: u8 as Unit } = "6.1";
        NoWeapon { unit: u8 as Unit } = "1.3.4";
        NoLeader { unit: u8 as Unit } = "1.3.2.2 R18";
        NoScoot { unit: u8 as Unit } = "12.2.1";
        OutOfRange { unit: u8 as Unit, target: u8 as Unit, distance: u8, range: u8 } = "6.1.1";
        BeyondRange { unit: u8 as Unit, distance: u8, range: u8 } = "6.1";
        TooWeak { unit: u8 as Unit } = "6.1.1";
        NoSight { from: Cell as Hex, hex: Cell as Hex } = "7.0";
        NoObserver { unit: u8 as Unit } = "6.1";
        NotInfantry { unit: u8 as Unit } = "8.2.2";
        NoMine { hex: Cell as Hex } = "8.2.2";
        NoBarrage { barrage: u8 as Barrage } = "11.2";
        BarragesThisTurn { most: u8 } = "12.2.11";
        BarragesThisImpulse = "11.2 R32";
        NoCaller = "11.2";
        NobodySees { hex: Cell as Hex } = "11.2";
        NotFlak { unit: u8 as Unit } = "11.1";
        NotBeside { hex: Cell as Hex } = "11.3.2";
        NoFate { cost: u8 } = "10.0";
        NoSuchDie { face: u8 } = "10.0";
        DieEnds { face: u8 } = "10.0";
        AlreadyInCommand = "10.0";
        NotThisFormation { formation: u8 as Formation } = "12.2";
        NoReplacement { hex: Cell as Hex } = "1.3.2.3";
        NotInStock = "1.3.4.1";
        AlreadyArmed { unit: u8 as Unit } = "1.3.4.1 R10";
        AlreadyPlaced { unit: u8 as Unit } = "2.0";
        NotZone { unit: u8 as Unit, hex: Cell as Hex } = "2.0";
        TooManyThere { hex: Cell as Hex } = "2.0";
        NeededElsewhere { unit: u8 as Unit } = "2.0";
        NoTrench = "8.1";
        NotTrenchHex { hex: Cell as Hex } = "8.1 R65";
        NotManned { hex: Cell as Hex } = "8.1 R65";
        NotAllPlaced = "2.0";
        NotAllArmed = "1.3.4.1";
        NothingLeft = "2.0";
        NoEven = "2.0";
        MustChoose = "12.2";
        NoBridgeRule = "12.2.8";
        BridgeSafe = "12.2.8";
        ChargesNotSet = "12.2.8 S10";
        TriedThisTurn = "12.2.8 S10";
        NoPioneer = "12.2.8 S10";
        NoAmbush = "12.2.4";
        NotAmbushHex { hex: Cell as Hex } = "12.2.4";
    }
}

sentences! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event as "event" for game: WhiteStar {
        Placed { unit: u8 as Unit, hex: Cell as Hex } = "2.0";
        Armed { unit: u8 as Unit, weapon: Weapon } = "1.3.4.1";
        Dug { hex: Cell as Hex } = "8.1";
        Ready { side: Seat } = "2.0";
        Swamped { unit: u8 as Unit, swamped: bool } = "12.2.11";
        TurnBegins { turn: u8 } = "3.1";
        TurnEnds { turn: u8 } = "3.2";
        CupEmpty = "3.1";
        ActsFirst { formation: u8 as Formation } = "12.2";
        Drawn { marker: Marker } = "3.1";
        PutBack { marker: Marker } = "10.0";
        PutAside = "3.1";
        EndMarker { count: u8 } = "3.1";
        EndsHeld { side: Seat, count: u8 } = "3.2.1";
        EndsReleased { side: Seat, count: u8 } = "3.2.1";
        MarkerAgain { formation: u8 as Formation } = "9.0";
        Designated { formation: u8 as Formation } = "12.2.9";
        Activated { formation: u8 as Formation } = "4.0";
        ImpulseEnds { formation: u8 as Formation } = "4.4";
        NotYet { group: u8 as Group } = "12.2.1";
        MayEnter { group: u8 as Group } = "12.2.1";
        CommandTest { hex: Cell as Hex, passed: bool } = "4.2";
        CommandBought { hex: Cell as Hex } = "10.0";
        Reorganised { unit: u8 as Unit, passed: bool } = "4.3";
        Thrown { roll: Roll } = game.throw_name(roll.purpose).0, what: game.throw_name(roll.purpose).1, dice: *roll;
        Nudged { face: u8, up: bool, roll: Roll } = "10.0", to: if *up { face + 1 } else { face - 1 }, dice: *roll;
        FateSpent { side: Seat, cost: u8, left: u8 } = "10.0";
        Refreshed { unit: u8 as Unit } = "10.0 R67";
        Moved { units: u64 as Units, from: Cell as Hex, to: Cell as Hex, step: Step } = step.rule() => step.key(*from);
        Flipped { unit: u8 as Unit, mounted: bool } = "5.2";
        Exited { units: u64 as Units } = "12.2 R14";
        Stopped { units: u64 as Units } = "5.1";
        WentBack { units: u64 as Units, to: Cell as Hex } = "6.3";
        Fires { unit: u8 as Unit, target: u8 as Unit, cause: Cause, volley: Volley, tally: Box<Tally> } = cause.rule() => cause.key(), dice: volley.dice, hit: volley.hit;
        Shells { unit: u8 as Unit, hex: Cell as Hex, direct: bool } = "6.1";
        ShellsFall { hex: Cell as Hex } = "11.2.1";
        Hits { hits: u8 } = "6.1";
        CounterHits { hits: u8 } = "6.3";
        Saves { saved: u8 } = "6.1";
        TrenchSaves = "8.1";
        Disrupted { unit: u8 as Unit } = "6.1.7";
        Reduced { unit: u8 as Unit } = "6.1.7";
        Eliminated { unit: u8 as Unit } = "6.1.7";
        Wreck { hex: Cell as Hex } = "6.1.7";
        HqSafe { unit: u8 as Unit } = "1.3.2.2";
        HqReduced { unit: u8 as Unit } = "1.3.2.2";
        HqLost { unit: u8 as Unit } = "1.3.2.2";
        HqReplaced { unit: u8 as Unit, hex: Cell as Hex } = "1.3.2.3";
        MineLaid { hex: Cell as Hex } = "8.2.1";
        MineAttacks { hex: Cell as Hex } = "8.2.1";
        Cleared { unit: u8 as Unit, hex: Cell as Hex, cleared: bool } = "8.2.2";
        Clash { attackers: u64 as Units, defenders: u64 as Units, hex: Cell as Hex, overrun: bool } = if *overrun { "6.4" } else { "6.3" } => if *overrun { "overrun" } else { "assault" };
        Leads { unit: u8 as Unit } = "6.3 R18";
        Taken { hex: Cell as Hex } = "6.3";
        Retreated { units: u64 as Units, to: Cell as Hex } = "6.3 R28";
        NoRetreat { unit: u8 as Unit } = "6.3";
        Called { side: Seat, hex: Cell as Hex, smoke: bool } = "11.2";
        Astray = "11.2";
        Smoke { hex: Cell as Hex } = "11.2.2";
        Airborne { craft: u8 as Craft } = "11.3";
        Launched { craft: u8 as Craft } = "12.2.8";
        AircraftGone { craft: u8 as Craft } = "12.2.15";
        NoAirTarget = "11.3.1 R35";
        AirTarget { craft: u8 as Craft, hex: Cell as Hex } = "11.3.1";
        FlakFires { unit: u8 as Unit } = "11.3.1";
        BreaksOff { craft: u8 as Craft } = "11.3.1";
        ShotDown { craft: u8 as Craft } = "11.3.1";
        Scattered { hex: Cell as Hex } = "11.3.2";
        AirReturns { craft: u8 as Craft, back: bool } = "11.3.2";
        Chaos { result: u8 as ChaosSum } = "9.0";
        ChaosStrikes { formation: u8 as Formation, result: u8 as ChaosSum } = "9.0";
        ChaosLapses = "9.0";
        WeaponCheck { side: Seat, lost: bool } = "11.4";
        WeaponLost { weapon: Weapon } = "11.4";
        ChargesSet = "12.2.8 S10";
        Charging { turns: u8 } = "12.2.8 S10";
        Demolition { down: bool } = "12.2.8";
        Ambush { unit: u8 as Unit, hex: Cell as Hex } = "12.2.4";
        Over { outcome: Outcome } = game.section => Msg::new(outcome.reason);
    }
}

impl WhiteStar {
    /// The reason as a refusal with its rule, and what the position adds to it.
    pub fn refusal(&self, p: &Position, deny: Deny) -> Refusal {
        let Refusal { rule, reason } = deny.refusal(self);
        match deny {
            Deny::Moment => self.wrong_moment(p),
            Deny::EmptyTarget { .. } if p.stage == Stage::AirTarget => Refusal::new("11.3.1 R35", reason),
            // The same sentence for two rules: who carries weapons, and who clears mines.
            Deny::NotInfantry { .. } if matches!(p.stage, Stage::Setup(_)) => Refusal::new("1.3.1.1", reason),
            // Within twice the range only an underlined range or flak at a vehicle falls short.
            Deny::OutOfRange { unit, distance, range, .. } if distance <= 2 * range => {
                Refusal::new(if self.face(p, unit).flak.is_some() { "11.1" } else { "6.1.3" }, reason)
            }
            Deny::NoSight { from, hex } => {
                let by = self.s.ground.blocker(from, hex, &p.wrecks, &p.smoked).filter(|&cell| on_map(cell));
                let by = by.map_or(Msg::new("blocked-by-line"), |cell| self.hex_name(cell));
                Refusal { rule, reason: reason.with("by", by) }
            }
            _ => Refusal { rule, reason },
        }
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
        Units(set).say(self)
    }
}

/// The dice as they lie: `3, 5, 6`.
impl Say<WhiteStar> for Roll {
    fn say(&self, _: &WhiteStar) -> Arg {
        let faces: Vec<String> = self.dice().iter().map(u8::to_string).collect();
        faces.join(", ").into()
    }
}
impl Say<WhiteStar> for Volley {
    fn say(&self, _: &WhiteStar) -> Arg {
        (self.dice as i64).into()
    }
}
impl Say<WhiteStar> for Step {
    fn say(&self, _: &WhiteStar) -> Arg {
        self.key(0).into()
    }
}
impl Say<WhiteStar> for Cause {
    fn say(&self, _: &WhiteStar) -> Arg {
        self.key().into()
    }
}

impl Step {
    fn rule(self) -> &'static str {
        match self {
            Step::Plain => "5.1",
            Step::Assault => "6.3",
            Step::Overrun => "6.4",
        }
    }
    fn key(self, from: Cell) -> &'static str {
        match (self, from) {
            (_, WAITING) => "entered",
            (Step::Plain, _) => "moved",
            (Step::Assault, _) => "assaults",
            (Step::Overrun, _) => "overruns",
        }
    }
}

impl Cause {
    fn rule(self) -> &'static str {
        if self == Cause::Opportunity { "6.2" } else { "6.1" }
    }
    fn key(self) -> &'static str {
        if self == Cause::Opportunity { "opportunity" } else { "fires" }
    }
}
