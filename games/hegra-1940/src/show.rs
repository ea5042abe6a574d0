//! What a person sees of Hegra.

use crate::Hegra;
use crate::event::reason;
use crate::kinds::*;
use crate::order::{Order, card_id};
use crate::picks::disc_piece;
use crate::position::*;
use engine::{Game, Msg, Need};
use scene::*;

impl Show for Hegra {
    const TEXTS: &'static [(&'static str, &'static str)] =
        &[("de", include_str!("../text/de.ftl")), ("en", include_str!("../text/en.ftl"))];
    const RULEBOOK: &'static str = include_str!("../text/rules.toml");
    const CASES: &'static [(&'static str, &'static str)] = &include!(concat!(env!("OUT_DIR"), "/cases.rs"));

    fn map(&self) -> Map<Msg> {
        self.boards()
    }

    fn scene(&self, p: &Position) -> Scene<Msg> {
        Scene {
            pieces: self.pieces(p),
            marks: self.marks(p),
            tracks: self.scene_tracks(p),
            stats: self.stats(p),
            decks: self.decks(p),
            cards: self.cards(p),
            rolls: Vec::new(),
            prompt: self.prompt(p),
        }
    }

    fn choice(&self, p: &Position, order: Order) -> Choice<Msg> {
        let (rule, label) = self.label(p, order);
        Choice {
            order: self.write(order),
            label,
            picks: self.picks(p, order),
            rule: rule.to_owned(),
            risky: self.odds(p, order).is_some(),
        }
    }

    fn attempts(&self, p: &Position, picks: &[Pick]) -> Vec<Order> {
        let mut universe = Vec::new();
        self.universe(&mut universe);
        universe.retain(|&order| {
            let path = self.picks(p, order);
            !path.is_empty() && path.starts_with(picks)
        });
        // What fits the moment answers "why not?" better than what belongs to another phase.
        universe.sort_by_key(|&order| match self.may(p, order) {
            Ok(()) => 0,
            Err(crate::deny::Deny::Moment) => 2,
            Err(_) => 1,
        });
        universe
    }
}

