//! Which orders are legal, and carrying them out. The list is the judge asked about everything that fits the moment, so
//! that the two cannot disagree.

use crate::*;

impl Hegra {
    /// Yes, or why not.
    pub(crate) fn may(&self, p: &Position, order: Order) -> Result<(), Deny> {
        let top = p.todo.top();
        let at = |right: bool| ensure(right, Deny::Moment);
        match order {
            Order::Draw | Order::Stop => at(top == Task::Recruit),
            Order::Take { disc } => self.may_take(p, disc),
            Order::Side { right } => self.may_side(p, right),
            Order::Bed | Order::Wait => at(matches!(top, Task::Bed { .. })),
            Order::Tile { tile } => {
                let Task::ResolvePick { air } = top else { return Err(Deny::Moment) };
                let fits = if air {
                    tile == Tile::AIR_MORALE || tile == Tile::AIR_WOUND
                } else {
                    tile <= Tile::POS_C
                };
                ensure(fits && p.hit_drawn[tile] > 0, Deny::TileNotDrawn)
            }
            Order::PaySupply => self.may_pay(p, false),
            Order::PayMorale => self.may_pay(p, true),
            Order::Ready { disc } => self.may_ready(p, disc),
            Order::Rest { disc } => self.may_rest(p, disc),
            Order::Place { disc, place } => self.may_place(p, disc, place),
            Order::Done => match top {
                Task::Feed | Task::Placing | Task::Section { .. } | Task::Moment | Task::Admit => Ok(()),
                Task::GunSector { .. }
                | Task::GunRow { .. }
                | Task::Airfield { .. }
                | Task::Repairs { .. } => Ok(()),
                Task::Target { aim, .. } if aim.optional() => Ok(()),
                Task::Target { .. } | Task::Post | Task::Moving | Task::Heal { .. } | Task::Clear { .. } => {
                    Err(Deny::MustGoOn)
                }
                _ => Err(Deny::Moment),
            },
            Order::Convince { doubt } => self.may_convince(p, doubt),
            Order::Route { goods } => self.may_route(p, goods),
            Order::Fire { position } => self.may_fire(p, position),
            Order::MachineGun { position, paid } => self.may_machine_gun(p, position, paid),
            Order::Fierce { disc } => self.may_fierce(p, disc),
            Order::Phone { sector } => self.may_phone(p, sector),
            Order::Target { sector, pinned } => self.may_target(p, sector, pinned),
            Order::GunSector { gun, sector } => self.may_gun_sector(p, gun, sector),
            Order::GunRow { gun, row } => self.may_gun_row(p, gun, row),
            Order::GunAirfield { gun } => self.may_gun_airfield(p, gun),
            Order::Airfield { option } => self.may_airfield(p, option),
            Order::Pile { pile } => self.may_pile(p, pile),
            Order::Clear { field, gun } => self.may_clear(p, field, gun),
            Order::March { carrier, empty } => self.may_march(p, carrier, empty),
            Order::Step { field } => self.may_step(p, field),
            Order::Halt => self.may_halt(p),
            Order::Hide => self.may_hide(p),
            Order::Sneak => at(top == Task::Meet),
            Order::Fight { gun } => self.may_fight(p, gun),
            Order::Deliver { carrier } => self.may_deliver(p, carrier),
            Order::Shovel => self.may_use(p, Space::SHOVEL),
            Order::Repair { work } => self.may_repair(p, work),
            Order::Flip { work } => self.may_flip(p, work),
            Order::Fortify { defence } => self.may_fortify(p, defence),
            Order::Promote { disc } => self.may_promote(p, disc),
            Order::Inspire => self.may_use(p, Space::INSPIRE),
            Order::Radio => self.may_radio(p),
            Order::MapRoom => self.may_map_room(p),
            Order::Snow { tile } => self.may_order_snow(p, tile),
            Order::Treat { bed } => self.may_treat(p, bed),
            Order::Cure { bed } => self.may_cure(p, bed),
            Order::Admit { disc, level } => self.may_admit(p, disc, level),
            Order::Card { card } => self.may_pick(p, card),
            Order::Use => self.may_use_special(p),
            Order::Ignore => at(matches!(top, Task::Special { .. })),
            Order::Post { disc, position, zone } => self.may_post(p, disc, position, zone),
            Order::Cash => self.may_cash(p),
            Order::Discard { card } => self.may_discard(p, card),
            Order::Block { .. } => at(top == Task::BlockGun),
        }
    }

