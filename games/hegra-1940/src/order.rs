//! Orders: one small decision each, and how they are written.

use crate::Hegra;
use crate::data::{Data, PILES};
use crate::kinds::*;
use crate::position::CARRIERS;
use engine::{Msg, Notation, ReadError};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // each is spelled out in text/en.ftl and explained where it is carried out
pub enum Order {
    Draw,
    Stop,
    Take { disc: Disc },
    Side { right: bool },
    Bed,
    Wait,
    Tile { kind: u8 },
    PaySupply,
    PayMorale,
    Ready { disc: Disc },
    Rest { disc: Disc },
    Place { disc: Disc, place: Space },
    Done,
    Convince { doubt: bool },
    Route { goods: u8 },
    Fire { position: u8 },
    MachineGun { position: u8, paid: bool },
    Fierce { disc: Disc },
    Phone { sector: u8 },
    Target { sector: u8, pinned: bool },
    GunSector { gun: u8, sector: u8 },
    GunRow { gun: u8, row: Row },
    GunAirfield { gun: u8 },
    Airfield { option: u8 },
    Pile { pile: u8 },
    Clear { field: u8, gun: bool },
    March { carrier: u8, empty: bool },
    Step { field: u8 },
    Halt,
    Hide,
    Sneak,
    Fight { gun: bool },
    Deliver { carrier: u8 },
    Shovel,
    Repair { work: Work },
    Flip { work: Work },
    Fortify { defence: bool },
    Promote { disc: Disc },
    Inspire,
    Radio,
    MapRoom,
    Snow { tile: u8 },
    Treat { bed: u8 },
    Cure { bed: u8 },
    Admit { disc: Disc, level: u8 },
    Card { card: u8 },
    Use,
    Ignore,
    Post { disc: Disc, position: u8, zone: u8 },
    Cash,
    Discard { card: u8 },
    Block { gun: u8 },
}

/// Options of Værnes that are no pile.
pub const AIRFIELD: [&str; 3] = ["morale", "miss", "surrender"];

impl Order {
    /// The order in notation.
    pub fn write(self, data: &Data) -> String {
        let disc = |disc: Disc| DISCS[disc as usize];
        let field = |field: u8| data.map.ids[field as usize].as_str();
        let position = |position: u8| PLACES[(POSITION + position) as usize];
        match self {
            Order::Draw => "draw".to_owned(),
            Order::Stop => "stop".to_owned(),
            Order::Take { disc: d } => format!("take {}", disc(d)),
            Order::Side { right } => if right { "second" } else { "first" }.to_owned(),
            Order::Bed => "bed".to_owned(),
            Order::Wait => "wait".to_owned(),
            Order::Tile { kind } => format!("tile {}", TILES[kind as usize]),
            Order::PaySupply => "pay supply".to_owned(),
            Order::PayMorale => "pay morale".to_owned(),
            Order::Ready { disc: d } => format!("ready {}", disc(d)),
            Order::Rest { disc: d } => format!("rest {}", disc(d)),
            Order::Place { disc: d, place } => format!("place {} {}", disc(d), PLACES[place as usize]),
            Order::Done => "done".to_owned(),
            Order::Convince { doubt } => format!("convince {}", if doubt { "doubt" } else { "fear" }),
            Order::Route { goods } => format!("route {}", GOODS[goods as usize]),
            Order::Fire { position: at } => format!("fire {}", position(at)),
            Order::MachineGun { position: at, paid } => {
                format!("mg {}{}", position(at), if paid { " paid" } else { "" })
            }
            Order::Fierce { disc: d } => format!("fierce {}", disc(d)),
            Order::Phone { sector } => format!("phone {}", sector + 1),
            Order::Target { sector, pinned } => {
                format!("target {} {}", sector + 1, if pinned { "pinned" } else { "ready" })
            }
            Order::GunSector { gun, sector } => format!("gun {} sector {}", gun + 1, sector + 1),
            Order::GunRow { gun, row } => format!("gun {} row {}", gun + 1, ROWS[row as usize]),
            Order::GunAirfield { gun } => format!("gun {} airfield", gun + 1),
            Order::Airfield { option } => format!("airfield {}", AIRFIELD[option as usize]),
            Order::Pile { pile } => format!("airfield pile {}", pile + 1),
            Order::Clear { field: f, gun } => format!("clear {} {}", field(f), piece(gun)),
            Order::March { carrier, empty } => {
                format!("march K{}{}", carrier + 1, if empty { " empty" } else { "" })
            }
            Order::Step { field: f } => format!("step {}", field(f)),
            Order::Halt => "halt".to_owned(),
            Order::Hide => "hide".to_owned(),
            Order::Sneak => "sneak".to_owned(),
            Order::Fight { gun } => format!("fight {}", piece(gun)),
            Order::Deliver { carrier } => format!("deliver K{}", carrier + 1),
            Order::Shovel => "shovel".to_owned(),
            Order::Repair { work } => format!("repair {}", WORKS[work as usize]),
            Order::Flip { work } => format!("flip {}", WORKS[work as usize]),
            Order::Fortify { defence } => format!("fortify {}", if defence { "defence" } else { "miss" }),
            Order::Promote { disc: d } => format!("promote {}", disc(d)),
            Order::Inspire => "inspire".to_owned(),
            Order::Radio => "radio".to_owned(),
            Order::MapRoom => "map-room".to_owned(),
            Order::Snow { tile } => format!("snow {}", data.snow[tile as usize].id),
            Order::Treat { bed } => format!("treat {}", bed + 1),
            Order::Cure { bed } => format!("cure {}", bed + 1),
            Order::Admit { disc: d, level } => format!("admit {} {level}", disc(d)),
            Order::Card { card } => format!("card {}", card_id(data, card)),
            Order::Use => "use".to_owned(),
            Order::Ignore => "ignore".to_owned(),
            Order::Post { disc: d, position: at, zone } => {
                format!("post {} {} {}", disc(d), position(at), ZONES[zone as usize])
            }
            Order::Cash => "cash".to_owned(),
            Order::Discard { card } => format!("discard {}", data.events[card as usize].id),
            Order::Block { gun } => format!("block gun{}", gun + 1),
        }
    }

