//! What we know about holding Hegra: an evaluation and a feeling for promising orders.
//!
//! The evaluation adds up what a commander counts: men, food, spirits, works, the enemy on the slope and in the field. Workers
//! on a space are worth what the space will do, so that placing can be judged before the day is played.

use crate::Hegra;
use crate::kinds::*;
use crate::order::Order;
use crate::position::*;
use engine::{Chance, Dice, Insight, Luck, Pending, Seat};

macro_rules! weights {
    ($($name:ident = $value:expr,)*) => {
        /// What the evaluation thinks things are worth, in the order they are looked at.
        #[derive(Clone, Debug)]
        #[allow(missing_docs)] // the names are those of the rules
        pub struct Weights {
            $(pub $name: f32,)*
        }

        impl Weights {
            /// Found by letting bots play against the fortress: see `examples/tune.rs`.
            pub const TUNED: Weights = Weights { $($name: $value,)* };

            /// Names and values, to be changed one by one.
            pub fn all(&mut self) -> Vec<(&'static str, &mut f32)> {
                vec![$((stringify!($name), &mut self.$name),)*]
            }
        }
    };
}

weights! {
    carrier_man = 0.65,
    bed_man = 0.775,
    bed_level = 0.051,
    waiting_level = 0.073,
    bag_man = 0.59,
    bag_doubt = 0.898,
    fear = 1.124,
    spare_man = 0.4,
    man = 0.17,
    surrender = 0.5,
    supply = 0.05,
    supply_days = 1.677,
    supply_spare = 0.008,
    no_supply = 0.124,
    ready_early = 0.085,
    ready = 0.041,
    rest = 0.036,
    morale_up = 0.072,
    morale_down = 0.189,
    morale_next = 0.081,
    body = 0.114,
    three_bodies = 0.508,
    waiting = 0.116,
    any_waiting = 0.12,
    hope = 0.016,
    position = 0.25,
    position_more = 0.033,
    gun_strength = 0.14,
    gun_part = 0.088,
    gun_blocked = 0.07,
    room = 0.041,
    snow = 0.012,
    machine_gun = 0.084,
    defence = 0.13,
    bag_harm = 0.092,
    bag_empty = 0.017,
    pinned = 0.75,
    infantry = 0.013,
    infantry_high = 0.126,
    red = 0.241,
    manned = 0.32,
    manned_more = 0.039,
    nobody = 0.612,
    marksman = 0.039,
    german_gun = 0.108,
    all_guns = 0.5,
    patrol = 0.051,
    surveillance = 0.036,
    doubt = 0.066,
    stock = 0.01,
    open_route = 0.045,
    loaded = 0.108,
    outbound = 0.328,
    step = 0.032,
    do_convince = 0.13,
    do_route = 0.159,
    do_fierce = 0.12,
    do_telephone = 0.054,
    do_guns = 0.123,
    do_train = 0.24,
    do_shovel = 0.045,
    do_repair = 0.17,
    do_fortify = 0.187,
    do_promote = 0.049,
    do_inspire = 0.075,
    do_treat = 0.096,
}

impl Insight for Hegra {
    fn judge_position(&self, p: &Position, _: Seat) -> f32 {
        match p.ending {
            Ending::Held(_) => return 1.0,
            Ending::Open => {}
            _ => return 0.0,
        }
        let sum =
            self.men(p) + self.camp(p) + self.works_worth(p) + self.enemy(p) + self.trains(p) + self.plans(p);
        1.0 / (1.0 + (-sum).exp())
    }

    fn sift(&self, p: &Position, orders: &mut Vec<Order>) {
        let before = orders.clone();
        self.sift_orders(p, orders);
        if orders.is_empty() {
            *orders = before;
        }
    }

