//! 8.2: section 02, artillery fire.

use crate::*;

impl Hegra {
    /// 8.2: one crew fires every operational gun once (R14).
    fn may_gun(&self, p: &Position, gun: Gun) -> Result<(), Deny> {
        ensure(p.todo.top() == (Task::Section { number: 2 }), Deny::Moment)?;
        ensure(self.executions(p, Space::GUNS) != 0, Deny::NoWorkers { space: Space::GUNS })?;
        ensure(p.guns_fired >> gun.0 & 1 != 1, Deny::GunFired)?;
        ensure(p.strength(gun) != 0, Deny::GunSilent)
    }

    /// 8.2: at an infantry sector.
    pub(crate) fn may_gun_sector(&self, p: &Position, gun: Gun, sector: Sector) -> Result<(), Deny> {
        self.may_gun(p, gun)?;
        ensure(self.at_war(p), Deny::NoSectors)?;
        let there = sector.index() < self.sectors(p).len() && p.in_sector(sector) > 0;
        ensure(there, Deny::NoInfantry { sector })
    }

    pub(crate) fn gun_sector(&self, p: &mut Position, gun: Gun, sector: Sector, sink: &mut impl Sink<Event>) {
        p.guns_fired |= 1 << gun.0;
        p.shelled |= 1 << sector.0;
        sink.tell(|| Event::GunSector { gun, sector });
        let left = 2 * p.strength(gun);
        p.todo.push(Task::GunSector { gun, sector, left });
    }

    /// 8.2: the rest of the sector is pinned, then comes the risk.
    pub(crate) fn sector_shelled(
        &self,
        p: &mut Position,
        gun: Gun,
        sector: Sector,
        sink: &mut impl Sink<Event>,
    ) {
        let value = self.sectors(p)[sector].value;
        p.todo.turn(Task::Risk { gun, value });
        let rest = p.up[sector];
        self.pin(p, sector, rest, sink);
    }

    /// 8.2: at a coloured row of the map.
    pub(crate) fn may_gun_row(&self, p: &Position, gun: Gun, row: Row) -> Result<(), Deny> {
        self.may_gun(p, gun)?;
        ensure(self.row_held(p, row), Deny::RowEmpty)
    }

    fn row_held(&self, p: &Position, row: Row) -> bool {
        let fields = &self.data.map.rows[row];
        fields.iter().any(|&field| p.patrols[field] > 0 || p.map_guns >> field.0 & 1 == 1)
    }

    pub(crate) fn gun_row(&self, p: &mut Position, gun: Gun, row: Row, sink: &mut impl Sink<Event>) {
        p.guns_fired |= 1 << gun.0;
        p.mourned = 0;
        sink.tell(|| Event::GunRow { gun, row });
        let left = p.strength(gun);
        p.todo.push(Task::GunRow { gun, row, left });
    }

    /// Whether the row fired at has anything left to remove.
    pub(crate) fn row_goes_on(&self, p: &Position, row: Row, left: u8) -> bool {
        left > 0 && self.row_held(p, row)
    }

    /// Removing a patrol or a German gun from the map, by whatever is under way.
    pub(crate) fn may_clear(&self, p: &Position, field: Field, gun: bool) -> Result<(), Deny> {
        match p.todo.top() {
            Task::GunRow { row, .. } => {
                ensure(self.data.map.row_of[field] == row, Deny::OtherRow)?;
            }
            Task::Clear { gun: wanted, .. } => {
                ensure(wanted == gun, Deny::OtherPiece)?;
            }
            Task::Section { number: 3 } => {
                self.may_use(p, Space::AMBUSH)?;
                ensure(!gun, Deny::OtherPiece)?;
            }
            _ => return Err(Deny::Moment),
        }
        let there = if gun { p.map_guns >> field.0 & 1 == 1 } else { p.patrols[field] > 0 };
        ensure(there, Deny::NothingThere { field })
    }

