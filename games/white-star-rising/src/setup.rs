//! 2.0: setting up, and putting on the map what arrives by placement (12.2.11).

use crate::forces::Auto;
use crate::movement::Around;
use crate::overrun::Overruns;
use crate::stacks::Stacks;
use crate::*;

impl WhiteStar {
    /// The position before set-up.
    pub(crate) fn first_position(&self) -> Position {
        let s = &self.s;
        let mut p = Position {
            stage: Stage::Draw,
            turn: 0,
            cup: Default::default(),
            aside: Default::default(),
            gone: Default::default(),
            drawn: NOBODY,
            ends: 0,
            held: [0; 2],
            missed: 0,
            activated: 0,
            offered: 0,
            drawer: GERMAN,
            fate: s.fate,
            mines_left: s.mines,
            trenches_left: [s.trenches[0].count, s.trenches[1].count],
            barrages: [0; MAX_BARRAGES],
            fired_this_turn: [0; 2],
            weapons_left: [[0; 2]; MAX_GROUPS],
            infantry_lost: [0; 2],
            weapon_checks: [0; 2],
            at: [ELIMINATED; MAX_UNITS],
            stacks: Stacks::NONE,
            spent: [0; MAX_UNITS],
            weapon: [0; MAX_UNITS],
            reduced: s.select(|unit, _| unit.reduced),
            disrupted: 0,
            ooc: 0,
            oc: 0,
            mounted: 0,
            moved: 0,
            strayed: 0,
            mates: [NOBODY; MAX_UNITS],
            commanded: 0,
            led: 0,
            wrecks: Area::NONE,
            trenches: Area::NONE,
            mines: Area::NONE,
            smoke: [Area::NONE; 2],
            smoked: Area::NONE,
            control: s.control,
            overran: Overruns::NONE,
            entering: 0,
            entry: 0,
            impulse: Impulse::NONE,
            moving: Moving::NONE,
            attack: Attack::NONE,
            clash: Clash::NONE,
            barrage: Barrage::NONE,
            air: Air::NONE,
            roll: Roll::NONE,
            upshot: None,
            chaos: Chaos { next: [0; 2], markers: [NOBODY; 2], haze: false, again: false },
            special: Keep {
                firsts: 0,
                charges: 0,
                working: false,
                attempt_from: 0,
                attempts: 0,
                tried: 0,
                down: false,
                crossed: false,
                over: 0,
                trigger: 0,
                called: 0,
                ambush: s.special.ambush.is_some(),
                replaced: 0,
                again_used: 0,
                opening: false,
            },
        };
        for (slot, barrage) in s.barrages.iter().enumerate() {
            p.barrages[slot] = barrage.count;
        }
        for (index, group) in s.groups.iter().enumerate() {
            let place = if matches!(group.arrival, Arrival::Setup { .. }) { UNPLACED } else { WAITING };
            for unit in members(group.units) {
                self.put(&mut p, unit, place);
            }
            for weapon in &group.weapons {
                // Where the owner chooses, either kind is in stock until one is taken.
                if group.weapon_choice {
                    p.weapons_left[index] = [1, 1];
                } else {
                    p.weapons_left[index][*weapon as usize] += 1;
                }
            }
        }
        self.swamp(&mut p, 0, &mut engine::Silent);
        p
    }

    /// 12.2.11: the tanks throw for their strength before anything is set up.
    pub(crate) fn swamp(&self, p: &mut Position, from: u8, sink: &mut impl Sink<Event>) {
        let next = self.s.special.swamped.and_then(|rule| members(rule.units).find(|&unit| unit >= from));
        match next {
            Some(unit) => self.throw(p, Purpose::Strength(unit), 1, self.seat(unit)),
            None => self.next_setup(p, 0, sink),
        }
    }
    pub(crate) fn strength_rolled(&self, p: &mut Position, unit: u8, sink: &mut impl Sink<Event>) {
        let swamped = self.s.special.swamped.is_some_and(|rule| p.roll.faces[0] <= rule.upto);
        if swamped {
            p.reduced |= bit(unit);
        }
        sink.tell(|| Event::Swamped { unit, swamped });
        self.swamp(p, unit + 1, sink);
    }

    /// The next side that has something to set up.
    pub(crate) fn next_setup(&self, p: &mut Position, from: usize, sink: &mut impl Sink<Event>) {
        for &seat in self.s.setup_order.iter().skip(from) {
            if self.has_setup(p, seat) {
                p.stage = Stage::Setup(seat);
                return;
            }
        }
        for unit in 0..MAX_UNITS as u8 {
            if p.place(unit) != UNPLACED {
                continue;
            }
            // R50: a headquarters nobody made room for is brought in like a replacement.
            self.put(p, unit, if self.is_hq(unit) { PENDING } else { WAITING });
        }
        self.begin(p, sink);
    }