    fn pending(&self, p: &Position) -> Option<Pending<Order>> {
        match p.todo.top() {
            Task::DrawRecruit
            | Task::FireDie { .. }
            | Task::SneakDie
            | Task::FightDie
            | Task::Risk { .. } => Some(Pending::Luck),
            Task::Bed { .. } => Some(Pending::Order(Order::Bed)),
            Task::Target { sectors, aim, .. } => {
                let sector = (0..self.sectors(p).len() as u8).rev().find(|&at| {
                    sectors >> at & 1 == 1
                        && (p.up[at as usize] > 0 || !aim.pins() && p.down[at as usize] > 0)
                })?;
                Some(Pending::Order(Order::Target { sector, pinned: p.up[sector as usize] == 0 }))
            }
            Task::GunSector { sector, .. } => {
                Some(Pending::Order(Order::Target { sector, pinned: p.up[sector as usize] == 0 }))
            }
            Task::GunRow { row, .. } => {
                let fields = &self.data.map.rows[row as usize];
                let gun = fields.iter().find(|&&field| p.map_guns >> field & 1 == 1);
                let patrol = fields.iter().find(|&&field| p.patrols[field as usize] > 0);
                let (&field, gun) = gun.map(|field| (field, true)).or(patrol.map(|field| (field, false)))?;
                Some(Pending::Order(Order::Clear { field, gun }))
            }
            Task::Airfield { .. } => {
                let option = [2, 0, 1].into_iter().find(|&option| {
                    self.may_airfield(p, option).is_ok() && !(option == 2 && p.surrender == 0)
                })?;
                Some(Pending::Order(Order::Airfield { option }))
            }
            _ => None,
        }
    }
}

impl Hegra {
    /// Five infantry dice have thousands of faces but only a few dozen results.
    pub(crate) fn kinds_of_luck(&self, p: &Position, chance: Chance) -> Vec<(Luck, u64)> {
        let (Task::Dice { sector }, Chance::Dice { count, .. }) = (p.todo.top(), chance) else {
            let total = chance.total();
            let mut kinds: Vec<(u32, Luck, u64)> = Vec::new();
            for n in 0..total {
                let luck = chance.nth(n);
                let kind = self.luck_kind(p, luck);
                match kinds.iter_mut().find(|(known, ..)| *known == kind) {
                    Some((_, _, weight)) => *weight += 1,
                    None => kinds.push((kind, luck, 1)),
                }
            }
            return kinds.into_iter().map(|(_, luck, weight)| (luck, weight)).collect();
        };
        let faces = &self.sectors(p)[sector as usize].faces;
        let mut sides = [(0u8, 0u64); 4];
        for (face, &column) in faces.iter().enumerate() {
            sides[column as usize] = (face as u8 + 1, sides[column as usize].1 + 1);
        }
        let mut found = Vec::new();
        spread_dice(&sides, count, &mut Vec::new(), 1, &mut found);
        found
    }
}

/// Every way to share dice among the columns, with its weight.
fn spread_dice(
    sides: &[(u8, u64)],
    count: u8,
    faces: &mut Vec<u8>,
    weight: u64,
    found: &mut Vec<(Luck, u64)>,
) {
    let Some((&(face, ways), rest)) = sides.split_first() else {
        if count == 0
            && let Some(dice) = Dice::from_faces(faces)
        {
            found.push((Luck::Dice(dice), weight));
        }
        return;
    };
    let (mut choose, mut power) = (1u64, 1u64);
    for n in 0..=count {
        if n > 0 {
            if ways == 0 {
                break;
            }
            choose = choose * (count - n + 1) as u64 / n as u64;
            power *= ways;
        }
        let len = faces.len();
        faces.extend((0..n).map(|_| face));
        spread_dice(rest, count - n, faces, weight * choose * power, found);
        faces.truncate(len);
    }
}

impl Hegra {
    /// Days that are still to come, today included.
    fn days_left(&self, p: &Position) -> f32 {
        (self.data.days - p.day) as f32 + 1.0
    }

