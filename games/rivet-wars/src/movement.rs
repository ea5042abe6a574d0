//! 8: the movement phase, 9.2: Tank Shock; 8.5: regrouping.

use crate::*;

impl RivetWars {
    /// 8.1, T4a: clouds of P drift, then the phase begins.
    pub(crate) fn begin_movement(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.phase = Phase::Move;
        p.started = false;
        p.ended = false;
        p.chosen = Default::default();
        sink.tell(|| Event::PhaseBegins { phase: Phase::Move });
        for cloud in p.clouds.iter_mut().flatten() {
            cloud.drifted = cloud.owner != p.active;
        }
        self.drift(p, sink);
    }

    /// 8.1: may this unit begin its move?
    pub(crate) fn may_start_move(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        if p.stage != Stage::Movement {
            return Err(Deny::Moment);
        }
        if self.side_of(unit) != p.active {
            return Err(Deny::NotYours { unit });
        }
        if !p.open.is_some() {
            return Err(Deny::NothingOpen);
        }
        if p.is(unit, State::ASSAULTED) {
            return Err(Deny::Assaulted { unit });
        }
        if !p.is(unit, State::ACTIVE) {
            return Err(Deny::NotActive { unit });
        }
        self.may_leave(p, unit, self.move_points(p, unit))
    }

    /// 8.2: the movement points of an active unit in the movement phase.
    pub(crate) fn move_points(&self, p: &Position, unit: Unit) -> u8 {
        let powers = self.powers(p, unit);
        let runner = if self.is_duckboard(p, p.at[unit.index()]) { powers.runner } else { 0 };
        let march = if p.is(unit, State::MARCH) { self.march } else { 0 };
        self.card_of(unit).moves + powers.move_bonus + runner + march
    }

    /// Whether there is any step at all for a unit with so many points.
    pub(crate) fn may_leave(&self, p: &Position, unit: Unit, points: u8) -> Result<(), Deny> {
        let at = p.at[unit.index()];
        let open =
            self.grid().neighbours(at).any(|seg| self.may_enter(p, unit, at, seg, points, false).is_ok());
        if open { Ok(()) } else { Err(Deny::Stuck { unit }) }
    }

    /// 8.3, 9.2: may a unit go from one segment to the next with so many points left?
    pub(crate) fn may_enter(
        &self,
        p: &Position,
        unit: Unit,
        from: Seg,
        seg: Seg,
        points: u8,
        diagonal: bool,
    ) -> Result<(), Deny> {
        if points == 0 || from == seg || !self.is_neighbour(from, seg) {
            return Err(Deny::NotAdjacent { seg });
        }
        let crosses = self.grid().is_diagonal(from, seg);
        if crosses && diagonal {
            return Err(Deny::SecondDiagonal);
        }
        let card = self.card_of(unit);
        self.may_stand(p, card.class, seg)?;
        if self.holder(p, seg).is_some_and(|side| side != card.side) {
            return self.may_shock(p, unit, seg);
        }
        // B28, R30: passing is free, but the move must be able to end somewhere.
        if self.can_end(p, unit, seg) || self.can_go_on(p, unit, seg, points - 1, diagonal || crosses) {
            return Ok(());
        }
        Err(Deny::NoWayOut { seg })
    }

    fn is_neighbour(&self, a: Seg, b: Seg) -> bool {
        let ((ax, ay), (bx, by)) = (self.grid().place(a), self.grid().place(b));
        (ax - bx).abs() <= 1 && (ay - by).abs() <= 1
    }

    /// 9.2: only infantry can be shocked.
    fn may_shock(&self, p: &Position, unit: Unit, seg: Seg) -> Result<(), Deny> {
        let powers = self.powers(p, unit);
        if powers.tank_shock + powers.tank_shock_bonus == 0 {
            return Err(Deny::EnemyHeld { seg });
        }
        let infantry = p.units_in(seg).all(|enemy| self.card_of(enemy).class == Class::Infantry);
        if infantry { Ok(()) } else { Err(Deny::NoShock { seg }) }
    }

    /// 8.3: whether a unit may end its move here: the room of its own old place is its own.
    pub(crate) fn can_end(&self, p: &Position, unit: Unit, seg: Seg) -> bool {
        let home = p.at[unit.index()] == seg && p.units_in(seg).any(|other| other == unit);
        home || self.has_room(p, seg, self.card_of(unit).fields)
    }

    /// B28: whether a legal end can be reached from a segment one may only pass.
    fn can_go_on(&self, p: &Position, unit: Unit, from: Seg, points: u8, diagonal: bool) -> bool {
        points > 0
            && self
                .grid()
                .neighbours(from)
                .any(|seg| self.may_enter(p, unit, from, seg, points, diagonal).is_ok())
    }

