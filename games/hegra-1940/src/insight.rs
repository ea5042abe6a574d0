//! What we know about holding Hegra: an evaluation and a feeling for promising orders.
//!
//! The evaluation adds up what a commander counts: men, food, spirits, works, the enemy on the slope and in the field. Workers
//! on a space are worth what the space will do, so that placing can be judged before the day is played.

use crate::Hegra;
use crate::kinds::*;
use crate::order::Order;
use crate::position::*;
use engine::{Chance, Dice, Insight, Luck, Pending, Seat};

/// Worth of the n-th manned position in the next attack.
const MANNED: [f32; 5] = [-1.3, 0.0, 0.28, 0.46, 0.58];

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
            Task::FireDie { .. } | Task::SneakDie | Task::FightDie | Task::Risk { .. } => Some(Pending::Luck),
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

    /// Five infantry dice have thousands of faces but only a few dozen results.
    fn branches(&self, p: &Position, chance: Chance) -> Vec<(Luck, u64)> {
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
        let mut men = p.uninjured() as f32;
        for space in &p.spaces {
            men += space.iter().sum::<u8>() as f32;
        }
        men += p.on_map().count() as f32 * 0.75;
        for bed in p.beds.iter().filter(|bed| bed.disc != NONE && bed.disc != X) {
            men += 0.55 + 0.06 * bed.level as f32;
        }
        for (level, zone) in p.waiting.iter().enumerate() {
            men += defenders(zone) as f32 * 0.07 * level as f32;
        }
        if matches!(p.todo.top(), Task::WoundDie { .. } | Task::Bed { .. }) {
            men += 0.6;
        }
        let chapter = self.chapter(p.day);
        if chapter < 2 {
            // Whoever is still in the bag may come, if doubt and fear let him.
            let (good, doubts) = (defenders(&p.bag) as f32, p.bag[X as usize] as f32);
            let coming = (self.scenario.retreat - p.day) as f32 * 2.4 * good / (good + 1.5 * doubts + 0.01);
            let fear = if chapter == 0 { p.fear as f32 * 0.7 } else { 0.0 };
            men += 0.55 * coming.min((good - fear).max(0.0));
            men += defenders(&p.area) as f32;
        }
        let needed = self.data.needed[p.surrender.min(3) as usize] as f32;
        let siege = (self.data.days - self.scenario.retreat) as f32;
        let to_lose = self.days_left(p).min(siege + 1.0) * 1.25;
        let spare = men - needed - to_lose;
        // The first men above the line matter more than the tenth.
        let soft = if spare > 6.0 { 6.0 + (spare - 6.0) * 0.4 } else { spare };
        soft * 0.17 - p.surrender as f32 * 0.30 + 0.3
    }

    /// Food, spirits, the hospital.
    fn camp(&self, p: &Position) -> f32 {
        let days = self.days_left(p);
        let per = self.data.supply_fields[p.supply_track as usize] as f32;
        let supplies = p.supplies as f32;
        let useful = (days - 1.0).min(6.0) * 1.6;
        let mut sum = 0.026 * per * supplies.min(useful) + 0.01 * (supplies - useful).max(0.0);
        sum += if p.supplies == 0 { -0.12 } else { 0.0 };
        sum += 0.045 * defenders(&p.ready) as f32 + 0.03 * defenders(&p.rest) as f32;
        // Morale is spent every evening; only what is above or below then counts.
        let morale = (p.morale as f32).clamp(-3.0, 3.0);
        sum += if morale > 0.0 { 0.10 * morale } else { 0.19 * morale };
        sum += 0.08 * p.morale_next as f32;
        sum -= p.bodies() as f32 * (0.07 * days.min(6.0) + 0.05);
        sum -= if p.bodies() >= 3 { 0.5 } else { 0.0 };
        let waiting = p.waiting_count() as f32;
        sum -=
            0.08 * waiting + if waiting > 0.0 { 0.12 } else { 0.0 } + if waiting > 3.0 { 0.4 } else { 0.0 };
        // Hope in the Bad deck shields, Despair in the Good deck hurts.
        let special = !((1u64 << self.data.morale.len()) - 1);
        sum += 0.035 * ((p.deck[1] | p.discard[1]) & special).count_ones() as f32;
        sum -= 0.03 * ((p.deck[0] | p.discard[0]) & special).count_ones() as f32;
        sum
    }

    /// Positions, guns, rooms, defence, the hit bag.
    fn works_worth(&self, p: &Position) -> f32 {
        let sound = 3 - p.damaged.count_ones() as i32;
        let mut sum = [0.0, 0.22, 0.38, 0.46][sound.clamp(0, 3) as usize];
        for gun in 0..2 {
            let strength = p.strength(gun);
            sum += 0.14 * strength as f32;
            // Half-repaired guns are on their way.
            if gun == 0 || p.gun_two {
                sum += 0.045 * (3 - p.gun_damage[gun].count_ones()) as f32;
                sum -= 0.03 * p.gun_blocked[gun].count_ones() as f32;
            }
        }
        sum += if p.gun_two { 0.05 } else { 0.0 };
        sum += 0.06 * p.rooms.count_ones() as f32 + 0.05 * (p.rooms & !p.rooms_damaged).count_ones() as f32;
        sum += 0.012 * (self.data.snow_last - p.snow) as f32 + 0.015 * p.revealed as f32;
        sum += match p.machine_gun {
            MachineGun::Ready => 0.12,
            _ => 0.0,
        };
        let war = if self.at_war(p) { 1.0 } else { 0.6 };
        sum += war * 0.13 * p.defence as f32;
        // What the bag will do on the days of bombardment still to come.
        let siege_days = (self.data.days + 1 - p.day.max(self.scenario.retreat + 1)) as f32;
        let bag: f32 = p.hit_bag.iter().map(|&n| n as f32).sum();
        let bad: f32 =
            TILES.iter().enumerate().map(|(kind, _)| p.hit_bag[kind] as f32 * TILE_HARM[kind]).sum();
        let shells = if self.chapter(p.day) == 2 { self.shells(p) as f32 } else { 5.0 };
        let empty = (shells + 2.0 - bag).max(0.0);
        sum - siege_days.min(3.0) * (0.05 * bad / bag.max(shells) * shells + 0.035 * empty)
    }

    /// The enemy on the slope, his guns and patrols in the field.
    fn enemy(&self, p: &Position) -> f32 {
        let mut sum = 0.0;
        if self.at_war(p) {
            let sectors = self.sectors(p).len();
            for at in 0..sectors {
                let height = (at + 1) as f32 / sectors as f32;
                let there =
                    p.up[at] as f32 + 0.75 * p.down[at] as f32 + p.boxes[at].iter().sum::<u8>() as f32;
                sum -= there * (0.025 + 0.15 * height * height);
            }
            sum -= 0.28 * self.red_sectors(p) as f32;
            sum -= p.assault as f32 * 0.3;
            // Near the end of the day the positions are what the next attack meets.
            sum += MANNED[p.manned_count() as usize];
            let soldiers = p.manned.iter().filter(|&&disc| disc == S || disc == O).count() as f32;
            sum += 0.03 * soldiers;
        }
        let guns = p.map_guns.count_ones() as f32;
        sum -= guns * 0.07 + if p.track_guns == 0 { 0.5 } else { 0.0 };
        sum -= 0.02 * p.patrols.iter().sum::<u8>() as f32;
        sum -= 0.03 * p.surveillance as f32;
        sum -= p.lasting.count_ones() as f32 * 0.12;
        if self.chapter(p.day) == 0 {
            sum -= 0.05 * p.bag[X as usize] as f32;
            sum -= 0.05 * self.data.doubt_discs[p.doubt as usize] as f32;
            sum += 0.06 * self.data.doubt_morale[p.doubt as usize] as f32;
        }
        sum
    }

    /// Depots, and carriers on their way there and back.
    fn trains(&self, p: &Position) -> f32 {
        let time = (self.days_left(p) / 4.0).min(1.0);
        let stock: f32 = p.depots.iter().map(|&(_, tiles)| tiles as f32).sum();
        let routes = p.depots.iter().filter(|(_, tiles)| *tiles > 0).count() as f32;
        let mut sum = time * (0.015 * stock + 0.05 * routes);
        for (_, carrier) in p.on_map() {
            let here = carrier.field as usize;
            if carrier.tile != NONE {
                sum += time * (0.46 - 0.022 * self.data.map.far[here] as f32);
            } else if let Some(way) = self.way_to_stock(p, carrier.field) {
                sum += time * (0.29 - 0.02 * way as f32);
            } else {
                sum -= 0.1 + 0.02 * self.data.map.far[here] as f32;
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
        let war = self.at_war(p);
        let infantry: u8 = p.up.iter().sum::<u8>() + p.down.iter().sum::<u8>();
        let damage = (p.damaged.count_ones() + p.gun_damage[0].count_ones()) as f32;
        let late = p.day + 1 >= self.data.days;
        match space {
            CONVINCE => (0.13, (p.fear as f32 + 2.0).min(4.0)),
            ROUTE => {
                let open = p.depots.iter().filter(|(kind, _)| *kind == NONE).count() as f32;
                (0.16, open.min(2.0))
            }
            FIERCE => {
                let targets = (infantry as f32 / 2.0).min(2.0);
                (
                    if self.chapter(p.day) == 2 && p.up[2..].iter().sum::<u8>() > 2 { 0.12 } else { -0.25 },
                    targets,
                )
            }
            TELEPHONE => (if war { 0.05 * p.manned_count() as f32 } else { 0.0 }, 2.0),
            GUNS => {
                let strength = (p.strength(0) + p.strength(1)) as f32;
                let targets = if war && infantry > 0 || p.map_guns != 0 { 0.16 } else { 0.13 };
                (targets * strength, if strength > 0.0 { 1.0 } else { 0.0 })
            }
            TRAIN => {
                let stock: u8 = p.depots.iter().map(|(_, tiles)| *tiles).sum();
                let bound = p.on_map().filter(|(_, carrier)| carrier.tile == NONE).count() as f32;
                let time = self.days_left(p);
                let worth = if time >= 4.0 {
                    0.24
                } else if time >= 3.0 {
                    0.12
                } else {
                    -0.3
                };
                (worth, (stock as f32 - bound).clamp(0.0, 4.0))
            }
            AMBUSH => {
                let patrols = p.patrols.iter().sum::<u8>() as f32;
                (0.05 + 0.04 * p.room_repaired(0) as u8 as f32, patrols.min(2.0))
            }
            SHOVEL => (if late { 0.0 } else { 0.045 + 0.01 * (3.0 - p.snow as f32) }, 4.0),
            REPAIR => {
                let blocked = p.gun_blocked.iter().map(|bits| bits.count_ones()).sum::<u32>() as f32;
                let gun = (p.machine_gun == MachineGun::Blocked) as u8 as f32;
                let rooms = p.rooms_damaged.count_ones() as f32;
                let all = damage + blocked + gun + rooms * 0.5 + p.gun_damage[1].count_ones() as f32 * 0.7;
                let worth = if p.damaged != 0 { 0.17 } else { 0.12 };
                (if late { worth * 0.4 } else { worth }, all.min(3.0))
            }
            FORTIFY => {
                let room = (self.data.defence_last - p.defence) as f32;
                (if war { 0.13 } else { 0.085 }, room.clamp(1.0, 3.0))
            }
            PROMOTE => (if p.reserve[S as usize] > 0 { 0.07 } else { -0.1 }, 1.0),
            INSPIRE => {
                let room = (4 - p.morale).clamp(0, 4) as f32;
                (if p.morale < 0 { 0.16 } else { 0.105 }, room.min(3.0))
            }
            RADIO => (0.05, 1.0),
            MAP_ROOM => (if late { 0.0 } else { 0.05 + 0.05 * p.room_repaired(3) as u8 as f32 }, 1.0),
            TREAT => {
                let need: f32 = p
                    .beds
                    .iter()
                    .filter(|bed| bed.disc != NONE && bed.disc != X)
                    .map(|bed| 6.0 - bed.level as f32)
                    .sum();
                let crowd = if p.waiting_count() > 0 { 0.06 } else { 0.0 };
                (0.055 + crowd, need.min(6.0))
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