    fn has_setup(&self, p: &Position, seat: Seat) -> bool {
        members(self.sides[seat.index()]).any(|unit| p.place(unit) == UNPLACED)
            || p.trenches_left[seat.index()] > 0
            || !self.keeps_weapons && self.stock(p, seat) > 0
    }

    /// The zone of a unit that is set up.
    pub(crate) fn zone(&self, unit: u8) -> Option<&Area> {
        match &self.s.groups[self.unit(unit).group as usize].arrival {
            Arrival::Setup { zone } => Some(zone),
            _ => None,
        }
    }

    /// 12.2.11, R50: whether a unit that arrives is put on the map instead of moving onto it.
    pub(crate) fn is_put(&self, unit: u8) -> bool {
        let arrival = &self.s.groups[self.unit(unit).group as usize].arrival;
        matches!(arrival, Arrival::Place { .. } | Arrival::Setup { .. })
    }

    /// 2.0, 12.2.11: whether a unit may be put into this hex.
    pub(crate) fn may_place(&self, p: &Position, unit: u8, cell: Cell, mounted: bool) -> Result<(), Deny> {
        let around = self.look_around_for(p, self.seat(unit));
        self.may_place_here(p, &around, unit, cell, mounted)
    }

    fn may_place_here(
        &self,
        p: &Position,
        around: &Around,
        unit: u8,
        cell: Cell,
        mounted: bool,
    ) -> Result<(), Deny> {
        let seat = match p.stage {
            Stage::Setup(seat) => seat,
            Stage::Landing => self.active(p),
            _ => return Err(Deny::Moment),
        };
        if self.seat(unit) != seat {
            return Err(Deny::NotYours { unit });
        }
        if p.stage == Stage::Landing {
            if self.unit(unit).formation != p.impulse.formation {
                return Err(Deny::OtherFormation { unit });
            }
            if !self.is_put(unit) || !self.entry_area(p, unit)?.has(cell) {
                return Err(Deny::NotZone { unit, hex: cell });
            }
        } else {
            if p.place(unit) != UNPLACED {
                return Err(Deny::AlreadyPlaced { unit });
            }
            if !self.zone(unit).is_some_and(|zone| zone.has(cell)) {
                return Err(Deny::NotZone { unit, hex: cell });
            }
        }
        if mounted && (!self.kind(unit).transport || self.is_hq(unit)) {
            return Err(Deny::NoVehicle { unit });
        }
        if !self.s.ground.is_passable(cell) {
            return Err(Deny::Impassable { unit, hex: cell });
        }
        if self.s.formations[self.unit(unit).formation as usize].forbidden.has(cell) {
            return Err(Deny::Boundary { unit, hex: cell });
        }
        if around.foes.has(cell) {
            return Err(Deny::EnemyThere { hex: cell });
        }
        if self.is_hq(unit) {
            if around.hqs.has(cell) {
                return Err(Deny::TwoHqs { hex: cell });
            }
            let own = self.s.formations[self.unit(unit).formation as usize].units & !self.hqs;
            if p.in_cell(cell) & own == 0 {
                return Err(Deny::HqAlone { unit });
            }
            return Ok(());
        }
        if around.full.has(cell) {
            return Err(Deny::Full { hex: cell });
        }
        if p.stage != Stage::Landing {
            self.within_limits(p, unit, cell)?;
        }
        Ok(())
    }

    /// 12.2.4, 12.2.8: how many units may or must stand in an area.
    fn within_limits(&self, p: &Position, unit: u8, cell: Cell) -> Result<(), Deny> {
        for limit in self.s.limits.iter().filter(|limit| limit.units & bit(unit) != 0) {
            let there = members(limit.units & !self.hqs)
                .filter(|&other| on_map(p.place(other)) && limit.area.has(p.place(other)))
                .count() as u8;
            if limit.area.has(cell) {
                if there >= limit.most {
                    return Err(Deny::TooManyThere { hex: cell });
                }
            } else {
                let left = members(limit.units & !self.hqs)
                    .filter(|&other| p.place(other) == UNPLACED)
                    .count() as u8;
                if there + left <= limit.least {
                    return Err(Deny::NeededElsewhere { unit });
                }
            }
        }
        Ok(())
    }

