//! 3.0: the turn, the cup and its markers.

use crate::fate::PUT_BACK;
use crate::forces::*;
use crate::*;

impl WhiteStar {
    /// 2.0: set-up is over, the first turn begins.
    pub(crate) fn begin(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.turn = 1;
        self.fill_cup(p, true);
        self.start_turn(p, sink);
    }

    /// T0: markers due this turn go into the cup.
    pub(crate) fn start_turn(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let turn = p.turn;
        sink.tell(|| Event::TurnBegins { turn });
        p.ends = 0;
        p.activated = 0;
        p.fired_this_turn = [0; 2];
        p.special.again_used = 0;
        p.chaos.haze = false;
        p.impulse = Impulse::NONE;
        for (index, aircraft) in self.s.aircraft.iter().enumerate() {
            let token = self.token_of(Marker::Aircraft(index as u8));
            if aircraft.until == Some(turn) && !p.gone.has(token) {
                p.gone.insert(token);
                p.cup.remove(token);
                sink.tell(|| Event::AircraftGone { craft: index as u8 });
            }
        }
        p.offered = 0;
        for token in p.cup.iter() {
            if let Marker::Formation(f) = self.s.markers[token as usize] {
                p.offered |= 1 << f;
            }
        }
        if let Some(demolition) = &self.s.special.demolition {
            p.special.working = members(demolition.pioneers).any(|unit| {
                on_map(p.place(unit)) && demolition.ends.has(p.place(unit)) && p.good_order(unit)
            });
        }
        self.schedule(p, sink);
    }

    /// The token of a marker.
    pub(crate) fn token_of(&self, marker: Marker) -> u8 {
        self.s.markers.iter().position(|&known| known == marker).expect("every marker has a token") as u8
    }

    /// 12.2.8: the owner says when the aircraft comes (S9).
    fn schedule(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        match self.schedulable(p) {
            Some(index) => p.stage = Stage::Schedule(self.s.aircraft[index as usize].seat),
            None => self.open(p, sink),
        }
    }
    /// The aircraft whose owner may launch it this turn.
    pub(crate) fn schedulable(&self, p: &Position) -> Option<u8> {
        (0..self.s.aircraft.len() as u8).find(|&index| {
            let aircraft = &self.s.aircraft[index as usize];
            aircraft.when == When::OwnerChooses
                && p.turn >= aircraft.turn
                && p.special.called >> index & 1 == 0
        })
    }
    pub(crate) fn launch(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let Some(index) = self.schedulable(p) else { return };
        p.special.called |= 1 << index;
        p.cup.insert(self.token_of(Marker::Aircraft(index)));
        sink.tell(|| Event::Launched { craft: index });
        self.open(p, sink);
    }

    /// 12.2: choices and impulses before the first draw of turn 1.
    pub(crate) fn open(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.turn > 1 {
            return self.next_draw(p, sink);
        }
        if let Some(seat) = self.s.special.opening_barrage
            && !p.special.opening
        {
            p.stage = Stage::Opening(seat);
            return;
        }
        match self.s.first.get(p.special.firsts as usize) {
            None => self.next_draw(p, sink),
            Some(&First::Forced { formation, keep }) => {
                p.special.firsts += 1;
                self.act_first(p, formation, keep, sink);
            }
            Some(&First::Optional { formation }) => {
                p.stage = Stage::Opening(self.s.formations[formation as usize].seat)
            }
            Some(&First::Choice { seat }) => p.stage = Stage::Opening(seat),
        }
    }

    /// Which formations may be named at the opening.
    pub(crate) fn may_be_first(&self, p: &Position, formation: u8) -> Result<(), Deny> {
        match p.stage {
            Stage::Opening(_) if self.s.special.opening_barrage.is_some() && !p.special.opening => {
                Err(Deny::Moment)
            }
            Stage::Opening(_) => match self.s.first[p.special.firsts as usize] {
                First::Optional { formation: only } if only != formation => {
                    Err(Deny::NotThisFormation { formation })
                }
                First::Choice { .. } if !self.is_alive(p, formation) => {
                    Err(Deny::NotThisFormation { formation })
                }
                _ => Ok(()),
            },
            Stage::Designate => self.may_designate(p, formation),
            _ => Err(Deny::Moment),
        }
    }

