//! 7: the combat phase: activation, targets, attacks.

use crate::orders::NO_PLACE;
use crate::*;

impl RivetWars {
    /// 7.1, T3a: clouds of P age, then the phase begins.
    pub(crate) fn begin_combat(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.phase = Phase::Combat;
        p.started = false;
        p.ended = false;
        p.chosen = Default::default();
        sink.tell(|| Event::PhaseBegins { phase: Phase::Combat });
        self.age_clouds(p, sink);
        p.stage = Stage::Combat;
    }

    /// 7.1, 8.1: may this segment be activated?
    pub(crate) fn may_activate(&self, p: &Position, seg: Seg) -> Result<(), Deny> {
        if !matches!(p.stage, Stage::Combat | Stage::Movement) {
            return Err(Deny::Moment);
        }
        if p.open.is_some() {
            return Err(Deny::CloseFirst);
        }
        if p.ended {
            return Err(Deny::PhaseEnded);
        }
        if !self.holds(p, p.active, seg) {
            return Err(Deny::NobodyThere { seg });
        }
        if p.chosen.has(seg) {
            return Err(Deny::Chosen { seg });
        }
        if p.units_in(seg).all(|unit| p.is(unit, State::USED)) {
            return Err(Deny::AllUsed { seg });
        }
        Ok(())
    }

    /// 7.1: the units of a segment become active; 9.1: their benefits are fixed.
    pub(crate) fn activate(&self, p: &mut Position, seg: Seg, sink: &mut impl Sink<Event>) {
        p.started = true;
        p.chosen.insert(seg);
        p.open = seg;
        p.again = false;
        p.fixed = self.benefits(p, seg);
        for unit in p.units_in(seg) {
            if !p.is(unit, State::USED) {
                p.state[unit.index()] |= State::USED;
                // 8.1: who moved by Rapid Assault may not move now.
                if p.phase == Phase::Combat || !p.is(unit, State::ASSAULTED) {
                    p.state[unit.index()] |= State::ACTIVE;
                }
            }
        }
        sink.tell(|| Event::Activated { seg });
        self.close_if_idle(p, sink);
    }

    /// 7.1: the active segment is finished.
    pub(crate) fn may_close(&self, p: &Position) -> Result<(), Deny> {
        if !matches!(p.stage, Stage::Combat | Stage::Movement) {
            return Err(Deny::Moment);
        }
        if p.open.is_some() { Ok(()) } else { Err(Deny::NothingOpen) }
    }

    /// 7.1: the active segment is finished.
    pub(crate) fn close(&self, p: &mut Position) {
        p.open = Seg::NONE;
        p.again = false;
        p.fixed = Abilities::default();
        p.acting = Acting::NOBODY;
        p.clear(State::ACTIVE);
    }

    /// 17.1: an active segment in which nobody could act any more is finished by itself. By open facts only: somebody whom a
    /// Crack Shot could give a target keeps it open, whether the card is held or not.
    pub(crate) fn close_if_idle(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if !p.open.is_some() || p.stage == Stage::Stepping {
            return;
        }
        let busy = self.active_units(p).any(|unit| match p.phase {
            Phase::Combat => self.could_fight(p, unit),
            _ => self.may_start_move(p, unit).is_ok(),
        });
        if !busy {
            let seg = p.open;
            self.close(p);
            sink.tell(|| Event::Closed { seg });
        }
    }

    /// The units that are active now, wherever they stand.
    pub(crate) fn active_units<'a>(&'a self, p: &'a Position) -> impl Iterator<Item = Unit> + 'a {
        self.all_units().filter(|&unit| p.is(unit, State::ACTIVE))
    }

    /// Whether a unit could still do something in the combat phase.
    fn could_fight(&self, p: &Position, unit: Unit) -> bool {
        self.has_target(p, unit, true) || self.may_dash(p, unit).is_ok() || self.may_assault(p, unit).is_ok()
    }