    pub(crate) fn place_unit(
        &self,
        p: &mut Position,
        unit: u8,
        cell: Cell,
        mounted: bool,
        sink: &mut impl Sink<Event>,
    ) {
        self.put(p, unit, cell);
        if mounted {
            p.mounted |= bit(unit);
        }
        self.occupy(p, self.seat(unit), cell);
        sink.tell(|| Event::Placed { unit, hex: cell });
        if p.stage == Stage::Landing {
            let mut orders = Vec::new();
            self.place_orders(p, &mut orders);
            if orders.is_empty() {
                self.next_command(p, 0, sink);
            }
        }
    }

    /// 1.3.4.1: whether the platoon may get this weapon.
    pub(crate) fn may_arm(&self, p: &Position, unit: u8, weapon: Weapon) -> Result<(), Deny> {
        let Stage::Setup(seat) = p.stage else { return Err(Deny::Moment) };
        if self.seat(unit) != seat {
            return Err(Deny::NotYours { unit });
        }
        let group = self.unit(unit).group as usize;
        if self.keeps_weapons || p.weapons_left[group][weapon as usize] == 0 {
            return Err(Deny::NotInStock);
        }
        if self.is_hq(unit) || self.s.groups[group].carriers & bit(unit) == 0 {
            return Err(Deny::NotInfantry { unit });
        }
        if p.weapon[unit as usize] != 0 {
            return Err(Deny::AlreadyArmed { unit });
        }
        Ok(())
    }

    pub(crate) fn arm(&self, p: &mut Position, unit: u8, weapon: Weapon, sink: &mut impl Sink<Event>) {
        self.spend_weapon(p, self.unit(unit).group, weapon);
        p.weapon[unit as usize] = weapon as u8 + 1;
        sink.tell(|| Event::Armed { unit, weapon });
    }

    /// 8.1, R65: whether a trench may be dug here.
    pub(crate) fn may_dig(&self, p: &Position, cell: Cell) -> Result<(), Deny> {
        let Stage::Setup(seat) = p.stage else { return Err(Deny::Moment) };
        let rule = &self.s.trenches[seat.index()];
        if p.trenches_left[seat.index()] == 0 {
            return Err(Deny::NoTrench);
        }
        if !rule.zone.has(cell) || p.trenches.has(cell) || !self.s.ground.is_passable(cell) {
            return Err(Deny::NotTrenchHex { hex: cell });
        }
        if rule.manned && self.platoons(p, cell, seat) == 0 {
            return Err(Deny::NotManned { hex: cell });
        }
        Ok(())
    }

    pub(crate) fn dig(&self, p: &mut Position, cell: Cell, sink: &mut impl Sink<Event>) {
        let Stage::Setup(seat) = p.stage else { return };
        p.trenches_left[seat.index()] -= 1;
        p.trenches.insert(cell);
        sink.tell(|| Event::Dug { hex: cell });
    }

    pub(crate) fn place_orders(&self, p: &Position, out: &mut Vec<Order>) {
        let seat = match p.stage {
            Stage::Setup(seat) => seat,
            _ => self.active(p),
        };
        let around = self.look_around_for(p, seat);
        for unit in members(self.sides[seat.index()]) {
            let zone = match p.stage {
                Stage::Setup(_) if p.place(unit) == UNPLACED => self.zone(unit).copied(),
                Stage::Landing if self.unit(unit).formation == p.impulse.formation && self.is_put(unit) => {
                    self.entry_area(p, unit).ok()
                }
                _ => None,
            };
            let Some(zone) = zone else { continue };
            let area = self.open_hexes(p, &around, unit, zone);
            let limited =
                !self.s.limits.is_empty() && matches!(p.stage, Stage::Setup(_)) && !self.is_hq(unit);
            let faces = if self.kind(unit).transport && !self.is_hq(unit) { 2 } else { 1 };
            out.reserve(area.len() * faces);
            area.iter().for_each(|cell| {
                if limited && self.within_limits(p, unit, cell).is_err() {
                    return;
                }
                out.push(Order::Place { unit, cell, mounted: false });
                if faces == 2 {
                    out.push(Order::Place { unit, cell, mounted: true });
                }
            });
        }
    }

    /// The hexes of a zone a unit may be put into: the same as `may_place`, for all hexes at once.
    fn open_hexes(&self, p: &Position, around: &Around, unit: u8, zone: Area) -> Area {
        let formation = &self.s.formations[self.unit(unit).formation as usize];
        let area = zone & !(*around.foes | formation.forbidden);
        if !self.is_hq(unit) {
            return area & !*around.full;
        }
        let own: Area =
            members(formation.units & !self.hqs).map(|unit| p.place(unit)).filter(|&c| on_map(c)).collect();
        area & own & !*around.hqs
    }