    /// 12.2.4, 12.2.9, 12.2.14: the formation named acts.
    pub(crate) fn name_first(&self, p: &mut Position, formation: u8, sink: &mut impl Sink<Event>) {
        if p.stage == Stage::Designate {
            sink.tell(|| Event::Designated { formation });
            return self.begin_impulse(p, formation, sink);
        }
        p.special.firsts += 1;
        self.act_first(p, formation, false, sink);
    }

    /// 12.2: nobody acts first.
    pub(crate) fn pass_opening(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if self.s.special.opening_barrage.is_some() && !p.special.opening {
            p.special.opening = true;
        } else {
            p.special.firsts += 1;
        }
        self.open(p, sink);
    }

    fn act_first(&self, p: &mut Position, formation: u8, keep: bool, sink: &mut impl Sink<Event>) {
        if !keep {
            let token = self.token_of(Marker::Formation(formation));
            p.cup.remove(token);
            p.aside.insert(token);
        }
        sink.tell(|| Event::ActsFirst { formation });
        self.begin_impulse(p, formation, sink);
    }

    /// R40, R41: whether the formation has anybody on the map or still to come.
    pub(crate) fn is_alive(&self, p: &Position, formation: u8) -> bool {
        members(self.s.formations[formation as usize].units & !self.hqs)
            .any(|unit| on_map(p.place(unit)) || matches!(p.place(unit), WAITING | UNPLACED))
    }

    /// 3.1: draws until no formation can be drawn any more.
    pub(crate) fn next_draw(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.impulse.formation = NOBODY;
        p.drawn = NOBODY;
        let left = p.cup.iter().any(|token| match self.s.markers[token as usize] {
            Marker::Formation(_) => true,
            // S19: it counts as long as it could activate somebody.
            Marker::Designated => (0..self.s.formations.len() as u8).any(|f| self.could_designate(p, f)),
            _ => false,
        });
        if left {
            p.stage = Stage::Draw;
        } else {
            sink.tell(|| Event::CupEmpty);
            self.remove_markers(p, sink);
        }
    }

    /// 3.1: a marker comes out of the cup.
    pub(crate) fn draw(&self, p: &mut Position, token: u8, sink: &mut impl Sink<Event>) {
        // Of markers that look alike the first is taken, so that equal draws lead to equal positions.
        let marker = self.s.markers[token as usize];
        let token = p.cup.iter().find(|&other| self.s.markers[other as usize] == marker).unwrap_or(token);
        p.cup.remove(token);
        p.aside.insert(token);
        p.drawn = token;
        let marker = self.s.markers[token as usize];
        sink.tell(|| Event::Drawn { marker });
        let last = self.marker_owner(p, marker);
        let first = enemy(last);
        p.roll.late = false;
        if p.fate[first.index()] >= PUT_BACK {
            p.stage = Stage::Drawn(first);
        } else {
            self.pass_draw(p, sink);
        }
    }

    /// R38: who has the last word about a marker.
    pub(crate) fn marker_owner(&self, p: &Position, marker: Marker) -> Seat {
        match marker {
            Marker::Formation(f) => self.s.formations[f as usize].seat,
            Marker::Aircraft(a) => self.s.aircraft[a as usize].seat,
            Marker::Designated => self.s.special.designated.map_or(ALLIED, |rule| rule.seat),
            Marker::End | Marker::Chaos => enemy(p.drawer),
        }
    }

    /// 10.0: the next side is asked, or the marker is used.
    pub(crate) fn pass_draw(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let last = self.marker_owner(p, self.s.markers[p.drawn as usize]);
        if !p.roll.late && p.fate[last.index()] >= PUT_BACK {
            p.roll.late = true;
            p.stage = Stage::Drawn(last);
        } else {
            p.roll.late = false;
            self.use_marker(p, sink);
        }
    }

    /// 10.0: the marker goes back.
    pub(crate) fn put_back(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let Stage::Drawn(seat) = p.stage else { return };
        p.fate[seat.index()] -= PUT_BACK;
        let left = p.fate[seat.index()];
        sink.tell(|| Event::FateSpent { side: seat, cost: PUT_BACK, left });
        let token = p.drawn;
        p.cup.insert(token);
        p.aside.remove(token);
        let marker = self.s.markers[token as usize];
        sink.tell(|| Event::PutBack { marker });
        p.roll.late = false;
        self.next_draw(p, sink);
    }

