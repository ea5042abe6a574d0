//! Why an order is not legal: a cheap reason, turned into rule and text only when somebody asks.

use crate::Blitzkrieg;
use crate::kinds::*;
use crate::position::*;
use engine::{Msg, Refusal};

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Deny {
    Moment,
    NotYours { unit: Unit },
    OtherFormation { unit: Unit },
    NotOnMap { unit: Unit },
    Acted { unit: Unit },
    Aboard { unit: Unit },
    NotAboard { unit: Unit },
    Neutralised { unit: Unit },
    OutOfCommand { unit: Unit },
    Demoralised { form: Form },
    Halted { unit: Unit },
    FinishMove,
    NameFirst { unit: Unit },
    OneHex { unit: Unit },
    NotTogether { unit: Unit },
    NotInParty { unit: Unit },
    LastInParty { unit: Unit },
    NotAdjacent { unit: Unit, hex: Hex },
    EnemyThere { hex: Hex },
    NobodyThere { hex: Hex },
    HqIntoEnemy { unit: Unit },
    NoRoad { hex: Hex },
    Closed { unit: Unit, hex: Hex },
    TooFar { unit: Unit, cost: u8, left: u8 },
    BeyondRadius { unit: Unit, hex: Hex },
    Full { hex: Hex },
    NotWaiting { unit: Unit },
    NotEntryHex { unit: Unit, hex: Hex },
    OwnTarget { unit: Unit },
    NoTarget { unit: Unit },
    HqCovered { unit: Unit },
    HqFires { unit: Unit },
    RangeZero { unit: Unit },
    OutOfRange { unit: Unit, target: Unit, distance: u8, range: u8 },
    NotSeen { unit: Unit, target: Unit },
    TooWeak { unit: Unit, target: Unit, factor: i8 },
    HasFired { unit: Unit },
    HasLoaded { unit: Unit },
    NotMovedYet { unit: Unit },
    MovedTooFar { unit: Unit, half: u8 },
    NoHalfTrack { unit: Unit },
    NotInClash { unit: Unit },
    NotOccasion { unit: Unit },
    OppUsed { unit: Unit },
    Reacted { unit: Unit },
    ReturnUsed { unit: Unit },
    WithdrawUsed { unit: Unit },
    TowardsEnemy { unit: Unit, hex: Hex },
    AttackersCame { hex: Hex },
    LongWay { hex: Hex },
    NoSalvo { calibre: Calibre },
    NoGuns,
    AimedElsewhere { hex: Hex },
    ShelledBefore { hex: Hex },
    NoObserver { hex: Hex },
    NotAimed,
    NotYourFormation { form: Form },
    NotInPlay { form: Form },
    HqUnfit { form: Form },
    RepeatedBefore { form: Form },
    TwiceThisTurn { form: Form },
    NotThatMarker,
    NoGeneral,
    NoRepeat,
    NothingStored,
    HandFull,
    NothingToRemove,
    RemoveOne,
    NotNeutralised { unit: Unit },
    NotExhausted { form: Form },
    NotBoth,
    NotReturnHex { hex: Hex },
    NotOpening { token: u8 },
    AlreadyPlaced { unit: Unit },
    NotNow { unit: Unit },
    NoHiding { unit: Unit },
    NotZone { unit: Unit, hex: Hex },
    NeededElsewhere { hex: Hex },
    NotIndependent { unit: Unit },
    NotHost { unit: Unit, form: Form },
    NoneLeft,
    NotWorksHex { hex: Hex },
    WorksThere { hex: Hex },
    NotMineHex { hex: Hex },
    MinesThere { hex: Hex },
    NoLossHere { unit: Unit },
    NotAllPlaced { left: u8 },
    WorksLeft { left: u8 },
    MinesLeft { left: u8 },
    LossesLeft { left: u8 },
    HalfSplit { form: Form },
    NothingLeft,
    NotThisUnit { unit: Unit },
}