    pub(crate) fn setup_orders(&self, p: &Position, seat: Seat, out: &mut Vec<Order>) {
        let before = out.len();
        self.place_orders(p, out);
        let open = out.len() > before;
        let mut arms = 0;
        for unit in members(self.sides[seat.index()]) {
            for weapon in [Weapon::Mg, Weapon::At] {
                if self.may_arm(p, unit, weapon).is_ok() {
                    out.push(Order::Arm { unit, weapon });
                    arms += 1;
                }
            }
        }
        if p.trenches_left[seat.index()] > 0 {
            for cell in self.s.trenches[seat.index()].zone.iter() {
                if self.may_dig(p, cell).is_ok() {
                    out.push(Order::Dig { cell });
                }
            }
        }
        if open || arms > 0 || p.trenches_left[seat.index()] > 0 {
            out.push(Order::Auto);
            if self.s.has_even[seat.index()] {
                out.push(Order::Even);
            }
        }
        if !open && arms == 0 {
            out.push(Order::Ready);
        }
    }

    /// 2.0: finished when every unit and every weapon has its place.
    pub(crate) fn may_be_ready(&self, p: &Position) -> Result<(), Deny> {
        let Stage::Setup(seat) = p.stage else { return Err(Deny::Moment) };
        let mut orders = Vec::new();
        self.place_orders(p, &mut orders);
        if !orders.is_empty() {
            return Err(Deny::NotAllPlaced);
        }
        let armed =
            |unit: u8| [Weapon::Mg, Weapon::At].iter().all(|&weapon| self.may_arm(p, unit, weapon).is_err());
        if !members(self.sides[seat.index()]).all(armed) {
            return Err(Deny::NotAllArmed);
        }
        Ok(())
    }

    pub(crate) fn may_auto(&self, p: &Position) -> Result<(), Deny> {
        let Stage::Setup(seat) = p.stage else { return Err(Deny::Moment) };
        if self.may_be_ready(p).is_ok() && p.trenches_left[seat.index()] == 0 {
            return Err(Deny::NothingLeft);
        }
        Ok(())
    }

    pub(crate) fn may_even(&self, p: &Position) -> Result<(), Deny> {
        self.may_auto(p)?;
        match p.stage {
            Stage::Setup(seat) if self.s.has_even[seat.index()] => Ok(()),
            _ => Err(Deny::NoEven),
        }
    }

    /// 2.0: the proposed places for what is left, or the first legal ones.
    pub(crate) fn auto(&self, p: &mut Position, auto: &Auto, sink: &mut impl Sink<Event>) {
        let Stage::Setup(seat) = p.stage else { return };
        for place in auto.places.iter().filter(|place| self.seat(place.unit) == seat) {
            if self.may_place(p, place.unit, place.cell, place.vehicle).is_ok() {
                self.place_unit(p, place.unit, place.cell, place.vehicle, sink);
            }
        }
        loop {
            let mut orders = Vec::new();
            self.place_orders(p, &mut orders);
            let Some(&Order::Place { unit, cell, mounted }) = orders.first() else { break };
            self.place_unit(p, unit, cell, mounted, sink);
        }
        for &(unit, weapon) in auto.weapons.iter().filter(|(unit, _)| self.seat(*unit) == seat) {
            if self.may_arm(p, unit, weapon).is_ok() {
                self.arm(p, unit, weapon, sink);
            }
        }
        for unit in members(self.sides[seat.index()]) {
            for weapon in [Weapon::Mg, Weapon::At] {
                if self.may_arm(p, unit, weapon).is_ok() {
                    self.arm(p, unit, weapon, sink);
                }
            }
        }
        for &cell in &auto.trenches[seat.index()] {
            if self.may_dig(p, cell).is_ok() {
                self.dig(p, cell, sink);
            }
        }
        for cell in self.s.trenches[seat.index()].zone.iter() {
            if self.may_dig(p, cell).is_ok() {
                self.dig(p, cell, sink);
            }
        }
        // What found no hex is given up, so that the offer is not made for ever.
        p.trenches_left[seat.index()] = 0;
    }

    pub(crate) fn ready(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let Stage::Setup(seat) = p.stage else { return };
        sink.tell(|| Event::Ready { side: seat });
        p.trenches_left[seat.index()] = 0;
        let next = self.s.setup_order.iter().position(|&other| other == seat).map_or(9, |index| index + 1);
        self.next_setup(p, next, sink);
    }
}
