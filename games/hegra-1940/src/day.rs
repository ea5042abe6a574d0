//! 8: the day phase: sections 00 to 05 and the spaces in them.

use crate::*;

impl Hegra {
    /// 8: the spaces of a section.
    pub(crate) fn spaces_of(section: u8) -> impl Iterator<Item = Space> {
        Space::with_workers().filter(move |space| space.section() == section)
    }

    /// 8: whether the space can be executed now: in its section, with executions left, and none other under way.
    pub(crate) fn may_use(&self, p: &Position, space: Space) -> Result<(), Deny> {
        ensure(p.todo.top() == (Task::Section { number: space.section() }), Deny::Moment)?;
        ensure([Space::NONE, space].contains(&p.space), Deny::Busy { space: p.space })?;
        let left = if p.space == space { p.left } else { self.executions(p, space) };
        ensure(left != 0, Deny::NoWorkers { space })
    }

    /// 8: one execution of the space.
    pub(crate) fn use_space(&self, p: &mut Position, space: Space) {
        if p.space != space {
            p.space = space;
            p.left = self.executions(p, space);
        }
        p.left -= 1;
    }

    /// 8: the section goes on by itself: a finished space is left, a section without anything to do ends.
    pub(crate) fn section(&self, p: &mut Position, number: u8, sink: &mut impl Sink<Event>) -> bool {
        if p.space != Space::NONE && (p.left == 0 || !self.usable(p, p.space)) {
            self.leave_space(p);
            return true;
        }
        if p.space == Space::NONE && !self.section_open(p, number) {
            self.end_section(p, number, sink);
            return true;
        }
        false
    }

    /// 8: the discs of a space that is done go to Exhausted.
    pub(crate) fn leave_space(&self, p: &mut Position) {
        let space = std::mem::replace(&mut p.space, Space::NONE);
        p.left = 0;
        self.tire(p, space);
    }

    fn tire(&self, p: &mut Position, space: Space) {
        let discs = std::mem::replace(&mut p.spaces[space], Workers::all(0));
        for disc in Disc::DEFENDERS {
            p.exhausted[disc] += discs[disc];
        }
    }

    /// 8: the section is over.
    pub(crate) fn end_section(&self, p: &mut Position, number: u8, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        if number == 5 {
            p.spare_waiting |= p.room_repaired(Work::TREATMENT) && self.executions(p, Space::TREATMENT) > 0;
        }
        if number == 2 && p.guns_fired == 0 && self.executions(p, Space::GUNS) > 0 {
            sink.tell(|| Event::GunsSilent);
        }
        for space in Self::spaces_of(number) {
            self.tire(p, space);
        }
        (p.space, p.left) = (Space::NONE, 0);
        if number == 5 {
            self.lesson(p, 4, sink);
        }
    }

    /// Whether anything in a section can be done.
    pub(crate) fn section_open(&self, p: &Position, number: u8) -> bool {
        if number == 1 && self.at_war(p) {
            for &position in Post::ALL {
                if self.may_fire(p, position).is_ok() || self.may_machine_gun(p, position, false).is_ok() {
                    return true;
                }
            }
        }
        Self::spaces_of(number).any(|space| self.executions(p, space) > 0 && self.usable(p, space))
    }

    /// Whether the action of a space can do anything now.
    pub(crate) fn usable(&self, p: &Position, space: Space) -> bool {
        let mut found = false;
        self.space_orders(p, space, &mut |order| found |= self.may(p, order).is_ok());
        found
    }

