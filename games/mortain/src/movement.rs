//! 5: one hex at a time; stacking; how units enter and leave the map.

use crate::*;

impl Mortain {
    /// 5.3, 5.4: Germans enter in the east, US reserves in the west.
    pub(crate) fn entry_column(&self, side: Seat) -> Hexes {
        if side == GERMAN { self.data.east } else { self.data.west }
    }

    /// 5.1, 5.2: no enemy in the hex (R12), and room for the unit; the Tiger always finds room (R13).
    fn may_stand(&self, ground: &Ground, unit: Unit, hex: Hex) -> Result<(), Deny> {
        let side = self.data.side(unit);
        if ground.room(side, self.data.is_tiger(unit)).has(hex) {
            Ok(())
        } else if ground.held[enemy_of(side)].has(hex) {
            Err(Deny::EnemyThere { hex })
        } else {
            Err(Deny::Full { hex })
        }
    }

    /// R22: the east edge stays closed to the US while Germans wait behind it.
    fn closed(&self, ground: &Ground, side: Seat) -> Hexes {
        if side == US && ground.germans_wait { self.data.east } else { Hexes::NONE }
    }

    /// 5.1: every hex an activated unit on the map can move to.
    pub(crate) fn moves(&self, ground: &Ground, p: &Position, unit: Unit) -> Hexes {
        let side = self.data.side(unit);
        let room = ground.room(side, self.data.is_tiger(unit)) & !self.closed(ground, side);
        self.data.near(p.at(unit)) & room
    }

    /// 5.3, 5.4: every hex in which an activated waiting unit can enter.
    pub(crate) fn entries(&self, ground: &Ground, p: &Position, unit: Unit) -> Hexes {
        let (side, tiger) = (self.data.side(unit), self.data.is_tiger(unit));
        if side == US && p.round < self.data.reserves_from_round {
            return Hexes::NONE;
        }
        let stack = p.acting.entering && !tiger;
        let edge = if stack { Hexes::one(p.acting.hex) } else { self.entry_column(side) };
        edge & ground.room(side, tiger)
    }

    pub(crate) fn may_act(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        p.must_be(Stage::Acting)?;
        self.may_activate(p, unit)
    }

    /// 5.1: one hex to an adjacent hex.
    pub(crate) fn may_move(&self, ground: &Ground, p: &Position, unit: Unit, hex: Hex) -> Result<(), Deny> {
        self.may_act(p, unit)?;
        ensure(p.at(unit).on_map(), Deny::NotOnMap { unit })?;
        ensure(self.data.near(p.at(unit)).has(hex), Deny::NotAdjacent { unit, hex })?;
        ensure(!self.closed(ground, p.side()).has(hex), Deny::EastClosed { hex })?;
        self.may_stand(ground, unit, hex)
    }

    /// 5.3, 5.4: from off the map into an edge hex.
    pub(crate) fn may_enter(&self, ground: &Ground, p: &Position, unit: Unit, hex: Hex) -> Result<(), Deny> {
        self.may_act(p, unit)?;
        ensure(p.at(unit) == Hex::WAITING, Deny::NotWaiting { unit })?;
        let card = &self.data.units[unit];
        if card.own.arrival() == Arrival::West && p.round < self.data.reserves_from_round {
            return Err(Deny::TooEarly { unit });
        }
        ensure(self.entry_column(card.side).has(hex), Deny::NotEntryHex { unit, hex })?;
        // R4: with a court card both units of the stack enter the same hex.
        if p.acting.entering && p.acting.hex != hex && !card.own.tiger {
            return Err(Deny::CourtStack { hex: p.acting.hex });
        }
        self.may_stand(ground, unit, hex)
    }

    /// 5.5: a German unit in the westernmost column may leave.
    pub(crate) fn may_exit(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        self.may_act(p, unit)?;
        ensure(self.data.side(unit) != US, Deny::NoExit { unit })?;
        ensure(self.data.west.has(p.at(unit)), Deny::NotWestEdge { unit })
    }

    /// 5.1: the move.
    pub(crate) fn march(&self, p: &mut Position, unit: Unit, hex: Hex, sink: &mut impl Sink<Event>) {
        let from = p.at(unit);
        self.spend(p, unit, None);
        p.place[unit] = hex;
        sink.tell(|| Event::Moved { unit, from, to: hex });
        self.go_on(p, sink);
    }

    /// 5.3, 5.4: the entry.
    pub(crate) fn enter(&self, p: &mut Position, unit: Unit, hex: Hex, sink: &mut impl Sink<Event>) {
        self.spend(p, unit, Some(hex));
        p.place[unit] = hex;
        sink.tell(|| Event::Entered { unit, hex });
        self.go_on(p, sink);
    }

    /// 5.5, 8: the exit, which may win the game.
    pub(crate) fn exit(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        self.spend(p, unit, None);
        p.place[unit] = Hex::EXITED;
        sink.tell(|| Event::Exited { unit, count: p.exited(&self.data) });
        if !self.check_victory(p, sink) {
            self.go_on(p, sink);
        }
    }
}