    /// Every legal order.
    pub(crate) fn list(&self, p: &Position, out: &mut Vec<Order>) {
        let mut add = |order: Order| {
            if self.may(p, order).is_ok() {
                out.push(order);
            }
        };
        let discs = Disc::DEFENDERS.into_iter();
        match p.todo.top() {
            Task::Recruit => [Order::Draw, Order::Stop].into_iter().for_each(add),
            Task::Keep | Task::Death | Task::Take { .. } => discs.for_each(|disc| add(Order::Take { disc })),
            Task::Choose { .. } => [false, true].into_iter().for_each(|right| add(Order::Side { right })),
            Task::Bed { .. } => [Order::Bed, Order::Wait].into_iter().for_each(add),
            Task::ResolvePick { .. } => Tile::ALL.iter().for_each(|&tile| add(Order::Tile { tile })),
            Task::Feed => {
                [Order::PaySupply, Order::PayMorale, Order::Done].into_iter().for_each(&mut add);
                discs.for_each(|disc| {
                    add(Order::Ready { disc });
                    add(Order::Rest { disc });
                });
            }
            Task::Placing => {
                add(Order::Done);
                for disc in discs.filter(|&disc| p.ready[disc] > 0) {
                    Space::ALL.iter().for_each(|&place| add(Order::Place { disc, place }));
                }
            }
            Task::Section { number } => {
                self.extras(p, &mut add);
                if number == 1 {
                    for &position in Post::ALL {
                        add(Order::Fire { position });
                        add(Order::MachineGun { position, paid: false });
                        add(Order::MachineGun { position, paid: true });
                    }
                }
                for space in Self::spaces_of(number) {
                    if p.space == space || p.space == Space::NONE && p.spaces[space] != Workers::all(0) {
                        self.space_orders(p, space, &mut add);
                    }
                }
            }
            Task::Moment => self.extras(p, &mut add),
            Task::Target { .. } | Task::GunSector { .. } => {
                for sector in self.sectors(p).ids() {
                    add(Order::Target { sector, pinned: false });
                    add(Order::Target { sector, pinned: true });
                }
                add(Order::Done);
            }
            Task::GunRow { row, .. } => {
                for &field in &self.data.map.rows[row] {
                    add(Order::Clear { field, gun: false });
                    add(Order::Clear { field, gun: true });
                }
                add(Order::Done);
            }
            Task::Airfield { .. } => {
                Airfield::ALL.iter().for_each(|&option| add(Order::Airfield { option }));
                p.air.ids().for_each(|pile| add(Order::Pile { pile }));
                add(Order::Done);
            }
            Task::Clear { gun, .. } => {
                self.data.map.ids.ids().skip(1).for_each(|field| add(Order::Clear { field, gun }));
            }
            Task::Moving => {
                self.cards_out(p, &mut add);
                for (carrier, _) in p.on_map() {
                    add(Order::March { carrier, empty: false });
                    add(Order::March { carrier, empty: true });
                }
            }
            Task::Stepping => {
                self.data.map.ids.ids().for_each(|field| add(Order::Step { field }));
                add(Order::Halt);
            }
            Task::Meet => {
                add(Order::Hide);
                add(Order::Sneak);
                add(Order::Fight { gun: false });
                add(Order::Fight { gun: true });
            }
            Task::Deliver => p.on_map().for_each(|(carrier, _)| add(Order::Deliver { carrier })),
            Task::Repairs { .. } => {
                self.space_orders(p, Space::REPAIR, &mut add);
                add(Order::Done);
            }
            Task::Heal { .. } => Bed::ALL.into_iter().for_each(|bed| add(Order::Treat { bed })),
            Task::Admit => {
                for level in p.waiting.ids() {
                    Disc::ALL.iter().for_each(|&disc| add(Order::Admit { disc, level }));
                }
                add(Order::Done);
            }
            Task::SnowOrder { .. } => self.data.snow.ids().for_each(|tile| add(Order::Snow { tile })),
            Task::PickCard { .. } => {
                p.drawn
                    .into_iter()
                    .filter(|&card| card != Card::NONE)
                    .for_each(|card| add(Order::Card { card }));
            }
            Task::Special { .. } => [Order::Use, Order::Ignore].into_iter().for_each(add),
            Task::Post => {
                for disc in discs {
                    for &position in Post::ALL {
                        Stock::ALL.iter().for_each(|&zone| add(Order::Post { disc, position, zone }));
                    }
                }
            }
            Task::BlockGun => [false, true].into_iter().for_each(|second| add(Order::Block { second })),
            _ => {}
        }
    }

    /// `done`, the mission and advanced cards: at any quiet moment of the day phase.
    fn extras(&self, p: &Position, add: &mut impl FnMut(Order)) {
        add(Order::Done);
        self.cards_out(p, add);
    }