    /// 13.2: whether a unit has an attack left and a legal target, as a Sniper or as it is.
    pub(crate) fn has_target(&self, p: &Position, unit: Unit, sniper: bool) -> bool {
        let mut powers = self.powers(p, unit);
        powers.sniper |= sniper;
        self.rows(p, unit)
            .any(|(row, ..)| self.attacks_left(p, unit, row) > 0 && self.some_target(p, unit, row, &powers))
    }

    /// Whether any segment can be attacked with this row.
    pub(crate) fn some_target(&self, p: &Position, unit: Unit, row: u8, powers: &Abilities) -> bool {
        let Some((weapon, card)) = self.row(p, unit, row) else { return false };
        let range = self.range(card, Layer::Ground, powers);
        let near = self.tables.within(p.at[unit.index()], range);
        // Only gas goes where nobody is.
        let gas = weapon.special == Special::Gas;
        let segs = if gas { near } else { near.both(p.held[1 - self.side_of(unit).index()]) };
        segs.iter().any(|seg| {
            if powers.sniper && self.single(p, unit, row) {
                (1..=4).any(|place| self.may_hit(p, unit, row, seg, place, powers).is_ok())
            } else {
                self.may_hit(p, unit, row, seg, NO_PLACE, powers).is_ok()
            }
        })
    }