    /// Men on their feet against what the end will ask for.
    fn men(&self, p: &Position) -> f32 {
        let w = &self.weights;
        let mut men = p.uninjured() as f32;
        for space in &p.spaces {
            men += space.iter().sum::<u8>() as f32;
        }
        men += p.on_map().count() as f32 * w.carrier_man;
        for bed in p.beds.iter().filter(|bed| bed.disc != NONE && bed.disc != X) {
            men += w.bed_man + w.bed_level * bed.level as f32;
        }
        for (level, zone) in p.waiting.iter().enumerate() {
            men += defenders(zone) as f32 * w.waiting_level * level as f32;
        }
        if matches!(p.todo.top(), Task::WoundDie { .. } | Task::Bed { .. }) {
            men += 0.6;
        }
        let chapter = self.chapter(p.day);
        men += defenders(&p.area) as f32;
        if chapter < 2 {
            // Whoever is still in the bag may come, if doubt and fear let him.
            let (good, doubts) = (defenders(&p.bag) as f32, p.bag[X as usize] as f32);
            let coming =
                (self.scenario.retreat - p.day) as f32 * 2.4 * good / (good + w.bag_doubt * doubts + 0.01);
            let fear = if chapter == 0 { p.fear as f32 * w.fear } else { 0.0 };
            men += w.bag_man * coming.min((good - fear).max(0.0));
        }
        let needed = self.data.needed[p.surrender.min(3) as usize] as f32;
        let siege = (self.data.days - self.scenario.retreat) as f32;
        let to_lose = self.days_left(p).min(siege + 1.0) * 1.25;
        let spare = men - needed - to_lose;
        // The first men above the line matter more than the tenth.
        let soft = if spare > 6.0 { 6.0 + (spare - 6.0) * w.spare_man } else { spare };
        soft * w.man - p.surrender as f32 * w.surrender
    }

    /// Food, spirits, the hospital.
    fn camp(&self, p: &Position) -> f32 {
        let w = &self.weights;
        let days = self.days_left(p);
        let supplies = p.supplies as f32 + p.area[V as usize] as f32;
        let useful = (days - 1.0).min(6.0) * w.supply_days;
        let mut sum = w.supply * supplies.min(useful) + w.supply_spare * (supplies - useful).max(0.0);
        sum -= if p.supplies == 0 { w.no_supply } else { 0.0 };
        // Until the day begins, whoever is ready can still be given something to do.
        let fresh = defenders(&p.ready) as f32 + defenders(&p.area) as f32 + p.credit as f32;
        let before = matches!(p.todo.top(), Task::Feed | Task::Recruit | Task::DrawRecruit);
        sum += fresh * if before { w.ready_early } else { w.ready };
        sum += w.rest * defenders(&p.rest) as f32;
        // Morale is spent every evening; only what is above or below then counts.
        let morale = p.morale as f32;
        sum += if morale > 0.0 { w.morale_up * morale } else { w.morale_down * morale };
        sum += w.morale_next * p.morale_next as f32;
        sum -= p.bodies() as f32 * w.body * days.min(6.0);
        sum -= if p.bodies() >= 3 { w.three_bodies } else { 0.0 };
        let waiting = p.waiting_count() as f32;
        sum -= w.waiting * waiting + if waiting > 0.0 { w.any_waiting } else { 0.0 };
        sum -= if waiting > 3.0 { w.three_bodies } else { 0.0 };
        // Hope in the Bad deck shields, Despair in the Good deck hurts.
        let special = !((1u64 << self.data.morale.len()) - 1);
        sum += w.hope * ((p.deck[1] | p.discard[1]) & special).count_ones() as f32;
        sum -= w.hope * ((p.deck[0] | p.discard[0]) & special).count_ones() as f32;
        sum
    }

