//! What men, works, enemies and plans are worth.

use super::*;

impl Hegra {
    /// Days that are still to come, today included.
    pub(super) fn days_left(&self, p: &Position) -> f32 {
        (self.data.game.round_track.days - p.day) as f32 + 1.0
    }

    /// Men on their feet against what the end will ask for.
    pub(super) fn men(&self, w: &Weights, p: &Position) -> f32 {
        let mut men = p.uninjured() as f32;
        for space in p.spaces.values() {
            men += space.values().iter().sum::<u8>() as f32;
        }
        men += p.on_map().count() as f32 * w.carrier_man;
        for bed in p.beds.values().iter().filter(|bed| bed.disc != Disc::NONE && bed.disc != Disc::X) {
            men += w.bed_man + w.bed_level * bed.level.0 as f32;
        }
        for (level, zone) in p.waiting.values().iter().enumerate() {
            men += defenders(zone) as f32 * w.waiting_level * level as f32;
        }
        if matches!(p.todo.top(), Task::WoundDie { .. } | Task::Bed { .. }) {
            men += 0.6;
        }
        let chapter = self.chapter(p.day);
        men += defenders(&p.area) as f32;
        if chapter < 2 {
            // Whoever is still in the bag may come, if doubt and fear let him.
            let (good, doubts) = (defenders(&p.bag) as f32, p.bag[Disc::X] as f32);
            let coming =
                (self.scenario.retreat - p.day) as f32 * 2.4 * good / (good + w.bag_doubt * doubts + 0.01);
            let fear = if chapter == 0 { p.fear as f32 * w.fear } else { 0.0 };
            men += w.bag_man * coming.min((good - fear).max(0.0));
        }
        let needed = self.data.game.surrender_track.needed[p.surrender.min(3) as usize] as f32;
        let siege = (self.data.game.round_track.days - self.scenario.retreat) as f32;
        let to_lose = self.days_left(p).min(siege + 1.0) * 1.25;
        let spare = men - needed - to_lose;
        // The first men above the line matter more than the tenth.
        let soft = if spare > 6.0 { 6.0 + (spare - 6.0) * w.spare_man } else { spare };
        soft * w.man - p.surrender as f32 * w.surrender
    }

