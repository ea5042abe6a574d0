//! 8.2: section 02, artillery fire.

use crate::Hegra;
use crate::deny::Deny;
use crate::event::Event;
use crate::kinds::*;
use crate::position::*;
use engine::Sink;

impl Hegra {
    /// 8.2: one crew fires every operational gun once (R14).
    fn may_gun(&self, p: &Position, gun: u8) -> Result<(), Deny> {
        if p.todo.top() != (Task::Section { number: 2 }) {
            return Err(Deny::Moment);
        }
        if self.executions(p, GUNS) == 0 {
            return Err(Deny::NoWorkers { space: GUNS });
        }
        if p.guns_fired >> gun & 1 == 1 {
            return Err(Deny::GunFired);
        }
        if p.strength(gun as usize) == 0 { Err(Deny::GunSilent) } else { Ok(()) }
    }

    /// 8.2: at an infantry sector.
    pub(crate) fn may_gun_sector(&self, p: &Position, gun: u8, sector: u8) -> Result<(), Deny> {
        self.may_gun(p, gun)?;
        if !self.at_war(p) {
            return Err(Deny::NoSectors);
        }
        if sector as usize >= self.sectors(p).len() || p.in_sector(sector as usize) == 0 {
            return Err(Deny::NoInfantry { sector });
        }
        Ok(())
    }

    pub(crate) fn gun_sector(&self, p: &mut Position, gun: u8, sector: u8, sink: &mut impl Sink<Event>) {
        p.guns_fired |= 1 << gun;
        p.shelled |= 1 << sector;
        sink.tell(|| Event::GunAtSector { gun, sector });
        let left = 2 * p.strength(gun as usize);
        p.todo.push(Task::GunSector { gun, sector, left });
    }

    /// 8.2: the rest of the sector is pinned, then comes the risk.
    pub(crate) fn sector_shelled(&self, p: &mut Position, gun: u8, sector: u8, sink: &mut impl Sink<Event>) {
        let value = self.sectors(p)[sector as usize].value;
        p.todo.turn(Task::Risk { gun, value });
        let rest = p.up[sector as usize];
        self.pin(p, sector, rest, sink);
    }

    /// 8.2: at a coloured row of the map.
    pub(crate) fn may_gun_row(&self, p: &Position, gun: u8, row: Row) -> Result<(), Deny> {
        self.may_gun(p, gun)?;
        if self.row_held(p, row) { Ok(()) } else { Err(Deny::RowEmpty) }
    }

    fn row_held(&self, p: &Position, row: Row) -> bool {
        let fields = &self.data.map.rows[row as usize];
        fields.iter().any(|&field| p.patrols[field as usize] > 0 || p.map_guns >> field & 1 == 1)
    }

    pub(crate) fn gun_row(&self, p: &mut Position, gun: u8, row: Row, sink: &mut impl Sink<Event>) {
        p.guns_fired |= 1 << gun;
        p.mourned = 0;
        sink.tell(|| Event::GunAtRow { gun, row });
        let left = p.strength(gun as usize);
        p.todo.push(Task::GunRow { gun, row, left });
    }

    /// Whether the row fired at has anything left to remove.
    pub(crate) fn row_goes_on(&self, p: &Position, row: Row, left: u8) -> bool {
        left > 0 && self.row_held(p, row)
    }

    /// Removing a patrol or a German gun from the map, by whatever is under way.
    pub(crate) fn may_clear(&self, p: &Position, field: u8, gun: bool) -> Result<(), Deny> {
        match p.todo.top() {
            Task::GunRow { row, .. } => {
                if self.data.map.row_of[field as usize] != row {
                    return Err(Deny::OtherRow);
                }
            }
            Task::Clear { gun: wanted, .. } => {
                if wanted != gun {
                    return Err(Deny::OtherPiece);
                }
            }
            Task::Section { number: 3 } => {
                self.may_use(p, AMBUSH)?;
                if gun {
                    return Err(Deny::OtherPiece);
                }
            }
            _ => return Err(Deny::Moment),
        }
        let there = if gun { p.map_guns >> field & 1 == 1 } else { p.patrols[field as usize] > 0 };
        if there { Ok(()) } else { Err(Deny::NothingThere { field }) }
    }

