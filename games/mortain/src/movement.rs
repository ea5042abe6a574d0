//! 5: one hex at a time; stacking; how units enter and leave the map.

use crate::data::Arrival;
use crate::deny::Deny;
use crate::event::Event;
use crate::position::*;
use crate::{GERMAN, Mortain, US};
use board::Mask;
use engine::{Seat, Sink};

impl Mortain {
    /// 5.3, 5.4: Germans enter in the east, US reserves in the west.
    pub(crate) fn entry_column(&self, side: Seat) -> Mask {
        if side == GERMAN { self.data.east } else { self.data.west }
    }

    /// 5.1, 5.2: no enemy in the hex (R12), and room for the unit; the Tiger always finds room (R13).
    fn may_stand(&self, ground: &Ground, unit: u8, hex: u8) -> Result<(), Deny> {
        let side = self.data.side(unit);
        if ground.room(side, self.data.is_tiger(unit)).has(hex) {
            Ok(())
        } else if ground.held[1 - side.index()].has(hex) {
            Err(Deny::EnemyThere { hex })
        } else {
            Err(Deny::Full { hex })
        }
    }

    /// R22: the east edge stays closed to the US while Germans wait behind it.
    fn closed(&self, ground: &Ground, side: Seat) -> Mask {
        if side == US && ground.germans_wait { self.data.east } else { Mask::NONE }
    }

    /// 5.1: every hex an activated unit on the map can move to.
    pub(crate) fn moves(&self, ground: &Ground, p: &Position, unit: u8) -> Mask {
        let side = self.data.side(unit);
        let room = ground.room(side, self.data.is_tiger(unit)).0 & !self.closed(ground, side).0;
        Mask(self.data.grid.neighbours(p.at(unit)).0 & room)
    }

    /// 5.3, 5.4: every hex in which an activated waiting unit can enter.
    pub(crate) fn entries(&self, ground: &Ground, p: &Position, unit: u8) -> Mask {
        let (side, tiger) = (self.data.side(unit), self.data.is_tiger(unit));
        if side == US && p.round < self.data.reserves_from_round {
            return Mask::NONE;
        }
        let edge = if p.acting.entering && !tiger { 1 << p.acting.hex } else { self.entry_column(side).0 };
        Mask(edge & ground.room(side, tiger).0)
    }

    fn may_act(&self, p: &Position, unit: u8) -> Result<(), Deny> {
        if p.stage != Stage::Acting { Err(Deny::Moment) } else { self.may_activate(p, unit) }
    }

    /// 5.1: one hex to an adjacent hex.
    pub(crate) fn may_move(&self, ground: &Ground, p: &Position, unit: u8, hex: u8) -> Result<(), Deny> {
        self.may_act(p, unit)?;
        if !on_map(p.at(unit)) {
            return Err(Deny::NotOnMap { unit });
        }
        if !self.data.grid.neighbours(p.at(unit)).has(hex) {
            return Err(Deny::NotAdjacent { unit, hex });
        }
        if self.closed(ground, p.side()).has(hex) {
            return Err(Deny::EastClosed { hex });
        }
        self.may_stand(ground, unit, hex)
    }

    /// 5.3, 5.4: from off the map into an edge hex.
    pub(crate) fn may_enter(&self, ground: &Ground, p: &Position, unit: u8, hex: u8) -> Result<(), Deny> {
        self.may_act(p, unit)?;
        if p.at(unit) != WAITING {
            return Err(Deny::NotWaiting { unit });
        }
        let card = &self.data.units[unit as usize];
        if card.arrival == Arrival::West && p.round < self.data.reserves_from_round {
            return Err(Deny::TooEarly { unit });
        }
        if !self.entry_column(card.side).has(hex) {
            return Err(Deny::NotEntryHex { unit, hex });
        }
        // R4: with a court card both units of the stack enter the same hex.
        if p.acting.entering && p.acting.hex != hex && !card.tiger {
            return Err(Deny::CourtStack { hex: p.acting.hex });
        }
        self.may_stand(ground, unit, hex)
    }

    /// 5.5: a German unit in the westernmost column may leave.
    pub(crate) fn may_exit(&self, p: &Position, unit: u8) -> Result<(), Deny> {
        self.may_act(p, unit)?;
        if self.data.units[unit as usize].side == US {
            return Err(Deny::NoExit { unit });
        }
        if !self.data.west.has(p.at(unit)) {
            return Err(Deny::NotWestEdge { unit });
        }
        Ok(())
    }

    /// 5.1: the move.
    pub(crate) fn march(&self, p: &mut Position, unit: u8, hex: u8, sink: &mut impl Sink<Event>) {
        let from = p.at(unit);
        self.spend(p, unit, None);
        p.place[unit as usize] = hex;
        sink.tell(|| Event::Moved { unit, from, to: hex });
        self.go_on(p, sink);
    }

    /// 5.3, 5.4: the entry.
    pub(crate) fn enter(&self, p: &mut Position, unit: u8, hex: u8, sink: &mut impl Sink<Event>) {
        self.spend(p, unit, Some(hex));
        p.place[unit as usize] = hex;
        sink.tell(|| Event::Entered { unit, hex });
        self.go_on(p, sink);
    }

    /// 5.5, 8: the exit, which may win the game.
    pub(crate) fn exit(&self, p: &mut Position, unit: u8, sink: &mut impl Sink<Event>) {
        let from = p.at(unit);
        self.spend(p, unit, None);
        p.place[unit as usize] = EXITED;
        sink.tell(|| Event::Exited { unit, from, count: p.exited(&self.data) });
        if !self.check_victory(p, sink) {
            self.go_on(p, sink);
        }
    }
}
