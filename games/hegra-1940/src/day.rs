//! 8: the day phase: sections 00 to 05 and the spaces in them.

use crate::Hegra;
use crate::deny::Deny;
use crate::event::Event;
use crate::kinds::*;
use crate::order::Order;
use crate::position::*;
use engine::Sink;

impl Hegra {
    /// 8: the spaces of a section.
    pub(crate) fn spaces_of(section: u8) -> impl Iterator<Item = Space> {
        (0..SPACES as u8).filter(move |&space| SECTION[space as usize] == section)
    }

    /// 8: whether the space can be executed now: in its section, with executions left, and none other under way.
    pub(crate) fn may_use(&self, p: &Position, space: Space) -> Result<(), Deny> {
        if p.todo.top() != (Task::Section { number: SECTION[space as usize] }) {
            return Err(Deny::Moment);
        }
        if p.space != NONE && p.space != space {
            return Err(Deny::Busy { space: p.space });
        }
        let left = if p.space == space { p.left } else { self.executions(p, space) };
        if left == 0 { Err(Deny::NoWorkers { space }) } else { Ok(()) }
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
        if p.space != NONE && (p.left == 0 || !self.usable(p, p.space)) {
            self.leave_space(p);
            return true;
        }
        if p.space == NONE && !self.section_open(p, number) {
            self.end_section(p, number, sink);
            return true;
        }
        false
    }

    /// 8: the discs of a space that is done go to Exhausted.
    pub(crate) fn leave_space(&self, p: &mut Position) {
        let space = std::mem::replace(&mut p.space, NONE);
        p.left = 0;
        self.tire(p, space);
    }

    fn tire(&self, p: &mut Position, space: Space) {
        let discs = std::mem::take(&mut p.spaces[space as usize]);
        for disc in DEFENDERS {
            p.exhausted[disc as usize] += discs[disc as usize];
        }
    }

    /// 8: the section is over.
    pub(crate) fn end_section(&self, p: &mut Position, number: u8, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        if number == 5 {
            let room = room_of(TREATMENT).unwrap_or(0);
            p.spare_waiting |= p.room_repaired(room) && self.executions(p, TREATMENT) > 0;
        }
        if number == 2 && p.guns_fired == 0 && self.executions(p, GUNS) > 0 {
            sink.tell(|| Event::GunsSilent);
        }
        for space in Self::spaces_of(number) {
            self.tire(p, space);
        }
        (p.space, p.left) = (NONE, 0);
        if number == 5 {
            self.lesson(p, 4, sink);
        }
    }

    /// Whether anything in a section can be done.
    pub(crate) fn section_open(&self, p: &Position, number: u8) -> bool {
        if number == 1 && self.at_war(p) {
            for position in 0..4 {
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
            CONVINCE => [false, true].into_iter().for_each(|doubt| each(Order::Convince { doubt })),
            ROUTE => (0..5).for_each(|goods| each(Order::Route { goods })),
            FIERCE => DEFENDERS.into_iter().for_each(|disc| each(Order::Fierce { disc })),
            TELEPHONE => (0..self.sectors(p).len() as u8).for_each(|sector| each(Order::Phone { sector })),
            GUNS => {
                for gun in 0..2 {
                    (0..self.sectors(p).len() as u8)
                        .for_each(|sector| each(Order::GunSector { gun, sector }));
                    (0..3).for_each(|row| each(Order::GunRow { gun, row }));
                    each(Order::GunAirfield { gun });
                }
            }
            AMBUSH => {
                for field in 1..self.data.map.ids.len() as u8 {
                    if p.patrols[field as usize] > 0 {
                        each(Order::Clear { field, gun: false });
                    }
                }
            }
            SHOVEL => each(Order::Shovel),
            REPAIR => {
                (0..MACHINE_GUN).for_each(|work| each(Order::Repair { work }));
                [GUN, GUN + 1, MACHINE_GUN].into_iter().for_each(|work| each(Order::Flip { work }));
            }
            FORTIFY => [false, true].into_iter().for_each(|defence| each(Order::Fortify { defence })),
            PROMOTE => [V, H].into_iter().for_each(|disc| each(Order::Promote { disc })),
            INSPIRE => each(Order::Inspire),
            RADIO => each(Order::Radio),
            MAP_ROOM => each(Order::MapRoom),
            TREAT => (0..3).for_each(|bed| each(Order::Treat { bed })),
            TREATMENT => (0..3).for_each(|bed| each(Order::Cure { bed })),
            _ => {}
        }
    }

    /// 8.0: fear or doubt one field down.
    pub(crate) fn may_convince(&self, p: &Position, doubt: bool) -> Result<(), Deny> {
        self.may_use(p, CONVINCE)?;
        let bottom = if doubt { p.doubt as usize == self.data.doubt_discs.len() - 1 } else { p.fear == 0 };
        if bottom { Err(Deny::TrackEnd) } else { Ok(()) }
    }

    pub(crate) fn convince(&self, p: &mut Position, doubt: bool, sink: &mut impl Sink<Event>) {
        self.use_space(p, CONVINCE);
        if doubt { self.move_doubt(p, -1, sink) } else { self.move_fear(p, -1, sink) }
    }

    /// The depot a kind of supply tiles belongs to.
    pub(crate) fn depot_for(&self, goods: u8) -> Option<usize> {
        self.data.depots.iter().position(|kinds| kinds >> goods & 1 == 1)
    }

    /// 8.0: a pile of supply tiles from the reserve to its depot; the rightmost takes one of two (R30).
    pub(crate) fn may_route(&self, p: &Position, goods: u8) -> Result<(), Deny> {
        self.may_use(p, ROUTE)?;
        if p.goods >> goods & 1 == 0 {
            return Err(Deny::RouteKnown);
        }
        match self.depot_for(goods) {
            Some(depot) if p.depots[depot].0 == NONE => Ok(()),
            _ => Err(Deny::DepotTaken),
        }
    }

    pub(crate) fn route(&self, p: &mut Position, goods: u8, sink: &mut impl Sink<Event>) {
        self.use_space(p, ROUTE);
        p.goods &= !(1 << goods);
        if let Some(depot) = self.depot_for(goods) {
            p.depots[depot] = (goods, self.data.goods_each);
            sink.tell(|| Event::RouteOpened { goods, depot: depot as u8 });
        }
    }

    /// 8: `done` ends the space under way, or the section.
    pub(crate) fn done_with_section(&self, p: &mut Position, number: u8, sink: &mut impl Sink<Event>) {
        if p.space != NONE { self.leave_space(p) } else { self.end_section(p, number, sink) }
    }
}