    /// Food, spirits, the hospital.
    pub(super) fn camp(&self, w: &Weights, p: &Position) -> f32 {
        let days = self.days_left(p);
        let supplies = p.supplies as f32 + p.area[Disc::V] as f32;
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
    pub(super) fn works_worth(&self, w: &Weights, p: &Position) -> f32 {
        let sound = 3.0 - p.damaged.count_ones() as f32;
        let mut sum = w.position * sound - w.position_more * sound * sound;
        for gun in Gun::ALL {
            sum += w.gun_strength * p.strength(gun) as f32;
            // Half-repaired guns are on their way.
            if gun == Gun(0) || p.gun_two {
                sum += w.gun_part * (3 - p.gun_damage[gun].count_ones()) as f32;
                sum -= w.gun_blocked * p.gun_blocked[gun].count_ones() as f32;
            }
        }
        sum += if p.gun_two { 0.05 } else { 0.0 };
        sum +=
            w.room * p.rooms.count_ones() as f32 + w.room * (p.rooms & !p.rooms_damaged).count_ones() as f32;
        sum += w.snow * (self.data.game.snow_track.last - p.snow) as f32 + 2.0 * w.snow * p.revealed as f32;
        sum += if p.machine_gun == MachineGun::Ready { w.machine_gun } else { 0.0 };
        let war = if self.at_war(p) { 1.0 } else { 0.6 };
        sum += war * w.defence * p.defence as f32;
        // What the bag will do on the days of bombardment still to come.
        let siege_days = (self.data.game.round_track.days + 1 - p.day.max(self.scenario.retreat + 1)) as f32;
        let bag: f32 = p.hit_bag.values().iter().map(|&n| n as f32).sum();
        let bad: f32 = TILE_HARM.iter().zip(p.hit_bag.values()).map(|(harm, &n)| n as f32 * harm).sum();
        let shells = if self.chapter(p.day) == 2 { self.shells(p) as f32 } else { 5.0 };
        let empty = (shells + 2.0 - bag).max(0.0);
        sum - siege_days.min(3.0) * (w.bag_harm * bad / bag.max(shells) * shells + w.bag_empty * empty)
    }

    /// The enemy on the slope, his guns and patrols in the field.
    pub(super) fn enemy(&self, w: &Weights, p: &Position) -> f32 {
        let mut sum = 0.0;
        if self.at_war(p) {
            let sectors = self.sectors(p).len() as f32;
            for at in self.sectors(p).ids() {
                let height = (at.0 + 1) as f32 / sectors;
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
            let soldiers =
                p.manned.values().iter().filter(|&&disc| disc == Disc::S || disc == Disc::O).count() as f32;
            sum += w.marksman * soldiers;
        }
        let guns = p.map_guns.count_ones() as f32;
        sum -= guns * w.german_gun + if p.track_guns == 0 { w.all_guns } else { 0.0 };
        sum -= w.patrol * p.patrols.values().iter().sum::<u8>() as f32;
        sum -= w.surveillance * p.surveillance as f32;
        sum -= p.lasting.count_ones() as f32 * 0.12;
        if self.chapter(p.day) == 0 {
            sum -= w.doubt * p.bag[Disc::X] as f32;
            sum -= w.doubt * self.data.game.doubt_track.discs[p.doubt as usize] as f32;
            sum += w.doubt * self.data.game.doubt_track.morale[p.doubt as usize] as f32;
        }
        sum
    }

    /// Depots, and carriers on their way there and back.
    pub(super) fn trains(&self, w: &Weights, p: &Position) -> f32 {
        let time = (self.days_left(p) / 4.0).min(1.0);
        let stock: f32 = p.depots.values().iter().map(|&(_, tiles)| tiles as f32).sum();
        let routes = p.depots.values().iter().filter(|(_, tiles)| *tiles > 0).count() as f32;
        let mut sum = time * (w.stock * stock + w.open_route * routes);
        for (_, carrier) in p.on_map() {
            let here = carrier.field;
            if carrier.tile != Goods::NONE {
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
    pub(super) fn way_to_stock(&self, p: &Position, from: Field) -> Option<u8> {
        let open = self.data.map.depots.iter().filter(|(depot, _)| p.depots[*depot].1 > 0);
        open.map(|(_, &field)| self.data.map.distance[from][field]).min()
    }

    /// What workers on their spaces will bring, while the day is still to be played.
    pub(super) fn plans(&self, w: &Weights, p: &Position) -> f32 {
        let mut sum = 0.0;
        for space in Space::with_workers() {
            let there = &p.spaces[space];
            if *there == Workers::all(0) {
                continue;
            }
            let rule = &self.data.spaces[space];
            let mut workers = 0.0;
            for disc in Disc::DEFENDERS {
                workers += there[disc] as f32 * (1 + (rule.double >> disc.0 & 1)) as f32;
            }
            let mut times = workers / rule.need as f32;
            if space == Space::PROMOTE {
                let pupil = (there[Disc::V] + there[Disc::H]).min(1) as f32;
                times = (there[Disc::O] as f32 + pupil) / 2.0;
                // More than one pupil learns nothing.
                sum -= 0.05 * (there[Disc::V] + there[Disc::H]).saturating_sub(1) as f32;
            }
            let whole = times.floor();
            // A half-manned space may still be filled.
            let part = (times - whole) * 0.55;
            let (worth, most) = self.space_worth(w, p, space);
            let used = (whole + part).min(most);
            sum += worth * used - 0.02 * (times - most).max(0.0);
        }
        sum
    }

    /// What one execution of a space is worth now, and how many of them.
    pub(super) fn space_worth(&self, w: &Weights, p: &Position, space: Space) -> (f32, f32) {
        let war = self.at_war(p);
        let infantry: u8 = p.up.values().iter().sum::<u8>() + p.down.values().iter().sum::<u8>();
        let damage = (p.damaged.count_ones() + p.gun_damage[Gun(0)].count_ones()) as f32;
        let late = p.day + 1 >= self.data.game.round_track.days;
        match space {
            Space::CONVINCE => (w.do_convince, (p.fear as f32 + 2.0).min(4.0)),
            Space::ROUTE => {
                let open = p.depots.values().iter().filter(|(kind, _)| *kind == Goods::NONE).count() as f32;
                (w.do_route, open.min(2.0))
            }
            Space::FIERCE => {
                let targets = (infantry as f32 / 2.0).min(2.0);
                let pressed = self.chapter(p.day) == 2 && p.up.values()[2..].iter().sum::<u8>() > 2;
                (if pressed { w.do_fierce } else { -0.25 }, targets)
            }
            Space::TELEPHONE => (if war { w.do_telephone * p.manned_count() as f32 } else { 0.0 }, 2.0),
            Space::GUNS => {
                let strength = (p.strength(Gun(0)) + p.strength(Gun(1))) as f32;
                (w.do_guns * strength, if strength > 0.0 { 1.0 } else { 0.0 })
            }
            Space::TRAIN => {
                let stock: u8 = p.depots.values().iter().map(|(_, tiles)| *tiles).sum();
                let bound = p.on_map().filter(|(_, carrier)| carrier.tile == Goods::NONE).count() as f32;
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
            Space::AMBUSH => {
                let patrols = p.patrols.values().iter().sum::<u8>() as f32;
                (0.05 + 0.04 * p.room_repaired(Work::AMBUSH) as u8 as f32, patrols.min(2.0))
            }
            Space::SHOVEL => (if late { 0.0 } else { w.do_shovel }, 4.0),
            Space::REPAIR => {
                let blocked = p.gun_blocked.values().iter().map(|bits| bits.count_ones()).sum::<u32>() as f32;
                let gun = (p.machine_gun == MachineGun::Blocked) as u8 as f32;
                let rooms = p.rooms_damaged.count_ones() as f32;
                let all =
                    damage + blocked + gun + rooms * 0.5 + p.gun_damage[Gun(1)].count_ones() as f32 * 0.7;
                let worth = if p.damaged != 0 { w.do_repair } else { w.do_repair * 0.75 };
                (if late { worth * 0.4 } else { worth }, all.min(3.0))
            }
            Space::FORTIFY => {
                let room = (self.data.game.defence_track.last - p.defence) as f32;
                (if war { w.do_fortify } else { w.do_fortify * 0.65 }, room.clamp(1.0, 3.0))
            }
            Space::PROMOTE => (if p.reserve[Disc::S] > 0 { w.do_promote } else { -0.1 }, 1.0),
            Space::INSPIRE => {
                let room = (4 - p.morale).clamp(0, 4) as f32;
                (if p.morale < 0 { w.do_inspire * 1.5 } else { w.do_inspire }, room.min(3.0))
            }
            Space::RADIO => (0.05, 1.0),
            Space::MAP_ROOM => {
                (if late { 0.0 } else { 0.05 + 0.05 * p.room_repaired(Work::MAP_ROOM) as u8 as f32 }, 1.0)
            }
            Space::TREAT => {
                let patients =
                    p.beds.values().iter().filter(|bed| bed.disc != Disc::NONE && bed.disc != Disc::X);
                let need: f32 = patients.map(|bed| 6.0 - bed.level.0 as f32).sum();
                let crowd = if p.waiting_count() > 0 { w.do_treat } else { 0.0 };
                (w.do_treat + crowd, need.min(6.0))
            }
            Space::TREATMENT => {
                let patients = p
                    .beds
                    .values()
                    .iter()
                    .filter(|bed| bed.disc != Disc::NONE && bed.disc != Disc::X)
                    .count() as f32;
                (0.2, patients)
            }
            _ => (0.0, 0.0),
        }
    }
}

/// How much a tile of each kind hurts, in the order of the tiles.
const TILE_HARM: [f32; 15] = [1.0, 1.0, 1.0, 0.7, 0.7, 0.3, 0.3, 0.3, 0.3, 0.3, -0.25, 0.9, 0.5, 0.8, 1.0];