    /// 3.3: the weapon rows of a unit with the card they stand on, those of a plug after its own.
    pub(crate) fn rows<'a>(
        &'a self,
        p: &Position,
        unit: Unit,
    ) -> impl Iterator<Item = (u8, &'a Weapon, &'a UnitCard)> + use<'a> {
        let own = self.card_of(unit);
        let plug = p.plug_of(unit).map(|plug| &self.data.units[plug.index()]);
        let all = own.weapons.iter().map(move |weapon| (weapon, own));
        let more = plug.into_iter().flat_map(|card| card.weapons.iter().map(move |weapon| (weapon, card)));
        all.chain(more).enumerate().map(|(row, (weapon, card))| (row as u8, weapon, card))
    }
    /// A weapon row.
    pub(crate) fn row(&self, p: &Position, unit: Unit, row: u8) -> Option<(&Weapon, &UnitCard)> {
        self.rows(p, unit).nth(row as usize).map(|(_, weapon, card)| (weapon, card))
    }
    /// Whether a row attacks single units, so that a Sniper may choose.
    pub(crate) fn single(&self, p: &Position, unit: Unit, row: u8) -> bool {
        let special = self.row(p, unit, row).map(|(weapon, _)| weapon.special);
        !matches!(special, Some(Special::Flat | Special::Gas))
    }

    /// 7.5: attacks left in a row; all of them for a unit that has not acted yet.
    pub(crate) fn attacks_left(&self, p: &Position, unit: Unit, row: u8) -> u8 {
        if p.acting.unit == unit {
            return p.acting.left[row as usize & 3];
        }
        self.row(p, unit, row).map_or(0, |(weapon, _)| weapon.attacks)
    }

    /// 3.4, 9.8, R15, R54: the range of a row against a layer, with bonuses; never from 0.
    pub(crate) fn range(&self, card: &UnitCard, layer: Layer, powers: &Abilities) -> u8 {
        let (range, bonus) = match layer {
            Layer::Ground => (card.ground_range, powers.range_ground),
            Layer::Air => (card.air_range, powers.range_air),
        };
        if range == 0 { 0 } else { range + bonus }
    }

    /// 7.2, 7.3: may this row hit somebody in this segment? Looks neither at the phase nor at attacks left.
    pub(crate) fn may_hit(
        &self,
        p: &Position,
        unit: Unit,
        row: u8,
        seg: Seg,
        place: u8,
        powers: &Abilities,
    ) -> Result<(), Deny> {
        let Some((weapon, card)) = self.row(p, unit, row) else { return Err(Deny::NoRow { unit }) };
        // 15: all units of this box are on the ground, so an attack names the ground.
        let range = self.range(card, Layer::Ground, powers);
        if range == 0 {
            return Err(Deny::NoRange { unit });
        }
        let distance = self.grid().distance(p.at[unit.index()], seg);
        if distance == 0 {
            return Err(Deny::SameSegment);
        }
        if distance > range {
            return Err(Deny::TooFar { seg, range });
        }
        let side = self.side_of(unit);
        if self.holds(p, side, seg) {
            return Err(Deny::OwnUnits { seg });
        }
        let free = powers.sniper && !matches!(weapon.special, Special::Flat | Special::Gas);
        if place != NO_PLACE && !free {
            return Err(Deny::NoSniper { unit });
        }
        let worth = |victim: Unit| weapon.dice[self.card_of(victim).armour as usize - 1];
        match weapon.special {
            Special::Gas => return Ok(()),
            _ if p.is_empty(seg) => return Err(Deny::NoTarget { seg }),
            Special::Flat => {
                let hurt = p.units_in(seg).any(|victim| worth(victim) > 0);
                return if hurt { Ok(()) } else { Err(Deny::NoneHurt { seg }) };
            }
            _ => {}
        }
        if free {
            if place == NO_PLACE {
                return Err(Deny::NameTarget);
            }
            let victim = p.formation[seg.index()][place as usize - 1];
            if !victim.is_some() {
                return Err(Deny::NoPlace { seg });
            }
            return if worth(victim) > 0 { Ok(()) } else { Err(Deny::CannotHurt { seg }) };
        }
        // R20: the front unit shields those behind.
        if worth(p.formation[seg.index()][0]) == 0 {
            return Err(Deny::Shielded { seg });
        }
        Ok(())
    }

    /// The unit may be given orders in the combat phase.
    fn may_act(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        if p.stage != Stage::Combat {
            return Err(Deny::Moment);
        }
        if self.side_of(unit) != p.active {
            return Err(Deny::NotYours { unit });
        }
        if !p.open.is_some() {
            return Err(Deny::NothingOpen);
        }
        if !p.is(unit, State::ACTIVE) {
            return Err(Deny::NotActive { unit });
        }
        Ok(())
    }

    /// 7.2: may this unit attack there with this row?
    pub(crate) fn may_attack(
        &self,
        p: &Position,
        unit: Unit,
        row: u8,
        seg: Seg,
        place: u8,
    ) -> Result<(), Deny> {
        self.may_act(p, unit)?;
        let Some((weapon, _)) = self.row(p, unit, row) else { return Err(Deny::NoRow { unit }) };
        if self.attacks_left(p, unit, row) == 0 {
            return Err(Deny::NoAttackLeft { unit });
        }
        let bound = p.acting.unit == unit && weapon.special == Special::Star && p.acting.star.is_some();
        if bound && p.acting.star != seg {
            return Err(Deny::Star { seg: p.acting.star });
        }
        self.may_hit(p, unit, row, seg, place, &self.powers(p, unit))
    }

    /// 7.1: the first order for a unit ends the activation of the one before.
    pub(crate) fn take_over(&self, p: &mut Position, unit: Unit) {
        if p.acting.unit == unit {
            return;
        }
        if p.acting.unit.is_some() {
            p.state[p.acting.unit.index()] &= !State::ACTIVE;
        }
        p.acting = Acting { unit, ..Acting::NOBODY };
        for (row, weapon, _) in self.rows(p, unit) {
            p.acting.left[row as usize & 3] = weapon.attacks;
        }
    }

    /// 7.2: an attack is declared; the other player may be asked first (R68).
    pub(crate) fn attack(
        &self,
        p: &mut Position,
        unit: Unit,
        row: u8,
        seg: Seg,
        place: u8,
        sink: &mut impl Sink<Event>,
    ) {
        self.take_over(p, unit);
        p.acting.left[row as usize & 3] -= 1;
        p.acting.attacked = true;
        if self.row(p, unit, row).is_some_and(|(weapon, _)| weapon.special == Special::Star) {
            p.acting.star = seg;
        }
        p.row = row;
        p.target = seg;
        p.victim = if place == NO_PLACE { Unit::NONE } else { p.formation[seg.index()][place as usize - 1] };
        sink.tell(|| Event::Attacks { unit, row, seg });
        let first = !p.is_empty(seg) && !p.asked.has(seg);
        if first {
            p.asked.insert(seg);
            if self.may_be_dug(p) {
                p.stage = Stage::Targeted;
                return;
            }
        }
        self.resolve(p, sink);
    }

    /// R68: the other player is asked by open knowledge only: they hold a card, and not every card of this window lies open.
    fn may_be_dug(&self, p: &Position) -> bool {
        let holds = !p.hands[p.other().index()].is_empty();
        holds && self.cards_of(Window::Targeted).any(|card| !p.discards.has(card))
    }

    /// 7.3 to 7.7: the attack is resolved.
    pub(crate) fn resolve(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let (unit, seg) = (p.acting.unit, p.target);
        let (weapon, _) = self.row(p, unit, p.row).expect("the attack was declared with a row");
        let mut victims = self.everybody(p, seg);
        let first = if p.victim.is_some() { p.victim } else { victims[0] };
        let mut manner = Manner::Together;
        match weapon.special {
            Special::Flat => {}
            Special::Gas if !self.gas_first => {}
            Special::Chain => {
                // R76: the chosen one first, then the others in formation order.
                manner = Manner::Chain;
                let place = victims.iter().position(|&victim| victim == first).unwrap_or(0);
                victims[..=place].rotate_right(1);
            }
            _ => victims = [first, Unit::NONE, Unit::NONE, Unit::NONE],
        }
        let sweep = Sweep {
            cause: Cause::Attack,
            manner,
            victims,
            dice: weapon.dice,
            precision: self.powers(p, unit).precision,
            gas: weapon.special == Special::Gas,
            by: Some(p.active),
            unit,
            at: seg,
            ..Position::NO_SWEEP
        };
        self.begin_sweep(p, sweep, sink);
    }

    /// 7.5, 10.1: the attack is over; gas leaves a cloud.
    pub(crate) fn after_attack(&self, p: &mut Position, sweep: &Sweep, sink: &mut impl Sink<Event>) {
        if sweep.gas {
            self.place_cloud(p, sweep.at, p.active, sweep.dice, sweep.precision, sink);
        }
        p.stage = Stage::Combat;
        p.target = Seg::NONE;
        p.victim = Unit::NONE;
        p.row = 0;
        self.close_if_idle(p, sink);
    }

    /// 9.4: may this unit Dash?
    pub(crate) fn may_dash(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        self.may_act(p, unit)?;
        if p.again {
            return Err(Deny::OnlyAttacks);
        }
        if self.powers(p, unit).dash == 0 {
            return Err(Deny::NoDash { unit });
        }
        if p.acting.unit == unit && (p.acting.attacked || p.acting.rushed) {
            return Err(Deny::DashInstead { unit });
        }
        self.may_leave(p, unit, self.powers(p, unit).dash)
    }

    /// 9.5: may this unit use Rapid Assault? Only before it attacks.
    pub(crate) fn may_assault(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        self.may_act(p, unit)?;
        if p.again {
            return Err(Deny::OnlyAttacks);
        }
        if self.powers(p, unit).rapid_assault == 0 {
            return Err(Deny::NoAssault { unit });
        }
        if p.acting.unit == unit && (p.acting.attacked || p.acting.rushed) {
            return Err(Deny::AssaultFirst { unit });
        }
        self.may_leave(p, unit, self.powers(p, unit).rapid_assault)
    }

    /// 7.1: the phase is over.
    pub(crate) fn end_combat(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.clear(State::USED | State::ACTIVE);
        self.begin_movement(p, sink);
    }
}
