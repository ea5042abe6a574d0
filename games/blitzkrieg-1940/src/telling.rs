//! Why not, and what happened: each sentence with its rule and values.

use crate::Blitzkrieg;
use crate::position::*;
use crate::words::*;
use engine::{Dice, Msg, Refusal, Rule, Seat, Sentences, Viewer};

engine::sentences! {
    /// Why not: a cheap reason, turned into a sentence only when somebody asks.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Deny as "deny" for game: Blitzkrieg {
        /// The order belongs to another moment; which one this is says [`Blitzkrieg::refusal`].
        Moment = "2";
        NotYours { unit: Unit } = "5";
        OtherFormation { unit: Unit, form: Form } = "5";
        NotOnMap { unit: Unit } = "5";
        Acted { unit: Unit } = "5.2";
        Aboard { unit: Unit } = "12.1";
        NotAboard { unit: Unit } = "12.1";
        Neutralised { unit: Unit } = "8.4";
        OutOfCommand { unit: Unit } = "6.2";
        Demoralised { form: Form } = "8.5.1";
        Halted { unit: Unit } = "6.3.1";
        FinishMove = "6.1 R115";
        NameFirst { unit: Unit } = "7.1 R102";
        OneHex { unit: Unit } = "7.1 R65";
        NotTogether { unit: Unit } = "7.1 R102";
        NotInParty { unit: Unit } = "7.1 R102";
        LastInParty { unit: Unit } = "7.1 R102";
        NotAdjacent { unit: Unit, hex: Hex } = "7.1";
        EnemyThere { hex: Hex } = "9";
        NobodyThere { hex: Hex, guns: bool } = if *guns { "8.6.1" } else { "9" };
        HqIntoEnemy { unit: Unit } = "3.2 R95";
        NoRoad { hex: Hex } = "7.2.1 R104";
        Closed { unit: Unit, hex: Hex } = "7.1";
        TooFar { unit: Unit, cost: u8, left: u8 } = "7.1";
        BeyondRadius { unit: Unit, hex: Hex } = "3.4", radius: game.radius(*unit);
        Full { hex: Hex } = "7.3";
        NotWaiting { unit: Unit } = "12.2 R94";
        NotEntryHex { unit: Unit, hex: Hex } = "12.2 R94";
        OwnTarget { unit: Unit } = "8.1";
        NoTarget { unit: Unit } = "8.1";
        HqCovered { unit: Unit } = "8.1 R29";
        HqFires { unit: Unit } = "3.2";
        RangeZero { unit: Unit } = "4.2 R24";
        OutOfRange { unit: Unit, target: Unit, distance: u8, range: u8 } = "4.2";
        /// What stands in between is looked for only when somebody asks, by [`Blitzkrieg::refusal`].
        NotSeen { unit: Unit, target: Unit } = "4.3";
        TooWeak { unit: Unit, target: Unit, factor: i8 } = "8.2.2";
        HasFired { unit: Unit } = "6.1 R114";
        HasFought { unit: Unit } = "6.1";
        HasLoaded { unit: Unit } = "6.1";
        NotMovedYet { unit: Unit } = "6.1";
        MovedTooFar { unit: Unit, half: u8 } = "6.1";
        NoHalfTrack { unit: Unit } = "12.1";
        NotInClash { unit: Unit } = "9.1.2";
        NotOccasion { unit: Unit, salvo: bool } = if *salvo { "6.3.3" } else { "6.3.1" };
        OppUsed { unit: Unit } = "6.3.1";
        Reacted { unit: Unit } = "6.3 R39";
        ReturnUsed { unit: Unit } = "6.3.2";
        WithdrawUsed { unit: Unit } = "6.3.3 R42";
        TowardsEnemy { unit: Unit, hex: Hex } = "6.3.3 R121";
        AttackersCame { hex: Hex } = "9.1.5";
        LongWay { hex: Hex } = "6.3.3 R84";
        NoSalvo { calibre: Calibre } = "8.6.1";
        NoGuns = "8.6.1";
        AimedElsewhere { hex: Hex } = "8.6.2";
        ShelledBefore { hex: Hex } = "8.6.2";
        NoObserver { hex: Hex } = "8.6.1";
        NotAimed = "8.6.2";
        NotYourFormation { form: Form } = "5.3";
        NotInPlay { form: Form } = "5.3 R107";
        HqUnfit { form: Form } = "5.3 R8";
        RepeatedBefore { form: Form } = "5.3";
        TwiceThisTurn { form: Form } = "5.3";
        NotThatMarker = "2.B.1";
        NoGeneral = "5.5";
        NoRepeat = "5.3";
        NothingStored = "5.5";
        HandFull = "5.3";
        NothingToRemove = "5.5";
        RemoveOne = "5.5";
        NotNeutralised { unit: Unit } = "5.5";
        NotExhausted { form: Form } = "5.5";
        NotBoth = "5.5";
        NotReturnHex { hex: Hex } = "3.2";
        NotOpening { token: u8 as Token } = "12.1 S6";
        AlreadyPlaced { unit: Unit } = game.setup_section();
        NotNow { unit: Unit } = game.setup_section();
        NoHiding { unit: Unit } = "13.1";
        NotZone { unit: Unit, hex: Hex } = game.setup_section();
        NeededElsewhere { hex: Hex } = game.setup_section();
        NotIndependent { unit: Unit } = "10.3";
        NotHost { unit: Unit, form: Form } = "10.3";
        NoneLeft = game.setup_section();
        NotWorksHex { hex: Hex } = game.setup_section();
        WorksThere { hex: Hex } = "10.2";
        NotMineHex { hex: Hex } = game.setup_section();
        MinesThere { hex: Hex } = "10.1";
        NoLossHere { unit: Unit } = "12.1 S1";
        NotAllPlaced { left: u8 } = game.setup_section();
        WorksLeft { left: u8 } = game.setup_section();
        MinesLeft { left: u8 } = game.setup_section();
        LossesLeft { left: u8 } = "12.1 S1";
        HalfSplit { form: Form } = "12.2 S14";
        NothingLeft = game.setup_section();
        NotThisUnit { unit: Unit } = "8.3";
    }
}

