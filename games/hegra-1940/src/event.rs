//! What happened, and how it is told.

use crate::Hegra;
use crate::effect::{Effect, Op};
use crate::kinds::*;
use crate::position::Ending;
use engine::{Arg, Msg, Rule};

/// A track with a marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Track {
    Morale,
    Snow,
    Surveillance,
    Defence,
    Fear,
    Doubt,
    Surrender,
    Supply,
    Artillery,
}

/// Why morale or the surrender marker moves in the evening.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
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

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Event {
    Lesson { number: u8 },
    Mission { card: u8 },
    DayBegins { day: u8, chapter: u8 },
    Card { card: u8 },
    Weather { weather: u8 },
    Track { track: Track, to: i8 },
    Supplies { n: i8, total: u8 },
    SnowedIn,
    Alarm,
    Desperate,
    Effect { effect: Effect },
    Skipped { effect: Effect },
    DoubtsAdded { n: u8 },
    Recruited { disc: Disc },
    DoubtDrawn { first: bool },
    NoRecruits,
    RecruitsIn { discs: Zone },
    Kept { disc: Disc },
    TilesAdded { kind: u8, n: u8 },
    Shells { n: u8 },
    TileDrawn { kind: u8 },
    BagEmpty,
    Missed { n: u8 },
    AirRaid { kind: u8 },
    Damaged { work: Work },
    ArtilleryTile,
    NoGunsLeft,
    GunPlaced { field: u8 },
    GunRemoved { field: u8 },
    Wounded { disc: Disc },
    WoundLevel { disc: Disc, level: u8 },
    InBed { disc: Disc, level: u8 },
    Waits { disc: Disc, level: u8 },
    Died { disc: Disc },
    Lost { disc: Disc },
    NobodyToTake,
    InfantryComes { sector: u8 },
    Sniper { sector: u8 },
    NobodyThere,
    Dice { sector: u8, faces: Vec<u8>, boxes: [u8; 4] },
    StandUp { n: u8 },
    Grenades { n: u8 },
    HitsCounted { n: u8, defence: u8, through: u8 },
    Advances { from: u8, to: u8 },
    Assaults { from: u8 },
    Flames,
    Assault,
    Woke { discs: Zone },
    Paid { morale: bool },
    Fed { disc: Disc },
    Rests { disc: Disc },
    Placed { disc: Disc, place: Space },
    Relieved { disc: Disc, position: u8 },
    PlacementDone,
    RouteOpened { goods: u8, depot: u8 },
    MachineGun { position: u8 },
    Shot { position: u8, face: u8, total: u8, hit: bool },
    Pinned { sector: u8, n: u8 },
    Removed { sector: u8 },
    Fierce { disc: Disc },
    GunAtSector { gun: u8, sector: u8 },
    GunAtRow { gun: u8, row: Row },
    GunAtAirfield { gun: u8 },
    GunsSilent,
    OwnFire { field: u8 },
    PileGone { pile: u8 },
    Risk { gun: u8, face: u8, value: u8, jams: bool },
    Sent { carrier: u8, disc: Disc },
    Loaded { disc: Disc, goods: u8 },
    Stepped { disc: Disc, field: u8 },
    Halted { disc: Disc, field: u8 },
    Hides { disc: Disc },
    Fights { disc: Disc },
    Sneaks { disc: Disc, face: u8, level: u8, passed: bool },
    Fought { disc: Disc, face: u8, level: u8, passed: bool },
    Home { disc: Disc, tile: u8 },
    PatrolPlaced { field: u8 },
    PatrolRemoved { field: u8 },
    NoPatrols,
    DepotLoses { depot: u8 },
    Revealed { tile: u8 },
    NoSnowTile,
    Looked { tile: u8 },
    SnowOrdered { tile: u8, at: u8 },
    Repaired { work: Work },
    Flipped { work: Work },
    Blocked { work: Work },
    Promoted { disc: Disc },
    CardAdded { card: u8 },
    Better { disc: Disc, level: u8 },
    Cured { disc: Disc },
    Worse,
    Spared,
    Taken { disc: Disc, exhaust: bool },
    Modifier { why: Modifier, n: i8 },
    MoraleText { morale: i8, good: bool, draw: u8, resolve: u8 },
    CardDrawn { card: u8 },
    CardChosen { card: u8, alternative: bool },
    SpecialChosen { card: u8, used: bool },
    MoraleReset,
    Counted { have: u8, need: u8 },
    Marked { card: u8 },
    Discarded { card: u8 },
    MissionCashed { card: u8 },
    MissionFailed { card: u8 },
    FinalPreparations,
    DoubtAside,
    FearTakes { disc: Disc },
    SoldiersPosted { n: u8 },
    Retreat,
    LastStand,
    LastAdvance { sectors: u8 },
    DayEnds { day: u8, supplies: u8, uninjured: u8, patients: u8, bodies: u8, surrender: u8 },
    Over { ending: Ending },
}

