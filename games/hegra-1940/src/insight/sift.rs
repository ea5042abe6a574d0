//! Orders a sensible player never needs are left out.

use super::*;

impl Hegra {
    /// Leaves out what a sensible player never needs.
    pub(super) fn sift_orders(&self, w: &Weights, p: &Position, orders: &mut Vec<Order>) {
        match p.todo.top() {
            Task::Feed => {
                // Who eats first: whoever does what nobody else can.
                let hurt = p.beds.values().iter().any(|bed| bed.disc != Disc::NONE);
                let queue = if hurt {
                    [Disc::M, Disc::O, Disc::S, Disc::H, Disc::V]
                } else {
                    [Disc::O, Disc::S, Disc::H, Disc::V, Disc::M]
                };
                let first = queue.into_iter().find(|&disc| p.exhausted[disc] > 0);
                let last = queue.into_iter().rev().find(|&disc| p.exhausted[disc] > 0);
                orders.retain(|order| match order {
                    Order::Ready { disc } => Some(*disc) == first,
                    Order::Rest { disc } => p.credit == 0 && Some(*disc) == last,
                    Order::PayMorale => p.morale >= 0 && p.supplies == 0,
                    Order::Done => p.credit == 0,
                    _ => true,
                });
            }
            Task::Placing => self.sift_places(w, p, orders),
            Task::Section { .. } => {
                // A section is ended when nothing is left to do: the rest would only be lost.
                let more = orders.iter().any(|order| !matches!(order, Order::Done | Order::Fierce { .. }));
                let flip = p.gun_blocked != By::all(0);
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
                        let carrier = p.carriers[*carrier];
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
                let best = [Disc::S, Disc::O, Disc::H, Disc::V].into_iter().find_map(|disc| {
                    let zone = Stock::ALL.iter().copied().find(|zone| zones[zone.index()][disc] > 0)?;
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
    fn sift_places(&self, w: &Weights, p: &Position, orders: &mut Vec<Order>) {
        let queue = [Disc::V, Disc::S, Disc::H, Disc::M, Disc::O];
        let best = |space: Space| -> Option<Disc> {
            let rule = &self.data.spaces[space];
            let fits = |disc: Disc| p.ready[disc] > 0 && rule.forbidden >> disc.0 & 1 == 0;
            let double = queue.into_iter().find(|&disc| fits(disc) && rule.double >> disc.0 & 1 == 1);
            match space {
                Space::PROMOTE if p.spaces[Space::PROMOTE][Disc::O] == 0 => {
                    Some(Disc::O).filter(|&disc| fits(disc))
                }
                Space::TRAIN => [Disc::H, Disc::V, Disc::S].into_iter().find(|&disc| fits(disc)),
                Space::FIERCE => [Disc::O, Disc::S].into_iter().find(|&disc| disc != Disc::O && fits(disc)),
                _ => double.or(queue.into_iter().find(|&disc| fits(disc))),
            }
        };
        let second = |space: Space| -> Option<Disc> {
            // Once a double worker has filled a space, an ordinary one may do for the rest.
            let rule = &self.data.spaces[space];
            queue
                .into_iter()
                .find(|&disc| p.ready[disc] > 0 && (rule.forbidden | rule.double) >> disc.0 & 1 == 0)
        };
        let shooter = |position: Post| -> Option<Disc> {
            if p.manned[position] != Disc::NONE {
                return None;
            }
            [Disc::S, Disc::H, Disc::V, Disc::O].into_iter().find(|&disc| p.ready[disc] > 0)
        };
        orders.retain(|order| match order {
            Order::Place { disc, place } => {
                if let Some(position) = place.post() {
                    return Some(*disc) == shooter(position);
                }
                let (worth, most) = self.space_worth(w, p, *place);
                let open = worth > 0.0 && (self.executions(p, *place) as f32) < most;
                open && (Some(*disc) == best(*place) || Some(*disc) == second(*place))
            }
            _ => true,
        });
    }

    /// Carriers go the shortest ways, and around trouble.
    fn sift_steps(&self, p: &Position, orders: &mut Vec<Order>) {
        let carrier = p.carriers[p.walker];
        let map = &self.data.map;
        let way = |field: Field| -> u8 {
            if carrier.tile != Goods::NONE {
                map.far[field]
            } else {
                self.way_to_stock(p, field).unwrap_or(map.far[field])
            }
        };
        let here = way(carrier.field);
        let closer = orders.iter().any(|order| matches!(order, Order::Step { field } if way(*field) < here));
        orders.retain(|order| match order {
            Order::Step { field } => {
                let near = way(*field);
                if closer { near < here || near == here && p.patrols[*field] == 0 } else { near <= here + 1 }
            }
            Order::Halt => !closer,
            _ => true,
        });
    }
}
