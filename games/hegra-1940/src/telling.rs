//! Why an order is not legal, and what happened: cheap values while searching, sentences for people.

use crate::*;

sentences! {
    /// Why an order is not legal. Where infantry, map fields and choices belong to whatever is under way, [`Hegra::refusal`] puts in
    /// its section.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Deny as "deny" for game: Hegra {
        Moment = "5";
        CreditLeft { n: u8 } = "7";
        MoraleSpent = "7 R22";
        NoSupplies = "7";
        MachineGunUnpaid = "8.1" => "no-supplies";
        CardUnpaid = "10 R48" => "no-supplies";
        NoSectors = "8.2";
        OnlySneak { field: Field } = "8.3 R29";
        TileNotDrawn = "6.5";
        NotExhausted { disc: Disc } = "7";
        NothingPaid = "7";
        RestFull = "7 R25", n: game.data.game.numbers.rest;
        ChapterOver { space: Space } = "8.0";
        TooEarly { space: Space } = "8.1";
        Today { card: EventId, chapter: u8 } = Origin::DECKS[*chapter as usize].rule();
        Buried { space: Space } = "8.4";
        NotReady { disc: Disc } = "7";
        Forbidden { disc: Disc, space: Space } = "7";
        Medic = "3.3";
        PositionDamaged { position: Post } = "3.3 R24";
        Busy { space: Space } = "8 R71";
        NoWorkers { space: Space } = "7";
        TrackEnd = "3.2";
        RouteKnown = "8.0";
        DepotTaken = "8.0 R30";
        NobodyThere { position: Post } = "8.1";
        HasFired { position: Post } = "8.1";
        OutOfRange { disc: Disc } = "8.1";
        MachineGunAway = "8.1";
        MachineGunBlocked = "8.1";
        MachineGunPlace = "8.1";
        SectorOutOfRange { sector: Sector } = "8.1";
        NoInfantry { sector: Sector } = "8.1 R16";
        AlreadyPinned = "8.1 R16";
        ReadyFirst = "8.2 R72";
        NotPlaced { disc: Disc } = "7";
        RoomDamaged { space: Space } = "3.5 R10";
        GunFired = "8.2";
        GunSilent = "3.4 R11";
        RowEmpty = "8.2";
        OtherRow = "8.2";
        OtherPiece = "8.3";
        NothingThere { field: Field } = "8.3";
        AirfieldUsed = "8.2";
        NoPile = "8.2";
        NotOnMap { carrier: Slot } = "8.3";
        HasMoved { carrier: Slot } = "8.3";
        NothingToLeave { carrier: Slot } = "8.3 R28";
        NoPath { field: Field } = "3.6";
        Visited { field: Field } = "8.3 R27";
        FieldTaken { field: Field } = "8.3 R63";
        MustMove = "8.3";
        OnlySoldiers = "8.3";
        NotHome { carrier: Slot } = "8.3";
        OnlyGuns = "8.4";
        NotDamaged { work: Work } = "8.4";
        NotBlocked { work: Work } = "8.4 R12";
        UnderDamage { work: Work } = "8.4 R12";
        NoTiles = "8.4 R44";
        NoPupil = "8.4";
        NoSoldiers = "8.4 R33";
        NoHope = "8.4 R44";
        NoSnow = "8.4 R68";
        NotAmongThem = "8.4 R68";
        BedEmpty { bed: Bed } = "8.5";
        NotWaiting = "8.5";
        NotDrawn = "8.6";
        SpecialFirst = "8.6 R36";
        CannotPay = "8.6 R36";
        NotInZone { disc: Disc } = "9.1";
        Manned { position: Post } = "9.1 R40";
        NoMission = "10";
        MissionOpen = "10 R70";
        NotOnTable = "10 R48";
        SectorHeld { sector: Sector } = "10 R48";
        WithoutEffect = "5";
        NotThere { disc: Disc } = "5";
        MustGoOn = "5";
    }
}

words! {
    /// A track with a marker.
    pub enum Track {
        Morale = "morale",
        Snow = "snow",
        Surveillance = "surveillance",
        Defence = "defence",
        Fear = "fear",
        Doubt = "doubt",
        Surrender = "surrender",
        Supply = "supply",
        Artillery = "artillery",
    }
}

/// Why morale or the surrender marker moves in the evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each is spelled out as a sentence in text/en.ftl
pub enum Modifier {
    Trust,
    RedDay,
    NoSupplies,
    Waiting,
    Bodies,
    RedSector,
    ManyBodies,
    ManyWaiting,
    AllGuns,
}

impl Say<Hegra> for Modifier {
    fn say(&self, _: &Hegra) -> Arg {
        kebab(&format!("{self:?}")).into()
    }
}