    /// Positions, guns, rooms, defence, the hit bag.
    fn works_worth(&self, p: &Position) -> f32 {
        let w = &self.weights;
        let sound = 3.0 - p.damaged.count_ones() as f32;
        let mut sum = w.position * sound - w.position_more * sound * sound;
        for gun in 0..2 {
            sum += w.gun_strength * p.strength(gun) as f32;
            // Half-repaired guns are on their way.
            if gun == 0 || p.gun_two {
                sum += w.gun_part * (3 - p.gun_damage[gun].count_ones()) as f32;
                sum -= w.gun_blocked * p.gun_blocked[gun].count_ones() as f32;
            }
        }
        sum += if p.gun_two { 0.05 } else { 0.0 };
        sum +=
            w.room * p.rooms.count_ones() as f32 + w.room * (p.rooms & !p.rooms_damaged).count_ones() as f32;
        sum += w.snow * (self.data.snow_last - p.snow) as f32 + 2.0 * w.snow * p.revealed as f32;
        sum += if p.machine_gun == MachineGun::Ready { w.machine_gun } else { 0.0 };
        let war = if self.at_war(p) { 1.0 } else { 0.6 };
        sum += war * w.defence * p.defence as f32;
        // What the bag will do on the days of bombardment still to come.
        let siege_days = (self.data.days + 1 - p.day.max(self.scenario.retreat + 1)) as f32;
        let bag: f32 = p.hit_bag.iter().map(|&n| n as f32).sum();
        let bad: f32 = TILE_HARM.iter().zip(&p.hit_bag).map(|(harm, &n)| n as f32 * harm).sum();
        let shells = if self.chapter(p.day) == 2 { self.shells(p) as f32 } else { 5.0 };
        let empty = (shells + 2.0 - bag).max(0.0);
        sum - siege_days.min(3.0) * (w.bag_harm * bad / bag.max(shells) * shells + w.bag_empty * empty)
    }

    /// The enemy on the slope, his guns and patrols in the field.
    fn enemy(&self, p: &Position) -> f32 {
        let w = &self.weights;
        let mut sum = 0.0;
        if self.at_war(p) {
            let sectors = self.sectors(p).len();
            for at in 0..sectors {
                let height = (at + 1) as f32 / sectors as f32;
                let boxes = p.boxes[at].iter().sum::<u8>() as f32;
                let there = p.up[at] as f32 + w.pinned * p.down[at] as f32 + boxes;
                sum -= there * (w.infantry + w.infantry_high * height * height);
            }
            sum -= w.red * self.red_sectors(p) as f32;
            sum -= p.assault as f32 * 0.3;
            // The positions are what the next attack meets.
            let manned = p.manned_count() as f32;
            sum += w.manned * manned - w.manned_more * manned * manned;
            sum -= if manned == 0.0 { w.nobody } else { 0.0 };
            let soldiers = p.manned.iter().filter(|&&disc| disc == S || disc == O).count() as f32;
            sum += w.marksman * soldiers;
        }
        let guns = p.map_guns.count_ones() as f32;
        sum -= guns * w.german_gun + if p.track_guns == 0 { w.all_guns } else { 0.0 };
        sum -= w.patrol * p.patrols.iter().sum::<u8>() as f32;
        sum -= w.surveillance * p.surveillance as f32;
        sum -= p.lasting.count_ones() as f32 * 0.12;
        if self.chapter(p.day) == 0 {
            sum -= w.doubt * p.bag[X as usize] as f32;
            sum -= w.doubt * self.data.doubt_discs[p.doubt as usize] as f32;
            sum += w.doubt * self.data.doubt_morale[p.doubt as usize] as f32;
        }
        sum
    }

    /// Depots, and carriers on their way there and back.
    fn trains(&self, p: &Position) -> f32 {
        let w = &self.weights;
        let time = (self.days_left(p) / 4.0).min(1.0);
        let stock: f32 = p.depots.iter().map(|&(_, tiles)| tiles as f32).sum();
        let routes = p.depots.iter().filter(|(_, tiles)| *tiles > 0).count() as f32;
        let mut sum = time * (w.stock * stock + w.open_route * routes);
        for (_, carrier) in p.on_map() {
            let here = carrier.field as usize;
            if carrier.tile != NONE {
                sum += time * (w.loaded - w.step * self.data.map.far[here] as f32);
            } else if let Some(way) = self.way_to_stock(p, carrier.field) {
                sum += time * (w.outbound - w.step * way as f32);
            } else {
                sum -= 0.1 + w.step * self.data.map.far[here] as f32;
            }
        }
        sum
    }