    fn cards_out(&self, p: &Position, add: &mut impl FnMut(Order)) {
        add(Order::Cash);
        p.lasting().for_each(|card| add(Order::Discard { card }));
    }

    /// Carries out a legal order, then everything that follows by itself.
    pub(crate) fn obey(&self, p: &mut Position, order: Order, sink: &mut impl Sink<Event>) {
        match order {
            Order::Draw => p.todo.push(Task::DrawRecruit),
            Order::Stop => self.recruits_in(p, sink),
            Order::Take { disc } => self.take(p, disc, sink),
            Order::Side { right } => self.choose_side(p, right),
            Order::Bed | Order::Wait => {
                if let Task::Bed { disc, level } = p.todo.top() {
                    p.todo.pop();
                    if order == Order::Bed {
                        self.lay_in_bed(p, disc, level, sink);
                    } else {
                        self.lay_waiting(p, disc, level, sink);
                    }
                }
            }
            Order::Tile { tile } => {
                p.todo.pop();
                self.resolve_tile(p, tile, sink);
            }
            Order::PaySupply => self.pay(p, false, sink),
            Order::PayMorale => self.pay(p, true, sink),
            Order::Ready { disc } => self.feed(p, disc, sink),
            Order::Rest { disc } => self.rest(p, disc, sink),
            Order::Place { disc, place } => self.place(p, disc, place, sink),
            Order::Done => match p.todo.top() {
                Task::Feed => self.feed_ends(p, sink),
                Task::Placing => self.placed(p, sink),
                Task::Section { number } => self.done_with_section(p, number, sink),
                Task::GunSector { gun, sector, .. } => p.todo.turn(Task::GunSector { gun, sector, left: 0 }),
                Task::GunRow { gun, row, .. } => p.todo.turn(Task::GunRow { gun, row, left: 0 }),
                Task::Airfield { gun, .. } => p.todo.turn(Task::Airfield { gun, left: 0 }),
                _ => p.todo.pop(),
            },
            Order::Convince { doubt } => self.convince(p, doubt, sink),
            Order::Route { goods } => self.route(p, goods, sink),
            Order::Fire { position } => self.shoot(p, position, false, false, sink),
            Order::MachineGun { position, paid } => self.shoot(p, position, true, paid, sink),
            Order::Fierce { disc } => self.fierce(p, disc, sink),
            Order::Phone { sector } => self.phone(p, sector, sink),
            Order::Target { sector, pinned } => self.target(p, sector, pinned, sink),
            Order::GunSector { gun, sector } => self.gun_sector(p, gun, sector, sink),
            Order::GunRow { gun, row } => self.gun_row(p, gun, row, sink),
            Order::GunAirfield { gun } => self.gun_airfield(p, gun, sink),
            Order::Airfield { option } => self.airfield(p, option, sink),
            Order::Pile { pile } => self.scrap_pile(p, pile, sink),
            Order::Clear { field, gun } => self.clear(p, field, gun, sink),
            Order::March { carrier, empty } => self.march(p, carrier, empty, sink),
            Order::Step { field } => self.step_to(p, field, sink),
            Order::Halt => self.halt(p, sink),
            Order::Hide => self.hide(p, sink),
            Order::Sneak => p.todo.turn(Task::SneakDie),
            Order::Fight { gun } => self.fight(p, gun, sink),
            Order::Deliver { carrier } => self.deliver(p, carrier, sink),
            Order::Shovel => self.shovel(p, sink),
            Order::Repair { work } => self.repair(p, work, sink),
            Order::Flip { work } => self.flip(p, work, sink),
            Order::Fortify { defence } => self.fortify(p, defence, sink),
            Order::Promote { disc } => self.promote(p, disc, sink),
            Order::Inspire => self.inspire(p, sink),
            Order::Radio => self.radio(p),
            Order::MapRoom => self.map_room(p),
            Order::Snow { tile } => self.order_snow(p, tile, sink),
            Order::Treat { bed } => self.treat(p, bed, sink),
            Order::Cure { bed } => self.cure(p, bed, sink),
            Order::Admit { disc, level } => self.admit(p, disc, level, sink),
            Order::Card { card } => self.pick_card(p, card, sink),
            Order::Use => self.special(p, true, sink),
            Order::Ignore => self.special(p, false, sink),
            Order::Post { disc, position, zone } => self.post(p, disc, position, zone, sink),
            Order::Cash => self.cash(p, sink),
            Order::Discard { card } => self.discard(p, card, sink),
            Order::Block { second } => self.block_gun(p, Gun(second as u8), sink),
        }
        self.run(p, sink);
    }
}
