//! 11.1 and 11.3: aircraft and flak.

use crate::fate::READY;
use crate::odds::Upshot;
use crate::*;

impl WhiteStar {
    /// 11.3: the marker is drawn; its owner must use it (R35).
    pub(crate) fn aircraft_drawn(&self, p: &mut Position, craft: u8, sink: &mut impl Sink<Event>) {
        p.air = Air { craft, ..Air::NONE };
        // R18: leadership used in the last impulse is there again for the flak.
        p.led = 0;
        sink.tell(|| Event::Airborne { craft });
        if self.air_targets(p).is_empty() {
            sink.tell(|| Event::NoAirTarget);
            return self.next_draw(p, sink);
        }
        p.stage = Stage::AirTarget;
    }

    fn air_side(&self, p: &Position) -> Seat {
        self.s.aircraft[p.air.craft as usize].seat
    }
    /// The owner of the aircraft under way.
    pub(crate) fn pilot(&self, p: &Position) -> Seat {
        self.air_side(p)
    }

    /// R35: hexes with enemies.
    pub(crate) fn air_targets(&self, p: &Position) -> Area {
        self.held(p, enemy(self.air_side(p))).0
    }

    /// 11.3, 11.3.2, 9.0: whether this hex may be named.
    pub(crate) fn may_target(&self, p: &Position, cell: Cell) -> Result<(), Deny> {
        match p.stage {
            Stage::AirTarget if !self.air_targets(p).has(cell) => Err(Deny::EmptyTarget { hex: cell }),
            Stage::Scatter if !self.s.ground.around(p.air.cell).has(cell) => {
                Err(Deny::NotBeside { hex: cell })
            }
            Stage::AirTarget | Stage::Scatter | Stage::Stray => Ok(()),
            _ => Err(Deny::Moment),
        }
    }

    pub(crate) fn target_orders(&self, p: &Position, out: &mut Vec<Order>) {
        let area = match p.stage {
            Stage::AirTarget => self.air_targets(p),
            Stage::Scatter => *self.s.ground.around(p.air.cell),
            _ => *self.s.ground.all(),
        };
        out.extend(area.iter().map(|cell| Order::Target { cell }));
    }

    pub(crate) fn target(&self, p: &mut Position, cell: Cell, sink: &mut impl Sink<Event>) {
        match p.stage {
            Stage::AirTarget => {
                p.air.cell = cell;
                let craft = p.air.craft;
                sink.tell(|| Event::AirTarget { craft, hex: cell });
                self.ask_flak(p, sink);
            }
            Stage::Scatter => {
                p.air.cell = cell;
                sink.tell(|| Event::Scattered { hex: cell });
                self.bomb(p, sink);
            }
            _ => self.stray(p, cell, sink),
        }
    }

    /// 11.3.1: as long as a flak unit can fire.
    pub(crate) fn ask_flak(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.stage = Stage::Flak;
        let ready = members(self.sides[enemy(self.air_side(p)).index()])
            .any(|unit| self.may_flak(p, unit, false).is_ok());
        if !ready && !self.could_refresh_flak(p) {
            self.flak_over(p, sink);
        }
    }

    /// 10.0, R67: whether a unit made ready now could fire at the aircraft, or would be concealed from it (R36).
    fn could_refresh_flak(&self, p: &Position) -> bool {
        let (by, side) = (self.air_side(p), enemy(self.air_side(p)));
        if p.fate[side.index()] < READY {
            return false;
        }
        let below = self.platoons(p, p.air.cell, side);
        let open = !members(below).any(|unit| self.is_concealed(p, unit, by));
        let mut ready = *p;
        members(p.oc & self.sides[side.index()] & !self.hqs).any(|unit| {
            ready.oc = p.oc & !bit(unit);
            self.may_flak(&ready, unit, false).is_ok()
                || open && below & bit(unit) != 0 && self.could_hide(p, unit, by)
        })
    }

    /// 11.3.1, R31: range to the target hex, no sight needed.
    pub(crate) fn may_flak(&self, p: &Position, unit: u8, leader: bool) -> Result<Volley, Deny> {
        if p.stage != Stage::Flak {
            return Err(Deny::Moment);
        }
        if self.seat(unit) == self.air_side(p) {
            return Err(Deny::NotYours { unit });
        }
        let Some(value) = self.face(p, unit).flak.filter(|_| !self.is_hq(unit)) else {
            return Err(Deny::NotFlak { unit });
        };
        if !on_map(p.place(unit)) {
            return Err(Deny::NotOnMap { unit });
        }
        if Position::is(p.oc, unit) {
            return Err(Deny::Complete { unit });
        }
        if !p.good_order(unit) {
            return Err(Deny::Disrupted { unit });
        }
        self.flak_volley(p, unit, value, leader)
    }

    fn flak_volley(&self, p: &Position, unit: u8, value: Fire, leader: bool) -> Result<Volley, Deny> {
        let distance = self.s.ground.distance(p.place(unit), p.air.cell);
        if distance > 2 * value.range {
            return Err(Deny::BeyondRange { unit, distance, range: value.range });
        }
        let (mut dice, mut hit) = (value.dice, value.hit);
        if distance > value.range {
            if hit == 6 {
                if dice == 1 {
                    return Err(Deny::TooWeak { unit });
                }
                dice -= 1;
            } else {
                hit += 1;
            }
        } else if distance <= value.range / 2 {
            hit = (hit - 1).max(2);
        }
        if leader {
            let hq = self.leader(p, unit).ok_or(Deny::NoLeader { unit })?;
            dice += self.leadership(p, hq);
        }
        Ok(Volley { dice: dice + value.plus as u8, cap: dice, hit })
    }