    /// Steps to the nearest depot with tiles.
    fn way_to_stock(&self, p: &Position, from: u8) -> Option<u8> {
        let depots = self.data.map.depots.iter().enumerate();
        let open = depots.filter(|(depot, _)| p.depots[*depot].1 > 0);
        open.map(|(_, &field)| self.data.map.distance[from as usize][field as usize]).min()
    }

    /// What workers on their spaces will bring, while the day is still to be played.
    fn plans(&self, p: &Position) -> f32 {
        let mut sum = 0.0;
        for space in 0..SPACES as u8 {
            let there = &p.spaces[space as usize];
            if *there == [0; 5] {
                continue;
            }
            let rule = &self.data.spaces[space as usize];
            let mut workers = 0.0;
            for disc in DEFENDERS {
                workers += there[disc as usize] as f32 * (1 + (rule.double >> disc & 1)) as f32;
            }
            let mut times = workers / rule.need as f32;
            if space == PROMOTE {
                let pupil = (there[V as usize] + there[H as usize]).min(1) as f32;
                times = (there[O as usize] as f32 + pupil) / 2.0;
                // More than one pupil learns nothing.
                sum -= 0.05 * (there[V as usize] + there[H as usize]).saturating_sub(1) as f32;
            }
            let whole = times.floor();
            // A half-manned space may still be filled.
            let part = (times - whole) * 0.55;
            let (worth, most) = self.space_worth(p, space);
            let used = (whole + part).min(most);
            sum += worth * used - 0.02 * (times - most).max(0.0);
        }
        sum
    }

    /// What one execution of a space is worth now, and how many of them.
    fn space_worth(&self, p: &Position, space: Space) -> (f32, f32) {
        let w = &self.weights;
        let war = self.at_war(p);
        let infantry: u8 = p.up.iter().sum::<u8>() + p.down.iter().sum::<u8>();
        let damage = (p.damaged.count_ones() + p.gun_damage[0].count_ones()) as f32;
        let late = p.day + 1 >= self.data.days;
        match space {
            CONVINCE => (w.do_convince, (p.fear as f32 + 2.0).min(4.0)),
            ROUTE => {
                let open = p.depots.iter().filter(|(kind, _)| *kind == NONE).count() as f32;
                (w.do_route, open.min(2.0))
            }
            FIERCE => {
                let targets = (infantry as f32 / 2.0).min(2.0);
                let pressed = self.chapter(p.day) == 2 && p.up[2..].iter().sum::<u8>() > 2;
                (if pressed { w.do_fierce } else { -0.25 }, targets)
            }
            TELEPHONE => (if war { w.do_telephone * p.manned_count() as f32 } else { 0.0 }, 2.0),
            GUNS => {
                let strength = (p.strength(0) + p.strength(1)) as f32;
                (w.do_guns * strength, if strength > 0.0 { 1.0 } else { 0.0 })
            }
            TRAIN => {
                let stock: u8 = p.depots.iter().map(|(_, tiles)| *tiles).sum();
                let bound = p.on_map().filter(|(_, carrier)| carrier.tile == NONE).count() as f32;
                let time = self.days_left(p);
                let worth = if time >= 4.0 {
                    w.do_train
                } else if time >= 3.0 {
                    w.do_train * 0.5
                } else {
                    -0.3
                };
                (worth, (stock as f32 - bound).clamp(0.0, 4.0))
            }
            AMBUSH => {
                let patrols = p.patrols.iter().sum::<u8>() as f32;
                (0.05 + 0.04 * p.room_repaired(0) as u8 as f32, patrols.min(2.0))
            }
            SHOVEL => (if late { 0.0 } else { w.do_shovel }, 4.0),
            REPAIR => {
                let blocked = p.gun_blocked.iter().map(|bits| bits.count_ones()).sum::<u32>() as f32;
                let gun = (p.machine_gun == MachineGun::Blocked) as u8 as f32;
                let rooms = p.rooms_damaged.count_ones() as f32;
                let all = damage + blocked + gun + rooms * 0.5 + p.gun_damage[1].count_ones() as f32 * 0.7;
                let worth = if p.damaged != 0 { w.do_repair } else { w.do_repair * 0.75 };
                (if late { worth * 0.4 } else { worth }, all.min(3.0))
            }
            FORTIFY => {
                let room = (self.data.defence_last - p.defence) as f32;
                (if war { w.do_fortify } else { w.do_fortify * 0.65 }, room.clamp(1.0, 3.0))
            }
            PROMOTE => (if p.reserve[S as usize] > 0 { w.do_promote } else { -0.1 }, 1.0),
            INSPIRE => {
                let room = (4 - p.morale).clamp(0, 4) as f32;
                (if p.morale < 0 { w.do_inspire * 1.5 } else { w.do_inspire }, room.min(3.0))
            }
            RADIO => (0.05, 1.0),
            MAP_ROOM => (if late { 0.0 } else { 0.05 + 0.05 * p.room_repaired(3) as u8 as f32 }, 1.0),
            TREAT => {
                let patients = p.beds.iter().filter(|bed| bed.disc != NONE && bed.disc != X);
                let need: f32 = patients.map(|bed| 6.0 - bed.level as f32).sum();
                let crowd = if p.waiting_count() > 0 { w.do_treat } else { 0.0 };
                (w.do_treat + crowd, need.min(6.0))
            }
            TREATMENT => {
                let patients = p.beds.iter().filter(|bed| bed.disc != NONE && bed.disc != X).count() as f32;
                (0.2, patients)
            }
            _ => (0.0, 0.0),
        }
    }