impl Hegra {
    fn pieces(&self, p: &Position) -> Vec<Piece<Msg>> {
        let mut pieces = Vec::new();
        let norway = Self::PROFILE.seat_id(crate::PLAYER);
        let value = |corner: Corner, text: String, name: &str| Value::new(corner, text, Msg::new(name));
        let mut add = |id: String,
                       cell: &str,
                       ours: bool,
                       symbol: &str,
                       name: Msg,
                       values: Vec<Value<Msg>>,
                       spent: bool| {
            let side = if ours { norway } else { "" };
            pieces.push(Piece {
                symbol: symbol.to_owned(),
                form: if ours { PieceForm::Pawn } else { PieceForm::Counter },
                values,
                spent,
                ..Piece::new(id, cell, side, name, Msg::plain(""))
            });
        };
        let count = |n: u8| vec![value(Corner::LowerRight, n.to_string(), "value-count")];
        for (cell, zone) in [
            ("ready", &p.ready[..5]),
            ("exhausted", &p.exhausted[..5]),
            ("rest", &p.rest[..5]),
            ("area", &p.area[..5]),
        ] {
            for disc in DEFENDERS.into_iter().rev().filter(|&disc| zone[disc as usize] > 0) {
                let tired = cell == "exhausted";
                let id = disc_piece(cell, disc);
                add(
                    id,
                    cell,
                    true,
                    DISCS[disc as usize],
                    self.disc_name(disc),
                    count(zone[disc as usize]),
                    tired,
                );
            }
        }
        for (space, discs) in p.spaces.iter().enumerate() {
            for disc in DEFENDERS.into_iter().filter(|&disc| discs[disc as usize] > 0) {
                let id = match space as u8 {
                    // The Treatment Room begins like the treatment of a patient.
                    TREATMENT => disc_piece("room", disc),
                    _ => disc_piece(PLACES[space], disc),
                };
                let n = count(discs[disc as usize]);
                add(id, PLACES[space], true, DISCS[disc as usize], self.disc_name(disc), n, false);
            }
        }
        for position in 0..4 {
            let disc = p.manned[position];
            if disc != NONE {
                let name = PLACES[POSITION as usize + position];
                let fired = p.fired >> position & 1 == 1;
                let values = vec![value(Corner::LowerRight, DISCS[disc as usize].to_owned(), "value-type")];
                add(
                    format!("@{name}"),
                    name,
                    true,
                    DISCS[disc as usize],
                    self.disc_name(disc),
                    values,
                    fired,
                );
            }
        }
        // Works that are damaged or blocked are seen at a glance.
        for position in 1..4usize {
            if p.damaged >> (position - 1) & 1 == 1 {
                let name = PLACES[POSITION as usize + position];
                add(format!("✗{name}"), name, false, "✗", Msg::new("mark-damaged"), Vec::new(), true);
            }
        }
        for gun in 0..2 {
            if gun == 0 || p.gun_two {
                let values = vec![value(Corner::LowerRight, self.gun_tiles(p, gun), "value-tiles")];
                let cell = format!("gun{}", gun + 1);
                let silent = p.strength(gun) == 0 || p.guns_fired >> gun & 1 == 1;
                add(
                    format!("N{}", gun + 1),
                    &cell,
                    true,
                    "artillery",
                    self.work_name(GUN + gun as u8),
                    values,
                    silent,
                );
            }
        }
        if p.machine_gun != MachineGun::Away {
            let blocked = p.machine_gun == MachineGun::Blocked;
            let tile = if blocked { "○" } else { "●" };
            let values = vec![value(Corner::LowerRight, tile.to_owned(), "value-tiles")];
            add("MG".to_owned(), "machineGun", true, "MG", self.work_name(MACHINE_GUN), values, blocked);
        }
        for (slot, carrier) in p.on_map() {
            let cell = &self.data.map.ids[carrier.field as usize];
            let mut values =
                vec![value(Corner::LowerLeft, DISCS[carrier.disc as usize].to_owned(), "value-type")];
            if carrier.tile != NONE {
                values.push(value(Corner::LowerRight, "$".to_owned(), "value-tile"));
            }
            let name = self.carrier_name(carrier);
            let moved = carrier.moved != Moved::No;
            add(format!("K{}", slot + 1), cell, true, DISCS[carrier.disc as usize], name, values, moved);
        }
        for (bed, patient) in p.beds.iter().enumerate().filter(|(_, patient)| patient.disc != NONE) {
            let values = vec![
                value(Corner::LowerLeft, DISCS[patient.disc as usize].to_owned(), "value-type"),
                value(Corner::LowerRight, patient.level.to_string(), "value-level"),
            ];
            let name = self.disc_name(patient.disc);
            add(
                format!("b{}", bed + 1),
                &format!("bed{}", bed + 1),
                patient.disc != X,
                DISCS[patient.disc as usize],
                name,
                values,
                false,
            );
        }
        for (level, zone) in p.waiting.iter().enumerate() {
            for disc in 0..6u8 {
                if zone[disc as usize] > 0 {
                    let id = format!("w{}{}", DISCS[disc as usize], level + 1);
                    let n = count(zone[disc as usize]);
                    add(id, "waiting", disc != X, DISCS[disc as usize], self.disc_name(disc), n, false);
                }
            }
        }
        for disc in 0..6u8 {
            if p.morgue[disc as usize] > 0 {
                let id = format!("x{}", DISCS[disc as usize]);
                add(
                    id,
                    "morgue",
                    disc != X,
                    DISCS[disc as usize],
                    self.disc_name(disc),
                    count(p.morgue[disc as usize]),
                    true,
                );
            }
        }
        for sector in 0..self.sectors(p).len().min(4) {
            let cell = format!("sector{}", sector + 1);
            let ready = p.up[sector] + p.boxes[sector].iter().sum::<u8>();
            if p.down[sector] > 0 {
                add(
                    format!("P{}", sector + 1),
                    &cell,
                    false,
                    "infantry",
                    Msg::new("piece-pinned"),
                    count(p.down[sector]),
                    true,
                );
            }
            if ready > 0 {
                add(
                    format!("I{}", sector + 1),
                    &cell,
                    false,
                    "infantry",
                    Msg::new("piece-infantry"),
                    count(ready),
                    false,
                );
            }
        }
        if p.assault > 0 {
            add(
                "I0".to_owned(),
                "assault",
                false,
                "infantry",
                Msg::new("piece-infantry"),
                count(p.assault),
                false,
            );
        }
        for field in 0..self.data.map.ids.len() as u8 {
            let cell = &self.data.map.ids[field as usize];
            let n = p.patrols[field as usize];
            if n > 0 {
                add(
                    self.foe_piece(field, false),
                    cell,
                    false,
                    "reconnaissance",
                    Msg::new("piece-patrol"),
                    count(n),
                    false,
                );
            }
            if p.map_guns >> field & 1 == 1 {
                add(
                    self.foe_piece(field, true),
                    cell,
                    false,
                    "artillery",
                    Msg::new("piece-gun"),
                    Vec::new(),
                    false,
                );
            }
        }
        for (depot, &field) in self.data.map.depots.iter().enumerate() {
            if let (goods, n @ 1..) = p.depots[depot] {
                let name = Msg::new(format!("goods-{}", GOODS[goods as usize]));
                add(
                    format!("${}", depot + 1),
                    &self.data.map.ids[field as usize],
                    true,
                    "$",
                    name,
                    count(n),
                    false,
                );
            }
        }
        pieces
    }

