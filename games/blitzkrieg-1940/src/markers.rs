//! 2.B.1, 5.3, 5.5: what the owner of a marker may do with it; REPEAT and GENERAL markers, and annulment.

use crate::Blitzkrieg;
use crate::data::FormKind;
use crate::position::*;
use crate::telling::Deny;
use crate::telling::Event;
use crate::words::*;
use engine::{Seat, Sink, Tokens};

impl Blitzkrieg {
    /// Whether a side has something to play besides its marker.
    pub(crate) fn can_play(&self, p: &Position, side: Seat) -> bool {
        self.free_general(p, side).is_some()
            || self.holds_repeat(p, side) && !self.repeat_targets(p, side).is_empty()
    }
    /// 5.3: formations a REPEAT may activate.
    pub fn repeat_targets(&self, p: &Position, side: Seat) -> Forms {
        let mut forms = Forms::NONE;
        self.all_forms()
            .filter(|&form| self.may_repeat_form(p, side, form).is_ok())
            .for_each(|form| forms.insert(form));
        forms
    }
    /// 5.3: whether a REPEAT may activate a formation.
    pub(crate) fn may_repeat_form(&self, p: &Position, side: Seat, form: Form) -> Result<(), Deny> {
        let card = self.form(form);
        if card.side != side {
            return Err(Deny::NotYourFormation { form });
        }
        if card.kind == FormKind::Single || !self.in_play(p, form) {
            return Err(Deny::NotInPlay { form });
        }
        if p.demoralised.has(form) {
            return Err(Deny::Demoralised { form });
        }
        if card.hq != Unit::NONE && (p.neutralised.has(card.hq) || p.place(card.hq) == Hex::OVERRUN) {
            return Err(Deny::HqUnfit { form });
        }
        if p.repeated.has(form) {
            return Err(Deny::RepeatedBefore { form });
        }
        if p.activations[form.i()] >= 2 {
            return Err(Deny::TwiceThisTurn { form });
        }
        // A formation whose marker is stored waits for its partner.
        let token = self.token_of(form);
        if token != NO_TOKEN && p.stored.has(token) {
            return Err(Deny::NotInPlay { form });
        }
        Ok(())
    }