    /// 3.1: what the marker does.
    fn use_marker(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        match self.s.markers[p.drawn as usize] {
            Marker::End => {
                p.ends += 1;
                let ends = p.ends;
                sink.tell(|| Event::EndMarker { count: ends });
                if p.ends >= 2 { self.remove_markers(p, sink) } else { self.next_draw(p, sink) }
            }
            Marker::Chaos => self.chaos_drawn(p),
            Marker::Aircraft(craft) => self.aircraft_drawn(p, craft, sink),
            Marker::Designated => {
                if (0..self.s.formations.len() as u8).any(|f| self.could_designate(p, f)) {
                    p.stage = Stage::Designate;
                } else {
                    sink.tell(|| Event::PutAside);
                    self.next_draw(p, sink);
                }
            }
            Marker::Formation(formation) => {
                // 12.2.9: no formation of this side acts twice in a turn.
                let barred = self.s.special.designated.is_some_and(|rule| {
                    self.s.formations[formation as usize].seat == rule.seat
                        && p.activated >> formation & 1 == 1
                        && !(p.turn == 1 && formation == rule.not_first && p.special.again_used == 0)
                });
                if barred || !self.is_alive(p, formation) {
                    sink.tell(|| Event::PutAside);
                    self.next_draw(p, sink);
                } else {
                    if p.activated >> formation & 1 == 1 {
                        p.special.again_used |= 1 << formation;
                    }
                    self.begin_impulse(p, formation, sink);
                }
            }
        }
    }

    /// S19: whether the designated marker could still activate this formation this turn.
    fn could_designate(&self, p: &Position, formation: u8) -> bool {
        let Some(rule) = self.s.special.designated else { return false };
        self.s.formations[formation as usize].seat == rule.seat
            && p.activated >> formation & 1 == 0
            && !(p.turn == 1 && formation == rule.not_first)
            && self.is_alive(p, formation)
    }
    fn may_designate(&self, p: &Position, formation: u8) -> Result<(), Deny> {
        if self.could_designate(p, formation) { Ok(()) } else { Err(Deny::NotThisFormation { formation }) }
    }

    /// 3.1, 3.2.1: the impulse is over; held-back end markers may come into the cup.
    pub(crate) fn impulse_over(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let formation = p.impulse.formation;
        let seat = self.s.formations[formation as usize].seat;
        p.activated |= 1 << formation;
        p.drawer = seat;
        p.impulse = Impulse::NONE;
        p.commanded = 0;
        if p.chaos.again {
            p.chaos.again = false;
            let token = self.token_of(Marker::Formation(formation));
            if !p.gone.has(token) {
                p.aside.remove(token);
                p.cup.insert(token);
                sink.tell(|| Event::MarkerAgain { formation });
            }
        }
        // R7: the impulse may also have destroyed the formation the other side was waiting for.
        for side in [seat, enemy(seat)] {
            self.release(p, side, sink);
        }
        if p.turn == 1 && (p.special.firsts as usize) < self.s.first.len() {
            return self.open(p, sink);
        }
        self.next_draw(p, sink);
    }

    /// 3.2.1: all formations for which the side holds end markers back have acted (R7).
    fn release(&self, p: &mut Position, seat: Seat, sink: &mut impl Sink<Event>) {
        let held = p.held[seat.index()];
        let waits = (0..self.s.formations.len() as u8).any(|f| {
            self.s.formations[f as usize].seat == seat
                && p.missed >> f & 1 == 1
                && p.activated >> f & 1 == 0
                && self.is_alive(p, f)
        });
        if held == 0 || waits {
            return;
        }
        for _ in 0..held {
            let idle = (0..self.s.markers.len() as u8).find(|&token| {
                self.s.markers[token as usize] == Marker::End && !p.cup.has(token) && !p.aside.has(token)
            });
            if let Some(token) = idle {
                p.cup.insert(token);
            }
        }
        p.held[seat.index()] = 0;
        sink.tell(|| Event::EndsReleased { side: seat, count: held });
    }