    /// A unit sets out; it leaves its formation with the first step.
    pub(crate) fn set_out(&self, p: &mut Position, unit: Unit, way: Way) {
        let powers = self.powers(p, unit);
        let points = match way {
            Way::Walk => self.move_points(p, unit),
            Way::Dash => powers.dash,
            Way::Assault => powers.rapid_assault,
        };
        if way != Way::Walk {
            self.take_over(p, unit);
            p.acting.rushed = true;
        }
        p.moving = Moving { unit, points, diagonal: false, way, left: false };
        p.stage = Stage::Stepping;
    }

    /// 8.3: may the unit on its way step there?
    pub(crate) fn may_step(&self, p: &Position, seg: Seg) -> Result<(), Deny> {
        if p.stage != Stage::Stepping {
            return Err(Deny::Moment);
        }
        let moving = p.moving;
        self.may_enter(p, moving.unit, p.at[moving.unit.index()], seg, moving.points, moving.diagonal)
    }

    /// 8.3: may it end its move?
    pub(crate) fn may_halt(&self, p: &Position) -> Result<(), Deny> {
        if p.stage != Stage::Stepping {
            return Err(Deny::Moment);
        }
        let seg = p.at[p.moving.unit.index()];
        if self.can_end(p, p.moving.unit, seg) { Ok(()) } else { Err(Deny::CannotStay { seg }) }
    }

    /// 8.2, 8.4: one step, and what happens on entering (R63).
    pub(crate) fn step(&self, p: &mut Position, seg: Seg, sink: &mut impl Sink<Event>) {
        let unit = p.moving.unit;
        let from = p.at[unit.index()];
        if !p.moving.left {
            p.leave(unit);
            p.moving.left = true;
            if p.moving.way == Way::Assault {
                // R78: it counts as used once the unit has left its segment.
                p.state[unit.index()] |= State::ASSAULTED;
            }
        }
        p.at[unit.index()] = seg;
        p.moving.points -= 1;
        p.moving.diagonal |= self.grid().is_diagonal(from, seg);
        sink.tell(|| Event::Stepped { unit, seg });
        self.flatten(p, unit, seg, sink);
        // 8.10: a minefield attacks whoever is no infantry.
        if p.marker[seg.index()] == Marker::Minefield && self.card_of(unit).class != Class::Infantry {
            let sweep = Sweep {
                cause: Cause::Mine,
                victims: [unit, Unit::NONE, Unit::NONE, Unit::NONE],
                dice: [self.data.numbers.mine_dice; 5],
                at: seg,
                ..Position::NO_SWEEP
            };
            return self.begin_sweep(p, sweep, sink);
        }
        self.after_mine(p, sink);
    }

    /// 8.4 (3): then gas.
    pub(crate) fn after_mine(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let unit = p.moving.unit;
        if !p.on_board(unit) {
            return self.end_move(p, sink);
        }
        let seg = p.at[unit.index()];
        match p.cloud_at(seg) {
            Some(cloud) => {
                let sweep = Sweep {
                    cause: Cause::StepGas,
                    victims: [unit, Unit::NONE, Unit::NONE, Unit::NONE],
                    dice: cloud.dice,
                    precision: cloud.precision,
                    gas: true,
                    by: Some(cloud.owner),
                    at: seg,
                    ..Position::NO_SWEEP
                };
                self.begin_sweep(p, sweep, sink);
            }
            None => self.after_step_gas(p, sink),
        }
    }

    /// 8.4 (4), 9.2: then Tank Shock against everybody there.
    pub(crate) fn after_step_gas(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let unit = p.moving.unit;
        if !p.on_board(unit) {
            return self.end_move(p, sink);
        }
        let seg = p.at[unit.index()];
        if !self.holds(p, p.other(), seg) {
            return self.landed(p, sink);
        }
        let powers = self.powers(p, unit);
        sink.tell(|| Event::Shocks { unit, seg });
        let sweep = Sweep {
            cause: Cause::Shock,
            victims: self.everybody(p, seg),
            dice: [powers.tank_shock + powers.tank_shock_bonus; 5],
            precision: powers.precision,
            by: Some(p.active),
            unit,
            at: seg,
            ..Position::NO_SWEEP
        };
        self.begin_sweep(p, sweep, sink);
    }