impl Blitzkrieg {
    /// The reason as a refusal with its rule.
    pub fn refusal(&self, p: &Position, deny: Deny) -> Refusal {
        use Deny::*;
        let say = |key: &str| Msg::new(format!("deny-{key}"));
        let about = |key: &str, unit: Unit| say(key).with("unit", self.unit_name(unit));
        let at = |key: &str, hex: Hex| say(key).with("hex", self.hex_name(hex));
        let of = |key: &str, form: Form| say(key).with("formation", self.form_name(form));
        let both = |key: &str, unit: Unit, hex: Hex| about(key, unit).with("hex", self.hex_name(hex));
        let count = |key: &str, left: u8| say(key).with("left", left as i64);
        let setup = self.setup_section();
        let (rule, msg) = match deny {
            Moment => return self.wrong_moment(p),
            NotYours { unit } => ("5", about("not-yours", unit)),
            OtherFormation { unit } => {
                ("5", about("other-formation", unit).with("formation", self.form_name(self.host(p, unit))))
            }
            NotOnMap { unit } => ("5", about("not-on-map", unit)),
            Acted { unit } => ("5.2", about("acted", unit)),
            Aboard { unit } => ("12.1", about("aboard", unit)),
            NotAboard { unit } => ("12.1", about("not-aboard", unit)),
            Neutralised { unit } => ("8.4", about("neutralised", unit)),
            OutOfCommand { unit } => ("6.2", about("out-of-command", unit)),
            Demoralised { form } => ("8.5.1", of("demoralised", form)),
            Halted { unit } => ("6.3.1", about("halted", unit)),
            FinishMove => ("6.1 R115", say("finish-move")),
            NameFirst { unit } => ("7.1 R102", about("name-first", unit)),
            OneHex { unit } => ("7.1 R65", about("one-hex", unit)),
            NotTogether { unit } => ("7.1 R102", about("not-together", unit)),
            NotInParty { unit } => ("7.1 R102", about("not-in-party", unit)),
            LastInParty { unit } => ("7.1 R102", about("last-in-party", unit)),
            NotAdjacent { unit, hex } => ("7.1", both("not-adjacent", unit, hex)),
            EnemyThere { hex } => ("9", at("enemy-there", hex)),
            NobodyThere { hex } => (if self.guns_speak(p) { "8.6.1" } else { "9" }, at("nobody-there", hex)),
            HqIntoEnemy { unit } => ("3.2 R95", about("hq-into-enemy", unit)),
            NoRoad { hex } => ("7.2.1 R104", at("no-road", hex)),
            Closed { unit, hex } => ("7.1", both("closed", unit, hex)),
            TooFar { unit, cost, left } => {
                ("7.1", about("too-far", unit).with("cost", cost as i64).with("left", left as i64))
            }
            BeyondRadius { unit, hex } => {
                ("3.4", both("beyond-radius", unit, hex).with("radius", self.radius(unit) as i64))
            }
            Full { hex } => ("7.3", at("full", hex)),
            NotWaiting { unit } => ("12.2 R94", about("not-waiting", unit)),
            NotEntryHex { unit, hex } => ("12.2 R94", both("not-entry-hex", unit, hex)),
            OwnTarget { unit } => ("8.1", about("own-target", unit)),
            NoTarget { unit } => ("8.1", about("no-target", unit)),
            HqCovered { unit } => ("8.1 R29", about("hq-covered", unit)),
            HqFires { unit } => ("3.2", about("hq-fires", unit)),
            RangeZero { unit } => ("4.2 R24", about("range-zero", unit)),
            OutOfRange { unit, target, distance, range } => (
                "4.2",
                about("out-of-range", unit)
                    .with("target", self.unit_name(target))
                    .with("distance", distance as i64)
                    .with("range", range as i64),
            ),
            NotSeen { unit, target } => {
                let (from, to) = (p.place(unit), p.place(target));
                let msg = about("not-seen", unit).with("target", self.unit_name(target));
                match self.s.ground.blocker(from, to) {
                    Some(by) => {
                        ("4.3", msg.with("why", Msg::new("blocked-by").with("hex", self.hex_name(by))))
                    }
                    None => {
                        let most = self.spotting(p, target) as i64;
                        ("4.1", msg.with("why", Msg::new("too-far-to-see").with("most", most)))
                    }
                }
            }
            TooWeak { unit, target, factor } => (
                "8.2.2",
                about("too-weak", unit).with("target", self.unit_name(target)).with("factor", factor as i64),
            ),
            HasFired { unit } => ("6.1 R114", about("has-fired", unit)),
            HasLoaded { unit } => ("6.1", about("has-loaded", unit)),
            NotMovedYet { unit } => ("6.1", about("not-moved-yet", unit)),
            MovedTooFar { unit, half } => ("6.1", about("moved-too-far", unit).with("half", half as i64)),
            NoHalfTrack { unit } => ("12.1", about("no-half-track", unit)),
            NotInClash { unit } => ("9.1.2", about("not-in-clash", unit)),
            NotOccasion { unit } => {
                (if p.win.trigger == Trigger::Salvo { "6.3.3" } else { "6.3.1" }, about("not-occasion", unit))
            }
            OppUsed { unit } => ("6.3.1", about("opp-used", unit)),
            Reacted { unit } => ("6.3 R39", about("reacted", unit)),
            ReturnUsed { unit } => ("6.3.2", about("return-used", unit)),
            WithdrawUsed { unit } => ("6.3.3 R42", about("withdraw-used", unit)),
            TowardsEnemy { unit, hex } => ("6.3.3 R121", both("towards-enemy", unit, hex)),
            AttackersCame { hex } => ("9.1.5", at("attackers-came", hex)),
            LongWay { hex } => ("6.3.3 R84", at("long-way", hex)),
            NoSalvo { calibre } => ("8.6.1", say("no-salvo").with("calibre", self.calibre_name(calibre))),
            NoGuns => ("8.6.1", say("no-guns")),
            AimedElsewhere { hex } => ("8.6.2", at("aimed-elsewhere", hex)),
            ShelledBefore { hex } => ("8.6.2", at("shelled-before", hex)),
            NoObserver { hex } => ("8.6.1", at("no-observer", hex)),
            NotAimed => ("8.6.2", say("not-aimed")),
            NotYourFormation { form } => ("5.3", of("not-your-formation", form)),
            NotInPlay { form } => ("5.3 R107", of("not-in-play", form)),
            HqUnfit { form } => ("5.3 R8", of("hq-unfit", form)),
            RepeatedBefore { form } => ("5.3", of("repeated-before", form)),
            TwiceThisTurn { form } => ("5.3", of("twice-this-turn", form)),
            NotThatMarker => ("2.B.1", say("not-that-marker")),
            NoGeneral => ("5.5", say("no-general")),
            NoRepeat => ("5.3", say("no-repeat")),
            NothingStored => ("5.5", say("nothing-stored")),
            HandFull => ("5.3", say("hand-full")),
            NothingToRemove => ("5.5", say("nothing-to-remove")),
            RemoveOne => ("5.5", say("remove-one")),
            NotNeutralised { unit } => ("5.5", about("not-neutralised", unit)),
            NotExhausted { form } => ("5.5", of("not-exhausted", form)),
            NotBoth => ("5.5", say("not-both")),
            NotReturnHex { hex } => ("3.2", at("not-return-hex", hex)),
            NotOpening { token } => ("12.1 S6", say("not-opening").with("marker", self.token_name(token))),
            AlreadyPlaced { unit } => (setup, about("already-placed", unit)),
            NotNow { unit } => (setup, about("not-now", unit)),
            NoHiding { unit } => ("13.1", about("no-hiding", unit)),
            NotZone { unit, hex } => (setup, both("not-zone", unit, hex)),
            NeededElsewhere { hex } => (setup, at("needed-elsewhere", hex)),
            NotIndependent { unit } => ("10.3", about("not-independent", unit)),
            NotHost { unit, form } => {
                ("10.3", about("not-host", unit).with("formation", self.form_name(form)))
            }
            NoneLeft => (setup, say("none-left")),
            NotWorksHex { hex } => (setup, at("not-works-hex", hex)),
            WorksThere { hex } => ("10.2", at("works-there", hex)),
            NotMineHex { hex } => (setup, at("not-mine-hex", hex)),
            MinesThere { hex } => ("10.1", at("mines-there", hex)),
            NoLossHere { unit } => ("12.1 S1", about("no-loss-here", unit)),
            NotAllPlaced { left } => (setup, count("not-all-placed", left)),
            WorksLeft { left } => (setup, count("works-left", left)),
            MinesLeft { left } => (setup, count("mines-left", left)),
            LossesLeft { left } => ("12.1 S1", count("losses-left", left)),
            HalfSplit { form } => ("12.2 S14", of("half-split", form)),
            NothingLeft => (setup, say("nothing-left")),
            NotThisUnit { unit } => ("8.3", about("not-this-unit", unit)),
        };
        Refusal::new(rule, msg)
    }
    /// The section of the scenario.
    pub(crate) fn setup_section(&self) -> &'static str {
        if self.s.number == 0 { "12.1" } else { "12.2" }
    }
    fn guns_speak(&self, p: &Position) -> bool {
        p.top() == Frame::Guns || p.guns.left != [0; 4]
    }
    /// The order belongs to another moment: which one this is.
    fn wrong_moment(&self, p: &Position) -> Refusal {
        let (rule, now) = self.moment(p);
        Refusal::new(rule, Msg::new(format!("deny-moment-{now}")))
    }
    /// The present moment: its rule and its name in text keys and facts.
    pub(crate) fn moment(&self, p: &Position) -> (&'static str, &'static str) {
        match p.phase {
            Phase::Setup { .. } => return (self.setup_section(), "setup"),
            Phase::Opening => return ("12.1", "opening"),
            Phase::Over(_) => return ("11", "over"),
            Phase::Play => {}
        }
        match p.top() {
            Frame::None if !p.opening.is_empty() => ("12.1", "opening-marker"),
            Frame::None => ("2.B.1", "draw"),
            Frame::Admin(_) => ("2.A", "admin"),
            Frame::Assign(_) => ("10.3", "assign"),
            Frame::Marker if p.marker.step == MarkerStep::After => ("5.3", "after"),
            Frame::Marker => ("2.B.1", "marker"),
            Frame::Annul(_) => ("5.5", "annul"),
            Frame::Play(_) => ("5.5", "play"),
            Frame::MustRepeat(_) => ("5.3", "must-repeat"),
            Frame::Remove(_) => ("5.5", "remove"),
            Frame::HqReturn(_) => ("3.2", "hq-return"),
            Frame::Activation => ("5.2", "acting"),
            Frame::Move => ("7.1", "moving"),
            Frame::Window => match p.win.trigger {
                Trigger::Step => ("6.3", "window-step"),
                Trigger::Fire => ("6.3", "window-fire"),
                Trigger::Salvo => ("6.3.3", "window-salvo"),
            },
            Frame::Shot => ("6.3.2", "return-fire"),
            Frame::Hit(_) => ("8.3", "hit"),
            Frame::Effect(_) => ("8.3", "effect"),
            Frame::Lose(_) => ("12.1", "lose"),
            Frame::Stay(_) => ("9.1.2", "stay"),
            Frame::Must(_) => ("9.1.5", "must"),
            Frame::Roll(_) => ("0", "roll"),
            Frame::Morale(_) => ("8.5", "morale"),
            Frame::Flight if p.flight.kind == FlightKind::Withdrawal => ("6.3.3", "withdrawal"),
            Frame::Flight => ("9.1.5", "retreat"),
            Frame::Mine(..) => ("10.1", "mine"),
            Frame::Clash => ("9.1", "clash"),
            Frame::Guns => ("8.6.1", "guns"),
            Frame::Salvo => ("8.6.1", "salvo"),
            Frame::Forced => ("8.5.1", "forced"),
        }
    }
}