    /// 3.2: the turn is over.
    pub(crate) fn remove_markers(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let turn = p.turn;
        sink.tell(|| Event::TurnEnds { turn });
        p.impulse = Impulse::NONE;
        p.oc = 0;
        // 11.2.2: thick smoke thins out, thin smoke goes.
        p.smoke = [board::Area::NONE, p.smoke[0]];
        p.spread_smoke(|cell| *self.s.ground.around(cell));
        // 9.0: what waited for a formation lapses, and its marker goes back.
        for (next, marker) in p.chaos.next.iter_mut().zip(p.chaos.markers).filter(|(next, _)| **next != 0) {
            *next = 0;
            p.gone.remove(marker);
            sink.tell(|| Event::ChaosLapses);
        }
        self.replace_hqs(p, sink);
    }

    /// 3.2, after the headquarters: markers back into the cup, control, the scenario's counters, the next turn.
    pub(crate) fn markers_back(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        self.hold_back(p, sink);
        self.count_charges(p, sink);
        if p.turn == self.s.turns {
            return self.verdict(p, sink);
        }
        p.turn += 1;
        self.fill_cup(p, false);
        self.start_turn(p, sink);
    }

    /// 3.2.1: who was not activated holds end markers back.
    fn hold_back(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let mut missed = [0u8; 2];
        for f in 0..self.s.formations.len() as u8 {
            if p.offered >> f & 1 == 1 && p.activated >> f & 1 == 0 && self.is_alive(p, f) {
                missed[self.s.formations[f as usize].seat.index()] |= 1 << f;
            }
        }
        let ends = self.s.markers.iter().filter(|&&marker| marker == Marker::End).count() as u8;
        p.missed = missed[0] | missed[1];
        p.held = match (missed[0] != 0, missed[1] != 0) {
            (false, false) => [0, 0],
            (true, false) => [ends - 1, 0],
            (false, true) => [0, ends - 1],
            (true, true) => [1, 1],
        };
        let held = p.held;
        for seat in [GERMAN, ALLIED] {
            if held[seat.index()] > 0 {
                sink.tell(|| Event::EndsHeld { side: seat, count: held[seat.index()] });
            }
        }
    }

    /// 3.2: every marker that is due and not gone, less the end markers held back.
    fn fill_cup(&self, p: &mut Position, first: bool) {
        let was_in = p.cup;
        let turn = p.turn;
        p.aside = Tokens::default();
        let mut held = p.held[0] + p.held[1];
        let mut chaos_seen = 0;
        let mut cup = Tokens::default();
        for (token, &marker) in self.s.markers.iter().enumerate() {
            let token = token as u8;
            let due = match marker {
                Marker::End => {
                    if held > 0 {
                        held -= 1;
                        false
                    } else {
                        true
                    }
                }
                Marker::Designated => true,
                Marker::Formation(f) => {
                    // `marker_turn` also names formations left out in turn 1 because they act first; those are taken
                    // out when they do, so that a choice at the table decides in every case.
                    let entry = self.s.formations[f as usize].marker_turn;
                    let acts_first = self
                        .s
                        .first
                        .iter()
                        .any(|first| matches!(first, First::Forced { formation, .. } if *formation == f));
                    (entry <= turn || first && acts_first) && self.is_alive(p, f)
                }
                Marker::Aircraft(a) => {
                    let aircraft = &self.s.aircraft[a as usize];
                    let called = p.special.called >> a & 1 == 1;
                    match aircraft.when {
                        When::Fixed => {
                            let due = aircraft.turn <= turn;
                            p.special.called |= (due as u8) << a;
                            due
                        }
                        When::OwnerChooses => called,
                        When::Trigger { .. } => {
                            let due = p.special.trigger != 0 && p.special.trigger < turn;
                            p.special.called |= (due as u8) << a;
                            due
                        }
                    }
                }
                Marker::Chaos => {
                    let index = chaos_seen;
                    chaos_seen += 1;
                    match self.s.chaos.get(index) {
                        Some(&from) => from <= turn,
                        None => {
                            self.with_chaos
                                && self.s.special.chaos_by_consent.is_some_and(|from| from <= turn)
                        }
                    }
                }
            };
            if due && !p.gone.has(token) {
                cup.insert(token);
            }
        }
        // R6, 11.3: what was not drawn stays in the cup in any case.
        for token in was_in.iter() {
            if matches!(self.s.markers[token as usize], Marker::Aircraft(_) | Marker::Chaos)
                && !p.gone.has(token)
            {
                cup.insert(token);
            }
        }
        p.cup = cup;
    }
}
