//! 9: special abilities and benefits; 2.5: room; 8.6 to 8.9: who may enter what.

use crate::*;

impl RivetWars {
    /// 3.1: the card of a figure.
    pub fn card_of(&self, unit: Unit) -> &UnitCard {
        &self.data.units[self.data.kind_of[unit.index()].index()]
    }
    /// The kind of a figure.
    pub fn kind_of(&self, unit: Unit) -> Kind {
        self.data.kind_of[unit.index()]
    }
    /// Whose a figure is.
    pub fn side_of(&self, unit: Unit) -> Seat {
        self.card_of(unit).side
    }
    /// R13: how many figures of a kind there are.
    pub fn limit(&self, card: &UnitCard) -> u8 {
        if self.unlimited { card.slots } else { card.figures.min(card.slots) }
    }
    /// Every figure of this game.
    pub fn all_units(&self) -> impl Iterator<Item = Unit> {
        self.data.units.iter().flat_map(|card| (card.first..card.first + self.limit(card)).map(Unit))
    }
    /// Whose units stand in a segment.
    pub fn holder(&self, p: &Position, seg: Seg) -> Option<Seat> {
        [ALLIED, BISMARK].into_iter().find(|side| p.held[side.index()].has(seg))
    }
    /// Whether units of this side stand in a segment.
    pub fn holds(&self, p: &Position, side: Seat, seg: Seg) -> bool {
        p.held[side.index()].has(seg)
    }
    /// The units of a side, segment by segment (R66).
    pub fn units_of<'a>(&'a self, p: &'a Position, side: Seat) -> impl Iterator<Item = Unit> + 'a {
        p.held[side.index()].iter().flat_map(|seg| p.units_in(seg))
    }

    /// A unit's own abilities, with those of its plug (R15, R18).
    pub fn own_abilities(&self, p: &Position, unit: Unit) -> Abilities {
        let own = self.card_of(unit).abilities;
        match p.plug_of(unit) {
            Some(plug) => own.with(self.data.units[plug.index()].abilities),
            None => own,
        }
    }
    /// 9.1: the benefits that the units of a segment share.
    pub fn benefits(&self, p: &Position, seg: Seg) -> Abilities {
        p.units_in(seg).fold(Abilities::default(), |sum, unit| sum.with(self.card_of(unit).benefits))
    }
    /// 9.1: what an active unit can do: its own abilities and the benefits fixed for its activation.
    pub fn powers(&self, p: &Position, unit: Unit) -> Abilities {
        let mut powers = self.own_abilities(p, unit).with(p.fixed);
        if p.acting.unit == unit && p.acting.marksman {
            powers.sniper = true;
            powers.precision += p.acting.precision;
        }
        powers
    }
    /// 9.1, R74: what protects a unit that is attacked now.
    pub fn protection(&self, p: &Position, unit: Unit) -> Abilities {
        let own = self.own_abilities(p, unit);
        // Who is on his way has the benefits of his activation, not those of where he passes.
        let shared = if p.moving.unit == unit { p.fixed } else { self.benefits(p, p.at[unit.index()]) };
        let mut sum = own.with(shared);
        sum.bolster += self.cover(p, p.at[unit.index()]);
        sum
    }
    /// 8.6, 9.1: what the place itself adds: a bunker, "Dig In!".
    pub fn cover(&self, p: &Position, seg: Seg) -> u8 {
        let bunker =
            if p.marker[seg.index()] == Marker::Bunker { self.data.numbers.bunker_bolster } else { 0 };
        bunker + if p.dug.has(seg) { self.dig } else { 0 }
    }

    /// 2.5: the fields taken in a segment.
    pub fn fields_taken(&self, p: &Position, seg: Seg) -> u8 {
        p.units_in(seg).map(|unit| self.card_of(unit).fields).sum()
    }
    /// 2.5: whether a unit of so many fields has room.
    pub fn has_room(&self, p: &Position, seg: Seg, fields: u8) -> bool {
        self.fields_taken(p, seg) + fields <= 4
    }
    /// 8.6 to 8.9: whether the ground is open to a class.
    pub fn may_stand(&self, p: &Position, class: Class, seg: Seg) -> Result<(), Deny> {
        let marker = p.marker[seg.index()];
        let infantry = class == Class::Infantry;
        let open = match marker {
            Marker::Bunker | Marker::Objective | Marker::TankTrap => infantry,
            Marker::Wire => !infantry,
            Marker::None | Marker::Minefield => true,
        };
        if open { Ok(()) } else { Err(Deny::Closed { seg, marker }) }
    }
    /// 8.6, 8.7, R80: whether a segment counts as duckboard.
    pub fn is_duckboard(&self, p: &Position, seg: Seg) -> bool {
        let marked = matches!(p.marker[seg.index()], Marker::Bunker | Marker::Objective);
        marked || self.mission().duckboard.has(seg)
    }
    /// How many markers of a kind lie on the board.
    pub fn markers_out(&self, p: &Position, marker: Marker) -> u8 {
        p.marker.iter().filter(|&&found| found == marker).count() as u8
    }
    /// 2.2: whether a segment is no man's land.
    pub fn is_no_mans_land(&self, seg: Seg) -> bool {
        self.mission().territory.iter().all(|territory| !territory.has(seg))
    }
}