    /// Whether the owner of the current marker is choosing; and their side.
    fn choosing(&self, p: &Position) -> Result<(Seat, Marker), Deny> {
        if p.top() != Frame::Marker || p.marker.step != MarkerStep::Choice {
            return Err(Deny::Moment);
        }
        Ok((self.owner(p.marker.token), self.kind(p.marker.token)))
    }
    /// 2.2: activate the formation, or fire the salvos.
    pub(crate) fn may_activate(&self, p: &Position) -> Result<(), Deny> {
        match self.choosing(p)?.1 {
            Marker::Formation(_) | Marker::Artillery | Marker::Stuka => Ok(()),
            _ => Err(Deny::NotThatMarker),
        }
    }
    pub(crate) fn do_activate(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let token = p.marker.token;
        p.marker.step = MarkerStep::After;
        match self.kind(token) {
            Marker::Formation(form) => {
                self.put_away(p, token, false);
                self.activate(p, [form, Form::NONE], false, sink);
            }
            kind => {
                self.put_away(p, token, false);
                self.load_guns(p, self.owner(token), kind == Marker::Stuka);
                sink.tell(|| Event::GunsReady { token });
                p.push(Frame::Guns);
            }
        }
    }
    /// 2.B.1, 5.4: skip; an exhausted formation rests.
    pub(crate) fn may_skip(&self, p: &Position) -> Result<(), Deny> {
        match self.choosing(p)?.1 {
            Marker::Formation(_) | Marker::Artillery | Marker::Stuka => Ok(()),
            _ => Err(Deny::NotThatMarker),
        }
    }
    pub(crate) fn do_skip(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let token = p.marker.token;
        p.marker.step = MarkerStep::After;
        match self.kind(token) {
            Marker::Formation(form) if p.exhausted.has(form) => {
                p.exhausted.remove(form);
                self.put_away(p, token, false);
                sink.tell(|| Event::Rested { form, sum: 0, done: true });
            }
            Marker::Formation(_) => {
                self.put_away(p, token, true);
                p.marker.passed = true;
                sink.tell(|| Event::Skipped { token });
            }
            _ => {
                // R118: never a pass.
                self.put_away(p, token, false);
                sink.tell(|| Event::Skipped { token });
            }
        }
    }
    /// 5.5: store the marker with a GENERAL.
    pub(crate) fn may_store(&self, p: &Position) -> Result<(), Deny> {
        let (owner, kind) = self.choosing(p)?;
        if !matches!(kind, Marker::Formation(_) | Marker::Artillery | Marker::Stuka) {
            return Err(Deny::NotThatMarker);
        }
        self.free_general(p, owner).map(|_| ()).ok_or(Deny::NoGeneral)
    }
    pub(crate) fn do_store(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let token = p.marker.token;
        p.stored.insert(token);
        p.marker.step = MarkerStep::After;
        sink.tell(|| Event::Stored { token });
    }
    /// 5.5: the stored marker together with this one.
    pub(crate) fn may_pair(&self, p: &Position) -> Result<(), Deny> {
        let (owner, kind) = self.choosing(p)?;
        let Some(stored) = self.stored(p, owner) else { return Err(Deny::NothingStored) };
        let formation = |marker| matches!(marker, Marker::Formation(_));
        let guns = |marker| matches!(marker, Marker::Artillery | Marker::Stuka);
        let other = self.kind(stored);
        let fits = formation(kind) && (formation(other) || guns(other)) || guns(kind) && formation(other);
        if fits { Ok(()) } else { Err(Deny::NotThatMarker) }
    }
    /// 5.3: hold a REPEAT.
    pub(crate) fn may_hold(&self, p: &Position) -> Result<(), Deny> {
        let (owner, kind) = self.choosing(p)?;
        if kind != Marker::Repeat {
            return Err(Deny::NotThatMarker);
        }
        if self.holds_repeat(p, owner) { Err(Deny::HandFull) } else { Ok(()) }
    }
    pub(crate) fn do_hold(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let token = p.marker.token;
        p.hand.insert(token);
        p.marker.step = MarkerStep::Finish;
        sink.tell(|| Event::Kept { token });
    }
    /// Whether a held marker may be played now: while an own marker is current, before or after it (R10, 2.5).
    fn may_play_now(&self, p: &Position) -> Result<Seat, Deny> {
        if p.top() != Frame::Marker {
            return Err(Deny::Moment);
        }
        let (owner, kind) = (self.owner(p.marker.token), self.kind(p.marker.token));
        let fits = match p.marker.step {
            MarkerStep::Choice => matches!(kind, Marker::Formation(_) | Marker::Artillery | Marker::Stuka),
            MarkerStep::After => matches!(kind, Marker::Formation(_)),
            _ => return Err(Deny::Moment),
        };
        if fits { Ok(owner) } else { Err(Deny::NotThatMarker) }
    }
    /// 5.3: a REPEAT: the one just drawn, one that must be played, or one in hand.
    pub(crate) fn may_repeat(&self, p: &Position, form: Form) -> Result<(), Deny> {
        if let Frame::MustRepeat(side) = p.top() {
            return self.may_repeat_form(p, side, form);
        }
        if let Ok((owner, Marker::Repeat)) = self.choosing(p) {
            return self.may_repeat_form(p, owner, form);
        }
        let owner = self.may_play_now(p)?;
        if !self.holds_repeat(p, owner) {
            return Err(Deny::NoRepeat);
        }
        // R10: with one of its formation markers.
        if !matches!(self.kind(p.marker.token), Marker::Formation(_)) {
            return Err(Deny::NotThatMarker);
        }
        self.may_repeat_form(p, owner, form)
    }
    pub(crate) fn do_repeat(&self, p: &mut Position, form: Form, sink: &mut impl Sink<Event>) {
        let side = self.form(form).side;
        if let Frame::MustRepeat(_) = p.top() {
            p.pop();
        } else if self.kind(p.marker.token) == Marker::Repeat {
            // The window was open when it was drawn.
            p.used.insert(p.marker.token);
            p.marker.step = MarkerStep::Finish;
            sink.tell(|| Event::Repeats { form });
            p.annulled = false;
            p.push(Frame::Play(Play::Repeat(form)));
            return;
        }
        p.marker.played = true;
        // R11: the marker of the pool first; the extra one leaves the game.
        match self.among(p.hand, side, |marker| marker == Marker::Repeat) {
            Some(token) => {
                p.hand.remove(token);
                p.used.insert(token);
            }
            None => p.extra_repeat[side.index()] = false,
        }
        sink.tell(|| Event::Repeats { form });
        p.push(Frame::Play(Play::Repeat(form)));
        self.open_annul(p, side);
    }
    /// 5.5, options 3 and 4: with an own marker, or at once with a second GENERAL.
    pub(crate) fn may_general(&self, p: &Position, remove: bool) -> Result<(), Deny> {
        let owner = match self.choosing(p) {
            Ok((owner, Marker::General)) => owner,
            _ => {
                let owner = self.may_play_now(p)?;
                if self.free_general(p, owner).is_none() {
                    return Err(Deny::NoGeneral);
                }
                owner
            }
        };
        if remove && !self.anything_to_remove(p, owner) {
            return Err(Deny::NothingToRemove);
        }
        Ok(())
    }
    fn anything_to_remove(&self, p: &Position, side: Seat) -> bool {
        !p.neutralised.and(self.sides[side.index()]).is_empty()
            || p.exhausted.iter().any(|form| self.form(form).side == side)
    }
    pub(crate) fn do_general(&self, p: &mut Position, play: Play, sink: &mut impl Sink<Event>) {
        let side = self.owner(p.marker.token);
        let drawn = self.kind(p.marker.token) == Marker::General;
        if drawn {
            p.used.insert(p.marker.token);
            p.marker.step = MarkerStep::Finish;
        } else {
            p.marker.played = true;
            if let Some(token) = self.general(p, side) {
                p.hand.remove(token);
                p.used.insert(token);
            }
        }
        sink.tell(|| Event::Generals { side, play });
        p.push(Frame::Play(play));
        p.annulled = false;
        if !drawn {
            self.open_annul(p, side);
        }
    }
    /// What a played marker does, once the enemy has not annulled it.
    pub(crate) fn run_play(&self, p: &mut Position, play: Play, sink: &mut impl Sink<Event>) {
        p.pop();
        let annulled = std::mem::take(&mut p.annulled);
        let side = self.owner(p.marker.token);
        match play {
            Play::Pair => self.run_pair(p, annulled, sink),
            _ if annulled => {}
            Play::Repeat(form) => {
                if self.may_repeat_form(p, self.form(form).side, form).is_err() {
                    return;
                }
                p.repeated.insert(form);
                if p.exhausted.has(form) {
                    // R61: only to shed its exhaustion.
                    p.exhausted.remove(form);
                    sink.tell(|| Event::Rested { form, sum: 0, done: true });
                } else {
                    self.activate(p, [form, Form::NONE], true, sink);
                }
            }
            Play::Remove => {
                p.remove = Remove { neutralised: 6, exhausted: 2, begun: false };
                p.push(Frame::Remove(side));
            }
            Play::Take => {
                let held = self.holds_repeat(p, side);
                p.extra_repeat[side.index()] = true;
                if held {
                    p.push(Frame::MustRepeat(side));
                }
            }
        }
    }
    fn run_pair(&self, p: &mut Position, annulled: bool, sink: &mut impl Sink<Event>) {
        let token = p.marker.token;
        let side = self.owner(token);
        let Some(other) = self.stored(p, side) else { return };
        p.stored.remove(other);
        if annulled {
            // R13: the new marker is executed alone, the stored one counts as skipped.
            self.put_away(p, other, true);
            self.do_activate(p, sink);
            return;
        }
        p.marker.pair = other;
        p.marker.step = MarkerStep::After;
        self.put_away(p, token, false);
        self.put_away(p, other, false);
        let forms: Vec<Form> = [other, token]
            .into_iter()
            .filter_map(|token| match self.kind(token) {
                Marker::Formation(form) if !p.ended.has(form) => Some(form),
                _ => None,
            })
            .collect();
        let guns =
            [token, other].into_iter().find(|&token| !matches!(self.kind(token), Marker::Formation(_)));
        if let Some(&first) = forms.first() {
            let second = forms.get(1).copied().unwrap_or(Form::NONE);
            self.activate(p, [first, second], false, sink);
        }
        if let Some(guns) = guns {
            self.load_guns(p, side, self.kind(guns) == Marker::Stuka);
            sink.tell(|| Event::GunsReady { token: guns });
            if forms.is_empty() {
                p.push(Frame::Guns);
            }
        }
    }
    /// Goes on where a REPEAT must be played at once.
    pub(crate) fn run_must_repeat(&self, p: &mut Position, side: Seat, sink: &mut impl Sink<Event>) {
        if self.repeat_targets(p, side).is_empty() {
            p.pop();
            match self.among(p.hand, side, |marker| marker == Marker::Repeat) {
                Some(token) => {
                    p.hand.remove(token);
                    p.used.insert(token);
                    sink.tell(|| Event::NoEffect { token });
                }
                None => p.extra_repeat[side.index()] = false,
            }
        } else {
            p.ask = Ask::Order(side);
        }
    }
    /// Nothing more is played with the marker, or nothing more taken off.
    pub(crate) fn may_done(&self, p: &Position) -> Result<(), Deny> {
        match p.top() {
            Frame::Marker if p.marker.step == MarkerStep::After => Ok(()),
            Frame::Remove(_) if p.remove.begun => Ok(()),
            Frame::Remove(_) => Err(Deny::RemoveOne),
            Frame::None if p.phase == Phase::Play && !p.opening.is_empty() => Ok(()),
            _ => Err(Deny::Moment),
        }
    }
    pub(crate) fn do_done(&self, p: &mut Position) {
        match p.top() {
            Frame::Marker => p.marker.step = MarkerStep::Finish,
            Frame::Remove(_) => {
                p.remove = Remove::NONE;
                p.pop();
            }
            // S6: what is left of the opening is given up; it comes into the cup next turn.
            _ => {
                p.used = Tokens(p.used.0 | p.opening.0);
                p.opening = Tokens::default();
            }
        }
    }
    /// 5.5: a neutralised marker comes off.
    pub(crate) fn may_steady(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        let Frame::Remove(side) = p.top() else { return Err(Deny::Moment) };
        if self.side(unit) != side {
            return Err(Deny::NotYours { unit });
        }
        if !p.neutralised.has(unit) {
            return Err(Deny::NotNeutralised { unit });
        }
        if p.remove.neutralised == 0 { Err(Deny::NotBoth) } else { Ok(()) }
    }
    /// 5.5: an exhaustion marker comes off.
    pub(crate) fn may_rest(&self, p: &Position, form: Form) -> Result<(), Deny> {
        let Frame::Remove(side) = p.top() else { return Err(Deny::Moment) };
        if self.form(form).side != side {
            return Err(Deny::NotYourFormation { form });
        }
        if !p.exhausted.has(form) {
            return Err(Deny::NotExhausted { form });
        }
        if p.remove.exhausted == 0 { Err(Deny::NotBoth) } else { Ok(()) }
    }
    pub(crate) fn do_steady(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        p.neutralised.remove(unit);
        p.remove = Remove { neutralised: p.remove.neutralised - 1, exhausted: 0, begun: true };
        sink.tell(|| Event::Rallied { unit, sum: 0, done: true });
    }
    pub(crate) fn do_rest(&self, p: &mut Position, form: Form, sink: &mut impl Sink<Event>) {
        p.exhausted.remove(form);
        p.remove = Remove { neutralised: 0, exhausted: p.remove.exhausted - 1, begun: true };
        sink.tell(|| Event::Rested { form, sum: 0, done: true });
    }
    /// Goes on with taking markers off: over when none is left.
    pub(crate) fn run_remove(&self, p: &mut Position, side: Seat) {
        let units = p.remove.neutralised > 0 && !p.neutralised.and(self.sides[side.index()]).is_empty();
        let forms = p.remove.exhausted > 0 && p.exhausted.iter().any(|form| self.form(form).side == side);
        if units || forms {
            p.ask = Ask::Order(side);
        } else {
            p.remove = Remove::NONE;
            p.pop();
        }
    }
    /// 5.5: the enemy announces that they annul.
    pub(crate) fn do_annul(&self, p: &mut Position, side: Seat, sink: &mut impl Sink<Event>) {
        p.pop();
        if let Some(token) = self.free_general(p, side) {
            p.hand.remove(token);
            p.used.insert(token);
        }
        sink.tell(|| Event::Annuls { side });
        p.push(Frame::Roll(Purpose::Annul));
    }
    /// 5.5: one die: 1 to 3 annuls.
    pub(crate) fn annul_fallen(&self, p: &mut Position, die: u8, sink: &mut impl Sink<Event>) {
        p.annulled = die as i8 <= self.values.annul;
        let done = p.annulled;
        sink.tell(|| Event::Annulled { die, done });
    }
}