engine::sentences! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event as "event" for game: Blitzkrieg {
        Placed { unit: Unit, hex: Hex } = "12";
        Hidden { unit: Unit, hex: Hex } = "13.1";
        /// What the other side hears of it.
        HiddenSomewhere { unit: Unit } = "13.1";
        Attached { unit: Unit, form: Form } = "10.3";
        AttachedSecretly { unit: Unit, form: Form } = "10.3" => "attached";
        Dug { hex: Hex } = "10.2";
        MinesLaid { hex: Hex } = "10.1";
        SetUp { side: Seat } = "12";
        Opens { form: Form } = "12.1 S6";
        Turn { turn: u8 } = "2.A";
        MarkerComes { token: u8 as Token } = "12.2";
        Drawn { token: u8 as Token } = "2.B.1";
        Carried { token: u8 as Token } = "5.6";
        BothPassed = "5.6";
        Passed { side: Seat } = "5.6 R5";
        Kept { token: u8 as Token } = "5.5";
        Stored { token: u8 as Token } = "5.5";
        Skipped { token: u8 as Token } = "2.B.1";
        NoEffect { token: u8 as Token } = "5.3";
        Repeats { form: Form } = "5.3";
        Generals { side: Seat, play: Play } = "5.5";
        Annuls { side: Seat } = "5.5";
        Annulled { die: u8, done: bool } = "5.5" => if *done { "annulled-yes" } else { "annulled-no" };
        Returned { unit: Unit, hex: Hex } = "3.2 R72";
        Activated { form: Form, repeat: bool } = "5.2" => if *repeat { "activated-again" } else { "activated" };
        Exhausted { form: Form } = "5.3";
        Rested { form: Form, sum: u8, done: bool } = "5.4"
            => match sum { 0 => "rested", _ if *done => "rested-yes", _ => "rested-no" };
        Rallied { unit: Unit, sum: u8, done: bool } = if *sum == 0 { "5.5" } else { "8.4" }
            => match sum { 0 => "steadied", _ if *done => "rallied-yes", _ => "rallied-no" };
        Recovered { form: Form, sum: u8, done: bool } = "8.5.1" => if *done { "recovered-yes" } else { "recovered-no" };
        Panic { unit: Unit, sum: u8, holds: bool } = "8.4" => if *holds { "panic-yes" } else { "panic-no" };
        Morale { form: Form, sum: u8, holds: bool } = "8.5" => if *holds { "morale-yes" } else { "morale-no" };
        OutOfCommand { unit: Unit, secret: bool } = "3.5";
        InCommand { unit: Unit, secret: bool } = "2.A";
        Moved { units: Units, hex: Hex, column: bool } = "7.1" => if *column { "moved-column" } else { "moved" };
        Entered { unit: Unit, hex: Hex, column: bool } = "12.2 R94" => if *column { "entered-column" } else { "entered" };
        PushedBack { unit: Unit, hex: Hex } = "7.3 R84";
        Loaded { unit: Unit } = "12.1";
        Unloaded { unit: Unit } = "12.1";
        Fired { unit: Unit, target: Unit, factor: i8, opportunity: bool } = if *opportunity { "6.3.1" } else { "8.1" }
            => if *opportunity { "fired-opportunity" } else { "fired" };
        Result { unit: Unit, column: i8, sum: u8, hit: Hit } = "8.3", shown: (*column).clamp(-2, 10);
        Neutralised { unit: Unit } = "8.4";
        Reduced { unit: Unit } = "1.2";
        Eliminated { unit: Unit } = "1.2";
        Tries { unit: Unit, target: Unit } = "6.3.1";
        Reaction { unit: Unit, sum: u8, done: bool } = "6.4" => if *done { "reaction-yes" } else { "reaction-no" };
        WentBack { unit: Unit, hex: Hex, withdrawal: bool } = if *withdrawal { "6.3.3" } else { "9.1.5" }
            => if *withdrawal { "withdrew" } else { "went-back" };
        NoWayOut { unit: Unit } = "9.1.5";
        Revealed { unit: Unit, hex: Hex } = "13.1";
        Overrun { unit: Unit, hex: Hex } = "3.2";
        Assaulted { units: Units, hex: Hex } = "9.1.1";
        Struck { unit: Unit, target: Unit, factor: i8 } = "9.1.2";
        Round { round: u8 } = "9.1.3";
        BrokenOff { hex: Hex } = "9.1.4 R69";
        Won { side: Seat, hex: Hex } = "9.1.4";
        Held { hex: Hex } = "9.1.4";
        GunsReady { token: u8 as Token } = "8.6.1";
        Aimed { side: Seat, hex: Hex, calibre: Calibre } = "8.6.2";
        Transmission { side: Seat, hex: Hex, sum: u8, done: bool } = "8.6.1" => if *done { "transmission-yes" } else { "transmission-no" };
        Shelled { side: Seat, hex: Hex, calibre: Calibre, sum: u8 } = "8.6.1";
        SalvosLost { hex: Hex } = "8.6.2";
        Mined { unit: Unit, hex: Hex, sum: u8, hit: Hit } = "10.1";
        Depletion { hex: Hex, sum: u8, gone: bool } = "10.1" => if *gone { "depletion-yes" } else { "depletion-no" };
        WorksGone { hex: Hex } = "10.2";
        Taken { side: Seat, hex: Hex } = "11";
        Retreated { unit: Unit, hex: Hex } = "8.5.1";
        LeftMap { unit: Unit } = "8.5.1";
        Ended { form: Form } = "8.5.1 R107";
        Over { verdict: Verdict } = verdict.rule.0 => Msg::new(verdict.reason);
        /// Not told: what the dice did is told by the event that follows; the dice themselves are shown.
        Thrown { dice: Dice } = "0" => Msg::new("nobody");
    }
}

