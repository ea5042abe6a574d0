//! How events are told.

use crate::Hegra;
use crate::event::*;
use crate::kinds::*;
use engine::{Msg, Rule, Sentences};

impl Hegra {
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
                (face.origin.rule(), say("card").with("card", self.event_name(*card)).with("text", text))
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
                    // Two fields of the track add no disc; they differ in what they give in the evening.
                    Doubt => {
                        let field = *to as usize;
                        match self.data.doubt_morale[field] {
                            0 => Msg::new("doubt-field").with("discs", num(&self.data.doubt_discs[field])),
                            morale => Msg::new("doubt-field-morale").with("morale", num(&morale)),
                        }
                    }
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
            Effect { effect } => {
                (effect.origin.rule(), say("effect").with("effect", self.effect_text(effect)))
            }
            Skipped { effect } => {
                let rule = effect.origin.rule_of_skipping();
                (rule, say("skipped").with("effect", self.effect_text(effect)))
            }
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
            PlacementDone { idle } => ("7", say("placement-done").with("n", num(idle))),
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
            Taken { disc: d, exhaust, origin } => (
                origin.rule(),
                say(if *exhaust { "taken-exhausted" } else { "taken-ready" }).with("disc", disc(d)),
            ),
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
            Retreat { guns } => ("9.2", say("retreat").with("n", num(guns))),
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
            Over { ending } => (rule_of(*ending), Msg::new(reason(*ending))),
        };
        (msg, Rule(rule))
    }
}

impl Sentences<Hegra> for Event {
    fn sentence(&self, game: &Hegra) -> (Msg, Rule) {
        game.tell_event(self)
    }
}