    pub(crate) fn clear(&self, p: &mut Position, field: u8, gun: bool, sink: &mut impl Sink<Event>) {
        match p.todo.top() {
            Task::GunRow { gun: our, row, left } => {
                p.todo.turn(Task::GunRow { gun: our, row, left: left - 1 });
                // R15: once for each field, whatever is removed there.
                let ours = p.on_map().any(|(_, carrier)| carrier.field == field);
                if ours && p.mourned >> field & 1 == 0 {
                    p.mourned |= 1 << field;
                    sink.tell(|| Event::OwnFire { field });
                    self.move_morale(p, -1, sink);
                }
            }
            Task::Clear { gun, left } => p.todo.turn(Task::Clear { gun, left: left - 1 }),
            _ => {
                self.use_space(p, AMBUSH);
                if p.room_repaired(0) {
                    self.move_surveillance(p, -2, sink);
                }
            }
        }
        if gun { self.gun_to_track(p, field, sink) } else { self.patrol_to_bag(p, field, sink) }
    }

    /// 8.2: at the airfield of Værnes.
    pub(crate) fn may_gun_airfield(&self, p: &Position, gun: u8) -> Result<(), Deny> {
        self.may_gun(p, gun)?;
        if self.airfield_left(p) { Ok(()) } else { Err(Deny::AirfieldUsed) }
    }

    pub(crate) fn gun_airfield(&self, p: &mut Position, gun: u8, sink: &mut impl Sink<Event>) {
        p.guns_fired |= 1 << gun;
        sink.tell(|| Event::GunAtAirfield { gun });
        let left = p.strength(gun as usize);
        p.todo.push(Task::Airfield { gun, left });
    }

    /// Whether any option of Værnes is left today.
    pub(crate) fn airfield_left(&self, p: &Position) -> bool {
        let piles = p.air.iter().any(|pile| pile[0] != NONE);
        p.airfield & 0b111 != 0b111 || p.airfield >> 3 & 1 == 0 && piles
    }

    /// 8.2: each option once a day, over both guns.
    pub(crate) fn may_airfield(&self, p: &Position, option: u8) -> Result<(), Deny> {
        if !matches!(p.todo.top(), Task::Airfield { .. }) {
            return Err(Deny::Moment);
        }
        if p.airfield >> option & 1 == 1 { Err(Deny::AirfieldUsed) } else { Ok(()) }
    }

    pub(crate) fn may_pile(&self, p: &Position, pile: u8) -> Result<(), Deny> {
        self.may_airfield(p, 3)?;
        if p.air[pile as usize][0] == NONE { Err(Deny::NoPile) } else { Ok(()) }
    }

    fn airfield_step(&self, p: &mut Position, option: u8) {
        p.airfield |= 1 << option;
        if let Task::Airfield { gun, left } = p.todo.top() {
            p.todo.turn(Task::Airfield { gun, left: left - 1 });
        }
    }

    pub(crate) fn airfield(&self, p: &mut Position, option: u8, sink: &mut impl Sink<Event>) {
        self.airfield_step(p, option);
        match option {
            0 => self.move_morale(p, 2, sink),
            1 => self.add_tiles(p, MISS, 2, sink),
            _ => self.move_surrender(p, -1, sink),
        }
    }

    pub(crate) fn scrap_pile(&self, p: &mut Position, pile: u8, sink: &mut impl Sink<Event>) {
        self.airfield_step(p, 3);
        p.air[pile as usize] = [NONE; 2];
        sink.tell(|| Event::PileGone { pile });
    }

    /// 8.2: the risk roll: below the value the rightmost ready, undamaged tile is blocked (R60).
    pub(crate) fn risk(&self, p: &mut Position, gun: u8, value: u8, face: u8, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        let jams = face < value;
        sink.tell(|| Event::Risk { gun, face, value, jams });
        if jams {
            self.block_tile(p, gun as usize);
        }
    }

    /// The rightmost status tile that is ready and undamaged is blocked.
    pub(crate) fn block_tile(&self, p: &mut Position, gun: usize) {
        let good = 0b111 & !(p.gun_damage[gun] | p.gun_blocked[gun]);
        if good != 0 {
            p.gun_blocked[gun] |= 1 << (7 - good.leading_zeros());
        }
    }
}