    /// R75: where a survivor may be moved.
    pub(crate) fn refuges(&self, p: &Position, unit: Unit) -> impl Iterator<Item = Seg> {
        let (at, mover) = (p.at[unit.index()], p.active);
        let class = self.card_of(unit).class;
        let fields = self.card_of(unit).fields;
        self.grid().neighbours(at).filter(move |&seg| {
            !self.holds(p, mover, seg)
                && self.may_stand(p, class, seg).is_ok()
                && self.has_room(p, seg, fields)
        })
    }

    /// The survivor whose turn it is: the first that still stands there.
    pub(crate) fn survivor(&self, p: &Position) -> Unit {
        p.formation[p.at[p.moving.unit.index()].index()][0]
    }

    /// R75: the defender moves every survivor, in formation order; who has no way out is eliminated.
    pub(crate) fn next_push(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        loop {
            let unit = self.survivor(p);
            if !unit.is_some() {
                return self.landed(p, sink);
            }
            let mut refuges = self.refuges(p, unit);
            match (refuges.next(), refuges.next()) {
                (None, _) => {
                    drop(refuges);
                    sink.tell(|| Event::NoRefuge { unit });
                    self.eliminate(p, unit, Some(p.active), sink);
                }
                (Some(only), None) => {
                    drop(refuges);
                    self.displace(p, unit, only, sink);
                }
                _ => {
                    drop(refuges);
                    p.stage = Stage::Push;
                    return;
                }
            }
        }
    }

    /// R75: may the survivor be moved there?
    pub(crate) fn may_push(&self, p: &Position, unit: Unit, seg: Seg) -> Result<(), Deny> {
        if p.stage != Stage::Push {
            return Err(Deny::Moment);
        }
        if unit != self.survivor(p) {
            return Err(Deny::OtherSurvivor);
        }
        if self.refuges(p, unit).any(|refuge| refuge == seg) { Ok(()) } else { Err(Deny::NoPush { seg }) }
    }

    /// R26: displacement is no move: no gas, no mines.
    pub(crate) fn displace(&self, p: &mut Position, unit: Unit, seg: Seg, sink: &mut impl Sink<Event>) {
        p.leave(unit);
        p.join(unit, self.side_of(unit), seg);
        sink.tell(|| Event::Pushed { unit, seg });
    }

    /// A step is complete: the unit goes on, or its move is over.
    fn landed(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.moving.points == 0 {
            self.end_move(p, sink);
        } else {
            p.stage = Stage::Stepping;
        }
    }

    /// The move is over: the unit joins the formation where it is.
    pub(crate) fn end_move(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let moving = p.moving;
        p.moving = Position::NOBODY_MOVES;
        p.stage = if p.phase == Phase::Combat { Stage::Combat } else { Stage::Movement };
        if p.on_board(moving.unit) {
            if moving.left {
                let seg = p.at[moving.unit.index()];
                p.join(moving.unit, self.side_of(moving.unit), seg);
            }
            // 9.5: after Rapid Assault a unit may still attack; 9.4: Dash was its action.
            if moving.way != Way::Assault {
                p.state[moving.unit.index()] &= !State::ACTIVE;
            }
        }
        self.close_if_idle(p, sink);
    }

    /// 8.5, T4c: regrouping, if there is anything to regroup.
    pub(crate) fn begin_regroup(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.clear(State::USED | State::ACTIVE | State::MARCH);
        p.phase = Phase::Regroup;
        p.formed = Default::default();
        let several = self
            .grid()
            .segs()
            .any(|seg| self.holds(p, p.active, seg) && p.formation[seg.index()][1].is_some());
        if several {
            p.stage = Stage::Regroup;
        } else {
            self.wrap_up(p, sink);
        }
    }

    /// 8.5: may the units of this segment be put into this order?
    pub(crate) fn may_form(&self, p: &Position, seg: Seg, order: [u8; 4]) -> Result<(), Deny> {
        if p.stage != Stage::Regroup {
            return Err(Deny::Moment);
        }
        if !self.holds(p, p.active, seg) {
            return Err(Deny::NobodyThere { seg });
        }
        if p.formed.has(seg) {
            return Err(Deny::Formed { seg });
        }
        let named = order.iter().filter(|&&place| place > 0).count();
        if named == p.units_in(seg).count() { Ok(()) } else { Err(Deny::NotSoMany { seg }) }
    }

    /// 8.5: a new formation.
    pub(crate) fn form(&self, p: &mut Position, seg: Seg, order: [u8; 4], sink: &mut impl Sink<Event>) {
        let old = p.formation[seg.index()];
        for (slot, place) in p.formation[seg.index()].iter_mut().zip(order) {
            *slot = if place > 0 { old[place as usize - 1] } else { Unit::NONE };
        }
        p.formed.insert(seg);
        sink.tell(|| Event::Formed { seg });
    }
}