    /// The orders that execute a space, legal or not.
    pub(crate) fn space_orders(&self, p: &Position, space: Space, each: &mut impl FnMut(Order)) {
        match space {
            Space::CONVINCE => [false, true].into_iter().for_each(|doubt| each(Order::Convince { doubt })),
            Space::ROUTE => Goods::ALL.iter().for_each(|&goods| each(Order::Route { goods })),
            Space::FIERCE => Disc::DEFENDERS.into_iter().for_each(|disc| each(Order::Fierce { disc })),
            Space::TELEPHONE => self.sectors(p).ids().for_each(|sector| each(Order::Phone { sector })),
            Space::GUNS => {
                for gun in Gun::ALL {
                    self.sectors(p).ids().for_each(|sector| each(Order::GunSector { gun, sector }));
                    Row::ALL.iter().for_each(|&row| each(Order::GunRow { gun, row }));
                    each(Order::GunAirfield { gun });
                }
            }
            Space::AMBUSH => {
                for field in self.data.map.ids.ids().skip(1) {
                    if p.patrols[field] > 0 {
                        each(Order::Clear { field, gun: false });
                    }
                }
            }
            Space::SHOVEL => each(Order::Shovel),
            Space::REPAIR => {
                Work::damageable().for_each(|work| each(Order::Repair { work }));
                [Work::GUN_1, Work::GUN_2, Work::MACHINE_GUN]
                    .into_iter()
                    .for_each(|work| each(Order::Flip { work }));
            }
            Space::FORTIFY => [false, true].into_iter().for_each(|defence| each(Order::Fortify { defence })),
            Space::PROMOTE => [Disc::V, Disc::H].into_iter().for_each(|disc| each(Order::Promote { disc })),
            Space::INSPIRE => each(Order::Inspire),
            Space::RADIO => each(Order::Radio),
            Space::MAP_ROOM => each(Order::MapRoom),
            Space::TREAT => Bed::ALL.into_iter().for_each(|bed| each(Order::Treat { bed })),
            Space::TREATMENT => Bed::ALL.into_iter().for_each(|bed| each(Order::Cure { bed })),
            _ => {}
        }
    }

    /// 8.0: fear or doubt one field down.
    pub(crate) fn may_convince(&self, p: &Position, doubt: bool) -> Result<(), Deny> {
        self.may_use(p, Space::CONVINCE)?;
        let bottom =
            if doubt { p.doubt as usize == self.data.game.doubt_track.discs.len() - 1 } else { p.fear == 0 };
        ensure(!bottom, Deny::TrackEnd)
    }

    pub(crate) fn convince(&self, p: &mut Position, doubt: bool, sink: &mut impl Sink<Event>) {
        self.use_space(p, Space::CONVINCE);
        if doubt { self.move_doubt(p, -1, sink) } else { self.move_fear(p, -1, sink) }
    }

    /// The depot a kind of supply tiles belongs to.
    pub(crate) fn depot_for(&self, goods: Goods) -> Option<Depot> {
        self.data.depots.find(|kinds| kinds >> goods.0 & 1 == 1)
    }

    /// 8.0: a pile of supply tiles from the reserve to its depot; the rightmost takes one of two (R30).
    pub(crate) fn may_route(&self, p: &Position, goods: Goods) -> Result<(), Deny> {
        self.may_use(p, Space::ROUTE)?;
        ensure(p.goods >> goods.0 & 1 != 0, Deny::RouteKnown)?;
        match self.depot_for(goods) {
            Some(depot) if p.depots[depot].0 == Goods::NONE => Ok(()),
            _ => Err(Deny::DepotTaken),
        }
    }

    pub(crate) fn route(&self, p: &mut Position, goods: Goods, sink: &mut impl Sink<Event>) {
        self.use_space(p, Space::ROUTE);
        p.goods &= !(1 << goods.0);
        if let Some(depot) = self.depot_for(goods) {
            p.depots[depot] = (goods, self.data.goods_each);
            sink.tell(|| Event::RouteOpened { goods, field: depot });
        }
    }

    /// 8: `done` ends the space under way, or the section.
    pub(crate) fn done_with_section(&self, p: &mut Position, number: u8, sink: &mut impl Sink<Event>) {
        if p.space != Space::NONE { self.leave_space(p) } else { self.end_section(p, number, sink) }
    }
}