    pub(crate) fn flak_orders(&self, p: &Position, out: &mut Vec<Order>) {
        for unit in members(self.sides[enemy(self.air_side(p)).index()] & !self.hqs) {
            for leader in [false, true] {
                if self.may_flak(p, unit, leader).is_ok() {
                    out.push(Order::Flak { unit, leader });
                }
            }
        }
        self.refresh_orders(p, enemy(self.air_side(p)), out);
        out.push(Order::Pass);
    }

    pub(crate) fn flak(&self, p: &mut Position, unit: u8, leader: bool, sink: &mut impl Sink<Event>) {
        let Ok(volley) = self.may_flak(p, unit, leader) else { return };
        if leader {
            self.use_leader(p, unit);
        }
        p.oc |= bit(unit);
        p.air.flak = unit;
        p.attack.volley = volley;
        sink.tell(|| Event::FlakFires { unit });
        self.throw(p, Purpose::Flak, volley.dice, self.air_side(p));
    }

    pub(crate) fn flak_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let hits = p.attack.volley.score(p.roll.dice());
        sink.tell(|| Event::Hits { hits });
        p.air.shot = hits;
        if hits == 0 {
            p.upshot = Some(Upshot::FlakMiss);
        }
        let armour = self.s.aircraft[p.air.craft as usize].armour;
        if hits == 0 || armour.dice == 0 {
            p.air.hits += hits;
            p.upshot = p.upshot.or(Some(Upshot::FlakHit));
            return self.ask_flak(p, sink);
        }
        self.throw(p, Purpose::Evade, armour.dice, self.air_side(p));
    }

    pub(crate) fn evade_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let save = self.s.aircraft[p.air.craft as usize].armour.save;
        let saves = p.roll.dice().iter().filter(|&&die| die >= save).count() as u8;
        let saved = saves.min(p.air.shot);
        sink.tell(|| Event::Saves { saved });
        p.air.hits += p.air.shot - saved;
        p.upshot = Some(if p.air.shot > saved { Upshot::FlakHit } else { Upshot::FlakMiss });
        self.ask_flak(p, sink);
    }

    /// 11.3.1, R62: what all flak together has done.
    pub(crate) fn flak_over(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let craft = p.air.craft;
        match p.air.hits {
            0 => self.throw(p, Purpose::Aim, 1, enemy(self.air_side(p))),
            1 => {
                sink.tell(|| Event::BreaksOff { craft });
                self.throw(p, Purpose::BreakOff, 1, self.air_side(p));
            }
            _ => {
                sink.tell(|| Event::ShotDown { craft });
                self.retire(p);
                self.next_draw(p, sink);
            }
        }
    }

    /// The aircraft does not come back.
    fn retire(&self, p: &mut Position) {
        let token = self.token_of(crate::forces::Marker::Aircraft(p.air.craft));
        p.gone.insert(token);
    }

    /// 11.3.1: 1 to 3 it is gone, 4 to 6 it comes back.
    pub(crate) fn break_off_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let back = p.roll.faces[0] >= 4;
        let craft = p.air.craft;
        if !back {
            self.retire(p);
        }
        sink.tell(|| Event::AirReturns { craft, back });
        self.next_draw(p, sink);
    }

    /// 11.3.2: on target, or not quite.
    pub(crate) fn aim_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        match p.roll.faces[0] {
            1 => {
                sink.tell(|| Event::Astray);
                p.stage = Stage::Scatter;
            }
            face => {
                p.air.weak = face == 2;
                self.bomb(p, sink);
            }
        }
    }

    /// 11.3.2: everybody in the hex.
    fn bomb(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let aircraft = &self.s.aircraft[p.air.craft as usize];
        let cell = p.air.cell;
        let victims = p.in_cell(cell) & !self.hqs;
        let dice = aircraft.dice - p.air.weak as u8;
        p.attack = Attack {
            cause: Cause::Air,
            by: aircraft.seat,
            cell,
            victims,
            volley: Volley { dice, cap: dice, hit: aircraft.hit },
            done: false,
            ..Attack::NONE
        };
        sink.tell(|| Event::ShellsFall { hex: cell });
        let owner =
            if victims == 0 { enemy(aircraft.seat) } else { self.seat(victims.trailing_zeros() as u8) };
        self.throw(p, Purpose::Attack, dice, owner);
    }

    /// 11.3.2: the more it hit, the longer it stays away.
    pub(crate) fn air_over(&self, p: &mut Position) {
        self.throw(p, Purpose::Return, 1, self.air_side(p));
    }

    pub(crate) fn return_rolled(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let back = p.roll.faces[0] > p.attack.rolled;
        let craft = p.air.craft;
        if !back {
            self.retire(p);
        }
        sink.tell(|| Event::AirReturns { craft, back });
        self.next_draw(p, sink);
    }
}
