//! A position as facts a person can write down: `ready = "SSV"`, `sector1 = "4/1"`, `when = "attack"`.

use crate::effect::read_effect;
use crate::morning::DAY;
use crate::*;

fn fail<T>(what: impl Into<String>) -> Result<T, FactError> {
    Err(FactError(what.into()))
}
fn num(n: impl Into<i64>) -> Fact {
    Fact::Num(n.into())
}
/// A word, or `none` for none.
fn or_none(text: String) -> String {
    if text.is_empty() { "none".to_owned() } else { text }
}
/// Discs by their letters.
fn letters(discs: impl Iterator<Item = (Disc, u8)>) -> Fact {
    Fact::Word(or_none(discs.map(|(disc, n)| disc.word().repeat(n as usize)).collect()))
}

/// What there is several of, one word for each.
fn each<W: Copy>(counted: impl Iterator<Item = (W, u8)>) -> Vec<W> {
    counted.flat_map(|(word, n)| std::iter::repeat_n(word, n as usize)).collect()
}
fn too_many<W: Word<Hegra>>(game: &Hegra, word: W) -> Result<(), FactError> {
    fail(format!("there are not so many «{}»", word.write(game)))
}

type Table<'a> = FactTable<'a, Hegra>;
/// A zone of discs by its name.
type NamedZone = (&'static str, fn(&mut Position) -> &mut Zone);

impl Hegra {
    fn zone(&self, key: &str, text: &str) -> Result<Zone, FactError> {
        let mut zone = Zone::all(0);
        for letter in text.chars().filter(|_| text != "none") {
            zone[fact_word::<_, Disc>(self, key, &letter.to_string())?] += 1;
        }
        Ok(zone)
    }

    pub(crate) fn facts_and_setters(&self) -> Table<'_> {
        let data = &self.data;
        let mut facts = FactTable::new(self);
        facts.shown("decides", |p| {
            Fact::word(match self.need(p) {
                Need::Order(_) => "player",
                Need::Luck(_) => "luck",
                Need::Over(_) => "nobody",
            })
        });
        facts.shown("result", |p| Fact::word(p.ending.reason().trim_start_matches("over-")));
        facts.shown("stage", |p| Fact::word(self.stage(p).0));
        facts.shown("chapter", |p| num(self.chapter(p.day) as i64 + 1));
        facts.number("day", 1..=data.game.round_track.days as i64, |p| &mut p.day);
        facts.word("weather", |p| &mut p.weather);
        let supply = |p: &Position| num(data.game.supply_track.fields[p.supply_track as usize]);
        facts.both("supply_track", supply, |p, fact| {
            let n = fact.num("supply_track")?;
            let at = data.game.supply_track.fields.iter().position(|&field| field as i64 == n);
            p.supply_track = at.map_or_else(|| fail("the supply track has no such field"), Ok)? as u8;
            Ok(())
        });
        facts.number("supplies", 0..=99, |p| &mut p.supplies);
        facts.number("snow", 1..=data.game.snow_track.last as i64, |p| &mut p.snow);
        facts.number("surrender", 0..=4, |p| &mut p.surrender);
        facts.number("morale", -3..=3, |p| &mut p.morale);
        facts.number("morale_next", -99..=99, |p| &mut p.morale_next);
        facts.number("surveillance", 1..=data.game.surveillance_track.last as i64, |p| &mut p.surveillance);
        facts.number("defence", 0..=data.game.defence_track.last as i64, |p| &mut p.defence);
        facts.number("fear", 0..=data.game.fear_track.last as i64, |p| &mut p.fear);
        facts.number("doubt", 0..=data.game.doubt_track.discs.len() as i64 - 1, |p| &mut p.doubt);
        let field = |key: &str, name: &str| {
            let at = data.game.artillery_track.fields.iter().position(|field| field.to_string() == name);
            at.map_or_else(|| fail(format!("{key}: the artillery track has no field {name}")), Ok)
        };
        let artillery = |p: &Position| num(data.game.artillery_track.fields[p.artillery as usize]);
        facts.both("artillery", artillery, move |p, fact| {
            p.artillery = field("artillery", &fact.text("artillery")?)? as u8;
            Ok(())
        });
        let track = |p: &Position| {
            let there = (0..data.game.artillery_track.fields.len()).filter(|at| p.track_guns >> at & 1 == 1);
            Fact::Words(there.map(|at| data.game.artillery_track.fields[at].to_string()).collect())
        };
        facts.both("track_guns", track, move |p, fact| {
            p.track_guns = 0;
            let names = if let Fact::Num(n) = fact { vec![n.to_string()] } else { fact.texts("track_guns")? };
            for name in names {
                p.track_guns |= 1 << field("track_guns", &name)?;
            }
            Ok(())
        });
        facts.shown("shells", |p| num(self.shells(p)));
        facts.number("infantry", 0..=99, |p| &mut p.infantry);
        facts.shown("assault", |p| num(p.assault));
        facts.word("machine_gun", |p| &mut p.machine_gun);
        facts.number("revealed", 0..=16, |p| &mut p.revealed);
        facts.number("delivered", 0..=99, |p| &mut p.delivered);
        facts.shown("bonus", |p| num(p.bonus));
        facts.shown("credit", |p| num(p.credit));
        facts.shown("steps", |p| num(p.steps));
        facts.shown("uninjured", |p| num(p.uninjured()));
        facts.shown("on_map", |p| num(p.on_map().count() as i64));
        self.card_facts(&mut facts);
        self.tile_facts(&mut facts);
        self.disc_facts(&mut facts);
        self.work_facts(&mut facts);
        facts
    }

    fn card_facts<'a>(&'a self, facts: &mut Table<'a>) {
        facts.perhaps("event", EventId::NONE, |p| &mut p.event);
        facts.perhaps("mission", MissionId::NONE, |p| &mut p.mission);
        facts.bits::<EventId, _>("events", |p| &mut p.events);
        facts.shown("event_cards", |p| num(self.event_deck(p, false).count_ones()));
        facts.bits::<EventId, _>("lasting", |p| &mut p.lasting);
        for (side, keys) in [["good_deck", "good_discard", "hope"], ["bad_deck", "bad_discard", "despair"]]
            .into_iter()
            .enumerate()
        {
            let [deck, discard, pile] = keys;
            facts.bits::<Card, _>(deck, move |p| &mut p.deck[side]);
            facts.bits::<Card, _>(discard, move |p| &mut p.discard[side]);
            facts.words(
                pile,
                move |p| Card::all(self).filter(|card| p.piles[side] >> card.0 & 1 == 1).collect(),
                move |p, cards| {
                    p.piles[side] = cards.iter().fold(0, |pile, card| pile | 1 << card.0);
                    p.tops[side] = cards.into_iter().min().unwrap_or(Card::NONE);
                    Ok(())
                },
            );
        }
        let drawn = |p: &Position| {
            let cards = p.drawn.iter().filter(|&&card| card != Card::NONE);
            Fact::Words(cards.map(|card| card.write(self)).collect())
        };
        facts.shown("drawn", drawn);
    }

    fn tile_facts<'a>(&'a self, facts: &mut Table<'a>) {
        let data = &self.data;
        facts.bits::<Field, _>("map_guns", |p| &mut p.map_guns);
        let patrols = |p: &Position| each(p.patrols.iter().map(|(field, &n)| (field, n)));
        facts.words::<Field>("patrols", patrols, |p, fields| {
            (p.patrols, p.patrol_bag) = (By::all(0), data.patrol_tiles);
            for field in fields {
                let number = (data.map.number[field] as usize).wrapping_sub(1);
                if p.patrol_bag.get(number).is_none_or(|&tiles| tiles == 0) {
                    return too_many(self, field);
                }
                p.patrols[field] += 1;
                p.patrol_bag[number] -= 1;
            }
            Ok(())
        });
        let left = |p: &Position| num(p.patrol_bag.iter().sum::<u8>());
        facts.both("patrol_bag", left, |p, fact| {
            let n = fact.num("patrol_bag")?;
            // Those with the highest numbers go first.
            while p.patrol_bag.iter().sum::<u8>() as i64 > n.max(0) {
                if let Some(tiles) = p.patrol_bag.iter_mut().rev().find(|tiles| **tiles > 0) {
                    *tiles -= 1;
                }
            }
            Ok(())
        });
        let bag = |p: &Position| each(p.hit_bag.iter().map(|(tile, &n)| (tile, n)));
        facts.words::<Tile>("hit_bag", bag, |p, tiles| {
            p.hit_bag = Tiles::all(0);
            for tile in tiles {
                // What is in the bag lies on no pile any more.
                if p.tiles_in_reserve(tile) == 0
                    && let Some(pile) = p.air.find(|pile| pile.contains(&tile))
                {
                    p.air[pile] = [Tile::NONE; 2];
                }
                if p.tiles_in_reserve(tile) == 0 {
                    return too_many(self, tile);
                }
                p.hit_bag[tile] += 1;
            }
            Ok(())
        });
        facts.shown("hits_drawn", |p| {
            let tiles = each(p.hit_drawn.iter().map(|(tile, &n)| (tile, n)));
            Fact::Words(tiles.iter().map(|tile| tile.word().to_owned()).collect())
        });
        let piles =
            |p: &Position| num(p.air.values().iter().filter(|pile| pile[0] != Tile::NONE).count() as i64);
        facts.both("air_piles", piles, |p, fact| match fact.num("air_piles")? {
            n @ 0..=6 => {
                p.air.values_mut()[..PILES - n as usize].fill([Tile::NONE; 2]);
                Ok(())
            }
            _ => fail(format!("air_piles must be 0 to {PILES}")),
        });
        facts.bits::<SnowId, _>("snow_left", |p| &mut p.snow_left);
        let top = |p: &Position| {
            let tiles = p.snow_top.iter().filter(|&&tile| tile != SnowId::NONE);
            or_none(tiles.map(|tile| tile.write(self)).collect::<Vec<_>>().join(" "))
        };
        facts.text("snow_top".to_owned(), "S1 S2 S3, from the top", top, |p, text| {
            p.snow_top = [SnowId::NONE; 3];
            for (slot, name) in p.snow_top.iter_mut().zip(text.split_whitespace().filter(|_| text != "none"))
            {
                *slot = SnowId::read(name, self)?;
            }
            Some(())
        });
        facts.bits::<Goods, _>("goods", |p| &mut p.goods);
        for depot in data.map.depots.ids() {
            let read = move |p: &Position| match p.depots[depot] {
                (Goods::NONE, _) => "none".to_owned(),
                (goods, n) => format!("{} {n}", goods.word()),
            };
            let how = "\"supply 3\", with no more tiles than there are";
            facts.text(format!("depot{}", depot.0 + 1), how, read, move |p, text| {
                p.depots[depot] = match text.split_once(' ') {
                    Some((goods, n)) => {
                        let n = n.parse().ok().filter(|&n: &u8| n <= data.goods_each)?;
                        (Goods::find(goods)?, n)
                    }
                    None => (Goods::NONE, 0),
                };
                if p.depots[depot].0 != Goods::NONE {
                    p.goods &= !(1 << p.depots[depot].0.0);
                }
                (text == "none" || p.depots[depot].0 != Goods::NONE).then_some(())
            });
        }
    }

    fn disc_facts<'a>(&'a self, facts: &mut Table<'a>) {
        const ZONES: [NamedZone; 7] = [
            ("reserve", |p| &mut p.reserve),
            ("bag", |p| &mut p.bag),
            ("area", |p| &mut p.area),
            ("ready", |p| &mut p.ready),
            ("rest", |p| &mut p.rest),
            ("exhausted", |p| &mut p.exhausted),
            ("morgue", |p| &mut p.morgue),
        ];
        for (key, zone) in ZONES {
            let read = move |p: &Position| letters(zone(&mut { *p }).iter().map(|(disc, &n)| (disc, n)));
            facts.both(key, read, move |p, fact| {
                *zone(p) = self.zone(key, &fact.text(key)?)?;
                Ok(())
            });
        }
        for space in Space::with_workers() {
            let key = format!("on.{}", space.word());
            let read = move |p: &Position| letters(p.spaces[space].iter().map(|(disc, &n)| (disc, n)));
            facts.both(key.clone(), read, move |p, fact| {
                let zone = self.zone(&key, &fact.text(&key)?)?;
                Disc::DEFENDERS.into_iter().for_each(|disc| p.spaces[space][disc] = zone[disc]);
                Ok(())
            });
        }
        for &position in Post::ALL {
            facts.perhaps(position.word(), Disc::NONE, move |p| &mut p.manned[position]);
        }
        for slot in Slot::all(self) {
            let read = move |p: &Position| {
                let Carrier { disc, field, tile, .. } = p.carriers[slot];
                let load = if tile == Goods::NONE { String::new() } else { format!("+{}", tile.word()) };
                let there = || format!("{}@{}{load}", disc.word(), field.write(self));
                if disc == Disc::NONE { "none".to_owned() } else { there() }
            };
            facts.text(slot.id(), "S@D1 or S@D1+miss", read, move |p, text| {
                p.carriers[slot] = NOBODY;
                if text != "none" {
                    let (disc, rest) = text.split_once('@')?;
                    let (place, tile) = rest.split_once('+').unwrap_or((rest, ""));
                    let tile = if tile.is_empty() { Goods::NONE } else { Goods::find(tile)? };
                    let (disc, field) = (Disc::find(disc)?, Field::read(place, self)?);
                    p.carriers[slot] = Carrier { disc, field, tile, moved: Moved::No };
                }
                Some(())
            });
        }
        for bed in Bed::ALL {
            let read = move |p: &Position| match p.beds[bed] {
                Patient { disc: Disc::NONE, .. } => "none".to_owned(),
                Patient { disc, level } => format!("{}{}", disc.word(), level.0),
            };
            facts.text(format!("bed{}", bed.0 + 1), "S4: type and level", read, move |p, text| {
                p.beds[bed] = if text == "none" { FREE } else { patient(text)? };
                Some(())
            });
        }
        let waiting = |p: &Position| {
            let levels = p.waiting.iter().flat_map(|(level, zone)| {
                let each = zone.iter().flat_map(|(disc, &n)| (0..n).map(move |_| disc));
                each.map(move |disc| format!("{}{}", disc.word(), level.0)).collect::<Vec<_>>()
            });
            Fact::Words(levels.collect())
        };
        facts.both("waiting", waiting, |p, fact| {
            p.waiting = By::all(Zone::all(0));
            for name in fact.texts("waiting")? {
                let wrong = || FactError("a patient is written S4: type and level".to_owned());
                let Patient { disc, level } = patient(&name).ok_or_else(wrong)?;
                p.waiting[level][disc] += 1;
            }
            Ok(())
        });
    }

    fn work_facts<'a>(&'a self, facts: &mut Table<'a>) {
        let most = self.data.game.numbers.sector_limit;
        for sector in Sector::first(crate::data::MAX_SECTORS) {
            let n = sector.0 + 1;
            let read = move |p: &Position| format!("{}/{}", p.up[sector], p.down[sector]);
            let how = "4/1: ready/pinned, no more than a sector holds (R38)";
            facts.text(format!("sector{n}"), how, read, move |p, text| {
                let (up, down) = text.split_once('/')?;
                let (up, down) = (up.parse::<u8>().ok()?, down.parse::<u8>().ok()?);
                (p.up[sector], p.down[sector]) = (up, down);
                (up.max(down) <= most).then_some(())
            });
            facts.shown(format!("boxes{n}"), move |p| {
                let [a, b, c] = p.boxes[sector];
                Fact::word(format!("{a}/{b}/{c}"))
            });
        }
        let damaged = |p: &Position| {
            Work::damageable().filter(|&work| work.gun().is_none() && self.is_damaged(p, work)).collect()
        };
        facts.words::<Work>("damaged", damaged, |p, works| {
            (p.damaged, p.rooms_damaged) = (0, 0);
            for work in works {
                match work {
                    work if work.post().is_some() => p.damaged |= 1 << work.0,
                    work if Work::ROOMS.contains(&work) => p.rooms_damaged |= work.room_bit(),
                    _ => return fail("guns are written gun1 = \"oxD\""),
                }
            }
            Ok(())
        });
        let rooms = |p: &Position| Work::ROOMS.into_iter().filter(|&room| p.has_room(room)).collect();
        facts.words::<Work>("rooms", rooms, |p, rooms| {
            p.rooms = 0;
            for room in rooms {
                if !Work::ROOMS.contains(&room) {
                    return fail(format!("«{}» is no room", room.word()));
                }
                p.rooms |= room.room_bit();
            }
            Ok(())
        });
        for gun in Gun::ALL {
            let n = gun.0 + 1;
            let read = move |p: &Position| {
                let side = |space: u8| (p.gun_damage[gun] >> space & 1, p.gun_blocked[gun] >> space & 1);
                let letters = (0..3).map(|space| match side(space) {
                    (1, 1) => 'X',
                    (1, _) => 'D',
                    (_, 1) => 'x',
                    _ => 'o',
                });
                if gun == Gun(1) && !p.gun_two { "none".to_owned() } else { letters.collect() }
            };
            let how = "with three letters, left to right: o ready, x blocked, D damaged, X both";
            facts.text(format!("gun{n}"), how, read, move |p, text| {
                p.gun_two = if gun == Gun(1) { text != "none" } else { p.gun_two };
                (p.gun_damage[gun], p.gun_blocked[gun]) = (0, 0);
                for (space, letter) in text.chars().enumerate().filter(|_| text != "none") {
                    p.gun_damage[gun] |= ("DX".contains(letter) as u8) << space;
                    p.gun_blocked[gun] |= ("xX".contains(letter) as u8) << space;
                }
                let fits = text.len() == 3 && text.chars().all(|letter| "oxDX".contains(letter));
                (fits || text == "none" && gun == Gun(1)).then_some(())
            });
            facts.shown(format!("strength{n}"), move |p| num(p.strength(gun)));
        }
    }

    /// A position made by hand is past set-up.
    pub(crate) fn begin_by_hand(&self, p: &mut Position) {
        if matches!(p.todo.top(), Task::Turn { .. } | Task::LayAir { .. } | Task::DrawMission) {
            p.tops = p.piles.map(|pile| Card(pile.trailing_zeros() as u8));
            if p.air == By::all([Tile::NONE; 2]) {
                p.air = By::new(self.data.air_piles.map(|tile| [tile; 2]));
            }
            p.todo = Todo::EMPTY;
            p.todo.push_all(&DAY);
        }
    }

    /// The moment of the day a hand-made position begins with; everything before it counts as done.
    pub(crate) fn begin(&self, p: &mut Position, when: &str) -> Result<(), FactError> {
        let from = |p: &mut Position, tasks: &[Task], step: usize| {
            p.todo = Todo::EMPTY;
            p.todo.push_all(&DAY[step..]);
            p.todo.push_all(tasks);
        };
        p.bonus = self.executions(p, Space::TELEPHONE);
        let (word, rest) = when.split_once(' ').unwrap_or((when, ""));
        let number: u8 = rest.parse().unwrap_or(0);
        match (word, rest) {
            ("event", "") => from(p, &[], 0),
            ("event", id) => {
                let card = fact_word::<_, EventId>(self, "when", id)?;
                from(p, &[], 0);
                self.event_card(p, card, false, &mut Silent);
            }
            ("doubts", "") => from(p, &[Task::Doubts, Task::Recruit], 1),
            ("recruit", "") => from(p, &[Task::Recruit], 1),
            ("shells", "") => from(p, &[Task::AirPile, Task::Shells], 1),
            ("infantry", _) if number > 0 => {
                from(p, &[], 1);
                self.add_infantry(p, number, &mut Silent);
            }
            ("attack", "") => from(p, &[Task::Attack], 1),
            ("advance", "") => from(p, &[Task::AdvanceColumn], 1),
            ("hits", _) if number > 0 => from(p, &[Task::DrawHit { left: number }], 1),
            ("dawn", "") => from(p, &[], 1),
            ("placement", "") => from(p, &[], 3),
            ("section", "0" | "1" | "2") => from(p, &[], 4 + number as usize),
            ("section", "3") => from(p, &[], 7),
            ("section", "4" | "5") => from(p, &[], 6 + number as usize),
            ("adjust", "") => from(p, &[], 12),
            ("evening", "") => from(p, &[], 13),
            ("cards", "") => from(p, &[], 15),
            ("surrender", "") => from(p, &[], 18),
            ("round", "track") => from(p, &[], 19),
            ("next", "day") => from(p, &[], 20),
            ("effect", text) => {
                let origin = Origin::DECKS[self.chapter(p.day)];
                let effect = read_effect(text, origin).map_err(FactError)?;
                from(p, &[Task::Do(effect)], 3);
            }
            _ => {
                return Err(FactError(format!(
                    "«{when}» is no moment; event, event M01, doubts, recruit, shells, infantry 4, attack, advance, \
                     hits 5, dawn, placement, section 0 to section 5, adjust, evening, cards, surrender, round track, \
                     next day, effect wound 1"
                )));
            }
        }
        self.run(p, &mut Silent);
        Ok(())
    }

    /// Discs of a type that lie somewhere by the author's wish. What is left in bag and reserve is not counted, and in Ready
    /// only what is more than at the start: a case names what matters and leaves the rest as it was.
    fn known_discs(&self, p: &Position, disc: Disc) -> u32 {
        let untouched = Disc::DEFENDERS.into_iter().all(|disc| p.ready[disc] >= self.data.ready[disc]);
        let ready = if untouched { p.ready[disc] - self.data.ready[disc] } else { p.ready[disc] };
        let on_spaces: u32 =
            p.spaces.values().iter().map(|space| space.get(disc).map_or(0, |&n| n as u32)).sum();
        let manned = p.manned.values().iter().filter(|&&at| at == disc).count() as u32;
        let on_map = p.on_map().filter(|(_, carrier)| carrier.disc == disc).count() as u32;
        let in_beds = p.beds.values().iter().filter(|bed| bed.disc == disc).count() as u32;
        let waiting: u32 = p.waiting.values().iter().map(|level| level[disc] as u32).sum();
        let zones = [ready, p.area[disc], p.rest[disc], p.exhausted[disc], p.morgue[disc]];
        zones.iter().map(|&n| n as u32).sum::<u32>() + on_spaces + manned + on_map + in_beds + waiting
    }

    pub(crate) fn check_facts(&self, p: &Position) -> Result<(), FactError> {
        if p.manned.values().iter().any(|&disc| disc == Disc::M || disc == Disc::X) {
            return fail("medics do not man positions (3.3)");
        }
        for position in [Post::A, Post::B, Post::C] {
            if p.manned[position] != Disc::NONE && p.damaged >> (position.0 - 1) & 1 == 1 {
                return fail("a damaged position is empty: take its tile out of «damaged» (3.3)");
            }
        }
        for disc in Disc::DEFENDERS {
            let (name, total) = (disc.word(), self.data.total[disc]);
            if self.known_discs(p, disc) > total as u32 {
                return fail(format!("there are more {name} discs than the box holds ({total})"));
            }
        }
        if [p.bag, p.reserve].iter().any(|zone| zone[Disc::X] > self.data.total[Disc::X]) {
            return fail("there are more doubts than the box holds");
        }
        let patients = self.known_discs(p, Disc::X);
        let infantry: u32 = p.up.ids().map(|sector| p.in_sector(sector) as u32).sum();
        if infantry + p.assault as u32 + patients > self.data.game.numbers.infantry as u32 {
            return fail("there are more infantry than the box holds");
        }
        if p.map_guns.count_ones() as usize > self.data.game.artillery_track.fields.len() - 1 {
            return fail("there are more German guns than the box holds");
        }
        if p.up.ids().any(|sector| p.in_sector(sector) > self.data.game.numbers.sector_limit) {
            return fail("too many infantry in a sector (R38)");
        }
        if matches!(self.need(p), Need::Luck(chance) if chance.total() == 0) {
            return fail("there is nothing to draw from");
        }
        Ok(())
    }
}

/// `S4`: a soldier on level 4.
fn patient(text: &str) -> Option<Patient> {
    let level: u8 = text.get(1..)?.parse().ok()?;
    let disc = Disc::find(text.get(..1)?)?;
    (1..=6).contains(&level).then_some(Patient { disc, level: Level(level) })
}