    /// The three tiles of a gun: ready, blocked, damaged.
    fn gun_tiles(&self, p: &Position, gun: usize) -> String {
        let tile = |space: u8| match (p.gun_damage[gun] >> space & 1, p.gun_blocked[gun] >> space & 1) {
            (1, _) => '✗',
            (_, 1) => '○',
            _ => '●',
        };
        (0..3).map(tile).collect()
    }

    fn carrier_name(&self, carrier: Carrier) -> Msg {
        let name = self.disc_name(carrier.disc);
        match carrier.tile {
            NONE => name,
            tile => Msg::new("piece-loaded")
                .with("disc", name)
                .with("goods", Msg::new(format!("goods-{}", GOODS[tile as usize]))),
        }
    }

    fn marks(&self, p: &Position) -> Vec<Mark<Msg>> {
        let mut marks = Vec::new();
        let mut put = |cell: String, id: &str, label: &str, tone: Tone, name: Msg| {
            marks.push(Mark { cell, marker: Marker::new(id, label, tone, name) });
        };
        for position in 1..4 {
            if p.damaged >> (position - 1) & 1 == 1 {
                put(
                    PLACES[POSITION as usize + position].to_owned(),
                    "damaged",
                    "✗",
                    Tone::Bad,
                    Msg::new("mark-damaged"),
                );
            }
        }
        for (room, &space) in ROOMS.iter().enumerate() {
            let cell = PLACES[space as usize].to_owned();
            if !p.has_room(room as u8) {
                put(cell, "buried", "∧", Tone::Bad, Msg::new("mark-buried"));
            } else if !p.room_repaired(room as u8) {
                put(cell, "left-only", "½", Tone::Warn, Msg::new("mark-left-only"));
            }
        }
        for gun in 0..2 {
            let cell = format!("gun{}", gun + 1);
            if gun == 1 && !p.gun_two {
                put(cell, "buried", "∧", Tone::Bad, Msg::new("mark-buried"));
                continue;
            }
            let spaces = self.gun_tiles(p, gun);
            let strength = p.strength(gun);
            let name = Msg::new("mark-gun").with("spaces", spaces).with("strength", strength as i64);
            put(cell, "gun", &strength.to_string(), Tone::Plain, name);
        }
        match p.machine_gun {
            MachineGun::Away => put("machineGun".to_owned(), "away", "–", Tone::Warn, Msg::new("mark-away")),
            MachineGun::Blocked => {
                put("machineGun".to_owned(), "blocked", "○", Tone::Warn, Msg::new("mark-blocked"))
            }
            MachineGun::Ready => {}
        }
        for (card, face) in self.data.events.iter().enumerate() {
            if p.lasting >> card & 1 == 1 {
                let cell = format!("sector{}", face.sector + 1);
                put(cell, "event", "!", Tone::Bad, self.event_name(card as u8));
            }
        }
        if self.at_war(p) {
            for (at, sector) in self.sectors(p).iter().enumerate().filter(|(_, sector)| sector.red) {
                let mark = Msg::new("mark-red").with("value", sector.value as i64);
                put(format!("sector{}", at + 1), "red", &sector.value.to_string(), Tone::Bad, mark);
            }
        }
        let piles = p.air.iter().filter(|pile| pile[0] != NONE);
        let next: Vec<String> = piles.map(|pile| TILES[pile[0] as usize][3..].to_owned()).collect();
        if !next.is_empty() {
            put("air".to_owned(), "air", &next.len().to_string(), Tone::Warn, Msg::plain(next.join(" ")));
        }
        marks
    }