sentences! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event as "event" for game: Hegra {
        Lesson { number: u8 } = "5" => Msg::new(format!("lesson-{number}"));
        Mission { card: MissionId } = "10", limit: game.data.missions[*card].limit;
        DayBegins { day: u8 } = "5", chapter: Msg::new(format!("chapter-{}", game.chapter(*day)));
        Card { card: EventId } = game.data.events[*card].origin.rule(), text: game.card_text_of(*card);
        Weather { weather: Weather } = "6.1";
        Track { track: Track, field: i8 } = "3.2", to: game.track_field(*track, *field);
        Supplies { n: u8, gained: bool, total: u8 } = "3.2" => if *gained { "supplies-gained" } else { "supplies-lost" };
        SnowedIn = "6.1";
        Alarm = "8.3";
        Desperate = "3.2";
        Effect { effect: Effect } = effect.origin.rule();
        Skipped { effect: Effect } = effect.origin.rule_of_skipping();
        DoubtsAdded { n: u8 } = "6.1";
        Recruited { disc: Disc } = "6.2";
        DoubtDrawn { first: bool } = "6.2 R18" => if *first { "doubt-first" } else { "doubt-drawn" };
        NoRecruits = "6.2 R19";
        RecruitsIn { discs: Zone } = "6.2";
        Kept { disc: Disc } = "6.2";
        TilesAdded { tile: Tile, n: u8 } = "6.5";
        Shells { n: u8 } = "6.4";
        TileDrawn { tile: Tile } = "6.5";
        BagEmpty = "6.5 R7";
        Missed { n: u8 } = "6.5";
        AirRaid { tile: Tile } = "6.5";
        Damaged { work: Work } = "6.5 R9";
        ArtilleryTile = "6.5";
        NoGunsLeft = "6.5";
        GunPlaced { field: Field } = "6.5";
        GunRemoved { field: Field } = "8.2";
        Wounded { disc: Disc } = "6.6";
        WoundLevel { disc: Disc, level: Level } = "6.6";
        InBed { disc: Disc, level: Level } = "6.6 R21";
        Waits { disc: Disc, level: Level } = "6.6 R21";
        Died { disc: Disc } = "8.5";
        Lost { disc: Disc } = "6.6";
        NobodyToTake = "6.6 R20";
        InfantryComes { sector: Sector } = "6.3";
        Sniper { sector: Sector } = "10";
        NobodyThere = "6.7 R37";
        Dice { sector: Sector, faces: Faces, grenades: u8, hits: u8, advance: u8 } = "6.7";
        StandUp { n: u8 } = "6.7";
        Grenades { n: u8 } = "6.7";
        HitsCounted { n: u8, defence: u8, through: u8 } = "6.7";
        Advances { from: Sector, to: Sector } = "6.7 R38";
        Assaults { from: Sector } = "6.7";
        Flames = "10";
        Assault = "6.7 R39";
        Woke { discs: Zone } = "7";
        Paid { morale: bool } = "7" => if *morale { "paid-morale" } else { "paid-supply" };
        Fed { disc: Disc } = "7";
        Rests { disc: Disc } = "7 R25";
        Placed { disc: Disc, place: Space } = "7";
        Relieved { disc: Disc, position: Post } = "7 R23";
        PlacementDone { n: u8 } = "7";
        RouteOpened { goods: Goods, field: Depot } = "8.0";
        MachineGun { position: Post } = "8.1";
        Shot { position: Post, face: u8, total: u8, hit: bool } = "8.1 R16" => if *hit { "shot-hit" } else { "shot-miss" };
        Pinned { sector: Sector, n: u8 } = "8.1";
        Removed { sector: Sector } = "8.1";
        Fierce { disc: Disc } = "8.1 R17";
        GunSector { gun: Gun, sector: Sector } = "8.2";
        GunRow { gun: Gun, row: Row } = "8.2";
        GunAirfield { gun: Gun } = "8.2";
        GunsSilent = "8.2";
        OwnFire { field: Field } = "8.2 R15";
        PileGone { pile: Pile } = "8.2";
        Risk { gun: Gun, face: u8, value: u8, jams: bool } = "8.2 R60" => if *jams { "risk-jams" } else { "risk-holds" };
        Sent { carrier: Slot, disc: Disc } = "8.3";
        Loaded { disc: Disc, goods: Goods } = "8.3 R28";
        Stepped { disc: Disc, field: Field } = "8.3";
        Halted { disc: Disc, field: Field } = "8.3";
        Hides { disc: Disc } = "8.3";
        Fights { disc: Disc } = "8.3";
        Sneaks { disc: Disc, face: u8, level: u8, passed: bool } = "8.3" => if *passed { "sneak-passed" } else { "sneak-failed" };
        Fought { disc: Disc, face: u8, level: u8, passed: bool } = "8.3" => if *passed { "fight-passed" } else { "fight-failed" };
        Home { disc: Disc, goods: Option<Goods> } = if goods.is_none() { "8.3 R31" } else { "8.3" }
            => if goods.is_none() { "home-empty" } else { "home" };
        PatrolPlaced { field: Field } = "8.6";
        PatrolRemoved { field: Field } = "8.3";
        NoPatrols = "8.6";
        DepotLoses { field: Depot } = "8.6";
        Revealed { tile: SnowId } = "8.4";
        NoSnowTile = "8.4 R32";
        Looked { tile: SnowId } = "8.4";
        SnowOrdered { tile: SnowId, at: u8 } = "8.4";
        Repaired { work: Work } = "8.4";
        Flipped { work: Work } = "8.4 R12";
        Blocked { work: Work } = "8.2";
        Promoted { disc: Disc } = "8.4 R33";
        CardAdded { card: Card } = "8.6 R61"
            => if game.data.special(*card).is_some_and(|face| face.hope) { "hope-added" } else { "despair-added" };
        Better { disc: Disc, level: Level } = "8.5";
        Cured { disc: Disc } = "8.5";
        Worse = "8.5";
        Spared = "8.5 R66";
        Taken { disc: Disc, exhaust: bool, origin: Origin } = origin.rule()
            => if *exhaust { "taken-exhausted" } else { "taken-ready" };
        Modifier { why: Modifier, n: Signed } = match why {
            Modifier::Bodies => "8.6 R53",
            Modifier::RedSector => "8.6 R54",
            _ => "8.6",
        } => format!("because-{}", kebab(&format!("{why:?}")));
        MoraleText { morale: i8, good: bool, draw: u8, resolve: u8 } = "8.6" => match (draw, good) {
            (0, _) => "morale-quiet",
            (_, true) => "morale-good",
            (_, false) => "morale-bad",
        };
        CardDrawn { card: Card } = "8.6";
        CardChosen { card: Card, alternative: bool } = "8.6 R35"
            => if *alternative { "card-alternative" } else { "card-chosen" };
        SpecialChosen { card: Card, used: bool } = "8.6 R36" => if *used { "special-used" } else { "special-ignored" };
        MoraleReset = "8.6 R34";
        Counted { have: u8, need: u8 } = "8.6";
        Marked { card: EventId } = "10 R48", sector: game.data.events[*card].sector;
        Discarded { card: EventId } = "10 R48";
        MissionCashed { card: MissionId } = "10 R70";
        MissionFailed { card: MissionId } = "10 R43";
        FinalPreparations = "9.1";
        DoubtAside = "9.1";
        FearTakes { disc: Disc } = "9.1 R64";
        SoldiersPosted { n: u8 } = "9.1";
        Retreat { n: u8 } = "9.2";
        LastStand = "9.3";
        LastAdvance { n: u8 } = "9.3 R65";
        DayEnds { day: u8, supplies: u8, uninjured: u8, patients: u8, bodies: u8, surrender: u8 } = "5",
            grade: game.grade_name(*surrender);
        Over { ending: Ending } = ending.section() => Msg::new(ending.reason());
    }
}

