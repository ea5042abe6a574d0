//! What we know about holding Hegra: an evaluation and a feeling for promising orders.
//!
//! The evaluation adds up what a commander counts: men, food, spirits, works, the enemy on the slope and in the field. Workers
//! on a space are worth what the space will do, so that placing can be judged before the day is played.

mod sift;
mod worth;

use crate::*;

learning::weights! {
    /// What the evaluation thinks things are worth, in the order they are looked at. Found by letting bots play against
    /// the fortress: as `feldzug lab tune` does.
    #[allow(missing_docs)] // the names are those of the rules
    pub struct Weights as TUNED {
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
}

impl Insight for Hegra {
    type Mind = Weights;

    fn mind(&self, _: Schooling) -> Weights {
        Weights::TUNED
    }

    fn judge_position(&self, w: &Weights, p: &Position, _: Seat) -> f32 {
        match p.ending {
            Ending::Held(_) => return 1.0,
            Ending::Open => {}
            _ => return 0.0,
        }
        let sum = self.men(w, p)
            + self.camp(w, p)
            + self.works_worth(w, p)
            + self.enemy(w, p)
            + self.trains(w, p)
            + self.plans(w, p);
        chance(sum)
    }

    fn weights(weights: &mut Weights) -> Numbers<'_> {
        weights.all()
    }

    fn parts(&self, w: &Weights, p: &Position, _: Seat) -> Vec<Part> {
        vec![
            Part::new("why-men", self.men(w, p)),
            Part::new("why-camp", self.camp(w, p)),
            Part::new("why-works", self.works_worth(w, p)),
            Part::new("why-enemy", self.enemy(w, p)),
            Part::new("why-trains", self.trains(w, p)),
            Part::new("why-plans", self.plans(w, p)),
        ]
    }

    fn sift(&self, w: &Weights, p: &Position, orders: &mut Vec<Order>) {
        let before = orders.clone();
        self.sift_orders(w, p, orders);
        if orders.is_empty() {
            *orders = before;
        }
    }

    const PLAYED_ON: u8 = 1;

    /// The night between two days: nobody is at work, and every morning begins alike.
    fn lull(&self, _: &Weights, p: &Position) -> bool {
        p.todo.top() == (Task::DrawEvent { last: false })
    }

    fn pending(&self, _: &Weights, p: &Position) -> Option<Pending<Order>> {
        match p.todo.top() {
            Task::DrawRecruit
            | Task::FireDie { .. }
            | Task::SneakDie
            | Task::FightDie
            | Task::Risk { .. } => Some(Pending::Luck),
            Task::Bed { .. } => Some(Pending::Order(Order::Bed)),
            Task::Target { sectors, aim, .. } => {
                let sector = self.sectors(p).ids().rev().find(|&at| {
                    sectors >> at.0 & 1 == 1 && (p.up[at] > 0 || !aim.pins() && p.down[at] > 0)
                })?;
                Some(Pending::Order(Order::Target { sector, pinned: p.up[sector] == 0 }))
            }
            Task::GunSector { sector, .. } => {
                Some(Pending::Order(Order::Target { sector, pinned: p.up[sector] == 0 }))
            }
            Task::GunRow { row, .. } => {
                let fields = &self.data.map.rows[row];
                let gun = fields.iter().find(|&&field| p.map_guns >> field.0 & 1 == 1);
                let patrol = fields.iter().find(|&&field| p.patrols[field] > 0);
                let (&field, gun) = gun.map(|field| (field, true)).or(patrol.map(|field| (field, false)))?;
                Some(Pending::Order(Order::Clear { field, gun }))
            }
            Task::Airfield { .. } => {
                let queue = [Airfield::SURRENDER, Airfield::MORALE, Airfield::MISS];
                let option = queue.into_iter().find(|&option| {
                    self.may_airfield(p, option).is_ok()
                        && !(option == Airfield::SURRENDER && p.surrender == 0)
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
            return engine::grouped(chance, |luck| self.luck_kind(p, luck));
        };
        let faces = &self.sectors(p)[sector].faces;
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
