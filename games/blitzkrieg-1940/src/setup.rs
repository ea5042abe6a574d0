//! 12, 10.3, 13.1: setting up.

mod auto;

use crate::Blitzkrieg;
use crate::data::FormKind;
use crate::orders::Order;
use crate::position::*;
use crate::telling::Deny;
use crate::telling::Event;
use crate::words::*;
use board::Area;
use engine::{Seat, Sink, Tokens};

impl Blitzkrieg {
    /// The position before set-up.
    pub(crate) fn first_position(&self) -> Position {
        let mut p = Position {
            phase: Phase::Setup { side: FRENCH, late: false },
            ask: Ask::Order(FRENCH),
            turn: 0,
            cup: Tokens::default(),
            hand: Tokens::default(),
            stored: Tokens::default(),
            used: Tokens::default(),
            skipped: Tokens::default(),
            later: Tokens::default(),
            opening: Tokens::default(),
            carry: NO_TOKEN,
            extra_repeat: [false; 2],
            passes: 0,
            at: [Hex::NONE; MAX_UNITS],
            steps: [0; MAX_UNITS],
            spent: [0; MAX_UNITS],
            host: [Form::NONE; MAX_UNITS],
            count: [[0; MAX_HEXES]; 2],
            seen: [[0; MAX_HEXES]; 2],
            aboard: Units::NONE,
            neutralised: Units::NONE,
            ooc: Units::NONE,
            opp: Units::NONE,
            hidden: Units::NONE,
            returned: Units::NONE,
            withdrew: Units::NONE,
            acted: Units::NONE,
            loaded: Units::NONE,
            moved: Units::NONE,
            lost: [0; MAX_FORMATIONS],
            activations: [0; MAX_FORMATIONS],
            hq_due: [0; MAX_FORMATIONS],
            exhausted: Forms::NONE,
            demoralised: Forms::NONE,
            repeated: Forms::NONE,
            ended: Forms::NONE,
            german: Area::NONE,
            works: Area::NONE,
            manned: Area::NONE,
            mines: Area::NONE,
            trodden: [Area::NONE; 2],
            losses: [0; 2],
            setup: SetupLeft { works: self.s.works.0, mines: self.s.mines.0, losses: 0 },
            marker: Current::NONE,
            act: Activation::NONE,
            mv: Moving::NONE,
            win: Window::NONE,
            shot: Shot::NONE,
            flight: Flight::NONE,
            clash: Clash::NONE,
            guns: Guns::NONE,
            forced: Forced::NONE,
            remove: Remove::NONE,
            hurt: Forms::NONE,
            annulled: false,
            upshot: Upshot::None,
            frames: [Frame::None; MAX_FRAMES],
            depth: 0,
        };
        for unit in self.all() {
            let card = self.card(unit);
            p.at[unit.i()] = if card.enters == 0 { Hex::UNPLACED } else { Hex::WAITING };
            p.steps[unit.i()] = if card.class == Class::Hq { 1 } else { 2 };
            p.host[unit.i()] = card.form;
        }
        for prize in self.s.ground.prizes.iter().filter(|prize| prize.german) {
            p.german.insert(prize.hex.0);
        }
        p.setup.losses = self.s.forms.iter().map(|card| card.losses).sum();
        p
    }
    /// 12: whether a formation is set up in the part under way.
    fn in_this_part(&self, p: &Position, form: Form) -> bool {
        let Phase::Setup { side, late } = p.phase else { return false };
        let card = self.form(form);
        card.side == side && card.late == late && card.enters == 0
    }
    /// Where a unit may be set up: its formation's zone; a single gun with a unit or in the zone of its host.
    pub fn zone(&self, p: &Position, unit: Unit) -> Area {
        let card = self.form(self.card(unit).form);
        if card.hosts.is_empty() {
            let printed = self.printed_centre && card.id == "ii11";
            return if printed { self.s.printed - self.german_lines() } else { card.zone };
        }
        if p.host[unit.i()] != self.card(unit).form {
            return self.host_zone(p, unit, p.host[unit.i()]);
        }
        let mut zone = Area::NONE;
        for host in card.hosts.iter() {
            zone |= self.host_zone(p, unit, host);
        }
        zone
    }
    /// S3, S11: where a single gun may stand as a part of this host.
    fn host_zone(&self, p: &Position, unit: Unit, host: Form) -> Area {
        let card = self.form(self.card(unit).form);
        if !card.beside {
            return self.form(host).zone;
        }
        let units = self.form(host).units.iter().filter(|&other| p.on_map(other));
        units.map(|other| p.place(other).0).collect()
    }
    /// S2: hexes of the German line, which the French must leave free with the printed centre.
    fn german_lines(&self) -> Area {
        let lines = self.s.forms.iter().filter(|card| card.side == GERMAN && card.enters == 0);
        lines.fold(Area::NONE, |area, card| area | card.zone)
    }
    /// 12, 7.3: whether a counter may be set up in a hex; hidden only guns with the option (13.1).
    pub(crate) fn may_place(&self, p: &Position, unit: Unit, hex: Hex, hide: bool) -> Result<(), Deny> {
        let Phase::Setup { side, .. } = p.phase else { return Err(Deny::Moment) };
        if self.side(unit) != side {
            return Err(Deny::NotYours { unit });
        }
        if p.place(unit) != Hex::UNPLACED {
            return Err(Deny::AlreadyPlaced { unit });
        }
        if !self.in_this_part(p, self.card(unit).form) {
            return Err(Deny::NotNow { unit });
        }
        if hide && (!self.hidden_guns || self.card(unit).class != Class::AtGun) {
            return Err(Deny::NoHiding { unit });
        }
        if !self.zone(p, unit).has(hex.0) {
            return Err(Deny::NotZone { unit, hex });
        }
        if p.foes(enemy(side), hex) > 0 || self.hq_there(p, enemy(side), hex) {
            return Err(Deny::EnemyThere { hex });
        }
        if self.is_hq(unit) {
            return Ok(());
        }
        if p.own(side, hex) >= 3 {
            return Err(Deny::Full { hex });
        }
        if self.leaves_no_room(p, unit, hex) {
            return Err(Deny::NeededElsewhere { hex });
        }
        Ok(())
    }
    /// Whether a gun that must stand with its regiment would find no room any more.
    fn leaves_no_room(&self, p: &Position, unit: Unit, hex: Hex) -> bool {
        self.regiments_of_guns(p, unit).any(|mates| {
            let free = mates.iter().any(|mate| {
                let at = if mate == unit { hex } else { p.place(mate) };
                at.on_map() && p.own(self.side(unit), at) + u8::from(at == hex) < 3
            });
            !free
        })
    }
    /// Regiments with a gun still to come to which this unit can do harm: only the last unit of the regiment can, or a guest that
    /// fills its last free hex.
    fn regiments_of_guns(&self, p: &Position, unit: Unit) -> impl Iterator<Item = Units> {
        let own = self.card(unit).form;
        self.s.forms.iter().enumerate().filter_map(move |(index, card)| {
            let gun = card.units.first();
            if !card.beside
                || index == own.i()
                || card.side != self.side(unit)
                || p.place(gun) != Hex::UNPLACED
            {
                return None;
            }
            let mates: Units = card.hosts.iter().fold(Units::NONE, |all, host| all.or(self.form(host).units));
            let waits = mates.iter().any(|mate| p.place(mate) == Hex::UNPLACED && mate != unit);
            (!waits).then_some(mates)
        })
    }
    pub(crate) fn do_place(
        &self,
        p: &mut Position,
        unit: Unit,
        hex: Hex,
        hide: bool,
        sink: &mut impl Sink<Event>,
    ) {
        if hide {
            p.hidden.insert(unit);
        }
        self.relocate(p, unit, hex);
        let card = self.form(self.card(unit).form);
        if !card.hosts.is_empty() && p.host[unit.i()] == self.card(unit).form {
            let host = card.hosts.iter().find(|&host| self.host_zone(p, unit, host).has(hex.0));
            p.host[unit.i()] = host.unwrap_or(p.host[unit.i()]);
        }
        if card.apc == unit && card.aboard != Unit::NONE && p.place(card.aboard) == Hex::UNPLACED {
            p.at[card.aboard.i()] = hex;
            p.aboard.insert(card.aboard);
        }
        if !self.is_hq(unit) && !hide {
            let german = self.side(unit) == GERMAN;
            if german { p.german.insert(hex.0) } else { p.german.remove(hex.0) }
        }
        self.settle(p, unit);
        if hide {
            sink.tell(|| Event::Hidden { unit, hex });
        } else {
            sink.tell(|| Event::Placed { unit, hex });
        }
    }
    /// 10.3, 12.2: whether a unit may be attached to a formation.
    pub(crate) fn may_attach(&self, p: &Position, unit: Unit, form: Form) -> Result<(), Deny> {
        let own = self.card(unit).form;
        let card = self.form(own);
        if self.is_hq(unit) {
            return Err(Deny::NotIndependent { unit });
        }
        if let Frame::Assign(arriving) = p.top() {
            let fits = arriving == unit
                && self.form(form).side == self.side(unit)
                && self.form(form).kind != FormKind::Single
                && self.in_play(p, form);
            return if fits { Ok(()) } else { Err(Deny::NotHost { unit, form }) };
        }
        let Phase::Setup { side, late: false } = p.phase else { return Err(Deny::Moment) };
        if card.side != side {
            return Err(Deny::NotYours { unit });
        }
        if p.host[unit.i()] == form {
            return Err(Deny::NotHost { unit, form });
        }
        match card.kind {
            FormKind::Full => Err(Deny::NotIndependent { unit }),
            FormKind::Single => {
                let fits = card.hosts.has(form)
                    && (!p.on_map(unit) && !card.beside
                        || self.host_zone(p, unit, form).has(p.place(unit).0));
                if fits { Ok(()) } else { Err(Deny::NotHost { unit, form }) }
            }
            // S14, S26: to any formation with a headquarters that is there at the start; one that comes later may go with
            // those who come later too (S25). Once attached it stays so.
            FormKind::Stripe => {
                let host = self.form(form);
                let there = host.enters == 0 || card.enters > 0 && host.enters <= card.enters;
                let fits =
                    host.kind == FormKind::Full && host.side == side && there && p.host[unit.i()] == own;
                if fits { Ok(()) } else { Err(Deny::NotHost { unit, form }) }
            }
        }
    }
    pub(crate) fn do_attach(&self, p: &mut Position, unit: Unit, form: Form, sink: &mut impl Sink<Event>) {
        p.host[unit.i()] = form;
        if let Frame::Assign(_) = p.top() {
            p.pop();
        }
        // 17.2: with hidden guns nobody may know where a gun belongs before it is seen.
        let secret = self.hidden_guns && self.card(unit).class == Class::AtGun;
        if p.hidden.has(unit) || secret && self.setting_up(p).is_some() {
            sink.tell(|| Event::AttachedSecretly { unit, form });
        } else {
            sink.tell(|| Event::Attached { unit, form });
        }
    }
    /// 10.2: whether works may be placed in a hex.
    pub(crate) fn may_dig(&self, p: &Position, hex: Hex) -> Result<(), Deny> {
        let Phase::Setup { side: FRENCH, late: false } = p.phase else { return Err(Deny::Moment) };
        if p.setup.works == 0 {
            return Err(Deny::NoneLeft);
        }
        if !self.s.works.1.has(hex.0) {
            return Err(Deny::NotWorksHex { hex });
        }
        if p.works.has(hex.0) { Err(Deny::WorksThere { hex }) } else { Ok(()) }
    }
    /// 10.1: whether mines may be laid in a hex.
    pub(crate) fn may_mine(&self, p: &Position, hex: Hex) -> Result<(), Deny> {
        let Phase::Setup { side: FRENCH, late: false } = p.phase else { return Err(Deny::Moment) };
        if p.setup.mines == 0 {
            return Err(Deny::NoneLeft);
        }
        if !self.s.mines.1.has(hex.0) {
            return Err(Deny::NotMineHex { hex });
        }
        if p.mines.has(hex.0) { Err(Deny::MinesThere { hex }) } else { Ok(()) }
    }
    pub(crate) fn do_dig(&self, p: &mut Position, hex: Hex, sink: &mut impl Sink<Event>) {
        p.works.insert(hex.0);
        p.setup.works -= 1;
        for unit in self.units_in(p, FRENCH, hex).iter() {
            self.settle(p, unit);
        }
        sink.tell(|| Event::Dug { hex });
    }
    pub(crate) fn do_mine(&self, p: &mut Position, hex: Hex, sink: &mut impl Sink<Event>) {
        p.mines.insert(hex.0);
        p.setup.mines -= 1;
        sink.tell(|| Event::MinesLaid { hex });
    }
    /// S1: whether a unit takes one of the losses at the start.
    pub(crate) fn may_weaken(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        let Phase::Setup { side, late: false } = p.phase else { return Err(Deny::Moment) };
        let card = self.form(self.card(unit).form);
        if card.side != side || card.losses == 0 || self.is_hq(unit) {
            return Err(Deny::NoLossHere { unit });
        }
        if p.setup.losses == 0 {
            return Err(Deny::NoneLeft);
        }
        if p.steps[unit.i()] < 2 { Err(Deny::NoLossHere { unit }) } else { Ok(()) }
    }
    pub(crate) fn do_weaken(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        p.steps[unit.i()] = 1;
        p.setup.losses -= 1;
        p.lost[self.host(p, unit).i()] += 1;
        sink.tell(|| Event::Reduced { unit });
    }
    /// S5: whether a company starts aboard.
    pub(crate) fn may_board(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        let Phase::Setup { side, .. } = p.phase else { return Err(Deny::Moment) };
        let apc = self.carrier(unit);
        if self.side(unit) != side {
            return Err(Deny::NotYours { unit });
        }
        let fits = apc != Unit::NONE
            && apc != unit
            && self.card(unit).class == Class::Infantry
            && p.on_map(apc)
            && self.passenger(p, apc) == Unit::NONE
            && p.place(unit) == Hex::UNPLACED;
        if fits { Ok(()) } else { Err(Deny::NoHalfTrack { unit }) }
    }
    pub(crate) fn do_board(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        let hex = p.place(self.carrier(unit));
        p.at[unit.i()] = hex;
        p.aboard.insert(unit);
        sink.tell(|| Event::Loaded { unit });
    }
    /// Counters still to be placed in this part.
    pub(crate) fn to_place(&self, p: &Position) -> Units {
        self.all()
            .filter(|&unit| p.place(unit) == Hex::UNPLACED && self.in_this_part(p, self.card(unit).form))
            .collect()
    }
    /// Whether the part of the set-up is complete.
    pub(crate) fn may_ready(&self, p: &Position) -> Result<(), Deny> {
        let Phase::Setup { side, late } = p.phase else { return Err(Deny::Moment) };
        if !self.to_place(p).is_empty() {
            return Err(Deny::NotAllPlaced { left: self.to_place(p).len() as u8 });
        }
        if side == FRENCH && !late {
            if p.setup.works > 0 {
                return Err(Deny::WorksLeft { left: p.setup.works });
            }
            if p.setup.mines > 0 {
                return Err(Deny::MinesLeft { left: p.setup.mines });
            }
            if p.setup.losses > 0 {
                return Err(Deny::LossesLeft { left: p.setup.losses });
            }
        }
        for form in self.all_forms().filter(|&form| self.form(form).side == side) {
            let card = self.form(form);
            let away = card.units.iter().filter(|&unit| p.host[unit.i()] != form).count() as u32;
            if card.kind == FormKind::Stripe && away > 0 && away < card.units.len() {
                return Err(Deny::HalfSplit { form });
            }
        }
        Ok(())
    }
    /// 12: the next part of the set-up, the opening, or turn 1.
    pub(crate) fn do_ready(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let Phase::Setup { side, late } = p.phase else { return };
        sink.tell(|| Event::SetUp { side });
        let any_late = self.s.forms.iter().any(|card| card.late);
        p.phase = match (side, late) {
            (FRENCH, false) => Phase::Setup { side: GERMAN, late: false },
            (GERMAN, _) if any_late => Phase::Setup { side: FRENCH, late: true },
            _ if self.s.opening => Phase::Opening,
            _ => Phase::Play,
        };
        match p.phase {
            Phase::Setup { side, .. } => p.ask = Ask::Order(side),
            Phase::Opening => p.ask = Ask::Order(GERMAN),
            _ => self.begin_play(p, sink),
        }
    }
    /// 12.1: the Germans name the formation of their opening.
    pub(crate) fn may_open(&self, p: &Position, form: Form) -> Result<(), Deny> {
        if p.phase != Phase::Opening {
            return Err(Deny::Moment);
        }
        let card = self.form(form);
        if card.side != GERMAN || card.kind == FormKind::Single {
            return Err(Deny::NotYourFormation { form });
        }
        Ok(())
    }
    pub(crate) fn do_open(&self, p: &mut Position, form: Form, sink: &mut impl Sink<Event>) {
        p.opening.insert(self.token_of(form));
        for wanted in [Marker::Stuka, Marker::Artillery] {
            let all = Tokens::first(self.markers.len() as u32);
            if let Some(token) = self.among(all, GERMAN, |marker| marker == wanted) {
                p.opening.insert(token);
            }
        }
        sink.tell(|| Event::Opens { form });
        self.begin_play(p, sink);
    }
    /// The markers of the scenario go into the cup; turn 1 begins.
    pub(crate) fn begin_play(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.phase = Phase::Play;
        self.fill_cup(p);
        self.begin_turn(p, sink);
    }
    /// Sorts the markers: in the cup, for later, or out because a formation was split up (12.2).
    pub(crate) fn fill_cup(&self, p: &mut Position) {
        for (token, card) in self.markers.iter().enumerate() {
            let token = token as u8;
            let out =
                matches!(card.marker, Marker::Formation(form) if self.split(p, form) || p.ended.has(form));
            if out || p.opening.has(token) {
                continue;
            }
            if card.from > 1 { p.later.insert(token) } else { p.cup.insert(token) }
        }
    }
    /// Every order of the set-up.
    pub(crate) fn list_setup(&self, p: &Position, add: &mut impl FnMut(Order) -> bool) -> bool {
        let Phase::Setup { side, late } = p.phase else { return true };
        // There are hundreds of these: what `may_place` asks for every hex is asked once for all.
        let (mut foes, mut full) = (Area::NONE, Area::NONE);
        for unit in self.all().filter(|&unit| p.on_map(unit)) {
            let hex = p.place(unit);
            if self.side(unit) != side && !p.hidden.has(unit) {
                foes.insert(hex.0);
            } else if self.side(unit) == side && p.own(side, hex) >= 3 {
                full.insert(hex.0);
            }
        }
        let waiting = self.to_place(p);
        for unit in waiting.iter() {
            let hq = self.is_hq(unit);
            let hides = self.hidden_guns && self.card(unit).class == Class::AtGun;
            let tight = !hq && self.regiments_of_guns(p, unit).next().is_some();
            let open = self.zone(p, unit) - foes - if hq { Area::NONE } else { full };
            for hex in open.iter().map(Hex) {
                if tight && self.leaves_no_room(p, unit, hex) {
                    continue;
                }
                if !add(Order::Place { unit, hex }) || hides && !add(Order::Hide { unit, hex }) {
                    return false;
                }
            }
        }
        for unit in self.sides[side.index()].iter() {
            if self.may_weaken(p, unit).is_ok() && !add(Order::Lose { unit })
                || self.may_board(p, unit).is_ok() && !add(Order::Load { unit })
            {
                return false;
            }
            if !late && self.form(self.card(unit).form).kind != FormKind::Full {
                for form in self.all_forms() {
                    if self.may_attach(p, unit, form).is_ok() && !add(Order::Attach { unit, form }) {
                        return false;
                    }
                }
            }
        }
        let left = |left: u8, hexes: Area| if left > 0 { hexes } else { Area::NONE };
        let works = left(p.setup.works, self.s.works.1) | left(p.setup.mines, self.s.mines.1);
        for hex in works.iter().map(Hex) {
            if self.may_dig(p, hex).is_ok() && !add(Order::Dig { hex })
                || self.may_mine(p, hex).is_ok() && !add(Order::Mine { hex })
            {
                return false;
            }
        }
        // While somebody waits to be placed it is not ready, but can be finished.
        if !waiting.is_empty() {
            return add(Order::Auto);
        }
        (self.may_ready(p).is_err() || add(Order::Ready)) && (self.may_auto(p).is_err() || add(Order::Auto))
    }
    /// 12: whether anything is left to set up.
    pub(crate) fn may_auto(&self, p: &Position) -> Result<(), Deny> {
        let Phase::Setup { side, late } = p.phase else { return Err(Deny::Moment) };
        let left = p.setup.works + p.setup.mines + p.setup.losses > 0 && side == FRENCH && !late;
        if left || !self.to_place(p).is_empty() { Ok(()) } else { Err(Deny::NothingLeft) }
    }
    /// Whose set-up it is.
    pub fn setting_up(&self, p: &Position) -> Option<Seat> {
        match p.phase {
            Phase::Setup { side, .. } => Some(side),
            _ => None,
        }
    }
}