/// The faces of several dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faces(pub Vec<u8>);

impl Say<Hegra> for Faces {
    fn say(&self, _: &Hegra) -> Arg {
        self.0.iter().map(u8::to_string).collect::<Vec<_>>().join(" ").into()
    }
}

/// Steps up or down, told with their sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signed(pub i8);

impl Say<Hegra> for Signed {
    fn say(&self, _: &Hegra) -> Arg {
        format!("{:+}", self.0).into()
    }
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
            _ => ("over", p.ending.section()),
        }
    }

    /// The reason as a refusal; some rules depend on what is under way.
    pub fn refusal(&self, p: &Position, deny: Deny) -> Refusal {
        let Refusal { rule, reason } = deny.refusal(self);
        let (stage, section) = self.stage(p);
        let top = p.todo.top();
        match deny {
            Deny::Moment => Refusal::new(section, reason.with("now", Msg::new(format!("stage-{stage}")))),
            Deny::MustGoOn if top == Task::Post => Refusal::new("9.1 R40", reason),
            Deny::MustGoOn | Deny::WithoutEffect | Deny::NotThere { .. } => Refusal::new(section, reason),
            // Our guns have their own section, cards theirs.
            Deny::SectorOutOfRange { .. }
            | Deny::NoInfantry { .. }
            | Deny::AlreadyPinned
            | Deny::OtherPiece
            | Deny::NothingThere { .. } => match top {
                Task::Section { number: 2 } | Task::GunSector { .. } | Task::GunRow { .. } => {
                    Refusal::new("8.2", reason)
                }
                Task::Clear { .. } | Task::Target { aim: Aim::OneSector | Aim::WholeSector, .. } => {
                    Refusal::new(section, reason)
                }
                _ => Refusal { rule, reason },
            },
            _ => Refusal { rule, reason },
        }
    }

    /// What is printed on an event card.
    fn card_text_of(&self, card: EventId) -> Msg {
        let face = &self.data.events[card];
        match face.name {
            Some(_) => Msg::plain(""),
            None => Msg::new(format!("card-{}-text", face.id)),
        }
    }

    /// A field of a track as it is called.
    fn track_field(&self, track: Track, field: i8) -> Msg {
        match track {
            Track::Surrender => self.grade_name(field as u8),
            // Two fields of the track add no disc; they differ in what they give in the evening.
            Track::Doubt => match self.data.game.doubt_track.morale[field as usize] {
                0 => Msg::new("doubt-field").with("discs", self.data.game.doubt_track.discs[field as usize]),
                morale => Msg::new("doubt-field-morale").with("morale", morale),
            },
            _ => Msg::plain(field.to_string()),
        }
    }
}