impl Hegra {
    /// A type of disc.
    pub(crate) fn disc_name(&self, disc: Disc) -> Msg {
        Msg::new(["disc-O", "disc-S", "disc-V", "disc-M", "disc-H", "disc-X"][disc.min(5) as usize])
    }
    /// Discs of a zone, counted.
    pub(crate) fn zone_name(&self, zone: &Zone) -> Arg {
        let some = DEFENDERS.into_iter().filter(|&disc| zone[disc as usize] > 0);
        let count = |disc: Disc| {
            let key = ["discs-O", "discs-S", "discs-V", "discs-M", "discs-H"][disc as usize];
            Arg::Text(Msg::new(key).with("n", zone[disc as usize] as i64))
        };
        Arg::List(some.map(count).collect())
    }
    /// An action space or a position.
    pub(crate) fn place_name(&self, place: Space) -> Msg {
        Msg::new(format!("space-{}", PLACES[place as usize]))
    }
    /// Something that can be damaged.
    pub(crate) fn work_name(&self, work: Work) -> Msg {
        Msg::new(format!("work-{}", WORKS[work as usize]))
    }
    /// A kind of hit tile.
    pub(crate) fn tile_name(&self, kind: u8) -> Msg {
        if kind < MISS {
            return Msg::new("tile-damage").with("work", self.work_name(kind));
        }
        Msg::new(format!("tile-{}", TILES[kind as usize]))
    }
    /// A field of the map.
    pub(crate) fn field_name(&self, field: u8) -> Msg {
        let id = self.data.map.ids[field as usize].clone();
        match self.data.map.names.iter().find(|(at, _)| *at == field) {
            _ if field == 0 => Msg::new("field-F"),
            Some((_, name)) => Msg::new("field-named").with("id", id).with("name", name.clone()),
            None => Msg::plain(id),
        }
    }
    /// An event card.
    pub(crate) fn event_name(&self, card: u8) -> Msg {
        let face = &self.data.events[card as usize];
        named(&face.id, &face.name)
    }
    /// A morale, Hope or Despair card.
    pub(crate) fn card_name(&self, card: u8) -> Msg {
        match self.data.morale.get(card as usize) {
            Some(face) => named(&face.id, &face.name),
            None => {
                let face = &self.data.specials[card as usize - self.data.morale.len()];
                named(&face.id, &face.name)
            }
        }
    }
    /// A mission.
    pub(crate) fn mission_name(&self, card: u8) -> Msg {
        let face = &self.data.missions[card as usize];
        named(&face.id, &face.name)
    }
    /// A snow tile.
    pub(crate) fn snow_name(&self, tile: u8) -> Msg {
        let face = &self.data.snow[tile as usize];
        named(&face.id, &face.name)
    }
    /// A number of the surrender track.
    pub(crate) fn grade_name(&self, field: u8) -> Msg {
        Msg::new(format!("grade-{field}"))
    }

    /// An effect in words.
    pub(crate) fn effect_text(&self, effect: &Effect) -> Msg {
        let word = effect.op.word();
        let msg = Msg::new(format!("effect-{word}"));
        let n = effect.n as i64;
        match effect.op {
            Op::RecruitAdd | Op::RecruitTake | Op::Gain | Op::ReturnToBag => {
                let key = format!("discs-{}", DISCS[effect.what as usize]);
                msg.with("discs", Msg::new(key).with("n", n))
            }
            Op::HitAdd => msg.with("n", n).with("tile", self.tile_name(effect.what)),
            Op::Advance => msg.with("n", n).with("sector", effect.what as i64 + 1),
            Op::Mark => msg.with("sector", effect.what as i64 + 1),
            Op::Damage => msg.with("work", self.work_name(effect.what)),
            Op::Today => {
                let which = match effect.what {
                    NO_PROMOTE => "today-promote",
                    ROUTE_NEED => "today-route",
                    _ => "today-guns",
                };
                Msg::new(which)
            }
            Op::Choose => {
                let [a, b] = self.data.library.choices[effect.what as usize];
                msg.with("a", self.effects_text(a)).with("b", self.effects_text(b))
            }
            _ => {
                let sign = if n > 0 { "up" } else { "down" };
                msg.with("n", n).with("size", n.abs()).with("way", sign)
            }
        }
    }