    /// Leaves out what a sensible player never needs.
    fn sift_orders(&self, p: &Position, orders: &mut Vec<Order>) {
        match p.todo.top() {
            Task::Feed => {
                // Who eats first: whoever does what nobody else can.
                let hurt = p.beds.iter().any(|bed| bed.disc != NONE);
                let queue = if hurt { [M, O, S, H, V] } else { [O, S, H, V, M] };
                let first = queue.into_iter().find(|&disc| p.exhausted[disc as usize] > 0);
                let last = queue.into_iter().rev().find(|&disc| p.exhausted[disc as usize] > 0);
                orders.retain(|order| match order {
                    Order::Ready { disc } => Some(*disc) == first,
                    Order::Rest { disc } => p.credit == 0 && Some(*disc) == last,
                    Order::PayMorale => p.morale >= 0 && p.supplies == 0,
                    Order::Done => p.credit == 0,
                    _ => true,
                });
            }
            Task::Placing => self.sift_places(p, orders),
            Task::Section { .. } => {
                // A section is ended when nothing is left to do: the rest would only be lost.
                let more = orders.iter().any(|order| !matches!(order, Order::Done | Order::Fierce { .. }));
                let flip = p.gun_blocked != [0, 0];
                orders.retain(|order| match order {
                    Order::Done => !more,
                    Order::MachineGun { paid: true, .. } => p.supplies > 2 && p.bonus == 0,
                    Order::Flip { .. } => flip || p.machine_gun == MachineGun::Blocked,
                    _ => true,
                });
            }
            Task::GunSector { .. }
            | Task::GunRow { .. }
            | Task::Airfield { .. }
            | Task::Repairs { .. }
            | Task::Target { .. }
            | Task::Admit
                if orders.len() > 1 =>
            {
                orders.retain(|order| *order != Order::Done);
            }
            Task::Moving => {
                // Equal carriers are the same whichever goes first; an empty march is never better.
                let mut seen: Vec<Carrier> = Vec::new();
                orders.retain(|order| match order {
                    Order::March { empty: true, .. } => false,
                    Order::March { carrier, .. } => {
                        let carrier = p.carriers[*carrier as usize];
                        let new = !seen.contains(&carrier);
                        seen.push(carrier);
                        new
                    }
                    _ => true,
                });
            }
            Task::Stepping => self.sift_steps(p, orders),
            Task::Post => {
                let zones = [&p.exhausted, &p.rest, &p.ready];
                let best = [S, O, H, V].into_iter().find_map(|disc| {
                    let zone = (0..3u8).find(|&zone| zones[zone as usize][disc as usize] > 0)?;
                    Some((disc, zone))
                });
                let first = orders.iter().find_map(|order| match order {
                    Order::Post { position, .. } => Some(*position),
                    _ => None,
                });
                orders.retain(|order| match order {
                    Order::Post { disc, position, zone } => {
                        Some((*disc, *zone)) == best && Some(*position) == first
                    }
                    _ => true,
                });
            }
            _ => {}
        }
    }