    pub(crate) fn clear(&self, p: &mut Position, field: Field, gun: bool, sink: &mut impl Sink<Event>) {
        match p.todo.top() {
            Task::GunRow { gun: our, row, left } => {
                p.todo.turn(Task::GunRow { gun: our, row, left: left - 1 });
                // R15: once for each field, whatever is removed there.
                let ours = p.on_map().any(|(_, carrier)| carrier.field == field);
                if ours && p.mourned >> field.0 & 1 == 0 {
                    p.mourned |= 1 << field.0;
                    sink.tell(|| Event::OwnFire { field });
                    self.move_morale(p, -1, sink);
                }
            }
            Task::Clear { gun, left } => p.todo.turn(Task::Clear { gun, left: left - 1 }),
            _ => {
                self.use_space(p, Space::AMBUSH);
                if p.room_repaired(Work::AMBUSH) {
                    self.move_surveillance(p, -2, sink);
                }
            }
        }
        if gun { self.gun_to_track(p, field, sink) } else { self.patrol_to_bag(p, field, sink) }
    }

    /// 8.2: at the airfield of Værnes.
    pub(crate) fn may_gun_airfield(&self, p: &Position, gun: Gun) -> Result<(), Deny> {
        self.may_gun(p, gun)?;
        ensure(self.airfield_left(p), Deny::AirfieldUsed)
    }

    pub(crate) fn gun_airfield(&self, p: &mut Position, gun: Gun, sink: &mut impl Sink<Event>) {
        p.guns_fired |= 1 << gun.0;
        sink.tell(|| Event::GunAirfield { gun });
        let left = p.strength(gun);
        p.todo.push(Task::Airfield { gun, left });
    }

    /// Whether any option of Værnes is left today.
    pub(crate) fn airfield_left(&self, p: &Position) -> bool {
        let piles = p.air.values().iter().any(|pile| pile[0] != Tile::NONE);
        p.airfield & 0b111 != 0b111 || p.airfield >> 3 & 1 == 0 && piles
    }

    /// 8.2: each option once a day, over both guns.
    pub(crate) fn may_airfield(&self, p: &Position, option: Airfield) -> Result<(), Deny> {
        ensure(matches!(p.todo.top(), Task::Airfield { .. }), Deny::Moment)?;
        ensure(p.airfield >> option.0 & 1 != 1, Deny::AirfieldUsed)
    }

    pub(crate) fn may_pile(&self, p: &Position, pile: Pile) -> Result<(), Deny> {
        self.may_airfield(p, Airfield::PILE)?;
        ensure(p.air[pile][0] != Tile::NONE, Deny::NoPile)
    }

    fn airfield_step(&self, p: &mut Position, option: Airfield) {
        p.airfield |= 1 << option.0;
        if let Task::Airfield { gun, left } = p.todo.top() {
            p.todo.turn(Task::Airfield { gun, left: left - 1 });
        }
    }

    pub(crate) fn airfield(&self, p: &mut Position, option: Airfield, sink: &mut impl Sink<Event>) {
        self.airfield_step(p, option);
        match option {
            Airfield::MORALE => self.move_morale(p, 2, sink),
            Airfield::MISS => self.add_tiles(p, Tile::MISS, 2, sink),
            _ => self.move_surrender(p, -1, sink),
        }
    }

    pub(crate) fn scrap_pile(&self, p: &mut Position, pile: Pile, sink: &mut impl Sink<Event>) {
        self.airfield_step(p, Airfield::PILE);
        p.air[pile] = [Tile::NONE; 2];
        sink.tell(|| Event::PileGone { pile });
    }

    /// 8.2: the risk roll: below the value the rightmost ready, undamaged tile is blocked (R60).
    pub(crate) fn risk(&self, p: &mut Position, gun: Gun, value: u8, face: u8, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        let jams = face < value;
        sink.tell(|| Event::Risk { gun, face, value, jams });
        if jams {
            self.block_tile(p, gun);
        }
    }

    /// The rightmost status tile that is ready and undamaged is blocked.
    pub(crate) fn block_tile(&self, p: &mut Position, gun: Gun) {
        let good = 0b111 & !(p.gun_damage[gun] | p.gun_blocked[gun]);
        if good != 0 {
            p.gun_blocked[gun] |= 1 << (7 - good.leading_zeros());
        }
    }
}
