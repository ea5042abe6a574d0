//! A position as facts a person can write down: `ready = "SSV"`, `sector1 = "4/1"`, `when = "attack"`.

mod change;

use crate::Hegra;
use crate::data::{MAX_DEPOTS, MAX_SECTORS};
use crate::kinds::*;
use crate::order::card_id;
use crate::position::*;
use engine::{Fact, FactError, Facts, Game, Need};

fn letters(zone: &[u8]) -> String {
    let text: String = zone.iter().enumerate().map(|(disc, &n)| DISCS[disc].repeat(n as usize)).collect();
    if text.is_empty() { "none".to_owned() } else { text }
}

fn disc_word(disc: Disc) -> &'static str {
    DISCS.get(disc as usize).copied().unwrap_or("none")
}

fn bits(set: u64) -> impl Iterator<Item = u8> {
    (0..64).filter(move |&bit| set >> bit & 1 == 1)
}

impl Hegra {
    fn gun_word(&self, p: &Position, gun: usize) -> String {
        if gun == 1 && !p.gun_two {
            return "none".to_owned();
        }
        (0..3)
            .map(|space| match (p.gun_damage[gun] >> space & 1 == 1, p.gun_blocked[gun] >> space & 1 == 1) {
                (true, true) => 'X',
                (true, false) => 'D',
                (false, true) => 'x',
                (false, false) => 'o',
            })
            .collect()
    }