    fn scene_tracks(&self, p: &Position) -> Vec<Track<Msg>> {
        let data = &self.data;
        let track = |id: &str, spaces: Vec<Msg>, at: usize| Track {
            id: id.to_owned(),
            title: Msg::new(format!("track-{id}")),
            spaces,
            at,
            tones: Vec::new(),
        };
        let range = |from: i64, to: i64| (from..=to).map(|n| Msg::plain(n.to_string())).collect::<Vec<_>>();
        let numbers = |list: &[u8]| list.iter().map(|n| Msg::plain(n.to_string())).collect::<Vec<_>>();
        let mut tracks = vec![
            track("round", range(1, data.days as i64), p.day as usize - 1),
            track("morale", range(-3, 3), (p.morale + 3) as usize),
            track("surrender", (0..5).map(|field| self.grade_name(field)).collect(), p.surrender as usize),
            track("supply", numbers(&data.supply_fields), p.supply_track as usize),
            track("snow", range(1, data.snow_last as i64), p.snow as usize - 1),
            track("surveillance", range(1, data.surveillance_last as i64), p.surveillance as usize - 1),
        ];
        if self.at_war(p) {
            tracks.push(track("defence", range(0, data.defence_last as i64), p.defence as usize));
            tracks.push(track("artillery", numbers(&data.artillery_fields), p.artillery as usize));
        } else {
            tracks.push(track("defence", range(0, data.defence_last as i64), p.defence as usize));
            tracks.push(track("fear", range(0, data.fear_last as i64), p.fear as usize));
            let doubts = data.doubt_discs.iter().zip(&data.doubt_morale);
            let spaces = doubts.map(|(&discs, &morale)| {
                if morale > 0 {
                    Msg::plain(format!("{discs}+{morale}"))
                } else {
                    Msg::plain(discs.to_string())
                }
            });
            tracks.push(track("doubt", spaces.collect(), p.doubt as usize));
        }
        tracks
    }

    fn stats(&self, p: &Position) -> Vec<Stat<Msg>> {
        let stat =
            |id: &str, value: Msg| Stat { id: id.to_owned(), title: Msg::new(format!("stat-{id}")), value };
        let plain = |n: u8| Msg::plain(n.to_string());
        let needed = self.data.needed[p.surrender.min(3) as usize];
        let guns: Vec<String> = (0..self.data.artillery_fields.len())
            .filter(|at| p.track_guns >> at & 1 == 1)
            .map(|at| self.data.artillery_fields[at].to_string())
            .collect();
        let mut stats = vec![
            stat("chapter", Msg::new(format!("chapter-{}", self.chapter(p.day)))),
            stat("supplies", plain(p.supplies)),
            stat("weather", Msg::new(format!("weather-{}", WEATHER[p.weather as usize]))),
            stat(
                "uninjured",
                Msg::new("stat-of").with("have", p.uninjured() as i64).with("need", needed as i64),
            ),
            stat("reserve", Msg::new("plain").with("text", self.zone_name(&p.reserve))),
            stat("infantry", plain(p.infantry)),
            stat("track-guns", Msg::plain(if guns.is_empty() { "-".to_owned() } else { guns.join(" ") })),
        ];
        if self.chapter(p.day) == 2 {
            stats.push(stat("shells", plain(self.shells(p))));
        }
        if p.bonus > 0 {
            stats.push(stat("bonus", Msg::plain(format!("+{}", p.bonus))));
        }
        if p.morale_next != 0 {
            stats.push(stat("morale-next", Msg::plain(format!("{:+}", p.morale_next))));
        }
        if let Some(tile) = Some(p.snow_top[0]).filter(|&tile| tile != NONE) {
            stats.push(stat("snow-top", self.snow_name(tile)));
        }
        stats
    }

