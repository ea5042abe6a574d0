//! Orders a sensible player never needs are left out.

use super::*;

impl Hegra {
    /// Leaves out what a sensible player never needs.
    pub(super) fn sift_orders(&self, p: &Position, orders: &mut Vec<Order>) {
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