    pub(crate) fn all_facts(&self, p: &Position) -> Facts {
        let data = &self.data;
        let field = |at: u8| data.map.ids[at as usize].clone();
        let card_words =
            |set: u64| Fact::Words(bits(set).map(|card| card_id(data, card).to_owned()).collect());
        let event_words =
            |set: u64| Fact::Words(bits(set).map(|card| data.events[card as usize].id.clone()).collect());
        let (decides, result) = match self.need(p) {
            Need::Order(_) => ("player", "open"),
            Need::Luck(_) => ("luck", "open"),
            Need::Over(_) => (
                "nobody",
                match p.ending {
                    Ending::Open => "open",
                    Ending::Skull => "skull",
                    Ending::TooFew => "too-few",
                    Ending::Overrun => "overrun",
                    Ending::Held(grade) => ["held-0", "held-1", "held-2", "held-3"][grade.min(3) as usize],
                },
            ),
        };
        let num = |n: u8| Fact::Num(n as i64);
        let mut facts: Facts = Vec::new();
        let mut add = |key: &str, fact: Fact| facts.push((key.to_owned(), fact));
        add("decides", Fact::word(decides));
        add("result", Fact::word(result));
        add("stage", Fact::word(self.stage(p).0));
        add("day", num(p.day));
        add("chapter", Fact::Num(self.chapter(p.day) as i64 + 1));
        add("weather", Fact::word(WEATHER[p.weather as usize]));
        add("supply_track", num(data.supply_fields[p.supply_track as usize]));
        add("supplies", num(p.supplies));
        add("snow", num(p.snow));
        add("surrender", num(p.surrender));
        add("morale", Fact::Num(p.morale as i64));
        add("morale_next", Fact::Num(p.morale_next as i64));
        add("surveillance", num(p.surveillance));
        add("defence", num(p.defence));
        add("fear", num(p.fear));
        add("doubt", num(p.doubt));
        add("artillery", num(data.artillery_fields[p.artillery as usize]));
        add("shells", num(self.shells(p)));
        let track = (0..data.artillery_fields.len()).filter(|at| p.track_guns >> at & 1 == 1);
        add("track_guns", Fact::Words(track.map(|at| data.artillery_fields[at].to_string()).collect()));
        add("map_guns", Fact::Words(bits(p.map_guns as u64).map(field).collect()));
        let mut patrols = Vec::new();
        for (at, &n) in p.patrols.iter().enumerate() {
            patrols.extend((0..n).map(|_| field(at as u8)));
        }
        add("patrols", Fact::Words(patrols));
        add("patrol_bag", num(p.patrol_bag.iter().sum()));
        add("event", Fact::word(data.events.get(p.event as usize).map_or("none", |card| &card.id)));
        add("events", event_words(p.events));
        add("event_cards", Fact::Num(self.event_deck(p, false).count_ones() as i64));
        add("lasting", event_words(p.lasting));
        add("good_deck", card_words(p.deck[0]));
        add("bad_deck", card_words(p.deck[1]));
        add("good_discard", card_words(p.discard[0]));
        add("bad_discard", card_words(p.discard[1]));
        add("hope", card_words(p.piles[0]));
        add("despair", card_words(p.piles[1]));
        let drawn = p.drawn.iter().filter(|&&card| card != NONE);
        add("drawn", Fact::Words(drawn.map(|&card| card_id(data, card).to_owned()).collect()));
        add("mission", Fact::word(data.missions.get(p.mission as usize).map_or("none", |card| &card.id)));
        let tiles = |tiles: &Tiles| {
            let kinds = tiles.iter().enumerate();
            Fact::Words(kinds.flat_map(|(kind, &n)| (0..n).map(move |_| TILES[kind].to_owned())).collect())
        };
        add("hit_bag", tiles(&p.hit_bag));
        add("hits_drawn", tiles(&p.hit_drawn));
        add("air_piles", Fact::Num(p.air.iter().filter(|pile| pile[0] != NONE).count() as i64));
        for (key, zone) in [
            ("reserve", &p.reserve),
            ("bag", &p.bag),
            ("area", &p.area),
            ("ready", &p.ready),
            ("rest", &p.rest),
            ("exhausted", &p.exhausted),
            ("morgue", &p.morgue),
        ] {
            add(key, Fact::word(letters(zone)));
        }
        for (space, discs) in p.spaces.iter().enumerate() {
            add(&format!("on.{}", PLACES[space]), Fact::word(letters(discs)));
        }
        for position in 0..4 {
            add(PLACES[POSITION as usize + position], Fact::word(disc_word(p.manned[position])));
        }
        for (slot, carrier) in p.carriers.iter().enumerate() {
            let word = match (carrier.disc, carrier.tile) {
                (NONE, _) => "none".to_owned(),
                (disc, NONE) => format!("{}@{}", disc_word(disc), field(carrier.field)),
                (disc, tile) => {
                    format!("{}@{}+{}", disc_word(disc), field(carrier.field), GOODS[tile as usize])
                }
            };
            add(&format!("K{}", slot + 1), Fact::word(word));
        }
        for (bed, patient) in p.beds.iter().enumerate() {
            let word = match patient.disc {
                NONE => "none".to_owned(),
                disc => format!("{}{}", disc_word(disc), patient.level),
            };
            add(&format!("bed{}", bed + 1), Fact::word(word));
        }
        let mut waiting = Vec::new();
        for (level, zone) in p.waiting.iter().enumerate() {
            for (disc, &n) in zone.iter().enumerate() {
                waiting.extend((0..n).map(|_| format!("{}{}", DISCS[disc], level + 1)));
            }
        }
        add("waiting", Fact::Words(waiting));
        for sector in 0..MAX_SECTORS {
            let [a, b, c] = p.boxes[sector];
            add(&format!("sector{}", sector + 1), Fact::word(format!("{}/{}", p.up[sector], p.down[sector])));
            add(&format!("boxes{}", sector + 1), Fact::word(format!("{a}/{b}/{c}")));
        }
        add("assault", num(p.assault));
        add("infantry", num(p.infantry));
        let works = (0..MACHINE_GUN).filter(|&work| !matches!(work, 3 | 4) && self.is_damaged(p, work));
        add("damaged", Fact::Words(works.map(|work| WORKS[work as usize].to_owned()).collect()));
        for gun in 0..2 {
            add(&format!("gun{}", gun + 1), Fact::word(self.gun_word(p, gun)));
            add(&format!("strength{}", gun + 1), num(p.strength(gun)));
        }
        let machine_gun = match p.machine_gun {
            MachineGun::Away => "away",
            MachineGun::Ready => "ready",
            MachineGun::Blocked => "blocked",
        };
        add("machine_gun", Fact::word(machine_gun));
        let rooms = (0..5).filter(|&room| p.has_room(room));
        add("rooms", Fact::Words(rooms.map(|room| WORKS[(ROOM + room) as usize].to_owned()).collect()));
        let snow = |tile: &u8| data.snow[*tile as usize].id.clone();
        add("snow_left", Fact::Words(bits(p.snow_left as u64).map(|tile| snow(&tile)).collect()));
        let top: Vec<String> = p.snow_top.iter().filter(|&&tile| tile != NONE).map(snow).collect();
        add("snow_top", Fact::word(if top.is_empty() { "none".to_owned() } else { top.join(" ") }));
        add("revealed", num(p.revealed));
        for depot in 0..data.map.depots.len().min(MAX_DEPOTS) {
            let word = match p.depots[depot] {
                (NONE, _) => "none".to_owned(),
                (goods, n) => format!("{} {n}", GOODS[goods as usize]),
            };
            add(&format!("depot{}", depot + 1), Fact::word(word));
        }
        let goods = (0..5).filter(|kind| p.goods >> kind & 1 == 1);
        add("goods", Fact::Words(goods.map(|kind| GOODS[kind as usize].to_owned()).collect()));
        add("delivered", num(p.delivered));
        add("bonus", num(p.bonus));
        add("credit", num(p.credit));
        add("uninjured", num(p.uninjured()));
        add("on_map", Fact::Num(p.on_map().count() as i64));
        add("steps", num(p.steps));
        facts
    }