    fn decks(&self, p: &Position) -> Vec<Deck<Msg>> {
        let bits = |set: u64| (0..64u8).filter(move |bit| set >> bit & 1 == 1);
        let deck = |id: &str, left: Vec<String>, gone: Vec<String>| Deck {
            id: id.to_owned(),
            title: Msg::new(format!("deck-{id}")),
            left,
            gone,
            chits: Vec::new(),
        };
        let letters = |zone: &Zone| -> Vec<String> {
            (0..6).flat_map(|disc| (0..zone[disc]).map(move |_| DISCS[disc].to_owned())).collect()
        };
        let tiles = |tiles: &Tiles| {
            let kinds = tiles.iter().enumerate();
            kinds.flat_map(|(kind, &n)| (0..n).map(move |_| TILES[kind].to_owned())).collect()
        };
        let cards = |set: u64| bits(set).map(|card| card_id(&self.data, card).to_owned()).collect();
        let events = |set: u64| bits(set).map(|card| self.data.events[card as usize].id.clone()).collect();
        let today = self.event_deck(p, false);
        let mut patrols = Vec::new();
        for (number, &n) in p.patrol_bag.iter().enumerate() {
            patrols.extend((0..n).map(|_| (number + 1).to_string()));
        }
        let snow = |set: u64| bits(set).map(|tile| self.data.snow[tile as usize].id.clone()).collect();
        let all_snow = (1u64 << self.data.snow.len()) - 1;
        let mut reserve = [0; TILES.len()];
        for kind in [MISS, ARTILLERY] {
            reserve[kind as usize] = p.tiles_in_reserve(kind);
        }
        vec![
            deck("recruits", letters(&p.bag), Vec::new()),
            deck("hits", tiles(&p.hit_bag), tiles(&reserve)),
            deck("patrols", patrols, Vec::new()),
            deck("events", events(today), Vec::new()),
            deck("good", cards(p.deck[0]), cards(p.discard[0])),
            deck("bad", cards(p.deck[1]), cards(p.discard[1])),
            deck("snow", snow(p.snow_left as u64), snow(all_snow & !(p.snow_left as u64))),
        ]
    }

    fn cards(&self, p: &Position) -> Vec<CardFace<Msg>> {
        let face = |id: &str, name: Msg, purpose: Msg| CardFace {
            id: id.to_owned(),
            rank: String::new(),
            suit: Suit::Plain,
            name,
            purpose,
            text: None,
        };
        let does = |list| Msg::new("plain").with("text", self.effects_text(list));
        let mut cards = Vec::new();
        if let Some(card) = self.data.events.get(p.event as usize) {
            let wounds: String = card.wound.iter().map(|&disc| DISCS[disc as usize]).collect();
            let purpose = Msg::new("card-event").with("text", self.effects_text(card.effects));
            let purpose = purpose.with("infantry", card.infantry as i64).with("wounds", wounds);
            cards.push(face(&card.id, self.event_name(p.event), purpose));
        }
        for (index, card) in self.data.events.iter().enumerate() {
            if p.lasting >> index & 1 == 1 {
                let key = match card.lasting {
                    Some(crate::data::Lasting::Red) => "lasting-red",
                    Some(crate::data::Lasting::Sniper) => "lasting-sniper",
                    Some(crate::data::Lasting::Spotter) => "lasting-spotter",
                    _ => "lasting-flames",
                };
                let purpose =
                    Msg::new(key).with("sector", card.sector as i64 + 1).with("cost", card.cost as i64);
                cards.push(face(&card.id, self.event_name(index as u8), purpose));
            }
        }
        if let Some(mission) = self.data.missions.get(p.mission as usize) {
            let purpose = self.mission_text(mission);
            cards.push(face(&mission.id, self.mission_name(p.mission), purpose));
        }
        let special = match p.todo.top() {
            Task::Special { card } => Some(card),
            _ => None,
        };
        for card in p.drawn.into_iter().filter(|&card| card != NONE).chain(special) {
            let purpose = match self.data.morale.get(card as usize) {
                Some(morale) => {
                    let list = morale.chapters[self.chapter(p.day)];
                    Msg::new("card-morale")
                        .with("text", self.effects_text(list))
                        .with("other", self.effects_text(morale.alternative))
                }
                None => does(self.data.specials[card as usize - self.data.morale.len()].effects),
            };
            cards.push(face(card_id(&self.data, card), self.card_name(card), purpose));
        }
        cards
    }