    /// For every space the type that fits it best, and no space without a use.
    fn sift_places(&self, p: &Position, orders: &mut Vec<Order>) {
        let queue = [V, S, H, M, O];
        let best = |space: Space| -> Option<Disc> {
            let rule = &self.data.spaces[space as usize];
            let fits = |disc: Disc| p.ready[disc as usize] > 0 && rule.forbidden >> disc & 1 == 0;
            let double = queue.into_iter().find(|&disc| fits(disc) && rule.double >> disc & 1 == 1);
            match space {
                PROMOTE if p.spaces[PROMOTE as usize][O as usize] == 0 => Some(O).filter(|&disc| fits(disc)),
                TRAIN => [H, V, S].into_iter().find(|&disc| fits(disc)),
                FIERCE => [O, S].into_iter().find(|&disc| disc != O && fits(disc)),
                _ => double.or(queue.into_iter().find(|&disc| fits(disc))),
            }
        };
        let second = |space: Space| -> Option<Disc> {
            // Once a double worker has filled a space, an ordinary one may do for the rest.
            let rule = &self.data.spaces[space as usize];
            queue
                .into_iter()
                .find(|&disc| p.ready[disc as usize] > 0 && (rule.forbidden | rule.double) >> disc & 1 == 0)
        };
        let shooter = |position: u8| -> Option<Disc> {
            if p.manned[position as usize] != NONE {
                return None;
            }
            [S, H, V, O].into_iter().find(|&disc| p.ready[disc as usize] > 0)
        };
        orders.retain(|order| match order {
            Order::Place { disc, place } if *place >= POSITION => Some(*disc) == shooter(place - POSITION),
            Order::Place { disc, place } => {
                let (worth, most) = self.space_worth(p, *place);
                let open = worth > 0.0 && (self.executions(p, *place) as f32) < most;
                open && (Some(*disc) == best(*place) || Some(*disc) == second(*place))
            }
            _ => true,
        });
    }

    /// Carriers go the shortest ways, and around trouble.
    fn sift_steps(&self, p: &Position, orders: &mut Vec<Order>) {
        let carrier = p.carriers[p.walker as usize];
        let map = &self.data.map;
        let way = |field: u8| -> u8 {
            if carrier.tile != NONE {
                map.far[field as usize]
            } else {
                self.way_to_stock(p, field).unwrap_or(map.far[field as usize])
            }
        };
        let here = way(carrier.field);
        let closer = orders.iter().any(|order| matches!(order, Order::Step { field } if way(*field) < here));
        orders.retain(|order| match order {
            Order::Step { field } => {
                let near = way(*field);
                if closer {
                    near < here || near == here && p.patrols[*field as usize] == 0
                } else {
                    near <= here + 1
                }
            }
            Order::Halt => !closer,
            _ => true,
        });
    }
}

/// How much a tile of each kind hurts, in the order of [`TILES`].
const TILE_HARM: [f32; 15] = [1.0, 1.0, 1.0, 0.7, 0.7, 0.3, 0.3, 0.3, 0.3, 0.3, -0.25, 0.9, 0.5, 0.8, 1.0];
