//! Why an order is not legal: small values while searching, sentences for people.

use crate::Hegra;
use crate::effect::Origin;
use crate::event::rule_of;
use crate::kinds::*;
use crate::position::{Aim, Position, Task};
use engine::{Msg, Refusal};

/// A reason, cheap to make and to throw away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Deny {
    Moment,
    CreditLeft,
    MoraleSpent,
    NoSupplies,
    MachineGunUnpaid,
    CardUnpaid,
    NoSectors,
    OnlySneak { field: u8 },
    TileNotDrawn,
    NotExhausted { disc: Disc },
    NothingPaid,
    RestFull,
    ChapterOver { space: Space },
    TooEarly { space: Space },
    Today,
    Buried { space: Space },
    NotReady { disc: Disc },
    Forbidden { disc: Disc, space: Space },
    Medic,
    PositionDamaged { position: u8 },
    Busy { space: Space },
    NoWorkers { space: Space },
    TrackEnd,
    RouteKnown,
    DepotTaken,
    NobodyThere { position: u8 },
    HasFired { position: u8 },
    OutOfRange { disc: Disc },
    MachineGunAway,
    MachineGunBlocked,
    MachineGunPlace,
    SectorOutOfRange { sector: u8 },
    NoInfantry { sector: u8 },
    AlreadyPinned,
    ReadyFirst,
    NotPlaced { disc: Disc },
    RoomDamaged { space: Space },
    GunFired,
    GunSilent,
    RowEmpty,
    OtherRow,
    OtherPiece,
    NothingThere { field: u8 },
    AirfieldUsed,
    NoPile,
    NotOnMap { carrier: u8 },
    HasMoved { carrier: u8 },
    NothingToLeave { carrier: u8 },
    NoPath { field: u8 },
    Visited { field: u8 },
    FieldTaken { field: u8 },
    MustMove,
    OnlySoldiers,
    NotHome { carrier: u8 },
    OnlyGuns,
    NotDamaged { work: Work },
    NotBlocked { work: Work },
    UnderDamage { work: Work },
    NoTiles,
    NoPupil,
    NoSoldiers,
    NoHope,
    NoSnow,
    NotAmongThem,
    BedEmpty { bed: u8 },
    NotWaiting,
    NotDrawn,
    SpecialFirst,
    CannotPay,
    NotInZone { disc: Disc },
    Manned { position: u8 },
    NoMission,
    MissionOpen,
    NotOnTable,
    SectorHeld { sector: u8 },
    WithoutEffect,
    NotThere { disc: Disc },
    MustGoOn,
}

impl Hegra {
    /// What the position waits for: a name for texts and facts, and the section it is under.
    pub fn stage(&self, p: &Position) -> (&'static str, &'static str) {
        match p.todo.top() {
            Task::Turn { .. } => ("turn", "4"),
            Task::DrawMission => ("mission", "10"),
            Task::LayAir { .. } => ("air", "4"),
            Task::DrawEvent { last: false } => ("event", ["6.1", "6.3", "6.4"][self.chapter(p.day)]),
            Task::DrawEvent { last: true } => ("last-stand", "9.3"),
            Task::Choose { .. } => ("choice", self.origin(p).rule()),
            Task::Recruit => ("recruit", "6.2"),
            Task::DrawRecruit => ("recruit-draw", "6.2"),
            Task::Keep => ("keep", "6.2"),
            Task::Dice { .. } => ("attack", "6.7"),
            Task::Death => ("death", "6.7"),
            Task::DrawHit { .. } => ("hits", "6.5"),
            Task::ResolvePick { .. } => ("tiles", "6.5"),
            Task::WoundDie { .. } => ("wound", "6.6"),
            Task::Bed { .. } => ("bed", "6.6"),
            Task::Feed => ("feed", "7"),
            Task::Placing => ("place", "7"),
            Task::Section { number: 0 } => ("section-0", "8.0"),
            Task::Section { number: 1 } => ("section-1", "8.1"),
            Task::Section { number: 2 } => ("section-2", "8.2"),
            Task::Section { number: 3 } => ("section-3", "8.3"),
            Task::Section { number: 4 } => ("section-4", "8.4"),
            Task::Section { .. } => ("section-5", "8.5"),
            Task::FireDie { .. } => ("fire", "8.1"),
            Task::Target { aim: Aim::OneSector | Aim::WholeSector, .. } => ("target", self.origin(p).rule()),
            Task::Target { .. } => ("target", "8.1"),
            Task::GunSector { .. } => ("gun-sector", "8.2"),
            Task::GunRow { .. } => ("gun-row", "8.2"),
            Task::Airfield { .. } => ("airfield", "8.2"),
            Task::Risk { .. } => ("risk", "8.2"),
            Task::Moving => ("moving", "8.3"),
            Task::Stepping => ("stepping", "8.3"),
            Task::Meet => ("meet", "8.3"),
            Task::SneakDie => ("sneak", "8.3"),
            Task::FightDie => ("fight", "8.3"),
            Task::Deliver => ("deliver", "8.3"),
            Task::DrawPatrol => ("patrol", "8.6"),
            Task::Clear { .. } => ("clear", self.origin(p).rule()),
            Task::Repairs { .. } => ("repair", self.origin(p).rule()),
            Task::Take { .. } => ("take", self.origin(p).rule()),
            Task::Heal { .. } => ("heal", self.origin(p).rule()),
            Task::Admit => ("admit", "8.5"),
            Task::Reveal => ("snow", "8.4"),
            Task::Look => ("look", "8.4"),
            Task::SnowOrder { .. } => ("snow-order", "8.4"),
            Task::BlockGun => ("block", self.origin(p).rule()),
            Task::Moment => ("moment", "10"),
            Task::DrawCard { .. } => ("cards", "8.6"),
            Task::PickCard { .. } => ("pick", "8.6"),
            Task::Special { .. } => ("special", "8.6"),
            Task::DrawFear { .. } => ("fear", "9.1"),
            Task::Post => ("post", "9.1"),
            _ => ("over", rule_of(p.ending)),
        }
    }