    /// A mission with its condition and rows.
    fn mission_text(&self, mission: &crate::data::Mission) -> Msg {
        use crate::data::Condition::*;
        let key = match mission.condition {
            Supplies => "mission-supplies",
            Guns => "mission-guns",
            Revealed => "mission-revealed",
            Delivered => "mission-delivered",
        };
        let rows = mission.rows.iter().map(|(round, list)| {
            let row = Msg::new("mission-row").with("round", *round as i64);
            engine::Arg::Text(row.with("text", self.effects_text(*list)))
        });
        Msg::new(key).with("n", mission.limit as i64).with("rows", rows.collect::<Vec<_>>())
    }

    /// An order in words.
    fn label(&self, p: &Position, order: Order) -> (&'static str, Msg) {
        let say = |key: &str| Msg::new(format!("order-{key}"));
        let disc = |d: Disc| self.disc_name(d);
        let place = |at: Space| self.place_name(at);
        let position = |at: u8| self.place_name(POSITION + at);
        let n = |n: u8| n as i64 + 1;
        let field = |f: u8| self.field_name(f);
        let carrier = |slot: u8| {
            let carrier = p.carriers[slot as usize];
            Msg::new("carrier").with("id", format!("K{}", slot + 1)).with("disc", disc(carrier.disc))
        };
        let rule = self.stage(p).1;
        let msg = match order {
            Order::Draw => say("draw"),
            Order::Stop => say("stop"),
            Order::Take { disc: d } => {
                let key = match p.todo.top() {
                    Task::Keep => "keep",
                    Task::Death => "die",
                    Task::Take { exhaust: true, .. } => "exhaust",
                    _ => "take-ready",
                };
                say(key).with("disc", disc(d))
            }
            Order::Side { right } => {
                let Task::Choose { choice } = p.todo.top() else { return (rule, say("done")) };
                let side = self.data.library.choices[choice as usize][right as usize];
                Msg::new("plain").with("text", self.effects_text(side))
            }
            Order::Bed => say("bed"),
            Order::Wait => say("wait"),
            Order::Tile { kind } => say("tile").with("tile", self.tile_name(kind)),
            Order::PaySupply => {
                say("pay-supply").with("n", self.data.supply_fields[p.supply_track as usize] as i64)
            }
            Order::PayMorale => say("pay-morale").with("n", self.data.numbers.per_morale as i64),
            Order::Ready { disc: d } => say("ready").with("disc", disc(d)),
            Order::Rest { disc: d } => say("rest").with("disc", disc(d)),
            Order::Place { disc: d, place: at } => {
                say("place").with("disc", disc(d)).with("place", place(at))
            }
            Order::Done => match p.todo.top() {
                Task::Feed => say("done-feed"),
                Task::Placing => say("done-place"),
                Task::Section { .. } if p.space != NONE => say("done-space").with("space", place(p.space)),
                Task::Section { number } => say("done-section").with("n", format!("{number:02}")),
                Task::Admit => say("done-admit"),
                _ => say("done"),
            },
            Order::Convince { doubt } => say(if doubt { "convince-doubt" } else { "convince-fear" }),
            Order::Route { goods } => {
                say("route").with("goods", Msg::new(format!("goods-{}", GOODS[goods as usize])))
            }
            Order::Fire { position: at } => say("fire").with("position", position(at)),
            Order::MachineGun { position: at, paid } => {
                say(if paid { "mg-paid" } else { "mg" }).with("position", position(at))
            }
            Order::Fierce { disc: d } => say("fierce").with("disc", disc(d)),
            Order::Phone { sector } => say("phone").with("sector", n(sector)),
            Order::Target { sector, pinned } => {
                say(if pinned { "target-pinned" } else { "target" }).with("sector", n(sector))
            }
            Order::GunSector { gun, sector } => {
                say("gun-sector").with("gun", n(gun)).with("sector", n(sector))
            }
            Order::GunRow { gun, row } => say("gun-row")
                .with("gun", n(gun))
                .with("row", Msg::new(format!("row-{}", ROWS[row as usize]))),
            Order::GunAirfield { gun } => say("gun-airfield").with("gun", n(gun)),
            Order::Airfield { option } => {
                say(["airfield-morale", "airfield-miss", "airfield-surrender"][option as usize])
            }
            Order::Pile { pile } => {
                let kind = p.air[pile as usize][0].min(AIR_WOUND);
                say("pile").with("pile", n(pile)).with("tile", self.tile_name(kind))
            }
            Order::Clear { field: f, gun } => {
                say(if gun { "clear-gun" } else { "clear-patrol" }).with("field", field(f))
            }
            Order::March { carrier: k, empty } => {
                say(if empty { "march-empty" } else { "march" }).with("carrier", carrier(k))
            }
            Order::Step { field: f } => say("step").with("field", field(f)),
            Order::Halt => say("halt"),
            Order::Hide => say("hide"),
            Order::Sneak => say("sneak"),
            Order::Fight { gun } => say(if gun { "fight-gun" } else { "fight" }),
            Order::Deliver { carrier: k } => say("deliver").with("carrier", carrier(k)),
            Order::Shovel => say("shovel"),
            Order::Repair { work } => say("repair").with("work", self.work_name(work)),
            Order::Flip { work } => say("flip").with("work", self.work_name(work)),
            Order::Fortify { defence } => say(if defence { "fortify-defence" } else { "fortify-miss" }),
            Order::Promote { disc: d } => say("promote").with("disc", disc(d)),
            Order::Inspire => say("inspire"),
            Order::Radio => say("radio"),
            Order::MapRoom => say("map-room"),
            Order::Snow { tile } => say("snow").with("tile", self.snow_name(tile)),
            Order::Treat { bed } => say("treat").with("bed", n(bed)),
            Order::Cure { bed } => say("cure").with("bed", n(bed)),
            Order::Admit { disc: d, level } => say("admit").with("disc", disc(d)).with("level", level as i64),
            Order::Card { card } => {
                say("card").with("card", self.card_name(card)).with("text", self.card_text(p, card))
            }
            Order::Use | Order::Ignore => {
                let Task::Special { card } = p.todo.top() else { return (rule, say("done")) };
                let face = &self.data.specials[card as usize - self.data.morale.len()];
                match order {
                    Order::Use => say("use").with("text", self.effects_text(face.effects)),
                    _ => say("ignore"),
                }
            }
            Order::Post { disc: d, position: at, zone } => say("post")
                .with("disc", disc(d))
                .with("position", position(at))
                .with("zone", Msg::new(format!("cell-{}", ZONES[zone as usize]))),
            Order::Cash => say("cash").with("card", self.mission_name(p.mission)),
            Order::Discard { card } => {
                let cost = self.data.events[card as usize].cost as i64;
                say("discard").with("card", self.event_name(card)).with("cost", cost)
            }
            Order::Block { gun } => say("block").with("gun", n(gun)),
        };
        (rule, msg)
    }