    /// The order with this notation.
    pub fn read(text: &str, data: &Data) -> Result<Order, ReadError> {
        let fail = || {
            let verbs = "draw, stop, take, first, second, bed, wait, tile, pay, ready, rest, place, done, convince, \
                         route, fire, mg, fierce, phone, target, gun, airfield, clear, march, step, halt, hide, \
                         sneak, fight, deliver, shovel, repair, flip, fortify, promote, inspire, radio, map-room, \
                         snow, treat, cure, admit, card, use, ignore, post, cash, discard, block";
            ReadError(Msg::new("read-order").with("order", text).with("verbs", verbs))
        };
        let unknown = |word: &str, known: String| {
            ReadError(Msg::new("read-word").with("word", word).with("known", known))
        };
        let word = |list: &[&str], word: &str| find(list, word).ok_or_else(|| unknown(word, list.join(", ")));
        let disc = |letter: &str| word(&DISCS[..5], letter);
        let position = |name: &str| word(&PLACES[POSITION as usize..], name);
        let number = |text: &str, most: usize| match text.parse::<usize>() {
            Ok(n) if (1..=most).contains(&n) => Ok(n as u8 - 1),
            _ => Err(unknown(text, format!("1-{most}"))),
        };
        let ids: Vec<&str> = data.map.ids.iter().map(String::as_str).collect();
        let field = |id: &str| word(&ids, id);
        let carrier = |id: &str| match id.strip_prefix(['K', 'k']) {
            Some(slot) => number(slot, CARRIERS),
            None => Err(unknown(id, format!("K1-K{CARRIERS}"))),
        };
        let sectors = data.boards.iter().map(Vec::len).max().unwrap_or(0);
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["draw"] => Order::Draw,
            ["stop"] => Order::Stop,
            ["take", d] => Order::Take { disc: disc(d)? },
            ["first"] => Order::Side { right: false },
            ["second"] => Order::Side { right: true },
            ["bed"] => Order::Bed,
            ["wait"] => Order::Wait,
            ["tile", kind] => Order::Tile { kind: word(&TILES, kind)? },
            ["pay", "supply"] => Order::PaySupply,
            ["pay", "morale"] => Order::PayMorale,
            ["ready", d] => Order::Ready { disc: disc(d)? },
            ["rest", d] => Order::Rest { disc: disc(d)? },
            ["place", d, at] => Order::Place { disc: disc(d)?, place: word(&PLACES, at)? },
            ["done"] => Order::Done,
            ["convince", "fear"] => Order::Convince { doubt: false },
            ["convince", "doubt"] => Order::Convince { doubt: true },
            ["route", goods] => Order::Route { goods: word(&GOODS, goods)? },
            ["fire", at] => Order::Fire { position: position(at)? },
            ["mg", at] => Order::MachineGun { position: position(at)?, paid: false },
            ["mg", at, "paid"] => Order::MachineGun { position: position(at)?, paid: true },
            ["fierce", d] => Order::Fierce { disc: disc(d)? },
            ["phone", s] => Order::Phone { sector: number(s, sectors)? },
            ["target", s, "ready"] => Order::Target { sector: number(s, sectors)?, pinned: false },
            ["target", s, "pinned"] => Order::Target { sector: number(s, sectors)?, pinned: true },
            ["gun", g, "sector", s] => Order::GunSector { gun: number(g, 2)?, sector: number(s, sectors)? },
            ["gun", g, "row", r] => Order::GunRow { gun: number(g, 2)?, row: word(&ROWS, r)? },
            ["gun", g, "airfield"] => Order::GunAirfield { gun: number(g, 2)? },
            ["airfield", "pile", n] => Order::Pile { pile: number(n, PILES)? },
            ["airfield", option] => Order::Airfield { option: word(&AIRFIELD, option)? },
            ["clear", f, "patrol"] => Order::Clear { field: field(f)?, gun: false },
            ["clear", f, "gun"] => Order::Clear { field: field(f)?, gun: true },
            ["march", k] => Order::March { carrier: carrier(k)?, empty: false },
            ["march", k, "empty"] => Order::March { carrier: carrier(k)?, empty: true },
            ["step", f] => Order::Step { field: field(f)? },
            ["halt"] => Order::Halt,
            ["hide"] => Order::Hide,
            ["sneak"] => Order::Sneak,
            ["fight", "patrol"] => Order::Fight { gun: false },
            ["fight", "gun"] => Order::Fight { gun: true },
            ["deliver", k] => Order::Deliver { carrier: carrier(k)? },
            ["shovel"] => Order::Shovel,
            ["repair", work] => Order::Repair { work: word(&WORKS[..MACHINE_GUN as usize], work)? },
            ["flip", work] => match word(&WORKS, work)? {
                work @ (3 | 4 | MACHINE_GUN) => Order::Flip { work },
                _ => return Err(unknown(work, "gun1, gun2, machineGun".to_owned())),
            },
            ["fortify", "miss"] => Order::Fortify { defence: false },
            ["fortify", "defence"] => Order::Fortify { defence: true },
            ["promote", d] => Order::Promote { disc: disc(d)? },
            ["inspire"] => Order::Inspire,
            ["radio"] => Order::Radio,
            ["map-room"] => Order::MapRoom,
            ["snow", id] => {
                let ids: Vec<&str> = data.snow.iter().map(|tile| tile.id.as_str()).collect();
                Order::Snow { tile: word(&ids, id)? }
            }
            ["treat", bed] => Order::Treat { bed: number(bed, 3)? },
            ["cure", bed] => Order::Cure { bed: number(bed, 3)? },
            ["admit", d, level] => Order::Admit { disc: word(&DISCS, d)?, level: number(level, 6)? + 1 },
            ["card", id] => {
                let ids: Vec<&str> = (0..cards(data)).map(|card| card_id(data, card)).collect();
                Order::Card { card: word(&ids, id)? }
            }
            ["use"] => Order::Use,
            ["ignore"] => Order::Ignore,
            ["post", d, at, zone] => {
                Order::Post { disc: disc(d)?, position: position(at)?, zone: word(&ZONES, zone)? }
            }
            ["cash"] => Order::Cash,
            ["discard", id] => {
                let ids: Vec<&str> = data.events.iter().map(|card| card.id.as_str()).collect();
                Order::Discard { card: word(&ids, id)? }
            }
            ["block", "gun1"] => Order::Block { gun: 0 },
            ["block", "gun2"] => Order::Block { gun: 1 },
            _ => return Err(fail()),
        })
    }

    /// Every order that can be written.
    pub fn universe(data: &Data, out: &mut Vec<Order>) {
        let sectors = data.boards.iter().map(Vec::len).max().unwrap_or(0) as u8;
        out.extend([
            Order::Draw,
            Order::Stop,
            Order::Bed,
            Order::Wait,
            Order::PaySupply,
            Order::PayMorale,
            Order::Done,
            Order::Halt,
            Order::Hide,
            Order::Sneak,
            Order::Shovel,
            Order::Inspire,
            Order::Radio,
            Order::MapRoom,
            Order::Use,
            Order::Ignore,
            Order::Cash,
        ]);
        for yes in [false, true] {
            out.extend([
                Order::Side { right: yes },
                Order::Convince { doubt: yes },
                Order::Fight { gun: yes },
                Order::Fortify { defence: yes },
                Order::Block { gun: yes as u8 },
            ]);
            out.extend((0..sectors).map(|sector| Order::Target { sector, pinned: yes }));
            out.extend((0..data.map.ids.len() as u8).map(|field| Order::Clear { field, gun: yes }));
            out.extend((0..CARRIERS as u8).map(|carrier| Order::March { carrier, empty: yes }));
            out.extend((0..4).map(|position| Order::MachineGun { position, paid: yes }));
            let gun = yes as u8;
            out.push(Order::GunAirfield { gun });
            out.extend((0..sectors).map(|sector| Order::GunSector { gun, sector }));
            out.extend((0..3).map(|row| Order::GunRow { gun, row }));
        }
        for disc in DEFENDERS {
            out.extend([
                Order::Take { disc },
                Order::Ready { disc },
                Order::Rest { disc },
                Order::Fierce { disc },
                Order::Promote { disc },
            ]);
            out.extend((0..PLACES.len() as u8).map(|place| Order::Place { disc, place }));
            for position in 0..4 {
                out.extend((0..3).map(|zone| Order::Post { disc, position, zone }));
            }
        }
        for disc in 0..6 {
            out.extend((1..=6).map(|level| Order::Admit { disc, level }));
        }
        out.extend((0..TILES.len() as u8).map(|kind| Order::Tile { kind }));
        out.extend((0..5).map(|goods| Order::Route { goods }));
        out.extend((0..4).map(|position| Order::Fire { position }));
        out.extend((0..sectors).map(|sector| Order::Phone { sector }));
        out.extend((0..3).map(|option| Order::Airfield { option }));
        out.extend((0..PILES as u8).map(|pile| Order::Pile { pile }));
        out.extend((0..data.map.ids.len() as u8).map(|field| Order::Step { field }));
        out.extend((0..CARRIERS as u8).map(|carrier| Order::Deliver { carrier }));
        out.extend((0..MACHINE_GUN).map(|work| Order::Repair { work }));
        out.extend([GUN, GUN + 1, MACHINE_GUN].map(|work| Order::Flip { work }));
        out.extend((0..data.snow.len() as u8).map(|tile| Order::Snow { tile }));
        for bed in 0..3 {
            out.extend([Order::Treat { bed }, Order::Cure { bed }]);
        }
        out.extend((0..cards(data)).map(|card| Order::Card { card }));
        let advanced = (0..data.events.len() as u8).filter(|card| data.advanced >> card & 1 == 1);
        out.extend(advanced.map(|card| Order::Discard { card }));
    }
}

fn piece(gun: bool) -> &'static str {
    if gun { "gun" } else { "patrol" }
}

/// Morale, Hope and Despair cards.
pub fn cards(data: &Data) -> u8 {
    (data.morale.len() + data.specials.len()) as u8
}

/// The id of a morale, Hope or Despair card.
pub fn card_id(data: &Data, card: u8) -> &str {
    match data.morale.get(card as usize) {
        Some(card) => &card.id,
        None => &data.specials[card as usize - data.morale.len()].id,
    }
}

impl Notation<Hegra> for Order {
    fn write(self, game: &Hegra) -> String {
        self.write(&game.data)
    }
    fn read(text: &str, game: &Hegra) -> Result<Order, ReadError> {
        Order::read(text, &game.data)
    }
    fn universe(game: &Hegra, out: &mut Vec<Order>) {
        Order::universe(&game.data, out);
    }
}