    /// A list of effects in words.
    pub(crate) fn effects_text(&self, list: crate::effect::Effects) -> Arg {
        let effects = self.data.library.list(list);
        if effects.is_empty() {
            return Arg::Text(Msg::new("effect-none"));
        }
        Arg::List(effects.iter().map(|effect| Arg::Text(self.effect_text(effect))).collect())
    }

    /// The event as a sentence with its rule.
    pub(crate) fn tell_event(&self, event: &Event) -> (Msg, Rule) {
        use Event::*;
        let say = |key: &str| Msg::new(format!("event-{key}"));
        let disc = |d: &u8| self.disc_name(*d);
        let num = |n: &u8| *n as i64;
        let sector = |s: &u8| *s as i64 + 1;
        let position = |at: &u8| self.place_name(POSITION + at);
        let (rule, msg) = match event {
            Lesson { number } => ("5", Msg::new(format!("lesson-{number}"))),
            Mission { card } => {
                let face = &self.data.missions[*card as usize];
                ("10", say("mission").with("card", self.mission_name(*card)).with("limit", num(&face.limit)))
            }
            DayBegins { day, chapter } => (
                "5",
                say("day-begins")
                    .with("day", num(day))
                    .with("chapter", Msg::new(format!("chapter-{chapter}"))),
            ),
            Card { card } => {
                let face = &self.data.events[*card as usize];
                let text = match face.name {
                    Some(_) => Msg::plain(""),
                    None => Msg::new(format!("card-{}-text", face.id)),
                };
                ("6.1", say("card").with("card", self.event_name(*card)).with("text", text))
            }
            Weather { weather } => (
                "6.1",
                say("weather").with("weather", Msg::new(format!("weather-{}", WEATHER[*weather as usize]))),
            ),
            Track { track, to } => {
                use self::Track::*;
                let name = match track {
                    Morale => "morale",
                    Snow => "snow",
                    Surveillance => "surveillance",
                    Defence => "defence",
                    Fear => "fear",
                    Doubt => "doubt",
                    Surrender => "surrender",
                    Supply => "supply",
                    Artillery => "artillery",
                };
                let value = match track {
                    Surrender => self.grade_name(*to as u8),
                    _ => Msg::plain(to.to_string()),
                };
                ("3.2", say("track").with("track", Msg::new(format!("track-{name}"))).with("to", value))
            }
            Supplies { n, total } => {
                let key = if *n > 0 { "supplies-gained" } else { "supplies-lost" };
                ("3.2", say(key).with("n", n.unsigned_abs() as i64).with("total", num(total)))
            }
            SnowedIn => ("6.1", say("snowed-in")),
            Alarm => ("8.3", say("alarm")),
            Desperate => ("3.2", say("desperate")),
            Effect { effect } => ("6.1", say("effect").with("effect", self.effect_text(effect))),
            Skipped { effect } => ("6.1 R35", say("skipped").with("effect", self.effect_text(effect))),
            DoubtsAdded { n } => ("6.1", say("doubts-added").with("n", num(n))),
            Recruited { disc: d } => ("6.2", say("recruited").with("disc", disc(d))),
            DoubtDrawn { first } => ("6.2 R18", say(if *first { "doubt-first" } else { "doubt-drawn" })),
            NoRecruits => ("6.2 R19", say("no-recruits")),
            RecruitsIn { discs } => ("6.2", say("recruits-in").with("discs", self.zone_name(discs))),
            Kept { disc: d } => ("6.2", say("kept").with("disc", disc(d))),
            TilesAdded { kind, n } => {
                ("6.5", say("tiles-added").with("n", num(n)).with("tile", self.tile_name(*kind)))
            }
            Shells { n } => ("6.4", say("shells").with("n", num(n))),
            TileDrawn { kind } => ("6.5", say("tile-drawn").with("tile", self.tile_name(*kind))),
            BagEmpty => ("6.5 R7", say("bag-empty")),
            Missed { n } => ("6.5", say("missed").with("n", num(n))),
            AirRaid { kind } => ("6.5", say("air-raid").with("tile", self.tile_name(*kind))),
            Damaged { work } => ("6.5 R9", say("damaged").with("work", self.work_name(*work))),
            ArtilleryTile => ("6.5", say("artillery-tile")),
            NoGunsLeft => ("6.5", say("no-guns-left")),
            GunPlaced { field } => ("6.5", say("gun-placed").with("field", self.field_name(*field))),
            GunRemoved { field } => ("8.2", say("gun-removed").with("field", self.field_name(*field))),
            Wounded { disc: d } => ("6.6", say("wounded").with("disc", disc(d))),
            WoundLevel { disc: d, level } => {
                ("6.6", say("wound-level").with("disc", disc(d)).with("level", num(level)))
            }
            InBed { disc: d, level } => {
                ("6.6 R21", say("in-bed").with("disc", disc(d)).with("level", num(level)))
            }
            Waits { disc: d, level } => {
                ("6.6 R21", say("waits").with("disc", disc(d)).with("level", num(level)))
            }
            Died { disc: d } => ("8.5", say("died").with("disc", disc(d))),
            Lost { disc: d } => ("6.6", say("lost").with("disc", disc(d))),
            NobodyToTake => ("6.6 R20", say("nobody-to-take")),
            InfantryComes { sector: s } => ("6.3", say("infantry-comes").with("sector", sector(s))),
            Sniper { sector: s } => ("10", say("sniper").with("sector", sector(s))),
            NobodyThere => ("6.7 R37", say("nobody-there")),
            Dice { sector: s, faces, boxes } => {
                let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
                let msg = say("dice").with("sector", sector(s)).with("faces", faces.join(" "));
                let msg = msg.with("grenades", num(&boxes[0])).with("hits", num(&boxes[1]));
                ("6.7", msg.with("advance", num(&boxes[2])))
            }
            StandUp { n } => ("6.7", say("stand-up").with("n", num(n))),
            Grenades { n } => ("6.7", say("grenades").with("n", num(n))),
            HitsCounted { n, defence, through } => (
                "6.7",
                say("hits-counted")
                    .with("n", num(n))
                    .with("defence", num(defence))
                    .with("through", num(through)),
            ),
            Advances { from, to } => {
                ("6.7 R38", say("advances").with("from", sector(from)).with("to", sector(to)))
            }
            Assaults { from } => ("6.7", say("assaults").with("from", sector(from))),
            Flames => ("10", say("flames")),
            Assault => ("6.7 R39", say("assault")),
            Woke { discs } => ("7", say("woke").with("discs", self.zone_name(discs))),
            Paid { morale } => ("7", say(if *morale { "paid-morale" } else { "paid-supply" })),
            Fed { disc: d } => ("7", say("fed").with("disc", disc(d))),
            Rests { disc: d } => ("7 R25", say("rests").with("disc", disc(d))),
            Placed { disc: d, place } => {
                ("7", say("placed").with("disc", disc(d)).with("place", self.place_name(*place)))
            }
            Relieved { disc: d, position: at } => {
                ("7 R23", say("relieved").with("disc", disc(d)).with("position", position(at)))
            }
            PlacementDone => ("7", say("placement-done")),
            RouteOpened { goods, depot } => (
                "8.0",
                say("route-opened")
                    .with("goods", Msg::new(format!("goods-{}", GOODS[*goods as usize])))
                    .with("field", self.field_name(self.data.map.depots[*depot as usize])),
            ),
            MachineGun { position: at } => ("8.1", say("machine-gun").with("position", position(at))),
            Shot { position: at, face, total, hit } => {
                let key = if *hit { "shot-hit" } else { "shot-miss" };
                (
                    "8.1 R16",
                    say(key).with("position", position(at)).with("face", num(face)).with("total", num(total)),
                )
            }
            Pinned { sector: s, n } => ("8.1", say("pinned").with("sector", sector(s)).with("n", num(n))),
            Removed { sector: s } => ("8.1", say("removed").with("sector", sector(s))),
            Fierce { disc: d } => ("8.1 R17", say("fierce").with("disc", disc(d))),
            GunAtSector { gun, sector: s } => {
                ("8.2", say("gun-sector").with("gun", sector(gun)).with("sector", sector(s)))
            }
            GunAtRow { gun, row } => (
                "8.2",
                say("gun-row")
                    .with("gun", sector(gun))
                    .with("row", Msg::new(format!("row-{}", ROWS[*row as usize]))),
            ),
            GunAtAirfield { gun } => ("8.2", say("gun-airfield").with("gun", sector(gun))),
            GunsSilent => ("8.2", say("guns-silent")),
            OwnFire { field } => ("8.2 R15", say("own-fire").with("field", self.field_name(*field))),
            PileGone { pile } => ("8.2", say("pile-gone").with("pile", sector(pile))),
            Risk { gun, face, value, jams } => {
                let key = if *jams { "risk-jams" } else { "risk-holds" };
                let msg = say(key).with("gun", sector(gun)).with("face", num(face)).with("value", num(value));
                ("8.2 R60", msg)
            }
            Sent { disc: d, .. } => ("8.3", say("sent").with("disc", disc(d))),
            Loaded { disc: d, goods } => (
                "8.3 R28",
                say("loaded")
                    .with("disc", disc(d))
                    .with("goods", Msg::new(format!("goods-{}", GOODS[*goods as usize]))),
            ),
            Stepped { disc: d, field } => {
                ("8.3", say("stepped").with("disc", disc(d)).with("field", self.field_name(*field)))
            }
            Halted { disc: d, field } => {
                ("8.3", say("halted").with("disc", disc(d)).with("field", self.field_name(*field)))
            }
            Hides { disc: d } => ("8.3", say("hides").with("disc", disc(d))),
            Fights { disc: d } => ("8.3", say("fights").with("disc", disc(d))),
            Sneaks { disc: d, face, level, passed } => {
                let key = if *passed { "sneak-passed" } else { "sneak-failed" };
                ("8.3", say(key).with("disc", disc(d)).with("face", num(face)).with("level", num(level)))
            }
            Fought { disc: d, face, level, passed } => {
                let key = if *passed { "fight-passed" } else { "fight-failed" };
                ("8.3", say(key).with("disc", disc(d)).with("face", num(face)).with("level", num(level)))
            }
            Home { disc: d, tile } if *tile == NONE => ("8.3 R31", say("home-empty").with("disc", disc(d))),
            Home { disc: d, tile } => (
                "8.3",
                say("home")
                    .with("disc", disc(d))
                    .with("goods", Msg::new(format!("goods-{}", GOODS[*tile as usize]))),
            ),
            PatrolPlaced { field } => ("8.6", say("patrol-placed").with("field", self.field_name(*field))),
            PatrolRemoved { field } => ("8.3", say("patrol-removed").with("field", self.field_name(*field))),
            NoPatrols => ("8.6", say("no-patrols")),
            DepotLoses { depot } => (
                "8.6",
                say("depot-loses").with("field", self.field_name(self.data.map.depots[*depot as usize])),
            ),
            Revealed { tile } => ("8.4", say("revealed").with("tile", self.snow_name(*tile))),
            NoSnowTile => ("8.4 R32", say("no-snow-tile")),
            Looked { tile } => ("8.4", say("looked").with("tile", self.snow_name(*tile))),
            SnowOrdered { tile, at } => {
                ("8.4", say("snow-ordered").with("tile", self.snow_name(*tile)).with("at", num(at)))
            }
            Repaired { work } => ("8.4", say("repaired").with("work", self.work_name(*work))),
            Flipped { work } => ("8.4 R12", say("flipped").with("work", self.work_name(*work))),
            Blocked { work } => ("8.2", say("blocked").with("work", self.work_name(*work))),
            Promoted { disc: d } => ("8.4 R33", say("promoted").with("disc", disc(d))),
            CardAdded { card } => {
                let key = if self.data.specials[*card as usize - self.data.morale.len()].hope {
                    "hope"
                } else {
                    "despair"
                };
                ("8.6 R61", say(&format!("{key}-added")).with("card", self.card_name(*card)))
            }
            Better { disc: d, level } => {
                ("8.5", say("better").with("disc", disc(d)).with("level", num(level)))
            }
            Cured { disc: d } => ("8.5", say("cured").with("disc", disc(d))),
            Worse => ("8.5", say("worse")),
            Spared => ("8.5 R66", say("spared")),
            Taken { disc: d, exhaust } => {
                ("6.1", say(if *exhaust { "taken-exhausted" } else { "taken-ready" }).with("disc", disc(d)))
            }
            Modifier { why, n } => {
                use self::Modifier::*;
                let (rule, key) = match why {
                    Trust => ("8.6", "trust"),
                    RedDay => ("8.6", "red-day"),
                    NoSupplies => ("8.6", "no-supplies"),
                    Waiting => ("8.6", "waiting"),
                    Bodies => ("8.6 R53", "bodies"),
                    RedSector => ("8.6 R54", "red-sector"),
                    ManyBodies => ("8.6", "many-bodies"),
                    ManyWaiting => ("8.6", "many-waiting"),
                    AllGuns => ("8.6", "all-guns"),
                };
                let sign = if *n > 0 { format!("+{n}") } else { n.to_string() };
                (rule, say(&format!("because-{key}")).with("n", sign))
            }
            MoraleText { morale, good, draw, resolve } => {
                let key = match (draw, good) {
                    (0, _) => "morale-quiet",
                    (_, true) => "morale-good",
                    (_, false) => "morale-bad",
                };
                let msg = say(key).with("morale", *morale as i64).with("draw", num(draw));
                ("8.6", msg.with("resolve", num(resolve)))
            }
            CardDrawn { card } => ("8.6", say("card-drawn").with("card", self.card_name(*card))),
            CardChosen { card, alternative } => {
                let key = if *alternative { "card-alternative" } else { "card-chosen" };
                ("8.6 R35", say(key).with("card", self.card_name(*card)))
            }
            SpecialChosen { card, used } => {
                let key = if *used { "special-used" } else { "special-ignored" };
                ("8.6 R36", say(key).with("card", self.card_name(*card)))
            }
            MoraleReset => ("8.6 R34", say("morale-reset")),
            Counted { have, need } => ("8.6", say("counted").with("have", num(have)).with("need", num(need))),
            Marked { card } => {
                let face = &self.data.events[*card as usize];
                (
                    "10 R48",
                    say("marked").with("card", self.event_name(*card)).with("sector", sector(&face.sector)),
                )
            }
            Discarded { card } => ("10 R48", say("discarded").with("card", self.event_name(*card))),
            MissionCashed { card } => {
                ("10 R70", say("mission-cashed").with("card", self.mission_name(*card)))
            }
            MissionFailed { card } => {
                ("10 R43", say("mission-failed").with("card", self.mission_name(*card)))
            }
            FinalPreparations => ("9.1", say("final-preparations")),
            DoubtAside => ("9.1", say("doubt-aside")),
            FearTakes { disc: d } => ("9.1 R64", say("fear-takes").with("disc", disc(d))),
            SoldiersPosted { n } => ("9.1", say("soldiers-posted").with("n", num(n))),
            Retreat => ("9.2", say("retreat")),
            LastStand => ("9.3", say("last-stand")),
            LastAdvance { sectors } => ("9.3 R65", say("last-advance").with("n", num(sectors))),
            DayEnds { day, supplies, uninjured, patients, bodies, surrender } => (
                "5",
                say("day-ends")
                    .with("day", num(day))
                    .with("supplies", num(supplies))
                    .with("uninjured", num(uninjured))
                    .with("patients", num(patients))
                    .with("bodies", num(bodies))
                    .with("grade", self.grade_name(*surrender)),
            ),
            Over { ending } => ("9.3", Msg::new(reason(*ending))),
        };
        (msg, Rule(rule))
    }
}

/// The text key of an ending.
pub fn reason(ending: Ending) -> &'static str {
    match ending {
        Ending::Open => "over-open",
        Ending::Skull => "over-skull",
        Ending::TooFew => "over-too-few",
        Ending::Overrun => "over-overrun",
        Ending::Held(0) => "over-held-0",
        Ending::Held(1) => "over-held-1",
        Ending::Held(2) => "over-held-2",
        Ending::Held(_) => "over-held-3",
    }
}

fn named(id: &str, name: &Option<String>) -> Msg {
    match name {
        Some(name) => Msg::plain(name.clone()),
        None => Msg::new(format!("card-{id}")),
    }
}