    /// Discs of a type that lie somewhere by the author's wish. What is left in bag and reserve is not counted, and in Ready
    /// only what is more than at the start: a case names what matters and leaves the rest as it was.
    fn known_discs(&self, p: &Position, disc: usize) -> u32 {
        let untouched = (0..5).all(|disc| p.ready[disc] >= self.data.ready[disc]);
        let ready = if untouched { p.ready[disc] - self.data.ready[disc] } else { p.ready[disc] };
        let on_spaces: u32 = p.spaces.iter().map(|space| space.get(disc).map_or(0, |&n| n as u32)).sum();
        let manned = p.manned.iter().filter(|&&at| at as usize == disc).count() as u32;
        let on_map = p.on_map().filter(|(_, carrier)| carrier.disc as usize == disc).count() as u32;
        let in_beds = p.beds.iter().filter(|bed| bed.disc as usize == disc).count() as u32;
        let waiting: u32 = p.waiting.iter().map(|level| level[disc] as u32).sum();
        let zones = [ready, p.area[disc], p.rest[disc], p.exhausted[disc], p.morgue[disc]];
        zones.iter().map(|&n| n as u32).sum::<u32>() + on_spaces + manned + on_map + in_beds + waiting
    }

    pub(crate) fn check_facts(&self, p: &Position) -> Result<(), FactError> {
        let fail = |what: &str| Err(FactError(what.to_owned()));
        if p.manned.contains(&M) || p.manned.contains(&X) {
            return fail("medics do not man positions (3.3)");
        }
        for position in 1..4 {
            if p.manned[position] != NONE && p.damaged >> (position - 1) & 1 == 1 {
                return fail("a damaged position is empty: take its tile out of «damaged» (3.3)");
            }
        }
        for (disc, name) in DISCS.iter().enumerate().take(X as usize) {
            let total = self.data.total[disc];
            if self.known_discs(p, disc) > total as u32 {
                return Err(FactError(format!("there are more {name} discs than the box holds ({total})")));
            }
        }
        if [p.bag, p.reserve].iter().any(|zone| zone[X as usize] > self.data.total[X as usize]) {
            return fail("there are more doubts than the box holds");
        }
        let patients = self.known_discs(p, X as usize);
        let infantry: u32 = (0..MAX_SECTORS).map(|sector| p.in_sector(sector) as u32).sum();
        if infantry + p.assault as u32 + patients > self.data.numbers.infantry as u32 {
            return fail("there are more infantry than the box holds");
        }
        if p.map_guns.count_ones() as usize > self.data.artillery_fields.len() - 1 {
            return fail("there are more German guns than the box holds");
        }
        if (0..MAX_SECTORS).any(|sector| p.in_sector(sector) > self.data.numbers.sector_limit) {
            return fail("too many infantry in a sector (R38)");
        }
        if matches!(self.need(p), Need::Luck(chance) if chance.total() == 0) {
            return fail("there is nothing to draw from");
        }
        Ok(())
    }
}