    /// What a morale card would do now.
    fn card_text(&self, p: &Position, card: u8) -> Msg {
        let list = match self.data.morale.get(card as usize) {
            Some(face) => {
                let list = face.chapters[self.chapter(p.day)];
                if self.possible(p, list) { list } else { face.alternative }
            }
            None => self.data.specials[card as usize - self.data.morale.len()].effects,
        };
        Msg::new("plain").with("text", self.effects_text(list))
    }

    fn prompt(&self, p: &Position) -> Prompt<Msg> {
        let (stage, rule) = self.stage(p);
        let seat = match self.need(p) {
            Need::Order(seat) => Self::PROFILE.seat_id(seat).to_owned(),
            _ => String::new(),
        };
        if p.ending != Ending::Open {
            return Prompt { seat, text: Msg::new(reason(p.ending)), rule: rule.to_owned() };
        }
        let text = Msg::new(format!("prompt-{stage}"));
        let text = match p.todo.top() {
            Task::Choose { choice } => {
                let [a, b] = self.data.library.choices[choice as usize];
                text.with("a", self.effects_text(a)).with("b", self.effects_text(b))
            }
            Task::Recruit => {
                let all = (defenders(&p.bag) + p.bag[X as usize]) as i64;
                text.with("n", defenders(&p.area) as i64)
                    .with("doubts", p.bag[X as usize] as i64)
                    .with("all", all)
            }
            Task::Dice { sector } => {
                text.with("sector", sector as i64 + 1).with("n", p.up[sector as usize] as i64)
            }
            Task::DrawHit { left } => text.with("n", left as i64),
            Task::WoundDie { disc } => text.with("disc", self.disc_name(disc)),
            Task::Bed { disc, level } => text.with("disc", self.disc_name(disc)).with("level", level as i64),
            Task::Feed => text
                .with("n", defenders(&p.exhausted) as i64)
                .with("credit", p.credit as i64)
                .with("supplies", p.supplies as i64)
                .with("rest", (self.data.numbers.rest - p.rested) as i64),
            Task::Placing => text.with("n", defenders(&p.ready) as i64),
            Task::Section { .. } if p.space != NONE => {
                Msg::new("prompt-space").with("space", self.place_name(p.space)).with("n", p.left as i64)
            }
            Task::Target { left, aim, .. } => {
                let key = if aim.pins() { "prompt-pin" } else { "prompt-target" };
                Msg::new(key).with("n", left as i64)
            }
            Task::GunSector { gun, sector, left } => {
                text.with("gun", gun as i64 + 1).with("sector", sector as i64 + 1).with("n", left as i64)
            }
            Task::GunRow { gun, left, .. } | Task::Airfield { gun, left } => {
                text.with("gun", gun as i64 + 1).with("n", left as i64)
            }
            Task::Risk { gun, value } => text.with("gun", gun as i64 + 1).with("value", value as i64),
            Task::Stepping | Task::Meet | Task::SneakDie | Task::FightDie => {
                let walker = p.carriers[p.walker as usize];
                text.with("disc", self.disc_name(walker.disc))
                    .with("field", self.field_name(walker.field))
                    .with("n", p.steps as i64)
                    .with("level", p.surveillance as i64)
            }
            Task::Clear { gun, left } => {
                Msg::new(if gun { "prompt-clear-gun" } else { "prompt-clear" }).with("n", left as i64)
            }
            Task::Repairs { left, .. } | Task::Heal { left } => text.with("n", left as i64),
            Task::Take { exhaust, left } => {
                Msg::new(if exhaust { "prompt-exhaust" } else { "prompt-take" }).with("n", left as i64)
            }
            Task::SnowOrder { at } => text.with("n", at as i64 + 1),
            Task::DrawCard { good, left, .. } => {
                Msg::new(if good { "prompt-cards-good" } else { "prompt-cards-bad" }).with("n", left as i64)
            }
            Task::PickCard { resolve, .. } => text.with("n", resolve as i64),
            Task::Special { card } => text.with("card", self.card_name(card)),
            Task::DrawFear { left } => text.with("n", left as i64),
            _ => text,
        };
        // On the first day of the tutorial the question comes with an explanation.
        let text = if self.teaches(p)
            && matches!(
                stage,
                "event"
                    | "recruit"
                    | "place"
                    | "section-0"
                    | "section-2"
                    | "section-4"
                    | "moving"
                    | "stepping"
                    | "pick"
                    | "patrol"
            ) {
            Msg::new("prompt-taught").with("prompt", text).with("lesson", Msg::new(format!("teach-{stage}")))
        } else {
            text
        };
        Prompt { seat, text, rule: rule.to_owned() }
    }
}