    /// The reason as a refusal with its rule.
    pub fn refusal(&self, p: &Position, deny: Deny) -> Refusal {
        use Deny::*;
        let say = |key: &str| Msg::new(format!("deny-{key}"));
        let disc = |d: Disc| self.disc_name(d);
        let space = |s: Space| self.place_name(s);
        let position = |at: u8| self.place_name(POSITION + at);
        let sector = |s: u8| s as i64 + 1;
        let field = |f: u8| self.field_name(f);
        let carrier = |k: u8| format!("K{}", k + 1);
        let top = p.todo.top();
        // Our guns have their own section, cards theirs; otherwise infantry and map fields are under `usual`.
        let here = |usual: &'static str| match top {
            Task::Section { number: 2 } | Task::GunSector { .. } | Task::GunRow { .. } => "8.2",
            Task::Clear { .. } => self.stage(p).1,
            Task::Target { aim: Aim::OneSector | Aim::WholeSector, .. } => self.stage(p).1,
            _ => usual,
        };
        let (rule, msg) = match deny {
            Moment => {
                let (stage, rule) = self.stage(p);
                (rule, say("moment").with("now", Msg::new(format!("stage-{stage}"))))
            }
            CreditLeft => ("7", say("credit-left").with("n", p.credit as i64)),
            MoraleSpent => ("7 R22", say("morale-spent")),
            NoSupplies => ("7", say("no-supplies")),
            MachineGunUnpaid => ("8.1", say("no-supplies")),
            CardUnpaid => ("10 R48", say("no-supplies")),
            NoSectors => ("8.2", say("no-sectors")),
            OnlySneak { field: f } => ("8.3 R29", say("only-sneak").with("field", field(f))),
            TileNotDrawn => ("6.5", say("tile-not-drawn")),
            NotExhausted { disc: d } => ("7", say("not-exhausted").with("disc", disc(d))),
            NothingPaid => ("7", say("nothing-paid")),
            RestFull => ("7 R25", say("rest-full").with("n", self.data.numbers.rest as i64)),
            ChapterOver { space: s } => ("8.0", say("chapter-over").with("space", space(s))),
            TooEarly { space: s } => ("8.1", say("too-early").with("space", space(s))),
            Today => (
                Origin::DECKS[self.chapter(p.day)].rule(),
                say("today").with("card", self.event_name(p.event)),
            ),
            Buried { space: s } => ("8.4", say("buried").with("space", space(s))),
            NotReady { disc: d } => ("7", say("not-ready").with("disc", disc(d))),
            Forbidden { disc: d, space: s } => {
                ("7", say("forbidden").with("disc", disc(d)).with("space", space(s)))
            }
            Medic => ("3.3", say("medic")),
            PositionDamaged { position: at } => {
                ("3.3 R24", say("position-damaged").with("position", position(at)))
            }
            Busy { space: s } => ("8 R71", say("busy").with("space", space(s))),
            NoWorkers { space: s } => ("7", say("no-workers").with("space", space(s))),
            TrackEnd => ("3.2", say("track-end")),
            RouteKnown => ("8.0", say("route-known")),
            DepotTaken => ("8.0 R30", say("depot-taken")),
            NobodyThere { position: at } => ("8.1", say("nobody-there").with("position", position(at))),
            HasFired { position: at } => ("8.1", say("has-fired").with("position", position(at))),
            OutOfRange { disc: d } => ("8.1", say("out-of-range").with("disc", disc(d))),
            MachineGunAway => ("8.1", say("machine-gun-away")),
            MachineGunBlocked => ("8.1", say("machine-gun-blocked")),
            MachineGunPlace => ("8.1", say("machine-gun-place")),
            SectorOutOfRange { sector: s } => {
                (here("8.1"), say("sector-out-of-range").with("sector", sector(s)))
            }
            NoInfantry { sector: s } => (here("8.1 R16"), say("no-infantry").with("sector", sector(s))),
            AlreadyPinned => (here("8.1 R16"), say("already-pinned")),
            ReadyFirst => ("8.2 R72", say("ready-first")),
            NotPlaced { disc: d } => ("7", say("not-placed").with("disc", disc(d))),
            RoomDamaged { space: s } => ("3.5 R10", say("room-damaged").with("space", space(s))),
            GunFired => ("8.2", say("gun-fired")),
            GunSilent => ("3.4 R11", say("gun-silent")),
            RowEmpty => ("8.2", say("row-empty")),
            OtherRow => ("8.2", say("other-row")),
            OtherPiece => (here("8.3"), say("other-piece")),
            NothingThere { field: f } => (here("8.3"), say("nothing-there").with("field", field(f))),
            AirfieldUsed => ("8.2", say("airfield-used")),
            NoPile => ("8.2", say("no-pile")),
            NotOnMap { carrier: k } => ("8.3", say("not-on-map").with("carrier", carrier(k))),
            HasMoved { carrier: k } => ("8.3", say("has-moved").with("carrier", carrier(k))),
            NothingToLeave { carrier: k } => ("8.3 R28", say("nothing-to-leave").with("carrier", carrier(k))),
            NoPath { field: f } => ("3.6", say("no-path").with("field", field(f))),
            Visited { field: f } => ("8.3 R27", say("visited").with("field", field(f))),
            FieldTaken { field: f } => ("8.3 R63", say("field-taken").with("field", field(f))),
            MustMove => ("8.3", say("must-move")),
            OnlySoldiers => ("8.3", say("only-soldiers")),
            NotHome { carrier: k } => ("8.3", say("not-home").with("carrier", carrier(k))),
            OnlyGuns => ("8.4", say("only-guns")),
            NotDamaged { work } => ("8.4", say("not-damaged").with("work", self.work_name(work))),
            NotBlocked { work } => ("8.4 R12", say("not-blocked").with("work", self.work_name(work))),
            UnderDamage { work } => ("8.4 R12", say("under-damage").with("work", self.work_name(work))),
            NoTiles => ("8.4 R44", say("no-tiles")),
            NoPupil => ("8.4", say("no-pupil")),
            NoSoldiers => ("8.4 R33", say("no-soldiers")),
            NoHope => ("8.4 R44", say("no-hope")),
            NoSnow => ("8.4 R68", say("no-snow")),
            NotAmongThem => ("8.4 R68", say("not-among-them")),
            BedEmpty { bed } => ("8.5", say("bed-empty").with("bed", sector(bed))),
            NotWaiting => ("8.5", say("not-waiting")),
            NotDrawn => ("8.6", say("not-drawn")),
            SpecialFirst => ("8.6 R36", say("special-first")),
            CannotPay => ("8.6 R36", say("cannot-pay")),
            NotInZone { disc: d } => ("9.1", say("not-in-zone").with("disc", disc(d))),
            Manned { position: at } => ("9.1 R40", say("manned").with("position", position(at))),
            NoMission => ("10", say("no-mission")),
            MissionOpen => ("10 R70", say("mission-open")),
            NotOnTable => ("10 R48", say("not-on-table")),
            SectorHeld { sector: s } => ("10 R48", say("sector-held").with("sector", sector(s))),
            WithoutEffect => (self.stage(p).1, say("without-effect")),
            NotThere { disc: d } => (self.stage(p).1, say("not-there").with("disc", disc(d))),
            MustGoOn if top == Task::Post => ("9.1 R40", say("must-go-on")),
            MustGoOn => (self.stage(p).1, say("must-go-on")),
        };
        Refusal::new(rule, msg)
    }
}