impl Blitzkrieg {
    /// The reason as a refusal with its rule.
    pub fn refusal(&self, p: &Position, deny: Deny) -> Refusal {
        match deny {
            Deny::Moment => self.wrong_moment(p),
            Deny::NotSeen { unit, target } => self.not_seen(p, unit, target),
            deny => deny.refusal(self),
        }
    }
    /// 4.1, 4.3: too far away, or hidden behind something.
    fn not_seen(&self, p: &Position, unit: Unit, target: Unit) -> Refusal {
        let (rule, why) = match self.s.ground.blocker(p.place(unit), p.place(target)) {
            Some(by) => ("4.3", Msg::new("blocked-by").with("hex", self.hex_name(by))),
            None => ("4.1", Msg::new("too-far-to-see").with("most", self.spotting(p, target) as i64)),
        };
        let refusal = Deny::NotSeen { unit, target }.refusal(self);
        Refusal::new(rule, refusal.reason.with("why", why))
    }
    /// The event as a sentence; none if the viewer must not hear of it (17.2).
    pub(crate) fn tell_event(&self, event: &Event, viewer: Viewer) -> Option<(Msg, Rule)> {
        let others = |unit: Unit| !viewer.knows(self.side(unit));
        match *event {
            Event::Hidden { unit, .. } if others(unit) => {
                Some(Event::HiddenSomewhere { unit }.sentence(self))
            }
            Event::AttachedSecretly { unit, .. } if others(unit) => None,
            // Where a gun stands that nobody sees is nobody's business, nor how far from its headquarters.
            Event::OutOfCommand { unit, secret: true } | Event::InCommand { unit, secret: true }
                if others(unit) =>
            {
                None
            }
            Event::Thrown { .. } => None,
            _ => Some(event.sentence(self)),
        }
    }
    /// The section of the scenario.
    pub(crate) fn setup_section(&self) -> &'static str {
        if self.s.number == 0 { "12.1" } else { "12.2" }
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
